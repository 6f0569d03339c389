/* reeve_rules.h - the part of reeve_cli.h that is about rulesets, house rules and the notation, and
 * not about any document. It is not installed either.
 */
#ifndef REEVE_RULES_H
#define REEVE_RULES_H

#include "reeve.h"

#define RV_MAX_PLAYERS 6
#define RV_MAX_FIGURES 16 /* sorts of followers, including the plain one */
#define RV_MAX_PIECES 8   /* sorts of pieces other than followers */
#define RV_WHY 160        /* size of a short reason */

/* A thing that only some games have: its name, and the members that it needs. The things are listed
 * where lists of them are given. */
typedef struct rv_thing {
    const char *name;    /* stable: "corner" */
    const char *words;   /* "big"; or "" */
    int number;          /* a count, a height or an index */
    int figure;          /* of a follower: its index in the ruleset; 0 the plain one */
    int player;          /* the owner; -1 none */
    int place;           /* a space of the track, a region of the tile, or a player */
    int x, y;            /* a cell, of what lies beside the tiles; else 0 */
    const char *text;    /* in words, for people; or NULL */
    const char *heading; /* what headings call such things: "corner"; or NULL */
} rv_thing;

typedef struct rv_things {
    const rv_thing *list;
    int n;
    bool ran_out; /* memory did, and things are missing */
} rv_things;

/* The first thing with this name after `after`, or of all (NULL); NULL if there is none. */
const rv_thing *rv_thing_find(const rv_things *in, const char *name, const rv_thing *after)
    RV_NOT_NULL((1, 2));
/* The number of the first thing with this name; `otherwise` if there is none. */
int rv_thing_number(const rv_things *in, const char *name, int otherwise) RV_NOT_NULL((1, 2));

/* ---- rulesets ----------------------------------------------------------------------------- */

typedef struct rv_loader {
    rv_load *load;
    void *ud;
} rv_loader;

/* Names of the built-in rulesets and presets, and of the built-in scripts, in order; NULL past the
 * end. */
const char *rv_library_name(rv_library *lib, int i);
const char *rv_library_script_at(rv_library *lib, int i);

typedef struct rv_ruleset rv_ruleset;

/* One rule of a ledger, as `explain` prints it. Missing parts are "". */
typedef struct rv_rule {
    const char *id;      /* "C-45" */
    const char *section; /* its heading */
    const char *title, *text;
    const char *source;   /* keys of sources, separated by ", " */
    const char *standing; /* official clarification community edition house implied silent */
    const char *edition, *options, *example, *see, *note;
    bool testable;
} rv_rule;

/* An option of a ruleset: its values (the default marked), its rule. */
typedef struct rv_option_info {
    const char *name;
    const char *const *values; /* nvalues of them */
    int nvalues;
    bool number;  /* the values are all whole numbers from the first to the last */
    int standard; /* index of this ruleset's default, and of those with `edition: 2` and 1 */
    int by_edition[2];
    const char *rule, *help;
} rv_option_info;

/* What an option must be. */
typedef struct rv_condition {
    int16_t option; /* RV_NO_OPTION: it is always met */
    int16_t value;  /* RV_NOT_FIRST: any but the first, so that it is not off */
    uint16_t also;  /* other values that will do: bit set of those below 16 */
} rv_condition;

#define RV_MAX_TABLE 16

/* A kind of feature. */
typedef struct rv_kind {
    const char *name, *role; /* "path", "herald" */
    const char *also;        /* the role of another kind, by which its followers go, too; NULL */
    char letter;             /* in looks; 0 for lines */
    char sign;               /* in drawings of characters */
    bool line;   /* leaves the tile at the middle of an edge and must continue (paths, roads) */
    bool area;   /* scored at the end, never in play (courts, fields) */
    bool around; /* completed by the eight cells around its tile (monasteries) */
    bool bare;   /* bears no followers and scores nothing (rivers, lakes) */
    bool any;    /* no feature: an edge that fits beside any other, and closes it (AM-11, AM-15) */
    bool keep;   /* bears keeps */
    rv_condition option;    /* unless it is met, no tile has it */
    rv_condition open;      /* if it names an option and is met, it is never completed */
    const char *path;       /* of one that is `around`: its outline, an SVG path in a square of 100;
                               NULL: the default */
    int8_t points, doubled; /* for each tile, plain and doubled */
    int8_t prize;           /* for each prize on it */
    int8_t unfinished, unfinished_prize; /* the same for a feature that is unfinished at the end */
    const char *rule, *doubled_rule, *unfinished_rule;
    int16_t ntable; /* with a table: points of the whole by tiles, the last for more (F-8) */
    int16_t table[RV_MAX_TABLE];
} rv_kind;

