/* carcassonne_test.c - random games of Carcassonne, played by the engine and by the oracle side by
 * side.
 *
 *     carcassonne_test [GAMES [SEED]]
 *
 * Run from the top of the checkout: the oracle reads its data file there. Every game has options
 * and a number of players of its own, and is played by people who look for trouble: they join
 * features of others, complete what is tied, lay into holes. After every turn scores, supplies and
 * what was scored are compared, at every few turns all features. What the rules did is counted: a
 * rule that never came up was not tested, and that fails, too.
 *
 * A game is told by its seed. `carcassonne_test 1 SEED` plays just that one.
 */
#include "play.h"
#include "ruleset/ruleset.h"
#include "seeds.h"
#include "sides.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    WORD = 32,  /* size of a feature's name */
    TRIES = 10, /* number of placements that a player compares */
    TILES = 72, /* in a set */
    MARGIN = 2  /* cells around the board that are looked at */
};

/* ---- what is compared, and what must have happened ----------------------------------------- */

#define PROPERTIES(X)                                                                              \
    X(SET, "the set has the tiles of its edition, and the start tile lies "                        \
           "[K-1, K-2, K-3, K-5]")                                                                 \
    X(PLACES, "the drawn tile may lie alike on every cell in every rotation "                      \
              "[K-8, K-9, K-11, K-12, K-13]")                                                      \
    X(DISCARDS, "tiles without a place are put aside alike, the last one too [K-10]")              \
    X(PIECES, "followers may stand on the same features of the new tile "                          \
              "[K-14, K-15, K-16, K-18, K-32]")                                                    \
    X(FEATURES, "features agree in name, kind, tiles, open ends, followers and pennants "          \
                "[K-21, K-22, K-24, K-25, K-28]")                                                  \
    X(SCORED, "the same features are completed, for the same players and points "                  \
              "[K-17, K-21, K-22, K-23, K-24, K-25, K-27, K-33]")                                  \
    X(SCORES, "scores agree [K-26, K-27]")                                                         \
    X(SUPPLIES, "supplies agree, and nobody comes back before the turn is over "                   \
                "[K-4, K-16, K-19, K-20]")                                                         \
    X(NEXT, "the right player comes next, and the game ends with the last tile [K-7, K-35]")       \
    X(FINAL, "final scoring agrees, item by item, at the end and if it were now "                  \
             "[K-29, K-30, K-31, K-33, K-36, K-37]")

#define EVENTS(X)                                                                                  \
    SIDES_EVENTS(X)                                                                                \
    X(GARDEN, "a tile with a garden laid")                                                         \
    X(SIDES_2, "a tile laid against two others")                                                   \
    X(SIDES_3, "a tile laid against three others")                                                 \
    X(HOLE, "a tile laid into a hole")                                                             \
    X(HOLE_LEFT, "a hole shut in")                                                                 \
    X(DISCARDED, "a tile put aside")                                                               \
    X(NONE, "the stack ended with tiles put aside")                                                \
    X(NO_SUPPLY, "no follower left in supply")                                                     \
    X(OWN_HOLDS, "a feature refused for the player's own follower")                                \
    X(OTHER_HOLDS, "a feature refused for another's follower")                                     \
    X(BARRED, "a field refused, for there are no farmers")                                         \
    X(LARGE, "a large follower placed")                                                            \
    X(FARMER_MONASTERY, "a farmer put on the field around a monastery")                            \
    X(PIECE_SCORED, "a follower put on what its tile completed")                                   \
    X(ROAD, "a road scored")                                                                       \
    X(LOOP, "a road without ends scored")                                                          \
    X(ROAD_TWICE, "a road scored that has two parts on one tile")                                  \
    X(CITY, "a city scored")                                                                       \
    X(CITY_PENNANT, "a city with a pennant scored")                                                \
    X(CITY_TWICE, "a city scored that has two parts on one tile")                                  \
    X(TINY_4, "a city of two tiles scored, 4 points")                                              \
    X(TINY_2, "a city of two tiles scored, 2 points")                                              \
    X(MONASTERY, "a monastery scored")                                                             \
    X(MONASTERY_LAST, "a monastery scored that was laid into its hole")                            \
    X(MONASTERIES, "two monasteries completed by one tile")                                        \
    X(MONASTERY_BESIDE, "monasteries side by side")                                                \
    X(UNCLAIMED, "a feature completed that nobody held")                                           \
    X(TIED_2, "a tie of two scored for both")                                                      \
    X(TIED_3, "a tie of three or more scored for all")                                             \
    X(MAJORITY, "a feature won against followers of another player")                               \
    X(FOR_OTHER, "another player scored")                                                          \
    X(SEVERAL, "three features or more completed by one tile")                                     \
    X(BOTH, "two players scored for different features in one turn")                               \
    X(BACK, "followers came back to an empty supply")                                              \
    X(FIELDS_JOINED, "a field with farmers of several players")                                    \
    X(END_ROAD, "at the end: an incomplete road")                                                  \
    X(END_CITY, "at the end: an incomplete city")                                                  \
    X(END_PENNANT, "at the end: an incomplete city with a pennant")                                \
    X(END_MONASTERY, "at the end: an incomplete monastery")                                        \
    X(END_TIED, "at the end: a tie on an incomplete feature")                                      \
    X(FIELD_THIRD, "a field scored, third edition")                                                \
    X(FIELD_SECOND, "a field scored, second edition")                                              \
    X(FIELD_FIRST, "a city scored for farmers around it, first edition")                           \
    X(FIELD_TIED, "a field scored for several players")                                            \
    X(FIELD_LOST, "a field won against farmers of another player")                                 \
    X(FIELD_POOR, "a field with farmers and no completed city")                                    \
    X(FIELD_OPEN, "a field with farmers at an open city")                                          \
    X(FIELD_AGAIN, "a player paid twice for a city, third edition")                                \
    X(FIELD_ONCE, "a player paid once for a city in two of his fields, second edition")            \
    X(FIELD_SUM, "farmers of several fields counted together, first edition")                      \
    X(FIELD_AROUND_TIED, "a tie of farmers around a city, first edition")                          \
    X(EDITIONS_DIFFER, "the three ways to score fields gave three scores")                         \
    X(WON, "one player won")                                                                       \
    X(SHARED, "a victory shared")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};
