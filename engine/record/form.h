/* form.h - forms: how the values behind keys are typed; what those share who read and who write a
 * record, and the keys that scripts add.
 *
 * A form is a text such as "{player}:{piece}@{cell}[.{place}]". A word in braces is a part of a
 * value, several between bars one of these words; [...] may be left out, and a bar outside of
 * braces separates ways to type the value, of which the first that fits is taken. What a value of
 * a key looks like stands nowhere else: reading, writing, the JSON Schema and the page of keys ask
 * the form. One value or several, in a list or a map, is up to the shape around it.
 *
 * Every part is followed by the end of the text, by a character that cannot stand in it, or by
 * [...] that begins or ends with one.
 */
#ifndef RV_FORM_H
#define RV_FORM_H

#include "core/tokens.h"
#include "record/record.h"
#include <limits.h>

struct rv_reader {
    rv_arena *a;
    rv_record *rec;
    rv_library *lib;
    rv_diags *d;
    const rv_game *empty;
    rv_entry *entry;    /* the entry being read */
    const rv_yaml *key; /* the key being read */
    const rv_key *row;  /* its row, and where its values go */
    rv_values *values;
    const rv_shape *shape; /* of the value being read, and the use of its figures */
    rv_use use;
    const char *ruleset; /* used instead of the named one; or NULL */
};

/* ---- keys by their rows (record_body.c) */

/* Reads a map by its rows, in their order: those of some ranks, while the others are only checked
 * for their types. Reports unknown or missing keys. */
rv_keys rv_read_ranks(rv_reader *r, const rv_yaml *v, const rv_map *in, int from, int to);
/* Keys that are known but for capitals become what was meant, unless the map has that key, too, or
 * a player is called so. */
void rv_fold_keys(rv_reader *r, const rv_yaml *v, const rv_map *in);
bool rv_need_theme(rv_reader *r, const rv_key *row, const rv_yaml *key);
/* For suggestions: the i-th key of a map in a game, if the game is known. */
typedef struct rv_known_keys {
    const rv_record *rec;
    const rv_map *in;
} rv_known_keys;
const char *rv_known_key(const void *ud, int i);

/* Takes the tile from the beginning of a text: a word, or several that are a look typed with
 * spaces. */
rv_str rv_tile_part(rv_reader *r, rv_str *rest);
/* Complains of a word, and tells what to type; NULL: as usual. False. */
bool rv_bad_word(rv_reader *r, rv_str text, rv_loc loc, const char *what, const char *help);
/* Words of the notation: each returns false with a diagnostic. */
bool rv_read_cell(rv_reader *r, rv_str text, rv_loc loc, int *x, int *y);
bool rv_read_follower(rv_reader *r, rv_str text, rv_loc loc, rv_follower_ref *out);
bool rv_read_feature(rv_reader *r, rv_str text, rv_loc loc, rv_feature_ref *out);
bool rv_read_place(rv_reader *r, rv_str text, rv_loc loc, int *place);

/* record_body.c: whether a list or map has at most so many elements; complains. */
bool rv_few_entries(rv_reader *r, const rv_yaml *v, int most, const char *what);

/* Reads a tile of the document: each mention of an unlisted tile adds a copy of it. */
bool rv_read_listed(rv_reader *r, rv_str text, rv_loc loc, rv_tile_ref *out);
/* Reads a list of such tiles; `what`: in messages. */
void rv_read_tiles(rv_reader *r, const rv_yaml *v, const char *what, rv_tiles *to);

/* Tells which expansion of the same game, of those that are not played, has this word, and what to
 * type for it; NULL: none has. */
const char *rv_belongs_to(rv_arena *a, const rv_ruleset *rs, rv_str word);
/* Refuses a word of another expansion, or one that the rules of the game have but the engine does
 * not support, and cites its rule (F-14, K-42); false if it is not such a word. */
bool rv_refuse(rv_diags *d, const rv_ruleset *rs, rv_str word, rv_loc loc, rv_use use);
/* Returns the player with this label or name; RV_NONE with a complaint. */
int rv_read_player(rv_reader *r, rv_str text, rv_loc loc);
/* Reads a key of a map, in which each player stands once, by label or by name. */
int rv_read_player_key(rv_reader *r, const rv_yaml *map, const rv_yaml *key);
int rv_player_find(const rv_record *rec, rv_str label);

