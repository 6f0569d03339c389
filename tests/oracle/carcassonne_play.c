/* carcassonne_play.c - a turn, and the end of the game. */
#include "carcassonne_parts.h"

#include <stdlib.h>
#include <string.h>

enum { CARC_NEAR = CARC_REGIONS + 22 }; /* most features that a tile has to do with */

/* The players with most followers win, all of them (K-33). */
unsigned carc_majority(const int followers[CARC_PLAYERS]) {
    unsigned winners = 0;
    int most = 1;

    for (int player = 0; player < CARC_PLAYERS; player++) {
        if (followers[player] > most)
            winners = 0;
        if (followers[player] >= most) {
            winners |= 1u << player;
            most = followers[player];
        }
    }
    return winners;
}

/* ---- points ---- */

/* K-21, K-22, K-24; the smallest city has its own score (K-23). An inn makes a road twice as good
 * (I-6), a second one no better (I-7); a cathedral adds a point for each tile and pennant (I-17,
 * I-18). */
static int plain_worth(const carc *o, const carc_feature *f) {
    bool cheap = f->tiles == 2 && o->options.tiny_city == 2;
    int each = (cheap ? 1 : f->cathedral ? 3 : 2) - f->siege, more = carc_box_worth(o, f);

    switch (f->name.kind) {
    case CARC_ROAD: return more + (f->inn ? f->tiles + f->tiles : f->tiles);
    case CARC_CITY: return more + each * (f->tiles + f->pennants);
    case CARC_GARDEN:
    case CARC_MONASTERY: return more + 1 + f->around;
    default: return 0;
    }
}

/* A point for each tile (MW-10), or half of all, rounded up (MW-12); then buildings (LB-7). */
static int enchanted(const carc_feature *f, int points) {
    return (f->mage ? points + f->tiles : f->witch ? (points + 1) / 2 : points) + f->buildings;
}

int carc_worth(const carc *o, const carc_feature *f) {
    return f->name.kind == CARC_FIELD ? 0 : enchanted(f, plain_worth(o, f));
}

static int plain_incomplete(const carc *o, const carc_feature *f) {
    if (f->siege || ((f->inn || f->cathedral) && !o->options.plain))
        return 0;
    switch (f->name.kind) {
    case CARC_ROAD: return f->tiles;
    case CARC_CITY: return f->tiles + f->pennants;
    case CARC_GARDEN:
    case CARC_MONASTERY: return 1 + f->around;
    default: return 0;
    }
}

/* K-36; with an inn or a cathedral nothing (I-8, I-19), unless it is played otherwise (I-9). */
int carc_incomplete_points(const carc *o, const carc_feature *f) {
    return f->name.kind == CARC_FIELD ? 0 : enchanted(f, plain_incomplete(o, f));
}

/* ---- scoring a turn ---- */

/* Stores a colour unless it is in the list. */
static int add_colour(int colour[CARC_NEAR], int count, int more) {
    for (int i = 0; i < count; i++)
        if (colour[i] == more)
            return count;
    colour[count] = more;
    return count + 1;
}

/* The colours that the tile laid last affects: those on it, and monasteries beside it. With
 * bridges, their roads. */
static int colours_near(const carc *o, const struct carc_paint *paint, const carc_turn *turn,
                        int colour[CARC_NEAR]) {
    carc_cell cell = o->game.laid[o->game.laids - 1].cell;
    int count = 0;

    for (int x = cell.x - 1; x <= cell.x + 1; x++)
        for (int y = cell.y - 1; y <= cell.y + 1; y++) {
            int laid = carc_laid_at(o, (carc_cell){x, y});
            bool last = laid == o->game.laids - 1;

            for (int r = 0; laid != NOTHING && r < carc_regions_of(o, laid); r++)
                if (last || carc_is_central(carc_print_of(o, laid)->kind[r]))
                    count = add_colour(colour, count, paint->colour[laid][r]);
        }
    for (int port = 0; port < RIM && carc_is_abbey(o, turn->at.tile); port++) { /* AM-15 */
        int beside = carc_laid_at(o, carc_next_cell(cell, port / 3));
        int met = carc_region_at(o, beside, 3 * ((port / 3 + 2) % SIDES) + port % 3);

        if (met != NOTHING)
            count = add_colour(colour, count, paint->colour[beside][met]);
    }
    for (int i = 0; i < turn->span.count; i++) {
        int under = carc_laid_at(o, turn->span.bridge[i].cell);

        count = add_colour(colour, count, paint->colour[under][carc_regions_of(o, under) - 1]);
    }
    return count;
}

