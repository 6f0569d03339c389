/* turn.h - the steps of a turn, in the order of the rules (C-12, C-32).
 *
 *     place, deploy, score, end, pass      (each once; deploy may be left out)
 *
 * They change the game and do not ask whether they may: the checks are functions of their own.
 */
#ifndef RV_TURN_H
#define RV_TURN_H

#include "core/require.h"
#include "core/score.h"

/* Whether a tile needs more than sides that fit; and whether one that fits may lie there, by the
 * rules of single games, of what is bare, and by house rules. */
static inline bool rv_restricted(const rv_game *g, const rv_tile *t) {
    return t->bare || t->hole || rv_hooked(g, RV_HOOK_may_place);
}
/* Whether four tiles lie beside a cell (AM-10). */
static inline bool rv_is_hole(const rv_board *b, int pos) {
    const rv_cell *cell = &b->cells[pos];
    return cell[b->step[0]].tile && cell[b->step[1]].tile && cell[b->step[2]].tile &&
           cell[b->step[3]].tile;
}
static inline bool rv_let_lie(rv_game *g, const rv_tile *t, int quarters, int pos) {
    return (!t->hole || rv_is_hole(&g->board, pos)) &&
           (!t->bare || rv_step_may_lie(NULL, g, t, quarters, pos, true)) &&
           rv_hook_may_place(g, t, quarters, pos);
}
/* Whether a tile may lie on a cell: it fits (C-19), and nothing else objects. The first legal
 * placement of a tile, or false if there is none (C-25). */
static inline bool rv_may_lie(rv_game *g, const rv_tile *t, int quarters, int pos) {
    return rv_fits(&g->board, t, quarters, pos) && rv_let_lie(g, t, quarters, pos);
}
/* Returns the legal rotations at a cell: bit n for n quarter turns. */
unsigned rv_turns_at(rv_game *g, const rv_tile *t, int pos);
bool rv_any_place(rv_game *g, const rv_tile *t, int *pos, int *quarters);

/* Returns a node of the feature that gives a player a second part of the turn when a tile of his
 * own extends it (M-35); RV_NONE. What gives it was there before the tile (M-25, M-27). */
static inline int rv_doubles(const rv_game *g, int player) {
    return g->turn.extra_turn_figure == RV_NONE
               ? RV_NONE
               : rv_figure_at(g, player, g->turn.extra_turn_figure);
}

/* Starts a game at its first turn: house rules choose the player who begins, and act. */
void rv_turn_begin(rv_game *g);

/* The turn of the player to move begins, before anything else in it: house rules act, once, however
 * often this is called. The second part of a double turn begins none (M-40). */
void rv_turn_open(rv_game *g);

/* Takes the tile from the stack and lays it, with what is built over it (NULL: as it is); returns
 * its index on the table. */
int rv_turn_place(rv_game *g, int tile, const rv_tile *as, int quarters, int pos);

/* Whether the tile just laid, or what was built along with it, has made the feature of a node (or
 * RV_NONE) larger. */
bool rv_extends(const rv_game *g, int node);

/* Whether house rules let a figure stand on this node of the tile just placed. */
bool rv_hooks_let_deploy(rv_case *c, rv_game *g, int player, int figure, int node);
/* Whether a feature takes a figure of a player's (C-29, K-32), which may join followers (M-19). */
bool rv_takes(rv_case *c, const rv_game *g, int player, int figure, int node);
/* The figures, a bit for each, that the player may place there as a follower, and has (C-30); also
 * by house rules, which may forbid one and not another. */
unsigned rv_turn_may_deploy(rv_game *g, int player, int node);
/* Whether the player may put a figure there, which he has. */
bool rv_turn_may_put(rv_game *g, int player, int figure, int node);

/* An order of scoring: the placing player's features first, then the others'. The first few of each
 * group are fixed by the record; the rest may come in any order. */
typedef struct rv_order {
    int roots[RV_TURN_COMPLETED];
    int n, own;
    int fixed_own, fixed_rest;
    const char *by; /* the house rule that fixed all of them; NULL: the players choose */
} rv_order;

/* Returns the completed features that a player scores, the placing player's first (C-60), in the
 * order in which they were listed; or as a house rule orders them. */
