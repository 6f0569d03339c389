#include "games/tower/tower.h"
#include "core/pieces.h"
#include "judge/case.h"
#include <stdlib.h>

rv_towers *rv_towers_of(const rv_game *g) {
    return g->states[RV_MODULE_TOWER];
}

static rv_site *site_of(const rv_game *g, int placed) {
    return &rv_towers_of(g)->sites[placed];
}

bool rv_has_foundation(const rv_game *g, int placed) {
    return g->placed[placed].tile->marks >> RV_M_FOUNDATION & 1;
}

/* ---- building ------------------------------------------------------------------------------ */

int rv_may_build(const rv_game *g, int player, int placed) {
    if (!rv_has_foundation(g, placed))
        return RV_D_NO_FOUNDATION; /* T-6 */
    if (site_of(g, placed)->top || site_of(g, placed)->closed)
        return RV_D_TOWER_CLOSED;                                                   /* T-29, T-31 */
    return g->seats[player].pieces[RV_P_TOWER] > 0 ? RV_NONE : RV_D_NO_TOWER_PIECE; /* T-8 */
}

/* ---- telling ---- */

static const char *cell_of(rv_game *g, int placed) {
    return rv_cell_name(g, g->arena, g->placed[placed].x, g->placed[placed].y);
}

/* "tower@1,0" */
static const char *tower_name(rv_game *g, int placed) {
    return rv_printf(g->arena, "tower@%s", cell_of(g, placed));
}

static void tell_tower(rv_game *g, int player, int placed, const char *kind, int law,
                       const char *what) {
    if (rv_listened(g))
        rv_tell_action(g, player, kind, tower_name(g, placed), law,
                       rv_printf(g->arena, "%s at %s", what, cell_of(g, placed)));
}

/* Of somebody who has none it is accepted, or not: then there were more than it seemed. */
void rv_build(rv_game *g, int player, int placed) {
    rv_site *s = site_of(g, placed);
    RV_SET(g, s->height, (uint8_t)(s->height + 1));
    rv_spend_piece(g, player, RV_P_TOWER);
    if (rv_listened(g))
        tell_tower(g, player, placed, "tower", RV_L_BUILD,
                   rv_printf(g->arena, "places piece %d on the tower", s->height));
}

int rv_may_top(const rv_game *g, int player, int placed, int figure) {
    if (!rv_has_foundation(g, placed) || !site_of(g, placed)->height)
        return RV_D_EMPTY_TOWER; /* T-9 */
    if (site_of(g, placed)->top || site_of(g, placed)->closed)
        return RV_D_TOWER_CLOSED; /* T-36, T-31 */
    return g->seats[player].supply[figure] > 0 ? RV_NONE : RV_D_NO_FOLLOWER;
}

/* He stays unless he is captured (T-30); after that the tower is open again, or not (T-31). */
void rv_top(rv_game *g, int player, int placed, int figure) {
    rv_site *s = site_of(g, placed);
    int16_t *supply = &g->seats[player].supply[figure];
    RV_SET(g, s->top, rv_piece_of(player, figure));
    RV_SET(g, *supply, (int16_t)(*supply - 1));
    if (g->option[RV_O_TOWER_REOPENS] == RV_V_NO)
        RV_SET(g, s->closed, 1);
    tell_tower(g, player, placed, "top", RV_L_TOP,
               figure ? "puts a large follower on top of the tower"
                      : "puts a follower on top of the tower");
}

/* ---- range --------------------------------------------------------------------------------- */

typedef struct way {
    int dx, dy;
} way;

static way way_to(const rv_game *g, int placed, int pos) {
    const rv_placed *p = &g->placed[placed];
    return (way){pos % g->width + g->x0 - p->x, pos / g->width + g->y0 - p->y};
}

static int steps_of(way w) {
    return abs(w.dx) + abs(w.dy);
}

/* T-15, T-48: tiles lie all the way, on one of the shortest ways at least; in a straight line there
 * is but one. */
static bool is_paved(const rv_game *g, int at, way w) {
    int x = (w.dx > 0) - (w.dx < 0), y = (w.dy > 0) - (w.dy < 0);
    if (rv_placed_at(g, at) == RV_NONE)
        return false;
    if (!x && !y)
        return true;
    return (x && is_paved(g, at + x, (way){w.dx - x, w.dy})) ||
           (y && is_paved(g, at + y * g->width, (way){w.dx, w.dy - y}));
}

