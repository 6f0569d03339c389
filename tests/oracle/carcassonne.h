/* carcassonne.h - a second opinion on Carcassonne, for tests: with or without The Tower, Bridges,
 * Castles and Bazaars, Inns and Cathedrals, The River, Traders and Builders, and the smaller boxes
 * of carcassonne_boxes.c and carcassonne_minis.c.
 *
 * Like oracle.h, which does this for The Castle, it is slow and plain on purpose and shares nothing
 * with the engine. What it keeps is the list of laid tiles, the followers on them, scores and
 * supplies; every tile that is laid paints the table afresh, from port to port. The numbers in
 * comments (K-9, T-14) are those of the rule ledgers.
 *
 * Cells are x, y; x grows east and y north. Sides are 0..3 = N E S W, rotations quarter turns
 * clockwise. Ports are numbered clockwise from the north-west corner, three a side: nnw n nne, ene
 * e ese, sse s ssw, wsw w wnw; 12 is the centre. Players are counted from 0, in turn order. Tiles
 * are counted from 0 among those of the edition in force, identical ones once.
 *
 * An oracle belongs to the caller of carc_load, who frees it; everything else is copied in and out.
 * Nothing is printed and no file is opened. Without memory it aborts.
 */
#ifndef REEVE_TESTS_CARCASSONNE_H
#define REEVE_TESTS_CARCASSONNE_H

#include <stdbool.h>

enum {
    CARC_PRINTS = 340, /* most kinds of tile in an edition */
    CARC_LAID = 250,   /* most tiles on the table */
    CARC_REGIONS = 12, /* most regions of a tile */
    CARC_PLAYERS = 6,
    CARC_FOLLOWERS = 7, /* of each player, and a large one besides (K-34) */
    CARC_MEN = CARC_PLAYERS * (CARC_FOLLOWERS + 9), /* with one of each other figure */
    CARC_TAKINGS = 16,
    CARC_QUARTERS = 4,
    CARC_LEAVES = 40, /* most figures that an entry moves out of the City of Carcassonne */
    CARC_MESSAGES = 8,
    CARC_ROUNDS = 7,  /* most messages in a turn (ME-5) */
    CARC_GAINS = 64,  /* most scores in a turn */
    CARC_RANSOMS = 4, /* most that an entry names; one is allowed */
    CARC_BRIDGES =
        10,        /* most bridges to choose from: two on the tile, two on each beside it (B-4) */
    CARC_SPAN = 3, /* most of them in a turn (B-10) */
    CARC_SPANS = 176,   /* most ways to choose so many, or none */
    CARC_CASTLES = 12,  /* most castles (B-1) */
    CARC_SAID = 8,      /* most that an entry says of castles, of either sort */
    CARC_ENTRIES = 360, /* most entries of a record: turns, and bazaars between them */
    CARC_PASS = -1,     /* no bid */
    CARC_HERE = 10000,  /* a column that stands for the cell of the tile just laid */
    CARC_FEATURES = CARC_LAID * CARC_REGIONS,
    CARC_ITEMS = 16,     /* most features that one tile completes: four, and nine monasteries */
    CARC_NAME = 32,      /* room for a feature's name */
    CARC_LABEL = 20,     /* room for a player's label */
    CARC_SPOTS = 4 * 300 /* most cells that a tile can be put on, each turned four ways */
};

/* Builder and pig are no followers, but join one (M-22). */
enum carc_figure {
    CARC_SMALL,
    CARC_BIG,
    CARC_ABBOT,
    CARC_BUILDER,
    CARC_PIG,
    CARC_MAYOR,
    CARC_SHEPHERD,
    CARC_PHANTOM,
    CARC_WAGON,
    CARC_BARN, /* no follower; it joins nobody */
    CARC_FIGURES
};
enum carc_goods { CARC_WINE, CARC_GRAIN, CARC_CLOTH, CARC_GOODS };
enum carc_kind {
    CARC_ROAD,
    CARC_CITY,
    CARC_MONASTERY,
    CARC_FIELD,
    CARC_RIVER,
    CARC_GARDEN,
    CARC_KINDS
};

