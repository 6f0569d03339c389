/* tower_test.c - random games of The Tower, as the simulation writes them, judged by the engine and
 * by the oracle side by side.
 *
 *     tower_test [GAMES [SEED]]
 *
 * Run from the top of the checkout: the oracle reads its data file there. Every game has options
 * and a number of players of its own. After every turn all that anybody has is compared, who may do
 * what next, and whom one of the towers could take. Then the game is played again up to some turn,
 * which is replaced: often by one that is illegal, and then both must say so.
 *
 * What the rules did is counted: a rule that never came up was not tested, and that fails, too.
 * A game is told by its seed. `tower_test 1 SEED` plays just that one.
 */
#include "games/tower/tower.h"
#include "seeds.h"
#include "sides.h"
#include <stdio.h>
#include <stdlib.h>

enum {
    EMPTIED = 8, /* features to watch whose last follower was captured */
    RANGE = 4    /* maximum number of pieces that are tried on a tower at once */
};

/* ---- what is compared, and what must have happened ----------------------------------------- */

#define PROPERTIES(X)                                                                              \
    X(READ, "the oracle reads what the simulation writes, and the engine finds it legal "          \
            "[T-1, T-3, T-6]")                                                                     \
    X(LEGAL, "all that was done was legal for the oracle [T-7, T-10, T-13, T-36, T-41, T-45]")     \
    X(SCORES, "scores agree [T-27, T-28, T-35, T-40, T-43, K-34]")                                 \
    X(SUPPLIES, "so do supplies, of small followers and large ones [T-19, T-21, T-37, T-47]")      \
    X(PIECES, "tower pieces, heights, and who stands on top [T-2, T-6, T-10, T-29, T-31, T-36]")   \
    X(PRISONERS, "prisoners, of whom and by whom [T-20, T-37, T-38, T-39, T-40]")                  \
    X(KEPT, "nobody is lost: followers are in hand, on the table, or held; pieces in hand or "     \
            "standing [T-2, T-19, T-20, T-46, K-4]")                                               \
    X(ACTIONS, "who may build, climb, or buy somebody back [T-8, T-9, T-29, T-31, T-43, T-49]")    \
    X(CAPTIVES, "whom a tower that grows could take, for everybody "                               \
                "[T-14, T-15, T-16, T-17, T-18, T-19, T-21, T-32, T-48, T-50, T-51]")              \
    X(FEATURES, "features agree, and what is counted on them [T-4, T-35, K-34]")                   \
    X(CHANGED, "a turn that is made up is legal for both or for neither, and comes out alike "     \
               "[T-6, T-8, T-13, T-14, T-18, T-38, T-40, T-41, T-43, T-45]")                       \
    X(FINAL, "final scoring agrees, with prisoners and those on towers worth nothing "             \
             "[T-30, T-35, T-46]")

