/* river.c - where JCloisterZone plays the river in a way of its own. */
#include "jcz/export.h"
#include <stdlib.h>

/* ---- reading -------------------------------------------------------------------------------- */

static bool is_lake_with_volcano(const jcz *j, const rv_yaml *message) {
    const char *id = jcz_word(rv_doc_get(message, "payload"), "tileId");
    return id && !strcmp(jcz_tile_here(j->arena, id), JCZ_VOLCANO_LAKE);
}

static bool lays_tile(const rv_yaml *message) {
    const char *type = message->type == RV_YAML_MAP ? jcz_word(message, "type") : NULL;
    return type && !strcmp(type, "PLACE_TILE");
}

/* Nothing else gives a turn for it, as no builder stands on it. */
bool jcz_lake_again(const jcz *j) {
    const rv_yaml *list = rv_doc_get(j->root, "replay"), *lake = NULL;
    if (!list || list->type != RV_YAML_LIST)
        return false;
    RV_EACH_ITEM(list, message) {
        if (!lays_tile(message))
            continue;
        const char *now = jcz_word(message, "player"), *then = jcz_word(lake, "player");
        if (lake)
            return now && then && !strcmp(now, then);
        lake = is_lake_with_volcano(j, message) ? message : NULL;
    }
    return false;
}

/* ---- writing -------------------------------------------------------------------------------- */

bool is_taken(const export *e, const rv_shown_board *board, int x, int y) {
    rv_shown_tile tile;
    for (int i = 0; i < board->ntiles; i++) {
        rv_case_board_tile(e->j->bench, i, &tile);
        if (tile.x == x && tile.y == y)
            return true;
    }
    return false;
}

static unsigned ports_of_river(const export *e, const rv_shown_board *board, int x, int y) {
    rv_shown_tile tile;
    unsigned ports = 0;
    for (int i = 0; i < board->ntiles; i++) {
        rv_case_board_tile(e->j->bench, i, &tile);
        for (int k = 0; tile.x == x && tile.y == y && k < tile.nregions; k++)
            if (!strcmp(tile.regions[k].kind, "river"))
                ports |= tile.regions[k].ports;
    }
    return ports;
}

/* Whether the river can go on at a side, dx,dy from x,y: since version 6.2 nothing may lie in the
 * strip of three cells ahead of it up to the end of the board, and no other end may run the same
 * way side by side. A side at which it came has a tile. */
static bool may_go_on(const export *e, const rv_shown_board *board, int x, int y, int dx, int dy,
                      unsigned port) {
    rv_shown_tile tile;
    if (is_taken(e, board, x + dx, y + dy))
        return true;
    for (int i = 0; i < board->ntiles; i++) {
        rv_case_board_tile(e->j->bench, i, &tile);
        int ahead = (tile.x - x) * dx + (tile.y - y) * dy,
            aside = abs((tile.x - x) * dy + (tile.y - y) * dx);
        bool ends = aside == 1 && ports_of_river(e, board, tile.x, tile.y) & port &&
                    !is_taken(e, board, tile.x + dx, tile.y + dy);
        if ((ahead > 0 && aside <= 1) || ends)
            return false;
    }
    return true;
}

void river_check(export *e, int x, int y) {
    static const struct {
        const char *side;
        int dx, dy;
    } sides[] = {{"n", 0, 1}, {"e", 1, 0}, {"s", 0, -1}, {"w", -1, 0}};
    rv_shown_board board;
    if (e->j->status != RV_FINE)
        return; /* later tiles are wrong for the same reason */
    rv_case_board(e->j->bench, &board);
    unsigned ports = ports_of_river(e, &board, x, y);
    for (int i = 0; i < 4; i++) {
        unsigned port = jcz_port_of(sides[i].side);
        if (ports & port && !may_go_on(e, &board, x, y, sides[i].dx, sides[i].dy, port)) {
            export_refuse(e, "JCloisterZone does not let the river run here: it keeps the cells "
                             "ahead of it free, and beside these, up to the end of the board");
            return;
        }
    }
}
