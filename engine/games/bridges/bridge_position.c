/* bridge_position.c - bridges in a position. */
#include "games/bridges/bridge.h"
#include "judge/case.h"
#include "record/form.h"

/* `code` is that of the same in a turn, whose rule it is. */
static void wrong_bridge(rv_case *c, const rv_value *b, int code, const char *why) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_BRIDGE, b->key_mark, rv_bridge_axis_name(b->word),
                             rv_cell_name(c->game, &c->arena, b->at.x, b->at.y), why);
    g->rule = rv_law_rule(c->game, code);
    g->at = (rv_at_cell){.there = true, .x = b->at.x, .y = b->at.y};
    c->uncounted |= (uint8_t)(1u << rv_bridge_piece(c->game));
}

/* Bridges are there before the sides of tiles are looked at: they change them (B-12). */
const rv_tile *rv_bridge_lies_as(rv_case *c, const rv_board_row *row, const rv_tile *t) {
    const rv_values *said = rv_values_in(&c->rec, "bridges");
    for (int i = 0; i < said->n; i++) {
        const rv_value *b = &said->list[i];
        if (b->at.x != row->x || b->at.y != row->y)
            continue;
        const rv_tile *with = rv_bridge_tile(c->game, t, row->tile.quarters, b->word);
        if (!with)
            wrong_bridge(c, b, RV_D_BRIDGE_PILLAR, "both its ends must stand on fields");
        return with ? with : t;
    }
    return t;
}

/* A cell may be said twice, as 0,1 and 00,1. */
static bool is_second(const rv_case *c, int i) {
    const rv_values *said = rv_values_in(&c->rec, "bridges");
    const rv_value *list = said->list;
    for (int j = 0; j < i; j++)
        if (list[j].at.x == list[i].at.x && list[j].at.y == list[i].at.y)
            return true;
    return false;
}

void rv_bridges_stand(rv_case *c) {
    const rv_values *said = rv_values_in(&c->rec, "bridges");
    for (int i = 0; i < said->n; i++) {
        const rv_value *b = &said->list[i];
        int pos = rv_pos(c->game, b->at.x, b->at.y);
        if (pos == RV_NONE || rv_placed_at(c->game, pos) == RV_NONE)
            wrong_bridge(c, b, RV_D_BRIDGE_PILLAR, "no tile lies there");
        else if (is_second(c, i))
            wrong_bridge(c, b, RV_D_BRIDGE_TWICE,
                         "one bridge goes over a tile, and this one has another"); /* B-7 */
    }
}
