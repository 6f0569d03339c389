/* causes.c - which of the mistakes in a document come of others: those are told with them, and not
 * by themselves; and the cells of the others, which are framed and numbered where the board is
 * drawn. case.c asks when all has been judged.
 */
#include "judge/case.h"
#include <stdlib.h>

bool rv_has_code(const rv_code_id *list, int code) {
    while (*list != RV_D_COUNT && (int)*list != code)
        list++;
    return *list != RV_D_COUNT;
}

/* Only the note about a tile that was misread says that something is wrong at its cell; outside
 * there is none. */
static bool is_placed(const rv_diag *d) {
    return d->at.there && d->row != RV_D_OUTSIDE &&
           (d->severity != RV_SEV_NOTE || d->row == RV_D_MISREAD_TILE ||
            d->row == RV_D_MISREAD_BOARD);
}

void rv_frame_cells(const rv_diag *g, rv_at_cell *faults, int *n) {
    int next = 1, number = 0;
    for (int i = 0; i < *n; i++)
        next = faults[i].number >= next ? faults[i].number + 1 : next;
    for (int k = 0; k < 2; k++) {
        const rv_at_cell *at = k ? &g->or_at : &g->at;
        int i = 0;
        while (i < *n && (faults[i].x != at->x || faults[i].y != at->y))
            i++;
        if (i == *n && at->there) {
            faults[(*n)++] = *at;
            faults[i].number = number ? number : next;
        }
        number = i < *n ? faults[i].number : 0;
    }
}

void rv_note_faults(rv_case *c) {
    c->found.faults = RV_NEWS(&c->arena, rv_at_cell, 2 * c->diags.n + 1);
    c->found.nfaults = 0;
    RV_EACH_OF(&c->diags, d) {
        if (is_placed(d) && !d->because && d->severity != RV_SEV_WRONG)
            rv_frame_cells(d, c->found.faults, &c->found.nfaults);
    }
}

/* A tile of a board that is wrong, and what may come of one. */
static const rv_code_id lies_wrong[] = {RV_D_MISREAD_TILE, RV_D_POS_TILE_TWICE, RV_D_POS_PATH_CUT,
                                        RV_D_POS_EDGE_CUT, RV_D_POS_UNATTACHED, RV_D_COUNT};
static const rv_code_id may_follow[] = {
    RV_D_POS_COMPLETED, RV_D_POS_ALONE,   RV_D_POS_GOODS,  RV_D_POS_KEEP,  RV_D_POS_CASTLE,
    RV_D_RIVER_APART,   RV_D_RIVER_FIRST, RV_D_FORK_FIRST, RV_D_LAKE_LAST, RV_D_COUNT};

int rv_misread_at(const rv_diags *all, const rv_at_cell *at) {
    for (int i = 0; at->there && i < all->n; i++) {
        const rv_diag *d = &all->list[i];
        if ((d->row == RV_D_MISREAD_TILE || d->row == RV_D_DUPLICATE_KEY) &&
            ((d->at.x == at->x && d->at.y == at->y) ||
             (d->or_at.there && d->or_at.x == at->x && d->or_at.y == at->y)))
            return i + 1;
    }
    return 0;
}

/* Notes which diagnostics come of a board that was misread: what is wrong at a place of it, but
 * for a tile that lies twice and words that cannot be read; and at its edge. A tile may lie twice
 * as one was misread, and more may come of a tile that is wrong. Says of each wrong score how many
 * of those noted later carry it on. */
void rv_find_causes(rv_diags *all) {
    /* 1 + the index of the note, of the first tile that is told as misread, of the first wrong */
    int misread = 0, note = 0, wrong = 0;
    for (int i = 0; i < all->n; i++) {
        misread = all->list[i].row == RV_D_MISREAD_BOARD ? i + 1 : misread;
        note = !note && all->list[i].row == RV_D_MISREAD_TILE ? i + 1 : note;
        wrong = !wrong && rv_has_code(lies_wrong, all->list[i].row) ? i + 1 : wrong;
    }
    wrong = wrong ? wrong : misread;
    for (int i = 0; i < all->n; i++) {
        rv_diag *d = &all->list[i];
        const int tile = d->because ? 0 : rv_misread_at(all, &d->at);
        if (misread && i + 1 != misread && !d->because && !tile &&
            (d->row == RV_D_OUTSIDE ||
             (d->at.there ? d->row != RV_D_POS_TILE_TWICE && d->severity != RV_SEV_UNREADABLE
                          : d->row == RV_D_POS_NO_START)))
            d->because = misread;
        else if (!d->because && (d->row == RV_D_OUTSIDE || d->row == RV_D_POS_NO_PLACE ||
                                 (d->row == RV_D_POS_TILE_TWICE && d->or_at.there)))
            d->because = tile ? tile : rv_misread_at(all, &d->or_at);
        else if (tile && i + 1 != tile && all->list[tile - 1].row == RV_D_DUPLICATE_KEY &&
                 d->severity != RV_SEV_UNREADABLE)
            d->because = tile; /* one of two tiles was laid in the cell of both */
        else if (wrong && !d->because && rv_has_code(may_follow, d->row))
            d->because = wrong;
        else if (!d->because && d->row == RV_D_POS_NO_START)
            d->because = note; /* the others are counted from a tile that may be another */
        d->because = d->because < 0 ? 0 : d->because;
        d->at.there = is_placed(d);
        if (d->carried)
            d->message = rv_printf(
                all->arena, "%s; the next %s the same %s", d->message,
                d->carried == 1 ? "number noted carries"
                                : rv_printf(all->arena, "%d numbers noted carry", d->carried),
                rv_plural(all->arena, abs(d->claimed - d->counted), "point"));
    }
}
