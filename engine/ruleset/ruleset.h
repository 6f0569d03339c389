/* ruleset.h - a game as data: kinds of features, tiles, board, track, supplies, options, cited
 * rules.
 *
 * A ruleset is read from YAML (rulesets/NAME/ruleset.yaml and the files that it names) or compiled
 * in from it by engine/tool/embed.c; either way it is constant once made. Everything belongs to the
 * library, or is static.
 */
#ifndef RV_RULESET_H
#define RV_RULESET_H

#include "base/diag.h"
#include "tile/tile.h"

#define RV_MAX_KINDS 16
#define RV_MAX_CORNERS 32
#define RV_MAX_WALL_TILES 16
#define RV_MAX_TOKENS 32 /* kinds of tokens, and dice, that a ruleset declares */
#define RV_MAX_FACES 16
#define RV_MAX_TOKENS_EACH 100 /* of a kind */
#define RV_MAX_STARTS 16
#define RV_MAX_BESIDE 31 /* tiles that lie at the start beside the one at 0,0 */
#define RV_MAX_EDGES 15
#define RV_MAX_GATES 16
#define RV_MAX_REFUSED 128
#define RV_MAX_UNLISTED 100
#define RV_MAX_OWN_OPTIONS 96 /* that a ruleset declares, or those that are combined */
#define RV_MAX_OWN_VALUES 6
#define RV_NO_KIND 0xff
#define RV_NO_TILE (-1)
#define RV_LOST_TILE (-2) /* while a ruleset is read */

/* Modules, options.txt. */
typedef enum rv_module_id {
#define RV_GAME(id, ...) RV_MODULE_##id,
#include "gen/options.def"
    RV_MODULES
} rv_module_id;

_Static_assert(RV_MAX_KINDS <= 16, "there is a bit for each");
_Static_assert(RV_MAX_CORNERS <= 32, "rv_seat.taken has a bit for each corner");
_Static_assert(RV_MAX_EDGES <= 15, "an edge code is four bits");

typedef enum rv_option_id {
#define RV_OPTION(id, ...) RV_O_##id,
#define RV_OPTION_NUMBER(id, ...) RV_O_##id,
#include "gen/options.def"
    RV_O_KNOWN, /* options that a ruleset declares follow */
    RV_O_COUNT = RV_O_KNOWN + RV_MAX_OWN_OPTIONS
} rv_option_id;

/* Concepts, things that are no kinds, for which a game may have its own words (`words:` in
 * ruleset.yaml). Rows of words.tsv: the key, the word where a ruleset gives no other, and what is
 * called so. Texts for people have the key in braces, {prize}, or with an s behind it for more than
 * one. */
typedef enum rv_word_id {
#define RV_TERM(id, ...) RV_W_##id,
#include "gen/words.def"
    RV_W_COUNT
} rv_word_id;

typedef enum rv_number_id {
#define RV_AMOUNT(id, ...) RV_N_##id,
#include "gen/options.def"
    RV_N_COUNT
} rv_number_id;

/* The values that the engine names, in their order; values of single games follow. */
enum { RV_V_NO = 0, RV_V_YES = 1 };
enum { RV_V_SHARED, RV_V_NO_WINNER };

#define RV_NO_OPTION (-1)
#define RV_BY_EDITION UINT8_MAX /* a value that is not known before that of `edition` is */
#define RV_NOT_FIRST (-1)
#define RV_ALWAYS ((rv_condition){RV_NO_OPTION, RV_NOT_FIRST, 0})

static inline bool rv_is_met(rv_condition c, const uint8_t option[RV_O_COUNT]) {
    if (c.option == RV_NO_OPTION)
        return true;
    const unsigned value = option[c.option];
    return c.value == RV_NOT_FIRST ? value != RV_V_NO
                                   : (int)value == c.value || (value < 16 && c.also >> value & 1);
}

/* Whether features of a kind are completed and scored in play. */
static inline bool rv_is_completable(const rv_kind *k) {
    return !k->area && !k->bare && !k->any;
}

