/* tower.c - the rules of The Tower: pieces and followers on foundations, how far a tower reaches,
 * prisoners, exchange and ransom (T-6 … T-51).
 *
 * The state is a site for each tile that lies (rv_site: height, who stands on top) and a count of
 * prisoners by captor, owner and figure. Conditions take a case and tell their words to it, or NULL
 * in random play; record_tower.c has the keys that call them.
 */
#include "games/tower/tower.h"
#include "core/pieces.h"
#include "judge/replay.h"
#include "lua/script_lua.h"
#include "record/form.h"
#include "ruleset/ruleset_check.h"
#include <stdio.h>
#include <stdlib.h>

/* The values of options, in the order of tower.def. */
enum { RV_V_OWNER, RV_V_CAPTOR };
enum { RV_V_CROSS, RV_V_MANHATTAN };

rv_towers *rv_towers_of(const rv_game *g) {
    return g->modules.state[RV_MODULE_TOWER];
}

static rv_site *site_of(const rv_game *g, int placed) {
    return &rv_towers_of(g)->sites[placed];
}

static const char *cell_of(const rv_game *g, int placed) {
    return rv_cell_at(g, g->arena, g->board.placed[placed].pos);
}

static const char *spot_name(const rv_game *g, const rv_value *s) {
    return rv_cell_name(g, g->arena, s->at.x, s->at.y);
}

/* ---- building ------------------------------------------------------------------------------ */

/* A follower who stands on top closes the tower to a piece (T-29) and to another (T-36); one who
 * stood there may have closed it for good (T-31). */
static bool is_open(rv_case *c, const rv_game *g, int placed, int cite) {
    const rv_site *s = site_of(g, placed);
    bool open = !s->top && !s->closed;
    bool goes_on = rv_require(
        c, RV_D_TOWER_CLOSED, open, ("nobody stands on top at %s", cell_of(g, placed)),
        (cell_of(g, placed), s->top ? rv_printf(g->arena, "a follower of %s stands on top",
                                                rv_hook_label(g, rv_piece_player(s->top)))
                                    : "a follower stood on top"));
    if (c && !open)
        rv_rests_on(c, s->top ? rv_cited_rule(g, cite) : g->rs->options[RV_O_TOWER_REOPENS].rule,
                    s->top ? RV_NONE : RV_O_TOWER_REOPENS);
    return goes_on;
}

bool rv_tower_may_build(rv_case *c, const rv_game *g, int player, int placed) {
    bool there = rv_has_foundation(g, placed);
    return rv_require(c, RV_D_NO_FOUNDATION, there, /* T-6 */
                      ("tile %s at %s shows a foundation", g->board.placed[placed].tile->id,
                       cell_of(g, placed)),
                      (spot_name(g, rv_value_beside(c->play.entry, "tower")))) &&
           (!there || is_open(c, g, placed, RV_D_TOWER_CLOSED)) &&
           rv_has_piece(c, g, player, rv_tower_piece(g), RV_D_NO_TOWER_PIECE,
                        "tower piece"); /* T-8 */
}

/* ---- telling ---- */

static rv_about about_tower(const rv_board *b, int placed) {
    return (rv_about){RV_NONE, "tower", b->placed[placed].pos};
}

static void tell_tower(rv_game *g, int player, int placed, const char *kind, int cite,
                       const char *what) {
    rv_tell_action(g, player, kind, about_tower(&g->board, placed), cite, "%s at %s", what,
                   cell_of(g, placed));
}

/* A player without pieces may build if that is accepted, or if the number in a position was wrong.
 */
void rv_tower_build(rv_game *g, int player, int placed) {
    rv_site *s = site_of(g, placed);
    RV_SET(g, s->height, (uint16_t)(s->height + 1));
    rv_spend_piece(g, player, rv_tower_piece(g));
    if (rv_listened(g))
        tell_tower(g, player, placed, "tower", RV_C_BUILD,
                   rv_printf(g->arena, "places piece %d on the tower", s->height));
}

