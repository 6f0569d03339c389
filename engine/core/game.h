/* game.h - the state of a game: board, features, seats. One engine for all rulesets.
 *
 * Everything lives in one arena, which the caller owns; all changes go through the journal, so that
 * rv_mark and rv_undo try a thing and take it back. Functions that change state may longjmp (no
 * memory) before they change anything.
 */
#ifndef RV_GAME_H
#define RV_GAME_H

#include "base/journal.h"
#include "ruleset/ruleset.h"

#define RV_NONE (-1)
#define RV_CELL_NAME 24 /* bytes that hold the name of any cell */

/* Modules, games/games.def. */
typedef enum rv_module_id {
#define RV_GAME(id, ...) RV_MODULE_##id,
#include "games/games.def"
    RV_MODULES
} rv_module_id;

/* A cell of the board. All zero is an empty cell inside; `wall` marks the hedge around a bounded
 * board, on which start spaces lie. */
typedef struct rv_cell {
    uint16_t tile; /* index of what lies here, plus one */
    int16_t front; /* place in the list of cells that touch something, plus one */
    uint8_t wall;
} rv_cell;

/* What an empty cell asks of a tile: the edge codes that it must show, by nibble; 0 on a side that
 * asks nothing. */
typedef uint16_t rv_ask;
/* The sides at which something is asked, four bits each. */
static inline rv_ask rv_ask_care(rv_ask ask) {
    return (rv_ask)(((ask | ask >> 1 | ask >> 2 | ask >> 3) & 0x1111) * 0xf);
}

/* A tile on the table, a start space included. */
typedef struct rv_placed {
    const rv_tile *tile;
    int16_t index; /* into the ruleset's tiles; of a start space into its starts */
    int16_t x, y;
    int32_t pos;
    int32_t first; /* node of region 0: see rv_node_of */
    int32_t built; /* node of the region that was built over it later; RV_NONE (B-4) */
    uint8_t quarters;
    bool start;
} rv_placed;

/* A follower in one byte; 0 is none. */
static inline uint8_t rv_piece_of(int player, int figure) {
    return (uint8_t)((player + 1) | figure << 4);
}
static inline int rv_piece_player(uint8_t piece) {
    return (piece & 0xf) - 1;
}
static inline int rv_piece_figure(uint8_t piece) {
    return piece >> 4;
}

/* The node of a region of a tile. */
static inline int rv_node_of(const rv_placed *p, int region) {
    return p->built != RV_NONE && region == p->tile->built ? p->built : p->first + region;
}

/* A region on the table, and the feature it belongs to, which goes by one of its nodes, the root.
 * Below the line: kept at roots only. What changes together lies together, and is noted together.
 */
typedef struct rv_node {
    int32_t root;
    int32_t next; /* ring of all nodes of the feature */
    int32_t placed;
    uint8_t region, kind;
    uint8_t piece; /* a follower, rv_piece_of */
    /* ---- */
    union {
        struct {
            int32_t size;
            int32_t open; /* open ends: sides of its regions that face an empty cell inside; of
                             what its surroundings complete (K-24), empty cells around it */
        };
        uint64_t extent;
    };
    union {
        struct {
            int32_t laid; /* nodes that are not start spaces */
            int16_t doubles, prizes;
        };
        uint64_t content;
    };
    union {
        uint8_t followers[8]; /* what they count, by player */
        uint64_t all_followers;
    };
    int16_t collects; /* tokens for whoever scores it */
    uint16_t symbols; /* declared marks that are on it, a bit each */
} rv_node;

typedef struct rv_seat {
    int32_t score;
    uint32_t taken; /* corners of the track that the player has emptied in this turn, a bit each */
    int16_t pieces[RV_MAX_PIECES + 1]; /* that are no followers, in hand */
    int16_t supply[RV_MAX_FIGURES];    /* by figure */
    int16_t returning[RV_MAX_FIGURES]; /* come back from scored features, in hand from the next turn
                                          (C-61) */
} rv_seat;

#define RV_TURN_COMPLETED 16

typedef struct rv_game rv_game;

/* Followers of all sorts in hand. */
static inline int rv_in_hand(const rv_seat *s) {
    int n = 0;
    for (int f = 0; f < RV_MAX_FIGURES; f++)
        n += s->supply[f];
    return n;
}

/* What the engine tells while it plays; NULL in trials. Texts need not outlive the call. */
typedef struct rv_listener {
    void (*tell)(void *ud, const rv_item *item);
    void *ud;
} rv_listener;

/* Work that is bounded for one document, however often and in whichever way it is judged. */
typedef struct rv_effort {
    int orders; /* features scored in trying orders of scoring */
    bool spent; /* it was not enough */
} rv_effort;

