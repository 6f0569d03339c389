/* castle.c - the rules of The Castle while it is played: whose each wall tile is, markers that stop
 * on corners, keeps, and scores that are doubled (C-64 … C-91).
 *
 * The module's steps change rv_castle: what lies on each corner, and each player's hand (rv_hand).
 * castle_turns.c plays the keys of a record, castle_final.c scores the end. Here are also the rows
 * of what must hold of rulesets with wall tiles.
 */
#include "games/castle/castle.h"
#include "lua/script_lua.h"

/* ---- wall tiles: who has which -------------------------------------------------------------- */

int rv_castle_wall_tile_free(const rv_game *g, int wall_tile) {
    const rv_castle *c = rv_castle_of(g);
    int n = g->rs->wall_tiles[wall_tile].copies - c->gone[wall_tile];
    for (int p = 0; p < g->nplayers; p++)
        n -= c->hands[p].held[wall_tile];
    for (int i = 0; i < g->rs->ncorners; i++)
        n -= c->corner[i] == wall_tile + 1 ||
             (c->corner[i] == RV_UNKNOWN_TILE && c->claim[i] == wall_tile + 1);
    return n;
}

static bool has(const rv_hand *h, int wall_tile, bool old) {
    return h->held[wall_tile] - (old ? h->fresh[wall_tile] : 0) > 0;
}

bool rv_castle_holds(const rv_game *g, int player, int wall_tile, bool old) {
    const rv_hand *h = &rv_castle_of(g)->hands[player];
    return has(h, wall_tile, old) ||
           (has(h, RV_UNKNOWN, old) && rv_castle_wall_tile_free(g, wall_tile) > 0);
}

/* What comes is fresh (C-80), and older ones go first. */
static void put_in_hand(rv_game *g, rv_hand *h, int wall_tile) {
    RV_ADD(g, h->held[wall_tile], 1);
    RV_ADD(g, h->fresh[wall_tile], 1);
}

/* Takes a wall tile from a hand; returns whether it was fresh. */
static bool take_from_hand(rv_game *g, rv_hand *h, int wall_tile) {
    RV_ADD(g, h->held[wall_tile], -1);
    bool fresh = h->fresh[wall_tile] > h->held[wall_tile];
    if (fresh)
        RV_SET(g, h->fresh[wall_tile], h->held[wall_tile]);
    return fresh;
}

void rv_castle_reveal(rv_game *g, int player, int wall_tile) {
    rv_hand *h = &rv_castle_of(g)->hands[player];
    if (take_from_hand(g, h, RV_UNKNOWN))
        RV_ADD(g, h->fresh[wall_tile], 1);
    RV_ADD(g, h->held[wall_tile], 1);
}

void rv_castle_spend(rv_game *g, int player, int wall_tile, bool old) {
    rv_castle *c = rv_castle_of(g);
    rv_hand *h = &c->hands[player];
    take_from_hand(g, h, has(h, wall_tile, old) ? wall_tile : RV_UNKNOWN);
    RV_ADD(g, c->gone[wall_tile], 1); /* C-81 */
}

/* The corner with this score; RV_NONE. Past 99 again from 0 (C-75), and corners are won on the
 * second lap, too (C-76). */
static int corner_at(const rv_ruleset *rs, int score) {
    int track = rs->track;
    return track ? rv_corner_at(rs, ((score % track) + track) % track) : RV_NONE;
}

/* Tells of a wall tile: the corner where it lay, unless that is RV_NONE, and its number, unless
 * that is 0; by an item that has the rest. */
static void tell_wall_tile(rv_game *g, rv_item item, int corner, int number) {
    const char *word = rv_word(g->rs, RV_W_WALL_TILE, 1);
    rv_thing *list = RV_NEWS(g->arena, rv_thing, 2);
    int n = 0;
    if (corner != RV_NONE)
        list[n++] =
            (rv_thing){.name = "corner", .words = "", .number = g->rs->corners[corner].space};
    if (number)
        list[n++] = (rv_thing){.name = "token", .words = "", .number = number};
    item.kind = rv_word_name(g->rs, RV_W_WALL_TILE);
    item.things = (rv_things){.list = list, .n = n};
    item.thing =
        number ? rv_printf(g->arena, "%s %d", word, number) : rv_printf(g->arena, "the %s", word);
    rv_tell(g, &item);
}

