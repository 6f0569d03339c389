/* carcassonne_tower.c - The Tower: the range of a tower, captures, prisoners, ransom. */
#include "carcassonne_parts.h"

#include <stdlib.h>
#include <string.h>

enum { RANSOM = 3 }; /* points (T-40) */

/* ---- what stands where ---- */

bool carc_foundation(const carc *o, carc_cell cell) {
    int laid = carc_laid_at(o, cell);

    return laid != NOTHING && carc_print_of(o, laid)->foundation;
}

int carc_height(const carc *o, carc_cell cell) {
    int laid = carc_laid_at(o, cell);

    return laid == NOTHING ? 0 : o->game.tower[laid].height;
}

bool carc_top(const carc *o, carc_cell cell, carc_man *out) {
    int laid = carc_laid_at(o, cell);
    const struct carc_tower *tower = laid == NOTHING ? NULL : &o->game.tower[laid];

    if (tower == NULL || !tower->topped)
        return false;
    *out = (carc_man){.player = tower->player, .figure = tower->figure, .top = true};
    out->place = (carc_name){CARC_KINDS, cell, NOTHING};
    return true;
}

int carc_men(const carc *o, carc_man out[]) {
    struct carc_paint paint;
    int count = 0;

    carc_paint_table(o, &paint);
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];
        int colour = paint.colour[man->laid][man->region];

        out[count++] = (carc_man){.player = man->player,
                                  .figure = man->figure,
                                  .place = {carc_print_of(o, man->laid)->kind[man->region],
                                            o->game.laid[man->laid].cell,
                                            carc_where_on(o, &paint, man->laid, colour)}};
    }
    for (int i = 0; i < o->game.laids; i++)
        count += carc_top(o, o->game.laid[i].cell, &out[count]);
    return count;
}

int carc_prisoners(const carc *o, int captor, int owner, enum carc_figure figure) {
    return o->game.held[captor][owner][figure];
}

bool carc_put_tower(carc *o, carc_cell cell, int height) {
    if (!carc_foundation(o, cell))
        return false;
    o->game.tower[carc_laid_at(o, cell)].height = height;
    return true;
}

bool carc_put_prisoner(carc *o, int captor, int owner, enum carc_figure figure) {
    if (o->game.supply[owner][figure] == 0)
        return false;
    o->game.supply[owner][figure]--;
    o->game.held[captor][owner][figure]++;
    return true;
}

/* ---- building ---- */

/* No follower stands on top, or has stood there if that ends the tower (T-29, T-31). */
static bool is_open(const carc *o, carc_cell cell) {
    const struct carc_tower *tower = &o->game.tower[carc_laid_at(o, cell)];

    return !tower->topped && !tower->closed;
}

bool carc_can_build(const carc *o, int player, carc_cell cell) {
    return carc_foundation(o, cell) && is_open(o, cell) && o->game.pieces[player] > 0;
}

bool carc_can_top(const carc *o, int player, carc_cell cell, enum carc_figure figure) {
    return carc_height(o, cell) > 0 && is_open(o, cell) && o->game.supply[player][figure] > 0 &&
           !(o->options.no_top_there && carc_is_lair(o, carc_laid_at(o, cell))) && /* PD-43 */
           (figure <= CARC_BIG || figure == CARC_PHANTOM || /* T-34, AM-67, PH-8 */
            (o->options.takes_all && (figure == CARC_BUILDER || figure == CARC_PIG))); /* M-63 */
}

/* ---- what a tower reaches ---- */

/* A lord in his castle is safe (B-50). */
static bool is_lord(const carc *o, const carc_man *man) {
    carc_castle list[CARC_CASTLES];
    const bool none = man->top || man->quarter > 0 || man->place.kind != CARC_CITY;
    int count = none ? 0 : carc_castles(o, list);
    struct carc_paint paint;

    carc_paint_table(o, &paint);
    for (int i = 0; i < count; i++)
        if (carc_colour_of_name(o, &paint, &list[i].city) ==
            carc_colour_of_name(o, &paint, &man->place))
            return true;
    return false;
}

/* The number of steps to every cell within range, plus one; 0: out of range. */
struct carc_reach {
    signed char steps[WIDTH][WIDTH];
};

