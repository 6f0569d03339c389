/* score.h - counts features and gives their points. What is counted of one feature, with its
 * majority, is an rv_tally; from it come the points of play and of final scoring, what `legal`
 * promises, and the words of an account. Games and house rules take part by the hooks that are
 * run here.
 */
#ifndef RV_SCORE_H
#define RV_SCORE_H

#include "core/module.h"

/* A feature, counted. */
typedef struct rv_tally {
    int root, kind;
    int tiles;
    int points; /* plain: nothing raised by games or scripts */
    int per_tile;
    int prizes, per_prize;   /* marks that score: markets, pennants */
    bool doubled;            /* by a mark on it (C-50) */
    const rv_symbol *symbol; /* the declared mark that changes the score, or NULL */
    bool whole;              /* the mark sets `points` for the whole feature */
    unsigned winners; /* players with the majority, as a bit set; 0: unclaimed, or a tie that scores
                         nothing */
    bool tied;
    const char *rule;
} rv_tally;

rv_tally rv_count(rv_game *g, int root);
/* Whether a kind is never completed, and worth nothing (CO-36). */
static inline bool rv_is_for_waiting(const rv_game *g, int kind) {
    return g->board.open >> kind & 1 && !g->rs->kinds[kind].points;
}
/* Counts a feature as rv_count does, but not who has the majority. */
rv_tally rv_measure(rv_game *g, int root);
/* Counts the tiles of a feature, each once; of one completed by its surroundings, its own tile and
 * those around it (K-24). */
static inline int rv_feature_size(rv_game *g, int root) {
    return rv_kind_of(g, root)->around ? 9 - g->board.nodes[root].open : rv_feature_tiles(g, root);
}
/* Returns the players who score a feature: the majority (C-55, K-33), as changed by house rules; 0
 * if no player does. */
unsigned rv_majority(rv_game *g, int root, bool *tied);
/* Whether followers stay on a completed feature: that of a tie which nobody scores, by option
 * (C-56). */
static inline bool rv_stay(const rv_game *g, unsigned winners, bool tied) {
    return tied && !winners && g->option[RV_O_RETURN_ON_TIE] == RV_V_NO;
}
/* Whether the player has more followers on a feature than any other player (C-83). */
bool rv_leads(rv_game *g, int player, int root);
/* The rule of a completed feature of a kind that brings nothing, as the City of Carcassonne
 * (CO-39); NULL: it can be scored, or is not completed. */
static inline const char *rv_never_scored(const rv_game *g, int root) {
    const rv_kind *k = rv_kind_of(g, root);
    return k->points || k->ntable || !rv_is_completable(k) || g->board.nodes[root].open ? NULL
                                                                                        : k->rule;
}
static inline bool rv_wins(const rv_tally *t, int player) {
    return t->winners >> player & 1;
}
/* Returns what a player would get for a feature now, what its game makes of it and house rules
 * included. The account, begun, says how; it may be NULL. */
int rv_worth(rv_game *g, int player, const rv_tally *t, rv_account *account);
/* Puts the explanation of its points: "5 tiles, 2 each, 1 pennant, 2 each". */
void rv_put_count(rv_game *g, rv_buf *note, const rv_tally *t);
/* Opens an account with these words, to be reported with the points; NULL if nothing listens. It is
 * stored in `room`. */
rv_account *rv_account_open(const rv_game *g, rv_account *room, const char *words);
#define rv_account_with(g, room, ...)                                                              \
    (rv_listened(g) ? rv_account_open((g), (room), rv_printf((g)->arena, __VA_ARGS__)) : NULL)

/* The weight of a player's followers on a feature, as changed by house rules. */
static inline int rv_strength(rv_game *g, int player, int root) {
    return rv_hook_value(g, RV_HOOK_majority, player, root, rv_strength_on(g, player, root), NULL);
}
/* The players with the highest count, which is `least` or more, as a bit set. */
unsigned rv_most(const int *counts, int nplayers, int least);
/* The players who win by the current scores, as a bit set. */
unsigned rv_winners(const rv_game *g);
/* Returns the players who have the majority by these counts on a feature. */
unsigned rv_majority_of(rv_game *g, int root, const int *counts, bool *tied);
/* What a player would score for a feature if the game ended now, an unfinished one by those rates,
 * with all that changes its points; *t: how it was measured; `account` may be NULL. _score_early:
 * the player scores it so in play. */
