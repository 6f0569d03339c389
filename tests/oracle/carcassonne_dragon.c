/* carcassonne_dragon.c - The Princess & the Dragon: what the ledger says, plainly (PD-8 to PD-79).
 *
 * The dragon is on a laid tile. The fairy is beside a man, known by the region on which he stands
 * and who he is, or alone; whether he is still there is seen after each step of a turn.
 */
#include "carcassonne_parts.h"

#include <string.h>

static bool lair_comes(const carc *o, const struct carc_print *print) {
    return o->options.dragon && !o->options.no_dragon &&
           (print->mountain ||
            (print->lake && print->volcano && !o->options.calm_lake)); /* PD-75 */
}

bool carc_waits(const carc *o, int tile) {
    return o->options.dragon && !o->options.no_dragon && o->game.extra.dragon == 0 &&
           carc_set_of(o)->print[tile].dragon; /* PD-15 */
}

/* PD-9, PD-43; a tile that has just been put there calls him. */
bool carc_is_lair(const carc *o, int laid) {
    bool last = laid == o->game.laids - 1;

    return o->game.extra.dragon == laid + 1 || (last && lair_comes(o, carc_print_of(o, laid)));
}

static int colour_of(const struct carc_paint *paint, const struct carc_follower *man) {
    return paint->colour[man->laid][man->region];
}

static bool is_follower(const struct carc_follower *man) {
    return carc_strength(man->figure) > 0;
}

/* The lord of a castle, who is no knight (PD-46) and safe (PD-67). */
static bool is_lord(const carc *o, const struct carc_paint *paint,
                    const struct carc_follower *man) {
    return carc_print_of(o, man->laid)->kind[man->region] == CARC_CITY &&
           carc_hold_of(o, paint, colour_of(paint, man)) != NOTHING;
}

static void goes_home(carc *o, int index) {
    struct carc_follower man = o->game.follower[index];

    o->game.supply[man.player][man.figure]++;
    if (man.figure == CARC_SHEPHERD)
        o->game.extra.sheep[man.player] = 0;
    memmove(&o->game.follower[index], &o->game.follower[index + 1],
            sizeof man * (size_t)(o->game.followers - index - 1));
    o->game.followers--;
}

static bool does_other(const carc_turn *turn) {
    return turn->deploys || turn->tower.builds || turn->tower.tops || turn->extra.back ||
           turn->extra.calls || turn->extra.flies || turn->extra.building > 0 ||
           turn->extra.arm > 0;
}

/* ---- the fairy --------------------------------------------------------------------------------
 */

/* The man beside whom she is, as an index, or NOTHING. */
static int friend_of(const carc *o) {
    const struct carc_fairy *fairy = &o->game.extra.fairy;

    for (int i = 0; fairy->beside && i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (man->laid == fairy->laid - 1 && man->region == fairy->region &&
            man->player == fairy->player && man->figure == fairy->figure)
            return i;
    }
    return NOTHING;
}

/* PD-37: who has left her does not find her again. */
void carc_fairy_follows(carc *o) {
    struct carc_fairy *fairy = &o->game.extra.fairy;
    const struct carc_tower *tower = fairy->laid > 0 ? &o->game.tower[fairy->laid - 1] : NULL;

    fairy->beside = fairy->beside && friend_of(o) != NOTHING;
    fairy->top = fairy->top && tower->topped && tower->player == fairy->player;
}

/* The players with whom she is: beside their follower, or on a tile with one (PD-41). */
static unsigned served(const carc *o, const struct carc_paint *paint, int colour, bool lords) {
    const struct carc_fairy *fairy = &o->game.extra.fairy;
    const int with = friend_of(o);
    unsigned all = 0;

    for (int i = 0; fairy->laid > 0 && i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];
        bool near =
            o->options.on_tile ? man->laid == fairy->laid - 1 && is_follower(man) : i == with;

        if (near && (colour == NOTHING || colour_of(paint, man) == colour) &&
            (lords || !is_lord(o, paint, man)))
            all |= 1u << man->player;
    }
    return all;
}

