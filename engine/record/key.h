/* key.h - the keys of documents: one row for each, owned by the game that has the key.
 *
 * Reading, writing, suggestions, `reeve schema` and the page of keys use the rows. This layer has
 * its own tables; a game has them in its table of steps (rv_module.keys). A table ends with a row
 * without a key.
 */
#ifndef RV_KEY_H
#define RV_KEY_H

#include "core/require.h"
#include "yaml/doc.h"

/* A feature as a document names it: by its kind and a place that it covers. */
typedef struct rv_feature_ref {
    rv_loc loc;
    const char *text;
    int kind, x, y;
    int place;         /* RV_NONE: omitted */
    const char *canon; /* canonical name, once played; NULL before */
} rv_feature_ref;

typedef struct rv_record rv_record;
typedef struct rv_reader rv_reader;
typedef struct rv_shape rv_shape;
typedef struct rv_value rv_value; /* record/record.h */
typedef struct rv_values rv_values;
typedef struct rv_chances rv_chances;
typedef struct rv_sim_turn rv_sim_turn;
typedef struct rv_asker rv_asker; /* ask/query.h */

/* A map of the document that has rows for its keys. */
typedef struct rv_map {
    const char *what;
} rv_map;

extern const rv_map rv_map_document, rv_map_setup, rv_map_entry, rv_map_final;

/* ---- what can stand behind a key ------------------------------------------------------------- */

typedef enum rv_shape_kind {
    RV_SHAPE_ANY,
    RV_SHAPE_TEXT,    /* a text of a form; without a form, any text */
    RV_SHAPE_CHOICE,  /* one of the words of a ruleset, or a text of a form */
    RV_SHAPE_NUMBER,  /* from `least` to `most` */
    RV_SHAPE_LIST,    /* of `of`, at most `most` unless that is 0 */
    RV_SHAPE_MAP,     /* `of` to `to` */
    RV_SHAPE_EITHER,  /* `of` or `to` */
    RV_SHAPE_KEYS,    /* a map with rows of its own: `map` */
    RV_SHAPE_PLAYERS, /* a map of as many as can play */
    RV_SHAPE_OPTIONS  /* the options of a ruleset and of scripts, with their values */
} rv_shape_kind;

/* The i-th word that is allowed there in a game, of which it is given the rv_record; NULL past the
 * end. */
typedef const char *rv_choice(const void *game, int i);

/* A wrong form that people type, and the way of the right form by which its value is written. */
typedef struct rv_mistake {
    const char *form;
    int way;
} rv_mistake;

struct rv_shape {
    rv_shape_kind kind;
    const char *name;    /* "cell", for the man page; NULL: the form, or `of` and `to` */
    const char *what;    /* in messages: "a size", "it goes ns or ew"; NULL: the key, the form */
    const char *form;    /* of texts and choices: form.h */
    const char *pattern; /* of texts that no form can say: {parts} in a regular expression */
    const char *help;    /* what to type where no way of the form fits; NULL */
    const rv_mistake *mistaken; /* NULL: none are known; else ends with {0} */
    rv_use use;                 /* of the figures in it */
    int code; /* the diagnostic where a value is not of this shape; 0: of all shapes */
    rv_choice *choice;
    int least, most;
    bool ruled; /* of numbers: those out of bounds break a rule, which knows the bounds better */
    const rv_shape *of, *to;
    const rv_map *map;
    bool blank; /* it may be empty: `moves:` */
};

#define RV_SHAPE(...) (&(const rv_shape){__VA_ARGS__})
#define RV_FORM(as) RV_SHAPE(RV_SHAPE_TEXT, .form = (as))
#define RV_NUMBER_OF(what, from, to)                                                               \
    RV_SHAPE(RV_SHAPE_NUMBER, .name = (what), .least = (from), .most = (to))
