/* oracle.h - a second opinion on Carcassonne: The Castle, for tests.
 *
 * It is slow and plain on purpose and shares nothing with the engine: every question is answered
 * by filling the board afresh from the list of laid tiles. What it keeps between questions is
 * that list, the followers on the board, and what lies beside the board: scores, supplies, keeps,
 * wall tiles. The numbers in comments (C-41) are those of the rule ledger.
 *
 * A cell is a file (0 = a) and a rank (from 1). Sides are 0..3 = N E S W. Ports are the twelve
 * places round the rim, clockwise from the north-west corner:
 *
 *              nnw n nne            0  1  2
 *          wnw          ene     11           3
 *            w          e       10           4
 *          wsw          ese      9           5
 *              ssw s sse            8  7  6
 *
 * Ports are always those of the tile as it lies. Rotations are quarter turns clockwise, 0..3.
 * Players are 0 and 1. An oracle belongs to the caller of oracle_load, who frees it; everything
 * else is copied in and out. Nothing is printed and no file is opened.
 */
#ifndef REEVE_TESTS_ORACLE_H
#define REEVE_TESTS_ORACLE_H

#include <stdbool.h>

enum {
    ORACLE_TILES = 60,   /* most castle tiles; they are numbered from 1 */
    ORACLE_FILES = 26,   /* widest board */
    ORACLE_RANKS = 26,   /* deepest board */
    ORACLE_STARTS = 16,  /* most start spaces */
    ORACLE_CORNERS = 24, /* most corner towers */
    ORACLE_REGIONS = 8,  /* most regions of a tile: four quadrants, four arms */
    ORACLE_FEATURES = ORACLE_TILES * ORACLE_REGIONS,
    ORACLE_ITEMS = 24,  /* most features that one tile completes: one a port, one beyond it */
    ORACLE_USES = 8,    /* most doubling wall tiles named in a turn */
    ORACLE_TOKENS = 11, /* wall tiles 1..9, and 10 for an unknown one; 0 is none */
    ORACLE_UNKNOWN = 10,
    ORACLE_NAME = 24, /* size of a feature's name */
    ORACLE_ENTRIES = 64
};

enum oracle_kind { ORACLE_PATH, ORACLE_HOUSE, ORACLE_TOWER, ORACLE_COURT };

/* The options of the ledger; the first value of each is the default. */
enum { ORACLE_PER_FEATURE, ORACLE_END_OF_TURN };           /* wall_pickup */
enum { ORACLE_TRIPLE, ORACLE_QUADRUPLE, ORACLE_ONE_ONLY }; /* two_doublers */
enum { ORACLE_SINGLE, ORACLE_SPLIT };                      /* doubled_score_moves */
enum { ORACLE_SHARED, ORACLE_NOBODY };                     /* tie */

typedef struct {
    int wall_pickup;
    int extra_turn_same_turn;         /* 1, 0 */
    int wall_tiles_on_opponents_turn; /* 0, 1 */
    int two_doublers;
    int tile4_fountain;            /* points a tile: 2, 1 */
    int two_tile7;                 /* points a market: 8, 5 */
    int tile8_without_keep;        /* 0, 1 */
    int count_unused_start_spaces; /* 0, 1 */
    int empty_connectivity;        /* 4, 8 */
    int doubled_score_moves;
    int return_on_tie;                   /* 1, 0 */
    int incomplete_tokens_need_majority; /* 1, 0 */
    int tie;
} oracle_options;

typedef struct {
    int file, rank;
} oracle_cell;

typedef struct {
    oracle_cell cell;
    int port;
} oracle_place;

typedef struct {
    oracle_cell cell; /* of the feature's tile */
    int side;         /* an empty cell lies beyond it */
} oracle_open;

/* A feature in its current state. It is named by the cell laid first and the first place on it. */
typedef struct {
    enum oracle_kind kind;
    oracle_place name;
    int where; /* an index for oracle_where_name */
    int cells;
    oracle_cell cell[ORACLE_TILES]; /* in the order in which they were laid */
    int starts;
    int start[ORACLE_STARTS]; /* numbers of its start spaces */
    int tiles;                /* cells and starts */
    int opens;
    oracle_open open[4 * ORACLE_TILES];
    int followers[2];
    int fountains, markets;
} oracle_feature;