/* C-69, C-74: the corner is empty from now on, for everybody. */
void rv_castle_take_wall_tile(rv_game *g, int player, int corner, int cite) {
    rv_castle *c = rv_castle_of(g);
    int lies = c->corner[corner];
    if (!lies)
        return;
    if (lies == RV_UNKNOWN_TILE && c->claim[corner])
        lies = c->claim[corner];
    put_in_hand(g, &c->hands[player], lies == RV_UNKNOWN_TILE ? RV_UNKNOWN : lies - 1);
    RV_SET(g, c->corner[corner], 0);
    RV_SET(g, g->seats[player].taken, g->seats[player].taken | 1u << corner);
    if (rv_listened(g))
        tell_wall_tile(g,
                       (rv_item){.type = RV_ITEM_TOOK,
                                 .player = player,
                                 .rule = rv_cited_rule(g->rs, cite),
                                 .option = cite == RV_C_TAKE_AT_END && !g->scripts.by
                                               ? rv_option_words(g, g->arena, RV_O_WALL_PICKUP)
                                               : NULL},
                       corner, lies > 0 ? g->rs->wall_tiles[lies - 1].number : 0);
}

/* ---- the marker ---------------------------------------------------------------------------- */

void rv_castle_tell(rv_game *g, const char *kind, int player, const char *rule, int option,
                    const char *note) {
    const rv_item item = {.type = RV_ITEM_ASIDE,
                          .player = player,
                          .kind = kind,
                          .rule = rule,
                          .option = option == RV_NONE ? NULL : rv_option_words(g, g->arena, option),
                          .note = rv_say(g->arena, g->rs, note)}; /* none of it is a player's */
    rv_tell(g, &item);
}

/* With the corners with a wall tile that the marker passes, once each: " 16 and 20". */
static void explain_move(rv_game *g, const rv_marker_move *m) {
    rv_buf b = {.arena = g->arena}, corners = {.arena = g->arena};
    if (!rv_explained(g) || !g->rs->track)
        return;
    if (m->to == m->from) {
        rv_castle_explain(g, "marker", m->player, RV_C_STANDING_STILL, RV_NONE,
                          "scores nothing and stays where it stands: nothing is taken");
        return;
    }
    int passed = 0, seen = corner_at(g->rs, m->from), stop = corner_at(g->rs, m->to);
    for (int s = m->from + 1; s < m->to && s < m->from + g->rs->track; s++) {
        int corner = corner_at(g->rs, s);
        if (corner != RV_NONE && corner != seen && corner != stop &&
            rv_castle_of(g)->corner[corner]) {
            rv_putf(&corners, "%s%d", passed++ ? " and " : "", g->rs->corners[corner].space);
            seen = corner;
        }
    }
    rv_putf(&b, "goes %sfrom %d to %d", m->to < m->from ? "back " : "", m->from, m->to);
    if (m->to >= g->rs->track) /* C-75 */
        rv_putf(&b, " (space %d)", m->to % g->rs->track);
    if (stop != RV_NONE)
        rv_putf(&b, ", on the {corner} %d", g->rs->corners[stop].space);
    else if (!passed)
        rv_put(&b, ", no {corner}");
    if (passed)
        rv_putf(&b, ", past the {corner%s} %s: passing takes nothing", passed > 1 ? "s" : "",
                rv_buf_text(&corners));
    rv_castle_explain_by(g, "marker", m->player, passed ? rv_cited_rule(g->rs, RV_C_PASSED) : "",
                         RV_NONE, "%s", rv_buf_text(&b));
}

/* The player's marker stops at a score on its way: what lies on the corner is taken (C-69 … C-72)
 * unless a house rule has it otherwise. In the turn of any player (C-73); a wall tile that is only
 * passed is not taken (C-70). */