static int distance(carc_cell a, carc_cell b) {
    return abs(a.x - b.x) + abs(a.y - b.y);
}

/* The cells one step away from the tower, in a straight line, or in any direction (T-14, T-17,
 * T-51). A gap may block the way (T-15, T-48). */
static bool goes_on(const carc *o, carc_cell tower, carc_cell from, carc_cell to) {
    bool away = distance(tower, to) == distance(tower, from) + 1;
    bool straight = to.x == tower.x || to.y == tower.y;
    bool gap = carc_laid_at(o, to) == NOTHING;

    return carc_in_reach(to) && away && (straight || o->options.manhattan) &&
           !(gap && o->options.gap_blocks);
}

static void spread(const carc *o, carc_cell tower, carc_cell from, int left,
                   struct carc_reach *reach) {
    static const int east[SIDES] = {0, 1, 0, -1}, north[SIDES] = {1, 0, -1, 0};

    if (left < 0 || reach->steps[from.x + REACH][from.y + REACH] > 0)
        return;
    reach->steps[from.x + REACH][from.y + REACH] = (signed char)(distance(tower, from) + 1);
    for (int side = 0; side < SIDES; side++) {
        carc_cell to = {from.x + east[side], from.y + north[side]};

        if (goes_on(o, tower, from, to))
            spread(o, tower, to, left - 1, reach);
    }
}

static bool is_reached(const struct carc_reach *reach, carc_cell cell) {
    return reach->steps[cell.x + REACH][cell.y + REACH] > 0;
}

/* CO-42: by the option those who wait in the City of Carcassonne stand on its tile 0,0. */
static int add_waiting(const carc *o, carc_man out[], int n) {
    for (int player = 0; o->options.reaches_city && player < o->game.players; player++)
        for (int quarter = 0; quarter < CARC_QUARTERS; quarter++)
            for (enum carc_figure f = CARC_SMALL; f < CARC_FIGURES; f++)
                if (carc_waiting(o, player, quarter, f) > 0)
                    out[n++] = (carc_man){.player = player, .figure = f, .quarter = quarter + 1};
    return n;
}

int carc_captives(const carc *o, int player, carc_cell cell, int more, carc_man out[]) {
    struct carc_reach reach = {0};
    int all = add_waiting(o, out, carc_men(o, out)), count = 0;

    spread(o, cell, cell, carc_height(o, cell) + more + o->options.range_offset, &reach);
    for (int i = 0; i < all; i++) {
        bool own = out[i].player == player && !o->options.capture_own; /* T-19 */
        bool high = out[i].top && !o->options.top_capturable;          /* T-32 */
        bool helper = out[i].figure == CARC_SHEPHERD ||
                      out[i].figure == CARC_BARN || /* HS-40, AM-54 */
                      (carc_strength(out[i].figure) == 0 && !o->options.takes_all); /* M-61 */

        if (is_reached(&reach, out[i].place.cell) && !own && !high && !helper &&
            !is_lord(o, &out[i]))
            out[count++] = out[i];
    }
    return count;
}

/* ---- prisoners ---- */

static int held_in_all(const carc *o, int captor, int owner) {
    int sum = 0;

    for (int f = 0; f < CARC_FIGURES; f++)
        sum += o->game.held[captor][owner][f];
    return sum;
}

/* The follower goes to the supply, not to the table (T-47). */
static void set_free(carc *o, int captor, int owner, enum carc_figure figure) {
    o->game.held[captor][owner][figure]--;
    o->game.supply[owner][figure]++;
}

static enum carc_figure any_held(const carc *o, int captor, int owner) {
    int figure = CARC_SMALL;

    while (figure < CARC_FIGURES - 1 && o->game.held[captor][owner][figure] == 0)
        figure++;
    return (enum carc_figure)figure;
}

/* T-37: one for one, at once. The player chooses which of his followers comes back, if there is a
 * choice (T-38); of the other player there is only the one just captured (T-39). */
static enum carc_verdict exchange(carc *o, const carc_turn *turn, int other, carc_report *report) {
    const int *held = o->game.held[other][turn->player];
    enum carc_figure mine = any_held(o, other, turn->player);
    bool choice = held[mine] < held_in_all(o, other, turn->player);

