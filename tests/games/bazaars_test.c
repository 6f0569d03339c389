/* bazaars_test.c - games of Bridges, Castles and Bazaars, alone and with The Tower, judged by the
 * engine and by the oracle side by side.
 *
 *     bazaars_test [GAMES [SEED]]
 *
 * Run from the top of the checkout: the oracle reads its data file there. Every game has options
 * and a number of players of its own. One in three is as the simulation writes it; the others are
 * made by the oracle, which builds more castles than chance would. After every turn all that
 * anybody has is compared. Then a turn is replaced, often by one that is illegal, and then both
 * must say so.
 *
 * What the rules did is counted: a rule that never came up was not tested, and that fails, too.
 * A game is told by its seed. `bazaars_test 1 SEED` plays just that one.
 */
#include "games/bazaars/bazaar.h"
#include "games/castles/castles.h"
#include "games/tower/tower.h"
#include "ruleset/ruleset.h"
#include "seeds.h"
#include "sides.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    WORD = 64,
    TRIES = 5,   /* number of turns of which the oracle plays the best */
    CHANGES = 6, /* number of turns of a game that are replaced, one by one */
    SAVING = 40, /* tiles that are left when the oracle lets castles score */
    REACH = 30   /* distance from the start tile within which features are searched for */
};

/* ---- what is compared, and what must have happened ----------------------------------------- */

#define PROPERTIES(X)                                                                              \
    X(READ, "the oracle reads what the simulation writes, and the engine finds legal what is "     \
            "played [B-1, B-3, B-22]")                                                             \
    X(LEGAL, "all that was done was legal for the oracle [B-4, B-5, B-6, B-7, B-9, B-23, B-26]")   \
    X(SCORES, "scores agree [B-14, B-15, B-16, B-25, B-34, B-37, B-38, B-41, B-42, B-43, B-44, "   \
              "B-45]")                                                                             \
    X(SUPPLIES, "so do supplies of followers [B-13, B-24, B-40]")                                  \
    X(PIECES, "bridges and castle tokens in hand, tower pieces [B-1, B-21, B-29]")                 \
    X(BRIDGES, "bridges on the table [B-7, B-8]")                                                  \
    X(CASTLES, "castles, whose they are, and where a lord stands [B-22, B-25, B-40]")              \
    X(TOWERS, "towers, prisoners, and whom a tower could take [B-20, B-50, T-11, T-24]")           \
    X(FEATURES, "features agree, and what is counted on them [B-12, B-15, B-16, B-17, B-19]")      \
    X(CHANGED, "a turn that is made up is legal for both or for neither, and comes out alike "     \
               "[B-4, B-5, B-6, B-7, B-11, B-22, B-23, B-26, B-29, B-42]")                         \
    X(FAIRS, "bazaars come when they come, for whom, and whose a tile from one is "                \
             "[B-53, B-54, B-56, B-62, B-63, B-64, B-66, B-67]")                                   \
    X(FINAL, "final scoring agrees, with lords gone home [B-47, B-48, B-49]")

#define EVENTS(X)                                                                                  \
    SIDES_EVENTS(X)                                                                                \
    X(ALONE, "without The Tower")                                                                  \
    X(TOWER, "with The Tower")                                                                     \
    X(NO_BRIDGES, "without bridges")                                                               \
    X(NO_CASTLES, "without castles")                                                               \
    X(BRIDGE_OWN, "a bridge over the new tile")                                                    \
    X(BRIDGE_BESIDE, "a bridge over a tile beside it")                                             \
    X(BRIDGE_NEEDED_OWN, "one without which the tile could not lie there, over it")                \
    X(BRIDGE_NEEDED_BESIDE, "one without which it could not, over a tile beside it")               \
    X(BRIDGE_APART, "a bridge beside the tile that it does not lead to")                           \
    X(BRIDGE_MONASTERY, "a bridge over a monastery")                                               \
    X(BRIDGE_MONK, "a bridge over a monk")                                                         \
    X(BRIDGE_CITY, "a bridge over a city")                                                         \
    X(BRIDGE_FOUNDATION, "a bridge over a foundation")                                             \
    X(BRIDGE_TOWER, "a bridge over a tower")                                                       \
    X(TOWER_UNDER, "a tower piece put under a bridge")                                             \
    X(BRIDGE_LAST, "a player's last bridge")                                                       \
    X(BRIDGES, "several bridges in a turn")                                                        \
    X(BRIDGE_OPEN, "a bridge with both ends open")                                                 \
    X(BRIDGE_ROAD, "a bridge and a printed road of its tile are one road")                         \
    X(BRIDGE_ROADS, "a bridge and a printed road of its tile are two")                             \
    X(BRIDGE_CLAIMED, "a follower put on a bridge")                                                \
    X(BRIDGE_SCORED, "a bridge on a road that is completed")                                       \
    X(PUT_ASIDE, "a tile put aside although it fits with a bridge")                                \
    X(FOUNDED, "a castle built by the player who laid the tile")                                   \
    X(FOUNDED_OTHER, "one built by another")                                                       \
    X(FOUNDED_NEW, "one with a lord who was placed in this turn")                                  \
    X(FOUNDED_BIG, "one with a large follower for a lord")                                         \
    X(FOUNDED_LAST, "a player's last token")                                                       \
    X(FOUNDED_ODD, "a castle of which half is not half-round, where any two tiles will do")        \
    X(NOT_FOUNDED, "a small city scored, although it could be kept")                               \
    X(REFUSED_ODD, "one of which half is not half-round, which cannot")                            \
    X(REFUSED_PLACER, "one completed by another, which cannot for that")                           \
    X(REFUSED_TOKEN, "one whose owner has no token left")                                          \
    X(SCORED_ROAD, "a castle scores a road")                                                       \
    X(SCORED_CITY, "a castle scores a city")                                                       \
    X(SCORED_MONASTERY, "a castle scores a monastery")                                             \
    X(SCORED_NOBODY, "a castle scores what nobody stands on")                                      \
    X(SCORED_OWN, "a castle scores what its owner scores, too")                                    \
    X(SCORED_SMALL, "a castle scores a small city that is not kept")                               \
    X(KEPT_BESIDE, "a castle scores nothing for one that is built in its fief")                    \
    X(BY_OTHERS_TURN, "a castle scores in another player's turn")                                  \
    X(CHOICE, "a castle with a choice")                                                            \
    X(CHOICE_CHAIN, "a castle with a choice of castles")                                           \
    X(CHOSEN, "a choice that is said")                                                             \
    X(CHOSEN_LESS, "a choice of less than the most")                                               \
    X(CHAIN, "a castle scores for a castle beside it")                                             \
    X(CHAIN_LONG, "and another for that")                                                          \
    X(ONE_WAY, "a castle scores and one whose fief it does not lie in stays as it is")             \
    X(SAME_TURN, "a castle scores in the turn that built it")                                      \
    X(NOT_SAME_TURN, "a castle scores nothing of the turn that built it")                          \
    X(LORD_SAFE, "a lord in range of a tower that takes others")                                   \
    X(LORD_END, "a lord in his castle at the end")                                                 \
    X(NO_FAIRS, "without bazaars")                                                                 \
    X(FAIR, "a bazaar")                                                                            \
    X(FAIR_NONE, "a bazaar tile, and fewer tiles left than players")                               \
    X(FAIR_LATER, "a bazaar for a tile that was drawn in the round of another")                    \
    X(BOUGHT, "a tile bought by who chose it")                                                     \
    X(SOLD, "a tile sold")                                                                         \
    X(UNOPPOSED, "a bid that nobody raised, paid to nobody")                                       \
    X(RAISED, "a bid raised twice")                                                                \
    X(DEBT, "a score below 0 by a bid")                                                            \
    X(WITHOUT_BIDS, "a bazaar without bidding")                                                    \
    X(NEXT_DIFFERS, "a next chooser who depends on bazaar_next")                                   \
    X(FIRST_BUYER, "the first buyer plays first, and is not left of the active player")            \
    X(REPEATED, "a bazaar tile from a bazaar, which leads to none")                                \
    X(UNPLAYABLE, "a tile from a bazaar without a place")                                          \
    X(CHANGED_FAIR, "made up: a legal bazaar")                                                     \
    X(BAD_FAIR, "made up: a bazaar that cannot be")                                                \
    X(FIELD_THIRD, "a field that a castle pays (farm_scoring third)")                              \
    X(FIELD_SECOND, "a field that a castle pays (second)")                                         \
    X(FIELD_FIRST, "farmers around a castle (first)")                                              \
    X(CHANGED_LEGAL, "made up: a legal turn")                                                      \
    X(CHANGED_BRIDGE, "made up: a legal turn with a bridge")                                       \
    X(CHANGED_CASTLE, "made up: a legal turn with a castle")                                       \
    X(CHANGED_PICK, "made up: a legal turn with a choice")                                         \
    X(BAD_CELL, "made up: a tile that does not fit")                                               \
    X(BAD_FOLLOWER, "made up: a follower who cannot stand there")                                  \
    X(BAD_BRIDGE, "made up: a bridge that cannot be built")                                        \
    X(BAD_CASTLE, "made up: a castle that cannot be")                                              \
    X(BAD_PICK, "made up: a choice that there is not")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};
