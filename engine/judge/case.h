/* case.h - a document under judgement: what the files of judge/ offer each other, and to the games,
 * queries and random play behind them. The case itself (rv_case) is in record/record.h. case.c
 * reads a document, and replay.c plays it; questions (rv_query) try moves on the game then. */
#ifndef RV_CASE_H
#define RV_CASE_H

#include "record/form.h"

/* ---- case.c */
/* What a caller has set, of what he knows, and the defaults of all else; NULL: those of all. */
rv_settings rv_settings_of(const rv_settings *settings);
/* Copies the texts of settings into the arena; scripts' are NULL where they are looked up. */
void rv_settings_keep(rv_arena *a, rv_settings *s);

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

/* ---- replay.c: plays the moves of the record on the game; and those that have not been played */
void rv_replay(rv_case *c);
void rv_replay_on(rv_case *c);
/* Whether a house rule has failed, or points exceeded the limit. Then nothing more is played, and
 * the diagnostic has the place `loc`. */
bool rv_cannot_go_on(rv_case *c, rv_loc loc);

/* ---- orders.c: whether two of the orders that the rules allow could have different results. */
bool rv_orders_differ(rv_game *g, const rv_order *order);
/* Finds all results of the orders that the rules allow. Calls `see` once for each result (sometimes
 * more often), with the first order that leads to it, before it is taken back; `see` may end the
 * search by returning false. Returns false if the effort of g->scoring.effort is used up, or a
 * house rule has failed; then the results seen are not valid. */
bool rv_turn_orders(rv_game *g, const rv_order *order, bool (*see)(void *ud, const rv_order *order),
                    void *ud);

/* ---- resolve.c: what words mean on the table as it stands */
/* The rotation of a tile as it was typed, or by its look, of which no copy need be chosen yet. */
int rv_quarters_typed(const rv_ruleset *rs, const rv_tile_ref *ref);
/* Chooses the copy for a look, or checks the number; false: no copy is left (without a diagnostic).
 */
bool rv_choose_copy(rv_case *c, rv_tile_ref *ref);
/* "lies at e5 already", "was discarded". */
const char *rv_where_gone(const rv_game *g, const rv_tile_ref *ref);
/* A feature by name: returns its root; RV_NONE with the diagnostic `none` if there is none. */
int rv_feature_of(rv_case *c, rv_feature_ref *ref, rv_code_id none);
/* A word that names a feature, the one with this node or (RV_NONE) none on the board, for what was
 * typed and can mean several. */
rv_outcome rv_outcome_of(const rv_game *g, const char *word, const char *typed, int node);
/* A follower's place on a tile: returns a node; RV_NONE with a diagnostic (`none`, or
 * where-several). */
int rv_follower_node(rv_case *c, rv_follower_ref *ref, const rv_tile_ref *typed, int placed,
                     rv_code_id none);
/* "knight@n, knight@s or abbot@c": what can stand on a tile in the place of a follower that cannot
 * be as it was typed: the same elsewhere, else another there, else any. In the turn of a player
 * what the player can put there; RV_NONE: in a position, by its sort alone. "" */
const char *rv_free_words(rv_game *g, int placed, int player, const rv_follower_ref *ref);
/* "cffr or rcfr": the looks of tiles that may lie there instead, turned or of those that are left,
 * one thing apart, and have one of the marks, or bear somebody where he was typed; `marked`: by a
 * mark alone, and no other is asked whether it fits. "" */
const char *rv_look_bearing(rv_case *c, int placed, rv_symbols symbols, const rv_follower_ref *ref,
                            bool marked);

/* ---- reading.c: notes, before all else that is reported, how the cells may have been misread if
 * many tiles do not lie right; otherwise, of a board, which tile. */
typedef enum rv_read_so { RV_READ_PARTLY, RV_READ_BOARD, RV_READ_TURNS } rv_read_so;
void rv_tell_reading(rv_case *c, rv_read_so state);
/* Notes that a board of few tiles, with which nothing is wrong, may have been read in another way.
 */
