/* castle_test.c - random games of The Castle, played by the engine and by the oracle side by side.
 *
 *     castle_test [GAMES [SEED]]
 *
 * Run from the top of the checkout: the oracle reads its data files there. Every game has options,
 * a deal of the wall tiles and a start of its own, so that much happens in it, and is played by
 * somebody who looks for trouble. After every turn all that can be seen is compared. What the rules
 * did is counted: a rule that never came up was not tested, and that fails, too.
 *
 * A game is told by its seed. `castle_test 1 SEED` plays just that one.
 */
#include "../oracle/oracle.h"
#include "games/castle/castle.h"
#include "judge/case.h"
#include "play.h"
#include "ruleset/ruleset.h"
#include "seeds.h"
#include <stdio.h>
#include <stdlib.h>

enum {
    TRIES = 24,  /* number of placements that a player compares */
    PLACES = 512 /* most placements of a tile */
};

/* ---- what is compared, and what must have happened ----------------------------------------- */

#define PROPERTIES(X)                                                                              \
    X(PLACES, "the drawn tile may lie alike on every cell in every rotation "                      \
              "[C-15, C-16, C-17, C-18, C-19, C-20, C-21, C-22, C-24]")                            \
    X(DISCARDS, "tiles without a place are put aside alike, the last one too [C-25, C-26]")        \
    X(PIECES, "followers may stand on the same features of the new tile "                          \
              "[C-29, C-30, C-33, C-34]")                                                          \
    X(FEATURES, "features agree in name, kind, tiles, open ends, followers and marks "             \
                "[C-31, C-35, C-36, C-37, C-38, C-39, C-40, C-41, C-42, C-111, C-112, C-113]")     \
    X(SCORED, "the same features are completed, for the same player, points and in the same "      \
              "order [C-43, C-45, C-46, C-47, C-48, C-49, C-50, C-51, C-52, C-53, C-54, C-55, "    \
              "C-57, C-58, C-59, C-60, C-82, C-89, C-91]")                                         \
    X(SCORES, "scores agree, also past 99 [C-59, C-75]")                                           \
    X(SUPPLIES, "supplies agree, and nobody comes back before the turn is over "                   \
                "[C-6, C-32, C-56, C-61, C-62]")                                                   \
    X(KEEPS, "keeps agree [C-64, C-65, C-66, C-67, C-68]")                                         \
    X(WALL, "wall tiles agree in hands and on corners, and who took which when "                   \
            "[C-69, C-70, C-71, C-72, C-73, C-74, C-76, C-78, C-79, C-81]")                        \
    X(ORDERS, "engine and oracle agree on when the order of scoring matters [C-60, C-71]")         \
    X(EXTRA, "a wall tile 1 of this turn is good at once, or not, alike [C-86]")                   \
    X(NEXT, "the right player comes next, and the game ends in time [C-13, C-85, C-87, C-101]")    \
    X(FINAL, "final scoring agrees, at the end and if it were now "                                \
             "[C-77, C-83, C-92, C-93, C-94, C-95, C-96, C-97, C-98, C-99, C-102, C-104, C-105, "  \
             "C-106, C-107, C-108, C-109]")

#define EVENTS(X)                                                                                  \
    X(START_ALONE, "a tile at an unused start space, touching no tile")                            \
    X(DISCARDED, "a tile put aside")                                                               \
    X(NONE, "the stack ended with tiles put aside")                                                \
    X(NO_SUPPLY, "no follower left in supply")                                                     \
    X(OWN_HOLDS, "a feature refused for the player's own follower")                                \
    X(OTHER_HOLDS, "a feature refused for the other's follower")                                   \
    X(PIECE_SCORED, "a follower put on what its tile completed")                                   \
    X(PATH_PLAIN, "a path scored")                                                                 \
    X(PATH_FOUNTAIN, "a path with a fountain scored")                                              \
    X(TOWER, "a tower scored")                                                                     \
    X(HOUSE, "a house scored")                                                                     \
    X(SMALLEST, "a house of one tile scored")                                                      \
    X(WITH_START, "a feature with a start space scored")                                           \
    X(UNCLAIMED, "a feature completed that nobody held")                                           \
    X(TIE_BACK, "a tie whose followers came back")                                                 \
    X(TIE_STAYS, "a tie whose followers stayed")                                                   \
    X(MAJORITY, "a feature won against a follower of the other player")                            \
    X(FOR_OTHER, "the other player scored")                                                        \
    X(SEVERAL, "three features or more completed by one tile")                                     \
    X(BOTH, "both players scored in one turn")                                                     \
    X(MATTERS, "the order of scoring mattered")                                                    \
    X(LAP, "a marker passed from 99 to 0")                                                         \
    X(TAKE_OWN, "a wall tile taken by the placing player")                                         \
    X(TAKE_OTHER, "a wall tile taken by the other player")                                         \
    X(TAKE_ON_THE_WAY, "a wall tile taken on the way, and the marker moved on")                    \
    X(TAKE_TWO, "two wall tiles taken by one player in one turn")                                  \
    X(TAKE_LAPPED, "a wall tile taken past 99")                                                    \
    X(TAKE_LOWER, "a wall tile taken from the lower space")                                        \
    X(TAKE_UPPER, "a wall tile taken from the upper space")                                        \
    X(TAKE_LATE, "a wall tile taken at the end of the turn")                                       \
    X(LATE_MISSED, "a corner left again before the end of the turn")                               \
    X(TAKE_SPLIT, "a wall tile taken between the plain score and the rest")                        \
    X(PASSED, "a corner passed")                                                                   \
    X(EMPTIED, "a stop on an empty corner")                                                        \
    X(CORNER_ZERO, "a stop on corner 0/1")                                                         \
    X(KEEP_FIRST, "a keep came to the first house")                                                \
    X(KEEP_MOVED, "a keep moved to a larger house")                                                \
    X(KEEP_EQUAL, "a keep stayed, the new house was as large")                                     \
    X(KEEP_SMALLER, "a keep stayed, the new house was smaller")                                    \
    X(DOUBLED_TOWER, "a tower doubled")                                                            \
    X(DOUBLED_HOUSE, "a house doubled")                                                            \
    X(TRIPLE, "both doublers, triple")                                                             \
    X(QUADRUPLE, "both doublers, quadruple")                                                       \
    X(ONE_ONLY, "both doublers, one counts")                                                       \
    X(DOUBLED_OTHER, "a doubler played in the other player's turn")                                \
    X(EXTRA_FRESH, "an extra turn for a wall tile 1 just taken")                                   \
    X(EXTRA_WAITS, "a wall tile 1 just taken that had to wait")                                    \
    X(EXTRA_SAVED, "an extra turn for a wall tile 1 that was saved")                               \
    X(EXTRA_TWO, "two extra turns at once")                                                        \
    X(EXTRA_NO_TILE, "a wall tile 1 and no tile to draw")                                          \
    X(KEEP_WINS, "the larger keep scored")                                                         \
    X(KEEP_TIED, "equal keeps")                                                                    \
    X(KEEP_NOBODY, "no keep on the board at the end")                                              \
    X(EIGHT_TURNS, "wall tile 8 decided whose keep is larger")                                     \
    X(EIGHT_TWICE, "both tiles 8 on one keep")                                                     \
    X(EIGHT_BARE, "wall tile 8 without a keep, no effect")                                         \
    X(EIGHT_MAKES, "wall tile 8 without a keep, a keep of its own")                                \
    X(EMPTY_STARTS, "unused start spaces counted")                                                 \
    X(EMPTY_EIGHT, "empty cells connected over a corner counted")                                  \
    X(COURT_WON, "a court scored")                                                                 \
    X(COURT_LOST, "a court won against the other player's merchant")                               \
    X(COURT_TIED, "a court with equal numbers")                                                    \
    X(COURT_START, "a court with a market on a start space scored")                                \
    X(FOUR, "wall tile 4 on a path")                                                               \
    X(FOUR_FOUNTAIN_2, "wall tile 4 on a path with a fountain, 2 each")                            \
    X(FOUR_FOUNTAIN_1, "wall tile 4 on a path with a fountain, 1 each")                            \
    X(FOUR_TWICE, "both tiles 4")                                                                  \
    X(FIVE, "wall tile 5 on a tower")                                                              \
    X(FIVE_TWICE, "both tiles 5")                                                                  \
    X(SIX, "wall tile 6 on a house")                                                               \
    X(SIX_TWICE, "both tiles 6")                                                                   \
    X(SEVEN, "wall tile 7 on a court")                                                             \
    X(SEVEN_TWICE_8, "both tiles 7 on one court, 8 a market")                                      \
    X(SEVEN_TWICE_5, "both tiles 7, 5 a market")                                                   \
    X(NINE, "wall tile 9")                                                                         \
    X(USELESS, "a wall tile 4, 5 or 6 and nothing to put it on")                                   \
    X(FOREIGN, "a wall tile 4, 5 or 6 on what its holder does not control")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};
