/* tower_query.c - what The Tower allows after a tile is laid: pieces, followers on top, captures.
 */
#include "case.h"
#include "tower.h"

static const char *cell_of(rv_arena *a, const rv_game *g, int placed) {
    return rv_cell_name(g, a, g->placed[placed].x, g->placed[placed].y);
}

const char *rv_captive_word(rv_arena *a, const rv_game *g, const rv_captive *c) {
    const char *label = rv_hook_label(g, rv_piece_player(c->piece));
    const char *cell = cell_of(a, g, c->placed);
    if (c->node == RV_NONE)
        return rv_printf(a, "%s:top@%s", label, cell);
    return rv_printf(a, "%s:%s%s@%s.%s", label, rv_figure_prefix(rv_piece_figure(c->piece)),
                     rv_kind_of(g, c->node)->role, cell,
                     rv_place_on(g, c->placed, rv_root(g, c->node)));
}

static bool may_top(const rv_game *g, int placed) {
    for (int f = 0; f < RV_F_COUNT; f++)
        if (rv_may_top(g, g->to_move, placed, f) == RV_NONE)
            return true;
    return false;
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
            if (rv_may_capture(g, g->to_move, tower, &list[k]) == RV_NONE) {
                words = rv_grow(a, words, out.n, &cap, sizeof *words);
                words[out.n++] = rv_captive_word(a, g, &list[k]);
            }
    rv_undo(g, mark);
    g->listener = listener;
    out.captives = words;
    return out;
}

void rv_tower_list_actions(rv_game *g, rv_arena *a, rv_actions *out) {
    const char **tower = RV_NEWS(a, const char *, g->nplaced + 1);
    const char **top = RV_NEWS(a, const char *, g->nplaced + 1);
    rv_reach *capture = RV_NEWS(a, rv_reach, g->nplaced + 1);
    for (int i = 0; i < g->nplaced; i++) {
        if (may_top(g, i))
            top[out->ntop++] = cell_of(a, g, i);
        if (rv_may_build(g, g->to_move, i) != RV_NONE)
            continue;
        tower[out->ntower++] = cell_of(a, g, i);
        capture[out->ncapture] = reach_of(g, a, i);
        out->ncapture += capture[out->ncapture].n > 0;
    }
    out->tower = tower;
    out->top = top;
    out->capture = capture;
}