enum carc_royal { CARC_PER_FEATURE, CARC_TEN_EACH, CARC_FIFTEEN_FORTY, CARC_RUNNING };
enum carc_escape { CARC_SIEGE_TILE, CARC_ANY_TILE, CARC_NO_ESCAPE };
enum carc_small { CARC_HALF_ROUND, CARC_TWO_TILES };
enum carc_count { CARC_COUNT_GOES, CARC_CLOCKWISE, CARC_FOLLOWS };
enum carc_start { CARC_OUT, CARC_MIXED, CARC_WITH_RIVER, CARC_AFTER_RIVER };

typedef struct {
    int edition;      /* 2, 1: which tiles there are */
    int tiny_city;    /* points of a city of two tiles: 4, 2 (K-23) */
    int farm_scoring; /* 3, 2, 1: third, second, first (K-30) */
    bool farmers;     /* true, false (K-32) */
    bool abbots;      /* abbot (K-43) */
    bool large;       /* big_follower (K-34, I-2, I-29) */
    bool inns;        /* Inns and Cathedrals is in play; the following option needs it */
    bool plain;       /* inn_cathedral_final: normal (I-9) */
    bool tower;       /* The Tower is in play; the following options need it */
    bool capture_own, top_capturable, reopens; /* T-19, T-32, T-31 */
    bool ransom, needs_points;                 /* T-49, T-43 */
    bool gap_blocks, manhattan;                /* T-48, T-51 */
    int range_offset;                          /* 0, -1 (T-50) */
    bool bazaars; /* Bridges, Castles and Bazaars is in play; the following options need it */
    bool bridges, castles;             /* B-3, B-22 */
    int span;                          /* bridges_per_turn (B-10) */
    int small;                         /* enum carc_small: small_city (B-26) */
    bool placer_only, same_turn, four; /* castle_by (B-23), B-41, castle_on_field (B-92) */
    bool fairs;                        /* bazaars are held (B-54) … */
    bool bidding;                      /* … and tiles auctioned (B-69) */
    int least;                         /* min_open_bid (B-56) */
    bool from_chooser, first_buyer;    /* bazaar_next (B-62), bazaar_order (B-64) */
    bool river;                        /* The River is in play; the following options need it */
    int rivers;                        /* 1, 2, 3: both */
    int start;                         /* enum carc_start */
    bool u_turns, plain_lake, runs_beneath, spring_divides, herd; /* */
    bool once;                                                    /* volcano_lake: plain */
    bool traders; /* Traders and Builders is in play; the following options need it */
    bool goods, builder, pig, must, at_last; /* M-5; M-29; builder_on_completed (M-23) */
    bool takes_all;                          /* capture_builder_pig: with The Tower (M-61, M-63) */
    bool builder_first;                      /* bazaar_builder: with bazaars (M-75) */
    bool king, cult, siege, hills, windroses, watchtowers, labyrinth, mayor, festival, buildings;
    bool phantom, flier, mage, gold, abbey, circles;
    int circle_sets; /* circles: 1, 2, 3: both (CC-1) */
    unsigned chosen; /* of the options that an edition decides, those that were given, a bit each */
    bool circle_may; /* circle_place (CC-5) */
    bool no_abbeys, no_mayors, no_wagons, no_barns; /* AM-8 */
    bool no_round, off_river;                       /* abbey_end, abbey_on_river (AM-23, AM-79) */
    bool connected, drives_on;                      /* wagon_move, wagon_from_castle */
    bool no_lord;                                   /* mayor_lord (AM-73) */
    bool barns_together, own_part;                  /* barn_on_barn, barn_join (AM-53, AM-61) */
    bool no_pigs, one_more;                         /* pig_on_barn, barn_points (AM-56, AM-65) */
    int king_scoring;                               /* enum carc_royal (KR-13) */
    int siege_tiles, labyrinths;                    /* 1, 2, 3: both (SI-1); LA-1 */
    int escape;                                     /* enum carc_escape (SI-9) */
    bool builders_flee, at_end;                     /* escape_builder (SI-11), escape_per (SI-12) */
    bool pig_single;                                /* siege_pig (SI-7) */
    bool six_shrines, placed_only, apart;    /* cult_tiles, shrine_neighbours, own_challenge (CU) */
    bool occupied_only;                      /* shrine_counts (CU-4) */
    bool no_abbot, gardens_too;              /* abbot_on_shrine, vineyard_garden (CU-24, HS-39) */
    bool no_rose, once_paid;                 /* wind_start (WR-2), tower_pays (WT-5) */
    bool lords_seen;                         /* counts_lord (WT-7) */
    bool advanced, builders_count;           /* labyrinth, labyrinth_builder (LA-4, LA-8) */
    bool followers_only, lord_stays;         /* festival_returns (FE-6), festival_lord (FE-10) */
    bool by_kind, dealt_by_kind;             /* building_points, buildings_dealt (LB-9, LB-2) */
    bool score_only, hill_only, hill_number; /* HS-20, HS-29, HS-32 */
    bool no_hills, no_vineyards, no_shepherds;        /* HS-4 */
    bool lands_high;                                  /* flier_on_tower (FL-11) */
    bool dragon;                                      /* The Princess & the Dragon is in play: */
    bool no_dragon, no_fairy, no_princess, no_portal; /* PD-6 */
    bool moves_late, comes_back; /* dragon_moves (PD-19), dragon_start_visited (PD-22) */
    bool on_tile, must_send, no_lords_fairy; /* PD-32, PD-45, PD-68 */
    bool calm_lake, no_top_there;            /* lake_dragon (PD-75), top_beside_dragon (PD-43) */
    bool gold_auto, poor_castles;            /* gold_choice (GM-7), castle_gold (GM-10) */
    bool count;                              /* The Count of Carcassonne is in play: */
    bool each_part, features_open;           /* city_per, city_points (CO-11, CO-15) */
    int count_moves;                         /* enum carc_count (CO-18) */
    bool occupied, any_quarter, last_land;   /* city_to_unoccupied, city_final, last_tile */
    bool no_town, reaches_city, no_spring;   /* CO-37, CO-42, CO-7 */
    bool messages;                           /* The Messages are in play: */
    bool free_space, one_figure;             /* message_space, message_round (ME-6, ME-17) */
    bool ordinary_pays;                      /* message_pays (ME-14) */
} carc_options;