static const uint64_t seeds[] = {BAZAARS_SEEDS};
static const tally_test test = TALLY_TEST(seeds, P_CHANGED);

/* ---- the table ----------------------------------------------------------------------------- */

struct own {
    int telling[CARC_LAID], ntelling; /* turns with a decision */
    int fairs[CARC_LAID], nfairs;     /* entries that are bazaars */
    long games, changed;
};

/* Too large for the stack. */
static carc_feature features[CARC_FEATURES];
static carc_report other_report;
static written game_text, changed;

static carc_cell beside(carc_cell cell, int side) {
    static const int east[] = {0, 1, 0, -1}, north[] = {1, 0, -1, 0};
    return (carc_cell){cell.x + east[side], cell.y + north[side]};
}

/* ---- what everybody has -------------------------------------------------------------------- */

static void compare_sort(table *t, const rv_game *g, int p, const char *key, int theirs) {
    int sort = rv_piece_find(g->rs, rv_str_of(key));
    if (sort >= 0 && rv_pieces_each(g->rs, g->option, g->nplayers, sort) &&
        g->seats[p].pieces[sort] != theirs)
        differ(t, P_PIECES, "%s: engine %d %s, oracle %d", t->played.label[p],
               g->seats[p].pieces[sort], key, theirs);
}

static void compare_pieces(table *t, const rv_game *g, int p) {
    compare_sort(t, g, p, "towers", carc_pieces(t->o, p));
    compare_sort(t, g, p, "bridges", carc_bridges(t->o, p));
    compare_sort(t, g, p, "castles", carc_tokens(t->o, p));
}

static void compare_castle(table *t, rv_game *g, int castle, const carc_castle *theirs) {
    char word[CARC_NAME];
    const rv_hold *hold = &rv_castles_of(g)->list[castle];
    const char *mine = rv_feature_name(g, &t->words, rv_root(&g->board, hold->node));
    uint8_t lord = rv_castles_lord_of(g, castle);
    uint8_t follower = theirs->lord ? rv_follower_of(theirs->owner, (int)theirs->figure) : 0;
    carc_write_name(&theirs->city, word);
    if (strcmp(mine, word) != 0 || hold->owner != theirs->owner || lord != follower)
        differ(t, P_CASTLES, "castle %d: engine %s of %d, lord %x; oracle %s of %d, lord %x",
               castle, mine, hold->owner, lord, word, theirs->owner, follower);
}

static void compare_castles(table *t, rv_game *g) {
    carc_castle list[CARC_CASTLES];
    int n = carc_castles(t->o, list);
    int mine = rv_castles_of(g) ? rv_castles_of(g)->n : 0;
    if (mine != n)
        differ(t, P_CASTLES, "engine %d castles, oracle %d", mine, n);
    rv_arena_reset(&t->words);
    for (int i = 0; i < n && !t->tally.broken; i++)
        compare_castle(t, g, i, &list[i]);
}

static void compare_bazaar(table *t, const rv_game *g) {
    const rv_bazaars *z = rv_bazaars_of(g);
    if (!z || !carc_options_of(t->o)->fairs)
        return;
    if (z->due != carc_due(t->o))
        differ(t, P_FAIRS, "engine: a bazaar comes: %d", z->due);
    for (int p = 0; p < g->nplayers; p++) {
        int mine = g->stack.held[p] ? carc_find(t->o, g->rs->tiles[g->stack.held[p] - 1].id) : -1;
        int theirs = carc_bought(t->o, p);
        bool both = mine >= 0 && theirs >= 0;
        if (both ? !carc_alike(t->o, mine, theirs) : mine != theirs)
            differ(t, P_FAIRS, "%s has bought: engine %d, oracle %d", t->played.label[p], mine,
                   theirs);
    }
}

/* The bridge over a tile: 0 from north to south, 1 from west to east, -1 for none. */
static int bridge_over(const rv_placed *p) {
    int r = p->tile->built;
    return r == RV_NO_REGION ? -1 : rv_tile_region(p->tile, p->quarters, 1) != r;
}

static void compare_bridges(table *t, int placed) {
    carc_cell cell = cell_of(t->g, placed);
    int mine = bridge_over(&t->g->board.placed[placed]);
    if (mine != carc_bridge_on(t->o, cell))
        differ(t, P_BRIDGES, "%d,%d: engine %d", cell.x, cell.y, mine);
}

static void compare_table(table *t) {
    compare_seats(t, P_SCORES, P_SUPPLIES);
    for (int p = 0; p < t->g->nplayers; p++)
        compare_pieces(t, t->g, p);
    for (int i = 0; i < t->g->board.nplaced; i++)
        compare_bridges(t, i);
    if (t->played.options.tower)
        compare_towers(t, P_TOWERS, P_TOWERS);
    compare_castles(t, t->g);
    compare_bazaar(t, t->g);
    compare_stack(t, P_LEGAL);
}

/* ---- whom a tower could take --------------------------------------------------------------- */

/* Whether a lord stands as near in a straight line as the tower would reach. */
static void count_safe(table *t, carc_cell cell) {
    carc_castle list[CARC_CASTLES];
    int n = carc_castles(t->o, list), reach = carc_height(t->o, cell) + 1;
    for (int i = 0; i < n; i++) {
        int x = abs(list[i].city.cell.x - cell.x), y = abs(list[i].city.cell.y - cell.y);
        happened(t, E_LORD_SAFE, list[i].lord && (x == 0 || y == 0) && x + y < reach);
    }
}

/* One of the towers that may grow, by one piece. */
static void compare_some_captives(table *t, rv_game *g) {
    int seen = 0, chosen = RV_NONE;
    for (int i = 0; i < g->board.nplaced && rv_towers_of(g); i++) {
        const carc_cell cell = cell_of(g, i);
        if (engine_may(g, "tower", RV_WHEN_LAID, rv_value_at(cell.x, cell.y)) &&
            below(t, ++seen) == 0)
            chosen = i;
    }
    if (chosen == RV_NONE)
        return;
    compare_captives(t, g->turn.to_move, chosen, 1, P_TOWERS);
    count_safe(t, cell_of(g, chosen));
}

