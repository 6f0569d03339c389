/* geometry.c - the shapes on a tile by edges, and the places with room on it.
 *
 * land_open sorts the regions and draws each into a rough map of cells: lines and buildings by
 * their outlines, areas by flooding what these leave free. The map then answers where there is room
 * for a figure or a sign (land_room, land_site), and what a box would hide.
 */
#include "draw/geometry.h"
#include <stdlib.h>

enum {
    HALF = LAND_SIDE / 2,
    CELL = LAND_SIDE / LAND_CELLS,
    BARE = -1,
    MEETING = -2,
    CENTRE_PORT = 12
};

/* ---- what the regions are -------------------------------------------------------------------- */

bool land_covers(const rv_region_info *g, int port) {
    return g->ports >> port & 1;
}

static void sort_regions(land *l) {
    int ends = 0, straight = 0;
    l->middle = -1;
    for (int r = 0; r < l->t->nregions; r++) {
        const rv_kind *kind = l->t->regions[r].of;
        unsigned sides = shown_sides(&l->t->regions[r]);
        const land_sort sort = l->t->regions[r].built       ? LAND_SPAN
                               : kind->line                 ? kind->bare ? LAND_WATER : LAND_LINE
                               : kind->area                 ? LAND_AREA
                               : kind->around && kind->path ? LAND_BED
                               : kind->around               ? LAND_MIDDLE
                                                            : LAND_BUILT;
        for (int port = 0; port < CENTRE_PORT && sort == LAND_BUILT; port++) /* or half a side */
            sides |= (unsigned)land_covers(&l->t->regions[r], port) << port / 3;
        l->sort[r] = sort;
        l->sides[r] = sides;
        if (sort == LAND_MIDDLE || /* or a building between two opposite sides */
            (sort == LAND_BUILT && ((sides & 5) == 5 || (sides & 10) == 10)))
            l->middle = r;
        l->water |= sort == LAND_WATER && !shown_single(sides);
        l->lines += sort == LAND_LINE && sides && shown_bend(sides) < 0;
        ends += sort == LAND_LINE && sides && shown_single(sides);
        straight += sort == LAND_LINE && (sides == 5 || sides == 10);
    }
    /* Lines of which none ends are not joined: one passes above the other. */
    l->crosses = straight > 1 && l->middle < 0;
    l->meets = l->lines > 1 && l->middle < 0 && (ends || !l->crosses);
}

/* ---- shapes -------------------------------------------------------------------------------- */

point land_corner(int side) {
    static const point corners[4] = {
        {0, 0}, {LAND_SIDE, 0}, {LAND_SIDE, LAND_SIDE}, {0, LAND_SIDE}};
    return corners[side & 3];
}

point land_from_side(int side, int x, int y) {
    return land_go(land_go(land_corner(side), side + 1, x), side + 2, y);
}

point land_inwards(int side, int way) {
    return land_from_side(side, HALF, way);
}

/* Half a side from the corner, by the diagonal. */
point land_bend_middle(int side) {
    return land_from_side(side, LAND_SIDE - 354, 354);
}

int land_reach(const land *l) {
    if (l->middle >= 0 && l->sort[l->middle] == LAND_BUILT)
        return LAND_END;
    return l->middle < 0 && l->water ? LAND_BANK : HALF;
}

/* Borders as seen from their first side. They leave the corners at less than 45 degrees, so that
 * two of them can begin in one corner. */
static const point cap[7] = {{0, 0},     {240, 185}, {360, 290}, {500, 290},
                             {640, 290}, {760, 185}, {1000, 0}};
/* Around the cap of another building there. */
static const point bay[7] = {{0, 0},     {160, 235}, {270, 500}, {500, 500},
                             {730, 500}, {840, 235}, {1000, 0}};
static const point slope[7] = {{0, 0},     {100, 140}, {280, 340},  {470, 530},
                               {660, 720}, {860, 900}, {1000, 1000}};