static const uint64_t seeds[] = {CASTLE_SEEDS};
static const tally_test test = TALLY_TEST(seeds, P_COUNT);

/* ---- the table ----------------------------------------------------------------------------- */

struct table {
    tally tally;
    const rv_ruleset *rs;
    rv_arena arena, words; /* the game; names that are needed for a moment */
    rv_game *g;
    oracle *o;
    bool fight;     /* players join features of the other rather than complete their own */
    bool squires;   /* they claim houses … */
    bool merchants; /* … and like courts best */
    int thrift;     /* how often, in percent, they keep a wall tile that they could play */
    int stack[ORACLE_TILES], nstack; /* tiles to come, by index */
    heard heard;
};

/* A turn, as passed to both. */
typedef struct turn {
    int tile, quarters, pos, node;
    rv_order order;
    oracle_turn said;
    oracle_report report;
    int score[2], keep[2], held_one;
    int supply[2];
} turn;

/* ---- one language -------------------------------------------------------------------------- */

static int number_of(const table *t, int tile) {
    return atoi(t->rs->tiles[tile].id);
}

static oracle_cell cell_at(const rv_game *g, int pos) {
    return (oracle_cell){pos % g->board.width + g->board.x0,
                         pos / g->board.width + g->board.y0 + 1};
}

static const char *cell_word(table *t, int pos) {
    oracle_cell c = cell_at(t->g, pos);
    return rv_cell_name(t->g->rs, &t->words, c.file, c.rank - 1);
}

/* The root of the engine's feature at a place of the oracle, or RV_NONE. */
static int root_at(const rv_game *g, oracle_place place) {
    int pos = rv_pos(&g->board, place.cell.file, place.cell.rank - 1);
    int placed = pos == RV_NONE ? RV_NONE : rv_placed_at(&g->board, pos);
    if (placed == RV_NONE)
        return RV_NONE;
    const rv_placed *p = &g->board.placed[placed];
    const int region = rv_tile_region(p->tile, p->quarters, place.port);
    return region == RV_NO_REGION ? RV_NONE : rv_root(&g->board, rv_node_of(p, region));
}

/* Some port of a region at the edge of the tile, or RV_NONE. */
static int any_port(table *t, int node) {
    const rv_node *n = &t->g->board.nodes[node];
    const rv_placed *p = &t->g->board.placed[n->placed];
    rv_ports ports = rv_tile_ports(p->tile, p->quarters, n->region);
    int list[RV_PORTS], count = 0;
    for (int i = 0; i < RV_PORTS; i++)
        if (ports >> i & 1)
            list[count++] = i;
    return count ? list[below(t, count)] : RV_NONE;
}

/* Some place of a feature, never on a start space. */
static oracle_place any_place(table *t, int root) {
    int count = 0;
    oracle_place place = {{0, 0}, RV_NONE};
    RV_EACH_NODE(&t->g->board, root, it) {
        const rv_placed *p = &t->g->board.placed[t->g->board.nodes[it].placed];
        if (!p->start && below(t, ++count) == 0)
            place = (oracle_place){cell_at(t->g, p->pos), any_port(t, it)};
    }
    return place;
}

static const char *name_of(table *t, int root) {
    return rv_feature_name(t->g, &t->words, root);
}

/* ---- set-up -------------------------------------------------------------------------------- */

static void choose_options(table *t, uint8_t option[RV_O_COUNT]) {
    memset(option, 0, RV_O_COUNT);
    for (int o = 0; o < RV_O_COUNT; o++) {
        const rv_known_option known = rv_option_of(t->rs, o);
        const int n = known.most - known.least + 1;
        const char *const *values = known.texts + known.least;
        if (!t->rs->options[o].offered)
            continue;
        option[o] = (uint8_t)below(t, n);
        if (!oracle_set_option(t->o, rv_option_name(t->rs, o), values[option[o]]))
            abort();
        note(t, "%s%s: %s", o ? ", " : "options: {", rv_option_name(t->rs, o), values[option[o]]);
    }
    note(t, "}\n");
}

static int paths_of(const table *t, int tile) {
    const rv_tile *print = &t->rs->tiles[tile];
    int n = 0;
    for (int side = 0; side < RV_SIDES; side++) {
        int r = rv_tile_region(print, 0, 3 * side + 1);
        n += r != RV_NO_REGION && t->rs->kinds[print->regions[r].kind].line;
    }
    return n;
}

/* Tiles with many paths are hard to place at the end; in some games they come last. */
static void shuffle_tiles(table *t) {
    bool hard = percent(t, 20);
    t->nstack = 0;
    for (int i = 0; i < t->rs->ntiles; i++)
        for (int copy = 0; copy < t->rs->tiles[i].count[0]; copy++)
            t->stack[t->nstack++] = i;
    shuffle(t, t->stack, t->nstack);
    for (int i = 0, last = 0; hard && i < t->nstack; i++)
        if (paths_of(t, t->stack[i]) > 2) {
            int tile = t->stack[i];
            t->stack[i] = t->stack[last];
            t->stack[last++] = tile;
        }
}

static void choose_manners(table *t) {
    t->fight = percent(t, 60);
    t->squires = percent(t, 93);
    t->merchants = percent(t, 30);
    t->thrift = 10 + below(t, 60);
}

/* Moves both copies of a wall tile to the front of the remaining ones. */
static void bring_pair(int *all, int from, int n, int wall_tile) {
    for (int i = from; i < n; i++)
        if (all[i] == wall_tile) {
            all[i] = all[from];
            all[from++] = wall_tile;
        }
}

