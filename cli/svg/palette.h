/* palette.h - the colours of pictures: fills that can be distinguished without colour, and colours
 * of players. */
#ifndef PALETTE_H
#define PALETTE_H

#include "shown.h"
#include "svg/svg.h"

/* Colours that several pictures share. */
#define PALETTE_PAPER "#ffffff"
#define PALETTE_GROUND "#f5f1e6"
#define PALETTE_GRID "#ddd5c2"
#define PALETTE_INK "#26231e"
#define PALETTE_FAINT "#7c7466"
#define PALETTE_EDGE "#55503f"
#define PALETTE_STONE "#b3aa9b"
#define PALETTE_BANK "#5b8fb5"
#define PALETTE_LAST "#1565c0"
#define PALETTE_AGAINST "#c4161c"

/* The kinds of a ruleset, and the players. */
typedef struct palette {
    styles kinds;
    struct {
        const rv_colour *colour;
        const char *label;
        char sign[2];
    } player[RV_MAX_PLAYERS];
} palette;

/* Without a report there are no players. */
palette palette_of(const rv_ruleset *rs, const rv_report *p);

/* The patterns, for the <defs> of a picture. */
void palette_patterns(svg *s);
/* A shape is filled twice: with the colour of its kind (layer 0), and with the pattern over it. */
const char *palette_colour(kind_look look);
const char *palette_fill(kind_look look, int layer);

#endif