    if (choice && !turn->tower.exchanges)
        return CARC_BAD_EXCHANGE;
    if (turn->tower.exchanges)
        mine = turn->tower.exchange;
    if (held[mine] == 0)
        return CARC_BAD_EXCHANGE;
    report->exchanged = true;
    report->mine = mine;
    report->theirs = any_held(o, turn->player, other);
    set_free(o, other, turn->player, mine);
    set_free(o, turn->player, other, report->theirs);
    return CARC_LEGAL;
}

bool carc_can_ransom(const carc *o, int player, carc_ransom ransom) {
    bool rich = o->game.score[player] >= RANSOM || !o->options.needs_points; /* T-43 */

    return o->options.ransom && o->game.rest.paid == 0 && ransom.captor != player && rich &&
           o->game.held[ransom.captor][player][ransom.figure] > 0;
}

/* The kind of a follower who is held alone may be omitted. */
static carc_ransom meant(const carc *o, int player, carc_ransom ransom) {
    if (o->game.held[ransom.captor][player][ransom.figure] == 0 && ransom.figure == CARC_SMALL)
        ransom.figure = any_held(o, ransom.captor, player);
    return ransom;
}

static bool pay(carc *o, int player, carc_ransom ransom) {
    ransom = meant(o, player, ransom);
    if (!carc_can_ransom(o, player, ransom))
        return false;
    set_free(o, ransom.captor, player, ransom.figure);
    carc_gain(o, player, -RANSOM, CARC_FROM_PAYMENT);
    carc_gain(o, ransom.captor, RANSOM, CARC_FROM_PAYMENT);
    o->game.rest.paid++;
    return true;
}

/* Whether more points would make it possible. */
static bool wants_points(const carc *o, int player, carc_ransom ransom) {
    carc *copy = carc_clone(o);
    bool can;

    copy->game.score[player] = RANSOM;
    can = carc_can_ransom(copy, player, meant(o, player, ransom));
    carc_free(copy);
    return can;
}

enum carc_verdict carc_pay_before(carc *o, const carc_turn *turn, bool late[CARC_RANSOMS]) {
    const carc_deeds *deeds = &turn->tower;

    for (int i = 0; i < deeds->ransoms; i++) {
        late[i] = !pay(o, turn->player, deeds->ransom[i]);
        if (late[i] && !wants_points(o, turn->player, deeds->ransom[i]))
            return CARC_BAD_RANSOM;
    }
    return CARC_LEGAL;
}

enum carc_verdict carc_pay_after(carc *o, const carc_turn *turn, const bool late[CARC_RANSOMS]) {
    for (int i = 0; i < turn->tower.ransoms; i++)
        if (late[i] && !pay(o, turn->player, turn->tower.ransom[i]))
            return CARC_BAD_RANSOM;
    return CARC_LEGAL;
}

enum carc_verdict carc_pay(carc *o, int player, const carc_deeds *deeds) {
    if (o->game.over || player != o->game.to_move)
        return CARC_BAD_PLAYER;
    for (int i = 0; i < deeds->ransoms; i++)
        if (!pay(o, player, deeds->ransom[i]))
            return CARC_BAD_RANSOM;
    return CARC_LEGAL;
}

/* ---- the action ---- */

/* The colour of a follower's place; for a follower without a place, that of any follower of the
 * kind. */
static int colour_of(const carc *o, const struct carc_paint *paint, const carc_name *place) {
    return carc_colour_at(o, paint, carc_laid_at(o, place->cell), place->kind, place->where);
}

/* Whether it is the follower that the turn names, by any place of the feature on the tile, or
 * without a place. An abbot, a builder, a pig or a mayor has a word of its own. */
static bool is_named(const carc *o, const carc_man *man, const carc_man *named) {
    struct carc_paint paint;
    carc_name at = named->place;

    if (man->player != named->player || man->top != named->top ||
        !carc_same_cell(man->place.cell, named->place.cell))
        return false;
    if (man->top)
        return true;
    if (man->quarter > 0) /* no mayor or wagon says it, but its side */
        return man->figure == named->figure &&
               man->quarter - 1 == (named->quarter > 0 ? named->quarter - 1 : named->place.where);
    if (man->figure > CARC_BIG || named->figure > CARC_BIG)
        at.kind = man->figure == named->figure ? man->place.kind : CARC_KINDS;
    carc_paint_table(o, &paint);
    return man->place.kind == at.kind &&
           (at.where == NOTHING || colour_of(o, &paint, &man->place) == colour_of(o, &paint, &at));
}

