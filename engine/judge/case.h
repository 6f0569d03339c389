/* case.h - a document under judgement. */
#ifndef RV_CASE_H
#define RV_CASE_H

#include "core/turn.h"
#include "record/record.h"

/* ---- case.c: settings with all their texts, in the arena; scripts' texts NULL where looked up */
/* What a caller has set, of what he knows, and the defaults of all else; NULL: those of all. */
rv_settings rv_settings_of(const rv_settings *settings);
rv_settings rv_settings_copy(rv_arena *a, const rv_settings *settings);

/* How often the record names each tile: by number, or with `looks` by either, and then not those
 * that an entry only draws, which others lay. */
void rv_count_named(const rv_record *rec, bool looks, int *named);

/* A question about the game: lay the tile, look, take it back. Nothing is reported meanwhile, and
 * afterwards the game is unchanged. Results are in the case's scratch arena. */
typedef struct rv_query rv_query;
struct rv_query {
    rv_case *c;
    rv_game *g;
    rv_arena *a; /* the scratch arena */
    void (*run)(rv_query *q);
    void *ask; /* further arguments of `run` */
    rv_ways ways;
    rv_status status;
};
/* Runs a question on the game and takes back what it tried; *why tells why it could not be
 * answered. */
rv_status rv_query_answer(rv_case *c, void (*run)(rv_query *q), void *ask, const char **why);
/* Whether a house rule has failed; then there is no answer. Reports that there is none. */
bool rv_query_stopped(const rv_query *q);
void rv_query_fail(rv_query *q, rv_status status, const char *why);

/* ---- replay.c: plays the moves of the record on the game */
void rv_replay(rv_case *c);
/* Whether a house rule has failed, or points exceeded the limit. Then nothing more is played, and
 * the diagnostic has the place `m`. */
bool rv_cannot_go_on(rv_case *c, rv_mark mark);

/* ---- orders.c: whether two of the orders that the rules allow could have different results. */
bool rv_orders_differ(rv_game *g, const rv_order *order);
/* Finds all results of the orders that the rules allow. Calls `see` once for each result (sometimes
 * more often), with the first order that leads to it, before it is taken back; `see` may end the
 * search by returning false. Returns false if the effort of g->effort is used up, or a house rule
 * has failed; then the results seen are not valid. */
bool rv_turn_orders(rv_game *g, const rv_order *order, bool (*see)(void *ud, const rv_order *order),
                    void *ud);

/* ---- resolve.c: what words mean on the table as it stands */
/* The rotation of a tile as it was typed, or by its look, of which no copy need be chosen yet. */
int rv_quarters_typed(const rv_ruleset *rs, const rv_tile_ref *ref);
/* Chooses the copy for a look, or checks the number; false: no copy is left (without a diagnostic).
 */
bool rv_choose_copy(rv_case *c, rv_tile_ref *ref);
/* "lies at e5 already", "was discarded". */
const char *rv_where_gone(const rv_game *g, int tile);
/* A feature by name: returns its root; RV_NONE with the diagnostic `none` if there is none. */
int rv_feature_of(rv_case *c, rv_feature_ref *ref, rv_code_id none);
/* A follower's place on a tile: returns a node; RV_NONE with a diagnostic (`none`, or
 * where-several). */
int rv_piece_node(rv_case *c, rv_piece_ref *ref, const rv_tile_ref *typed, int placed,
                  rv_code_id none);
/* "knight@n, knight@s or abbot@c": what can stand on a tile in the place of a follower that cannot
 * be as it was typed: the same elsewhere, else another there, else any. In the turn of a player
 * what the player can put there; RV_NONE: in a position, by its sort alone. "" */
const char *rv_free_words(rv_game *g, int placed, int player, const rv_piece_ref *ref);

/* ---- reading.c: notes, before all else that is reported, how the cells may have been misread if
 * many tiles do not lie right; otherwise, of a board, which tile. */
typedef enum rv_read_so { RV_READ_PARTLY, RV_READ_BOARD, RV_READ_TURNS } rv_read_so;
void rv_tell_reading(rv_case *c, rv_read_so state);
/* Marks the diagnostics that come of a board that was misread. */
void rv_mark_effects(rv_diags *d);
/* Notes that a board of few tiles, with which nothing is wrong, may have been read in another way.
 */
void rv_tell_doubt(rv_case *c);

/* mistyped.c: does the entry build something along with its tile? */
bool rv_builds_along(const rv_entry *e);

/* ---- mistyped.c: changes an entry of the record */
void rv_edit_record(rv_record *rec, const rv_edit *edit);
/* meant.c: what the help of the turn that is refused offers is tried: if the turn is illegal then,
 * too, the help says why. */
void rv_try_help(rv_case *c);

/* ---- position.c: sets the game up from the position of the record; reports all that is wrong */
void rv_set_position(rv_case *c);

/* Final scoring, with the claims of the record. False: a claim is illegal, and nothing is scored.
 */
bool rv_play_final(rv_case *c);
void rv_finish_record(rv_case *c);
/* Says of each wrong score how many of those noted later carry it on. */
void rv_tell_carried(rv_case *c);

/* "3 tiles", "1 tile" */
const char *rv_plural(rv_arena *a, int n, const char *noun);

#endif