void rv_tell_doubt(rv_case *c);

/* ---- causes.c: which diagnostics come of others, and how many later ones carry a wrong score on;
 * the cells that are wrong; whether a code is in a list, which RV_D_COUNT ends. */
void rv_find_causes(rv_diags *all);
/* 1 + the index of the first tile that is told as misread and lies at this cell, or 0. */
int rv_misread_at(const rv_diags *all, const rv_at_cell *at);
void rv_note_faults(rv_case *c);
bool rv_has_code(const rv_code_id *list, int code);

/* mistyped.c: changes the turn of an entry. */
void rv_edit_turn(rv_entry *e, const rv_edit *edit);
/* Does the entry build something along with its tile? */
bool rv_builds_along(const rv_entry *e);

/* What the help of the turn that is refused offers is tried: if the turn is illegal then,
 * too, the help says why. */
void rv_try_help(rv_case *c);

/* ---- position.c: sets the game up from the position of the record; reports all that is wrong */
void rv_set_position(rv_case *c);
/* beside.c: all of it that is not on the board. */
void rv_set_beside(rv_case *c);

/* Final scoring, with the claims of the record. False: a claim is illegal, and nothing is scored.
 */
bool rv_play_final(rv_case *c);
void rv_finish_record(rv_case *c);

/* "3 tiles", "1 tile" */
const char *rv_plural(rv_arena *a, int n, const char *noun);

/* ---- diagnostics of a turn of a record, for the parts of replay and the games */

bool rv_is_accepted(const rv_case *c);
/* Whether the game would continue from what is against the rules as it was played: with --accept,
 * --all, and when the turn is explained. */
static inline bool rv_tolerates(const rv_case *c) {
    return c->settings.all || rv_explains(c) || rv_is_accepted(c);
}
/* After a diagnostic of the current turn: whether the game continues from it. With --accept the
 * diagnostic becomes a note; otherwise it stays. _without: a part of the turn that is impossible is
 * left out; the note says so. */
bool rv_tolerated_without(rv_case *c, const char *part);
static inline bool rv_tolerated(rv_case *c) {
    return rv_tolerated_without(c, "");
}
/* "a tile may be missing at 2,0": where one would have to lie beside the cell of the entry, beside
 * which none does; NULL. */
const char *rv_missing_beside(const rv_case *c, const rv_entry *e);
/* Tells why it is not the player's turn, which has just been complained of. */
void rv_blame_turn_as(rv_case *c, int cite, const char *why);
#define rv_blame_turn(c, cite, ...)                                                                \
    rv_blame_turn_as((c), (cite), rv_printf(&(c)->arena, __VA_ARGS__))
/* One more outcome of the last diagnostic if that is ambiguous, or the outcome replaces a word. */
void rv_add_outcome(rv_case *c, rv_outcome outcome);
/* The number of diagnostics so far. */
static inline int rv_wrongs(const rv_case *c) {
    return c->diags.n;
}

/* replay_tile.c: adds to the help of the last diagnostic the command that explains it, with the
 * caller's settings; for an accepted turn, only the turns before it. */
void rv_help_why(rv_case *c, const char *what, int before);

/* Plays the games' keys at a moment of an entry, or (NULL) of the document. False: one is illegal
 * and not accepted. */
bool rv_play_rows(rv_case *c, rv_entry *e, rv_moment when);
bool rv_play_row(rv_case *c, rv_entry *e, const rv_acting *a); /* one of these */
/* replay_action.c: the same for one row whose choices say what may be done and do it; an entry must
 * be played. */
bool rv_play_action(rv_case *c, rv_entry *e, const rv_acting *a);
/* Whether at most one of a follower and all that is done instead of one is in the entry. */
bool rv_play_instead(rv_case *c, const rv_entry *e);
/* The second part of a double turn may be left out (M-29): then an entry that is not its player's
 * is the next one's, or that of what is due between turns. */
