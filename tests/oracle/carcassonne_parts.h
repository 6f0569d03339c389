/* carcassonne_parts.h - shared by the files of the Carcassonne oracle. */
#ifndef REEVE_TESTS_CARCASSONNE_PARTS_H
#define REEVE_TESTS_CARCASSONNE_PARTS_H

#include "carcassonne.h"

#include <stddef.h>

enum { N, E, S, W, SIDES };
enum {
    RIM = 12, /* ports round the rim */
    CENTRE = 12,
    INNER = 13,  /* a second field in the middle (KR-3) */
    GARDEN = 14, /* in the middle, too (K-43) */
    PORTS = 15,
    NOTHING = -1,
    REACH = 120, /* cells; no game goes so far from the start tile */
    WIDTH = 2 * REACH + 1,
    EDITIONS = 2,
    ID = 12 /* size of a tile's id */
};

/* The features printed on a tile, in its upright orientation. */
struct carc_print {
    char id[ID];
    char edge[SIDES + 1]; /* "crfr" */
    int count;
    bool foundation, bazaar;
    bool spring, lake, volcano, fork;
    bool pigs[CARC_REGIONS];
    int goods[CARC_REGIONS]; /* enum carc_goods, plus one; 0: none */
    int regions;
    enum carc_kind kind[CARC_REGIONS];
    int at[PORTS]; /* the region at each port, or NOTHING */
    int pennants[CARC_REGIONS];
    bool inn[CARC_REGIONS], cathedral[CARC_REGIONS]; /* beside a road (I-10); in a city */
    bool odd[CARC_REGIONS];                          /* a city that is not a half circle (B-26) */
    bool siege[CARC_REGIONS], labyrinth[CARC_REGIONS];
    bool shrine, hill, vineyard, festival, rose, magic, goldmine;
    int flier;  /* the direction of a flying machine, an eighth turn each from N, plus one (FL-4) */
    int circle; /* of a crop circle, enum carc_kind plus one (CC-2) */
    bool dragon, portal, mountain; /* mountain: a volcano of the dragon's box */
    bool princess[CARC_REGIONS];
    int quarter;           /* of a quarter rose, plus one: NE SE SW NW */
    int watch, watch_kind; /* points of a watchtower, and for what: enum carc_watch */
    bool gardens;          /* they can be occupied; otherwise they are pictures */
    int box;
    bool touches[CARC_REGIONS][CARC_REGIONS]; /* a field and a city that borders it */
};

/* The game to which a tile belongs. */
enum {
    BASE,
    TOWER,
    BAZAARS,
    INNS,
    RIVER,
    TRADERS,
    KING,
    CULT,
    SIEGE,
    HILLS,
    WINDROSES,
    WATCHTOWERS,
    LABYRINTH,
    FESTIVAL,
    FLIER,
    MAGE,
    GOLD,
    ABBEY,
    CIRCLES,
    DRAGON,
    COUNT,
    BOXES
};
enum carc_watch { WATCH_MEEPLE, WATCH_PENNANT, WATCH_ROAD, WATCH_CITY, WATCH_MONASTERY };

struct carc_set {
    bool gardens;
    int prints;
    int in[BOXES]; /* number of kinds of tiles in each box, in the order of the boxes */
    struct carc_print print[CARC_PRINTS];
};

struct carc_follower {
    int player, laid, region;
    enum carc_figure figure;
};

/* A castle, identified by its city: a laid tile and a region of it, the region of the lord if there
 * is one. A castle of several owners is one for each of them. */
struct carc_hold {
    int owner, laid, region;
    carc_cell tile[2];
    bool lord, fresh; /* fresh: built in this turn (B-41) */
};

/* What is left of a turn. A turn has one part; a lake may give another, and a builder one
 * (M-25, M-31). */
struct carc_rest {
    int lakes;  /* parts that are still to come, for lakes */
    bool built; /* the builder has given one, in any part … */
    bool owed;  /* … and it is still to come */
    bool now;   /* it is what is played now */
    int paid;   /* number of ransoms in this turn, in all parts (T-41, M-57) */
};

/* The tower on a foundation. */
struct carc_tower {
    int height;
    bool topped,
        closed; /* closed: a follower has stood on top, and the tower does not open again (T-31) */
    int player; /* if it is topped: the owner and kind of the follower */
    enum carc_figure figure;
};