#define RV_MANY(shape) RV_SHAPE(RV_SHAPE_LIST, .of = (shape))
#define RV_PAIRS(key, value) RV_SHAPE(RV_SHAPE_MAP, .of = (key), .to = (value))
#define RV_EITHER(one, other) RV_SHAPE(RV_SHAPE_EITHER, .of = (one), .to = (other))
#define RV_KEYS(which) RV_SHAPE(RV_SHAPE_KEYS, .name = "{key: value, ...}", .map = (which))

/* The names of the tiles of a set; of all figures, and "small"; of those that have a key; of the
 * kinds of tokens that can lie somewhere; of the kinds of features and the roles on them, also
 * those of the rulesets that this one extends. */
rv_choice rv_tile_choice, rv_figure_choice, rv_larger_choice, rv_token_choice, rv_kind_choice,
    rv_role_choice;

extern const rv_shape rv_shape_any_text, rv_shape_tile, rv_shape_cell, rv_shape_feature,
    rv_shape_player, rv_shape_owner, rv_shape_points, rv_shape_scores, rv_shape_truth,
    rv_shape_left, /* who stands there; none: nobody does any more */
    rv_shape_pair; /* a cell typed as a list */
extern const rv_mistake rv_joined_owner[];

/* Returns the YAML types that a shape allows: RV_WORD | RV_LIST … */
unsigned rv_shape_types(const rv_shape *s);
/* The shape of one value, of a shape that is one or several, or is typed in two ways. */
static inline const rv_shape *rv_shape_one(const rv_shape *s) {
    while (s->kind == RV_SHAPE_EITHER)
        s = s->of;
    return s;
}
/* "[tile, ...]": a shape as the man page shows it. */
void rv_put_shape(rv_buf *b, const rv_shape *s);
/* "castles: {'city@0,1': R}", the sample of a row for these players. */
void rv_put_sample(rv_buf *b, const rv_record *rec, const rv_key *row);
const char *rv_shape_text(rv_arena *a, const rv_shape *s);
/* Whether a text is a number within the bounds of a shape that is a number, or a number or
 * something else; and "a size is 0 to 99". */
bool rv_shape_number(const rv_shape *s, rv_str text, int *out);
const char *rv_shape_range(rv_arena *a, const rv_shape *s, const char *key);

/* ---- rows ------------------------------------------------------------------------------------ */

/* What a game must have for a key: its name is a word of the ruleset (rv_word_id), or `about`
 * unless that is NULL. */
typedef struct rv_theme {
    bool (*has)(const rv_record *rec); /* NULL: pieces of the sort `pieces`, or `option` chosen */
    int word;
    const char *about, *pieces;
    int option; /* of two values; it has the second */
} rv_theme;

typedef void rv_key_read(rv_reader *r, const rv_yaml *v);
/* Writes the key and its value: of the document, or of the state of the game; of an entry. */
typedef void rv_key_put(rv_case *c, rv_buf *b);
/* Adds the values that hold in the current state of the game. A key that says something even where
 * nothing is listed behind it sets the line of out->key. */
typedef void rv_key_now(rv_game *g, rv_arena *a, rv_values *out);
typedef void rv_key_put_given(rv_case *c, rv_buf *b, const rv_entry *e);

/* What stands behind a key: what its form (form.h) does not have is RV_NONE. */
struct rv_value {
    rv_loc loc, key_loc; /* its place in the file; that of its key, in a map */
    const char *text;
    const char *canon; /* as it is written, once it is known what it means; NULL before */
    int way;           /* which of the ways of its form it was typed in */
    int of;            /* the player who is its key */
    int player, figure, number, word, wall_tile, corner;
    int token, face;  /* of tokens: the kind, the face, … */
    int on, crossing; /* … what they lie on (rv_spot_kind), and of a corner its place */
    int root;         /* of its feature, once that is known */
    int with;         /* of alike followers the one with such a token; RV_NONE: without */
    bool there;       /* it has a cell */
    bool role;        /* a role was typed of a figure that goes without one */
    rv_feature_ref at;
    bool later;           /* it could not be done yet, and is tried again after scoring; … */
    bool amiss, left_out; /* it was done though it may not be; it was not, nor is what follows it */
    int had; /* … the player had so many points; or what lay there instead, once it is taken */
    struct rv_keys *keys;     /* of a map with rows of its own: what it says; NULL */
    struct rv_tile_ref *tile; /* of a tile; NULL */
};

