/* way.h - the ways in which a tile can lie: plainly, or with things that are built along with it.
 *
 * A game in which things are built with tiles has a builder (rv_module). All others ask for ways
 * and try them, and do not know what they are.
 */
#ifndef RV_WAY_H
#define RV_WAY_H

#include "core/game.h"

/* A way that is not the plain one. */
typedef struct rv_way {
    int32_t pos;
    uint32_t built; /* what is built, a bit each; only the builder knows what */
    uint8_t turns;  /* the rotations in which the tile can lie there with it, a bit each */
    uint8_t by;     /* the builder: its module */
} rv_way;

#define RV_WAYS_AT 130  /* ways of one builder at a cell, at most */
#define RV_BUILT_MOST 3 /* things that are built in a turn, at most */

typedef struct rv_builder {
    const char *key; /* of an entry, and of answers */
    int needed;      /* points of law: a tile that fits only so; it need not be laid */
    int aside;
    bool (*played)(const rv_game *g);
    /* Looks at a tile before it is asked for the ways of it at cells. False: the player to move
     * cannot build anything. */
    bool (*prepare)(rv_game *g, const rv_tile *t);
    /* All ways there, those in which less is built first; returns how many. What house rules forbid
     * is not among them. */
    int (*ways)(rv_game *g, int pos, rv_way out[RV_WAYS_AT]);
    /* A tile is about to be laid: what lies on the board is built on; returns the tile as it will
     * lie. The journal takes it back. */
    const rv_tile *(*build)(rv_game *g, const rv_tile *t, int quarters, int pos, uint32_t built);
    /* What may be built in a turn: one, or several. */
    const char *(*most)(const rv_game *g);
    /* One of the things as a record has it: "ew", "ns@0,1". */
    const char *(*word)(const rv_game *g, rv_arena *a, int pos, int bit);
} rv_builder;

/* A list in an arena, used again for the next tile. */
typedef struct rv_ways {
    rv_arena *a;
    rv_way *list;
    int n, cap;
} rv_ways;

/* The ways of a tile at cells, cell by cell. */
void rv_ways_find(rv_game *g, const rv_tile *t, const int32_t *cells, int n, rv_ways *out);
/* The builders of a game in turn: NULL behind the last one. */
const rv_builder *rv_builder_at(const rv_game *g, int i);

/* A tile at a cell. */
typedef struct rv_spot {
    int32_t pos, rank; /* rank in the order of cells: by file, then rank; by x, then y */
    unsigned turns;    /* the rotations in which it fits plainly, a bit each */
    const rv_way *ways;
    int n;
} rv_spot;

/* Where and how a tile can lie, in the order of the front; *n cells. They live until `room` is used
 * again. */
rv_spot *rv_spots_find(rv_game *g, const rv_tile *t, rv_ways *room, int *n);
rv_spot rv_spot_at(rv_game *g, const rv_tile *t, int pos, rv_ways *room);
/* Does the i-th way count in a rotation? The plain one (RV_NONE) where the tile fits; else each of
 * whose things none can be left out (B-9). */
bool rv_way_counts(const rv_spot *s, int quarters, int i);
#define RV_EACH_WAY(s, quarters, i)                                                                \
    for (int quarters = 0; quarters < 4; quarters++)                                               \
        for (int i = RV_NONE; i < (s)->n; i++)                                                     \
            if (rv_way_counts((s), quarters, i))
static inline const rv_way *rv_way_at(const rv_spot *s, int i) {
    return i == RV_NONE ? NULL : &s->ways[i];
}

/* A way is taken; NULL, the plain one: nothing is done. The tile as it will lie. */
const rv_tile *rv_way_build(rv_game *g, const rv_tile *t, int quarters, int pos, const rv_way *way);
/* The player to move pays for it. */
void rv_way_pay(rv_game *g, const rv_way *way);
/* What is built as a record has it, and how many words that is; all in one: "ew+ns@0,1", "" for
 * none. */
int rv_way_words(const rv_game *g, rv_arena *a, const rv_way *way, const char *out[RV_BUILT_MOST]);
const char *rv_way_word(const rv_game *g, rv_arena *a, const rv_way *way);
const rv_builder *rv_way_by(const rv_way *way);
/* What a way needs, as in rv_placement: one of each sort that is built in this game. */
rv_things rv_way_needs(const rv_game *g, rv_arena *a, const rv_way *way);

#endif
