/* action.h - keys of entries that scripts add; record/house.h has their rows. */
#ifndef RV_ACTION_H
#define RV_ACTION_H

#include "core/hooks.h"

/* Texts belong to the script; "" where it gives none. */
typedef struct rv_house_action {
    const char *key, *form, *words;
    const char *script, *rule; /* who adds it; the rule that it cites */
    const char *place;         /* FILE:LINE, for messages */
    const char *after, *verb;  /* it follows this key; what joins the two in a text */
    const char *chance;        /* a bag or die by which its value is decided */
    int when;                  /* rv_moment */
    bool instead;              /* of placing a follower */
    bool must;                 /* one of the values that are possible is to be chosen */
    bool lists;                /* the script lists the values that are worth trying */
    int most;                  /* values of one entry */
    int odds, idle;            /* by chance: as rv_chances */
    int order;                 /* among the rows of its moment */
} rv_house_action;

/* The i-th action of the enabled scripts, in their order and by key; NULL past the last. It is
 * valid until the scripts are cleared. `h` may be NULL. */
const rv_house_action *rv_house_action_at(const rv_hooks *h, int i);

/* A part of a value, as a script is given it: an object by its index, a number or a text. */
typedef enum rv_house_sort {
    RV_HOUSE_NOTHING,
    RV_HOUSE_NUMBER,
    RV_HOUSE_TEXT,
    RV_HOUSE_PLAYER,
    RV_HOUSE_CELL,
    RV_HOUSE_FEATURE,
    RV_HOUSE_FOLLOWER,
    RV_HOUSE_TILE,
    RV_HOUSE_TOKEN
} rv_house_sort;
typedef struct rv_house_part {
    rv_house_sort sort;
    int i;
    const char *text;
} rv_house_part;
enum { RV_HOUSE_PARTS = 6 }; /* of one form */

/* The parts of a value, and of the value of the action that it follows. */
typedef struct rv_house_value {
    rv_house_part part[2 * RV_HOUSE_PARTS];
    int n;
} rv_house_value;

/* Whether the script lets the player do it; false: g->house->refusal says why. Does it. */
bool rv_house_may(rv_game *g, const rv_house_action *of, const rv_house_value *v);
void rv_house_act(rv_game *g, const rv_house_action *of, const rv_house_value *v);
/* Calls `see` with each thing or text that the script lists, behind the action that it follows;
 * with the text of a thing where it has returned false. */
void rv_house_list(rv_game *g, const rv_house_action *of, const rv_house_value *led_by,
                   bool (*see)(void *ud, const rv_house_part *p), void *ud);
/* What is wrong with the list of an action: its script fails. */
void rv_house_fault(rv_game *g, const rv_house_action *of, const char *what);

#endif
