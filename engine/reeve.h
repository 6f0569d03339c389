/* reeve.h - the public face of libreeve, an adjudicator for tile-laying games.
 *
 * The library does no output, opens no file, never exits and keeps no global state: the caller
 * hands it bytes and gets verdicts back. Everything a function returns belongs to the object it
 * was asked of and lives until that object is asked something new or freed, unless said otherwise.
 * Strings are UTF-8 and end with a NUL. Rules are named by their ledger number ("C-45").
 *
 * The shape of a program:
 *
 *     rv_library *lib = rv_library_new(NULL);          the rulesets that can be named
 *     rv_case *c = rv_case_new(lib, &settings);        one bench for many documents
 *     rv_stream *s = rv_stream_new(read_some, file);   bytes into documents
 *     while (rv_stream_next(s, &text))
 *         show(rv_case_judge(c, &text));               a report, with its diagnostics
 */
#ifndef REEVE_H
#define REEVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* All else that the library has is hidden from those who link with it. */
#pragma GCC visibility push(default)

#define RV_MAX_PLAYERS 6
#define RV_MAX_FIGURES 8 /* sorts of followers, the plain one among them */
#define RV_MAX_PIECES 8  /* sorts of pieces that are no followers */
#define RV_NO_TURN (-1)
#define RV_WHY 160 /* room for a short reason */

/* How a run ends; also the exit status of the command line. Worse is higher, verdicts are 1. */
typedef enum rv_status {
    RV_FINE = 0,       /* legal, nothing wrong */
    RV_AGAINST = 1,    /* a verdict against the record or position */
    RV_MISUSED = 2,    /* the call is wrong: an unknown option, a turn that does not exist */
    RV_UNREADABLE = 3, /* the input could not be read: YAML, ruleset, tile, cell */
    RV_SCRIPT_FAILED = 4,
    RV_LIMIT_HIT = 5 /* a documented limit, or memory */
} rv_status;

/* A counted piece of text; not necessarily ended by a NUL. */
typedef struct rv_str {
    const char *s;
    size_t n;
} rv_str;

/* What only some games have: a thing by name, and of the rest what it has. Which there are is said
 * where lists of them are given. */
typedef struct rv_thing {
    const char *name;  /* stable: "bridge", "tower", "corner" */
    const char *words; /* "ns@0,1", "big"; or "" */
    int number;        /* how many, how high, which one */
    int player;        /* whose; -1 nobody's */
    int place;         /* where: a space of the track, a region of the tile, a player */
    const char *text;  /* for people: "a tower of 3 pieces stands there"; or NULL */
} rv_thing;

typedef struct rv_things {
    const rv_thing *list;
    int n;
} rv_things;

/* The first thing with this name behind `after`, or of all (NULL); NULL. */
const rv_thing *rv_thing_find(const rv_things *in, const char *name, const rv_thing *after);
/* The words, or the number, of the first with this name; "" and `otherwise` where there is none. */
const char *rv_thing_words(const rv_things *in, const char *name);
int rv_thing_number(const rv_things *in, const char *name, int otherwise);

/* ---- the library: rulesets and scripts by name ------------------------------------------- */

typedef struct rv_library rv_library;

typedef enum rv_asset { RV_ASSET_RULESET, RV_ASSET_SCRIPT } rv_asset;

/* How the library asks its caller for files that are not built in. `name` is a path below the
 * caller's ruleset or script directories ("castle/tiles.yaml", "tie-shares-points.lua") and never
 * holds "..", a backslash or a leading "/". Returns malloced bytes (the library frees them) and
 * their number; or NULL, with *n 0 as it was when there is none, and with another *n when there is
 * one that cannot be read: what is built in does not take its place. */
typedef struct rv_loader {
    char *(*load)(void *ud, rv_asset asset, const char *name, size_t *n);
    void *ud;
} rv_loader;

/* NULL when memory runs out. A caller's file goes before the built-in one of the same name. */
rv_library *rv_library_new(const rv_loader *loader);
/* What a *why is, here and below, when memory ran out: this pointer. */
extern const char rv_memory_ran_out[];
void rv_library_free(rv_library *lib);

/* ---- rulesets ----------------------------------------------------------------------------- */

typedef struct rv_ruleset rv_ruleset;

/* One rule of a ledger, as `explain` prints it. Absent parts are "". */
typedef struct rv_rule {
    const char *id;      /* "C-45" */
    const char *section; /* heading it stands under */
    const char *title, *text;
    const char *source;   /* keys of sources, ", " between them */
    const char *standing; /* official clarification community edition house implied silent */
    const char *edition, *options, *example, *see, *note;
    bool testable;
} rv_rule;

/* An option of a ruleset: its values (the default marked), its rule. */
typedef struct rv_option_info {
    const char *name;
    const char *const *values; /* nvalues of them */
    int nvalues;
    bool number;  /* the values are all whole numbers from the first of them to the last */
    int standard; /* index of this ruleset's default */
    const char *rule, *help;
} rv_option_info;