typedef struct {
    int token;       /* 2 or 3 */
    oracle_place on; /* any place of the feature that it doubles */
} oracle_use;

typedef struct {
    int player;
    int tile, rot;
    oracle_cell cell;
    int follower; /* its port, or -1 */
    int uses;
    oracle_use use[ORACLE_USES];
    int extra_turns; /* number of wall tiles 1 used for another turn */
    int orders;
    oracle_place order[ORACLE_ITEMS];
} oracle_turn;

enum oracle_verdict {
    ORACLE_LEGAL,
    ORACLE_BAD_TILE,     /* no such tile, or used up */
    ORACLE_BAD_CELL,     /* the tile cannot be placed there in this rotation, C-15 to C-24 */
    ORACLE_BAD_FOLLOWER, /* C-27 to C-34 */
    ORACLE_BAD_USE,      /* a wall tile that cannot be played, C-80 to C-91 */
    ORACLE_BAD_ORDER,    /* C-60, or a feature not completed by this turn, or named twice */
    ORACLE_BAD_DISCARD   /* the tile has a legal place, C-25 */
};

/* A completed feature, before its followers went home. */
typedef struct {
    oracle_feature feature;
    int winner; /* who has more followers, or -1 */
    int points; /* with doubling wall tiles */
} oracle_item;

typedef struct {
    int player, corner, token;
} oracle_take;

typedef struct {
    int items;
    oracle_item
        item[ORACLE_ITEMS]; /* in the order of scoring; features that no player scores come last */
    int takes;
    oracle_take take[ORACLE_CORNERS]; /* in the order in which they were taken */
} oracle_report;

typedef struct {
    int keep_size[2]; /* with tiles 8 */
    int empty_area;
    int keep[2];                  /* points */
    int courts[2];                /* points without tiles 7 */
    int tokens[2][ORACLE_TOKENS]; /* points that the wall tiles 4, 5, 6, 7 and 9 add */
    int total[2];                 /* with the score so far */
    int winners;                  /* bit 0 and bit 1 */
} oracle_ending;

typedef struct oracle oracle;

/* Made from the texts of the two data files; NULL if they cannot be read or memory ran out. The
 * oracle has default options and is ready for a new game. */
oracle *oracle_load(const char *tiles_text, const char *wall_text);
oracle *oracle_clone(const oracle *o);
void oracle_free(oracle *o);
void oracle_reset(
    oracle *o); /* starts a new game; the options stay, and no wall tile lies on a corner */

oracle_options oracle_defaults(void);
void oracle_set_options(oracle *o, const oracle_options *options);
/* By the words of the ledger ("wall_pickup", "end_of_turn"); false if the ledger has no such option
 * or value. */
bool oracle_set_option(oracle *o, const char *name, const char *value);
bool oracle_read_option(oracle_options *options, const char *name, const char *value);

/* To set up a position. Nothing is checked except that it can be stored. */
bool oracle_put(oracle *o, int tile, int rot, oracle_cell cell);
bool oracle_put_follower(oracle *o, int player, oracle_place place); /* one from the supply */
void oracle_set_score(oracle *o, int player, int score);
void oracle_set_supply(oracle *o, int player, int followers);
void oracle_set_keep(oracle *o, int player, int size);
void oracle_set_hand(oracle *o, int player, int token, int count);
bool oracle_set_corner(oracle *o, int corner, int token); /* corner: its lower number */

int oracle_score(const oracle *o, int player);
int oracle_supply(const oracle *o, int player);
int oracle_keep(const oracle *o, int player);
int oracle_hand(const oracle *o, int player, int token);
int oracle_corner(const oracle *o, int corner); /* the wall tile there, 0 none, -1 no corner */
int oracle_tiles_laid(const oracle *o);
int oracle_tiles_left(const oracle *o); /* neither laid nor discarded */
bool oracle_tile_used(const oracle *o, int tile);