/* An action of the player to move besides laying the tile: a value of a key of an entry, and what
 * it means on the table, which is up to the row. */
typedef struct rv_chance {
    const rv_key *row;
    const rv_chances *of;
    rv_value value;
    rv_value *given; /* the entry's own that is played, to be settled; NULL: it is only tried */
    int placed, node;
    bool can;             /* if the record goes on it is done though it may not be */
    bool sure;            /* it may be done, and its script need not be asked: its list is exact */
    const rv_key *leader; /* of the action that it follows, and its value, which the caller keeps */
    const rv_value *led_by;
} rv_chance;

/* Draws a number from 0 to n - 1. */
typedef struct rv_dice {
    int (*below)(void *ud, int n);
    void *ud;
} rv_dice;

/* Which actions are offered: all that are possible; also those for which a follower must still be
 * placed on the tile; all that scripts list, possible or not. */
typedef enum rv_offered { RV_OFFER_ALL, RV_OFFER_COMING, RV_OFFER_LISTED } rv_offered;

/* All actions that are possible now for a key: `see` is called for each, in `chance`. */
typedef struct rv_offer {
    rv_game *g;
    const rv_chance *after; /* the action just before; NULL: none */
    rv_chance chance;
    void (*see)(void *ud, const rv_chance *d); /* may try it, and take it back */
    void *ud;
    rv_offered what;
    const rv_dice *dice; /* they draw one of what a script lists, of a form or a bag; NULL: all */
} rv_offer;

struct rv_chances {
    /* Hands each value that there is to rv_offer_chance, which asks `may`. */
    void (*list)(rv_offer *o);
    /* Finds what a value of an entry means, which `list` knows; false, with a complaint: nothing.
     * NULL: `may` finds it. */
    bool (*find)(rv_case *c, rv_game *g, rv_chance *d);
    /* Whether the player to move may do it: conditions, as rv_require; `c` NULL: a trial. It
     * changes nothing, but may put off what is `given` until after scoring. */
    bool (*may)(rv_case *c, rv_game *g, rv_chance *d);
    void (*act)(rv_game *g, const rv_chance *d);
    /* The action in the words of an entry; NULL: the value by its form. */
    const char *(*word)(rv_arena *a, const rv_game *g, const rv_chance *d);
    const char *after; /* only what has just been done behind this key leads to it … */
    const char *verb;  /* what a text says before the value: "takes"; NULL: the key */
    int lacks;         /* the complaint where that is missing: {1} the value; 0: of all rows */
    int odds, idle;    /* by chance: against others; left out, in eighths */
    rv_point point;    /* of its steps of `why`; 0: RV_AT_ACTION */
    const char *thing; /* on the board, that it is about; NULL: the key */
    const char *what;  /* that is done, in messages, behind "a": "a tower piece"; NULL: the key */
    bool must;         /* where it is possible it is not left out; in silence where there is one */
    void (*open)(rv_case *c, const rv_chance *leader); /* complains that it is; NULL: as of all */
    /* How many times as likely a thing that is drawn is; NULL: all are alike. */
    int (*weight)(const rv_game *g, const rv_chance *d);
    /* If it comes before the tile: the text when the entry has done it, or NULL; how it helps a
     * player without a follower. NULL: nothing. */
    const char *(*done)(const rv_entry *e);
    const char *(*help)(rv_arena *a, const rv_game *g);
};

