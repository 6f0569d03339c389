/* board_svg.c - a board as a picture.
 *
 * board_lay_out reads the board into a `frame` with its grid; the parts are drawn from there, cells
 * first, then the wall, tiles, and what lies above them. A page draws the same parts turn by
 * turn; put_document adds the head and the legend of a single picture.
 */
#include "ask/query.h"
#include "draw/geometry.h"
#include "draw/pictures.h"

enum {
    LABELS = BOARD_LABELS,
    MARGIN = 250,
    HALF = TILE_SIDE / 2,
    BESIDE_LEFT = 300,
    LARGER = 2,
    BADGE = 170
};

/* ---- cells --------------------------------------------------------------------------------- */

static bool tile_at(const frame *f, int column, int row) {
    FRAME_EACH_TILE(f, t) {
        if (!t->start && t->x - f->g.x0 == column && f->g.y1 - t->y == row)
            return true;
    }
    return false;
}

/* On a board without a border, only the empty cells beside tiles are drawn: no other can be used
 * yet. */
void board_put_cells(const frame *f) {
    svg_font font = {170, 'm', false, "#b9ae97"};
    svg_group(f->s, 0, 0, SVG_PAINT(PALETTE_GROUND, PALETTE_GRID, "1.2"), NULL);
    for (int i = 0; i < f->g.nx * f->g.ny; i++) {
        int column = i % f->g.nx, row = i / f->g.nx;
        bool empty = !tile_at(f, column, row), bounded = f->b.bounded;
        char name[24] = "";
        if (!f->g.inside[i] ||
            (empty && !bounded && !tile_at(f, column - 1, row) && !tile_at(f, column + 1, row) &&
             !tile_at(f, column, row - 1) && !tile_at(f, column, row + 1)))
            continue;
        svg_rect(f->s, frame_x(f, column), frame_y(f, row), TILE_SIDE, TILE_SIDE, "class",
                 empty ? "cell" : "ground", NULL);
        if (empty && bounded && rv_case_inside(f->board, f->g.x0 + column, f->g.y1 - row, name))
            svg_text(f->s, frame_x(f, column) + HALF, frame_y(f, row) + HALF, &font, 0, name,
                     "stroke", "none", NULL);
    }
    svg_close(f->s);
}

/* Writes the names of the columns above and below the board, and of the rows beside it. */
void board_put_names(const frame *f) {
    svg_font font = {210, 'm', true, PALETTE_FAINT};
    int away = wall_depth(f) + LABELS / 2;
    char name[24];
    for (int i = 0; i < f->g.nx; i++) {
        grid_name(&f->g, f->board, false, i, name);
        svg_text(f->s, frame_x(f, i) + HALF, f->top - away, &font, 0, name, NULL);
        svg_text(f->s, frame_x(f, i) + HALF, frame_y(f, f->g.ny) + away, &font, 0, name, NULL);
    }
    for (int i = 0; i < f->g.ny; i++) {
        grid_name(&f->g, f->board, true, i, name);
        svg_text(f->s, f->left - away, frame_y(f, i) + HALF, &font, 0, name, NULL);
        svg_text(f->s, frame_x(f, f->g.nx) + away, frame_y(f, i) + HALF, &font, 0, name, NULL);
    }
}

/* ---- the tiles that a look may mean, beside the board; below each is its name ---------------- */

enum { NAMED_HIGH = TILE_SIDE + 400, NAMED_WIDE = TILE_SIDE + 450 };

/* Refused tiles stand in columns as high as the board. */
static int rows(const frame *f) {
    return f->g.ny * TILE_SIDE < NAMED_HIGH ? 1 : f->g.ny * TILE_SIDE / NAMED_HIGH;
}

/* ---- tiles --------------------------------------------------------------------------------- */

void board_put_tile(const frame *f, const rv_shown_tile *t) {
    if (!t->start)
        tile_svg(f->s, f->p, t, cell_x(f, t->x), cell_y(f, t->y), "tile");
}

