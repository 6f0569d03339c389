/* carcassonne_bazaars.c - bazaars: a tile for each player, auctioned and then played. */
#include "carcassonne_parts.h"

#include <string.h>

static int left_of(const carc *o, int player) {
    return (player + 1) % o->game.players;
}

bool carc_due(const carc *o) {
    return o->game.due;
}

int carc_bought(const carc *o, int player) {
    return o->game.bought[player] - 1;
}

/* ---- whose tile is it? ---- */

int carc_free_of(const carc *o, int player, int tile) {
    int copies = carc_left(o, tile);

    if (o->game.bought[player] != 0)
        return o->game.bought[player] == tile + 1;
    for (int other = 0; other < o->game.players; other++)
        copies -= o->game.bought[other] == tile + 1;
    return carc_waits(o, tile) ? 0 : carc_river_free(o, tile, copies);
}

int carc_drawable(const carc *o) {
    const struct carc_game *game = &o->game;
    int sum = game->round || game->due ? 0 : -game->waits * game->players;

    for (int tile = 0, prints = carc_prints(o); tile < prints; tile++)
        sum += carc_free_of(o, game->to_move, tile);
    return sum;
}

bool carc_take(carc *o, int player, int tile) {
    if (carc_is_abbey(o, tile)) { /* AM-13, AM-76 */
        if (o->game.extra.abbeys[player] == 0 || o->game.bought[player] != 0)
            return false;
        o->game.extra.abbeys[player]--;
        o->game.fresh = false;
        return true;
    }
    if (carc_free_of(o, player, tile) < 1 || carc_drawable(o) < 1)
        return false;
    o->game.fresh = o->game.bought[player] == 0; /* B-66 */
    o->game.bought[player] = 0;
    return true;
}

/* ---- what comes next ---- */

static bool anybody_has_one(const carc *o) {
    for (int player = 0; player < o->game.players; player++)
        if (o->game.bought[player] != 0)
            return true;
    return false;
}

/* The next bazaar that a player's tile started, unless there are fewer tiles than players (B-54);
 * those that wait for a second part have their tiles (M-75). */
static bool begin_bazaar(carc *o) {
    struct carc_game *game = &o->game;

    if (game->waits == 0 || carc_stack(o) < game->players)
        return false;
    game->host = game->waiting[0];
    memmove(game->waiting, game->waiting + 1, sizeof game->waiting - sizeof game->waiting[0]);
    game->waits--;
    game->due = true;
    game->to_move = left_of(o, game->host); /* B-56 */
    return true;
}

/* A drawn tile with a bazaar starts one; in a bazaar round, after the round (B-66), when it is
 * asked whether enough tiles are left; otherwise that is asked now (M-82). */
static bool starts_one(const carc *o) {
    const struct carc_game *game = &o->game;

    return o->options.bazaars && o->options.fairs && game->fresh &&
           carc_print_of(o, game->laids - 1)->bazaar &&
           (game->round || carc_stack(o) >= (game->waits + 1) * game->players);
}

/* B-67, M-79: with the part that the first player still has, or to his left. */
static void go_on(carc *o) {
    struct carc_game *game = &o->game;

    game->round = false;
    game->waits = 0;
    game->to_move = game->resume;
    game->rest = (struct carc_rest){0};
    if (game->later.owed)
        game->rest = (struct carc_rest){.built = true, .now = true, .paid = game->later.paid};
    game->extra.begun = game->later.owed; /* the turn of the first part goes on (PD-35) */
    if (!game->later.owed)
        game->to_move = left_of(o, game->resume);
    game->later = (struct carc_rest){0};
}

void carc_end_turn(carc *o) {
    struct carc_game *game = &o->game;

    if (!game->round) {
        game->resume = game->to_move;
        game->later = game->rest;
    }
    game->rest = (struct carc_rest){0};
    game->extra.begun = false;
    game->to_move = left_of(o, game->to_move);
    if (anybody_has_one(o))
        return;
    game->round = begin_bazaar(o);
    if (!game->round)
        go_on(o);
}

/* M-76, M-83: at once in the round of a bazaar. Before a bazaar only where that is played (M-73,
 * M-75). Without a tile there is none (M-39, M-82). */
static bool plays_on(carc *o) {
    struct carc_game *game = &o->game;
    bool waits = !game->round && game->waits > 0;

    game->rest.now = false;
    if (game->rest.lakes > 0) { /* */
        game->rest.lakes--;
        return true;
    }
    if (!game->rest.owed || (waits && !o->options.builder_first))
        return false;
    game->rest.owed = false;
    game->rest.now = carc_drawable(o) > 0 || carc_can_lay_abbey(o, game->to_move); /* AM-26 */
    return game->rest.now;
}

void carc_next(carc *o, bool laid) {
    struct carc_game *game = &o->game;

    if (laid && starts_one(o))
        game->waiting[game->waits++] = game->to_move;
    if (!plays_on(o))
        carc_end_turn(o);
}

/* ---- the auction ---- */

/* B-56, B-62: a player who has a tile is skipped. */
int carc_chooser(const carc *o, const bool has[CARC_PLAYERS], int buyer, int chooser) {
    int from = o->options.from_chooser ? chooser : buyer;
    int next = from < 0 ? left_of(o, o->game.host) : left_of(o, from);

    for (int i = 0; i < o->game.players && has[next]; i++)
        next = left_of(o, next);
    return next;
}

