/* carcassonne_minis.c - small boxes that came later: the Phantom, the Flier, Mage & Witch, the Gold
 * Mines. */
#include "carcassonne_parts.h"

#include <stdlib.h>

/* ---- the phantom ---- */

/* On a second feature: not where a shepherd has just been put (PH-2). */
static bool is_first(const carc *o, const struct carc_paint *paint, int colour) {
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (man->laid == o->game.laids - 1 && paint->colour[man->laid][man->region] == colour)
            return true;
    }
    return false;
}

/* PH-2 to PH-4, PH-8: where it could be the only follower, after the first figure stands. */
enum carc_verdict carc_second_stands(carc *o, const carc_turn *turn) {
    carc_man man = turn->extra.second;
    int last = o->game.laids - 1, colour;
    struct carc_paint paint;

    if (!turn->extra.seconds)
        return CARC_LEGAL;
    man.player = turn->player;
    if (man.top)
        return carc_can_top(o, man.player, man.place.cell, man.figure) && carc_put_man(o, &man)
                   ? CARC_LEGAL
                   : CARC_BAD_TOP;
    carc_paint_table(o, &paint);
    colour = carc_colour_at(o, &paint, last, man.place.kind, man.place.where);
    if (colour == NOTHING || !carc_may_put(o, &paint, &man, last, colour) ||
        is_first(o, &paint, colour))
        return CARC_BAD_EXTRA;
    carc_stand(o, &paint, &man, last, colour);
    return CARC_LEGAL;
}

/* ---- crop circles ---- */

/* CC-7 */
static bool goes_beside(enum carc_figure figure, enum carc_kind kind) {
    return figure == CARC_SMALL || figure == CARC_BIG || figure == CARC_PHANTOM ||
           (figure == CARC_MAYOR && kind == CARC_CITY) ||
           (figure == CARC_WAGON && kind != CARC_FIELD);
}

/* A knight, highwayman or farmer, and no lord (CC-7, CC-13). */
static bool is_of(const carc *o, const struct carc_paint *paint, int index, int player,
                  enum carc_kind kind) {
    const struct carc_follower *man = &o->game.follower[index];
    int colour = paint->colour[man->laid][man->region];
    carc_feature f;

    if (man->player != player || !carc_is_follower(man))
        return false;
    carc_gather_one(o, paint, colour, &f);
    return f.name.kind == kind && carc_hold_of(o, paint, colour) == NOTHING;
}

/* The same figure on the same feature of the same tile. */
static bool is_alike(const struct carc_paint *paint, const struct carc_follower *a,
                     const struct carc_follower *b) {
    return a->laid == b->laid && a->figure == b->figure &&
           paint->colour[a->laid][a->region] == paint->colour[b->laid][b->region];
}

/* What the player can take home, or put beside another: how many different ones, and the last. */
static int count_circled(const carc *o, const struct carc_paint *paint, int player,
                         enum carc_kind kind, bool takes, struct carc_follower *only) {
    struct carc_follower all[CARC_FIGURES * CARC_LAID];
    int n = 0;

    for (int i = 0; i < o->game.followers; i++)
        for (int f = 0; is_of(o, paint, i, player, kind) && f < CARC_FIGURES; f++) {
            struct carc_follower man = o->game.follower[i];
            bool can =
                takes ? man.figure == (enum carc_figure)f
                      : goes_beside((enum carc_figure)f, kind) && o->game.supply[player][f] > 0;

            man.figure = (enum carc_figure)f;
            for (int k = 0; k < n; k++)
                can = can && !is_alike(paint, &all[k], &man);
            if (can)
                *only = all[n++] = man;
        }
    return n;
}