/* Whether a kind is a river: tiles that show one have rules of their own. */
static inline bool rv_is_bare_line(const rv_kind *k) {
    return k->bare && k->line;
}

/* The numbers that replace those of the kind: for each tile, for each prize, or for the whole.
 * RV_UNCHANGED if not given. */
#define RV_UNCHANGED (-1)
typedef struct rv_rating {
    int16_t per_tile, per_prize, points;
    const char *rule;    /* NULL: that of the kind */
    rv_condition option; /* unless it is met, nothing changes */
} rv_rating;

/* Tiles that leave the stack unseen along with one that shows the mark (HS-27). */
typedef struct rv_hiding {
    int16_t tiles;
    const char *rule;
    rv_condition option, discarded; /* unless they are met: none; none with one that is put aside */
} rv_hiding;

/* Tiles with the mark are set aside while such tokens are in the supply (PD-15). */
typedef struct rv_waiting {
    const char *token; /* NULL: none are */
    const char *rule;
} rv_waiting;

/* A mark that the ruleset declares; the engine knows only these members. */
typedef struct rv_symbol {
    const char *key, *one, *several;
    const char *path; /* its outline, an SVG path in a square of 100; NULL: its picture */
    char letter;      /* in looks; 0: it is written by its name */
    char sign;        /* in drawings of characters */
    uint8_t picture;  /* by its row in pictures.tsv */
    rv_kind_set on;   /* the kinds on which it can be; 0: on the tile as a whole */
    rv_rating completed, unfinished;
    rv_hiding hides;
    rv_waiting waits;
    int16_t size; /* of its picture, in per cent */
    bool points;  /* one of the tile as a whole, which points in a direction that turns with it */
} rv_symbol;

enum { RV_F_SMALL }; /* the plain one */
/* The kinds on which a figure stands that is written by its key alone; 0 of those before a role. */
static inline unsigned rv_figure_alone(const rv_figure_row *f) {
    return (unsigned)f->joins | f->on;
}

/* What a figure adds to rv_node.followers: who counts for nothing holds the feature nevertheless
 * (AM-32), and who joins followers does not. */
static inline int rv_figure_weight(const rv_figure_row *f) {
    return f->strength || f->joins ? f->strength : 1;
}
/* The role of a figure on a kind, behind its prefix: "knight"; "" of one that is written alone. */
#define rv_figure_role(rs, figure, kind)                                                           \
    (rv_figure_alone(&(rs)->figures[figure]) ? "" : (rs)->kinds[kind].role)

/* Where a token can be, in the order of positions. */
typedef enum rv_spot_kind {
    RV_SPOT_CELL,     /* a cell of the board, whether a tile lies on it or not */
    RV_SPOT_TILE,     /* a tile on the table */
    RV_SPOT_FEATURE,  /* a feature, which may grow and join others */
    RV_SPOT_FOLLOWER, /* a figure on the board; its tile, if they lie on tiles, when it leaves */
    RV_SPOT_CORNER,   /* a point where four cells meet */
    RV_SPOT_PLAYER,   /* a player, who has it */
    RV_SPOT_TABLE,    /* beside the board, for nobody */
    RV_SPOTS,
    RV_SPOT_NOTHING = RV_SPOTS, /* in the supply: in its bag, or beside the board for nobody */
    RV_SPOT_BESIDE              /* on a feature, beside the figure that it goes with */
} rv_spot_kind;

/* What is on some tokens of a kind, or on a side of a die; the number of these. */
typedef struct rv_face {
    const char *key;
    int16_t number;
} rv_face;

