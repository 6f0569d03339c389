/* reading.c - the cause where many tiles do not lie right: how else the cells may have been read
 * off the table, so that all of it fits. */
#include "judge/layout.h"

enum {
    MANY = 3,     /* mistakes that have one cause */
    APART = 2,    /* tiles of a board that were misread besides; */
    LARGE = 8,    /* at least so many others tell how it was read, */
    ALONE = 4,    /* if not so few alone may have been misread */
    FEW = 12,     /* tiles of a board that may fit in two ways */
    SHIFTS = 256, /* rows and columns that are tried a cell away */
    PAIRED = 16,  /* tiles with wrong sides, of which two may be exchanged */
};

/* Tiles without which all the others fit. */
typedef struct outcasts {
    int n, most, tile[ALONE];
} outcasts;

/* Does all of it fit as it is tried, but for the outcasts, within the board and as closely as it
 * was typed? The worst tile is taken out until the others fit, unless those would be too many. */
static bool fits_without(rv_layout *l, int least, outcasts *out) {
    if (rv_layout_lay(l))
        return false;
    for (int i = 0; i < l->n; i++)
        if (!rv_inside(l->g, l->table[i].x, l->table[i].y))
            return false;
    if (rv_layout_touching(l) < least)
        return false;
    for (;;) {
        int worst = RV_NONE, most = 0;
        for (int i = 0; i < l->n; i++) {
            int wrong = rv_layout_wrong_sides(l, &l->table[i], 0);
            worst = wrong > most ? i : worst;
            most = wrong > most ? wrong : most;
        }
        if (worst == RV_NONE || out->n == out->most)
            return worst == RV_NONE;
        out->tile[out->n++] = worst;
        l->table[worst].over = true;
    }
}

static bool all_fits(rv_layout *l, int least) {
    return fits_without(l, least, &(outcasts){.n = 0});
}

/* ---- other readings -------------------------------------------------------------------------- */

/* What people do: `swap` x and y, then count one of them (or both) the other way; turn each tile;
 * count rotations the other way. */
typedef struct reading {
    bool swap, x, y;
    int turned;
    bool counter;
    const char *seems, *help;
    const char *with; /* of what is done so often that even a board that fits may come of it */
} reading;

static const reading known[] = {
    {.y = true,
     .seems = "y seems to be counted downwards",
     .help = "Count y upwards, to the north: change the sign of each y, or count ranks from below.",
     .with = "with y counted downwards"},
    {.x = true,
     .seems = "x seems to be counted to the left",
     .help = "Count x to the right, to the east: change the sign of each x, or count files from "
             "the left."},
    {.swap = true,
     .seems = "x and y seem to be swapped",
     .help = "Type x before y, or within a wall the file before the rank.",
     .with = "with x and y swapped"},
    {.counter = true,
     .seems = "rotations seem to be counted counter-clockwise",
     .help = "Count the quarter turns of each tile clockwise: 90 for 270, and 270 for 90."},
    {.turned = 1,
     .seems = "each tile seems to be turned by 90 degrees too little",
     .help = "Turn each tile by 90 degrees more."},
    {.turned = 2,
     .seems = "each tile seems to lie upside down",
     .help = "Turn each tile by 180 degrees more."},
    {.turned = 3,
     .seems = "each tile seems to be turned by 90 degrees too much",
     .help = "Turn each tile by 90 degrees less."},
    {.x = true,
     .y = true,
     .seems = "the cells seem to be counted from the opposite corner",
     .help = "Count x to the east and y to the north."},
    {.swap = true,
     .x = true,
     .seems = "the cells seem to be those of the board turned by 90 degrees",
     .help = "Look at cells and tiles from the same side of the table."},
    {.swap = true,
     .y = true,
     .seems = "the cells seem to be those of the board turned by 270 degrees",
     .help = "Look at cells and tiles from the same side of the table."},
};
enum { KNOWN = sizeof known / sizeof *known };