#define EVENTS(X)                                                                                  \
    SIDES_EVENTS(X)                                                                                \
    X(BUILT_NEW, "a piece put on the tile just laid")                                              \
    X(BUILT_OLD, "a piece put on an earlier foundation")                                           \
    X(HIGH, "a tower of five pieces")                                                              \
    X(NO_PIECE, "nobody's tower grows any more: a player has no piece")                            \
    X(NOT_TAKEN, "nobody captured, although it could be")                                          \
    X(TAKEN_0, "a follower captured on the tower's own tile")                                      \
    X(TAKEN_1, "one step away")                                                                    \
    X(TAKEN_2, "two steps away")                                                                   \
    X(TAKEN_FAR, "farther away")                                                                   \
    X(TAKEN_ROAD, "captured: a highwayman")                                                        \
    X(TAKEN_CITY, "captured: a knight")                                                            \
    X(TAKEN_MONASTERY, "captured: a monk")                                                         \
    X(TAKEN_FIELD, "captured: a farmer")                                                           \
    X(TAKEN_TOP, "captured: one on top of a tower")                                                \
    X(TAKEN_LOWER, "captured: one on top of a tower, by a lower one")                              \
    X(TAKEN_BIG, "captured: a large follower")                                                     \
    X(TAKEN_OWN, "captured: one of the player's own")                                              \
    X(TAKEN_OFF_LINE, "captured: one who stands in no straight line")                              \
    X(TAKEN_GAP, "captured: one beyond a gap")                                                     \
    X(TAKEN_BEYOND, "captured: one beyond another tower")                                          \
    X(SAFE_OWN, "a player's own in range, who cannot be captured")                                 \
    X(SAFE_TOP, "one on top in range, who cannot be captured")                                     \
    X(SAFE_GAP, "one in range but beyond a gap, which stops the tower")                            \
    X(SAFE_GAP_ROUND, "the same off the straight lines")                                           \
    X(SAFE_RANGE, "one beside a first piece, which reaches its own tile only")                     \
    X(SAFE_DIAGONAL, "one near enough, but in no straight line")                                   \
    X(TURNED, "a capture changed who scored what was completed in that turn")                      \
    X(UNSCORED, "a capture left what was completed in that turn to nobody")                        \
    X(CLAIMED, "a feature claimed again after its last follower was captured")                     \
    X(TOP_SMALL, "a follower put on top of a tower")                                               \
    X(TOP_BIG, "a large follower put on top of a tower")                                           \
    X(TOP_END, "one on top of a tower at the end")                                                 \
    X(CLOSED, "a tower refused, for somebody stands on top")                                       \
    X(CLOSED_FOR_EVER, "a tower refused, for somebody stood on top")                               \
    X(REOPENED, "a piece put where somebody had stood on top")                                     \
    X(CLIMBED_AGAIN, "a follower put on top where somebody had been captured")                     \
    X(EXCHANGED, "prisoners exchanged")                                                            \
    X(CHOICE_SMALL, "an exchange with a choice: the small one")                                    \
    X(CHOICE_BIG, "an exchange with a choice: the large one")                                      \
    X(HOSTAGES, "an exchange after which prisoners are left")                                      \
    X(RANSOMED, "a ransom paid")                                                                   \
    X(RANSOMED_BIG, "a ransom paid for a large follower")                                          \
    X(RANSOM_USED, "a follower bought back and put down in the same turn, the only one in hand")   \
    X(RANSOM_BELOW, "a score below nothing")                                                       \
    X(RANSOM_POOR, "a ransom that wants points")                                                   \
    X(RANSOM_NONE, "a game without ransom, where prisoners are held")                              \
    X(RANSOM_LATE, "a ransom paid after scoring, by points of this turn")                          \
    X(PRISONERS_END, "prisoners at the end")                                                       \
    X(LARGE_DECIDED, "a majority by what a large follower counts")                                 \
    X(CHANGED_LEGAL, "made up: a legal turn")                                                      \
    X(BAD_FOLLOWER, "made up: a follower who cannot stand there")                                  \
    X(BAD_RANSOM, "made up: a ransom that cannot be paid")                                         \
    X(BAD_TWICE, "made up: a second ransom")                                                       \
    X(BAD_ACTIONS, "made up: two actions")                                                         \
    X(BAD_TOWER, "made up: no foundation, a finished tower, or no piece")                          \
    X(BAD_TOP, "made up: nothing to stand on, or nobody to put there")                             \
    X(BAD_CAPTURE, "made up: one who cannot be captured")                                          \
    X(BAD_NO_PIECE, "made up: a capture without a piece")                                          \
    X(BAD_EXCHANGE, "made up: an exchange that is not said or not possible")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};
static const uint64_t seeds[] = {TOWER_SEEDS};
static const tally_test test = TALLY_TEST(seeds, P_CHANGED);

/* ---- the table ----------------------------------------------------------------------------- */

struct own {
    int late;      /* a turn in which a ransom could be paid only after scoring; 0 */
    int contested; /* a turn that completed a feature of two players; 0 */
    carc_name emptied[EMPTIED];
    int nemptied;
    bool topped[CARC_LAID]; /* a follower was captured from the top, by tile in order */
    long games, changed;
};

/* Too large for the stack. */
static carc_feature features[2];
static carc_report other_report;
static written changed;

static int distance(carc_cell a, carc_cell b) {
    return abs(a.x - b.x) + abs(a.y - b.y);
}

static bool in_line(carc_cell a, carc_cell b) {
    return a.x == b.x || a.y == b.y;
}

/* ---- what everybody has -------------------------------------------------------------------- */

static void compare_pieces(table *t, int p) {
    int mine = t->g->seats[p].pieces[rv_tower_piece(t->g)], theirs = carc_pieces(t->o, p);
    if (mine != theirs)
        differ(t, P_PIECES, "%s: engine %d pieces, oracle %d", t->played.label[p], mine, theirs);
}

static void compare_table(table *t) {
    compare_seats(t, P_SCORES, P_SUPPLIES);
    for (int p = 0; p < t->g->nplayers; p++)
        compare_pieces(t, p);
    compare_towers(t, P_PIECES, P_PRISONERS);
    compare_stack(t, P_LEGAL);
}

