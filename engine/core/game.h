/* game.h - the state of a game: board, features, seats, for all rulesets.
 *
 * The state lives in one arena, which the caller owns; all changes go through the journal, so that
 * rv_checkpoint and rv_undo can try a change and take it back. Functions that change the state may
 * longjmp (no memory) before they change anything.
 */
#ifndef RV_GAME_H
#define RV_GAME_H

#include "base/journal.h"
#include "ruleset/ruleset.h"

#define RV_NONE (-1)
#define RV_CELL_NAME 24 /* bytes for the name of any cell */

/* A cell of the board. All zero is an empty cell inside; `wall` marks the border around a bounded
 * board, on which start spaces lie. */
typedef struct rv_cell {
    uint16_t tile; /* index of the tile on it, plus one */
    int16_t front; /* index in the list of empty cells beside tiles, plus one */
    uint8_t wall;
} rv_cell;

/* What an empty cell requires of a tile: the edge codes that the tile must show, one nibble for
 * each side; 0 on a side without a requirement. */
typedef uint16_t rv_ask;
/* The sides with a requirement, four bits each. */
static inline rv_ask rv_ask_care(rv_ask ask) {
    return (rv_ask)(((ask | ask >> 1 | ask >> 2 | ask >> 3) & 0x1111) * 0xf);
}

/* A tile on the table, or a start space. */
typedef struct rv_placed {
    const rv_tile *tile;
    int16_t index; /* into the ruleset's tiles; for a start space, into its starts */
    int16_t x, y;
    int32_t pos;
    int32_t first; /* node of region 0: see rv_node_of */
    int32_t built; /* node of the region that was built over it later, or RV_NONE (B-4) */
    int32_t
        guest; /* the newest node beside one of a region of its own, or RV_NONE: rv_node_beside */
    uint8_t quarters;
    bool start;
} rv_placed;

/* A follower in one byte; 0 is none. */
_Static_assert(RV_MAX_PLAYERS <= 15 && RV_MAX_FIGURES <= 16, "each has four bits");
static inline uint8_t rv_follower_of(int player, int figure) {
    return (uint8_t)((player + 1) | figure << 4);
}
static inline int rv_owner_of(uint8_t follower) {
    return (follower & 0xf) - 1;
}
static inline int rv_figure_of(uint8_t follower) {
    return follower >> 4;
}

static inline int rv_node_of(const rv_placed *p, int region) {
    return p->built != RV_NONE && region == p->tile->built ? p->built : p->first + region;
}

/* A region on the table, and its feature, which is represented by one of its nodes, the root. Where
 * a second figure stands on a region it has a node of its own, a guest, which counts for nothing
 * but the figure and is never a root (FL-6, CC-6). The members below the line are used at roots
 * only. Members that change together lie together, and are journalled together. */
typedef struct rv_node {
    int32_t root;
    int32_t next; /* ring of all nodes of the feature */
    int16_t placed;
    uint8_t
        corner; /* where four tiles meet, and the figure stands there: a place; 0: it does not */
    uint8_t region, kind;
    uint8_t follower; /* a follower, rv_follower_of */
    /* ---- */
    bool kept; /* completed, and not scored: followers stay there, and are not taken from it; it
                  joins no other */
    union {
        struct {
            int32_t size;
            int32_t open; /* open ends: sides of its regions that face an empty cell inside; for a
                             feature that is completed by its
                             surroundings (K-24), empty cells around it */
        };
        int32_t guest; /* of a guest: the one before it on its tile, or RV_NONE */
        uint64_t extent;
    };
    union {
        struct {
            int16_t laid; /* number of nodes that are not start spaces */
            int16_t doubles, prizes;
            int16_t collects; /* tokens for the player who scores it */
        };
        uint64_t content;
    };
    union {
        uint8_t followers[8]; /* their weights (rv_figure_weight), by player */
        uint64_t all_followers;
    };
    rv_symbols symbols; /* the declared marks on it */
} rv_node;

/* Turns that are owed to a player besides those in order. The second part of a double turn is one
 * entry more, but no turn of its own (M-40): what a game allows once in a turn is allowed once in
 * both parts together. */
typedef struct rv_owed {
    int16_t extra; /* their number, the second part included */
    bool part;     /* one of them is the second part of a double turn: the first, but for … */
    uint8_t soon;  /* … so many that belong to the first part */
    uint32_t once; /* what has been done already that a turn allows once: bit set of modules */
} rv_owed;
_Static_assert(sizeof(rv_owed) == 8, "no byte is unset, because states are compared byte by byte");
_Static_assert(RV_MODULES <= 32, "there is a bit for each in rv_owed.once and rv_modules.takers");

