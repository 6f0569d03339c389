/* record.h - a record or position as typed: words converted into tiles, cells, places and numbers,
 * each with its place in the file. What only playing can decide (which feature, which copy) is kept
 * as typed. And the whole document with its results: the contents of the public rv_case.
 *
 * Everything belongs to the arena. A record that could not be read has only diagnostics.
 */
#ifndef RV_RECORD_H
#define RV_RECORD_H

#include "core/stack.h"
#include "core/turn.h"
#include "lua/script.h"
#include "record/key.h"
#include "ruleset/look.h"

/* A tile by number or by look. */
typedef struct rv_tile_ref {
    rv_loc loc;
    const char *text;
    int tile;            /* index; by look: the first match, until the copy is chosen */
    int quarters;        /* by number: as given; by look: chosen together with the copy */
    const rv_look *look; /* NULL: by number */
    int further;         /* quarter turns beyond the look, where it is tried so */
} rv_tile_ref;

typedef struct rv_follower_ref {
    rv_loc loc;
    int player; /* in positions */
    int kind;   /* RV_NONE: no follower */
    int place;  /* RV_NONE: omitted */
    int figure;
    int refused; /* of a position: 1 + the diagnostic by which it was not set on the table; or 0 */
    const char *text;
    const char *canon; /* "knight@n", once played; NULL before */
} rv_follower_ref;

#define RV_LIST_OF(type)                                                                           \
    struct {                                                                                       \
        type *list;                                                                                \
        int n;                                                                                     \
    }

typedef RV_LIST_OF(rv_tile_ref) rv_tiles;

struct rv_values {
    rv_value *list;
    int n, cap;
    rv_loc key; /* the place of the key */
};

/* A key that was given: its row, the index of the row in the order, its place in the file, and its
 * values, if it has a form. */
typedef struct rv_key_given {
    const rv_key *row;
    const rv_yaml *key;
    int order;
    rv_loc loc;
    rv_values values;
} rv_key_given;

/* The keys of a map, in the order of the rows. */
typedef struct rv_keys {
    rv_key_given *list;
    int n, cap;
} rv_keys;

/* The keys that may stand beside a turn. */
typedef struct rv_beside {
    rv_key_given *given; /* in the order of the rows */
    int nkeys;
    rv_tiles discard, drawn; /* drawn: of an entry that is no turn: tiles that are drawn in it */
    void *own;               /* of such an entry: what the row has read by which it is none */
} rv_beside;

struct rv_entry {
    rv_loc loc;
    int player;
    rv_loc turn_loc;
    bool none;
    bool played; /* its words are resolved: tile, quarters, canonical names */
    bool broken; /* not all of it could be read, */
    bool sound;  /* but its turn could: keys beside it are at fault */
    rv_tile_ref tile;
    rv_loc cell_loc;
    int x, y;
    rv_follower_ref follower;
    const rv_tile *as;   /* the tile with what is built over it, while it is played; NULL without */
    rv_beside *beside;   /* never NULL: entries without further keys share one */
    const rv_key *apart; /* the key by which it is no turn, of no player; NULL: it is one */
};

/* The tile of an entry, with what is built over it. */
static inline const rv_tile *rv_entry_tile(const rv_ruleset *rs, const rv_entry *e) {
    return e->as ? e->as : &rs->tiles[e->tile.tile];
}

typedef struct rv_board_row {
    rv_loc loc;
    bool broken; /* its cell or its tile could not be read */
    int surplus; /* no copy of its tile is left: 1 + the index of the diagnostic; else 0 */
    int x, y;
    rv_tile_ref tile;
    RV_LIST_OF(rv_follower_ref) followers;
} rv_board_row;

/* What a script keeps: under a name, a word. */
typedef struct rv_state_ref {
    rv_loc loc;
    const char *script, *name;
    rv_str value;
} rv_state_ref;