static void stop_marker(rv_game *g, const rv_marker_move *move) {
    int player = move->player, corner = corner_at(g->rs, move->to);
    bool skip = rv_hooked(g, RV_HOOK_marker_stopped) &&
                rv_run(g, RV_HOOK_marker_stopped, &(const rv_given){.move = move}).skip;
    bool at_end = g->option[RV_O_WALL_PICKUP] == RV_V_END_OF_TURN;
    if (corner == RV_NONE)
        return;
    int space = g->rs->corners[corner].space;
    if (!rv_castle_of(g)->corner[corner])
        rv_castle_explain(g, "marker", player, RV_C_CORNER_EMPTY, RV_NONE,
                          "finds no {wall_tile} at %d: none lies there", space);
    else if (skip && rv_listened(g))
        rv_tell_ruled(g, g->scripts.house->chooser, player, RV_NONE,
                      rv_printf(g->arena, "the %s at %d is not taken now",
                                rv_word(g->rs, RV_W_WALL_TILE, 1), space));
    else if (!skip && at_end)
        rv_castle_explain(g, "marker", player, RV_C_TAKE_AT_END, RV_O_WALL_PICKUP,
                          "can take what lies at %d at the end of the turn only", space);
    if (!skip && !at_end)
        rv_castle_take_wall_tile(g, player, corner, RV_C_TAKE);
}

/* A move that ends on a corner takes what lies there (C-69, C-71); standing still does not (C-79).
 */
static void move_marker(rv_game *g, int player, int by, int plain) {
    rv_castle *c = rv_castle_of(g);
    int from = g->seats[player].score;
    const rv_marker_move move = {player, from, rv_points(g, (int64_t)from + by), plain};
    explain_move(g, &move);
    rv_give(g, player, by);
    if (by == 0)
        return;
    RV_CHANGE(g, c->hands[player].moved, true);
    if (rv_hooked(g, RV_HOOK_marker_moved))
        rv_run(g, RV_HOOK_marker_moved, &(const rv_given){.move = &move});
    stop_marker(g, &move);
}

/* ---- keeps --------------------------------------------------------------------------------- */

/* The keep goes to the first house scored (C-64), then to each larger one (C-65), by tiles (C-67,
 * C-68). A tie moves none, even where a house rule gives points for it (C-66). */
static void move_keep(rv_game *g, int player, const rv_tally *t) {
    rv_hand *h = &rv_castle_of(g)->hands[player];
    if (!g->rs->kinds[t->kind].keep)
        return;
    bool tied = t->winners & (t->winners - 1);
    if (tied || t->tiles <= h->keep) {
        if (tied)
            rv_castle_explain(g, "keep", player, RV_C_TIE_KEEP, RV_NONE,
                              "moves no {keep}: several score the house");
        else
            rv_castle_explain(g, "keep", player, RV_C_KEEP, RV_NONE,
                              "leaves the {keep} where it is: %d %s not more than %d", t->tiles,
                              t->tiles == 1 ? "tile is" : "tiles are", h->keep);
        return;
    }
    const char *rule = rv_cited_rule(g->rs, h->keep ? RV_C_KEEP : RV_C_FIRST_KEEP);
    RV_SET(g, h->keep, (int16_t)t->tiles);
    if (!rv_listened(g))
        return;
    rv_item item = rv_tally_item(g, RV_ITEM_MOVED, player, t);
    item.rule = rule;
    item.thing = rv_word(g->rs, RV_W_KEEP, 1);
    rv_tell(g, &item);
}

/* However many there are in all: only the difference counts in the end (F-13). */
void rv_castle_collect(rv_game *g, int player, const rv_tally *t) {
    rv_hand *h = &rv_castle_of(g)->hands[player];
    int n = g->board.nodes[t->root].collects;
    if (!n)
        return;
    RV_ADD(g, h->collected, n);
    if (!rv_listened(g))
        return;
    rv_tell(g, &(rv_item){.type = RV_ITEM_COLLECTED,
                          .player = player,
                          .kind = rv_word_name(g->rs, RV_W_COLLECTS),
                          .feature = rv_name_of(g, t->root),
                          .part = 1 + t->root,
                          .tiles = n,
                          .rule = rv_cited_rule(g->rs, RV_C_COLLECT),
                          .note = rv_count_of(g->arena, g->rs, n, RV_W_COLLECTS)});
}

/* ---- doubling ------------------------------------------------------------------------------ */

