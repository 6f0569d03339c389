/* jcz.h - saved games of JCloisterZone, and records.
 *
 * A saved game is JSON, so the engine's reader of YAML reads it into a tree. A record that is to be
 * exported is read in its canonical form, as a tree, too. Everything is in the arena.
 */
#ifndef JCZ_JCZ_H
#define JCZ_JCZ_H

#include "ask/query.h"
#include "base/arena.h"
#include "base/json.h"
#include "base/limit.h"
#include "draw/shown.h"
#include "yaml/doc.h"

/* An option that JCloisterZone does not have, and how it plays. */
typedef struct jcz_missing {
    const char *name, *here, *there;
} jcz_missing;

/* What a ruleset says of saved games, in tables.c: the parts of its file. */
typedef enum jcz_part {
    JCZ_SET,     /* of tiles, named without its edition; value: the tile with which a game begins */
    JCZ_ELEMENT, /* what is in the box; value: how many, or true for what is printed on tiles;
                    option: is true if it is there, or "" if the box cannot be played without it; of
                    several elements with one option the last one decides */
    JCZ_RULE,    /* a house rule; value: what it says when the option has this choice */
    JCZ_PLAYS,   /* an option that JCloisterZone does not have, and how it plays */
    JCZ_FEATURE, /* the name of a kind of features, which is the value; plain: it is written so */
    JCZ_MESSAGE, /* what the form `choice` of the key `option` is there; name: its type */
    JCZ_PREFIX,  /* of names of tiles, with a dot in it */
    JCZ_TILE,    /* the name of a tile that is another one here, which is the value */
    JCZ_IGNORED  /* a rule or an element that changes nothing */
} jcz_part;

typedef struct jcz_row {
    jcz_part part;
    const char *ruleset, *name, *value, *option, *choice;
    int set;                 /* the row of the set that it needs, or JCZ_ANY of its ruleset */
    int in;                  /* of a set: its place among those in the game, from 1; 0: it is not */
    bool plain;              /* a set: its name has no edition */
    int version;             /* of a rule: the first that has it, if it is not 5 */
    const char *field;       /* of a message: what is `value` in its payload; NULL: nothing … */
    const char *refused;     /* of an element: why no game with it is imported, or NULL */
    const char *draws, *bag; /* of a message, or an element, which is a figure that is put: the key
                                that says what is drawn then, and the bag; or NULL */
    int at, when;            /* … where its pointer is, and when it comes: */
    bool each;               /* there may be several, of one player after the other */
    const rv_yaml *from;     /* by kind of features, where the figure waits before; NULL */
    const char *only, *chosen; /* it is written only with this value of an option; NULL: always */
    const rv_ruleset *faulty;  /* whose file has this row, and something wrong; NULL */
} jcz_row;
#define JCZ_ANY (-1)
#define FAR 500 /* no tile lies farther from the first */
#define JCZ_BASE "carcassonne"
enum { JCZ_NOWHERE, JCZ_AT_CELL, JCZ_AT_TOWER, JCZ_AT_FOLLOWER, JCZ_AT_FEATURE, JCZ_AT_OTHER };
/* instead of a follower; after it; after the COMMIT; before a follower */
enum { JCZ_ACTION, JCZ_LATER, JCZ_END, JCZ_FIRST };

typedef struct jcz_rows {
    jcz_row *list;
    int n, room;
} jcz_rows;

/* Whether a message is about where figures wait, which its form names by the role. */
static inline bool jcz_enters(const jcz_row *row) {
    return strstr(row->choice, "{role}");
}

static inline bool jcz_has_field(const jcz_row *row, const char *field) {
    return row->field && !strcmp(row->field, field);
}