/* Each has seven followers and perhaps a large one; all have their pieces. */
static void check_kept(table *t, const rv_game *g) {
    static const int pieces[] = {10, 9, 7, 6, 5};
    carc_man list[CARC_MEN];
    int men[CARC_PLAYERS][CARC_FIGURES] = {{0}}, n = carc_men(t->o, list), standing = 0;
    for (int i = 0; i < n; i++)
        men[list[i].player][list[i].figure]++;
    for (int p = 0; p < t->played.players; p++) {
        for (int f = 0; f < CARC_FIGURES; f++) {
            int all = men[p][f] + carc_supply_of(t->o, p, (enum carc_figure)f);
            for (int captor = 0; captor < t->played.players; captor++)
                all += carc_prisoners(t->o, captor, p, (enum carc_figure)f);
            if (all !=
                (f == CARC_SMALL ? CARC_FOLLOWERS : f == CARC_BIG && carc_options_of(t->o)->large))
                differ(t, P_KEPT, "%s has %d %ss in all", t->played.label[p], all,
                       t->g->rs->figures[f].one);
        }
        standing += pieces[t->played.players - 2] - carc_pieces(t->o, p);
    }
    for (int i = 0; i < g->board.nplaced; i++)
        standing -= carc_height(t->o, cell_of(g, i));
    if (standing)
        differ(t, P_KEPT, "%d tower pieces are lost", standing);
}

/* ---- who may do what ----------------------------------------------------------------------- */

static void compare_site(table *t, rv_game *g, int player, int placed) {
    carc_cell cell = cell_of(g, placed);
    rv_value at = rv_value_at(cell.x, cell.y);
    bool build = engine_may(g, "tower", RV_WHEN_LAID, at);
    if (build != carc_can_build(t->o, player, cell))
        differ(t, P_ACTIONS, "%s builds at %d,%d: engine %d", t->played.label[player], cell.x,
               cell.y, build);
    for (int f = 0; f < CARC_FIGURES; f++) {
        at.figure = f;
        bool top = engine_may(g, "top", RV_WHEN_LAID, at);
        if (top != carc_can_top(t->o, player, cell, (enum carc_figure)f))
            differ(t, P_ACTIONS, "%s on top at %d,%d: engine %d", t->played.label[player], cell.x,
                   cell.y, top);
    }
}

static void compare_ransoms(table *t, rv_game *g, int player) {
    for (int captor = 0; captor < g->nplayers; captor++)
        for (int f = 0; f < CARC_FIGURES; f++) {
            carc_ransom ransom = {captor, (enum carc_figure)f};
            rv_value bought = rv_empty_value;
            bought.player = captor;
            bought.figure = f;
            bool may = engine_may(g, "ransom", RV_WHEN_TURN, bought);
            bool can = carc_can_ransom(t->o, player, ransom);
            bool held = carc_prisoners(t->o, captor, player, (enum carc_figure)f) > 0;
            if (may != can)
                differ(t, P_ACTIONS, "%s buys a %s back from %s: engine %d",
                       t->played.label[player], t->g->rs->figures[f].one, t->played.label[captor],
                       may);
            happened(t, E_RANSOM_POOR, held && !can && carc_options_of(t->o)->ransom);
            happened(t, E_RANSOM_NONE, held && !carc_options_of(t->o)->ransom);
        }
}

static void compare_actions(table *t, rv_game *g) {
    for (int i = 0; i < g->board.nplaced; i++)
        if (rv_has_foundation(g, i))
            compare_site(t, g, g->turn.to_move, i);
    compare_ransoms(t, g, g->turn.to_move);
}

/* ---- whom a tower could take --------------------------------------------------------------- */

/* One of the towers that may grow; sometimes all. */
static void compare_some_captives(table *t, rv_game *g) {
    bool all = percent(t, 4);
    int seen = 0, chosen = RV_NONE;
    for (int i = 0; i < g->board.nplaced && !t->tally.broken; i++) {
        const carc_cell cell = cell_of(g, i);
        if (!engine_may(g, "tower", RV_WHEN_LAID, rv_value_at(cell.x, cell.y)))
            continue;
        if (all)
            compare_captives(t, g->turn.to_move, i, 1, P_CAPTIVES);
        if (below(t, ++seen) == 0)
            chosen = i;
    }
    if (chosen == RV_NONE || t->tally.broken)
        return;
    int more = 1 + below(t, RANGE), player = below(t, g->nplayers);
    compare_captives(t, player, chosen, more, P_CAPTIVES);
}

/* ---- counting what happened ---------------------------------------------------------------- */

/* The follower before the turn; he is there, or it was no capture. */
static carc_man find_man(const carc *o, const carc_man *named) {
    carc_man list[CARC_MEN];
    int n = carc_men(o, list);
    for (int i = 0; i < n; i++)
        if (list[i].player == named->player && list[i].top == named->top &&
            same_cell(list[i].place.cell, named->place.cell))
            return list[i];
    return *named;
}