/* ---- features ------------------------------------------------------------------------------ */

static void compare_ends(table *t, int root, const carc_feature *f, const char *name) {
    int mine = t->g->board.nodes[root].open;
    int theirs = f->name.kind == CARC_MONASTERY ? 8 - f->around : f->opens;
    if (f->name.kind != CARC_FIELD && mine != theirs)
        differ(t, P_FEATURES, "%s: engine %d open ends, oracle %d", name, mine, theirs);
}

/* ---- counting what happened ---------------------------------------------------------------- */

static void count_under(table *t, carc_cell cell) {
    carc_name place = {CARC_MONASTERY, cell, -1};
    bool monastery = carc_feature_at(t->o, place, &features[0]);
    int monks = 0;
    for (int p = 0; p < CARC_PLAYERS && monastery; p++)
        monks += features[0].followers[p];
    happened(t, E_BRIDGE_MONASTERY, monastery);
    happened(t, E_BRIDGE_MONK, monks > 0);
    place.kind = CARC_CITY;
    happened(t, E_BRIDGE_CITY, carc_feature_at(t->o, place, &features[0]));
    happened(t, E_BRIDGE_FOUNDATION, carc_foundation(t->o, cell));
    happened(t, E_BRIDGE_TOWER, carc_height(t->o, cell) > 0);
}

/* The roads of a bridged tile: whether one of the other roads, which leave through the other two
 * sides, is joined to the bridge. */
static void count_roads(table *t, const carc_bridge *bridge) {
    carc_name over = {CARC_ROAD, bridge->cell, bridge->axis}, other = over;
    if (!carc_feature_at(t->o, over, &features[0]))
        abort();
    for (other.where = !bridge->axis; other.where < 4; other.where += 2)
        if (carc_feature_at(t->o, other, &features[1])) {
            bool one = same_name(&features[0].name, &features[1].name);
            happened(t, E_BRIDGE_ROAD, one);
            happened(t, E_BRIDGE_ROADS, !one);
        }
    happened(t, E_BRIDGE_SCORED, features[0].complete);
}

static void count_bridge(table *t, const carc_turn *turn, const carc_bridge *bridge) {
    bool own = same_cell(bridge->cell, turn->at.cell), towards = own, open = true;
    bool needed = !carc_can_place(t->before, turn->at), on = false;
    for (int side = bridge->axis; side < 4; side += 2) {
        carc_cell next = beside(bridge->cell, side);
        towards |= same_cell(next, turn->at.cell);
        open &= carc_tile_at(t->o, next, NULL) < 0;
        on |= own && turn->deploys && turn->follower.kind == CARC_ROAD &&
              turn->follower.where == side;
    }
    happened(t, E_BRIDGE_OWN, own);
    happened(t, E_BRIDGE_BESIDE, !own);
    happened(t, E_BRIDGE_NEEDED_OWN, needed && own);
    happened(t, E_BRIDGE_NEEDED_BESIDE, needed && !own);
    happened(t, E_BRIDGE_APART, !towards);
    happened(t, E_BRIDGE_LAST, carc_bridges(t->o, turn->player) == 0);
    happened(t, E_BRIDGE_OPEN, open);
    happened(t, E_BRIDGE_CLAIMED, on);
    count_under(t, bridge->cell);
    count_roads(t, bridge);
}

static void count_founded(table *t, const carc_turn *turn) {
    carc_castle list[CARC_CASTLES];
    int n = carc_castles(t->o, list);
    for (int i = 0; i < turn->keeps; i++) {
        int player = turn->keep[i].player;
        const carc_castle *castle = &list[n - turn->keeps + i];
        happened(t, E_FOUNDED, player == turn->player);
        happened(t, E_FOUNDED_OTHER, player != turn->player);
        happened(t, E_FOUNDED_NEW,
                 turn->deploys && turn->follower.kind == CARC_CITY && player == turn->player);
        happened(t, E_FOUNDED_BIG, castle->lord && castle->figure == CARC_BIG);
        happened(t, E_FOUNDED_LAST, carc_tokens(t->o, player) == 0);
    }
}

/* A small city has only one. */
static int first_winner(const carc_item *item) {
    int player = 0;
    while (player + 1 < CARC_PLAYERS && !(item->winners >> player & 1))
        player++;
    return player;
}

/* Whether the turn would be legal with a castle on this city, and under other options. */
static bool could_keep(table *t, const carc_turn *turn, const carc_item *item,
                       const carc_options *options) {
    carc_turn other = *turn;
    if (other.keeps == CARC_SAID)
        return false;
    other.picks = 0;
    other.keep[other.keeps++] = (carc_word){first_winner(item), item->feature.name};
    carc_copy(t->trial, t->before);
    carc_set_options(t->trial, options);
    return carc_play(t->trial, &other, NULL) == CARC_LEGAL;
}

static void count_small(table *t, const carc_turn *turn, const carc_item *item) {
    const carc_options *usual = carc_options_of(t->before);
    carc_options odd = *usual, placer = *usual;
    if (item->feature.name.kind != CARC_CITY || item->feature.tiles != 2 || !item->winners ||
        !usual->castles)
        return;
    odd.small = odd.small == CARC_TWO_TILES ? CARC_HALF_ROUND : CARC_TWO_TILES;
    placer.placer_only = false;
    if (item->kept) {
        carc_turn other = *turn;
        other.picks = 0;
        carc_copy(t->trial, t->before);
        carc_set_options(t->trial, &odd);
        happened(t, E_FOUNDED_ODD, carc_play(t->trial, &other, NULL) != CARC_LEGAL);
        return;
    }
    bool could = could_keep(t, turn, item, usual);
    bool if_odd = !could && could_keep(t, turn, item, &odd);
    bool if_placer = !could && could_keep(t, turn, item, &placer);
    happened(t, E_NOT_FOUNDED, could);
    happened(t, E_REFUSED_ODD, if_odd);
    happened(t, E_REFUSED_PLACER, if_placer);
    happened(t, E_REFUSED_TOKEN, !could && carc_tokens(t->before, first_winner(item)) == 0);
}

/* The castle before the turn, or after it for one built in this turn. */
static const carc_castle *castle_named(const carc_castle *list, int n, const carc_name *city) {
    for (int i = 0; i < n; i++)
        if (same_name(&list[i].city, city))
            return &list[i];
    return NULL;
}

/* A castle that scored a completed feature; the feature is known if there was no choice. */
static void count_direct(table *t, const carc_turn *turn, const carc_tribute *tribute,
                         const carc_castle *castle) {
    for (int i = 0; i < t->report.items && tribute->choices == 1; i++) {
        const carc_item *item = &t->report.item[i];
        if (item->kept || !carc_in_fief(t->o, castle, &item->feature))
            continue;
        happened(t, E_SCORED_ROAD, item->feature.name.kind == CARC_ROAD);
        happened(t, E_SCORED_CITY, item->feature.name.kind == CARC_CITY);
        happened(t, E_SCORED_MONASTERY, item->feature.name.kind == CARC_MONASTERY);
        happened(t, E_SCORED_NOBODY, item->winners == 0);
        happened(t, E_SCORED_OWN, item->winners >> tribute->owner & 1);
        happened(t, E_SCORED_SMALL,
                 item->feature.name.kind == CARC_CITY && item->feature.tiles == 2);
        happened(t, E_BY_OTHERS_TURN, tribute->owner != turn->player);
    }
}

/* Does the other castle lie in this one's fief? */
static bool sees(const carc *o, const carc_castle *castle, const carc_castle *other) {
    return carc_feature_at(o, other->city, &features[0]) && carc_in_fief(o, castle, &features[0]);
}

