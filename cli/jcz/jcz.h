/* jcz.h - saved games of JCloisterZone, and records.
 *
 * A saved game is JSON, so the engine's reader of YAML reads it into a tree. A record that is to be
 * exported is read in its canonical form, as a tree, too. Everything is in the arena.
 */
#ifndef JCZ_JCZ_H
#define JCZ_JCZ_H

#include "base/arena.h"
#include "base/limit.h"
#include "run.h"
#include "shown.h"
#include "yaml/doc.h"

typedef struct jcz {
    run *r;
    const char *file;
    const rv_text *text; /* the document that is turned into another one */
    rv_arena *arena;
    const rv_yaml *root;
    const rv_yaml *said; /* a record that is exported, as it stands in its file; NULL: not read */
    rv_str raw;          /* the bytes of the file, where characters of it were escaped to be read */
    const rv_ruleset *rs;
    rv_case *bench;      /* where the record is judged: r->bench, or one with other options */
    const char *start;   /* the tile with which it begins */
    rv_status status;    /* the worst so far */
    bool over;           /* a saved game ends with its last turn, whatever is left */
    const char **chosen; /* by option of the ruleset; NULL: what it has by default */
    int nplayers;
    const char *label[RV_MAX_PLAYERS];
} jcz;

/* Prints a line about a place of the file, cleaned: refuse, that the file cannot be read, and
 * returns false; note, what is not carried over. May longjmp. The place can be a turn of the record
 * that is exported, which the line then names. */
#define JCZ_TURN(turn) ((rv_mark){0, turn})
bool jcz_refuse(jcz *j, rv_mark at, const char *format, ...) __attribute__((format(printf, 3, 4)));
void jcz_note(jcz *j, rv_mark at, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Reads a document as a tree, or prints why it cannot be read. May longjmp. jcz_json: one of JSON,
 * which may have characters in its words that YAML wants escaped. */
const rv_yaml *jcz_tree(jcz *j, const rv_text *text);
const rv_yaml *jcz_json(jcz *j, const rv_text *text);
/* Writes a word in double quotes, with all such characters escaped. */
void jcz_put_quoted(rv_buf *b, const char *s);
/* Where a key of the record that is exported stands in its file; line 0 if that is not known. */
rv_mark jcz_said(const jcz *j, const char *key);
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
#define JCZ_PRICE RV_LIMIT_POINTS /* the highest price */

/* ---- names.c */
/* "BA.RCr" of "BA/RCr"; and back. */
const char *jcz_tile_here(rv_arena *a, const char *id);
const char *jcz_tile_there(rv_arena *a, const char *name);
/* The player with this label, -1 for none. */
int jcz_player(const jcz *j, rv_str label);
/* The ports of a location, "N" or "NL.NR"; 0 if it is none. */
unsigned jcz_ports(const char *location);
#define JCZ_CENTRE 0x1000u
#define JCZ_ON_TOP 0x2000u
/* The location of a region. */
const char *jcz_location(rv_arena *a, const rv_region_info *region);
/* A sort of figures: "small" there, "" in records. */
typedef struct jcz_figure {
    const char *there, *here;
    int each;
    bool alone, joins; /* written without a role; joins a follower, and is none */
} jcz_figure;
enum { JCZ_SMALL, JCZ_BIG, JCZ_BUILDER, JCZ_PIG, JCZ_ABBOT, JCZ_SORTS };
extern const jcz_figure jcz_figures[JCZ_SORTS];
/* The index of a sort under its name there, or in records; -1 for none. */
int jcz_figure_of(rv_str name, bool there);
/* "city" of the name "City" there, and "City" of the name "city" in records; NULL if there is none.
 */
const char *jcz_feature(const char *name, bool there);
/* The role of a kind, "knight" of "city". */
const char *jcz_role(const rv_ruleset *rs, const char *kind);
/* What must be built for a placement, in the first way, up to `most` words like "ns@0,1"; returns
 * their number. */
int jcz_needs(rv_arena *a, const rv_placement *it, const char **words, int most);
/* Whether a tile can lie anywhere in a turn of the record that is judged; *known: whether that can
 * be said at all (known may be NULL). */
bool jcz_lies(const jcz *j, int turn, const char *tile, bool *known);

/* ---- setup.c */
/* Reads the header of a saved game and writes that of the record: rules, options, players. */
bool jcz_read_setup(jcz *j, rv_buf *record);
/* What a saved game chooses for an option, NULL if it says nothing; or how the record that is
 * judged by j->bench has it. NULL if the ruleset has none of this name. */
const char *jcz_choice(const jcz *j, const char *name);
/* Writes the setup of a record, as judged by j->bench; false if it cannot be played there. Where
 * the game is the same with the options of JCloisterZone, j->bench becomes one that has these, and
 * `text` and j->root the record as it is played with them. */
bool jcz_write_setup(jcz *j, rv_text *text, const rv_report *report, rv_json *to);
#define JCZ_VOLCANO_LAKE "RI.2.I.v"
/* Whether who lays the lake with the volcano takes another tile. */
bool jcz_plays_again(const jcz *j);

/* ---- likeness.c */
/* An option that JCloisterZone does not have, and how it plays. */
typedef struct jcz_missing {
    const char *name, *here, *there;
} jcz_missing;
/* Whether the record can be played with these options as JCloisterZone has them; otherwise says
 * why not. If so, j->bench, j->root and `text` become those of the game as it is played there. */
bool jcz_check_options(jcz *j, rv_text *text, const jcz_missing *list, int n);
/* A bench that judges with another choice of an option. */
rv_case *jcz_bench_with(const jcz *j, const char *name, const char *choice);
/* Lines of a text, counted from 1; and replaces a part of it by another, or by "". */
rv_str jcz_lines(const rv_text *text, int first, int last);
void jcz_replace(jcz *j, rv_text *text, rv_str part, const char *with);
/* Whether a tile lies at a cell of the board as j->bench has judged it, and which; and whether the
 * river runs from it as JCloisterZone allows. */
bool jcz_tile_at(const jcz *j, int x, int y, rv_shown_tile *tile);
bool jcz_river_runs(const jcz *j, int x, int y);

/* A lot of a bazaar, in a record. */
enum { JCZ_NO_BID = -2, JCZ_PASSED = -1 };
typedef struct jcz_lot {
    const char *tile;
    int index, chooser, bidder; /* index: of the tile there; bidder: who bid last */
    int bids[RV_MAX_PLAYERS];
    const char *deal; /* "buy", "sell" or NULL */
} jcz_lot;
jcz_lot jcz_lot_of(int chooser, const char *tile);
/* False if its chooser or its tile is not known. */
bool jcz_read_lot(const jcz *j, const rv_yaml *map, jcz_lot *lot);
void jcz_put_lot(const jcz *j, rv_buf *record, const jcz_lot *lot);
/* Whether a player is one of the owners of the tiles on offer. */
bool jcz_owns(const jcz *j, const int owner[RV_MAX_PLAYERS], int player);

/* ---- replay.c */
/* Reads the replay and writes `moves`. */
bool jcz_read_replay(jcz *j, rv_buf *record);

/* ---- messages.c */
/* Writes the replay of a record, and the order of its draws. `text` is what was judged. */
bool jcz_write_replay(jcz *j, const rv_text *text, const rv_report *report, rv_json *to);

#endif
