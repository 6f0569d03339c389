/* carcassonne_count.c - the Count of Carcassonne: followers enter the city and leave it. Nobody
 * stands on its tiles inside the walls: who waits there is counted by quarters. */
#include "carcassonne_parts.h"

enum { CASTLE, MARKET, BLACKSMITH, CATHEDRAL };

/* CO-1, CO-2 */
void carc_count_lies(carc *o) {
    static const char *const ids[] = {"CO.7", "CO.6", "CO.8",  "CO.5",  "CO.3",  "CO.2",
                                      "CO.4", "CO.1", "CO.11", "CO.10", "CO.12", "CO.9"};
    static const carc_cell cells[] = {{0, 0}, {-1, 0}, {1, 0},  {-2, 0},  {0, 1},  {-1, 1},
                                      {1, 1}, {-2, 1}, {0, -1}, {-1, -1}, {1, -1}, {-2, -1}};

    for (int i = 0; i < 12; i++)
        carc_put(o, (carc_spot){.tile = carc_find(o, ids[i]), .cell = cells[i]});
}

bool carc_is_carcassonne(const carc *o, int laid) {
    return carc_print_of(o, laid)->box == COUNT;
}

int carc_waiting(const carc *o, int player, int quarter, enum carc_figure figure) {
    return o->game.extra.waiting[player][quarter][figure];
}

/* CO-37: all fields outside the walls touch it. */
bool carc_is_town(const carc *o, const struct carc_paint *paint, int field) {
    for (int laid = 0; laid < o->game.laids; laid++)
        for (int r = 0; r < carc_regions_of(o, laid); r++)
            if (carc_is_carcassonne(o, laid) && paint->colour[laid][r] == field)
                return carc_print_of(o, laid)->kind[r] == CARC_FIELD;
    return false;
}

/* ---- out of the city ---- */

/* CO-21, CO-30 */
static int quarter_for(enum carc_kind kind) {
    switch (kind) {
    case CARC_CITY: return CASTLE;
    case CARC_ROAD: return BLACKSMITH;
    case CARC_FIELD: return MARKET;
    case CARC_MONASTERY: return CATHEDRAL;
    default: return NOTHING;
    }
}

/* How many players come before this one, if `last` comes last (CO-22, CO-33). */
static int rank(const carc *o, int player, int last) {
    return (player - last - 1 + 2 * o->game.players) % o->game.players;
}

/* CO-16, CO-17, CO-20, CO-27, CO-40: the colour to which the figure goes, or NOTHING. */
static int leaves_for(const carc *o, const struct carc_paint *paint, const carc_man *man) {
    int laid = carc_laid_at(o, man->place.cell), colour = NOTHING, quarter;
    carc_feature f;

    if (laid == NOTHING)
        return NOTHING;
    for (int kind = 0; kind < CARC_KINDS && colour == NOTHING; kind++)
        if (man->figure == CARC_SMALL || man->figure == CARC_BIG || man->figure == CARC_PHANTOM
                ? kind == (int)man->place.kind
                : quarter_for((enum carc_kind)kind) != NOTHING &&
                      o->game.extra.waiting[man->player][quarter_for((enum carc_kind)kind)]
                                           [man->figure] > 0)
            colour = carc_colour_at(o, paint, laid, (enum carc_kind)kind, man->place.where);
    if (colour == NOTHING || carc_hold_of(o, paint, colour) != NOTHING)
        return NOTHING;
    carc_gather_one(o, paint, colour, &f);
    quarter = quarter_for(f.name.kind);
    if (quarter == NOTHING || quarter == o->game.extra.count ||
        o->game.extra.waiting[man->player][quarter][man->figure] == 0 ||
        (o->options.occupied && f.heads == 0))
        return NOTHING;
    if (f.name.kind == CARC_MONASTERY && carc_print_of(o, laid)->shrine &&
        (man->figure == CARC_WAGON || (man->figure == CARC_ABBOT && o->options.no_abbot)))
        return NOTHING;
    return man->figure == CARC_WAGON && f.name.kind == CARC_FIELD ? NOTHING : colour;
}

static void leave(carc *o, const struct carc_paint *paint, const carc_man *man, int colour) {
    int laid = carc_laid_at(o, man->place.cell);
    int region = carc_region_of_colour(o, paint, laid, colour);
    int quarter = quarter_for(carc_print_of(o, laid)->kind[region]);

    o->game.extra.waiting[man->player][quarter][man->figure]--;
    o->game.follower[o->game.followers++] =
        (struct carc_follower){man->player, laid, region, man->figure};
}

/* CO-28: the barn has been placed with this tile, or others stand there. */
static bool is_harvested(const carc *o, const struct carc_paint *paint, const carc_turn *turn,
                         int field) {
    bool barn = false, placed = false, farmers = false;

    if (carc_region_of_colour(o, paint, o->game.laids - 1, field) == NOTHING)
        return false;
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (paint->colour[man->laid][man->region] != field)
            continue;
        farmers = farmers || carc_is_follower(man);
        barn = barn || man->figure == CARC_BARN;
        placed =
            placed || (man->figure == CARC_BARN && turn->deploys && turn->figure == CARC_BARN &&
                       man->player == turn->player && man->laid == o->game.laids - 1);
    }
    return barn && (placed || farmers);
}

