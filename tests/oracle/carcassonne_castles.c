/* carcassonne_castles.c - castles: small cities with a castle token, and the features that they
 * score in their fief. */
#include "carcassonne_parts.h"

#include <stdlib.h>

/* ---- what there is ---- */

/* B-1: three bridges and three castles each, for five and six players two. */
void carc_castle_pieces(carc *o) {
    int each = o->game.players < 5 ? 3 : 2;

    for (int player = 0; player < o->game.players; player++) {
        o->game.bridges[player] = o->options.bazaars && o->options.bridges ? each : 0;
        o->game.tokens[player] = o->options.bazaars && o->options.castles ? each : 0;
    }
}

int carc_tokens(const carc *o, int player) {
    return o->game.tokens[player];
}

static int colour_of_hold(const struct carc_paint *paint, const struct carc_hold *hold) {
    return paint->colour[hold->laid][hold->region];
}

int carc_hold_of(const carc *o, const struct carc_paint *paint, int colour) {
    for (int i = 0; i < o->game.holds; i++)
        if (colour_of_hold(paint, &o->game.hold[i]) == colour)
            return i;
    return NOTHING;
}

/* A plain one is named sooner than others, then the weaker, last a mayor. */
static int rank(enum carc_figure figure) {
    return figure == CARC_SMALL ? 0 : figure == CARC_MAYOR ? CARC_MEN : carc_strength(figure);
}

/* A follower of the player's there, as an index in the list of followers, in the order of ranks; a
 * builder is none (M-70). */
static int lord_of(const carc *o, const struct carc_paint *paint, int player, int colour) {
    int lord = NOTHING;

    for (int i = 0; i < o->game.followers; i++)
        if (o->game.follower[i].player == player &&
            paint->colour[o->game.follower[i].laid][o->game.follower[i].region] == colour &&
            carc_strength(o->game.follower[i].figure) > 0 &&
            (lord == NOTHING ||
             rank(o->game.follower[i].figure) < rank(o->game.follower[lord].figure)))
            lord = i;
    return lord;
}

int carc_castles(const carc *o, carc_castle out[]) {
    struct carc_paint paint;

    carc_paint_table(o, &paint);
    for (int i = 0; i < o->game.holds; i++) {
        const struct carc_hold *hold = &o->game.hold[i];
        int colour = colour_of_hold(&paint, hold);
        int lord = lord_of(o, &paint, hold->owner, colour);
        carc_feature f;

        carc_gather_one(o, &paint, colour, &f);
        out[i] = (carc_castle){.owner = hold->owner, .city = f.name, .lord = hold->lord};
        if (lord != NOTHING)
            out[i].figure = o->game.follower[lord].figure;
    }
    return o->game.holds;
}

/* ---- keeping a city ---- */

/* B-26: two tiles; and, unless any two will do, both printed as half a circle, on one side each. */
static bool is_small(const carc *o, const struct carc_paint *paint, const carc_feature *f,
                     int colour) {
    for (int i = 0; i < f->tiles && o->options.small != CARC_TWO_TILES; i++) {
        int laid = carc_laid_at(o, f->tile[i]), sides = 0;
        int region = carc_region_of_colour(o, paint, laid, colour);

        for (int side = 0; side < SIDES; side++)
            sides += carc_region_at(o, laid, 3 * side + 1) == region;
        if (sides != 1 || carc_print_of(o, laid)->odd[region])
            return false;
    }
    return f->name.kind == CARC_CITY && f->complete && f->tiles == 2;
}

/* Whether followers of this player stand there, and of nobody else, or he shares the majority
 * (FL-14); a mayor without a pennant is one, too (AM-32). */
static bool is_of(const carc *o, const struct carc_paint *paint, int player, const carc_feature *f,
                  int colour) {
    int own = 0, others = 0;

    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (paint->colour[man->laid][man->region] != colour || carc_strength(man->figure) == 0)
            continue;
        own += man->player == player && !(man->figure == CARC_MAYOR && o->options.no_lord);
        others += man->player != player;
    }
    return own > 0 && (others == 0 || carc_winners(o, f) >> player & 1);
}