/* The action of a row at a moment of the game, whether its key is given or not. */
typedef struct rv_act {
    rv_moment when;
    int order; /* among the rows of that moment, those of scripts 0 to 100: the lowest first; for
                  equal ones, game by game */
    void (*each)(rv_case *c, rv_value *v); /* sets a value of the document on the table */
    void (*set)(rv_case *c);               /* sets what the key says on the table, or tells of it */
    bool again; /* values of the entry that were put off are tried again */
    /* Plays the key: of the document, or, unless NULL, of the entry. False: it is illegal and not
     * accepted; then nothing else is played. */
    bool (*play)(rv_case *c, rv_entry *e);
    /* Plays the key at random: before the first turn (NULL), or in a turn. */
    void (*random)(rv_sim *s, rv_sim_turn *t);
    const rv_chances *chances; /* the possible actions, with the first act; NULL: no choice */
    /* Asks for the entry that is due, answer by answer (rv_hear). False: none is. */
    bool (*ask)(rv_asker *k);
} rv_act;

#define RV_ACTS(...) ((const rv_act[]){__VA_ARGS__, {0}})
#define RV_CHANCES(...) (&(const rv_chances){__VA_ARGS__})

/* Keys are read and written by rank; for equal ranks, those of this layer come first, then those of
 * the games as in options.txt. */
enum { RV_RANK_HEAD, RV_RANK_TABLE, RV_RANK_GAMES, RV_RANK_REST, RV_RANK_MOVES, RV_RANK_END };
enum {
    RV_RANK_DRAWN,
    RV_RANK_TURN,
    RV_RANK_PLACING,
    RV_RANK_ACTION,
    RV_RANK_COMPLETED, /* what becomes of completed features before they are scored */
    RV_RANK_SCORING,
    RV_RANK_FOUND,
    RV_RANK_NOTED,
    RV_RANKS
};

struct rv_key {
    const rv_map *in;
    const char *key;
    const rv_shape *shape;
    const rv_theme *theme;       /* NULL: for all games */
    rv_key_read *read;           /* NULL: its values, by its form; nothing if it may be anything */
    rv_key_put *put;             /* NULL: nothing is written, or by its form: */
    rv_key_now *now;             /* NULL: nothing holds without being typed */
    rv_key_put_given *put_given; /* of an entry; NULL: by its form */
    const rv_act *acts;          /* NULL: none; otherwise ends with {0} */
    int rank;
    bool instead; /* of placing a follower on the tile, and of all that is done instead of that */
    int instead_cite;  /* why it excludes others; 0: as the complaint has it */
    bool needed;       /* the map must have it */
    const char *line;  /* what to type where it is missing or no such value; NULL: only its form */
    bool of_positions; /* it has no meaning in a document without a board */
    bool of_records;   /* a written position lacks it, or has the current value */
    bool of_tiles;     /* it has no meaning in a turn without a tile */
    const char *alone; /* for a separate entry that is not a turn of a player and has only a score
                          beside it: its name; and such an entry in words */
    const char *(*alone_words)(rv_case *c, const rv_entry *e);
    int cite; /* a rule citation for the key (rv_cite); 0: none */
    /* The value in the example of a finished board, as a comment unless the board has one; "": the
     * board has one always; NULL: a finished board does not need the key. Its W and B stand for
     * the first two players. */
    const char *sample;
    bool unseen; /* a picture of the board does not show it: always as a comment */
    /* What final scoring of a board without the key assumes; NULL: nothing depends on it; and
     * whether it depends on it now (NULL: always). */
    const char *assumed;
    bool (*assumes)(rv_case *c);
    const struct rv_house_action *action; /* of a script; NULL: of a game */
};

typedef struct rv_acting {
    const rv_key *row;
    const rv_act *act;
    bool keyed; /* nothing comes of it where nothing was done, by a key or in silence */
} rv_acting;

