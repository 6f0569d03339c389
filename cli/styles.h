/* styles.h - the kinds of features of a ruleset as they are drawn: by what they are and in their
 * order, never by their names, so that any ruleset can be drawn.
 */
#ifndef STYLES_H
#define STYLES_H

#include "reeve.h"

#define STYLES_MOST 16

typedef enum kind_look {
    LOOK_LINE,  /* the first line: paths */
    LOOK_PLAIN, /* the first that is scored in play: towers */
    LOOK_KEEP,  /* the first that bears keeps: houses; by edges the first that is built: cities */
    LOOK_AREA,  /* the first that is scored at the end: courts */
    LOOK_MORE,  /* all others, each with the next; those past the last share it */
    NLOOKS = LOOK_MORE + 4
} kind_look;

typedef struct styles {
    const rv_ruleset *rs;
    bool by_edges; /* what is built has whole edges of tiles, and areas are the ground */
    int n;
    rv_kind_info list[STYLES_MOST];
    kind_look look[STYLES_MOST];
} styles;

/* What a sort of pieces that are no followers is called where they are drawn, by its key: as the
 * class of a hand's picture, and where one lies on a tile ("" where that needs no word). */
typedef struct piece_style {
    const char *key, *class, *lying;
} piece_style;

const piece_style *styles_piece(const char *key);

/* What a follower is; the adjective that stands before one, "large", without its space. */
rv_figure_info styles_figure(const rv_ruleset *rs, int figure);
rv_str styles_adjective(const rv_figure_info *figure);

styles styles_of(const rv_ruleset *rs);
/* Its place in the list; -1 when there is none of that name. */
int styles_find(const styles *k, const char *name);
kind_look styles_look(const styles *k, const char *name);
bool styles_line(const styles *k, const char *name);
bool styles_area(const styles *k, const char *name);
/* Does it stand in the middle of its tile? */
bool styles_around(const styles *k, const char *name);
/* The character that stands for it in looks, or else its name's first. */
char styles_letter(const styles *k, const char *name);

/* What n of a thing are called: wall_tile, keep, doubles (what doubles a line), prize (what counts
 * on an area), collects (what is collected), divides (where lines end that meet). */
const char *styles_word(const styles *k, const char *thing, int n);
/* Can what doubles a line, be on any? Can a prize be printed on an area; on what is built? */
bool styles_doubled(const styles *k);
bool styles_prized(const styles *k, bool area);
/* Do several lines meet and end on a tile of the set? */
bool styles_divided(const styles *k);
/* Is this mark on any tile of the set? */
bool styles_marked(const styles *k, const char *mark);
/* One character for each player, as his followers are drawn: the first of his label, a number if
 * another one's begins alike. Where numbers are heights of towers it is always a letter. */
void styles_signs(const styles *k, const rv_report *p, char sign[RV_MAX_PLAYERS]);
/* The first line of the list is called so. */
const char *styles_line_name(const styles *k);

#endif