int rv_worth_early(rv_game *g, int player, int root, rv_tally *t, rv_account *account);
void rv_score_early(rv_game *g, int player, int root);
/* Gives the points of a feature to the players who score it, in turn order. */
void rv_pay(rv_game *g, const rv_tally *t);
/* Scores a completed feature: points, the module's step, followers come home. */
void rv_score_feature(rv_game *g, int root);
/* Limits points, which are computed in a wide type: returns n if it is within RV_LIMIT_POINTS,
 * otherwise the limit, and sets g->scoring.beyond. Every sum or product of points, and every number
 * of a house rule, goes through it. */
int rv_points(rv_game *g, int64_t n);
/* The points that follow from what a tally has counted, by its rates. */
static inline int rv_tally_points(rv_game *g, const rv_tally *t) {
    return rv_points(g, (int64_t)t->per_tile * t->tiles + (int64_t)t->per_prize * t->prizes);
}
extern const char rv_points_beyond[]; /* the message if they exceed the limit */
void rv_give(rv_game *g, int player, int points);
/* Adds points with their consequences in play: the marker moves. */
void rv_gain(rv_game *g, int player, int points);

static inline bool rv_listened(const rv_game *g) {
    return g->scoring.listener.tell != NULL;
}
/* Whether the listener also wants the reasons. */
static inline bool rv_explained(const rv_game *g) {
    return g->scoring.explained && rv_listened(g);
}
/* Reports if there is a listener: that a feature gives nothing. */
void rv_tell_nothing(rv_game *g, int player, const rv_tally *t, const char *rule, const char *note);
/* `by_thing`: the rule of a thing of the player, if that gives them for the feature; NULL. */
void rv_tell_points(rv_game *g, int player, const rv_tally *t, int points, const char *by_thing,
                    rv_account *account);
/* Tells any item: points, rule and account are stored in it. */
void rv_tell_account(rv_game *g, rv_item *item, int points, const char *rule, rv_account *account);
/* Makes the item of a feature, as in rv_tell_points. */
rv_item rv_tally_item(rv_game *g, rv_item_type type, int player, const rv_tally *t);
/* Whether a script is a rule, since the ruleset names it; another (or NULL) is a house rule. */
static inline bool rv_is_rule(const rv_ruleset *rs, const char *script) {
    return script && rv_named(rs->scripts, rs->nscripts, script);
}
/* Tells points without a feature; `tiles` is a size. `kind` NULL: by a script. */
void rv_tell_plain(rv_game *g, int player, const char *kind, int tiles, int points,
                   const char *rule, rv_account *account);
/* Gains points for no feature, and tells of them in a note, which is made only where somebody
 * listens. `kind` NULL: by a script. */
void rv_gain_for(rv_game *g, int player, const char *kind, int points, const char *rule,
                 const char *note);
#define rv_gain_noted(g, player, kind, points, cite, ...)                                          \
    rv_gain_for((g), (player), (kind), (points), rv_cited_rule((g)->rs, (cite)),                   \
                rv_listened(g) ? rv_printf((g)->arena, __VA_ARGS__) : "")
void rv_tell(rv_game *g, const rv_item *item);
/* What an action was about: the feature of a node, or, with RV_NONE, what is built at a cell, by
 * sort: its key; or, with NULL, neither. */
typedef struct rv_about {
    int node;
    const char *sort;
    int pos;
} rv_about;
#define RV_ABOUT_NOTHING ((rv_about){RV_NONE, NULL, RV_NONE})
/* Reports an action of a player where somebody listens, by a rule, in words that follow the
 * player's name; `kind` is the action. The same by a rule citation. */
void rv_tell_deed(rv_game *g, int player, const char *kind, rv_about about, const char *rule,
                  const char *note);
#define rv_tell_by(g, player, kind, about, rule, ...)                                              \
    (rv_listened(g) ? rv_tell_deed((g), (player), (kind), (about), (rule),                         \
                                   rv_printf((g)->arena, __VA_ARGS__))                             \
                    : (void)0)
#define rv_tell_action(g, player, kind, about, cite, ...)                                          \
    rv_tell_by(g, player, kind, about, rv_cited_rule((g)->rs, (cite)), __VA_ARGS__)
/* Tells an effect of a house rule, given by name, without points; the note is copied. */
void rv_tell_ruled(rv_game *g, const char *script, int player, int node, const char *note);
/* Reports a change by house rules of the majority on a feature, if there is one. */
void rv_tell_majority(rv_game *g, const rv_tally *t);
/* Returns the rule number of a rule citation in this game, or "". */
static inline const char *rv_cited_rule(const rv_ruleset *rs, int cite) {
    return rs->cites[cite] ? rs->cites[cite] : "";
}

#endif