/* The objects between two cells of one line: a gap, a tower. */
static void look_between(const carc *o, carc_cell from, carc_cell to, bool *gap, bool *tower) {
    int dx = (to.x > from.x) - (to.x < from.x), dy = (to.y > from.y) - (to.y < from.y);
    *gap = *tower = false;
    for (carc_cell at = {from.x + dx, from.y + dy}; in_line(from, to) && !same_cell(at, to);
         at.x += dx, at.y += dy) {
        *gap |= carc_tile_at(o, at, NULL) < 0;
        *tower |= carc_height(o, at) > 0;
    }
}

static void count_where(table *t, const carc_deeds *deeds, const carc_man *man) {
    int steps = distance(deeds->at, man->place.cell);
    bool gap, tower;
    look_between(t->o, deeds->at, man->place.cell, &gap, &tower);
    happened(t, E_TAKEN_0, steps == 0);
    happened(t, E_TAKEN_1, steps == 1);
    happened(t, E_TAKEN_2, steps == 2);
    happened(t, E_TAKEN_FAR, steps > 2);
    happened(t, E_TAKEN_OFF_LINE, !in_line(deeds->at, man->place.cell));
    happened(t, E_TAKEN_GAP, steps > 1 && gap);
    happened(t, E_TAKEN_BEYOND, steps > 1 && tower);
}

static void count_captive(table *t, int player, const carc_man *man) {
    happened(t, E_TAKEN_ROAD, !man->top && man->place.kind == CARC_ROAD);
    happened(t, E_TAKEN_CITY, !man->top && man->place.kind == CARC_CITY);
    happened(t, E_TAKEN_MONASTERY, !man->top && man->place.kind == CARC_MONASTERY);
    happened(t, E_TAKEN_FIELD, !man->top && man->place.kind == CARC_FIELD);
    happened(t, E_TAKEN_TOP, man->top);
    happened(t, E_TAKEN_BIG, man->figure == CARC_BIG);
    happened(t, E_TAKEN_OWN, man->player == player);
}

/* The same turn without the capture: whether the same players scored. */
static void count_turned(table *t, const carc_turn *turn) {
    carc_turn tame = *turn;
    tame.tower.captures = tame.tower.exchanges = false;
    if (t->report.items == 0 || carc_try(t->before, &tame, &other_report) != CARC_LEGAL)
        return;
    for (int i = 0; i < t->report.items; i++) {
        unsigned now = t->report.item[i].winners, was = other_report.item[i].winners;
        happened(t, E_TURNED, now != was && now != 0);
        happened(t, E_UNSCORED, now != was && now == 0);
    }
}

static void note_emptied(table *t, const carc_man *man) {
    if (man->top || t->own->nemptied == EMPTIED || !carc_feature_at(t->o, man->place, &features[0]))
        return;
    for (int p = 0; p < CARC_PLAYERS; p++)
        if (features[0].followers[p] > 0)
            return;
    t->own->emptied[t->own->nemptied++] = man->place;
}

/* Whether a follower stands there again. */
static void count_claimed(table *t) {
    for (int i = 0; i < t->own->nemptied; i++) {
        int all = 0;
        if (!carc_feature_at(t->o, t->own->emptied[i], &features[0]))
            abort();
        for (int p = 0; p < CARC_PLAYERS; p++)
            all += features[0].followers[p];
        happened(t, E_CLAIMED, all > 0);
        if (all > 0)
            t->own->emptied[i--] = t->own->emptied[--t->own->nemptied];
    }
}

/* Where tiles are told by their order, the oracle's cells are looked up among the engine's. */
static int placed_at(const rv_game *g, carc_cell cell) {
    return rv_placed_at(&g->board, rv_pos(&g->board, cell.x, cell.y));
}

static void count_capture(table *t, const rv_game *g, const carc_turn *turn) {
    const carc_deeds *deeds = &turn->tower;
    carc_man man = find_man(t->before, &deeds->captive);
    count_where(t, deeds, &man);
    count_captive(t, turn->player, &man);
    count_turned(t, turn);
    note_emptied(t, &man);
    if (man.top) {
        t->own->topped[placed_at(g, man.place.cell)] = true;
        happened(t, E_TAKEN_LOWER,
                 carc_height(t->o, man.place.cell) > carc_height(t->o, deeds->at));
    }
}

static void count_exchange(table *t, const carc_turn *turn) {
    int owner = turn->tower.captive.player, left = 0;
    for (int f = 0; f < CARC_FIGURES; f++)
        left += carc_prisoners(t->o, owner, turn->player, (enum carc_figure)f);
    happened(t, E_EXCHANGED, t->report.exchanged);
    happened(t, E_HOSTAGES, t->report.exchanged && left > 0);
    happened(t, E_CHOICE_SMALL, turn->tower.exchanges && t->report.mine == CARC_SMALL);
    happened(t, E_CHOICE_BIG, turn->tower.exchanges && t->report.mine == CARC_BIG);
}