typedef struct {
    int x, y;
} carc_cell;

/* A place: a cell, and a compass point on it, an index for carc_where_word; -1: omitted. With the
 * kind it names a feature. The oracle's own names are the canonical names. */
typedef struct {
    enum carc_kind kind;
    carc_cell cell;
    int where;
} carc_name;

typedef struct {
    carc_cell cell; /* of the feature's tile */
    int side;       /* no tile lies beyond it */
} carc_open;

typedef struct {
    carc_name name;
    int tiles;
    carc_cell tile[CARC_LAID]; /* as laid */
    int pennants;
    bool inn, cathedral; /* that count: without Inns and Cathedrals they are pictures (I-47) */
    int opens;           /* none for a monastery */
    carc_open open[4 * CARC_LAID];
    int around;                  /* of a monastery: tiles on the eight cells around it */
    bool complete;               /* never for a field */
    int followers[CARC_PLAYERS]; /* a large one counts two (K-34), builder and pig nothing */
    int goods[CARC_GOODS];       /* shown in it */
    bool siege, labyrinth;
    int heads;               /* followers on it, each counted once (LA-8) */
    int hills[CARC_PLAYERS]; /* of these on hills (HS-31) */
    int buildings;           /* points of little buildings (LB-5, LB-6) */
    int vineyards;           /* around a monastery (HS-36) */
    bool mage, witch;        /* stand on it (MW-10, MW-12) */
} carc_feature;

typedef struct {
    int tile, rot;
    carc_cell cell;
} carc_spot;

