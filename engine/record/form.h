/* form.h - forms: how the values behind keys are typed.
 *
 * A form is a text such as "{player}:{piece}@{cell}[.{place}]". A word in braces is a part of a
 * value, several between bars one of these words; [...] may be left out, and a bar outside of
 * braces separates ways to type the value, of which the first that fits is taken. What a value of
 * a key looks like stands nowhere else: reading, writing, the JSON Schema and the page of keys ask
 * the form. One value or several, in a list or a map, is said by the shape around it.
 *
 * Every part is followed by the end of the text, by a character that cannot stand in it, or by
 * [...] that begins or ends with one.
 */
#ifndef RV_FORM_H
#define RV_FORM_H

#include "core/tokens.h"
#include "lua/script.h"
#include "record/record_read.h"
#include <limits.h>

/* Reads what stands behind r->key, or says what is wrong; the values go to r->values. */
rv_key_read rv_read_values;

/* The values of a key beside a turn, or of the document; without the key there are none. */
rv_values *rv_values_beside(const rv_entry *e, const char *key);
rv_values *rv_values_in(const rv_record *rec, const char *key);
/* The first of them, where a key has only one; NULL. */
rv_value *rv_value_beside(const rv_entry *e, const char *key);

/* What of a value a part says; one value says each once. A word of several is no part. */
enum {
    RV_SAYS_PLACE = 1,
    RV_SAYS_PLAYER = 2,
    RV_SAYS_FIGURE = 4,
    RV_SAYS_NUMBER = 8,
    RV_SAYS_WORD = 16,
    RV_SAYS_TOKEN = 32
};

/* A part of a form. */
typedef enum rv_part_id {
    RV_PART_PLAYER,
    RV_PART_SIZE,
    RV_PART_FIGURE,
    RV_PART_PIECE,
    RV_PART_FEATURE,
    RV_PART_FOLLOWER,
    RV_PART_NUMBER,
    RV_PART_WALL_TILE,
    RV_PART_CORNER,
    RV_PART_TOKEN,
    RV_PART_SPOT,
    RV_PART_FACE,
    RV_PART_CELL,
    RV_PART_PLACE
} rv_part_id;
typedef struct rv_part_kind {
    rv_part_id id;
    const char *name, *shown;
    const char *signs; /* that can stand in it besides letters and digits; NULL: _ and - */
    const char
        *pattern;  /* as rv_pattern_form has it, before words of the games (pattern.c); NULL */
    unsigned says; /* 0: scripts cannot have the part */
} rv_part_kind;
/* Reads it, or says what is wrong. */
bool rv_part_read(rv_part_id part, rv_reader *r, rv_str text, rv_mark mark, rv_value *out);
/* Its text in a value; NULL where the value does not have it. */
const char *rv_part_text(rv_part_id part, const rv_game *g, rv_arena *a, const rv_value *v);
/* What it means on the table, which a script is given: NULL, or what is wrong. */
const char *rv_part_find(rv_part_id part, rv_game *g, rv_chance *d, rv_house_part *out);
const rv_part_kind *rv_part_called(rv_str name);
/* The value that means a thing on the table, and the name of its part; a feature that no tile shows
 * has no cell. NULL: a number or a text. */
const char *rv_value_meaning(const rv_game *g, const rv_house_part *p, rv_value *out);
/* The node of the follower that records call so, of a player or (RV_NONE) of anybody; RV_NONE. May
 * longjmp. */
int rv_house_follower(rv_game *g, const char *name, int player);
/* The tile at its cell; RV_NONE. */
int rv_value_tile(const rv_board *b, const rv_value *v);
/* Sets in a value where a token lies. */
void rv_value_lies(const rv_board *b, rv_where where, rv_value *out);
/* Numbers worth trying. */
typedef struct rv_numbers {
    int n, list[64];
} rv_numbers;
/* Calls `see` with each value that a form can have on the table now, where it has a number with
 * those of the list (NULL: none); false: there are too many, of which only the first were seen. */
bool rv_form_each(rv_game *g, const char *form, const rv_numbers *numbers,
                  void (*see)(void *ud, const rv_value *v), void *ud);

/* Of a form with a {number}: it is left out. */
#define RV_NO_NUMBER INT_MIN
/* A value that says nothing yet, and one that means a cell. */
extern const rv_value rv_nothing_said;
rv_value rv_value_at(int x, int y);
/* Adds it to a list in an arena; the pointer is valid until the next one is added. */
rv_value *rv_add_value(rv_arena *a, rv_values *to, rv_value v);
/* Adds "PLAYER: number". */
void rv_add_number(rv_arena *a, rv_values *to, int player, int number);
/* Sets who stands there, rv_piece_of, or (0) nobody, in a form "none|{player}…". */
static inline void rv_value_stands(rv_value *v, uint8_t piece) {
    v->way = piece != 0;
    v->player = piece ? rv_piece_player(piece) : RV_NONE;
    v->figure = piece ? rv_piece_figure(piece) : RV_NONE;
}
/* The place on the board that it means, for those who look there; `thing`: what stands there, or
 * NULL. */
static inline rv_at_cell rv_at_value(const rv_value *v, const char *thing) {
    return (rv_at_cell){.there = v->there, .x = v->at.x, .y = v->at.y, .thing = thing};
}
/* Its figure: the small one goes without saying. */
static inline int rv_value_figure(const rv_value *v) {
    return v->figure == RV_NONE ? RV_F_SMALL : v->figure;
}

/* Reads a text by the form of a shape, with the players and cells of a game; false: it does not
 * fit. May longjmp. */
bool rv_value_read(const rv_game *g, rv_arena *a, const rv_shape *s, rv_str text, rv_value *out);
/* What is wrong with a form; NULL: nothing. */
const char *rv_form_fault(rv_arena *a, const char *form);
/* The i-th part of a form, over all its ways, each once: its name, or "ns|ew" of words; s NULL past
 * the last. */
rv_str rv_form_part(const char *form, int i);
/* How many ways a form has; whether one of them has a part. */
int rv_form_ways(const char *form);
bool rv_form_has(const char *form, int way, rv_str part);
/* The i-th of such words; s NULL past the last. */
rv_str rv_form_choice(rv_str words, int i);

/* Writes "key: " and its values as `fmt` does, with the end of the line; nothing for no values. */
void rv_put_values(const rv_game *g, rv_buf *b, const rv_key *row, const rv_values *values);
/* Their text alone, within brackets; and one value as it is typed by itself. */
void rv_put_shape_values(const rv_game *g, rv_buf *b, const rv_shape *s, const rv_values *values);
void rv_put_value(const rv_game *g, rv_buf *b, const rv_shape *s, const rv_value *v);
/* A word on its own line behind a key: one with a colon always has quotes. */
void rv_put_word(rv_buf *b, const char *word);

/* "label:role@cell[.where]": a form as people read it. */
void rv_put_form(rv_buf *b, const char *form);
/* The i-th word of a form that is nothing but words; s NULL past the end, or if it is not. */
rv_str rv_form_word(const char *form, int i);

#endif
