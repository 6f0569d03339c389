/* view.c - the board as it lies, for drawing. */
#include "case.h"
#include <stdio.h>

/* ---- the whole ----------------------------------------------------------------------------- */

static void stretch(rv_shown_board *b, bool *first, int x, int y) {
    b->x0 = *first || x < b->x0 ? x : b->x0;
    b->y0 = *first || y < b->y0 ? y : b->y0;
    b->x1 = *first || x > b->x1 ? x : b->x1;
    b->y1 = *first || y > b->y1 ? y : b->y1;
    *first = false;
}

/* All cells of a bounded board, and all that lies on the table: start spaces lie outside. */
static void find_box(const rv_game *g, rv_shown_board *b) {
    bool first = true;
    for (int y = 0; g->rs->bounded && y < g->rs->ranks; y++)
        for (int x = 0; x < g->rs->files; x++)
            if (rv_inside(g, x, y))
                stretch(b, &first, x, y);
    for (int i = 0; i < g->nplaced; i++)
        stretch(b, &first, g->placed[i].x, g->placed[i].y);
}

/* As it is shown: 0 none, -1 unknown, else the number on it. */
static int number_at(const rv_game *g, int corner) {
    int lies = rv_castle_of(g)->corner[corner];
    return lies > 0 ? g->rs->tokens[lies - 1].number : lies == RV_UNKNOWN_TILE ? -1 : 0;
}

static void show_corners(const rv_game *g, rv_shown_board *b) {
    for (int i = 0; i < g->rs->ncorners; i++)
        if (g->rs->corners[i].tile)
            b->corners[b->ncorners++] = (rv_shown_corner){g->rs->corners[i].space, number_at(g, i)};
}

static void show_hand(const rv_game *g, int player, rv_shown_hand *out) {
    const rv_hand *h = &rv_castle_of(g)->hands[player];
    const int most = (int)(sizeof out->tokens / sizeof *out->tokens);
    out->keep = h->keep;
    out->unknown = h->unknown;
    for (int t = 0; t < g->rs->ntokens; t++)
        for (int n = 0; n < h->held[t] && out->ntokens < most; n++)
            out->tokens[out->ntokens++] = g->rs->tokens[t].number;
}

void rv_case_board(rv_case *c, rv_shown_board *out) {
    const rv_game *g = c->game;
    *out = (rv_shown_board){0};
    rv_arena_reset(&c->scratch);
    if (!g)
        return;
    bool castle = g->module == &rv_castle_module;
    out->bounded = g->rs->bounded;
    out->ntiles = g->nplaced;
    out->track = g->rs->track;
    find_box(g, out);
    if (castle)
        show_corners(g, out);
    for (int p = 0; p < g->nplayers; p++) {
        out->hands[p].supply = g->seats[p].supply;
        out->hands[p].score = g->seats[p].score;
        if (castle)
            show_hand(g, p, &out->hands[p]);
    }
}

/* ---- tiles and cells ----------------------------------------------------------------------- */

typedef struct naming {
    rv_case *c;
    int x, y;
    const char *name;
} naming;

static void make_name(void *ud) {
    naming *n = ud;
    n->name = rv_cell_name(n->c->game, &n->c->scratch, n->x, n->y);
}

/* The name stays until the next query: the tiles of one board can be kept side by side. "" when
 * memory runs out. */
static const char *name_cell(rv_case *c, int x, int y) {
    naming n = {c, x, y, ""};
    return rv_protect(&c->scratch, make_name, &n) ? n.name : "";
}

static rv_shown_region show_region(const rv_game *g, const rv_placed *p, int r) {
    const rv_region *region = &p->tile->regions[r];
    int player = g->nodes[p->first + r].piece - 1;
    return (rv_shown_region){.kind = g->rs->kinds[region->kind].name,
                             .ports = rv_tile_ports(p->tile, p->quarters, r),
                             .doubles = region->doubles,
                             .prizes = region->prizes,
                             .player = player,
                             .role = player < 0 ? "" : g->rs->kinds[region->kind].role};
}

void rv_case_board_tile(rv_case *c, int i, rv_shown_tile *out) {
    const rv_game *g = c->game;
    *out = (rv_shown_tile){.id = "", .cell = ""};
    if (!g || i < 0 || i >= g->nplaced)
        return;
    const rv_placed *p = &g->placed[i];
    out->x = p->x;
    out->y = p->y;
    out->rotation = 90 * p->quarters;
    out->start = p->start;
    out->last = i == g->last;
    if (!p->start) {
        out->id = p->tile->id;
        out->cell = name_cell(c, p->x, p->y);
    }
    out->nregions = p->tile->nregions;
    for (int r = 0; r < out->nregions; r++)
        out->regions[r] = show_region(g, p, r);
}

bool rv_case_inside(rv_case *c, int x, int y, char name[16]) {
    name[0] = '\0';
    if (!c->game || !rv_inside(c->game, x, y))
        return false;
    snprintf(name, 16, "%s", name_cell(c, x, y));
    return true;
}
