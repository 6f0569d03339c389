/* carcassonne_board.c - the tiles on the table, their features, and legal placements. */
#include "carcassonne_parts.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- words ---- */

/* The order in which a name is searched for; each place has one or two ports. */
static const struct {
    const char *word;
    int ports[2];
} places[] = {
    {"n", {1, 1}},     {"e", {4, 4}},   {"s", {7, 7}},    {"w", {10, 10}}, {"c", {12, 14}},
    {"ne", {2, 3}},    {"se", {5, 6}},  {"sw", {8, 9}},   {"nw", {11, 0}}, {"nne", {2, 2}},
    {"ene", {3, 3}},   {"ese", {5, 5}}, {"sse", {6, 6}},  {"ssw", {8, 8}}, {"wsw", {9, 9}},
    {"wnw", {11, 11}}, {"nnw", {0, 0}}, {"c2", {13, 13}},
};

enum { PLACES = (int)(sizeof places / sizeof places[0]) };

static const char *const kinds[CARC_KINDS] = {"road",  "city",  "monastery",
                                              "field", "river", "garden"};
static const char *const roles[CARC_KINDS] = {"highwayman", "knight", "monk",
                                              "farmer",     "nobody", "abbot"};
static const char *const figures[CARC_FIGURES] = {
    "", "big", "abbot", "builder", "pig", "mayor", "shepherd", "phantom", "wagon", "barn"};

const char *carc_where_word(int where) {
    return where >= 0 && where < PLACES ? places[where].word : NULL;
}

const char *carc_kind_word(enum carc_kind kind) {
    return kinds[kind];
}

const char *carc_role_word(enum carc_kind kind) {
    return roles[kind];
}

const char *carc_figure_word(enum carc_figure figure) {
    return figures[figure];
}

void carc_write_name(const carc_name *name, char out[CARC_NAME]) {
    const char *where = carc_where_word(name->where);

    snprintf(out, CARC_NAME, "%s@%d,%d%s%s", kinds[name->kind], name->cell.x, name->cell.y,
             where == NULL ? "" : ".", where == NULL ? "" : where);
}

static int index_of(const char *word, const char *const list[], int count) {
    for (int i = 0; i < count; i++)
        if (strcmp(word, list[i]) == 0)
            return i;
    return NOTHING;
}

bool carc_read_name(const char *text, carc_name *out) {
    char word[16], where[8] = "";
    int kind, read = sscanf(text, "%15[a-z]@%d,%d.%7s", word, &out->cell.x, &out->cell.y, where);

    if (read < 3)
        return false;
    kind = strcmp(word, "heretic") == 0 || strcmp(word, "shrine") == 0
               ? CARC_MONASTERY
               : index_of(word, kinds, CARC_KINDS);
    if (kind == NOTHING)
        kind = index_of(word, roles, CARC_KINDS);
    out->kind = (enum carc_kind)kind;
    out->where = NOTHING;
    for (int w = 0; w < PLACES; w++)
        if (strcmp(where, places[w].word) == 0)
            out->where = w;
    return kind != NOTHING && (read == 3 || out->where != NOTHING);
}

/* ---- making an oracle ---- */

/* Without memory a test has no result. */
void *carc_get(size_t count, size_t size) {
    void *got = calloc(count == 0 ? 1 : count, size);

    if (got == NULL)
        abort();
    return got;
}

/* Every table points to the tiles that it was loaded with, so they are never freed. */
struct shelf {
    struct carc_set set[2 * EDITIONS];
    struct shelf *before;
};
static struct shelf *shelves;

carc *carc_load(const char *tiles_text) {
    struct shelf *shelf = carc_get(1, sizeof *shelf);
    const carc_options options = carc_defaults();
    carc *o;

    if (!carc_read_tiles(shelf->set, tiles_text)) {
        free(shelf);
        return NULL;
    }
    shelf->before = shelves;
    shelves = shelf;
    o = carc_get(1, sizeof *o);
    o->set = shelf->set;
    carc_rule(o, &options);
    o->game.players = 2;
    carc_clear(o);
    return o;
}

/* A table is large, and copied for every question, so allocation by the system would take most of
 * the time. Freed tables are used again. */
enum { SPARE = 8 };
static carc *spare[SPARE];
static int spares;

/* Writes its index, plus one, to the cell of each laid tile, or wipes the cells. */
static void write_lies(carc *o, bool wipe) {
    for (int i = 0; i < o->game.laids; i++) {
        carc_cell cell = o->game.laid[i].cell;

        o->lies[cell.x + REACH][cell.y + REACH] = (unsigned char)(wipe ? 0 : i + 1);
    }
}