/* A kind of feature, in the order of the ruleset. */
typedef struct rv_kind_info {
    const char *name, *role; /* "tower", "knight" */
    char letter;             /* in looks; 0 for lines */
    bool line;               /* leaves a tile at the middle of an edge, as paths do */
    bool area;               /* scored at the end, never in play */
    bool keep;               /* bears keeps */
    bool around;             /* stands in the middle of its tile and is completed by those around */
    bool doubles, prizes;    /* what doubles it, what it is paid for, can be printed on it */
} rv_kind_info;

/* A region of a tile, as printed or as the tile lies: `ports` is a bit mask over the twelve ports,
 * clockwise from the left half of the north edge (nnw n nne ene e ese sse s ssw wsw w wnw), bit 12
 * the centre. */
typedef struct rv_region_info {
    const char *kind;
    uint16_t ports;
    int doubles, prizes;  /* fountains, markets printed on it */
    uint16_t prize_ports; /* where the markets are printed; 0 when that is not said */
    int collects;         /* tokens for whoever scores it, and where they are printed */
    uint16_t collect_ports;
    unsigned symbols; /* marks that the ruleset declares, a bit each: rv_ruleset_symbol */
    bool built;       /* over the tile, and not printed */
    int player;       /* whose follower stands here, -1 none */
    int figure;       /* what he is: rv_ruleset_figure */
    const char *role; /* "knight", or "" */
} rv_region_info;

typedef struct rv_tile_info {
    const char *id;
    const char *look; /* as printed, unturned, in the notation of the ruleset */
    int count;        /* copies in the set */
    const char *same; /* id of the first in the set that looks the same; may be its own */
    unsigned symbols; /* marks of the tile as a whole, a bit each: rv_ruleset_symbol */
    int nregions;
    rv_region_info regions[12];
} rv_tile_info;

/* A sort of follower (`figures`, see reeve-ruleset(5)). */
typedef struct rv_figure_info {
    const char *key;           /* "big", as in records; "" of the plain one, which is the first */
    const char *one, *several; /* "large follower" */
    const char *before;        /* "large ", before a role; or "" */
    const char *path;          /* its outline, an SVG path in a square of 100; or NULL */
    int size;                  /* of its picture, per cent of the plain one's */
} rv_figure_info;

/* A sort of pieces that players have besides followers. */
typedef struct rv_piece_info {
    const char *key;  /* "towers", as in `supply` of a position */
    const char *name; /* "tower piece" */
    int each;
} rv_piece_info;

/* A mark that a ruleset declares (`marks`, see reeve-ruleset(5)). */
typedef struct rv_symbol_info {
    const char *key;    /* "inn" */
    const char *one;    /* what it is called */
    char letter;        /* in looks */
    const char *colour; /* how it is drawn: "#c8643c", and */
    const char *path;   /* its outline, an SVG path in a square of 100 */
} rv_symbol_info;

/* A ruleset by name, or several of them that are played together: "tower+bazaars", where each
 * extends what others extend. NULL when there is no such ruleset or it cannot be read; *why then
 * says so (owned by lib). */
const rv_ruleset *rv_library_ruleset(rv_library *lib, const char *name, const char **why);
/* The same ruleset with other values of its options in force ("edition=1"), as long as the library
 * lives. NULL and *why as above. */
const rv_ruleset *rv_library_variant(rv_library *lib, const rv_ruleset *rs,
                                     const char *const *options, int n, const char **why);
/* Names of the built-in rulesets and presets, in order; NULL past the end. */
const char *rv_library_name(rv_library *lib, int i);
/* The same of the built-in scripts. */
const char *rv_library_script_at(rv_library *lib, int i);

const char *rv_ruleset_name(const rv_ruleset *rs);
const char *rv_ruleset_title(const rv_ruleset *rs);
const char *rv_ruleset_edition(const rv_ruleset *rs);
int rv_ruleset_kinds(const rv_ruleset *rs);
void rv_ruleset_kind(const rv_ruleset *rs, int i, rv_kind_info *out);
/* The ruleset that this one extends, by name; NULL when it extends none. */
const char *rv_ruleset_extends(const rv_ruleset *rs);
/* The ruleset of which this one is a preset, by name: one that it differs from in nothing but
 * options, so that what can be judged by the one can be by the other. Its own name if it is none.
 */
const char *rv_ruleset_root(const rv_ruleset *rs);
int rv_ruleset_symbols(const rv_ruleset *rs);
void rv_ruleset_symbol(const rv_ruleset *rs, int i, rv_symbol_info *out);
/* Is the mark with this key among these? */
bool rv_ruleset_shows(const rv_ruleset *rs, unsigned symbols, const char *key);
/* What n of a thing are called in a game: "wall_tile" is "special tokens" for n = 2. The things are
 * wall_tile, corner, keep, doubles, prize, collects and divides, see reeve-ruleset(5); NULL for any
 * other. rs may be NULL. */
const char *rv_ruleset_word(const rv_ruleset *rs, const char *thing, int n);
/* "an" before a word that begins with a vowel, "a" before any other. */
const char *rv_article(const char *word);
/* Is something printed on tiles that whoever scores a feature collects? */
bool rv_ruleset_collects(const rv_ruleset *rs);
int rv_ruleset_figures(const rv_ruleset *rs);
void rv_ruleset_figure(const rv_ruleset *rs, int i, rv_figure_info *out);
/* Pieces that are no followers, sort by sort; each player has `each` of them, as many as are when
 * the fewest play, or 0: this ruleset has none. Options may take them out of a game. */