/* The features that the tile laid last has completed; `colour` tells which. */
static void find_completed(const carc *o, const struct carc_paint *paint, const carc_turn *turn,
                           carc_report *report, int colour[CARC_ITEMS]) {
    int near[CARC_NEAR], count = colours_near(o, paint, turn, near);

    for (int i = 0; i < count; i++) {
        carc_item *item = &report->item[report->items];

        carc_gather_one(o, paint, near[i], &item->feature);
        if (!item->feature.complete || item->feature.name.kind == CARC_RIVER)
            continue;
        item->winners = carc_winners(o, &item->feature);
        item->points = carc_worth(o, &item->feature);
        item->kept = false;
        colour[report->items++] = near[i];
    }
}

/* All followers on it go home, including those that scored nothing (K-19). */
void carc_return_followers(carc *o, const struct carc_paint *paint, int colour,
                           int back[CARC_PLAYERS]) {
    struct carc_game *game = &o->game;
    int kept = 0;

    for (int i = 0; i < game->followers; i++) {
        struct carc_follower man = game->follower[i];

        if (paint->colour[man.laid][man.region] == colour) {
            game->supply[man.player][man.figure]++;
            back[man.player]++;
        } else {
            game->follower[kept++] = man;
        }
    }
    game->followers = kept;
}

/* K-26, K-27: every complete feature is scored, whoever laid the tile, unless it became a castle.
 * Castles come last. */
static enum carc_verdict score_turn(carc *o, const carc_turn *turn, carc_report *report) {
    struct carc_stood stood[CARC_PLAYERS] = {{.there = false}};
    struct carc_paint paint;
    int colour[CARC_ITEMS];
    enum carc_verdict verdict;

    carc_paint_table(o, &paint);
    carc_wagons_note(o, stood);
    find_completed(o, &paint, turn, report, colour);
    for (int i = 0; i < report->items; i++)
        carc_take_goods(o, turn->player, &report->item[i].feature); /* M-9, M-10 */
    verdict = carc_keep(o, &paint, turn, report, colour);
    if (verdict == CARC_LEGAL)
        verdict = carc_city_leaves(o, &paint, turn, report, colour);
    carc_wagons_note(o, stood);
    if (verdict == CARC_LEGAL)
        carc_box_before(o, &paint, report, colour);
    for (int i = 0; verdict == CARC_LEGAL && i < report->items; i++) {
        if (report->item[i].kept)
            continue;
        for (int player = 0; player < o->game.players; player++)
            if (report->item[i].winners >> player & 1)
                carc_gain(o, player, report->item[i].points, CARC_FROM_FEATURE);
        carc_fairy_scores(o, &paint, colour[i]);
        carc_return_followers(o, &paint, colour[i], report->back);
    }
    carc_enthrone(o);
    carc_fairy_follows(o);
    const unsigned helped = carc_fairy_helps(o, &paint);
    if (verdict == CARC_LEGAL)
        verdict = carc_pay_castles(o, &paint, turn, report, colour);
    if (verdict == CARC_LEGAL)
        carc_barns_store(o, &paint, turn);
    for (int player = 0; player < o->game.players; player++) /* PD-68, PD-77 */
        if ((helped & ~carc_fairy_helps(o, &paint)) >> player & 1)
            carc_gain(o, player, 3, CARC_FROM_GUEST);
    carc_fairy_follows(o);
    if (verdict == CARC_LEGAL)
        verdict = carc_mini_scored(o, &paint, turn, report);
    if (verdict == CARC_LEGAL)
        verdict = carc_box_after(o, &paint, turn, report);
    if (verdict == CARC_LEGAL)
        verdict = carc_messages(o, turn);
    if (verdict == CARC_LEGAL)
        verdict = carc_wagons_move(o, &paint, turn, stood);
    return verdict == CARC_LEGAL ? carc_city_enters(o, turn) : verdict;
}

/* ---- a turn ---- */

/* The feature of the tile that is named; that of a builder or an abbot has no kind, but there is
 * one only. */