/* A bridge over the tile on a cell: through the sides N and S (0), or E and W (1). */
typedef struct {
    carc_cell cell;
    int axis;
} carc_bridge;

/* The bridges built with a tile. */
typedef struct {
    int count;
    carc_bridge bridge[CARC_SPAN];
} carc_span;

/* A castle. Its lord goes home when it has scored (B-40); then it has no owner. */
typedef struct {
    int owner;
    carc_name city;
    bool lord;
    enum carc_figure figure; /* if the lord is there */
} carc_castle;

/* A feature that a player names: a city to turn into a castle, or the feature that a castle of the
 * player scores. */
typedef struct {
    int player;
    carc_name name;
} carc_word;

/* A follower, builder or pig on the table: at a place of a tile, or on top of its tower. What a
 * builder or pig that is named stands on has no kind (CARC_KINDS). */
typedef struct {
    int player;
    enum carc_figure figure;
    bool top;
    int quarter;     /* of the City of Carcassonne, plus one: from there (CO-6) */
    carc_name place; /* for a follower on top, only the cell matters */
} carc_man;

typedef struct {
    int captor;
    enum carc_figure figure;
} carc_ransom;

/* The further actions of a turn in The Tower. */
typedef struct {
    int ransoms;
    carc_ransom ransom[CARC_RANSOMS];
    bool builds, tops, captures, exchanges;
    carc_cell at;              /* the tower, if the player builds or goes on top */
    carc_man captive;          /* its figure does not matter: a cell has one follower */
    enum carc_figure exchange; /* which follower comes back */
} carc_deeds;

/* A round of messages: which scores the messenger moves, the message, what the player takes. */
enum carc_answer { CARC_NO_ANSWER, CARC_TWO_POINTS, CARC_THE_MESSAGE, CARC_A_FOLLOWER };
typedef struct {
    int moves;
    struct {
        int player, points;
    } move[CARC_GAINS];
    int message; /* 0: none is drawn */
    enum carc_answer answer;
    carc_man man;
} carc_round;

/* What the later boxes add to a turn. */
typedef struct {
    bool back, escapes; /* a figure comes home (FE-2), a knight flees (SI-8) */
    carc_man home, knight;
    bool calls;         /* the abbot comes home (K-45) */
    int building;       /* points by kind: 3 tower, 2 house, 1 shed; 0: none (LB-3) */
    bool grows, guides; /* flock: grow, flock: stable (HS-12) */
    int token;          /* sheep that were drawn; CARC_PASS: a wolf; 0: no draw */
    int arm;            /* the side at which a follower joins a labyrinth, plus one (LA-5) … */
    enum carc_figure walker; /* … and which */
    int king, robber;        /* claims, the player plus one (KR-17) */
    bool flies, crashes;     /* a follower flies (FL-3), and comes back (FL-8) … */
    enum carc_figure flier;
    int cells;             /* … so many cells */
    carc_name landing;     /* if he does not crash; a kind of CARC_KINDS: on top of a tower */
    bool casts, off, mage; /* the mage, or the witch, is moved, or taken off (MW-2, MW-6) … */
    carc_name charmed;     /* … to this feature */
    bool digs;             /* a neighbour is named that gets gold (GM-2) */
    carc_cell neighbour;
    int takings; /* who takes gold from where, in turn (GM-7) */
    struct {
        int player;
        carc_cell cell;
    } taking[CARC_TAKINGS];
    int drives; /* wagons that were scored move (AM-39) */
    carc_word drive[CARC_PLAYERS];
    int circle;  /* all place (1) or take (2) one, 0: it is not said (CC-3) */
    int circled; /* who does, in turn */
    carc_man in_circle[CARC_PLAYERS];
    bool charms, sends, ported;      /* the fairy goes (PD-30) to … */
    carc_man friend;                 /* … a follower, or (by the option) only the cell matters */
    carc_man knight_home, passenger; /* a knight goes home (PD-44), a follower through a portal */
    int leaves, last_leaves; /* who leaves the City of Carcassonne for what is scored (CO-21), and
                                before the final scoring (CO-32), in turn */
    carc_man leaver[CARC_LEAVES], last_leaver[CARC_LEAVES];
    bool enters; /* a follower goes into a quarter (CO-8) … */
    enum carc_figure entrant;
    int quarter, count; /* … plus one; and the Count to one, plus one (CO-18) */
    int rounds;
    carc_round round[CARC_ROUNDS];
    int steps; /* the dragon's (PD-20) */
    carc_cell step[6];
    bool strays; /* of his steps, of circles, messages and gold only what is said is judged: for who
                    asks about the rest of a turn */
    bool seconds;    /* the phantom follows (PH-2) … */
    carc_man second; /* … on the tile, on which its cell does not matter, or on a tower */
} carc_extra;