/* ---- values ---------------------------------------------------------------------------------- */

/* Reads what stands behind r->key, or says what is wrong; the values go to r->values. */
rv_key_read rv_read_values;

/* Returns the values of a key beside a turn, or of the document; no values without the key. */
rv_values *rv_values_beside(const rv_entry *e, const char *key);
rv_values *rv_values_in(const rv_record *rec, const char *key);
/* Returns the first value of a key that has only one; NULL. */
rv_value *rv_value_beside(const rv_entry *e, const char *key);
rv_values *rv_values_of(const rv_value *v, const char *key);
/* Returns what a value of `supply` is about: a figure, or behind them all a piece. */
int rv_supply_of(const rv_record *rec, const rv_value *v);
static inline bool rv_values_true(const rv_values *given) {
    return given->n && given->list->word == 0;
}

/* What a part says of a value, which has each once. A word of several is no part. */
enum {
    RV_SAYS_PLACE = 1,
    RV_SAYS_PLAYER = 2,
    RV_SAYS_FIGURE = 4,
    RV_SAYS_NUMBER = 8,
    RV_SAYS_WORD = 16,
    RV_SAYS_TOKEN = 32
};

/* Of parts.tsv, the commonest first; of sizes the small is not written. */
typedef enum rv_part_id {
#define RV_PART(id, ...) RV_PART_##id,
#include "gen/parts.def"
} rv_part_id;
typedef struct rv_part_kind {
    rv_part_id id;
    const char *name, *shown;
    const char *signs;   /* that can stand in it besides letters and digits; NULL: _ and - */
    const char *pattern; /* before words of the games, as the schema has it; NULL */
    unsigned says;       /* 0: scripts cannot have the part */
} rv_part_kind;
bool rv_part_read(rv_part_id part, rv_reader *r, rv_str text, rv_loc loc, rv_value *out);
/* Returns the text of the part in a value; NULL where the value does not have it. */
const char *rv_part_text(rv_part_id part, const rv_game *g, rv_arena *a, const rv_value *v);
/* Finds what the part means on the table, which a script is given: NULL, or what is wrong. */
const char *rv_part_find(rv_part_id part, rv_game *g, rv_chance *d, rv_house_part *out);
const rv_part_kind *rv_part_called(rv_str name);
/* The part that means a thing of this sort; NULL: a number or a text. And its value; a feature that
 * no tile shows has no cell. */
const char *rv_part_of(int sort);
void rv_value_meaning(const rv_game *g, const rv_house_part *p, rv_value *out);
/* The node of the follower that records call so, of a player or (RV_NONE) of anybody; RV_NONE. May
 * longjmp. */
int rv_house_follower(rv_game *g, const char *name, int player);
int rv_value_tile(const rv_board *b, const rv_value *v);
/* The kind of token of which a value speaks; where its form has none, one that lies anywhere and
 * has no faces. */
const rv_token *rv_value_token(const rv_ruleset *rs, const rv_value *v);
/* Names a feature by one of its tiles, at a place that no other feature has, of the kinds on which
 * the figure can stand (RV_NONE: of its own): records call it by the first. */
void rv_name_feature(const rv_game *g, int root, int placed, int figure, rv_feature_ref *at);
/* Sets in a value a follower as records call it. */
void rv_value_follower(const rv_game *g, int node, rv_value *v);
/* Sets in a value the place of a region on which a figure stands, or could stand. */
void rv_value_stand(const rv_game *g, int node, rv_value *v);
/* Sets in a value where a token lies. */
void rv_value_lies(const rv_game *g, rv_where where, rv_value *out);
/* The numbers that are worth trying for a {number}. */
typedef struct rv_numbers {
    int n, list[64];
} rv_numbers;
/* Calls `see` with each value that a form can have on the table now, where it has a number with
 * those of the list (NULL: none), or only some with a feature, which the dice draw (NULL: all);
 * false: there are too many, of which only the first were seen. */
bool rv_form_each(rv_game *g, const char *form, const rv_numbers *numbers, const rv_dice *dice,
                  void (*see)(void *ud, const rv_value *v), void *ud);