/* The counts of a feature of all tiles are no larger than their types. */
_Static_assert(RV_TILE_REGIONS *RV_LIMIT_TILES <= INT16_MAX, "rv_node.laid to collects");
_Static_assert(RV_MAX_PLAYERS <= sizeof((rv_node){0}.followers), "rv_node.followers");
_Static_assert(RV_MAX_PLAYERS <= 8, "bit sets of players are bytes");
_Static_assert(RV_MAX_FIGURES <= 16, "bit sets of figures have 16 bits");
_Static_assert(RV_MAX_PIECES <= 8, "bit sets of sorts of pieces are bytes");
_Static_assert(RV_LIMIT_SIDE <= 64, "rv_ruleset.inside has a bit for each column");
_Static_assert(4 * (RV_LIMIT_TILES + RV_MAX_STARTS) + 5 <= INT16_MAX, "rv_cell.front");

typedef struct rv_seat {
    int32_t score;
    uint32_t taken; /* corners of the track that the player has emptied in this turn, a bit each */
    int16_t pieces[RV_MAX_PIECES + 1]; /* stock: pieces other than followers, in hand */
    int16_t supply[RV_MAX_FIGURES];    /* by figure */
    int16_t returning[RV_MAX_FIGURES]; /* followers from scored features, in hand from the next
                                          turn (C-61) */
    int32_t from[RV_MAX_FIGURES]; /* the node where one stood that was scored in this turn, plus
                                     one; kept for scripts only */
    int16_t away[RV_MAX_FIGURES]; /* neither on the board nor in hand: a script knows where */
} rv_seat;

/* The features that a tile can complete: its own, those that end at its sides without joining them,
 * and those that it surrounds (K-24). */
#define RV_TURN_COMPLETED (RV_TILE_REGIONS + 3 * RV_SIDES + 8)

enum { RV_PLACED = 1, RV_SCORING }; /* rv_turn.placing; scoring has begun, too */

typedef struct rv_game rv_game;

/* Receives what the engine reports during play; NULL in trials. Texts are valid only during the
 * call. */
typedef struct rv_listener {
    void (*tell)(void *ud, const rv_item *item);
    void *ud;
} rv_listener;

/* Work that is limited for one document, over all its judgements. */
typedef struct rv_effort {
    int orders; /* features scored to try orders of scoring */
    bool spent; /* the limit was reached */
} rv_effort;

/* A state that a search has reached, and the number of the search. */
typedef struct rv_tried {
    uint64_t state;
    int64_t search;
} rv_tried;

/* Why a player does something, and the rule citation. */
typedef struct rv_ground {
    const char *why;
    int cite;
} rv_ground;

/* What games say of what only they have, when they begin, for whoever judges: texts, rule
 * citations, options. What no game says is zero. */
typedef struct rv_terms {
    struct {             /* extra turns */
        int most;        /* so many can be owed by the rules … */
        const char *by;  /* … and what gives them */
        rv_ground again; /* why a player goes on whose tile was no_follower_marks, … */
        rv_ground once;  /* … and why not a second time */
    } extra;
    struct {                    /* what lies on the corners */
        const char *what, *who; /* its name; as a question what rv_taken tells … */
        int option;             /* … and the option that this depends on */
    } corners;
    struct {              /* a tile in hand */
        const char *from; /* where it comes from */
        int cite, aside;  /* that it is played; that it may be put aside */
    } hand;
    int set_option;  /* the option that says which parts of the set are played with */
    int no_follower; /* that none is placed on a tile that is no_follower_marks (a diagnostic) */
    int kept;        /* that none is taken from a feature that is kept (a diagnostic) */
} rv_terms;

/* Where some tiles come before others: the batches of the stack, from the top, in which copies of a
 * tile lie (core/stack.h): those of a game from 1 on, below the tile that is drawn first. What is
 * complained of a tile that is drawn too early, and the option that it depends on, or RV_NONE. */
typedef struct rv_batch {
    uint8_t first, others; /* of the copy that is drawn first; of the others */
} rv_batch;
typedef struct rv_early {
    int16_t code, option;
} rv_early;

