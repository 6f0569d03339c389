#ifndef RV_LAYOUT_H
#define RV_LAYOUT_H

/* layout.h - the tiles of a document as they would lie if its cells were read in some way. Nothing
 * is played. */
#include "judge/case.h"

enum {
    RV_LAYOUT_FAR = 1 << 20, /* cells beyond are no typing errors */
    RV_LARGE =
        8, /* tiles that tell how rows were read, and which were exchanged or fit elsewhere */
    RV_TURN = 12,  /* how unlikely it is, in half bits, that a tile is turned, */
    RV_LETTER = 14 /* or has another letter */
};

/* A tile as it would lie. */
typedef struct lying {
    const rv_tile *tile; /* with what is built over it; NULL: it could not be read */
    int index;           /* in the set */
    int x, y, quarters;
    bool builds; /* its turn builds something over it, or over a tile beside it: */
    bool over;   /* its sides may go on otherwise */
    bool out;    /* taken out: it is not asked whether it fits */
} lying;

/* All is in the arena of the case. What lies as the rules have it, start spaces and a start tile,
 * comes behind the tiles typed. */
typedef struct layout {
    rv_case *c;
    const rv_game *g;
    lying *typed, *table;    /* as typed; as tried */
    const rv_tile_ref **ref; /* the words; a look says no rotation */
    int n, all;              /* typed tiles; with what comes behind them */
    int *cells;              /* 1 + index in `table`, by the hash of the cell */
    int *doubt, *piece;      /* of each tile in `table`, while faults are counted; */
    char *lies;              /* of each piece, by one of its tiles: HELD, or APART */
    unsigned mask;
    int agreeing; /* pairs of tiles that agree where they touch, as last counted; */
    int apart;    /* pieces that lie apart; */
    int twice;    /* tiles that lie where the same one does */
    bool by_rows; /* typed from the north to the south, and from the west to the east */
    int last;     /* the row to which others may still be added; INT_MIN: to none */
} layout;

/* What people do with some tiles: they `swap` x and y, then count one of them (or both) the other
 * way, or type each tile a cell away; turn it; count rotations the other way. */
typedef struct way {
    enum {
        ALL,
        ROW,     /* those of a whole row, */
        TILES,   /* or from one on to the east; */
        ROWS,    /* the rows from that of one on to the south, */
        TILE,    /* or one alone; */
        EXCHANGE /* of the last row: two, each in the cell of the other */
    } of;
    bool swap, x, y;
    int turned;
    bool counter;
    int dx, dy;
    int by_rows, cost; /* how unlikely, where tiles were typed by rows; elsewhere */
    const char *seems, *help;
    const char *with; /* of what is done so often that even a board that fits may come of it */
} way;

/* Those of readings.tsv; the last is EXCHANGE. */
extern const way rv_readings[];
extern const int rv_nreadings;

/* Another way to read the tiles. */
typedef struct reading {
    const way *way;
    int tile, other;  /* the first tile in question; the other of two, or the same */
    int cost, left;   /* how unlikely it is; the mistakes that it leaves */
    const char *name; /* of the cell or the tile that a single one may be instead */
    double weight;    /* how likely it is, compared with others; with those alike, if it is kept */
} reading;

/* Lays the tiles as typed. Returns how many found their cell taken by another tile; the same one
 * was typed twice. */
int rv_layout_lay_typed(layout *l);
/* Reads the tiles in another way, and lays them so in `table`; how one lies then; is it one of
 * those that this way moves or turns? */
void rv_layout_read(layout *l, const reading *r);
lying rv_layout_read_tile(const layout *l, const reading *r, int i);
bool rv_layout_is_read(const layout *l, const reading *r, int i);
/* How unlikely a reading is, with what speaks against the tiles as they are laid then, if so many
 * mistakes are left. */
void rv_layout_weigh(layout *l, reading *r, int most);
int rv_layout_cost(const layout *l, int faults);
/* A tile that is read so; or two. */
reading rv_reading_of(const layout *l, const way *w, int tile, int other);
/* Keeps the cheapest, in the order in which they were found. */
void rv_keep_reading(reading *list, int *n, int most, reading r);
/* A tile as it lies, named as the one at its place was typed; and its cell. */
const char *rv_layout_cell(const layout *l, const lying *t);
const char *rv_layout_word(const layout *l, int i, const lying *t);
/* Index of the tile that lies at a cell, or beside another; RV_NONE. */
int rv_layout_at(const layout *l, int x, int y);
int rv_layout_beside(const layout *l, const lying *t, int side);
/* Do two tiles agree where they touch, at this side of the first? */
bool rv_layout_agree(const rv_ruleset *rs, const lying *a, const lying *b, int side);
/* Number of sides of a tile that disagree with tiles whose index is `from` or more; one more if it
 * lies outside. */
int rv_layout_wrong(const layout *l, const lying *t, int from);
/* Number of tiles beside a tile. */
int rv_layout_neighbours(const layout *l, const lying *t);
/* Does the piece of a tile lie apart, as last counted? */
bool rv_layout_apart(const layout *l, int i);
/* Does another lie two cells away? Then one that is misread may belong between. */
bool rv_layout_near(const layout *l, int i);
/* How many mistakes explain what is wrong with the tiles as they are in `table`: one for each that
 * lies in the cell of another, for each piece that lies apart, and for each tile that must be taken
 * out (it is) until the others fit and lie inside, the worst first; if more than `most`, some.
 * `agreeing` and `apart` are counted before. */
int rv_layout_faults(layout *l, int most);
/* Does a follower hold another feature than he does now; or where nobody stands, is any feature
 * another one? How many who stand on the table would hold a feature that is completed, and keeps
 * find no house. */
bool rv_layout_changes(const layout *l);
int rv_layout_unsettled(const layout *l);
bool rv_is_deserted(const rv_board *b);
/* Says which tiles may lie otherwise, where they fit but what stands on them is not right. */
void rv_help_unsettled(layout *l, rv_diag *d);
/* The tiles of the document, but for those whose cell could not be read. False: there are none. */
bool rv_layout_take(layout *l, rv_case *c);
/* The help for a look that no tile has: those are offered that are nearest to it and fit there. */
void rv_layout_help_look(const layout *l, const rv_board_row *row);

#endif
