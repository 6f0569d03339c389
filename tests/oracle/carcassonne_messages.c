/* carcassonne_messages.c - the Messages: who scores, by which figure, and what messages bring. */
#include "carcassonne_parts.h"

#include <stdlib.h>
#include <string.h>

/* ---- two figures ---- */

static bool moves_one(const carc *o, int player) {
    return o->options.one_figure && o->game.extra.one >> player & 1;
}

/* What the messenger has of these points, of which nobody has said whose they are: it pays what the
 * other does not have, or all (`one`), as far as it can (ME-14, ME-17). */
static int unasked(int points, int has, int other, bool one) {
    int lacks = -points - other;

    if (points > 0)
        return one ? points : 0;
    lacks = one || lacks > -points ? -points : lacks < 0 ? 0 : lacks;
    return lacks > has ? -has : -lacks;
}

void carc_gain(carc *o, int player, int points, enum carc_source source) {
    struct carc_later *extra = &o->game.extra;
    int has = extra->messenger[player], by;
    bool one = moves_one(o, player);

    by = unasked(points, has, o->game.score[player] - has, one);
    o->game.score[player] += points;
    if (points == 0)
        return;
    if (extra->gains == CARC_GAINS)
        abort();
    extra->gain[extra->gains++] = (struct carc_gain){.player = player,
                                                     .points = points,
                                                     .by = by,
                                                     .source = source,
                                                     .said = one && by == points,
                                                     .quiet = source == CARC_FROM_PAYMENT};
    extra->messenger[player] += by;
}

/* The messenger makes the move of this gain of the player, too, or (-1) all that are not settled:
 * both figures go back, and through the turn again (ME-2, ME-14). False: it cannot pay. */
static bool move_again(carc *o, int player, int which) {
    struct carc_later *extra = &o->game.extra;
    struct carc_gain gain[CARC_GAINS];
    int has = extra->messenger[player], other = o->game.score[player] - has;

    memcpy(gain, extra->gain, sizeof gain);
    for (int i = 0; i < extra->gains; i++)
        if (gain[i].player == player && !gain[i].settled) {
            has -= gain[i].by;
            other -= gain[i].points - gain[i].by;
        }
    for (int i = 0; i < extra->gains; i++) {
        if (gain[i].player != player || gain[i].settled)
            continue;
        gain[i].said = gain[i].said || which < 0 || i == which;
        if (gain[i].points < 0 && o->options.ordinary_pays && !extra->gain[i].said &&
            gain[i].said && extra->gain[i].by != gain[i].points)
            return false;
        gain[i].by = gain[i].said ? gain[i].points : unasked(gain[i].points, has, other, false);
        has += gain[i].by;
        other += gain[i].points - gain[i].by;
        if (has < 0)
            return false;
    }
    extra->messenger[player] = has;
    memcpy(extra->gain, gain, sizeof gain);
    return true;
}

/* ME-2 */
static bool move_one(carc *o, int player, int points) {
    struct carc_later *extra = &o->game.extra;

    for (int i = 0; i < extra->gains; i++) {
        struct carc_gain *gain = &extra->gain[i];

        if (gain->player == player && gain->points == points && !gain->said && !gain->settled)
            return move_again(o, player, i);
    }
    return false;
}

/* ME-17: whose ordinary figure has moved leaves the messenger alone for the rest of the turn. */
static void settle(carc *o) {
    struct carc_later *extra = &o->game.extra;

    for (int i = 0; i < extra->gains; i++) {
        struct carc_gain *gain = &extra->gain[i];

        if (o->options.one_figure && !gain->settled && gain->by != gain->points && !gain->said)
            extra->ordinary |= 1u << gain->player;
        gain->settled = true;
    }
}

/* ME-17: all moves of the turn. */
static bool move_all(carc *o, int player) {
    struct carc_later *extra = &o->game.extra;
    bool any = false;

    for (int i = 0; i < extra->gains; i++) {
        const struct carc_gain *gain = &extra->gain[i];

        any = any || (gain->player == player && !gain->said && !gain->settled);
    }
    if (!any || extra->ordinary >> player & 1 || !move_again(o, player, -1))
        return false;
    extra->one |= 1u << player;
    return true;
}

int carc_gains(const carc *o, int player, int points[CARC_GAINS]) {
    int n = 0;

    for (int i = 0; i < o->game.extra.gains; i++)
        if (o->game.extra.gain[i].player == player &&
            o->game.extra.gain[i].by != o->game.extra.gain[i].points)
            points[n++] = o->game.extra.gain[i].points;
    return n;
}