/* House rules: see module.h and state.h. */
typedef struct rv_hooks rv_hooks;
typedef struct rv_house rv_house;
struct rv_kept;

/* The board: cells, tiles on them, and the regions of these, joined to features. */
typedef struct rv_board {
    rv_cell *cells;
    int width, height, x0, y0; /* cell (x,y) is cells[(y - y0) * width + x - x0] */
    int32_t step[RV_SIDES];    /* from a cell to its neighbour */
    int32_t around[8];         /* to the eight cells around it, row by row */
    rv_placed *placed;
    int32_t nplaced, cap_placed;
    rv_node *nodes;
    int32_t nnodes, cap_nodes;
    int32_t *front; /* empty cells beside tiles … */
    rv_ask
        *asks; /* … and the requirements of each: side by side, because all are used in each turn */
    int32_t nfront;
    /* regions of a tile that are one feature in this game although they are printed apart: by tile
       and region, the region before it with which it is joined, plus one; NULL: there are none */
    const uint8_t (*joined)[RV_TILE_REGIONS];
    rv_kind_set open; /* the kinds that are never completed: they have an open end more */
} rv_board;

/* The set of tiles, and the stack from which they are drawn. */
typedef struct rv_stack {
    uint16_t *unused; /* copies of the set that are not played with, for each tile … */
    int32_t nunused;  /* … and of all */
    uint16_t *gone;   /* copies placed or discarded, for each tile */
    int32_t n;        /* tiles in it */
    int32_t unseen; /* tiles that left the stack and that nobody has seen: they are among the copies
                       to come, and none of them comes */
    const int8_t (*hides)[2]; /* by tile: how many leave unseen with it when it is laid, and when it
                                 is put aside; NULL: none do */
    rv_symbols waits;         /* marks by which tiles may be set aside (rv_waiting), */
    int16_t *waits_for;       /* and the token of each mark */
    const rv_batch *batches;  /* by tile; NULL: no tile comes before another */
    rv_early (*early)(int drawn, int batch); /* of a game's batches: drawn from, and of the tile */
    int16_t *held; /* by player: a tile that he has already, and plays instead of drawing one, its
                      index + 1; it is among those to come; NULL: nobody ever has one */
    int8_t *hands; /* by tile: the pieces of which laying it costs one, or RV_NONE; NULL: no tile
                      is held so */
} rv_stack;

/* Which figures are in the game, and how they may be used. */
typedef struct rv_figures {
    int n;              /* of the ruleset's, without the last that nobody has */
    uint16_t alone;     /* bit set of those that are written by their key alone */
    rv_kind_set barred; /* the kinds on which no follower may be placed */
    rv_symbols
        no_follower_marks; /* marks: on a tile with all of them no follower may be placed; 0 */
    bool companions;       /* some figures join followers */
    bool weak;             /* some followers have no strength */
    uint16_t bars;         /* bit set of those that bar others (rv_figure_row.bars) */
    int32_t *found;        /* scratch: by player and figure, where rv_figure_at found it last */
} rv_figures;

/* The turn being played, and those that are owed. */
typedef struct rv_turn {
    int32_t to_move;
    union {
        struct {
            int16_t extra; /* extra turns owed to the player to move, as rv_owed has them */
            bool part;
            uint8_t soon;
            uint32_t once;
        };
        rv_owed owed;
    };
    int extra_turn_figure; /* the figure that gives its player a second part of the turn when a tile
                    extends its feature; RV_NONE … */
    bool may_leave;        /* … and that part may be left out */
    bool second;           /* this turn is the second part of a double turn */
    bool from_hand;        /* its tile was held */
    uint16_t came_home;    /* bit set of the figures that were scored in it (rv_seat.from) */
    uint8_t round;         /* the last tile lies, and so many players are still asked (AM-23) */
    bool ended;            /* a house rule ended it: no follower, no extra turn */
    bool begun;            /* its tile is a further one, or house rules know that it has begun */
    int8_t laid;           /* who laid the last tile, or had none (AM-23) */
    uint8_t placing;       /* its tile is on the table; used only by house rules */
    int32_t last;          /* tile placed last, RV_NONE before the first */
    int32_t ncompleted;
    int32_t completed[RV_TURN_COMPLETED]; /* roots of the features that it completed */
} rv_turn;

