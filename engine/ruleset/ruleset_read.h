/* ruleset_read.h - what the readers of a ruleset share; private to ruleset_*.c. A map is read by a
 * table of rows (fields.tsv), each with a key, the types that its value may have, and where it is
 * stored or which function takes it. The state of the reading is an rv_reading; faults are
 * gathered, and reading goes on.
 */
#ifndef RV_RULESET_READ_H
#define RV_RULESET_READ_H

#include "ruleset/look.h"
#include "yaml/doc.h"

typedef struct rv_reading rv_reading;
struct rv_reading {
    rv_arena *a;
    rv_diags diags;
    const rv_loader *loader;
    const char *name; /* of the ruleset: its directory */
    const char *file; /* being read, for messages */
    const char *text; /* of the file that was read last */
    rv_ruleset *rs;
    const rv_ruleset *(*base)(void *ud, const char *name, const char **why);
    void *ud;
    rv_ruleset_faults *faults;
    int reported;       /* number of diagnostics that are among the faults */
    bool baseless;      /* what it extends cannot be used: what follows from that is not told */
    const rv_yaml *key; /* of the value that is being taken */
    void *to;           /* the tile, figure and so on whose keys are being read */
    rv_look look;
    rv_ports joined;
    const rv_yaml *root; /* of ruleset.yaml */
    const char *start;   /* its parent's start tile, which may stand elsewhere now, or be gone */
    const rv_yaml *sections;  /* of the ledger, by which its rules are put */
    struct rv_citing *citing; /* rules that the files name: each must exist in the end */
    int nciting, cap_citing;
    int index;       /* of the option whose keys are being read */
    bool unlettered; /* a letter was refused, so that looks cannot be read */
};

/* What a key says, and the reader stores without more ado: in a bool, a char, an integer or a text
 * of the size of its member. */
typedef enum rv_how {
    RV_IS_TAKEN, /* by `take`, or in a map by its rows */
    RV_IS_PART,  /* the same of a value that stands here or in the file named here */
    RV_IS_TEXT,
    RV_IS_NAME,
    RV_IS_RULE,
    RV_IS_OUTLINE, /* an SVG path in a square of 100 */
    RV_IS_TEXTS,   /* one, or a list of some, with ", " between them */
    RV_IS_WORDS,   /* what one is called; and several, which is stored where `most` says */
    RV_IS_LETTER,
    RV_IS_TRUTH,
    RV_IS_NUMBER, /* `least` to `most` */
    RV_IS_CHOICE, /* one of `words`, by its place among them */
    RV_IS_KIND,
    RV_IS_KINDS,  /* one, or a list of some */
    RV_IS_OPTION, /* what one must be */
} rv_how;

/* A key that a map may have; behind the last of a map comes one that is NULL. */
typedef struct rv_row {
    const char *key;
    void (*take)(rv_reading *r, const rv_yaml *v); /* NULL: allowed, and not read */
    const char *const *words;
    const struct rv_row *rows; /* of a map that stores where this one does, … */
    const char *what;          /* … which messages call so */
    int most, least;
    rv_how how;
    uint16_t types; /* RV_WORD | RV_LIST … */
    uint16_t offset, size;
    bool needed, game; /* `game`: who has it changes what is played */
} rv_row;

#include "gen/fields.def"
/* The rows of a map in fields.tsv. */
#define FIELDS(map) static const rv_row map##_fields[] = {RV_FIELDS_##map}
#define RV_IN(s, member) .offset = offsetof(s, member), .size = sizeof((s *)0)->member

/* Reads a map by its table, in the table's order, into `to`, where its rows store. Unknown keys get
 * a suggestion; `what` names the map in messages. */
void rv_read_map(rv_reading *r, const rv_yaml *map, const char *what, const rv_row *rows, void *to);

/* Complains of what stands at a place, or of what a word says. */
rv_diag *rv_wrong_of(rv_reading *r, rv_loc at, const char *text, const char *what);
#define rv_wrong(r, v, what) rv_wrong_of((r), (v)->loc, (v)->text.s, (what))
/* Complains of an unknown word, with the nearest of those that `next` gives. */
void rv_no_such(rv_reading *r, const rv_yaml *v, const char *what,
                const char *(*next)(const void *ud, int i), const void *ud);