/* The board itself. */
int oracle_tile_count(const oracle *o);
int oracle_cell_count(const oracle *o);
int oracle_corner_count(const oracle *o);
int oracle_corner_number(const oracle *o, int index);
int oracle_start_count(const oracle *o);
int oracle_start(const oracle *o, int index, oracle_cell *cell, int *side); /* its number */
bool oracle_inside(const oracle *o, oracle_cell cell);
int oracle_tile_at(const oracle *o, oracle_cell cell, int *rot); /* 0: none; rot may be NULL */

/* Legality. Whether the tile is used up is not checked. */
bool oracle_can_place(const oracle *o, int tile, int rot, oracle_cell cell);
bool oracle_fits(const oracle *o, int tile); /* on any cell, in any rotation */
bool oracle_can_deploy(const oracle *o, int player, int tile, int rot, oracle_place place);
/* Each feature that the player may claim with this tile, once, by its first place on the tile
 * (see oracle_where_name). The arrays have room for ORACLE_REGIONS. */
int oracle_deployments(const oracle *o, int player, int tile, int rot, oracle_cell cell,
                       enum oracle_kind kind[], int where[]);

/* Features. `name` has room for ORACLE_FEATURES; ordered by name as laid. */
int oracle_features(const oracle *o, oracle_place name[]);
/* False if no region is there: an empty cell, or a middle between two kinds. */
bool oracle_feature_at(const oracle *o, oracle_place place, oracle_feature *out);
void oracle_name(const oracle_feature *f, char out[ORACLE_NAME]); /* "tower@e5.ne" */
const char *oracle_where_name(int where); /* "n", "e" ... or NULL when out of range */
int oracle_where_port(int where);         /* a port that belongs to this place, or -1 */

/* Play. An illegal turn changes nothing. The report may be NULL. Features that `order` omits follow
 * those of the same scorer that it lists, in a fixed order; the player's own features always come
 * before the opponent's. */
enum oracle_verdict oracle_play(oracle *o, const oracle_turn *turn, oracle_report *report);
enum oracle_verdict oracle_try(const oracle *o, const oracle_turn *turn, oracle_report *report);
enum oracle_verdict
oracle_discard(oracle *o, int tile); /* a drawn tile without a legal place goes to the box */
/* Whether the orders that the rules and the turn leave open differ in which player takes which wall
 * tile. False for an illegal turn. */
bool oracle_order_matters(const oracle *o, const oracle_turn *turn);

/* The result of final scoring now; the oracle does not change. */
void oracle_final(const oracle *o, oracle_ending *ending);

/* ---- records, as the simulation writes them: a line a turn, few keys ---- */

typedef struct {
    bool none;
    oracle_turn turn;
    int discards;
    int discard[ORACLE_TILES];
} oracle_entry;

typedef struct {
    oracle_options options;
    int corners;
    int corner[ORACLE_CORNERS], token[ORACLE_CORNERS]; /* wall tiles, by the Castle's numbers */
    int entries;
    oracle_entry entry[ORACLE_ENTRIES];
    int result[2];
} oracle_record;

/* Reads a record of The Castle, an edition of it, The Falcon without its tiles, or Zamek. Returns
 * 0, or the number of the line that cannot be read. */
int oracle_read_record(const char *text, oracle_record *out);
/* Sets up its table. */
void oracle_begin(oracle *o, const oracle_record *record);
/* Plays one entry, with its discards. The report may be NULL. */
enum oracle_verdict oracle_play_entry(oracle *o, const oracle_entry *entry, oracle_report *report);
/* The number in Zamek of the wall tile (a "special token") with this number in The Castle (Z-5),
 * and back. */
int oracle_zamek_token(int token);
int oracle_castle_token(int zamek);
/* "path@e5.n", or in the words of Zamek "road@e5.n". False if it is not such a name. */
bool oracle_read_name(const char *text, enum oracle_kind *kind, oracle_place *place);

#endif