static void give_wall_tile(table *t, int player, int wall_tile) {
    rv_hand *h = &rv_castle_of(t->g)->hands[player];
    int number = t->rs->wall_tiles[wall_tile].number;
    h->held[wall_tile]++;
    oracle_set_hand(t->o, player, number, oracle_hand(t->o, player, number) + 1);
    note(t, "%c holds %d\n", "WB"[player], number);
}

/* Thirteen lie on the wall; some of the others are in hands from the start, often both copies. */
static void deal_wall_tiles(table *t) {
    int all[RV_MAX_WALL_TILES * 2], n = 0, pairs = below(t, 3), first = 0;
    for (int k = 0; k < t->rs->nwall_tiles; k++)
        for (int copy = 0; copy < t->rs->wall_tiles[k].copies; copy++)
            all[n++] = k;
    shuffle(t, all, n);
    for (int i = 0; i < pairs; i++) {
        int player = below(t, 2);
        bring_pair(all, first, n, below(t, t->rs->nwall_tiles));
        give_wall_tile(t, player, all[first++]);
        give_wall_tile(t, player, all[first++]);
    }
    if (percent(t, 50))
        give_wall_tile(t, below(t, 2), all[first]);
    note(t, "wall_tiles: {");
    for (int i = 0; i < t->rs->ncorners; i++) {
        const rv_corner *c = &t->rs->corners[i];
        int wall_tile = c->tile ? all[--n] : RV_NONE,
            number = c->tile ? t->rs->wall_tiles[wall_tile].number : 0;
        rv_castle_of(t->g)->corner[i] = (int8_t)(wall_tile + 1);
        if (!oracle_set_corner(t->o, c->space, number))
            abort();
        note(t, "%d: %d, ", c->space, number);
    }
    note(t, "}\n");
}

static int start_score(table *t) {
    int corner = oracle_corner_number(t->o, below(t, oracle_corner_count(t->o)));
    int near = corner + 1 - below(t, 9);
    switch (below(t, 5)) {
    case 0: return below(t, 100);
    case 1: return near < 0 ? 0 : near;
    case 2: return 90 + below(t, 10);
    case 3: return 100 + below(t, 200);
    }
    return 0;
}

static void begin(table *t, uint64_t seed) {
    uint8_t option[RV_O_COUNT];
    tally_begin(t, seed, seed * 0x2545f4914f6cdd1du);
    rv_arena_reset(&t->arena);
    oracle_reset(t->o);
    choose_options(t, option);
    choose_manners(t);
    t->g = rv_game_new(&t->arena, t->rs, option, 2, NULL);
    shuffle_tiles(t);
    deal_wall_tiles(t);
    for (int p = 0; p < 2; p++) {
        t->g->seats[p].score = start_score(t);
        oracle_set_score(t->o, p, t->g->seats[p].score);
    }
    note(t, "score: {W: %d, B: %d}\n", t->g->seats[0].score, t->g->seats[1].score);
}

/* ---- what lies on the table ---------------------------------------------------------------- */

static const char *const feature_kinds[] = {"path", "house", "tower", "court"};

static bool empty_inside(const rv_game *g, int pos) {
    return !g->board.cells[pos].tile && !g->board.cells[pos].wall;
}

/* The open ends of the engine's nodes: edges marked in `open`; their number, and the number that
 * the engine counts, region by region. */
static int engine_opens(const rv_game *g, int root, bool *open, int *counted) {
    int n = 0;
    *counted = 0;
    RV_EACH_NODE(&g->board, root, it) {
        const rv_placed *p = &g->board.placed[g->board.nodes[it].placed];
        rv_ports ports = rv_tile_ports(p->tile, p->quarters, g->board.nodes[it].region);
        for (int side = 0; side < RV_SIDES; side++) {
            if (!(ports & rv_side_ports(side)) ||
                !empty_inside(g, rv_step(&g->board, p->pos, side)))
                continue;
            ++*counted;
            n += !open[4 * p->pos + side];
            open[4 * p->pos + side] = true;
        }
    }
    return n;
}

static void compare_opens(table *t, int root, const oracle_feature *f, const char *name) {
    const rv_game *g = t->g;
    bool open[4 * 256] = {false};
    int counted, n = 0;
    if (g->board.width * g->board.height > 256)
        abort();
    n = engine_opens(g, root, open, &counted);
    if (counted != g->board.nodes[root].open)
        differ(t, P_FEATURES, "%s: the engine counts %d open ends, but %d face empty cells", name,
               (int)g->board.nodes[root].open, counted);
    for (int i = 0; i < f->opens; i++) {
        int pos = rv_pos(&g->board, f->open[i].cell.file, f->open[i].cell.rank - 1);
        if (!open[4 * pos + f->open[i].side])
            differ(t, P_FEATURES, "%s: the oracle alone finds it open at %s, %s", name,
                   cell_word(t, pos), rv_side_word(f->open[i].side));
    }
    if (n != f->opens)
        differ(t, P_FEATURES, "%s: engine %d open ends, oracle %d", name, n, f->opens);
}

static void compare_feature(table *t, oracle_place at) {
    oracle_feature f;
    char name[ORACLE_NAME];
    int root = root_at(t->g, at);
    if (!oracle_feature_at(t->o, at, &f))
        abort();
    oracle_name(&f, name);
    if (root == RV_NONE) {
        differ(t, P_FEATURES, "%s: the engine has none", name);
        return;
    }
    const rv_node *n = &t->g->board.nodes[root];
    const char *mine = name_of(t, root), *kind = rv_kind_of(t->g, root)->name;
    int tiles = rv_feature_tiles(t->g, root);
    if (strcmp(mine, name) != 0 || strcmp(kind, feature_kinds[f.kind]) != 0)
        differ(t, P_FEATURES, "engine %s (%s), oracle %s (%s)", mine, kind, name,
               feature_kinds[f.kind]);
    if (tiles != f.tiles)
        differ(t, P_FEATURES, "%s: engine %d tiles, oracle %d", name, tiles, f.tiles);
    for (int p = 0; p < 2; p++)
        if (n->followers[p] != f.followers[p])
            differ(t, P_FEATURES, "%s: engine %d followers of %c, oracle %d", name, n->followers[p],
                   "WB"[p], f.followers[p]);
    if (n->doubles != f.fountains || n->prizes != f.markets)
        differ(t, P_FEATURES, "%s: engine %d fountains, %d markets; oracle %d, %d", name,
               n->doubles, n->prizes, f.fountains, f.markets);
    compare_opens(t, root, &f, name);
}

static void compare_features(table *t) {
    const rv_game *g = t->g;
    oracle_place names[ORACLE_FEATURES];
    int n = oracle_features(t->o, names), mine = 0;
    for (int i = 0; i < g->board.nnodes; i++)
        mine += rv_root(&g->board, i) == i && !rv_unnamed(&g->board, i);
    if (mine != n)
        differ(t, P_FEATURES, "engine %d features, oracle %d", mine, n);
    for (int i = 0; i < n; i++)
        compare_feature(t, names[i]);
}