static void tell_used(rv_game *g, int player, int wall_tile, int root) {
    if (!rv_listened(g))
        return;
    const rv_wall_tile *t = &g->rs->wall_tiles[wall_tile];
    RV_RELY(wall_tile >= 0 && wall_tile < g->rs->nwall_tiles && t->rule);
    tell_wall_tile(g,
                   (rv_item){.type = RV_ITEM_USED,
                             .player = player,
                             .feature = root == RV_NONE ? "" : rv_name_of(g, root),
                             .part = 1 + root,
                             .rule = t->rule,
                             .note = root == RV_NONE ? "an extra turn" : ""},
                   RV_NONE, t->number);
}

void rv_castle_play_doubler(rv_game *g, int player, int wall_tile, int root) {
    rv_castle *c = rv_castle_of(g);
    tell_used(g, player, wall_tile, root);
    if (rv_castle_holds(g, player, wall_tile, true))
        rv_castle_spend(g, player, wall_tile, true);
    if (c->ndoublers == RV_MAX_DOUBLERS)
        return;
    const rv_doubler d = {(int16_t)wall_tile, (int16_t)player, root};
    RV_SET(g, c->doublers[c->ndoublers], d);
    RV_ADD(g, c->ndoublers, 1);
}

/* C-89, C-91: times that a score is counted with k doublers. */
static int times(const rv_game *g, int k) {
    static const int two[] = {[RV_V_TRIPLE] = 3, [RV_V_QUADRUPLE] = 4, [RV_V_ONE_ONLY] = 2};
    return k < 2 ? k + 1 : two[g->option[RV_O_TWO_DOUBLERS]];
}

static int worth(rv_game *g, int player, const rv_tally *t, rv_buf *note, int now) {
    const rv_castle *c = rv_castle_of(g);
    int k = 0, number = 0;
    for (int i = 0; i < c->ndoublers; i++)
        if (c->doublers[i].player == player && rv_root(&g->board, c->doublers[i].root) == t->root) {
            number = g->rs->wall_tiles[c->doublers[i].wall_tile].number;
            k++;
        }
    if (k > 1 && note)
        rv_castle_explain(g, "used", player, RV_C_TWO_DOUBLERS, RV_O_TWO_DOUBLERS,
                          "plays both copies of {wall_tile} %d: the score counts %d times%s",
                          number, times(g, k), times(g, k) > 2 ? "" : ", as with one");
    if (k && note) { /* with one_only a second copy adds nothing */
        bool more = times(g, k) > times(g, 1);
        rv_putf(note, ", times %d by %s%s %d%s", times(g, k), more ? "both copies of " : "",
                rv_word(g->rs, RV_W_WALL_TILE, 1), number,
                k > 1 && !more ? ", once for both copies" : "");
    }
    return rv_points(g, (int64_t)now * times(g, k));
}

/* ---- the module's steps -------------------------------------------------------------------- */

static void begin(rv_game *g) {
    rv_castle *c = rv_castle_of(g);
    for (int i = 0; i < g->rs->ncorners; i++) /* C-4: face down, so nobody knows which */
        c->corner[i] = g->rs->corners[i].tile ? RV_UNKNOWN_TILE : 0;
    for (int t = 0; t < g->rs->nwall_tiles; t++)
        if (g->rs->wall_tiles[t].effect == RV_EFFECT_EXTRA_TURN)
            g->terms.extra.most += g->rs->wall_tiles[t].copies;
    g->terms.extra.by = rv_word(g->rs, RV_W_WALL_TILE, 2);
    g->terms.corners.what = rv_word(g->rs, RV_W_WALL_TILE, 1);
    g->terms.corners.who = "who takes a {wall_tile}";
    g->terms.corners.option = RV_O_WALL_PICKUP;
}

static int gain(rv_game *g, int player, const rv_tally *t, int points) {
    int plain = t ? t->points : points;
    if (t) {
        move_keep(g, player, t);
        rv_castle_collect(g, player, t);
    }
    bool split = g->option[RV_O_DOUBLED_SCORE_MOVES] == RV_V_SPLIT && points > plain; /* C-78 */
    if (points > plain)
        rv_castle_explain(g, "marker", player, RV_C_RAISED_MOVE, RV_O_DOUBLED_SCORE_MOVES, "%s",
                          split ? "moves twice: first by the plain score, then by the rest"
                                : "moves once, by the whole raised score");
    move_marker(g, player, split ? plain : points, plain);
    if (split)
        move_marker(g, player, points - plain, points - plain);
    return 0;
}

