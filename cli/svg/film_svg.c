#include "svg/film_svg.h"
#include "svg/board_parts.h"
#include "svg/shared_svg.h"
#include "svg/wall_svg.h"
#include <stdlib.h>
#include <string.h>

/* The tiles in the order in which they are laid; the wall beside them, if there is one, which never
 * changes; then what lies above all of them. */
struct film {
    frame last, now; /* `now` has the grid and the place of `last` */
    palette colours;
    board_picture picture;
    rv_shown_tile *before; /* as drawn last; owned */
    out *texts;            /* of the parts, as drawn last; owned */
    out *things;           /* that were on the tiles, in words; owned */
    int nbefore, most;
    shared shapes; /* on the tiles */
};

/* ---- the frame ------------------------------------------------------------------------------- */

static int around(const film *f) {
    return wall_depth(&f->last) + BOARD_LABELS;
}

int film_width(const film *f) {
    return f->last.g.nx * TILE_SIDE + 2 * around(f) + board_beside(&f->last);
}

int film_height(const film *f) {
    int rows = board_beside(&f->last) && f->last.g.ny < 3 ? 3 : f->last.g.ny;
    return rows * TILE_SIDE + 2 * around(f);
}

static bool has_wall(const film *f) {
    return f->last.b.bounded;
}

int film_parts(const film *f) {
    return f->most + has_wall(f) + 1;
}

static out *open_texts(int n) {
    out *texts = calloc((size_t)n, sizeof *texts);
    for (int i = 0; texts && i < n; i++)
        out_open(&texts[i], OUT_NOWHERE, false);
    return texts;
}

static void free_texts(out *texts, int n) {
    for (int i = 0; texts && i < n; i++)
        out_free(&texts[i]);
    free(texts);
}

static bool lay_out(film *f) {
    f->last = (frame){.p = &f->colours, .report = f->picture.report, .board = f->picture.board};
    if (!board_lay_out(&f->last, &f->picture))
        return false;
    f->last.left = f->last.top = around(f);
    f->most = f->last.b.ntiles;
    f->before = calloc((size_t)f->most + 1, sizeof *f->before);
    f->texts = open_texts(film_parts(f));
    f->things = open_texts(f->most + 1);
    return f->before && f->texts && f->things;
}

film *film_open(const board_picture *last) {
    film *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->picture = *last;
    shared_open(&f->shapes);
    f->colours = palette_of(last->report->ruleset, last->report);
    if (lay_out(f))
        return f;
    film_close(f);
    return NULL;
}

void film_close(film *f) {
    if (!f)
        return;
    free_texts(f->texts, film_parts(f));
    free_texts(f->things, f->most + 1);
    free(f->before);
    shared_free(&f->shapes);
    board_clear(&f->last);
    free(f);
}

/* Inside a border each cell is drawn with its name, which is seen until a tile lies on it. */
static void put_cells(const film *f) {
    frame empty = f->last;
    if (has_wall(f))
        empty.b.ntiles = 0;
    board_put_cells(&empty);
}

void film_base(film *f, out *o) {
    svg s;
    svg_begin(&s, o);
    f->last.s = &s;
    board_put_definitions(&s, f->last.p);
    wall_svg(&f->last);
    put_cells(f);
    board_put_names(&f->last);
    f->last.s = NULL;
}

/* ---- what changes ---------------------------------------------------------------------------- */

static bool same_region(const rv_region_info *a, const rv_region_info *b) {
    return a->player == b->player && a->figure == b->figure && a->disputed == b->disputed &&
           a->built == b->built && a->ports == b->ports;
}

/* Things live only until the next question, so that what they were is kept in words. */
static void put_things(out *o, const rv_things *things) {
    for (int i = 0; i < things->n; i++) {
        const rv_thing *t = &things->list[i];
        out_printf(o, "%s %s %d %d %d %d %s\n", t->name, t->words, t->number, t->figure, t->player,
                   t->place, t->text ? t->text : "");
    }
}

