/* score.h - counting a feature and giving its points. */
#ifndef RV_SCORE_H
#define RV_SCORE_H

#include "core/hooks.h"

/* A feature, counted. */
typedef struct rv_tally {
    int root, kind;
    int tiles;
    int points; /* plain: nothing raised by games or scripts */
    int per_tile;
    int prizes, per_prize;   /* marks that pay: markets, pennants */
    bool doubled;            /* by something printed on it (C-50) */
    const rv_symbol *symbol; /* the declared mark by which it is counted; NULL */
    bool whole;              /* by which it is worth `points` as a whole */
    unsigned
        winners; /* players with the majority, a bit each; 0: unclaimed, or a tie that pays none */
    bool tied;
    const char *rule;
} rv_tally;

rv_tally rv_count(rv_game *g, int root);
/* The same without asking who scores it. */
rv_tally rv_measure(rv_game *g, int root);
/* Its tiles, each once; of what its surroundings complete its own and those around it (K-24). */
int rv_feature_size(rv_game *g, int root);
/* Who scores it: the majority (C-55, K-33), as house rules have it; 0 when nobody does. */
unsigned rv_majority(rv_game *g, int root, bool *tied);
/* Has the player more followers on it than anybody else (C-83)? */
bool rv_leads(rv_game *g, int player, int root);
static inline bool rv_wins(const rv_tally *t, int player) {
    return t->winners >> player & 1;
}
/* What a player would get for it now, what its game makes of it and house rules included. The
 * account, begun, says how; it may be NULL. */
int rv_worth(rv_game *g, int player, const rv_tally *t, rv_account *account);
/* How its points come about: "5 tiles, 2 each, 1 pennant, 2 each". */
void rv_put_count(rv_game *g, rv_buf *note, const rv_tally *t);
/* An account with these words, to be told with the points; NULL when nobody listens. `room` holds
 * it. */
rv_account *rv_account_open(const rv_game *g, rv_account *room, const char *words);

/* What a player's followers on it count, as house rules have it. */
int rv_strength(rv_game *g, int player, int root);
/* Who has most, and more than nothing, a bit each. */
unsigned rv_most(const int *counts, int nplayers);
/* Gives what a feature is worth to those who score it, in turn order. */
void rv_pay_feature(rv_game *g, const rv_tally *t);
/* Scores a completed feature: points, module's step, followers back. */
void rv_score_feature(rv_game *g, int root);
/* What points come to, counted wide: n itself as long as it is within RV_LIMIT_POINTS; else the
 * limit, and g->beyond. All that adds or multiplies points, or what house rules count, goes through
 * it. */
int rv_points(rv_game *g, int64_t n);
/* By the rates of a tally. */
int rv_tally_points(rv_game *g, const rv_tally *t);
extern const char rv_points_beyond[]; /* what is said when they are beyond */
/* Adds points. */
void rv_give(rv_game *g, int player, int points);
/* The same, and in play all that follows from it: the marker moves. */
void rv_gain(rv_game *g, int player, int points);

/* Does the listener want to know why, too? */
bool rv_explained(const rv_game *g);
/* Then an aside is told: `kind` is its step in the answer, `option` what it hung on (RV_NONE:
 * none). About a player the note goes on behind the player's name: "goes from 4 to 5". */
typedef struct rv_aside {
    const char *kind;
    int player; /* RV_NONE: nobody */
    const char *rule;
    int option;
} rv_aside;
void rv_tell_aside(rv_game *g, const rv_aside *a, const char *note);

/* Tells an item, if anybody listens: fills kind, feature, tiles and followers from a tally. */
bool rv_listened(const rv_game *g);
void rv_tell_tally(rv_game *g, rv_item_type type, int player, const rv_tally *t, int points,
                   const char *rule, const char *note);
void rv_tell_points(rv_game *g, int player, const rv_tally *t, int points, const char *rule,
                    rv_account *account);
/* The same of anything: points, rule and account go into the item. */
void rv_tell_account(rv_game *g, rv_item *item, int points, const char *rule, rv_account *account);
/* Of a feature, as rv_tell_points would. */
rv_item rv_tally_item(rv_game *g, rv_item_type type, int player, const rv_tally *t);
/* The same without a feature; `tiles` is a size. */
void rv_tell_plain(rv_game *g, int player, const char *kind, int tiles, int points,
                   const char *rule, rv_account *account);
void rv_tell(rv_game *g, const rv_item *item);
/* What a deed was about: the feature of a node, or, with RV_NONE, what is built at a cell, by sort:
 * its key; or, with NULL, neither. */
typedef struct rv_about {
    int node;
    const char *sort;
    int pos;
} rv_about;
#define RV_ABOUT_NOTHING ((rv_about){RV_NONE, NULL, RV_NONE})
/* Tells what a player did, in words that go on behind his name; `kind` is the action. */
void rv_tell_action(rv_game *g, int player, const char *kind, rv_about about, int law,
                    const char *note);
/* The same of what a house rule, by name, did without points; the note is copied. */
void rv_tell_ruled(rv_game *g, const char *script, int player, int node, const char *note);
/* Tells what house rules made of the majority on a feature, if they made anything of it. */
void rv_tell_majority(rv_game *g, const rv_tally *t);
/* The rule number of a point of law in this game, or "". */
const char *rv_law_rule(const rv_game *g, int law);

#endif
