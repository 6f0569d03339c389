/* tile.h - what is printed on a tile: its ports, partitioned into regions.
 *
 * The same model holds quadrants and paths, and cities, roads and fields.
 * All of it is ruleset data; a tile is never changed after its ruleset is made. First stand the
 * sides, ports and places of a tile, and how a quarter turn moves them. A second area that reaches
 * no edge has the port c2 (13):
 *
 *            nnw(0) n(1) nne(2)
 *      wnw(11)                ene(3)      Ports go clockwise from the left half of the north
 *        w(10)      c(12)     e(4)        edge; side s has the ports 3s, 3s+1, 3s+2. Port p of a
 *      wsw(9)                 ese(5)      tile faces port 2-(p%3) of the opposite side next door.
 *            ssw(8) s(7) sse(6)
 */
#ifndef RV_TILE_H
#define RV_TILE_H

#include "base/arena.h"

enum { RV_NORTH, RV_EAST, RV_SOUTH, RV_WEST, RV_SIDES };
enum { RV_PORTS = 12, RV_CENTRE = 12, RV_INNER, RV_ALL_PORTS };

/* The compass points of the notation in the order of canonical names (record notation). */
#define RV_PLACES 18

/* A set of ports, bit p for port p. */
typedef uint16_t rv_ports;
#define RV_MIDDLES 0x492u                            /* those in the middle of edges */
#define RV_INNERS (1u << RV_CENTRE | 1u << RV_INNER) /* those of no edge: no turn moves them */

static inline rv_ports rv_turn_ports(rv_ports m, int quarters) {
    unsigned ring = m & 0xfffu, by = 3u * (unsigned)(quarters & 3);
    return (rv_ports)(((ring << by) | (ring >> (12 - by))) & 0xfffu) | (m & RV_INNERS);
}

static inline rv_ports rv_side_ports(int side) {
    return (rv_ports)(7u << (3 * side));
}

static inline int rv_opposite(int side) {
    return (side + 2) & 3;
}

static inline int rv_dx(int side) {
    return (side == RV_EAST) - (side == RV_WEST);
}

static inline int rv_dy(int side) {
    return (side == RV_NORTH) - (side == RV_SOUTH);
}

/* "n" … for a side, "north" … for messages. */
const char *rv_side_name(int side);
extern const char *const rv_side_words[];
#define rv_side_word(side) rv_side_words[side]
int rv_side_of(char c);

/* "n", "ne", "nne" … "c", "c2", and the ports of each: two of a quadrant, one of any other. */
typedef struct rv_compass_point {
    const char *name;
    rv_ports ports;
} rv_compass_point;
extern const rv_compass_point rv_compass[RV_PLACES];
#define rv_place_name(place) rv_compass[place].name
#define rv_place_ports(place) rv_compass[place].ports
enum { RV_PLACE_CORNER = 5 }; /* the north-east, and clockwise the others */
/* -1 if the word is not a place. */
int rv_place_of(rv_str word);
/* The edge of which it is the middle, or -1. */
#define rv_place_side(place) ((place) < RV_SIDES ? (place) : -1)

/* The first place in canonical order that touches `mine` and nothing of `others`; -1 if none. Every
 * feature on a tile has one, because it has a port, and each port is a place. */
int rv_place_canonical(rv_ports mine, rv_ports others);

#define RV_TILE_REGIONS 12
#define RV_NO_REGION 0xff
#define RV_MAX_SYMBOLS 64 /* marks that a ruleset declares */
#define RV_EDITIONS 2     /* sets that a ruleset may have, by the value of its option `edition` */

/* A bit set of the marks that a ruleset declares. */
typedef uint64_t rv_symbols;
_Static_assert(RV_MAX_SYMBOLS <= 64, "there is a bit for each");

typedef struct rv_region {
    rv_ports ports;
    uint8_t kind; /* index into the ruleset's kinds */
    uint8_t doubles,
        prizes;       /* mechanics, not words: doubling marks, marks that score at the end (Z-3) */
    uint8_t collects; /* tokens that the player who scores it takes (F-11) */
    rv_ports prize_ports;   /* the quadrant in which the prizes are printed; 0 if not given */
    rv_ports collect_ports; /* the same for tokens */
    uint16_t touches;       /* bit set of the regions of the tile beside it (K-28) */
    uint8_t sides;          /* bit set of the sides of the unrotated tile on which it has a port */
} rv_region;

