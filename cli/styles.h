/* styles.h - how the kinds of features of a ruleset are drawn. This depends on their properties and
 * order and never on their names, so that any ruleset can be drawn. */
#ifndef STYLES_H
#define STYLES_H

#include "reeve_cli.h"

#define STYLES_MOST 16

typedef enum kind_look {
    LOOK_LINE,  /* the first line: paths */
    LOOK_PLAIN, /* the first kind that is scored in play */
    LOOK_HOUSE, /* the first kind that bears keeps; by edges the first building: cities */
    LOOK_AREA,  /* the first kind that is scored at the end: courts */
    LOOK_WATER, /* the first line on which nobody stands: a river */
    LOOK_MORE,  /* one look for each other kind; kinds beyond the last look share it */
    NLOOKS = LOOK_MORE + 4
} kind_look;

typedef struct styles {
    const rv_ruleset *rs;
    bool by_edges; /* buildings have whole edges of tiles, and areas are the ground */
    int n;
    rv_kind_info list[STYLES_MOST];
    kind_look look[STYLES_MOST];
} styles;

/* What a follower is; the adjective that stands before one, "large", without its space. */
rv_figure_info styles_figure(const rv_ruleset *rs, int figure);
rv_str styles_adjective(const rv_figure_info *figure);

styles styles_of(const rv_ruleset *rs);
/* The index of a kind in the list, or -1 if no kind has this name. */
int styles_find(const styles *k, const char *name);
kind_look styles_look(const styles *k, const char *name);
/* The kind of this name; one without any property if there is none. */
const rv_kind_info *styles_kind(const styles *k, const char *name);
/* Whether it is a line on which nobody stands. */
bool styles_water(const styles *k, const char *name);
/* The letter of the kind in looks, or else the first letter of its name. */
char styles_letter(const styles *k, const char *name);

/* The word for n of a thing, by its key in `words` of a ruleset: doubles (the mark that doubles a
 * line), divides (the point where lines end). */
const char *styles_word(const styles *k, const char *thing, int n);
/* Whether a doubling mark can be on a line; whether a prize can be printed on an area, or on a
 * building. */
bool styles_doubled(const styles *k);
bool styles_prized(const styles *k, bool area);
/* Whether several lines end in the middle of a tile of the set. */
bool styles_divided(const styles *k);
/* Whether any tile of the set has a feature of this kind. */
bool styles_stands(const styles *k, const char *kind);
/* Whether any tile of the set has this mark. */
bool styles_marked(const styles *k, const char *mark);
/* One character for the followers of each player: the first letter of the label, or a number if
 * another label begins with the same letter. If numbers have another meaning on the board, it is
 * always a letter. */
void styles_signs(const styles *k, const rv_report *p, char sign[RV_MAX_PLAYERS]);
/* The name of the first line in the list. */
const char *styles_line_name(const styles *k);

#endif
