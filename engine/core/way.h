/* way.h - the ways in which a tile can be laid: plainly, or with pieces that are built along with
 * it.
 *
 * A game with such pieces has a builder (rv_module). All other code asks for ways and tries them
 * without knowing the pieces.
 */
#ifndef RV_WAY_H
#define RV_WAY_H

#include "core/module.h"

/* A way other than the plain one. */
typedef struct rv_way {
    int32_t pos;
    uint32_t built; /* bit set of the pieces built; only the builder interprets it */
    uint8_t turns;  /* bit set of the rotations in which the tile can lie there with it */
    uint8_t by;     /* its builder: a module */
} rv_way;

#define RV_WAYS_AT 130  /* maximum number of ways of one builder at a cell */
#define RV_BUILT_MOST 3 /* maximum number of pieces built in a turn */

struct rv_construction {
    const char *key; /* of an entry, and of answers */
    int needed;      /* rule citations: a tile that fits only so; it need not be laid */
    int aside;
    bool (*played)(const rv_game *g);
    /* Prepares a tile for questions about its ways at cells. False: the player to move cannot build
     * anything. */
    bool (*prepare)(rv_game *g, const rv_tile *t);
    /* All ways there, those with fewer pieces first; returns their number. Ways that house rules
     * forbid are not included. */
    int (*ways)(rv_game *g, int pos, rv_way out[RV_WAYS_AT]);
    /* Builds the pieces on the board before a tile is laid; returns the tile with its pieces. The
     * journal undoes it. */
    const rv_tile *(*build)(rv_game *g, const rv_tile *t, int quarters, int pos, uint32_t built);
    /* What may be built in a turn: one, or several. */
    const char *(*most)(const rv_game *g);
    /* A piece as a record writes it: "ew", "ns@0,1". */
    const char *(*word)(const rv_game *g, rv_arena *a, int pos, int bit);
    /* A tile of a position as it lies, with what is built over it by the document: before the sides
     * of others are looked at, and before any row of keys acts. */
    const rv_tile *(*lies_as)(rv_case *c, const rv_board_row *row, const rv_tile *t);
    /* A side of the tile of an entry does not go on: what could be built about it, as a help, or
     * (NULL) told to somebody who asks why. */
    void (*misfit)(rv_case *c, const rv_entry *e, rv_buf *help);
};

/* A list in an arena, reused for the next tile. */
typedef struct rv_ways {
    rv_arena *a;
    rv_way *list;
    int n, cap;
} rv_ways;

/* The ways of a tile at cells, cell by cell. */
void rv_ways_find(rv_game *g, const rv_tile *t, const int32_t *cells, int n, rv_ways *out);
/* Whether there are any on the board. `out` is used as room, and contains only the first. */
bool rv_ways_any(rv_game *g, const rv_tile *t, rv_ways *out);
/* The builders of a game in turn: NULL after the last one. */
const rv_construction *rv_construction_at(const rv_game *g, int i);

/* A tile at a cell. */
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
/* Whether the tile then looks as in a smaller rotation that the way, too, counts in. */
bool rv_way_again(const rv_spot *s, const rv_tile *t, int quarters, int i);
static inline const rv_way *rv_way_at(const rv_spot *s, int i) {
    return i == RV_NONE ? NULL : &s->ways[i];
}

/* Takes a way; NULL, the plain way, does nothing. Returns the tile as it will lie. */
const rv_tile *rv_way_build(rv_game *g, const rv_tile *t, int quarters, int pos, const rv_way *way);
/* The player to move pays for it. */
void rv_way_pay(rv_game *g, const rv_way *way);
/* The pieces as a record writes them, and the number of words; all in one word: "ew+ns@0,1", "" for
 * none. */
int rv_way_words(const rv_game *g, rv_arena *a, const rv_way *way, const char *out[RV_BUILT_MOST]);
const char *rv_way_word(const rv_game *g, rv_arena *a, const rv_way *way);
const rv_construction *rv_way_by(const rv_game *g, const rv_way *way);
/* The pieces that a way needs, as in rv_placement: one of each sort built in this game. */
rv_things rv_way_needs(const rv_game *g, rv_arena *a, const rv_way *way);

#endif
