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
#include "../ok.h"
#include "../oracle/carcassonne.h"
#include "case.h"
#include "library.h"
#include "records.h"
#include "sim.h"
#include "tower.h"
#include <stdlib.h>

enum {
    GAMES = 1000,
    SEED = 1,
    OPTIONS = 16,
    WORD = 64,
    LOG = 1 << 14,
    EMPTIED = 8, /* features whose last follower was captured, that are watched */
    RANGE = 4    /* most pieces that are tried on a tower at once */
};

/* ---- what is compared, and what must have happened ----------------------------------------- */

#define PROPERTIES                                                                                 \
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

#define EVENTS                                                                                     \
    X(PLAYERS_2, "two players")                                                                    \
    X(PLAYERS_3, "three players")                                                                  \
    X(PLAYERS_4, "four players")                                                                   \
    X(PLAYERS_5, "five players")                                                                   \
    X(PLAYERS_6, "six players")                                                                    \
    X(EDITION_1, "the tiles of edition 1")                                                         \
    X(EDITION_2, "the tiles of edition 2")                                                         \
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

enum property {
#define X(id, words) P_##id,
    PROPERTIES
#undef X
        P_COUNT
};
enum event {
#define X(id, words) E_##id,
    EVENTS
#undef X
        E_COUNT
};
static const char *const property_words[] = {
#define X(id, words) words,
    PROPERTIES
#undef X
};
static const char *const event_words[] = {
#define X(id, words) words,
    EVENTS
#undef X
};

/* ---- the table ----------------------------------------------------------------------------- */

typedef struct table {
    rv_library *lib;
    const rv_ruleset *rs;
    rv_case *bench;
    rv_arena words;
    carc *o, *before, *trial; /* as it is; before the turn; to try things out */
    uint64_t seed, state;
    int turn;
    bool made_up;  /* what is judged is a turn that the test made up */
    bool broken;   /* engine and oracle have parted: the game is given up */
    int late;      /* a turn in which a ransom could be paid after scoring only; 0 */
    int contested; /* one that completed a feature of two players; 0 */
    carc_name emptied[EMPTIED];
    int nemptied;
    bool topped[CARC_LAID]; /* somebody stood on top there and was captured, by tile in order */
    const char *text;
    long turns, games, changed;
    long happened[E_COUNT];
    int failed[P_COUNT];
    char why[P_COUNT][512], game[P_COUNT][LOG]; /* of the first failure */
} table;

/* Too large for the stack. */
static table the_table;
static carc_feature features[CARC_FEATURES];
static carc_ending ending;
static carc_record played;
static carc_report report, other_report;
static written changed;

