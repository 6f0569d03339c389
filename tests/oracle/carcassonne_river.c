/* carcassonne_river.c - The River: which tiles there are and when they are drawn, where they lie,
 * how they join fields, what follows the lake. */
#include "carcassonne_parts.h"

static const struct carc_print *print_at(const carc *o, int tile) {
    return &carc_set_of(o)->print[tile];
}

/* ---- which tiles there are ---- */

static bool is_start(const carc *o, int tile) {
    return tile == o->start;
}

/* CO-1 */
int carc_river_count(const carc *o, int tile, int count) {
    const carc_options *options = &o->options;
    const struct carc_print *print = print_at(o, tile);
    int part = print->box == RIVER && print->id[3] != 's' ? print->id[3] - '0' : 0;

    if (is_start(o, tile) && (options->river || options->count))
        return count - (options->start == CARC_OUT);
    if (!options->river)
        return count;
    if (options->rivers == 3 && print->lake)
        return print->volcano == options->plain_lake ? 0 : count;
    return part == 0 || options->rivers == 3 || options->rivers == part ? count : 0;
}

/* ---- when they are drawn ---- */

/* The tiles are ordered by their boxes. */
static bool any_left(const carc *o, bool (*is)(const struct carc_print *print)) {
    const struct carc_set *set = carc_set_of(o);
    int tile = 0;

    for (int box = BASE; box < RIVER; box++)
        tile += set->in[box];
    for (int n = set->in[RIVER]; n > 0; n--, tile++)
        if (carc_left(o, tile) > 0 && is(&set->print[tile]))
            return true;
    return false;
}

static bool is_spring(const struct carc_print *print) {
    return print->spring;
}

static bool is_fork(const struct carc_print *print) {
    return print->fork;
}

static bool is_between(const struct carc_print *print) {
    return !print->fork && !print->lake;
}

static bool is_lake(const struct carc_print *print) {
    return print->lake;
}

static bool start_waits(const carc *o) {
    return o->options.start >= CARC_WITH_RIVER && o->game.used[o->start] == 0;
}

/* how many of the copies can be drawn now. */
int carc_river_free(const carc *o, int tile, int copies) {
    bool start, river;

    if (!o->options.river || copies < 1)
        return copies;
    if (o->options.count && any_left(o, is_spring)) /* CO-7 */
        return print_at(o, tile)->spring ? copies : 0;
    start = is_start(o, tile) && start_waits(o);
    river = print_at(o, tile)->box == RIVER;
    if (any_left(o, is_fork))
        return river && print_at(o, tile)->fork ? copies : 0;
    if (any_left(o, is_between) || (start_waits(o) && o->options.start == CARC_WITH_RIVER)) {
        if (start && o->options.start == CARC_WITH_RIVER)
            return 1;
        return river && !print_at(o, tile)->lake ? copies : 0;
    }
    if (any_left(o, is_lake))
        return river ? copies : 0;
    if (start_waits(o))
        return start ? 1 : 0;
    return copies;
}

/* ---- where they lie ---- */

static bool flows(const carc *o, carc_spot at, int side) {
    return carc_edge_of(o, at, side) == 'v';
}

static int across(int side) {
    return (side + 2) % SIDES;
}

/* The laid tile to which the river goes on over a side of a tile; NOTHING. */
static int next_in(const carc *o, carc_spot at, int side) {
    int other = flows(o, at, side) ? carc_laid_at(o, carc_next_cell(at.cell, side)) : NOTHING;

    return other != NOTHING && flows(o, o->game.laid[other], across(side)) ? other : NOTHING;
}

/* Every tile of the river but the spring was laid at one that lay before: over which side? */
static int source_of(const carc *o, int laid) {
    for (int side = 0; side < SIDES; side++) {
        int other = next_in(o, o->game.laid[laid], side);

        if (other != NOTHING && other < laid)
            return side;
    }
    return NOTHING;
}

/* 0 straight on, 1 to the right, 3 to the left */
static int turn(int from, int to) {
    return (to - across(from) + SIDES) % SIDES;
}

/* */
static bool turns_twice(const carc *o, carc_spot at, int from) {
    int before = next_in(o, at, from), source = source_of(o, before);
    int was = source == NOTHING ? 0 : turn(source, across(from));

    for (int to = 0; to < SIDES; to++)
        if (to != from && flows(o, at, to) && was != 0 && turn(from, to) == was)
            return true;
    return false;
}

/* the sides match. */
bool carc_river_lets(const carc *o, carc_spot at) {
    int met = 0, from = NOTHING;

    if (print_at(o, at.tile)->box != RIVER)
        return true;
    for (int side = 0; side < SIDES; side++)
        if (next_in(o, at, side) != NOTHING) {
            met++;
            from = side;
        }
    if (met == 0 && print_at(o, at.tile)->spring && o->options.count) /* CO-7 */
        return true;
    return met == 1 && (o->options.u_turns || !turns_twice(o, at, from));
}

/* ---- fields ---- */

static int turned(const carc *o, int laid, int port) {
    return carc_region_at(o, laid, port);
}

/* whether two fields of a tile are one there. */
bool carc_river_joins(const carc *o, int laid, int one, int other) {
    const struct carc_print *print = carc_print_of(o, laid);

    if (print->box != RIVER || print->kind[one] != CARC_FIELD || print->kind[other] != CARC_FIELD)
        return false;
    if (print->spring && !o->options.spring_divides)
        return true;
    for (int side = 0; side < SIDES && o->options.runs_beneath; side++) {
        int left = turned(o, laid, 3 * side), right = turned(o, laid, 3 * side + 2);

        if (flows(o, o->game.laid[laid], side) &&
            ((left == one && right == other) || (left == other && right == one)))
            return true;
    }
    return false;
}

/* ---- the lake ---- */

/* */
bool carc_river_smokes(const carc *o, int laid) {
    const struct carc_print *print = carc_print_of(o, laid);

    return print->lake && print->volcano && !o->options.once;
}

static bool is_open(const carc *o) {
    for (int i = 0; i < o->game.laids; i++)
        for (int side = 0; side < SIDES; side++)
            if (flows(o, o->game.laid[i], side) &&
                carc_laid_at(o, carc_next_cell(o->game.laid[i].cell, side)) == NOTHING)
                return true;
    return false;
}

/* */
void carc_river_passes(carc *o) {
    if (!o->options.river || is_open(o) || (o->options.count && any_left(o, is_spring)))
        return;
    for (int tile = 0, prints = carc_prints(o); tile < prints; tile++)
        if (print_at(o, tile)->box == RIVER)
            o->game.used[tile] += carc_left(o, tile);
}

/* ---- the herd of pigs ---- */

/* which colours are fields with it. */
bool carc_river_herd(const carc *o, const struct carc_paint *paint, int colour) {
    for (int i = 0; i < o->game.laids; i++)
        for (int r = 0; r < CARC_REGIONS; r++)
            if (carc_print_of(o, i)->pigs[r] && paint->colour[i][r] == colour)
                return o->options.herd;
    return false;
}