/* ---- dark spaces ---- */

/* ME-3, ME-6 */
static bool is_dark(const carc *o, int player, int total) {
    if (total % 5 != 0)
        return false;
    for (int other = 0; o->options.free_space && other < o->game.players; other++) {
        int by = o->game.extra.messenger[other], rest = o->game.score[other] - by;

        if (other != player && ((by - total) % 50 == 0 || (rest - total) % 50 == 0))
            return false;
    }
    return true;
}

/* Whether a figure has stopped there: surely, or perhaps, for in which order a figure has scored
 * several times in a round is not known here. */
static void look(const carc *o, int player, bool moved, bool *surely, bool *perhaps) {
    const struct carc_later *extra = &o->game.extra;
    int points[CARC_GAINS], n = 0, sum = 0, at = extra->messenger[player];
    bool stops[CARC_GAINS], any = false, all = true;

    for (int i = 0; i < extra->gains; i++) {
        const struct carc_gain *gain = &extra->gain[i];
        int part = moved ? gain->by : gain->points - gain->by;

        if (gain->player != player || part == 0 || gain->settled)
            continue;
        stops[n] = part > 0 && !gain->quiet;
        any = any || stops[n];
        all = all && stops[n];
        sum += part;
        points[n++] = part;
    }
    at = moved ? at : o->game.score[player] - at;
    *surely = *surely || (any && (all || o->options.one_figure) && is_dark(o, player, at));
    *perhaps = *perhaps || *surely;
    for (unsigned set = 1; n > 1 && n < 16 && !o->options.one_figure && set < 1u << n; set++) {
        int to = at - sum;
        bool stop = false;

        for (int i = 0; i < n; i++)
            if (set >> i & 1) {
                to += points[i];
                stop = stop || stops[i];
            }
        *perhaps = *perhaps || (stop && is_dark(o, player, to));
    }
}

/* ---- the messages ---- */

/* ME-1, ME-4: in the second round they come as in the first. */
static bool draw(carc *o, int message) {
    struct carc_later *extra = &o->game.extra;
    int at = extra->drawn++ % CARC_MESSAGES;

    if (message < 1 || message > CARC_MESSAGES)
        return false;
    if (extra->drawn > CARC_MESSAGES)
        return extra->stack[at] == message;
    for (int i = 0; i < at; i++)
        if (extra->stack[i] == message)
            return false;
    extra->stack[at] = message;
    return true;
}

/* A knight, highwayman, monk or farmer, and no lord (ME-10). */
static bool is_of(const carc *o, const struct carc_paint *paint, int i, int player,
                  enum carc_kind kind, carc_feature *f) {
    const struct carc_follower *man = &o->game.follower[i];
    int colour = paint->colour[man->laid][man->region];

    if (man->player != player || !carc_is_follower(man) ||
        carc_hold_of(o, paint, colour) != NOTHING)
        return false;
    carc_gather_one(o, paint, colour, f);
    return f->name.kind == kind && (kind != CARC_MONASTERY || !carc_print_of(o, man->laid)->shrine);
}

/* As in the final scoring; a follower can stand on what is complete when his wagon has moved. */
static int worth(const carc *o, const carc_feature *f) {
    return f->complete ? carc_worth(o, f) : carc_incomplete_points(o, f);
}

/* ME-7, ME-8, ME-10, ME-11: what messages but 4 and 8 bring; NOTHING if there is nothing. */
static int brings(const carc *o, const struct carc_paint *paint, int player, int message) {
    static const enum carc_kind kinds[] = {CARC_KINDS, CARC_ROAD, CARC_CITY, CARC_MONASTERY,
                                           CARC_KINDS, CARC_CITY, CARC_CITY, CARC_FIELD};
    static carc_feature f;
    int least = NOTHING, sum = 0;
    bool seen[CARC_FEATURES] = {false};

    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];
        int colour = paint->colour[man->laid][man->region];

        if (!is_of(o, paint, i, player, kinds[message], &f))
            continue;
        if (message <= 3)
            least = least == NOTHING || worth(o, &f) < least ? worth(o, &f) : least;
        else if (message == 5)
            sum += seen[colour] ? 0 : 2 * f.pennants;
        else
            sum += message == 6 ? 2 : 3;
        seen[colour] = true;
    }
    return message <= 3 ? least : sum > 0 ? sum : NOTHING;
}

