#include "svg/several_svg.h"
#include "report.h"
#include <stdio.h>
#include <string.h>

/* Below a tile is its name. */
enum { NAME = 400, LEFT = 300, HIGH = TILE_SIDE + NAME, WIDE = TILE_SIDE + 450 };

static void find_those(frame *f, const rv_diag *g, int number) {
    int tiles[FRAME_SEVERAL], degrees[FRAME_SEVERAL];
    char why[RV_WHY];
    rv_tile_info t;
    const rv_ruleset *rs = f->p->kinds.rs;
    int n = rv_ruleset_look(rs, g->look, FRAME_SEVERAL, tiles, degrees, why);
    for (int i = 0; i < n && i < FRAME_SEVERAL && f->nseveral < FRAME_SEVERAL; i++) {
        rv_ruleset_tile(rs, tiles[i], &t);
        if (strcmp(t.same, t.id))
            continue;
        rv_ruleset_shown(rs, tiles[i], degrees[i], &f->several[f->nseveral]);
        f->of_fault[f->nseveral++] = number;
    }
}

void several_find(frame *f) {
    REPORT_EACH_FAULT(f->report, &f->b, g, number) {
        if (g->look)
            find_those(f, g, number);
    }
}

/* In columns as high as the board. */
static int rows(const frame *f) {
    int fit = f->g.ny * TILE_SIDE / HIGH;
    return fit < 1 ? 1 : fit;
}

int several_width(const frame *f) {
    return f->nseveral ? LEFT + WIDE * ((f->nseveral + rows(f) - 1) / rows(f)) : 0;
}

static void put_name(const frame *f, int i, int x, int y) {
    svg_font font = {145, 's', true, PALETTE_AGAINST};
    char name[96];
    const rv_shown_tile *t = &f->several[i];
    int n = snprintf(name, sizeof name, "[%d] %s", f->of_fault[i], t->id);
    if (t->rotation)
        snprintf(name + n, sizeof name - (size_t)n, "/%d", t->rotation);
    svg_text(f->s, x, y + TILE_SIDE + 220, &font, WIDE - 40, name, "class", "candidate-name", NULL);
}

void several_put(const frame *f, int x, int y) {
    for (int i = 0; i < f->nseveral; i++) {
        int left = x + LEFT + i / rows(f) * WIDE, top = y + i % rows(f) * HIGH;
        rv_shown_tile bare = f->several[i];
        bare.id = ""; /* it stands below */
        tile_svg(f->s, f->p, &bare, left, top, "candidate");
        put_name(f, i, left, top);
    }
}
