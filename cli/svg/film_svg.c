/* The film of a game. Its parts are the tiles in the order in which they are laid; the wall beside
 * them, if there is one, which never changes; then what lies above all of them. Each is drawn again
 * in each turn where it may look different, and given on if its text is another. Shapes that the
 * tiles have many times are written once, as definitions that the parts use by their number.
 */
#include "svg/layout.h"
#include "svg/pictures.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A shorter shape is not worth a number; a film has not so many that all could fill the table. */
enum { SHORT = 40, SHAPES = 1 << 16 };

/* Shapes that are used by their number: lines of svg.c that are whole. Zero is none yet. */
typedef struct shared {
    out texts;   /* of the shapes, one after the other */
    size_t *at;  /* where each begins, and where the last one ends; owned */
    int *places; /* a hash table of numbers, from 1; 0: free; owned */
    int n;
} shared;

struct film {
    frame last, now; /* `now` has the grid and the place of `last` */
    palette colours;
    board_picture picture;
    out *texts;        /* of the parts, as drawn last; and of the tiles, for is_drawn; owned */
    int nbefore, most; /* tiles drawn last, and at the end */
    shared shapes;     /* on the tiles */
};

/* ---- shapes that are used by their number ---------------------------------------------------- */

static const char *text_of(const shared *h, int number, size_t *n) {
    *n = h->at[number] - h->at[number - 1];
    return h->texts.buf + h->at[number - 1];
}

/* Where a line stands in the table, or could stand. */
static int *place_of(const shared *h, const char *line, size_t n) {
    size_t mask = 2 * (size_t)SHAPES - 1, has, i;
    uint64_t sum = 14695981039346656037u;
    for (size_t k = 0; k < n; k++)
        sum = (sum ^ (unsigned char)line[k]) * 1099511628211u;
    for (i = (size_t)(sum ^ sum >> 32) & mask; h->places[i]; i = (i + 1) & mask) {
        const char *text = text_of(h, h->places[i], &has);
        if (has == n && !memcmp(text, line, n))
            break;
    }
    return &h->places[i];
}

/* Adds what svg.c wrote, in which a line that is a whole shape becomes a use of it, unless memory
 * or the table is full. */
static void shared_put(shared *h, out *to, const char *text) {
    while (*text) {
        size_t n = strcspn(text, "\n");
        n += text[n] == '\n';
        bool whole = n > SHORT && text[0] == '<' && !memcmp(text + n - 3, "/>\n", 3);
        int *number = whole ? place_of(h, text, n) : NULL;
        if (number && !*number && h->n < SHAPES) {
            out_bytes(&h->texts, text, n);
            if (!h->texts.error) {
                h->at[++h->n] = h->texts.n;
                *number = h->n;
            }
        }
        if (number && *number)
            out_printf(to, "<use href=\"#s%d\"/>\n", *number);
        else
            out_bytes(to, text, n);
        text += n;
    }
}

/* ---- the frame ------------------------------------------------------------------------------- */

static int around(const film *f) {
    return wall_depth(&f->last) + BOARD_LABELS;
}

void film_frame(const film *f, int *width, int *height, int *x, int *y) {
    int beside = board_beside(&f->last), rows = f->last.g.ny;
    *width = f->last.g.nx * TILE_SIDE + 2 * around(f) + beside;
    *height = (beside && rows < 3 ? 3 : rows) * TILE_SIDE + 2 * around(f);
    *x = frame_x(&f->last, -f->last.g.x0);
    *y = frame_y(&f->last, f->last.g.y1);
}

int film_parts(const film *f) {
    return f->most + f->last.b.bounded + 1;
}

/* The state of each tile stands behind the parts. */
static int texts_of(const film *f) {
    return film_parts(f) + f->most;
}

