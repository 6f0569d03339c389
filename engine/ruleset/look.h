/* look.h - a description of a tile: by its quadrants ("ttch:e,s,w", look_quadrants.c) or by its
 * edges ("ccfc/j+p", look_edges.c), as the ruleset requires. Text is read into an rv_look, and
 * that is built into a tile or compared with one, by the style (rv_look_style) of the ruleset. */
#ifndef RV_LOOK_H
#define RV_LOOK_H

#include "ruleset/ruleset.h"

#define RV_LOOK_COLLECTS 4
#define RV_LOOK_PRIZES 8
_Static_assert(RV_LOOK_PRIZES *RV_LIMIT_TILES <= INT16_MAX, "rv_node.prizes counts those of all");

typedef struct rv_look {
    uint8_t kind[4];             /* of the quadrants NW NE SE SW, or of the edges N E S W */
    uint8_t group[2 * RV_SIDES]; /* by side, or by half of each edge, the western or northern first:
                                    0 if it is not joined, otherwise the number of its group */
    int ngroups;
    bool doubles;
    bool has_centre;    /* there is a feature in the middle, completed by its surroundings: */
    uint8_t centre;     /* its kind */
    int prizes;         /* number of marks that score */
    uint8_t prize[4];   /* of these, the number given for each quadrant */
    rv_ports prized;    /* the edges, or halves of them, for which they are given; 0: none is */
    rv_symbols symbols; /* the declared marks of the tile as a whole */
    uint8_t points;     /* where one of them points: rv_tile */
    rv_ports
        symbol[RV_MAX_SYMBOLS]; /* of features: bit set with a port of each feature that has it */
    rv_symbols somewhere;       /* marks on the only possible feature */
    int ncollects;              /* number of tokens, and where each is printed */
    rv_ports collect[RV_LOOK_COLLECTS];
    bool older;   /* read with the letters of a ruleset that this one extends */
    bool unclear; /* a letter in it is that of several marks: no ruleset is asked what it means */
} rv_look;

/* Returns NULL if it could be read, otherwise the error (in the arena). */
const char *rv_look_parse(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out);
/* The first rotation of the tile that has this look; the last one if none has it. */
int rv_look_quarters(const rv_ruleset *rs, const rv_look *look, const rv_tile *t);

/* ---- look_quadrants.c, look_edges.c: the ways in which looks are written ---- */

typedef struct rv_look_style {
    const char *(*parse)(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out);
    void (*build)(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out);
    bool (*fits)(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters);
    const char *(*write)(rv_arena *a, const rv_ruleset *rs, const rv_tile *t, int quarters);
    /* The places for which the four letters stand, and what these are called. */
    const char *const *places, *one;
} rv_look_style;

extern const rv_look_style rv_look_quadrants, rv_look_edges;
static inline const rv_look_style *rv_look_style_of(const rv_ruleset *rs) {
    return rs->edge_looks ? &rv_look_edges : &rv_look_quadrants;
}
/* Builds the tile's regions. `joined` gives pairs of quadrants (ports) that meet at the centre. */
static inline void rv_look_tile(const rv_ruleset *rs, const rv_look *look, rv_ports joined,
                                rv_tile *out) {
    rv_look_style_of(rs)->build(rs, look, joined, out);
}
/* What the look leaves open about the features of the built tile, or NULL. A look that is only used
 * to find a tile may leave it open. */
const char *rv_look_doubt(rv_arena *a, const rv_ruleset *rs, const rv_look *look, const rv_tile *t);
/* Whether the tile has this look in some rotation. */
static inline bool rv_look_fits(const rv_ruleset *rs, const rv_look *look, const rv_tile *t,
                                int quarters) {
    return rv_look_style_of(rs)->fits(rs, look, t, quarters);
}
/* The look of a tile in its rotation, in canonical form. */
static inline const char *rv_look_write(rv_arena *a, const rv_ruleset *rs, const rv_tile *t,
                                        int quarters) {
    return rv_look_style_of(rs)->write(a, rs, t, quarters);
}
/* Whether what is a line in a base is one here, and so on, so that its letters can be used. */
bool rv_look_same_shapes(const rv_ruleset *rs, const rv_ruleset *base);

/* Reads the four letters with which a look begins; NULL, or what is wrong. */
const char *rv_look_letters(rv_arena *a, const rv_ruleset *rs, rv_str s, rv_look *out);
/* Puts the edges that are joined as groups, ":nw,es": `group` has, for the western or northern half
 * of each edge and for the other, the same number for all of one, and -1 for what is in none. */
void rv_look_put_groups(rv_buf *b, const int group[2 * RV_SIDES]);
/* The kind with this letter of an edge or a quadrant; -1. */
int rv_kind_of_letter(const rv_ruleset *rs, char c);
/* When all of a ruleset is read: gives each kind and each mark a character of its own in drawings,
 * its letter in looks, if nothing before it has that one, or else one that is free, if possible of
 * its name. */
void rv_give_signs(rv_ruleset *rs);

/* What can stand behind a + in looks of edges: a kind in the middle of the tile, a mark that the
 * ruleset declares, or, with neither, the prize. */
