/* paint.h - what pictures are painted with: fills that can be told apart without colour,
 * and colours of players.
 */
#ifndef PAINT_H
#define PAINT_H

#include "kinds.h"
#include "svg.h"

/* Colours that several pictures share. */
#define PAINT_PAPER "#ffffff"
#define PAINT_GROUND "#f5f1e6"
#define PAINT_GRID "#ddd5c2"
#define PAINT_INK "#26231e"
#define PAINT_FAINT "#7c7466"
#define PAINT_EDGE "#55503f"
#define PAINT_LAST "#1565c0"
#define PAINT_AGAINST "#c4161c"

/* A ruleset's kinds, and who plays. */
typedef struct paint {
    kinds kinds;
    struct {
        const char *fill, *ink, *label;
        char sign[2];
    } player[RV_MAX_PLAYERS];
} paint;

/* Without a report there are no players. */
paint paint_of(const rv_ruleset *rs, const rv_report *p);

/* The patterns, for the <defs> of a picture. */
void paint_patterns(svg *s);
/* A shape is filled twice: with the colour of its kind, and with the pattern over it. */
const char *paint_colour(kind_look look);
const char *paint_pattern(kind_look look);
/* A small square of a kind, for legends. */
void paint_swatch(svg *s, kind_look look, bool line, int x, int y, int size);

#endif