static void count_tower(table *t, const rv_game *g, const carc_turn *turn) {
    const carc_deeds *deeds = &turn->tower;
    carc_man list[CARC_MEN];
    if (deeds->builds) {
        happened(t, E_BUILT_NEW, same_cell(deeds->at, turn->at.cell));
        happened(t, E_BUILT_OLD, !same_cell(deeds->at, turn->at.cell));
        happened(t, E_HIGH, carc_height(t->o, deeds->at) == 5);
        happened(t, E_REOPENED, t->own->topped[placed_at(g, deeds->at)]);
        happened(t, E_NOT_TAKEN,
                 !deeds->captures && carc_captives(t->o, turn->player, deeds->at, 0, list) > 0);
    }
    if (deeds->captures)
        count_capture(t, g, turn);
    if (deeds->captures)
        count_exchange(t, turn);
    if (deeds->tops) {
        happened(t, E_TOP_SMALL, turn->figure == CARC_SMALL);
        happened(t, E_TOP_BIG, turn->figure == CARC_BIG);
        happened(t, E_CLIMBED_AGAIN, t->own->topped[placed_at(g, deeds->at)]);
    }
}

static void count_ransoms(table *t, const carc_entry *entry) {
    const carc_turn *turn = &entry->turn;
    int p = turn->player, n = turn->tower.ransoms;
    happened(t, E_RANSOMED, n > 0);
    happened(t, E_RANSOMED_BIG, n > 0 && turn->tower.ransom[0].figure == CARC_BIG);
    happened(t, E_RANSOM_USED,
             n > 0 && (turn->deploys || turn->tower.tops) &&
                 carc_supply_of(t->before, p, turn->figure) == 0);
    happened(t, E_RANSOM_BELOW, n > 0 && carc_score(t->o, p) < 0);
    happened(t, E_RANSOM_LATE, n > 0 && !entry->none && t->report.late > 0);
}

/* Under other options more followers could have been captured. */
static int captives_if(table *t, int player, carc_cell cell, const carc_options *options) {
    carc_man list[CARC_MEN];
    carc_options usual = *carc_options_of(t->o);
    carc_set_options(t->o, options);
    int n = carc_captives(t->o, player, cell, 1, list);
    carc_set_options(t->o, &usual);
    return n;
}

static void count_safe(table *t, int player, carc_cell cell) {
    const carc_options *usual = carc_options_of(t->o);
    carc_options own = *usual, top = own, gap = own, range = own, metric = own, line = own;
    own.capture_own = top.top_capturable = metric.manhattan = true;
    gap.gap_blocks = line.manhattan = false;
    range.range_offset = 0;
    int n = captives_if(t, player, cell, usual), n_gap = captives_if(t, player, cell, &gap);
    happened(t, E_SAFE_OWN, captives_if(t, player, cell, &own) > n);
    happened(t, E_SAFE_TOP, captives_if(t, player, cell, &top) > n);
    happened(t, E_SAFE_GAP, n_gap > n);
    happened(t, E_SAFE_RANGE,
             carc_height(t->o, cell) == 0 && captives_if(t, player, cell, &range) > n);
    happened(t, E_SAFE_DIAGONAL, captives_if(t, player, cell, &metric) > n);
    if (n_gap == n)
        return;
    gap.manhattan = false; /* the followers in the lines, without and with gaps */
    happened(t, E_SAFE_GAP_ROUND,
             n_gap - n > captives_if(t, player, cell, &gap) - captives_if(t, player, cell, &line));
}

static void count_sites(table *t, rv_game *g) {
    carc_man man;
    for (int i = 0; i < g->board.nplaced; i++) {
        carc_cell cell = cell_of(g, i);
        bool foundation = rv_has_foundation(g, i), top = foundation && carc_top(t->o, cell, &man);
        bool pieces = carc_pieces(t->o, g->turn.to_move) > 0;
        bool build = foundation && carc_can_build(t->o, g->turn.to_move, cell);
        happened(t, E_CLOSED, top);
        happened(t, E_CLOSED_FOR_EVER, foundation && pieces && !top && !build);
        happened(t, E_NO_PIECE, foundation && !pieces);
        if (build && t->tally.turn % 16 == 0) /* slow */
            count_safe(t, g->turn.to_move, cell);
    }
}