unsigned carc_fairy_helps(const carc *o, const struct carc_paint *paint) {
    return served(o, paint, NOTHING, true);
}

static unsigned at_tower(const carc *o) {
    const struct carc_fairy *fairy = &o->game.extra.fairy;
    const struct carc_tower *tower = fairy->laid > 0 ? &o->game.tower[fairy->laid - 1] : NULL;
    bool counts = tower != NULL && tower->topped && (fairy->top || o->options.on_tile);

    return counts ? 1u << tower->player : 0; /* PD-42 */
}

/* PD-35 */
void carc_dragon_opens(carc *o, int player) {
    struct carc_paint paint;

    if (!o->options.dragon || o->game.extra.begun || o->game.extra.round)
        return;
    o->game.extra.begun = true;
    carc_paint_table(o, &paint);
    carc_gain(o, player, (int)((carc_fairy_helps(o, &paint) | at_tower(o)) >> player & 1),
              CARC_FROM_GUEST);
}

/* PD-36 */
void carc_fairy_scores(carc *o, const struct carc_paint *paint, int colour) {
    unsigned all = served(o, paint, colour, true);

    for (int player = 0; player < o->game.players; player++)
        carc_gain(o, player, all >> player & 1 ? 3 : 0, CARC_FROM_GUEST);
}

/* CO.6 and CO.7, inside the walls (PD-25). */
static bool is_walled(const carc *o, carc_cell cell) {
    return o->options.count && cell.y == 0 && (cell.x == 0 || cell.x == -1);
}

/* PD-38; nobody in the quarters is scored (CO-36), and nobody on a tower (T-35). */
void carc_dragon_final(const carc *o, carc_ending *ending) {
    const int at = o->game.extra.fairy.laid - 1;
    struct carc_paint paint;

    carc_paint_table(o, &paint);
    unsigned all =
        at < 0 || is_walled(o, o->game.laid[at].cell) ? 0 : served(o, &paint, NOTHING, false);
    for (int player = 0; player < o->game.players; player++)
        ending->total[player] += all >> player & 1 ? 3 : 0;
}

static int man_named(const carc *o, const struct carc_paint *paint, int player,
                     const carc_man *named) {
    int laid = carc_laid_at(o, named->place.cell);

    for (int i = 0; laid != NOTHING && i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];
        bool there = named->figure > CARC_BIG ||
                     colour_of(paint, man) == carc_colour_of_name(o, paint, &named->place);

        if (man->player == player && man->figure == named->figure && man->laid == laid && there)
            return i;
    }
    return NOTHING;
}

/* PD-30 to PD-33, PD-40 */
static enum carc_verdict charm(carc *o, const carc_turn *turn) {
    const carc_man *to = &turn->extra.friend;
    struct carc_fairy *fairy = &o->game.extra.fairy, was = *fairy;
    struct carc_paint paint;
    int laid = carc_laid_at(o, to->place.cell), index;
    bool here = laid != NOTHING && was.laid == laid + 1;

    carc_paint_table(o, &paint);
    if (laid == NOTHING || does_other(turn) || o->options.no_fairy || carc_princess_due(o, &paint))
        return CARC_BAD_EXTRA;
    const struct carc_tower *tower = &o->game.tower[laid];
    bool top = tower->topped && tower->player == turn->player;
    *fairy = (struct carc_fairy){.laid = laid + 1};
    if (o->options.on_tile) {
        unsigned all = served(o, &paint, NOTHING, true) | (top ? 1u << turn->player : 0);

        return !here && to->place.kind == CARC_KINDS && !to->top && all >> turn->player & 1
                   ? CARC_LEGAL
                   : CARC_BAD_EXTRA;
    }
    if (to->top) {
        fairy->top = true;
        fairy->player = turn->player;
        return top && !(here && was.top) ? CARC_LEGAL : CARC_BAD_EXTRA;
    }
    index = man_named(o, &paint, turn->player, to);
    if (index == NOTHING || to->place.kind == CARC_KINDS)
        return CARC_BAD_EXTRA;
    const struct carc_follower *man = &o->game.follower[index];
    *fairy = (struct carc_fairy){man->laid + 1, man->region, man->player, man->figure, true, false};
    return is_follower(man) && !(o->options.no_lords_fairy && is_lord(o, &paint, man)) &&
                   memcmp(&was, fairy, sizeof was) != 0
               ? CARC_LEGAL
               : CARC_BAD_EXTRA;
}

