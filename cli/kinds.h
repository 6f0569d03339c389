/* kinds.h - the kinds of features of a ruleset as they are drawn: by what they are and in their
 * order, never by their names, so that any ruleset can be drawn.
 */
#ifndef KINDS_H
#define KINDS_H

#include "reeve.h"

#define KINDS_MOST 16

typedef enum kind_look {
    LOOK_LINE,  /* the first line: paths */
    LOOK_PLAIN, /* the first that is scored in play: towers */
    LOOK_KEEP,  /* the first that bears keeps: houses; by edges the first that is built: cities */
    LOOK_AREA,  /* the first that is scored at the end: courts */
    LOOK_MORE,  /* all others, each with the next; those past the last share it */
    NLOOKS = LOOK_MORE + 4
} kind_look;

typedef struct kinds {
    const rv_ruleset *rs;
    bool by_edges; /* what is built has whole edges of tiles, and areas are the ground */
    int n;
    rv_kind_info list[KINDS_MOST];
    kind_look look[KINDS_MOST];
} kinds;

kinds kinds_of(const rv_ruleset *rs);
/* Its place in the list; -1 when there is none of that name. */
int kinds_find(const kinds *k, const char *name);
kind_look kinds_look(const kinds *k, const char *name);
bool kinds_line(const kinds *k, const char *name);
bool kinds_area(const kinds *k, const char *name);
/* Does it stand in the middle of its tile? */
bool kinds_around(const kinds *k, const char *name);
/* The character that stands for it in looks, or else its name's first. */
char kinds_letter(const kinds *k, const char *name);

/* What n of a thing are called: wall_tile, keep, doubles (what doubles a line), prize (what counts
 * on an area), collects (what is collected), divides (where lines end that meet). */
const char *kinds_word(const kinds *k, const char *thing, int n);
/* Can what doubles a line, be on any? Can a prize be printed on an area; on what is built? */
bool kinds_doubled(const kinds *k);
bool kinds_prized(const kinds *k, bool area);
/* Do several lines meet and end on a tile of the set? */
bool kinds_divided(const kinds *k);
/* Are there foundations for towers on tiles of the set; bazaars? */
bool kinds_towers(const kinds *k);
bool kinds_bazaars(const kinds *k);
/* One character for each player, as his followers are drawn: the first of his label, a number if
 * another one's begins alike. Where numbers are heights of towers it is always a letter. */
void kinds_signs(const kinds *k, const rv_report *p, char sign[RV_MAX_PLAYERS]);
/* The first line of the list is called so. */
const char *kinds_line_name(const kinds *k);

#endif