/* Castles that have not scored, although a feature near them did. */
static void count_silent(table *t, const carc_castle *list, int n, int fresh) {
    for (int i = 0; i < n; i++) {
        if (!list[i].lord)
            continue;
        for (int k = 0; k < t->report.items; k++) {
            bool near = carc_in_fief(t->o, &list[i], &t->report.item[k].feature);
            happened(t, E_NOT_SAME_TURN, near && i >= n - fresh && !t->report.item[k].kept);
            happened(t, E_KEPT_BESIDE, near && i < n - fresh && t->report.item[k].kept);
        }
        for (int k = 0; k < t->report.tributes; k++) {
            const carc_castle *other = castle_named(list, n, &t->report.tribute[k].city);
            happened(t, E_ONE_WAY,
                     i < n - fresh && other && !sees(t->o, &list[i], other) &&
                         sees(t->o, other, &list[i]));
        }
    }
}

static void count_castles(table *t, const carc_turn *turn) {
    carc_castle list[CARC_CASTLES];
    int n = carc_castles(t->o, list);
    count_founded(t, turn);
    for (int i = 0; i < t->report.items; i++)
        count_small(t, turn, &t->report.item[i]);
    for (int i = 0; i < t->report.tributes; i++) {
        const carc_tribute *tribute = &t->report.tribute[i];
        const carc_castle *castle = castle_named(list, n, &tribute->city);
        if (tribute->round == 0)
            count_direct(t, turn, tribute, castle);
        happened(t, E_CHOICE, tribute->choices > 1 && tribute->round == 0);
        happened(t, E_CHOICE_CHAIN, tribute->choices > 1 && tribute->round > 0);
        happened(t, E_CHAIN, tribute->round == 1);
        happened(t, E_CHAIN_LONG, tribute->round > 1);
        happened(t, E_SAME_TURN, castle - list >= n - turn->keeps);
    }
    count_silent(t, list, n, turn->keeps);
    if (!turn->picks)
        return;
    carc_turn other = *turn;
    other.picks = 0;
    happened(t, E_CHOSEN, true);
    carc_try(t->before, &other, &other_report);
    for (int i = 0; i < t->report.tributes; i++)
        happened(t, E_CHOSEN_LESS, t->report.tribute[i].points < other_report.tribute[i].points);
}

static void count_discards(table *t, const carc_entry *entry) {
    carc_spot list[CARC_SPOTS];
    for (int i = 0; i < entry->discards; i++)
        happened(t, E_PUT_ASIDE,
                 carc_bridge_spots(t->before, entry->turn.player, entry->discard[i], list) > 0);
}

static void count_lot(table *t, const carc_lot *lot) {
    int raised = 0;
    for (int i = 1; i < lot->bids; i++)
        raised += lot->bid[i].points != CARC_PASS;
    happened(t, E_BOUGHT, lot->deal == CARC_BUY);
    happened(t, E_SOLD, lot->deal == CARC_SELL);
    happened(t, E_UNOPPOSED, raised == 0 && lot->bids && lot->bid[0].points > 0);
    happened(t, E_RAISED, raised > 1);
    happened(t, E_WITHOUT_BIDS, lot->bids == 0);
}

/* Whether another player would have chosen next under the other value of bazaar_next. */
static void count_choosers(table *t, const carc_bazaar *b) {
    carc_options usual = *carc_options_of(t->before), other = usual;
    bool has[CARC_PLAYERS] = {false};
    other.from_chooser = !other.from_chooser;
    for (int i = 0; i + 1 < b->lots; i++) {
        const carc_lot *lot = &b->lot[i];
        int buyer = 0;
        for (int p = 0; p < t->played.players;
             p++) /* the player who had no tile before, and got this one */
            buyer = !has[p] && carc_bought(t->o, p) == lot->tile ? p : buyer;
        has[buyer] = true;
        carc_set_options(t->before, &other);
        int next = carc_chooser(t->before, has, buyer, lot->chooser);
        carc_set_options(t->before, &usual);
        happened(t, E_NEXT_DIFFERS, next != b->lot[i + 1].chooser);
    }
}

static void count_bazaar(table *t, const carc_bazaar *b) {
    happened(t, E_FAIR, true);
    for (int i = 0; i < b->lots; i++)
        count_lot(t, &b->lot[i]);
    count_choosers(t, b);
    for (int p = 0; p < t->played.players; p++)
        happened(t, E_DEBT, carc_score(t->o, p) < 0 && carc_score(t->before, p) >= 0);
    happened(t, E_FIRST_BUYER, carc_to_move(t->o) != carc_to_move(t->before));
}

static bool is_bazaar(const carc *o, int tile) {
    const char *id = carc_id(o, tile);
    return strncmp(id, "BB.", 3) == 0 && strstr(id, ".b");
}

/* A tile with a bazaar was laid, or a tile from a bazaar was discarded. */
static void count_after(table *t, const carc_entry *entry) {
    const carc_turn *turn = &entry->turn;
    int bought = carc_bought(t->before, turn->player);
    bool bazaar = is_bazaar(t->o, turn->at.tile);
    happened(t, E_UNPLAYABLE, bought >= 0 && entry->discards > 0);
    happened(t, E_REPEATED, bazaar && bought >= 0 && !entry->discards);
    happened(t, E_FAIR_NONE,
             bazaar && bought < 0 && carc_stack(t->o) < t->played.players && !carc_due(t->o));
    happened(t, E_FAIR_LATER, bazaar && bought >= 0 && entry->discards > 0);
}

static void count_turn(table *t, const carc_entry *entry) {
    const carc_turn *turn = &entry->turn;
    if (entry->held) {
        count_bazaar(t, &entry->bazaar);
        t->own->fairs[t->own->nfairs++] = t->tally.turn - 1;
        return;
    }
    count_discards(t, entry);
    if (entry->none)
        return;
    if (carc_options_of(t->o)->fairs)
        count_after(t, entry);
    for (int i = 0; i < turn->span.count; i++)
        count_bridge(t, turn, &turn->span.bridge[i]);
    happened(t, E_BRIDGES, turn->span.count > 1);
    if (t->report.items)
        count_castles(t, turn);
    for (int i = 0; i < t->report.items; i++)
        if (t->report.tributes ||
            (t->report.item[i].feature.name.kind == CARC_CITY &&
             t->report.item[i].feature.tiles == 2 && t->report.item[i].winners)) {
            t->own->telling[t->own->ntelling++] = t->tally.turn - 1;
            break;
        }
    happened(t, E_TOWER_UNDER,
             turn->tower.builds && carc_bridge_on(t->before, turn->tower.at) >= 0);
}

/* ---- a turn -------------------------------------------------------------------------------- */

/* The engine has played a turn: now the oracle plays it. */
static void see_turn(rv_case *c) {
    table *t = c->watcher.ud;
    const carc_entry *entry = see_entry(c, P_LEGAL);
    if (!entry)
        return;
    compare_table(t);
    if (!t->tally.broken && !t->tally.made_up)
        count_turn(t, entry);
    if (!t->tally.broken && t->played.options.tower)
        compare_some_captives(t, t->g);
    if (!t->tally.broken && (entry->turn.span.count || percent(t, 6) || is_last(t)))
        compare_features(t, P_FEATURES, compare_ends);
}

/* ---- the end ------------------------------------------------------------------------------- */

