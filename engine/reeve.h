/* reeve.h - the public face of libreeve, an adjudicator for tile-laying games.
 *
 * The library does no output, opens no file, never exits and keeps no global state: the caller
 * hands it bytes and gets verdicts back. Everything a function returns belongs to the object it
 * was asked of and lives until that object is asked something new or freed, unless its comment says
 * otherwise. Strings are UTF-8 and end with a NUL. Rules are named by their ledger number ("C-45").
 *
 * The shape of a program:
 *
 *     rv_library *lib = rv_library_new(NULL, NULL);    the rulesets that can be named
 *     rv_case *c = rv_case_new(lib, &settings);        one bench for many documents
 *     rv_stream *s = rv_stream_new(read_some, file);   bytes into documents
 *     while ((text = rv_stream_next(s)))
 *         show(rv_case_judge(c, text));                a report, with its diagnostics
 *
 * Structures are read by functions only, or begin with their size, which rv_settings_default,
 * rv_text_of, rv_question_of and the library fill in: a program goes on working with a later
 * library of the same number. Only rv_str stays as it is.
 */
#ifndef REEVE_H
#define REEVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* All other symbols of the library are hidden from programs that link with it. */
#pragma GCC visibility push(default)

#ifdef __cplusplus
extern "C" {
#endif

#define RV_NO_TURN (-1)

/* What a caller owes: the arguments with these numbers are not NULL; all others may be, and so may
 * a list of no elements. A text ends with a NUL, and a list is as long as its number tells. Numbers
 * are not trusted: an index that is out of range, or a number that is no value of its enum, gives
 * NULL, "", 0, false, a structure of zeros or an error; in rv_settings it means the first value. */
#define RV_NOT_NULL(numbers) __attribute__((nonnull numbers)) /* RV_NOT_NULL((1, 2)) */

/* The result of a run, which is also the exit status of the command line. Worse is higher; verdicts
 * are 1. */
typedef enum rv_status {
    RV_FINE = 0,       /* legal, no error */
    RV_AGAINST = 1,    /* a verdict against the record or position */
    RV_MISUSED = 2,    /* the call is wrong: an unknown option, a turn that does not exist */
    RV_UNREADABLE = 3, /* the input could not be read: YAML, ruleset, tile, cell */
    RV_SCRIPT_FAILED = 4,
    RV_LIMIT_HIT = 5 /* a documented limit was exceeded, or memory ran out */
} rv_status;

/* A text with its length; not necessarily ended by a NUL. */
typedef struct rv_str {
    const char *s;
    size_t n;
} rv_str;

/* The version of the library: "0.1.0". */
const char *rv_version(void);

/* ---- the library: rulesets and scripts by name ------------------------------------------- */

typedef struct rv_library rv_library;

typedef enum rv_asset { RV_ASSET_RULESET, RV_ASSET_SCRIPT } rv_asset;

/* Called when the library needs a file that is not built in. `name` is a path below the caller's
 * ruleset or script directories ("NAME/tiles.yaml", "tie-shares-points.lua") and never contains
 * "..", a backslash or a leading "/". Returns malloced bytes (the library frees them) and their
 * number. Returns NULL, with *n 0, if the file does not exist; NULL with another *n if it cannot be
 * read: then the built-in file is not used either. */
typedef char *rv_load(void *ud, rv_asset asset, const char *name, size_t *n);

/* NULL if memory ran out. A caller's file takes precedence over the built-in one of the same name;
 * without `load` there are only the latter. */
rv_library *rv_library_new(rv_load *load, void *ud);
/* The value of *why, here and below, if memory ran out: this pointer. */
extern const char rv_memory_ran_out[];
void rv_library_free(rv_library *lib);

/* ---- documents ----------------------------------------------------------------------------- */

typedef struct rv_stream rv_stream;

/* One document of a stream: its bytes (NULL is no bytes), its first line in the file (from 1, as
 * which any number counts that is none), and its number in the file (from 1). */
typedef struct rv_text {
    size_t size; /* of this structure, as the program knows it */
    rv_str bytes;
    int line;
    int number;
    bool marked;   /* a line `---` begins it */
    bool too_long; /* the document exceeds the limit; bytes has only its beginning */
} rv_text;

/* The only document of a program's own bytes. */
static __inline__ rv_text rv_text_of(const char *s, size_t n) {
    rv_text text;
    __builtin_memset(&text, 0, sizeof text);
    text.size = sizeof text;
    text.bytes.s = s;
    text.bytes.n = n;
    text.line = text.number = 1;
    return text;
}

/* read: puts up to n bytes at `to` and returns their number, 0 at the end, -1 on an error. */
rv_stream *rv_stream_new(long (*read)(void *ud, char *to, size_t n), void *ud) RV_NOT_NULL((1));
void rv_stream_free(rv_stream *s);
/* The next document, or NULL at the end. An input without any document gives one empty text. */
const rv_text *rv_stream_next(rv_stream *s) RV_NOT_NULL((1));
/* Whether `read` failed, or memory ran out, before the end. */
bool rv_stream_failed(const rv_stream *s) RV_NOT_NULL((1));

/* ---- a case: one document under judgement -------------------------------------------------- */

typedef struct rv_case rv_case;

/* How rv_case_format names tiles: laid ones by name and others as typed, or all of them by look, or
 * by name, wherever that means the same. */
typedef enum rv_naming { RV_NAMES_AS_USUAL, RV_NAMES_LOOKS, RV_NAMES_TILES } rv_naming;

/* How players choose whom reeve plays: by chance among all that is legal; or what promises most at
 * once. */
typedef enum rv_policy_id { RV_POLICY_RANDOM, RV_POLICY_GREEDY } rv_policy_id;

/* A call of a hook of a house rule, as it ends; or what one printed. Valid while it is reported. */
typedef struct rv_traced {
    size_t size;                  /* of this structure, as the library knows it */
    int turn;                     /* the entry; 0 before the first one */
    const char *script;           /* its name */
    const char *hook;             /* NULL: it printed `text` */
    const char *const *arguments; /* in words: "game", "road@1,0.e", "R", "4" */
    int narguments;
    const char *text; /* the answer in words: "6"; "" for none */
} rv_traced;
typedef void rv_see_traced(void *ud, const rv_traced *t);

typedef struct rv_settings {
    size_t size;                /* of this structure, as the program knows it */
    const char *const *options; /* "wall_pickup=end_of_turn", as --option */
    int noptions;
    const char *const *scripts; /* names, or texts from the caller, see below */
    int nscripts;
    int until;   /* stop after this turn, which must exist; RV_NO_TURN for all of them */
    bool before; /* the next turn begins then: what comes between, and it leaves out, is over */
    const int *accept; /* turns that are accepted although they are illegal; they must exist */
    int naccept;
    bool others;         /* a turn of `accept` need not exist: it may be another document's */
    bool all;            /* continue after an illegal turn where possible */
    bool now;            /* final scoring at the end, even if the game is not over */
    bool hold;           /* stop before final scoring */
    bool doubts;         /* note what a position takes for granted, and that a small board may have
                            been read in another way */
    int players;         /* of random games: number of players; 0: the fewest allowed */
    rv_policy_id policy; /* of random games */
    bool prove;   /* of random games: whether lists of scripts leave out nothing that they allow */
    bool partly;  /* what can be read of an unreadable document is put on the board, for drawing */
    bool quietly; /* the caller needs only the verdict, not the items */
    rv_naming naming;
    /* A script that the caller read itself (--script PATH): NULL, or nscripts texts, each NULL if
     * scripts[i] is a name to be looked up. */
    const rv_str *script_texts;
    const char *ruleset;  /* judge by this ruleset instead of that of the document, unless NULL */
    rv_see_traced *trace; /* each call of a hook is reported to it, with trace_ud; or NULL */
    void *trace_ud;
    bool remind; /* note the keys that the last entry leaves out, although they are possible */
} rv_settings;

/* Puts the defaults into the first `size` bytes of the settings. */
void rv_settings_begin(rv_settings *s, size_t size) RV_NOT_NULL((1));
static __inline__ rv_settings rv_settings_default(void) {
    rv_settings s;
    rv_settings_begin(&s, sizeof s);
    return s;
}

typedef enum rv_verdict {
    RV_LEGAL,
    RV_ILLEGAL,
    RV_WRONG,
    RV_AMBIGUOUS,
    RV_INCONSISTENT,
    RV_NOT_READ
} rv_verdict;
const char *rv_verdict_name(rv_verdict v); /* "legal" … "unreadable" */

rv_case *rv_case_new(rv_library *lib, const rv_settings *settings)
    RV_NOT_NULL((1)); /* the settings are copied */
void rv_case_free(rv_case *c);
/* Changes settings.until and settings.hold, for the documents judged from now on; settings.before
 * is false then. */
void rv_case_until(rv_case *c, int until, bool hold) RV_NOT_NULL((1));
/* What came of a document. */
typedef struct rv_report rv_report;
/* Reads and judges a document. The report is never NULL and lives until the next call. */
const rv_report *rv_case_judge(rv_case *c, const rv_text *text) RV_NOT_NULL((1, 2));

/* ---- the report ---------------------------------------------------------------------------- */

/* Players are numbered in turn order, from 0. */
rv_verdict rv_report_verdict(const rv_report *r) RV_NOT_NULL((1));
rv_status rv_report_status(const rv_report *r) RV_NOT_NULL((1));
/* The entries of the document; and how many of them were played. */
int rv_report_entries(const rv_report *r) RV_NOT_NULL((1));
int rv_report_turns(const rv_report *r) RV_NOT_NULL((1));
int rv_report_players(const rv_report *r) RV_NOT_NULL((1));
const char *rv_report_label(const rv_report *r, int player) RV_NOT_NULL((1)); /* "W" */
const char *rv_report_name(const rv_report *r, int player) RV_NOT_NULL((1));  /* "Anna" */
int rv_report_score(const rv_report *r, int player) RV_NOT_NULL((1));
/* False for all while the game goes on. */
bool rv_report_won(const rv_report *r, int player) RV_NOT_NULL((1));
/* Whose turn it is; -1 when the game is over. */
int rv_report_to_move(const rv_report *r) RV_NOT_NULL((1));
/* A turn of the settings that the document does not have, in words: "there is no turn 60: the
 * record has 59"; NULL: it has all of them. Then the status is RV_MISUSED or worse, and questions
 * are refused for this reason. */
const char *rv_report_no_turn(const rv_report *r) RV_NOT_NULL((1));
/* The same of a turn that is asked about, where those up to `last` are in question. */
const char *rv_case_no_turn(rv_case *c, int turn, int last) RV_NOT_NULL((1));

/* The diagnostics: how many there are, and the parts of each, "" and 0 where there is none. */
typedef enum rv_diag_part {
    RV_DIAG_CODE,     /* stable: "path-cut" */
    RV_DIAG_SEVERITY, /* "illegal" wrong ambiguous inconsistent unreadable note */
    RV_DIAG_RULE,     /* "C-19" */
    RV_DIAG_OPTION,   /* "wall_pickup: end_of_turn" if the verdict depends on it */
    RV_DIAG_PLAYER,   /* a label */
    RV_DIAG_MESSAGE,  /* one line, as the next */
    RV_DIAG_HELP,     /* what to type; FILE stands for the name of the file */
    RV_DIAG_LINE,     /* a number, from 1, as the others below */
    RV_DIAG_COLUMN,
    RV_DIAG_TURN,  /* the entry of `moves`; 0 for header, position and final part */
    RV_DIAG_STATUS /* rv_status of a run with this diagnostic */
} rv_diag_part;
int rv_report_diags(const rv_report *r) RV_NOT_NULL((1));
const char *rv_report_diag_text(const rv_report *r, int i, rv_diag_part part) RV_NOT_NULL((1));
int rv_report_diag_number(const rv_report *r, int i, rv_diag_part part) RV_NOT_NULL((1));

/* ---- answers ------------------------------------------------------------------------------- */

/* The canonical form of the document; NULL if it was not read. */
const char *rv_case_format(rv_case *c) RV_NOT_NULL((1));
/* The tile that entry `turn` of the document places, or NULL (none, or no such entry). */
const char *rv_case_tile_of(rv_case *c, int turn) RV_NOT_NULL((1));

/* Why a turn was legal or not and what it scored: for the question RV_ASKED_WHY. */
typedef struct rv_why rv_why;

/* Explains whether the turn is legal, and what it scored. The case must have been judged up to the
 * turn before (settings.until). NULL with the status and *why if it cannot be answered: RV_MISUSED,
 * there is no such turn; RV_SCRIPT_FAILED, RV_LIMIT_HIT. Valid until the next question to the case
 * or the next judgement. */
const rv_why *rv_case_why_turn(rv_case *c, int turn, rv_status *status, const char **why)
    RV_NOT_NULL((1, 3, 4));
/* Explains the final scoring, as if the game ended where the case stopped. It must have been judged
 * with settings.hold. */
const rv_why *rv_case_why_final(rv_case *c, rv_status *status, const char **why)
    RV_NOT_NULL((1, 2, 3));
/* The history of a cell ("e5"), a feature ("path@e5.n") or a corner ("corner:12"), from the
 * beginning. The case must have been judged; its document is judged again. RV_MISUSED: there is no
 * such place. */
const rv_why *rv_case_why_place(rv_case *c, const rv_text *text, const char *place,
                                rv_status *status, const char **why) RV_NOT_NULL((1, 2, 3, 4, 5));

/* Which actions a placement lists: APART, only those that not all placements allow. */
typedef enum rv_listing { RV_LIST_NONE, RV_LIST_ALL, RV_LIST_APART } rv_listing;

/* What an import or an export does not carry over, or why it gives nothing; valid while it is
 * told. */
typedef struct rv_notice {
    size_t size;      /* of this structure, as the library knows it */
    bool refused;     /* there is no record or game for this reason */
    const char *file; /* of a ruleset, in which something is wrong; NULL: the one that is read */
    int line, column; /* where, in the file; 0: nowhere */
    int turn;         /* of the record that is exported; 0: none */
    const char *text;
} rv_notice;

/* The questions about a case; see reeve-json(5) for the keys of the answers. */
typedef enum rv_question_kind {
    RV_ASKED_CHECK, /* one line: the verdict, the score, the diagnostics */
    RV_ASKED_SCORE, /* one line: the score, itemised */
    RV_ASKED_FAULT, /* one line: why another question cannot be answered; verdict and diagnostics */
    RV_ASKED_LEGAL, /* a line for each placement, as `reeve legal` prints it as JSON */
    RV_ASKED_COMPLETIONS, /* a line for each open feature, as `reeve completions` does */
    RV_ASKED_POSITION,    /* one line: the position that was reached, by the keys of the notation */
    RV_ASKED_WHY,         /* one line: the answer of rv_case_why_turn, _final or _place */
    RV_ASKED_ODDS,   /* one line: who would have won, as `reeve odds` prints it: games are played
                        on from where a case stands that was judged with settings.hold */
    RV_ASKED_EXPORT, /* one line: a saved game of JCloisterZone; the text of the case must still
                        be there */
    /* Of a library: */
    RV_ASKED_RULES, /* one line: `ruleset`, its options, built-in scripts and rules, as `reeve
                       rules` prints them; without `ruleset` a line for each that is built in */
    RV_ASKED_TILES, /* a line for each tile of `ruleset`, as `reeve tiles` prints it */
    /* Of a case again: a line for each entry that can come next, {"entry": "W: 17/90 e5 knight"},
     * each placement without and with a follower, or where a tile fits nowhere what is laid
     * instead; the case was judged with settings.hold. */
    RV_ASKED_ENTRIES
} rv_question_kind;

typedef struct rv_question {
    size_t size; /* of this structure, as the program knows it */
    rv_question_kind kind;
    const char *file;   /* of the document: its name, the first key; NULL: none */
    int document;       /* its number there, the second key */
    const char *more;   /* the end of commands in help lines, " --rules DIR"; or NULL */
    const char *tile;   /* for RV_ASKED_LEGAL; for RV_ASKED_COMPLETIONS, NULL for any tile left; for
                           RV_ASKED_ODDS, NULL for the next one, if that is known; so it is for
                           RV_ASKED_ENTRIES, otherwise for all that can be drawn or are in hand */
    int turn;           /* for RV_ASKED_LEGAL: the entry in question */
    rv_listing actions; /* for RV_ASKED_LEGAL; apart: in a line before all placements */
    bool areas;         /* of RV_ASKED_COMPLETIONS */
    const rv_why *why;  /* of RV_ASKED_WHY */
    const char *ruleset; /* of RV_ASKED_RULES and RV_ASKED_TILES */
    bool names;          /* of a picture: each tile has its name on it */
    /* Of RV_ASKED_EXPORT and rv_import: hears, with tell_ud, what is not carried over; or NULL. */
    void (*tell)(void *ud, const rv_notice *notice);
    void *tell_ud;
    const char *const *rulesets; /* of which saved games may be; NULL: of those that are built in */
    int nrulesets;
    /* The other members are for RV_ASKED_ODDS. */
    uint64_t seed;       /* of the random numbers */
    int games;           /* so many in all, and so many with placements of the tile */
    rv_policy_id policy; /* how the players of the games choose */
    /* Called before each game with its number, from 1, and about how many there will be: false ends
     * them, and what is known by then is the answer. Or NULL. */
    bool (*go_on)(void *ud, uint64_t game, uint64_t games);
    void *go_on_ud;
} rv_question;

/* A question about nothing else yet. */
static __inline__ rv_question rv_question_of(rv_question_kind kind) {
    rv_question q;
    __builtin_memset(&q, 0, sizeof q);
    q.size = sizeof q;
    q.kind = kind;
    return q;
}

/* Writes the answer of a case as last judged, one object on each line, which goes to `put` piece by
 * piece until that returns false. RV_FINE; or the status, with *why, of a query that could not be
 * answered (*why is NULL if memory ran out): then some lines may have been written. */
rv_status rv_case_json(rv_case *c, const rv_question *q,
                       bool (*put)(void *ud, const char *s, size_t n), void *ud, const char **why)
    RV_NOT_NULL((1, 2, 3, 5));

/* Draws the board of a case as last judged, as one picture in SVG, with the legal placements of
 * `tile` unless that is NULL. What is illegal or wrong is drawn, too. The status is that of
 * rv_case_json; RV_MISUSED also if there is no board. */
rv_status rv_case_svg(rv_case *c, const rv_question *q,
                      bool (*put)(void *ud, const char *s, size_t n), void *ud, const char **why)
    RV_NOT_NULL((1, 2, 3, 5));

/* Answers a question about what can be named; as rv_case_json. RV_UNREADABLE: there is no such
 * ruleset, or something is wrong with it. */
rv_status rv_library_json(rv_library *lib, const rv_question *q,
                          bool (*put)(void *ud, const char *s, size_t n), void *ud,
                          const char **why) RV_NOT_NULL((1, 2, 3, 5));

/* Turns a saved game of JCloisterZone into a record, as `reeve import` does, which goes to `put`;
 * RV_FINE, whatever its verdict is. Otherwise the status, and a notice has the reason, or *why is
 * NULL if memory ran out. *over: the game was over, so that the record is judged with
 * settings.now. */
rv_status rv_import(rv_library *lib, const rv_text *text, const rv_question *q,
                    bool (*put)(void *ud, const char *s, size_t n), void *ud, bool *over,
                    const char **why) RV_NOT_NULL((1, 2, 3, 4, 6, 7));

/* ---- random legal games -------------------------------------------------------------------- */

typedef struct rv_sim rv_sim;

/* NULL with *why if the ruleset or an option is wrong; *why is NULL if memory ran out. A script
 * that is missing or does not load fails in the first game. */
rv_sim *rv_sim_new(rv_library *lib, const char *ruleset, const rv_settings *settings, uint64_t seed,
                   const char **why) RV_NOT_NULL((1, 2, 5));
void rv_sim_free(rv_sim *s);
/* Plays the next game; returns its record as YAML if `write`, otherwise ""; NULL if memory ran out
 * or a script failed (*why). */
const char *rv_sim_next(rv_sim *s, bool write, const char **why) RV_NOT_NULL((1, 3));
/* RV_FINE; RV_SCRIPT_FAILED or RV_LIMIT_HIT after rv_sim_next has returned NULL, and before the
 * first game if a script did not load; RV_UNREADABLE if one is missing. */
rv_status rv_sim_status(const rv_sim *s) RV_NOT_NULL((1));

#ifdef __cplusplus
}
#endif

#pragma GCC visibility pop

#endif