/* B-22, B-23, B-29 */
static bool may_keep(const carc *o, const struct carc_paint *paint, int placer, int player,
                     const carc_feature *f, int colour) {
    if (o->game.tokens[player] == 0 || !is_of(o, paint, player, f, colour) ||
        (o->options.placer_only && placer != player))
        return false;
    return is_small(o, paint, f, colour);
}

bool carc_can_keep(const carc *o, int placer, int player, carc_name city) {
    struct carc_paint paint;
    carc_feature f;
    int colour;

    carc_paint_table(o, &paint);
    colour = carc_colour_of_name(o, &paint, &city);
    if (colour == NOTHING)
        return false;
    carc_gather_one(o, &paint, colour, &f);
    return carc_hold_of(o, &paint, colour) == NOTHING &&
           may_keep(o, &paint, placer, player, &f, colour);
}

static void hold(carc *o, const struct carc_paint *paint, int owner, const carc_feature *f,
                 int colour) {
    int laid = carc_laid_at(o, f->tile[0]);

    o->game.hold[o->game.holds++] =
        (struct carc_hold){.owner = owner,
                           .laid = laid,
                           .region = carc_region_of_colour(o, paint, laid, colour),
                           .tile = {f->tile[0], f->tile[1]},
                           .lord = lord_of(o, paint, owner, colour) != NOTHING};
}

bool carc_put_castle(carc *o, int owner, carc_name city) {
    struct carc_paint paint;
    carc_feature f;
    int colour;

    carc_paint_table(o, &paint);
    colour = carc_colour_of_name(o, &paint, &city);
    if (colour == NOTHING || o->game.holds == CARC_CASTLES)
        return false;
    carc_gather_one(o, &paint, colour, &f);
    if (f.name.kind != CARC_CITY || f.tiles != 2)
        return false;
    hold(o, &paint, owner, &f, colour);
    return true;
}

/* The item that a word names, or NULL. */
static carc_item *item_of(const carc *o, const struct carc_paint *paint, const carc_word *word,
                          carc_report *report, const int colour[CARC_ITEMS]) {
    int named = carc_colour_of_name(o, paint, &word->name);

    for (int i = 0; i < report->items; i++)
        if (colour[i] == named)
            return &report->item[i];
    return NULL;
}

/* Those of a set of players go home who have no castle there, or cannot be lords (FL-14, AM-73). */
static void leave_lords(carc *o, const struct carc_paint *paint, unsigned keepers, unsigned leave,
                        int colour) {
    for (int i = o->game.followers - 1; i >= 0; i--) {
        const struct carc_follower *man = &o->game.follower[i];

        if (leave >> man->player & 1 && paint->colour[man->laid][man->region] == colour &&
            carc_strength(man->figure) > 0 &&
            !(keepers >> man->player & 1 && !(man->figure == CARC_MAYOR && o->options.no_lord)))
            carc_send_home(o, i);
    }
}

/* The lords wait while others score their city (B-31). */
static void wait(carc *o, const struct carc_paint *paint, unsigned keepers, int colour) {
    for (int i = o->game.followers - 1; i >= 0; i--) {
        const struct carc_follower *man = &o->game.follower[i];

        if (!(keepers >> man->player & 1) || carc_strength(man->figure) == 0 ||
            paint->colour[man->laid][man->region] != colour)
            continue;
        o->game.waiter[o->game.waiters++] = *man;
        o->game.follower[i] = o->game.follower[--o->game.followers];
    }
}

void carc_enthrone(carc *o) {
    while (o->game.waiters > 0)
        o->game.follower[o->game.followers++] = o->game.waiter[--o->game.waiters];
}

/* B-25: no points; the token and the follower stay. Where several share the majority each decides
 * for himself, and the others score (FL-15). */
enum carc_verdict carc_keep(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                            carc_report *report, const int colour[CARC_ITEMS]) {
    unsigned keepers[CARC_ITEMS] = {0};

