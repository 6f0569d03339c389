/* tower_said.h - what documents say of towers, captures and ransom. */
#ifndef RV_TOWER_SAID_H
#define RV_TOWER_SAID_H

#include "record/record.h"

/* One's own follower bought back from a player. */
typedef struct rv_ransom_ref {
    rv_mark mark;
    int player, figure; /* figure RV_NONE: not said */
    bool late; /* it could not be paid before the tile was scored, and is tried again then */
    int had;   /* the points at that time */
} rv_ransom_ref;

/* A tile by its cell, and a figure that goes there. */
typedef struct rv_spot_ref {
    rv_mark mark;
    bool said;
    int x, y, figure;
} rv_spot_ref;

/* A follower on the board: kind RV_NONE is one on top of a tower; figure, place RV_NONE: not said.
 */
typedef struct rv_captive_ref {
    rv_mark mark;
    bool said;
    int player, kind, figure, x, y, place;
    const char *text, *canon; /* as typed; as written when it has been taken */
} rv_captive_ref;

/* Beside a turn. */
typedef struct rv_tower_said {
    RV_LIST_OF(rv_ransom_ref) ransom;
    rv_spot_ref tower, top;
    rv_captive_ref capture;
    rv_spot_ref exchange; /* its figure only */
} rv_tower_said;
RV_PART(rv_tower_said, RV_MODULE_TOWER)

static inline rv_tower_said *rv_tower_beside(const rv_entry *e) {
    return rv_tower_said_of(e->beside->own);
}

/* A tower at a cell: its height, or the player and the figure on top. */
typedef struct rv_tower_ref {
    rv_mark mark;
    int x, y, height, player, figure;
} rv_tower_ref;

typedef struct rv_prisoner_ref {
    rv_mark mark;
    int captor, owner, figure;
} rv_prisoner_ref;

/* In a position. */
typedef struct rv_tower_position {
    RV_LIST_OF(rv_tower_ref) towers, tops; /* heights; who stands on top */
    RV_LIST_OF(rv_prisoner_ref) prisoners;
    bool ransomed;         /* in the first part of a double turn (T-41) … */
    rv_mark ransomed_mark; /* … as it says */
} rv_tower_position;
RV_PART(rv_tower_position, RV_MODULE_TOWER)

#endif
