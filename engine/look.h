/* look.h - a tile described by what is printed on it: "ttch:e,s,w", "cccc:nw,es+m.ne".
 *
 * Four quadrants NW NE SE SW by the letters of their kinds, then after a colon the paths as groups
 * of edges joined inside the tile, then the ruleset's marks: +f (what doubles) and +m (what pays,
 * with the quadrant where several courts could be meant); where something is collected, +a and the
 * quadrant or the edge of the path on which it is printed.
 */
#ifndef RV_LOOK_H
#define RV_LOOK_H

#include "ruleset.h"

#define RV_LOOK_COLLECTS 4
#define RV_LOOK_PRIZES 8

typedef struct rv_look {
    uint8_t quadrant[4]; /* kinds of NW NE SE SW */
    uint8_t group[4];    /* by side: 0 no path, else the number of its group */
    int ngroups;
    bool doubles;
    int prizes;       /* marks */
    uint8_t prize[4]; /* of these, said to be in NW NE SE SW */
    int ncollects;    /* marks of what is collected, and where each is printed */
    rv_ports collect[RV_LOOK_COLLECTS];
    bool older; /* read in the letters of a ruleset that this one extends */
} rv_look;

/* NULL when it could be read, else what is wrong with it (in the arena). */
const char *rv_look_parse(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out);
/* Builds the tile's regions. `joined` gives pairs of quadrants (ports) that meet at the centre. */
void rv_look_tile(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out);
/* What the look leaves open of the tile that was built from it; NULL when it says all. A look that
 * only finds a tile need not. */
const char *rv_look_doubt(rv_arena *a, const rv_ruleset *rs, const rv_look *look, const rv_tile *t);
/* Does the tile, turned, look like this? */
bool rv_look_fits(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters);
/* The look of a tile as it lies turned, in canonical form. */
const char *rv_look_write(rv_arena *a, const rv_ruleset *rs, const rv_tile *t, int quarters);

#endif
