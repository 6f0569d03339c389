/* replay.h - a replay of JCloisterZone that is turned into moves; for the files that read it:
 * payload.c what messages say, replay.c what they do, discards.c the tiles of which they say
 * nothing, bazaar.c auctions.
 */
#ifndef JCZ_REPLAY_H
#define JCZ_REPLAY_H

#include "jcz/jcz.h"

/* A tile that lies, by its index in the ruleset, and its id. */
typedef struct laid {
    int x, y, tile, degrees;
    const char *id;
} laid;

/* A figure of a payload: its name there, "0.small.1", whose it is, and its sort (jcz_figure_of). */
typedef struct figure {
    const char *id;
    int owner, sort;
} figure;

/* A place on the board: of a feature, or of a follower on it. */
typedef struct pointer {
    int x, y;
    unsigned ports;
    const char *kind; /* NULL: not given */
} pointer;

typedef struct message {
    const char *type;
    const rv_yaml *payload;
    int player; /* -1 if it does not say */
    rv_loc loc;
    const char *tile; /* the tile that it lays, as records name it; NULL: none … */
    int index;        /* … and its index in the ruleset, -1 */
    pointer at;       /* of its payload, as far as messages of its type have them */
    figure who;
} message;

/* A figure that was captured, and who holds it; -1 once it is free again. */
typedef struct prisoner {
    figure who;
    int holder;
} prisoner;

/* The turn that is being read; its keys are written as they come. */
typedef struct turn {
    bool open, committed, bought; /* bought: in a bazaar */
    bool chosen;                  /* what all do when it is over */
    int player;
    laid tile;
    const char *piece; /* "knight@n"; "": none */
    const char *bridges[4];
    int nbridges;
    rv_buf castles[RV_MAX_PLAYERS];
    rv_buf keys;
} turn;

/* A lot of a bazaar. */
typedef struct bazaar_lot {
    const char *tile;
    int index, chooser, bidder; /* index: of the tile there; bidder: who bid last */
    int bids[RV_MAX_PLAYERS];   /* or NO_BID, PASSED */
    const char *deal;           /* "buy", "sell" or NULL */
} bazaar_lot;

/* An auction, lot by lot. */
typedef struct auction {
    bool open, bidding;
    rv_loc loc;
    int owner[RV_MAX_PLAYERS]; /* of the tile at each index; -1 */
    bazaar_lot lots[RV_MAX_PLAYERS];
    int nlots, last; /* last: the index of the tile that was not auctioned, -1 */
} auction;

typedef struct replay {
    jcz *j;
    rv_buf *record;
    message *list;
    int n, at;
    laid *board;
    int nboard, ntiles, nheld; /* ntiles: of the boxes; nheld: of those, in hands */
    int nstart;                /* those that lie at the start */
    int *times;                /* how often the whole file lays each tile of the ruleset */
    bool broken;               /* the record so far is not legal */
    prisoner *prisoners;       /* in the order in which they were captured */
    int nprisoners;
    const char **order; /* the tiles as they are drawn, where the file says so */
    int norder, drawn;
    int limit;      /* the game ends when so many tiles are drawn; 0: it does not say so … */
    rv_loc limited; /* … or says it here */
    double random;  /* with which JCloisterZone draws next, from 0 to 1; below 0: it is not known */
    double brought; /* the last that a message brought, from which that follows */
    const char **missing; /* tiles of the river that are never laid, and not yet put aside */
    int nmissing;
    bool lake_missing;                /* the last of them is the lake */
    const char *hand[RV_MAX_PLAYERS]; /* the tile that a player got in an auction */
    int passes;                       /* tiles that the player put away before this one */
    const char *ransom;               /* paid before the tile is laid; or NULL … */
    int payer;                        /* … by whom */
    turn turn;
    int last; /* the player whose turn was the last; -1 */
    int entries;
    bool *draws; /* by entry: it draws its tile, which was not bought */
    auction auction;
    bool ended;                 /* the rest cannot be carried over */
    const char *beside, *token; /* the figure beside which a token stands, and the token; or NULL */
    rv_buf waits; /* the names of figures that wait somewhere, each with a blank behind it */
} replay;

/* ---- payload.c */
/* What a message needs, and what its payload has: an open turn, or one of the same player; a
 * pointer, or one that is a cell alone; a figure, which stands within the pointer, is a follower,
 * or is the player's own. */
enum { OPEN = 1, TURN = 3, AT = 4, WHO = 8, WITHIN = 16, FOLLOWER = 32, OWN = 64, CELL = 128 };
bool payload_read(const replay *p, message *m, int reads);
bool payload_cell(const rv_yaml *list, int *x, int *y);
/* Refuses a message that lacks something; and one in which a player moves the figure of another. */
bool payload_lacks(const replay *p, const message *m, const char *what);
bool payload_is_own(const replay *p, const message *m, int player);
/* "+fairy" of a figure beside which the token stands and another one like it, or ""; `where`: the
 * kind of features on which it waits, NULL if it is where the message says. */
const char *payload_beside(replay *p, const message *m, const char *where);
/* The messages, of which p->list then has those that were not undone; the order of draws. */
bool payload_read_all(replay *p);
bool payload_read_order(replay *p);

/* ---- replay.c */
/* Writes the entry of the turn that is open. May longjmp. */
void replay_finish_turn(replay *p);
void replay_begin_entry(replay *p);
/* Judges the record so far, with an entry more (or ""), which is then forgotten; NULL once it is
 * not legal: nothing that follows can mend it. So there are no more judgements than a game has
 * tiles. */
const rv_report *replay_judge(replay *p, const char *entry);

/* ---- discards.c */
/* Whether no tile can have been put aside before the next one: by the end of the file all but the
 * first are laid, or hidden, or those that are not have a place after the turns so far, as j->bench
 * has judged them. */
bool discards_none(const replay *p);
/* Writes what was put aside before this tile, which the player held or not (NULL). */
void discards_put(replay *p, const message *m, const char *tile, const char *held);
/* Counts the tiles that the file lays, and finds those of the river that were put aside. */
void discards_of_river(replay *p);
/* Ends the last turn, and writes what was put aside after it. */
void discards_rest(replay *p);

/* ---- bazaar.c: messages of an auction */
bool auction_bid(replay *p, message *m);
bool auction_pass(replay *p, message *m);
bool auction_deal(replay *p, message *m);

#endif