/* C-72: only a marker that moved, and stands on a corner now that all scoring is done. */
static void turn_ending(rv_game *g) {
    if (g->option[RV_O_WALL_PICKUP] != RV_V_END_OF_TURN)
        return;
    for (int i = 0; i < g->nplayers; i++) {
        int player = (g->turn.to_move + i) % g->nplayers,
            corner = corner_at(g->rs, g->seats[player].score);
        if (!rv_castle_of(g)->hands[player].moved)
            continue;
        bool lies = corner != RV_NONE && rv_castle_of(g)->corner[corner];
        if (!lies)
            rv_castle_explain(
                g, "marker", player, RV_C_TAKE_AT_END, RV_O_WALL_PICKUP,
                "ends the turn on %d, %s: nothing is taken", g->seats[player].score % g->rs->track,
                corner == RV_NONE ? "no {corner}" : "where no {wall_tile} lies any more");
        if (corner != RV_NONE)
            rv_castle_take_wall_tile(g, player, corner, RV_C_TAKE_AT_END);
    }
}

/* Most turns leave nothing behind, and this is asked after each. */
static void turn_over(rv_game *g) {
    static const rv_hand clean;
    rv_castle *c = rv_castle_of(g);
    for (int p = 0; p < g->nplayers; p++) {
        rv_hand *h = &c->hands[p];
        bool fresh = memcmp(h->fresh, clean.fresh, sizeof h->fresh) != 0;
        for (int t = 0; fresh && t <= RV_UNKNOWN; t++)
            RV_CHANGE(g, h->fresh[t], 0);
        RV_CHANGE(g, h->moved, false);
        RV_CHANGE(g, g->seats[p].taken, 0);
    }
    RV_CHANGE(g, c->ndoublers, 0);
    for (int i = 0; i < g->rs->ncorners; i++)
        RV_CHANGE(g, c->claim[i], 0);
}

void rv_castle_play_extra_turn(rv_game *g, int player, int wall_tile, bool old) {
    tell_used(g, player, wall_tile, RV_NONE);
    rv_castle_spend(g, player, wall_tile, old);
    rv_owe_turns(g, 1);
}

/* Scoring a feature moves markers, and a marker that stops takes a wall tile, which is then gone
 * for others and for later stops (C-69, C-74). Nothing else affects the scoring of another feature:
 * points and wall tiles add up, the keep comes to the largest house in any order (C-65), and
 * doublers were played before. So the number stands for the moves: who moves, how far, and where a
 * doubled score may stop on the way (C-78). If wall tiles are taken after all scoring, only the
 * sums count (C-72). */
static uint64_t stirs(rv_game *g, int root) {
    uint64_t moves = 0;
    if (g->option[RV_O_WALL_PICKUP] == RV_V_END_OF_TURN)
        return 0;
    const rv_tally t = rv_count(g, root);
    for (int p = 0; p < g->nplayers; p++) {
        int points = rv_wins(&t, p) ? rv_worth(g, p, &t, NULL) : 0;
        if (points) /* standing still takes nothing (C-79) */
            moves +=
                rv_mix((uint64_t)(uint32_t)points << 32 | (uint32_t)t.points) * (uint64_t)(p + 1);
    }
    return moves;
}

/* ---- what house rules see and do ----------------------------------------------------------- */

/* The state of the game. Raises where it is another game. */
static rv_castle *castle_here(lua_State *L) {
    rv_game *g = rv_game_of(L);
    if (!g->modules.state[RV_MODULE_CASTLE])
        luaL_error(L, "%s has no wall tiles", g->rs->title);
    return rv_castle_of(g);
}

/* The corner by its lower space, or nil when nothing lies there any more. */
static void push_corner(lua_State *L, int corner) {
    bool lies = castle_here(L) && corner != RV_NONE && castle_here(L)->corner[corner];
    rv_number_push_or_nil(L, lies, lies ? rv_game_of(L)->rs->corners[corner].space : 0);
}

/* The corner whose space stands at a place of the stack. */
static int corner_argument(lua_State *L, int i) {
    const rv_game *g = rv_game_of(L);
    lua_Integer space = lua_tointeger(L, i);
    int corner = space < 0 || space >= g->rs->track ? -1 : rv_corner_at(g->rs, (int)space);
    if (corner < 0)
        luaL_error(L, "space %I is not a %s", (LUAI_UACINT)space, rv_word(g->rs, RV_W_CORNER, 1));
    return corner;
}