static int colour_named(const carc *o, const struct carc_paint *paint, const carc_turn *turn) {
    int laid = o->game.laids - 1, where = turn->follower.where;
    int road = carc_colour_at(o, paint, laid, CARC_ROAD, where);
    int city = carc_colour_at(o, paint, laid, CARC_CITY, where);

    if (turn->figure == CARC_ABBOT) {
        int garden = carc_colour_at(o, paint, laid, CARC_GARDEN, where);

        return garden != NOTHING ? garden : carc_colour_at(o, paint, laid, CARC_MONASTERY, where);
    }
    if (turn->figure == CARC_WAGON && road == NOTHING && city == NOTHING)
        return carc_colour_at(o, paint, laid, CARC_MONASTERY, where);
    if (turn->figure != CARC_BUILDER && turn->figure != CARC_WAGON)
        return carc_colour_at(o, paint, laid, turn->follower.kind, where);
    return road == NOTHING ? city : city == NOTHING ? road : NOTHING;
}

static enum carc_verdict deploy(carc *o, const carc_turn *turn) {
    const carc_man man = {.player = turn->player, .figure = turn->figure};
    struct carc_paint paint;
    int laid = o->game.laids - 1, colour;

    if (!turn->deploys)
        return CARC_LEGAL;
    if (turn->figure == CARC_BARN)
        return carc_put_barn(o, turn) ? CARC_LEGAL : CARC_BAD_FOLLOWER;
    carc_paint_table(o, &paint);
    colour = colour_named(o, &paint, turn);
    if (colour == NOTHING || !carc_may_put(o, &paint, &man, laid, colour))
        return CARC_BAD_FOLLOWER;
    carc_stand(o, &paint, &man, laid, colour);
    return CARC_LEGAL;
}

/* M-25, M-27: he was there before; once in a turn (M-31, R-37). */
static void see_growth(carc *o, const carc_turn *turn, int builder) {
    struct carc_rest *rest = &o->game.rest;

    if (!rest->built && carc_grows(o, turn, &o->game.follower[builder]))
        rest->built = rest->owed = true;
}

/* Lay, deploy or act instead (T-6), score: in this order, so that a follower may come home at once
 * (K-17), and a captured follower scores nothing (T-27). */
static enum carc_verdict lay_and_score(carc *o, const carc_turn *turn, carc_report *report) {
    int builder = carc_builder_of(o, turn->player);
    enum carc_verdict verdict;

    if (!carc_take(o, turn->player, turn->at.tile))
        return CARC_BAD_TILE;
    if (!turn->span.count && (!carc_can_place(o, turn->at) || !carc_put(o, turn->at)))
        return CARC_BAD_CELL;
    verdict = turn->span.count ? carc_lay_bridges(o, turn) : CARC_LEGAL;
    if (verdict == CARC_LEGAL && builder != NOTHING)
        see_growth(o, turn, builder);
    if (verdict == CARC_LEGAL)
        carc_box_lies(o, turn->player);
    if (verdict == CARC_LEGAL)
        carc_dragon_comes(o);
    if (verdict == CARC_LEGAL)
        verdict = carc_mini_lies(o, turn);
    if (verdict == CARC_LEGAL)
        verdict = deploy(o, turn);
    if (verdict == CARC_LEGAL)
        verdict = carc_act(o, turn, report);
    if (verdict == CARC_LEGAL)
        verdict = carc_box_acts(o, turn);
    if (verdict == CARC_LEGAL)
        verdict = carc_flies(o, turn);
    if (verdict == CARC_LEGAL)
        verdict = carc_dragon_acts(o, turn);
    if (verdict == CARC_LEGAL)
        verdict = carc_second_stands(o, turn);
    if (verdict == CARC_LEGAL)
        verdict = carc_dragon_moves(o, turn, false);
    if (verdict == CARC_LEGAL)
        verdict = score_turn(o, turn, report);
    if (verdict == CARC_LEGAL)
        verdict = carc_dragon_moves(o, turn, true);
    carc_fairy_follows(o);
    return verdict == CARC_LEGAL ? carc_box_leaves(o, turn) : verdict;
}

static void pass(carc *o, bool laid) {
    const int player = o->game.to_move;

    o->game.rest.lakes += laid && carc_river_smokes(o, o->game.laids - 1); /* */
    carc_river_passes(o);
    carc_next(o, laid);
    carc_part_ends(o, laid && o->game.to_move == player && !o->game.due);
    o->game.extra.asked -= o->game.extra.round;
    o->game.over = carc_stack(o) == 0 && !carc_asks(o); /* K-35 */
}

/* A ransom is paid at any time of the turn (T-40): as soon as there are enough points. */
static enum carc_verdict play(carc *o, const carc_turn *turn, carc_report *report) {
    bool late[CARC_RANSOMS];
    enum carc_verdict verdict;