/* A kind of tokens, or a die, that a ruleset declares. */
typedef struct rv_token {
    const char *key, *one, *several;
    const char *path;    /* its outline, as of a figure; NULL: its picture */
    uint8_t picture;     /* by its row in pictures.tsv */
    uint8_t on;          /* where they can lie: bit set of rv_spot_kind */
    bool bag;            /* who takes one draws it, by chance */
    bool die;            /* there are no tokens: its sides are thrown */
    rv_condition option; /* unless it is met, there are none */
    const char *rule;    /* by which they are moved; NULL */
    const char *with;    /* the figure without which none lies on a feature; NULL */
    const char *state;   /* there are none: each player's stands where SCRIPT.NAME says; NULL */
    int16_t number;      /* of all its faces together; of a die its sides */
    int16_t worth;       /* to a greedy player who has one, or beside whose follower it lies */
    int16_t each_turn; /* points for a player whose turn begins, beside whose figure it lies; … */
    const char *each_turn_rule; /* … by this rule; NULL */
    int16_t nfaces;             /* 0: all are alike */
    rv_face *faces;             /* at most RV_MAX_FACES */
} rv_token;

/* What a wall tile does (C-85 … C-98). */
typedef enum rv_effect {
    RV_EFFECT_EXTRA_TURN,
    RV_EFFECT_DOUBLE,     /* doubles the score of a completed feature of `kind` */
    RV_EFFECT_UNFINISHED, /* scores an unfinished feature of `kind` at the end */
    RV_EFFECT_PRIZE,      /* raises the prize marks of an area of `kind` */
    RV_EFFECT_LARGER,     /* the largest feature of the player counts as `amount` tiles larger */
    RV_EFFECT_POINTS      /* `amount` points */
} rv_effect;

typedef struct rv_wall_tile {
    int8_t number, copies, kind, amount;
    uint8_t effect;
    const char *rule;
} rv_wall_tile;

typedef struct rv_corner {
    int16_t space; /* lower one of its pair */
    bool tile;     /* a wall tile lies there at the start (C-4) */
} rv_corner;

/* A start space: a tile with one printed side that lies outside, against `side` of its cell. */
typedef struct rv_start {
    int16_t space; /* number on the track, for messages */
    int16_t x, y;  /* its position, just outside the cells */
    rv_tile tile;
} rv_start;

typedef struct rv_option_row {
    bool offered;
    uint8_t standard[RV_EDITIONS]; /* the default, by the value of the option `edition` */
    uint8_t least, most;           /* values */
    const char *rule, *help;
} rv_option_row;

/* An option that the ruleset declares: its row of `options` is behind those of the engine. */
typedef struct rv_own_option {
    const char *key;
    rv_condition last_if; /* if it is met, this has its last value, whatever was set */
    int16_t nvalues;
    const char *values[RV_MAX_OWN_VALUES];
} rv_own_option;

/* The words for a concept: singular, plural, and as a name. NULL: as in words.tsv. */
typedef struct rv_word_row {
    const char *one, *several, *name;
} rv_word_row;

/* The parts of final scoring, which come in the order of the ruleset. */
typedef enum rv_stage { RV_STAGE_KEEPS, RV_STAGE_AREAS, RV_STAGE_WALL_TILES, RV_STAGES } rv_stage;

/* The uses of a figure, if the rule by which it is refused depends on its use. */
typedef enum rv_use { RV_USE_ANY, RV_USE_TOP, RV_USE_TAKEN } rv_use;

/* A figure or an option of the rules that the engine does not support and refuses by name. */
typedef struct rv_refused_row {
    const char *name, *rule;
    rv_use use;
} rv_refused_row;

typedef struct rv_source_row {
    const char *key, *text;
} rv_source_row;

/* The scripts that a ruleset can name; with those of a record, RV_LIMIT_SCRIPTS can be enabled. */
enum { RV_MAX_OWN_SCRIPTS = 32 };

struct lua_State;
struct rv_call;
struct rv_game;

/* What is called of layers behind: one table of pointers, which games/games.c fills. Who opens a
 * library gives it to the library, and each ruleset has it. */
typedef struct rv_links {
    /* One for each row: of options.txt, its games. */
    const struct rv_module *const *modules;
    const struct rv_game_checks *const *checks;
    /* From hooks.txt: the methods, which find their arguments checked, and what pushes each thing
     * that hooks are given. All raise. */
    void (*const *methods)(struct lua_State *L, struct rv_game *g, int self);
    void (*const *givers)(struct lua_State *L, const struct rv_call *c);
    /* Whether documents have a key of this name: record/keys.c. */
    bool (*is_key)(const struct rv_links *links, rv_str name);
    /* The node of the follower that records call so, of a player or (RV_NONE) of anybody; RV_NONE.
     * May longjmp: record/parts.c. */
    int (*follower)(struct rv_game *g, const char *name, int player);
} rv_links;