/* Where a building begins or ends on a side: in the middle if it has half of it. */
static point side_end(const land *l, int region, int side, bool last) {
    return !land_covers(&l->t->regions[region], side % 4 * 3 + (last ? 2 : 0))
               ? land_inwards(side % 4, 0)
               : land_corner(side + last);
}

/* A border to the side `k` sides after `side` is the cap of the fourth, backwards, if k is 3. Where
 * the building has half of the side before or after it, the border is pulled there. */
int land_outline(const land *l, int region, land_step steps[4]) {
    unsigned own = l->sides[region], built = 0;
    int first = 0, n = 0, narrow = 1; /* where it has half a side there is half the room */
    for (int i = 0; i < 4; i++)
        narrow += own >> i & 1 && land_covers(&l->t->regions[region], 3 * i) !=
                                      land_covers(&l->t->regions[region], 3 * i + 2);
    for (int r = 0; r < l->t->nregions; r++)
        built |= l->sort[r] == LAND_BUILT ? l->sides[r] : 0;
    while (first < 3 && (!(own >> first & 1) || own >> (first + 3) % 4 & 1))
        first++;
    for (int i = 0, k = 1; i < 4; i += k, n++) {
        int side = first + i;
        for (k = 1; i + k < 4 && !(own >> side % 4 & 1) && !(own >> (side + k) % 4 & 1);)
            k++;
        const point *shape = k == 2 ? slope : k == 1 && built >> side % 4 & 1 ? bay : cap;
        steps[n] = (land_step){
            false, {[0] = side_end(l, region, side, false), [6] = side_end(l, region, side, true)}};
        if (own >> side % 4 & 1)
            continue;
        const point from = side_end(l, region, side + 3, true), begin = land_corner(side);
        const point to = side_end(l, region, side + k, false), end = land_corner(side + k);
        steps[n].border = true;
        for (int p = 0; p < 7; p++) {
            point *at = &steps[n].at[p];
            *at = k == 3 ? land_from_side(side + 3, shape[6 - p].x, shape[6 - p].y)
                         : land_from_side(side, shape[p].x,
                                          k == 1 && narrow > 1 ? shape[p].y / 2 : shape[p].y);
            at->x += ((from.x - begin.x) * (6 - p) + (to.x - end.x) * p) / 6;
            at->y += ((from.y - begin.y) * (6 - p) + (to.y - end.y) * p) / 6;
        }
    }
    return n;
}

/* ---- what is where ------------------------------------------------------------------------- */

enum { BITS = 6, EDGES = 4 * (2 * BITS + 1) };

typedef struct polygon {
    int n;
    point at[EDGES];
} polygon;

static bool within(const polygon *p, point q) {
    bool in = false;
    for (int i = 0, k = p->n - 1; i < p->n; k = i++) {
        point a = p->at[i], b = p->at[k];
        if ((a.y > q.y) != (b.y > q.y) && q.x < (b.x - a.x) * (q.y - a.y) / (b.y - a.y) + a.x)
            in = !in;
    }
    return in;
}

static point cell_middle(int i) {
    return (point){i % LAND_CELLS * CELL + CELL / 2, i / LAND_CELLS * CELL + CELL / 2};
}