int rv_ruleset_pieces(const rv_ruleset *rs);
void rv_ruleset_piece(const rv_ruleset *rs, int i, rv_piece_info *out);
/* Do tiles consist of edges, on a ground that has all the rest, or of quadrants? */
bool rv_ruleset_by_edges(const rv_ruleset *rs);
int rv_ruleset_tiles(const rv_ruleset *rs);
/* How many more tiles the game has, which only a document can describe, by look. */
int rv_ruleset_unlisted(const rv_ruleset *rs);
void rv_ruleset_tile(const rv_ruleset *rs, int i, rv_tile_info *out);
/* The same as drawings take it, turned clockwise. */
typedef struct rv_shown_tile rv_shown_tile;
void rv_ruleset_shown(const rv_ruleset *rs, int i, int degrees, rv_shown_tile *out);
int rv_ruleset_options(const rv_ruleset *rs);
void rv_ruleset_option(const rv_ruleset *rs, int i, rv_option_info *out);
/* All its rules: first its own, then those of the ruleset that it extends. */
int rv_ruleset_rules(const rv_ruleset *rs);
int rv_ruleset_own_rules(const rv_ruleset *rs);
const rv_rule *rv_ruleset_rule(const rv_ruleset *rs, int i);
const rv_rule *rv_ruleset_find_rule(const rv_ruleset *rs, const char *id);
/* What a source key stands for, or NULL. */
const char *rv_ruleset_source(const rv_ruleset *rs, const char *key);
/* The nearest of the option names, rules and so on is the caller's to print: */
const char *rv_ruleset_suggest_rule(const rv_ruleset *rs, const char *id);
/* Which tiles show this look ("ttch:e,s,w") in some rotation: fills up to `max` indices and
 * degrees, returns how many match, -1 when the look cannot be read (*why says what is wrong). */
int rv_ruleset_look(const rv_ruleset *rs, const char *look, int max, int *tiles, int *degrees,
                    char why[RV_WHY]);
/* An empty record to fill in, with comments, from behind the lines `reeve` and `rules`. */
const char *rv_ruleset_blank(const rv_ruleset *rs);

/* ---- house rules: what a script is --------------------------------------------------------- */

typedef struct rv_scripts rv_scripts;

/* A step at which a script acts. */
typedef struct rv_script_hook {
    int id;                  /* of this step; other steps have others */
    const char *name, *kind; /* "turn_ending"; check value event choice */
    bool chooses;            /* it is a choice */
    const char *when;        /* "All scoring of the turn is done." */
    const char *meaning;     /* what it can return, or "" */
} rv_script_hook;

typedef struct rv_script_info {
    const char *name; /* as the script calls itself, in SCRIPT.OPTION for one */
    const char *summary, *source;
    const rv_ruleset *ruleset;   /* for which it was checked */
    const char *const *rulesets; /* names of those that it is for; their presets are meant, too */
    int nrulesets;
    const char *const *replaces; /* numbers of ledger rules, some perhaps of other rulesets */
    int nreplaces;
    const rv_option_info *options; /* by name; they rest on no rule */
    int noptions;
    const rv_script_hook *hooks; /* in the order of a game */
    int nhooks;
} rv_script_info;

/* Scripts that are to be in force together, in the order in which they are added. `rs` is the
 * ruleset that they are for; NULL: the first that the library knows of those that the first script
 * names. NULL when memory runs out. Both must outlive it. */
rv_scripts *rv_scripts_new(rv_library *lib, const rv_ruleset *rs);
void rv_scripts_free(rv_scripts *s);
/* Loads a script: by name (`text` is NULL, or is none), or the text that the caller read from the
 * file of this name. RV_FINE, and *out is what it says of itself, which like *why belongs to `s`
 * until that is freed. Else *why is what is wrong, in one line, and the status RV_UNREADABLE (there
 * is no such script), RV_MISUSED (it is for other rulesets), RV_SCRIPT_FAILED (with its file and,
 * where one is to blame, its line) or RV_LIMIT_HIT; none can be added after the last three. A
 * script that is added twice is in force once. */
rv_status rv_scripts_add(rv_scripts *s, const char *name, const rv_str *text,
                         const rv_script_info **out, const char **why);

/* ---- the notation of documents --------------------------------------------------------------- */

/* A JSON Schema (draft 2020-12), on one line, of the records and positions of a ruleset, or of all
 * that are built in (NULL), with the options of `n` scripts that a document may name. The
 * library's; NULL when memory runs out. */
const char *rv_library_schema(rv_library *lib, const rv_ruleset *rs,
                              const rv_script_info *const *scripts, int n);

/* A key of documents. */
typedef struct rv_key_info {
    const char *in;    /* the key in whose map it stands: "moves.bazaar"; "": the document */
    const char *key;   /* "discard" */
    const char *shape; /* "[tile, ...]" */
    const char *needs; /* what a game must have for it: "towers"; or "" */
    const char *words; /* a sentence */
} rv_key_info;