/* The number of a form with a {number} that is left out, as it is until it is read. */
#define RV_NO_NUMBER INT_MIN
static inline int rv_number_omitted(const char *form) {
    return strstr(form, "{number}") ? RV_NO_NUMBER : 0;
}
/* A value that says nothing yet, and one that means a cell. */
extern const rv_value rv_empty_value;
rv_value rv_value_at(int x, int y);
/* Adds a value to a list in an arena; the pointer is valid until the next one is added. */
rv_value *rv_add_value(rv_arena *a, rv_values *to, rv_value v);
void rv_add_number(rv_arena *a, rv_values *to, int player, int number);
/* Sets who stands there, rv_follower_of, or (0) nobody, in a form "none|{player}…". */
static inline void rv_value_stands(rv_value *v, uint8_t follower) {
    v->way = follower != 0;
    v->player = follower ? rv_owner_of(follower) : RV_NONE;
    v->figure = follower ? rv_figure_of(follower) : RV_NONE;
}
/* Returns the place on the board that a value means, for those who look there; `thing`: what stands
 * there, or NULL. */
static inline rv_at_cell rv_at_value(const rv_value *v, const char *thing) {
    return (rv_at_cell){.there = v->there, .x = v->at.x, .y = v->at.y, .thing = thing};
}
/* Returns the figure of a value: the small one need not be typed. */
static inline int rv_value_figure(const rv_value *v) {
    return v->figure == RV_NONE ? RV_F_SMALL : v->figure;
}

/* Reads a text by the form of a shape, with the players and cells of a game; false: it does not
 * fit, with a diagnostic unless d is NULL. May longjmp. */
bool rv_value_read(const rv_game *g, rv_arena *a, const rv_shape *s, rv_str text, rv_value *out,
                   rv_diags *d);
/* Reads a word of a document by its shape, or complains of it, with what was probably meant. */
bool rv_form_read(rv_reader *r, const rv_shape *s, rv_str text, rv_loc loc, rv_value *v);
/* Tells how the value of the key is typed; NULL: as all are. */
const char *rv_form_help(const rv_reader *r, const rv_shape *s);
/* A walk over a form, sign by sign: a part is the sign `{`, and has a name; in which of the ways it
 * stands, and in which of the [...] of that way, from 1 on, or (0) outside of them. */
typedef struct rv_form_walk {
    rv_str rest, name;
    char sign;
    int way, bracket, brackets; /* so far in the way */
} rv_form_walk;
bool rv_form_next(rv_form_walk *w);
#define RV_EACH_FORM_SIGN(form, it)                                                                \
    for (rv_form_walk it = {.rest = rv_str_of(form)}; rv_form_next(&(it));)
#define RV_EACH_FORM_PART(form, it)                                                                \
    RV_EACH_FORM_SIGN((form), it)                                                                  \
        if ((it).sign == '{')
/* Tells what is wrong with a form; NULL: nothing. */
const char *rv_form_fault(rv_arena *a, const char *form);
/* Which of the parts of a form, each once over all its ways, this is: to those that were found
 * before it is added; RV_HOUSE_PARTS: there are too many. */
int rv_form_index(rv_str found[RV_HOUSE_PARTS], int *n, rv_str name);
/* How many ways a form has. */
int rv_form_ways(const char *form);

/* Which word of a form that is nothing but words this is, capitals or not; RV_NONE. */
int rv_form_find(const char *form, rv_str text);

/* Writes "key: " and its values as `fmt` does, with the end of the line; nothing for no values. */
void rv_put_values(const rv_game *g, rv_buf *b, const rv_key *row, const rv_values *values);
/* Writes the values without their key, in brackets; and one value as it is typed by itself. */
void rv_put_shape_values(const rv_game *g, rv_buf *b, const rv_shape *s, const rv_values *values);
void rv_put_value(const rv_game *g, rv_buf *b, const rv_shape *s, const rv_value *v);
/* Writes a word on its own line behind a key: one with a colon always has quotes. */
void rv_put_word(rv_buf *b, const char *word);