/* Where the mage, or the witch, stands: a laid tile plus one, or 0, and a region of it. */
struct carc_charm {
    int laid, region;
};

/* Where the fairy is: on a laid tile plus one, or 0; beside who stands on a region of it, or on top
 * of its tower, or alone. */
struct carc_fairy {
    int laid, region, player;
    enum carc_figure figure;
    bool beside, top;
};

/* Why somebody has points: from a feature; from another box for a tile (CO-15); from what is never
 * counted for the City of Carcassonne: fairy, King, an abbot who comes home (CO-12, CO-14, CO-15);
 * a payment; a message. */
enum carc_source {
    CARC_FROM_FEATURE,
    CARC_FROM_BOX,
    CARC_FROM_GUEST,
    CARC_FROM_PAYMENT,
    CARC_FROM_MESSAGE
};

/* Points of this turn, and by which of the two figures; `settled`: no message comes of them (ME-18,
 * ME-5), and nobody can say any more who moves. */
struct carc_gain {
    int player, points;
    int by; /* what of them the messenger has moved */
    enum carc_source source;
    bool said, quiet, settled; /* said: the record says that the messenger moves all of them */
};

/* What lies on the table of the later boxes. */
struct carc_later {
    int largest[2], holder[2];  /* of city and road: tiles; the player plus one (KR-4, KR-5) */
    int rose;                   /* the centre, a laid tile plus one (WR-5) */
    int hidden;                 /* unknown tiles that are out of the game (HS-27) */
    int built[CARC_LAID];       /* little buildings, by points */
    int used[CARC_PLAYERS][4];  /* those of each player, by kind: 1 shed, 2 house, 3 tower */
    int sheep[CARC_PLAYERS];    /* beside the shepherd of each player */
    struct carc_charm charm[2]; /* of the mage, and of the witch */
    int gold[CARC_LAID], purse[CARC_PLAYERS]; /* pieces on each tile, and of each player (GM-3) */
    int abbeys[CARC_PLAYERS];                 /* in hand (AM-2) */
    int dragon;                               /* a laid tile plus one (PD-8) */
    struct carc_fairy fairy;
    bool begun; /* the fairy has given her point in this turn (PD-35) */
    int count;  /* the quarter of the Count (CO-6) */
    int waiting[CARC_PLAYERS][CARC_QUARTERS][CARC_FIGURES]; /* in the City of Carcassonne */
    bool entered;                /* a follower has entered it in this turn (CO-11) */
    int mover, passed, land;     /* who left it last at the end, plus one; a bit for who passed; who
                                    laid the last tile that counts, plus one (CO-33) */
    int messenger[CARC_PLAYERS]; /* of the score (ME-14) */
    unsigned one, ordinary;      /* only the messengers of these move, of these none does (ME-17) */
    int drawn, stack[CARC_MESSAGES],
        messages; /* drawn in all; as they lie, as far as known (ME-4) */
    int gains;    /* of this turn */
    struct carc_gain gain[CARC_GAINS];
    bool round; /* the round after the last tile has begun (AM-23) … */
    int asked;  /* … so many players are still asked */
};

/* The table, painted: all regions of a feature have one colour. */
struct carc_paint {
    int colours;
    short colour[CARC_LAID][CARC_REGIONS];
    signed char at[CARC_LAID][RIM]; /* the region at each port, as the tile lies */
};

