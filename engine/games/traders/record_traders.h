/* record_traders.h - what positions say of goods. */
#ifndef RV_RECORD_TRADERS_H
#define RV_RECORD_TRADERS_H

#include "games/traders/traders.h"
#include "record/record.h"

typedef struct rv_traders_position {
    rv_mark mark;
    int goods[RV_MAX_PLAYERS][RV_GOODS];
    bool has_goods;
} rv_traders_position;
RV_PART(rv_traders_position, RV_MODULE_TRADERS)

#endif
