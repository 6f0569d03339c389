/* look.h - a tile described by what is printed on it: by its quadrants ("ttch:e,s,w",
 * look_quadrants.c) or by its edges ("ccfc/j+p", look_edges.c), as the ruleset says.
 */
#ifndef RV_LOOK_H
#define RV_LOOK_H

#include "ruleset/ruleset.h"

#define RV_LOOK_COLLECTS 4
#define RV_LOOK_PRIZES 8

typedef struct rv_look {
    uint8_t kind[4];  /* of the quadrants NW NE SE SW, or of the edges N E S W */
    uint8_t group[4]; /* by side: 0 nothing that is joined, else the number of its group */
    int ngroups;
    bool doubles;
    bool has_centre;  /* something stands in the middle, completed by what is around it: */
    uint8_t centre;   /* its kind */
    int prizes;       /* marks that pay */
    uint8_t prize[4]; /* of these, said to be in each quadrant, or on each edge */
    uint16_t symbols; /* declared marks of the tile as a whole, a bit each */
    rv_ports symbol[RV_MAX_SYMBOLS]; /* of features: a port of each that bears it, a bit each */
    uint16_t somewhere;              /* borne by the only feature that can, a bit each */
    int ncollects;                   /* marks of what is collected, and where each is printed */
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

/* ---- look_quadrants.c, look_edges.c: the ways in which looks are written ---- */

/* The steps above, for looks of one style. */
typedef struct rv_look_style {
    const char *(*parse)(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out);
    void (*build)(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out);
    bool (*fits)(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters);
    const char *(*write)(rv_arena *a, const rv_ruleset *rs, const rv_tile *t, int quarters);
    const char *(*doubt)(rv_arena *a, const rv_ruleset *rs, const rv_look *look, const rv_tile *t);
} rv_look_style;

extern const rv_look_style rv_look_quadrants, rv_look_edges;

/* The kind with this letter; -1. */
int rv_kind_of_letter(const rv_ruleset *rs, char c);

#endif
