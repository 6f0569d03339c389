/* shown.h - finds what is shown on a board and its tiles besides what is printed, the cells where a
 * tile fits, and how kinds of features are drawn. Text and pictures ask here before they
 * draw a tile or the board of a case (rv_shown_board), so that both show the same. */
#ifndef SHOWN_H
#define SHOWN_H

#include "base/arena.h"

/* The names of things that have a place beside the board: followers that another player holds, a
 * tile in hand, and what comes before the next turn. */
#define SHOWN_TAKEN "prisoner"
#define SHOWN_IN_HAND "bought"
#define SHOWN_NEXT "bazaar"

/* The diagnostic of the illegal turn at which judging ended, or NULL. */
const rv_diag *shown_against(const rv_report *p);
/* Whether there is a board to draw: that of a wrong position, or from before a turn that is wrong,
 * is one, too. */
bool shown_can_draw(const rv_report *p);
/* The number of the cell that a diagnostic is about; 0 if it is about none, is only a note, or
 * comes of another mistake. */
int shown_fault(const rv_shown_board *b, const rv_diag *g);
/* Loops over the diagnostics `g` about cells of the board, with the number of their cell. */
#define SHOWN_EACH_FAULT(report, board, g, number)                                                 \
    for (int g##_i = 0; g##_i < (report)->ndiags; g##_i++)                                         \
        for (const rv_diag *g = &(report)->diags[g##_i]; g; g = NULL)                              \
            for (int number = shown_fault((board), g); number; number = 0)
/* "Anna (W)"; and ", the second part of a double turn", or "". */
const char *shown_player(rv_arena *a, const rv_report *p, int player);
const char *shown_part(const rv_report *p);

/* What headings call the things with this name; "" if there are none. */
const char *shown_heading(const rv_things *in, const char *name);

/* Loops over every thing with this name. */
#define SHOWN_EACH(things, name, t)                                                                \
    for (const rv_thing *t = NULL; (t = rv_thing_find((things), (name), t));)
bool shown_has(const rv_things *in, const char *name);
/* The first of these things of a player, or at a place, or NULL; the sum of a player's numbers. */
const rv_thing *shown_of(const rv_things *in, const char *name, int player);
const rv_thing *shown_at(const rv_things *in, const char *name, int place);
int shown_sum(const rv_things *in, const char *name, int player);

/* The number of followers of an owner that another player holds, by figure. */
void shown_held(const rv_things *in, int holder, int owner, int figures[RV_MAX_FIGURES]);

/* "17/90"; "17" of a tile that is not turned. */
const char *shown_name(rv_arena *a, const rv_shown_tile *t);
/* The tower of a tile: its height, -1 without a foundation; the owner of the follower on top, -1
 * without one, and its figure; whether it is finished without a follower on top. */
typedef struct shown_stack {
    int height, top;
    int figure;
    bool closed;
} shown_stack;
shown_stack shown_stack_of(const rv_ruleset *rs, const rv_shown_tile *t);

/* The board of a case, and one of its tiles, with all that lies there; a tile of a ruleset. If the
 * case has no memory for it, the arena has none, as with all that needs one here. */
rv_shown_board shown_board(rv_arena *a, rv_case *c);
rv_shown_tile shown_board_tile(rv_arena *a, rv_case *c, int i);
/* Loops over all of these; `break` ends what is done with one. The board is asked for: what was
 * shown of it before is gone. */
#define SHOWN_EACH_TILE(a, c, t)                                                                   \
    for (int t##_i = 0, t##_n = shown_board((a), (c)).ntiles; t##_i < t##_n; t##_i++)              \
        for (rv_shown_tile t = shown_board_tile((a), (c), t##_i), *t##_one = &t; t##_one;          \
             t##_one = NULL)
rv_tile_info shown_info(const rv_ruleset *rs, int tile);

/* The tile of an illegal turn: false if there is none. *may_lie: something else is disputed, and
 * its cell is free. */
bool shown_refused(rv_arena *a, rv_case *c, const rv_shown_board *b, const rv_diag *against,
                   rv_shown_tile *t, bool *may_lie);

/* ---- where a tile fits ---- */

/* A cell where the tile to be placed fits. */
typedef struct legal_cell {
    int x, y;
    unsigned rotations; /* bit set: 0, 90, 180, 270 degrees */
} legal_cell;

typedef struct cells {
    legal_cell *list;
    int n, placements, room; /* room: of the list, in the arena */
    rv_arena *arena;
    bool lost; /* which had no room for it */
} cells;

/* As rv_case_legal. */
rv_status cells_find(cells *c, rv_arena *a, rv_case *bench, int turn, const char *tile,
                     const char **why);
/* Whether a tile can lie anywhere in a turn, as rv_case_legal has it; *known: whether that can be
 * said at all (known may be NULL). */
bool shown_lies(rv_case *bench, int turn, const char *tile, bool *known);

/* The index of the tile with this id in the ruleset, -1 for none. */
int shown_tile(const rv_ruleset *rs, const char *id);
/* A tile as it is before it is turned, of which this is the number, the name or the look. */
rv_shown_tile shown_unturned(const rv_ruleset *rs, const char *tile);
/* The option of this name, and its index; -1 if the ruleset has none. */
int shown_option(const rv_ruleset *rs, const char *name, rv_option_info *to);
/* The sides of which a region has the middle, a bit for each: 1 north, 2 east, 4 south, 8 west. */
unsigned shown_sides(const rv_region_info *g);
/* Whether it is of a line on which nobody stands. */
static inline bool shown_water(const rv_region_info *g) {
    return g->of->line && g->of->bare;
}
/* Whether a set has only one side, or none. */
static inline bool shown_single(unsigned sides) {
    return !(sides & (sides - 1));
}
/* Returns the first of two neighbouring sides, 0 north … 3 west; -1 for all others. */
int shown_bend(unsigned sides);
/* The name of the first of these ports of a tile, "nnw"; "" for none. */
const char *shown_port(unsigned ports);

/* ---- the tiles of a ruleset as catalogues list them: those that look alike are one entry ---- */

/* A tile of the set in its rotation. */
typedef struct tileset_entry {
    int tile, degrees;
} tileset_entry;

/* The ids of the tiles that look like the one with the id `same`, "21 22", and the number of their
 * copies. */
const char *tileset_ids(rv_arena *a, const rv_ruleset *rs, const char *same, int *copies);
/* The number of tiles in the set. */
int tileset_total(const rv_ruleset *rs);

/* ---- how the kinds of features of a ruleset are drawn. This depends on their properties and order
 * and never on their names, so that any ruleset can be drawn. ---- */

#define STYLES_MOST 16

typedef enum kind_look {
    LOOK_LINE,  /* the first line: paths */
    LOOK_PLAIN, /* the first kind that is scored in play */
    LOOK_HOUSE, /* the first kind that bears keeps; by edges the first building: cities */
    LOOK_AREA,  /* the first kind that is scored at the end: courts */
    LOOK_WATER, /* the first line on which nobody stands: a river */
    LOOK_MORE,  /* one look for each other kind; kinds beyond the last look share it */
    NLOOKS = LOOK_MORE + 5
} kind_look;

typedef struct styles {
    const rv_ruleset *rs;
    bool by_edges;    /* buildings have whole edges of tiles, and areas are the ground */
    const char *line; /* the name of the first line */
    int n;
    const rv_kind *list;
    kind_look look[STYLES_MOST];
} styles;

/* The adjective that stands before a follower, "large", without its space. */
rv_str styles_adjective(const rv_figure_row *figure);

styles styles_of(const rv_ruleset *rs);
/* The index of a kind in the list, or -1 if no kind has this name. */
int styles_find(const styles *k, const char *name);
kind_look styles_look(const styles *k, const char *name);
/* The letter of the kind in looks, or else the first letter of its name. */
char styles_letter(const styles *k, const char *name);

/* What is to be explained of a board, or of tiles: kinds of features, marks, tokens and figures, a
 * bit each by their order in the ruleset; prizes of a building, of an area; edges that fit beside
 * any. It is added from a tile, or from what lies there or beside the tiles. */
typedef struct seen {
    uint64_t kinds, symbols, tokens, figures;
    bool doubles, prizes[2], collects, divides, hedge, any;
    bool foundation, closed, bazaar, bridge, castle, wall_tile;
    int tower; /* the highest there is */
} seen;
void seen_tile(seen *s, const styles *k, const rv_shown_tile *t);
void seen_things(seen *s, const styles *k, const rv_things *things);

/* How a board is drawn: the kinds of its ruleset; the colour, the label and the sign of each
 * player. The sign of followers is the first letter of the label, or a number if another label
 * begins with the same letter. If numbers have another meaning on the board, it is always a letter.
 */
typedef struct palette {
    styles kinds;
    bool named; /* tiles by edges have their names on them, as those by corners always have */
    struct {
        const rv_colour *colour;
        const char *label;
        char sign[2];
    } player[RV_MAX_PLAYERS];
} palette;

/* Without a report there are no players. */
palette palette_of(const rv_ruleset *rs, const rv_report *p);

/* ---- the cells of a board as a grid: which cells are inside, and the names of columns and
 * rows.
 *
 * Columns are counted from the west, rows from the north.
 *
 * The score track lies on the wall. A ruleset gives the number of spaces, the pairs of spaces that
 * are corners, and the spaces beside the start spaces. On the board the track goes clockwise around
 * the outline, from the corner in the south-west (of the first cell of the lowest row): a space is
 * half a cell long, and each corner is a pair of spaces, whether it turns outwards or inwards.
 *
 * A tower stands outside the outline, in the angle of two of its sides, which meet at its vertex V.
 * From there it extends in two directions, u and v, and the diagonal from V separates its two
 * spaces. In both examples u is west and v is north; the board is below them, and to the right:
 *
 *      outwards   +-----+             inwards   +-----+
 *                 |\  13|                       |\  17|
 *                 |12 \ |                       |16 \ |
 *                 +-----V-----            ------+-----V
 *                       |                             |
 */

typedef struct grid {
    int x0, y1;   /* of the north-western cell */
    int nx, ny;   /* number of columns and rows */
    bool *inside; /* nx * ny; NULL if there are none */
} grid;

/* Makes a board without a wall reach to a cell, where something is drawn that does not lie on it.
 */
void grid_reach(rv_shown_board *b, int x, int y);
/* Opens the smallest grid with all cells inside the wall; on a board without a wall, with all tiles
 * and `around` more cells on each side. Returns false if there are no cells. */
bool grid_open(grid *g, rv_case *c, const rv_shown_board *b, int around, rv_arena *a);

/* Also false for cells outside the grid. */
bool grid_inside(const grid *g, int column, int row);
/* The name of a column or a row: its part of the name of the first cell in it, "e" or "12", "-3" or
 * "4"; or "" if there is no cell. */
void grid_name(const grid *g, rv_case *c, bool is_row, int at, char name[24]);

/* ---- the score track ---- */

/* Directions are 0 north, 1 east, 2 south, 3 west; rows grow southwards. */
static inline int dx(int d) {
    return (d == 1) - (d == 3);
}

static inline int dy(int d) {
    return (d == 2) - (d == 0);
}

/* Two spaces of the track that lie together. */
typedef struct track_pair {
    int column, row; /* of the cell outside, in the coordinates of the grid */
    bool corner;
    int away;   /* along a side: the direction from the board outwards */
    int vx, vy; /* of a corner: its vertex, as the grid point north-west of that column and row */
    int u, v;   /* the two directions in which the tower extends from there */
} track_pair;

typedef struct track {
    track_pair *pairs; /* spaces 2i and 2i + 1 */
    int n;
} track;

/* n is 0 unless the spaces, corners and start spaces of the ruleset agree with the outline;
 * otherwise the place of the track is not known. */
void track_open(track *t, const grid *g, rv_case *c, const rv_shown_board *b, rv_arena *a);

#endif