typedef struct rv_look_mark {
    const char *letter, *name; /* the letter is "" if it has none */
    int kind, symbol;          /* RV_NO_KIND, -1 */
} rv_look_mark;
/* The next behind *i, which begins as 0; false: there is none. */
bool rv_look_mark_next(const rv_ruleset *rs, int *i, rv_look_mark *out);
/* How many have this letter or this name, of which `out`, unless it is NULL, gets the first two. */
int rv_look_marks_meant(const rv_ruleset *rs, rv_str text, rv_look_mark out[2]);
/* How one is written, by its letter if no other has it, else by its name: a kind in the middle, or
 * else a declared mark, or else (RV_NO_KIND, -1) the prize. */
const char *rv_mark_text(const rv_ruleset *rs, int kind, int symbol);

/* ---- look_find.c: tiles found by a look as people type it: in small letters or capitals, with
 * blanks, and with `?` for a quadrant or an edge that they do not know, `:?` for what is joined and
 * `+?` for the marks ---- */

typedef struct rv_sought {
    rv_str text;  /* in small letters, without blanks */
    bool open;    /* has `?` */
    bool wrong;   /* describes no tile */
    rv_look look; /* unless it is open or wrong */
} rv_sought;

/* A tile that fits, in a rotation in which it does, and its look then. */
typedef struct rv_found {
    int tile, quarters;
    rv_look look;
} rv_found;

/* Returns NULL if it could be read, otherwise the error (in the arena). */
const char *rv_sought_parse(rv_arena *a, const rv_ruleset *rs, rv_str typed, rv_sought *out);
/* In how many things two looks differ, as they are written: letters, what is joined, marks. */
int rv_looks_apart(const rv_ruleset *rs, const char *one, const char *other);
/* The next tile that fits, after the one in *at, which begins as {-1}: in one of its rotations, or,
 * if the look has `?`, in each in which it lies differently. False: there is no more. */
bool rv_sought_next(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_found *at);
/* The tile on which everything follows from the look, the fields, too, where others fit that have
 * more to tell than a look can say; -1: none, or the look leaves something open. */
int rv_sought_plain(rv_arena *a, const rv_ruleset *rs, const rv_sought *s);
/* How many copies of its tiles a game has; those of which it has none are not named. And how many
 * things speak against a tile in a rotation where the look stands, if that is known, or NULL. */
typedef struct rv_copies_of {
    int (*count)(const void *of, int tile);
    int (*against)(const void *of, int tile, int quarters);
    const void *of;
} rv_copies_of;
/* "did you mean ttch:e,s,w (31: other paths) or …?", the nearest looks of at most `max` tiles,
 * those with more copies first; NULL if none is near. */
const char *rv_sought_near(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_copies_of in,
                           int max);

/* ---- look.c: tiles that a game has and that its ruleset cannot list, since no source says what
 * they show (F-2). A document that has one describes it by look.
 *
 * A ruleset is shared and constant, so a document gets a copy of its own in which there is room for
 * as many such tiles as the game has. Each look that no listed tile shows becomes a tile there, F1,
 * F2 … in the order of first mention, and each time it is mentioned there is one more of it: two
 * mentions are two tiles. Only the order of drawing names tiles that are laid later on. All of it
 * lives in the document's arena.
 */

/* Where a tile is mentioned: on the table of a position, drawn, or laid or thrown away in turns. */
typedef enum rv_mention { RV_ON_TABLE, RV_AS_DRAWN, RV_IN_TURNS, RV_MENTIONS } rv_mention;

typedef struct rv_unlisted {
    rv_arena *arena;  /* of the document */
    rv_ruleset *rs;   /* the document's own; NULL: its ruleset lists all tiles */
    rv_tile *tiles;   /* of it, the listed ones first */
    int all;          /* how many tiles the ruleset does not list */
    rv_mention where; /* what is read now */
    int guest;        /* plus one: a tile that is there while a question about it is answered */
    uint8_t mentions[RV_MAX_UNLISTED]
                    [RV_MENTIONS]; /* by unlisted tile: how often it is mentioned */
} rv_unlisted;

/* Makes the copy, for a ruleset with such tiles; for any other there is none. May longjmp. */
void rv_unlisted_begin(rv_unlisted *u, rv_arena *a, const rv_ruleset *rs);
/* A tile that looks like this and that no tile of the set looks like. It is there when it is
 * mentioned. -1: there can be no more tiles, or *doubt is what the look leaves open. May longjmp.
 */
int rv_unlisted_add(rv_unlisted *u, const rv_look *look, const char **doubt);
/* One more mention of a tile, listed ones pass; false: the game has no more such tiles. */
bool rv_unlisted_mention(rv_unlisted *u, int tile);
/* One more copy, for a question only; the one of the question before goes. false: no more. */
bool rv_unlisted_invite(rv_unlisted *u, int tile);
void rv_unlisted_dismiss(rv_unlisted *u);
/* Tiles of a document's game that it does not mention: none of a game without such tiles, which is
 * played with the listed ones alone (F-1), else all that are left (F-6). */
int rv_unlisted_unknown(const rv_ruleset *rs);

#endif