struct carc_game {
    int players, to_move;
    bool over;
    int laids;
    carc_spot laid[CARC_LAID];
    int used[CARC_PRINTS];
    int followers;
    struct carc_follower follower[CARC_MEN];
    struct carc_follower waiter[CARC_MEN]; /* lords, while others score their city (B-31) */
    int waiters;
    struct carc_tower tower[CARC_LAID]; /* for each laid tile */
    int score[CARC_PLAYERS], supply[CARC_PLAYERS][CARC_FIGURES];
    int pieces[CARC_PLAYERS];
    int held[CARC_PLAYERS][CARC_PLAYERS][CARC_FIGURES]; /* by captor and owner */
    struct carc_paint paint;                            /* the painted tiles */
    struct carc_rest rest;                              /* of the turn of the player to move */
    int goods[CARC_PLAYERS][CARC_GOODS];
    int bridges[CARC_PLAYERS], tokens[CARC_PLAYERS];
    signed char bridge[CARC_LAID]; /* for each laid tile: its axis, plus one */
    int holds;
    struct carc_hold hold[CARC_CASTLES];
    struct carc_later extra;
    int bought[CARC_PLAYERS]; /* a tile from a bazaar that is still to be played, plus one */
    bool due, round;          /* due: a bazaar comes next; round: tiles from one are to be played */
    bool fresh;               /* the tile of this turn was drawn, not bought (B-66) */
    int host,
        resume; /* the player whose tile started this bazaar, and the first of several (B-67) */
    struct carc_rest later;        /* of the turn of the first, which goes on after them (M-79) */
    int waiting[CARC_LAID], waits; /* the players whose tiles start further bazaars */
};

struct carc {
    const struct carc_set *set; /* edition 1, edition 2; the same with gardens */
    carc_options options;
    struct carc_game game;
    /* What follows from the set and the options, counted once, by carc_rule: */
    int prints, start;        /* carc_prints; the tile BA.RCr, or NOTHING */
    short count[CARC_PRINTS]; /* carc_count, of each tile */
    /* Last, for it is large, and a copy wipes and writes only the cells of tiles: */
    unsigned char lies[WIDTH][WIDTH]; /* the index of the tile there, plus one */
};

/* These options hold from now on; nothing else changes. */
void carc_rule(carc *o, const carc_options *options);

/* Made from the text of the data file: all editions, and all again with gardens. */
bool carc_read_tiles(struct carc_set set[2 * EDITIONS], const char *text);
/* Copies a line without its comment. Returns the rest of the text, or NULL after its end. `line`
 * has room for `size` bytes. */
const char *carc_next_line(const char *text, char *line, int size);

/* Zeroed memory for this number of elements; never NULL. */
void *carc_get(size_t count, size_t size);

static inline const struct carc_set *carc_set_of(const carc *o) {
    return &o->set[o->options.edition - 1 + (o->options.abbots ? EDITIONS : 0)];
}

static inline const struct carc_print *carc_print_of(const carc *o, int laid) {
    return &carc_set_of(o)->print[o->game.laid[laid].tile];
}

static inline bool carc_in_reach(carc_cell cell) {
    return cell.x >= -REACH && cell.x <= REACH && cell.y >= -REACH && cell.y <= REACH;
}

/* The index of the laid tile there, or NOTHING. */
static inline int carc_laid_at(const carc *o, carc_cell cell) {
    return carc_in_reach(cell) ? o->lies[cell.x + REACH][cell.y + REACH] - 1 : NOTHING;
}

/* Whether it is the middle of a side through which a bridge on this axis leaves. */
static inline bool carc_is_pillar(int axis, int port) {
    return port < RIM && port % 3 == 1 && port / 3 % 2 == axis;
}

/* A tile with a bridge has one more region, the last: a road. */
static inline int carc_regions_of(const carc *o, int laid) {
    return carc_print_of(o, laid)->regions + (o->game.bridge[laid] > 0);
}

/* The region of a laid tile at a port, as the tile lies, or NOTHING. A bridge takes the middle of
 * two sides from their field, which continues below it (B-17, B-19). */
static inline int carc_region_at(const carc *o, int laid, int port) {
    if (o->game.bridge[laid] > 0 && carc_is_pillar(o->game.bridge[laid] - 1, port))
        return carc_print_of(o, laid)->regions;
    int printed = port >= RIM ? port : (port + RIM - 3 * o->game.laid[laid].rot) % RIM;

    return carc_print_of(o, laid)->at[printed];
}

/* The table as it was painted when the last tile was laid. */
void carc_paint_table(const carc *o, struct carc_paint *paint);
/* The colour of the only feature of the kind at a place of a laid tile, or NOTHING. */
int carc_colour_at(const carc *o, const struct carc_paint *paint, int laid, enum carc_kind kind,
                   int where);
/* The region of a laid tile that has the colour. */
int carc_region_of_colour(const carc *o, const struct carc_paint *paint, int laid, int colour);
/* All features, by colour; the feature of one colour. */
void carc_gather(const carc *o, const struct carc_paint *paint, carc_feature out[]);
void carc_gather_one(const carc *o, const struct carc_paint *paint, int colour, carc_feature *out);