static void compare_players(table *t) {
    const rv_game *g = t->g;
    for (int p = 0; p < 2; p++) {
        const rv_hand *h = &rv_castle_of(g)->hands[p];
        char who = "WB"[p];
        if (g->seats[p].score != oracle_score(t->o, p))
            differ(t, P_SCORES, "%c: engine %d points, oracle %d", who, (int)g->seats[p].score,
                   oracle_score(t->o, p));
        if (g->seats[p].supply[RV_F_SMALL] != oracle_supply(t->o, p))
            differ(t, P_SUPPLIES, "%c: engine %d followers, oracle %d", who,
                   g->seats[p].supply[RV_F_SMALL], oracle_supply(t->o, p));
        if (h->keep != oracle_keep(t->o, p))
            differ(t, P_KEEPS, "%c: engine keep %d, oracle %d", who, h->keep, oracle_keep(t->o, p));
        for (int k = 0; k < t->rs->nwall_tiles; k++) {
            int number = t->rs->wall_tiles[k].number;
            if (h->held[k] != oracle_hand(t->o, p, number))
                differ(t, P_WALL, "%c: engine %d wall tiles %d, oracle %d", who, h->held[k], number,
                       oracle_hand(t->o, p, number));
        }
        if (h->held[RV_UNKNOWN])
            differ(t, P_WALL, "%c: an unknown wall tile", who);
    }
}

static void compare_corners(table *t) {
    for (int i = 0; i < t->rs->ncorners; i++) {
        int lies = rv_castle_of(t->g)->corner[i], space = t->rs->corners[i].space;
        int number = lies > 0 ? t->rs->wall_tiles[lies - 1].number : lies;
        if (number != oracle_corner(t->o, space))
            differ(t, P_WALL, "corner %d: engine wall tile %d, oracle %d", space, number,
                   oracle_corner(t->o, space));
    }
}

/* ---- placing ------------------------------------------------------------------------------- */

typedef struct candidate {
    int pos, quarters;
} candidate;

/* Every cell of the engine's grid, including the cells outside: the oracle has its own wall. */
static int compare_placements(table *t, int tile, candidate list[PLACES]) {
    rv_game *g = t->g;
    const rv_tile *print = &t->rs->tiles[tile];
    int n = 0;
    for (int pos = 0; pos < g->board.width * g->board.height; pos++)
        for (int q = 0; q < 4; q++) {
            bool theirs = oracle_can_place(t->o, number_of(t, tile), q, cell_at(g, pos));
            bool mine = rv_fits(&g->board, print, q, pos),
                 slow = rv_fit(g, print, q, pos) == RV_NONE;
            if (mine != theirs || slow != theirs)
                differ(t, P_PLACES, "tile %s/%d at %s: oracle %s, engine %s (and with reasons: %s)",
                       print->id, 90 * q, cell_word(t, pos), theirs ? "legal" : "illegal",
                       mine ? "legal" : "illegal", slow ? "legal" : "illegal");
            if (theirs && n < PLACES)
                list[n++] = (candidate){pos, q};
        }
    int pos, q;
    if (rv_any_place(g, print, &pos, &q) != (n > 0))
        differ(t, P_PLACES, "tile %s: the engine finds %s place", print->id, n ? "no" : "a");
    return n;
}

/* The next tile that has a place, with its places; RV_NONE when the stack is empty. */
static int draw(table *t, candidate list[PLACES], int *n) {
    while (t->nstack) {
        int tile = t->stack[--t->nstack];
        enum oracle_verdict verdict;
        *n = compare_placements(t, tile, list);
        verdict = oracle_discard(t->o, number_of(t, tile));
        if (verdict != (*n ? ORACLE_BAD_DISCARD : ORACLE_LEGAL))
            differ(t, P_DISCARDS, "tile %s: %d places, and the oracle says %d to a discard",
                   t->rs->tiles[tile].id, *n, (int)verdict);
        if (*n)
            return tile;
        rv_draw(t->g, tile);
        note(t, "  discard: ['%s']\n", t->rs->tiles[tile].id);
        happened(t, E_DISCARDED, true);
        if (t->g->stack.n != oracle_tiles_left(t->o))
            differ(t, P_DISCARDS, "engine %d tiles left, oracle %d", (int)t->g->stack.n,
                   oracle_tiles_left(t->o));
    }
    return RV_NONE;
}

static bool corner_full(const rv_game *g, int score) {
    int corner = rv_corner_at(g->rs, score % g->rs->track);
    return corner != RV_NONE && rv_castle_of(g)->corner[corner] != 0;
}

/* How much trouble the tile just laid makes. */
static int trouble(rv_game *g, bool fight) {
    const rv_placed *p = &g->board.placed[g->turn.last];
    int sum = fight ? 0 : 6 * g->turn.ncompleted;
    for (int i = 0; i < g->turn.ncompleted; i++) {
        rv_tally count = rv_count(g, g->turn.completed[i]);
        for (int k = 0; k < 2; k++)
            if (rv_wins(&count, k))
                sum +=
                    (fight ? 0 : 4) + (corner_full(g, g->seats[k].score + count.points) ? 12 : 0);
        sum += count.tied ? 12 : 0;
    }
    for (int r = 0; r < p->tile->nregions; r++) {
        const rv_node *n = &g->board.nodes[rv_root(&g->board, p->first + r)];
        bool both = n->followers[0] && n->followers[1];
        sum += both ? 8 : n->followers[0] > 1 || n->followers[1] > 1 ? 5 : 0;
        sum += rv_feature_holds(&g->board, rv_root(&g->board, p->first + r)) && n->open < 3;
    }
    return sum;
}

/* Usually the most troublesome of a few placements. Trials are taken back. */
static candidate choose_place(table *t, int tile, const candidate *list, int n) {
    rv_game *g = t->g;
    candidate best = list[below(t, n)];
    int most = -1, tries = percent(t, 80) ? TRIES : 0;
    for (int i = 0; i < tries; i++) {
        candidate c = list[below(t, n)];
        int checkpoint = rv_checkpoint(g);
        rv_turn_place(g, tile, NULL, c.quarters, c.pos);
        int sum = trouble(g, t->fight);
        rv_undo(g, checkpoint);
        if (sum > most) {
            most = sum;
            best = c;
        }
    }
    return best;
}

static bool alone(const rv_game *g, int pos) {
    for (int side = 0; side < RV_SIDES; side++) {
        int at = rv_placed_at(&g->board, rv_step(&g->board, pos, side));
        if (at != RV_NONE && !g->board.placed[at].start)
            return false;
    }
    return g->board.nplaced > g->rs->nstarts;
}

/* ---- the follower -------------------------------------------------------------------------- */

static void count_refused(table *t, int player, int root) {
    const rv_node *n = &t->g->board.nodes[root];
    happened(t, E_NO_SUPPLY, t->g->seats[player].supply[RV_F_SMALL] == 0);
    happened(t, E_OWN_HOLDS, n->followers[player] > 0);
    happened(t, E_OTHER_HOLDS, n->followers[1 - player] > 0);
}

