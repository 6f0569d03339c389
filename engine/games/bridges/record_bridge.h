/* record_bridge.h - what documents say of bridges. */
#ifndef RV_RECORD_BRIDGE_H
#define RV_RECORD_BRIDGE_H

#include "record/record.h"

/* A bridge: over the tile being laid, or (`beside`) over one beside it. */
typedef struct rv_bridge_ref {
    rv_mark mark;
    bool beside;
    int axis, x, y;
} rv_bridge_ref;

/* Beside a turn. */
typedef struct rv_bridges_said {
    RV_LIST_OF(rv_bridge_ref) bridge;
} rv_bridges_said;
RV_PART(rv_bridges_said, RV_MODULE_BRIDGES)

static inline rv_bridges_said *rv_bridges_beside(const rv_entry *e) {
    return rv_bridges_said_of(e->beside->own);
}

/* A bridge of a position: over the tile at a cell. */
typedef struct rv_span_ref {
    rv_mark mark;
    int axis, x, y;
} rv_span_ref;

/* In a position. */
typedef struct rv_bridges_position {
    RV_LIST_OF(rv_span_ref) bridges;
} rv_bridges_position;
RV_PART(rv_bridges_position, RV_MODULE_BRIDGES)

#endif