/* The weight of a follower in a majority (K-34); that of a mayor depends on his city (AM-30). */
static inline int carc_strength(enum carc_figure figure) {
    bool one = figure == CARC_SMALL || figure == CARC_MAYOR || figure == CARC_ABBOT ||
               figure == CARC_PHANTOM || figure == CARC_WAGON;

    return figure == CARC_BIG ? 2 : one;
}

/* What is completed by the tiles around it (K-44). */
static inline bool carc_is_central(enum carc_kind kind) {
    return kind == CARC_MONASTERY || kind == CARC_GARDEN;
}

static inline bool carc_same_cell(carc_cell a, carc_cell b) {
    return a.x == b.x && a.y == b.y;
}

/* The first region of a road on a tile, by its sides, with nobody on this arm of a labyrinth, if
 * they are played so (LA-5); NOTHING. */
int carc_free_arm(const carc *o, const struct carc_paint *paint, int laid, int colour);
bool carc_may_claim(const carc *o, const struct carc_paint *paint, int player, int laid,
                    int colour);
/* The same of any figure, where some are joined. */
bool carc_may_put(const carc *o, const struct carc_paint *paint, const carc_man *man, int laid,
                  int colour);
/* Puts a follower on a feature; the player must have one. */
void carc_stand(carc *o, const struct carc_paint *paint, const carc_man *man, int laid, int colour);
/* Whether a tile is in one of the boxes in play. */
bool carc_is_tile(const carc *o, int tile);
carc_cell carc_next_cell(carc_cell cell, int side);
/* The feature on a side of a tile as it lies: c, r, f. */
char carc_edge_of(const carc *o, carc_spot at, int side);
/* Paints all laid tiles again. */
void carc_paint_all(carc *o);
/* Every cell beside a tile, with every rotation of the tile. The array has room for CARC_SPOTS. */
int carc_all_spots(const carc *o, int tile, carc_spot out[]);
int carc_claims_on(const carc *o, int player, int laid, enum carc_figure figure, carc_name out[]);
int carc_colour_of_name(const carc *o, const struct carc_paint *paint, const carc_name *name);
/* The first place on a tile that belongs to this colour and to no other of its kind. */
int carc_where_on(const carc *o, const struct carc_paint *paint, int laid, int colour);

/* carcassonne_tower.c: the parts of a turn. After a verdict other than CARC_LEGAL the game is in an
 * undefined state. Ransoms that lack only points are postponed (late) until the turn is scored. */
enum carc_verdict carc_pay_before(carc *o, const carc_turn *turn, bool late[CARC_RANSOMS]);
enum carc_verdict carc_pay_after(carc *o, const carc_turn *turn, const bool late[CARC_RANSOMS]);
enum carc_verdict carc_act(carc *o, const carc_turn *turn, carc_report *report);
unsigned carc_majority(const int followers[CARC_PLAYERS]);
unsigned carc_winners(const carc *o, const carc_feature *f); /* the same, with hills (HS-31) */

/* carcassonne_bridges.c: the tile and its bridges. */
enum carc_verdict carc_lay_bridges(carc *o, const carc_turn *turn);

/* carcassonne_bazaars.c. Whether the player may lay or discard the tile; it is then no longer in
 * the player's hand. */
bool carc_take(carc *o, int player, int tile);
/* After a part of a turn in which a tile was laid, or none: determines who plays the next part, and
 * whether a bazaar comes before. */
void carc_next(carc *o, bool laid);
/* Ends the turn of the player to move, and determines who is next. */
void carc_end_turn(carc *o);

/* carcassonne_river.c. Copies of a tile that are played with, and that can be drawn now; whether a
 * tile of the river may lie where its sides match; whether two fields of a tile are one; whether a
 * laid tile gives its player another; what is removed when the river is finished; whether a field
 * has the herd. */
int carc_river_count(const carc *o, int tile, int count);
int carc_river_free(const carc *o, int tile, int copies);
bool carc_river_lets(const carc *o, carc_spot at);
bool carc_river_joins(const carc *o, int laid, int one, int other);
bool carc_river_smokes(const carc *o, int laid);
void carc_river_passes(carc *o);
bool carc_river_herd(const carc *o, const struct carc_paint *paint, int colour);