void carc_copy(carc *to, const carc *from) {
    if (to == from)
        return;
    write_lies(to, true);
    memcpy(to, from, offsetof(carc, lies));
    write_lies(to, false);
}

carc *carc_clone(const carc *o) {
    carc *copy = spares > 0 ? spare[--spares] : calloc(1, sizeof *copy);

    if (copy == NULL)
        abort();
    carc_copy(copy, o);
    return copy;
}

void carc_free(carc *o) {
    if (o != NULL && spares < SPARE)
        spare[spares++] = o;
    else
        free(o);
}

carc_options carc_defaults(void) {
    return (carc_options){.edition = 2,
                          .tiny_city = 4,
                          .farm_scoring = 3,
                          .farmers = true,
                          .capture_own = true,
                          .top_capturable = true,
                          .reopens = true,
                          .ransom = true,
                          .needs_points = true,
                          .bridges = true,
                          .span = 1,
                          .castles = true,
                          .fairs = true,
                          .bidding = true,
                          .rivers = 1,
                          .herd = true,
                          .goods = true,
                          .builder = true,
                          .pig = true,
                          .at_last = true,
                          .siege_tiles = 1,
                          .labyrinths = 1,
                          .circle_sets = 2};
}

static bool set_switch(carc_options *options, const char *name, const char *value) {
    const struct {
        const char *name, *on, *off;
        bool *to;
    } known[] = {
        {"farmers", "true", "false", &options->farmers},
        {"inn_cathedral_final", "normal", "zero", &options->plain},
        {"big_follower", "true", "false", &options->large},
        {"capture_own", "true", "false", &options->capture_own},
        {"tower_top_capturable", "true", "false", &options->top_capturable},
        {"tower_reopens", "true", "false", &options->reopens},
        {"ransom", "true", "false", &options->ransom},
        {"ransom_needs_points", "true", "false", &options->needs_points},
        {"gap_blocks", "true", "false", &options->gap_blocks},
        {"range_metric", "manhattan", "cross", &options->manhattan},
        {"bridges", "true", "false", &options->bridges},
        {"castles", "true", "false", &options->castles},
        {"castle_by", "placer_only", "owner", &options->placer_only},
        {"castle_same_turn", "true", "false", &options->same_turn},
        {"castle_on_field", "four", "one_more", &options->four},
        {"bazaars", "true", "false", &options->fairs},
        {"bazaar_auction", "true", "false", &options->bidding},
        {"bazaar_next", "from_chooser", "from_buyer", &options->from_chooser},
        {"bazaar_order", "first_buyer", "left_of_active", &options->first_buyer},
        {"u_turn", "allowed", "forbidden", &options->u_turns},
        {"both_lake", "plain", "volcano", &options->plain_lake},
        {"river_divides", "false", "true", &options->runs_beneath},
        {"spring_divides", "true", "false", &options->spring_divides},
        {"pig_herd", "true", "false", &options->herd},
        {"volcano_lake", "plain", "again", &options->once},
        {"goods", "true", "false", &options->goods},
        {"builder", "true", "false", &options->builder},
        {"pig", "true", "false", &options->pig},
        {"double_turn", "must", "may", &options->must},
        {"builder_on_completed", "true", "false", &options->at_last},
        {"capture_builder_pig", "true", "false", &options->takes_all},
        {"bazaar_builder", "builder_first", "bazaar_first", &options->builder_first},
    };

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(name, known[i].name) == 0) {
            *known[i].to = strcmp(value, known[i].on) == 0;
            return *known[i].to || strcmp(value, known[i].off) == 0;
        }
    return false;
}

/* Whoever chooses in an exchange (T-53), the entry says what. */
static bool is_idle(const char *name) {
    return strcmp(name, "exchange_choice") == 0;
}

static bool set_number(carc_options *options, const char *name, const char *value) {
    const struct {
        const char *name;
        int *to, least, most;
    } known[] = {{"min_open_bid", &options->least, 0, 99},
                 {"bridges_per_turn", &options->span, 1, CARC_SPAN}};
    char *end;
    long n = strtol(value, &end, 10);

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(name, known[i].name) == 0) {
            *known[i].to = (int)n;
            return end > value && !*end && n >= known[i].least && n <= known[i].most;
        }
    return false;
}