static enum carc_verdict circle_one(carc *o, int player, const carc_man *said, bool takes,
                                    enum carc_kind kind) {
    struct carc_paint paint;
    struct carc_follower one;
    int n, at = NOTHING;

    carc_paint_table(o, &paint);
    n = count_circled(o, &paint, player, kind, takes, &one);
    if (said == NULL && (n == 0 || (!takes && o->options.circle_may)))
        return CARC_LEGAL; /* CC-5, CC-9 */
    if (said == NULL && n > 1)
        return CARC_BAD_EXTRA; /* CC-8 */
    for (int i = 0; i < o->game.followers; i++)
        if (is_of(o, &paint, i, player, kind) &&
            (said == NULL
                 ? is_alike(&paint, &o->game.follower[i], &one) || !takes
                 : carc_same_cell(o->game.laid[o->game.follower[i].laid].cell, said->place.cell) &&
                       (!takes || o->game.follower[i].figure == said->figure) &&
                       (takes || carc_colour_of_name(o, &paint, &said->place) == NOTHING ||
                        carc_colour_of_name(o, &paint, &said->place) ==
                            paint.colour[o->game.follower[i].laid][o->game.follower[i].region])))
            at = i;
    if (at == NOTHING)
        return CARC_BAD_EXTRA; /* CC-6 */
    if (takes) {
        int found = said == NULL ? at : carc_find_man(o, &paint, player, said);

        if (found == NOTHING || !is_of(o, &paint, found, player, kind))
            return CARC_BAD_EXTRA;
        carc_send_home(o, found);
        carc_leave_alone(o, player); /* CC-11 */
        return CARC_LEGAL;
    }
    one = said == NULL ? one : o->game.follower[at];
    one.figure = said == NULL ? one.figure : said->figure;
    if (!goes_beside(one.figure, kind) || o->game.supply[player][one.figure] == 0)
        return CARC_BAD_EXTRA;
    o->game.follower[o->game.followers++] = one;
    o->game.supply[player][one.figure]--;
    return CARC_LEGAL;
}

/* CC-3, CC-4, CC-12; what is not said is not judged. */
enum carc_verdict carc_circle(carc *o, const carc_turn *turn) {
    const carc_extra *extra = &turn->extra;
    int kind = carc_print_of(o, o->game.laids - 1)->circle - 1, said = 0;
    enum carc_verdict verdict = CARC_LEGAL;

    if (extra->circle == 0)
        return extra->circled > 0 ? CARC_BAD_EXTRA : CARC_LEGAL;
    if (kind < 0 || (kind == CARC_FIELD && !o->options.farmers) || o->game.followers == 0)
        return CARC_BAD_EXTRA;
    for (int n = 1; n <= o->game.players && verdict == CARC_LEGAL; n++) {
        int player = (turn->player + n) % o->game.players;
        bool says = said < extra->circled && extra->in_circle[said].player == player;

        if (extra->strays && said == extra->circled)
            break;
        verdict = circle_one(o, player, says ? &extra->in_circle[said] : NULL, extra->circle == 2,
                             (enum carc_kind)kind);
        said += says;
    }
    return said == extra->circled ? verdict : CARC_BAD_EXTRA;
}

/* ---- the flier ---- */

/* FL-5, FL-13 */
static carc_cell flown_to(const carc *o, int cells) {
    static const int east[8] = {0, 1, 1, 1, 0, -1, -1, -1}, north[8] = {1, 1, 0, -1, -1, -1, 0, 1};
    carc_spot from = o->game.laid[o->game.laids - 1];
    int way = (carc_print_of(o, o->game.laids - 1)->flier - 1 + 2 * from.rot) % 8;

    return (carc_cell){from.cell.x + cells * east[way], from.cell.y + cells * north[way]};
}

/* FL-6, FL-7, FL-9 to FL-11 */
static bool may_land(const carc *o, const struct carc_paint *paint, enum carc_figure figure,
                     int colour) {
    bool shrine;
    carc_feature f;

    carc_gather_one(o, paint, colour, &f);
    if (f.complete || carc_hold_of(o, paint, colour) != NOTHING)
        return false;
    shrine = carc_print_of(o, carc_laid_at(o, f.tile[0]))->shrine;
    switch (figure) {
    case CARC_MAYOR: return f.name.kind == CARC_CITY;
    case CARC_ABBOT: return carc_is_central(f.name.kind) && !(o->options.no_abbot && shrine);
    case CARC_WAGON: /* AM-38 */
        return f.name.kind < CARC_FIELD && !(f.name.kind == CARC_MONASTERY && shrine);
    default:
        return f.name.kind == CARC_ROAD || f.name.kind == CARC_CITY ||
               f.name.kind == CARC_MONASTERY;
    }
}