/* Side by side where several kinds lie on one cell, or at one corner. */
static void put_tokens_named(const frame *f, const char *name, int off) {
    enum { SIZE = 240 };
    const rv_thing *before = NULL;
    int n = 0;
    SHOWN_EACH(&f->b.things, name, t) {
        n = before && before->x == t->x && before->y == t->y ? n + 1 : 0;
        icon_token(f->s, f->p->kinds.rs, t, cell_x(f, t->x) + off + n * SIZE, cell_y(f, t->y) + off,
                   SIZE);
        before = t;
    }
}

void board_put_tokens(const frame *f) {
    FRAME_EACH_TILE(f, t) /* who stands where four meet, above all of them */
        for (const rv_region_info *g = t->regions; g < t->regions + t->nregions; g++) {
            const point at = land_corner(g->corner & 3);
            if (g->corner)
                icon_on_region(f->s, f->p, g, false, cell_x(f, t->x) + at.x, cell_y(f, t->y) + at.y,
                               LAND_FIGURE, LAND_FIGURE);
        }
    put_tokens_named(f, "token-cell", HALF);
    put_tokens_named(f, "token-corner", 0);
}

static void put_frame(const frame *f, int x, int y, const char *colour, const char *class) {
    icon_draw(f->s, "frame", (icon_look){x + HALF, y + HALF, TILE_SIDE, "", colour, class});
}

/* The tile of an illegal turn: in its place, if only something else is disputed; otherwise it is
 * large, beside the board, and its place is hatched. */
static void put_refused(const frame *f) {
    const rv_shown_tile *t = &f->refused;
    int x = frame_x(f, f->g.nx) + wall_depth(f) + LABELS + BESIDE_LEFT;
    if (f->may_lie) {
        tile_svg(f->s, f->p, t, cell_x(f, t->x), cell_y(f, t->y), "laid");
        return;
    }
    if (*t->cell)
        svg_rect(f->s, cell_x(f, t->x), cell_y(f, t->y), TILE_SIDE, TILE_SIDE, "class", "hatched",
                 "fill", "url(#refused)", NULL);
    svg_put(f->s, "<g transform=\"%s\">\n", svg_place(f->s, x, f->top, LARGER * TILE_SIDE));
    if (*t->cell) /* around the tile, whose name it would cover */
        put_frame(f, 0, 0, PALETTE_AGAINST, "against");
    tile_svg(f->s, f->p, t, 0, 0, "refused");
    svg_put(f->s, "</g>\n");
    if (f->disputed->player) {
        /* and what he does with the tile */
        int y = f->top + LARGER * TILE_SIDE;
        enum { SIZE = 500, APART = 620 };
        svg_font font = {300, 's', true, PALETTE_AGAINST};
        icon_follower(f->s, f->p, f->disputed->player - 1, 0, false, x + SIZE / 2, y + APART, SIZE,
                      "bidder", "");
        icon_put(f->s, "ring", x + SIZE / 2, y + APART, SIZE);
        svg_text(f->s, x + SIZE + 200, y + APART, &font, 0, f->disputed->act, NULL);
    }
}

static void put_faults(const frame *f) {
    RV_EACH_AT(f->b.faults, f->b.nfaults, at) {
        int x = cell_x(f, at->x), y = cell_y(f, at->y);
        put_frame(f, x, y, PALETTE_AGAINST, "fault");
        if (at->axis)
            icon_put(f->s, at->axis == 1 ? "disputed-ns" : "disputed-ew", x + HALF, y + HALF,
                     TILE_SIDE);
    }
    for (int i = 0; i < f->b.nfaults; i++) {
        /* inside the cell, in a corner where no tile has its name */
        enum { AWAY = BADGE + 30 };
        svg_font font = {260, 'm', true, "#ffffff"};
        int x = cell_x(f, f->b.faults[i].x) + TILE_SIDE - AWAY;
        int y = cell_y(f, f->b.faults[i].y) + TILE_SIDE - AWAY;
        svg_circle(f->s, x, y, BADGE, "class", "fault-number",
                   SVG_PAINT(PALETTE_AGAINST, "#ffffff", "3"), NULL);
        svg_text(f->s, x, y, &font, 0, svg_words(f->s, "%d", f->b.faults[i].number), NULL);
    }
}