    if (turn->player != o->game.to_move)
        carc_leave(o);
    carc_ask_for(o, turn->player);
    if (o->game.over || turn->player != o->game.to_move)
        return CARC_BAD_PLAYER;
    if (o->game.due)
        return CARC_BAD_BAZAAR;
    carc_dragon_opens(o, turn->player);
    verdict = carc_pay_before(o, turn, late);
    if (verdict == CARC_LEGAL)
        verdict = lay_and_score(o, turn, report);
    if (verdict == CARC_LEGAL)
        verdict = carc_pay_after(o, turn, late);
    if (verdict != CARC_LEGAL)
        return verdict;
    for (int i = 0; i < turn->tower.ransoms; i++)
        report->late += late[i];
    if (!o->options.last_land || !carc_is_abbey(o, turn->at.tile))
        o->game.extra.land = turn->player + 1;
    pass(o, true);
    return carc_city_empties(o, turn);
}

static void begin_report(carc_report *report) {
    report->items = report->tributes = report->late = 0;
    report->exchanged = false;
    memset(report->back, 0, sizeof report->back);
}

/* An illegal turn leaves the game in an undefined state, but reports nothing. */
static enum carc_verdict play_and_report(carc *o, const carc_turn *turn, carc_report *report) {
    static carc_report unread; /* it is large, and most turns are only tried */
    carc_report *told = report != NULL ? report : &unread;
    enum carc_verdict verdict;

    begin_report(told);
    verdict = play(o, turn, told);
    if (verdict != CARC_LEGAL)
        begin_report(told);
    return verdict;
}

/* An illegal turn is taken back. */
enum carc_verdict carc_play(carc *o, const carc_turn *turn, carc_report *report) {
    carc *was = carc_clone(o);
    enum carc_verdict verdict = play_and_report(o, turn, report);

    if (verdict != CARC_LEGAL)
        carc_copy(o, was);
    carc_free(was);
    return verdict;
}

enum carc_verdict carc_try(const carc *o, const carc_turn *turn, carc_report *report) {
    carc *copy = carc_clone(o);
    enum carc_verdict verdict = play_and_report(copy, turn, report);

    carc_free(copy);
    return verdict;
}

enum carc_verdict carc_discard(carc *o, int tile) {
    carc_spot spots[CARC_SPOTS];

    if (o->game.over || o->game.due || carc_free_of(o, o->game.to_move, tile) < 1 ||
        carc_drawable(o) < 1)
        return CARC_BAD_TILE;
    if (carc_spots(o, tile, spots) > 0)
        return CARC_BAD_DISCARD;
    if (!carc_take(o, o->game.to_move, tile))
        return CARC_BAD_TILE;
    o->game.used[tile]++;
    if (carc_stack(o) == 0) /* reeve's choice: nobody laid the last tile */
        o->game.extra.land = 0;
    if (carc_set_of(o)->print[tile].hill && !o->options.hill_only) /* HS-29 */
        carc_box_hides(o);
    return CARC_LEGAL;
}

enum carc_verdict carc_play_none(carc *o, int player) {
    carc_ask_for(o, player);
    if (o->game.over || player != o->game.to_move)
        return CARC_BAD_PLAYER;
    if (carc_drawable(o) > 0 && carc_stack(o) > 0)
        return CARC_BAD_NONE;
    if (o->game.due)
        return CARC_BAD_BAZAAR;
    carc_dragon_opens(o, player);
    pass(o, false);
    return CARC_LEGAL;
}

int carc_closers(const carc *o, carc_name place, int tile, carc_spot out[]) {
    int count = carc_spots(o, tile, out), kept = 0;
    carc *copy = carc_clone(o);
    carc_feature f;

    for (int i = 0; i < count; i++) {
        carc_copy(copy, o);
        if (carc_put(copy, out[i]) && carc_feature_at(copy, place, &f) && f.complete)
            out[kept++] = out[i];
    }
    carc_free(copy);
    return kept;
}

/* ---- the end ---- */

struct finish {
    const carc *o;
    struct carc_paint paint;
    int count;
    carc_feature *all;
    bool *touches; /* count rows, a field each; a column a city */
    carc_ending *ending;
};

static bool touch(const struct finish *f, int field, int city) {
    return f->touches[field * f->count + city];
}