static bool named_before(const carc_lot *lot, int index) {
    for (int i = 0; i < index; i++)
        if (lot->bid[i].player == lot->bid[index].player)
            return true;
    return false;
}

/* The index of the highest bid, from the chooser once round (B-57). NOTHING if the bids are
 * illegal. A player who passes, in any position, bids nothing. */
static int highest(const carc *o, const carc_lot *lot, const bool has[CARC_PLAYERS]) {
    int best = 0, players = o->game.players;

    if (lot->bids == 0 || lot->bid[0].player != lot->chooser ||
        lot->bid[0].points < o->options.least)
        return NOTHING;
    for (int i = 1; i < lot->bids; i++) {
        const carc_bid *bid = &lot->bid[i], *was = &lot->bid[best];
        int seat = (bid->player - lot->chooser + players) % players;

        if (named_before(lot, i))
            return NOTHING;
        if (bid->points == CARC_PASS)
            continue;
        if (has[bid->player] || bid->points <= was->points || /* B-61 */
            seat <= (was->player - lot->chooser + players) % players)
            return NOTHING;
        best = i;
    }
    return best;
}

/* B-58, B-59, B-60. The player who gets the tile, or NOTHING. */
static int sell(carc *o, const carc_lot *lot, const bool has[CARC_PLAYERS]) {
    int best = highest(o, lot, has);
    const carc_bid *bid = &lot->bid[best < 0 ? 0 : best];
    bool buys = lot->deal == CARC_BUY;

    if (best == NOTHING || (best == 0) != (lot->deal == CARC_NO_DEAL))
        return NOTHING;
    if (best == 0) {
        carc_gain(o, lot->chooser, -bid->points, CARC_FROM_PAYMENT);
        return lot->chooser;
    }
    carc_gain(o, lot->chooser, buys ? -bid->points : bid->points, CARC_FROM_PAYMENT);
    carc_gain(o, bid->player, buys ? bid->points : -bid->points, CARC_FROM_PAYMENT);
    return buys ? lot->chooser : bid->player;
}

/* Tiles with the same look are equal, with or without a garden; but the exact tile is preferred. */
static bool take_from(const carc *o, int tiles[CARC_PLAYERS], int tile) {
    int found = NOTHING;

    for (int i = 0; i < o->game.players; i++)
        if (tiles[i] == tile ||
            (found == NOTHING && tiles[i] != NOTHING && carc_alike(o, tiles[i], tile)))
            found = i;
    if (found != NOTHING)
        tiles[found] = NOTHING;
    return found != NOTHING;
}

/* B-56: one for each player, from the tiles to come. */
static bool may_draw(const carc *o, const carc_bazaar *bazaar) {
    for (int i = 0; i < bazaar->draws; i++) {
        int copies = 0;

        for (int k = 0; k < bazaar->draws; k++)
            copies += bazaar->draw[k] == bazaar->draw[i];
        if (copies > carc_left(o, bazaar->draw[i]))
            return false;
    }
    return bazaar->draws == o->game.players;
}

/* B-63: the last tile, and the player without one. */
static int give_last(carc *o, bool has[CARC_PLAYERS], const int tiles[CARC_PLAYERS]) {
    for (int player = 0; player < o->game.players; player++)
        for (int i = 0; i < o->game.players && !has[player]; i++)
            if (tiles[i] != NOTHING) {
                o->game.bought[player] = tiles[i] + 1;
                return player;
            }
    return NOTHING;
}

static enum carc_verdict hold(carc *o, const carc_bazaar *bazaar) {
    bool has[CARC_PLAYERS] = {false};
    int tiles[CARC_PLAYERS], buyer = NOTHING, chooser = NOTHING, first = NOTHING;

    memcpy(tiles, bazaar->draw, sizeof tiles);
    for (int i = 0; i < bazaar->lots; i++) {
        const carc_lot *lot = &bazaar->lot[i];

        if (lot->chooser != carc_chooser(o, has, buyer, chooser) || !take_from(o, tiles, lot->tile))
            return CARC_BAD_BAZAAR;
        chooser = buyer = lot->chooser;
        if (o->options.bidding)
            buyer = sell(o, lot, has);
        else if (lot->bids > 0 || lot->deal != CARC_NO_DEAL) /* B-69 */
            return CARC_BAD_BAZAAR;
        if (buyer == NOTHING)
            return CARC_BAD_BAZAAR;
        has[buyer] = true;
        o->game.bought[buyer] = lot->tile + 1;
        first = i == 0 ? buyer : first;
    }
    give_last(o, has, tiles);
    o->game.due = false;
    o->game.to_move = o->options.first_buyer ? first : left_of(o, o->game.host); /* B-64 */
    return CARC_LEGAL;
}

/* The last tile is not a lot; without bidding its owner may be given. */
enum carc_verdict carc_hold(carc *o, const carc_bazaar *bazaar) {
    bool all = bazaar->lots == o->game.players && !o->options.bidding;
    carc *was = carc_clone(o);
    enum carc_verdict verdict = CARC_BAD_BAZAAR;

    if (o->game.due && may_draw(o, bazaar) && (all || bazaar->lots == o->game.players - 1))
        verdict = hold(o, bazaar);
    if (verdict != CARC_LEGAL)
        carc_copy(o, was);
    carc_free(was);
    return verdict;
}