/* "a follower" */
static const char *one_of(const rv_game *g, int figure) {
    const char *one = g->rs->figures[figure].one;
    return rv_printf(g->arena, "%s %s", rv_article(one), one);
}

bool rv_tower_may_top(rv_case *c, const rv_game *g, int player, int placed, int figure) {
    bool there = rv_has_foundation(g, placed);
    int height = there ? site_of(g, placed)->height : 0;
    return rv_require(
               c, RV_D_EMPTY_TOWER, height > 0, /* T-9 */
               ("the tower at %s has %s", cell_of(g, placed), rv_plural(g->arena, height, "piece")),
               (spot_name(g, rv_value_beside(c->play.entry, "top")))) &&
           (!there || is_open(c, g, placed, RV_C_TOP_ALONE)) &&
           (rv_tower_takes(g, figure) ||
            rv_fails_by(c, RV_O_CAPTURE_BUILDER_PIG, RV_D_NO_FOLLOWER_TOP, /* T-33, M-63 */
                        (g->rs->figures[figure].one))) &&
           (!g->rs->figures[figure].on ||
            rv_fails(c, RV_D_NOT_ON_TOP, (g->rs->figures[figure].one))) && /* T-34 */
           rv_has_follower(c, g, player, figure);
}

/* He stays unless he is captured (T-30); after that the tower is open again, or not (T-31). */
void rv_tower_top(rv_game *g, int player, int placed, int figure) {
    rv_site *s = site_of(g, placed);
    int16_t *supply = &g->seats[player].supply[figure];
    RV_SET(g, s->top, rv_piece_of(player, figure));
    RV_SET(g, *supply, (int16_t)(*supply - 1));
    if (g->option[RV_O_TOWER_REOPENS] == RV_V_NO)
        RV_SET(g, s->closed, 1);
    tell_tower(g, player, placed, "top", RV_C_TOP,
               rv_printf(g->arena, "puts %s on top of the tower", one_of(g, figure)));
}

/* ---- range --------------------------------------------------------------------------------- */

typedef struct way {
    int dx, dy;
} way;

static way way_to(const rv_board *b, int placed, int pos) {
    const rv_placed *p = &b->placed[placed];
    return (way){rv_pos_x(b, pos) - p->x, rv_pos_y(b, pos) - p->y};
}

static int steps_of(way w) {
    return abs(w.dx) + abs(w.dy);
}

/* T-15, T-48: tiles lie all the way, on one of the shortest ways at least; in a straight line there
 * is but one. A tile that was tried before led nowhere; each is stamped, so that it is tried once.
 */
static bool is_paved(rv_game *g, int at, way w) {
    int x = (w.dx > 0) - (w.dx < 0), y = (w.dy > 0) - (w.dy < 0),
        placed = rv_placed_at(&g->board, at);
    if (placed == RV_NONE || g->scratch.stamps[placed] == g->scratch.stamp)
        return false;
    g->scratch.stamps[placed] = g->scratch.stamp;
    return (!x && !y) || (x && is_paved(g, at + x, (way){w.dx - x, w.dy})) ||
           (y && is_paved(g, at + y * g->board.width, (way){w.dx, w.dy - y}));
}

/* Which of the rules says how far a tower reaches towards a cell. */
typedef enum bound { BY_HEIGHT, NO_DIAGONALS, BY_GAP, BY_OFFSET, BY_STEPS } bound;

static bound bound_of(rv_game *g, int placed, int pos, int range) {
    way w = way_to(&g->board, placed, pos);
    bool straight = !w.dx || !w.dy;
    if (!straight && g->option[RV_O_RANGE_METRIC] == RV_V_CROSS)
        return NO_DIAGONALS; /* T-17 */
    if (g->option[RV_O_GAP_BLOCKS] == RV_V_YES && steps_of(w) <= range) {
        g->scratch.stamp++;
        if (!is_paved(g, g->board.placed[placed].pos, w))
            return BY_GAP; /* T-48 */
    }
    if (g->option[RV_O_RANGE_OFFSET])
        return BY_OFFSET;                   /* T-50 */
    return straight ? BY_HEIGHT : BY_STEPS; /* T-14, T-51 */
}

