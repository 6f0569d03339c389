/* geom.c - the places of a tile: the twelve ports around its edge, in clockwise order, and the
 * names of those that a follower can stand at, each a bit set of ports.
 */
#include "tile/geom.h"

static const struct place {
    const char *name;
    rv_ports ports;
} places[RV_PLACES] = {
    {"n", 1 << 1},           {"e", 1 << 4},           {"s", 1 << 7},
    {"w", 1 << 10},          {"c", 1 << RV_CENTRE},   {"ne", 1 << 2 | 1 << 3},
    {"se", 1 << 5 | 1 << 6}, {"sw", 1 << 8 | 1 << 9}, {"nw", 1 << 11 | 1 << 0},
    {"nne", 1 << 2},         {"ene", 1 << 3},         {"ese", 1 << 5},
    {"sse", 1 << 6},         {"ssw", 1 << 8},         {"wsw", 1 << 9},
    {"wnw", 1 << 11},        {"nnw", 1 << 0},
};

const char *rv_side_name(int side) {
    return places[side].name;
}

const char *rv_side_word(int side) {
    static const char *const words[] = {"north", "east", "south", "west"};
    return words[side];
}

int rv_side_of(char c) {
    for (int s = 0; s < RV_SIDES; s++)
        if (places[s].name[0] == c)
            return s;
    return -1;
}

const char *rv_place_name(int place) {
    RV_RELY(place >= 0 && place < RV_PLACES);
    return places[place].name;
}

int rv_place_of(rv_str word) {
    for (int i = 0; i < RV_PLACES; i++)
        if (rv_str_means(word, places[i].name))
            return i;
    return -1;
}

rv_ports rv_place_ports(int place) {
    return places[place].ports;
}

int rv_place_side(int place) {
    return place < RV_SIDES ? place : -1;
}

int rv_place_canonical(rv_ports mine, rv_ports others) {
    for (int i = 0; i < RV_PLACES; i++)
        if ((places[i].ports & mine) && !(places[i].ports & others))
            return i;
    return -1;
}