/* Why many tiles do not lie right, but for a few that were misread besides. */
typedef struct cause {
    const char *seems, *help;
    outcasts out;
} cause;

static bool fits_as(rv_layout *l, const reading *a, int least, outcasts *out) {
    const rv_ruleset *rs = l->g->rs;
    out->n = 0;
    for (int i = 0; i < l->n; i++) {
        rv_lying *t = &l->table[i];
        *t = l->typed[i];
        int x = a->swap ? t->y : t->x, y = a->swap ? t->x : t->y;
        t->x = a->x ? (rs->bounded ? rs->files - 1 : 0) - x : x;
        t->y = a->y ? (rs->bounded ? rs->ranks - 1 : 0) - y : y;
        t->quarters = (a->counter && !l->ref[i]->look ? 4 - t->quarters : t->quarters) + a->turned;
        t->quarters &= 3;
    }
    return fits_without(l, least, out);
}

static bool find_reading(rv_layout *l, int least, cause *found) {
    int k = 0;
    while (k < KNOWN && !fits_as(l, &known[k], least, &found->out))
        k++;
    if (k == KNOWN)
        return false;
    found->seems = known[k].seems;
    found->help = known[k].help;
    return true;
}

/* One row, or one column, shifted by a cell. */
static bool find_shift(rv_layout *l, int least, cause *found) {
    rv_arena *a = &l->c->arena;
    for (int k = 0, tried = 0; k < l->n * 4 && tried < SHIFTS; k++) {
        const rv_lying *t = &l->typed[k / 4];
        bool row = k & 1;
        int by = k & 2 ? 1 : -1, at = row ? t->y : t->x, first = 0;
        while ((row ? l->typed[first].y : l->typed[first].x) != at)
            first++;
        if (first < k / 4) /* it has been tried */
            continue;
        tried++;
        for (int i = 0; i < l->n; i++) {
            l->table[i] = l->typed[i];
            if ((row ? l->typed[i].y : l->typed[i].x) == at)
                *(row ? &l->table[i].x : &l->table[i].y) += by;
        }
        if (!all_fits(l, least / 2))
            continue;
        const char *back = row ? "west" : "south", *on = row ? "east" : "north";
        found->help = rv_printf(a, "Move these tiles one cell to the %s.", by > 0 ? on : back);
        found->seems =
            rv_printf(a, "the %s of %s seems to be one cell too far %s", row ? "row" : "column",
                      rv_cell_name(l->g, a, t->x, t->y), by > 0 ? back : on);
        return true;
    }
    return false;
}

/* ---- two tiles ------------------------------------------------------------------------------- */

/* Two tiles, each typed in the cell of the other; not where a single tile explains all. */
static bool find_exchange(rv_layout *l, int least, cause *found) {
    int wrong[PAIRED], n = 0;
    rv_layout_lay_typed(l);
    for (int i = 0; i < l->n && n < PAIRED; i++)
        if (rv_layout_wrong_sides(l, &l->table[i], 0))
            wrong[n++] = i;
    if (fits_without(l, 0, &(outcasts){.most = 1}))
        return false;
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++) {
            const rv_lying *a = &l->typed[wrong[i]], *b = &l->typed[wrong[k]];
            rv_layout_lay_typed(l);
            l->table[wrong[i]].x = b->x;
            l->table[wrong[i]].y = b->y;
            l->table[wrong[k]].x = a->x;
            l->table[wrong[k]].y = a->y;
            if (!all_fits(l, least))
                continue;
            found->help = "Type each of them in the cell of the other.";
            found->seems = rv_printf(&l->c->arena, "the tiles at %s and %s seem to be exchanged",
                                     rv_cell_name(l->g, &l->c->arena, a->x, a->y),
                                     rv_cell_name(l->g, &l->c->arena, b->x, b->y));
            return true;
        }
    return false;
}

/* ---- the cause ------------------------------------------------------------------------------- */