void board_put_above(const frame *f) {
    wall_svg_above(f);
    FRAME_EACH_TILE(f, t) {
        if (t->last && !f->disputed && !rv_shown_fault(&f->b, t->x, t->y))
            put_frame(f, cell_x(f, t->x), cell_y(f, t->y), PALETTE_LAST, "last");
    }
    if (f->is_refused)
        put_refused(f);
    for (int i = 0; i < f->nseveral; i++) { /* each with the number of its cell and its name */
        svg_font font = {145, 's', true, PALETTE_AGAINST};
        int left = frame_x(f, f->g.nx) + wall_depth(f) + LABELS + BESIDE_LEFT +
                   i / rows(f) * NAMED_WIDE,
            top = f->top + i % rows(f) * NAMED_HIGH;
        rv_shown_tile bare = f->several[i];
        bare.id = "";
        tile_svg(f->s, f->p, &bare, left, top, "candidate");
        const char *name = shown_name(f->s->to->arena, &f->several[i]);
        svg_text(f->s, left, top + TILE_SIDE + 220, &font, NAMED_WIDE - 40,
                 svg_words(f->s, "[%d] %s", f->of_fault[i], name), "class", "candidate-name", NULL);
    }
    put_faults(f);
}

/* ---- legal cells --------------------------------------------------------------------------- */

static void put_legal(const frame *f, const legal_cell *l) {
    svg_font large = {400, 'm', true, "#10502f"};
    int n = __builtin_popcount(l->rotations);
    svg_group(f->s, cell_x(f, l->x), cell_y(f, l->y), "class", "legal", NULL);
    icon_put(f->s, "legal", HALF, HALF, TILE_SIDE);
    svg_text(f->s, HALF, 340, &large, 0, svg_words(f->s, "%d", n), NULL);
    svg_font small = {150, 'm', false, "#10502f"};
    rv_buf *line = rv_buf_new(f->s->to->arena);
    for (int q = 0, k = 0, below = 650; q < 4; q++) { /* the rotations, two on each line */
        if (l->rotations >> q & 1)
            rv_putf(line, "%s%d°", k++ % 2 ? "  " : "", 90 * q);
        if (k && (k % 2 == 0 || q == 3) && line->n) {
            svg_text(f->s, HALF, below, &small, 0, rv_buf_text(line), NULL);
            rv_buf_back(line, 0);
            below += 170;
        }
    }
    svg_close(f->s);
}

/* ---- the document -------------------------------------------------------------------------- */

int board_beside(const frame *f) {
    int columns = (f->nseveral + rows(f) - 1) / rows(f);
    if (f->is_refused && !f->may_lie)
        return BESIDE_LEFT + LARGER * TILE_SIDE;
    return columns ? BESIDE_LEFT + NAMED_WIDE * columns : 0;
}

/* The head of the document gives the height, which is known only at the end, so the rest is written
 * to a buffer first. */
static void put_document(rv_buf *o, frame *f) {
    rv_buf *body = rv_buf_new(o->arena), *title = rv_buf_new(o->arena),
           *description = rv_buf_new(o->arena);
    svg s;
    int beside = board_beside(f), around = wall_depth(f) + LABELS;
    int wide = f->g.nx * TILE_SIDE + 2 * around + beside;
    int width = (wide > LEGEND_NARROWEST ? wide : LEGEND_NARROWEST) + 2 * MARGIN;
    f->left = (width - beside - f->g.nx * TILE_SIDE) / 2;
    s = (svg){.to = body};
    f->s = &s;
    f->top = MARGIN + legend_head(f, width) + around;
    svg_group(f->s, 0, 0, "class", "board", NULL);
    wall_svg(f);
    board_put_cells(f);
    for (int i = 0; f->legal && i < f->legal->n; i++)
        put_legal(f, &f->legal->list[i]);
    FRAME_EACH_TILE(f, t)
        board_put_tile(f, t);
    wall_svg_spaces(f);
    board_put_above(f);
    board_put_names(f);
    board_put_tokens(f); /* at corners they lie on the frame and the names of four tiles */
    svg_close(f->s);
    int rows = f->g.ny, high = LARGER + (f->disputed && f->disputed->player);
    if (f->is_refused && !f->may_lie && rows < high) /* the large tile reaches below a low board */
        rows = high;
    int below = frame_y(f, rows) + around;
    int height = legend_foot(f, below, width) + MARGIN;
    s = (svg){.to = o};
    legend_words(title, description, f);
    svg_put(&s,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" font-family=\"sans-serif\"");
    svg_number(&s, "width", width);
    svg_number(&s, "height", height);
    svg_put(&s, " viewBox=\"0 0 %d.%d %d.%d\">\n<title>%s</title>\n<desc>%s</desc>\n", width / 10,
            width % 10, height / 10, height % 10, rv_buf_text(title), rv_buf_text(description));
    palette_definitions(&s, f->p, true);
    svg_rect(&s, 0, 0, width, height, "fill", PALETTE_PAPER, NULL);
    rv_put(o, rv_buf_text(body));
    svg_put(&s, "</svg>\n");
    f->s = NULL;
}