RV_LUA(game, wall_tile) {
    int lies = castle_here(L)->corner[corner_argument(L, 2)];
    rv_number_push_or_nil(L, lies, lies > 0 ? g->rs->wall_tiles[lies - 1].number : 0);
}

static const rv_hand *hand(lua_State *L, int player) {
    return &castle_here(L)->hands[player];
}

RV_LUA_TELLS(player, moved, lua_pushboolean(L, hand(L, self)->moved))
RV_LUA_TELLS(player, keep, lua_pushinteger(L, hand(L, self)->keep))
RV_LUA_TELLS(player, corner, push_corner(L, corner_at(g->rs, g->seats[self].score)))
RV_LUA_TELLS(move, corner, push_corner(L, corner_at(g->rs, rv_call_of(L)->given->move->to)))

RV_LUA(player, wall_tiles) {
    const rv_hand *h = hand(L, self);
    const rv_ruleset *rs = g->rs;
    for (int t = -1; t < rs->nwall_tiles; t++)
        for (int i = 0; i < h->held[t < 0 ? RV_UNKNOWN : t]; i++) {
            lua_pushinteger(L, t < 0 ? 0 : rs->wall_tiles[t].number);
            rv_list_add(L);
        }
}

static void take_from_corner(rv_deed *e) {
    bool at_end = e->hook == RV_HOOK_turn_ending;
    rv_castle_take_wall_tile(e->g, e->player, e->what, at_end ? RV_C_TAKE_AT_END : RV_C_TAKE);
}

RV_LUA(game, take_wall_tile) {
    rv_deed e = rv_deed_of(L, 2);
    e.what = corner_argument(L, 3);
    rv_deed_try(L, take_from_corner, &e, castle_here(L)->corner[e.what] != 0);
}

/* A wall tile goes from one hand to another, or (RV_NONE) out of the game, if there is one. */
static void give(rv_deed *e) {
    rv_game *g = e->g;
    rv_castle *c = rv_castle_of(g);
    e->done = rv_castle_holds(g, e->player, e->what, false);
    if (!e->done)
        return;
    rv_castle_spend(g, e->player, e->what, false);
    if (e->other != RV_NONE) {
        RV_ADD(g, c->gone[e->what], -1); /* it is not used up */
        put_in_hand(g, &c->hands[e->other], e->what);
    }
    if (!rv_listened(g))
        return;
    const char *to = e->other == RV_NONE ? "into the box"
                                         : rv_printf(g->arena, "to %s", rv_hook_label(g, e->other));
    const char *word = rv_word(g->rs, RV_W_WALL_TILE, 1);
    const char *what = e->what == RV_UNKNOWN
                           ? rv_printf(g->arena, "%s %s", rv_article(word), word)
                           : rv_printf(g->arena, "%s %d", word, g->rs->wall_tiles[e->what].number);
    rv_deed_tell(e, rv_printf(g->arena, "%s goes %s", what, to));
}

RV_LUA(game, give_wall_tile) {
    rv_deed e = rv_deed_of(L, 2);
    lua_Integer number = lua_tointeger(L, 3);
    castle_here(L);
    e.other = lua_isnil(L, 4) ? RV_NONE : rv_object_index(L, 4);
    e.what = number == 0                       ? RV_UNKNOWN
             : number < 0 || number > INT8_MAX ? RV_NONE
                                               : rv_wall_tile_find(e.g->rs, (int)number);
    if (e.what == RV_NONE)
        luaL_error(L, "there is no %s %I", rv_word(e.g->rs, RV_W_WALL_TILE, 1),
                   (LUAI_UACINT)number);
    rv_deed_try(L, give, &e, true);
}

static void stop(rv_deed *e) {
    const rv_marker_move move = {e->player, e->points, e->points, 0};
    if (rv_listened(e->g))
        rv_deed_tell(e, rv_printf(e->g->arena, "the marker stops at %d on its way", e->points));
    e->g->scripts.by = NULL;
    stop_marker(e->g, &move);
}