struct rv_ruleset {
    const rv_links *links; /* first, for an image has no text at its place 0 */
    union {
        rv_ruleset_facts facts;
        struct {
            RV_FACTS
        };
    };
    int16_t nmodules;
    const char *modules[RV_MODULES]; /* each once */
    int16_t nscripts;
    const char *scripts[RV_MAX_OWN_SCRIPTS]; /* house rules that are always in force, each once */
    const rv_ruleset
        *base;          /* the ruleset that it extends, with the same indices of kinds; or NULL */
    const char *game;   /* the game that scripts name */
    bool ties_share;    /* tied players all score (K-33), or none does (C-55) */
    bool all_ports_fit; /* all three ports of an edge must match (K-9), or only its middle (C-19) */
    rv_kind kinds[RV_MAX_KINDS];
    char doubles_letter, prize_letter; /* of the marks in looks */
    int16_t nsymbols;
    rv_symbol symbols[RV_MAX_SYMBOLS];
    rv_figure_row figures[RV_MAX_FIGURES];
    bool crowded; /* several figures can stand on one region (FL-6, CC-6) */
    rv_piece_row pieces[RV_MAX_PIECES];
    int16_t ntokens;
    rv_token tokens[RV_MAX_TOKENS];
    rv_word_row words[RV_W_COUNT];
    int16_t numbers[RV_N_COUNT];
    uint8_t final[RV_STAGES]; /* rv_stage, in order */
    bool bounded;
    int16_t files, ranks;
    const uint64_t *inside; /* by row: bit set of the columns inside the wall */
    int16_t nstarts;
    const rv_start *starts;
    int16_t track; /* spaces of the score track */
    int16_t ncorners;
    rv_corner corners[RV_MAX_CORNERS];
    int16_t ngates;
    int16_t gates[RV_MAX_GATES]; /* each after a space of the track, and not a space itself (F-3) */
    int16_t nwall_tiles;
    rv_wall_tile wall_tiles[RV_MAX_WALL_TILES];
    int16_t nedges;
    uint8_t edge_kinds[RV_MAX_EDGES + 1][3]; /* by edge code, ports clockwise */
    uint8_t edge_faces[RV_MAX_EDGES + 1];    /* the code that may lie beside it */
    int32_t nlaid[RV_EDITIONS];              /* tiles in the set, by edition */
    int16_t start_tile; /* lies on 0,0 when the game begins; RV_NO_TILE: none does */
    bool start_yields; /* to the start of another, behind which the start tile is drawn first … */
    int16_t first_tile;        /* … as this one is; RV_NO_TILE: any tile may be drawn first */
    rv_condition start_option; /* unless it is met, this lies there instead: */
    int16_t start_else;
    rv_condition start_allows; /* what must be met for one that yields to be played with it */
    uint8_t start_quarters;
    int16_t nbeside; /* and these beside it */
    rv_start_at beside[RV_MAX_BESIDE];
    bool arounds; /* it has kinds that are completed by their surroundings */
    const rv_tile *tiles;
    const char *unlisted_id; /* prefix of their names; "" if there are none */
    int16_t nlisted;         /* of a document's own ruleset: the listed tiles, which come first */
    int32_t nsources;
    const rv_rule *rules;
    const rv_source_row *sources;
    rv_option_row options[RV_O_COUNT];
    int16_t nown_options;
    rv_own_option own_options[RV_MAX_OWN_OPTIONS];
    const char *cites[RV_C_COUNT];
    int32_t nrefused;
    const rv_refused_row *refused;
};

