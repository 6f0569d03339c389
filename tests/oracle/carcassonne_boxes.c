/* carcassonne_boxes.c - the smaller boxes: King & Robber Baron, The Cult, Siege, Hills & Sheep,
 * Wind Roses, Watchtowers, Labyrinth, the mayor, The Festival, Little Buildings. */
#include "carcassonne_parts.h"

#include <string.h>

/* ---- what lies there ---- */

/* A tile among the nine on and around a cell, or NOTHING; the fifth is the tile itself. */
static int laid_near(const carc *o, carc_cell cell, int i) {
    return carc_laid_at(o, (carc_cell){cell.x + i % 3 - 1, cell.y + i / 3 - 1});
}

enum { NEAR = 9, ITSELF = 4 };

bool carc_is_follower(const struct carc_follower *man) {
    return carc_strength(man->figure) > 0;
}

static int colour_under(const struct carc_paint *paint, const struct carc_follower *man) {
    return paint->colour[man->laid][man->region];
}

/* The region of a monastery, an abbey or a shrine, or NOTHING. */
static int cloister_of(const struct carc_print *print) {
    for (int r = 0; r < print->regions; r++)
        if (print->kind[r] == CARC_MONASTERY)
            return r;
    return NOTHING;
}

/* Takes a figure off the table, into the supply of its player. */
void carc_send_home(carc *o, int index) {
    struct carc_game *game = &o->game;
    struct carc_follower man = game->follower[index];

    game->supply[man.player][man.figure]++;
    game->followers--;
    for (int i = index; i < game->followers; i++)
        game->follower[i] = game->follower[i + 1];
}

/* The figure that a player names, as an index in the list of followers, or NOTHING. Of the
 * others than small and large ones a player has one. */
int carc_find_man(const carc *o, const struct carc_paint *paint, int player,
                  const carc_man *named) {
    int laid = carc_laid_at(o, named->place.cell);
    bool single = named->figure > CARC_BIG;

    for (int i = 0; laid != NOTHING && i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (man->player == player && man->figure == named->figure && man->laid == laid &&
            (single || colour_under(paint, man) == carc_colour_of_name(o, paint, &named->place)))
            return i;
    }
    return NOTHING;
}

/* ---- which tiles there are, and where they lie ---- */

/* SI-1, CU-1, LA-1. */
int carc_box_count(const carc *o, int tile, int count) {
    const carc_options *options = &o->options;
    const char *id = carc_id(o, tile);

    if (strncmp(id, "SI.BE.", 6) == 0)
        return options->siege_tiles & 1 ? count : 0;
    if (strncmp(id, "SI.CA.", 6) == 0)
        return options->siege_tiles & 2 ? count : 0;
    if (strncmp(id, "CC.", 3) == 0)
        return options->circle_sets & (id[3] - '0') ? count : 0;
    if (strcmp(id, "CU.SRCR") == 0)
        return options->six_shrines ? count : 0;
    if (strcmp(id, "LA.Rrrr.2") == 0)
        return options->labyrinths == 2 ? count : 0;
    return count;
}

/* Whether a shrine, or a monastery, lies there that counts: occupied or not, unless that is played
 * otherwise (CU-4). */
static bool is_rival(const carc *o, int laid, bool shrine) {
    int region = laid == NOTHING ? NOTHING : cloister_of(carc_print_of(o, laid));
    bool occupied = false;

    for (int i = 0; i < o->game.followers; i++)
        occupied =
            occupied || (o->game.follower[i].laid == laid && o->game.follower[i].region == region &&
                         carc_is_follower(&o->game.follower[i]));
    return region != NOTHING && carc_print_of(o, laid)->shrine == shrine &&
           (occupied || !o->options.occupied_only);
}

/* How many of one sort are beside a cell. */
static int rivals(const carc *o, carc_cell cell, bool shrines) {
    int count = 0;

    for (int i = 0; i < NEAR; i++)
        count += i != ITSELF && is_rival(o, laid_near(o, cell, i), shrines);
    return count;
}