/* A marker stops between where its move began and where it ended. */
RV_LUA(game, stop_marker) {
    rv_deed e = rv_deed_of(L, 2);
    castle_here(L);
    e.points = rv_points_argument(L, 3);
    const rv_marker_move *m = rv_call_of(L)->given->move;
    if (e.hook != RV_HOOK_marker_moved || m->player != e.player)
        luaL_error(L, "game:stop_marker is for the player whose marker moves, in marker_moved");
    int low = m->from < m->to ? m->from : m->to, high = m->from < m->to ? m->to : m->from;
    if (e.points <= low || e.points >= high)
        luaL_error(L, "game:stop_marker: %d is not on the way from %d to %d", e.points, m->from,
                   m->to);
    rv_deed_run(L, stop, &e);
}

/* ---- what must hold of rulesets ------------------------------------------------------------ */

static bool bears_keep(const rv_kind *k) {
    return k->keep;
}

static const char *part(const rv_ruleset *rs) {
    return rs->nwall_tiles                  ? "wall_tiles"
           : rs->ncorners                   ? "corners"
           : rs->collects_letter            ? "the mark `collects`"
           : rv_count_kinds(rs, bears_keep) ? "a kind with a keep"
                                            : NULL;
}

static bool on_track(const rv_ruleset_check *s, int space, int last) {
    return (space >= 0 && last < s->rs->track) ||
           rv_fault_words(s, "%d|%d", space, s->rs->track - 1);
}

/* Both spaces of a corner lie on it. */
static bool corners_lie_on_the_track(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->ncorners; i++)
        if (!on_track(s, s->rs->corners[i].space, s->rs->corners[i].space + 1))
            return false;
    return s->rs->ncorners <= RV_MAX_CORNERS;
}

/* Records go by their lower spaces. */
static bool corners_lie_apart(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->ncorners; i++)
        for (int j = 0; j < i; j++)
            if (s->rs->corners[i].space == s->rs->corners[j].space)
                return rv_fault_words(s, "%d", s->rs->corners[i].space);
    return true;
}

static bool gates_lie_on_the_track(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->ngates; i++)
        if (!on_track(s, s->rs->gates[i], s->rs->gates[i]))
            return false;
    return true;
}

static bool wall_tiles_are_apart(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->nwall_tiles; i++)
        if (rv_wall_tile_find(s->rs, s->rs->wall_tiles[i].number) != i)
            return rv_fault_words(s, "%d", s->rs->wall_tiles[i].number);
    return true;
}

/* What a wall tile does to a kind, that kind can have: doubled is what is scored in play, and so is
 * what is scored unfinished; a prize is an area's. */
static bool wall_tiles_suit(const rv_ruleset_check *s) {
    RV_EACH_AT(s->rs->wall_tiles, s->rs->nwall_tiles, t) {
        bool any = t->effect == RV_EFFECT_EXTRA_TURN || t->effect == RV_EFFECT_LARGER ||
                   t->effect == RV_EFFECT_POINTS;
        const rv_kind *k = t->kind < 0 || t->kind >= s->rs->nkinds ? NULL : &s->rs->kinds[t->kind];
        if (!any && (!k || k->area != (t->effect == RV_EFFECT_PRIZE)))
            return rv_fault_words(s, "%d|%s", t->number, k ? k->name : "no kind");
    }
    return true;
}

/* All may be played in one turn, and the game has room for so many. */
static bool few_double(const rv_ruleset_check *s) {
    int n = 0;
    for (int i = 0; i < s->rs->nwall_tiles; i++)
        n += s->rs->wall_tiles[i].effect == RV_EFFECT_DOUBLE ? s->rs->wall_tiles[i].copies : 0;
    return n <= RV_MAX_DOUBLERS || rv_fault_words(s, "%d", RV_MAX_DOUBLERS);
}

#include "gen/invariants-castle.def" /* rows */

const rv_module rv_castle_module = {
    .name = "castle",
    .state_size = sizeof(rv_castle),
    .keys = rv_castle_keys,
    .begin = begin,
    .worth = worth,
    .gain = gain,
    .turn_ending = turn_ending,
    .turn_over = turn_over,
    .final_begins = rv_castle_clear_wall,
    .final = rv_castle_final,
    .stirs = stirs,
    .show = rv_castle_show,
    .checks = {.part = part, .rows = rows},
};