/* Loops over the rows of a part. */
#define JCZ_EACH(j, which, row)                                                                    \
    for (jcz_row *row = (j)->rows.list, *row##_end = row + (j)->rows.n; row < row##_end; row++)    \
        if (row->part != (which)) {                                                                \
        } else

/* A case that was made for another one, and lives as long as the arena. */
typedef struct jcz_bench_of {
    rv_case *bench;
    struct jcz_bench_of *next;
} jcz_bench_of;

enum { MOST_PASSES = 2 * RV_MAX_PLAYERS }; /* of a round, and of second parts before it */
typedef struct jcz {
    rv_library *lib;
    rv_settings settings; /* of the cases in which it is judged */
    const rv_question *q; /* who hears what is not carried over; the rulesets of games */
    rv_case *of;          /* that is exported */
    jcz_bench_of *benches;
    rv_buf made;         /* the whole; nothing while there is none */
    const char *file;    /* of a ruleset that is at fault; NULL */
    const rv_text *text; /* the document that is turned into another one */
    rv_arena *arena;
    const rv_yaml *root;
    const rv_yaml *record; /* a record that is exported, as it stands in its file; NULL: not read */
    rv_str raw; /* the bytes of the file, where characters of it were escaped to be read */
    jcz_rows rows;
    int nsets; /* in the game */
    const rv_ruleset *rs;
    rv_case *bench;             /* where the record is judged: one of the benches */
    const jcz_missing *missing; /* the options with which it plays as JCloisterZone does */
    int nmissing;
    rv_start_at start;   /* the first of the tiles with which it begins */
    rv_status status;    /* the worst so far */
    bool over;           /* a saved game ends with its last turn, whatever is left */
    const char **chosen; /* by option of the ruleset; NULL: what it has by default */
    int nplayers;
    const char *label[RV_MAX_PLAYERS];
    int passes[MOST_PASSES], npasses; /* the turns of entries that the record lacks */
} jcz;

/* The tiles with which the game begins, from 0; NULL past the end. */
static inline const rv_start_at *jcz_start_at(const jcz *j, int i) {
    return i ? rv_ruleset_beside(j->rs, i - 1) : &j->start;
}

/* The text that a record or saved game is. */
static inline rv_text jcz_text(rv_arena *a, const char *bytes) {
    const rv_str own = {rv_dup(a, rv_str_of(bytes)), strlen(bytes)};
    return rv_text_of(own.s, own.n);
}

/* Exports a case as last judged: see RV_ASKED_EXPORT. */
rv_status rv_case_export(rv_case *c, const rv_question *q, rv_json *to, const char **why);

/* Tells about a place of the file: refuse, that the file cannot be read, and returns false; note,
 * what is not carried over. May longjmp. The place can be a turn of the record that is exported,
 * which is then told. */
#define JCZ_TURN(turn) ((rv_loc){0, turn})
bool jcz_tell(bool refused, jcz *j, rv_loc at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
#define jcz_refuse(...) jcz_tell(true, __VA_ARGS__)
#define jcz_note(...) ((void)jcz_tell(false, __VA_ARGS__))

/* Reads a document as a tree, or prints why it cannot be read. May longjmp. jcz_json: one of JSON,
 * which may have characters in its words that YAML wants escaped. */
const rv_yaml *jcz_tree(jcz *j, const rv_text *text);
const rv_yaml *jcz_json(jcz *j, const rv_text *text);
/* Where a key of the record that is exported stands in its file; line 0 if that is not known. */
rv_loc jcz_loc_of(const jcz *j, const char *key);
/* The word under a key; NULL if there is none. */
const char *jcz_word(const rv_yaml *map, const char *key);
/* A whole number from `low` to `high`: every number of a file is read here, or by jcz_number of a
 * node, which is no text in quotes. False if it is another or none. */
bool jcz_whole(rv_str text, int low, int high, int *to);
bool jcz_number(const rv_yaml *word, int low, int high, int *to);
/* Whether a key is left out, or null. */
bool jcz_is_null(const rv_yaml *node);
/* A rotation: R0, R90, R180 or R270; without R also if `bare`, as setups have it. */
bool jcz_rotation(const rv_yaml *word, bool bare, int *degrees);

/* ---- tables.c */
/* Adds the rows of a ruleset, and tells what is wrong in them (unless `put` is NULL); false if
 * something is. */
typedef void jcz_fault(void *ud, const char *file, rv_loc at, const char *message);
bool jcz_read_rows(rv_arena *a, const rv_ruleset *rs, jcz_rows *to, jcz_fault *put, void *ud);
/* Adds the tables of all rulesets that the command can name: of a file in which something is wrong
 * only by what it is known that the ruleset is played. Then this is told, and false returned. */
void jcz_read_tables(jcz *j);
bool jcz_tables_serve(jcz *j, jcz_fault *put, void *ud);

/* ---- draws.c */
/* JCloisterZone draws with the number, from 0 to 1, that the last message brought, if it brought
 * one, and then for each draw with the one that follows from the number before: tiles, the hidden
 * ones, and what is in a bag. A number below 0 is not known, and neither is what follows. */
double jcz_next_random(double x);
/* What is in the bag of a row, as the record was judged last, by face. */
enum { JCZ_FACES = 32, JCZ_DRAWS = 3 };
typedef struct jcz_bag {
    int left[JCZ_FACES], n, all;
    const char *face[JCZ_FACES];
} jcz_bag;
jcz_bag jcz_bag_of(const jcz *j, const jcz_row *row);
/* The face that is drawn with a number. */
int jcz_drawn_from(const jcz_bag *b, double x);
/* The same where some draws may have come before, JCZ_DRAWS at most, which the file does not tell;
 * -1 if that matters. */
int jcz_surely_drawn(const jcz_bag *b, double x);

/* ---- names.c */
/* "BA.RCr" of "BA/RCr"; and back. */
const char *jcz_tile_here(const jcz *j, const char *id);
const char *jcz_tile_there(const jcz *j, const char *name);
/* The player with this label, -1 for none. */
int jcz_player(const jcz *j, rv_str label);
/* "1,-2"; false if it is no cell. */
bool jcz_cell(rv_str word, int *x, int *y);
/* The ports of a location, "N" or "NL.NR"; 0 if it is none. */
unsigned jcz_ports(const char *location);
#define JCZ_ALL 0xfffu /* but those within */
#define JCZ_CENTRE 0x1000u
#define JCZ_SECOND 0x2000u /* of two fields that reach no edge */
#define JCZ_ON_TOP 0x4000u
const char *jcz_location(rv_arena *a, const rv_region_info *region);
/* The figure of the ruleset under its name there, or in records ("" for the plain one); -1 for
 * none. And the name there. */
#define JCZ_SMALL 0
int jcz_figure_of(const jcz *j, rv_str name, bool there);
const char *jcz_figure_there(const jcz *j, int sort);
/* Whether the name of a feature there can mean this kind, and the first kind that it means, or
 * NULL; and the name there of a kind. */
bool jcz_is_feature(const jcz *j, const char *name, const char *kind);
const char *jcz_kind_of(const jcz *j, const char *name);
const char *jcz_feature_there(const jcz *j, const char *kind);
/* The role of a kind, "knight" of "city". */
const char *jcz_role(const rv_ruleset *rs, const char *kind);
/* What must be built for a placement, in the first way, up to `most` words like "ns@0,1"; returns
 * their number. */
int jcz_needs(rv_arena *a, const rv_placement *it, const char **words, int most);

/* ---- setup.c */
/* Reads the header of a saved game and writes that of the record: rules, options, players. */
bool jcz_read_setup(jcz *j, rv_buf *record);
/* What a saved game chooses for an option, NULL if it says nothing; or how the record that is
 * judged by j->bench has it. NULL if the ruleset has none of this name. */
const char *jcz_choice(const jcz *j, const char *name);
bool jcz_chose(const jcz *j, const char *name, const char *choice);
/* Writes the setup of a record, as judged by j->bench; false if it cannot be played there. Where
 * the game is the same with the options of JCloisterZone, j->bench becomes one that has these, and
 * `text` and j->root the record as it is played with them. */
bool jcz_write_setup(jcz *j, rv_text *text, const rv_report *report, rv_json *to);
/* Whether the box of a row, or the set that it needs, is in the game. */
bool jcz_plays_with(const jcz *j, const jcz_row *row);
/* Whether a message says what all do when the turn is over, and whether one is what each player
 * does in turn then. */
static inline bool jcz_is_choice(const jcz_row *row) {
    return row->when == JCZ_END && row->at == JCZ_NOWHERE && !strchr(row->choice, '{');
}
static inline bool jcz_in_turn(const jcz_row *row) {
    return row->when == JCZ_END && row->each && strchr(row->choice, ':');
}
#define JCZ_VOLCANO_LAKE "RI.2.I.v"
/* Whether who lays the lake with the volcano takes another tile. */
bool jcz_plays_again(const jcz *j);

/* ---- likeness.c */
/* Whether the record can be played with these options as JCloisterZone has them; otherwise says
 * why not. If so, j->bench, j->root and `text` become those of the game as it is played there. */
bool jcz_check_options(jcz *j, rv_text *text, const jcz_missing *list, int n);
/* Gives one more an entry who passes in silence in the round after the last tile (AM-24): he is
 * asked there. `over`: the record ends when all have passed. */
bool jcz_write_pass(jcz *j, rv_text *text, bool over);
/* A case with these settings, which is freed with all others in the end. */
rv_case *jcz_case(jcz *j, const rv_settings *settings);
/* A bench that judges with these options as JCloisterZone has them; `now`: as if the game ended
 * there. */
rv_case *jcz_bench(jcz *j, const jcz_missing *list, int n, bool now);
/* Lines of a text, counted from 1; and replaces a part of it by another, or by "". */
rv_str jcz_lines(const rv_text *text, int first, int last);
void jcz_replace(jcz *j, rv_text *text, rv_str part, const char *with);

/* ---- bazaar.c */
/* Sells the tiles of an auction in the order of JCloisterZone, each to its owner for its price. */
bool bazaar_sell_again(jcz *j, const rv_diag *g, rv_text *text);

/* ---- replay.c */
bool jcz_read_replay(jcz *j, rv_buf *record);

/* ---- messages.c */
/* The number with which a game begins, so that what its first turn draws is drawn. */
double jcz_first_random(jcz *j, const rv_text *text);
/* Writes the replay of a record, and the order of its draws. `text` is what was judged. */
void jcz_write_replay(jcz *j, const rv_text *text, const rv_report *report, rv_json *to);
/* Whether a tile lies at a cell of the board as it has been judged, and which. */
bool export_tile_at(const jcz *j, int x, int y, rv_shown_tile *tile);

#endif
