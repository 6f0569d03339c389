/* tower_query.c - what The Tower allows after a tile is laid: pieces, followers on top, captures.
 */
#include "games/tower/tower.h"
#include "judge/case.h"

static const char *cell_of(rv_arena *a, const rv_game *g, int placed) {
    return rv_cell_name(g, a, g->placed[placed].x, g->placed[placed].y);
}

const char *rv_captive_word(rv_arena *a, const rv_game *g, const rv_captive *c) {
    const char *label = rv_hook_label(g, rv_piece_player(c->piece));
    const char *cell = cell_of(a, g, c->placed);
    if (c->node == RV_NONE)
        return rv_printf(a, "%s:top@%s", label, cell);
    return rv_printf(a, "%s:%s%s@%s.%s", label, g->rs->figures[rv_piece_figure(c->piece)].prefix,
                     rv_kind_of(g, c->node)->role, cell,
                     rv_place_on(g, c->placed, rv_root(g, c->node)));
}

/* Who can go on top of a tower: its cell, "big" before it for a large one. */
static void list_tops(rv_game *g, rv_arena *a, int placed, const char **list, int *n) {
    for (int f = 0; f < g->rs->nfigures; f++)
        if (rv_may_top(NULL, g, g->to_move, placed, f))
            list[(*n)++] = f == RV_F_SMALL ? cell_of(a, g, placed)
                                           : rv_printf(a, "%s %s", g->rs->figures[f].key,
                                                       cell_of(a, g, placed));
}

const char *const *rv_tower_ransoms(rv_game *g, rv_arena *a, int *n) {
    const char **list = RV_NEWS(a, const char *, RV_MAX_PLAYERS *RV_MAX_FIGURES);
    for (int captor = 0; captor < g->nplayers; captor++)
        for (int f = 0; f < g->rs->nfigures; f++)
            if (rv_may_ransom(g, g->to_move, captor, f))
                list[(*n)++] = rv_printf(a, "%s%s%s", rv_hook_label(g, captor), f ? " " : "",
                                         g->rs->figures[f].key);
    return list;
}

/* Whom the tower could take when it has grown by a piece. */
static rv_reach reach_of(rv_game *g, rv_arena *a, int tower) {
    rv_captive list[RV_TILE_REGIONS + 1];
    rv_reach out = {.tower = cell_of(a, g, tower)};
    const char **words = NULL;
    int cap = 0, mark = rv_mark_of(g);
    rv_listener listener = g->listener;
    g->listener.tell = NULL;
    rv_build(g, g->to_move, tower);
    for (int i = 0; i < g->nplaced; i++)
        for (int k = 0, n = rv_captives_near(g, tower, i, list); k < n; k++)
            if (rv_may_capture(NULL, g, g->to_move, tower, &list[k])) {
                words = rv_grow(a, words, out.n, &cap, sizeof *words);
                words[out.n++] = rv_captive_word(a, g, &list[k]);
            }
    rv_undo(g, mark);
    g->listener = listener;
    out.captives = words;
    return out;
}

void rv_tower_list_actions(rv_game *g, rv_arena *a, rv_actions *out) {
    const char **tower = RV_NEWS(a, const char *, g->nplaced);
    const char **top = RV_NEWS(a, const char *, g->rs->nfigures * g->nplaced);
    rv_reach *capture = RV_NEWS(a, rv_reach, g->nplaced);
    for (int i = 0; i < g->nplaced; i++) {
        list_tops(g, a, i, top, &out->ntop);
        if (!rv_may_build(NULL, g, g->to_move, i))
            continue;
        tower[out->ntower++] = cell_of(a, g, i);
        capture[out->ncapture] = reach_of(g, a, i);
        out->ncapture += capture[out->ncapture].n > 0;
    }
    out->tower = tower;
    out->top = top;
    out->capture = capture;
}