rv_order rv_turn_scoring(rv_game *g);
/* Scores the given features, in this order, then those that no player scores; all is scored. */
void rv_turn_score(rv_game *g, const int *roots, int n);
/* Takes the last two steps, after the given features have been scored. */
void rv_turn_settle(rv_game *g, const int *roots, int n);
/* Ends the turn, after what players do when all is scored. */
void rv_turn_end(rv_game *g);
/* Takes away what is owed to the player to move, and what is known of this turn only, to be given
 * back later; the player who gets it back is to move, and something is owed. */
rv_owed rv_turn_put_off(rv_game *g);
void rv_turn_take_up(rv_game *g, int player, const rv_owed *owed);
/* Takes it away for good. */
void rv_turn_forget(rv_game *g);
/* Whether this is the first part of a turn, and a tile for the second is there (M-39, AM-26). */
bool rv_part_follows(rv_game *g);
/* Whether the player to move keeps a tile of the round after the last one, which has no place any
 * more: the game is over, and he may say that he passes (AM-24). */
bool rv_passes_unasked(rv_game *g);
/* Moves on to the next player, or the same one if an extra turn is owed; followers come home
 * (C-61). */
void rv_turn_pass(rv_game *g);
/* Whether the game is over when this turn is: nobody lays a tile from the hand either (AM-23). */
bool rv_turn_is_last(rv_game *g);

/* Final scoring, in which no points are moves any more. */
void rv_turn_final(rv_game *g);

/* ---- ways in which a tile can be laid: plainly, or with pieces that are built along with it ----
 *
 * A module with such pieces gives its game an rv_construction when it begins (g->modules). All
 * other code asks for ways and tries them without knowing the pieces. */

/* A way other than the plain one. */
typedef struct rv_way {
    int32_t pos;
    uint32_t built; /* bit set of the pieces built; only their module interprets it */
    uint8_t turns;  /* bit set of the rotations in which the tile can lie there with it */
} rv_way;

#define RV_WAYS_AT 130  /* maximum number of ways at a cell */
#define RV_BUILT_MOST 3 /* maximum number of pieces built in a turn */

struct rv_construction {
    const char *key; /* of an entry, and of answers */
    int needed;      /* rule citations: a tile that fits only so; it need not be laid */
    int aside;
    /* Prepares a tile for questions about its ways at cells. False: the player to move cannot build
     * anything. */
    bool (*prepare)(rv_game *g, const rv_tile *t);
    /* Lists all ways there, those with fewer pieces first; returns their number. Ways that house
     * rules forbid are not included. */
    int (*ways)(rv_game *g, int pos, rv_way out[RV_WAYS_AT]);
    /* Builds the pieces on the board before a tile is laid; returns the tile with its pieces. The
     * journal undoes it. */
    const rv_tile *(*build)(rv_game *g, const rv_tile *t, int quarters, int pos, uint32_t built);
    /* Tells what may be built in a turn: one, or several. */
    const char *(*most)(const rv_game *g);
    /* Returns a piece as a record writes it: "ew", "ns@0,1". */
    const char *(*word)(const rv_game *g, rv_arena *a, int pos, int bit);
    /* Returns a tile of a position as it lies, with what is built over it by the document: before
     * the sides of others are looked at, and before any row of keys acts. */
    const rv_tile *(*lies_as)(rv_case *c, const rv_board_row *row, const rv_tile *t);
    /* Is called if a side of the tile of an entry does not go on: what could be built about it, as
     * a help, or (NULL) told to somebody who asks why. */
    void (*misfit)(rv_case *c, const rv_entry *e, rv_buf *help);
};

/* A list of ways in an arena, reused for the next tile. */
typedef struct rv_ways {
    rv_arena *a;
    rv_way *list;
    int n, cap;
} rv_ways;

void rv_ways_find(rv_game *g, const rv_tile *t, const int32_t *cells, int n, rv_ways *out);
/* Whether a tile has any way on the board. `out` is used as room, and contains only the first. */
bool rv_ways_any(rv_game *g, const rv_tile *t, rv_ways *out);

typedef struct rv_spot {
    int32_t pos, rank; /* rank in the order of cells: by column, then row; by x, then y */
    unsigned turns;    /* bit set of the rotations in which it fits plainly */
    const rv_way *ways;
    int n;
} rv_spot;