/* CO-26 */
static bool is_scored(const carc *o, const struct carc_paint *paint, const carc_turn *turn,
                      const carc_report *report, const int colour[CARC_ITEMS], int it) {
    for (int i = 0; i < report->items; i++)
        if (colour[i] == it)
            return !report->item[i].kept;
    return is_harvested(o, paint, turn, it);
}

enum carc_verdict carc_city_leaves(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                   carc_report *report, const int colour[CARC_ITEMS]) {
    int last = 0;

    for (int i = 0; i < turn->extra.leaves; i++) {
        const carc_man *man = &turn->extra.leaver[i];
        int it = leaves_for(o, paint, man), place = rank(o, man->player, turn->player);

        if (it == NOTHING || place < last || !is_scored(o, paint, turn, report, colour, it))
            return CARC_BAD_EXTRA;
        last = place;
        leave(o, paint, man, it);
    }
    for (int i = 0; turn->extra.leaves > 0 && i < report->items; i++) {
        carc_item *item = &report->item[i];

        if (item->kept)
            continue;
        carc_gather_one(o, paint, colour[i], &item->feature);
        item->winners = carc_winners(o, &item->feature);
        item->points = carc_worth(o, &item->feature);
    }
    return CARC_LEGAL;
}

/* ---- into the city ---- */

/* CO-14, CO-15 */
static bool opens(const carc *o, enum carc_source source) {
    return source == CARC_FROM_FEATURE || (source == CARC_FROM_BOX && !o->options.features_open);
}

/* CO-8, CO-11 */
static bool is_open(const carc *o, int player) {
    bool others = false;

    for (int i = 0; i < o->game.extra.gains; i++) {
        const struct carc_gain *gain = &o->game.extra.gain[i];

        if (!opens(o, gain->source) || gain->points == 0)
            continue;
        if (gain->player == player)
            return false;
        others = true;
    }
    return others && (!o->game.extra.entered || o->options.each_part);
}

/* CO-16, CO-17 */
static bool may_wait(const carc *o, enum carc_figure figure, int quarter) {
    switch (figure) {
    case CARC_SMALL:
    case CARC_BIG:
    case CARC_PHANTOM: return true;
    case CARC_MAYOR: return quarter == CASTLE;
    case CARC_WAGON: return quarter != MARKET;
    case CARC_ABBOT: return quarter == CATHEDRAL && o->options.edition == 2;
    default: return false;
    }
}

/* CO-18, CO-19, CO-28 */
static enum carc_verdict move_count(carc *o, const carc_extra *extra) {
    int *count = &o->game.extra.count;

    switch (o->options.count_moves) {
    case CARC_CLOCKWISE: *count = (*count + 1) % CARC_QUARTERS; break;
    case CARC_FOLLOWS: *count = extra->quarter - 1; break;
    default:
        if (extra->count == 0)
            return CARC_LEGAL;
        if (extra->count == *count + 1 || (extra->count == MARKET + 1 && !o->options.farmers))
            return CARC_BAD_EXTRA;
        *count = extra->count - 1;
        return CARC_LEGAL;
    }
    return extra->count == 0 ? CARC_LEGAL : CARC_BAD_EXTRA;
}

enum carc_verdict carc_city_enters(carc *o, const carc_turn *turn) {
    const carc_extra *extra = &turn->extra;
    int quarter = extra->quarter - 1;

    if (!extra->enters)
        return extra->count == 0 ? CARC_LEGAL : CARC_BAD_EXTRA;
    if (!o->options.count || !is_open(o, turn->player) || !may_wait(o, extra->entrant, quarter) ||
        (quarter == MARKET && !o->options.farmers) ||
        o->game.supply[turn->player][extra->entrant] == 0)
        return CARC_BAD_EXTRA;
    o->game.supply[turn->player][extra->entrant]--;
    o->game.extra.waiting[turn->player][quarter][extra->entrant]++;
    o->game.extra.entered = true;
    return move_count(o, extra);
}

/* ---- at the end ---- */

/* CO-33: who is passed over is out. */
static bool in_turn(carc *o, int player, int last) {
    struct carc_later *extra = &o->game.extra;
    int n = o->game.players, place = rank(o, player, last);

    if (extra->passed >> place & 1)
        return false;
    for (int at = extra->mover % n; at != place; at = (at + 1) % n)
        extra->passed |= 1 << at;
    extra->mover = place + 1;
    return true;
}

/* CO-32, CO-34, CO-35; behind everything else, with no tile to come. */
enum carc_verdict carc_city_empties(carc *o, const carc_turn *turn) {
    const int last = o->game.extra.land > 0 ? o->game.extra.land - 1 : turn->player;
    struct carc_paint paint;

    if (turn->extra.last_leaves > 0 && (carc_stack(o) > 0 || !o->options.count))
        return CARC_BAD_EXTRA;
    carc_paint_table(o, &paint);
    for (int i = 0; i < turn->extra.last_leaves; i++) {
        const carc_man *man = &turn->extra.last_leaver[i];
        int it = leaves_for(o, &paint, man);
        carc_feature f;

        if (it == NOTHING)
            return CARC_BAD_EXTRA;
        carc_gather_one(o, &paint, it, &f);
        if (f.name.kind != CARC_FIELD && (f.complete || !o->options.any_quarter))
            return CARC_BAD_EXTRA;
        if (!in_turn(o, man->player, last))
            return CARC_BAD_EXTRA;
        leave(o, &paint, man, it);
    }
    return CARC_LEGAL;
}