typedef struct {
    int player;
    carc_spot at;
    bool deploys;
    enum carc_figure figure; /* which figure is deployed, or goes on top */
    carc_name follower;      /* if it is deployed; its cell does not matter, nor a builder's kind */
    carc_deeds tower;
    carc_span span; /* with the tile (B-3) */
    carc_extra extra;
    int keeps, picks;
    carc_word keep[CARC_SAID]; /* small cities that become castles (B-22) */
    carc_word
        pick[CARC_SAID]; /* the features that castles score, if not those with most points (B-42) */
} carc_turn;

/* ---- bazaars ---- */

typedef struct {
    int player, points; /* CARC_PASS: the player passes */
} carc_bid;

/* What the chooser does with the tile; none if no other player bids. */
enum carc_deal { CARC_NO_DEAL, CARC_BUY, CARC_SELL };

typedef struct {
    int tile, chooser, bids;
    carc_bid bid[CARC_PLAYERS];
    enum carc_deal deal;
} carc_lot;

typedef struct {
    int draws, lots;
    int draw[CARC_PLAYERS];
    carc_lot lot[CARC_PLAYERS]; /* without the last tile, which is free (B-63) */
} carc_bazaar;

enum carc_verdict {
    CARC_LEGAL,
    CARC_BAD_PLAYER,   /* it is another player's turn */
    CARC_BAD_TILE,     /* no such tile, or used up */
    CARC_BAD_CELL,     /* K-8, K-9 */
    CARC_BAD_FOLLOWER, /* K-15, K-16, K-32, or there is no such feature */
    CARC_BAD_DISCARD,  /* the tile has a legal place (K-10) */
    CARC_BAD_NONE,     /* there are tiles left */
    CARC_BAD_RANSOM,   /* T-40, T-41, T-43, T-45, T-49 */
    CARC_BAD_ACTIONS,  /* more than one (T-8) */
    CARC_BAD_TOWER,    /* no foundation, no piece, or closed (T-6, T-8, T-29, T-31) */
    CARC_BAD_TOP,      /* T-9, T-29, T-36 */
    CARC_BAD_CAPTURE, /* no piece was built, or the follower is not there, or is safe (T-13 to T-19,
                         T-32) */
    CARC_BAD_EXCHANGE, /* T-38: missing although there is a choice, or not possible */
    CARC_BAD_BRIDGE,   /* B-4 to B-7, B-21; or the tile does not fit even with it (B-9) */
    CARC_BAD_CASTLE,   /* B-22, B-23, B-26, B-29, B-31 */
    CARC_BAD_PICK,     /* no castle of the player scores that (B-42) */
    CARC_BAD_EXTRA,    /* what a later box adds is missing, or is not legal */
    CARC_BAD_BAZAAR    /* a bazaar is missing or not due, or is not legal (B-54 to B-63) */
};

/* A completed feature, before its followers went home. */
typedef struct {
    carc_feature feature;
    unsigned winners; /* bit set of the players with most followers (K-33); 0: no followers */
    int points;       /* points for each of them */
    bool kept;        /* no player scores: it has become a castle (B-25) */
} carc_item;

/* The score of a castle. */
typedef struct {
    int owner;
    carc_name city;
    int choices; /* number of features of the same round to choose from */
    int round; /* 0: a feature completed in the fief; then a castle that scored in the round before
                  (B-43) */
    int points;
} carc_tribute;

