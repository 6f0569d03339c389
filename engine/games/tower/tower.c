/* tower.c - towers: pieces and followers on foundations, how far a tower reaches, and whom it takes
 * (T-6 … T-36, T-48 … T-51).
 *
 * The state is a site for each tile that lies (rv_site: height, who stands on top), and the
 * prisoners, whose rules and the rows of all keys are in prisoners.c. Conditions take a case and
 * tell their words to it, or NULL in random play.
 */
#include "games/tower/tower.h"
#include "core/stack.h"
#include "judge/case.h"
#include "lua/script_lua.h"
#include <stdlib.h>

/* The values of options, in the order of tower.def. */
enum { RV_V_CROSS, RV_V_MANHATTAN };

static rv_site *site_of(const rv_game *g, int placed) {
    return &rv_towers_of(g)->sites[placed];
}

static const char *cell_of(const rv_game *g, int placed) {
    return rv_cell_at(g, g->arena, g->board.placed[placed].pos);
}

static rv_about about_tower(const rv_board *b, int placed) {
    return (rv_about){RV_NONE, "tower", b->placed[placed].pos};
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
                                                rv_hook_label(g, rv_owner_of(s->top)))
                                    : "a follower stood on top"));
    if (c && !open)
        rv_rests_on(c,
                    s->top ? rv_cited_rule(g->rs, cite) : g->rs->options[RV_O_TOWER_REOPENS].rule,
                    s->top ? RV_NONE : RV_O_TOWER_REOPENS);
    return goes_on;
}

static const char *cell_of_key(rv_case *c, const char *key) {
    const rv_value *v = rv_value_beside(c->play.entry, key);
    return rv_cell_name(c->game->rs, c->game->arena, v->at.x, v->at.y);
}

/* The value means the tile. */
static void offer_tile(rv_offer *o, int placed) {
    const rv_placed *p = &o->g->board.placed[placed];
    o->chance.value.there = true;
    o->chance.value.at.x = p->x;
    o->chance.value.at.y = p->y;
    rv_offer_chance(o);
}

/* Without a piece no tile need be looked at. */
static void list_pieces(rv_offer *o) {
    rv_game *g = o->g;
    bool any = g->seats[g->turn.to_move].pieces[rv_tower_piece(g)] > 0;
    for (int i = 0, n = any ? g->board.nplaced : 0; i < n; i++)
        if (rv_has_foundation(g, i))
            offer_tile(o, i);
}

/* A piece may go on any tile that lies (T-7), whoever has built there, at any height (T-10). */
static bool may_put_piece(rv_case *c, rv_game *g, rv_chance *d) {
    int placed = d->placed = rv_value_tile(&g->board, &d->value);
    d->can = rv_has_foundation(g, placed);
    return rv_require(c, RV_D_NO_FOUNDATION, d->can, /* T-6 */
                      ("tile %s at %s has a foundation", g->board.placed[placed].tile->id,
                       cell_of(g, placed)),
                      (cell_of_key(c, "tower"))) &&
           (!d->can || is_open(c, g, placed, RV_D_TOWER_CLOSED)) &&
           rv_has_piece(c, g, g->turn.to_move, rv_tower_piece(g), RV_D_NO_TOWER_PIECE,
                        "tower piece"); /* T-8 */
}

/* A player without pieces may build if that is accepted, or if the number in a position was wrong.
 */
static void put_piece(rv_game *g, const rv_chance *d) {
    rv_site *s = site_of(g, d->placed);
    RV_ADD(g, s->height, 1);
    rv_spend_piece(g, g->turn.to_move, rv_tower_piece(g));
    rv_tell_action(g, g->turn.to_move, "tower", about_tower(&g->board, d->placed), RV_C_BUILD,
                   "places piece %d on the tower at %s", s->height, cell_of(g, d->placed));
}

const rv_chances rv_tower_pieces = {.list = list_pieces,
                                    .may = may_put_piece,
                                    .act = put_piece,
                                    .odds = 7,
                                    .point = RV_AT_TOWER,
                                    .thing = "tower",
                                    .what = "a tower piece"};

/* ---- on top -------------------------------------------------------------------------------- */