/* A state that a search has come to, and which search it was. */
typedef struct rv_tried {
    uint64_t state;
    int64_t search;
} rv_tried;

/* What a game says of what only it has, when it begins, for whoever judges: texts, points of law,
 * options. */
typedef struct rv_terms {
    int extra_most;           /* extra turns that can be owed by the rules … */
    const char *extra_by;     /* … and what gives them; NULL: nothing does */
    const char *taken;        /* what rv_taken tells, as a question: who takes … */
    int taken_option;         /* on which it hangs when that is */
    const char *held_from;    /* where a tile in hand comes from */
    int held_law, held_aside; /* that it is played; that it may be put aside */
} rv_terms;

/* House rules: see hooks.h and state.h. */
typedef struct rv_hooks rv_hooks;
struct rv_kept;

struct rv_game {
    rv_arena *arena;
    const rv_ruleset *rs;
    rv_journal journal;
    uint8_t option[RV_O_COUNT]; /* index of the value in force */
    uint8_t barred;             /* kinds on which nobody may put a follower, a bit each */
    int nplayers;
    uint8_t unsaid[RV_MAX_PIECES + 1]; /* players of whom it is not known how many they have in
                                   hand, a bit each: a position did not say */
    const char *const *labels; /* of the players, for texts; NULL: they go by their numbers */
    /* board */
    rv_cell *cells;
    int width, height, x0, y0; /* cell (x,y) is cells[(y - y0) * width + x - x0] */
    int32_t step[RV_SIDES];    /* from a cell to that beside it */
    rv_placed *placed;
    int32_t nplaced, cap_placed;
    rv_node *nodes;
    int32_t nnodes, cap_nodes;
    int32_t *front; /* empty cells that touch something … */
    rv_ask *asks;   /* … and what each asks: side by side, for all are looked at in each turn */
    int32_t nfront;
    /* the set */
    uint16_t *gone; /* copies placed or discarded, by tile */
    int32_t stack;
    /* seats */
    rv_seat seats[RV_MAX_PLAYERS];
    int32_t to_move;
    int32_t extra; /* extra turns owed to the player to move */
    bool over;
    bool final; /* final scoring has begun */
    /* the turn being played */
    int32_t last; /* tile placed last, RV_NONE before the first */
    int32_t ncompleted;
    int32_t completed[RV_TURN_COMPLETED]; /* roots of the features that it completed */
    bool placing;                         /* its tile lies; kept for house rules only */
    bool ended; /* a house rule ended the turn: no follower, no extra turn */
    /* rules of one game only: of the game itself, then of its expansions */
    int nmodules;
    const struct rv_module *modules[RV_MAX_MODULES];
    int8_t piece[RV_MODULES];  /* the sort of pieces of each; one that nobody has, RV_MAX_PIECES,
                                  where the ruleset has no such sort */
    uint16_t mark[RV_MODULES]; /* the mark of each on tiles, as in rv_tile.symbols */
    void *states[RV_MODULES];  /* by module: NULL for those that the game has not */
    const struct rv_acting *const *acting; /* by moment, see record/key.h; NULL: none is played */
    rv_listener listener;
    int32_t told;   /* the feature that the item being told is about; RV_NONE */
    bool explained; /* asides are told, too: why things happen, or do not */
    rv_hooks *hooks;
    uint32_t hooked;      /* the hooks that a script in force has, a bit each */
    const char *by;       /* the script in whose name something is done; NULL: the rules */
    struct rv_kept *kept; /* what scripts keep from turn to turn */
    int32_t nkept;
    bool may_owe;     /* scores may be below 0 */
    rv_terms terms;   /* of what only some games have */
    bool beyond;      /* points went beyond RV_LIMIT_POINTS: nothing that was counted holds */
    int32_t effects;  /* that scripts have had on it; the journal takes those of trials back */
    uint32_t *stamps; /* scratch: when a tile, or a node, was counted last */
    uint32_t stamp;
    rv_tried *tried; /* scratch of searches, one at a time: a table of where the present one was */
    int cap_tried;
    int64_t search;
    rv_effort *effort; /* where work is counted: the caller's, or `own` */
    rv_effort own;
};

/* The cells of an unbounded board are many, and a game touches few: who plays game after game keeps
 * them. Between games all are zero. */
typedef struct rv_grid {
    rv_cell *cells;
    size_t n;
} rv_grid;

/* A game before its first turn. The option values are copied. `grid`, the caller's, gives the cells
 * of a board without bounds; NULL: they lie in the arena. May longjmp. */