/* Called after the engine has laid the tile and before the oracle has. */
static int compare_pieces(table *t, const turn *u, int nodes[RV_TILE_REGIONS]) {
    const rv_game *g = t->g;
    enum oracle_kind kind[ORACLE_REGIONS];
    int where[ORACLE_REGIONS], mine = open_places(t, g, nodes, count_refused), found = 0;
    int theirs = oracle_deployments(t->o, g->turn.to_move, number_of(t, u->tile), u->quarters,
                                    cell_at(g, u->pos), kind, where);
    for (int i = 0; i < mine; i++)
        for (int k = 0; k < theirs; k++)
            found += strcmp(rv_kind_of(g, nodes[i])->name, feature_kinds[kind[k]]) == 0 &&
                     strcmp(rv_place_on(&g->board, g->turn.last, rv_root(&g->board, nodes[i]),
                                        1u << g->board.nodes[nodes[i]].kind),
                            oracle_where_name(where[k])) == 0;
    if (mine != theirs || found != mine)
        differ(
            t, P_PIECES, "tile %s/%d at %s: engine %d places for a follower, oracle %d, %d alike",
            t->rs->tiles[u->tile].id, 90 * u->quarters, cell_word(t, u->pos), mine, theirs, found);
    return mine;
}

/* How much a player wants to place a follower there: fighters on open features, others on features
 * that score soon. */
static int wish(table *t, int node) {
    const rv_game *g = t->g;
    const rv_kind *k = rv_kind_of(g, node);
    int open = g->board.nodes[rv_root(&g->board, node)].open, noise = below(t, 4);
    if (k->keep && !t->squires)
        return 0;
    if (k->area)
        return t->merchants ? 2 + 3 * noise : noise < 2 ? noise : 0;
    return (t->fight ? 4 + (open > 0) : 8 - open) + noise;
}

/* Sometimes nowhere. */
static int choose_piece(table *t, const int *nodes, int n) {
    int best = RV_NONE, most = percent(t, 10) ? 99 : 0;
    for (int i = 0; i < n; i++) {
        int w = wish(t, nodes[i]);
        if (w > most) {
            most = w;
            best = nodes[i];
        }
    }
    return best;
}

static void place_follower(table *t, turn *u) {
    rv_game *g = t->g;
    int nodes[RV_TILE_REGIONS], n = compare_pieces(t, u, nodes);
    u->node = choose_piece(t, nodes, n);
    u->said.follower = u->node == RV_NONE ? RV_NONE : any_port(t, u->node);
    if (u->said.follower == RV_NONE) {
        u->node = RV_NONE;
        return;
    }
    note(t, " %s@%s", rv_kind_of(g, u->node)->role,
         rv_place_on(&g->board, g->turn.last, rv_root(&g->board, u->node),
                     1u << g->board.nodes[u->node].kind));
    int root = rv_root(&g->board, u->node);
    happened(t, E_PIECE_SCORED, g->board.nodes[root].open == 0 && !rv_kind_of(g, root)->area);
    rv_deploy(g, g->turn.to_move, u->node, RV_F_SMALL);
}

/* ---- wall tiles and order ------------------------------------------------------------------ */

static int winner_of(rv_game *g, int root) {
    bool tied;
    unsigned winners = rv_majority(g, root, &tied);
    return winners == 1 ? 0 : winners == 2 ? 1 : RV_NONE;
}

static void play_doublers(table *t, turn *u) {
    rv_game *g = t->g;
    for (int i = 0; i < u->order.n; i++)
        for (int k = 0; k < t->rs->nwall_tiles; k++) {
            int root = u->order.roots[i], player = winner_of(g, root);
            bool may = player == g->turn.to_move || g->option[RV_O_WALL_TILES_ON_OPPONENTS_TURN];
            bool fits = t->rs->wall_tiles[k].effect == RV_EFFECT_DOUBLE &&
                        t->rs->wall_tiles[k].kind == g->board.nodes[root].kind;
            while (may && fits && u->said.uses < ORACLE_USES &&
                   rv_castle_holds(g, player, k, true) && !percent(t, t->thrift / 2)) {
                rv_castle_play_doubler(g, player, k, root);
                u->said.use[u->said.uses++] =
                    (oracle_use){t->rs->wall_tiles[k].number, any_place(t, root)};
                note(t, "  use: {%d: %s}\n", t->rs->wall_tiles[k].number, name_of(t, root));
            }
        }
}

static void choose_order(table *t, turn *u) {
    rv_order *o = &u->order;
    *o = rv_turn_scoring(t->g);
    shuffle(t, o->roots, o->own);
    shuffle(t, o->roots + o->own, o->n - o->own);
    for (int i = 0; i < o->n; i++) {
        u->said.order[u->said.orders++] = any_place(t, o->roots[i]);
        note(t, "%s%s%s", i ? ", " : "  order: [", name_of(t, o->roots[i]),
             i + 1 < o->n ? "" : "]\n");
    }
}

typedef struct outcomes {
    const rv_game *g;
    bool any, differ;
    uint32_t taker[RV_MAX_PLAYERS];
} outcomes;

static bool see_outcome(void *ud, const rv_order *order) {
    outcomes *all = ud;
    (void)order;
    for (int p = 0; p < all->g->nplayers; p++) {
        all->differ |= all->any && all->taker[p] != all->g->seats[p].taken;
        all->taker[p] = all->g->seats[p].taken;
    }
    all->any = true;
    return !all->differ;
}

/* Before either of them scores. */
static void compare_orders(table *t, const turn *u) {
    outcomes all = {.g = t->g};
    oracle_turn open = u->said;
    if (u->order.n < 2)
        return;
    open.orders = 0;
    rv_turn_orders(t->g, &u->order, see_outcome, &all);
    bool theirs = oracle_order_matters(t->o, &open);
    if (theirs != all.differ)
        differ(t, P_ORDERS, "the order of scoring matters to the %s only",
               theirs ? "oracle" : "engine");
    happened(t, E_MATTERS, all.differ);
}

static void play_extra_turns(table *t, turn *u) {
    rv_game *g = t->g;
    int one = rv_wall_tile_find(t->rs, 1);
    bool old = g->option[RV_O_EXTRA_TURN_SAME_TURN] == RV_V_NO;
    while (rv_castle_holds(g, g->turn.to_move, one, old) && g->stack.n > g->turn.extra &&
           !percent(t, t->thrift)) {
        rv_castle_play_extra_turn(g, g->turn.to_move, one, old);
        u->said.extra_turns++;
        note(t, "  use: 1\n");
    }
    happened(t, E_EXTRA_NO_TILE, rv_castle_holds(g, g->turn.to_move, one, old) && g->stack.n == 0);
    happened(t, E_EXTRA_WAITS,
             old && rv_castle_holds(g, g->turn.to_move, one, false) &&
                 !rv_castle_holds(g, g->turn.to_move, one, true));
    happened(t, E_EXTRA_TWO, u->said.extra_turns > 1);
    happened(t, E_EXTRA_FRESH, u->said.extra_turns > u->held_one);
    happened(t, E_EXTRA_SAVED, u->said.extra_turns > 0 && u->held_one > 0);
}

/* ---- what was scored ----------------------------------------------------------------------- */

static const told *told_of(const table *t, const char *feature, int *at) {
    for (*at = 0; *at < t->heard.n; ++*at) {
        const told *i = &t->heard.list[*at];
        if ((i->type == RV_ITEM_SCORE || i->type == RV_ITEM_NOTHING) &&
            strcmp(i->feature, feature) == 0)
            return i;
    }
    return NULL;
}