/* Which of the rules says how far a tower reaches towards a cell. */
typedef enum bound { BY_HEIGHT, NO_DIAGONALS, BY_GAP, BY_OFFSET, BY_STEPS } bound;

static bound bound_of(const rv_game *g, int placed, int pos, int range) {
    way w = way_to(g, placed, pos);
    bool straight = !w.dx || !w.dy;
    if (!straight && g->option[RV_O_RANGE_METRIC] == RV_V_CROSS)
        return NO_DIAGONALS; /* T-17 */
    if (g->option[RV_O_GAP_BLOCKS] == RV_V_YES && steps_of(w) <= range &&
        !is_paved(g, g->placed[placed].pos, w))
        return BY_GAP; /* T-48 */
    if (g->option[RV_O_RANGE_OFFSET])
        return BY_OFFSET;                   /* T-50 */
    return straight ? BY_HEIGHT : BY_STEPS; /* T-14, T-51 */
}

static int by_height(const rv_game *g, int placed) {
    return site_of(g, placed)->height - (g->option[RV_O_RANGE_OFFSET] != 0); /* T-14, T-50 */
}

static int range_by_rules(const rv_game *g, int placed, int pos) {
    int range = by_height(g, placed);
    bound b = bound_of(g, placed, pos, range);
    return b == NO_DIAGONALS || b == BY_GAP ? 0 : range;
}

/* House rules may make it less than none. `account` may be NULL. */
static int range_of(rv_game *g, int placed, int pos, rv_account *account) {
    int range = range_by_rules(g, placed, pos);
    return rv_hook_tower_range(g, g->placed[placed].pos, pos, range, account);
}

bool rv_tower_reaches(rv_game *g, int placed, int pos) {
    return steps_of(way_to(g, placed, pos)) <= range_of(g, placed, pos, NULL);
}

rv_range rv_tower_range(rv_game *g, rv_arena *a, int placed, int pos) {
    static const int options[] = {[BY_HEIGHT] = RV_NONE,
                                  [NO_DIAGONALS] = RV_O_RANGE_METRIC,
                                  [BY_GAP] = RV_O_GAP_BLOCKS,
                                  [BY_OFFSET] = RV_O_RANGE_OFFSET,
                                  [BY_STEPS] = RV_O_RANGE_METRIC};
    rv_account account = {.note = {.arena = a}};
    bound b = bound_of(g, placed, pos, by_height(g, placed));
    int range = range_of(g, placed, pos, &account);
    rv_range out = {.words = rv_plural(a, range > 0 ? range : 0, "step"),
                    .steps = steps_of(way_to(g, placed, pos)),
                    .aside = b == NO_DIAGONALS ? ", not in a straight line"
                             : b == BY_GAP     ? ", across a gap"
                                               : "",
                    .option = options[b]};
    out.reaches = out.steps <= range;
    out.rule = b == BY_HEIGHT      ? rv_law_rule(g, RV_D_OUT_OF_RANGE)
               : b == NO_DIAGONALS ? rv_law_rule(g, RV_L_NO_DIAGONALS)
                                   : g->rs->options[out.option].rule;
    if (!account.n || (range <= 0 && account.list[0].from <= 0))
        return out;
    out.words = rv_printf(a, "%s (%s)", out.words, rv_buf_text(&account.note));
    out.aside = "";
    const char *replaced = rv_hook_rule_of(g, account.list[account.n - 1].script);
    out.rule = *replaced ? replaced : rv_law_rule(g, RV_D_OUT_OF_RANGE);
    out.option = RV_NONE;
    return out;
}

/* ---- capture ------------------------------------------------------------------------------- */

int rv_captives_on(const rv_game *g, int placed, rv_captive out[RV_TILE_REGIONS + 1]) {
    const rv_placed *p = &g->placed[placed];
    uint8_t top = site_of(g, placed)->top;
    int n = 0;
    for (int r = 0; r < p->tile->nregions; r++)
        if (g->nodes[rv_node_of(p, r)].piece)
            out[n++] = (rv_captive){rv_node_of(p, r), placed, g->nodes[rv_node_of(p, r)].piece};
    if (top)
        out[n++] = (rv_captive){RV_NONE, placed, top};
    return n;
}