/* He stays unless he is captured (T-30); after that the tower is open again, or not (T-31). */
static void stand_on_top(rv_game *g, int player, int placed, int figure) {
    rv_site *s = site_of(g, placed);
    RV_SET(g, s->top, rv_follower_of(player, figure));
    RV_SET(g, s->since, (uint16_t)g->board.nplaced);
    RV_ADD(g, g->seats[player].supply[figure], -1);
    if (g->option[RV_O_TOWER_REOPENS] == RV_V_NO)
        RV_SET(g, s->closed, 1);
}

static bool may_top(rv_case *c, const rv_game *g, int player, int placed, int figure) {
    bool there = rv_has_foundation(g, placed);
    int height = there ? site_of(g, placed)->height : 0;
    return rv_require(
               c, RV_D_EMPTY_TOWER, height > 0, /* T-9 */
               ("the tower at %s has %s", cell_of(g, placed), rv_plural(g->arena, height, "piece")),
               (cell_of_key(c, "top"))) &&
           (!there || is_open(c, g, placed, RV_C_TOP_ALONE)) &&
           (rv_tower_takes(g, figure) ||
            rv_fails_by(c, RV_O_CAPTURE_BUILDER_PIG, RV_D_NO_FOLLOWER_TOP, /* T-33, M-63 */
                        (g->rs->figures[figure].one))) &&
           (!g->rs->figures[figure].on ||
            rv_fails(c, RV_D_NOT_ON_TOP, (g->rs->figures[figure].one))) && /* T-34 */
           rv_has_follower(c, g, player, figure);
}

/* Few tiles bear a tower, and of many figures none is in hand. */
static void list_tops(rv_offer *o) {
    rv_game *g = o->g;
    unsigned hand = 0;
    for (int f = 0; f < g->rs->nfigures; f++)
        hand |= (unsigned)(g->seats[g->turn.to_move].supply[f] > 0) << f;
    for (int i = 0, n = hand ? g->board.nplaced : 0; i < n; i++)
        RV_EACH_BIT(site_of(g, i)->height ? hand : 0, f) {
            o->chance.value.figure = (int)f;
            offer_tile(o, i);
        }
}

static bool may_put_top(rv_case *c, rv_game *g, rv_chance *d) {
    d->placed = rv_value_tile(&g->board, &d->value);
    return may_top(c, g, g->turn.to_move, d->placed, rv_value_figure(&d->value));
}

static void put_on_top(rv_game *g, int player, int placed, int figure) {
    const char *one = g->rs->figures[figure].one;
    stand_on_top(g, player, placed, figure);
    rv_tell_action(g, player, "top", about_tower(&g->board, placed), RV_C_TOP,
                   "puts %s %s on top of the tower at %s", rv_article(one), one,
                   cell_of(g, placed));
}

static void put_top(rv_game *g, const rv_chance *d) {
    put_on_top(g, g->turn.to_move, d->placed, rv_value_figure(&d->value));
}

const rv_chances rv_tower_tops = {.list = list_tops,
                                  .may = may_put_top,
                                  .act = put_top,
                                  .odds = 1,
                                  .point = RV_AT_TOP,
                                  .thing = "tower",
                                  .what = "a follower on top of a tower"};

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

/* The tower as it is with the new piece (T-14). A house rule that changes its range is named in the
 * place of the bound. */