static const uint64_t seeds[] = {CARCASSONNE_SEEDS};
static const tally_test test = TALLY_TEST(seeds, P_COUNT);

/* ---- the table ----------------------------------------------------------------------------- */

struct own {
    rv_arena arena;
    bool fight;               /* players join features of others rather than complete their own */
    bool farmers;             /* they prefer fields */
    bool tidy;                /* they leave no city open */
    int stack[TILES], nstack; /* tiles to come, by the engine's index */
    heard heard;
};

/* A turn, as passed to both. */
typedef struct turn {
    int tile, quarters, pos, node;
    carc_turn said;
    carc_report report;
    int supply[RV_MAX_PLAYERS];
} turn;

/* Too large for the stack. */
static carc_feature features[CARC_FEATURES];
static carc_ending endings[4];
static turn now;

/* ---- one language -------------------------------------------------------------------------- */

static const char label[] = "WBRGYK";

static int number_of(const table *t, int tile) {
    return carc_find(t->o, t->rs->tiles[tile].id);
}

static carc_cell cell_at(const rv_game *g, int pos) {
    return (carc_cell){pos % g->board.width + g->board.x0, pos / g->board.width + g->board.y0};
}

static carc_spot spot_of(const table *t, int tile, int quarters, int pos) {
    return (carc_spot){number_of(t, tile), quarters, cell_at(t->g, pos)};
}

static const char *cell_word(table *t, int pos) {
    carc_cell c = cell_at(t->g, pos);
    return rv_cell_name(t->g->rs, &t->words, c.x, c.y);
}

static const char *name_word(table *t, const carc_name *name) {
    char *word = rv_alloc(&t->words, CARC_NAME);
    carc_write_name(name, word);
    return word;
}

/* ---- set-up -------------------------------------------------------------------------------- */

static void choose_options(table *t, carc_options *options, uint8_t option[RV_O_COUNT]) {
    *options = carc_defaults();
    for (int o = 0; o < RV_O_COUNT; o++) {
        const rv_known_option known = rv_option_of(t->rs, o);
        const int n = known.most - known.least + 1;
        const char *const *values = known.texts + known.least;
        option[o] = rv_option_standard(t->rs, o);
        if (!t->rs->options[o].offered ||
            o == RV_O_ABBOT) /* tests/run/gardens.lua counts for him */
            continue;
        bool usual = o == RV_O_FARMERS && percent(t, 70);
        const char *value = usual ? rv_option_text(t->rs, o, option[o]) : values[below(t, n)];
        option[o] = (uint8_t)rv_option_value(t->rs, o, rv_str_of(value));
        if (!carc_set_option(options, rv_option_name(t->rs, o), value))
            abort();
        note(t, "%s%s: %s", strstr(t->tally.log, "options") ? ", " : "options: {",
             rv_option_name(t->rs, o), value);
    }
    note(t, "}\n");
}

/* Sides that are city. */
static int walls_of(const table *t, int tile) {
    int n = 0;
    for (const char *c = t->rs->tiles[tile].look; c < t->rs->tiles[tile].look + RV_SIDES; c++)
        n += *c == 'c';
    return n;
}

/* The tile that is all city fits in the fewest places; for it to have none in the end, it comes
 * last, after the tiles that close cities, and these come after the tiles that open them. */
static int rank_of(const table *t, int tile) {
    int walls = walls_of(t, tile);
    return walls == RV_SIDES ? 0 : walls < 2 ? 1 : 2;
}

static void sort_tiles(table *t) {
    for (int i = 1; i < t->own->nstack; i++)
        for (int k = i; k > 0 && rank_of(t, t->own->stack[k]) < rank_of(t, t->own->stack[k - 1]);
             k--) {
            int swap = t->own->stack[k];
            t->own->stack[k] = t->own->stack[k - 1];
            t->own->stack[k - 1] = swap;
        }
}