/* carcassonne_traders.c. The supply of builders and pigs; whether a figure that joins may go there;
 * the builder of a player as an index in the list of followers, or NOTHING; whether the tile laid
 * last, or a bridge built with it, made the feature of a figure larger. */
void carc_trader_pieces(carc *o);
bool carc_may_join(const carc *o, const struct carc_paint *paint, const carc_man *man, int laid,
                   int colour);
int carc_builder_of(const carc *o, int player);
bool carc_grows(const carc *o, const carc_turn *turn, const struct carc_follower *man);
/* Sends builder and pig of a player home who have no follower of his beside them (M-41). */
void carc_leave_alone(carc *o, int player);
/* The player of the turn takes the goods of a city (M-6). */
void carc_take_goods(carc *o, int player, const carc_feature *city);
/* What a city of the field pays more to the player for his pig (M-47). */
int carc_pig_pays(const carc *o, const struct carc_paint *paint, int player, int field);
void carc_final_goods(const carc *o, carc_ending *ending);

/* carcassonne_boxes.c: the later boxes. Copies of a tile; whether a tile may lie there; the pieces
 * of each player; what a feature has of their marks; what it pays more, complete or not; what
 * happens when a tile lies, and after the action; before and after features are scored; at the end.
 */
int carc_box_count(const carc *o, int tile, int count);
bool carc_box_lets(const carc *o, carc_spot at);
void carc_box_pieces(carc *o);
void carc_box_gather(const carc *o, const struct carc_paint *paint, int colour, carc_feature *f);
int carc_box_worth(const carc *o, const carc_feature *f);
int carc_field_buildings(const carc *o, const carc_feature *field);
void carc_box_lies(carc *o, int player);
void carc_box_hides(carc *o); /* takes the tile under a hill */
enum carc_verdict carc_box_acts(carc *o, const carc_turn *turn);
void carc_box_before(carc *o, const struct carc_paint *paint, const carc_report *report,
                     const int colour[CARC_ITEMS]);
enum carc_verdict carc_box_after(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                 carc_report *report);
enum carc_verdict carc_box_leaves(carc *o, const carc_turn *turn);
enum carc_verdict carc_circle(carc *o, const carc_turn *turn);
bool carc_is_follower(const struct carc_follower *man);
void carc_send_home(carc *o, int index);
/* The figure that a player names, as an index in the list of followers, or NOTHING. */
int carc_find_man(const carc *o, const struct carc_paint *paint, int player, const carc_man *named);
void carc_box_final(const carc *o, carc_ending *ending);
/* What an incomplete feature scores at the end (K-36), and a complete city for a field. */
int carc_incomplete_points(const carc *o, const carc_feature *f);
int carc_city_pays(const carc *o, const struct carc_paint *paint, int player, int field, int city,
                   bool siege);
/* Whether a shepherd stands on the field (HS-8). */
bool carc_has_flock(const carc *o, const struct carc_paint *paint, int colour);
/* A quarter; a line of a record below an entry; a word of `rules`; an option. */
bool carc_read_quarter(const char *text, carc_man *man); /* the cell there is 0,0 */
bool carc_read_extra(const carc_record *record, const char *line, carc_turn *turn);
void carc_add_box(carc_options *options, const char *word);
bool carc_set_box_option(carc_options *options, const char *name, const char *value);
/* What the edition decides where the option was not given (CC-5, AM-40, PD-68, CO-32). */
void carc_follow_edition(carc_options *options);

/* carcassonne_minis.c: small boxes. Before the action; instead of a follower; the phantom, when all
 * else is done (PH-6); when castles have scored, too; at the end. */
enum carc_verdict carc_mini_lies(carc *o, const carc_turn *turn);
enum carc_verdict carc_flies(carc *o, const carc_turn *turn);
enum carc_verdict carc_second_stands(carc *o, const carc_turn *turn);
void carc_mini_gather(const carc *o, const struct carc_paint *paint, int colour, carc_feature *f);
enum carc_verdict carc_mini_scored(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                   const carc_report *report);
void carc_mini_final(const carc *o, carc_ending *ending);
/* Whether a tile lies in the fief of a castle (B-33). */
bool carc_is_fief(const struct carc_hold *hold, carc_cell cell);