typedef struct {
    int items;
    carc_item item[CARC_ITEMS];
    int back[CARC_PLAYERS]; /* followers that went home */
    int tributes;
    carc_tribute tribute[CARC_CASTLES];
    int late; /* number of ransoms that could be paid only after scoring */
    bool exchanged;
    enum carc_figure mine,
        theirs; /* if so: the followers that came back to the player, and to the other */
} carc_report;

/* A feature that scored at the end; a field; or, with farm_scoring 1, a city with fields around it,
 * whose kind is then CARC_FIELD although the name is that of the city. */
typedef struct {
    enum carc_kind kind;
    carc_name name;
    int points[CARC_PLAYERS];
} carc_last;

typedef struct {
    int items;
    carc_last item[CARC_FEATURES];
    int gained[CARC_KINDS][CARC_PLAYERS], goods[CARC_PLAYERS]; /* M-12 */
    int royal[CARC_PLAYERS], gold[CARC_PLAYERS];               /* KR-11 */
    int total[CARC_PLAYERS];                                   /* with the score so far */
    unsigned winners;
} carc_ending;

typedef struct carc carc;

/* Made from the text of the data file; NULL if it cannot be read. */
carc *carc_load(const char *tiles_text);
carc *carc_clone(const carc *o);
void carc_copy(carc *to, const carc *from);
void carc_free(carc *o);

carc_options carc_defaults(void);
/* By the words of the ledger ("farm_scoring", "second"); false if the ledger has no such option or
 * value. */
bool carc_set_option(carc_options *options, const char *name, const char *value);
const carc_options *carc_options_of(const carc *o);
void carc_set_options(carc *o, const carc_options *options); /* tiles keep their numbers */

/* A new game: the start tile lies at 0,0. */
void carc_begin(carc *o, const carc_options *options, int players);

/* To set up a position. Nothing is checked except that it can be stored. */
void carc_clear(carc *o); /* removes all tiles, even the start tile */
bool carc_put(carc *o, carc_spot at);
bool carc_put_follower(carc *o, int player, carc_name name); /* one from the supply */
/* The same of either figure, also on top of a tower. */
bool carc_put_man(carc *o, const carc_man *man);
void carc_set_goods(carc *o, int player, enum carc_goods goods, int tokens);
bool carc_put_tower(carc *o, carc_cell cell, int height); /* the pieces come from no player */
bool carc_put_prisoner(carc *o, int captor, int owner, enum carc_figure figure); /* supply */
void carc_set_score(carc *o, int player, int score);
void carc_set_supply(carc *o, int player, int followers);
void carc_set_pieces(carc *o, int player, int pieces);
bool carc_put_bridge(carc *o, carc_bridge bridge); /* it comes from no player */
bool carc_put_span(carc *o, const carc_span *span);
/* The token comes from no player; the city is named by any of its places. The follower on it
 * becomes the lord. */
bool carc_put_castle(carc *o, int owner, carc_name city);

/* The set. Tiles whose box is not in play have the number 0. */
int carc_prints(const carc *o);
int carc_find(const carc *o, const char *id); /* -1: no such tile */
const char *carc_id(const carc *o, int tile);
int carc_count(const carc *o, int tile);
int carc_left(const carc *o, int tile); /* neither laid nor discarded */
int carc_stack(const carc *o);          /* all tiles that are left */
bool carc_alike(const carc *o, int tile, int other);