static int by_height(const rv_game *g, int placed) {
    return site_of(g, placed)->height - (g->option[RV_O_RANGE_OFFSET] != 0); /* T-14, T-50 */
}

/* House rules may make it less than none. `account` may be NULL. */
static int range_of(rv_game *g, int placed, int pos, rv_account *account) {
    int range = by_height(g, placed);
    bound b = bound_of(g, placed, pos, range);
    range = b == NO_DIAGONALS || b == BY_GAP ? 0 : range;
    return rv_hooked(g, RV_HOOK_tower_range)
               ? rv_run_value(g, RV_HOOK_tower_range,
                              &(const rv_given){.from = g->board.placed[placed].pos, .pos = pos},
                              range, account)
               : range;
}

bool rv_tower_reaches(rv_game *g, int placed, int pos) {
    return steps_of(way_to(&g->board, placed, pos)) <= range_of(g, placed, pos, NULL);
}

static rv_range range_words(rv_game *g, rv_arena *a, int placed, int pos) {
    static const int options[] = {[BY_HEIGHT] = RV_NONE,
                                  [NO_DIAGONALS] = RV_O_RANGE_METRIC,
                                  [BY_GAP] = RV_O_GAP_BLOCKS,
                                  [BY_OFFSET] = RV_O_RANGE_OFFSET,
                                  [BY_STEPS] = RV_O_RANGE_METRIC};
    rv_account account = {.note = {.arena = a}};
    bound b = bound_of(g, placed, pos, by_height(g, placed));
    int range = range_of(g, placed, pos, &account);
    bool across = b == NO_DIAGONALS;
    rv_range out = {.words = across ? "no tile" : rv_plural(a, range > 0 ? range : 0, "step"),
                    .steps = steps_of(way_to(&g->board, placed, pos)),
                    .aside = b == NO_DIAGONALS ? ", not in a straight line"
                             : b == BY_GAP     ? ", across a gap"
                                               : "",
                    .option = options[b]};
    out.reaches = out.steps <= range;
    out.away = across ? "not in a straight line with it"
                      : rv_printf(a, "%s away%s", rv_plural(a, out.steps, "step"), out.aside);
    out.rule = b == BY_HEIGHT      ? rv_cited_rule(g, RV_D_OUT_OF_RANGE)
               : b == NO_DIAGONALS ? rv_cited_rule(g, RV_C_NO_DIAGONALS)
                                   : g->rs->options[out.option].rule;
    if (!account.n || (range <= 0 && account.list[0].from <= 0))
        return out;
    out.words = rv_printf(a, "%s (%s)", rv_plural(a, range > 0 ? range : 0, "step"),
                          rv_buf_text(&account.note));
    out.aside = "";
    out.away = rv_printf(a, "%s away", rv_plural(a, out.steps, "step"));
    const char *replaced = g->scripts.house->rule_of(g, account.list[account.n - 1].script);
    out.rule = *replaced ? replaced : rv_cited_rule(g, RV_D_OUT_OF_RANGE);
    out.option = RV_NONE;
    return out;
}

/* ---- capture ------------------------------------------------------------------------------- */

int rv_tower_captives_on(const rv_game *g, int placed, rv_captive out[RV_TILE_REGIONS + 1]) {
    const rv_placed *p = &g->board.placed[placed];
    uint8_t top = site_of(g, placed)->top;
    int n = 0;
    for (int r = 0; r < p->tile->nregions; r++)
        if (g->board.nodes[rv_node_of(p, r)].piece)
            out[n++] =
                (rv_captive){rv_node_of(p, r), placed, g->board.nodes[rv_node_of(p, r)].piece};
    if (top)
        out[n++] = (rv_captive){RV_NONE, placed, top};
    return n;
}

/* House rules that change the range are asked about those who stand somewhere only; without them a
 * tile that is farther away than the tower is high need not be looked at. */