/* Every key, map by map. False when memory ran out. */
typedef void rv_see_key(void *ud, const rv_key_info *key);
bool rv_library_keys(rv_library *lib, rv_see_key *see, void *ud);

/* ---- diagnostics --------------------------------------------------------------------------- */

/* What a complaint says of the document. */
#define RV_SEVERITIES(X)                                                                           \
    X(ILLEGAL, "illegal")                                                                          \
    X(WRONG, "wrong")                                                                              \
    X(AMBIGUOUS, "ambiguous")                                                                      \
    X(INCONSISTENT, "inconsistent")                                                                \
    X(UNREADABLE, "unreadable")                                                                    \
    X(NOTE, "note")
typedef enum rv_severity {
#define RV_X(id, name) RV_SEV_##id,
    RV_SEVERITIES(RV_X)
#undef RV_X
} rv_severity;
const char *rv_severity_name(rv_severity s);

/* What a complaint concerns, for those who do not go by each code: a rule; a number noted at the
 * table; a tile or a figure that this game has not, or not any more; memory; how much work there is
 * for one document. */
typedef enum rv_concern {
    RV_CONCERN_RULE,
    RV_CONCERN_CLAIM,
    RV_CONCERN_ABSENT,
    RV_CONCERN_MEMORY,
    RV_CONCERN_WORK
} rv_concern;

typedef struct rv_diag {
    const char *code;   /* stable: "path-cut" */
    const char *rule;   /* "C-19", or "" */
    const char *option; /* "wall_pickup: end_of_turn" when the verdict hung on it, or "" */
    rv_severity severity;
    int turn;                   /* entry of `moves` from 1; 0 for header, position and final part */
    const char *player;         /* label, or "" */
    int line, column;           /* from 1, in the file */
    const char *message, *help; /* one line each; help may be "" */
    rv_status status;           /* what this one makes of the run */
    int row;                    /* of the table of codes: rv_code */
    rv_concern concern;
    int claimed, counted; /* of a wrong score or result: as noted; as the rules give it */
} rv_diag;

/* The table of codes itself, for `explain` and the tests. */
typedef struct rv_code_info {
    rv_severity severity;
    const char *code, *summary, *explanation, *right; /* right: what would be right */
} rv_code_info;
int rv_codes(void);
/* The texts as they stand in the table: {1} is filled in by each complaint, {wall_tile} by what a
 * ruleset calls it. */
void rv_code(int i, rv_code_info *out);
/* The same with the words of a ruleset, or of none in particular (NULL); the texts are the
 * library's. They stay as in the table when memory runs out. */
void rv_library_code(rv_library *lib, const rv_ruleset *rs, int i, rv_code_info *out);
/* The rule that a code rests on in a ruleset, or "". */
const char *rv_code_rule(const rv_ruleset *rs, const char *code);

/* ---- documents ----------------------------------------------------------------------------- */

typedef struct rv_stream rv_stream;

/* One document of a stream: its bytes, the line of the file it begins on (from 1), and its number
 * in the file (from 1). */
typedef struct rv_text {
    rv_str bytes;
    int line;
    int number;
    bool marked;   /* a line `---` begins it */
    bool too_long; /* the document is longer than the limit; bytes holds its beginning */
} rv_text;

/* read: puts up to n bytes at `to`, returns how many, 0 at the end, -1 on an error. */
rv_stream *rv_stream_new(long (*read)(void *ud, char *to, size_t n), void *ud);
void rv_stream_free(rv_stream *s);
/* The next document, or false at the end. An input without any document yields one empty text. */
bool rv_stream_next(rv_stream *s, rv_text *out);
/* Did `read` fail, or memory run out, before the end? */
bool rv_stream_failed(const rv_stream *s);
/* Did it end the stream itself, since a document that is too long went on and on? */
bool rv_stream_gave_up(const rv_stream *s);

/* ---- a case: one document under judgement -------------------------------------------------- */

typedef struct rv_case rv_case;

typedef struct rv_settings {
    const char *const *options; /* "wall_pickup=end_of_turn", as --option */
    int noptions;
    const char *const *scripts; /* names, or texts given by the caller, see below */
    int nscripts;
    int until;         /* stop after this turn; RV_NO_TURN for all of them */
    const int *accept; /* turns that stand although they are illegal */
    int naccept;
    bool all;     /* go on after an illegal turn where that makes sense */
    bool now;     /* final scoring at the end, finished or not */
    bool hold;    /* stop before final scoring */
    int players;  /* of random games: how many play; 0: the fewest that can */
    bool quietly; /* the caller wants the verdict, not the items */
    /* A script that the caller read itself (--script PATH): NULL, or nscripts texts, each NULL
     * where scripts[i] is a name to be looked up. */
    const rv_str *script_texts;
    const char *ruleset; /* judge by this one instead of that of the document; NULL: by that */
} rv_settings;

rv_settings rv_settings_default(void);

typedef enum rv_verdict {
    RV_LEGAL,
    RV_ILLEGAL,
    RV_WRONG,
    RV_AMBIGUOUS,
    RV_INCONSISTENT,
    RV_NOT_READ
} rv_verdict;
const char *rv_verdict_name(rv_verdict v); /* "legal" … "unreadable" */