/* ---- princess and portal ----------------------------------------------------------------------
 */

/* The knight of the city of the princess, on another tile than hers (PD-44, PD-46, PD-50). */
static bool is_her_knight(const carc *o, const struct carc_paint *paint, int index) {
    const struct carc_follower *man = &o->game.follower[index];
    const int last = o->game.laids - 1;
    const struct carc_print *print = carc_print_of(o, last);

    for (int r = 0; r < print->regions; r++)
        if (print->princess[r] && man->laid != last && is_follower(man) &&
            colour_of(paint, man) == paint->colour[last][r])
            return !is_lord(o, paint, man);
    return false;
}

/* PD-45, PD-52 */
bool carc_princess_due(const carc *o, const struct carc_paint *paint) {
    bool due = false;

    for (int i = 0; o->options.dragon && o->options.must_send && !o->options.no_princess &&
                    i < o->game.followers;
         i++)
        due = due || is_her_knight(o, paint, i);
    return due;
}

static enum carc_verdict send(carc *o, const carc_turn *turn) {
    const carc_man *knight = &turn->extra.knight_home;
    struct carc_paint paint;
    int index;

    carc_paint_table(o, &paint);
    index = man_named(o, &paint, knight->player, knight);
    if (index == NOTHING || o->options.no_princess || does_other(turn) ||
        !is_her_knight(o, &paint, index))
        return CARC_BAD_EXTRA;
    goes_home(o, index);
    carc_leave_alone(o, knight->player);
    return CARC_LEGAL;
}

/* PD-54 to PD-60 */
static enum carc_verdict pass_through(carc *o, const carc_turn *turn) {
    const carc_man *who = &turn->extra.passenger;
    const carc_man man = {.player = turn->player, .figure = who->figure};
    struct carc_paint paint;
    carc_feature f;
    int laid = carc_laid_at(o, who->place.cell), colour;

    if (laid == NOTHING || laid == o->game.laids - 1 || o->options.no_portal || does_other(turn) ||
        !carc_print_of(o, o->game.laids - 1)->portal || carc_strength(who->figure) == 0)
        return CARC_BAD_EXTRA;
    carc_paint_table(o, &paint);
    colour = carc_colour_of_name(o, &paint, &who->place);
    if (who->figure == CARC_ABBOT)
        for (int kind = CARC_MONASTERY; kind <= CARC_GARDEN; kind += CARC_GARDEN - CARC_MONASTERY) {
            int there = carc_colour_at(o, &paint, laid, (enum carc_kind)kind, who->place.where);

            colour = there != NOTHING ? there : colour;
        }
    for (int kind = CARC_ROAD; who->figure == CARC_WAGON && kind <= CARC_MONASTERY; kind++) {
        int there = carc_colour_at(o, &paint, laid, (enum carc_kind)kind, who->place.where);

        colour = there != NOTHING ? there : colour;
    }
    bool arm = carc_free_arm(o, &paint, laid, colour) != NOTHING && who->figure != CARC_MAYOR &&
               who->figure != CARC_ABBOT && !carc_is_lair(o, laid) &&
               o->game.supply[turn->player][who->figure] > 0; /* LA-5 */
    if (colour == NOTHING || (!arm && !carc_may_put(o, &paint, &man, laid, colour)) ||
        carc_hold_of(o, &paint, colour) != NOTHING)
        return CARC_BAD_EXTRA;
    carc_gather_one(o, &paint, colour, &f);
    if (f.complete)
        return CARC_BAD_EXTRA;
    carc_stand(o, &paint, &man, laid, colour);
    return CARC_LEGAL;
}