/* The cells and ways of a tile, in the order of the front; *n cells. They are valid until `room` is
 * used again. */
rv_spot *rv_spots_find(rv_game *g, const rv_tile *t, rv_ways *room, int *n);
rv_spot rv_spot_at(rv_game *g, const rv_tile *t, int pos, rv_ways *room);
/* Whether the i-th way is needed in a rotation. The plain way (RV_NONE) is, if the tile fits;
 * another way, if none of its pieces can be left out (B-9). */
bool rv_way_counts(const rv_spot *s, int quarters, int i);
#define RV_EACH_WAY(s, quarters, i)                                                                \
    for (int quarters = 0; quarters < 4; quarters++)                                               \
        for (int i = RV_NONE; i < (s)->n; i++)                                                     \
            if (rv_way_counts((s), quarters, i))
/* Whether the tile looks as in a smaller rotation that the way, too, counts in. */
bool rv_way_again(const rv_spot *s, const rv_tile *t, int quarters, int i);
static inline const rv_way *rv_way_at(const rv_spot *s, int i) {
    return i == RV_NONE ? NULL : &s->ways[i];
}

/* Takes a way; NULL, the plain way, does nothing. Returns the tile as it will lie. */
static inline const rv_tile *rv_way_build(rv_game *g, const rv_tile *t, int quarters, int pos,
                                          const rv_way *way) {
    return way ? g->modules.construction->build(g, t, quarters, pos, way->built) : t;
}
/* Lets the player to move pay for a way. */
void rv_way_pay(rv_game *g, const rv_way *way);
/* The pieces as a record writes them, all in one word: "ew+ns@0,1", "" for none. */
const char *rv_way_word(const rv_game *g, rv_arena *a, const rv_way *way);
/* Returns the pieces that a way needs, as in rv_placement: one of each sort built in this game. */
rv_things rv_way_needs(const rv_game *g, rv_arena *a, const rv_way *way);

/* ---- previews: the features that a tile would join at a cell ------------------------------------
 *
 * To lay a tile and take it back costs more than to look at the tiles around a cell, from which the
 * features that it would join and complete follow. */

/* A feature on a tile: its regions on this tile, if they are joined through other tiles. */
typedef struct rv_part {
    int root, kind, place;
    rv_ports ports;
} rv_part;

/* A feature seen from an empty cell: the ports of a tile there that would face it. */
typedef struct rv_met {
    int root, kind;
    int ends; /* number of its open ends at this cell */
    rv_ports ports;
    bool barred; /* no follower may be placed on it */
} rv_met;

typedef struct rv_surroundings {
    rv_met list[RV_PORTS];
    int n;
    rv_ports met;   /* ports that would face one of them */
    rv_ports empty; /* ports that would face an empty cell */
    int holes;      /* empty cells around, for a feature that is completed by its surroundings */
    bool fills;     /* the cell is the last hole around such a feature */
} rv_surroundings;

/* A feature as it would be on the tile; `joins` is a bit set of the features around the cell. */
typedef struct rv_draft {
    int kind;
    unsigned regions; /* on the tile, a bit each */
    rv_ports ports;
    unsigned joins;
    bool barred, closed;
} rv_draft;

/* Lists the features of a placed tile, each once, as a node of each on it; returns their number. */
int rv_features_on(const rv_board *b, int placed, int nodes[RV_TILE_REGIONS]);
/* Lists its features as parts, in the order of their canonical places; those that show such a
 * thing, or all (NULL). */
int rv_parts_on(const rv_game *g, int placed, const rv_places *of, rv_part out[RV_TILE_REGIONS]);

/* Finds the surroundings of an empty cell, for the player to move. */
void rv_look_around(const rv_game *g, int pos, rv_surroundings *c);
/* Drafts the features that the tile would show there in this rotation; returns their number. */
int rv_draft_tile(const rv_game *g, const rv_tile *t, int quarters, const rv_surroundings *c,
                  rv_draft out[RV_TILE_REGIONS]);
/* Whether the placement completes a feature, on the tile or beside it. Features that consist only
 * of start spaces count here, although they are never listed. */
bool rv_would_complete(const rv_game *g, const rv_surroundings *c, const rv_draft *list, int n);

#endif