/* CU-2; the old neighbours count, too (CU-3). */
bool carc_box_lets(const carc *o, carc_spot at) {
    const struct carc_print *print = &carc_set_of(o)->print[at.tile];

    if (!o->options.cult || cloister_of(print) == NOTHING)
        return true;
    if (rivals(o, at.cell, !print->shrine) > 1)
        return false;
    for (int i = 0; i < NEAR && !o->options.placed_only; i++) {
        int laid = laid_near(o, at.cell, i);

        if (i != ITSELF && is_rival(o, laid, !print->shrine) &&
            rivals(o, o->game.laid[laid].cell, print->shrine) > 0)
            return false;
    }
    return true;
}

/* HS-3; one mayor each. */
void carc_box_pieces(carc *o) {
    for (int player = 0; player < o->game.players; player++) {
        o->game.supply[player][CARC_ABBOT] = o->options.abbots;
        o->game.supply[player][CARC_MAYOR] =
            (o->options.mayor || o->options.abbey) && !o->options.no_mayors;
        o->game.supply[player][CARC_PHANTOM] = o->options.phantom;
        o->game.supply[player][CARC_SHEPHERD] = o->options.hills && !o->options.no_shepherds;
    }
}

/* ---- features ---- */

/* A region of the feature. */
static void see_region(const carc *o, int laid, int region, carc_feature *f) {
    const struct carc_print *print = carc_print_of(o, laid);

    f->siege = f->siege || print->siege[region];
    f->labyrinth = f->labyrinth || print->labyrinth[region];
}

/* HS-36, LB-6 */
static void see_around(const carc *o, carc_feature *f) {
    for (int i = 0; i < NEAR; i++) {
        int laid = laid_near(o, f->tile[0], i);

        if (laid == NOTHING)
            continue;
        f->buildings += o->game.extra.built[laid];
        f->vineyards += i != ITSELF && carc_print_of(o, laid)->vineyard &&
                        !o->options.no_vineyards &&
                        (f->name.kind == CARC_MONASTERY || o->options.gardens_too); /* HS-39 */
    }
}

/* AM-30, HS-33. A mayor has been counted as one. */
static void see_follower(const carc *o, const struct carc_follower *man, carc_feature *f) {
    if (man->figure == CARC_MAYOR)
        f->followers[man->player] += f->pennants - 1;
    f->heads += carc_is_follower(man) || (man->figure == CARC_BUILDER && o->options.builders_count);
    f->hills[man->player] +=
        carc_is_follower(man) && carc_print_of(o, man->laid)->hill && !o->options.no_hills;
}

void carc_box_gather(const carc *o, const struct carc_paint *paint, int colour, carc_feature *f) {
    carc_mini_gather(o, paint, colour, f);
    f->siege = f->labyrinth = false;
    f->heads = f->buildings = f->vineyards = 0;
    memset(f->hills, 0, sizeof f->hills);
    for (int laid = 0; laid < o->game.laids; laid++)
        for (int r = 0; r < carc_regions_of(o, laid); r++)
            if (paint->colour[laid][r] == colour)
                see_region(o, laid, r, f);
    for (int i = 0; i < o->game.followers; i++)
        if (colour_under(paint, &o->game.follower[i]) == colour)
            see_follower(o, &o->game.follower[i], f);
    if (carc_is_central(f->name.kind))
        see_around(o, f);
    else
        f->buildings = carc_field_buildings(o, f);
}

/* LB-5, LB-8: a tile counts once. */
int carc_field_buildings(const carc *o, const carc_feature *f) {
    int sum = 0;

    for (int i = 0; i < f->tiles; i++)
        sum += o->game.extra.built[carc_laid_at(o, f->tile[i])];
    return sum;
}

/* HS-31, HS-32: of those who tie, who stands on a hill; or stands on most. */
unsigned carc_winners(const carc *o, const carc_feature *f) {
    unsigned tied = carc_majority(f->followers), high = 0;
    int most = 1;

    for (int player = 0; player < CARC_PLAYERS; player++) {
        int hills = tied >> player & 1 ? f->hills[player] : 0;

        if (o->options.hill_number && hills > most) {
            most = hills;
            high = 0;
        }
        if (hills >= most)
            high |= 1u << player;
    }
    return high != 0 ? high : tied;
}