/* House rules that change the range are asked about those who stand somewhere only. */
int rv_captives_near(rv_game *g, int tower, int placed, rv_captive out[RV_TILE_REGIONS + 1]) {
    bool far =
        !rv_hooked(g, RV_HOOK_tower_range) && !rv_tower_reaches(g, tower, g->placed[placed].pos);
    return far ? 0 : rv_captives_on(g, placed, out);
}

/* Whatever his figure (T-21), and however high the tower is on which or beside which he stands
 * (T-16). */
int rv_may_capture(rv_game *g, int player, int tower, const rv_captive *c) {
    if (!rv_tower_reaches(g, tower, g->placed[c->placed].pos))
        return RV_D_OUT_OF_RANGE; /* T-14 */
    if (rv_piece_player(c->piece) == player && g->option[RV_O_CAPTURE_OWN] == RV_V_NO)
        return RV_D_OWN_FOLLOWER; /* T-19 */
    if (c->node == RV_NONE && g->option[RV_O_TOWER_TOP_CAPTURABLE] == RV_V_NO)
        return RV_D_TOP_SAFE; /* T-32 */
    int shield = c->node == RV_NONE ? RV_NONE : rv_step_shield(g, c->node);
    if (shield != RV_NONE)
        return shield; /* B-50 */
    return rv_hook_may_capture(g, player, g->placed[c->placed].pos, c->node) ? RV_NONE
                                                                             : RV_D_HOUSE_RULE;
}

/* "takes a knight of B at 1,2 prisoner" */
static void tell_capture(rv_game *g, int player, const rv_captive *c) {
    int owner = rv_piece_player(c->piece);
    bool own = owner == player;
    const char *role =
        c->node == RV_NONE ? "follower on top of the tower" : rv_kind_of(g, c->node)->role;
    const char *feature = c->node == RV_NONE ? tower_name(g, c->placed)
                                             : rv_feature_name(g, g->arena, rv_root(g, c->node));
    rv_tell_action(g, player, "capture", feature, own ? RV_L_CAPTURE_OWN : RV_L_CAPTURE,
                   rv_printf(g->arena, "takes %s %s%s at %s %s",
                             own ? "his own" : rv_printf(g->arena, "%s's", rv_hook_label(g, owner)),
                             rv_piece_figure(c->piece) ? "large " : "", role, cell_of(g, c->placed),
                             own ? "home" : "prisoner"));
}

/* T-19, T-20: one's own goes home; another's is kept. What he leaves may be claimed (T-28). */
void rv_capture(rv_game *g, int player, const rv_captive *c) {
    int owner = rv_piece_player(c->piece), figure = rv_piece_figure(c->piece);
    if (rv_listened(g))
        tell_capture(g, player, c);
    if (c->node != RV_NONE)
        rv_lift(g, c->node);
    else
        RV_SET(g, site_of(g, c->placed)->top, 0);
    if (owner == player) {
        rv_send_home(g, c->piece);
        return;
    }
    uint8_t *held = &rv_towers_of(g)->prisoners[player][owner][figure];
    RV_SET(g, *held, (uint8_t)(*held + 1));
}

/* ---- prisoners ----------------------------------------------------------------------------- */

int rv_prisoners(const rv_game *g, int captor, int owner) {
    int n = 0;
    for (int f = 0; f < RV_F_COUNT; f++)
        n += rv_towers_of(g)->prisoners[captor][owner][f];
    return n;
}

int rv_prisoner_figure(const rv_game *g, int captor, int owner) {
    for (int f = 0; f < RV_F_COUNT; f++)
        if (rv_towers_of(g)->prisoners[captor][owner][f])
            return f;
    return RV_NONE;
}

/* T-47: into the supply, at once. */
static void set_free(rv_game *g, int captor, int owner, int figure) {
    uint8_t *held = &rv_towers_of(g)->prisoners[captor][owner][figure];
    int16_t *supply = &g->seats[owner].supply[figure];
    RV_SET(g, *held, (uint8_t)(*held - 1));
    RV_SET(g, *supply, (int16_t)(*supply + 1));
}

bool rv_exchange_due(const rv_game *g, int player, int other) {
    return rv_prisoners(g, player, other) > 0 && rv_prisoners(g, other, player) > 0;
}