/* What happened, in order. Scores and ties are the items of `score`; the rest tell the story. */
#define RV_ITEMS(X)                                                                                \
    X(SCORE, "score")         /* a feature, keep, court or wall tile gave points */                \
    X(NOTHING, "nothing")     /* completed, but tied or unclaimed: no points */                    \
    X(TOOK, "took")           /* a wall tile was taken: corner, token */                           \
    X(KEEP, "keep")           /* a keep came to a house, tiles its size */                         \
    X(USED, "used")           /* a wall tile was played */                                         \
    X(ACTION, "action")       /* what a player did with a tower: kind says what, note in words */  \
    X(COLLECTED, "collected") /* tokens were taken for a feature, tiles how many */                \
    X(RULED, "ruled")         /* a house rule did something else; the note says what */            \
    X(ASIDE, "aside")         /* no item of a report: why something happened, or did not */
typedef enum rv_item_type {
#define RV_X(id, name) RV_ITEM_##id,
    RV_ITEMS(RV_X)
#undef RV_X
} rv_item_type;
const char *rv_item_name(rv_item_type type);

/* What a house rule made of a number. */
typedef struct rv_item_change {
    const char *script; /* by name */
    int from, to;
} rv_item_change;

/* What points are made of: a tile of a feature, or a feature that another is paid for (K-29). */
typedef struct rv_counted {
    const char *cell, *tile; /* of a start space: the cell before it, and ""; of a feature: "" */
    const char *feature;     /* its name, or "" */
    int start;               /* number of the start space; 0: it is a tile */
    int points;
} rv_counted;

typedef struct rv_item {
    rv_item_type type;
    int turn;            /* entry of moves; RV_NO_TURN in final scoring */
    int player;          /* index, -1 for nobody */
    const char *kind;    /* path tower house court keep wall_tile … */
    const char *feature; /* canonical name, or "" */
    int part;            /* the library's: 1 + a part of that feature; 0: it is about none */
    int cell;            /* the same: 1 + the cell of what is built there; 0: it is about none */
    int tiles, points;
    const char *rule;
    int followers[RV_MAX_PLAYERS];
    int corner, token;  /* RV_ITEM_TOOK: lower space of the corner, number (0 unknown) */
    const char *note;   /* in words: "4 tiles, 2 each, fountain", "doubled by wall tile 2" */
    const char *option; /* "wall_pickup: end_of_turn" when it hung on it, or "" */
    const char *script; /* the house rule that did it, "" for the rules of the game */
    const rv_item_change *changes; /* what house rules made of the points, in order */
    int nchanges;
    const rv_counted
        *counted; /* what is paid for, where it is no tiles; told to those who ask why */
    int ncounted;
} rv_item;

typedef struct rv_turn_line {
    int turn, player;
    const char *text; /* the move in canonical notation, "none" for none */
    int score[RV_MAX_PLAYERS];
} rv_turn_line;

typedef struct rv_report {
    rv_verdict verdict;
    rv_status status;
    bool is_position; /* a position without moves */
    int turns;        /* entries played (legal, accepted, or skipped over with `all`) */
    int entries;      /* entries in the document */
    bool finished;    /* no tile left, or final scoring asked for with `now` */
    const rv_ruleset *ruleset;
    const char *rules; /* as the header names it */
    int nplayers;
    const char *label[RV_MAX_PLAYERS], *name[RV_MAX_PLAYERS];
    int score[RV_MAX_PLAYERS];
    bool winner[RV_MAX_PLAYERS]; /* all false while unfinished */
    int to_move;                 /* whose turn it is, -1 when finished */
    int stack;                   /* tiles still to come */
    int unknown; /* of these, tiles that neither the ruleset nor the document describes */
    const rv_diag *diags;
    int ndiags;
    const rv_item *items;
    int nitems;
    const rv_turn_line *lines; /* one for each turn played */
    int nlines;
} rv_report;

rv_case *rv_case_new(rv_library *lib, const rv_settings *settings); /* settings are copied */
/* A case for the document that `first` has judged last, by other settings: both have the scripts
 * together, and what is limited for a document is counted for both. Nothing is asked of `first`
 * until this one is freed. */
rv_case *rv_case_beside(rv_case *first, const rv_settings *settings);
void rv_case_free(rv_case *c);
/* Changes settings.until and settings.hold, for the documents judged from now on. */
void rv_case_until(rv_case *c, int until, bool hold);
/* Reads and judges a document. The report is never NULL and lives until the next call. */
const rv_report *rv_case_judge(rv_case *c, const rv_text *text);
/* The same of the document that it has judged last, as after rv_case_until: what is limited for a
 * document is counted on. */
const rv_report *rv_case_judge_again(rv_case *c, const rv_text *text);

/* Which value of the i-th option that the ruleset offers (rv_ruleset_option) holds for the document
 * as last judged: the index of it. */
int rv_case_option(const rv_case *c, int i);

/* ---- queries: read-only, of the case as last judged ---------------------------------------- */

/* The canonical form of the document; the position it has come to; NULL when it was not read. */
const char *rv_case_format(rv_case *c);
const char *rv_case_position(rv_case *c);