/* What a completed feature pays besides: HS-36, LA-7. */
int carc_box_worth(const carc *o, const carc_feature *f) {
    int bonus = f->labyrinth && o->options.advanced ? 2 * f->heads : 0;

    return bonus + 3 * f->vineyards;
}

/* ---- a tile lies: wind roses ---- */

/* Whether a cell is in a quarter of the centre, which may be turned (WR-3, WR-5). */
static bool in_quarter(const carc *o, carc_cell cell, int quarter) {
    carc_spot rose = o->game.laid[o->game.extra.rose - 1];
    int x = cell.x - rose.cell.x, y = cell.y - rose.cell.y;

    for (int turn = 0; turn < rose.rot; turn++) {
        int east = x;

        x = -y;
        y = east;
    }
    return (quarter <= 1 ? x >= 0 : x <= 0) && (quarter == 0 || quarter == 3 ? y >= 0 : y <= 0);
}

/* HS-27, HS-28: it comes from the stack, in which those that were bought do not lie. */
void carc_box_hides(carc *o) {
    int stack = o->options.no_hills ? 0 : carc_stack(o);

    for (int player = 0; player < o->game.players; player++)
        stack -= o->game.bought[player] > 0;
    o->game.extra.hidden += stack > 0;
}

/* WR-4 */
void carc_box_lies(carc *o, int player) {
    int last = o->game.laids - 1;
    const struct carc_print *print = carc_print_of(o, last);

    if (print->quarter > 0 && o->game.extra.rose > 0 &&
        in_quarter(o, o->game.laid[last].cell, print->quarter - 1))
        carc_gain(o, player, 3, CARC_FROM_BOX);
    if (print->rose)
        o->game.extra.rose = last + 1;
    if (print->hill)
        carc_box_hides(o);
}

/* ---- the action: festival and little buildings ---- */

/* K-45: he scores what is there now. Not from the tile just laid. */
static enum carc_verdict call_abbot(carc *o, const carc_turn *turn) {
    struct carc_paint paint;
    carc_feature f;
    int i = 0;

    if (!turn->extra.calls)
        return CARC_LEGAL;
    while (i < o->game.followers &&
           (o->game.follower[i].player != turn->player || o->game.follower[i].figure != CARC_ABBOT))
        i++;
    if (i == o->game.followers || o->game.follower[i].laid == o->game.laids - 1 || turn->deploys ||
        turn->tower.builds || turn->tower.tops || turn->extra.back || turn->extra.building > 0)
        return CARC_BAD_EXTRA;
    carc_paint_table(o, &paint);
    carc_gather_one(o, &paint, colour_under(&paint, &o->game.follower[i]), &f);
    carc_gain(o, turn->player, f.complete ? carc_worth(o, &f) : carc_incomplete_points(o, &f),
              CARC_FROM_GUEST); /* HS-39 */
    carc_send_home(o, i);
    return CARC_LEGAL;
}

/* FE-9: the tower is open again, unless it has been played that it never opens (T-31). */
static enum carc_verdict return_top(carc *o, const carc_turn *turn) {
    int laid = carc_laid_at(o, turn->extra.home.place.cell);
    struct carc_tower *tower = laid == NOTHING ? NULL : &o->game.tower[laid];

    if (tower == NULL || !tower->topped || tower->player != turn->player ||
        !carc_print_of(o, o->game.laids - 1)->festival || turn->deploys || turn->tower.builds ||
        turn->tower.tops || turn->extra.building > 0)
        return CARC_BAD_EXTRA;
    tower->topped = false;
    o->game.supply[tower->player][tower->figure]++;
    return CARC_LEGAL;
}

/* CO-29 */
static enum carc_verdict return_waiting(carc *o, const carc_turn *turn) {
    const carc_man *home = &turn->extra.home; /* of a mayor the side tells the quarter */
    const int quarter = home->quarter > 0 ? home->quarter - 1 : home->place.where;
    int *waiting = &o->game.extra.waiting[turn->player][quarter][home->figure];

