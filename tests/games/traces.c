/* traces.c - a check: queries and trials change nothing in a game.
 *
 * All queries are run, and trials: the orders of scoring, the next turn. Then the game must be
 * unchanged, in its bytes and as a position; and the next turn, played, taken back and played
 * again, must give the same result as before, and as the record.
 */
#include "core/stack.h"
#include "judge/case.h"
#include "parts.h"
#include "record/form.h"
#include "walk.h"

#define PROPERTIES(X)                                                                              \
    X(ASKED, "what is asked of a game leaves it as it was")                                        \
    X(PERFT, "counts leave the game as it was")                                                    \
    X(ORDERS, "trying all orders of scoring leaves the turn as it was")                            \
    X(BACK, "a turn of the record is played and taken back")                                       \
    X(AGAIN, "played again it comes to the same game")                                             \
    X(STRAIGHT, "which is the one that the record comes to")

#define EVENTS(X)                                                                                  \
    X(ORDERS, "traces: several orders of scoring")                                                 \
    X(STATE, "traces: a position with something that a house rule keeps")                          \
    X(CHANGED, "traces: a turn that changes it")                                                   \
    X(USED, "traces: a turn in which a wall tile is used")                                         \
    X(FAIR, "traces: a bazaar")                                                                    \
    X(BESIDE, "traces: a turn with a tower, a bridge or a castle")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};

static picture before, played; /* the next turn */

static void check_bytes(walk *w, int p, const picture *was) {
    size_t byte;
    int part = differing_part(w->at->game, was, &byte);
    hold(w, p, part == PART_COUNT, "%s, byte %zu", part < PART_COUNT ? part_words[part] : "", byte);
}

static void check_position(walk *w, int p, const char *was) {
    int line = differing_line(rv_case_position(w->at), was);
    hold(w, p, line == 0, "line %d of its position differs", line);
}

/* ---- asking -------------------------------------------------------------------------------- */

static bool see_placement(void *ud, const rv_placement *p) {
    (void)p;
    ++*(int *)ud;
    return true;
}

/* Whether others are removed before it, which may come first. */
static bool comes_later(const walk *w) {
    return w->at->rec.moves.list[w->turns].beside->discard.n > 0;
}

/* Of the tile that comes next, of any tile that is left. */
static void ask(walk *w) {
    const char *tile = is_over(w) ? NULL : rv_case_tile_of(w->at, w->turns + 1), *why = "";
    char what[128];
    uint64_t counts[2];
    int seen = 0;
    bool clean = leaves_no_trace(w->at, tile, w->turns + 1, see_placement, &seen, what);
    hold(w, P_ASKED, clean, "%s", what);
    hold(w, P_ASKED, seen || !tile || comes_later(w), "no placement of tile %s", tile ? tile : "");
    check_position(w, P_ASKED, w->position);
    rv_status status = rv_case_perft(w->at, 1, counts, &why);
    hold(w, P_PERFT, status == RV_FINE && (counts[1] || w->at->game->over || !tile), "%s", why);
    check_bytes(w, P_PERFT, &before);
}

/* ---- playing what the record says ---------------------------------------------------------- */

static rv_entry *next_entry(walk *w) {
    return &w->at->rec.moves.list[w->turns];
}

static void place(walk *w) {
    rv_game *g = w->at->game;
    rv_entry *e = next_entry(w);
    hold(w, P_BACK, rv_play_rows(w->at, e, RV_WHEN_PLACING), "the tile cannot lie there");
    rv_turn_place(g, e->tile.tile, e->as, e->tile.quarters, rv_pos(&g->board, e->x, e->y));
    if (e->follower.kind != RV_NONE)
        rv_deploy(g, e->player,
                  rv_follower_node(w->at, &e->follower, &e->tile, g->turn.last, RV_D_NO_PLACE),
                  e->follower.figure);
}

static bool see_order(void *ud, const rv_order *order) {
    ++*(int *)ud;
    return order->n > 1;
}