static void count_end(table *t) {
    static const int paid[] = {E_FIELD_FIRST, E_FIELD_SECOND, E_FIELD_THIRD};
    carc_castle list[CARC_CASTLES];
    int n = carc_castles(t->o, list), way = carc_options_of(t->o)->farm_scoring;
    for (int i = 0; i < n; i++) {
        happened(t, E_LORD_END, list[i].lord);
        for (int k = 0; k < t->ending.items; k++) {
            const carc_last *item = &t->ending.item[k];
            if (item->kind == CARC_FIELD)
                happened(t, paid[way - 1],
                         way == 1 ? same_name(&item->name, &list[i].city)
                                  : carc_touches(t->o, item->name, list[i].city));
        }
    }
}

/* ---- a game -------------------------------------------------------------------------------- */

static void count_game(table *t) {
    const carc_options *options = &t->played.options;
    count_players(t);
    happened(t, E_ALONE, !options->tower);
    happened(t, E_TOWER, options->tower);
    happened(t, E_NO_BRIDGES, !options->bridges);
    happened(t, E_NO_CASTLES, !options->castles);
    happened(t, E_NO_FAIRS, !options->fairs);
}

static void play_record(table *t, const char *text) {
    t->tally.made_up = false;
    t->own->ntelling = t->own->nfairs = 0;
    if (!open_record(t, text, P_READ))
        return;
    count_game(t);
    const rv_report *r = judge_legal(t, P_READ);
    if (!r)
        return;
    compare_result(t, r, t->played.ended, P_FINAL);
    count_end(t);
}

/* A tile that the player to move could have drawn; -1: there is none. */
static int any_tile(table *t, const carc *o) {
    int player = carc_to_move(o), all = 0, tile = -1;
    for (int i = 0, prints = carc_prints(o); i < prints; i++)
        all += carc_free_of(o, player, i);
    int left = all ? below(t, all) : -1;
    while (left >= 0)
        left -= carc_free_of(o, player, ++tile);
    return tile;
}

/* ---- turns as text ------------------------------------------------------------------------- */

static void say_words(written *to, const table *t, const carc_word *list, int n) {
    char word[CARC_NAME];
    unsigned done = 0;
    for (int i = 0; i < n; i++) {
        if (done >> list[i].player & 1)
            continue;
        say(to, "%s%s: [", done ? ", " : "", t->played.label[list[i].player]);
        for (int k = i; k < n; k++)
            if (list[k].player == list[i].player) {
                carc_write_name(&list[k].name, word);
                say(to, "%s'%s'", k > i ? ", " : "", word);
            }
        put_word(to, "]");
        done |= 1u << list[i].player;
    }
}

/* "  bridge: ['ew', 'ns@0,1']" */
static void say_bridges(written *to, const carc_turn *turn) {
    for (int i = 0; i < turn->span.count; i++) {
        const carc_bridge *b = &turn->span.bridge[i];
        say(to, "%s'%s",
            i                      ? ", "
            : turn->span.count > 1 ? "  bridge: ["
                                   : "  bridge: ",
            b->axis ? "ew" : "ns");
        if (!same_cell(b->cell, turn->at.cell))
            say(to, "@%d,%d", b->cell.x, b->cell.y);
        put_word(to, "'");
    }
    if (turn->span.count)
        put_word(to, turn->span.count > 1 ? "]\n" : "\n");
}

static void say_castles(written *to, const table *t, const carc_turn *turn) {
    if (turn->keeps) {
        put_word(to, "  castle: {");
        say_words(to, t, turn->keep, turn->keeps);
        put_word(to, "}\n");
    }
    if (turn->picks) {
        put_word(to, "  fief: {");
        say_words(to, t, turn->pick, turn->picks);
        put_word(to, "}\n");
    }
}

static void say_tower(written *to, const table *t, const carc_turn *turn) {
    if (!turn->tower.builds)
        return;
    say(to, "  tower: %d,%d\n", turn->tower.at.x, turn->tower.at.y);
    if (turn->tower.captures)
        say_capture(to, t, &turn->tower.captive);
    if (turn->tower.exchanges)
        say(to, "  exchange: %s\n", turn->tower.exchange == CARC_BIG ? "big" : "small");
}

static void say_discards(written *to, const table *t, const carc_entry *entry) {
    for (int i = 0; i < entry->discards; i++)
        say(to, "%s'%s'%s", i ? ", " : "  discard: [", carc_id(t->o, entry->discard[i]),
            i + 1 < entry->discards ? "" : "]\n");
}

static void say_lot(written *to, const table *t, const carc_lot *lot) {
    static const char *const deals[] = {"", ", deal: buy", ", deal: sell"};
    say(to, "    - {tile: %s, chooser: %s", carc_id(t->o, lot->tile),
        t->played.label[lot->chooser]);
    for (int i = 0; i < lot->bids; i++) {
        say(to, "%s%s: ", i ? ", " : ", bids: {", t->played.label[lot->bid[i].player]);
        if (lot->bid[i].points == CARC_PASS)
            put_word(to, "pass");
        else
            say(to, "%d", lot->bid[i].points);
    }
    say(to, "%s%s}\n", lot->bids ? "}" : "", deals[lot->deal]);
}

static void say_bazaar(written *to, const table *t, const carc_bazaar *b) {
    put_word(to, "- bazaar:\n    draw: [");
    for (int i = 0; i < b->draws; i++)
        say(to, "%s%s", i ? ", " : "", carc_id(t->o, b->draw[i]));
    put_word(to, b->lots ? "]\n    lots:\n" : "]\n    lots: []\n");
    for (int i = 0; i < b->lots; i++)
        say_lot(to, t, &b->lot[i]);
}

static void say_entry(written *to, const table *t, const carc_entry *entry) {
    const carc_turn *turn = &entry->turn;
    const carc_spot *at = &turn->at;
    if (entry->held) {
        say_bazaar(to, t, &entry->bazaar);
        return;
    }
    if (entry->none)
        say(to, "- %s: none\n", t->played.label[turn->player]);
    else
        say(to, "- %s: %s/%d %d,%d", t->played.label[turn->player], carc_id(t->o, at->tile),
            90 * at->rot, at->cell.x, at->cell.y);
    if (!entry->none && turn->deploys)
        say(to, " %s%s@%s", turn->figure == CARC_BIG ? "big:" : "",
            carc_role_word(turn->follower.kind), carc_where_word(turn->follower.where));
    if (!entry->none)
        put_word(to, "\n");
    say_bridges(to, turn);
    say_castles(to, t, turn);
    say_tower(to, t, turn);
    say_discards(to, t, entry);
}

/* ---- games of the oracle's own ------------------------------------------------------------- */

/* A placement of the tile, usually one without a bridge; with bridges, if it has some. */
static bool choose_place(table *t, int tile, carc_turn *turn) {
    static carc_spot plain[CARC_SPOTS], bridged[CARC_SPOTS];
    carc_span list[CARC_SPANS];
    int n = carc_spots(t->o, tile, plain);
    int m = percent(t, 5) || n == 0 ? carc_bridge_spots(t->o, turn->player, tile, bridged) : 0;
    if (n + m == 0)
        return false;
    turn->at = m ? bridged[below(t, m)] : plain[below(t, n)];
    int spans = m || percent(t, 25) ? carc_span_list(t->o, turn->player, turn->at, list) : 0;
    turn->span.count = 0;
    if (spans)
        turn->span = list[below(t, spans)];
    return true;
}

static void choose_follower(table *t, carc_turn *turn) {
    carc_name list[CARC_REGIONS];
    int n = carc_deployments_with(t->o, turn->player, turn->at, &turn->span, list);
    bool big = carc_supply_of(t->o, turn->player, CARC_BIG) &&
               (percent(t, 20) || !carc_supply(t->o, turn->player));
    turn->deploys = false;
    for (int i = 0; i < n; i++)
        if (list[i].kind == CARC_CITY ? percent(t, 70) : percent(t, 20)) {
            turn->deploys = true;
            turn->follower = list[i];
            turn->figure = big ? CARC_BIG : CARC_SMALL;
        }
}