int rv_tower_captives_near(rv_game *g, int tower, int placed, rv_captive out[RV_TILE_REGIONS + 1]) {
    int pos = g->board.placed[placed].pos;
    bool far = !rv_hooked(g, RV_HOOK_tower_range) &&
               (steps_of(way_to(&g->board, tower, pos)) > by_height(g, tower) ||
                !rv_tower_reaches(g, tower, pos));
    return far ? 0 : rv_tower_captives_on(g, placed, out);
}

/* The tower as it is with the new piece (T-14). */
static bool is_in_range(rv_case *c, rv_game *g, int tower, int placed) {
    int pos = g->board.placed[placed].pos;
    bool reaches = rv_tower_reaches(g, tower, pos);
    if (!c || (reaches && !rv_explains(c)))
        return reaches;
    rv_arena *a = g->arena;
    const rv_range r = range_words(g, a, tower, pos);
    const way w = way_to(&g->board, tower, pos);
    const char *to = w.dx && w.dy ? "away"
                     : w.dx > 0   ? "to the east"
                     : w.dx < 0   ? "to the west"
                     : w.dy > 0   ? "to the north"
                                  : "to the south";
    const char *where = !r.steps
                            ? "the tower's own tile"
                            : rv_printf(a, "%s %s%s", rv_plural(a, r.steps, "step"), to, r.aside);
    bool goes_on = rv_require(c, RV_D_OUT_OF_RANGE, reaches,
                              ("the tower, now %s high, reaches %s towards %s: %s",
                               rv_plural(a, site_of(g, tower)->height, "piece"), r.words,
                               cell_of(g, placed), where),
                              (cell_of(g, tower), r.words, cell_of(g, placed), r.away));
    rv_rests_on(c, r.rule, r.option);
    return goes_on;
}

/* Whatever his figure (T-21), and however high the tower is on which or beside which he stands
 * (T-16). */
bool rv_tower_may_capture(rv_case *c, rv_game *g, int player, int tower,
                          const rv_captive *captive) {
    int placed = captive->placed, figure = rv_piece_figure(captive->piece);
    return (rv_tower_takes(g, figure) ||
            rv_fails_by(c, RV_O_CAPTURE_BUILDER_PIG, RV_D_NO_FOLLOWER_TAKEN, /* T-22, M-61 */
                        (g->rs->figures[figure].one))) &&
           is_in_range(c, g, tower, placed) &&
           (rv_piece_player(captive->piece) != player ||
            rv_require_by(c, RV_O_CAPTURE_OWN, RV_D_OWN_FOLLOWER, /* T-19 */
                          g->option[RV_O_CAPTURE_OWN] == RV_V_YES,
                          ("a player may take his own follower home"),
                          (rv_hook_label(g, player)))) &&
           (captive->node != RV_NONE ||
            rv_require_by(c, RV_O_TOWER_TOP_CAPTURABLE, RV_D_TOP_SAFE, /* T-32 */
                          g->option[RV_O_TOWER_TOP_CAPTURABLE] == RV_V_YES,
                          ("a follower on top of a tower can be captured"),
                          (cell_of(g, placed)))) &&
           (captive->node == RV_NONE || !g->board.nodes[rv_root(&g->board, captive->node)].kept ||
            rv_fails(c, g->terms.kept_cite, (cell_of(g, placed)))) && /* B-50 */
           (RV_HOUSE_LETS(g, may_capture, .player = player, .pos = g->board.placed[placed].pos,
                          .root = captive->node == RV_NONE ? RV_NONE
                                                           : rv_root(&g->board, captive->node)) ||
            rv_house_rule_fails(c));
}