/* Nobody does where the dragon is (PD-43). */
static bool can_land(const carc *o, const struct carc_paint *paint, const carc_man *man) {
    int laid = carc_laid_at(o, man->place.cell);
    bool any = false;

    for (int r = 0; laid != NOTHING && !carc_is_lair(o, laid) && r < carc_regions_of(o, laid); r++)
        any = any || may_land(o, paint, man->figure, paint->colour[laid][r]);
    return any ||
           (o->options.lands_high && carc_can_top(o, man->player, man->place.cell, man->figure));
}

static enum carc_verdict land(carc *o, const carc_extra *extra, carc_man *man) {
    int laid = carc_laid_at(o, man->place.cell), colour;
    struct carc_paint paint;

    carc_paint_table(o, &paint);
    if (extra->crashes)
        return can_land(o, &paint, man) ? CARC_BAD_EXTRA : CARC_LEGAL;
    if (extra->landing.kind == CARC_KINDS) {
        man->top = true;
        return o->options.lands_high &&
                       carc_can_top(o, man->player, man->place.cell, man->figure) &&
                       carc_put_man(o, man)
                   ? CARC_LEGAL
                   : CARC_BAD_EXTRA;
    }
    colour = NOTHING;
    for (int kind = 0; laid != NOTHING && colour == NOTHING && kind < CARC_KINDS; kind++)
        if (kind == (int)extra->landing.kind || man->figure == CARC_ABBOT)
            colour = carc_colour_at(o, &paint, laid, (enum carc_kind)kind, extra->landing.where);
    if (colour == NOTHING || !carc_same_cell(extra->landing.cell, man->place.cell) ||
        carc_is_lair(o, laid) || !may_land(o, &paint, man->figure, colour))
        return CARC_BAD_EXTRA;
    carc_stand(o, &paint, man, laid, colour);
    return CARC_LEGAL;
}

/* FL-3, FL-8; the phantom may fly when something else has been done (PH-9). */
enum carc_verdict carc_flies(carc *o, const carc_turn *turn) {
    const carc_extra *extra = &turn->extra;
    bool acts = turn->deploys || turn->tower.builds || turn->tower.tops || extra->back ||
                extra->calls || extra->building > 0 || extra->arm > 0;
    carc_man man = {.player = turn->player, .figure = extra->flier};

    if (!extra->flies)
        return CARC_LEGAL;
    if (carc_print_of(o, o->game.laids - 1)->flier == 0 || extra->cells == 0 ||
        carc_strength(man.figure) == 0 || o->game.supply[man.player][man.figure] == 0 ||
        (acts && man.figure != CARC_PHANTOM))
        return CARC_BAD_EXTRA;
    man.place.cell = flown_to(o, extra->cells);
    return land(o, extra, &man);
}

/* ---- mage and witch ---- */

static int colour_of_charm(const struct carc_paint *paint, const struct carc_charm *charm) {
    return charm->laid == 0 ? NOTHING : paint->colour[charm->laid - 1][charm->region];
}

void carc_mini_gather(const carc *o, const struct carc_paint *paint, int colour, carc_feature *f) {
    f->mage = colour_of_charm(paint, &o->game.extra.charm[0]) == colour;
    f->witch = colour_of_charm(paint, &o->game.extra.charm[1]) == colour;
}

/* MW-4, MW-5, MW-15 */
static bool can_charm(const carc *o, const struct carc_paint *paint, int colour) {
    carc_feature f;

    carc_gather_one(o, paint, colour, &f);
    return (f.name.kind == CARC_ROAD || f.name.kind == CARC_CITY) && !f.complete && !f.mage &&
           !f.witch && carc_hold_of(o, paint, colour) == NOTHING;
}

static bool is_off(const carc *o, int which) {
    return o->game.extra.charm[which].laid == 0;
}

