/* module.h - where the rules of one game act in the steps that all games share.
 *
 * A module is a table of such steps; NULL means that the game does nothing there. Its state is part
 * of the game (journalled like the rest).
 */
#ifndef RV_MODULE_H
#define RV_MODULE_H

#include "turn.h"

struct rv_entry;
struct rv_telling;
struct rv_sim;

struct rv_module {
    const char *name;
    size_t state_size;
    /* The game is set up. */
    void (*begin)(rv_game *g);
    /* The count of a feature, when it is not all that the ruleset's data say. */
    void (*measure)(rv_game *g, rv_tally *t);
    /* What a feature is worth to a player who scores it, instead of its plain points; may add to
     * the note that explains it. */
    int (*worth)(rv_game *g, int player, const rv_tally *t, rv_buf *note);
    /* A player has scored a feature: `plain` of the `points` before anything raised them. */
    void (*scored)(rv_game *g, int player, const rv_tally *t, int plain, int points);
    /* A player gets points that no feature gave. */
    void (*gain)(rv_game *g, int player, int points);
    /* All scoring of the turn is done. */
    void (*turn_ending)(rv_game *g);
    /* The turn is over. */
    void (*turn_over)(rv_game *g);
    /* Final scoring. */
    void (*final)(rv_game *g);
    /* The final part of a record (NULL: it has none, and final scoring is all): its own claims
     * (when the record is played whole), then final scoring. False: a claim is not legal, nothing
     * is scored. */
    bool (*finish)(rv_case *c, bool whole);
    /* Its own keys of a record: of the set-up; of an entry before its features are scored, and
     * after. False: not legal, and it does not stand. */
    void (*set_up)(rv_case *c);
    bool (*before_scoring)(rv_case *c, struct rv_entry *e);
    bool (*after_scoring)(rv_case *c, struct rv_entry *e);
    /* Corners of the score track on which a player took what lies there in this turn, a bit each; a
     * number for all else that the order of scoring could make different. */
    uint32_t (*taken_by)(const rv_game *g, int player);
    uint64_t (*hash)(const rv_game *g);
    /* The same two for somebody who asks why: each thing that must hold is said besides, all that
     * is wrong and not only the first. `laid`: the tile lies; else nothing is scored, and neither
     * was done. */
    void (*why_before)(struct rv_telling *t, struct rv_entry *e, bool laid);
    void (*why_after)(struct rv_telling *t, struct rv_entry *e, bool laid);
    /* Its own keys of a position: set on the table and checked; written. */
    void (*set_position)(rv_case *c);
    void (*put_position)(rv_case *c, rv_buf *b);
    /* What the board looks like besides its tiles. */
    void (*show)(const rv_game *g, rv_shown_board *b);
    /* Random play: what is dealt before the first turn, what is played before and after scoring.
     * The texts go into the record, if one is written. */
    void (*deal)(struct rv_sim *s);
    void (*sim_before)(struct rv_sim *s, const rv_order *o, rv_buf *uses);
    void (*sim_after)(struct rv_sim *s, rv_buf *uses);
};

/* Corners on which anything was taken in this turn, a bit each; and by one player. */
uint32_t rv_taken(const rv_game *g);
uint32_t rv_taken_by(const rv_game *g, int player);

/* The module of this name; NULL. */
const rv_module *rv_module_find(const char *name);

#endif
