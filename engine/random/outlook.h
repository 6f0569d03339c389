/* outlook.h - what a feature can be expected to give, and what a follower in hand is worth: an
 * estimate for players that reeve plays itself. No rule depends on it.
 *
 * A feature is worth its points times the chance that it is completed, which is the product of the
 * chances of its open ends; what it gives unfinished counts for the rest. The chance of an open end
 * comes from the tiles still to come that fit the cell beyond it.
 */
#ifndef RV_OUTLOOK_H
#define RV_OUTLOOK_H

#include "core/turn.h"

/* A feature as it is or would be, as far as its worth goes. */
typedef struct rv_prospect {
    const rv_kind *kind;
    int tiles, prizes, doubles;
    int open;   /* open ends */
    float ends; /* the logarithm of the chance that they are all closed */
    float pays; /* of an area: what it gives now */
    bool completed;
    union {
        uint8_t followers[8]; /* their weights, by player */
        uint64_t held;        /* all of them, to add them at once */
    };
} rv_prospect;

/* A feature as it was looked at last. */
typedef struct rv_glance {
    int32_t size, open;
    int turn; /* of the outlook; it holds for a few turns */
    int16_t tiles;
    float end; /* the logarithm of the chance of one open end */
    float pays;
} rv_glance;

/* The copies left that fit a cell. */
typedef struct rv_fit_count {
    rv_ask ask;
    int turn, copies;
} rv_fit_count;

enum { RV_FIT_COUNTS = 1024, RV_HAND = 9 };

typedef struct rv_outlook {
    rv_game *g;
    rv_glance *glances; /* by root */
    rv_fit_count fits[RV_FIT_COUNTS];
    float closers[RV_MAX_KINDS]; /* by kind: the share of its tiles on which it ends */
    float end[RV_MAX_KINDS];     /* by kind: the logarithm of the chance of an end of which nothing
                                    more is known */
    float follower[RV_HAND];     /* by place in hand: the worth of having it */
    int turn;                    /* counts turns */
    int left;                    /* tiles still to be drawn */
    float turns;                 /* turns that each player still has */
} rv_outlook;

/* For a game from here on; its lists are in the arena. May longjmp. */
rv_outlook *rv_outlook_new(rv_arena *a, rv_game *g);
/* The next turn begins. */
void rv_outlook_turn(rv_outlook *o);

/* The feature with this root. Prospects are filled in where they are used: copying what has just
 * been written takes longer than all the rest. */
void rv_outlook_feature(rv_outlook *o, int root, rv_prospect *p);
/* The open ends that the regions of a draft itself would have. The three ports of a side are
 * adjacent bits; the product adds up the lowest of each. */
static inline int rv_outlook_open(const rv_draft *d, const rv_surroundings *c) {
    const unsigned at = d->ports & c->empty & 0xfff, sides = (at | at >> 1 | at >> 2) & 0x249;
    return (int)(sides * 0x249 >> 9 & 7);
}
/* A feature of a tile that would be laid, with those that it joins. */
void rv_outlook_draft(rv_outlook *o, const rv_draft *d, const rv_tile *t, const rv_surroundings *c,
                      rv_prospect *p);
/* The points that it can be expected to give whoever has the majority. */
float rv_outlook_points(const rv_outlook *o, const rv_prospect *p);
/* No less than these points, and faster: as if it were certain how the feature ends. */
float rv_outlook_most(const rv_outlook *o, const rv_prospect *p);
/* The share of these points by which the player to move does better than the others on average;
 * `more` is what the player adds to the majority. */
float rv_outlook_share(const rv_outlook *o, const rv_prospect *p, int more);
/* What it is worth to have the n-th follower in hand, for so many turns. */
float rv_outlook_follower(const rv_outlook *o, int n, float turns);
/* What a follower placed on it is worth in hand, of which there are `hand`, while it stays away. */
float rv_outlook_cost(const rv_outlook *o, const rv_prospect *p, int hand);
/* The points of a feature that somebody holds, by that share. */
float rv_outlook_worth(rv_outlook *o, int root);
/* The whole table, for the player to move. */
float rv_outlook_table(rv_outlook *o);

#endif
