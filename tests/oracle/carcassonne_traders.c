/* carcassonne_traders.c - Traders and Builders: goods, and the figures that join followers. */
#include "carcassonne_parts.h"

enum { MOST = 10 }; /* points for most goods of a kind (M-12) */

/* ---- builder and pig ---- */

/* M-2, M-5 */
void carc_trader_pieces(carc *o) {
    for (int player = 0; player < o->game.players; player++) {
        o->game.supply[player][CARC_BUILDER] = o->options.traders && o->options.builder;
        o->game.supply[player][CARC_PIG] = o->options.traders && o->options.pig;
    }
}

static int colour_under(const struct carc_paint *paint, const struct carc_follower *man) {
    return paint->colour[man->laid][man->region];
}

/* A follower of the player, who is not the lord of a castle (M-70). */
static bool has_follower(const carc *o, const struct carc_paint *paint, int player, int colour) {
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (man->player == player && carc_strength(man->figure) > 0 &&
            colour_under(paint, man) == colour)
            return carc_hold_of(o, paint, colour) == NOTHING;
    }
    return false;
}

/* M-18, M-19, M-44; on what the tile has completed unless that is played otherwise (M-23). */
bool carc_may_join(const carc *o, const struct carc_paint *paint, const carc_man *man, int laid,
                   int colour) {
    enum carc_kind kind =
        carc_print_of(o, laid)->kind[carc_region_of_colour(o, paint, laid, colour)];
    carc_feature f;

    if (man->figure == CARC_SHEPHERD)
        return kind == CARC_FIELD && !carc_has_flock(o, paint, colour);
    if (man->figure == CARC_BARN ||
        (man->figure == CARC_PIG && o->options.no_pigs && carc_bars(o, paint, colour)))
        return false;
    if (man->figure == CARC_PIG ? kind != CARC_FIELD : kind != CARC_ROAD && kind != CARC_CITY)
        return false;
    carc_gather_one(o, paint, colour, &f);
    return has_follower(o, paint, man->player, colour) && (!f.complete || o->options.at_last);
}

void carc_leave_alone(carc *o, int player) {
    struct carc_game *game = &o->game;
    struct carc_paint paint;
    int kept = 0;

    carc_paint_table(o, &paint);
    for (int i = 0; i < game->followers; i++) {
        struct carc_follower man = game->follower[i];
        bool alone = man.player == player && carc_strength(man.figure) == 0 &&
                     man.figure != CARC_SHEPHERD && man.figure != CARC_BARN &&
                     !has_follower(o, &paint, player, colour_under(&paint, &man));

        if (alone)
            game->supply[player][man.figure]++;
        else
            game->follower[kept++] = man;
    }
    game->followers = kept;
}

/* ---- the double turn ---- */

int carc_builder_of(const carc *o, int player) {
    for (int i = 0; i < o->game.followers; i++)
        if (o->game.follower[i].player == player && o->game.follower[i].figure == CARC_BUILDER)
            return i;
    return NOTHING;
}

/* M-36, M-37, M-65 */
bool carc_grows(const carc *o, const carc_turn *turn, const struct carc_follower *man) {
    struct carc_paint paint;
    int colour, last = o->game.laids - 1;

    carc_paint_table(o, &paint);
    colour = colour_under(&paint, man);
    for (int i = 0; i < turn->span.count; i++) {
        int under = carc_laid_at(o, turn->span.bridge[i].cell);

        if (paint.colour[under][carc_regions_of(o, under) - 1] == colour)
            return true;
    }
    return carc_region_of_colour(o, &paint, last, colour) != NOTHING;
}

bool carc_second(const carc *o) {
    return o->game.rest.now;
}

bool carc_leave(carc *o) {
    if (!o->game.rest.now || o->options.must || o->game.over)
        return false;
    carc_end_turn(o);
    if (carc_stack(o) == 0)
        o->game.over = !carc_asks(o);
    return true;
}

/* ---- goods ---- */

int carc_goods(const carc *o, int player, enum carc_goods goods) {
    return o->game.goods[player][goods];
}

void carc_set_goods(carc *o, int player, enum carc_goods goods, int tokens) {
    o->game.goods[player][goods] = tokens;
}

void carc_take_goods(carc *o, int player, const carc_feature *city) {
    for (int k = 0; k < CARC_GOODS; k++)
        o->game.goods[player][k] += city->goods[k];
}

/* M-12, M-13, M-14 */
static void pay_most(const carc *o, carc_ending *ending, int kind) {
    int most = 1;

    for (int player = 0; player < o->game.players; player++)
        most = o->game.goods[player][kind] > most ? o->game.goods[player][kind] : most;
    for (int player = 0; player < o->game.players; player++)
        if (o->game.goods[player][kind] == most) {
            ending->goods[player] += MOST;
            ending->total[player] += MOST;
        }
}

void carc_final_goods(const carc *o, carc_ending *ending) {
    for (int kind = 0; kind < CARC_GOODS; kind++)
        pay_most(o, ending, kind);
}

/* ---- the pig ---- */

int carc_pig_pays(const carc *o, const struct carc_paint *paint, int player, int field) {
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (man->player == player && man->figure == CARC_PIG && colour_under(paint, man) == field)
            return 1;
    }
    return 0;
}