bool carc_set_option(carc_options *options, const char *name, const char *value) {
    const struct {
        const char *name, *value;
        int *to, is;
    } known[] = {
        {"edition", "2", &options->edition, 2},
        {"edition", "1", &options->edition, 1},
        {"tiny_city", "4", &options->tiny_city, 4},
        {"tiny_city", "2", &options->tiny_city, 2},
        {"farm_scoring", "third", &options->farm_scoring, 3},
        {"farm_scoring", "second", &options->farm_scoring, 2},
        {"farm_scoring", "first", &options->farm_scoring, 1},
        {"small_city", "half_round", &options->small, CARC_HALF_ROUND},
        {"small_city", "two_tiles", &options->small, CARC_TWO_TILES},
        {"range_offset", "0", &options->range_offset, 0},
        {"range_offset", "-1", &options->range_offset, -1},
        {"river", "1", &options->rivers, 1},
        {"river", "2", &options->rivers, 2},
        {"river", "both", &options->rivers, 3},
        {"start_tile", "out", &options->start, CARC_OUT},
        {"start_tile", "mixed", &options->start, CARC_MIXED},
        {"start_tile", "river_stack", &options->start, CARC_WITH_RIVER},
        {"start_tile", "after_river", &options->start, CARC_AFTER_RIVER},
    };

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(name, known[i].name) == 0 && strcmp(value, known[i].value) == 0) {
            *known[i].to = known[i].is;
            carc_follow_edition(options);
            return true;
        }
    return is_idle(name) || set_switch(options, name, value) || set_number(options, name, value) ||
           carc_set_box_option(options, name, value);
}

const carc_options *carc_options_of(const carc *o) {
    return &o->options;
}

/* T-2 */
static int pieces_for(int players) {
    static const int pieces[CARC_PLAYERS + 1] = {0, 0, 10, 9, 7, 6, 5};

    return pieces[players];
}

void carc_clear(carc *o) {
    int players = o->game.players;

    write_lies(o, true);
    memset(&o->game, 0, sizeof o->game);
    o->game.players = players;
    for (int player = 0; player < players; player++) {
        o->game.supply[player][CARC_SMALL] = CARC_FOLLOWERS; /* the eighth marks the score (K-4) */
        o->game.supply[player][CARC_BIG] = o->options.large;
        o->game.pieces[player] = o->options.tower ? pieces_for(players) : 0;
    }
    carc_castle_pieces(o);
    carc_trader_pieces(o);
    carc_box_pieces(o);
    carc_abbey_pieces(o);
}

void carc_begin(carc *o, const carc_options *options, int players) {
    const char *start = options->count                            ? NULL
                        : options->river                          ? "RI.s"
                        : options->windroses && !options->no_rose ? "WR.CFR"
                                                                  : "BA.RCr";
    carc_rule(o, options);
    o->game.players = players;
    carc_clear(o);
    if (start == NULL)
        carc_count_lies(o);
    else
        carc_put(o, (carc_spot){.tile = carc_find(o, start)}); /* K-2, R-3, WR-2 */
    carc_box_lies(o, NOTHING);
}

/* ---- the set ---- */

static bool in_play(const carc *o, int box) {
    const bool played[BOXES] = {true,
                                o->options.tower,
                                o->options.bazaars,
                                o->options.inns,
                                o->options.river,
                                o->options.traders,
                                o->options.king,
                                o->options.cult,
                                o->options.siege,
                                o->options.hills,
                                o->options.windroses,
                                o->options.watchtowers,
                                o->options.labyrinth,
                                o->options.festival,
                                o->options.flier,
                                o->options.mage,
                                o->options.gold,
                                o->options.abbey,
                                o->options.circles,
                                o->options.dragon,
                                o->options.count};

    return played[box];
}

static int count_prints(const carc *o) {
    const struct carc_set *set = carc_set_of(o);
    int prints = 0;

    for (int box = BASE, seen = 0; box < BOXES; box++) {
        seen += set->in[box];
        if (in_play(o, box))
            prints = seen;
    }
    return prints;
}

bool carc_is_tile(const carc *o, int tile) {
    const struct carc_set *set = carc_set_of(o);

    return tile >= 0 && tile < set->prints && in_play(o, set->print[tile].box);
}

int carc_find(const carc *o, const char *id) {
    for (int t = 0, prints = carc_prints(o); t < prints; t++)
        if (carc_is_tile(o, t) && strcmp(carc_set_of(o)->print[t].id, id) == 0)
            return t;
    return NOTHING;
}

const char *carc_id(const carc *o, int tile) {
    return carc_set_of(o)->print[tile].id;
}

static int count_tile(const carc *o, int tile) {
    int count = carc_is_tile(o, tile) ? carc_set_of(o)->print[tile].count : 0;

    return count == 0 ? 0 : carc_box_count(o, tile, carc_river_count(o, tile, count));
}