struct rv_record {
    rv_arena *arena; /* to which its texts belong */
    const rv_yaml *root;
    const rv_links *links;
    const rv_ruleset *rs;
    rv_unlisted unlisted; /* if used, `rs` is the document's own */
    const char *rules;
    uint8_t option[RV_O_COUNT];
    rv_script_settings script_options;    /* of the record, then of the caller */
    const char *script[RV_LIMIT_SCRIPTS]; /* as named */
    rv_loc script_loc[RV_LIMIT_SCRIPTS];
    int nscripts;
    const rv_key *own_rows; /* of keys that scripts add; NULL */
    int nplayers;
    const char *label[RV_MAX_PLAYERS], *name[RV_MAX_PLAYERS];
    int colour[RV_MAX_PLAYERS]; /* 1 + what the record says, 0: nothing */
    bool has_board, has_moves;
    int in_rows; /* the number of diagnostics about rows of the board and entries; */
    bool broken; /* there are others */
    bool mended; /* some of it was read as something else than was typed: it is not written */
    int cut;     /* the document could be read up to before this line; 0: all of it */
    rv_loc board_loc, moves_loc;
    rv_tiles draw;
    bool has_draw;
    RV_LIST_OF(rv_entry) moves;
    rv_beside nothing; /* beside the turns of most of them */
    /* position */
    int to_move; /* RV_NONE: not given */
    RV_LIST_OF(rv_board_row) board;
    rv_tiles discards;
    RV_LIST_OF(rv_state_ref) state;
    rv_keys given; /* of the document, as far as they have values */
};

/* The ruleset of a record that an rv_choice is given. */
static inline const rv_ruleset *rv_rules_of(const void *rec) {
    return ((const rv_record *)rec)->rs;
}

/* The caller's settings that override the record: options, as "name=value"; a ruleset or NULL. */
typedef struct rv_overrides {
    const char *const *list;
    int n;
    const char *ruleset;
} rv_overrides;

/* Reads the header (ruleset, options, players) and, with an empty game for its cells, the rest.
 * False if an error makes it unreadable. May longjmp. */
bool rv_record_header(rv_record *r, rv_library *lib, const rv_overrides *over, rv_diags *d);
bool rv_record_body(rv_record *r, const rv_game *empty, rv_diags *d);
/* The options of a ruleset with those of the caller, and the caller's options of scripts; false
 * with a diagnostic. May longjmp. */
bool rv_options_of(const rv_ruleset *rs, const rv_overrides *over, uint8_t option[RV_O_COUNT],
                   rv_script_settings *scripts, rv_diags *d);

/* Reads an entry of moves that stands alone, "- W: 20 e5", and its texts into an arena; false with
 * a diagnostic. */
bool rv_read_entry(rv_record *r, const rv_game *g, rv_arena *a, rv_str text, rv_entry *out,
                   rv_diags *d);
/* Reads one tile by number or look, which may become an unlisted tile of `u`; false with a
 * diagnostic. */
bool rv_read_tile(const rv_game *g, rv_unlisted *u, rv_str text, rv_loc loc, rv_tile_ref *out,
                  rv_diags *d);

/* Gives every player of a record a colour, as an index of rv_colour_at. The first of these that
 * names a free colour decides: the record; the player's name or label, if it is a colour; the
 * label, if it is the letter of a colour; the order of the table. */
void rv_colours_give(const rv_record *rec, int colour[RV_MAX_PLAYERS]);

/* ---- the document and its results ------------------------------------------------------------ */

/* Something that an entry says and that could not be done yet, so that no follower came of it: in
 * words that go on behind "no follower in hand", and what it rests on. */
typedef struct rv_lack {
    const char *words;
    int cite, option;
} rv_lack;

/* A second part of a double turn that was left out: whose, and before which entry; 0: none was. */
typedef struct rv_left_out {
    int player, turn;
} rv_left_out;

/* A change of an entry, with which the document is judged again. */
typedef struct rv_edit {
    int turn;
    rv_meaning how;
    int quarters; /* more turns of the tile; or how another tile lies: */
    int tile;
    const rv_look *look; /* of that, where the entry has a look */
    int x, y, player;
    int kind, place, figure; /* of the follower; kind RV_NONE: there is none */
    bool only;               /* a follower alone: without what is done instead of one */
} rv_edit;

/* The document as it was given. */
typedef struct rv_source {
    rv_str text; /* its bytes, which belong to the caller, and its first line */
    int line;
    bool too_long; /* it is not read */
    const rv_yaml
        *tree; /* as the case that guesses has read the document; NULL: it is to be read */
    const rv_edit *edit; /* of the next document; NULL: it is judged as it stands */
    bool again;          /* it was judged before, and its scripts have used part of their budget */
} rv_source;