static void shuffle_tiles(table *t) {
    t->own->nstack = 0;
    for (int i = 0; i < t->rs->ntiles; i++)
        for (int copy = rv_copies_left(t->g, i); copy > 0; copy--)
            t->own->stack[t->own->nstack++] = i;
    shuffle(t, t->own->stack, t->own->nstack);
    if (t->own->tidy)
        sort_tiles(t);
}

static void compare_set(table *t) {
    int sum = 0;
    for (int i = 0; i < t->rs->ntiles; i++) {
        int mine = rv_copies(t->g, i), number = number_of(t, i);
        int theirs = number < 0 ? 0 : carc_count(t->o, number);
        sum += number >= 0;
        if (mine != theirs)
            differ(t, P_SET, "tile %s: engine %d, oracle %d", t->rs->tiles[i].id, mine, theirs);
    }
    if (sum != carc_prints(t->o))
        differ(t, P_SET, "engine and oracle share %d kinds of tile of %d", sum, carc_prints(t->o));
    if (rv_set_size(t->g) != TILES || t->g->stack.n != carc_stack(t->o))
        differ(t, P_SET, "engine %d tiles, %d left; oracle %d left", rv_set_size(t->g),
               (int)t->g->stack.n, carc_stack(t->o));
}

static void begin(table *t, uint64_t seed) {
    uint8_t option[RV_O_COUNT];
    tally_begin(t, seed, seed * 0x2545f4914f6cdd1du);
    rv_arena_reset(&t->own->arena);
    choose_options(t, &t->played.options, option);
    int players = t->played.players = 2 + below(t, 5);
    t->own->fight = percent(t, 70);
    t->own->farmers = percent(t, 40);
    t->own->tidy = percent(t, 10);
    t->g = rv_game_new(&t->own->arena, t->rs, option, players, NULL);
    rv_lay_start(t->g);
    carc_begin(t->o, &t->played.options, players);
    shuffle_tiles(t);
    for (int p = 0; p < players; p++)
        snprintf(t->played.label[p], CARC_LABEL, "%c", label[p]);
    note(t, "players: %d\n", players);
    compare_set(t);
    count_players(t);
}

/* ---- what lies on the table ---------------------------------------------------------------- */

/* Whether this end is among the open ends of the engine's nodes. */
static bool engine_has_open(const rv_game *g, int root, const carc_open *open) {
    int pos = rv_pos(&g->board, open->cell.x, open->cell.y);
    RV_EACH_NODE(&g->board, root, it) {
        const rv_placed *p = &g->board.placed[g->board.nodes[it].placed];
        rv_ports ports = rv_tile_ports(p->tile, p->quarters, g->board.nodes[it].region);
        if (p->pos == pos && (ports & rv_side_ports(open->side)) &&
            rv_placed_at(&g->board, rv_step(&g->board, pos, open->side)) == RV_NONE)
            return true;
    }
    return false;
}

/* The engine counts an end for each region, so a side with two halves of a field counts twice;
 * roads and cities have one region for each side. */
static void compare_opens(table *t, int root, const carc_feature *f, const char *name) {
    int mine = t->g->board.nodes[root].open;
    int theirs = f->name.kind == CARC_MONASTERY ? 8 - f->around : f->opens;
    if (f->name.kind == CARC_FIELD ? mine < theirs || (mine > 0) != (theirs > 0) : mine != theirs)
        differ(t, P_FEATURES, "%s: engine %d open ends, oracle %d", name, mine, theirs);
    for (int i = 0; i < f->opens; i++)
        if (!engine_has_open(t->g, root, &f->open[i]))
            differ(t, P_FEATURES, "%s: the oracle alone finds it open at %d,%d, %s", name,
                   f->open[i].cell.x, f->open[i].cell.y, rv_side_word(f->open[i].side));
}

/* ---- placing ------------------------------------------------------------------------------- */

/* The corners of the board, with a margin. */
static void board_of(const rv_game *g, carc_cell *low, carc_cell *high) {
    *low = *high = (carc_cell){0, 0};
    for (int i = 0; i < g->board.nplaced; i++) {
        const rv_placed *p = &g->board.placed[i];
        low->x = p->x < low->x ? p->x : low->x;
        low->y = p->y < low->y ? p->y : low->y;
        high->x = p->x > high->x ? p->x : high->x;
        high->y = p->y > high->y ? p->y : high->y;
    }
}

static bool listed(const carc_spot *list, int n, carc_cell cell, int quarters) {
    for (int i = 0; i < n; i++)
        if (same_cell(list[i].cell, cell) && list[i].rot == quarters)
            return true;
    return false;
}