void carc_rule(carc *o, const carc_options *options) {
    o->options = *options;
    o->prints = count_prints(o);
    o->start = carc_find(o, "BA.RCr");
    for (int tile = 0; tile < CARC_PRINTS; tile++)
        o->count[tile] = (short)count_tile(o, tile);
}

int carc_prints(const carc *o) {
    return o->prints;
}

int carc_count(const carc *o, int tile) {
    return tile >= 0 && tile < CARC_PRINTS ? o->count[tile] : 0;
}

int carc_left(const carc *o, int tile) {
    int count = carc_count(o, tile);

    return count == 0 ? 0 : count - o->game.used[tile];
}

int carc_stack(const carc *o) {
    int sum = 0;

    for (int t = 0, prints = carc_prints(o); t < prints; t++)
        sum += carc_waits(o, t) ? 0 : carc_left(o, t);
    return sum - o->game.extra.hidden;
}

bool carc_alike(const carc *o, int tile, int other) {
    const struct carc_print *a = &carc_set_of(o)->print[tile], *b = &carc_set_of(o)->print[other];

    return memcmp(a->siege, b->siege, sizeof a->siege) == 0 &&
           memcmp(a->labyrinth, b->labyrinth, sizeof a->labyrinth) == 0 && a->shrine == b->shrine &&
           a->hill == b->hill && a->vineyard == b->vineyard && a->festival == b->festival &&
           a->rose == b->rose && a->magic == b->magic && a->goldmine == b->goldmine &&
           a->flier == b->flier && a->circle == b->circle && a->quarter == b->quarter &&
           a->watch == b->watch && a->watch_kind == b->watch_kind &&
           strcmp(a->edge, b->edge) == 0 && a->regions == b->regions &&
           a->foundation == b->foundation && a->bazaar == b->bazaar && a->spring == b->spring &&
           a->lake == b->lake && a->volcano == b->volcano &&
           memcmp(a->pigs, b->pigs, sizeof a->pigs) == 0 &&
           memcmp(a->kind, b->kind, sizeof a->kind) == 0 &&
           memcmp(a->at, b->at, sizeof a->at) == 0 &&
           memcmp(a->pennants, b->pennants, sizeof a->pennants) == 0 &&
           memcmp(a->goods, b->goods, sizeof a->goods) == 0 &&
           (!o->options.inns || (memcmp(a->inn, b->inn, sizeof a->inn) == 0 &&
                                 memcmp(a->cathedral, b->cathedral, sizeof a->cathedral) == 0)) &&
           memcmp(a->touches, b->touches, sizeof a->touches) == 0;
}

/* ---- what lies where ---- */

static inline int opposite(int side) {
    return (side + 2) % SIDES;
}

/* The port that faces this one across the side. Clockwise from either tile the three ports run in
 * opposite directions. */
static inline int facing(int port) {
    return 3 * opposite(port / 3) + 2 - port % 3;
}

carc_cell carc_next_cell(carc_cell cell, int side) {
    static const int east[SIDES] = {0, 1, 0, -1}, north[SIDES] = {1, 0, -1, 0};

    return (carc_cell){cell.x + east[side], cell.y + north[side]};
}

int carc_tile_at(const carc *o, carc_cell cell, int *rot) {
    int laid = carc_laid_at(o, cell);

    if (laid == NOTHING)
        return NOTHING;
    if (rot != NULL)
        *rot = o->game.laid[laid].rot;
    return o->game.laid[laid].tile;
}

/* ---- painting ---- */

/* Fills a bare region with a colour, and (fields by the halves of sides, which a spring or a city
 * may part) continues through every port of the region, port by port: half of a side does not reach
 * the other half under a road (K-28). */
static void pour(const carc *o, struct carc_paint *paint, int laid, int region, int colour) {
    const struct carc_print *print = carc_print_of(o, laid);
    enum carc_kind kind = print->kind[region];

    paint->colour[laid][region] = (short)colour;
    for (int r = 0; print->box == RIVER && r < print->regions; r++)
        if (paint->colour[laid][r] == NOTHING && carc_river_joins(o, laid, region, r))
            pour(o, paint, laid, r, colour);
    for (int port = 0; port < RIM; port++) {
        int other, beyond;

        if (paint->at[laid][port] != region || (kind == CARC_FIELD && port % 3 == 1))
            continue;
        other = carc_laid_at(o, carc_next_cell(o->game.laid[laid].cell, port / 3));
        beyond = other == NOTHING ? NOTHING : paint->at[other][facing(port)];
        if (beyond != NOTHING && paint->colour[other][beyond] == NOTHING &&
            carc_print_of(o, other)->kind[beyond] == kind)
            pour(o, paint, other, beyond, colour);
    }
}