static void compare_item(table *t, const oracle_item *item, int *last) {
    char name[ORACLE_NAME];
    int at;
    oracle_name(&item->feature, name);
    const told *mine = told_of(t, name, &at);
    if (!mine) {
        differ(t, P_SCORED, "%s: completed for the oracle only", name);
        return;
    }
    if (mine->player != item->winner || mine->points != item->points)
        differ(t, P_SCORED, "%s: engine %d points for player %d, oracle %d for %d (-1: nobody)",
               name, mine->points, mine->player, item->points, item->winner);
    if (mine->tiles != item->feature.tiles || mine->followers[0] != item->feature.followers[0] ||
        mine->followers[1] != item->feature.followers[1])
        differ(t, P_SCORED, "%s: engine %d tiles, %d:%d followers, oracle %d, %d:%d", name,
               mine->tiles, mine->followers[0], mine->followers[1], item->feature.tiles,
               item->feature.followers[0], item->feature.followers[1]);
    if (item->winner == RV_NONE)
        return;
    if (at < *last)
        differ(t, P_SCORED, "%s: the engine scores it earlier", name);
    *last = at;
}

static void compare_scored(table *t, const oracle_report *r) {
    const heard *h = &t->heard;
    int scored = count_heard(h, RV_ITEM_SCORE) + count_heard(h, RV_ITEM_NOTHING);
    int taken = count_heard(h, RV_ITEM_TOOK), last = 0, take = 0;
    for (int i = 0; i < r->items; i++)
        compare_item(t, &r->item[i], &last);
    if (scored != r->items)
        differ(t, P_SCORED, "engine %d features completed, oracle %d", scored, r->items);
    if (taken != r->takes)
        differ(t, P_WALL, "engine %d wall tiles taken, oracle %d", taken, r->takes);
    for (int i = 0; i < h->n && take < r->takes; i++) {
        const told *mine = &h->list[i];
        if (mine->type != RV_ITEM_TOOK)
            continue;
        const oracle_take *k = &r->take[take++];
        if (mine->player != k->player || mine->corner != k->corner || mine->token != k->token)
            differ(t, P_WALL, "engine: player %d takes %d at %d, oracle: player %d takes %d at %d",
                   mine->player, mine->token, mine->corner, k->player, k->token, k->corner);
    }
}

/* ---- counting what happened ---------------------------------------------------------------- */

static bool on_corner(const table *t, int score, int corner) {
    int space = score % t->rs->track;
    return space == corner || space == corner + 1;
}

static void count_item(table *t, const turn *u, const oracle_item *item) {
    const oracle_feature *f = &item->feature;
    int all = f->followers[0] + f->followers[1];
    bool won = item->winner != RV_NONE, back = t->g->option[RV_O_RETURN_ON_TIE] == RV_V_YES;
    happened(t, E_PATH_PLAIN, won && f->kind == ORACLE_PATH && !f->fountains);
    happened(t, E_PATH_FOUNTAIN, won && f->kind == ORACLE_PATH && f->fountains);
    happened(t, E_TOWER, won && f->kind == ORACLE_TOWER);
    happened(t, E_HOUSE, won && f->kind == ORACLE_HOUSE);
    happened(t, E_SMALLEST, won && f->kind == ORACLE_HOUSE && f->tiles == 1);
    happened(t, E_WITH_START, won && f->starts);
    happened(t, E_UNCLAIMED, !all);
    happened(t, E_TIE_BACK, !won && all && back);
    happened(t, E_TIE_STAYS, !won && all && !back);
    happened(t, E_MAJORITY, won && f->followers[1 - item->winner]);
    happened(t, E_FOR_OTHER, won && item->winner != u->said.player);
    if (!won || f->kind != ORACLE_HOUSE)
        return;
    happened(t, E_KEEP_FIRST, u->keep[item->winner] == 0);
    happened(t, E_KEEP_MOVED, u->keep[item->winner] && f->tiles > u->keep[item->winner]);
    happened(t, E_KEEP_EQUAL, f->tiles == u->keep[item->winner]);
    happened(t, E_KEEP_SMALLER, f->tiles < u->keep[item->winner]);
}

/* The stops of a player's marker after whole features, as scores. */
static int stops_of(const turn *u, int player, int stop[ORACLE_ITEMS]) {
    int n = 0, score = u->score[player];
    for (int i = 0; i < u->report.items; i++)
        if (u->report.item[i].winner == player && u->report.item[i].points)
            stop[n++] = score += u->report.item[i].points;
    return n;
}

static void count_take(table *t, const turn *u, const oracle_take *k) {
    int stop[ORACLE_ITEMS], n = stops_of(u, k->player, stop), end = stop[n - 1];
    bool late = t->g->option[RV_O_WALL_PICKUP] == RV_V_END_OF_TURN, at_stop = false;
    for (int i = 0; i < n; i++)
        at_stop |= on_corner(t, stop[i], k->corner);
    happened(t, E_TAKE_OWN, k->player == u->said.player);
    happened(t, E_TAKE_OTHER, k->player != u->said.player);
    happened(t, E_TAKE_ON_THE_WAY, at_stop && !on_corner(t, end, k->corner));
    happened(t, E_TAKE_SPLIT, !at_stop);
    happened(t, E_TAKE_LATE, late && n > 1);
    happened(t, E_TAKE_LAPPED, u->score[k->player] > t->rs->track);
    happened(t, E_TAKE_LOWER, end % t->rs->track == k->corner);
    happened(t, E_TAKE_UPPER, end % t->rs->track == k->corner + 1);
}

static bool took(const turn *u, int player, int corner) {
    for (int i = 0; i < u->report.takes; i++)
        if (u->report.take[i].player == player && u->report.take[i].corner == corner)
            return true;
    return false;
}

static void count_corner(table *t, const turn *u, int player, int index) {
    const rv_corner *c = &t->rs->corners[index];
    int stop[ORACLE_ITEMS], n = stops_of(u, player, stop), end = n ? stop[n - 1] : 0;
    bool lies = rv_castle_of(t->g)->corner[index] != 0, over = false, left = false;
    for (int s = u->score[player] + 1; s < end; s++)
        over |= on_corner(t, s, c->space) && !on_corner(t, u->score[player], c->space);
    for (int i = 0; i < n - 1; i++)
        left |= on_corner(t, stop[i], c->space);
    bool there = n && on_corner(t, end, c->space);
    happened(t, E_PASSED, lies && over && !there && !left);
    happened(t, E_LATE_MISSED, lies && left && !there);
    happened(t, E_EMPTIED, c->tile && there && !took(u, player, c->space));
    happened(t, E_CORNER_ZERO, !c->tile && there);
}

static void count_doublers(table *t, const turn *u) {
    for (int i = 0; i < u->order.n; i++) {
        int root = u->order.roots[i], n = 0, winner = RV_NONE;
        for (int k = 0; k < u->said.uses; k++)
            n += root_at(t->g, u->said.use[k].on) == root;
        if (n == 0)
            continue;
        for (int k = 0; k < u->report.items; k++)
            if (root_at(t->g, u->report.item[k].feature.name) == root)
                winner = u->report.item[k].winner;
        happened(t, E_DOUBLED_OTHER, winner != u->said.player);
        happened(t, E_DOUBLED_TOWER, strcmp(rv_kind_of(t->g, root)->name, "tower") == 0);
        happened(t, E_DOUBLED_HOUSE, strcmp(rv_kind_of(t->g, root)->name, "house") == 0);
        if (n == 2)
            happened(t, E_TRIPLE + t->g->option[RV_O_TWO_DOUBLERS], true);
    }
}