/* The engine's answer for a cell and a rotation; the version with reasons is called sometimes. */
static void compare_place(table *t, const rv_tile *print, int quarters, int pos, bool theirs) {
    bool mine = rv_fits(&t->g->board, print, quarters, pos), slow = mine;
    if (mine != theirs || percent(t, 2))
        slow = rv_fit(t->g, print, quarters, pos) == RV_NONE;
    if (mine != theirs || slow != theirs)
        differ(t, P_PLACES, "tile %s/%d at %s: oracle %s, engine %s (and with reasons: %s)",
               print->id, 90 * quarters, cell_word(t, pos), theirs ? "legal" : "illegal",
               mine ? "legal" : "illegal", slow ? "legal" : "illegal");
}

/* Every cell of the board and around it. */
static int compare_placements(table *t, int tile, carc_spot list[CARC_SPOTS]) {
    rv_game *g = t->g;
    const rv_tile *print = &t->rs->tiles[tile];
    int n = carc_spots(t->o, number_of(t, tile), list), pos, q;
    carc_cell low, high;
    board_of(g, &low, &high);
    for (int x = low.x - MARGIN; x <= high.x + MARGIN; x++)
        for (int y = low.y - MARGIN; y <= high.y + MARGIN; y++) {
            bool taken = carc_tile_at(t->o, (carc_cell){x, y}, NULL) >= 0;
            for (q = 0; q < 4; q++)
                compare_place(t, print, q, rv_pos(&g->board, x, y),
                              !taken && listed(list, n, (carc_cell){x, y}, q));
        }
    if (rv_any_place(g, print, &pos, &q) != (n > 0))
        differ(t, P_PLACES, "tile %s: the engine finds %s place", print->id, n ? "no" : "a");
    return n;
}

/* The next tile that has a place, with its places; RV_NONE when the stack is empty. */
static int draw(table *t, carc_spot list[CARC_SPOTS], int *n) {
    while (t->own->nstack && !t->tally.broken) {
        int tile = t->own->stack[--t->own->nstack];
        *n = compare_placements(t, tile, list);
        if (*n)
            return tile;
        if (carc_discard(t->o, number_of(t, tile)) != CARC_LEGAL)
            differ(t, P_DISCARDS, "tile %s cannot be put aside", t->rs->tiles[tile].id);
        rv_draw(t->g, tile);
        note(t, "  discard: ['%s']\n", t->rs->tiles[tile].id);
        happened(t, E_DISCARDED, true);
        if (t->g->stack.n != carc_stack(t->o))
            differ(t, P_DISCARDS, "engine %d tiles left, oracle %d", (int)t->g->stack.n,
                   carc_stack(t->o));
    }
    return RV_NONE;
}

static int neighbours(const rv_game *g, int pos) {
    int n = 0;
    for (int side = 0; side < RV_SIDES; side++)
        n += rv_placed_at(&g->board, rv_step(&g->board, pos, side)) != RV_NONE;
    return n;
}

/* How many players stand on a feature. */
static int owners(const rv_node *n) {
    int count = 0;
    for (int p = 0; p < RV_MAX_PLAYERS; p++)
        count += n->followers[p] > 0;
    return count;
}

/* How much trouble the tile just laid makes. */
static int trouble(rv_game *g, bool fight) {
    const rv_placed *p = &g->board.placed[g->turn.last];
    int sum = fight ? 0 : 6 * g->turn.ncompleted;
    for (int i = 0; i < g->turn.ncompleted; i++) {
        const rv_node *n = &g->board.nodes[g->turn.completed[i]];
        sum += 4 * owners(n) * owners(n);
    }
    for (int r = 0; r < p->tile->nregions; r++) {
        const rv_node *n = &g->board.nodes[rv_root(&g->board, p->first + r)];
        sum += owners(n) > 1 ? 5 * owners(n) : 0;
        sum += rv_feature_holds(&g->board, rv_root(&g->board, p->first + r)) && n->open < 3;
    }
    return sum + 3 * (neighbours(g, p->pos) > 2) + (neighbours(g, p->pos) > 1);
}

/* How well it closes cities. */
static int tidiness(const rv_game *g) {
    const rv_placed *p = &g->board.placed[g->turn.last];
    int sum = 0;
    for (int r = 0; r < p->tile->nregions; r++) {
        int root = rv_root(&g->board, p->first + r);
        if (strcmp(rv_kind_of(g, root)->name, "city") == 0)
            sum -= g->board.nodes[root].open;
    }
    return sum;
}

/* Usually the most troublesome of a few placements, or the tidiest of all. Trials are taken back.
 */
static carc_spot choose_place(table *t, int tile, const carc_spot *list, int n) {
    rv_game *g = t->g;
    carc_spot best = list[below(t, n)];
    int most = INT_MIN, tries = t->own->tidy ? n : percent(t, 80) ? TRIES : 0;
    for (int i = 0; i < tries; i++) {
        carc_spot c = t->own->tidy ? list[i] : list[below(t, n)];
        int checkpoint = rv_checkpoint(g);
        rv_turn_place(g, tile, NULL, c.rot, rv_pos(&g->board, c.cell.x, c.cell.y));
        int sum = t->own->tidy ? tidiness(g) : trouble(g, t->own->fight);
        rv_undo(g, checkpoint);
        if (sum > most) {
            most = sum;
            best = c;
        }
    }
    return best;
}

/* ---- the follower -------------------------------------------------------------------------- */