/* "label:role@cell[.where]": a form as people read it. */
void rv_put_form(rv_buf *b, const char *form);
/* The i-th word of a form that is nothing but words; s NULL past the end, or if it is not. */
rv_str rv_form_word(const char *form, int i);

/* ---- keys of scripts -------------------------------------------------------------------------
 *
 * The row of an action has its form, its moment, and functions that find what a value means and
 * call the script: nothing else in the program knows whether a key is of a game or of a script. */

/* The rows of all actions of the enabled scripts, in an arena; they end with a row without a key.
 * NULL: there are none. The first that cannot be one is told in *wrong: a form that is none, or a
 * key that has another meaning in the game, of whose record the ruleset, the options and the
 * players are known. May longjmp. */
const rv_key *rv_house_rows(const rv_hooks *h, const rv_record *rec, rv_arena *a,
                            const char **wrong);

/* The row of one action without a fault; `order` as rv_act has it. May longjmp. */
void rv_house_row(rv_arena *a, const rv_ruleset *rs, const rv_house_action *of, int order,
                  rv_key *out);

/* Who chooses the value of a key: if its action says so the player whom it names, or each player
 * in turn. */
int rv_chooser(const rv_game *g, const rv_chance *d);

/* Finds what the value of an action means on the table: the parts that its script is given. NULL,
 * or what is wrong. */
const char *rv_house_find(rv_game *g, rv_chance *d, rv_house_value *out);
/* Whether the script keeps what the action needs; else there is nothing to try, although it may be
 * typed what happened by itself. */
bool rv_house_tries(const rv_game *g, const rv_house_action *of);
/* Offers all values of the form that the script lets the player do now, whether it lists them or
 * not; of numbers those of the list (NULL: none). False: there are too many, and only the first
 * were tried. */
bool rv_house_values(rv_offer *o, const rv_numbers *numbers);

/* ---- words of the notation ------------------------------------------------------------------ */

const char *rv_tile_word(rv_arena *a, const rv_ruleset *rs, int tile, int quarters);
/* Names a tile in a document that is written, by look if the settings say so. */
const char *rv_tile_written(rv_case *c, int tile, int quarters);
/* The name of a tile in messages: "17"; "F1 (kccc)" if only the document describes it. */
const char *rv_tile_name(rv_arena *a, const rv_ruleset *rs, const rv_tile *t);
/* The name of one that lies: its look as it lies, if the document describes it so; with its cell
 * then, for a look does not tell tiles apart. */
const char *rv_lying_name(rv_arena *a, const rv_game *g, int placed);
const char *rv_lying_named(rv_arena *a, const rv_game *g, int placed);
/* A tile as the document names it, `laid` or not yet: by look as typed, until its copy is chosen.
 */
const char *rv_tile_named(rv_case *c, const rv_tile_ref *ref, bool resolved, bool laid);
/* "big:knight@n", "builder@n": a figure on a node of a tile. */
const char *rv_follower_word(rv_arena *a, const rv_game *g, int placed, int node, int figure);
/* Whom the player to move may put on the tile just laid, *n words, by figure and then by place:
 * "knight@ne"; one that stands in a corner at each that there is. */
const char *const *rv_figure_words(rv_arena *a, rv_game *g, int *n);
/* "40/270 d7 knight@n", or "none". */
const char *rv_turn_words(rv_case *c, const rv_entry *e);

/* ---- lines and documents --------------------------------------------------------------------- */

/* Writes tiles in brackets, from the i-th on, with the end of the line. */
void rv_put_tiles(rv_case *c, rv_buf *b, const rv_tiles *tiles, int i, bool resolved);
const char *rv_start_words(rv_case *c);
/* Returns the position of a case, as rv_case_position writes it; NULL if memory ran out. */
const rv_yaml *rv_position_tree(rv_case *c);
/* Writes a pair of a map on a line of its own, as it was typed, with its comments. */
void rv_put_pair(rv_case *c, rv_buf *b, const char *indent, const rv_yaml *key);
rv_key_put rv_write_board, rv_write_moves;

/* Writes the header of a document: ruleset, options, scripts, players; as_typed: options and
 * scripts as they stand in it. */
void rv_write_header(rv_case *c, rv_buf *b, bool as_typed);

#endif