typedef struct rv_completion {
    const char *feature, *kind;
    int points[RV_MAX_PLAYERS];
    bool scores[RV_MAX_PLAYERS]; /* who gets points, in whatever order the turn is scored */
} rv_completion;

/* What a player may do besides laying the tile and placing a follower, as an entry of a record says
 * it behind a key: "1,0" behind `tower`. */
typedef struct rv_action {
    const char *what;
    const char *after; /* what it follows from, and without which it cannot be: the tower that is
                          built takes "B:knight@1,2.n"; NULL */
} rv_action;

/* All that may be said behind a key; `verb`: each follows from something else, and a text says
 * "from AFTER takes WHAT"; NULL: it does not. Keys that the game has not are empty. */
typedef struct rv_actions {
    const char *key, *verb;
    const rv_action *list; /* those that follow from the same stand together */
    int n;
} rv_actions;

/* How many from the i-th on follow from the same. */
int rv_actions_alike(const rv_actions *a, int i);

typedef struct rv_placement {
    const char *tile, *cell;
    int x, y;     /* of the cell; y grows north */
    int rotation; /* degrees clockwise */
    const char *const *pieces;
    int npieces;
    const rv_completion *completes;
    int ncompletes;
    rv_things needs; /* what must be built for the tile to lie there, in words: "ew", "ns@0,1",
                        several as "ew+ns@0,1"; "" for nothing. One of each sort that is built in
                        this game */
    rv_things may;   /* what may be built besides, likewise, each choice for itself */
    const rv_actions *actions; /* by key; NULL unless they were asked for */
    int nactions;
    const rv_actions *before; /* what may be done before the tile is laid, the same with every */
    int nbefore;              /* placement, likewise */
    const char *note;         /* of that, in words: it is done, or helps a player without followers;
                                 or "" */
} rv_placement;

/* Every legal placement of a tile (an id or a look) for the player to move, with all other actions
 * that it allows if they are asked for; `see` is called for each and may stop by returning false.
 * Where `turn` is the next entry of the document, what that says is done before its tile is laid is
 * done, as far as it can be; 0: no entry. Returns RV_FINE, or RV_UNREADABLE with *why. */
typedef bool rv_see_placement(void *ud, const rv_placement *p);
rv_status rv_case_legal(rv_case *c, int turn, const char *tile, bool actions, rv_see_placement *see,
                        void *ud, const char **why);
/* The tile that entry `turn` of the document places, or NULL (none, or no such entry). */
const char *rv_case_tile_of(rv_case *c, int turn);

typedef struct rv_open_end {
    const char *cell;
    const char *side; /* n e s w */
} rv_open_end;

typedef struct rv_closer {
    const char *tile, *cell;
    int rotation;
    rv_things needs; /* without which it does not close it, as in rv_placement */
    int points[RV_MAX_PLAYERS];
    bool scores[RV_MAX_PLAYERS];
    rv_things gives; /* what its scorer would take with it when the turn is scored whole, in
                        whatever order: "corner", the number says which */
    int left;        /* how many of this tile, and of those that look the same, are to come */
} rv_closer;

typedef struct rv_open_feature {
    const char *feature, *kind;
    int tiles, points; /* points: completed as it is */
    int followers[RV_MAX_PLAYERS];
    const rv_open_end *open;
    int nopen;
    const rv_closer *closers; /* placements of one tile that complete it */
    int nclosers;
    rv_things
        needs; /* what is built in this game: what the closers' lists begin with, without words */
} rv_open_feature;

/* Every unfinished feature with its open ends and what closes it. tile: NULL for any tile left. */
typedef bool rv_see_open(void *ud, const rv_open_feature *f);
rv_status rv_case_completions(rv_case *c, const char *tile, bool areas, rv_see_open *see, void *ud,
                              const char **why);

/* ---- why ---------------------------------------------------------------------------------- */

typedef enum rv_answer { RV_ANSWER_NONE, RV_ANSWER_YES, RV_ANSWER_NO } rv_answer;

/* One thing that was asked about a turn, and its answer; or one thing that happened. */
typedef struct rv_why_step {
    const char *step; /* stable, listed in reeve(1): turn tile cell attached side … */
    rv_answer answer; /* does it fit, may they, is it complete? none: it was not a question */
    int turn;         /* of a story: the entry; 0 before the first */
    int player;       /* index, -1 for nobody */
    const char *feature, *rule, *code; /* or "" */
    int about;                         /* of a story: which of its features, from 1; 0: none */
    const char *option;                /* "wall_pickup: end_of_turn" when it hung on it, or "" */
    const char *text;                  /* in words */
    int line, column;                  /* of what is wrong, in the file; 0 when nothing is */
    int points;
    bool has_points;
    const rv_counted *counted; /* they add up to the points that nothing raised */
    int ncounted;
    int followers[RV_MAX_PLAYERS];
    bool has_followers;
    const char *const *fits; /* tiles that can still come to an empty cell */
    int nfits;
    const char *script; /* the house rule that did it, or "" */
    const rv_item_change *changes;
    int nchanges;
} rv_why_step;