static void look_round(carc *o, int laid) {
    for (int port = 0; port < RIM; port++)
        o->game.paint.at[laid][port] = (signed char)carc_region_at(o, laid, port);
}

/* With the regions at the ports as they are known. */
static void paint_afresh(carc *o) {
    struct carc_paint *paint = &o->game.paint;

    paint->colours = 0;
    for (int i = 0; i < o->game.laids; i++)
        for (int r = 0; r < CARC_REGIONS; r++)
            paint->colour[i][r] = NOTHING;
    for (int i = 0; i < o->game.laids; i++)
        for (int r = 0; r < carc_regions_of(o, i); r++)
            if (paint->colour[i][r] == NOTHING)
                pour(o, paint, i, r, paint->colours++);
}

void carc_paint_all(carc *o) {
    for (int i = 0; i < o->game.laids; i++)
        look_round(o, i);
    paint_afresh(o);
}

void carc_paint_table(const carc *o, struct carc_paint *paint) {
    const struct carc_paint *known = &o->game.paint;
    const size_t laids = (size_t)o->game.laids;

    paint->colours = known->colours;
    memcpy(paint->colour, known->colour, laids * sizeof *known->colour);
    memcpy(paint->at, known->at, laids * sizeof *known->at);
}

bool carc_put(carc *o, carc_spot at) {
    struct carc_game *game = &o->game;

    if (!carc_is_tile(o, at.tile) || at.rot < 0 || at.rot > 3 || !carc_in_reach(at.cell) ||
        game->laids == CARC_LAID || carc_laid_at(o, at.cell) != NOTHING)
        return false;
    game->laid[game->laids++] = at;
    o->lies[at.cell.x + REACH][at.cell.y + REACH] = (unsigned char)game->laids;
    game->used[at.tile]++;
    look_round(o, game->laids - 1);
    paint_afresh(o);
    return true;
}

void carc_set_options(carc *o, const carc_options *options) {
    bool other = options->edition != o->options.edition || options->river;

    carc_rule(o, options);
    if (other)
        carc_paint_all(o);
}

/* ---- places ---- */

/* The colour of the kind at some ports: NOTHING if there is none, or two. */
static int colour_at_ports(const carc *o, const struct carc_paint *paint, int laid,
                           enum carc_kind kind, const int *ports, int count) {
    int colour = NOTHING;

    for (int i = 0; i < count; i++) {
        int region = carc_region_at(o, laid, ports[i]);

        if (region == NOTHING || carc_print_of(o, laid)->kind[region] != kind)
            continue;
        if (colour != NOTHING && colour != paint->colour[laid][region])
            return NOTHING;
        colour = paint->colour[laid][region];
    }
    return colour;
}

static int colour_anywhere(const carc *o, const struct carc_paint *paint, int laid,
                           enum carc_kind kind) {
    int ports[PORTS];

    for (int port = 0; port < PORTS; port++)
        ports[port] = port;
    return colour_at_ports(o, paint, laid, kind, ports, PORTS);
}

/* The middle of a side may name the only feature of the kind that has a part of that side. */
int carc_colour_at(const carc *o, const struct carc_paint *paint, int laid, enum carc_kind kind,
                   int where) {
    int colour, side[3];

    if (where == NOTHING)
        return colour_anywhere(o, paint, laid, kind);
    colour = colour_at_ports(o, paint, laid, kind, places[where].ports, 2);
    if (colour != NOTHING || where > W)
        return colour;
    for (int i = 0; i < 3; i++)
        side[i] = 3 * where + i;
    return colour_at_ports(o, paint, laid, kind, side, 3);
}

int carc_region_of_colour(const carc *o, const struct carc_paint *paint, int laid, int colour) {
    for (int r = 0; r < carc_regions_of(o, laid); r++)
        if (paint->colour[laid][r] == colour)
            return r;
    return NOTHING;
}

int carc_where_on(const carc *o, const struct carc_paint *paint, int laid, int colour) {
    enum carc_kind kind =
        carc_print_of(o, laid)->kind[carc_region_of_colour(o, paint, laid, colour)];

    for (int where = 0; where < PLACES; where++)
        if (colour_at_ports(o, paint, laid, kind, places[where].ports, 2) == colour)
            return where;
    return NOTHING;
}

/* ---- features ---- */

static void begin_feature(const carc *o, const struct carc_paint *paint, int laid, int region,
                          carc_feature *f) {
    int colour = paint->colour[laid][region];

    f->name = (carc_name){carc_print_of(o, laid)->kind[region], o->game.laid[laid].cell,
                          carc_where_on(o, paint, laid, colour)};
    f->tiles = f->pennants = f->opens = f->around = 0;
    f->inn = f->cathedral = false;
    memset(f->followers, 0, sizeof f->followers);
    memset(f->goods, 0, sizeof f->goods);
}