static void lift(carc *o, const carc_man *man) {
    struct carc_game *game = &o->game;
    int laid = carc_laid_at(o, man->place.cell), kept = 0;
    struct carc_paint paint;
    bool done = false;

    carc_paint_table(o, &paint);
    for (int i = 0; i < game->followers; i++) {
        struct carc_follower one = game->follower[i];
        bool is = one.laid == laid && one.player == man->player && one.figure == man->figure &&
                  paint.colour[laid][one.region] == colour_of(o, &paint, &man->place);

        if (is && !done)
            done = true;
        else
            game->follower[kept++] = one;
    }
    game->followers = kept;
}

static void take(carc *o, const carc_man *man) {
    if (man->top)
        o->game.tower[carc_laid_at(o, man->place.cell)].topped = false;
    else if (man->quarter > 0)
        o->game.extra.waiting[man->player][man->quarter - 1][man->figure]--;
    else
        lift(o, man);
    carc_leave_alone(o, man->player); /* T-23 */
}

/* T-19, T-20: an own follower goes home, another's is kept as a prisoner. */
static enum carc_verdict capture(carc *o, const carc_turn *turn, carc_report *report) {
    carc_man list[CARC_MEN], man = {0};
    int count = carc_captives(o, turn->player, turn->tower.at, 0, list), found = 0;
    bool beside = o->options.flier || o->options.circles; /* two on one place: FL-6, CC-6 */

    for (int i = 0; i < count; i++)
        if (is_named(o, &list[i], &turn->tower.captive)) {
            bool equal = found > 0 && list[i].figure == man.figure;
            bool exact = list[i].figure == turn->tower.captive.figure;

            if (found == 0 || exact)
                man = list[i];
            found += !equal && !(found > 0 && beside); /* the named one is taken, if it is there */
        }
    if (found != 1)
        return CARC_BAD_CAPTURE;
    take(o, &man);
    if (man.player == turn->player) {
        o->game.supply[man.player][man.figure]++;
        return CARC_LEGAL;
    }
    o->game.held[turn->player][man.player][man.figure]++;
    return held_in_all(o, man.player, turn->player) > 0 ? exchange(o, turn, man.player, report)
                                                        : CARC_LEGAL;
}

static enum carc_verdict build(carc *o, const carc_turn *turn, carc_report *report) {
    if (!carc_can_build(o, turn->player, turn->tower.at))
        return CARC_BAD_TOWER;
    o->game.pieces[turn->player]--;
    o->game.tower[carc_laid_at(o, turn->tower.at)].height++;
    return turn->tower.captures ? capture(o, turn, report) : CARC_LEGAL;
}

static enum carc_verdict climb(carc *o, const carc_turn *turn) {
    const carc_man man = {.player = turn->player,
                          .figure = turn->figure,
                          .top = true,
                          .place = {.cell = turn->tower.at}};

    if (!carc_can_top(o, turn->player, turn->tower.at, turn->figure) || !carc_put_man(o, &man))
        return CARC_BAD_TOP;
    return CARC_LEGAL;
}

/* T-6, T-8 */
enum carc_verdict carc_act(carc *o, const carc_turn *turn, carc_report *report) {
    const carc_deeds *deeds = &turn->tower;
    enum carc_verdict verdict = CARC_LEGAL;

    if (turn->deploys + deeds->builds + deeds->tops > 1)
        return CARC_BAD_ACTIONS;
    if (deeds->captures && !deeds->builds)
        return CARC_BAD_CAPTURE;
    if (deeds->builds)
        verdict = build(o, turn, report);
    if (deeds->tops)
        verdict = climb(o, turn);
    if (verdict == CARC_LEGAL && deeds->exchanges && !report->exchanged)
        return CARC_BAD_EXCHANGE;
    return verdict;
}
