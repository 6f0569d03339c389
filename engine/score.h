/* score.h - counting a feature and giving its points. */
#ifndef RV_SCORE_H
#define RV_SCORE_H

#include "game.h"

/* A feature, counted. */
typedef struct rv_tally {
    int root, kind;
    int tiles;
    int points; /* plain: nothing raised by wall tiles or scripts */
    int per_tile;
    bool doubled; /* by something printed on it (C-50) */
    unsigned
        winners; /* players with the majority, a bit each; 0: unclaimed, or a tie that pays none */
    bool tied;
    const char *rule;
} rv_tally;

rv_tally rv_count(rv_game *g, int root);
/* Who has the majority (C-55, K-33); 0 when nobody has, or nobody may. */
unsigned rv_majority(const rv_game *g, int root, bool *tied);
static inline bool rv_wins(const rv_tally *t, int player) {
    return t->winners >> player & 1;
}
/* What a player would get for it now, wall tiles in play included. */
int rv_worth(rv_game *g, int player, const rv_tally *t, rv_buf *note);

/* Scores a completed feature: points, module's step, followers back. */
void rv_score_feature(rv_game *g, int root);
/* Adds points and tells it. */
void rv_give(rv_game *g, int player, int points);

/* Tells an item, if anybody listens: fills kind, feature, tiles and followers from a tally. */
bool rv_listened(const rv_game *g);
void rv_tell_tally(rv_game *g, rv_item_type type, int player, const rv_tally *t, int points,
                   const char *rule, const char *note);
void rv_tell(rv_game *g, const rv_item *item);
/* The rule number of a point of law in this game, or "". */
const char *rv_law_rule(const rv_game *g, int law);

#endif