static void add_opens(const carc *o, int laid, int region, carc_feature *f) {
    carc_cell cell = o->game.laid[laid].cell;

    for (int side = 0; side < SIDES; side++) {
        bool has = false, noted = false;

        for (int port = 3 * side; port < 3 * side + 3; port++)
            has = has || carc_region_at(o, laid, port) == region;
        for (int i = 0; i < f->opens; i++)
            noted = noted || (carc_same_cell(f->open[i].cell, cell) && f->open[i].side == side);
        if (has && !noted && carc_laid_at(o, carc_next_cell(cell, side)) == NOTHING)
            f->open[f->opens++] = (carc_open){cell, side};
    }
}

static int tiles_around(const carc *o, carc_cell cell) {
    int count = 0;

    for (int x = cell.x - 1; x <= cell.x + 1; x++)
        for (int y = cell.y - 1; y <= cell.y + 1; y++)
            count += (x != cell.x || y != cell.y) && carc_laid_at(o, (carc_cell){x, y}) != NOTHING;
    return count;
}

/* A tile counts once in a feature, however many of its regions belong to it (K-25). */
static void add_region(const carc *o, int laid, int region, carc_feature *f) {
    carc_cell cell = o->game.laid[laid].cell;

    if (f->tiles == 0 || !carc_same_cell(f->tile[f->tiles - 1], cell))
        f->tile[f->tiles++] = cell;
    f->pennants += carc_print_of(o, laid)->pennants[region];
    f->inn = f->inn || (o->options.inns && carc_print_of(o, laid)->inn[region]);
    f->cathedral = f->cathedral || (o->options.inns && carc_print_of(o, laid)->cathedral[region]);
    if (o->options.goods && carc_print_of(o, laid)->goods[region] > 0)
        f->goods[carc_print_of(o, laid)->goods[region] - 1]++; /* M-10 */
    add_opens(o, laid, region, f);
    if (carc_is_central(f->name.kind))
        f->around = tiles_around(o, cell);
}

/* K-21 (a closed loop has no open end either), K-22, K-24. */
static bool is_complete(const carc_feature *f) {
    switch (f->name.kind) {
    case CARC_FIELD: return false;
    case CARC_GARDEN:
    case CARC_MONASTERY: return f->around == 8;
    default: return f->opens == 0;
    }
}

void carc_gather(const carc *o, const struct carc_paint *paint, carc_feature out[]) {
    int begun = 0; /* colours are numbered in the order in which they are found here */

    for (int i = 0; i < o->game.laids; i++)
        for (int r = 0; r < carc_regions_of(o, i); r++) {
            int colour = paint->colour[i][r];

            if (colour == begun)
                begin_feature(o, paint, i, r, &out[begun++]);
            add_region(o, i, r, &out[colour]);
        }
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        out[paint->colour[man->laid][man->region]].followers[man->player] +=
            carc_strength(man->figure);
    }
    for (int c = 0; c < begun; c++) {
        out[c].complete = is_complete(&out[c]);
        carc_box_gather(o, paint, c, &out[c]);
    }
}

int carc_features(const carc *o, carc_feature out[]) {
    struct carc_paint paint;

    carc_paint_table(o, &paint);
    carc_gather(o, &paint, out);
    return paint.colours;
}

int carc_colour_of_name(const carc *o, const struct carc_paint *paint, const carc_name *name) {
    int laid = carc_laid_at(o, name->cell);

    return laid == NOTHING ? NOTHING : carc_colour_at(o, paint, laid, name->kind, name->where);
}

void carc_gather_one(const carc *o, const struct carc_paint *paint, int colour, carc_feature *out) {
    bool begun = false;

    for (int i = 0; i < o->game.laids; i++)
        for (int r = 0; r < carc_regions_of(o, i); r++) {
            if (paint->colour[i][r] != colour)
                continue;
            if (!begun)
                begin_feature(o, paint, i, r, out);
            begun = true;
            add_region(o, i, r, out);
        }
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (paint->colour[man->laid][man->region] == colour)
            out->followers[man->player] += carc_strength(man->figure);
    }
    out->complete = is_complete(out);
    carc_box_gather(o, paint, colour, out);
}

bool carc_feature_at(const carc *o, carc_name place, carc_feature *out) {
    struct carc_paint paint;
    int colour;

    carc_paint_table(o, &paint);
    colour = carc_colour_of_name(o, &paint, &place);
    if (colour != NOTHING)
        carc_gather_one(o, &paint, colour, out);
    return colour != NOTHING;
}

