/* messages.h - a record that is turned into the messages of a replay; for the files that write
 * them: messages.c the turns, figures.c what figures do and what is built, bazaar.c
 * auctions.
 */
#ifndef JCZ_MESSAGES_H
#define JCZ_MESSAGES_H

#include "jcz/jcz.h"

/* A figure, which has a name of its own there: "0.small.1". A player has seven small followers and
 * one figure of each other sort; they are numbered sort after sort. */
enum { SMALL = 7, FIGURES = SMALL + RV_MAX_FIGURES - 1 };
typedef enum whereabouts { IN_HAND, ON_TILE, ON_TOP, HELD } whereabouts;
typedef struct meeple {
    whereabouts is;
    int x, y, holder;
    int since;   /* the turn in which it was captured */
    bool helped; /* a token that helps one figure stands beside it */
    unsigned ports;
    const char *kind, *location, *feature; /* of the feature; its name and location there */
} meeple;

typedef struct export {
    jcz *j;
    rv_json *to;
    const rv_text *text; /* the record in its canonical form */
    const rv_report *report;
    int turn; /* the entry that is being written, from 1 … */
    const rv_yaml *entry;
    rv_case *behind; /* … and a case that has been judged up to an earlier one */
    bool untold;     /* no number is known with which that draws what it says */
    int clock;
    meeple men[RV_MAX_PLAYERS][FIGURES], stood[RV_MAX_PLAYERS][FIGURES]; /* before it was scored */
    const char *hand[RV_MAX_PLAYERS]; /* bought tiles, not yet played */
    int before;                       /* the player of the turn before; -1 after a bazaar */
    int bought;                       /* turns of bought tiles that are still to come */
    bool in_round;                    /* the turn is that of a bought tile, with its second part */
    const char **order;               /* of draws */
    int ndrawn, room;
    bool chosen; /* in this turn, what all players do */
    int laid;    /* who laid the last tile */
    int flies;   /* the sort of the figure whose place comes in a message of its own; -1: none */
}
export;

/* What an entry says of a turn, and what could have been done in it. */
typedef struct played {
    export *e;
    const rv_yaml *entry;
    int player, x, y, degrees;
    const char *tile;     /* NULL: none was laid */
    rv_str figure;        /* "knight@n"; without s if there is none */
    int sort;             /* of the figure */
    const char *cell;     /* of the tower to which the player goes, or NULL */
    const char *needs[4]; /* what must be built for the tile to lie, "ns@0,1" */
    int nneeds;
    bool captures; /* a piece on the tower at the cell can capture somebody */
    bool acts;     /* the player can put a figure on the tile, or go to a tower */
    bool bridge;   /* or build a bridge on the tile that it does not need: no other is offered */
    bool passes;   /* the player does nothing, but could */
    jcz_bag bag;   /* what was in the bag before, of which a message draws */
    bool offered;  /* before a bridge on another tile, something else */
} played;

/* Refuses the turn that is being written, as a game with it cannot be opened there. */
#define REFUSE(e, ...) jcz_refuse((e)->j, JCZ_TURN((e)->turn), __VA_ARGS__)
#define PUT(e, type, player, PAYLOAD, ...)                                                         \
    rv_json_put((e)->to, "{type: %s, player: %d, clock: %d, payload: {" PAYLOAD "}}", type,        \
                player, (e)->clock++, __VA_ARGS__)
/* A feature; the second coordinate grows to the south there. */
#define FEATURE "{position: [%d, %d], feature: %s, location: %s}"
#define FEATURE_OF(man) (man)->x, -(man)->y, (man)->feature, (man)->location

/* The turn as it would be if its entry had this value of a key, or (NULL) lacked it; and lacked
 * what rows from this one on say, unless it is NULL, and noted points. NULL: it would not be legal.
 */
const rv_why *export_could(export *e, const char *key, const char *value, const jcz_row *from);
/* The player does nothing; has done something at the end of the turn. */
void export_pass(export *e, int player);
void export_commit(export *e, int player);
/* Writes the message that means the value of a key. */
void export_row(export *e, const played *t, const jcz_row *row, rv_str word, int player);
/* "knight@0,1.n" */
const char *export_place(const export *e, const rv_shown_tile *tile, const rv_region_info *region);
void export_drawn(export *e, const char *tile);
/* The name of a tile that may be written as a look, or turned. */
const char *export_name_of(const export *e, rv_str word);

/* ---- figures.c */
int meeple_sort(int i);
/* The id that JCloisterZone gives the figure, such as "0.small.3". */
const char *meeple_id(const export *e, int player, int i);
/* The player's first figure of a sort that is there (HELD: by this holder); -1 for none. */
int meeple_find(const export *e, int player, int sort, whereabouts is, int holder);
/* The one of these that a record calls so, "knight@0,1.n" or "knight@0,1.n+fairy"; -1 for none. */
int meeple_named(const meeple *men, int sort, rv_str name);
/* The region on which it stands, as the board shows it; NULL for none. Who does not stand on his
 * region or tower any more is at home again. */
const rv_region_info *meeple_stands(const export *e, int player, int i, rv_shown_tile *tile);
void meeple_come_home(export *e);
/* "big:knight" becomes "knight", and "big 0,1" "0,1"; "builder" is a role and a sort in one. */
int meeple_cut_sort(const export *e, rv_str *role);
/* Somebody at a place that a record names by a role or a kind, "knight@0,1.n", or by who is written
 * alone and can stand there, as a builder; without a cell it is on the tile of the turn. NULL as
 * its feature: there is none. And who stands on a region; and puts a figure of the player there. */
meeple meeple_at(const export *e, const played *t, rv_str word);
meeple meeple_on(const export *e, const rv_region_info *region, int x, int y);
void meeple_put(export *e, int player, int i, meeple man);
/* The messages of what an entry says of figures: on its tile, on a tower, captured, ransomed. */
void figures_put_follower(export *e, const played *t, int sort, rv_str word);
void figures_put_top(export *e, const played *t, rv_str word);
void figures_put_capture(export *e, const played *t, const rv_yaml *word);
void figures_put_ransom(export *e, const played *t);

/* Those of bridges, and of castles. */
void castles_put_bridge(export *e, const played *t, rv_str word);
void castles_put(export *e, const played *t);

/* ---- rounds.c: what comes when a turn is over, in this order */
enum {
    ROUND_NONE,       /* what one player does, as in the rest of the turn */
    ROUND_LEAVES,     /* figures leave where they waited, for what is scored */
    ROUND_MOVES,      /* they move on from it */
    ROUND_ENTERS,     /* they go where they wait */
    ROUND_CHOICE,     /* a player says what all do … */
    ROUND_TURNS,      /* … and each does it in turn */
    ROUND_LEAVES_LAST /* they leave at the end of the game */
};
int rounds_which(const jcz *j, const jcz_row *row);
void rounds_put(export *e, const played *t, int which);

/* ---- bazaar.c */
void bazaar_put(export *e, const rv_yaml *map);

#endif