    for (int i = 0; i < o->game.holds; i++)
        o->game.hold[i].fresh = false;
    for (int i = 0; i < turn->keeps; i++) {
        const carc_word *word = &turn->keep[i];
        carc_item *item = item_of(o, paint, word, report, colour);
        int index = item == NULL ? 0 : (int)(item - report->item);

        if (item == NULL || keepers[index] >> word->player & 1 ||
            !may_keep(o, paint, turn->player, word->player, &item->feature, colour[index]))
            return CARC_BAD_CASTLE;
        keepers[index] |= 1u << word->player;
        hold(o, paint, word->player, &item->feature, colour[index]);
        o->game.hold[o->game.holds - 1].fresh = true;
        o->game.tokens[word->player]--;
    }
    for (int i = 0; i < report->items; i++) {
        unsigned rest = report->item[i].winners & ~keepers[i];

        if (keepers[i] == 0)
            continue;
        leave_lords(o, paint, keepers[i], rest ? keepers[i] : ~0u, colour[i]);
        report->item[i].kept = !rest;
        report->item[i].winners = rest ? rest : report->item[i].winners;
        if (rest)
            wait(o, paint, keepers[i], colour[i]);
        for (int player = 0; player < o->game.players; player++)
            carc_leave_alone(o, player);
    }
    return CARC_LEGAL;
}

/* ---- the fief ---- */

/* The castle's two tiles, and the two on either long side of it: beside tiles that lie one above
 * the other, or above and below tiles that lie side by side (B-33). */
bool carc_is_fief(const struct carc_hold *hold, carc_cell cell) {
    bool upright = hold->tile[0].x == hold->tile[1].x;

    for (int i = 0; i < 2; i++) {
        int along = upright ? cell.y - hold->tile[i].y : cell.x - hold->tile[i].x;
        int across = upright ? cell.x - hold->tile[i].x : cell.y - hold->tile[i].y;

        if (along == 0 && abs(across) <= 1)
            return true;
    }
    return false;
}

/* A part of a road or city is enough; a monastery is only its own tile (B-35). */
static bool lies_in_fief(const struct carc_hold *hold, const carc_feature *f) {
    for (int i = 0; i < f->tiles; i++)
        if (carc_is_fief(hold, f->tile[i]))
            return true;
    return false;
}

bool carc_in_fief(const carc *o, const carc_castle *castle, const carc_feature *f) {
    struct carc_paint paint;
    int hold;

    carc_paint_table(o, &paint);
    hold = carc_hold_of(o, &paint, carc_colour_of_name(o, &paint, &castle->city));
    return hold != NOTHING && lies_in_fief(&o->game.hold[hold], f);
}

/* ---- what castles score ---- */

/* What a castle can score in a round: a feature by its colour, and its points. */
struct choice {
    int colour, points;
};

struct scoring {
    carc *o;
    const struct carc_paint *paint;
    const carc_turn *turn;
    carc_report *report;
    const int *colour;        /* of its items */
    int round[CARC_CASTLES];  /* the round in which the castle scored, or NOTHING */
    int points[CARC_CASTLES]; /* and its points */
    bool
        heeded[CARC_SAID]; /* the feature that a player names is scored by a castle of the player */
};

/* B-40; one built in this turn only where the option says so (B-41). */
static bool may_score(const struct scoring *s, int castle) {
    const struct carc_hold *hold = &s->o->game.hold[castle];

    return hold->lord && s->round[castle] == NOTHING && (!hold->fresh || s->o->options.same_turn);
}

/* Features completed in the fief, whoever scored them, if any player (B-34, B-37); not a city that
 * became a castle (B-30). */
static int find_features(const struct scoring *s, int castle, struct choice out[]) {
    int count = 0;

    for (int i = 0; i < s->report->items; i++) {
        const carc_item *item = &s->report->item[i];

        if (!item->kept && lies_in_fief(&s->o->game.hold[castle], &item->feature) &&
            s->colour[i] != colour_of_hold(s->paint, &s->o->game.hold[castle]))
            out[count++] = (struct choice){s->colour[i], item->points};
    }
    return count;
}

