/* sim.h - a random game; private to random/ and to the modules whose games need more than tiles and
 * followers. An rv_sim (sim.c) plays games turn by turn (play.c), in which an rv_policy chooses. */
#ifndef RV_SIM_H
#define RV_SIM_H

#include "random/stats.h"
#include "record/form.h"

typedef struct rv_policy rv_policy;

/* What a player chooses from at a moment: the actions of a row, or of all rows of what is done
 * instead of placing a follower. The list ends with {0}. */
typedef struct rv_sim_choice {
    const rv_acting *rows;
    bool instead;
} rv_sim_choice;

/* A placement of a tile, or (pos RV_NONE) of the first that is drawn and fits; way NULL: plainly.
 */
typedef struct rv_sim_place {
    int32_t pos;
    uint8_t quarters;
    const rv_way *way;
} rv_sim_place;

/* A placement with the region on which a follower is placed. */
typedef struct rv_sim_move {
    rv_sim_place at;
    float value;    /* for a policy that compares moves */
    rv_ports ports; /* of the region with the follower; 0: none */
    int kind, figure;
} rv_sim_move;

enum { RV_ODDS_WINS, RV_ODDS_POINTS, RV_ODDS_NUMBERS };

/* The games that began with the same move. */
typedef struct rv_odds_of {
    sample of[RV_MAX_PLAYERS]; /* by player: the share of the victory, the points */
    int orders;                /* of the tiles, if each is played once; or 0 */
    bool exact;                /* all of them were played, and nothing else was chance */
} rv_odds_of;

/* A move with which games begin: how it is told, and how it is played. */
typedef struct rv_odds_move {
    rv_placement move;
    const rv_sim_move *first;
    rv_odds_of c;
} rv_odds_move;

/* Where games begin that go on from a case. */
typedef struct rv_sim_from_case {
    rv_case *c;         /* NULL: they begin at the beginning */
    int *left, nleft;   /* tiles that can still be drawn, sorted */
    int *known, nknown; /* before them: those of which the document says when they come, the next
                           one last */
    int orders;         /* those that are played one by one; 0: by chance */
    rv_odds_move *moves;
    int nmoves, cap_moves;
    const rv_sim_move *first; /* with which all games begin, or NULL */
    int tile;                 /* of the moves, or RV_NONE */
    int held;                 /* a tile in the hand of the player to move, or RV_NONE */
    const char *named;        /* the tile of the moves */
} rv_sim_from_case;

struct rv_sim {
    rv_library *lib;
    rv_arena setup; /* options, scripts */
    rv_arena arena; /* the current game and its text */
    const rv_ruleset *rs;
    const char *rules;
    uint8_t option[RV_O_COUNT];
    rv_settings settings;
    rv_hooks *hooks;
    rv_case head; /* whose header the records have */
    uint64_t seed, number, state;
    rv_grid grid; /* its cells, reused for the next game */
    rv_game *game;
    int *stack, nstack; /* tiles to come, in order */
    int unseen;         /* those that left it so far and that nobody has seen */
    bool write;
    bool plainly; /* nothing is left to chance, and only what is due is done */
    rv_buf text;
    rv_sim_game last; /* as far as it is played */
    const char *why;
    const char *missing;                      /* what is said of a script that is not there; NULL */
    rv_status unasked;                        /* of a question to the case that has no answer */
    const rv_sim_choice *choices[RV_MOMENTS]; /* where actions are done; each ends with {0} */
    rv_ways ways;                             /* of the tile being placed, in `arena` */
    const rv_sim_move *given; /* the move with which a game begins, until it is made; or NULL */
    const rv_policy *policy;
    struct rv_greedy *greedy; /* of the policy of that name, in `arena`; NULL until it is asked */
    rv_sim_from_case from;
    int64_t steps; /* that scripts took in all games */
};

/* The current turn, as far as it is written: discarded tiles, further keys; and the order of
 * scoring, once chosen. */