/* A ransom that only scoring makes possible: stored for the made-up turn. */
static void note_late(table *t, const carc_turn *turn) {
    int p = turn->player;
    bool poor = carc_options_of(t->o)->needs_points &&
                carc_score(t->before, p) < t->rs->numbers[RV_N_RANSOM];
    for (int captor = 0; captor < t->played.players && poor && !t->tally.made_up; captor++)
        for (int f = 0; f < CARC_FIGURES; f++)
            if (carc_prisoners(t->before, captor, p, (enum carc_figure)f) > 0 &&
                carc_score(t->o, p) >= t->rs->numbers[RV_N_RANSOM] && carc_options_of(t->o)->ransom)
                t->own->late = t->tally.turn;
}

/* The same for a turn in which a capture would change who scores. */
static void note_contested(table *t) {
    for (int i = 0; i < t->report.items; i++) {
        int holders = 0;
        for (int p = 0; p < CARC_PLAYERS; p++)
            holders += t->report.item[i].feature.followers[p] > 0;
        if (holders > 1)
            t->own->contested = t->tally.turn;
    }
}

static void count_turn(table *t, rv_game *g, const carc_entry *entry) {
    if (!entry->none)
        count_tower(t, g, &entry->turn);
    count_ransoms(t, entry);
    if (entry->turn.deploys && t->own->nemptied)
        count_claimed(t);
    if (t->tally.made_up)
        return;
    note_late(t, &entry->turn);
    if (!entry->none)
        note_contested(t);
    count_sites(t, g);
}

/* ---- a turn -------------------------------------------------------------------------------- */

/* The engine has played a turn: now the oracle plays it. */
static void see_turn(rv_case *c) {
    table *t = c->watcher.ud;
    const carc_entry *entry = see_entry(c, P_LEGAL);
    if (!entry)
        return;
    compare_table(t);
    check_kept(t, t->g);
    if (!t->tally.broken)
        count_turn(t, t->g, entry);
    compare_actions(t, t->g);
    compare_some_captives(t, t->g);
    if (percent(t, 4) || is_last(t))
        compare_features(t, P_FEATURES, NULL);
}

/* ---- the end ------------------------------------------------------------------------------- */

static unsigned most_of(const int followers[CARC_PLAYERS]) {
    unsigned winners = 0;
    int most = 1;
    for (int p = 0; p < CARC_PLAYERS; p++) {
        winners = followers[p] > most ? 0 : winners;
        most = followers[p] > most ? followers[p] : most;
        winners |= followers[p] == most ? 1u << p : 0;
    }
    return winners;
}

/* Whether another player would win if all followers counted one. */
static void count_large(table *t) {
    carc_man list[CARC_MEN];
    int n = carc_men(t->o, list);
    for (int i = 0; i < n; i++) {
        int heads[CARC_PLAYERS] = {0};
        carc_feature *f = &features[0], *other = &features[1];
        if (list[i].top || !carc_feature_at(t->o, list[i].place, f))
            continue;
        for (int m = 0; m < n; m++)
            if (!list[m].top && list[m].place.kind == f->name.kind &&
                carc_feature_at(t->o, list[m].place, other) && other->name.where == f->name.where &&
                same_cell(other->name.cell, f->name.cell))
                heads[list[m].player]++;
        happened(t, E_LARGE_DECIDED, most_of(heads) != most_of(f->followers));
    }
}

static void count_end(table *t) {
    carc_man list[CARC_MEN];
    int n = carc_men(t->o, list), held = 0;
    for (int i = 0; i < n; i++)
        happened(t, E_TOP_END, list[i].top);
    for (int p = 0; p < t->played.players; p++)
        for (int o = 0; o < t->played.players; o++)
            for (int f = 0; f < CARC_FIGURES; f++)
                held += carc_prisoners(t->o, p, o, (enum carc_figure)f);
    happened(t, E_PRISONERS_END, held > 0);
    if (carc_options_of(t->o)->large)
        count_large(t);
}

/* ---- a game -------------------------------------------------------------------------------- */

static bool open_game(table *t, const char *text) {
    t->own->nemptied = 0;
    memset(t->own->topped, 0, sizeof t->own->topped);
    return open_record(t, text, P_READ);
}

static void play_record(table *t, const char *text) {
    t->own->late = t->own->contested = 0;
    if (!open_game(t, text))
        return;
    count_players(t);
    const rv_report *r = judge_legal(t, P_READ);
    if (!r)
        return;
    compare_result(t, r, true, P_FINAL);
    count_end(t);
}

/* ---- a turn that is made up ---------------------------------------------------------------- */

static const char *any_label(table *t) {
    return t->played.label[below(t, t->played.players)];
}

static const char *any_big(table *t, const char *big) {
    return percent(t, 25) ? big : "";
}