/* What a key is, in one sentence without its full stop, in the words of a ruleset (or NULL): as
 * keys.tsv has it, or its script. */
const char *rv_key_words(rv_arena *a, const rv_ruleset *rs, const rv_key *row);

/* Lists the rows of a new game by moment, so that a turn without keys costs nothing. */
void rv_rows_begin(rv_game *g);
/* The rows that act at a moment, by their order, game by game as in options.txt, in the order of
 * each table, and then those of scripts; ends with an entry without a row. */
static inline const rv_acting *rv_rows_at(const rv_game *g, rv_moment when) {
    return g->acting[when];
}

/* All actions of some rows that are possible now, directly after another action or (NULL) first;
 * the list ends with an entry without a row. */
void rv_offer_chances(rv_game *g, const rv_acting *rows, const rv_chance *after, rv_offered what,
                      void (*see)(void *ud, const rv_chance *d), void *ud);
/* Offers the values of one row. The caller has filled in the offer, except for its chance. */
void rv_offer_row(rv_offer *o, const rv_acting *a);
/* Whether the conditions of its row, and house rules, let the player to move do it. */
bool rv_may_do(rv_case *c, rv_game *g, rv_chance *d);
/* Offers the chance of the offer if it may be done: false, if not. */
bool rv_offer_chance(rv_offer *o);
/* Begins an action of a row, without a value yet; `after`: that it follows, or NULL. */
void rv_chance_begin(rv_chance *d, const rv_key *row, const rv_chances *of, const rv_chance *after);
/* Whether these actions come directly after another one, or (NULL) are the first. */
bool rv_chances_follow(const rv_chances *of, const rv_chance *after);
/* The value of an action as it stands behind its key; and "key: 'value'", as it is typed. */
const char *rv_chance_word(rv_arena *a, const rv_game *g, const rv_chance *d);
const char *rv_chance_typed(rv_arena *a, const rv_game *g, const rv_chance *d);
/* What its script tells of it, before it is done; "" for nothing. */
const char *rv_chance_tells(rv_arena *a, rv_game *g, const rv_chance *d);
const rv_chances *rv_chances_of(const rv_key *row, rv_moment when);

/* A walk over the rows of a map (NULL: of none), rank by rank, or faster over all of a table at
 * once. `own`: the rows of scripts, or NULL; one of them is used where the game lacks a row of the
 * same key. */
typedef struct rv_key_walk {
    const rv_links *links;
    const rv_key *own;
    const rv_map *in;
    bool all;
    int rank, table, row; /* the next one to look at */
} rv_key_walk;
const rv_key *rv_key_next(rv_key_walk *walk); /* NULL past the end */
#define RV_EACH_KEY(row, links, own, map) RV_WALK_KEYS(row, links, own, map, false)
#define RV_ALL_KEYS(row, links, own, map) RV_WALK_KEYS(row, links, own, map, true)
#define RV_WALK_KEYS(row, links, own, map, all)                                                    \
    for (rv_key_walk row##_w = {(links), (own), (map), (all), 0, 0, 0};                            \
         row##_w.in && row##_w.rank < RV_RANKS; row##_w.rank = RV_RANKS)                           \
        for (const rv_key *row; (row = rv_key_next(&row##_w));)
/* The row of a key in a map, also among those of scripts (`own`, or NULL), and its index in the
 * order (may be NULL); NULL. */
const rv_key *rv_key_find(const rv_links *links, const rv_key *own, const rv_map *in, rv_str key,
                          int *order);

/* Whether the game has what a row, or a key anywhere in a document, requires. */
bool rv_row_in_game(const rv_record *rec, const rv_key *row);
bool rv_key_in_game(const rv_record *rec, const char *key);
bool rv_is_document_key(const rv_links *links, rv_str name);

/* The tables of this layer. */
extern const rv_key rv_header_keys[], rv_body_keys[], rv_position_keys[];

#endif