static void count_refused(table *t, int player, int root) {
    const rv_node *n = &t->g->board.nodes[root];
    bool own = n->followers[player] > 0;
    happened(t, E_NO_SUPPLY, rv_in_hand(t->g, player) == 0);
    happened(t, E_OWN_HOLDS, own);
    happened(t, E_OTHER_HOLDS, owners(n) > own);
    happened(t, E_BARRED, !carc_options_of(t->o)->farmers && rv_kind_of(t->g, root)->area);
}

/* Called after the engine has laid the tile and before the oracle has. Gives the oracle's words for
 * the engine's nodes. */
static int compare_pieces(table *t, const turn *u, int nodes[RV_TILE_REGIONS],
                          carc_name words[RV_TILE_REGIONS]) {
    const rv_game *g = t->g;
    carc_name names[CARC_REGIONS];
    int mine = open_places(t, g, nodes, count_refused), found = 0;
    int theirs = carc_deployments(t->o, g->turn.to_move, u->said.at, names);
    for (int i = 0; i < mine; i++)
        for (int k = 0; k < theirs; k++)
            if (strcmp(rv_kind_of(g, nodes[i])->name, carc_kind_word(names[k].kind)) == 0 &&
                strcmp(rv_place_on(&g->board, g->turn.last, rv_root(&g->board, nodes[i]),
                                   1u << g->board.nodes[nodes[i]].kind),
                       carc_where_word(names[k].where)) == 0) {
                words[i] = names[k];
                found++;
            }
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
    int open = g->board.nodes[rv_root(&g->board, node)].open, noise = below(t, 4);
    if (rv_kind_of(g, node)->area)
        return t->own->farmers ? 4 + 2 * noise : noise;
    return (t->own->fight ? 4 + (open > 0) : 8 - open) + noise;
}

/* Sometimes nowhere. */
static int choose_piece(table *t, const int *nodes, int n) {
    int best = RV_NONE, most = percent(t, 15) ? 99 : 1;
    for (int i = 0; i < n; i++) {
        int w = wish(t, nodes[i]);
        if (w > most) {
            most = w;
            best = i;
        }
    }
    return best;
}

static void place_follower(table *t, turn *u) {
    rv_game *g = t->g;
    carc_name words[RV_TILE_REGIONS];
    int nodes[RV_TILE_REGIONS], n = compare_pieces(t, u, nodes, words);
    int i = t->tally.broken ? RV_NONE : choose_piece(t, nodes, n);
    u->node = i == RV_NONE ? RV_NONE : nodes[i];
    u->said.deploys = i != RV_NONE;
    if (i == RV_NONE)
        return;
    u->said.follower = words[i];
    if (percent(t, 50) && g->seats[g->turn.to_move].supply[CARC_BIG] > 0)
        u->said.figure = CARC_BIG;
    else if (g->seats[g->turn.to_move].supply[RV_F_SMALL] == 0)
        u->said.figure = CARC_BIG;
    note(t, " %s%s@%s", g->rs->figures[u->said.figure].prefix, carc_role_word(words[i].kind),
         carc_where_word(words[i].where));
    happened(t, E_FARMER_MONASTERY,
             words[i].kind == CARC_FIELD && strncmp(t->rs->tiles[u->tile].id, "BA.L", 4) == 0);
    happened(t, E_LARGE, u->said.figure == CARC_BIG);
    happened(t, E_PIECE_SCORED,
             g->board.nodes[rv_root(&g->board, u->node)].open == 0 &&
                 !rv_kind_of(g, u->node)->area);
    rv_deploy(g, g->turn.to_move, u->node, (int)u->said.figure);
}

/* ---- what was scored ----------------------------------------------------------------------- */

/* The engine's item for a feature and a player (RV_NONE: for no player). */
static const told *told_of(const table *t, const char *feature, int player) {
    for (int i = 0; i < t->own->heard.n; i++) {
        const told *k = &t->own->heard.list[i];
        bool kind = k->type == (player == RV_NONE ? RV_ITEM_NOTHING : RV_ITEM_SCORE);
        if (kind && k->player == player && strcmp(k->feature, feature) == 0)
            return k;
    }
    return NULL;
}

static void compare_item_for(table *t, const carc_item *item, int player) {
    const char *name = name_word(t, &item->feature.name);
    const told *mine = told_of(t, name, player);
    int points = player == RV_NONE ? 0 : item->points;
    int tiles = item->feature.name.kind == CARC_MONASTERY ? 9 : item->feature.tiles;
    if (!mine) {
        differ(t, P_SCORED, "%s: the oracle alone scores it for player %d (-1: nobody)", name,
               player);
        return;
    }
    if (mine->points != points || mine->tiles != tiles ||
        strcmp(mine->kind, carc_kind_word(item->feature.name.kind)) != 0)
        differ(t, P_SCORED, "%s: engine %d points, %d tiles, a %s; oracle %d, %d", name,
               mine->points, mine->tiles, mine->kind, points, tiles);
    for (int p = 0; p < t->g->nplayers; p++)
        if (mine->followers[p] != item->feature.followers[p])
            differ(t, P_SCORED, "%s: engine %d followers of %c, oracle %d", name,
                   mine->followers[p], label[p], item->feature.followers[p]);
}

