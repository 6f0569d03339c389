/* meeples.c - where each follower is. A record need not tell one from another of its player, but
 * messages name them. */
#include "jcz/export.h"

const char *meeple_id(const export *e, int player, int i) {
    return i < SMALL ? rv_printf(e->j->arena, "%d.small.%d", player, i + 1)
                     : rv_printf(e->j->arena, "%d.big.1", player);
}

int meeple_find(const export *e, int player, bool big, whereabouts is, int holder) {
    const meeple *men = e->men[player];
    int found = -1;
    for (int i = big ? SMALL : 0; i < (big ? FOLLOWERS : SMALL); i++)
        if (men[i].is == is && (is != HELD || men[i].holder == holder) &&
            (found < 0 || men[i].since < men[found].since))
            found = i;
    return found;
}

/* A tile has one follower at most, besides one on top, so that its cell is enough: the
 * place in the name may be another of the same feature. */
int meeple_named(const export *e, int player, rv_str name, bool big) {
    int x, y;
    rv_str where = name, role = rv_str_cut(&where, "@"), cell = rv_str_cut(&where, ".");
    whereabouts is = rv_str_is(role, "top") ? ON_TOP : ON_TILE;
    if (!export_cell(cell, &x, &y))
        return -1;
    for (int i = big ? SMALL : 0; i < FOLLOWERS; i++) {
        const meeple *man = &e->men[player][i];
        if (man->is == is && man->x == x && man->y == y)
            return i;
    }
    return -1;
}

/* Whether the board shows a follower of this player on the same region. */
static bool is_on(const rv_shown_tile *tile, int player, int i, const meeple *man) {
    for (int k = 0; k < tile->nregions; k++) {
        const rv_region_info *region = &tile->regions[k];
        if (region->player == player && (region->figure > 0) == (i == SMALL) &&
            (region->ports & man->ports))
            return true;
    }
    return false;
}

/* Finds the followers that the board shows on a tile. */
static void see_tile(export *e, const rv_shown_tile *tile, bool there[][FOLLOWERS]) {
    for (int player = 0; player < e->j->nplayers; player++)
        for (int i = 0; i < FOLLOWERS; i++) {
            const meeple *man = &e->men[player][i];
            there[player][i] |= man->is == ON_TILE && man->x == tile->x && man->y == tile->y &&
                                is_on(tile, player, i, man);
        }
}

void meeple_come_home(export *e) {
    bool there[RV_MAX_PLAYERS][FOLLOWERS] = {{false}};
    rv_shown_board board;
    rv_shown_tile tile;
    rv_case_board(e->j->r->bench, &board);
    for (int k = 0; k < board.ntiles; k++) {
        rv_case_board_tile(e->j->r->bench, k, &tile);
        see_tile(e, &tile, there);
    }
    for (int player = 0; player < e->j->nplayers; player++)
        for (int i = 0; i < FOLLOWERS; i++)
            if (e->men[player][i].is == ON_TILE && !there[player][i])
                e->men[player][i] = (meeple){.is = IN_HAND};
}