static void find_borders(struct finish *f) {
    for (int i = 0; i < f->o->game.laids; i++)
        for (int r = 0; r < CARC_REGIONS; r++)
            for (int c = 0; c < CARC_REGIONS; c++)
                if (carc_print_of(f->o, i)->touches[r][c])
                    f->touches[f->paint.colour[i][r] * f->count + f->paint.colour[i][c]] = true;
    for (int field = 0; field < f->count && f->count > f->paint.colours; field++)
        f->touches[field * f->count + f->count - 1] = carc_is_town(f->o, &f->paint, field);
}

static void give(struct finish *f, int player, enum carc_kind kind, carc_last *to, int points) {
    to->points[player] += points;
    f->ending->gained[kind][player] += points;
    f->ending->total[player] += points;
}

static carc_last *new_item(struct finish *f, enum carc_kind kind, int feature) {
    carc_last *item = &f->ending->item[f->ending->items++];

    item->kind = kind;
    item->name = f->all[feature].name;
    return item;
}

/* A complete feature that still holds followers can occur only in an inconsistent position. */
static void score_incomplete(struct finish *f) {
    for (int i = 0; i < f->count; i++) {
        const carc_feature *feature = &f->all[i];
        unsigned winners = carc_winners(f->o, feature);
        carc_last *item;

        if (feature->name.kind == CARC_FIELD || feature->complete || winners == 0)
            continue;
        item = new_item(f, feature->name.kind, i);
        for (int player = 0; player < f->o->game.players; player++)
            if (winners >> player & 1)
                give(f, player, feature->name.kind, item, carc_incomplete_points(f->o, feature));
    }
}

static bool is_fed_city(const struct finish *f, int feature) {
    return f->all[feature].name.kind == CARC_CITY && f->all[feature].complete; /* K-31 */
}

/* A castle pays more (B-49), whether it has scored or not; to the herd everything does, and
 * to a player's pig (M-47, M-68). In the first edition all pay more (B-92). */
int carc_city_pays(const carc *o, const struct carc_paint *paint, int player, int field, int city,
                   bool siege) {
    bool castle = carc_hold_of(o, paint, city) != NOTHING;
    int pigs = carc_river_herd(o, paint, field) + carc_pig_pays(o, paint, player, field);
    int first = o->options.farm_scoring == 1;

    if (castle)
        return 4 + (o->options.four ? 0 : first) + pigs;
    if (siege) /* SI-6, SI-7, SI-14 */
        return 6 + 2 * first + (o->options.pig_single ? pigs : 2 * pigs);
    return 3 + first + pigs;
}

static int city_pays(const struct finish *f, int player, int field, int city) {
    return carc_city_pays(f->o, &f->paint, player, field, city, f->all[city].siege);
}

/* LB-8: also in a field without cities. */
static void pay_buildings(struct finish *f, int field, unsigned winners, carc_last *item) {
    for (int player = 0; player < CARC_PLAYERS; player++)
        if (winners >> player & 1)
            give(f, player, CARC_FIELD, item, carc_field_buildings(f->o, &f->all[field]));
}

/* K-29: each field by itself; a city pays in every field that it borders. */
static void score_field(struct finish *f, int field) {
    unsigned winners = carc_winners(f->o, &f->all[field]);
    carc_last *item = winners == 0 ? NULL : new_item(f, CARC_FIELD, field);

    for (int city = 0; city < f->count; city++)
        for (int player = 0; player < CARC_PLAYERS; player++)
            if (is_fed_city(f, city) && touch(f, field, city) && winners >> player & 1)
                give(f, player, CARC_FIELD, item, city_pays(f, player, field, city));
    pay_buildings(f, field, winners, item);
}

static void score_third(struct finish *f) {
    for (int field = 0; field < f->count; field++)
        if (f->all[field].name.kind == CARC_FIELD)
            score_field(f, field);
}

/* The field that pays a player most for a city, the first of several, or NOTHING. */
static int best_field(const struct finish *f, int player, int city) {
    int best = NOTHING;

    for (int field = 0; field < f->count; field++)
        if (f->all[field].name.kind == CARC_FIELD && touch(f, field, city) &&
            carc_winners(f->o, &f->all[field]) >> player & 1 &&
            (best == NOTHING ||
             city_pays(f, player, field, city) > city_pays(f, player, best, city)))
            best = field;
    return best;
}

/* The second edition: no player is paid twice for a city, and so as the best of his fields pays
 * (R-32, M-51). The item of a field has the points that it added. */
