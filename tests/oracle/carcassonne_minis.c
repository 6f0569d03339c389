/* carcassonne_minis.c - small boxes that came later: the Phantom. */
#include "carcassonne_parts.h"

/* ---- the phantom ---- */

/* On a second feature: not where a shepherd has just been put (PH-2). */
static bool is_first(const carc *o, const struct carc_paint *paint, int colour) {
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (man->laid == o->game.laids - 1 && paint->colour[man->laid][man->region] == colour)
            return true;
    }
    return false;
}

/* PH-2 to PH-4, PH-8: where it could be the only follower, after the first figure stands. */
enum carc_verdict carc_second_stands(carc *o, const carc_turn *turn) {
    carc_man man = turn->extra.second;
    int last = o->game.laids - 1, colour;
    struct carc_paint paint;

    if (!turn->extra.seconds)
        return CARC_LEGAL;
    man.player = turn->player;
    if (man.top)
        return carc_can_top(o, man.player, man.place.cell, man.figure) && carc_put_man(o, &man)
                   ? CARC_LEGAL
                   : CARC_BAD_TOP;
    carc_paint_table(o, &paint);
    colour = carc_colour_at(o, &paint, last, man.place.kind, man.place.where);
    if (colour == NOTHING || !carc_may_put(o, &paint, &man, last, colour) ||
        is_first(o, &paint, colour))
        return CARC_BAD_EXTRA;
    carc_stand(o, &paint, &man, last, colour);
    return CARC_LEGAL;
}