struct rv_sim_turn {
    rv_buf discards, keys;
    rv_order order;
};

/* How the players choose. */
struct rv_policy {
    const char *name;
    /* A placement of the tile; false if there is none, or it is to be put aside. */
    bool (*place)(rv_sim *s, const rv_tile *t, rv_sim_place *out);
    /* The node of the tile just laid on which a follower is placed, and the figure; RV_NONE. */
    int (*follower)(rv_sim *s, int *figure);
    /* One of the actions of some rows that are possible at a moment, after another one or (NULL)
     * first. False: none. */
    bool (*act)(rv_sim *s, rv_moment when, const rv_acting *rows, const rv_chance *after,
                rv_chance *out);
};
extern const rv_policy rv_policy_random, rv_policy_greedy; /* play.c, greedy.c */
/* For each cell of the front, the legal rotations of the tile as a bit set; returns
 * the number of placements. */
enum { RV_SIM_FRONT = 4 * (RV_LIMIT_TILES + RV_MAX_UNLISTED + RV_MAX_STARTS + 1) + RV_FRONT_BLOCK };
int rv_sim_fitting(rv_game *g, const rv_tile *t, uint8_t turns[RV_SIM_FRONT]);

/* ---- sim.c, for odds.c: of games that go on from a case */
/* The number of orders in which the tiles left can be drawn, if it is no more than `most`; then the
 * first so many games are played with one of these orders each. 0: there are more. */
int rv_sim_orders(rv_sim *s, int most);
/* Lists in s->from.moves what the player to move can do with this tile, which is then the next one
 * in all games: each placement without a follower, and with each follower. NULL: the tile that
 * comes next, if all that are left look alike or the document says it; else there are no moves.
 * False: it cannot be told, as s->why says. */
bool rv_sim_moves(rv_sim *s, const char *tile);
/* The entry of one of the moves, as the list of a record has it: what else is due is done in one
 * way. NULL: what is due before any move, an entry of its own; or "". NULL as rv_sim_next. */
const char *rv_sim_entry(rv_sim *s, const rv_sim_move *move, const char **why);

/* ---- play.c */
/* A number from 0 to n - 1; shuffles a list. */
int rv_sim_below(void *sim, int n); /* an rv_sim; as rv_dice have it */
void rv_sim_shuffle(rv_sim *s, int *list, int n);
/* Brings tiles that are drawn before others to the top of a shuffled stack, its end. */
void rv_sim_batches(rv_sim *s, int *stack, int n);
/* Takes the next tile from the stack; RV_NONE. */
int rv_sim_pop(rv_sim *s);
/* Whether a player does what is to be had for nothing: by chance mostly, not once in n times. */
bool rv_sim_inclined(rv_sim *s, int n);
/* A key of the entry with its values, unless there are none, if the game is written. */
void rv_sim_put_values(rv_sim *s, rv_buf *to, rv_str key, const rv_values *values);
/* Lists what is chosen from in the turns of a new game. */
void rv_sim_find_choices(rv_sim *s);
/* Plays the keys of games that act at a moment; `t` NULL: before the first turn. */
void rv_sim_play_rows(rv_sim *s, rv_moment when, rv_sim_turn *t);
/* Random play tests every placement of a tile, so each turn has the budget of a document. */
void rv_sim_refill(rv_sim *s);
/* Whether a script has failed, or points went beyond the limit; s->why says it. */
bool rv_sim_failed(rv_sim *s);
/* The node of the tile just laid on which a move puts its follower; RV_NONE. */
int rv_sim_node(rv_game *g, const rv_sim_move *m);
/* The rest of a turn, from the follower on the tile just laid; node RV_NONE: without one. */
void rv_sim_play_laid(rv_sim *s, int node, int figure, rv_sim_turn *t);
/* Plays all turns that are left, with the tiles in s->stack, and final scoring; or an entry. */
void rv_sim_finish(rv_sim *s);

#endif