typedef uint16_t rv_kind_set;

/* A sort of follower. The first is the plain one, which is not declared: it has no prefix, and each
 * player has as many as `supply` says. Or a companion, which is no follower (M-22). */
typedef struct rv_figure_row {
    const char *key, *prefix;  /* "big", and "big:" before a role; "" for the plain one; of a
                                  companion the key, without a role */
    const char *one, *several; /* "large follower" */
    const char *before;        /* "large ", before a role; "" */
    const char *path;          /* its outline, an SVG path in a square of 100; NULL: the default */
    rv_condition option;       /* unless it is met, there are none */
    int16_t strength;          /* in a majority */
    int16_t each;              /* number for each player */
    int16_t size;              /* of its picture, in per cent of the plain one */
    rv_kind_set joins;         /* a companion: the kinds on which it stands; 0 */
    bool alone;                /* it needs no follower there, and holds nothing */
    bool corner;               /* it stands where four tiles meet, on an area of all of them */
    const char *bars;          /* the rule by which nobody is placed where it stands; NULL */
    bool second;               /* it may come besides a follower on the tile */
    const char *rule;          /* then, by which it stands there only beside a follower */
    rv_condition completed;    /* unless it is met, not where its tile completes the feature */
    rv_condition single;       /* unless it is met, one that stands alone is put beside another */
    rv_condition lord;         /* unless it is met, it is no lord of a castle */
    rv_kind_set on;   /* a follower that stands on these kinds only; 0: on all with a role */
    const char *home; /* the rule by which it is taken home instead of placing a follower; NULL */
} rv_figure_row;

/* A sort of pieces other than followers. */
typedef struct rv_piece_row {
    const char *key, *one, *several;  /* what rulesets and texts call it */
    rv_condition option;              /* unless it is met, there are none */
    int16_t each[RV_MAX_PLAYERS + 1]; /* number for each player, by number of players */
    const char *path;                 /* its outline, as of a figure; NULL: the default */
} rv_piece_row;

/* A region of a tile, as printed or as the tile lies: `ports` is a bit mask over the twelve ports,
 * clockwise from the left half of the north edge (nnw n nne ene e ese sse s ssw wsw w wnw), bit 12
 * the centre, bit 13 a second area that reaches no edge. */
typedef struct rv_region_info {
    const char *kind;  /* its name … */
    const rv_kind *of; /* … and the kind itself */
    uint16_t ports;
    int doubles, prizes;  /* number of doubling marks, and prizes, printed on it */
    uint16_t prize_ports; /* where the prizes are printed; 0 if not given */
    int collects;         /* tokens for the player who scores it, and where they are printed */
    uint16_t collect_ports;
    uint64_t symbols; /* bit set of the declared marks: rv_ruleset_symbol */
    bool built;       /* built over the tile, not printed */
    bool disputed;    /* an illegal turn takes, or places, the follower on it */
    int player;       /* owner of the follower on it, -1 none */
    int figure;       /* of the follower: rv_ruleset_figure */
    int corner;       /* where four tiles meet, and it stands there: 1 NE, 2 SE, 3 SW, 4 NW; 0 */
    const char *role; /* "knight", or "" */
    /* On a board: the number of its feature, which is the same for all its regions; and whether
     * that has an open end. */
    int feature, open;
} rv_region_info;

typedef struct rv_tile_info {
    const char *id;
    const char *look; /* as printed, unrotated, in the notation of the ruleset */
    int count;        /* copies in the set, or those that players hold (`hand`) */
    const char *hand; /* key of the pieces of which laying it costs one; NULL: it is drawn */
    const char *same; /* id of the first tile of the set with the same look; may be its own */
    uint64_t symbols; /* bit set of the marks of the tile as a whole: rv_ruleset_symbol */
    int nregions;
    rv_region_info regions[12];
} rv_tile_info;

