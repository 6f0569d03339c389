/* geom.h - sides, ports and places of a tile, and how a quarter turn moves them.
 *
 *            nnw(0) n(1) nne(2)
 *      wnw(11)                ene(3)      Ports go clockwise from the left half of the north
 *        w(10)      c(12)     e(4)        edge; side s has the ports 3s, 3s+1, 3s+2. Port p of a
 *      wsw(9)                 ese(5)      tile faces port 2-(p%3) of the opposite side next door.
 *            ssw(8) s(7) sse(6)
 */
#ifndef RV_GEOM_H
#define RV_GEOM_H

#include "base/arena.h"

enum { RV_NORTH, RV_EAST, RV_SOUTH, RV_WEST, RV_SIDES };
enum { RV_PORTS = 12, RV_CENTRE = 12 };

/* The compass points of the notation in the order of canonical names (record notation). */
#define RV_PLACES 17

/* A set of ports, bit p for port p. */
typedef uint16_t rv_ports;
#define RV_MIDDLES 0x492u /* those in the middle of edges */

static inline rv_ports rv_turn_ports(rv_ports m, int quarters) {
    unsigned ring = m & 0xfffu, by = 3u * (unsigned)(quarters & 3);
    return (rv_ports)(((ring << by) | (ring >> (12 - by))) & 0xfffu) | (m & (1u << RV_CENTRE));
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
const char *rv_side_word(int side);
int rv_side_of(char c);

/* "n", "ne", "nne" … "c"; -1 if the word is not a place. */
const char *rv_place_name(int place);
int rv_place_of(rv_str word);
/* The ports of a place: one for the middle of an edge, a half-edge or the centre, two for a
 * quadrant. */
rv_ports rv_place_ports(int place);
/* The edge of which it is the middle, or -1. */
int rv_place_side(int place);

/* The first place in canonical order that touches `mine` and nothing of `others`; -1 if none. Every
 * feature on a tile has one, because it has a port, and each port is a place. */
int rv_place_canonical(rv_ports mine, rv_ports others);

#endif