int carc_players(const carc *o);
int carc_to_move(const carc *o);
bool carc_over(const carc *o);
bool carc_could_end(const carc *o); /* whatever is still possible may be left out */
bool carc_is_abbey(const carc *o, int tile);
int carc_score(const carc *o, int player);
int carc_supply(const carc *o, int player); /* small followers */
int carc_supply_of(const carc *o, int player, enum carc_figure figure);
int carc_goods(const carc *o, int player, enum carc_goods goods); /* tokens (M-11) */
/* Whether the player to move plays the second part of a double turn. */
bool carc_second(const carc *o);
int carc_pieces(const carc *o, int player); /* of towers, in hand (T-2) */
int carc_prisoners(const carc *o, int captor, int owner, enum carc_figure figure);
int carc_bridges(const carc *o, int player);       /* in hand (B-1) */
int carc_tokens(const carc *o, int player);        /* of castles, in hand */
int carc_bridge_on(const carc *o, carc_cell cell); /* its axis; -1: none */
/* All castles, as built. The array has room for CARC_CASTLES. */
int carc_castles(const carc *o, carc_castle out[]);
bool carc_foundation(const carc *o, carc_cell cell);
int carc_height(const carc *o, carc_cell cell); /* of the tower there; 0 */
/* The follower on top of it; false: none. */
bool carc_top(const carc *o, carc_cell cell, carc_man *out);
/* All followers on the table; each place is the first place of the feature on its tile. The array
 * has room for CARC_MEN. */
int carc_men(const carc *o, carc_man out[]);
/* How many such figures of a player wait in a quarter of the City of Carcassonne: castle, market,
 * blacksmith, cathedral (CO-6). */
int carc_waiting(const carc *o, int player, int quarter, enum carc_figure figure);
int carc_gold_on(const carc *o, carc_cell cell); /* pieces */
/* What a player has got or paid in this part, as in a bazaar before it: which of his two figures
 * moves is still open (ME-14). */
int carc_gains(const carc *o, int player, int points[CARC_GAINS]);
int carc_tile_at(const carc *o, carc_cell cell, int *rot); /* -1: none; rot may be NULL */

/* Legality. Whether the tile is used up is not checked. */
bool carc_can_place(const carc *o, carc_spot at);
/* The same with bridges, which must not be unnecessary. */
bool carc_can_span(const carc *o, int player, carc_spot at, const carc_span *span);
bool carc_can_bridge(const carc *o, int player, carc_spot at,
                     carc_bridge bridge); /* together with a bridge */
/* All sets of bridges with which the tile can be placed, and whether other bridges may be part of
 * such a set. The array has room for CARC_SPANS. */
int carc_span_list(const carc *o, int player, carc_spot at, carc_span out[]);
bool carc_spares(const carc_span *span, const carc_span list[], int count);
bool carc_is_part(const carc_span *part, const carc_span *of);
/* Every legal placement of a tile that needs a bridge (B-9). The array has room for CARC_SPOTS. */
int carc_bridge_spots(const carc *o, int player, int tile, carc_spot out[]);
/* Every legal placement of a tile without a bridge. The array has room for CARC_SPOTS. */
int carc_spots(const carc *o, int tile, carc_spot out[]);
/* Each feature that the player may claim with this tile after it is laid, by its first place on the
 * tile. The array has room for CARC_REGIONS. */
int carc_deployments(const carc *o, int player, carc_spot at, carc_name out[]);
int carc_deployments_with(const carc *o, int player, carc_spot at, const carc_span *span,
                          carc_name out[]); /* NULL: no bridge is built */
/* The same of one figure: the player's builder and pig join followers (M-19, M-44). */
int carc_deployments_of(const carc *o, int player, carc_spot at, const carc_span *span,
                        enum carc_figure figure, carc_name out[]);
/* Whether the player could make a castle of this city if it has just been completed. */
bool carc_can_keep(const carc *o, int placer, int player, carc_name city);
/* Whether at least one tile of it lies in the fief of a castle (B-33, B-35). */
bool carc_in_fief(const carc *o, const carc_castle *castle, const carc_feature *f);

/* Whether the player may build on the tower there; whether a follower may go on top of it. */
bool carc_can_build(const carc *o, int player, carc_cell cell);
bool carc_can_top(const carc *o, int player, carc_cell cell, enum carc_figure figure);
/* The followers that the player could capture with that tower if it had this number of additional
 * pieces. The array has room for CARC_MEN. */