static enum carc_verdict charm(carc *o, const struct carc_paint *paint, const carc_extra *extra) {
    struct carc_charm *moved = &o->game.extra.charm[extra->mage ? 0 : 1];
    int colour = carc_colour_of_name(o, paint, &extra->charmed);
    int laid = carc_laid_at(o, extra->charmed.cell);

    if (colour == NOTHING || !can_charm(o, paint, colour))
        return CARC_BAD_EXTRA;
    moved->laid = laid + 1;
    moved->region = carc_region_of_colour(o, paint, laid, colour);
    return CARC_LEGAL;
}

/* MW-2, MW-6 to MW-9 */
static enum carc_verdict cast(carc *o, const carc_extra *extra) {
    struct carc_charm *mage = &o->game.extra.charm[0], *witch = &o->game.extra.charm[1];
    struct carc_paint paint;
    bool together, due, possible = false;

    carc_paint_table(o, &paint);
    together = mage->laid > 0 && colour_of_charm(&paint, mage) == colour_of_charm(&paint, witch);
    due = together || carc_print_of(o, o->game.laids - 1)->magic;
    if (!due)
        return extra->casts ? CARC_BAD_EXTRA : CARC_LEGAL;
    for (int colour = 0; colour < paint.colours; colour++)
        possible = possible || can_charm(o, &paint, colour);
    if (!possible && is_off(o, 0) && is_off(o, 1))
        return extra->casts ? CARC_BAD_EXTRA : CARC_LEGAL;
    if (!extra->casts || extra->off == possible)
        return CARC_BAD_EXTRA;
    if (!extra->off)
        return charm(o, &paint, extra);
    if (is_off(o, extra->mage ? 0 : 1))
        return CARC_BAD_EXTRA;
    (extra->mage ? mage : witch)->laid = 0;
    return CARC_LEGAL;
}

/* MW-14, MW-15: castles are complete, too. */
static void leave_scored(carc *o, const struct carc_paint *paint) {
    for (int which = 0; which < 2; which++) {
        struct carc_charm *one = &o->game.extra.charm[which];
        carc_feature f;

        if (one->laid == 0)
            continue;
        carc_gather_one(o, paint, colour_of_charm(paint, one), &f);
        if (f.complete)
            one->laid = 0;
    }
}

/* ---- gold ---- */

/* GM-2 */
static enum carc_verdict lay_gold(carc *o, const carc_extra *extra) {
    int last = o->game.laids - 1, laid = carc_laid_at(o, extra->neighbour), only = NOTHING;
    carc_cell cell = o->game.laid[last].cell;
    int count = 0;

    if (!carc_print_of(o, last)->goldmine)
        return extra->digs ? CARC_BAD_EXTRA : CARC_LEGAL;
    for (int i = 0; i < last; i++)
        if (abs(o->game.laid[i].cell.x - cell.x) <= 1 &&
            abs(o->game.laid[i].cell.y - cell.y) <= 1) {
            count++;
            only = i;
        }
    if (!extra->digs)
        laid = count == 1 ? only : NOTHING;
    if (laid == NOTHING || laid == last || abs(o->game.laid[laid].cell.x - cell.x) > 1 ||
        abs(o->game.laid[laid].cell.y - cell.y) > 1)
        return CARC_BAD_EXTRA;
    o->game.extra.gold[last]++;
    o->game.extra.gold[laid]++;
    return CARC_LEGAL;
}

enum carc_verdict carc_mini_lies(carc *o, const carc_turn *turn) {
    enum carc_verdict verdict = lay_gold(o, &turn->extra);

    return verdict == CARC_LEGAL ? cast(o, &turn->extra) : verdict;
}

/* Who may take the gold of each tile: bit sets of players. */
struct claims {
    unsigned of[CARC_LAID];
};

/* GM-4, GM-12: the tiles of what was completed, and those around a monastery. */
static bool covers(const carc_feature *f, carc_cell cell) {
    int reach = carc_is_central(f->name.kind);

    for (int i = 0; i < f->tiles; i++)
        if (abs(f->tile[i].x - cell.x) <= reach && abs(f->tile[i].y - cell.y) <= reach)
            return true;
    return false;
}