/* Sometimes a tower grows instead, and captures a follower. */
static void choose_tower(table *t, carc_turn *turn) {
    carc_man list[CARC_MEN];
    int seen = 0;
    for (int x = -REACH; x <= REACH; x++)
        for (int y = -REACH; y <= REACH; y++)
            if (carc_can_build(t->o, turn->player, (carc_cell){x, y}) && below(t, ++seen) == 0)
                turn->tower.at = (carc_cell){x, y};
    if (!seen)
        return;
    turn->deploys = false;
    turn->tower.builds = true;
    int n = carc_captives(t->o, turn->player, turn->tower.at, 1, list);
    turn->tower.captures = n && percent(t, 60);
    if (turn->tower.captures)
        turn->tower.captive = list[below(t, n)];
    if (carc_try(t->o, turn, NULL) != CARC_LEGAL)
        turn->tower =
            (carc_deeds){.at = turn->tower.at, .builds = true}; /* there must be a choice */
}

/* Builds castles on small completed cities, where allowed; returns their number. */
static int choose_castles(table *t, carc_turn *turn) {
    for (int i = 0; i < other_report.items; i++) {
        const carc_item *item = &other_report.item[i];
        if (item->feature.name.kind != CARC_CITY || item->feature.tiles != 2)
            continue;
        turn->keep[turn->keeps++] = (carc_word){first_winner(item), item->feature.name};
        if (carc_try(t->o, turn, NULL) != CARC_LEGAL)
            turn->keeps--;
    }
    return turn->keeps;
}

/* A feature that this castle could score. */
static void choose_pick(table *t, carc_turn *turn, const carc_tribute *tribute) {
    carc_castle list[CARC_CASTLES];
    int n = carc_castles(t->trial, list), seen = 0;
    const carc_castle *castle = castle_named(list, n, &tribute->city);
    carc_word *pick = &turn->pick[turn->picks];
    pick->player = tribute->owner;
    for (int i = 0; i < t->report.items && tribute->round == 0; i++)
        if (!t->report.item[i].kept && carc_in_fief(t->trial, castle, &t->report.item[i].feature) &&
            below(t, ++seen) == 0)
            pick->name = t->report.item[i].feature.name;
    for (int i = 0; i < t->report.tributes && tribute->round > 0; i++)
        if (t->report.tribute[i].round == tribute->round - 1 &&
            carc_feature_at(t->trial, t->report.tribute[i].city, &features[0]) &&
            carc_in_fief(t->trial, castle, &features[0]) && below(t, ++seen) == 0)
            pick->name = t->report.tribute[i].city;
    turn->picks += seen > 0;
}

/* One feature for each player: with two castles it might not be clear which is meant. */
static void choose_picks(table *t, carc_turn *turn) {
    unsigned scoring = 0, twice = 0; /* players, a bit each */
    carc_copy(t->trial, t->o);
    if (carc_play(t->trial, turn, &t->report) != CARC_LEGAL)
        return;
    for (int i = 0; i < t->report.tributes; i++) {
        twice |= scoring & 1u << t->report.tribute[i].owner;
        scoring |= 1u << t->report.tribute[i].owner;
    }
    for (int i = 0; i < t->report.tributes; i++)
        if (t->report.tribute[i].choices > 1 && !(twice >> t->report.tribute[i].owner & 1) &&
            percent(t, 50))
            choose_pick(t, turn, &t->report.tribute[i]);
}

/* Castles that are in each other's fief; best if only one is in the fief of the other. */
static int worth_of_castles(table *t) {
    carc_castle list[CARC_CASTLES];
    int sum = 0, n = carc_castles(t->trial, list);
    for (int i = 0; i < n; i++) {
        sum += 4 * list[i].lord;
        for (int k = 0; k < n; k++)
            if (k != i && list[i].lord && list[k].lord && sees(t->trial, &list[i], &list[k]))
                sum += sees(t->trial, &list[k], &list[i]) ? 20 : 50;
    }
    return sum;
}

/* First castles are built; then they score, best of all each other. */
static int worth_of_tributes(table *t) {
    carc_castle list[CARC_CASTLES];
    int sum = 0, n = carc_castles(t->trial, list);
    for (int i = 0; i < other_report.tributes; i++) {
        const carc_tribute *tribute = &other_report.tribute[i];
        const carc_castle *castle = castle_named(list, n, &tribute->city);
        sum += 80 * tribute->round + (tribute->choices - 1) * (tribute->round ? 150 : 40);
        sum += carc_stack(t->trial) < SAVING ? 40 : -12;
        for (int k = 0; k < n; k++)
            sum += 120 * (list[k].lord && sees(t->trial, castle, &list[k]) &&
                          !sees(t->trial, &list[k], castle));
    }
    return sum;
}

/* A bridge is better kept, except for a road that it completes, or a road that crosses itself. */
static int worth_of_bridge(table *t, const carc_turn *turn) {
    const carc_bridge *bridge = &turn->span.bridge[0];
    carc_name over = {CARC_ROAD, bridge->cell, bridge->axis}, other = over;
    int sum = -12;
    if (!turn->span.count || !carc_feature_at(t->trial, over, &features[0]))
        return 0;
    for (other.where = !bridge->axis; other.where < 4; other.where += 2)
        if (carc_feature_at(t->trial, other, &features[1]))
            sum += 150 * same_name(&features[0].name, &features[1].name);
    return sum + 40 * features[0].complete;
}

static bool try_out(table *t, const carc_turn *turn) {
    carc_copy(t->trial, t->o);
    return carc_play(t->trial, turn, &other_report) == CARC_LEGAL;
}

/* How much a turn, with the castles that it makes possible, contributes to rare events. */
static int worth(table *t, carc_turn *turn, bool keeps) {
    if (!try_out(t, turn) || (keeps && choose_castles(t, turn) && !try_out(t, turn)))
        return INT_MIN;
    int sum = below(t, 6) + 30 * turn->keeps;
    for (int i = 0; i < other_report.items; i++)
        sum += 20 * (other_report.item[i].feature.name.kind == CARC_MONASTERY);
    return sum + worth_of_castles(t) + worth_of_tributes(t) + worth_of_bridge(t, turn);
}

/* The best of some turns with the tile that was drawn, or with others that could have been drawn.
 */
static void choose_turn(table *t, int tile, carc_turn *best) {
    static carc_spot list[CARC_SPOTS];
    int player = carc_to_move(t->o), most = INT_MIN;
    bool keeps = percent(t, 95);
    *best = (carc_turn){.player = player};
    for (int i = 0; i < TRIES; i++) {
        carc_turn turn = {.player = player};
        int other = any_tile(t, t->o); /* a bought tile is the only choice */
        if (!choose_place(t, i && carc_spots(t->o, other, list) ? other : tile, &turn))
            return;
        choose_follower(t, &turn);
        if (t->played.options.tower && percent(t, 12))
            choose_tower(t, &turn);
        int sum = worth(t, &turn, keeps);
        if (sum > most) {
            most = sum;
            *best = turn;
        }
    }
}

/* A tile that fits only with a bridge, or -1. */
static int awkward_tile(table *t) {
    static carc_spot list[CARC_SPOTS];
    for (int tile = 0; tile < carc_prints(t->o); tile++)
        if (carc_free_of(t->o, carc_to_move(t->o), tile) > 0 && !carc_spots(t->o, tile, list) &&
            carc_bridge_spots(t->o, carc_to_move(t->o), tile, list))
            return tile;
    return -1;
}

