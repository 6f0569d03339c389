/* report.h - the parts of an answer that several commands print: players, scores, items and
 * diagnostics, in words and as JSON. A command judges a document, and puts its answer together
 * from these parts in an order of its own.
 */
#ifndef REPORT_H
#define REPORT_H

#include "draw/shown.h"
#include "run.h"

/* Returns whether a query can be answered: the document was read, and every turn is legal. A wrong
 * claim does not matter. */
bool report_answers(const rv_report *p);

/* Whether what is disputed is marked beside the board: a corner of the wall, a tile beside it. */
bool report_beside(const rv_report *p);
/* Whether not all of the document could be read, but some of it is on the board. */
bool report_partly(const rv_report *p);
/* Prints how much is wrong on err, if anything is: "3 places are wrong; they are numbered on the
 * board"; or, where there is no board, that what is printed is no result. */
void report_faults(run *r, const document *d, bool numbered);

/* "game.yaml" or "game.yaml: document 3", as a string of the out */
const char *report_document(out *o, const document *d);
/* Puts the document's name as a heading of an answer in text form, if one is needed. */
void report_heading(run *r, const document *d);
/* "Anna (W)", as a string of the out */
const char *report_player(out *o, const rv_report *p, int player);
/* The length of the label or name of a player, in any case, as in records, and the colon with which
 * a line begins; 0: it begins with none. */
size_t report_named(const rv_report *p, const char *line);
/* "Anna (W), Bert (B) and Carl (C)", after `before`, and returns their number; nothing if nobody
 * wins. */
int report_winners(out *o, const rv_report *p, const bool *winner, const char *before);
/* Prints what the player to move, or of turn `before`, may lay that is in hand, and where: instead
 * of this tile, or (NULL) in the round after the last tile (AM-20, AM-24). */
void report_hand(run *r, const rv_report *p, int before, const char *drawn);
/* "Anna (W) 84, Bert (B) 79" */
void report_scores(out *o, const rv_report *p);

/* The column of the rule at the right edge of a line: "C-104 ". */
#define REPORT_RULE_WIDTH 6
#define REPORT_RULE_COLUMN (OUT_WIDTH - REPORT_RULE_WIDTH)
/* Ends a line, with its rule if it has one, or with several. */
void report_rule(out *o, const char *rule);

/* ---- alternatives.c: what other rules make of a document: the presets of the same game, and every
 * other value of each option, one option at a time. Would a diagnostic disappear, or would a turn
 * or final scoring have another result? */

#define ALTERNATIVES_MOST 64  /* judgings of one document; what comes behind is not tried */
#define ALTERNATIVES_DIAGS 32 /* complaints about it that are looked at */

/* What another ruleset or option makes of the document. */
typedef struct alternative {
    const char *ruleset;        /* a preset, or NULL: */
    const char *option, *value; /* an option and what it is set to */
    rv_verdict verdict;
    bool stands; /* for the answer of why: otherwise the turn is illegal */
    /* the score; or for the answer of why, if it stands, what the turn gives, or final scoring has
     * led to, with its winners */
    int points[RV_MAX_PLAYERS];
    bool winner[RV_MAX_PLAYERS];
    bool settles[ALTERNATIVES_DIAGS]; /* this diagnostic disappears */
    /* what it says of each diagnostic, or first of the answer of why, "5 points, as noted"; NULL:
     * nothing */
    const char *words[ALTERNATIVES_DIAGS];
} alternative;

/* The alternatives that are reported: presets first, in the order of `reeve rules`, then options.
 * All strings belong to the library or the run. */
typedef struct alternatives {
    const rv_report *own; /* the report with the diagnostics */
    const rv_why *why;    /* the answer of why; NULL: diagnostics are considered */
    alternative list[ALTERNATIVES_MOST];
    int n;
    const rv_meant *meant; /* what an illegal turn may have been meant to be; nmeant of them */
    int nmeant;
    bool ended; /* nothing was found for it, but not all was tried */
} alternatives;

/* Finds the alternatives that settle a diagnostic, and the presets under which a claim has another
 * number; or, if `why` is not NULL, those with a result that differs from it. Without `why`, tries
 * nothing if the document has no error or could not be read. Scripts have one budget for all
 * judgements: when it is used up, no more alternatives are tried, and the status is RV_LIMIT_HIT
 * after a diagnostic. */
rv_status alternatives_find(run *r, const document *d, const rv_why *why, alternatives *found);

/* The help lines for the i-th diagnostic: "  help: under zamek-hig: 5 points, as noted"; "  help:
 * with rotation 90 here the remaining 23 turns are legal: 17/90 e5". */
void alternatives_put(out *o, const alternatives *a, const rv_diag *g, int i);
/* "under zamek-hig, or with tile4_fountain=1: Anna (W) 3 (+3), Bert (B) 0; Anna (W) wins" */
void alternatives_put_why(out *o, const alternatives *all);
/* The members `readings` and `alternatives`, or `otherwise` with an answer of why, if there are
 * any; for rv_json_more. */
void alternatives_json(void *found, rv_json *j);

/* ---- diagnostics, and answers in JSON */

/* "  help: " and the words, a line. */
void report_help(out *o, const char *words);
/* Prints the diagnostics as lines on err, in the form that editors understand; `others` may be
 * NULL. */
void report_diagnostics(run *r, const document *d, const alternatives *others);

/* Prints the answer of the document's case in JSON: `more` (or NULL) are members of each line
 * besides. */
rv_status report_json(run *r, const document *d, rv_question q, const rv_json_more *more);

/* Prints the diagnostics in the requested form, for a query that cannot be answered. */
rv_status report_failure(run *r, const document *d);

/* The pieces that must be built, with `before` and `after` around each; prints nothing for an empty
 * list. */
void report_needs(out *o, const char *before, const rv_things *needs, const char *after);

/* The line of a document to which a complaint points, with a caret under the place.
 * Two lines, as compilers print them; nothing where the document has no such place:
 *
 *      14 | - W: 17 e6 knight
 *         |         ^~
 *
 * Line and column count from 1, the line in the file, the column in characters. Of a long line the
 * part around the place is shown. */
void quote_put(out *o, const rv_text *text, int line, int column);

#endif