static void compare_scored(table *t, const carc_report *r) {
    const heard *h = &t->own->heard;
    int items = 0, mine = count_heard(h, RV_ITEM_SCORE) + count_heard(h, RV_ITEM_NOTHING);
    for (int i = 0; i < r->items; i++) {
        for (int p = 0; p < t->g->nplayers; p++)
            if (r->item[i].winners >> p & 1) {
                compare_item_for(t, &r->item[i], p);
                items++;
            }
        if (!r->item[i].winners) {
            compare_item_for(t, &r->item[i], RV_NONE);
            items++;
        }
    }
    if (mine != items)
        differ(t, P_SCORED, "engine %d items, oracle %d", mine, items);
}

/* ---- counting what happened ---------------------------------------------------------------- */

static int holders_of(const carc_feature *f) {
    int n = 0;
    for (int p = 0; p < CARC_PLAYERS; p++)
        n += f->followers[p] > 0;
    return n;
}

static int bits(unsigned set) {
    int n = 0;
    for (; set; set &= set - 1)
        n++;
    return n;
}

/* Parts of a scored feature, and those of them that end on their tile. */
static int parts_of(const table *t, const carc_feature *f, int *ends) {
    const rv_game *g = t->g;
    int n = 0;
    *ends = 0;
    RV_EACH_NODE(&g->board, root_of(g, &f->name), it) {
        const rv_placed *p = &g->board.placed[g->board.nodes[it].placed];
        *ends += bits(p->tile->regions[g->board.nodes[it].region].ports) == 1;
        n++;
    }
    return n;
}

static void count_kind(table *t, const turn *u, const carc_item *item) {
    const carc_feature *f = &item->feature;
    int ends, parts = parts_of(t, f, &ends);
    bool twice = parts > f->tiles, tiny = f->tiles == 2;
    switch (f->name.kind) {
    case CARC_ROAD:
        happened(t, E_ROAD, true);
        happened(t, E_LOOP, ends == 0);
        happened(t, E_ROAD_TWICE, twice);
        break;
    case CARC_CITY:
        happened(t, E_CITY, true);
        happened(t, E_CITY_PENNANT, f->pennants > 0);
        happened(t, E_CITY_TWICE, twice);
        happened(t, E_TINY_4, tiny && item->points == 4);
        happened(t, E_TINY_2, tiny && item->points == 2);
        break;
    default:
        happened(t, E_MONASTERY, true);
        happened(t, E_MONASTERY_LAST, same_cell(f->tile[0], u->said.at.cell));
        break;
    }
}

static void count_item(table *t, const turn *u, const carc_item *item) {
    int holders = holders_of(&item->feature);
    happened(t, E_UNCLAIMED, holders == 0);
    if (!item->winners)
        return;
    count_kind(t, u, item);
    happened(t, E_TIED_2, bits(item->winners) == 2);
    happened(t, E_TIED_3, bits(item->winners) > 2);
    happened(t, E_MAJORITY, holders > bits(item->winners));
    happened(t, E_FOR_OTHER, item->winners != 1u << u->said.player);
}

static bool has_monastery(const table *t, int pos) {
    int placed = rv_placed_at(&t->g->board, pos);
    return placed != RV_NONE && rv_around_node(&t->g->board, placed) != RV_NONE;
}

static void count_place(table *t, const turn *u) {
    int around = neighbours(t->g, u->pos);
    const char *id = t->rs->tiles[u->tile].id;
    bool hole = false, beside = false;
    for (int side = 0; side < RV_SIDES; side++) {
        int next = rv_step(&t->g->board, u->pos, side);
        hole |= rv_placed_at(&t->g->board, next) == RV_NONE && neighbours(t->g, next) == 4;
        beside |= has_monastery(t, next);
    }
    happened(t, E_SIDES_2, around == 2);
    happened(t, E_SIDES_3, around == 3);
    happened(t, E_HOLE, around == 4);
    happened(t, E_HOLE_LEFT, hole);
    happened(t, E_GARDEN, id[strlen(id) - 1] == 'G');
    happened(t, E_MONASTERY_BESIDE, beside && has_monastery(t, u->pos));
}

static void count_turn(table *t, const turn *u) {
    unsigned first = 0;
    bool other = false;
    int monasteries = 0;
    for (int i = 0; i < u->report.items; i++) {
        const carc_item *item = &u->report.item[i];
        count_item(t, u, item);
        monasteries += item->feature.name.kind == CARC_MONASTERY;
        other |= first && item->winners && item->winners != first;
        first = first ? first : item->winners;
    }
    happened(t, E_BOTH, other);
    happened(t, E_SEVERAL, u->report.items > 2);
    happened(t, E_MONASTERIES, monasteries > 1);
    for (int p = 0; p < t->g->nplayers; p++) {
        bool none = u->supply[p] - (u->said.deploys && p == u->said.player) == 0;
        happened(t, E_BACK, none && u->report.back[p] > 0);
    }
    count_place(t, u);
}