/* A bazaar tile that fits, or -1. */
static int bazaar_tile(table *t) {
    static carc_spot list[CARC_SPOTS];
    for (int tile = 0; tile < carc_prints(t->o); tile++)
        if (is_bazaar(t->o, tile) && carc_free_of(t->o, carc_to_move(t->o), tile) > 0 &&
            carc_spots(t->o, tile, list) > 0)
            return tile;
    return -1;
}

static void put_aside(table *t, carc_entry *entry, int tile) {
    if (carc_discard(t->o, tile) != CARC_LEGAL)
        abort();
    entry->discard[entry->discards++] = tile;
}

/* The next tile that can be placed; others are discarded, and sometimes a tile that needs a bridge,
 * too (B-11). */
static bool draw(table *t, carc_entry *entry, int *tile) {
    static carc_spot list[CARC_SPOTS];
    int awkward = percent(t, 3) ? awkward_tile(t) : -1;
    if (awkward >= 0)
        put_aside(t, entry, awkward);
    while ((*tile = any_tile(t, t->o)) >= 0) {
        if (carc_spots(t->o, *tile, list) > 0)
            return true;
        if (carc_bridge_spots(t->o, carc_to_move(t->o), *tile, list) > 0 && percent(t, 60))
            return true;
        bool bought = carc_bought(t->o, carc_to_move(t->o)) >= 0;
        put_aside(t, entry, *tile);
        if (bought && (*tile = bazaar_tile(t)) >= 0)
            return true;
    }
    return false;
}

/* Random bids, each higher than the one before it. */
static void make_bids(table *t, carc_lot *lot, const bool has[CARC_PLAYERS]) {
    int points = carc_options_of(t->o)->least + below(t, 3), best = 0;
    lot->bid[lot->bids++] = (carc_bid){lot->chooser, points};
    for (int i = 1; i < t->played.players; i++) {
        int player = (lot->chooser + i) % t->played.players;
        bool raises = percent(t, 50);
        if (has[player])
            continue;
        best = raises ? lot->bids : best;
        points += raises ? 1 + below(t, 3) : 0;
        lot->bid[lot->bids++] = (carc_bid){player, raises ? points : CARC_PASS};
    }
    lot->deal = !best ? CARC_NO_DEAL : percent(t, 50) ? CARC_BUY : CARC_SELL;
}

static int buyer_of(const carc_lot *lot) {
    int best = 0;
    for (int i = 1; i < lot->bids; i++)
        best = lot->bid[i].points != CARC_PASS ? i : best;
    return lot->deal == CARC_SELL ? lot->bid[best].player : lot->chooser;
}

/* A tile that fits nowhere, if there is one. */
static int hopeless_tile(table *t) {
    static carc_spot list[CARC_SPOTS];
    for (int tile = 0; tile < carc_prints(t->o); tile++)
        if (carc_left(t->o, tile) && !carc_spots(t->o, tile, list))
            return tile;
    return any_tile(t, t->o);
}

static int drawn(const carc_bazaar *b, int tile) {
    int copies = 0;
    for (int i = 0; i < b->draws; i++)
        copies += b->draw[i] == tile;
    return copies;
}

/* Any tiles of those to come. */
static void draw_tiles(table *t, carc_bazaar *b) {
    if (percent(t, 50))
        b->draw[b->draws++] = hopeless_tile(t);
    while (b->draws < t->played.players) {
        int tile = any_tile(t, t->o);
        if (drawn(b, tile) < carc_left(t->o, tile))
            b->draw[b->draws++] = tile;
    }
}

/* The bids for them, and the players who get them. */
static void make_bazaar(table *t, carc_bazaar *b) {
    bool has[CARC_PLAYERS] = {false};
    int left[CARC_PLAYERS], buyer = -1, chooser = -1;
    *b = (carc_bazaar){0};
    draw_tiles(t, b);
    memcpy(left, b->draw, sizeof left);
    for (int n = b->draws; n > 1; n--) {
        carc_lot *lot = &b->lot[b->lots++];
        int i = below(t, n);
        *lot = (carc_lot){.tile = left[i], .chooser = carc_chooser(t->o, has, buyer, chooser)};
        left[i] = left[n - 1];
        if (carc_options_of(t->o)->bidding)
            make_bids(t, lot, has);
        chooser = lot->chooser;
        buyer = buyer_of(lot);
        has[buyer] = true;
    }
}

static void make_turn(table *t, written *to) {
    static carc_entry entry;
    int tile = 0;
    entry = (carc_entry){.held = carc_due(t->o)};
    if (entry.held) {
        make_bazaar(t, &entry.bazaar);
        say_entry(to, t, &entry);
        if (carc_play_entry(t->o, &entry, NULL) != CARC_LEGAL)
            abort();
        return;
    }
    entry.none = !draw(t, &entry, &tile);
    entry.turn.player = carc_to_move(t->o);
    if (!entry.none) {
        choose_turn(t, tile, &entry.turn);
        choose_picks(t, &entry.turn);
    }
    say_entry(to, t, &entry);
    enum carc_verdict verdict =
        entry.none ? carc_play_none(t->o, entry.turn.player) : carc_play(t->o, &entry.turn, NULL);
    if (verdict != CARC_LEGAL)
        abort();
}

static void say_options(written *to, table *t, const rv_settings *settings) {
    carc_options *options = &t->played.options;
    *options = carc_defaults();
    options->bazaars = true;
    options->tower = strchr(rv_facts(t->rs)->name, '+') != NULL;
    say(to, "reeve: 1\nrules: %s\noptions: {", options->tower ? "[tower, bazaars]" : "bazaars");
    for (int i = 0; i < settings->noptions; i++) {
        char name[WORD];
        snprintf(name, sizeof name, "%s", settings->options[i]);
        name[strcspn(name, "=")] = '\0';
        const char *value = settings->options[i] + strlen(name) + 1;
        if (!carc_set_option(options, name, value))
            differ(t, P_READ, "the oracle has no option %s", settings->options[i]);
        say(to, "%s%s: %s", i ? ", " : "", name, value);
    }
    put_word(to, "}\n");
}

static void say_players(written *to, table *t, int players) {
    t->played.players = players;
    put_word(to, "players: {");
    for (int p = 0; p < players; p++) {
        snprintf(t->played.label[p], CARC_LABEL, "%c", "ABCDEF"[p]);
        say(to, "%s%s: P%d", p ? ", " : "", t->played.label[p], p);
    }
    put_word(to, "}\n");
}

static const char *made_game(table *t, const rv_settings *settings) {
    written *to = &game_text;
    memset(&t->played, 0, sizeof t->played);
    to->n = 0;
    say_options(to, t, settings);
    say_players(to, t, settings->players);
    put_word(to, "moves:\n");
    carc_begin(t->o, &t->played.options, settings->players);
    while (!carc_over(t->o))
        make_turn(t, to);
    return to->s;
}

/* ---- a turn that is made up ---------------------------------------------------------------- */

/* Any bridge near the tile, and some farther away. */
static carc_bridge any_bridge(table *t, carc_cell cell) {
    carc_bridge bridge = {cell, below(t, 2)};
    for (int steps = below(t, 100) < 92 ? below(t, 2) : 2; steps > 0; steps--)
        bridge.cell = beside(bridge.cell, below(t, 4));
    return bridge;
}

/* Sometimes more than the option allows. */
static void add_bridges(table *t, carc_turn *turn) {
    bool several = t->played.options.span > 1;
    turn->span.count = 0;
    do
        turn->span.bridge[turn->span.count++] = any_bridge(t, turn->at.cell);
    while (several && turn->span.count < CARC_SPAN && percent(t, 40));
}

