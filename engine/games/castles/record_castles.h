/* record_castles.h - what documents say of castles. */
#ifndef RV_RECORD_CASTLES_H
#define RV_RECORD_CASTLES_H

#include "record/record.h"

/* A feature and a player: who turns it into a castle, or scores it with one; in a position the lord
 * of a castle (RV_NONE: he has gone home) and his figure. */
typedef struct rv_fief_ref {
    rv_mark mark;
    int player, figure;
    rv_feature_ref feature;
} rv_fief_ref;

typedef RV_LIST_OF(rv_fief_ref) rv_fief_refs;

/* Beside a turn: cities that become castles, completions that castles score. */
typedef struct rv_castles_said {
    rv_fief_refs castle, fief;
} rv_castles_said;
RV_PART(rv_castles_said, RV_MODULE_CASTLES)

static inline rv_castles_said *rv_castles_beside(const rv_entry *e) {
    return rv_castles_said_of(e->beside->own);
}

/* In a position. */
typedef struct rv_castles_position {
    rv_fief_refs castles;
} rv_castles_position;
RV_PART(rv_castles_position, RV_MODULE_CASTLES)

#endif