/* A laid tile; usually one with a foundation. */
static carc_cell any_site(table *t, const carc_entry *entry) {
    carc_cell chosen = entry->turn.at.cell;
    int seen = 0;
    bool free = percent(t, 8);
    for (int x = -30; x <= 30; x++)
        for (int y = -30; y <= 30; y++) {
            carc_cell cell = {x, y};
            bool good = free ? carc_tile_at(t->o, cell, NULL) >= 0 : carc_foundation(t->o, cell);
            if (good && below(t, ++seen) == 0)
                chosen = cell;
        }
    return chosen;
}

/* Usually a follower in range; sometimes any follower; sometimes none. */
static void say_prisoner(table *t, int player, carc_cell cell) {
    carc_man list[CARC_MEN];
    int n = percent(t, 70) ? carc_captives(t->o, player, cell, 1, list) : carc_men(t->o, list);
    if (n && percent(t, 97))
        say_capture(&changed, t, &list[below(t, n)]);
    else
        say(&changed, "  capture: '%s:top@%d,%d'\n", any_label(t), cell.x, cell.y);
}

/* The turn with one action, or sometimes with two. */
static void say_action(table *t, const carc_entry *entry) {
    carc_cell cell = any_site(t, entry);
    int what = below(t, 100);
    bool builds = what < 72, tops = what >= 66 && what < 90;
    if (builds)
        say(&changed, "  tower: %d,%d\n", cell.x, cell.y);
    if (tops)
        say(&changed, "  top: %s%d,%d\n", any_big(t, "big "), cell.x, cell.y);
    if (percent(t, builds ? 85 : 4))
        say_prisoner(t, entry->turn.player, cell);
    if (percent(t, 12))
        say(&changed, "  exchange: %s\n", percent(t, 50) ? "big" : "small");
}

/* Whether he stands on a feature that this tile completes, not alone. */
static bool is_contested(table *t, const carc_man *man) {
    int holders = 0;
    if (man->top || !carc_feature_at(t->trial, man->place, &features[0]) || !features[0].complete)
        return false;
    for (int p = 0; p < CARC_PLAYERS; p++)
        holders += features[0].followers[p] > 0;
    return holders > 1;
}

/* A capture of a follower who is about to be scored, if there is any. */
static bool say_turning(table *t, const carc_entry *entry) {
    carc_man list[CARC_MEN], chosen = {0};
    carc_cell from = {0, 0};
    int seen = 0, player = entry->turn.player;
    carc_copy(t->trial, t->o);
    carc_put(t->trial, entry->turn.at);
    for (int x = -30; x <= 30; x++)
        for (int y = -30; y <= 30; y++) {
            carc_cell cell = {x, y};
            int n = carc_can_build(t->trial, player, cell)
                        ? carc_captives(t->trial, player, cell, 1, list)
                        : 0;
            for (int i = 0; i < n; i++)
                if (is_contested(t, &list[i]) && below(t, ++seen) == 0) {
                    chosen = list[i];
                    from = cell;
                }
        }
    if (!seen)
        return false;
    say(&changed, "  tower: %d,%d\n", from.x, from.y);
    say_capture(&changed, t, &chosen);
    return true;
}

static void say_ransom(table *t, int player) {
    const char *from = any_label(t), *big = any_big(t, " big");
    for (int p = 0; p < t->played.players; p++)
        for (int f = 0; f < CARC_FIGURES; f++)
            if (carc_prisoners(t->o, p, player, (enum carc_figure)f) > 0 && percent(t, 80)) {
                from = t->played.label[p];
                big = f == CARC_BIG ? " big" : "";
            }
    if (percent(t, 15))
        say(&changed, "  ransom: [%s%s, %s]\n", from, big, any_label(t));
    else
        say(&changed, "  ransom: %s%s\n", from, big);
}

/* A follower where perhaps none is allowed. */
static void say_follower(table *t) {
    int kind = below(t, CARC_KINDS);
    const char *where = carc_where_word(below(t, 9));
    say(&changed, " %s%s@%s", any_big(t, "big:"), carc_role_word((enum carc_kind)kind), where);
}

/* The first words of an entry; the tiles discarded before it. */
static void put_words(const char *entry, int words) {
    size_t n = 0;
    for (; words > 0 && entry[n] != '\n'; words--) {
        n += strspn(entry + n, " ");
        n += strcspn(entry + n, " \n");
    }
    put(&changed, entry, n);
}

static void put_discards(const char *entry) {
    for (const char *line = next_line(entry); *line == ' '; line = next_line(line))
        if (strncmp(line, "  discard", 9) == 0)
            put(&changed, line, (size_t)(next_line(line) - line));
}