/* A place where the tile could have been put. */
typedef struct rv_alternative {
    const char *cell;
    int rotation;
    rv_things needs; /* as in rv_placement */
    const char *const *pieces;
    int npieces;
} rv_alternative;

typedef struct rv_why {
    int turn, player;   /* turn RV_NO_TURN: final scoring; player -1 there and in stories */
    const char *move;   /* "17/90 e5 knight@n"; the place that was asked for in stories */
    bool named;         /* that is the name of the only feature of the story */
    rv_verdict verdict; /* of this turn alone: legal, illegal, wrong or ambiguous */
    bool accepted;      /* it is not legal, and stands by settings.accept */
    rv_status status;   /* RV_FINE when nothing is against it, or nothing else; else RV_AGAINST */
    bool scored;        /* it stands: `score` is that after it, `gained` what it gave */
    int score[RV_MAX_PLAYERS], gained[RV_MAX_PLAYERS];
    bool winner[RV_MAX_PLAYERS]; /* of final scoring */
    const rv_why_step *steps;
    int nsteps;
    bool misplaced;                     /* the tile or its follower may not be put there; then: */
    const rv_alternative *alternatives; /* the nearest places, at most three */
    int nalternatives, places;          /* places: how many there are in all */
} rv_why;

/* Why is the turn legal or not, and what did it give? The case must have been judged up to the turn
 * before (settings.until). NULL with the status and *why when it could not be answered: RV_MISUSED,
 * there is no such turn; RV_SCRIPT_FAILED, RV_LIMIT_HIT. Owned by the case until it is asked or
 * judges again. */
const rv_why *rv_case_why_turn(rv_case *c, int turn, rv_status *status, const char **why);
/* The same of final scoring, as if the game ended where the case stopped. It must have been judged
 * with settings.hold. */
const rv_why *rv_case_why_final(rv_case *c, rv_status *status, const char **why);
/* The story of a cell ("e5"), a feature ("tower@e5.n") or a corner ("corner:12"): how it came to
 * what it is now. The case must have been judged; its document is judged again. RV_MISUSED: there
 * is no such place. */
const rv_why *rv_case_why_place(rv_case *c, const rv_text *text, const char *place,
                                rv_status *status, const char **why);

/* Counts of legal sequences: out[d] for depth d in 1..depth (out[0] is 1). */
rv_status rv_case_perft(rv_case *c, int depth, uint64_t *out, const char **why);

/* ---- the board, for drawing ---------------------------------------------------------------- */

struct rv_shown_tile {
    const char *id;   /* "" for a start space */
    char cell[24];    /* its name */
    const char *look; /* unturned, of a tile that only the document describes; else NULL */
    int x, y;         /* y grows north */
    int rotation;     /* degrees */
    unsigned symbols; /* marks of the whole tile that the ruleset declares, a bit each */
    rv_things things; /* what stands on it besides followers */
    bool start, last; /* a start space of the wall; the tile laid last */
    int space;        /* of a start space: its number on the track */
    int nregions;
    rv_region_info regions[12];
};

typedef struct rv_shown_hand {
    int score;
    int figures[RV_MAX_FIGURES]; /* followers in hand, by figure; -1: not in this game */
    int pieces[RV_MAX_PIECES];   /* by sort, in hand; -1: not in this game */
} rv_shown_hand;

typedef struct rv_shown_board {
    int x0, y0, x1, y1; /* the box to draw, both ends inside */
    bool bounded;
    int ntiles;
    int track;        /* spaces of the score track, 0 none */
    rv_things things; /* what lies beside the tiles, and what players hold */
    rv_shown_hand hands[RV_MAX_PLAYERS];
} rv_shown_board;

/* What is shown lives until the board is asked for again, or any question. Things of a board:
 * gate (place: it stands behind this space of the track), corner (place: the lower number of the
 * pair, number: that of the wall tile there, 0 none, -1 unknown), bare (place: a corner that never
 * bears one), bazaar (it comes next, and was led to by this player); of players: keep (number:
 * tiles of the house under it), wall_tile (number: -1 unknown), collected (number), prisoner
 * (place: whose follower, number: how many, words: the key of their figure), bought (words: the
 * tile). Of a tile: tower (number: its height), top (who stands there, words: the same), closed
 * (nobody does, and it is finished all the same), castle (place: the region with its token). */
void rv_case_board(rv_case *c, rv_shown_board *out);
void rv_case_board_tile(rv_case *c, int i, rv_shown_tile *out); /* i in 0..ntiles-1 */
/* The tile of the illegal turn that ended the play, with its follower, as it would lie: it is not
 * among those of the board, which is as it was before that turn. False where there is none: every
 * turn was legal, or that one names no tile. */
bool rv_case_refused(rv_case *c, rv_shown_tile *out);
/* Is there a place for a tile at x,y (inside the wall)? Writes its name. */
bool rv_case_inside(rv_case *c, int x, int y, char name[24]);

/* ---- JSON ---------------------------------------------------------------------------------- */

/* A writer of JSON, an object a line. What it makes goes to `put` piece by piece; once that has
 * returned false nothing more does. Begin with {.put = put, .ud = ud}: the rest is the writer's. It
 * owns nothing. */