void board_lay_out(frame *f, rv_arena *a) {
    palette *colours = RV_NEW(a, palette);
    *colours = palette_of(f->report->ruleset, f->report);
    colours->named = f->named;
    f->p = colours;
    f->b = shown_board(a, f->board);
    f->disputed = f->against ? &f->against->at : NULL;
    f->is_refused = shown_refused(a, f->board, &f->b, f->against, &f->refused, &f->may_lie);
    if (f->is_refused && *f->refused.cell)
        grid_reach(&f->b, f->refused.x, f->refused.y);
    f->tiles = RV_NEWS(a, rv_shown_tile, f->b.ntiles);
    for (int i = 0; i < f->b.ntiles; i++)
        f->tiles[i] = shown_board_tile(a, f->board, i);
    SHOWN_EACH_FAULT(f->report, &f->b, g, number) {
        int tiles[FRAME_SEVERAL], degrees[FRAME_SEVERAL];
        char why[RV_WHY];
        const rv_ruleset *rs = f->p->kinds.rs;
        int n = g->look ? rv_ruleset_look(rs, g->look, FRAME_SEVERAL, tiles, degrees, why) : 0;
        for (int i = 0; i < n && i < FRAME_SEVERAL && f->nseveral < FRAME_SEVERAL; i++) {
            const rv_tile_info t = shown_info(rs, tiles[i]);
            if (strcmp(t.same, t.id))
                continue;
            f->several[f->nseveral] = rv_ruleset_shown(rs, tiles[i], degrees[i]);
            f->of_fault[f->nseveral++] = number;
        }
    }
    grid_open(&f->g, f->board, &f->b, 1, a);
    track_open(&f->t, &f->g, f->board, &f->b, a);
}

typedef struct drawing {
    frame f;
    const char *tile; /* of which the placements are drawn, or NULL */
    rv_buf text;
    rv_status status;
    const char **why;
} drawing;

static void draw(void *ud) {
    drawing *d = ud;
    cells legal;
    rv_shown_tile tile;
    if (d->tile) {
        d->status = cells_find(&legal, d->text.arena, d->f.board, 0, d->tile, d->why);
        tile = shown_unturned(d->f.report->ruleset, d->tile); /* from there rotations are counted */
        d->f.to_place = &tile;
        d->f.legal = &legal;
    }
    if (d->status != RV_FINE)
        return;
    board_lay_out(&d->f, d->text.arena);
    put_document(&d->text, &d->f);
}

rv_status rv_case_svg(rv_case *c, const rv_question *from,
                      bool (*put)(void *ud, const char *s, size_t n), void *ud, const char **why) {
    const rv_question q = rv_question_known(from);
    const rv_report *report = &c->found.report;
    rv_arena a = {0};
    drawing d = {.tile = q.tile, .text = {.arena = &a}, .why = why};
    *why =
        report->no_turn || shown_can_draw(report) ? report->no_turn : "there is no board to draw";
    if (*why)
        return RV_MISUSED;
    d.f = (frame){.board = c, .report = report, .against = shown_against(report), .named = q.names};
    if (!rv_protect(&a, draw, &d))
        d.status = RV_LIMIT_HIT;
    else if (d.status == RV_FINE)
        put(ud, d.text.s, d.text.n);
    rv_arena_free(&a);
    return d.status;
}