bool rv_exchange_choice(const rv_game *g, int player, int other) {
    int figures = 0;
    for (int f = 0; f < RV_F_COUNT; f++)
        figures += rv_towers_of(g)->prisoners[other][player][f] > 0;
    return figures > 1;
}

void rv_exchange(rv_game *g, int player, int other, int mine, int theirs) {
    set_free(g, other, player, mine);
    set_free(g, player, other, theirs);
    if (rv_listened(g))
        rv_tell_action(g, player, "exchange", "", RV_L_EXCHANGE,
                       rv_printf(g->arena, "and %s exchange prisoners: a %s of %s, a %s of %s",
                                 rv_hook_label(g, other), rv_figure_words(mine),
                                 rv_hook_label(g, player), rv_figure_words(theirs),
                                 rv_hook_label(g, other)));
}

int rv_ransom_figure(const rv_game *g, int player, int captor, int figure) {
    if (figure == RV_NONE)
        figure = rv_prisoner_figure(g, captor, player);
    return figure == RV_NONE ? RV_F_SMALL : figure;
}

bool rv_is_prisoner(const rv_game *g, int captor, int owner, int figure) {
    return captor != owner && rv_towers_of(g)->prisoners[captor][owner][figure];
}

int rv_may_ransom(rv_game *g, int player, int captor, int figure) {
    const rv_towers *t = rv_towers_of(g);
    if (g->option[RV_O_RANSOM] == RV_V_NO)
        return RV_D_RANSOM_OFF; /* T-49 */
    if (t->ransomed)
        return RV_D_RANSOM_TWICE; /* T-41 */
    if (!rv_is_prisoner(g, captor, player, figure))
        return RV_D_NO_PRISONER; /* T-45 */
    if (g->option[RV_O_RANSOM_NEEDS_POINTS] == RV_V_YES && g->seats[player].score < RV_RANSOM)
        return RV_D_RANSOM_POINTS; /* T-43 */
    return rv_hook_may_ransom(g, player, captor) ? RV_NONE : RV_D_HOUSE_RULE;
}

static void pay(rv_game *g, int player, int points, const char *note) {
    rv_account room, *account = rv_account_open(g, &room, note);
    rv_gain(g, player, points);
    rv_tell_plain(g, player, "ransom", 0, points, rv_law_rule(g, RV_L_RANSOM_PAID), account);
}

void rv_ransom(rv_game *g, int player, int captor, int figure) {
    bool told = rv_listened(g);
    set_free(g, captor, player, figure);
    pay(g, player, -RV_RANSOM,
        told ? rv_printf(g->arena, "buys a %s back from %s", rv_figure_words(figure),
                         rv_hook_label(g, captor))
             : "");
    pay(g, captor, RV_RANSOM,
        told ? rv_printf(g->arena, "for a %s of %s", rv_figure_words(figure),
                         rv_hook_label(g, player))
             : "");
    RV_SET(g, rv_towers_of(g)->ransomed, true);
}

/* ---- the module ---------------------------------------------------------------------------- */

static void begin(rv_game *g) {
    rv_towers_of(g)->sites = RV_NEWS(g->arena, rv_site, g->cap_placed);
}

/* T-41: the second part of a double turn is the same turn. */
static void turn_over(rv_game *g) {
    rv_towers *t = rv_towers_of(g);
    if (t->ransomed && !g->extra)
        RV_SET(g, t->ransomed, false);
}

const rv_module rv_tower_module = {
    .name = "tower",
    .state_size = sizeof(rv_towers),
    .keys = rv_tower_keys,
    .begin = begin,
    .turn_over = turn_over,
    .before_turn = rv_tower_before_turn,
    .before_scoring = rv_tower_before_scoring,
    .after_scoring = rv_tower_after_scoring,
    .why_turn = rv_tower_why_turn,
    .why_before = rv_tower_why_before,
    .why_after = rv_tower_why_after,
    .set_position = rv_tower_set_position,
    .standing = rv_tower_standing,
    .ransoms = rv_tower_ransoms,
    .list_actions = rv_tower_list_actions,
    .show = rv_tower_show,
    .show_tile = rv_tower_show_tile,
    .sim_turn = rv_tower_sim_turn,
    .sim_action = rv_tower_sim_action,
};