    if (*waiting == 0 || !carc_print_of(o, o->game.laids - 1)->festival || turn->deploys ||
        turn->tower.builds || turn->tower.tops || turn->extra.building > 0)
        return CARC_BAD_EXTRA;
    --*waiting;
    o->game.supply[turn->player][home->figure]++;
    return CARC_LEGAL;
}

static enum carc_verdict return_figure(carc *o, const carc_turn *turn) {
    const carc_man *home = &turn->extra.home;
    struct carc_paint paint;
    int index, hold, left = 0;

    if (!turn->extra.back)
        return CARC_LEGAL;
    if (home->quarter > 0 ||
        (o->options.count && home->place.cell.x == 0 && home->place.cell.y == 0 &&
         home->place.where >= 0 && home->place.where < CARC_QUARTERS))
        return return_waiting(o, turn);
    if (home->top)
        return return_top(o, turn);
    carc_paint_table(o, &paint);
    index = carc_find_man(o, &paint, turn->player, home);
    hold = index == NOTHING
               ? NOTHING
               : carc_hold_of(o, &paint, colour_under(&paint, &o->game.follower[index]));
    if (hold != NOTHING && o->options.lord_stays)
        return CARC_BAD_EXTRA; /* FE-10 */
    for (int i = 0; hold != NOTHING && i < o->game.followers; i++)
        left += i != index && o->game.follower[i].player == turn->player &&
                colour_under(&paint, &o->game.follower[i]) ==
                    colour_under(&paint, &o->game.follower[index]);
    for (int i = 0; hold != NOTHING && i < o->game.holds; i++)
        if (o->game.hold[i].owner == turn->player &&
            carc_hold_of(o, &paint, paint.colour[o->game.hold[i].laid][o->game.hold[i].region]) ==
                hold)
            o->game.hold[i].lord = left > 0;
    if (index == NOTHING || turn->deploys || turn->tower.builds || turn->tower.tops ||
        turn->extra.building > 0 || !carc_print_of(o, o->game.laids - 1)->festival ||
        (o->options.followers_only && carc_strength(home->figure) == 0))
        return CARC_BAD_EXTRA;         /* FE-2, FE-4, FE-6 */
    if (home->figure == CARC_SHEPHERD) /* FE-6: his sheep go back into the bag */
        o->game.extra.sheep[turn->player] = 0;
    carc_send_home(o, index);
    carc_leave_alone(o, turn->player); /* FE-8 */
    return CARC_LEGAL;
}

/* LA-5: to a labyrinth although others stand on its roads, or to an arm, up to the next labyrinth,
 * on which nobody stands. */
static bool arm_is_free(const carc *o, int laid, int region, bool seen[CARC_LAID][CARC_REGIONS]) {
    if (seen[laid][region])
        return true;
    seen[laid][region] = true;
    for (int i = 0; i < o->game.followers; i++)
        if (o->game.follower[i].laid == laid && o->game.follower[i].region == region &&
            carc_is_follower(&o->game.follower[i]))
            return false;
    for (int port = 1; port < RIM; port += 3) {
        carc_cell next = carc_next_cell(o->game.laid[laid].cell, port / 3);
        int other = carc_laid_at(o, next), beyond;

        if (other == NOTHING || carc_region_at(o, laid, port) != region)
            continue;
        beyond = carc_region_at(o, other, (port + 6) % RIM);
        if (!carc_print_of(o, other)->labyrinth[beyond] && !arm_is_free(o, other, beyond, seen))
            return false;
    }
    return true;
}

int carc_free_arm(const carc *o, const struct carc_paint *paint, int laid, int colour) {
    static bool seen[CARC_LAID][CARC_REGIONS];
    const struct carc_print *print = carc_print_of(o, laid);

    for (int side = 0; o->options.advanced && side < SIDES; side++) {
        int region = carc_region_at(o, laid, 3 * side + 1);

        if (region == NOTHING || paint->colour[laid][region] != colour ||
            print->kind[region] != CARC_ROAD || print->labyrinth[region])
            continue;
        memset(seen, 0, sizeof seen);
        if (arm_is_free(o, laid, region, seen))
            return region;
    }
    return NOTHING;
}

