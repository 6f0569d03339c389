/* diag.h - diagnostics of a document: a code from codes.tsv, a place in the file, and a message.
 *
 * A list of them belongs to an arena, which owns all texts.
 *
 * Each code is a row of codes.tsv, here or in the folder of its game, with the columns: the code,
 * its severity, the status of the program and its concern (rv_concern), what it means, the message,
 * what would have been right, and the help line of the message if it can say exactly what to type;
 * otherwise it is what would have been right. {1} {2} … in the message and in these are texts given
 * where the complaint is made. What stands in braces otherwise is the game's to say: {prize}, see
 * words.tsv. The rule on which a code rests is the ruleset's, too (`cites:` in ruleset.yaml), since
 * each game numbers its own. Citations that are no complaint are rows of cites.tsv: the name, and
 * what the rule decides.
 */
#ifndef RV_DIAG_H
#define RV_DIAG_H

#include "base/arena.h"
#include "base/limit.h"

/* Makes an array of the names of a list such as RV_SEVERITIES. */
#define RV_NAME_OF(id, name) name,

typedef enum rv_code_id {
#define RV_DIAG(id, ...) RV_D_##id,
#include "gen/codes.def"
    RV_D_COUNT
} rv_code_id;

/* Rule citations: all codes, then those of cites.tsv. */
typedef enum rv_cite {
    RV_C_AFTER_CODES = RV_D_COUNT - 1,
#define RV_CITE(id, ...) RV_C_##id,
#include "gen/cites.def"
    RV_C_COUNT
} rv_cite;

/* A place in the file, line and column from 1; line 0: none. */
typedef struct rv_loc {
    int line, column;
} rv_loc;

/* What a ruleset, or NULL for none, has for messages: ruleset/words.c. */
typedef struct rv_wording {
    /* Puts what a pair of braces at the beginning of the text stands for; how long the pair is, or
     * 0 when it stands for nothing. */
    size_t (*put)(rv_buf *b, const rv_ruleset *rs, const char *text);
    const char *(*cite)(const rv_ruleset *rs, rv_code_id code); /* or "" */
} rv_wording;

typedef struct rv_diags {
    rv_arena *arena;
    rv_diag *list;
    int n, cap;
    const rv_wording *words; /* NULL: messages stay as they are written */
    const rv_ruleset
        *rs;       /* the ruleset whose citations and words are used; NULL before it is known */
    rv_diag spare; /* takes the diagnostic beyond the limit */
    int turn;      /* stored in each diagnostic, as are: */
    rv_at_cell at;
    const char *player;
} rv_diags;

/* A diagnostic of the table: without a place, its texts not filled in. */
rv_diag rv_diag_of(rv_code_id code);

/* A message, with its texts, {1} {2} …, and the words of the game filled in. May longjmp. */
const char *rv_filled(const rv_diags *d, const char *form, int n, const char *const *texts);
/* Adds a diagnostic. Its help is the correction in codes.tsv unless the caller sets another; the
 * texts (at least one, "" if there is none) fill {1} {2} … of its message. Returns it, so that help
 * or an option can be added; the pointer is valid until the next one is added. May longjmp. */
rv_diag *rv_complain_with(rv_diags *d, rv_code_id code, rv_loc at, int n, const char *const *words);
#define RV_WORDS(...) ((const char *const[]){"", __VA_ARGS__})
#define rv_complain(d, code, at, ...)                                                              \
    rv_complain_with((d), (code), (at), (int)(sizeof RV_WORDS(__VA_ARGS__) / sizeof(char *)) - 1,  \
                     RV_WORDS(__VA_ARGS__))

/* One more outcome of a diagnostic; there are at most so many. */
enum { RV_MOST_OUTCOMES = 8, RV_MOST_VALUES = 100 }; /* of what can stand behind a key */
void rv_diag_outcome(rv_arena *a, rv_diag *g, rv_outcome outcome);

/* Puts a diagnostic before all others but the first `n`; those beyond the limit are dropped. May
 * longjmp. */
void rv_diags_lead(rv_diags *d, int n, const rv_diag *first);

/* A message and its help in one line: a help that is a sentence of its own follows a full stop. */
const char *rv_diag_line(rv_arena *a, const char *message, const char *help);

/* The place of a part of a text that begins at `loc`; columns are characters, as YAML counts. */
static inline rv_loc rv_loc_in(rv_loc loc, rv_str whole, rv_str part) {
    for (const char *p = whole.s; part.s && p < part.s; p++)
        loc.column += (*p & 0xc0) != 0x80;
    return loc;
}

/* Whether there have been diagnostics since there were `before`; true, too, when there are so many
 * that the others are not counted. */
static inline bool rv_diags_since(const rv_diags *d, int before) {
    return d->n != before || d->n > RV_LIMIT_DIAGNOSTICS;
}

/* One that is full, for what is only tried: no text is made that nobody reads. */
static inline rv_diags rv_diags_deaf(rv_arena *a, const rv_ruleset *rs) {
    return (rv_diags){.arena = a, .n = RV_LIMIT_DIAGNOSTICS + 1, .rs = rs};
}

/* The worst severity and status of a list, ignoring notes. */
rv_verdict rv_diags_verdict(const rv_diags *d);
rv_status rv_diags_status(const rv_diags *d);

const char *rv_cite_name(int cite);
/* The rule citation with this name, or -1. */
int rv_cite_find(rv_str name);

#endif