static uint64_t next_random(table *t) {
    uint64_t z = t->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int below(table *t, int n) {
    return (int)((next_random(t) >> 32) * (uint64_t)n >> 32);
}

static bool percent(table *t, int n) {
    return below(t, 100) < n;
}

__attribute__((format(printf, 3, 4))) static void differ(table *t, enum property p,
                                                         const char *format, ...) {
    va_list args;
    t->broken = true;
    if (t->made_up)
        p = P_CHANGED;
    if (t->failed[p]++)
        return;
    int n = snprintf(t->why[p], sizeof t->why[p],
                     "seed %llu, turn %d: ", (unsigned long long)t->seed, t->turn);
    va_start(args, format);
    vsnprintf(t->why[p] + n, sizeof t->why[p] - (size_t)n, format, args);
    va_end(args);
    snprintf(t->game[p], LOG, "%s", t->text);
}

static void happened(table *t, enum event e, bool did) {
    t->happened[e] += did;
}

static bool same_cell(carc_cell a, carc_cell b) {
    return a.x == b.x && a.y == b.y;
}

static int distance(carc_cell a, carc_cell b) {
    return abs(a.x - b.x) + abs(a.y - b.y);
}

static bool in_line(carc_cell a, carc_cell b) {
    return a.x == b.x || a.y == b.y;
}

/* ---- what everybody has -------------------------------------------------------------------- */

static carc_cell cell_of(const rv_game *g, int placed) {
    return (carc_cell){g->placed[placed].x, g->placed[placed].y};
}

static void compare_seat(table *t, const rv_game *g, int p) {
    const rv_seat *seat = &g->seats[p];
    if (seat->score != carc_score(t->o, p))
        differ(t, P_SCORES, "%s: engine %d points, oracle %d", played.label[p], (int)seat->score,
               carc_score(t->o, p));
    for (int f = 0; f < RV_F_COUNT; f++)
        if (seat->supply[f] != carc_supply_of(t->o, p, (enum carc_figure)f))
            differ(t, P_SUPPLIES, "%s: engine %d %ss, oracle %d", played.label[p], seat->supply[f],
                   rv_figure_words(f), carc_supply_of(t->o, p, (enum carc_figure)f));
    if (seat->pieces[RV_P_TOWER] != carc_pieces(t->o, p))
        differ(t, P_PIECES, "%s: engine %d pieces, oracle %d", played.label[p],
               seat->pieces[RV_P_TOWER], carc_pieces(t->o, p));
}

static void compare_prisoners(table *t, const rv_game *g, int captor, int owner) {
    for (int f = 0; f < RV_F_COUNT; f++) {
        int mine = rv_towers_of(g)->prisoners[captor][owner][f];
        int theirs = carc_prisoners(t->o, captor, owner, (enum carc_figure)f);
        if (mine != theirs)
            differ(t, P_PRISONERS, "%s of %s: engine %d %ss, oracle %d", played.label[captor],
                   played.label[owner], mine, rv_figure_words(f), theirs);
    }
}

static void compare_tower(table *t, const rv_game *g, int placed) {
    const rv_site *site = &rv_towers_of(g)->sites[placed];
    carc_cell cell = cell_of(g, placed);
    carc_man man;
    bool top = carc_top(t->o, cell, &man);
    uint8_t piece = top ? rv_piece_of(man.player, (int)man.figure) : 0;
    if (rv_has_foundation(g, placed) != carc_foundation(t->o, cell))
        differ(t, P_PIECES, "a foundation at %d,%d", cell.x, cell.y);
    if (site->height != carc_height(t->o, cell) || site->top != piece)
        differ(t, P_PIECES, "%d,%d: engine %d pieces, %x on top; oracle %d, %x", cell.x, cell.y,
               site->height, site->top, carc_height(t->o, cell), piece);
}

static void compare_table(table *t, const rv_game *g) {
    for (int p = 0; p < g->nplayers; p++)
        compare_seat(t, g, p);
    for (int p = 0; p < g->nplayers; p++)
        for (int o = 0; o < g->nplayers; o++)
            compare_prisoners(t, g, p, o);
    for (int i = 0; i < g->nplaced; i++)
        compare_tower(t, g, i);
    if (g->to_move != carc_to_move(t->o) || g->over != carc_over(t->o) ||
        g->stack != carc_stack(t->o))
        differ(t, P_LEGAL, "engine: %d to move, %d tiles left; oracle: %d, %d", (int)g->to_move,
               (int)g->stack, carc_to_move(t->o), carc_stack(t->o));
}

/* Each has seven followers and perhaps a large one; all have their pieces. */
static void check_kept(table *t, const rv_game *g) {
    static const int pieces[] = {10, 9, 7, 6, 5};
    carc_man list[CARC_MEN];
    int men[CARC_PLAYERS][CARC_FIGURES] = {{0}}, n = carc_men(t->o, list), standing = 0;
    for (int i = 0; i < n; i++)
        men[list[i].player][list[i].figure]++;
    for (int p = 0; p < played.players; p++) {
        for (int f = 0; f < CARC_FIGURES; f++) {
            int all = men[p][f] + carc_supply_of(t->o, p, (enum carc_figure)f);
            for (int captor = 0; captor < played.players; captor++)
                all += carc_prisoners(t->o, captor, p, (enum carc_figure)f);
            if (all != (f == CARC_SMALL ? CARC_FOLLOWERS : carc_options_of(t->o)->large))
                differ(t, P_KEPT, "%s has %d %ss in all", played.label[p], all, rv_figure_words(f));
        }
        standing += pieces[played.players - 2] - carc_pieces(t->o, p);
    }
    for (int i = 0; i < g->nplaced; i++)
        standing -= carc_height(t->o, cell_of(g, i));
    if (standing)
        differ(t, P_KEPT, "%d tower pieces are lost", standing);
}

/* ---- who may do what ----------------------------------------------------------------------- */

static void compare_site(table *t, const rv_game *g, int player, int placed) {
    carc_cell cell = cell_of(g, placed);
    bool build = rv_may_build(g, player, placed) == RV_NONE;
    if (build != carc_can_build(t->o, player, cell))
        differ(t, P_ACTIONS, "%s builds at %d,%d: engine %d", played.label[player], cell.x, cell.y,
               build);
    for (int f = 0; f < RV_F_COUNT; f++) {
        bool top = rv_may_top(g, player, placed, f) == RV_NONE;
        if (top != carc_can_top(t->o, player, cell, (enum carc_figure)f))
            differ(t, P_ACTIONS, "%s on top at %d,%d: engine %d", played.label[player], cell.x,
                   cell.y, top);
    }
}

static void compare_ransoms(table *t, rv_game *g, int player) {
    for (int captor = 0; captor < g->nplayers; captor++)
        for (int f = 0; f < RV_F_COUNT; f++) {
            carc_ransom ransom = {captor, (enum carc_figure)f};
            bool may = rv_may_ransom(g, player, captor, f) == RV_NONE;
            bool can = carc_can_ransom(t->o, player, ransom);
            bool held = carc_prisoners(t->o, captor, player, (enum carc_figure)f) > 0;
            if (may != can)
                differ(t, P_ACTIONS, "%s buys a %s back from %s: engine %d", played.label[player],
                       rv_figure_words(f), played.label[captor], may);
            happened(t, E_RANSOM_POOR, held && !can && carc_options_of(t->o)->ransom);
            happened(t, E_RANSOM_NONE, held && !carc_options_of(t->o)->ransom);
        }
}

static void compare_actions(table *t, rv_game *g) {
    for (int i = 0; i < g->nplaced; i++)
        if (rv_has_foundation(g, i))
            compare_site(t, g, g->to_move, i);
    compare_ransoms(t, g, g->to_move);
}

/* ---- whom a tower could take --------------------------------------------------------------- */

static bool is_same(const rv_game *g, const rv_captive *mine, const carc_man *man) {
    if (!same_cell(cell_of(g, mine->placed), man->place.cell) ||
        mine->piece != rv_piece_of(man->player, (int)man->figure))
        return false;
    if (man->top || mine->node == RV_NONE)
        return man->top && mine->node == RV_NONE;
    return strcmp(rv_kind_of(g, mine->node)->name, carc_kind_word(man->place.kind)) == 0 &&
           strcmp(rv_place_on(g, mine->placed, rv_root(g, mine->node)),
                  carc_where_word(man->place.where)) == 0;
}

/* All whom the engine lets the player take; how many of the oracle's are among them. */
static int engine_captives(rv_game *g, int player, int tower, const carc_man *list, int n,
                           int *alike) {
    int all = 0;
    for (int i = 0; i < g->nplaced; i++) {
        rv_captive here[RV_TILE_REGIONS + 1];
        for (int k = rv_captives_on(g, i, here) - 1; k >= 0; k--) {
            if (rv_may_capture(g, player, tower, &here[k]) != RV_NONE)
                continue;
            all++;
            for (int m = 0; m < n; m++)
                *alike += is_same(g, &here[k], &list[m]);
        }
    }
    return all;
}

/* The tower grows by some pieces, and is as it was again. */
static void compare_captives(table *t, rv_game *g, int player, int tower, int more) {
    carc_man list[CARC_MEN];
    int n = carc_captives(t->o, player, cell_of(g, tower), more, list), alike = 0;
    int mark = rv_mark_of(g);
    for (int i = 0; i < more; i++)
        rv_build(g, player, tower);
    int mine = engine_captives(g, player, tower, list, n, &alike);
    rv_undo(g, mark);
    if (mine != n || alike != n)
        differ(t, P_CAPTIVES, "%s could take with %d more at %d,%d: engine %d, oracle %d, %d alike",
               played.label[player], more, cell_of(g, tower).x, cell_of(g, tower).y, mine, n,
               alike);
}

/* One of the towers that may grow; now and then all. */
static void compare_some_captives(table *t, rv_game *g) {
    bool all = percent(t, 4);
    int seen = 0, chosen = RV_NONE;
    for (int i = 0; i < g->nplaced && !t->broken; i++) {
        if (rv_may_build(g, g->to_move, i) != RV_NONE)
            continue;
        if (all)
            compare_captives(t, g, g->to_move, i, 1);
        if (below(t, ++seen) == 0)
            chosen = i;
    }
    if (chosen != RV_NONE && !t->broken)
        compare_captives(t, g, below(t, g->nplayers), chosen, 1 + below(t, RANGE));
}

/* ---- features ------------------------------------------------------------------------------ */

static int root_of(const rv_game *g, const carc_name *name) {
    int placed = rv_placed_at(g, rv_pos(g, name->cell.x, name->cell.y));
    int kind = rv_kind_find(g->rs, rv_str_of(carc_kind_word(name->kind)));
    int node =
        rv_node_of_place(g, placed, kind, rv_place_of(rv_str_of(carc_where_word(name->where))));
    return node < 0 ? RV_NONE : rv_root(g, node);
}

static void compare_feature(table *t, rv_game *g, const carc_feature *f) {
    char word[CARC_NAME];
    int root = root_of(g, &f->name);
    carc_write_name(&f->name, word);
    if (root == RV_NONE) {
        differ(t, P_FEATURES, "%s: the engine has none", word);
        return;
    }
    const rv_node *n = &g->nodes[root];
    if (strcmp(rv_feature_name(g, &t->words, root), word) != 0)
        differ(t, P_FEATURES, "engine %s, oracle %s", rv_feature_name(g, &t->words, root), word);
    if (rv_feature_tiles(g, root) != f->tiles || n->prizes != f->pennants)
        differ(t, P_FEATURES, "%s: engine %d tiles, %d pennants; oracle %d, %d", word,
               rv_feature_tiles(g, root), n->prizes, f->tiles, f->pennants);
    for (int p = 0; p < g->nplayers; p++)
        if (n->followers[p] != f->followers[p])
            differ(t, P_FEATURES, "%s: engine counts %d for %s, oracle %d", word, n->followers[p],
                   played.label[p], f->followers[p]);
}

static void compare_features(table *t, rv_game *g) {
    int n = carc_features(t->o, features), mine = 0;
    rv_arena_reset(&t->words);
    for (int i = 0; i < g->nnodes; i++)
        mine += rv_root(g, i) == i;
    if (mine != n)
        differ(t, P_FEATURES, "engine %d features, oracle %d", mine, n);
    for (int i = 0; i < n && !t->broken; i++)
        compare_feature(t, g, &features[i]);
}

/* ---- counting what happened ---------------------------------------------------------------- */

/* The man as he stood before the turn; he is there, or it was no capture. */
static carc_man find_man(const carc *o, const carc_man *named) {
    carc_man list[CARC_MEN];
    int n = carc_men(o, list);
    for (int i = 0; i < n; i++)
        if (list[i].player == named->player && list[i].top == named->top &&
            same_cell(list[i].place.cell, named->place.cell))
            return list[i];
    return *named;
}

/* What lies between two cells of one line: a gap, a tower. */
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

/* The same turn without the capture: were the same paid? */
static void count_turned(table *t, const carc_turn *turn) {
    carc_turn tame = *turn;
    tame.tower.captures = tame.tower.exchanges = false;
    if (report.items == 0 || carc_try(t->before, &tame, &other_report) != CARC_LEGAL)
        return;
    for (int i = 0; i < report.items; i++) {
        unsigned now = report.item[i].winners, was = other_report.item[i].winners;
        happened(t, E_TURNED, now != was && now != 0);
        happened(t, E_UNSCORED, now != was && now == 0);
    }
}

static void note_emptied(table *t, const carc_man *man) {
    if (man->top || t->nemptied == EMPTIED || !carc_feature_at(t->o, man->place, &features[0]))
        return;
    for (int p = 0; p < CARC_PLAYERS; p++)
        if (features[0].followers[p] > 0)
            return;
    t->emptied[t->nemptied++] = man->place;
}

/* Does somebody stand there again? */
static void count_claimed(table *t) {
    for (int i = 0; i < t->nemptied; i++) {
        int all = 0;
        if (!carc_feature_at(t->o, t->emptied[i], &features[0]))
            abort();
        for (int p = 0; p < CARC_PLAYERS; p++)
            all += features[0].followers[p];
        happened(t, E_CLAIMED, all > 0);
        if (all > 0)
            t->emptied[i--] = t->emptied[--t->nemptied];
    }
}

/* Where tiles are told by their order, the oracle's cells are looked up among the engine's. */
static int placed_at(const rv_game *g, carc_cell cell) {
    return rv_placed_at(g, rv_pos(g, cell.x, cell.y));
}

static void count_capture(table *t, const rv_game *g, const carc_turn *turn) {
    const carc_deeds *deeds = &turn->tower;
    carc_man man = find_man(t->before, &deeds->captive);
    count_where(t, deeds, &man);
    count_captive(t, turn->player, &man);
    count_turned(t, turn);
    note_emptied(t, &man);
    if (man.top) {
        t->topped[placed_at(g, man.place.cell)] = true;
        happened(t, E_TAKEN_LOWER,
                 carc_height(t->o, man.place.cell) > carc_height(t->o, deeds->at));
    }
}

static void count_exchange(table *t, const carc_turn *turn) {
    int owner = turn->tower.captive.player, left = 0;
    for (int f = 0; f < CARC_FIGURES; f++)
        left += carc_prisoners(t->o, owner, turn->player, (enum carc_figure)f);
    happened(t, E_EXCHANGED, report.exchanged);
    happened(t, E_HOSTAGES, report.exchanged && left > 0);
    happened(t, E_CHOICE_SMALL, turn->tower.exchanges && report.mine == CARC_SMALL);
    happened(t, E_CHOICE_BIG, turn->tower.exchanges && report.mine == CARC_BIG);
}

static void count_tower(table *t, const rv_game *g, const carc_turn *turn) {
    const carc_deeds *deeds = &turn->tower;
    carc_man list[CARC_MEN];
    if (deeds->builds) {
        happened(t, E_BUILT_NEW, same_cell(deeds->at, turn->at.cell));
        happened(t, E_BUILT_OLD, !same_cell(deeds->at, turn->at.cell));
        happened(t, E_HIGH, carc_height(t->o, deeds->at) == 5);
        happened(t, E_REOPENED, t->topped[placed_at(g, deeds->at)]);
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
        happened(t, E_CLIMBED_AGAIN, t->topped[placed_at(g, deeds->at)]);
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
    happened(t, E_RANSOM_LATE, n > 0 && !entry->none && report.late > 0);
}

/* Under other options it would have been possible to take more. */
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
    gap.manhattan = false; /* those in the lines, without and with gaps */
    happened(t, E_SAFE_GAP_ROUND,
             n_gap - n > captives_if(t, player, cell, &gap) - captives_if(t, player, cell, &line));
}

static void count_sites(table *t, rv_game *g) {
    carc_man man;
    for (int i = 0; i < g->nplaced; i++) {
        carc_cell cell = cell_of(g, i);
        bool foundation = rv_has_foundation(g, i), top = foundation && carc_top(t->o, cell, &man);
        bool pieces = carc_pieces(t->o, g->to_move) > 0;
        bool build = foundation && carc_can_build(t->o, g->to_move, cell);
        happened(t, E_CLOSED, top);
        happened(t, E_CLOSED_FOR_EVER, foundation && pieces && !top && !build);
        happened(t, E_NO_PIECE, foundation && !pieces);
        if (build && t->turn % 16 == 0) /* slow */
            count_safe(t, g->to_move, cell);
    }
}

/* A ransom that scoring alone makes possible: noted for the turn that is made up. */
static void note_late(table *t, const carc_turn *turn) {
    int p = turn->player;
    bool poor = carc_options_of(t->o)->needs_points && carc_score(t->before, p) < RV_RANSOM;
    for (int captor = 0; captor < played.players && poor && !t->made_up; captor++)
        for (int f = 0; f < CARC_FIGURES; f++)
            if (carc_prisoners(t->before, captor, p, (enum carc_figure)f) > 0 &&
                carc_score(t->o, p) >= RV_RANSOM && carc_options_of(t->o)->ransom)
                t->late = t->turn;
}

/* The same of a turn in which a capture would change who scores. */
static void note_contested(table *t) {
    for (int i = 0; i < report.items; i++) {
        int holders = 0;
        for (int p = 0; p < CARC_PLAYERS; p++)
            holders += report.item[i].feature.followers[p] > 0;
        if (holders > 1)
            t->contested = t->turn;
    }
}

static void count_turn(table *t, rv_game *g, const carc_entry *entry) {
    if (!entry->none)
        count_tower(t, g, &entry->turn);
    count_ransoms(t, entry);
    if (entry->turn.deploys && t->nemptied)
        count_claimed(t);
    if (t->made_up)
        return;
    note_late(t, &entry->turn);
    if (!entry->none)
        note_contested(t);
    count_sites(t, g);
}

/* ---- a turn -------------------------------------------------------------------------------- */

/* The engine has played a turn: now the oracle. */
static void see_turn(rv_case *c) {
    table *t = c->watching;
    rv_game *g = c->game;
    if (t->broken || t->turn == played.entries)
        return;
    const carc_entry *entry = &played.entry[t->turn++];
    bool last = t->turn == played.entries;
    carc_copy(t->before, t->o);
    enum carc_verdict verdict = carc_play_entry(t->o, entry, &report);
    t->turns++;
    if (verdict != CARC_LEGAL) {
        differ(t, P_LEGAL, "illegal for the oracle (%d)", (int)verdict);
        return;
    }
    if (t->made_up && !last)
        return; /* compared before */
    compare_table(t, g);
    check_kept(t, g);
    if (!t->broken)
        count_turn(t, g, entry);
    compare_actions(t, g);
    compare_some_captives(t, g);
    if (percent(t, 4) || last)
        compare_features(t, g);
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

/* Would another win if all followers counted one? */
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
    for (int p = 0; p < played.players; p++)
        for (int o = 0; o < played.players; o++)
            for (int f = 0; f < CARC_FIGURES; f++)
                held += carc_prisoners(t->o, p, o, (enum carc_figure)f);
    happened(t, E_PRISONERS_END, held > 0);
    if (carc_options_of(t->o)->large)
        count_large(t);
}

static void compare_final(table *t, const rv_report *r) {
    carc_final(t->o, &ending);
    for (int p = 0; p < played.players && !t->broken; p++) {
        bool won = ending.winners >> p & 1;
        int points = ending.total[p];
        if (r->score[p] != points || played.result[p] != points || r->winner[p] != won)
            differ(t, P_FINAL, "%s: engine %d points, noted %d, oracle %d", played.label[p],
                   r->score[p], played.result[p], points);
    }
}

/* ---- a game -------------------------------------------------------------------------------- */

/* Reads it for the oracle, and lays its table; false when it cannot. */
static bool open_record(table *t, const char *text) {
    t->text = text;
    t->turn = 0;
    t->nemptied = 0;
    memset(t->topped, 0, sizeof t->topped);
    int wrong = carc_read_record(t->o, text, &played);
    if (wrong)
        differ(t, P_READ, "the oracle cannot read line %d", wrong);
    else
        carc_begin(t->o, &played.options, played.players);
    return !wrong;
}

static void play_record(table *t, const char *text) {
    const rv_text document = {.bytes = rv_str_of(text), .line = 1, .number = 1};
    t->made_up = false;
    t->late = t->contested = 0;
    if (!open_record(t, text))
        return;
    happened(t, (enum event)(E_PLAYERS_2 + played.players - 2), true);
    happened(t, E_EDITION_1, played.options.edition == 1);
    happened(t, E_EDITION_2, played.options.edition == 2);
    const rv_report *r = rv_case_judge(t->bench, &document);
    if (!t->broken && (r->verdict != RV_LEGAL || t->turn != played.entries))
        differ(t, P_READ, "engine %s: %s", rv_verdict_name(r->verdict),
               r->ndiags ? r->diags[0].message : "");
    if (t->broken)
        return;
    compare_final(t, r);
    count_end(t);
}

/* ---- a turn that is made up ---------------------------------------------------------------- */

__attribute__((format(printf, 1, 2))) static void say(const char *format, ...) {
    char line[256];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    put_word(&changed, line);
}

static const char *any_label(table *t) {
    return played.label[below(t, played.players)];
}

static const char *any_big(table *t, const char *big) {
    return percent(t, 25) ? big : "";
}

/* A laid tile; mostly one with a foundation. */
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

static void say_man(const carc_man *man) {
    const char *big = man->figure == CARC_BIG ? "big:" : "", *label = played.label[man->player];
    if (man->top)
        say("  capture: '%s:top@%d,%d'\n", label, man->place.cell.x, man->place.cell.y);
    else
        say("  capture: '%s:%s%s@%d,%d.%s'\n", label, big, carc_role_word(man->place.kind),
            man->place.cell.x, man->place.cell.y, carc_where_word(man->place.where));
}

/* Somebody in range, mostly; or anybody; or nobody. */
static void say_capture(table *t, int player, carc_cell cell) {
    carc_man list[CARC_MEN];
    int n = percent(t, 70) ? carc_captives(t->o, player, cell, 1, list) : carc_men(t->o, list);
    if (n && percent(t, 97))
        say_man(&list[below(t, n)]);
    else
        say("  capture: '%s:top@%d,%d'\n", any_label(t), cell.x, cell.y);
}

/* The turn with one action, or now and then with two. */
static void say_action(table *t, const carc_entry *entry) {
    carc_cell cell = any_site(t, entry);
    int what = below(t, 100);
    bool builds = what < 72, tops = what >= 66 && what < 90;
    if (builds)
        say("  tower: %d,%d\n", cell.x, cell.y);
    if (tops)
        say("  top: %s%d,%d\n", any_big(t, "big "), cell.x, cell.y);
    if (percent(t, builds ? 85 : 4))
        say_capture(t, entry->turn.player, cell);
    if (percent(t, 12))
        say("  exchange: %s\n", percent(t, 50) ? "big" : "small");
}

/* Does he stand on what this tile completes, not alone? */
static bool is_contested(table *t, const carc_man *man) {
    int holders = 0;
    if (man->top || !carc_feature_at(t->trial, man->place, &features[0]) || !features[0].complete)
        return false;
    for (int p = 0; p < CARC_PLAYERS; p++)
        holders += features[0].followers[p] > 0;
    return holders > 1;
}

/* A capture of one who is about to be scored, if there is any. */
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
    say("  tower: %d,%d\n", from.x, from.y);
    say_man(&chosen);
    return true;
}