static bool is_in_range(rv_case *c, rv_game *g, int tower, int placed) {
    static const int options[] = {[BY_HEIGHT] = RV_NONE,
                                  [NO_DIAGONALS] = RV_O_RANGE_METRIC,
                                  [BY_GAP] = RV_O_GAP_BLOCKS,
                                  [BY_OFFSET] = RV_O_RANGE_OFFSET,
                                  [BY_STEPS] = RV_O_RANGE_METRIC};
    int pos = g->board.placed[placed].pos;
    const way w = way_to(&g->board, tower, pos);
    bool within = steps_of(w) <= range_of(g, tower, pos, NULL);
    if (!c || (within && !rv_explains(c)))
        return within;
    rv_arena *a = g->arena;
    rv_account account = {.note = {.arena = a}};
    const bound b = bound_of(g, tower, pos, by_height(g, tower));
    int range = range_of(g, tower, pos, &account);
    bool ruled = account.n && (range > 0 || account.list[0].from > 0);
    bool across = b == NO_DIAGONALS && !ruled;
    const char *aside = across                  ? ", not in its row or column"
                        : b == BY_GAP && !ruled ? ", across a gap"
                                                : "";
    const char *direction = w.dx && w.dy ? "away"
                            : w.dx > 0   ? "to the east"
                            : w.dx < 0   ? "to the west"
                            : w.dy > 0   ? "to the north"
                                         : "to the south";
    const char *far = rv_plural(a, steps_of(w), "step");
    const char *reach = rv_plural(a, range > 0 ? range : 0, "step");
    reach = ruled    ? rv_printf(a, "%s (%s)", reach, rv_buf_text(&account.note))
            : across ? "no tile"
                     : reach;
    bool goes_on = rv_require(
        c, RV_D_OUT_OF_RANGE, within,
        ("the tower, now %s high, reaches %s towards %s: %s",
         rv_plural(a, site_of(g, tower)->height, "piece"), reach, cell_of(g, placed),
         steps_of(w) ? rv_printf(a, "%s %s%s", far, direction, aside) : "the tower's own tile"),
        (cell_of(g, tower), reach, cell_of(g, placed),
         across ? "not in its row or column" : rv_printf(a, "%s away%s", far, aside)));
    const char *replaced =
        ruled ? g->scripts.house->rule_of(g, account.list[account.n - 1].script) : "";
    rv_rests_on(c,
                *replaced                 ? replaced
                : across                  ? rv_cited_rule(g->rs, RV_C_NO_DIAGONALS)
                : ruled || b == BY_HEIGHT ? rv_cited_rule(g->rs, RV_D_OUT_OF_RANGE)
                                          : g->rs->options[options[b]].rule,
                ruled ? RV_NONE : options[b]);
    return goes_on;
}

/* ---- capture ------------------------------------------------------------------------------- */

/* The value means a follower on a tile: on a region, or on top of the tower (node RV_NONE). */
static void set_captive(const rv_game *g, rv_chance *d, int placed, int node) {
    const uint8_t who = node == RV_NONE ? site_of(g, placed)->top : g->board.nodes[node].follower;
    d->placed = placed;
    d->node = node;
    d->value.player = rv_owner_of(who);
    d->value.figure = rv_figure_of(who);
}

/* Whatever his figure (T-21), and however high the tower is on which or beside which he stands
 * (T-16). */
static bool may_capture(rv_case *c, rv_game *g, rv_chance *d) {
    int player = g->turn.to_move, placed = d->placed, figure = d->value.figure;
    bool on_top = d->node == RV_NONE;
    int root = on_top ? RV_NONE : rv_root(&g->board, d->node);
    return (rv_tower_takes(g, figure) ||
            rv_fails_by(c, RV_O_CAPTURE_BUILDER_PIG, RV_D_NO_FOLLOWER_TAKEN, /* T-22, M-61 */
                        (g->rs->figures[figure].one))) &&
           is_in_range(c, g, rv_value_tile(&g->board, d->led_by), placed) &&
           (d->value.player != player ||
            rv_require_by(c, RV_O_CAPTURE_OWN, RV_D_OWN_FOLLOWER, /* T-19 */
                          g->option[RV_O_CAPTURE_OWN] == RV_V_YES,
                          ("players may take their own followers home"),
                          (rv_hook_label(g, player)))) &&
           (!on_top || rv_require_by(c, RV_O_TOWER_TOP_CAPTURABLE, RV_D_TOP_SAFE, /* T-32 */
                                     g->option[RV_O_TOWER_TOP_CAPTURABLE] == RV_V_YES,
                                     ("a follower on top of a tower can be captured"),
                                     (cell_of(g, placed)))) &&
           (on_top || !g->board.nodes[root].kept ||
            rv_fails(c, g->terms.kept, (cell_of(g, placed)))) && /* B-50 */
           (RV_HOUSE_LETS(g, may_capture, .player = player, .pos = g->board.placed[placed].pos,
                          .root = root) ||
            rv_house_rule_fails(c));
}