/* ---- words.c: texts in the words of a game, and the examples that its messages show */
/* What a ruleset (NULL: none is known) calls n of a thing; the same as a name without blanks. */
const char *rv_word(const rv_ruleset *rs, rv_word_id word, int n);
const char *rv_word_name(const rv_ruleset *rs, rv_word_id word);
/* "road or city": the kinds, in words, without the quarters among others (AM-38, CO-6). */
const char *rv_kind_names(rv_arena *a, const rv_ruleset *rs, unsigned kinds);
/* "1 market", "2 wells". */
const char *rv_count_of(rv_arena *a, const rv_ruleset *rs, int n, rv_word_id word);

/* The key of a word (`ud` is not used), and the word of a key; NULL, -1 when there is none. */
const char *rv_word_key(const void *ud, int word);
int rv_word_find(rv_str key);

/* A text with all its braces filled in; braces that stand for nothing stay. */
const char *rv_say(rv_arena *a, const rv_ruleset *rs, const char *text);
/* No diagnostics yet, in the words and with the rules that a ruleset cites; NULL: none is known. */
rv_diags rv_diags_for(rv_arena *a, const rv_ruleset *rs);

/* Whether a name is among so many, as those of modules and scripts. */
bool rv_named(const char *const *names, int n, const char *name);
/* What rulesets declare under names: rows of the ruleset that begin with their keys. */
typedef enum rv_declared {
    RV_DECLARED_OPTIONS,
    RV_DECLARED_KINDS,
    RV_DECLARED_FIGURES,
    RV_DECLARED_PIECES,
    RV_DECLARED_TOKENS,
    RV_DECLARED_SYMBOLS,
    RV_DECLARED
} rv_declared;
/* The index of the one with this key; -1. So of a sort of pieces, of a kind of tokens or a die, and
 * of a mark; and of a figure, whose key may have capitals. */
int rv_declared_find(const rv_ruleset *rs, rv_declared which, rv_str key);
#define rv_piece_find(rs, key) rv_declared_find(rs, RV_DECLARED_PIECES, key)
#define rv_token_find(rs, key) rv_declared_find(rs, RV_DECLARED_TOKENS, key)
#define rv_symbol_find(rs, key) rv_declared_find(rs, RV_DECLARED_SYMBOLS, key)
int rv_figure_find(const rv_ruleset *rs, rv_str key);
/* The index of a face of tokens or a die; -1. Their i-th face; NULL past the last. */
int rv_face_find(const rv_token *t, rv_str key);
const char *rv_face_name(const void *token, int i);
/* "tile"; NULL past the last. */
const char *rv_spot_key(int on);
/* The number of a figure for each player; 0 if its option is off. */
int rv_figures_each(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT], int figure);
/* The number of these pieces for each player, of fewer than can play as of the fewest; 0 if their
 * option is off, or if there is no such piece. */
int rv_pieces_each(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT], int nplayers, int piece);
/* The fewest players of a document: one, if the ruleset has a rule of who plays alone (K-5). */
int rv_fewest_written(const rv_ruleset *rs);
/* The key of a number of rules (`ud` is not used), NULL past the last; the number, or its default
 * if `rs` is NULL. */
const char *rv_number_key(const void *ud, int number);
int rv_number_of(const rv_ruleset *rs, int number);
/* An option, of the engine or (unless `rs` is NULL) declared by the ruleset: its name, and the
 * texts of its values, from `least` to `most`. The value of an option that is a whole number is
 * that number; for other options it is the index of the word in options.txt. */
typedef struct rv_known_option {
    const char *name;
    const char *const *texts; /* by value */
    uint8_t least, most;
} rv_known_option;
rv_known_option rv_option_of(const rv_ruleset *rs, int option);
#define rv_option_name(rs, option) rv_option_of(rs, option).name
#define rv_option_text(rs, option, value) rv_option_of(rs, option).texts[value]
/* The i-th option that a ruleset, `ud`, offers; NULL past the end. */
const char *rv_offered_option(const void *ud, int i);
/* "false or true", "a number from 0 to 99": the values that a ruleset allows. */
const char *rv_option_choice(rv_arena *a, const rv_ruleset *rs, int option);
/* The default of an option where the ruleset's edition is played. */
uint8_t rv_option_standard(const rv_ruleset *rs, int option);
/* Clears an option: it is not offered, and has all its values. */
void rv_option_clear(rv_ruleset *rs, int option);
/* The option, or the value of an option, with this name; -1 if there is none. */
int rv_option_find(const rv_ruleset *rs, rv_str name);
int rv_option_value(const rv_ruleset *rs, int option, rv_str value);