film *film_open(const board_picture *last) {
    film *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->picture = *last;
    out_open(&f->shapes.texts, OUT_NOWHERE, false);
    f->colours = palette_of(last->report->ruleset, last->report);
    f->last = (frame){.p = &f->colours, .report = last->report, .board = last->board};
    f->shapes.at = calloc(SHAPES + 1, sizeof *f->shapes.at);
    f->shapes.places = calloc(2 * (size_t)SHAPES, sizeof *f->shapes.places);
    if (board_lay_out(&f->last, &f->picture)) {
        f->last.left = f->last.top = around(f);
        f->most = f->last.b.ntiles;
        f->texts = calloc((size_t)texts_of(f), sizeof *f->texts);
        for (int i = 0; f->texts && i < texts_of(f); i++)
            out_open(&f->texts[i], OUT_NOWHERE, false);
    }
    if (f->texts && f->shapes.at && f->shapes.places)
        return f;
    film_close(f);
    return NULL;
}

void film_close(film *f) {
    if (!f)
        return;
    for (int i = 0; f->texts && i < texts_of(f); i++)
        out_free(&f->texts[i]);
    free(f->texts);
    out_free(&f->shapes.texts);
    free(f->shapes.at);
    free(f->shapes.places);
    board_clear(&f->last);
    free(f);
}

/* Inside a border each cell is drawn with its name, which is seen until a tile lies on it. */
void film_base(film *f, out *o) {
    svg s;
    s = (svg){.o = o};
    f->last.s = &s;
    frame empty = f->last;
    if (f->last.b.bounded)
        empty.b.ntiles = 0;
    palette_definitions(&s, f->last.p, true);
    wall_svg(&f->last);
    board_put_cells(&empty);
    board_put_names(&f->last);
    f->last.s = NULL;
}

/* ---- what changes ---------------------------------------------------------------------------- */

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
        out_fail(draft, text->error);
}

/* Whether a tile is drawn already as it is now: what is printed never changes, so the things on it
 * and what stands on its regions are compared. The draft is left empty. */
static bool is_drawn(film *f, int i, out *draft) {
    const rv_shown_tile *tile = &f->now.tiles[i];
    out *then = &f->texts[film_parts(f) + i];
    for (int k = 0; k < tile->things.n; k++) {
        const rv_thing *t = &tile->things.list[k];
        out_printf(draft, "%s %s %d %d %d %d %s\n", t->name, t->words, t->number, t->figure,
                   t->player, t->place, t->text ? t->text : "");
    }
    for (int k = 0; k < tile->nregions; k++) {
        const rv_region_info *g = &tile->regions[k];
        const int state[] = {g->player, g->figure, g->disputed, g->built, g->ports};
        out_bytes(draft, (const char *)state, sizeof state);
    }
    bool drawn = i < f->nbefore && draft->n == then->n && draft->n &&
                 !memcmp(draft->buf, then->buf, draft->n);
    if (!drawn) {
        out_reset(then);
        out_bytes(then, out_text(draft), draft->n);
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
    s = (svg){.o = &draft};
    f->now.s = &s;
    for (int i = 0; i < n; i++) {
        if (is_drawn(f, i, &draft))
            continue;
        board_put_tile(&f->now, &f->now.tiles[i]);
        out *text = out_part(&draft);
        shared_put(&f->shapes, text, out_text(&draft));
        out_reset(&draft);
        put_part(f, i, text, see, ud);
    }
    for (int i = n; i < f->nbefore; i++)
        put_part(f, i, &draft, see, ud);
    f->nbefore = n;
    if (f->last.b.bounded && !f->texts[f->most].n) {
        wall_svg_spaces(&f->now);
        put_part(f, f->most, &draft, see, ud);
    }
    board_put_above(&f->now);
    board_put_tokens(&f->now);
    put_part(f, film_parts(f) - 1, &draft, see, ud);
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
    size_t n;
    svg_put(s, "<defs>");
    for (int i = 1; i <= f->shapes.n; i++) {
        const char *text = text_of(&f->shapes, i, &n), *rest = text + strcspn(text, " ");
        out_bytes(s->o, text, (size_t)(rest - text));
        out_printf(s->o, " id=\"s%d\"", i);
        out_bytes(s->o, rest, n - (size_t)(rest - text));
    }
    svg_put(s, "</defs>\n");
}

const char *film_part(const film *f, int part) {
    return out_text(&f->texts[part]);
}
