/* meeples.c - where each figure is while a record is turned into messages.
 *
 * A record need not tell one follower from another of its player, but messages name them.
 */
#include "jcz/messages.h"

bool to_cell(rv_str word, int *x, int *y) {
    rv_str rest = word, first = rv_str_cut(&rest, ",");
    return rest.s && rv_str_int(first, x) && rv_str_int(rest, y);
}

int meeple_sort(int i) {
    return i < SMALL ? JCZ_SMALL : i - SMALL + 1;
}

const char *meeple_id(const export *e, int player, int i) {
    return rv_printf(e->j->arena, "%d.%s.%d", player, jcz_figure_there(e->j, meeple_sort(i)),
                     i < SMALL ? i + 1 : 1);
}

int meeple_find(const export *e, int player, int sort, whereabouts is, int holder) {
    const meeple *men = e->men[player];
    int found = -1;
    for (int i = 0; i < FIGURES; i++)
        if (meeple_sort(i) == sort && men[i].is == is && (is != HELD || men[i].holder == holder) &&
            (found < 0 || men[i].since < men[found].since))
            found = i;
    return found;
}

/* A tile has one follower of a sort at most, besides one on top, so that its cell is enough: the
 * place in the name may be another of the same feature. */
int meeple_named(const export *e, int player, int sort, rv_str name) {
    int x, y, found = -1;
    rv_str where = name, role = rv_str_cut(&where, "@"), cell = rv_str_cut(&where, ".");
    whereabouts is = rv_str_is(role, "top") ? ON_TOP : ON_TILE;
    if (!to_cell(cell, &x, &y))
        return -1;
    for (int i = 0; i < FIGURES; i++) {
        const meeple *man = &e->men[player][i];
        if (man->is == is && man->x == x && man->y == y && (found < 0 || meeple_sort(i) == sort))
            found = i;
    }
    return found;
}

void meeple_come_home(export *e) {
    bool there[RV_MAX_PLAYERS][FIGURES] = {{false}};
    rv_shown_board board;
    rv_shown_tile tile;
    rv_case_board(e->j->bench, &board);
    for (int k = 0; k < board.ntiles; k++) {
        rv_case_board_tile(e->j->bench, k, &tile);
        for (int r = 0; r < tile.nregions; r++) {
            const rv_region_info *region = &tile.regions[r];
            if (region->player < 0)
                continue;
            for (int i = 0; i < FIGURES; i++) {
                const meeple *man = &e->men[region->player][i];
                there[region->player][i] |= man->x == tile.x && man->y == tile.y &&
                                            region->ports & man->ports &&
                                            region->figure == meeple_sort(i);
            }
        }
    }
    for (int i = 0; i < e->j->nplayers * FIGURES; i++) {
        meeple *man = &e->men[i / FIGURES][i % FIGURES];
        if (man->is == ON_TILE && !there[i / FIGURES][i % FIGURES])
            *man = (meeple){.is = IN_HAND};
    }
}

int cut_sort(const export *e, rv_str *role) {
    rv_str rest = *role, first = rv_str_cut(&rest, ":");
    int sort = jcz_figure_of(e->j, first, false);
    if (rest.s)
        *role = rest;
    return sort < 0 ? JCZ_SMALL : sort;
}

int meeple_held(const export *e, int player, int holder, rv_str said, int *sorts) {
    int found = -1, named = said.s ? jcz_figure_of(e->j, said, false) : -1;
    *sorts = 0;
    for (int sort = 0; sort < RV_MAX_FIGURES; sort++) {
        int i = meeple_find(e, player, sort, HELD, holder);
        *sorts += i >= 0;
        found = i >= 0 && (found < 0 || sort == named) ? i : found;
    }
    return found;
}