/* A mark that a ruleset declares (`marks`, see reeve-ruleset(5)), or a kind of tokens (`tokens`).
 */
typedef struct rv_symbol_info {
    const char *key;    /* "inn" */
    const char *one;    /* its name */
    char letter;        /* in looks; 0: it is written by its name, and so are tokens */
    char sign;          /* in drawings of characters; 0 of tokens */
    const char *colour; /* of its picture: "#c8643c", and */
    const char *path;   /* its outline, an SVG path in a square of 100; NULL: none, as of dice */
    int size;           /* in per cent of the usual one */
    bool points;        /* it points in a direction of the tile: rv_shown_tile */
} rv_symbol_info;

/* A ruleset by name, or several combined: "tower+bazaars", if they extend the same ruleset. NULL if
 * there is no such ruleset or it cannot be read; *why then tells the reason (owned by lib). */
const rv_ruleset *rv_library_ruleset(rv_library *lib, const char *name, const char **why)
    RV_NOT_NULL((1, 2));
/* What is wrong with a ruleset of the caller that cannot be read: `file` as the loader was asked
 * for it, or ""; line 0: the place is not known. */
typedef struct rv_ruleset_fault {
    const char *file;
    int line, column;
    const char *message;
} rv_ruleset_fault;

/* All that is wrong with a ruleset, in the order of reading; *list belongs to lib. 0 if it can be
 * used, or there is none of this name. */
int rv_library_faults(rv_library *lib, const char *name, const rv_ruleset_fault **list)
    RV_NOT_NULL((1, 2, 3));
/* Returns the ruleset with other values of its options ("edition=1"), and with the tiles that are
 * played with by them, valid as long as the library. NULL and *why as above. */
const rv_ruleset *rv_library_variant(rv_library *lib, const rv_ruleset *rs,
                                     const char *const *options, int n, const char **why)
    RV_NOT_NULL((1, 2, 5));
/* What a ruleset is, and how many it has of what stands in lists. */
#define RV_FACTS                                                                                   \
    const char *name, *title, *edition;                                                            \
    const char *called; /* other names, with a semicolon between them: "Die Burg; De Burcht" */    \
    const char *root; /* that of which it is a preset, which differs in options only; or itself */ \
    int16_t min_players, max_players;                                                              \
    bool edge_looks;      /* looks are four edges and not four quadrants */                        \
    char collects_letter; /* of the mark that who scores a feature collects; 0: it has none */     \
    int16_t nkinds, nfigures, npieces; /* options may remove pieces from a game */                 \
    int16_t ntiles;                    /* kinds of tile in the set */                              \
    int16_t nunlisted;    /* tiles whose features are not known: only a document describes them */ \
    int32_t nrules, nown; /* its own rules come before those of the ruleset that it extends */     \
    const char *blank;    /* an empty record to fill in, without the lines `reeve` and `rules` */  \
    const char *saved, *saved_in; /* the YAML of its own key `jcz`, and its file; or NULL */
typedef struct rv_ruleset_facts {
    RV_FACTS
} rv_ruleset_facts;
const rv_ruleset_facts *rv_facts(const rv_ruleset *rs) RV_NOT_NULL((1));
/* The i-th, in the order of the ruleset; NULL past the last. */
const rv_kind *rv_ruleset_kind(const rv_ruleset *rs, int i) RV_NOT_NULL((1));
/* The name of the ruleset that this one extends, or NULL. */
const char *rv_ruleset_extends(const rv_ruleset *rs) RV_NOT_NULL((1));
/* The i-th mark; the i-th kind of tokens, or die. False past the last. Options may remove tokens
 * from a game. */
bool rv_ruleset_symbol(const rv_ruleset *rs, int i, rv_symbol_info *out) RV_NOT_NULL((1, 3));
bool rv_ruleset_token(const rv_ruleset *rs, int i, rv_symbol_info *out) RV_NOT_NULL((1, 3));
/* Whether the mark with this key is in this set. */
bool rv_ruleset_shows(const rv_ruleset *rs, uint64_t symbols, const char *key) RV_NOT_NULL((1, 3));
/* The word for n of a thing in a game: "prize" is "markets" for n = 2. The things are the keys of
 * `words`, see reeve-ruleset(5); NULL for any other. rs may be NULL. */