static void count_turn(table *t, const turn *u) {
    int points[2] = {0, 0}, takes[2] = {0, 0};
    for (int i = 0; i < u->report.items; i++) {
        const oracle_item *item = &u->report.item[i];
        count_item(t, u, item);
        if (item->winner != RV_NONE)
            points[item->winner] += item->points;
    }
    for (int i = 0; i < u->report.takes; i++) {
        count_take(t, u, &u->report.take[i]);
        takes[u->report.take[i].player]++;
    }
    happened(t, E_SEVERAL, u->report.items > 2);
    happened(t, E_BOTH, points[0] && points[1]);
    happened(t, E_TAKE_TWO, takes[0] > 1 || takes[1] > 1);
    for (int p = 0; p < 2; p++) {
        int track = t->rs->track;
        happened(t, E_LAP, u->score[p] / track != (u->score[p] + points[p]) / track);
        for (int i = 0; i < t->rs->ncorners; i++)
            count_corner(t, u, p, i);
    }
    count_doublers(t, u);
}

/* ---- final scoring ------------------------------------------------------------------------- */

static void compare_part(table *t, int player, const char *kind, int theirs) {
    int mine = points_heard(&t->heard, player, kind, NULL);
    if (mine != theirs)
        differ(t, P_FINAL, "%c gets %d points for %s from the engine, %d from the oracle",
               "WB"[player], mine, kind, theirs);
}

/* Scores the end and takes it back. */
static void compare_final(table *t, oracle_ending *end) {
    rv_game *g = t->g;
    int checkpoint = rv_checkpoint(g);
    oracle_final(t->o, end);
    play_final(g, &t->heard);
    if (rv_castle_empty_area(g) != end->empty_area)
        differ(t, P_FINAL, "empty area: engine %d, oracle %d", rv_castle_empty_area(g),
               end->empty_area);
    for (int p = 0; p < 2; p++) {
        compare_part(t, p, "keep", end->keep[p]);
        compare_part(t, p, "court", end->courts[p] + end->tokens[p][7]);
        compare_part(t, p, "path", end->tokens[p][4]);
        compare_part(t, p, "tower", end->tokens[p][5]);
        compare_part(t, p, "house", end->tokens[p][6]);
        compare_part(t, p, "wall_tile", end->tokens[p][9]);
        if (g->seats[p].score != end->total[p])
            differ(t, P_FINAL, "%c: engine %d in all, oracle %d", "WB"[p], (int)g -> seats[p].score,
                   end->total[p]);
    }
    rv_undo(g, checkpoint);
}

/* Whether another value of an option would give another empty area. */
static bool area_differs(const table *t, const char *option, const char *value, int area) {
    oracle *other = oracle_clone(t->o);
    oracle_ending end;
    oracle_set_option(other, option, value);
    oracle_final(other, &end);
    oracle_free(other);
    return end.empty_area != area;
}

static void count_keeps(table *t, const oracle_ending *end) {
    bool without = t->g->option[RV_O_TILE8_WITHOUT_KEEP] == RV_V_YES;
    int keep[2], eight[2];
    for (int p = 0; p < 2; p++) {
        keep[p] = oracle_keep(t->o, p);
        eight[p] = oracle_hand(t->o, p, 8);
        happened(t, E_EIGHT_TWICE, eight[p] > 1 && keep[p]);
        happened(t, E_EIGHT_BARE, eight[p] && !keep[p] && !without);
        happened(t, E_EIGHT_MAKES, eight[p] && !keep[p] && without);
    }
    bool larger = keep[0] > keep[1], larger_now = end->keep_size[0] > end->keep_size[1];
    bool tied = end->keep_size[0] == end->keep_size[1];
    happened(t, E_KEEP_WINS, end->keep[0] + end->keep[1] > 0);
    happened(t, E_KEEP_TIED, tied && keep[0] + keep[1] > 0);
    happened(t, E_KEEP_NOBODY, keep[0] + keep[1] == 0);
    happened(t, E_EIGHT_TURNS,
             eight[0] + eight[1] && keep[0] && keep[1] &&
                 (larger != larger_now || tied != (keep[0] == keep[1])));
    happened(t, E_EMPTY_STARTS,
             t->g->option[RV_O_COUNT_UNUSED_START_SPACES] == RV_V_YES &&
                 area_differs(t, "count_unused_start_spaces", "false", end->empty_area));
    happened(t, E_EMPTY_EIGHT,
             t->g->option[RV_O_EMPTY_CONNECTIVITY] &&
                 area_differs(t, "empty_connectivity", "4", end->empty_area));
}

static bool market_on_start(const table *t, int root) {
    RV_EACH_NODE(&t->g->board, root, it) {
        const rv_placed *p = &t->g->board.placed[t->g->board.nodes[it].placed];
        if (p->start && p->tile->regions[t->g->board.nodes[it].region].prizes)
            return true;
    }
    return false;
}

static void count_courts(table *t) {
    rv_game *g = t->g;
    for (int n = 0; n < g->board.nnodes; n++) {
        if (rv_root(&g->board, n) != n || !rv_kind_of(g, n)->area ||
            !rv_feature_holds(&g->board, n))
            continue;
        int winner = winner_of(g, n);
        happened(t, E_COURT_WON, winner != RV_NONE && g->board.nodes[n].prizes);
        happened(t, E_COURT_LOST, winner != RV_NONE && g->board.nodes[n].followers[1 - winner]);
        happened(t, E_COURT_TIED, winner == RV_NONE && g->board.nodes[n].prizes);
        happened(t, E_COURT_START, winner != RV_NONE && market_on_start(t, n));
    }
}

/* The oracle's feature of that name. */
static oracle_feature feature_named(const table *t, const char *name) {
    oracle_place places[ORACLE_FEATURES];
    oracle_feature f;
    char word[ORACLE_NAME];
    int n = oracle_features(t->o, places);
    for (int i = 0; i < n; i++) {
        if (!oracle_feature_at(t->o, places[i], &f))
            abort();
        oracle_name(&f, word);
        if (strcmp(word, name) == 0)
            return f;
    }
    abort();
}

/* Among the features on which a wall tile was used: one with a fountain, one of another player's.
 */
static void count_targets(table *t, int player) {
    for (int i = 0; i < t->heard.n; i++) {
        const told *k = &t->heard.list[i];
        if (k->type != RV_ITEM_SCORE || k->player != player || !*k->feature ||
            strcmp(k->kind, "court") == 0)
            continue;
        oracle_feature f = feature_named(t, k->feature);
        happened(t, E_FOREIGN, f.followers[player] <= f.followers[1 - player]);
        if (f.fountains)
            happened(t, E_FOUR_FOUNTAIN_2 + t->g->option[RV_O_TILE4_FOUNTAIN], true);
    }
}