/* The tile where it was laid, "- W: TILE CELL", with other keys. */
static void put_other(table *t, const char *line, const carc_entry *entry) {
    bool follower = percent(t, 5);
    put_words(line, follower || percent(t, 90) ? 4 : 9);
    if (follower)
        say_follower(t);
    put_word(&changed, "\n");
    put_discards(line);
    if (!follower && !say_turning(t, entry))
        say_action(t, entry);
}

/* Another turn; or the same turn with a ransom. */
static void make_up(table *t, const record *lines, int turn, const carc_entry *entry) {
    const char *line = lines->entry[turn];
    bool late = t->own->late == turn + 1;
    changed.n = 0;
    put(&changed, lines->text, (size_t)(line - lines->text));
    if (late)
        put(&changed, line, (size_t)(lines->entry[turn + 1] - line));
    else
        put_other(t, line, entry);
    if (late || percent(t, 25))
        say_ransom(t, entry->turn.player);
}

static void count_verdict(table *t, const carc_entry *entry, enum carc_verdict verdict) {
    bool none = !entry->turn.tower.builds;
    happened(t, E_CHANGED_LEGAL, verdict == CARC_LEGAL);
    happened(t, E_BAD_FOLLOWER, verdict == CARC_BAD_FOLLOWER);
    happened(t, E_BAD_RANSOM, verdict == CARC_BAD_RANSOM);
    happened(t, E_BAD_TWICE, verdict == CARC_BAD_RANSOM && entry->turn.tower.ransoms > 1);
    happened(t, E_BAD_ACTIONS, verdict == CARC_BAD_ACTIONS);
    happened(t, E_BAD_TOWER, verdict == CARC_BAD_TOWER);
    happened(t, E_BAD_TOP, verdict == CARC_BAD_TOP);
    happened(t, E_BAD_CAPTURE, verdict == CARC_BAD_CAPTURE && !none);
    happened(t, E_BAD_NO_PIECE, verdict == CARC_BAD_CAPTURE && none);
    happened(t, E_BAD_EXCHANGE, verdict == CARC_BAD_EXCHANGE);
}

/* The oracle alone plays up to the turn; then whether it would allow it. */
static enum carc_verdict ask_oracle(table *t) {
    int last = t->played.entries - 1;
    carc_copy(t->trial, t->o);
    for (int i = 0; i <= last; i++) {
        enum carc_verdict verdict = carc_play_entry(t->trial, &t->played.entry[i], NULL);
        if (verdict != CARC_LEGAL || i == last)
            return verdict;
    }
    return CARC_LEGAL;
}

static void play_changed(table *t, const char *text) {
    const record lines = read_record(text);
    int turn = t->own->late && percent(t, 70) ? t->own->late - 1
               : t->own->contested            ? t->own->contested - 1
                                              : below(t, lines.entries);
    const carc_entry entry = t->played.entry[turn];
    if (entry.none)
        return;
    t->tally.turn = turn + 1;
    carc_begin(t->o, &t->played.options, t->played.players);
    for (int i = 0; i < turn; i++)
        carc_play_entry(t->o, &t->played.entry[i], NULL);
    make_up(t, &lines, turn, &entry);
    t->tally.made_up = true;
    if (!open_game(t, changed.s))
        return;
    enum carc_verdict verdict = ask_oracle(t);
    count_verdict(t, &t->played.entry[turn], verdict);
    t->own->changed++;
    judge_alike(t, verdict, P_CHANGED);
}

/* ---- all games ----------------------------------------------------------------------------- */

static void play_game(table *t, uint64_t seed) {
    static const char *const usual[] = {"farmers", "ransom", NULL};
    rv_sim *sim;
    tally_begin(t, seed, seed * 0x9e3779b97f4a7c15u);
    const rv_settings settings = random_settings(t, usual, 70);
    const char *text = simulate(t, &settings, &sim, P_READ);
    t->own->games += text != NULL;
    if (text)
        play_record(t, text);
    if (!t->tally.broken)
        play_changed(t, text);
    rv_sim_free(sim);
}

/* ---- the report ---------------------------------------------------------------------------- */

static void report(const table *t) {
    for (int p = 0; p < P_COUNT; p++) {
        long n = p == P_CHANGED ? t->own->changed : t->own->games;
        report_property(t, p, n > 0, "%ld games", n);
    }
    report_events(t, "%ld turns", t->tally.turns + t->again);
}

int main(int argc, char **argv) {
    static table t; /* too large for the stack */
    static struct own mine;
    t.own = &mine;
    tally_open(&t, &test, argc, argv);
    sides_open(&t, "tower", see_turn);
    tally_play(&t, play_game);
    report(&t);
    sides_close(&t);
    return tally_status();
}