void rv_leave_part_out(rv_case *c, const rv_entry *e);
/* Plays an entry; false: it is illegal, or, for `why`, impossible. */
bool rv_play_entry(rv_case *c, rv_entry *e);
/* Complains of a tile of a batch that is not drawn from yet; as rv_fails. */
bool rv_tell_early(rv_case *c, int tile, int top, int batch);
/* The parts of a turn: the tile is drawn (a look finds its copy), laid, and gets a follower. False
 * if it is not accepted; then it was not done. `drawn`: there is such a tile to lay. */
bool rv_play_draw(rv_case *c, rv_tile_ref *ref);
/* The same for the tile of a turn: it must still be to come, and be the drawn one if that is
 * known. */
bool rv_play_drawn(rv_case *c, rv_entry *e);
/* A tile that fits nowhere is drawn and put aside (C-25). */
bool rv_play_discard(rv_case *c, rv_tile_ref *ref);
/* Whether a tile is to come, and not in the hand of another player, who will play it. */
bool rv_is_in_stack(const rv_game *g, int tile);
/* A tile that waits is drawn and set aside (PD-15). */
bool rv_play_aside(rv_case *c, const rv_tile_ref *ref);
bool rv_play_place(rv_case *c, const rv_entry *e, bool drawn);
bool rv_play_follower(rv_case *c, rv_entry *e);
/* The numbers that the players noted beside a turn, or at the end, as those in force then: whether
 * they are right; else they are complained of with this code. */
void rv_check_noted(rv_case *c, const rv_values *noted, rv_code_id code);

/* Whether a player has a piece of a sort in hand, called so; a condition of a rule. */
static inline bool rv_has_piece(rv_case *c, const rv_game *g, int player, int piece, int code,
                                const char *name) {
    int n = g->seats[player].pieces[piece];
    return rv_require(c, code, n > 0,
                      ("%s has %s", rv_hook_label(g, player), rv_plural(g->arena, n, name)),
                      (rv_hook_label(g, player)));
}
/* Whether the player has a follower of this figure in hand; a condition of a rule. */
bool rv_has_follower(rv_case *c, const rv_game *g, int player, int figure);

/* orders.c: the order of scoring of the record, or the only one that matters. */
bool rv_find_order(rv_case *c, rv_entry *e, rv_order *out);

/* A tile that looks like this one and is still to come, RV_NONE; and its rotation in the place of
 * that. */
int rv_twin_left(const rv_game *g, int tile);
int rv_twin_quarters(const rv_ruleset *rs, const rv_tile_ref *ref, int twin);

/* ---- the answer of `why` (core/require.h), for why_*.c and the games; all of these may longjmp */

/* "Anna (W)": the name and the label, or the label alone. */
const char *rv_why_player(const rv_case *c, int player);
/* "tile 5 at e6", "start space 18". */
const char *rv_why_placed(const rv_game *g, int placed);
/* "a path", "house and court": the features of a side, from north to south and from west to east.
 */
const char *rv_why_side(const rv_game *g, const rv_tile *tile, int quarters, int side);
/* The neighbour beyond a side of a cell that faces it with a whole side; RV_NONE. */
int rv_why_faces(const rv_board *b, int pos, int side);

/* ---- why_turn.c */
/* Stores the steps in the case, for the caller. */
void rv_why_answer(rv_telling *t);

/* What a turn that is explained has come to; nothing when it is not. Its tile lies, is misplaced,
 * and has completed features; these are scored in an order, and followers come home. */
void rv_why_laid(rv_case *c, bool misplaced);
void rv_why_order(rv_case *c, const rv_order *o);
void rv_why_come_home(rv_case *c);

/* The step takes the rule, points and changes of what is told. */
void rv_why_takes(rv_why_step *s, const rv_item *i);
/* The step that tells of it; what a player did, in words, to what is called `on`: "" where it was
 * nothing. */
rv_point rv_why_point(rv_item_type type);
const char *rv_why_deed(const rv_telling *t, const rv_item *i, const char *on);

/* "b3 (south), c4 (east, west)": the first few cells where a feature is open. */
const char *rv_why_open_ends(const rv_telling *t, int root);

#endif