bool carc_is_one_road(const carc *o, carc_spot at, int side, int other) {
    const struct carc_print *print = &carc_set_of(o)->print[at.tile];
    int one = print->at[(3 * (side - at.rot + SIDES) + 1) % RIM];
    int two = print->at[(3 * (other - at.rot + SIDES) + 1) % RIM];

    return one == two && print->kind[one] == CARC_ROAD;
}

static enum carc_verdict join_labyrinth(carc *o, const carc_turn *turn) {
    static bool seen[CARC_LAID][CARC_REGIONS];
    int last = o->game.laids - 1, side = turn->extra.arm - 1, region;
    enum carc_figure figure = turn->extra.walker;
    struct carc_paint paint;
    carc_feature road;

    if (side < 0)
        return CARC_LEGAL;
    region = carc_region_at(o, last, 3 * side + 1);
    if (!o->options.advanced || turn->deploys || region == NOTHING ||
        o->game.supply[turn->player][figure] == 0)
        return CARC_BAD_EXTRA;
    carc_paint_table(o, &paint);
    carc_gather_one(o, &paint, paint.colour[last][region], &road);
    memset(seen, 0, sizeof seen);
    if (road.name.kind != CARC_ROAD || !road.labyrinth || road.heads == 0 ||
        (!carc_print_of(o, last)->labyrinth[region] && !arm_is_free(o, last, region, seen)))
        return CARC_BAD_EXTRA;
    o->game.follower[o->game.followers++] =
        (struct carc_follower){turn->player, last, region, figure};
    o->game.supply[turn->player][figure]--;
    return CARC_LEGAL;
}

enum { SHED = 1, TOWER_KIND = 3, OF_EACH = 6 };

/* What the player has left of this kind. Dealt evenly they may be of any kind, while there are some
 * in the box (LB-1, LB-2); with points by kind everybody has as many of each (LB-9). */
static int buildings_left(const carc *o, int player, int kind) {
    int players = o->game.players, sum = 0, all = 0;

    if (o->options.by_kind || o->options.dealt_by_kind)
        return OF_EACH / players - o->game.extra.used[player][kind];
    for (int k = SHED; k <= TOWER_KIND; k++)
        sum += o->game.extra.used[player][k];
    for (int other = 0; other < players; other++)
        all += o->game.extra.used[other][kind];
    sum = 3 * OF_EACH / players - sum;
    return sum < OF_EACH - all ? sum : OF_EACH - all;
}

/* LB-3, LB-9 */
static enum carc_verdict put_building(carc *o, const carc_turn *turn) {
    int kind = turn->extra.building;

    if (kind == 0)
        return CARC_LEGAL;
    if (!o->options.buildings || turn->deploys || turn->tower.builds || turn->tower.tops ||
        buildings_left(o, turn->player, kind) == 0)
        return CARC_BAD_EXTRA;
    o->game.extra.used[turn->player][kind]++;
    o->game.extra.built[o->game.laids - 1] = o->options.by_kind ? turn->extra.building : 1;
    return CARC_LEGAL;
}

/* ---- flocks ---- */

static int shepherd_of(const carc *o, int player) {
    for (int i = 0; i < o->game.followers; i++)
        if (o->game.follower[i].player == player && o->game.follower[i].figure == CARC_SHEPHERD)
            return i;
    return NOTHING;
}

bool carc_has_flock(const carc *o, const struct carc_paint *paint, int colour) {
    for (int player = 0; player < o->game.players; player++) {
        int i = shepherd_of(o, player);

        if (i != NOTHING && colour_under(paint, &o->game.follower[i]) == colour)
            return true;
    }
    return false;
}

/* HS-15 to HS-17: all shepherds of a field go home, each with all the sheep, or with nothing. */
static void end_flock(carc *o, const struct carc_paint *paint, int colour, bool pays) {
    int sheep = 0, here[CARC_PLAYERS], count = 0;

    for (int player = 0; player < o->game.players; player++) {
        int i = shepherd_of(o, player);

        if (i == NOTHING || colour_under(paint, &o->game.follower[i]) != colour)
            continue;
        here[count++] = player;
        sheep += o->game.extra.sheep[player];
        o->game.extra.sheep[player] = 0;
        carc_send_home(o, i);
    }
    for (int i = 0; pays && i < count; i++)
        carc_gain(o, here[i], sheep, CARC_FROM_BOX);
}