/* How far the judge is, and what he bears in mind of the entry that is being played. */
typedef struct rv_playing {
    int turn;             /* the current entry, from 1; RV_NO_TURN in final scoring */
    int draw;             /* next of setup.draw, but for … */
    int unseen;           /* … those that left unseen since so many had when the record began */
    int final_checkpoint; /* of the game's journal: before final scoring */
    bool stopped;         /* an illegal turn ended the game */
    bool scored;          /* final scoring is done */
    int *named;        /* by tile: number of copies that the document names by number (looks use the
                          others) */
    uint8_t uncounted; /* bit set of the pieces for which a position has impossible numbers */
    int noted[RV_MAX_PLAYERS]; /* 1 + the diagnostic of a player's last wrong score; 0 */
    const rv_entry *entry;
    bool laid;            /* its tile lies */
    bool third;           /* it is played as the third part of a double turn (M-31) */
    bool part;            /* the last entry of a player was a second part */
    int owed;             /* extra turns of another player than the one who plays out of turn */
    rv_left_out left_out; /* the second part that was left out last */
    uint32_t claimed;     /* what the entry says was taken, of what rv_taken tells, a bit each */
    const rv_lack *lack;  /* what it says and could not be done yet; NULL: nothing */
    const struct rv_silent *silent; /* what was done though it does not say so; NULL: nothing */
} rv_playing;

/* What is reported besides diagnostics. */
typedef struct rv_findings {
    rv_report report;
    rv_item *items;
    int nitems, cap_items;
    rv_turn_line *lines;
    int nlines, cap_lines;
    rv_at_cell *faults; /* the cells where something is wrong, each once */
    int nfaults;
    const rv_diags *unreadable; /* all that is reported of what could be read only in part; NULL */
    const char *start_text;     /* the document's position, in canonical words */
    char no_turn[RV_WHY];       /* why there is no such turn in the document */
} rv_findings;

/* Answers to questions, and why there is none. */
typedef struct rv_reasons {
    const char *why;  /* the error of a failed query */
    rv_arena telling; /* for a history, during a second judgement */
    rv_why explained;
} rv_reasons;

/* The work of judging, in orders of scoring that are tried. */
typedef struct rv_work {
    rv_effort own;     /* of this document, unless it is counted elsewhere */
    rv_effort *effort; /* where it is counted: in `own`, or in that of another case */
    int judged;        /* effort->orders after judging; queries continue from there */
} rv_work;

/* Called before the first turn, after each, and after final scoring; NULL. */
typedef struct rv_watcher {
    void (*see)(rv_case *c);
    rv_see_turn *tell; /* the caller, who is given a report; NULL */
    void *ud;
} rv_watcher;

/* Each part has one subject, and what needs only one of them takes that one. Two arenas:
 * `arena` has the document, the game and the report, and is emptied for the next document;
 * `scratch` has the results of a query, and is emptied by the next query. */
struct rv_case {
    union {
        rv_judging judging;
        struct {
            RV_JUDGING
        };
    };
    rv_library *lib;
    rv_settings settings;
    rv_hooks *hooks; /* NULL without scripts */
    rv_hooks *lent;  /* they belong to another case, which gets this back for them; NULL */
    rv_grid grid;    /* the cells of its board, reused for the next document */
    rv_arena keep;   /* the copied settings */
    rv_arena arena, scratch;
    rv_source source;
    rv_record rec;
    rv_playing play;
    rv_findings found;
    rv_reasons reasons;
    rv_work work;
    rv_watcher watcher;
    rv_comments comments; /* while `fmt` writes */
};

/* The next of setup.draw: those that left unseen were drawn, too (HS-30), and those that are set
 * aside now (PD-15). */
static inline int rv_draw_at(const rv_case *c) {
    int at = c->play.draw + (c->rec.has_draw ? c->game->stack.unseen - c->play.unseen : 0);
    while (at < c->rec.draw.n && rv_waits(c->game, c->rec.draw.list[at].tile))
        at++;
    return at;
}

/* Playing resolves words of the record and counts; a question takes this back, too. */
#define RV_SETTLE(c, place, value)                                                                 \
    do {                                                                                           \
        _Static_assert(sizeof(place) <= sizeof((rv_change *)0)->old, "a change keeps it");         \
        if ((c)->wanted)                                                                           \
            rv_note(&(c)->game->journal, &(place), sizeof(place));                                 \
        (place) = (value);                                                                         \
    } while (0)

#endif