enum carc_verdict carc_dragon_acts(carc *o, const carc_turn *turn) {
    const carc_extra *extra = &turn->extra;
    struct carc_paint paint;
    enum carc_verdict verdict = CARC_LEGAL;

    carc_fairy_follows(o); /* an exchange or a capture can have taken her friend */
    if (!o->options.dragon)
        return CARC_LEGAL;
    carc_paint_table(o, &paint);
    if (!extra->sends && carc_princess_due(o, &paint))
        return CARC_BAD_EXTRA;
    if (extra->charms + extra->sends + extra->ported > 1)
        return CARC_BAD_ACTIONS;
    if (extra->charms)
        verdict = charm(o, turn);
    if (extra->sends)
        verdict = send(o, turn);
    if (extra->ported)
        verdict = pass_through(o, turn);
    carc_fairy_follows(o);
    return verdict;
}

/* ---- the dragon -------------------------------------------------------------------------------
 */

/* PD-8 */
void carc_dragon_comes(carc *o) {
    if (lair_comes(o, carc_print_of(o, o->game.laids - 1)))
        o->game.extra.dragon = o->game.laids;
}

/* PD-26, PD-27, PD-64, PD-67 */
static void eat(carc *o, int laid) {
    struct carc_tower *tower = &o->game.tower[laid];
    struct carc_paint paint;

    carc_paint_table(o, &paint);
    for (int i = o->game.followers - 1; i >= 0; i--) {
        const struct carc_follower *man = &o->game.follower[i];

        if (man->laid == laid && man->figure != CARC_BARN && !is_lord(o, &paint, man))
            goes_home(o, i);
    }
    if (tower->topped)
        o->game.supply[tower->player][tower->figure]++;
    tower->topped = false;
    for (int player = 0; player < o->game.players; player++)
        carc_leave_alone(o, player);
}

/* PD-20 to PD-25 */
static bool can_enter(const carc *o, carc_cell from, carc_cell to, const bool been[CARC_LAID]) {
    int laid = carc_laid_at(o, to),
        apart = (from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y);

    return laid != NOTHING && apart == 1 && !been[laid] && !is_walled(o, to) &&
           o->game.extra.fairy.laid != laid + 1;
}

enum carc_verdict carc_dragon_moves(carc *o, const carc_turn *turn, bool scored) {
    static const bool nowhere[CARC_LAID];
    bool been[CARC_LAID];
    int done = 0;

    if (!o->options.dragon || scored != o->options.moves_late)
        return CARC_LEGAL;
    if (o->options.no_dragon || !carc_print_of(o, o->game.laids - 1)->dragon)
        return turn->extra.steps > 0 ? CARC_BAD_EXTRA : CARC_LEGAL;
    memcpy(been, nowhere, sizeof been);
    if (!o->options.comes_back)
        been[o->game.extra.dragon - 1] = true;
    for (; done < 6; done++) {
        carc_cell from = o->game.laid[o->game.extra.dragon - 1].cell;
        carc_cell to = {0, 0};
        bool way = false;

        if (turn->extra.strays && done == turn->extra.steps)
            return CARC_LEGAL;
        for (int side = 0; side < SIDES && !way; side++) {
            to = carc_next_cell(from, side);
            way = can_enter(o, from, to, been);
        }
        if (!way)
            break;
        if (done == turn->extra.steps || !can_enter(o, from, turn->extra.step[done], been))
            return CARC_BAD_EXTRA;
        to = turn->extra.step[done];
        o->game.extra.dragon = carc_laid_at(o, to) + 1;
        been[o->game.extra.dragon - 1] = true;
        eat(o, o->game.extra.dragon - 1);
        carc_fairy_follows(o);
    }
    return done == turn->extra.steps ? CARC_LEGAL : CARC_BAD_EXTRA;
}