/* Points, and to whom they are reported. */
typedef struct rv_scoring {
    rv_listener listener;
    int32_t reported;  /* the feature of the item being reported, or RV_NONE */
    bool explained;    /* asides are reported, too: reasons why things happen or do not */
    bool final;        /* final scoring has begun */
    bool may_owe;      /* scores may be below 0 */
    bool beyond;       /* points went beyond RV_LIMIT_POINTS: nothing that was counted holds */
    rv_effort *effort; /* where work is counted: the caller's, or `own` */
    rv_effort own;
} rv_scoring;

/* Rules of one game only: of the game itself, then of its expansions (core/module.h). */
typedef struct rv_modules {
    int n;
    const struct rv_module *row[RV_MODULES];
    uint64_t taken;           /* bit set of the steps that they have … */
    uint32_t *takers;         /* … and for each of these, bit set of those of them that have it */
    int8_t piece[RV_MODULES]; /* the sort of pieces of each module; RV_MAX_PIECES, of which no
                                 player has any, if the ruleset has no such sort */
    rv_symbols mark[RV_MODULES]; /* the mark of each module on tiles, as in rv_tile.symbols */
    void *state[RV_MODULES];     /* by module; NULL for modules that are not in the game */
    const struct rv_construction *construction; /* of the module with pieces that are built along
                                              with tiles; NULL: nothing is built … */
    int8_t builds;                              /* … the sort of these pieces */
} rv_modules;

enum { RV_DONE_MOST = 128 };

/* House rules, and what they have done. */
typedef struct rv_scripting {
    rv_hooks *hooks;
    const rv_house *house; /* of these; NULL without them */
    uint32_t hooked;       /* bit set of the hooks of the enabled scripts */
    const char *by;        /* the script that is acting; NULL: the rules */
    const char *giver;     /* the script whose effect a score is; NULL */
    const char *by_key;    /* the key of an entry whose action it is doing; NULL */
    int chooser;           /* who chose what that key does */
    int32_t *done; /* by action of a script: RV_DONE_MOST times how many tiles lay when it was done
                      last, and how often it was since */
    struct rv_kept *kept; /* values that scripts store from turn to turn */
    int32_t nkept;
    int32_t effects; /* that scripts have had on it; the journal takes those of trials back */
} rv_scripting;

/* Scratch of counts and searches, one at a time. */
typedef struct rv_scratch {
    uint32_t *stamps; /* when a tile, or a node, was counted last */
    uint32_t stamp;
    rv_tried *tried; /* a table of the states reached */
    int cap_tried;
    int64_t search;
} rv_scratch;

struct rv_game {
    rv_arena *arena;
    const rv_ruleset *rs;
    rv_journal journal;
    uint8_t option[RV_O_COUNT]; /* index of the current value */
    int16_t start_tile;         /* lies on 0,0 by these options; RV_NO_TILE: none does */
    rv_terms terms;             /* of what only some games have */
    rv_board board;
    rv_stack stack;
    struct rv_lying *tokens; /* one for each token of the ruleset, in the order of its kinds and
                                their faces: core/tokens.h; NULL: the game has none */
    int32_t ntokens, *first_token; /* of each kind, and behind the last one */
    int nplayers;
    rv_seat seats[RV_MAX_PLAYERS];
    uint8_t unknown_stock[RV_MAX_PIECES + 1]; /* bit set of the players whose stock is not known,
                                          because a position did not give it */
    rv_figures figures;
    rv_turn turn;
    bool over;
    rv_scoring scoring;
    rv_modules modules;
    const struct rv_key *own_rows;         /* of keys that scripts add; NULL */
    const struct rv_acting *const *acting; /* by moment, see record/key.h; NULL: no rows act */
    rv_scripting scripts;
    bool *described;           /* the tiles that a document names by look, for texts; NULL */
    const char *const *labels; /* of the players, for texts; NULL: their numbers are used */
    rv_scratch scratch;
};

/* The cells of an unbounded board are many, and a game uses few: callers that play many games keep
 * them. Between games all are zero. */
typedef struct rv_grid {
    rv_cell *cells;
    size_t n;
} rv_grid;

/* A game before its first turn. The option values are copied. `grid` belongs to the caller and has
 * the cells of an unbounded board; NULL: they are in the arena. May longjmp. */
rv_game *rv_game_new(rv_arena *a, const rv_ruleset *rs, const uint8_t option[RV_O_COUNT],
                     int nplayers, rv_grid *grid);