/* Finds the follower that the value means. */
static bool find_captive(rv_case *c, rv_game *g, rv_chance *d) {
    const int placed = rv_value_tile(&g->board, &d->value);
    const uint8_t top = placed == RV_NONE ? 0 : site_of(g, placed)->top;
    const bool on_top = d->value.at.kind == RV_NONE;
    rv_house_part man = {.i = RV_NONE};
    const char *wrong = !on_top ? rv_part_find(RV_PART_FOLLOWER, g, d, &man)
                        : top && rv_owner_of(top) == d->value.player
                            ? NULL
                            : "no such follower stands on a tower there";
    if (placed == RV_NONE && !on_top)
        wrong = "no such follower stands there";
    if (wrong) {
        (void)rv_fails(c, RV_D_NO_CAPTIVE, (d->value.text, wrong));
        return false;
    }
    set_captive(g, d, placed, man.i);
    d->can = true;
    if (d->node != RV_NONE)
        c->diags.at.region = 1 + g->board.nodes[d->node].region;
    return true;
}

static const char *captive_word(rv_arena *a, const rv_game *g, const rv_chance *d) {
    rv_value v = rv_empty_value;
    if (d->node == RV_NONE)
        return rv_printf(a, "%s:top@%s", rv_hook_label(g, d->value.player),
                         rv_cell_at(g, a, g->board.placed[d->placed].pos));
    rv_value_lies(g, (rv_where){RV_SPOT_FOLLOWER, d->node}, &v);
    return rv_part_text(RV_PART_SPOT, g, a, &v);
}

static void offer_captive(rv_offer *o, int placed, int node) {
    set_captive(o->g, &o->chance, placed, node);
    rv_offer_chance(o);
}

/* Whom the tower takes that has just grown by a piece. Without house rules that change the range a
 * tile that is farther away than the tower is high need not be looked at. */
static void list_captures(rv_offer *o) {
    rv_game *g = o->g;
    int tower = rv_value_tile(&g->board, &o->after->value);
    bool ruled = rv_hooked(g, RV_HOOK_tower_range);
    for (int placed = 0; placed < g->board.nplaced; placed++) {
        if (!ruled &&
            steps_of(way_to(&g->board, tower, g->board.placed[placed].pos)) > by_height(g, tower))
            continue;
        RV_EACH_STAND(&g->board, placed, it) {
            if (g->board.nodes[it].follower)
                offer_captive(o, placed, it);
        }
        if (site_of(g, placed)->top)
            offer_captive(o, placed, RV_NONE);
    }
}

/* "takes a knight of B at 1,2 prisoner" */
static void tell_capture(rv_game *g, const rv_chance *d) {
    int player = g->turn.to_move, owner = d->value.player;
    bool own = owner == player, on_top = d->node == RV_NONE;
    const rv_figure_row *f = &g->rs->figures[d->value.figure];
    const int kind = on_top ? RV_NONE : g->board.nodes[d->node].kind;
    const char *role = on_top                       ? "follower on top of the tower"
                       : rv_is_for_waiting(g, kind) ? "" /* in a quarter nobody has a role (CO-6) */
                                                    : rv_figure_role(g->rs, d->value.figure, kind);
    rv_about about = on_top ? about_tower(&g->board, d->placed) : (rv_about){.node = d->node};
    rv_tell_action(g, player, "capture", about, own ? RV_C_CAPTURE_OWN : RV_C_CAPTURE,
                   "takes %s%s %s at %s %s", own ? "the player's own" : rv_hook_label(g, owner),
                   own ? "" : "'s", *role ? rv_printf(g->arena, "%s%s", f->before, role) : f->one,
                   cell_of(g, d->placed), own ? "home" : "prisoner");
}

/* T-19, T-20: one's own goes home; another's is kept. What he leaves may be claimed (T-28), and who
 * had joined him alone goes home (T-23, M-58, M-59). */
static void take_captive(rv_game *g, const rv_chance *d) {
    int player = g->turn.to_move, owner = d->value.player;
    if (rv_listened(g))
        tell_capture(g, d);
    RV_SET(g, rv_towers_of(g)->back, RV_NONE);
    if (d->node != RV_NONE)
        rv_lift(g, d->node);
    else
        RV_SET(g, site_of(g, d->placed)->top, 0);
    if (owner == player)
        rv_send_home(g, rv_follower_of(owner, d->value.figure));
    else
        RV_ADD(g, rv_towers_of(g)->prisoners[player][owner][d->value.figure], 1);
    rv_tower_exchange(g, player, owner);
}

const rv_chances rv_tower_captures = {.list = list_captures,
                                      .find = find_captive,
                                      .may = may_capture,
                                      .act = take_captive,
                                      .word = captive_word,
                                      .after = "tower",
                                      .lacks = RV_D_CAPTURE_NO_PIECE,
                                      .odds = 1,
                                      .verb = "takes",
                                      .idle = 1,
                                      .point = RV_AT_CAPTURE,
                                      .thing = "follower",
                                      .what = "a capture"};