static void claim(const carc *o, const carc_report *report, struct claims *all) {
    for (int laid = 0; laid < o->game.laids; laid++) {
        carc_cell cell = o->game.laid[laid].cell;

        for (int i = 0; i < report->items; i++)
            if (!report->item[i].kept && covers(&report->item[i].feature, cell))
                all->of[laid] |= report->item[i].winners;
        for (int i = 0; i < report->tributes && !o->options.poor_castles; i++) { /* GM-10 */
            struct carc_paint paint;
            int hold;

            carc_paint_table(o, &paint);
            hold =
                carc_hold_of(o, &paint, carc_colour_of_name(o, &paint, &report->tribute[i].city));
            if (carc_is_fief(&o->game.hold[hold], cell))
                all->of[laid] |= 1u << report->tribute[i].owner;
        }
    }
}

static bool may_take(const carc *o, const struct claims *all, int player, int laid) {
    return laid != NOTHING && o->game.extra.gold[laid] > 0 && all->of[laid] >> player & 1;
}

static int count_bits(unsigned set) {
    int count = 0;

    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

/* The tile with most claims of which the player may take a piece, or NOTHING; and whether there are
 * others with other claims (GM-7). */
static int best_gold(const carc *o, const struct claims *all, int player, bool *choice) {
    int best = NOTHING;

    *choice = false;
    for (int laid = 0; laid < o->game.laids; laid++) {
        if (!may_take(o, all, player, laid))
            continue;
        *choice = *choice || (best != NOTHING && all->of[laid] != all->of[best]);
        if (best == NOTHING || count_bits(all->of[laid]) > count_bits(all->of[best]))
            best = laid;
    }
    return best;
}

/* A tile with the same claims as this one: which of them gold is taken from makes no difference,
 * for all is taken in the end. */
static int like(const carc *o, const struct claims *all, int laid) {
    for (int other = 0; laid != NOTHING && other < o->game.laids; other++)
        if (o->game.extra.gold[laid] == 0 && o->game.extra.gold[other] > 0 &&
            all->of[other] == all->of[laid])
            return other;
    return laid;
}

/* GM-5, GM-7 */
static enum carc_verdict take_gold(carc *o, const carc_turn *turn, const struct claims *all) {
    int said = 0, without = 0;

    for (int player = turn->player; without < o->game.players;
         player = (player + 1) % o->game.players) {
        bool choice;
        int laid = best_gold(o, all, player, &choice);

        without = laid == NOTHING ? without + 1 : 0;
        if (choice && !o->options.gold_auto) {
            if (turn->extra.strays && said == turn->extra.takings)
                return CARC_LEGAL;
            if (said == turn->extra.takings || turn->extra.taking[said].player != player)
                return CARC_BAD_EXTRA;
            laid = like(o, all, carc_laid_at(o, turn->extra.taking[said++].cell));
            if (!may_take(o, all, player, laid))
                return CARC_BAD_EXTRA;
        }
        if (laid != NOTHING) {
            o->game.extra.gold[laid]--;
            o->game.extra.purse[player]++;
        }
    }
    return said == turn->extra.takings ? CARC_LEGAL : CARC_BAD_EXTRA;
}

int carc_gold_on(const carc *o, carc_cell cell) {
    const int laid = carc_laid_at(o, cell);

    return laid == NOTHING ? 0 : o->game.extra.gold[laid];
}

/* GM-9 */
void carc_mini_final(const carc *o, carc_ending *ending) {
    for (int player = 0; player < o->game.players; player++) {
        int pieces = o->game.extra.purse[player];
        int each = pieces >= 10 ? 4 : pieces >= 7 ? 3 : pieces >= 4 ? 2 : 1;

        ending->gold[player] = pieces * each;
        ending->total[player] += pieces * each;
    }
}

enum carc_verdict carc_mini_scored(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                   const carc_report *report) {
    struct claims all = {{0}};

    leave_scored(o, paint);
    claim(o, report, &all);
    return take_gold(o, turn, &all);
}