static void try_orders(void *ud) {
    static picture placed;
    walk *w = ud;
    rv_game *g = w->at->game;
    int checkpoint = rv_checkpoint(g), seen = 0;
    place(w);
    const rv_order o = rv_turn_scoring(g);
    take_picture(g, &placed);
    if (o.n > 1 && o.n < 7) {
        rv_turn_orders(g, &o, see_order, &seen);
        check_bytes(w, P_ORDERS, &placed);
        saw(w, E_ORDERS, seen > 1);
    }
    rv_undo(g, checkpoint);
    check_bytes(w, P_ORDERS, &before);
}

/* As the replay plays it, after finding it legal. */
static void play_entry(void *ud) {
    walk *w = ud;
    rv_game *g = w->at->game;
    rv_entry *e = next_entry(w);
    rv_order order = {.n = 0};
    rv_leave_part_out(w->at, e); /* M-29 */
    if (e->apart) {
        hold(w, P_BACK, rv_play_rows(w->at, e, RV_WHEN_APART), "the bazaar is not legal");
        return;
    }
    rv_turn_open(g); /* PD-35 */
    hold(w, P_BACK, rv_play_rows(w->at, e, RV_WHEN_TURN), "the turn is not legal before its tile");
    for (int i = 0; i < e->beside->discard.n; i++) {
        rv_take_held(g);
        rv_draw(g, e->beside->discard.list[i].tile);
    }
    if (!e->none) {
        rv_take_held(g);
        place(w);
        bool fine = rv_play_rows(w->at, e, RV_WHEN_LAID) && rv_find_order(w->at, e, &order);
        rv_turn_score(g, order.roots, order.n);
        fine = fine && rv_play_rows(w->at, e, RV_WHEN_SCORED);
        rv_turn_end(g);
        hold(w, P_BACK, fine && rv_play_rows(w->at, e, RV_WHEN_ENDING), "the turn is not legal");
    }
    rv_turn_pass(g);
}

/* Runs it with a return point for a lack of memory. */
static void with_game(walk *w, void (*run)(void *ud)) {
    hold(w, P_BACK, rv_protect(&w->at->arena, run, w), "memory ran out");
}

static void see_next(walk *w, const char *position) {
    const char *was = strstr(w->position, "\nstate: "), *is = strstr(position, "\nstate: ");
    const char *from = w->r.entry[w->turns];
    written entry = {.n = 0};
    put(&entry, from, (size_t)(w->r.entry[w->turns + 1] - from));
    saw(w, E_STATE, was != NULL);
    saw(w, E_CHANGED, was && is && strcmp(was, is) != 0);
    saw(w, E_USED, rv_values_beside(next_entry(w), "use")->n > 0);
    saw(w, E_FAIR, next_entry(w)->apart != NULL);
    saw(w, E_BESIDE,
        strstr(entry.s, "\n  tower:") || strstr(entry.s, "\n  bridge:") ||
            strstr(entry.s, "\n  castle:"));
}

static void play_twice(walk *w) {
    int checkpoint = rv_checkpoint(w->at->game);
    with_game(w, play_entry);
    take_picture(w->at->game, &played);
    char *position = copy(rv_case_position(w->at));
    rv_undo(w->at->game, checkpoint);
    check_bytes(w, P_BACK, &before);
    check_position(w, P_BACK, w->position);
    with_game(w, play_entry);
    check_bytes(w, P_AGAIN, &played);
    check_position(w, P_AGAIN, position);
    rv_undo(w->at->game, checkpoint); /* for the checks that follow */
    judge_until(w->plain, w->r.text, w->turns + 1, true);
    same(w, P_STRAIGHT, "line of the position that differs",
         differing_line(rv_case_position(w->plain), position), 0);
    see_next(w, position);
    free(position);
}

static void look(walk *w) {
    take_picture(w->at->game, &before);
    ask(w);
    if (is_over(w) || w->tally.broken)
        return;
    const rv_entry *e = next_entry(w);
    if (!e->none && !e->apart && !e->beside->discard.n)
        with_game(w, try_orders);
    play_twice(w);
}

const check traces_check = {"traces", P_COUNT, E_COUNT, property_words, event_words,
                            NULL,     NULL,    look,    NULL,           NULL};