/* ---- final scoring ------------------------------------------------------------------------- */

/* By the second rule the field that pays for a city depends on the order of the fields. */
static void compare_last_items(table *t, const carc_ending *end) {
    bool order = carc_options_of(t->o)->farm_scoring == 2;
    for (int i = 0; i < end->items; i++) {
        const carc_last *item = &end->item[i];
        const char *name = name_word(t, &item->name);
        for (int p = 0; p < t->g->nplayers && !(order && item->kind == CARC_FIELD); p++) {
            int mine = points_heard(&t->own->heard, p, NULL, name);
            if (mine != item->points[p])
                differ(t, P_FINAL, "%s: engine %d points for %c, oracle %d", name, mine, label[p],
                       item->points[p]);
        }
    }
    for (int p = 0; p < t->g->nplayers && order; p++) {
        int mine = points_heard(&t->own->heard, p, "field", NULL);
        if (mine != end->gained[CARC_FIELD][p])
            differ(t, P_FINAL, "fields: engine %d points for %c, oracle %d", mine, label[p],
                   end->gained[CARC_FIELD][p]);
    }
}

/* Scores the end and takes it back. */
static void compare_final(table *t, carc_ending *end) {
    rv_game *g = t->g;
    int checkpoint = rv_checkpoint(g);
    carc_final(t->o, end);
    play_final(g, &t->own->heard);
    compare_last_items(t, end);
    for (int p = 0; p < g->nplayers; p++)
        if (g->seats[p].score != end->total[p])
            differ(t, P_FINAL, "%c: engine %d in all, oracle %d", label[p], (int)g->seats[p].score,
                   end->total[p]);
    if (rv_winners(g) != end->winners)
        differ(t, P_FINAL, "winners: engine %x, oracle %x", rv_winners(g), end->winners);
    rv_undo(g, checkpoint);
}

static int payees(const carc_last *item) {
    int n = 0;
    for (int p = 0; p < CARC_PLAYERS; p++)
        n += item->points[p] > 0;
    return n;
}

static void count_last(table *t, const carc_last *item) {
    static carc_feature f;
    int way = carc_options_of(t->o)->farm_scoring, paid = payees(item);
    bool field = item->kind == CARC_FIELD;
    if (!carc_feature_at(t->o, item->name, &f))
        abort();
    happened(t, E_END_ROAD, item->kind == CARC_ROAD);
    happened(t, E_END_CITY, item->kind == CARC_CITY);
    happened(t, E_END_PENNANT, item->kind == CARC_CITY && f.pennants > 0);
    happened(t, E_END_MONASTERY, item->kind == CARC_MONASTERY);
    happened(t, E_END_TIED, !field && paid > 1);
    happened(t, E_FIELD_THIRD, field && way == 3 && paid > 0);
    happened(t, E_FIELD_SECOND, field && way == 2 && paid > 0);
    happened(t, E_FIELD_FIRST, field && way == 1);
    happened(t, E_FIELD_TIED, field && way == 3 && paid > 1);
    happened(t, E_FIELD_LOST, field && way == 3 && paid > 0 && holders_of(&f) > paid);
    happened(t, E_FIELD_POOR, field && way == 3 && paid == 0);
    happened(t, E_FIELD_AROUND_TIED, field && way == 1 && paid > 1);
}

/* A city and the fields with farmers around it. */
static void count_city(table *t, int count, int city) {
    int fields = 0;
    for (int i = 0; i < count; i++)
        fields += features[i].name.kind == CARC_FIELD && holders_of(&features[i]) > 0 &&
                  carc_touches(t->o, features[i].name, features[city].name);
    happened(t, E_FIELD_OPEN, !features[city].complete && fields > 0);
    happened(t, E_FIELD_SUM,
             features[city].complete && fields > 1 && carc_options_of(t->o)->farm_scoring == 1);
}

/* Final scoring by each of the three rules for fields. */
static void count_editions(table *t) {
    carc_options options = *carc_options_of(t->o), other = options;
    for (int way = 1; way <= 3; way++) {
        other.farm_scoring = way;
        carc_set_options(t->o, &other);
        carc_final(t->o, &endings[way]);
    }
    carc_set_options(t->o, &options);
    for (int p = 0; p < t->g->nplayers; p++) {
        int first = endings[1].total[p], second = endings[2].total[p], third = endings[3].total[p];
        happened(t, E_FIELD_AGAIN, options.farm_scoring == 3 && third > second);
        happened(t, E_FIELD_ONCE, options.farm_scoring == 2 && third > second);
        happened(t, E_EDITIONS_DIFFER, first != second && second != third && third != first);
    }
}

