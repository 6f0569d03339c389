/* grid.c - the cells of a board as rows and columns, and the score track around them.
 *
 * What draws a board, as text or as a picture, opens a `grid` of the cells to be shown; track_open
 * walks once around a wall, and gives a `track` only if it agrees with the places of the board.
 */
#include "shown.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

void grid_reach(rv_shown_board *b, int x, int y) {
    if (b->bounded)
        return;
    b->x0 = x < b->x0 ? x : b->x0;
    b->x1 = x > b->x1 ? x : b->x1;
    b->y0 = y < b->y0 ? y : b->y0;
    b->y1 = y > b->y1 ? y : b->y1;
}

bool grid_open(grid *g, rv_case *c, const rv_shown_board *b, int around) {
    char name[24];
    rv_shown_board box = {.x0 = b->x1, .x1 = b->x0, .y0 = b->y1, .y1 = b->y0};
    /* Within a wall, start spaces lie outside and do not need cells of their own. */
    for (int y = b->y0; b->bounded && y <= b->y1; y++)
        for (int x = b->x0; x <= b->x1; x++)
            if (rv_case_inside(c, x, y, name))
                grid_reach(&box, x, y);
    box = b->bounded ? box : *b;
    around = b->bounded ? 0 : around;
    *g = (grid){box.x0 - around, box.y1 + around, box.x1 - box.x0 + 1 + 2 * around,
                box.y1 - box.y0 + 1 + 2 * around, NULL};
    if (g->nx <= 0 || g->ny <= 0)
        return false;
    g->inside = calloc((size_t)g->nx * (size_t)g->ny, sizeof *g->inside);
    for (int i = 0; g->inside && i < g->nx * g->ny; i++)
        g->inside[i] = !b->bounded || rv_case_inside(c, g->x0 + i % g->nx, g->y1 - i / g->nx, name);
    return g->inside;
}

void grid_free(grid *g) {
    free(g->inside);
    g->inside = NULL;
}

bool grid_inside(const grid *g, int column, int row) {
    return column >= 0 && row >= 0 && column < g->nx && row < g->ny &&
           g->inside[row * g->nx + column];
}

/* ---- names ----------------------------------------------------------------------------------- */

void grid_name(const grid *g, rv_case *c, bool is_row, int at, char name[24]) {
    int column = is_row ? 0 : at, row = is_row ? at : 0;
    name[0] = '\0';
    while (column < g->nx && row < g->ny && !rv_case_inside(c, g->x0 + column, g->y1 - row, name))
        *(is_row ? &column : &row) += 1;
    const char *comma = strchr(name, ','); /* "-3,4", or else "e12" */
    size_t file = comma ? (size_t)(comma - name) : 0;
    while (!comma && isalpha((unsigned char)name[file]))
        file++;
    const char *rank = name + file + (comma ? 1 : 0);
    if (is_row)
        memmove(name, rank, strlen(rank) + 1);
    else
        name[file] = '\0';
}

/* ---- the score track: the walk around the outline ------------------------------------------ */

enum { WEST = 3 };

/* A walker on a cell inside, beside the outline: `away` is the direction to the outside; it walks
 * in the direction a quarter turn clockwise from it. */
typedef struct walker {
    const grid *g;
    int column, row, away;
    track *t;
    bool regular; /* no gap in the outline is so narrow that one cell has two corners */
} walker;

static int ahead(const walker *w) {
    return (w->away + 1) & 3;
}

static bool inside_at(const walker *w, int forward, int away) {
    int h = ahead(w);
    return grid_inside(w->g, w->column + dx(h) * forward + dx(w->away) * away,
                       w->row + dy(h) * forward + dy(w->away) * away);
}

static void add_corner(walker *w, bool outwards) {
    int h = ahead(w);
    track_pair p = {w->column + dx(w->away), w->row + dy(w->away), .corner = true};
    p.vx = w->column + (dx(h) + dx(w->away) > 0); /* the end of the side */
    p.vy = w->row + (dy(h) + dy(w->away) > 0);
    if (outwards) {
        p.column += dx(h);
        p.row += dy(h);
    }
    p.u = outwards ? w->away : (h + 2) & 3;
    p.v = outwards ? h : w->away;
    w->t->pairs[w->t->n++] = p;
}

/* Moves to the next side. A corner that turns inwards replaces both sides that meet in its cell.
 * Returns whether there was one. */
static bool go_on(walker *w, bool in_corner) {
    int h = ahead(w);
    bool inwards = inside_at(w, 1, 0) && inside_at(w, 1, 1);
    if (!inwards && !in_corner)
        w->t->pairs[w->t->n++] =
            (track_pair){w->column + dx(w->away), w->row + dy(w->away), .away = w->away};
    if (inwards) {
        w->regular = w->regular && !in_corner;
        add_corner(w, false);
        w->column += dx(h) + dx(w->away);
        w->row += dy(h) + dy(w->away);
        w->away = (h + 2) & 3;
    } else if (inside_at(w, 1, 0)) {
        w->column += dx(h);
        w->row += dy(h);
    } else {
        add_corner(w, true);
        w->away = h;
    }
    return inwards;
}

/* Walks once around from the corner in the south-west. The first pair comes last, and is moved. */
static void walk_around(walker *w) {
    bool in_corner = false;
    int column = 0, row = w->g->ny - 1;
    while (!grid_inside(w->g, column, row))
        column++;
    w->column = column;
    w->row = row;
    w->away = WEST;
    do
        in_corner = go_on(w, in_corner);
    while (w->column != column || w->row != row || w->away != WEST);
    track_pair first = w->t->pairs[w->t->n - 1];
    for (int i = w->t->n - 1; i > 0; i--)
        w->t->pairs[i] = w->t->pairs[i - 1];
    w->t->pairs[0] = first;
}

/* ---- does it agree? -------------------------------------------------------------------------- */

static const track_pair *pair_of(const track *t, int space) {
    return space % 2 == 0 && space >= 0 && space / 2 < t->n ? &t->pairs[space / 2] : NULL;
}

static bool corners_agree(const track *t, const rv_shown_board *b) {
    int corners = 0;
    for (int i = 0; i < t->n; i++)
        corners += t->pairs[i].corner;
    for (int i = 0; i < b->things.n; i++) {
        const rv_thing *k = &b->things.list[i];
        if (strcmp(k->name, "corner") && strcmp(k->name, "bare"))
            continue;
        const track_pair *p = pair_of(t, k->place);
        if (!p || !p->corner)
            return false;
        corners--;
    }
    return !corners;
}

bool track_open(track *t, const grid *g, rv_case *c, const rv_shown_board *b) {
    *t = (track){NULL, 0};
    if (!b->bounded || !b->track)
        return true;
    t->pairs =
        calloc((size_t)g->nx * (size_t)g->ny * 8, sizeof *t->pairs); /* at most 2 for each side */
    if (!t->pairs)
        return false;
    walker w = {.g = g, .t = t, .regular = true};
    walk_around(&w);
    bool agrees = w.regular && 2 * t->n == b->track && corners_agree(t, b);
    for (int i = 0; agrees && i < b->ntiles; i++) {
        rv_shown_tile s;
        rv_case_board_tile(c, i, &s);
        const track_pair *p = s.start ? pair_of(t, s.space) : NULL;
        agrees = !s.start || (p && !p->corner && p->column == s.x - g->x0 && p->row == g->y1 - s.y);
    }
    t->n = agrees ? t->n : 0;
    return true;
}

void track_free(track *t) {
    free(t->pairs);
    *t = (track){NULL, 0};
}
