/* case.h - a document under judgement: what the public rv_case holds. */
#ifndef RV_CASE_H
#define RV_CASE_H

#include "comment.h"
#include "module.h"
#include "record.h"
#include "turn.h"

/* Two arenas: `arena` holds the document, the game and the report, and is emptied for the next
 * document; `scratch` holds what a query gives, and is emptied by the next query. */
struct rv_case {
    rv_library *lib;
    rv_settings settings;
    rv_overrides overrides;
    rv_arena keep; /* the copied settings */
    rv_arena arena, scratch;
    rv_diags diags;
    rv_record rec;
    rv_hooks *hooks; /* NULL without scripts */
    rv_grid grid;    /* the cells of its board, kept for the next document's */
    rv_game *game;   /* NULL: the document could not be read */
    rv_report report;
    rv_item *items;
    int nitems, cap_items;
    rv_turn_line *lines;
    int nlines, cap_lines;
    int turn;       /* being played: entry from 1; RV_NO_TURN in final scoring */
    int final_mark; /* of the game's journal: before final scoring */
    bool stopped;   /* an illegal turn ended the play */
    bool scored;    /* final scoring is done */
    int owed;       /* extra turns of another player than the one who plays out of turn */
    int draw;       /* next of setup.draw */
    uint8_t *named; /* by tile: copies that the document names by number (looks take others) */
    const char *start_text; /* the position that the document gives, in canonical words */
    rv_str text;            /* the document's bytes, the caller's, and its first line */
    int line;
    rv_comments comments;             /* while `fmt` writes */
    const char *why;                  /* of a query that failed */
    void (*watch)(struct rv_case *c); /* looks on after each turn and final scoring; NULL */
    void *watching;
    rv_arena telling; /* what is told of a place, over a second judging */
    rv_why told;
};

/* ---- case.c: settings with all their texts, in the arena; scripts' texts NULL where looked up */
rv_settings rv_settings_copy(rv_arena *a, const rv_settings *settings);

/* ---- replay.c: plays the moves of the record on the game */
void rv_replay(rv_case *c);
/* Has a house rule failed? Then nothing is played any more, and the complaint stands at the mark.
 */
bool rv_script_has_failed(rv_case *c, rv_mark mark);

/* ---- resolve.c: what words mean on the table as it stands */
/* Chooses the copy for a look, or checks the number; false: no copy is left (no complaint yet). */
bool rv_choose_copy(rv_case *c, rv_tile_ref *ref);
/* "lies at e5 already", "was discarded". */
const char *rv_where_gone(rv_case *c, int tile);
/* A feature by name: its root; complains with `none` and returns RV_NONE when there is none. */
int rv_feature_of(rv_case *c, rv_feature_ref *ref, rv_code_id none);
/* A follower's place on a tile: a node; complains (`none`, or where-several) and returns RV_NONE.
 */
int rv_piece_node(rv_case *c, rv_piece_ref *ref, int placed, rv_code_id none);

/* ---- position.c: sets the game up from the position of the record; reports all that is wrong */
void rv_set_position(rv_case *c);

/* ---- claims.c: scores and results noted at the table, final scoring */
/* Final scoring, with what the record says of it. False: a claim is not legal, nothing is scored.
 */
bool rv_play_final(rv_case *c, bool whole);
void rv_finish_record(rv_case *c);

/* ---- write.c: canonical words */
const char *rv_tile_word(rv_arena *a, const rv_game *g, int tile, int quarters);
/* What a tile of the set is called in messages: "17"; "F1 (kccc)", where only the document has it.
 */
const char *rv_tile_said(rv_arena *a, const rv_game *g, const rv_tile *t);
const char *rv_piece_word(rv_arena *a, const rv_game *g, int placed, int node);
/* "17/90 e5 knight@n", or "none". */
const char *rv_turn_words(rv_case *c, const rv_entry *e);
/* The game as it stands, as the keys of a position. */
const char *rv_start_words(rv_case *c);
/* "key: {W: 1, B: 2}"; "12: "; a wall tile's number, or '?'. */
void rv_put_by_player(rv_case *c, rv_buf *b, const char *key,
                      int (*value)(const rv_game *g, int player));
void rv_put_corner(rv_case *c, rv_buf *b, int corner);
void rv_put_token(rv_case *c, rv_buf *b, int token);
/* A deed of a player: the label, and the feature that it is about. */
typedef struct rv_owned {
    const char *label, *feature;
} rv_owned;

/* "  key: {R: city@0,1.n, B: [road@1,2.e, …]}", a line of an entry; nothing for none. */
void rv_put_owned(rv_buf *b, const char *key, const rv_owned *list, int n);
/* What a game is played by, as far as a document can say it: options, and scripts by name. */
typedef struct rv_in_force {
    const rv_ruleset *rs;
    const uint8_t *option;
    const rv_hooks *hooks; /* NULL without scripts */
    const char *const *scripts;
    int nscripts;
} rv_in_force;

/* "options: {…}" with all that are not at their defaults; "scripts: […]"; nothing for none. */
void rv_put_options(rv_buf *b, const rv_in_force *f);
void rv_put_scripts(rv_buf *b, const rv_in_force *f);
/* Adds a name to a list that has room for it, if it is not there; how many there are then. */
int rv_add_script(const char **names, int n, const char *name);
/* A text as YAML: plain where that is safe, quoted otherwise. */
void rv_put_yaml(rv_buf *b, rv_str text);

/* "3 tiles", "1 tile" */
const char *rv_plural(rv_arena *a, int n, const char *noun);

#endif