/* What the completed cities beside a field bring (ME-11). */
static int field_brings(const carc *o, const struct carc_paint *paint, int player, int field) {
    bool touched[CARC_FEATURES] = {false};
    static carc_feature f;
    int points = carc_is_town(o, paint, field) && !o->options.no_town
                     ? carc_city_pays(o, paint, player, field, paint->colours, false)
                     : 0;

    for (int i = 0; i < o->game.laids; i++)
        for (int r = 0; r < CARC_REGIONS; r++)
            for (int c = 0; c < CARC_REGIONS; c++)
                if (carc_print_of(o, i)->touches[r][c] && paint->colour[i][r] == field)
                    touched[paint->colour[i][c]] = true;
    for (int city = 0; city < paint->colours; city++)
        if (touched[city]) {
            carc_gather_one(o, paint, city, &f);
            points += f.complete ? carc_city_pays(o, paint, player, field, city, f.siege) : 0;
        }
    return points;
}

/* ME-11 */
static bool score_one(carc *o, const struct carc_paint *paint, int player, const carc_man *man) {
    static carc_feature f;
    int i = carc_find_man(o, paint, player, man), colour;

    if (i == NOTHING || !carc_is_follower(&o->game.follower[i]))
        return false;
    colour = paint->colour[o->game.follower[i].laid][o->game.follower[i].region];
    if (carc_hold_of(o, paint, colour) != NOTHING)
        return false;
    carc_gather_one(o, paint, colour, &f);
    carc_gain(o, player,
              f.name.kind == CARC_FIELD
                  ? field_brings(o, paint, player, colour) + carc_field_buildings(o, &f)
                  : worth(o, &f),
              CARC_FROM_MESSAGE);
    carc_send_home(o, i);
    carc_leave_alone(o, player);
    return true;
}

static bool perform(carc *o, int player, const carc_round *round) {
    struct carc_paint paint;
    int points;

    carc_paint_table(o, &paint);
    if ((round->message == 8) != (round->answer == CARC_A_FOLLOWER))
        return false;
    if (round->message == 8)
        return score_one(o, &paint, player, &round->man);
    if (round->message == 4) {
        o->game.rest.lakes++; /* ME-9: a further part, which comes at once */
        return carc_stack(o) > 0;
    }
    points = brings(o, &paint, player, round->message);
    if (points != NOTHING)
        carc_gain(o, player, points, CARC_FROM_MESSAGE);
    return points != NOTHING; /* ME-12 */
}

/* One round: who moves, the message, the answer; `strays`: what follows a move is not judged. */
static bool play_round(carc *o, int player, const carc_round *round, bool strays) {
    bool surely = false, perhaps = false;

    for (int i = 0; i < round->moves; i++)
        if (o->options.one_figure ? !move_all(o, round->move[i].player)
                                  : !move_one(o, round->move[i].player, round->move[i].points))
            return false;
    look(o, player, false, &surely, &perhaps);
    look(o, player, true, &surely, &perhaps);
    if (round->message == 0)
        return (!surely || (strays && round->moves > 0)) && round->answer == CARC_NO_ANSWER;
    if (!perhaps || !draw(o, round->message))
        return false;
    settle(o);
    if (round->answer == CARC_TWO_POINTS)
        carc_gain(o, player, 2, CARC_FROM_MESSAGE);
    return round->answer == CARC_TWO_POINTS ||
           (round->answer != CARC_NO_ANSWER && perform(o, player, round));
}

enum carc_verdict carc_messages(carc *o, const carc_turn *turn) {
    static const carc_round nothing;
    const carc_extra *extra = &turn->extra;
    bool drawn = true;

    if (!o->options.messages)
        return extra->rounds == 0 ? CARC_LEGAL : CARC_BAD_EXTRA;
    if (extra->strays && extra->rounds == 0)
        return CARC_LEGAL; /* somebody asks about the rest of the turn */
    for (int n = 0; n < (extra->strays ? extra->rounds : CARC_ROUNDS) && drawn; n++) {
        const carc_round *round = n < extra->rounds ? &extra->round[n] : &nothing;

        if (!play_round(o, turn->player, round, extra->strays))
            return CARC_BAD_EXTRA;
        drawn = round->message > 0;
        if (!drawn && n + 1 < extra->rounds)
            return CARC_BAD_EXTRA;
    }
    return CARC_LEGAL;
}

void carc_part_ends(carc *o, bool goes_on) {
    settle(o);
    o->game.extra.gains = 0;
    o->game.extra.one = goes_on ? o->game.extra.one : 0; /* a double turn is one turn (T-41) */
    o->game.extra.ordinary = goes_on ? o->game.extra.ordinary : 0;
    o->game.extra.entered = o->game.extra.entered && goes_on;
}