/* ---- in a position ------------------------------------------------------------------------- */

/* Complains of a tower of a position: the rule by which it is wrong, and what would be right. */
static void wrong_tower(rv_case *c, const rv_value *t, int cite, const char *why,
                        const char *right) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_TOWER, t->key_loc,
                             rv_cell_name(c->game->rs, &c->arena, t->at.x, t->at.y), why);
    g->rule = rv_cited_rule(c->game->rs, cite);
    g->at = rv_at_value(t, NULL);
    g->help = right;
    c->play.uncounted |= (uint8_t)(1u << rv_tower_piece(c->game));
}

/* What stands on the foundation at a cell; NULL with a complaint. */
static rv_site *site_at(rv_case *c, const rv_value *t) {
    int placed = rv_value_tile(&c->game->board, t);
    if (rv_has_foundation(c->game, placed))
        return site_of(c->game, placed);
    const char *look =
                   rv_look_bearing(c, placed, c->game->modules.mark[RV_MODULE_TOWER], NULL, true),
               *right = "Type the cell of a tile with a foundation";
    wrong_tower(c, t, RV_D_NO_FOUNDATION,
                placed == RV_NONE ? "no tile lies there" : "its tile has no foundation",
                rv_printf(&c->arena, *look ? "%s, or type that tile as %s." : "%s.", right, look));
    return NULL;
}

/* A cell may be typed twice, as 0,1 and 00,1. A tower of no height that can be is a tower. */
void rv_tower_set(rv_case *c, rv_value *t) {
    int all = rv_all_pieces(c->game, rv_tower_piece(c->game));
    rv_site *site = site_at(c, t);
    if (!site)
        return;
    if (t->number < 1 || t->number > all) {
        wrong_tower(c, t, RV_D_POS_PIECES, "its height must be a number of pieces",
                    rv_printf(&c->arena, "Type a height: %s, as there are no more pieces.",
                              rv_from_to(&c->arena, 1, all)));
        site->height = site->height ? site->height : 1;
    } else if (site->height)
        wrong_tower(c, t, RV_D_NO_FOUNDATION, "its height is listed twice",
                    "Delete one of the two.");
    else
        site->height = (uint16_t)t->number;
}

void rv_tower_heights(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < g->board.nplaced; i++)
        if (site_of(g, i)->height)
            rv_add_value(a, out, rv_value_at(g->board.placed[i].x, g->board.placed[i].y))->number =
                site_of(g, i)->height;
}

void rv_tower_set_top(rv_case *c, rv_value *t) {
    rv_game *g = c->game;
    rv_site *site = site_at(c, t);
    int figure = rv_value_figure(t);
    if (!site)
        return;
    if (!site->height)
        wrong_tower(c, t, RV_D_EMPTY_TOWER, "a follower stands on top, but there is no piece",
                    "Add its height to `towers`, or delete who stands on top.");
    else if (site->top || site->closed)
        wrong_tower(c, t, RV_C_TOP_ALONE, "who stands on top is listed twice",
                    "Delete one of the two.");
    else if (t->player == RV_NONE && g->option[RV_O_TOWER_REOPENS] == RV_V_NO)
        site->closed = 1; /* T-31: nobody stands there any more, and it does not open again */
    else if (t->player == RV_NONE) {
        wrong_tower(c, t, RV_D_TOWER_CLOSED, "a tower without a follower on top is open",
                    "Delete who is on top.");
        rv_rests_on(c, g->rs->options[RV_O_TOWER_REOPENS].rule, RV_O_TOWER_REOPENS);
    } else if (g->rs->figures[figure].on)
        wrong_tower(c, t, RV_D_NOT_ON_TOP, "what stands on top is never put on a tower",
                    "Type the follower who stands there.");
    else if (!rv_tower_takes(g, figure)) {
        wrong_tower(c, t, RV_D_NO_FOLLOWER_TOP, "what stands on top is not a follower",
                    "Type the follower who stands there.");
        rv_depends_on(c, RV_O_CAPTURE_BUILDER_PIG);
    } else
        stand_on_top(g, t->player, rv_value_tile(&g->board, t), figure);
}