const char *rv_ruleset_word(const rv_ruleset *rs, const char *thing, int n) RV_NOT_NULL((2));
/* "an" before a word that begins with a vowel, "a" before any other. */
const char *rv_article(const char *word) RV_NOT_NULL((1));
/* The i-th of the tiles that lie when the game begins, beside the one at 0,0 (CO-1). */
typedef struct rv_start_at {
    const char *id;
    int16_t x, y;
    uint8_t quarters;
} rv_start_at;
const char *rv_ruleset_start(const rv_ruleset *rs) RV_NOT_NULL((1)); /* the tile at 0,0, or NULL */
const rv_start_at *rv_ruleset_beside(const rv_ruleset *rs, int i) RV_NOT_NULL((1));
const rv_figure_row *rv_ruleset_figure(const rv_ruleset *rs, int i) RV_NOT_NULL((1));
const rv_piece_row *rv_ruleset_piece(const rv_ruleset *rs, int i) RV_NOT_NULL((1));
/* The i-th script that is always in force with it; NULL past the last. */
const char *rv_ruleset_script(const rv_ruleset *rs, int i) RV_NOT_NULL((1));
/* False past the last, as of options. */
bool rv_ruleset_tile(const rv_ruleset *rs, int i, rv_tile_info *out) RV_NOT_NULL((1, 3));
/* The same as drawings take it, turned clockwise. */
typedef struct rv_shown_tile rv_shown_tile;
rv_shown_tile rv_ruleset_shown(const rv_ruleset *rs, int i, int degrees) RV_NOT_NULL((1));
int rv_ruleset_options(const rv_ruleset *rs) RV_NOT_NULL((1));
bool rv_ruleset_option(const rv_ruleset *rs, int i, rv_option_info *out) RV_NOT_NULL((1, 3));
const rv_rule *rv_ruleset_rule(const rv_ruleset *rs, int i) RV_NOT_NULL((1));
const rv_rule *rv_ruleset_find_rule(const rv_ruleset *rs, const char *id) RV_NOT_NULL((1, 2));
/* The meaning of a source key, or NULL. */
const char *rv_ruleset_source(const rv_ruleset *rs, const char *key) RV_NOT_NULL((1, 2));
/* Names of options, rules and so on; finding the nearest one is up to the caller: */
const char *rv_ruleset_suggest_rule(const rv_ruleset *rs, const char *id) RV_NOT_NULL((1, 2));
/* The tiles with this look ("ttch:e,s,w") in some rotation: fills up to `max` indices and degrees,
 * returns the number of matches, -1 if the look cannot be read (*why tells the error). A look with
 * `?` is matched in several rotations. If there is no match, *why asks for the nearest looks ("did
 * you mean …?") or is empty. */
int rv_ruleset_look(const rv_ruleset *rs, const char *look, int max, int *tiles, int *degrees,
                    char why[RV_WHY]) RV_NOT_NULL((1, 2, 6));

/* ---- house rules: what a script is --------------------------------------------------------- */

typedef struct rv_scripts rv_scripts;

typedef struct rv_script_hook {
    int id;                  /* of this step; other steps have others */
    int line;                /* of the script, where its function begins */
    const char *name, *kind; /* "turn_ending"; check value event choice */
    bool chooses;            /* it is a choice */
    const char *when;        /* "All scoring of the turn is done." */
    const char *meaning;     /* of its result, or "" */
} rv_script_hook;

/* What a house rule is about: kinds of features, marks, and figures and tokens on features. */
typedef struct rv_places {
    bool some; /* only these; else all */
    rv_kind_set kinds;
    uint16_t figures;
    uint64_t marks;
    uint32_t tokens;
} rv_places;
/* A key that a script adds to the entries of a record, as in reeve-scripting(7). Texts are "" where
 * it says none. */