static void say_ransom(table *t, int player) {
    const char *from = any_label(t), *big = any_big(t, " big");
    for (int p = 0; p < played.players; p++)
        for (int f = 0; f < CARC_FIGURES; f++)
            if (carc_prisoners(t->o, p, player, (enum carc_figure)f) > 0 && percent(t, 80)) {
                from = played.label[p];
                big = f == CARC_BIG ? " big" : "";
            }
    if (percent(t, 15))
        say("  ransom: [%s%s, %s]\n", from, big, any_label(t));
    else
        say("  ransom: %s%s\n", from, big);
}

/* A follower where perhaps none can stand. */
static void say_follower(table *t) {
    int kind = below(t, CARC_KINDS);
    const char *where = carc_where_word(below(t, 9));
    say(" %s%s@%s", any_big(t, "big:"), carc_role_word((enum carc_kind)kind), where);
}

/* The first so many words of an entry; what was put aside before it. */
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

/* The tile where it was laid, "- W: TILE CELL", and then other things. */
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

/* Another turn; or the very same with a ransom. */
static void make_up(table *t, const record *lines, int turn, const carc_entry *entry) {
    const char *line = lines->entry[turn];
    bool late = t->late == turn + 1;
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

/* The oracle alone, up to the turn; then whether it would allow it. */
static enum carc_verdict ask_oracle(table *t) {
    int last = played.entries - 1;
    carc_copy(t->trial, t->o);
    for (int i = 0; i <= last; i++) {
        enum carc_verdict verdict = carc_play_entry(t->trial, &played.entry[i], NULL);
        if (verdict != CARC_LEGAL || i == last)
            return verdict;
    }
    return CARC_LEGAL;
}

static void play_changed(table *t, const char *text) {
    const record lines = read_record(text);
    int turn = t->late && percent(t, 70) ? t->late - 1
               : t->contested            ? t->contested - 1
                                         : below(t, lines.entries);
    const carc_entry entry = played.entry[turn];
    if (entry.none)
        return;
    t->turn = turn + 1;
    carc_begin(t->o, &played.options, played.players);
    for (int i = 0; i < turn; i++)
        carc_play_entry(t->o, &played.entry[i], NULL);
    make_up(t, &lines, turn, &entry);
    const rv_text document = {.bytes = rv_str_of(changed.s), .line = 1, .number = 1};
    t->made_up = true;
    if (!open_record(t, changed.s))
        return;
    enum carc_verdict verdict = ask_oracle(t);
    count_verdict(t, &played.entry[turn], verdict);
    const rv_report *r = rv_case_judge(t->bench, &document);
    t->changed++;
    if (!t->broken && (r->verdict == RV_LEGAL) != (verdict == CARC_LEGAL))
        differ(t, P_CHANGED, "oracle %d, engine %s: %s", (int)verdict, rv_verdict_name(r->verdict),
               r->ndiags ? r->diags[0].message : "");
}

/* ---- all games ----------------------------------------------------------------------------- */

/* Mostly the usual where other values stop much of the game. */
static const char *random_option(table *t, int i, char word[WORD]) {
    rv_option_info info;
    rv_ruleset_option(t->rs, i, &info);
    bool usual =
        (strcmp(info.name, "farmers") == 0 || strcmp(info.name, "ransom") == 0) && percent(t, 70);
    const char *value = usual ? "true" : info.values[below(t, info.nvalues)];
    snprintf(word, WORD, "%s=%s", info.name, value);
    return word;
}

static void play_game(table *t, uint64_t seed) {
    char words[OPTIONS][WORD];
    const char *options[OPTIONS], *why = NULL;
    rv_settings settings = rv_settings_default();
    t->seed = seed;
    t->state = seed * 0x9e3779b97f4a7c15u;
    t->broken = false;
    for (int i = 0; i < rv_ruleset_options(t->rs) && i < OPTIONS; i++)
        options[settings.noptions++] = random_option(t, i, words[i]);
    settings.options = options;
    settings.players = 2 + below(t, 5);
    rv_sim *sim = rv_sim_new(t->lib, "tower", &settings, seed, &why);
    const char *text = sim ? rv_sim_next(sim, true, &why) : NULL;
    t->text = text ? text : "";
    if (text)
        play_record(t, text);
    else
        differ(t, P_READ, "no game: %s", why ? why : "");
    if (!t->broken)
        play_changed(t, text);
    t->games += text != NULL;
    rv_sim_free(sim);
}

/* ---- the report ---------------------------------------------------------------------------- */

static char *read_text(const char *path) {
    static char text[32768];
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "cannot read %s (run from the top of the checkout)\n", path);
        exit(2);
    }
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void print_indented(const char *text) {
    while (*text) {
        int n = (int)strcspn(text, "\n");
        printf("  %.*s\n", n, text);
        text += n + (text[n] == '\n');
    }
}