int carc_first_place(const carc *o, carc_name place) {
    struct carc_paint paint;

    carc_paint_table(o, &paint);
    return carc_where_on(o, &paint, carc_laid_at(o, place.cell),
                         carc_colour_of_name(o, &paint, &place));
}

bool carc_touches(const carc *o, carc_name field, carc_name city) {
    struct carc_paint paint;
    int meadow, walls;

    carc_paint_table(o, &paint);
    meadow = carc_colour_of_name(o, &paint, &field);
    walls = carc_colour_of_name(o, &paint, &city);
    for (int i = 0; meadow != NOTHING && i < o->game.laids; i++)
        for (int r = 0; r < CARC_REGIONS; r++)
            for (int c = 0; c < CARC_REGIONS; c++)
                if (carc_print_of(o, i)->touches[r][c] && paint.colour[i][r] == meadow &&
                    paint.colour[i][c] == walls)
                    return true;
    return false;
}

/* ---- legality ---- */

char carc_edge_of(const carc *o, carc_spot at, int side) {
    return carc_set_of(o)->print[at.tile].edge[(side + SIDES - at.rot) % SIDES];
}

/* A bridge makes a road of it (B-12). */
static char edge_on(const carc *o, int laid, int side) {
    bool bridge = o->game.bridge[laid] > 0 && side % 2 == o->game.bridge[laid] - 1;

    return bridge ? 'r' : carc_edge_of(o, o->game.laid[laid], side);
}

/* At least one neighbour shares a side (K-8, K-11); every side must match (K-9). Holes may be
 * enclosed (K-13). */
bool carc_can_place(const carc *o, carc_spot at) {
    bool touches = false;

    if (!carc_is_tile(o, at.tile) || carc_laid_at(o, at.cell) != NOTHING)
        return false;
    if (carc_is_abbey(o, at.tile)) /* AM-11 */
        return carc_abbey_fits(o, at) && carc_box_lets(o, at);
    for (int side = 0; side < SIDES; side++) {
        int other = carc_laid_at(o, carc_next_cell(at.cell, side));

        if (other == NOTHING)
            continue;
        touches = true;
        if (carc_edge_of(o, at, side) != edge_on(o, other, opposite(side)))
            return false;
    }
    return touches && carc_river_lets(o, at) && carc_box_lets(o, at);
}

/* Every cell beside a tile is tried once: beside the first tile that it touches. */
static bool first_beside(const carc *o, carc_cell cell, int laid) {
    for (int side = 0; side < SIDES; side++) {
        int other = carc_laid_at(o, carc_next_cell(cell, side));

        if (other != NOTHING && other < laid)
            return false;
    }
    return true;
}

int carc_all_spots(const carc *o, int tile, carc_spot out[]) {
    int count = 0;

    for (int i = 0; i < o->game.laids; i++)
        for (int side = 0; side < SIDES; side++) {
            carc_cell cell = carc_next_cell(o->game.laid[i].cell, side);

            if (carc_laid_at(o, cell) != NOTHING || !first_beside(o, cell, i))
                continue;
            for (int rot = 0; rot < 4; rot++)
                out[count++] = (carc_spot){tile, rot, cell};
        }
    return count;
}

int carc_spots(const carc *o, int tile, carc_spot out[]) {
    int all = carc_all_spots(o, tile, out), count = 0;

    for (int i = 0; i < all; i++)
        if (carc_can_place(o, out[i]))
            out[count++] = out[i];
    return count;
}

/* ---- followers ---- */

void carc_stand(carc *o, const struct carc_paint *paint, const carc_man *man, int laid,
                int colour) {
    int arm = carc_free_arm(o, paint, laid, colour); /* others can stand on the same feature */
    int region = arm != NOTHING ? arm : carc_region_of_colour(o, paint, laid, colour);

    o->game.follower[o->game.followers++] =
        (struct carc_follower){man->player, laid, region, man->figure};
    o->game.supply[man->player][man->figure]--;
}

static bool put_on_top(carc *o, const carc_man *man) {
    int laid = carc_laid_at(o, man->place.cell);
    struct carc_tower *tower = laid == NOTHING ? NULL : &o->game.tower[laid];

    if (tower == NULL || tower->height == 0 || tower->topped)
        return false;
    *tower =
        (struct carc_tower){tower->height, true, !o->options.reopens, man->player, man->figure};
    o->game.supply[man->player][man->figure]--;
    return true;
}

