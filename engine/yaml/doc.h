/* doc.h - one YAML document as a tree with places in the file, read through libyaml's events.
 *
 * The tree and its texts live in the arena given to rv_doc_parse. Anchors, aliases and tags,
 * duplicate keys, keys that are not words, and documents that exceed a limit of limit.h are
 * refused.
 */
#ifndef RV_DOC_H
#define RV_DOC_H

#include "base/diag.h"

typedef enum rv_yaml_type { RV_YAML_WORD, RV_YAML_LIST, RV_YAML_MAP } rv_yaml_type;

typedef struct rv_yaml rv_yaml;
struct rv_yaml {
    rv_yaml_type type;
    rv_loc loc;
    rv_str text;    /* of a word; ended by a NUL */
    bool quoted;    /* so it is a text, even if it looks like a number */
    rv_yaml *first; /* children; of a map: key, value, key, value … */
    rv_yaml *twice; /* of a map: pairs whose key stands before, if the document is read partly */
    rv_yaml *next;  /* sibling */
    int n;          /* children of a list, pairs of a map */
};

/* Loops over the pairs of a map, or the elements of a list. */
#define RV_EACH_PAIR(map, k)                                                                       \
    for (const rv_yaml *k = (map) ? (map)->first : NULL; k; k = k->next->next)
#define RV_EACH_ITEM(list, it)                                                                     \
    for (const rv_yaml *it = (list) ? (list)->first : NULL; it; it = it->next)
/* What is no list is its own only part. */
#define RV_EACH_PART(v, it)                                                                        \
    for (const rv_yaml *it = (v) && (v)->type == RV_YAML_LIST ? (v)->first : (v); it;              \
         it = (v)->type == RV_YAML_LIST ? it->next : NULL)

/* Parses the only document of `text`, whose first line is `line` of its file, and which has at most
 * so many nodes; `spared`: how many keys may stand twice, with a diagnostic for each. NULL if it
 * cannot be read (one diagnostic in `diags`), or if it is empty (none). May longjmp. */
const rv_yaml *rv_doc_parse_sparing(rv_arena *a, rv_str text, int line, rv_diags *diags, int spared,
                                    int most);
static inline const rv_yaml *rv_doc_parse(rv_arena *a, rv_str text, int line, rv_diags *diags) {
    return rv_doc_parse_sparing(a, text, line, diags, 0, RV_LIMIT_NODES);
}

/* How a document was read that cannot be read as it is: up to before the line `cut`, or with its
 * bytes as Latin-1. */
typedef struct rv_torn {
    int cut; /* 0: all of it */
    bool latin;
} rv_torn;

/* The same, but a document with a few keys that stand twice is read, with a diagnostic for each;
 * and of one that is no YAML from some place on, the lines before that. */
const rv_yaml *rv_doc_parse_partly(rv_arena *a, rv_str text, int line, rv_diags *diags,
                                   rv_torn *torn);

rv_str rv_first_lines(rv_str text, int n);

/* ---- syntax.c */
/* Complains of the error at which libyaml's parser of a text stopped; the text begins at `line`. */
struct yaml_parser_s;
void rv_complain_syntax(const struct yaml_parser_s *p, rv_str text, int line, rv_diags *diags);
/* Where a diagnostic of what cannot be read is about a word with a character that only looks like
 * one of the notation (– for -), its help names the one to type. The text begins at `line`. */
void rv_odd_characters(rv_str text, int line, rv_diags *d);

/* The value of a key; NULL if there is none, or if this is no map. */
const rv_yaml *rv_doc_get(const rv_yaml *map, const char *key);
/* "a list", "a map", "a word" for messages. */
const char *rv_doc_type_name(rv_yaml_type type);

/* The first key of a map that stands there before, and in *before where; NULL when all differ. May
 * longjmp. */
const rv_yaml *rv_keys_twice(rv_arena *a, const rv_yaml *map, const rv_yaml **before);

/* ---- write_yaml.c: texts as YAML; and the comments of a document, which libyaml drops, kept for
 * `fmt`. A comment on a line of its own belongs to the next line below it that has content; a
 * comment at the end of a line belongs to that line. Texts point into the document. ---- */

/* A text as YAML: plain if possible, otherwise quoted. */
void rv_put_yaml(rv_buf *b, rv_str text);
void rv_put_text(rv_buf *b, const char *text);
/* Puts a text on its own line behind a key, where few need quotes. */
void rv_put_line(rv_buf *b, const char *text);
/* Any YAML value on one line, for values that are kept and never judged. */
void rv_put_flow(rv_buf *b, const rv_yaml *v);

typedef struct rv_comment {
    int line;
    bool alone; /* on a line of its own */
    bool put;
    rv_str text; /* from the # on */
} rv_comment;

typedef struct rv_comments {
    rv_comment *list;
    int n;
} rv_comments;

/* Finds the comments of a document whose first line is `line`. May longjmp. */
rv_comments rv_comments_of(rv_arena *a, rv_str text, int line);

/* Writes the comments above `line` that have not been written, each on a line of its own. */
void rv_put_comments_above(rv_buf *b, rv_comments *c, int line, const char *indent);
/* Writes the comment at the end of `line`, if there is one, before the line end at the end of `b`.
 */
void rv_put_comment_beside(rv_buf *b, rv_comments *c, int line);

/* ---- of what types values are, and which word is meant by one that is unknown ---- */

#define RV_TYPE(t) (1u << (t))
#define RV_WORD RV_TYPE(RV_YAML_WORD)
#define RV_LIST RV_TYPE(RV_YAML_LIST)
#define RV_MAP RV_TYPE(RV_YAML_MAP)
#define RV_BLANK 8u /* or nothing at all: `moves:` */

bool rv_has_type(const rv_yaml *v, unsigned types);
/* `moves:` without a value is an empty list: a record to be filled in. */
static inline bool rv_is_blank(const rv_yaml *v) {
    return v->type == RV_YAML_WORD && v->text.n == 0;
}
/* Complains of the type of a value, with this help unless a space is missing; NULL: the usual. */
void rv_complain_type(rv_diags *d, const rv_yaml *v, unsigned types, const char *what,
                      const char *help);
/* Both; with the usual help. */
bool rv_typed(rv_diags *d, const rv_yaml *v, unsigned types, const char *what);
/* Whether n is more than there can be of some things; complains. */
bool rv_too_many(rv_diags *d, const rv_yaml *at, int n, int most, const char *things);
/* Whether a key swallowed its value, because no space follows the colon: `{R:31}`. */
bool rv_is_tight(const rv_yaml *key);
/* The place of a name in a list that ends with NULL, or -1; and its i-th, as `next` below. */
int rv_name_find(const char *const *names, rv_str name);
const char *rv_name_at(const void *names, int i);
/* Makes the nearest of those that `next` gives the help of a complaint, or all of them. */
void rv_suggest(rv_diags *d, rv_diag *g, rv_str word, const char *(*next)(const void *ud, int i),
                const void *ud);
/* Complains of an unknown word, with the nearest of those that `next` gives as help. */
void rv_unknown(rv_diags *d, rv_code_id code, const rv_yaml *v, const char *where,
                const char *(*next)(const void *ud, int i), const void *ud);

#endif