/* "takes a knight of B at 1,2 prisoner" */
static void tell_capture(rv_game *g, int player, const rv_captive *c) {
    int owner = rv_piece_player(c->piece);
    bool own = owner == player;
    const char *role = c->node == RV_NONE ? "follower on top of the tower"
                                          : rv_figure_role(g->rs, rv_piece_figure(c->piece),
                                                           g->board.nodes[c->node].kind);
    const rv_figure_row *f = &g->rs->figures[rv_piece_figure(c->piece)];
    rv_about about =
        c->node == RV_NONE ? about_tower(&g->board, c->placed) : (rv_about){.node = c->node};
    rv_tell_action(g, player, "capture", about, own ? RV_C_CAPTURE_OWN : RV_C_CAPTURE,
                   "takes %s %s at %s %s",
                   own ? "his own" : rv_printf(g->arena, "%s's", rv_hook_label(g, owner)),
                   *role ? rv_printf(g->arena, "%s%s", f->before, role) : f->one,
                   cell_of(g, c->placed), own ? "home" : "prisoner");
}

/* T-19, T-20: one's own goes home; another's is kept. What he leaves may be claimed (T-28), and who
 * had joined him alone goes home (T-23, M-58, M-59). */
void rv_tower_capture(rv_game *g, int player, const rv_captive *c) {
    int owner = rv_piece_player(c->piece), figure = rv_piece_figure(c->piece);
    if (rv_listened(g))
        tell_capture(g, player, c);
    RV_SET(g, rv_towers_of(g)->back, RV_NONE);
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

int rv_tower_prisoners(const rv_game *g, int captor, int owner) {
    int n = 0;
    for (int f = 0; f < g->rs->nfigures; f++)
        n += rv_towers_of(g)->prisoners[captor][owner][f];
    return n;
}

int rv_tower_prisoner_figure(const rv_game *g, int captor, int owner) {
    for (int f = 0; f < g->rs->nfigures; f++)
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

bool rv_tower_exchange_due(const rv_game *g, int player, int other) {
    return rv_tower_prisoners(g, player, other) > 0 && rv_tower_prisoners(g, other, player) > 0;
}

bool rv_tower_exchange_choice(const rv_game *g, int player, int other) {
    int figures = 0;
    for (int f = 0; f < g->rs->nfigures; f++)
        figures += rv_towers_of(g)->prisoners[other][player][f] > 0;
    return figures > 1;
}

int rv_tower_exchange_chooser(const rv_game *g, int player, int other) {
    return g->option[RV_O_EXCHANGE_CHOICE] == RV_V_CAPTOR ? other : player;
}

void rv_tower_exchange(rv_game *g, int player, int other, int mine, int theirs) {
    set_free(g, other, player, mine);
    set_free(g, player, other, theirs);
    RV_SET(g, rv_towers_of(g)->back, (int16_t)mine);
    rv_tell_action(g, player, "exchange", RV_ABOUT_NOTHING, RV_C_EXCHANGE,
                   "and %s exchange prisoners: %s of %s, %s of %s", rv_hook_label(g, other),
                   one_of(g, mine), rv_hook_label(g, player), one_of(g, theirs),
                   rv_hook_label(g, other));
}

int rv_tower_ransom_figure(const rv_game *g, int player, int captor, int figure) {
    if (figure == RV_NONE)
        figure = rv_tower_prisoner_figure(g, captor, player);
    return figure == RV_NONE ? RV_F_SMALL : figure;
}

bool rv_tower_is_prisoner(const rv_game *g, int captor, int owner, int figure) {
    return captor != owner && rv_towers_of(g)->prisoners[captor][owner][figure];
}

/* T-45. What could not be paid for at first was there then: only an exchange (T-37) has taken it
 * away since. */
static bool is_held(rv_case *c, rv_game *g, const rv_ransom *r) {
    bool held = rv_tower_is_prisoner(g, r->captor, r->player, r->figure);
    bool goes_on =
        rv_require(c, RV_D_NO_PRISONER, held,
                   ("%s holds a %s of %s", rv_hook_label(g, r->captor),
                    rv_figure_said(g, r->figure), rv_hook_label(g, r->player)),
                   (rv_hook_label(g, r->captor),
                    r->said->figure == RV_NONE ? g->rs->figures[RV_F_SMALL].one
                                               : rv_figure_said(g, r->said->figure),
                    rv_hook_label(g, r->player),
                    r->said->later ? rv_printf(g->arena,
                                               " any more: it was exchanged in this turn, and with "
                                               "%s it could not be bought back before",
                                               rv_plural(g->arena, r->said->had, "point"))
                                   : ""));
    if (c && !held && r->said->later)
        rv_rests_on(c, rv_cited_rule(g, RV_D_RANSOM_POINTS), RV_O_RANSOM_NEEDS_POINTS);
    return goes_on;
}

bool rv_tower_may_free(rv_case *c, rv_game *g, const rv_ransom *r) {
    return (g->option[RV_O_RANSOM] != RV_V_NO ||
            rv_fails_by(c, RV_O_RANSOM, RV_D_RANSOM_OFF, (""))) && /* T-49 */
           rv_needs(c, RV_D_RANSOM_TWICE,
                    !(g->turn.once >> RV_MODULE_TOWER & 1), /* T-41, M-57, M-84 */
                    ("no ransom has been paid in this turn yet"), (rv_hook_label(g, r->player))) &&
           is_held(c, g, r);
}

bool rv_tower_can_pay(rv_case *c, rv_game *g, int player) {
    int score = g->seats[player].score, ransom = g->rs->numbers[RV_N_RANSOM];
    bool needs = g->option[RV_O_RANSOM_NEEDS_POINTS] == RV_V_YES;
    return rv_require_by(c, RV_O_RANSOM_NEEDS_POINTS, RV_D_RANSOM_POINTS,
                         !needs || score >= ransom, /* T-43 */
                         ("%s %s", rv_hook_label(g, player),
                          needs ? rv_printf(g->arena, "has %s to pay %d with",
                                            rv_plural(g->arena, score, "point"), ransom)
                                : "may pay with any score"),
                         (rv_hook_label(g, player), rv_plural(g->arena, score, "point")));
}

bool rv_tower_may_pay(rv_case *c, rv_game *g, const rv_ransom *r) {
    return rv_tower_can_pay(c, g, r->player) &&
           (RV_HOUSE_LETS(g, may_ransom, .player = r->player, .other = r->captor) ||
            rv_house_rule_fails(c));
}

bool rv_tower_may_ransom(rv_game *g, int player, int captor, int figure) {
    const rv_ransom r = {player, captor, figure, NULL};
    return rv_tower_may_free(NULL, g, &r) && rv_tower_may_pay(NULL, g, &r);
}

/* T-40; for a large follower, too (T-42). */
void rv_tower_buy_back(rv_game *g, int player, int captor, int figure) {
    int points = g->rs->numbers[RV_N_RANSOM];
    set_free(g, captor, player, figure);
    rv_gain_noted(g, player, "ransom", -points, RV_C_RANSOM_PAID, "buys %s back from %s",
                  one_of(g, figure), rv_hook_label(g, captor));
    rv_gain_noted(g, captor, "ransom", points, RV_C_RANSOM_PAID, "for %s of %s", one_of(g, figure),
                  rv_hook_label(g, player));
    RV_SET(g, g->turn.once, g->turn.once | 1u << RV_MODULE_TOWER);
}

/* ---- what is seen ---------------------------------------------------------------------------
 *
 * Things of players: prisoner (place: whose follower, number: how many, words: the key of their
 * figure). Things of a tile: tower (number: its height), top (player: who stands there, words: the
 * key of the figure), closed (no follower stands there, but the tower is finished). */

/* "a tower of 2 pieces stands there, a follower of W on top" */
static void show_tower(const rv_game *g, const rv_site *s, rv_see_thing *see, void *ud) {
    char text[240], top[160] = "";
    if (s->top)
        snprintf(top, sizeof top, ", a %.60s of %.60s on top",
                 g->rs->figures[rv_piece_figure(s->top)].one,
                 rv_hook_label(g, rv_piece_player(s->top)));
    snprintf(text, sizeof text, "a tower of %d piece%s stands there%s", s->height,
             s->height == 1 ? "" : "s",
             s->top      ? top
             : s->closed ? ", finished by a follower who is gone"
                         : "");
    RV_SEE(see, ud, .name = "tower", .player = RV_NONE, .number = s->height,
           .text = s->height ? text : NULL);
}

static void show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_site *s = &rv_towers_of(g)->sites[placed == RV_NONE ? 0 : placed];
    for (int p = 0; placed == RV_NONE && p < g->nplayers; p++)
        for (int o = 0; o < g->nplayers; o++)
            for (int f = 0; f < g->rs->nfigures; f++)
                RV_SEE(see, ud, .name = "prisoner", .player = p, .place = o,
                       .number = rv_towers_of(g)->prisoners[p][o][f], .figure = f,
                       .words = g->rs->figures[f].key, .text = "on the board or prisoners",
                       .heading = "prisoner");
    if (!rv_has_foundation(g, placed))
        return;
    show_tower(g, s, see, ud);
    if (s->top)
        RV_SEE(see, ud, .name = "top", .player = rv_piece_player(s->top),
               .words = g->rs->figures[rv_piece_figure(s->top)].key, .heading = "on the tower");
    else if (s->closed)
        RV_SEE(see, ud, .name = "closed", .player = RV_NONE);
}

/* A capture is refused after the tower has grown. */
static void show_said(const rv_game *g, const rv_entry *e, const rv_at_cell *at, int x, int y,
                      rv_see_thing *see, void *ud) {
    const rv_value *tower = rv_value_beside(e, "tower");
    bool captures = rv_value_beside(e, "capture") && at->thing && !strcmp(at->thing, "follower");
    if (!captures || !tower || tower->at.x != x || tower->at.y != y)
        return;
    int placed = rv_placed_at(&g->board, rv_pos(&g->board, x, y));
    rv_site grown = placed == RV_NONE ? (rv_site){0} : rv_towers_of(g)->sites[placed];
    grown.height++;
    show_tower(g, &grown, see, ud);
}

/* ---- what house rules see --------------------------------------------------------------- */

void rv_give_tower(lua_State *L, const rv_call *c) {
    rv_object_push(L, RV_OBJECT_cell, c->given->from);
}

RV_LUA(player, prisoners) {
    bool any = rv_towers_of(g) != NULL;
    lua_pushinteger(L, any ? rv_tower_prisoners(g, self, rv_object_index(L, 2)) : 0);
    return 1;
}

/* What stands on the foundation of a cell; NULL: there is none. */
static const rv_site *site(const rv_game *g, int cell) {
    int placed = rv_towers_of(g) ? rv_placed_at(&g->board, cell) : RV_NONE;
    return rv_has_foundation(g, placed) ? &rv_towers_of(g)->sites[placed] : NULL;
}

RV_LUA(cell, tower) {
    const rv_site *s = site(g, self);
    if (s)
        lua_pushinteger(L, s->height);
    else
        lua_pushnil(L);
    return 1;
}

RV_LUA(cell, top) {
    const rv_site *s = site(g, self);
    rv_object_push_or_nil(L, RV_OBJECT_player, s && s->top ? rv_piece_player(s->top) : RV_NONE);
    return 1;
}

/* ---- the module ---------------------------------------------------------------------------- */

/* A ransom that needs no points may leave fewer than none (T-43). */
static void begin(rv_game *g) {
    g->scoring.may_owe |= g->rs->options[RV_O_RANSOM_NEEDS_POINTS].offered &&
                          g->option[RV_O_RANSOM_NEEDS_POINTS] == RV_V_NO;
    rv_towers_of(g)->sites = RV_NEWS(g->arena, rv_site, g->board.cap_placed);
}

static int standing(const rv_game *g, int piece) {
    int n = 0;
    for (int i = 0; i < g->board.nplaced && piece == rv_tower_piece(g); i++)
        n += rv_towers_of(g)->sites[i].height;
    return n;
}

const rv_module rv_tower_module = {
    .name = "tower",
    .piece = "towers",
    .mark = "foundation",
    .tallies = true,
    .state_size = sizeof(rv_towers),
    .keys = rv_tower_keys,
    .begin = begin,
    .standing = standing,
    .show = show,
    .show_said = show_said,
};

const rv_game_checks rv_tower_checks = {.pieces = "towers"};