typedef struct rv_house_action {
    char key[33], form[129];
    char words[201], rule[16];  /* what it means; the rule that it cites */
    char after[33], verb[65];   /* it follows this key; what a text says before the value */
    char option[33], value[33]; /* it is there only with this value of an option; "": always */
    char chance[33];            /* a bag or die by which its value is decided */
    char needs[33];             /* nothing is listed but while the script keeps this; "": always */
    int walks, shuns;           /* the token that goes to the cell, and one that it avoids */
    int once;                   /* the option with which that does not return; -1: none */
    char place[96];             /* FILE:LINE, for messages */
    int line;                   /* of the script, where its `act` begins */
    const char *script;         /* who adds it */
    int when;                   /* rv_moment: rv_moment_word */
    bool instead;               /* of placing a follower */
    char alone[16];             /* … also of one that may come second, by this rule */
    bool tileless;              /* also of a turn without a tile */
    bool placed;                /* the figure just placed can make it possible */
    bool must;                  /* one of the values that are possible is to be chosen */
    bool each;                  /* each value is another player's, in turn order */
    bool exact;                 /* what it lists are only those that may be done */
    bool lists;                 /* the script lists the values that are worth trying */
    rv_places near;             /* nothing is listed where the tile laid is not near such a thing */
    int most;                   /* values of one entry */
    int odds, idle;             /* by chance: as rv_chances */
    int order;                  /* among the rows of its moment */
} rv_house_action;
/* The word for a moment in scripts, "laid"; NULL where they cannot act. */
const char *rv_moment_word(int when);

/* What in the text of a script is probably a typing error: what it calls or cites is nowhere. */
typedef struct rv_script_doubt {
    int line;
    const char *what;
} rv_script_doubt;

typedef struct rv_script_info {
    const char *name; /* the name that the script gives itself; for options as in SCRIPT.OPTION */
    const char *summary, *source;
    const rv_ruleset *ruleset; /* with which it was checked */
    const char *const
        *rulesets; /* names of the rulesets that it supports, including their presets */
    int nrulesets;
    const char *const *replaces; /* numbers of ledger rules, perhaps also of other rulesets */
    int nreplaces;
    const rv_option_info *options; /* by name; they have no rule */
    int noptions;
    const rv_script_hook *hooks; /* in the order of a game */
    int nhooks;
    const rv_house_action *actions; /* by key */
    int nactions;
    const rv_script_doubt *doubts;
    int ndoubts;
} rv_script_info;

/* Scripts that are used together, in the order in which they are added. `rs` is their ruleset;
 * NULL: the first known ruleset that the first script names. NULL if memory ran out. Both must
 * outlive it. */
rv_scripts *rv_scripts_new(rv_library *lib, const rv_ruleset *rs) RV_NOT_NULL((1));
void rv_scripts_free(rv_scripts *s);
/* Loads a script: by name (`text` is NULL, or its s is NULL), or the text that the caller read from
 * the file of this name. RV_FINE, and *out describes the script; it and *why belong to `s`.
 * Otherwise *why is the error, in one line, and the status is RV_UNREADABLE (there is no such
 * script), RV_MISUSED (it is for other rulesets), RV_SCRIPT_FAILED (with its file and, if possible,
 * its line) or RV_LIMIT_HIT; after the last three no script can be added. A script that is added
 * twice is used once. */
rv_status rv_scripts_add(rv_scripts *s, const char *name, const rv_str *text,
                         const rv_script_info **out, const char **why) RV_NOT_NULL((1, 2, 4, 5));

/* ---- the notation of documents --------------------------------------------------------------- */

/* A JSON Schema (draft 2020-12), on one line, of the records and positions of a ruleset, or of all
 * built-in rulesets (NULL), with the options and the keys of `n` scripts that a document may name.
 * It belongs to the library; NULL if memory ran out. */
const char *rv_library_schema(rv_library *lib, const rv_ruleset *rs,
                              const rv_script_info *const *scripts, int n) RV_NOT_NULL((1));

typedef struct rv_key_info {
    const char *in;     /* the key that contains it: "moves"; "": the document */
    const char *key;    /* "discard" */
    const char *shape;  /* "[tile, ...]" */
    const char *needs;  /* what a game must have for it; or "" */
    const char *words;  /* a sentence */
    bool alone;         /* it is an entry of its own, not a turn of a player */
    const char *script; /* the house rule that adds it; "" */
} rv_key_info;

/* Every key, map by map, and behind the last an info whose key is NULL. They belong to the library;
 * NULL if memory ran out. */
const rv_key_info *rv_library_keys(rv_library *lib) RV_NOT_NULL((1));

#endif