rv_game *rv_game_new(rv_arena *a, const rv_ruleset *rs, const uint8_t option[RV_O_COUNT],
                     int nplayers, rv_grid *grid);
/* The game is over and done with: its cells are zero again. */
void rv_grid_clear(rv_grid *grid, const rv_game *g);
void rv_grid_free(rv_grid *grid);
/* module.c: gives a new game the modules of its ruleset, and they begin. */
void rv_modules_begin(rv_game *g);

static inline int rv_mark_of(const rv_game *g) {
    return g->journal.n; /* NOLINT(clang-analyzer-core.NullDereference): a query has a game */
}
static inline void rv_undo(rv_game *g, int mark) {
    rv_undo_to(&g->journal, mark);
}

/* "wall_pickup: end_of_turn": an option with its value in force; "" where the ruleset has none. */
const char *rv_option_words(const rv_game *g, rv_arena *a, int option);

/* Copies of a tile in the set that is played with; those still to come. */
static inline int rv_copies(const rv_game *g, int tile) {
    return g->rs->tiles[tile].count[g->option[RV_O_EDITION]];
}
static inline int rv_copies_left(const rv_game *g, int tile) {
    return rv_copies(g, tile) - g->gone[tile];
}
/* Tiles in that set. */
static inline int rv_set_size(const rv_game *g) {
    return g->rs->nlaid[g->option[RV_O_EDITION]];
}

/* ---- board --------------------------------------------------------------------------------- */

/* Index of a cell, RV_NONE off the grid. */
static inline int rv_pos(const rv_game *g, int x, int y) {
    int i = x - g->x0, j = y - g->y0;
    return i < 0 || j < 0 || i >= g->width || j >= g->height ? RV_NONE : j * g->width + i;
}
static inline int rv_step(const rv_game *g, int pos, int side) {
    return pos + g->step[side];
}
static inline int rv_pos_x(const rv_game *g, int pos) {
    return pos % g->width + g->x0;
}
static inline int rv_pos_y(const rv_game *g, int pos) {
    return pos / g->width + g->y0;
}
/* Is it a cell on which a tile can lie? */
bool rv_inside(const rv_game *g, int x, int y);
/* "e5", or "2,-1" on an unbounded board. */
void rv_cell_write(const rv_game *g, int x, int y, char name[RV_CELL_NAME]);
const char *rv_cell_name(const rv_game *g, rv_arena *a, int x, int y);
const char *rv_cell_at(const rv_game *g, rv_arena *a, int pos);
/* Reads a cell's name: 0 and its coordinates, or the code of the complaint. */
int rv_cell_of(const rv_game *g, rv_str name, int *x, int *y);

/* Why a tile cannot lie somewhere. code RV_NONE: it can. */
typedef struct rv_misfit {
    int code;  /* RV_D_… */
    int side;  /* of the tile, where two sides do not go on */
    int other; /* the neighbour there, or what lies on the cell */
} rv_misfit;
/* The code for two sides that do not go on: of a start space, or of a game in which whole edges
 * must agree, or lines only. */
static inline int rv_cut_code(const rv_game *g, bool start) {
    return start ? RV_D_PATH_CUT_START : g->rs->all_ports_fit ? RV_D_EDGE_CUT : RV_D_PATH_CUT;
}
rv_misfit rv_fit(const rv_game *g, const rv_tile *t, int quarters, int pos);
/* Does a line leave a tile there, as it lies? */
bool rv_shows_line(const rv_game *g, const rv_tile *t, int quarters, int side);
/* What a cell asks; 0 where no tile can lie. */
static inline rv_ask rv_asked(const rv_game *g, int pos) {
    int front = g->cells[pos].front;
    return front ? g->asks[front - 1] : 0;
}
/* Does an edge code by nibble do where this is asked? */
static inline bool rv_answers(uint16_t edges, rv_ask ask) {
    return !((edges ^ ask) & rv_ask_care(ask));
}
/* The same as rv_fit, as a yes or no, fast. House rules are not asked: see rv_may_lie. */
static inline bool rv_fits(const rv_game *g, const rv_tile *t, int quarters, int pos) {
    const rv_ask ask = rv_asked(g, pos);
    return ask && rv_answers(t->edges[quarters], ask);
}
/* So many cells of the front are looked at together: the lists hold that many more than are there.
 */
enum { RV_FRONT_BLOCK = 16 };
/* The rotations in which a tile fits, a bit each, at every cell of the front: the fastest way to
 * ask for all. `turns` has room for RV_FRONT_BLOCK more. Returns how many there are. */