/* The options that something in a ruleset depends on. */
void rv_options_named(const rv_ruleset *rs, bool named[RV_O_COUNT]);
/* The copies of a tile that are played with by the defaults of the options. */
int rv_standard_copies(const rv_ruleset *rs, const rv_tile *t);
/* The mark as a set; empty where the ruleset has none of the name. */
rv_symbols rv_symbol_of(const rv_ruleset *rs, const char *key);
/* The kind with this name, or this role; also by the words of the rulesets that this one extends.
 * -1 if there is none. */
int rv_kind_called(const rv_ruleset *rs, rv_str word, bool role);
#define rv_kind_find(rs, name) rv_kind_called((rs), (name), false)
#define rv_role_find(rs, role) rv_kind_called((rs), (role), true)
/* The kinds on which a figure may be meant to stand that was typed with the role of a kind, or
 * alone. */
unsigned rv_figure_kinds(const rv_ruleset *rs, const rv_figure_row *f, int kind);
/* The i-th kind that is one of features, of an rv_ruleset; NULL past the end. So of marks, and of
 * tokens that can lie somewhere, which dice do not. */
const char *rv_kind_name(const void *rs, int i);
const char *rv_symbol_name(const void *rs, int i);
const char *rv_token_name(const void *rs, int i);

/* Adds what has this name; false: nothing has. */
bool rv_places_add(rv_places *places, const rv_ruleset *rs, const char *name);

/* The i-th of the options that the ruleset offers; -1. */
int rv_option_offered(const rv_ruleset *rs, int i);
/* The tile with this id; -1 when there is none. */
int rv_tile_find(const rv_ruleset *rs, rv_str id);
/* The start tile of the game that is extended, where another lies; -1. */
int rv_replaced_start(const rv_ruleset *rs);
/* Whether only a document describes a tile. */
static inline bool rv_unlisted_tile(const rv_ruleset *rs, int tile) {
    return rs->nlisted && tile >= rs->nlisted;
}
/* The corner that has this space of the track, its lower one, or else its upper one; -1: none. */
int rv_corner_at(const rv_ruleset *rs, int space);
bool rv_declares(const rv_ruleset *rs, rv_str name);
/* The rule by which a name is refused, of a figure or an option that the rules have and the engine
 * does not; NULL for any other. */
const char *rv_refused_rule(const rv_ruleset *rs, rv_str name, rv_use use);
int rv_wall_tile_find(const rv_ruleset *rs, int number);

/* The kinds of features that options put on tiles (rv_kind.option), a bit each; puts them on the
 * tiles of a copy. */
unsigned rv_optional_kinds(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT]);
void rv_place_optional(rv_arena *a, rv_ruleset *rs, const uint8_t option[RV_O_COUNT]);
/* Codes the edges of a tile; false: the set has too many sorts of edge for that. */
bool rv_code_tile(rv_ruleset *rs, rv_tile *t);

/* Built-in rulesets and scripts (generated). An image is an rv_ruleset, and behind it the lists to
 * which it points; a text in it is its place in rv_builtin_texts, a list its place in the image. Of
 * it only what differs from the image of the ruleset that it extends is built in, so that the
 * program is small. The library makes a ruleset of it when a document names it. */