typedef struct rv_json {
    bool (*put)(void *ud, const char *s, size_t n);
    void *ud;
    bool follows, enough; /* a comma is due; put has returned false */
} rv_json;

/* A member of the object that was opened last, or with key NULL an element of the array, or a line.
 * In strings all that would act rather than be shown (rv_acts) stands as an escape, and a byte that
 * is no UTF-8 becomes U+FFFD. */
void rv_json_open(rv_json *j, const char *key, char bracket); /* { or [ */
void rv_json_close(rv_json *j, char bracket);
void rv_json_text(rv_json *j, const char *key, const char *s);
void rv_json_texts(rv_json *j, const char *key, const char *const *texts, int n);
void rv_json_int(rv_json *j, const char *key, int64_t n);
void rv_json_real(rv_json *j, const char *key, double x); /* null when it is no number */
void rv_json_bool(rv_json *j, const char *key, bool yes);
void rv_json_null(rv_json *j, const char *key);
/* Closes the object that is a line, and ends the line. */
void rv_json_line(rv_json *j);

/* What can be asked of a case, see reeve(1) for the keys of the answers. */
typedef enum rv_question_kind {
    RV_ASKED_CHECK,       /* one line: the verdict, the score, what is complained of */
    RV_ASKED_SCORE,       /* one line: the score, itemised */
    RV_ASKED_FAULT,       /* one line: why another question has no answer; verdict and complaints */
    RV_ASKED_LEGAL,       /* a line for each placement, as from rv_case_legal */
    RV_ASKED_COMPLETIONS, /* a line for each open feature, as from rv_case_completions */
    RV_ASKED_WHY          /* one line: what rv_case_why_turn, _final or _place has answered */
} rv_question_kind;

typedef struct rv_question {
    rv_question_kind asked;
    const char *file;  /* the document's: its name, the first key; NULL: none */
    int document;      /* its number there, the second key */
    const char *more;  /* what commands that a help line suggests end in, " --rules DIR"; or NULL */
    const char *tile;  /* of RV_ASKED_LEGAL; of RV_ASKED_COMPLETIONS, NULL for any that is left */
    int turn;          /* of RV_ASKED_LEGAL: the entry that is asked about */
    bool actions;      /* of RV_ASKED_LEGAL: with all other actions */
    bool areas;        /* of RV_ASKED_COMPLETIONS */
    const rv_why *why; /* of RV_ASKED_WHY */
    void (*add)(void *ud, rv_json *j); /* puts the caller's own members at the end of each line */
    void *ud;
} rv_question;

/* Writes the answer of a case as last judged. RV_FINE; or the status, with *why, of the query that
 * could not be answered (*why is NULL when memory ran out): then there may be some lines. */
rv_status rv_case_json(rv_case *c, const rv_question *q, rv_json *to, const char **why);

/* The help line of a complaint in parts that stand one behind the other, at most four of them:
 * returns how many. The library says FILE where a file is meant of which it does not know the name;
 * `file` stands for it, and `more` (or NULL) at the end of the command. */
int rv_help_parts(const char *help, const char *file, const char *more, rv_str parts[4]);

/* ---- random legal games -------------------------------------------------------------------- */

typedef struct rv_sim rv_sim;

/* NULL with *why when the ruleset, an option or the name of a script is wrong; *why is NULL when
 * memory ran out. A script that does not load fails the first game. */
rv_sim *rv_sim_new(rv_library *lib, const char *ruleset, const rv_settings *settings, uint64_t seed,
                   const char **why);
void rv_sim_free(rv_sim *s);
/* Plays the next game; returns its final scores' record as YAML when `write`, else "" ; NULL when
 * memory or a script failed (*why). */
const char *rv_sim_next(rv_sim *s, bool write, const char **why);
/* RV_FINE; RV_SCRIPT_FAILED or RV_LIMIT_HIT after rv_sim_next has returned NULL, and before the
 * first game when a script did not load. */
rv_status rv_sim_status(const rv_sim *s);
/* How many play, and player i's label in the records. */
int rv_sim_players(const rv_sim *s);
const char *rv_sim_label(const rv_sim *s, int i);
/* The game just played: final scores by player; did player i win it, alone or with others; who
 * began; the turns, which are the entries of its `moves`; wall tiles that player i took. */
const int *rv_sim_scores(const rv_sim *s);
bool rv_sim_won(const rv_sim *s, int i);
int rv_sim_first(const rv_sim *s);
int rv_sim_turns(const rv_sim *s);
int rv_sim_taken(const rv_sim *s, int i);
/* Are there wall tiles to take in this game? */
bool rv_sim_has_wall_tiles(const rv_sim *s);

/* ---- texts -------------------------------------------------------------------------------- */

/* Decodes the character of UTF-8 at p, of at most `left` bytes: its length, 0 when it is none. */
size_t rv_utf8(const char *p, size_t left, unsigned *out);
/* Would it do something, rather than be shown: controls (C0, DEL, C1), what ends a line (U+2028,
 * U+2029), what turns the direction of reading (Unicode's Bidi_Control)? */
bool rv_acts(unsigned c);

#pragma GCC visibility pop

#endif
