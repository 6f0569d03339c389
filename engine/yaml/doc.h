/* doc.h - one YAML document as a tree with places in the file, read through libyaml's events.
 *
 * The tree and its texts live in the arena given to rv_doc_parse. Anchors, aliases and tags,
 * duplicate keys, keys that are not words, and documents that exceed a limit of limit.h are
 * refused.
 */
#ifndef RV_DOC_H
#define RV_DOC_H

#include "base/arena.h"
#include "base/diag.h"

typedef enum rv_yaml_type { RV_YAML_WORD, RV_YAML_LIST, RV_YAML_MAP } rv_yaml_type;

typedef struct rv_yaml rv_yaml;
struct rv_yaml {
    rv_yaml_type type;
    rv_mark mark;
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
    for (const rv_yaml *it = (v)->type == RV_YAML_LIST ? (v)->first : (v); it;                     \
         it = (v)->type == RV_YAML_LIST ? it->next : NULL)

/* Parses the only document of `text`, whose first line is `line` of its file. NULL if it cannot be
 * read (one diagnostic in `diags`), or if it is empty (none). May longjmp. */
const rv_yaml *rv_doc_parse(rv_arena *a, rv_str text, int line, rv_diags *diags);

/* The same of a saved game of another program, in JSON: up to RV_LIMIT_SAVED words, lists and maps.
 */
const rv_yaml *rv_doc_parse_saved(rv_arena *a, rv_str text, int line, rv_diags *diags);

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

/* The first n lines of a text. */
rv_str rv_first_lines(rv_str text, int n);

/* odd.c: where a diagnostic of what cannot be read is about a word with a character that only looks
 * like one of the notation (– for -), its help names the one to type. `line` is the first line of
 * the text. */
void rv_odd_characters(rv_str text, int line, rv_diags *d);

/* The value of a key; NULL if there is none, or if this is no map. */
const rv_yaml *rv_doc_get(const rv_yaml *map, const char *key);
/* "a list", "a map", "a word" for messages. */
const char *rv_doc_type_name(rv_yaml_type type);

/* ---- keys.c: does a key stand twice? */
/* The first key of a map that stands there before, and in *before where; NULL when all differ.
 * Sorting finds it: n keys are compared n log n times at most, whatever they are, and `steps`,
 * where it is not NULL, counts how often. May longjmp. */
const rv_yaml *rv_keys_twice(rv_arena *a, const rv_yaml *map, const rv_yaml **before, long *steps);

#endif