int carc_captives(const carc *o, int player, carc_cell cell, int more, carc_man out[]);
/* Whether a bazaar comes before the next turn; the player to move then chooses first. */
bool carc_due(const carc *o);
/* The tile from a bazaar that the player still has to play, or -1. */
int carc_bought(const carc *o, int player);
/* How many copies of a tile this player could draw or have drawn: those that no other player holds.
 */
int carc_free_of(const carc *o, int player, int tile);
/* The tiles that the player to move could draw: those of others lie apart, and so do those for a
 * bazaar that waits for a second part (M-75). */
int carc_drawable(const carc *o);
/* The player who chooses the next tile, given who already has one, who got the last one and who
 * chose it; -1 at first. */
int carc_chooser(const carc *o, const bool has[CARC_PLAYERS], int buyer, int chooser);
enum carc_verdict carc_hold(carc *o, const carc_bazaar *bazaar);
/* Whether the player could buy back this follower now. */
bool carc_can_ransom(const carc *o, int player, carc_ransom ransom);

/* All features, in the order in which their first tiles were laid. The array has room for
 * CARC_FEATURES. */
int carc_features(const carc *o, carc_feature out[]);
/* False if there is no feature of the kind, or more than one. */
bool carc_feature_at(const carc *o, carc_name place, carc_feature *out);
/* The place of its tile by which the feature there, of this kind, is named. */
int carc_first_place(const carc *o, carc_name place);
/* The points of a road, a city or a monastery if it were complete as it is. */
int carc_worth(const carc *o, const carc_feature *f);
/* Whether a tile shows one road on two sides. */
bool carc_is_one_road(const carc *o, carc_spot at, int side, int other);
/* Whether the field touches the city; both are named by any place. */
bool carc_touches(const carc *o, carc_name field, carc_name city);

/* Words: "road@0,1.w"; "w"; "road"; "highwayman". */
void carc_write_name(const carc_name *name, char out[CARC_NAME]);
bool carc_read_name(const char *text, carc_name *out);
const char *carc_where_word(int where); /* NULL when out of range */
const char *carc_kind_word(enum carc_kind kind);
const char *carc_role_word(enum carc_kind kind);
const char *carc_figure_word(enum carc_figure figure); /* "", "big", "builder", "pig" */

/* Play. An illegal turn changes nothing. The report may be NULL. */
enum carc_verdict carc_play(carc *o, const carc_turn *turn, carc_report *report);
enum carc_verdict carc_try(const carc *o, const carc_turn *turn, carc_report *report);
enum carc_verdict carc_discard(carc *o, int tile);
enum carc_verdict carc_play_none(carc *o, int player);
/* A ransom alone, in a turn without a tile. */
enum carc_verdict carc_pay(carc *o, int player, const carc_deeds *deeds);
/* Ends the turn of the player to move, who leaves its second part out (M-29); false if there is
 * none, or it must be played. */
bool carc_leave(carc *o);

/* The placements of this tile that would complete the feature. The array has room for CARC_SPOTS.
 */
int carc_closers(const carc *o, carc_name place, int tile, carc_spot out[]);

/* The result of final scoring now; the oracle does not change. */
void carc_final(const carc *o, carc_ending *ending);

/* ---- records, as the simulation writes them: a line a turn, few keys ---- */

typedef struct {
    bool none, held; /* none: an entry without a tile; held: a bazaar */
    carc_bazaar bazaar;
    carc_turn turn;
    int discards;
    int discard[CARC_LAID];
    bool noted; /* scores were noted after this turn */
    int score[CARC_PLAYERS];
} carc_entry;

typedef struct {
    carc_options options;
    int players;
    char label[CARC_PLAYERS][CARC_LABEL];
    int entries;
    carc_entry entry[CARC_ENTRIES];
    bool ended; /* a result is noted */
    int result[CARC_PLAYERS];
} carc_record;

/* Reads a record. Returns 0, or the number of the line that cannot be read. The oracle is used only
 * for its tiles. */
int carc_read_record(const carc *o, const char *text, carc_record *out);
/* Plays one entry, with its discards; noted scores are not checked. */
enum carc_verdict carc_play_entry(carc *o, const carc_entry *entry, carc_report *report);

#endif