static int squared(point a, point b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

static bool nearer(point a, point b, int way) {
    return squared(a, b) < way * way;
}

static bool on_line(const land *l, int r, point p) {
    int bend = shown_bend(l->sides[r]);
    point round = land_corner(bend + 1);
    if (bend >= 0)
        return nearer(p, round, HALF + LAND_ROAD / 2) && !nearer(p, round, HALF - LAND_ROAD / 2);
    for (int side = 0; side < 4; side++) { /* on the middle of a side, up to that of the tile */
        point a = land_corner(side), b = land_corner(side + 1);
        bool upright = a.y == b.y;
        int across = upright ? p.x - HALF : p.y - HALF, from = upright ? p.y - a.y : p.x - a.x;
        if (l->sides[r] >> side & 1 && across * across < LAND_ROAD * LAND_ROAD / 4 &&
            from * from <= HALF * HALF)
            return true;
    }
    return false;
}

/* Lines lie below buildings, and these below features in the middle. */
static void fill_cells(land *l, int r) {
    polygon p = {0};
    bool bed = l->sort[r] == LAND_BED;
    point centre = bed ? l->bed : (point){HALF, HALF};
    land_step steps[4];
    int n = l->sort[r] == LAND_BUILT ? land_outline(l, r, steps) : 0;
    for (int s = 0; s < n; s++) {
        p.at[p.n++] = steps[s].at[0];
        for (int i = 1; steps[s].border && i < 2 * BITS; i++) {
            const point *c = &steps[s].at[i < BITS ? 0 : 3]; /* of a Bezier curve */
            int t = i % BITS, u = BITS - t, whole = BITS * BITS * BITS;
            int a = u * u * u, b = 3 * u * u * t, d = 3 * u * t * t, e = t * t * t;
            p.at[p.n++] = (point){(a * c[0].x + b * c[1].x + d * c[2].x + e * c[3].x) / whole,
                                  (a * c[0].y + b * c[1].y + d * c[2].y + e * c[3].y) / whole};
        }
    }
    for (int i = 0; i < LAND_ALL; i++) {
        point at = cell_middle(i);
        if (l->sort[r] == LAND_BUILT ? within(&p, at)
            : l->sort[r] == LAND_LINE || l->sort[r] == LAND_WATER
                ? on_line(l, r, at)
                : nearer(at, centre, (bed ? LAND_PLOT : LAND_HUB) / 2))
            l->cells[i] = (int8_t)r;
    }
}

static void fill_sort(land *l, land_sort sort) {
    for (int r = 0; r < l->t->nregions; r++)
        if (l->sort[r] == sort)
            fill_cells(l, r);
}

/* Areas have all that can be reached from their half-edges. Between two that nothing parts which is
 * drawn - but what spans it, or stands on it - each has what is nearer to it. */
static void spread_areas(land *l) {
    static const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    int list[LAND_ALL], n = 0; /* whose neighbours are to be visited, as they were reached */
    for (int i = 0; i < l->t->nregions * 4 * LAND_CELLS; i++) {
        int r = i / (4 * LAND_CELLS), half = i / (LAND_CELLS / 2) % 8, k = i % (LAND_CELLS / 2);
        if (l->sort[r] != LAND_AREA || !land_covers(&l->t->regions[r], half / 2 * 3 + half % 2 * 2))
            continue;
        point p = land_from_side(half / 2, half % 2 * HALF + k * CELL + CELL / 2, CELL / 2);
        int cell = p.y / CELL * LAND_CELLS + p.x / CELL;
        if (l->cells[cell] == BARE)
            l->cells[list[n++] = cell] = (int8_t)r;
    }
    for (int i = 0; i < 4 * n; i++) {
        int from = list[i / 4], x = from % LAND_CELLS + steps[i % 4][0],
            y = from / LAND_CELLS + steps[i % 4][1], cell = y * LAND_CELLS + x;
        if (x >= 0 && y >= 0 && x < LAND_CELLS && y < LAND_CELLS && l->cells[cell] == BARE)
            l->cells[list[n++] = cell] = l->cells[from];
    }
}

static bool is_inner_area(const land *l, int r) {
    return l->sort[r] == LAND_AREA && !(l->t->regions[r].ports & ((1u << CENTRE_PORT) - 1));
}

void land_open(land *l, const rv_shown_tile *t) {
    memset(l, 0, sizeof *l);
    memset(l->cells, BARE, sizeof l->cells);
    l->t = t;
    sort_regions(l);
    fill_sort(l, LAND_WATER);
    fill_sort(l, LAND_LINE);
    fill_sort(l, LAND_BUILT);
    fill_sort(l, LAND_MIDDLE);
    if (l->meets || l->crosses)
        for (int i = 0; i < LAND_ALL; i++)
            if (nearer(cell_middle(i), (point){HALF, HALF}, LAND_MEET / 2))
                l->cells[i] = MEETING;
    spread_areas(l);
    /* An area without an edge has the cells that no other area has reached; of two the second has
     * those in the east. */
    const unsigned second = 1u << (CENTRE_PORT + 1);
    bool bed = false, two = false;
    for (int r = 0; r < l->t->nregions; r++)
        two |= l->t->regions[r].ports & second;
    for (int r = 0; r < l->t->nregions; r++) {
        bed |= l->sort[r] == LAND_BED;
        for (int i = 0; i < LAND_ALL; i++)
            if (is_inner_area(l, r) && l->cells[i] == BARE &&
                !(l->t->regions[r].ports & second) == !(two && cell_middle(i).x > HALF))
                l->cells[i] = (int8_t)r;
    }
    /* What stands beside the lines has its place where all else leaves room. */
    if (bed)
        l->bed = land_site(l, LAND_PLOT, true);
    fill_sort(l, LAND_BED);
}

/* ---- where two areas touch ----------------------------------------------------------------- */

int land_seam(const land *l, point list[LAND_SEAM]) {
    int n = 0;
    for (int i = 0; i < 2 * LAND_ALL; i++) {
        int x = i / 2 % LAND_CELLS, y = i / 2 / LAND_CELLS, south = i % 2, east = !south;
        if (x + east == LAND_CELLS || y + south == LAND_CELLS)
            continue;
        int here = l->cells[y * LAND_CELLS + x],
            there = l->cells[(y + south) * LAND_CELLS + x + east];
        if (here >= 0 && there >= 0 && here != there && l->sort[here] == LAND_AREA &&
            l->sort[there] == LAND_AREA)
            list[n++] = south ? (point){x * CELL + CELL / 2, (y + 1) * CELL}
                              : (point){(x + 1) * CELL, y * CELL + CELL / 2};
    }
    return n;
}

/* ---- room ---------------------------------------------------------------------------------- */

/* The distance of a cell from all cells that are not free, in thousandths of the distance needed.
 */
typedef struct distance {
    int at[LAND_CELLS + 2][LAND_CELLS + 2]; /* with a rim */
    int across, down, aslant;               /* from a cell to the next */
} distance;

static int least(int a, int b) {
    return a < b ? a : b;
}

/* Updates a cell from the neighbours before it in one direction of the pass. */
static void come_from(distance *d, int x, int y, int by) {
    int *at = &d->at[y][x];
    *at = least(*at, d->at[y][x - by] + d->across);
    *at = least(*at, d->at[y - by][x] + d->down);
    *at = least(*at, d->at[y - by][x - 1] + d->aslant);
    *at = least(*at, d->at[y - by][x + 1] + d->aslant);
}

static void measure(const land *l, int region, int wide, int high, distance *d) {
    *d = (distance){.across = 2 * CELL * 1000 / wide, .down = 2 * CELL * 1000 / high};
    d->aslant = d->across > d->down ? d->across + d->down * 2 / 5 : d->down + d->across * 2 / 5;
    for (int y = 1; y <= LAND_CELLS; y++)
        for (int x = 1; x <= LAND_CELLS; x++)
            if (l->cells[(y - 1) * LAND_CELLS + x - 1] == region &&
                !l->uses[(y - 1) * LAND_CELLS + x - 1]) {
                d->at[y][x] = 1000000;
                come_from(d, x, y, 1);
            }
    for (int y = LAND_CELLS; y; y--)
        for (int x = LAND_CELLS; x; x--)
            if (d->at[y][x])
                come_from(d, x, y, -1);
}

/* The mean of all its cells; false if it has none. */
static bool middle_of(const land *l, int region, point *middle) {
    int n = 0, x = 0, y = 0;
    for (int i = 0; i < LAND_ALL; i++)
        if (l->cells[i] == region) {
            point p = cell_middle(i);
            x += p.x;
            y += p.y;
            n++;
        }
    *middle = n ? (point){x / n, y / n} : (point){HALF, HALF};
    return n;
}

point land_room(const land *l, int region, int wide, int high) {
    distance d;
    point middle, best = {HALF, HALF};
    int most = 0;
    middle_of(l, region, &middle);
    measure(l, region, wide, high, &d);
    for (int i = 0; i < LAND_ALL; i++) {
        int room = least(d.at[i / LAND_CELLS + 1][i % LAND_CELLS + 1], 1150);
        point p = cell_middle(i);
        if (room > most || (room && room == most && squared(p, middle) < squared(best, middle)))
            most = room, best = p;
    }
    return best;
}

static bool in_box(int i, point middle, int wide, int high) {
    point p = cell_middle(i);
    int x = p.x - middle.x + wide / 2, y = p.y - middle.y + high / 2;
    return x >= 0 && y >= 0 && x < wide && y < high;
}

/* The lowest of the places with most room, and of these the one nearest to the middle, because
 * figures extend upwards. Returns its room. */
static int find_site(const land *l, int region, int size, point *best) {
    distance d;
    land dry = *l;
    int most = 0;
    for (int r = 0; r < l->t->nregions; r++) /* beside lines, even those that cross buildings */
        for (int i = 0; i < LAND_ALL; i++)
            if ((l->sort[r] == LAND_LINE || l->sort[r] == LAND_WATER || l->sort[r] == LAND_SPAN) &&
                on_line(l, r, cell_middle(i)))
                dry.uses[i] = LAND_USED;
    measure(&dry, region, size, size, &d);
    for (int i = 0; i < LAND_ALL; i++) {
        int room = least(d.at[i / LAND_CELLS + 1][i % LAND_CELLS + 1], 1100);
        point p = cell_middle(i);
        bool lower =
            p.y > best->y || (p.y == best->y && nearer(p, (point){HALF, p.y}, abs(best->x - HALF)));
        if (room > most || (room == most && lower))
            most = room, *best = p;
    }
    return most;
}

point land_site(const land *l, int size, bool parts) {
    point best = {HALF, HALF}, seam[LAND_SEAM];
    int most = 0, n = parts ? land_seam(l, seam) : 0, x = 0, y = 0;
    for (int i = 0; i < n; i++) {
        x += seam[i].x;
        y += seam[i].y;
    }
    if (n)
        return (point){x / n, y / n};
    for (int r = 0; r < l->t->nregions; r++) /* or it is the place of an area without an edge */
        if (is_inner_area(l, r) && middle_of(l, r, &best))
            return best;
    for (int built = 0; built < 2; built++) /* areas first: they do not need the room otherwise */
        for (int r = 0; r < l->t->nregions; r++) {
            point p = {HALF, 0};
            bool wanted = l->sort[r] == (built ? LAND_BUILT : LAND_AREA);
            int room = wanted ? find_site(l, r, size, &p) : 0;
            if (room > most || (room == most && room && p.y > best.y && !built)) {
                most = room;
                best = p;
            }
        }
    return best;
}

static int between(int least, int value, int most) {
    return value < least ? least : value > most ? most : value;
}

point land_inside(point middle, int wide, int high) {
    return (point){between(wide / 2, middle.x, LAND_SIDE - wide / 2),
                   between(high / 2, middle.y, LAND_SIDE - high / 2)};
}

bool land_free(const land *l, point middle, int wide, int high) {
    for (int i = 0; i < LAND_ALL; i++)
        if (l->uses[i] & LAND_USED && in_box(i, middle, wide, high))
            return false;
    return true;
}

void land_put(land *l, point middle, int wide, int high, land_use use) {
    for (int i = 0; i < LAND_ALL; i++)
        if (in_box(i, middle, wide, high))
            l->uses[i] |= (uint8_t)use;
}

int land_hidden(const land *l, point middle, int wide, int high) {
    int sum = 0;
    for (int i = 0; i < LAND_ALL; i++) {
        int cell = l->cells[i];
        if (!in_box(i, middle, wide, high) || (cell == BARE && !(l->uses[i] & LAND_USED)))
            continue;
        if (l->uses[i] & LAND_USED || cell == MEETING || l->sort[cell] == LAND_MIDDLE ||
            l->sort[cell] == LAND_BED)
            sum += 100;
        else
            sum += l->sort[cell] == LAND_LINE || l->sort[cell] == LAND_WATER;
    }
    return sum;
}
