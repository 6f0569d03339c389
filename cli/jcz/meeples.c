/* meeples.c - where each follower is. A record need not tell one from another of its player, but
 * messages name them. */
#include "jcz/export.h"

/* The first figure of a sort; past the last sort, their number. */
static int first_of(int sort) {
    int n = 0;
    for (int i = 0; i < sort && jcz_figure_at(i); i++)
        n += jcz_figure_at(i)->each;
    return n;
}

static int sort_of(int i) {
    int sort = 0;
    while (first_of(sort + 1) <= i)
        sort++;
    return sort;
}

const char *meeple_id(const export *e, int player, int i) {
    int sort = sort_of(i);
    return rv_printf(e->j->arena, "%d.%s.%d", player, jcz_figure_at(sort)->there,
                     i - first_of(sort) + 1);
}

int meeple_find(const export *e, int player, int sort, whereabouts is, int holder) {
    const meeple *men = e->men[player];
    int found = -1;
    for (int i = first_of(sort); i < first_of(sort + 1); i++)
        if (men[i].is == is && (is != HELD || men[i].holder == holder) &&
            (found < 0 || men[i].since < men[found].since))
            found = i;
    return found;
}

/* A tile has one follower at most, besides one on top, so that its cell is enough: the
 * place in the name may be another of the same feature. */
int meeple_named(const export *e, int player, rv_str name) {
    int x, y;
    rv_str where = name, role = rv_str_cut(&where, "@"), cell = rv_str_cut(&where, ".");
    whereabouts is = rv_str_is(role, "top") ? ON_TOP : ON_TILE;
    if (!export_cell(cell, &x, &y))
        return -1;
    for (int i = 0; i < FIGURES; i++) {
        const meeple *man = &e->men[player][i];
        if (man->is == is && man->x == x && man->y == y)
            return i;
    }
    return -1;
}

/* Whether the board shows a figure of this player and this sort on the same region. */
static bool is_on(const export *e, const rv_shown_tile *tile, int player, int i,
                  const meeple *man) {
    rv_figure_info info;
    for (int k = 0; k < tile->nregions; k++) {
        const rv_region_info *region = &tile->regions[k];
        if (region->player != player || !(region->ports & man->ports))
            continue;
        rv_ruleset_figure(e->j->rs, region->figure, &info);
        if (jcz_figure_here(rv_str_of(info.key)) == sort_of(i))
            return true;
    }
    return false;
}

void meeple_come_home(export *e) {
    bool there[RV_MAX_PLAYERS][FIGURES] = {{false}};
    rv_shown_board board;
    rv_shown_tile tile;
    rv_case_board(e->j->bench, &board);
    for (int k = 0; k < board.ntiles; k++) {
        rv_case_board_tile(e->j->bench, k, &tile);
        for (int player = 0; player < e->j->nplayers; player++)
            for (int i = 0; i < FIGURES; i++) {
                const meeple *man = &e->men[player][i];
                there[player][i] |= man->is == ON_TILE && man->x == tile.x && man->y == tile.y &&
                                    is_on(e, &tile, player, i, man);
            }
    }
    for (int player = 0; player < e->j->nplayers; player++)
        for (int i = 0; i < FIGURES; i++)
            if (e->men[player][i].is == ON_TILE && !there[player][i])
                e->men[player][i] = (meeple){.is = IN_HAND};
}
