/* diag.h - complaints about a document: a code from diag.def, a mark, and words.
 *
 * A list of them belongs to an arena, which owns all texts.
 */
#ifndef RV_DIAG_H
#define RV_DIAG_H

#include "base/arena.h"

typedef enum rv_code_id {
#define RV_DIAG(id, ...) RV_D_##id,
#include "base/diag.def"
    RV_D_COUNT
} rv_code_id;

/* Points of law: every code, then those of law.def. */
typedef enum rv_law {
    RV_L_AFTER_CODES = RV_D_COUNT - 1,
#define RV_LAW(id, ...) RV_L_##id,
#include "base/law.def"
    RV_L_COUNT
} rv_law;

/* A place in the file, both from 1; line 0: no place. */
typedef struct rv_mark {
    int line, column;
} rv_mark;

typedef struct rv_diags {
    rv_arena *arena;
    rv_diag *list;
    int n, cap;
    const rv_ruleset *rs; /* whose laws and words hold; NULL before one is known */
    rv_diag spare;        /* takes what is over the limit */
    int turn;             /* stamped on each complaint */
    const char *player;
} rv_diags;

/* A complaint as the table has it: of no place, its texts not filled in. */
rv_diag rv_diag_of(rv_code_id code);

/* ---- ruleset/complain.c, for complaints are in the words of a ruleset */
/* Adds a complaint, with what would be right (diag.def) as its help until the caller knows better;
 * the texts (at least one, "" where there is none) fill {1} {2} … of its message. Returns it, so
 * that a help line or an option can be added; it stays where it is only until the next. May
 * longjmp. */
rv_diag *rv_complain_with(rv_diags *d, rv_code_id code, rv_mark at, int n,
                          const char *const *words);
#define RV_WORDS(...) ((const char *const[]){"", __VA_ARGS__})
#define rv_complain(d, code, at, ...)                                                              \
    rv_complain_with((d), (code), (at), (int)(sizeof RV_WORDS(__VA_ARGS__) / sizeof(char *)) - 1,  \
                     RV_WORDS(__VA_ARGS__))

/* A row of the table with its texts in the words of a ruleset, or of none; in the arena. */
void rv_code_said(rv_arena *a, const rv_ruleset *rs, int i, rv_code_info *out);

/* ---- diag.c */
/* A mark for a part of a text that begins at `m`: columns are characters, as YAML counts them. */
static inline rv_mark rv_mark_in(rv_mark m, rv_str whole, rv_str part) {
    for (const char *p = whole.s; part.s && p < part.s; p++)
        m.column += (*p & 0xc0) != 0x80;
    return m;
}

/* The worst severity and status of a list; notes count for nothing. */
rv_verdict rv_diags_verdict(const rv_diags *d);
rv_status rv_diags_status(const rv_diags *d);

const char *rv_law_name(int law);
/* The point of law of this name, or -1. */
int rv_law_find(rv_str name);

#endif
