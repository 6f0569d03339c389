/* colours.h - the colours of the players' pieces: the key `colours`, and who has which without it.
 */
#ifndef RV_COLOURS_H
#define RV_COLOURS_H

#include "record/key.h"

/* Gives every player of a record a colour, as an index of rv_colour_at. The first of these that
 * names a free colour decides: the record; the player's name or label, if it is a colour; the
 * label, if it is the letter of a colour; the order of the table. */
void rv_colours_give(const rv_record *rec, int colour[RV_MAX_PLAYERS]);

rv_key_read rv_read_colours;
rv_key_put rv_write_colours;
extern const rv_shape rv_shape_colours;

#endif