bool carc_put_man(carc *o, const carc_man *man) {
    struct carc_paint paint;
    int colour;

    if (o->game.supply[man->player][man->figure] == 0)
        return false;
    if (man->top)
        return put_on_top(o, man);
    carc_paint_table(o, &paint);
    colour = carc_colour_of_name(o, &paint, &man->place);
    if (colour == NOTHING)
        return false;
    carc_stand(o, &paint, man, carc_laid_at(o, man->place.cell), colour);
    return true;
}

bool carc_put_follower(carc *o, int player, carc_name name) {
    const carc_man man = {.player = player, .place = name};

    return carc_put_man(o, &man);
}

static bool in_hand(const carc *o, int player) {
    return o->game.supply[player][CARC_SMALL] + o->game.supply[player][CARC_BIG] +
               o->game.supply[player][CARC_MAYOR] + o->game.supply[player][CARC_ABBOT] +
               o->game.supply[player][CARC_PHANTOM] + o->game.supply[player][CARC_WAGON] >
           0;
}

/* K-15, K-16; without farmers no field can be claimed (K-32). Builder and pig occupy nothing. */
bool carc_may_claim(const carc *o, const struct carc_paint *paint, int player, int laid,
                    int colour) {
    int region = carc_region_of_colour(o, paint, laid, colour);

    if (!in_hand(o, player) || carc_print_of(o, laid)->kind[region] == CARC_RIVER ||
        carc_river_smokes(o, laid) ||
        (carc_print_of(o, laid)->kind[region] == CARC_FIELD && !o->options.farmers) ||
        carc_bars(o, paint, colour))
        return false;
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (paint->colour[man->laid][man->region] == colour && carc_strength(man->figure) > 0)
            return false;
    }
    return true;
}

bool carc_may_put(const carc *o, const struct carc_paint *paint, const carc_man *man, int laid,
                  int colour) {
    enum carc_kind kind =
        carc_print_of(o, laid)->kind[carc_region_of_colour(o, paint, laid, colour)];

    if (man->figure == CARC_ABBOT
            ? !carc_is_central(kind) || (carc_print_of(o, laid)->shrine && o->options.no_abbot)
            : kind == CARC_GARDEN) /* K-43, CU-24 */
        return false;
    if (carc_is_lair(o, laid) || (laid == o->game.laids - 1 && carc_princess_due(o, paint)))
        return false;
    return o->game.supply[man->player][man->figure] > 0 &&
           (man->figure != CARC_MAYOR || kind == CARC_CITY) && /* AM-29 */
           (man->figure != CARC_WAGON || kind == CARC_ROAD || kind == CARC_CITY ||
            (kind == CARC_MONASTERY && !carc_print_of(o, laid)->shrine)) && /* AM-38, CO-16 */
           (carc_strength(man->figure) > 0 ? carc_may_claim(o, paint, man->player, laid, colour)
                                           : carc_may_join(o, paint, man, laid, colour));
}

int carc_claims_on(const carc *o, int player, int laid, enum carc_figure figure, carc_name out[]) {
    const carc_man man = {.player = player, .figure = figure};
    struct carc_paint paint;
    int count = 0;

    if (figure == CARC_BARN)
        return carc_barn_places(o, player, out);
    carc_paint_table(o, &paint);
    for (int r = 0; r < carc_regions_of(o, laid); r++) {
        int colour = paint.colour[laid][r];

        if (carc_region_of_colour(o, &paint, laid, colour) == r &&
            carc_may_put(o, &paint, &man, laid, colour))
            out[count++] = (carc_name){carc_print_of(o, laid)->kind[r], o->game.laid[laid].cell,
                                       carc_where_on(o, &paint, laid, colour)};
    }
    return count;
}

int carc_deployments(const carc *o, int player, carc_spot at, carc_name out[]) {
    return carc_deployments_with(o, player, at, NULL, out);
}

/* ---- state ---- */

void carc_set_score(carc *o, int player, int score) {
    o->game.score[player] = score;
}

void carc_set_supply(carc *o, int player, int followers) {
    o->game.supply[player][CARC_SMALL] = followers;
}

void carc_set_pieces(carc *o, int player, int pieces) {
    o->game.pieces[player] = pieces;
}

int carc_players(const carc *o) {
    return o->game.players;
}

int carc_to_move(const carc *o) {
    return o->game.to_move;
}

bool carc_over(const carc *o) {
    return o->game.over;
}

int carc_score(const carc *o, int player) {
    return o->game.score[player];
}

int carc_supply(const carc *o, int player) {
    return o->game.supply[player][CARC_SMALL];
}

int carc_supply_of(const carc *o, int player, enum carc_figure figure) {
    return o->game.supply[player][figure];
}

int carc_pieces(const carc *o, int player) {
    return o->game.pieces[player];
}