static void report_properties(const table *t) {
    for (int p = 0; p < P_COUNT; p++) {
        long n = p == P_CHANGED ? t->changed : t->games;
        if (ok(!t->failed[p] && n > 0, "%ld games: %s", n, property_words[p]))
            continue;
        printf("  %d differences, the first of them:\n", t->failed[p]);
        print_indented(t->why[p]);
        print_indented(t->game[p]);
    }
}

/* With `all` the counts themselves are printed. */
static void report_events(const table *t, bool all) {
    int missing = 0;
    for (int e = 0; e < E_COUNT; e++)
        missing += t->happened[e] == 0;
    ok(missing == 0, "each of %d things that the rules speak of happened in these %ld turns",
       (int)E_COUNT, t->turns);
    for (int e = 0; e < E_COUNT; e++)
        if (all || t->happened[e] == 0)
            printf("  %ld times: %s\n", t->happened[e], event_words[e]);
}

static void free_table(table *t) {
    carc_free(t->o);
    carc_free(t->before);
    carc_free(t->trial);
    rv_case_free(t->bench);
    rv_arena_free(&t->words);
    rv_library_free(t->lib);
}

int main(int argc, char **argv) {
    table *t = &the_table;
    const rv_settings settings = rv_settings_default();
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : SEED;
    const char *why = NULL;
    t->lib = rv_library_new(NULL);
    t->rs = t->lib ? rv_library_ruleset(t->lib, "tower", &why) : NULL;
    t->o = carc_load(read_text("tests/oracle/carcassonne-tiles.txt"));
    t->bench = t->lib ? rv_case_new(t->lib, &settings) : NULL;
    if (!t->rs || !t->o || !t->bench) {
        fprintf(stderr, "no ruleset, or no oracle: %s\n", why ? why : "");
        return 2;
    }
    t->before = carc_clone(t->o);
    t->trial = carc_clone(t->o);
    t->bench->watch = see_turn;
    t->bench->watching = t;
    for (int i = 0; i < games; i++)
        play_game(t, seed + (uint64_t)i);
    report_properties(t);
    if (games > 1)
        report_events(t, argc > 1);
    free_table(t);
    return ok_status();
}