/* Castles in the fief that scored in the round before (B-43, B-44). */
static int find_castles(const struct scoring *s, int castle, int round, struct choice out[]) {
    const struct carc_hold *hold = &s->o->game.hold[castle];
    int count = 0;

    for (int i = 0; i < s->o->game.holds; i++) {
        const struct carc_hold *other = &s->o->game.hold[i];

        if (colour_of_hold(s->paint, other) != colour_of_hold(s->paint, hold) &&
            s->round[i] == round - 1 &&
            (carc_is_fief(hold, other->tile[0]) || carc_is_fief(hold, other->tile[1])))
            out[count++] = (struct choice){colour_of_hold(s->paint, other), s->points[i]};
    }
    return count;
}

/* Whether the castle's owner names this feature. */
static bool is_said(const struct scoring *s, int castle, int colour, const carc_word *word) {
    return word->player == s->o->game.hold[castle].owner &&
           carc_colour_of_name(s->o, s->paint, &word->name) == colour;
}

static bool any_said(const struct scoring *s, int castle, int colour) {
    for (int k = 0; k < s->turn->picks; k++)
        if (is_said(s, castle, colour, &s->turn->pick[k]))
            return true;
    return false;
}

/* One feature (B-42): the one that the owner names; otherwise, and of several that are named, the
 * one with most points. */
static int choose(struct scoring *s, int castle, const struct choice list[], int count) {
    int best = 0;

    for (int i = 1; i < count; i++) {
        bool said = any_said(s, castle, list[i].colour);
        bool was = any_said(s, castle, list[best].colour);

        if (said > was || (said == was && list[i].points > list[best].points))
            best = i;
    }
    for (int k = 0; k < s->turn->picks; k++)
        if (is_said(s, castle, list[best].colour, &s->turn->pick[k]))
            s->heeded[k] = true;
    return list[best].points;
}

/* Nothing, if the lord is a mayor (B-78). */
static void pay(struct scoring *s, int castle, int round, int points, int choices) {
    struct carc_hold *hold = &s->o->game.hold[castle];
    int lord = lord_of(s->o, s->paint, hold->owner, colour_of_hold(s->paint, hold));
    carc_feature f;

    if (lord != NOTHING && s->o->game.follower[lord].figure == CARC_MAYOR)
        points = 0;
    carc_gather_one(s->o, s->paint, colour_of_hold(s->paint, hold), &f);
    s->round[castle] = round;
    s->points[castle] = points;
    s->report->tribute[s->report->tributes++] =
        (carc_tribute){hold->owner, f.name, choices, round, points};
}

/* Features first; a castle that scores can itself be scored by castles beside it (B-45). All
 * castles of a round score at once. */
static bool play_round(struct scoring *s, int round) {
    struct choice list[CARC_ITEMS + CARC_CASTLES];
    bool any = false;

    for (int i = 0; i < s->o->game.holds; i++) {
        int count = 0;

        if (may_score(s, i))
            count = round == 0 ? find_features(s, i, list) : find_castles(s, i, round, list);
        if (count > 0)
            pay(s, i, round, choose(s, i, list, count), count);
        any = any || count > 0;
    }
    return any;
}

/* B-34, B-38, B-40: the points, and the lord goes home. */
static void settle(struct scoring *s) {
    for (int i = 0; i < s->o->game.holds; i++) {
        struct carc_hold *hold = &s->o->game.hold[i];

        if (s->round[i] == NOTHING)
            continue;
        carc_gain(s->o, hold->owner, s->points[i], CARC_FROM_FEATURE);
        hold->lord = false;
        carc_return_followers(s->o, s->paint, colour_of_hold(s->paint, hold), s->report->back);
    }
}

enum carc_verdict carc_pay_castles(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                   carc_report *report, const int colour[CARC_ITEMS]) {
    struct scoring s = {.o = o, .paint = paint, .turn = turn, .report = report, .colour = colour};

    for (int i = 0; i < CARC_CASTLES; i++)
        s.round[i] = NOTHING;
    for (int round = 0; play_round(&s, round); round++)
        ;
    for (int k = 0; k < turn->picks; k++)
        if (!s.heeded[k])
            return CARC_BAD_PICK;
    settle(&s);
    return CARC_LEGAL;
}