/* HS-22 */
static bool is_enclosed(const carc *o, const struct carc_paint *paint, int colour) {
    carc_feature f;

    carc_gather_one(o, paint, colour, &f);
    return f.opens == 0;
}

static bool any_enclosed(const carc *o, const struct carc_paint *paint) {
    for (int player = 0; player < o->game.players; player++) {
        int i = shepherd_of(o, player);

        if (i != NOTHING && is_enclosed(o, paint, colour_under(paint, &o->game.follower[i])))
            return true;
    }
    return false;
}

/* A token is drawn for a shepherd (HS-9, HS-14, HS-15). */
static enum carc_verdict draw_token(carc *o, const struct carc_paint *paint, int player, int colour,
                                    int token) {
    if (token == 0)
        return CARC_BAD_EXTRA;
    if (token == CARC_PASS)
        end_flock(o, paint, colour, false);
    else
        o->game.extra.sheep[player] += token;
    return CARC_LEGAL;
}

/* HS-12, HS-13, HS-20: the own field was extended by this tile. Otherwise the record may claim that
 * an enclosed flock goes to the stable (HS-19). */
static enum carc_verdict tend(carc *o, const struct carc_paint *paint, const carc_turn *turn) {
    int shepherd = shepherd_of(o, turn->player), last = o->game.laids - 1, colour;
    bool placed = turn->deploys && turn->figure == CARC_SHEPHERD, chosen;

    colour = shepherd == NOTHING ? NOTHING : colour_under(paint, &o->game.follower[shepherd]);
    if (placed)
        return draw_token(o, paint, turn->player, colour, turn->extra.token);
    chosen = turn->extra.grows || turn->extra.guides;
    if (shepherd == NOTHING || carc_region_of_colour(o, paint, last, colour) == NOTHING ||
        (o->options.score_only && is_enclosed(o, paint, colour)))
        return !chosen || (turn->extra.guides && any_enclosed(o, paint)) ? CARC_LEGAL
                                                                         : CARC_BAD_EXTRA;
    if (turn->extra.grows)
        return draw_token(o, paint, turn->player, colour, turn->extra.token);
    if (turn->extra.guides)
        end_flock(o, paint, colour, true);
    return chosen ? CARC_LEGAL : CARC_BAD_EXTRA;
}

/* HS-19, HS-21 */
static void close_fields(carc *o, const struct carc_paint *paint) {
    for (int player = 0; player < o->game.players; player++) {
        int i = shepherd_of(o, player);
        int colour = i == NOTHING ? NOTHING : colour_under(paint, &o->game.follower[i]);

        if (i != NOTHING && is_enclosed(o, paint, colour))
            end_flock(o, paint, colour, true);
    }
}

enum carc_verdict carc_box_acts(carc *o, const carc_turn *turn) {
    struct carc_paint paint;
    enum carc_verdict verdict = return_figure(o, turn);

    if (verdict == CARC_LEGAL)
        verdict = call_abbot(o, turn);
    if (verdict == CARC_LEGAL)
        verdict = join_labyrinth(o, turn);
    if (verdict == CARC_LEGAL)
        verdict = put_building(o, turn);
    if (verdict != CARC_LEGAL || !o->options.hills)
        return verdict;
    carc_paint_table(o, &paint);
    verdict = tend(o, &paint, turn);
    close_fields(o, &paint);
    return verdict;
}

/* ---- watchtowers ---- */

/* WT-7 */
static int meeples_on(const carc *o, const struct carc_paint *paint, int laid) {
    int count = o->game.tower[laid].topped;

    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        count +=
            man->laid == laid && carc_is_follower(man) &&
            (o->options.lords_seen || carc_hold_of(o, paint, colour_under(paint, man)) == NOTHING);
    }
    return count;
}