static void count_end(table *t, const carc_ending *end) {
    int n = carc_features(t->o, features);
    for (int i = 0; i < end->items; i++)
        count_last(t, &end->item[i]);
    for (int i = 0; i < n; i++) {
        enum carc_kind kind = features[i].name.kind;
        happened(t, E_FIELDS_JOINED, kind == CARC_FIELD && holders_of(&features[i]) > 1);
        if (kind == CARC_CITY && t->tally.seed % 16 == 0) /* slow */
            count_city(t, n, i);
    }
    happened(t, E_WON, bits(end->winners) == 1);
    happened(t, E_SHARED, bits(end->winners) > 1);
    count_editions(t);
}

/* ---- a turn -------------------------------------------------------------------------------- */

static void score_turn(table *t) {
    rv_game *g = t->g;
    rv_order order = rv_turn_scoring(g);
    shuffle(t, order.roots, order.own);
    shuffle(t, order.roots + order.own, order.n - order.own);
    play_scoring(g, &order, &t->own->heard);
}

/* Followers that were scored are not in the supply yet (K-20). */
static void check_not_back(table *t, const turn *u) {
    for (int p = 0; p < t->g->nplayers; p++) {
        int due = u->supply[p] - (u->said.deploys && p == t->g->turn.to_move);
        if (rv_in_hand(t->g, p) != due)
            differ(t, P_SUPPLIES, "%c has %d followers before the turn is over, not %d", label[p],
                   rv_in_hand(t->g, p), due);
    }
}

/* The player to move, and whether the game is over, by the rules. */
static void pass(table *t) {
    rv_game *g = t->g;
    rv_turn_pass(g);
    if (g->turn.to_move != carc_to_move(t->o) && !g->over)
        differ(t, P_NEXT, "player %d is to move, not %d", (int)g->turn.to_move, carc_to_move(t->o));
    if (g->over != carc_over(t->o) || g->stack.n != carc_stack(t->o))
        differ(t, P_NEXT, "the engine has %d tiles left and the game is %s; the oracle has %d",
               (int)g->stack.n, g->over ? "over" : "not over", carc_stack(t->o));
}

static void play_tile(table *t, int tile, const carc_spot *list, int n) {
    rv_game *g = t->g;
    carc_spot c = choose_place(t, tile, list, n);
    turn *u = &now;
    *u = (turn){.tile = tile, .quarters = c.rot, .pos = rv_pos(&g->board, c.cell.x, c.cell.y)};
    for (int p = 0; p < g->nplayers; p++)
        u->supply[p] = rv_in_hand(g, p);
    u->said = (carc_turn){.player = g->turn.to_move, .at = spot_of(t, tile, c.rot, u->pos)};
    note(t, "- %c: %s/%d %s", label[g->turn.to_move], t->rs->tiles[tile].id, 90 * c.rot,
         cell_word(t, u->pos));
    rv_turn_place(g, tile, NULL, c.rot, u->pos);
    place_follower(t, u);
    note(t, "\n");
    score_turn(t);
    check_not_back(t, u);
    enum carc_verdict verdict = carc_play(t->o, &u->said, &u->report);
    if (verdict != CARC_LEGAL) {
        differ(t, P_SCORED, "the oracle calls the turn illegal (%d)", (int)verdict);
        return;
    }
    compare_scored(t, &u->report);
    if (!t->tally.broken)
        count_turn(t, u);
}

static void play_none(table *t) {
    happened(t, E_NONE, true);
    if (carc_play_none(t->o, t->g->turn.to_move) != CARC_LEGAL)
        differ(t, P_DISCARDS, "for the oracle there are tiles left");
}

static void play_turn(table *t) {
    static carc_spot list[CARC_SPOTS];
    int n = 0;
    t->tally.turn++;
    t->tally.turns++;
    t->g->journal.n = 0;
    rv_arena_reset(&t->words);
    int tile = draw(t, list, &n);
    if (t->tally.broken)
        return;
    if (tile != RV_NONE)
        play_tile(t, tile, list, n);
    else
        play_none(t);
    if (t->tally.broken)
        return;
    pass(t);
    compare_seats(t, P_SCORES, P_SUPPLIES);
    if (percent(t, 8))
        compare_features(t, P_FEATURES, compare_opens);
    if (percent(t, 2))
        compare_final(t, &endings[0]);
}

static void play_game(table *t, uint64_t seed) {
    begin(t, seed);
    while (!t->g->over && !t->tally.broken)
        play_turn(t);
    if (!t->tally.broken)
        compare_features(t, P_FEATURES, compare_opens);
    if (!t->tally.broken)
        compare_final(t, &endings[0]);
    if (!t->tally.broken)
        count_end(t, &endings[0]);
}

/* ---- the report ---------------------------------------------------------------------------- */

static void report(const table *t) {
    for (int p = 0; p < P_COUNT; p++)
        report_property(t, p, true, "%d games", t->tally.games);
    report_events(t, "%ld turns", t->tally.turns);
}

int main(int argc, char **argv) {
    static table t; /* too large for the stack */
    static struct own mine;
    t.own = &mine;
    tally_open(&t, &test, argc, argv);
    sides_open(&t, "carcassonne", NULL);
    tally_play(&t, play_game);
    report(&t);
    rv_arena_free(&mine.arena);
    sides_close(&t);
    return tally_status();
}