typedef struct rv_builtin {
    const char *name, *title;
    const char *on;    /* the game of the one that it extends; "" */
    const char *words; /* its own figures, marks, tokens, kinds, roles, pieces, tiles and actions,
                          a blank behind each */
    const uint32_t *image; /* of each word that differs, how far it is from the last, times
                              RV_IMAGE_SORTS, plus its sort, and the word; 0 ends it */
    size_t size;           /* of the image, in bytes; no image on which it lies is longer */
    int base;              /* the one that it extends, among all; -1 */
} rv_builtin;
/* A word as it is, or the place of what an address is put for: of a text, or of a list. */
enum { RV_IMAGE_WORD, RV_IMAGE_TEXT, RV_IMAGE_LIST, RV_IMAGE_SORTS };
extern const rv_builtin rv_builtins[]; /* ends with one without a name */
extern const char rv_builtin_texts[];
typedef struct rv_builtin_script {
    const char *name, *text, *compiled; /* as this version of Lua compiles it; NULL: it is not, as
                                           with RV_SCRIPTS_AS_TEXT, which packs better */
    size_t size;                        /* of that */
} rv_builtin_script;
/* The scripts for all rulesets, and those of folders of rulesets ("festival/festival"). */
extern const rv_builtin_script rv_builtin_scripts[], rv_builtin_own_scripts[];

/* Both together, where both extend the same: an expansion beside another. NULL and *why when they
 * do not go together. A ruleset that had to be *made for it is still to be completed when all are
 * in it. May longjmp. */
const rv_ruleset *rv_ruleset_merge(rv_arena *a, const rv_ruleset *one, const rv_ruleset *two,
                                   rv_ruleset **made, const char **why);
typedef struct rv_ruleset_faults {
    rv_ruleset_fault *list;
    int n, cap;
} rv_ruleset_faults;

/* Reads NAME/ruleset.yaml and all that it names with `loader`. NULL and faults when it is broken.
 * `base` finds the ruleset that it extends. All of it goes into the arena. May longjmp. */
const rv_ruleset *
rv_ruleset_read(rv_arena *a, const rv_loader *loader, const rv_links *links, const char *name,
                const rv_ruleset *(*base)(void *ud, const char *name, const char **why), void *ud,
                rv_ruleset_faults *faults);

/* Whether a side of a tile goes on across to another one that lies there (C-19); an edge without
 * features, code 0, meets any (AM-11). rv_answers asks it of all sides of a cell at once. */
static inline bool rv_sides_agree(const rv_ruleset *rs, const rv_tile *t, int quarters, int side,
                                  const rv_tile *other, int other_quarters) {
    unsigned mine = rv_tile_edge(t, quarters, side);
    unsigned theirs = rv_tile_edge(other, other_quarters, rv_opposite(side));
    return !mine || !theirs || rs->edge_faces[theirs] == mine;
}
/* The kind of edges that fit beside any other; RV_NO_KIND. */
int rv_any_kind(const rv_ruleset *rs);
int rv_area_kind(const rv_ruleset *rs);
/* The kind of lines, which must go on across a side; RV_NO_KIND when there is none. */
int rv_line_kind(const rv_ruleset *rs);
/* A tile as drawings take it: as printed, and with what was built over it. */
void rv_tile_shown(const rv_ruleset *rs, const rv_tile *t, int quarters, rv_shown_tile *out);

/* ---- library.c: rulesets and scripts by name: the caller's first, then the built-in ones. Each is
 * read once and kept as long as the library, and so is each combination of rulesets that a record
 * plays with; a ruleset that cannot be read is kept with its faults. ---- */

/* A library with the links that its rulesets get. NULL if memory ran out. */
rv_library *rv_library_open(rv_loader loader, const rv_links *links);
const rv_links *rv_library_links(const rv_library *lib);
/* Data that lives as long as the library. */
rv_arena *rv_library_arena(rv_library *lib);
/* The text of a script by name (without ".lua"), in the arena: one that lies in the folder of the
 * ruleset (NULL: of any built-in one), NAME/ or NAME/scripts/, or of one that it extends, before
 * one for all; false if there is none, if this is not a plain name, or, and then text->n is not 0,
 * if there is one that the caller's loader cannot read. */
bool rv_library_script(rv_library *lib, rv_arena *a, const rv_ruleset *rs, const char *name,
                       rv_str *text);
/* Reads a file of the caller's into an arena; false, and text->n is not 0 if it cannot be read. */
bool rv_load_text(const rv_loader *from, rv_arena *a, rv_asset asset, const char *path,
                  rv_str *text);
