/* look_find.h - tiles found by a look as people type it: in small letters or capitals, with blanks,
 * and with `?` for a quadrant or an edge that they do not know, `:?` for what is joined and `+?`
 * for the marks. */
#ifndef RV_LOOK_FIND_H
#define RV_LOOK_FIND_H

#include "ruleset/look.h"

typedef struct rv_sought {
    rv_str text;  /* in small letters, without blanks */
    bool open;    /* has `?` */
    bool wrong;   /* describes no tile */
    rv_look look; /* unless it is open or wrong */
} rv_sought;

/* A tile that fits, in a rotation in which it does, and its look then. */
typedef struct rv_found {
    int tile, quarters;
    rv_look look;
} rv_found;

/* Returns NULL if it could be read, otherwise the error (in the arena). */
const char *rv_sought_parse(rv_arena *a, const rv_ruleset *rs, rv_str typed, rv_sought *out);
/* In how many things two looks differ, both as they are written: edges or quadrants, what is
 * joined, marks. */
int rv_looks_apart(const rv_ruleset *rs, const char *one, const char *other);
/* The next tile that fits, after the one in *at, which begins as {-1}: in one of its rotations, or,
 * if the look has `?`, in each in which it lies differently. False: there is no more. */
bool rv_sought_next(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_found *at);
/* The tile on which everything follows from the look, the fields, too, where others fit that have
 * more to tell than a look can say; -1: none, or the look leaves something open. */
int rv_sought_plain(rv_arena *a, const rv_ruleset *rs, const rv_sought *s);
/* How many copies of its tiles a game has; those of which it has none are not named. */
typedef struct rv_copies_of {
    int (*count)(const void *game, int tile);
    const void *game;
} rv_copies_of;
/* "did you mean ttch:e,s,w (31: other paths) or …?", the nearest looks of at most `max` tiles,
 * those with more copies first; NULL if none is near. */
const char *rv_sought_near(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_copies_of in,
                           int max);

#endif
