/* record_castle.h - what documents say of wall tiles, corners and keeps. */
#ifndef RV_RECORD_CASTLE_H
#define RV_RECORD_CASTLE_H

#include "record/record.h"

typedef struct rv_use_ref {
    rv_mark mark;
    int token;
    bool has_feature;
    bool owed; /* played before it was held, which was accepted: spent as soon as it is held */
    rv_feature_ref feature;
} rv_use_ref;

/* Beside a turn. */
typedef struct rv_castle_said {
    RV_LIST_OF(rv_use_ref) use;
    RV_LIST_OF(rv_claim) take; /* corner index, token */
} rv_castle_said;
RV_PART(rv_castle_said, RV_MODULE_CASTLE)

static inline rv_castle_said *rv_castle_beside(const rv_entry *e) {
    return rv_castle_said_of(e->beside->own);
}

/* A keep: a size, or the house it stands on. */
typedef struct rv_keep_ref {
    rv_mark mark;
    int player, size;
    bool has_feature;
    rv_feature_ref feature;
    int root; /* of the feature, once set on the table */
} rv_keep_ref;

/* A wall tile in a hand: a token, or RV_NONE for '?'. */
typedef struct rv_hand_ref {
    rv_mark mark;
    int player, token;
} rv_hand_ref;

typedef struct rv_final_ref {
    rv_mark mark;
    int player;
    RV_LIST_OF(rv_use_ref) use;
} rv_final_ref;

/* In the set-up, the final part, a position. */
typedef struct rv_castle_document {
    RV_LIST_OF(rv_claim) wall_tiles; /* corner index, token */
    rv_mark final_mark;
    RV_LIST_OF(rv_final_ref) final;
    RV_LIST_OF(rv_keep_ref) keeps;
    RV_LIST_OF(rv_hand_ref) hand;
    RV_LIST_OF(rv_claim) collected; /* player, how many */
    bool has_corners;
    RV_LIST_OF(rv_claim) corners; /* corner index, token or RV_NONE for '?' */
} rv_castle_document;
RV_PART(rv_castle_document, RV_MODULE_CASTLE)

/* For help lines: which numbers of wall tiles are not accounted for; which the player holds, and a
 * semicolon or comma. */
const char *rv_castle_free_numbers(rv_case *c);
const char *rv_castle_held_numbers(rv_case *c, int player);

#endif