/* Loops over the words of a list, or the only one, and complains of what is no word. */
#define EACH_WORD(r, v, it, what)                                                                  \
    RV_EACH_PART(v, it)                                                                            \
        if (rv_typed(&(r)->diags, it, RV_WORD, what))

/* A word's text, kept; a number that must fit a field (0 with a complaint otherwise); true or
 * false; a kind of the ruleset. */
#define rv_read_text(r, v) rv_dup((r)->a, (v)->text)
int rv_read_number(rv_reading *r, const rv_yaml *v, const char *what, int least, int most);
int rv_read_kind(rv_reading *r, const rv_yaml *v);
/* One kind or a list of kinds, as an rv_kind_set. */
int rv_read_kinds(rv_reading *r, const rv_yaml *v);
/* What an option must be; RV_ALWAYS with a complaint. */
rv_condition rv_read_condition(rv_reading *r, const rv_yaml *v);
/* A name, for records name kinds and roles. */
const char *rv_read_name(rv_reading *r, const rv_yaml *v);
/* The small letter of something in looks; 0 with a complaint. */
int rv_read_letter(rv_reading *r, const rv_yaml *v);
/* The value of the option `edition` that a key of a map names; -1 with a complaint. */
int rv_read_edition(rv_reading *r, const rv_yaml *key);
/* The number of a rule, which stands in diagnostics and rows: C-45. The same where something rests
 * on the rule, so that the ruleset must have it. */
const char *rv_read_rule_number(rv_reading *r, const rv_yaml *v);
const char *rv_read_rule(rv_reading *r, const rv_yaml *v);
/* What a thing is called: one word, of which an s makes several, or a list of both. */
void rv_read_words(rv_reading *r, const rv_yaml *v, rv_word_row *to);

/* The plain one, of which there are none. */
extern const rv_figure_row rv_plain_figure;
/* The row of a key; a new one is added, all zero but for the key. NULL with a complaint. */
void *rv_declare(rv_reading *r, rv_declared which, const rv_yaml *key);

/* ruleset_kinds.c, ruleset_options.c, ruleset_tiles.c: takers of their keys. */
void rv_take_kinds(rv_reading *r, const rv_yaml *v);
void rv_take_wall_tiles(rv_reading *r, const rv_yaml *v);
void rv_take_words(rv_reading *r, const rv_yaml *v);
void rv_take_marks(rv_reading *r, const rv_yaml *v);
void rv_take_figures(rv_reading *r, const rv_yaml *v);
void rv_take_pieces(rv_reading *r, const rv_yaml *v);
void rv_take_tokens(rv_reading *r, const rv_yaml *v);
void rv_take_options(rv_reading *r, const rv_yaml *v);
void rv_take_defaults(rv_reading *r, const rv_yaml *v);
void rv_take_cites(rv_reading *r, const rv_yaml *v);
void rv_take_unmodelled(rv_reading *r, const rv_yaml *v);
extern const rv_row rv_board_rows[], rv_unlisted_rows[], rv_ledger_rows[];
void rv_take_tiles(rv_reading *r, const rv_yaml *v);
/* Tells of these tiles from `from` to before `to` which look like an earlier one, or like none. */
void rv_find_same(rv_tile *tiles, int from, int to);
/* A copy of two lists, one behind the other, with room for one more; each may be NULL with 0. */
void *rv_joined(rv_arena *a, size_t size, const void *one, int n, const void *two, int more);
/* Puts rows before those of a list: what a ruleset says itself comes before what its base says. */
#define rv_put_before(a, list, count, rows, n)                                                     \
    ((list) = rv_joined((a), sizeof *(list), (rows), (n), (list), (count)), (count) += (n))
/* When all is read: codes the edges of all tiles and start spaces, and writes their looks; copies,
 * since what came from a base is not ours. Figures that stand on some kinds only may wait on those
 * that are never completed. NULL, or what is wrong. */
const char *rv_code_edges(rv_arena *a, rv_ruleset *rs);

#endif