static void count_tokens(table *t, const oracle_ending *end) {
    for (int p = 0; p < 2; p++) {
        const int *points = end->tokens[p];
        static const int once[] = {E_FOUR, E_FIVE, E_SIX},
                         twice[] = {E_FOUR_TWICE, E_FIVE_TWICE, E_SIX_TWICE};
        for (int k = 4; k <= 6; k++) {
            int n = oracle_hand(t->o, p, k);
            happened(t, once[k - 4], n == 1 && points[k]);
            happened(t, twice[k - 4], n == 2 && points[k]);
            happened(t, E_USELESS, n && !points[k]);
        }
        int sevens = oracle_hand(t->o, p, 7);
        happened(t, E_SEVEN, sevens == 1 && points[7]);
        if (sevens == 2 && points[7])
            happened(t, E_SEVEN_TWICE_8 + t->g->option[RV_O_TWO_TILE7], true);
        happened(t, E_NINE, points[9] > 0);
        count_targets(t, p);
    }
}

/* ---- a turn -------------------------------------------------------------------------------- */

static void remember(table *t, turn *u) {
    for (int p = 0; p < 2; p++) {
        u->score[p] = t->g->seats[p].score;
        u->keep[p] = rv_castle_of(t->g)->hands[p].keep;
        u->supply[p] = t->g->seats[p].supply[RV_F_SMALL];
    }
    u->held_one = oracle_hand(t->o, t->g->turn.to_move, 1);
}

static void score_turn(table *t, turn *u) {
    rv_game *g = t->g;
    choose_order(t, u);
    play_doublers(t, u);
    compare_orders(t, u);
    play_scoring(g, &u->order, &t->heard);
    play_extra_turns(t, u);
}

/* Followers that were scored are not in the supply yet (C-61). */
static void check_not_back(table *t, const turn *u) {
    for (int p = 0; p < 2; p++) {
        int due = u->supply[p] - (u->node != RV_NONE && p == t->g->turn.to_move);
        if (t->g->seats[p].supply[RV_F_SMALL] != due)
            differ(t, P_SUPPLIES, "%c has %d followers before the turn is over, not %d", "WB"[p],
                   t -> g -> seats[p].supply[RV_F_SMALL], due);
    }
}

/* The player to move, and whether the game is over, by the rules. */
static void pass(table *t) {
    rv_game *g = t->g;
    int extra = g->turn.extra, next = extra ? g->turn.to_move : 1 - g->turn.to_move;
    rv_turn_pass(g);
    if (g->turn.to_move != next || g->turn.extra != (extra ? extra - 1 : 0))
        differ(t, P_NEXT, "player %d is to move, with %d extra turns", (int)g->turn.to_move,
               (int)g->turn.extra);
    if (g->over != (oracle_tiles_left(t->o) == 0) || g->stack.n != oracle_tiles_left(t->o))
        differ(t, P_NEXT, "the engine has %d tiles left and the game is %s; the oracle has %d",
               (int)g->stack.n, g->over ? "over" : "not over", oracle_tiles_left(t->o));
}

/* One more extra turn than the number of wall tiles 1 that the engine lets the player use. */
static void compare_extra(table *t, const turn *u) {
    const rv_game *g = t->g;
    bool old = g->option[RV_O_EXTRA_TURN_SAME_TURN] == RV_V_NO;
    oracle_turn more = u->said;
    if (rv_castle_holds(g, g->turn.to_move, rv_wall_tile_find(t->rs, 1), old))
        return;
    more.extra_turns++;
    if (oracle_try(t->o, &more, NULL) == ORACLE_LEGAL)
        differ(t, P_EXTRA, "the oracle allows %d extra turns, the engine one less",
               more.extra_turns);
}

static void play_tile(table *t, int tile, const candidate *list, int n) {
    rv_game *g = t->g;
    candidate c = choose_place(t, tile, list, n);
    turn u = {.tile = tile, .quarters = c.quarters, .pos = c.pos};
    remember(t, &u);
    u.said = (oracle_turn){.player = g->turn.to_move,
                           .tile = number_of(t, tile),
                           .rot = c.quarters,
                           .cell = cell_at(g, c.pos)};
    note(t, "- %c: %s/%d %s", "WB"[g->turn.to_move], t -> rs -> tiles[tile].id, 90 * c.quarters,
         cell_word(t, c.pos));
    happened(t, E_START_ALONE, alone(g, c.pos));
    rv_turn_place(g, tile, NULL, c.quarters, c.pos);
    place_follower(t, &u);
    note(t, "\n");
    score_turn(t, &u);
    check_not_back(t, &u);
    if (u.said.extra_turns || u.held_one || percent(t, 10))
        compare_extra(t, &u);
    enum oracle_verdict verdict = oracle_play(t->o, &u.said, &u.report);
    if (verdict != ORACLE_LEGAL) {
        differ(t, P_SCORED, "the oracle calls the turn illegal (%d)", (int)verdict);
        return;
    }
    compare_scored(t, &u.report);
    if (!t->tally.broken)
        count_turn(t, &u);
}

static void play_turn(table *t) {
    candidate list[PLACES];
    oracle_ending end;
    int n = 0;
    t->tally.turn++;
    t->tally.turns++;
    t->g->journal.n = 0;
    rv_arena_reset(&t->words);
    int tile = draw(t, list, &n);
    if (t->tally.broken)
        return;
    happened(t, E_NONE, tile == RV_NONE);
    if (tile != RV_NONE)
        play_tile(t, tile, list, n);
    if (t->tally.broken)
        return;
    pass(t);
    compare_features(t);
    compare_players(t);
    compare_corners(t);
    if (percent(t, 5))
        compare_final(t, &end);
}

static void play_game(table *t, uint64_t seed) {
    oracle_ending end;
    begin(t, seed);
    while (!t->g->over && !t->tally.broken)
        play_turn(t);
    if (t->tally.broken)
        return;
    compare_final(t, &end);
    if (t->tally.broken)
        return;
    count_keeps(t, &end);
    count_courts(t);
    count_tokens(t, &end);
}

/* ---- the report ---------------------------------------------------------------------------- */

static void report(const table *t) {
    for (int p = 0; p < P_COUNT; p++)
        report_property(t, p, true, "%d games, %ld turns", t->tally.games, t->tally.turns);
    report_events(t, "games");
}

static oracle *load_oracle(void) {
    static char tiles[16384], wall[16384];
    return oracle_load(read_text("tests/oracle/castle-tiles.txt", tiles, sizeof tiles),
                       read_text("tests/oracle/castle-wall.yaml", wall, sizeof wall));
}

int main(int argc, char **argv) {
    static table t;
    const char *why = NULL;
    rv_library *lib = rv_library_new(NULL, NULL);
    tally_open(&t, &test, argc, argv);
    t.rs = lib ? rv_library_ruleset(lib, "castle", &why) : NULL;
    t.o = load_oracle();
    if (!t.rs || !t.o) {
        fprintf(stderr, "no ruleset, or no oracle: %s\n", why ? why : "");
        return 2;
    }
    tally_play(&t, play_game);
    report(&t);
    oracle_free(t.o);
    rv_arena_free(&t.arena);
    rv_arena_free(&t.words);
    rv_library_free(lib);
    return tally_status();
}