/* Ends the use of the game: its cells are set to zero again. */
void rv_grid_clear(rv_grid *grid, const rv_game *g);
void rv_grid_free(rv_grid *grid);
/* module.c: gives a new game its modules; they begin, and say what is played with. */
void rv_modules_find(rv_game *g);
void rv_modules_begin(rv_game *g);
/* Lays the first tile of the ruleset, if it says one, above all batches of the stack (stack.c). */
void rv_stack_first(rv_game *g);
/* stack.c: finds the tiles with which others leave unseen. */
void rv_hiding_begin(rv_game *g);
void rv_waiting_begin(rv_game *g);
/* tokens.c: puts all tokens of a new game into the supply, but those whose option is off. */
void rv_tokens_begin(rv_game *g);

/* So many extra turns more, or fewer: those of a position, one more for an entry, and no more by
 * scripts than there are tiles. */
_Static_assert(100 + RV_LIMIT_MOVES + RV_LIMIT_TILES <= INT16_MAX, "rv_owed.extra");
static inline void rv_owe_turns(rv_game *g, int more) {
    RV_ADD(g, g->turn.extra, more);
}

/* The number of followers of all figures that a player has in hand, but those that stand on some
 * kinds only. */
static inline int rv_in_hand(const rv_game *g, int player) {
    int n = 0;
    for (int f = 0; f < g->figures.n; f++)
        n += g->figures.alone >> f & 1 ? 0 : g->seats[player].supply[f];
    return n;
}

static inline int rv_checkpoint(const rv_game *g) {
    return g->journal.n; /* NOLINT(clang-analyzer-core.NullDereference): a query has a game */
}
void rv_undo(rv_game *g, int checkpoint);

/* "wall_pickup: end_of_turn": an option with its current value, or "" if the ruleset lacks it. */
const char *rv_option_words(const rv_game *g, rv_arena *a, int option);

/* Copies of a tile that are in the set and not in the game. */
static inline void rv_leave_out(rv_game *g, int tile, int copies) {
    g->stack.unused[tile] = (uint16_t)(g->stack.unused[tile] + copies);
    g->stack.nunused += copies;
}
/* The number of copies of a tile in the set in use; of those still to come. */
static inline int rv_copies(const rv_game *g, int tile) {
    return g->rs->tiles[tile].count[g->option[RV_O_EDITION]] - g->stack.unused[tile];
}
static inline int rv_copies_left(const rv_game *g, int tile) {
    return rv_copies(g, tile) - g->stack.gone[tile];
}
/* The number of tiles in the set in use. */
static inline int rv_set_size(const rv_game *g) {
    return g->rs->nlaid[g->option[RV_O_EDITION]] - g->stack.nunused;
}

/* ---- board --------------------------------------------------------------------------------- */

/* The index of a cell, or RV_NONE outside the grid. */
static inline int rv_pos(const rv_board *b, int x, int y) {
    unsigned i = (unsigned)x - (unsigned)b->x0, j = (unsigned)y - (unsigned)b->y0;
    bool within = i < (unsigned)b->width && j < (unsigned)b->height;
    return within ? (int)j * b->width + (int)i : RV_NONE;
}
static inline int rv_step(const rv_board *b, int pos, int side) {
    return pos + b->step[side];
}
static inline int rv_pos_x(const rv_board *b, int pos) {
    return pos % b->width + b->x0;
}
static inline int rv_pos_y(const rv_board *b, int pos) {
    return pos / b->width + b->y0;
}
/* Whether tiles can lie on the cell. */
bool rv_inside(const rv_board *b, int x, int y);
/* Whether tiles can lie on the cell, and none does. */
static inline bool rv_cell_is_free(const rv_board *b, int x, int y) {
    return rv_inside(b, x, y) && !b->cells[rv_pos(b, x, y)].tile;
}
/* "e5", or "2,-1" on an unbounded board. */
void rv_cell_write(const rv_ruleset *rs, int x, int y, char name[RV_CELL_NAME]);
const char *rv_cell_name(const rv_ruleset *rs, rv_arena *a, int x, int y);
static inline const char *rv_cell_at(const rv_game *g, rv_arena *a, int pos) {
    return rv_cell_name(g->rs, a, rv_pos_x(&g->board, pos), rv_pos_y(&g->board, pos));
}
/* Reads the name of a cell: returns 0 and its coordinates, or the code of the diagnostic. */
int rv_cell_of(const rv_game *g, rv_str name, int *x, int *y);

/* The code for two sides that do not match: of a start space, of a game in which whole edges must
 * match, or of one in which only lines must match. */