int rv_fitting(const rv_game *g, const rv_tile *t, uint8_t *turns);
/* How many bits a set of rotations has. */
static inline unsigned rv_count_turns(unsigned turns) {
    return (turns & 1) + (turns >> 1 & 1) + (turns >> 2 & 1) + (turns >> 3 & 1);
}
/* A tile that lies becomes another one, with one region more at its end, which is built over it. */
void rv_add_region(rv_game *g, int placed, const rv_tile *as);
/* Lays the ruleset's start tile on 0,0, if it has one (K-2). */
void rv_lay_start(rv_game *g);
/* Lays a tile without asking whether it fits; joins features, lists what it completes. */
int rv_lay(rv_game *g, const rv_tile *t, int index, int quarters, int pos, bool start);

/* ---- features ------------------------------------------------------------------------------ */

static inline int rv_root(const rv_game *g, int node) {
    return g->nodes[node].root;
}
static inline bool rv_is_root(const rv_game *g, int node) {
    return g->nodes[node].root == node;
}
static inline const rv_kind *rv_kind_of(const rv_game *g, int node) {
    return &g->rs->kinds[g->nodes[node].kind];
}
#define RV_EACH_NODE(g, root, it)                                                                  \
    for (int it = (root), it##_first = 1; it##_first || it != (root);                              \
         it##_first = 0, it = (g)->nodes[it].next)

/* The tile laid at a position, the node of one of its regions; RV_NONE where there is none. */
int rv_placed_at(const rv_game *g, int pos);
static inline int rv_node_at(const rv_game *g, int placed, int region) {
    return region == RV_NO_REGION ? RV_NONE : rv_node_of(&g->placed[placed], region);
}
/* The eight cells around one. */
#define RV_EACH_AROUND(g, pos, at)                                                                 \
    for (int at##_i = 0, at; at##_i < 9; at##_i++)                                                 \
        if (at##_i != 4 && (at = (pos) + at##_i % 3 - 1 + (at##_i / 3 - 1) * (g)->width, true))
/* The node of a tile that is completed by the cells around it (K-24); RV_NONE. */
static inline int rv_around_node(const rv_game *g, int placed) {
    return placed == RV_NONE ? RV_NONE : rv_node_at(g, placed, g->placed[placed].tile->around);
}
/* Ports of all regions of a tile that belong to a feature, and of those of its kind that do not. */
rv_ports rv_feature_ports(const rv_game *g, int placed, int root, rv_ports *others);
/* Does a tile show a feature? */
bool rv_covers(const rv_game *g, int placed, int root);
/* Different tiles of a feature; a start space counts as one (C-49). */
int rv_feature_tiles(rv_game *g, int root);
static inline bool rv_feature_holds(const rv_game *g, int root) {
    return g->nodes[root].all_followers != 0;
}
/* The node of `kind` at a place of a tile: exactly there, or else the only one of that kind that
 * touches the edge (reading is lenient). RV_NONE if there is none. */
int rv_node_of_place(const rv_game *g, int placed, int kind, int place);
/* "ne": the canonical place of a feature on a tile, and its name "road@e5.ne". */
const char *rv_place_on(const rv_game *g, int placed, int root);
const char *rv_feature_name(const rv_game *g, rv_arena *a, int root);
/* The tile of a feature that was laid first; RV_NONE when it is made of start spaces only. */
int rv_feature_first(const rv_game *g, int root);
/* Is it made of start spaces only? Then it has no name and is never listed. */
static inline bool rv_unnamed(const rv_game *g, int root) {
    return g->nodes[root].laid == 0;
}

/* "follower"; "small follower" in a game that has others, too. */
const char *rv_figure_said(const rv_game *g, int figure);
/* Puts a follower on a node; takes one off, which is then nowhere, and says what it was; sends one
 * home, into `returning`; the same with all of a feature; or with one of a player's, if he has one
 * there. */
void rv_deploy(rv_game *g, int player, int node, int figure);
uint8_t rv_lift(rv_game *g, int node);
void rv_send_home(rv_game *g, uint8_t piece);
void rv_return_followers(rv_game *g, int root);
bool rv_return_one(rv_game *g, int player, int root);

/* The corners that anybody has emptied in this turn, a bit each. */
static inline uint32_t rv_taken(const rv_game *g) {
    uint32_t all = 0;
    for (int p = 0; p < g->nplayers; p++)
        all |= g->seats[p].taken;
    return all;
}

/* Who wins by the scores as they stand, a bit each. */
unsigned rv_winners(const rv_game *g);

/* Counts `copies` of a tile as gone from the stack. */
void rv_draw(rv_game *g, int tile);
/* Copies of this tile, and of those that look the same, still to come. */
int rv_left_alike(const rv_game *g, int tile);

#endif