typedef struct rv_tile {
    const char *id, *look;
    uint16_t count[RV_EDITIONS]; /* copies in the set, by edition */
    uint16_t
        same; /* index of the first tile of the set with the same look; its own for the first */
    uint16_t alike;    /* index of the next tile of the set with the same look, in a ring */
    uint8_t same_turn; /* quarter turns after which this tile looks like `same` unrotated */
    uint8_t nregions;
    rv_symbols symbols; /* the marks of the tile as a whole */
    uint8_t points; /* 1 + the way in which one of them points, in eighths from north; 0: none */
    uint8_t sides;  /* bit s: side s has a feature (start spaces: one side) */
    uint8_t part;   /* of its set, if only some parts are played with; else 0 */
    bool bare;      /* it has a line that is bare: a river */
    bool odd_city;  /* its city is not drawn as a half circle (B-26) */
    bool shut;      /* no token walks there (PD-25) */
    uint8_t built;  /* region that was built over the tile, or RV_NO_REGION */
    uint8_t around; /* region completed by the eight cells around it, or RV_NO_REGION */
    uint8_t region_at[RV_ALL_PORTS]; /* region of each port, RV_NO_REGION where none is */
    uint16_t on_side[RV_SIDES];      /* bit set of the regions that have a port on each side */
    uint16_t edges[4];               /* by quarters turned: edge code of side s in bits 4s…4s+3 */
    rv_region regions[RV_TILE_REGIONS];
    rv_symbols symbols_on[RV_TILE_REGIONS]; /* of each region */
    const char *hand; /* the sort of pieces of which laying it costs one: players hold it from the
                         start, and nobody draws it (AM-2, AM-9); NULL */
    const char *hole; /* the rule by which it lies only where four tiles are beside it; NULL */
    rv_condition after_last; /* what must be met so that those who hold it when the last tile lies
                                may lay it (AM-23); never, of others */
    rv_condition option;     /* unless it is met, the tile is left out */
    const char *foreign;     /* marks of other rulesets, "inn.s"; NULL or "" without such marks */
} rv_tile;

/* The region at a port of a tile turned by `quarters`; RV_NO_REGION if there is none. */
static inline int rv_tile_region(const rv_tile *t, int quarters, int port) {
    return t->region_at[port >= RV_CENTRE ? port : (port + 12 - 3 * quarters) % 12];
}

/* The edge code that it shows at a side. */
static inline unsigned rv_tile_edge(const rv_tile *t, int quarters, int side) {
    return t->edges[quarters & 3] >> (4 * side) & 0xf;
}

/* The printed side of the tile at a side when it is turned; the sides at which printed sides lie, a
 * bit each. */
static inline int rv_printed_side(int quarters, int side) {
    return (side + 4 - quarters) & 3;
}
static inline unsigned rv_turned_sides(int quarters, unsigned sides) {
    return (sides << quarters | sides >> (4 - quarters)) & 0xf;
}

/* Loops over the elements of a bit set. */
#define RV_EACH_BIT(set, it)                                                                       \
    for (uint64_t it##_left = (set), it;                                                           \
         it##_left && (it = (unsigned)__builtin_ctzll(it##_left), true);                           \
         it##_left &= it##_left - 1)

static inline rv_ports rv_tile_ports(const rv_tile *t, int quarters, int region) {
    return rv_turn_ports(t->regions[region].ports, quarters);
}

static inline rv_region *rv_tile_add(rv_tile *t, int kind, rv_ports ports) {
    t->regions[t->nregions] = (rv_region){.kind = (uint8_t)kind, .ports = ports};
    return &t->regions[t->nregions++];
}

/* Fills region_at, on_side and sides, of tile and regions, from their ports. The middle of an edge
 * goes to the region that has both its halves when no other has it (record notation, "Where on a
 * tile"). */
void rv_tile_finish(rv_tile *t);

/* Bit set of the quarter turns with which a tile meets an edge code on a side. Code 0 is any. */
typedef struct rv_turnings {
    uint8_t by[RV_SIDES][16];
    uint8_t bare[RV_SIDES]; /* those with which it has no features there */
} rv_turnings;

rv_turnings rv_turnings_of(const rv_tile *t);

/* Whether both show the same regions when `b` is turned by `quarters`. */
bool rv_tile_alike(const rv_tile *a, const rv_tile *b, int quarters);
/* In how many rotations it looks different: 1, 2 or 4. */
/* The names of the eight ways, from north clockwise; ends with NULL. */
extern const char *const rv_directions[];
/* Returns the way in which a mark points when its tile is turned; 0 stays 0. */
static inline int rv_points_turned(int points, int quarters) {
    return points ? (points - 1 + 2 * quarters) % 8 + 1 : 0;
}
int rv_tile_turns(const rv_tile *t);

#endif