/* WT-6, WT-8 to WT-11: what a watchtower counts on a tile. */
static int seen_on(const carc *o, const struct carc_paint *paint, int laid, int kind) {
    const struct carc_print *print = carc_print_of(o, laid);
    int pennants = 0;
    bool any[CARC_KINDS] = {false};

    for (int r = 0; r < carc_regions_of(o, laid); r++) {
        if (carc_hold_of(o, paint, paint->colour[laid][r]) != NOTHING)
            continue;
        pennants += print->pennants[r];
        any[print->kind[r]] = true;
    }
    switch (kind) {
    case WATCH_MEEPLE: return meeples_on(o, paint, laid);
    case WATCH_PENNANT: return pennants;
    case WATCH_ROAD: return any[CARC_ROAD];
    case WATCH_CITY: return any[CARC_CITY];
    default: return any[CARC_MONASTERY];
    }
}

static int tower_pays(const carc *o, const struct carc_paint *paint, int laid) {
    const struct carc_print *print = carc_print_of(o, laid);
    int sum = 0;

    for (int i = 0; i < NEAR; i++) {
        int near = laid_near(o, o->game.laid[laid].cell, i);

        sum += near == NOTHING ? 0 : seen_on(o, paint, near, print->watch_kind);
    }
    return print->watch * sum;
}

/* WT-3 to WT-5: for each follower on the feature and on a tile with a watchtower. */
static void watch(carc *o, const struct carc_paint *paint, int colour) {
    bool paid[CARC_LAID][CARC_PLAYERS] = {{false}};

    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (colour_under(paint, man) != colour || !carc_is_follower(man) ||
            (o->options.once_paid && paid[man->laid][man->player]))
            continue;
        paid[man->laid][man->player] = true;
        carc_gain(o, man->player, tower_pays(o, paint, man->laid), CARC_FROM_FEATURE);
    }
}

/* All towers come before the first feature is scored and the first follower goes home (WT-3). */
void carc_box_before(carc *o, const struct carc_paint *paint, const carc_report *report,
                     const int colour[CARC_ITEMS]) {
    for (int i = 0; o->options.watchtowers && i < report->items; i++)
        if (!report->item[i].kept && !carc_is_central(report->item[i].feature.name.kind))
            watch(o, paint, colour[i]);
}

/* ---- challenges ---- */

/* The followers of a building that is not complete go home, if they are challenged by the winners
 * (CU-11, CU-12; CU-16). */
static void lose(carc *o, const struct carc_paint *paint, int colour, unsigned winners) {
    for (int i = o->game.followers - 1; i >= 0; i--) {
        const struct carc_follower *man = &o->game.follower[i];
        bool own = winners >> man->player & 1;

        if (colour_under(paint, man) == colour && !(own && o->options.apart))
            carc_send_home(o, i);
    }
}

/* CU-9, CU-10, CU-13 to CU-15 */
static void end_challenges(carc *o, const struct carc_paint *paint, const carc_item *item) {
    carc_cell cell = item->feature.tile[0];
    bool shrine = carc_print_of(o, carc_laid_at(o, cell))->shrine;

    for (int i = 0; item->winners != 0 && i < NEAR; i++) {
        int laid = laid_near(o, cell, i);
        int region = laid == NOTHING ? NOTHING : cloister_of(carc_print_of(o, laid));
        carc_feature f;

        if (region == NOTHING || carc_print_of(o, laid)->shrine == shrine)
            continue;
        carc_gather_one(o, paint, paint->colour[laid][region], &f);
        if (!f.complete)
            lose(o, paint, paint->colour[laid][region], item->winners);
    }
}

/* ---- King and Robber ---- */

static bool is_realm(const carc_item *item, int which) {
    return !item->kept && item->feature.name.kind == (which == 0 ? CARC_CITY : CARC_ROAD);
}

/* KR-4 to KR-9; KR-13. */
static void crown(carc *o, int player, const carc_report *report, int which) {
    struct carc_later *extra = &o->game.extra;
    int before = extra->holder[which];

    for (int i = 0; i < report->items; i++) {
        if (!is_realm(&report->item[i], which))
            continue;
        if (before > 0 && o->options.king_scoring == CARC_RUNNING)
            carc_gain(o, before - 1, 1, CARC_FROM_GUEST);
        if (report->item[i].feature.tiles > extra->largest[which]) {
            extra->largest[which] = report->item[i].feature.tiles;
            extra->holder[which] = player + 1;
        }
    }
}