/* Then, in the arena: "unknown script `x`; did you mean `y`?" */
const char *rv_library_no_script(rv_library *lib, rv_arena *a, const char *name, bool unreadable);
/* The value of *why if there is no ruleset of that name: this pointer. */
extern const char rv_no_such_ruleset[];
/* Then, until the next: "castel: there is no such ruleset; did you mean castle?"; else `why`. */
const char *rv_library_no_ruleset(rv_library *lib, const char *name, const char *why);
/* A copy of a text that lives as long as the library; rv_memory_ran_out. */
const char *rv_library_keep(rv_library *lib, const char *text);
/* The ruleset with the features that these options put on its tiles; itself where they put none.
 * NULL if memory ran out. */
const rv_ruleset *rv_library_with(rv_library *lib, const rv_ruleset *rs,
                                  const uint8_t option[RV_O_COUNT]);
/* i-th ruleset or script name for suggestions; NULL past the end. */
const char *rv_library_ruleset_name(const void *lib, int i);
const char *rv_library_script_name(const void *lib, int i);

/* ---- ruleset_check.c: what the engine relies on of a ruleset, as invariants: those of all games
 * stand there, those of one in its folder. A ruleset is checked once, when all of it has been read
 * or put together: what holds then holds of every game by it. A build with a sanitizer asserts the
 * same again where a game begins, and single ones of them where they are relied on. ---- */

#define RV_FAULT_WORDS 4
#define RV_FAULT_WORD 96 /* bytes */

/* An invariant that does not hold, and the words found, {1} {2} … in its text. */
typedef struct rv_fault {
    const char *name, *keys, *text; /* as of the invariant */
    char of[RV_FAULT_WORDS][RV_FAULT_WORD];
} rv_fault;

/* What is being checked, by which row. */
typedef struct rv_ruleset_check {
    rv_arena *a;
    const rv_ruleset *rs;
    rv_fault *fault;
    const struct rv_invariant *row;
} rv_ruleset_check;

/* Notes the words of a fault, with bars between them; false, so that a check can end with it. */
__attribute__((format(printf, 2, 3))) bool rv_fault_words(const rv_ruleset_check *s,
                                                          const char *format, ...);

/* Rows of invariants.tsv, in the order in which they are checked. */
typedef struct rv_invariant {
    const char *name;
    bool (*holds)(const rv_ruleset_check *s); /* whether it does */
    const char *keys; /* of a ruleset in which it can be mended, the likeliest first */
    const char *text; /* what is wrong if it does not hold */
} rv_invariant;

typedef struct rv_game_checks {
    /* What a ruleset has, besides its options, that only this game plays, as messages put it; a
     * sort of pieces that it uses. NULL: nothing. */
    const char *(*part)(const rv_ruleset *rs);
    const char *pieces;
    const rv_invariant *rows; /* until {0}; they hold of rulesets of other games, too. NULL: none */
} rv_game_checks;

/* Is this module played? How many of the kinds are so? */
bool rv_plays(const rv_ruleset *rs, const char *module);
int rv_count_kinds(const rv_ruleset *rs, bool (*is)(const rv_kind *k));
static inline bool rv_kind_is_line(const rv_kind *k) {
    return k->line && !k->bare;
}
static inline bool rv_kind_is_area(const rv_kind *k) {
    return k->area;
}

/* Do all of them hold? Otherwise `out` is the first that does not. Takes memory only when one does
 * not; may longjmp. */
bool rv_ruleset_checked(rv_arena *a, const rv_ruleset *rs, rv_fault *out);
/* What is wrong, in words; in the arena. */
const char *rv_fault_text(rv_arena *a, const rv_fault *f);
/* When all of a ruleset is read or put together: gives it its edges, looks and signs, and checks
 * it. NULL, or what is wrong, with the keys in which it can be mended in `out`, or without. */
const char *rv_ruleset_complete(rv_arena *a, rv_ruleset *rs, rv_fault *out);

#endif