/* The cause of so many mistakes: what is tried, in this order. At last a reading for all but one or
 * two tiles, which may be misread besides on a large board, unless a few tiles, taken out, explain
 * all that is wrong as typed. */
static bool find_cause(rv_layout *l, int mistakes, cause *found) {
    int least = rv_layout_touching(l);
    if ((mistakes >= MANY && (find_reading(l, least, found) || find_shift(l, least, found))) ||
        (mistakes >= 2 && find_exchange(l, least, found)))
        return true;
    found->out.most = APART;
    if (mistakes < MANY || l->n < LARGE + APART)
        return false;
    rv_layout_lay_typed(l);
    return !fits_without(l, 0, &(outcasts){.most = ALONE}) && find_reading(l, least, found);
}

void rv_tell_reading(rv_case *c, rv_read_so state) {
    rv_layout l;
    rv_diags told = rv_diags_for(&c->arena, c->diags.rs);
    cause found = {.seems = NULL};
    if (!rv_layout_take(&l, c))
        return;
    int mistakes = rv_layout_lay_typed(&l), outside = 0;
    for (int i = 0; i < l.n; i++) {
        mistakes += rv_layout_wrong_sides(&l, &l.table[i], i + 1);
        outside += !rv_inside(l.g, l.table[i].x, l.table[i].y);
    }
    if (!outside && state == RV_READ_PARTLY)
        return;
    if (find_cause(&l, mistakes + outside, &found)) {
        const rv_mark mark = c->rec.board.n ? c->rec.board_mark : c->rec.moves_mark;
        rv_buf cells = {.arena = &c->arena};
        for (int i = 0; i < found.out.n; i++) {
            const rv_lying *t = &l.typed[found.out.tile[i]];
            rv_putf(&cells, "%s%s", i ? " and " : "", rv_cell_name(l.g, &c->arena, t->x, t->y));
        }
        rv_complain(&told, RV_D_MISREAD_BOARD, mark, found.seems,
                    found.out.n
                        ? rv_printf(&c->arena, "all but %s (at %s) fit",
                                    found.out.n == 1 ? "one tile" : "two", rv_buf_text(&cells))
                        : "all the tiles fit")
            ->help = found.help;
        rv_diags_lead(&c->diags, &told);
    } else if (state == RV_READ_BOARD) {
        rv_layout_lay_typed(&l);
        rv_tell_faults(&l);
    }
}

/* ---- what comes of it ------------------------------------------------------------------------ */

/* What is wrong at a place of the board, but for a tile that lies twice; and at its edge. */
void rv_mark_effects(rv_diags *diags) {
    bool misread = diags->n && diags->list[0].row == RV_D_MISREAD_BOARD;
    for (int i = 1; i < diags->n && misread; i++) {
        rv_diag *d = &diags->list[i];
        if (!d->because && (d->at.there ? d->row != RV_D_POS_TILE_TWICE
                                        : d->row == RV_D_OUTSIDE || d->row == RV_D_POS_NO_START))
            d->because = 1;
    }
}

/* ---- a board that fits in two ways ----------------------------------------------------------- */

void rv_tell_doubt(rv_case *c) {
    rv_layout l;
    if (c->rec.has_moves || c->rec.board.n > FEW || !rv_layout_take(&l, c))
        return;
    rv_layout_lay_typed(&l);
    int least = rv_layout_touching(&l);
    const int *as_typed = rv_layout_features(&l);
    for (int k = 0; k < KNOWN; k++) {
        /* A cell of letter and number has no x and y that one could swap unaware. */
        if (!known[k].with || (known[k].swap && l.g->rs->bounded) ||
            !fits_as(&l, &known[k], least, &(outcasts){.n = 0}) || !rv_layout_changed(&l, as_typed))
            continue;
        rv_complain(&c->diags, RV_D_MISREAD_EITHER, c->rec.board_mark, known[k].with,
                    rv_layout_deserted(&l) ? "they make other features"
                                           : "a follower holds another feature");
        return;
    }
}