static inline int rv_cut_code(const rv_ruleset *rs, bool start) {
    return start ? RV_D_PATH_CUT_START : rs->all_ports_fit ? RV_D_EDGE_CUT : RV_D_PATH_CUT;
}
/* Why a tile cannot be placed on a cell, by the code of a diagnostic; RV_NONE: it can. */
int rv_fit(const rv_game *g, const rv_tile *t, int quarters, int pos);
/* Whether a line leaves a tile there, as it lies. */
bool rv_shows_line(const rv_ruleset *rs, const rv_tile *t, int quarters, int side);
/* The requirement of a cell; 0 if it has none, or no tile can lie there. */
static inline rv_ask rv_ask_at(const rv_board *b, int pos) {
    int front = b->cells[pos].front;
    return front ? b->asks[front - 1] : 0;
}
/* Whether the edge codes of a tile satisfy a requirement, nibble by nibble. A side without features
 * satisfies any (AM-11). */
static inline bool rv_answers(uint16_t edges, rv_ask ask) {
    return !((edges ^ ask) & rv_ask_care(ask) & rv_ask_care(edges));
}
/* Whether rv_fit finds nothing wrong, fast. House rules are not called: see rv_may_lie. */
static inline bool rv_fits(const rv_board *b, const rv_tile *t, int quarters, int pos) {
    const int front = b->cells[pos].front;
    return front && rv_answers(t->edges[quarters], b->asks[front - 1]);
}
/* The number of cells of the front that are tested at once: the lists have room for that many
 * additional cells. */
enum { RV_FRONT_BLOCK = 16 };
/* The rotations in which a tile fits, as a bit set, for every cell of the front: the fastest test
 * of all cells. `turns` has room for RV_FRONT_BLOCK more. Returns their number. */
int rv_fitting(const rv_board *b, const rv_tile *t, uint8_t *turns);
/* The number of bits of a set of rotations: a digit of the constant for each set. */
static inline int rv_count_turns(unsigned turns) {
    return (int)(0x4332322132212110u >> 4 * turns & 0xf);
}
/* Whether no follower may be placed on a tile that lies; on the tile just laid. */
static inline bool rv_takes_no_follower(const rv_game *g, int placed) {
    return g->figures.no_follower_marks &&
           (g->board.placed[placed].tile->symbols & g->figures.no_follower_marks) ==
               g->figures.no_follower_marks;
}
static inline bool rv_last_takes_no_follower(const rv_game *g) {
    return g->turn.last != RV_NONE && rv_takes_no_follower(g, g->turn.last);
}
/* Replaces a tile on the table by another one with one more region at the end, which is built over
 * it. */
void rv_add_region(rv_game *g, int placed, const rv_tile *as);
/* Lays the ruleset's start tile on 0,0, if it has one (K-2), and those that lie beside it. */
void rv_lay_start(rv_game *g);
bool rv_is_start_tile(const rv_game *g, int tile);
/* Whether a tile more can lie on the table. One that is drawn can; of others it must be asked. */
static inline bool rv_has_room(const rv_board *b) {
    return b->nplaced < b->cap_placed;
}
/* Lays a tile, for which there must be room, without testing whether it fits; joins features, and
 * lists the features it completes. */
int rv_lay(rv_game *g, const rv_tile *t, int index, int quarters, int pos, bool start);

/* ---- features ------------------------------------------------------------------------------ */

/* The index of a feature among those that the turn has completed; RV_NONE. */
static inline int rv_completed_index(const rv_game *g, int root) {
    int i = g->turn.ncompleted - 1;
    while (i >= 0 && g->turn.completed[i] != root)
        i--;
    return i;
}
static inline int rv_root(const rv_board *b, int node) {
    return b->nodes[node].root;
}
static inline bool rv_is_root(const rv_board *b, int node) {
    return b->nodes[node].root == node;
}
/* Whether a figure of this sort, or with NULL a follower, cannot be placed on any feature of this
 * kind (K-32). One that names the kinds on which it stands is not barred, nor is one that stands
 * alone (M-53). */
static inline bool rv_is_barred(const rv_game *g, int kind, const rv_figure_row *f) {
    return g->figures.barred >> kind & 1 && !(f && (f->on || f->alone));
}

