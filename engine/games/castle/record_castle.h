/* record_castle.h - what documents say of wall tiles, corners and keeps. */
#ifndef RV_RECORD_CASTLE_H
#define RV_RECORD_CASTLE_H

#include "record/record.h"

typedef struct rv_final_ref {
    rv_mark mark;
    int player;
    rv_values use;
} rv_final_ref;

/* In the set-up, the final part, a position. */
typedef struct rv_castle_document {
    rv_mark final_mark;
    RV_LIST_OF(rv_final_ref) final;
    rv_values hand;                 /* of a player each: a wall tile, or RV_NONE for '?' */
    RV_LIST_OF(rv_claim) collected; /* player, how many */
} rv_castle_document;
RV_PART(rv_castle_document, RV_MODULE_CASTLE)

/* Where a use stands: with a feature, its number is the key. */
static inline rv_mark rv_use_mark(const rv_value *u) {
    return u->there ? u->key_mark : u->mark;
}

/* For help lines: which numbers of wall tiles are not accounted for; which the player holds, and a
 * semicolon or comma. */
const char *rv_castle_free_numbers(rv_case *c);
const char *rv_castle_held_numbers(rv_case *c, int player);

#endif