/* Nobody stands there where the follower who closed the tower has left it (T-31). */
void rv_tower_tops_now(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < g->board.nplaced; i++)
        if (site_of(g, i)->top || site_of(g, i)->closed)
            rv_value_stands(
                rv_add_value(a, out, rv_value_at(g->board.placed[i].x, g->board.placed[i].y)),
                site_of(g, i)->top);
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
                 g->rs->figures[rv_figure_of(s->top)].one, rv_hook_label(g, rv_owner_of(s->top)));
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
        RV_SEE(see, ud, .name = "top", .player = rv_owner_of(s->top),
               .figure = rv_figure_of(s->top), .words = g->rs->figures[rv_figure_of(s->top)].key,
               .heading = "on the tower");
    else if (s->closed)
        RV_SEE(see, ud, .name = "closed", .player = RV_NONE);
}

/* A capture is refused after the tower has grown. */
static void show_given(const rv_game *g, const rv_entry *e, const rv_at_cell *at, int x, int y,
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

/* What stands on the foundation of a cell; NULL: there is none. */
static const rv_site *site(const rv_game *g, int cell) {
    int placed = rv_towers_of(g) ? rv_placed_at(&g->board, cell) : RV_NONE;
    return rv_has_foundation(g, placed) ? &rv_towers_of(g)->sites[placed] : NULL;
}

RV_LUA(cell, tower) {
    const rv_site *s = site(g, self);
    rv_number_push_or_nil(L, s, s ? s->height : 0);
}

RV_LUA(player, tops) {
    for (int p = 0; rv_towers_of(g) && p < g->board.nplaced; p++) {
        const rv_site *s = &rv_towers_of(g)->sites[p];
        if (s->top && rv_owner_of(s->top) == self)
            rv_object_add(L, RV_OBJECT_cell, g->board.placed[p].pos);
    }
}

RV_LUA(cell, top) {
    const rv_site *s = site(g, self);
    rv_object_push_or_nil(L, RV_OBJECT_player, s && s->top ? rv_owner_of(s->top) : RV_NONE);
}

RV_LUA(cell, topped) {
    const rv_site *s = site(g, self);
    lua_pushboolean(L, s && s->top && s->since == g->board.nplaced);
}

/* T-31, T-35 */
static void take_top(rv_deed *e) {
    rv_site *s = site_of(e->g, e->what);
    rv_deed_tell(e, rv_printf(e->g->arena, "a %s comes home from the tower at %s",
                              rv_figure_name(e->g, rv_figure_of(s->top)), cell_of(e->g, e->what)));
    if (e->to)
        RV_ADD(e->g, e->g->seats[e->player].supply[rv_figure_of(s->top)], 1);
    else
        rv_send_home(e->g, s->top);
    RV_SET(e->g, s->top, 0);
}

RV_LUA(cell, take_top) {
    const rv_site *s = site(g, self);
    rv_deed e = rv_deed_of(L, 0);
    e.rule = rv_rule_at(L, 2, NULL);
    e.what = rv_placed_at(&g->board, self);
    e.player = s && s->top ? rv_owner_of(s->top) : RV_NONE;
    e.to = s && lua_isstring(L, 3) &&
           !strcmp(g->rs->figures[rv_figure_of(s->top)].key, lua_tostring(L, 3));
    rv_deed_try(L, take_top, &e, e.player != RV_NONE);
}

RV_LUA_TELLS(cell, may_top,
             lua_pushboolean(L, may_top(NULL, g, g->turn.to_move, rv_placed_at(&g->board, self),
                                        rv_figure_argument(L, 2))))

static void climb(rv_deed *e) {
    e->g->scripts.by = NULL;
    put_on_top(e->g, e->player, e->what, e->other);
}

RV_LUA(cell, put_top) {
    rv_deed e = rv_deed_of(L, 2);
    e.other = rv_figure_argument(L, 3);
    e.what = rv_placed_at(&g->board, self);
    rv_deed_try(L, climb, &e, may_top(NULL, g, e.player, e.what, e.other));
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
    .mark = "foundation",
    .tallies = true,
    .state_size = sizeof(rv_towers),
    .keys = rv_tower_keys,
    .begin = begin,
    .standing = standing,
    .show = show,
    .show_given = show_given,
    .checks = {.pieces = "towers"},
};