static void score_second(struct finish *f) {
    for (int field = 0; field < f->count; field++) {
        bool meadow = f->all[field].name.kind == CARC_FIELD;
        unsigned winners = meadow ? carc_winners(f->o, &f->all[field]) : 0;
        carc_last *item = winners == 0 ? NULL : new_item(f, CARC_FIELD, field);

        for (int city = 0; winners != 0 && city < f->count; city++)
            for (int player = 0; player < CARC_PLAYERS; player++)
                if (is_fed_city(f, city) && best_field(f, player, city) == field)
                    give(f, player, CARC_FIELD, item, city_pays(f, player, field, city));
        pay_buildings(f, field, winners, item);
    }
}

/* SI-6, SI-7 */
static int siege_pays(const struct finish *f, int pigs) {
    return 8 + (f->o->options.pig_single ? pigs : 2 * pigs);
}

/* The first edition: city by city, all farmers around it together. A field counts once, along
 * however many walls it runs. */
static void score_city_around(struct finish *f, int city) {
    int around[CARC_PLAYERS] = {0}, pigs[CARC_PLAYERS] = {0}, herds = 0;
    bool castle = !f->o->options.four && carc_hold_of(f->o, &f->paint, city) != NOTHING; /* B-92 */
    bool siege = carc_hold_of(f->o, &f->paint, city) == NOTHING && f->all[city].siege;
    unsigned winners;
    carc_last *item;

    for (int field = 0; field < f->count; field++)
        herds += touch(f, field, city) && carc_river_herd(f->o, &f->paint, field);
    for (int field = 0; field < f->count; field++)
        for (int player = 0; player < CARC_PLAYERS; player++)
            if (touch(f, field, city)) {
                around[player] += f->all[field].followers[player];
                pigs[player] += carc_pig_pays(f->o, &f->paint, player, field); /* M-51 */
            }
    winners = carc_majority(around);
    item = winners == 0 ? NULL : new_item(f, CARC_FIELD, city);
    for (int player = 0; player < CARC_PLAYERS; player++)
        if (winners >> player & 1)
            give(f, player, CARC_FIELD, item,
                 siege ? siege_pays(f, herds + pigs[player]) : 4 + castle + herds + pigs[player]);
}

static void score_first(struct finish *f) {
    for (int city = 0; city < f->count; city++)
        if (is_fed_city(f, city))
            score_city_around(f, city);
    for (int field = 0; field < f->count; field++)
        if (f->all[field].name.kind == CARC_FIELD && f->all[field].buildings > 0) {
            unsigned winners = carc_winners(f->o, &f->all[field]);

            pay_buildings(f, field, winners, winners == 0 ? NULL : new_item(f, CARC_FIELD, field));
        }
}

/* K-37 */
static void find_winners(const carc *o, carc_ending *ending) {
    int most = ending->total[0]; /* perhaps negative (T-43) */

    for (int player = 1; player < o->game.players; player++)
        most = ending->total[player] > most ? ending->total[player] : most;
    for (int player = 0; player < o->game.players; player++)
        if (ending->total[player] == most)
            ending->winners |= 1u << player;
}

static void finish(struct finish *f) {
    find_borders(f);
    score_incomplete(f);
    switch (f->o->options.farm_scoring) {
    case 1: score_first(f); break;
    case 2: score_second(f); break;
    default: score_third(f); break;
    }
    carc_barns_final(f->o, &f->paint, f->ending);
    carc_final_goods(f->o, f->ending);
    carc_box_final(f->o, f->ending);
    carc_mini_final(f->o, f->ending);
    carc_dragon_final(f->o, f->ending);
    find_winners(f->o, f->ending);
}

void carc_final(const carc *table, carc_ending *ending) {
    carc *o = carc_clone(table);
    struct finish f = {.o = o, .ending = ending};

    carc_paint_table(o, &f.paint);
    carc_barns_store_last(o, &f.paint);
    memset(ending, 0, sizeof *ending);
    for (int player = 0; player < o->game.players; player++)
        ending->total[player] = o->game.score[player];
    f.count = f.paint.colours + (o->options.count && !o->options.no_town); /* CO-37 */
    f.all = carc_get((size_t)f.count, sizeof *f.all);
    f.touches = carc_get((size_t)f.count * (size_t)f.count, sizeof *f.touches);
    carc_gather(o, &f.paint, f.all);
    if (f.count > f.paint.colours)
        f.all[f.count - 1] = (carc_feature){.name = {.kind = CARC_CITY}, .complete = true};
    finish(&f);
    free(f.all);
    free(f.touches);
    carc_free(o);
}