/* Where a wagon stood. */
struct carc_stood {
    bool there;
    int laid, region;
};

/* carcassonne_count.c. The twelve tiles lie; whether a region is of them; who leaves the City for
 * what is scored (CO-21), which of the features are scored then, and how; who enters it (CO-8); at
 * the end of a part of a turn; who leaves before the final scoring (CO-32). */
void carc_count_lies(carc *o);
bool carc_is_carcassonne(const carc *o, int laid);
bool carc_is_town(const carc *o, const struct carc_paint *paint, int field);
enum carc_verdict carc_city_leaves(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                   carc_report *report, const int colour[CARC_ITEMS]);
enum carc_verdict carc_city_enters(carc *o, const carc_turn *turn);
enum carc_verdict carc_city_empties(carc *o, const carc_turn *turn);

/* carcassonne_messages.c. Somebody scores, or pays; messages, when all has been scored (ME-2 to
 * ME-5); the turn, or a part of it, ends. */
void carc_gain(carc *o, int player, int points, enum carc_source source);
enum carc_verdict carc_messages(carc *o, const carc_turn *turn);
void carc_part_ends(carc *o, bool goes_on);

/* carcassonne_abbey.c. What each player has; whether an abbey may lie there, and a player lay one;
 * who is asked after the last tile, and those before a player who pass; whether a barn bars a
 * field; the corners of the tile laid last where a barn can stand, and one is put there; barns
 * score, in a turn and at the end; wagons before scoring, and their moves after it. */
void carc_abbey_pieces(carc *o);
bool carc_abbey_fits(const carc *o, carc_spot at);
bool carc_can_lay_abbey(const carc *o, int player);
bool carc_asks(carc *o);
void carc_ask_for(carc *o, int player);
bool carc_bars(const carc *o, const struct carc_paint *paint, int colour);
int carc_barn_places(const carc *o, int player, carc_name out[]);
bool carc_put_barn(carc *o, const carc_turn *turn);
void carc_barns_store(carc *o, const struct carc_paint *paint, const carc_turn *turn);
void carc_barns_store_last(carc *o, const struct carc_paint *paint);
void carc_barns_final(const carc *o, const struct carc_paint *paint, carc_ending *ending);
void carc_wagons_note(const carc *o, struct carc_stood stood[CARC_PLAYERS]);
enum carc_verdict carc_wagons_move(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                   const struct carc_stood stood[CARC_PLAYERS]);

/* carcassonne_dragon.c. Whether a tile waits for the dragon; whether he is on a laid tile, and
 * nobody is placed there; the point at the start of a turn; he comes; what is done instead of a
 * follower; he moves; what the fairy brings for a feature, for who has left the board since, and at
 * the end. */
bool carc_waits(const carc *o, int tile);
bool carc_is_lair(const carc *o, int laid);
bool carc_princess_due(const carc *o, const struct carc_paint *paint);
void carc_dragon_opens(carc *o, int player);
void carc_dragon_comes(carc *o);
enum carc_verdict carc_dragon_acts(carc *o, const carc_turn *turn);
enum carc_verdict carc_dragon_moves(carc *o, const carc_turn *turn, bool scored);
void carc_fairy_scores(carc *o, const struct carc_paint *paint, int colour);
unsigned carc_fairy_helps(const carc *o, const struct carc_paint *paint);
void carc_fairy_follows(carc *o);
void carc_dragon_final(const carc *o, carc_ending *ending);

/* carcassonne_castles.c. Turns cities that were completed into castles; then, when the other
 * features have been scored, scores the castles. */
enum carc_verdict carc_keep(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                            carc_report *report, const int colour[CARC_ITEMS]);
enum carc_verdict carc_pay_castles(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                   carc_report *report, const int colour[CARC_ITEMS]);
/* The lords who waited while others scored their city take their places. */
void carc_enthrone(carc *o);
void carc_return_followers(carc *o, const struct carc_paint *paint, int colour,
                           int back[CARC_PLAYERS]);
/* The castle of a colour, or NOTHING. */
int carc_hold_of(const carc *o, const struct carc_paint *paint, int colour);
void carc_castle_pieces(carc *o);

#endif