static carc_word any_word(table *t, bool city) {
    carc_word word = {.player = below(t, t->played.players)};
    carc_castle list[CARC_CASTLES];
    int castles = carc_castles(t->trial, list), n = carc_features(t->trial, features);
    bool completed = other_report.items && percent(t, 75);
    const carc_item *item = &other_report.item[completed ? below(t, other_report.items) : 0];
    word.name = completed ? item->feature.name : features[below(t, n)].name;
    for (int p = 0; p < t->played.players && completed && city; p++)
        if (item->winners >> p & 1)
            word.player = percent(t, 85) ? p : word.player;
    if (!city && castles && percent(t, 85))
        word.player = list[below(t, castles)].owner;
    return word;
}

/* Usually a legal turn with an addition. */
static void make_up(table *t, carc_entry *entry, bool telling) {
    carc_turn *turn = &entry->turn;
    if (!telling && percent(t, 70)) {
        int tile = turn->at.tile;
        carc_turn other = {.player = turn->player};
        if (choose_place(t, tile, &other))
            *turn = other;
        choose_follower(t, turn);
    }
    if (percent(t, 6))
        turn->at.rot = below(t, 4);
    if (percent(t, telling ? 5 : 40)) {
        add_bridges(t, turn);
    }
    if (percent(t, 8))
        turn->follower.where = below(t, 9);
    turn->keeps = turn->picks = 0;
    carc_copy(t->trial, t->o);
    if (carc_play(t->trial, turn, &other_report) != CARC_LEGAL)
        return;
    for (int i = 0; i < 2; i++)
        if (percent(t, other_report.items ? 40 : 5))
            turn->keep[turn->keeps++] = any_word(t, true);
    for (int i = 0; i < 2; i++)
        if (percent(t, other_report.items ? 30 : 5))
            turn->pick[turn->picks++] = any_word(t, false);
}

/* Any tile of the game, left or not. */
static int any_print(table *t) {
    int tile;
    do
        tile = below(t, carc_prints(t->o));
    while (!carc_count(t->o, tile));
    return tile;
}

/* Another tile, bid, chooser, deal or order of bids; or one lot too few or too many. */
static void make_up_bazaar(table *t, carc_bazaar *b) {
    carc_lot *lot = &b->lot[below(t, b->lots)];
    carc_bid *bid = &lot->bid[lot->bids ? below(t, lot->bids) : 0];
    switch (below(t, 8)) {
    case 0: lot->tile = b->draw[below(t, b->draws)]; break;
    case 1: b->draw[below(t, b->draws)] = any_print(t); break;
    case 2: lot->chooser = below(t, t->played.players); break;
    case 3: lot->deal = (enum carc_deal)below(t, 3); break;
    case 4: bid->player = below(t, t->played.players); break;
    case 5: b->lots -= b->lots > 1 || percent(t, 50); break;
    case 6: lot->bids -= lot->bids > 0; break;
    default: bid->points = below(t, 9) - 1;
    }
}

static void count_verdict(table *t, const carc_turn *turn, enum carc_verdict verdict) {
    bool legal = verdict == CARC_LEGAL;
    happened(t, E_CHANGED_LEGAL, legal);
    happened(t, E_CHANGED_BRIDGE, legal && turn->span.count);
    happened(t, E_CHANGED_CASTLE, legal && turn->keeps);
    happened(t, E_CHANGED_PICK, legal && turn->picks);
    happened(t, E_BAD_CELL, verdict == CARC_BAD_CELL);
    happened(t, E_BAD_FOLLOWER, verdict == CARC_BAD_FOLLOWER);
    happened(t, E_BAD_BRIDGE, verdict == CARC_BAD_BRIDGE);
    happened(t, E_BAD_CASTLE, verdict == CARC_BAD_CASTLE);
    happened(t, E_BAD_PICK, verdict == CARC_BAD_PICK);
}

/* Changes the next entry; returns whether the oracle then allows it. */
static enum carc_verdict make_up_entry(table *t, carc_entry *entry, bool telling) {
    enum carc_verdict verdict;
    if (entry->held) {
        make_up_bazaar(t, &entry->bazaar);
        carc_copy(t->trial, t->o);
        verdict = carc_hold(t->trial, &entry->bazaar);
        happened(t, E_CHANGED_FAIR, verdict == CARC_LEGAL);
        happened(t, E_BAD_FAIR, verdict == CARC_BAD_BAZAAR);
        return verdict;
    }
    for (int i = 0; i < entry->discards; i++)
        carc_discard(t->o, entry->discard[i]);
    entry->turn.tower = (carc_deeds){0};
    make_up(t, entry, telling);
    verdict = carc_try(t->o, &entry->turn, NULL);
    count_verdict(t, &entry->turn, verdict);
    return verdict;
}

/* The oracle alone plays up to the turn, and changes it; then whether it allows it. */
static void play_changed(table *t, const char *text) {
    static carc_entry entry;
    const record lines = read_record(text);
    bool telling = t->own->ntelling && percent(t, 50),
         fair = !telling && t->own->nfairs && percent(t, 40);
    int turn = telling ? t->own->telling[below(t, t->own->ntelling)]
               : fair  ? t->own->fairs[below(t, t->own->nfairs)]
                       : below(t, lines.entries);
    entry = t->played.entry[turn];
    if (entry.none)
        return;
    carc_begin(t->o, &t->played.options, t->played.players);
    for (int i = 0; i < turn; i++)
        carc_play_entry(t->o, &t->played.entry[i], NULL);
    enum carc_verdict verdict = make_up_entry(t, &entry, telling);
    changed.n = 0;
    put(&changed, lines.text, (size_t)(lines.entry[turn] - lines.text));
    say_entry(&changed, t, &entry);
    t->tally.made_up = true;
    t->own->changed++;
    if (!open_record(t, changed.s, P_READ))
        return;
    judge_alike(t, verdict, P_CHANGED);
}

/* ---- all games ----------------------------------------------------------------------------- */

static void play_all(table *t, const char *text) {
    static char kept[ROOM];
    snprintf(kept, sizeof kept, "%s", text);
    play_record(t, kept);
    for (int i = 0; i < CHANGES && !t->tally.broken; i++) {
        t->tally.made_up = false;
        if (open_record(t, kept, P_READ))
            play_changed(t, kept);
    }
    t->own->games++;
}

static void play_game(table *t, uint64_t seed) {
    static const char *const usual[] = {"farmers", "ransom",         "bridges", "castles",
                                        "bazaars", "bazaar_auction", NULL};
    const char *why = NULL, *text;
    rv_sim *sim = NULL;
    tally_begin(t, seed, seed * 0x9e3779b97f4a7c15u);
    t->rs = rv_library_ruleset(t->lib, percent(t, 50) ? "bazaars" : "tower+bazaars", &why);
    const rv_settings settings = random_settings(t, usual, 80);
    text = percent(t, 33) ? simulate(t, &settings, &sim, P_READ) : made_game(t, &settings);
    if (text && !t->tally.broken)
        play_all(t, text);
    rv_sim_free(sim);
}

/* ---- the report ---------------------------------------------------------------------------- */

static void report(const table *t) {
    for (int p = 0; p < P_COUNT; p++) {
        long n = p == P_CHANGED ? t->own->changed : t->own->games;
        report_property(t, p, n > 0, "%ld %s", n, p == P_CHANGED ? "turns" : "games");
    }
    report_events(t, "%ld turns", t->tally.turns);
}

int main(int argc, char **argv) {
    static table t; /* too large for the stack */
    static struct own mine;
    t.own = &mine;
    tally_open(&t, &test, argc, argv);
    sides_open(&t, "bazaars", see_turn);
    tally_play(&t, play_game);
    report(&t);
    sides_close(&t);
    return tally_status();
}