static inline const rv_kind *rv_kind_of(const rv_game *g, int node) {
    return &g->rs->kinds[g->board.nodes[node].kind];
}
#define RV_EACH_NODE(b, root, it)                                                                  \
    for (int it = (root), it##_first = 1; it##_first || it != (root);                              \
         it##_first = 0, it = (b)->nodes[it].next)
/* The figures that stand on a feature: the node of each, and (rv_follower_of) who it is. */
#define RV_EACH_FIGURE(b, root, it, who)                                                           \
    RV_EACH_NODE(b, root, it)                                                                      \
        for (uint8_t who = (b)->nodes[it].follower; who; who = 0)

/* The i-th node of a tile (RV_NONE: of no tile) on which a figure can stand, at most RV_STANDS: of
 * its regions, then of guests; RV_NONE. */
#define RV_STANDS 80 /* twelve regions, and all figures of six players */
static inline int rv_stand_at(const rv_board *b, int placed, int i) {
    const rv_placed *p = placed == RV_NONE ? NULL : &b->placed[placed];
    int node = !p ? RV_NONE : i < p->tile->nregions ? rv_node_of(p, i) : p->guest;
    for (int k = p ? i - p->tile->nregions : 0; k > 0 && node != RV_NONE; k--)
        node = b->nodes[node].guest;
    return node;
}
#define RV_EACH_STAND(b, placed, it)                                                               \
    for (int it##_i = 0, it; (it = rv_stand_at(b, placed, it##_i)) != RV_NONE; it##_i++)
/* Whether this figure, too, can stand on the region of a node, where somebody stands: in a crowded
 * ruleset, or if one of the two stands alone and bars no follower (HS-8); a node for it, a guest.
 */
bool rv_has_room_beside(const rv_game *g, int node, int figure);
int rv_node_beside(rv_game *g, int node);
/* The tile laid at a position; the node of one of its regions; RV_NONE if there is none. */
static inline int rv_placed_at(const rv_board *b, int pos) {
    return b->cells[pos].tile - 1;
}
/* The start space beside a cell whose feature leaves towards it; RV_NONE. */
int rv_start_beside(const rv_board *b, int pos);
/* The eight cells around a cell. */
#define RV_EACH_AROUND(b, pos, at)                                                                 \
    for (int at##_i = 0, at; at##_i < 8 && (at = (pos) + (b)->around[at##_i], true); at##_i++)
/* The node of a tile that is completed by the cells around it (K-24), or RV_NONE. */
static inline int rv_around_node(const rv_board *b, int placed) {
    const int region = placed == RV_NONE ? RV_NO_REGION : b->placed[placed].tile->around;
    return region == RV_NO_REGION ? RV_NONE : rv_node_of(&b->placed[placed], region);
}
/* The ports of all regions of a tile that belong to a feature, and the ports of others of some
 * kinds, a bit each. */
rv_ports rv_feature_ports(const rv_board *b, int placed, int root, unsigned kinds,
                          rv_ports *others);
/* Whether a tile shows a feature. */
bool rv_covers(const rv_board *b, int placed, int root);
/* The number of tiles of a feature; a start space counts as one (C-49). */
int rv_feature_tiles(rv_game *g, int root);
/* Gives its tiles a stamp, and those that complete it by lying around it. */
void rv_stamp_tiles(rv_game *g, int root);
static inline bool rv_feature_holds(const rv_board *b, int root) {
    return b->nodes[root].all_followers != 0;
}
/* The node of some kinds, a bit each, at a place of a tile: exactly there, or else the only one of
 * these kinds that touches the edge (input is lenient). RV_NONE if there is none, or several. */
int rv_node_of_place(const rv_board *b, int placed, unsigned kinds, int place);
/* "ne": the canonical place of a feature on a tile, which belongs to no other feature of some
 * kinds; its number, and the name of the feature "road@e5.ne". */
int rv_place_number(const rv_board *b, int placed, int root, unsigned kinds);
/* The same of one region of it, where another has that place. */
int rv_own_place(const rv_board *b, int node);
static inline const char *rv_place_on(const rv_board *b, int placed, int root, unsigned kinds) {
    return rv_place_name(rv_place_number(b, placed, root, kinds));
}
const char *rv_feature_name(const rv_game *g, rv_arena *a, int root);
/* The same, in the arena of the game. */
static inline const char *rv_name_of(const rv_game *g, int root) {
    return rv_feature_name(g, g->arena, root);
}
const char *rv_feature_name_on(const rv_game *g, rv_arena *a, int root, int placed); /* by a tile */
/* The corners of a tile, a bit each by their places, at which a feature has both half-edges on each
 * of the four tiles that meet, all areas (AM-52); the first such cell that lacks it, or RV_NONE. */
unsigned rv_corners(const rv_board *b, const rv_kind *kinds, int placed, int root);
int rv_corner_gap(const rv_board *b, const rv_kind *kinds, int placed, int corner);
/* The features of a tile that lies there, if one does, that show this (NULL: all) and have no stamp
 * yet; each gets one. */
int rv_feature_unseen(rv_game *g, const rv_places *of, int placed, int *region);
#define RV_EACH_UNSEEN(g, of, placed, root)                                                        \
    for (int root##_at = 0, root; (root = rv_feature_unseen(g, of, placed, &root##_at)) != RV_NONE;)
/* The tile of a feature that was laid first, or RV_NONE if it consists of start spaces only. */
int rv_feature_first(const rv_board *b, int root);
/* Whether a feature consists of start spaces only; then it has no name and is never listed. */
static inline bool rv_unnamed(const rv_board *b, int root) {
    return b->nodes[root].laid == 0;
}

/* "follower"; "small follower" in a game that has other figures, too. */
const char *rv_figure_name(const rv_game *g, int figure);
/* Places a figure on a node; removes one, which is then nowhere, and returns it; sends one home,
 * into `returning`; sends home all of a feature; or one of a player's, if any. Those that join
 * followers (rv_figure_row.joins) go home when the last follower of theirs is removed (T-23). */
void rv_deploy(rv_game *g, int player, int node, int figure);
/* The first of the corners of a feature on a tile, or 0; a figure that stands on the node stands at
 * this corner. */
static inline int rv_first_corner(const rv_game *g, int placed, int root) {
    const unsigned corners = rv_corners(&g->board, g->rs->kinds, placed, root);
    return corners ? __builtin_ctz(corners) : 0;
}
static inline void rv_put_at_corner(rv_game *g, int node, int place) {
    RV_SET(g, g->board.nodes[node].corner, (uint8_t)place);
}
uint8_t rv_lift(rv_game *g, int node);
void rv_send_home(rv_game *g, uint8_t follower);
void rv_return_followers(rv_game *g, int root);
/* A figure that has left the node comes home because what it stood on was scored. */
void rv_return_scored(rv_game *g, int node, uint8_t follower);
bool rv_return_one(rv_game *g, int player, int root);
/* Moves a figure from a node to another one, on which nobody stands. */
void rv_relocate(rv_game *g, int from, int to);

/* How many followers of a player's stand on a feature, a large one once. */
int rv_followers_on(const rv_game *g, int player, int root);
/* The strength of a player's followers on it: what counts for a majority, before house rules. */
int rv_strength_on(const rv_game *g, int player, int root);
/* The node on which a player's figure stands of which each has one; RV_NONE. */
int rv_figure_at(const rv_game *g, int player, int figure);

/* Whether a feature, or a tile, shows something of what a house rule is about. */
bool rv_feature_shows(const rv_game *g, int root, const rv_places *places);
bool rv_tile_shows(const rv_tile *t, const rv_places *places);
/* Whether the tile laid last, one beside it or one of their features shows it, or such a figure has
 * been scored in the turn. */
bool rv_is_near(rv_game *g, const rv_places *places);
/* Whether such a figure stands on a feature, whoever owns it. */
static inline bool rv_has_figure(const rv_game *g, int root, int figure) {
    return rv_feature_shows(g, root,
                            &(rv_places){.some = true, .figures = (uint16_t)(1u << figure)});
}
static inline bool rv_joins(const rv_ruleset *rs, int figure, int kind) {
    return rs->figures[figure].joins >> kind & 1;
}
/* The rule citation, of the two for lines and for areas, that decides about such a figure. */
static inline int rv_joining_cite(const rv_ruleset *rs, int figure, int cite) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rv_joins(rs, figure, k) && rs->kinds[k].area)
            return cite + 1;
    return cite;
}
/* Whether a player has a follower on a feature, whom such a figure can join. */
static inline bool rv_has_there(const rv_board *b, int player, int root) {
    return b->nodes[root].followers[player] > 0;
}

/* The corners that anybody has emptied in this turn, a bit each. */
static inline uint32_t rv_taken(const rv_game *g) {
    uint32_t all = 0;
    for (int p = 0; p < g->nplayers; p++)
        all |= g->seats[p].taken;
    return all;
}

#endif