/* Whether a tile looks as it did: what is printed on it never changes. */
static bool same_tile(const rv_shown_tile *a, const rv_shown_tile *b) {
    bool same = a->nregions == b->nregions;
    for (int i = 0; same && i < a->nregions; i++)
        same = same_region(&a->regions[i], &b->regions[i]);
    return same;
}

/* The draft replaces the text of a part, if it is another. It has the error if there is no memory
 * for that. */
static void put_part(film *f, int part, out *draft, film_see *see, void *ud) {
    out *text = &f->texts[part];
    if (strcmp(out_text(draft), out_text(text)) != 0) {
        see(ud, part, out_text(text), out_text(draft));
        out_reset(text);
        out_raw(text, out_text(draft));
    }
    out_reset(draft);
    if (text->error)
        draft->error = text->error;
}

static void put_wall(film *f, out *draft, film_see *see, void *ud) {
    if (!has_wall(f) || f->texts[f->most].n)
        return;
    wall_svg_spaces(&f->now);
    put_part(f, f->most, draft, see, ud);
}

static void put_above(film *f, out *draft, film_see *see, void *ud) {
    wall_svg_above(&f->now);
    board_put_last(&f->now);
    board_put_against(&f->now);
    board_put_tokens(&f->now);
    put_part(f, film_parts(f) - 1, draft, see, ud);
}

/* The draft of a tile becomes the text of its part. */
static void put_tile(film *f, int i, out *draft, film_see *see, void *ud) {
    out *text = out_part(draft);
    shared_put(&f->shapes, text, out_text(draft));
    out_reset(draft);
    put_part(f, i, text, see, ud);
}

/* The draft is left empty. */
static bool is_drawn(film *f, int i, out *draft) {
    put_things(draft, &f->now.tiles[i].things);
    bool drawn = i < f->nbefore && same_tile(&f->now.tiles[i], &f->before[i]) &&
                 !strcmp(out_text(draft), out_text(&f->things[i]));
    if (!drawn) {
        out_reset(&f->things[i]);
        out_raw(&f->things[i], out_text(draft));
    }
    out_reset(draft);
    return drawn;
}

/* False if memory ran out. */
static bool put_parts(film *f, film_see *see, void *ud) {
    out draft;
    svg s;
    int n = f->now.b.ntiles < f->most ? f->now.b.ntiles : f->most;
    out_open(&draft, OUT_NOWHERE, false);
    svg_begin(&s, &draft);
    f->now.s = &s;
    for (int i = 0; i < n; i++) {
        if (is_drawn(f, i, &draft))
            continue;
        board_put_tile(&f->now, &f->now.tiles[i]);
        put_tile(f, i, &draft, see, ud);
        f->before[i] = f->now.tiles[i];
    }
    for (int i = n; i < f->nbefore; i++)
        put_part(f, i, &draft, see, ud);
    f->nbefore = n;
    put_wall(f, &draft, see, ud);
    put_above(f, &draft, see, ud);
    bool fine = !draft.error;
    out_free(&draft);
    return fine;
}

bool film_turn(film *f, const rv_report *report, const rv_diag *against, film_see *see, void *ud) {
    board_picture p = {.board = f->picture.board, .report = report, .against = against};
    f->colours = palette_of(report->ruleset, report); /* the labels of players are the report's */
    f->now = (frame){.p = &f->colours, .report = report, .board = p.board};
    bool fine = board_lay_out(&f->now, &p);
    if (fine) {
        grid_free(&f->now.g);
        track_free(&f->now.t);
        f->now.g = f->last.g;
        f->now.t = f->last.t;
        f->now.left = f->last.left;
        f->now.top = f->last.top;
        fine = put_parts(f, see, ud);
    }
    free(f->now.tiles);
    return fine;
}

void film_definitions(const film *f, svg *s) {
    shared_definitions(&f->shapes, s);
}

const char *film_part(const film *f, int part) {
    return out_text(&f->texts[part]);
}

int film_x(const film *f, int x) {
    return frame_x(&f->last, x - f->last.g.x0);
}

int film_y(const film *f, int y) {
    return frame_y(&f->last, f->last.g.y1 - y);
}