enum carc_verdict carc_box_after(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                 carc_report *report) {
    for (int i = 0; o->options.cult && i < report->items; i++)
        if (report->item[i].feature.name.kind == CARC_MONASTERY)
            end_challenges(o, paint, &report->item[i]);
    for (int which = 0; o->options.king && which < 2; which++) {
        int claim = which == 0 ? turn->extra.king : turn->extra.robber;

        crown(o, turn->player, report, which);
        if (claim > 0 && claim != o->game.extra.holder[which])
            return CARC_BAD_EXTRA; /* KR-17 */
    }
    return CARC_LEGAL;
}

/* KR-11, KR-14 */
static int realm(const carc *o, const struct carc_paint *paint, enum carc_kind kind) {
    int count = o->options.count && kind == CARC_CITY; /* CO-38 */

    for (int colour = 0; colour < paint->colours; colour++) {
        carc_feature f;

        carc_gather_one(o, paint, colour, &f);
        count += f.name.kind == kind && f.complete && carc_hold_of(o, paint, colour) == NOTHING;
    }
    return count;
}

static int royal_points(const carc *o, const struct carc_paint *paint, int which) {
    const int *holder = o->game.extra.holder;

    switch (o->options.king_scoring) {
    case CARC_RUNNING: return 0;
    case CARC_TEN_EACH: return 10;
    case CARC_FIFTEEN_FORTY: return holder[0] != holder[1] ? 15 : which == 0 ? 40 : 0;
    default: return realm(o, paint, which == 0 ? CARC_CITY : CARC_ROAD);
    }
}

void carc_box_final(const carc *o, carc_ending *ending) {
    struct carc_paint paint;

    carc_paint_table(o, &paint);
    for (int which = 0; which < 2; which++) {
        int player = o->game.extra.holder[which] - 1;
        int points = player < 0 ? 0 : royal_points(o, &paint, which);

        if (player < 0)
            continue;
        ending->royal[player] += points;
        ending->total[player] += points;
    }
}

/* ---- escape ---- */

static bool has_cloister_near(const carc *o, carc_cell cell) {
    for (int i = 0; i < NEAR; i++) {
        int laid = laid_near(o, cell, i);

        if (laid != NOTHING && cloister_of(carc_print_of(o, laid)) != NOTHING)
            return true;
    }
    return false;
}

/* SI-8 to SI-10. */
static bool can_flee(const carc *o, const struct carc_paint *paint, int colour) {
    for (int laid = 0; laid < o->game.laids; laid++)
        for (int r = 0; r < carc_regions_of(o, laid); r++)
            if (paint->colour[laid][r] == colour &&
                (carc_print_of(o, laid)->siege[r] || o->options.escape == CARC_ANY_TILE) &&
                has_cloister_near(o, o->game.laid[laid].cell))
                return true;
    return false;
}

enum carc_verdict carc_box_leaves(carc *o, const carc_turn *turn) {
    const bool ends = o->options.at_end && o->game.rest.owed && carc_drawable(o) > 0;
    struct carc_paint paint;
    carc_feature city;
    int index, colour;

    if (carc_circle(o, turn) != CARC_LEGAL)
        return CARC_BAD_EXTRA;
    if (!turn->extra.escapes)
        return CARC_LEGAL;
    carc_paint_table(o, &paint);
    index = carc_find_man(o, &paint, turn->player, &turn->extra.knight);
    if (index == NOTHING || o->options.escape == CARC_NO_ESCAPE ||
        (!carc_is_follower(&o->game.follower[index]) && !o->options.builders_flee) ||
        (ends && o->options.must)) /* SI-12 */
        return CARC_BAD_EXTRA;
    colour = colour_under(&paint, &o->game.follower[index]);
    carc_gather_one(o, &paint, colour, &city);
    if (!city.siege || carc_hold_of(o, &paint, colour) != NOTHING || !can_flee(o, &paint, colour))
        return CARC_BAD_EXTRA;
    carc_send_home(o, index);
    carc_leave_alone(o, turn->player); /* SI-11 */
    if (ends)
        o->game.rest.owed = false;
    return CARC_LEGAL;
}
