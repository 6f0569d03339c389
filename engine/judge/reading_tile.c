/* reading_tile.c - the tiles of a board that alone were read wrongly: what else may lie in their
 * cells, and which of two tiles that do not agree is to blame. */
#include "judge/layout.h"
#include "record/write.h"
#include "ruleset/look.h"

enum {
    NAMED = 3,  /* tiles that are named */
    FAULTS = 6, /* places where they are */
};

/* A tile as it was typed here: by name and rotation, or by its look as it lies. */
static const char *word(const rv_layout *l, int i, const rv_lying *t) {
    const rv_ruleset *rs = l->g->rs;
    return l->ref[i]->look ? rv_look_write(&l->c->arena, rs, t->tile, t->quarters)
                           : rv_tile_word(&l->c->arena, l->g, t->index, t->quarters);
}

static int differing_sides(const rv_lying *a, const rv_lying *b) {
    int n = 0;
    for (int side = 0; side < RV_SIDES; side++)
        n += rv_tile_edge(a->tile, a->quarters, side) != rv_tile_edge(b->tile, b->quarters, side);
    return n;
}

/* Tiles of two sorts may be told apart by what a look does not say. */
static bool is_listed(rv_buf *b, const char *word) {
    size_t n = strlen(word);
    bool found = false;
    for (const char *at = b->n ? rv_buf_text(b) : NULL; at && !found;) {
        found = strncmp(at, word, n) == 0 && (at[n] == ',' || !at[n]);
        at = strstr(at, ", ");
        at = at ? at + 2 : NULL;
    }
    return found;
}

/* Lists the rotations of a tile in which it fits at the cell of the i-th: those with so many sides
 * that differ from what was typed, or (RV_NONE) all. */
static int list_turns(rv_layout *l, int i, int index, int differ, int most, rv_buf *b) {
    const rv_tile *tile = index == l->typed[i].index ? l->typed[i].tile : &l->g->rs->tiles[index];
    rv_lying t = l->typed[i];
    int n = 0, turns = rv_tile_turns(tile);
    t.tile = tile;
    t.index = index;
    for (t.quarters = 0; t.quarters < turns && n < most; t.quarters++)
        if ((differ == RV_NONE || differing_sides(&t, &l->typed[i]) == differ) &&
            !rv_layout_wrong_sides(l, &t, 0) && !is_listed(b, word(l, i, &t)))
            rv_putf(b, "%s%s", n++ || b->n ? ", " : "", word(l, i, &t));
    return n;
}

/* The start tile lies on the board in any case: at 0,0 if others look like it. */
static bool is_start(const rv_layout *l, int i) {
    const rv_ruleset *rs = l->g->rs;
    int start = rs->start_tile, alike = 0;
    if (start == RV_NO_TILE || rs->tiles[l->typed[i].index].same != rs->tiles[start].same)
        return false;
    for (int k = 0; k < l->n; k++)
        alike += rs->tiles[l->typed[k].index].same == rs->tiles[start].same;
    return alike == 1 || (!l->typed[i].x && !l->typed[i].y);
}

/* A tile of the sort that the game has and that does not lie yet; RV_NONE: there is no more. */
static int spare(const rv_layout *l, int sort) {
    const rv_tile *tiles = l->g->rs->tiles;
    int left = 0, first = RV_NONE;
    for (int k = sort; k < l->g->rs->ntiles; k++)
        if (tiles[k].same == sort && rv_copies(l->g, k) > 0) {
            left += rv_copies(l->g, k);
            first = first == RV_NONE ? k : first;
        }
    for (int k = 0; k < l->all; k++) {
        int lies = k < l->n ? l->typed[k].index : l->table[k].index;
        left -= lies != RV_NONE && tiles[lies].same == sort;
    }
    return left > 0 ? first : RV_NONE;
}

/* The tile itself, turned, then others that are to come, each sort once, the most similar ones
 * first. */
static const char *fitting(rv_layout *l, int i) {
    rv_buf b = {.arena = &l->c->arena}, others = {.arena = &l->c->arena};
    const rv_ruleset *rs = l->g->rs;
    int listed = list_turns(l, i, l->typed[i].index, RV_NONE, 2, &b);
    for (int differ = 0; differ <= RV_SIDES && !is_start(l, i); differ++)
        for (int k = 0; k < rs->ntiles && !others.n; k++)
            if (rs->tiles[k].same == k && k != rs->tiles[l->typed[i].index].same &&
                spare(l, k) != RV_NONE)
                listed += list_turns(l, i, spare(l, k), differ, 1, listed < NAMED ? &b : &others);
    return listed ? rv_printf(&l->c->arena, "These fit there: %s%s.", rv_buf_text(&b),
                              others.n ? " and others" : "")
                  : NULL;
}

/* Does no tile lie beside it? */
static bool is_alone(const rv_layout *l, const rv_lying *t) {
    for (int side = 0; side < RV_SIDES; side++)
        if (rv_layout_beside(l, t, side) >= 0)
            return false;
    return true;
}

/* Do all wrong sides of the neighbours with which it does not agree lie against this tile? */
static bool is_at_fault(const rv_layout *l, const rv_lying *t) {
    int wrong = 0;
    for (int side = 0; side < RV_SIDES; side++) {
        int o = rv_layout_beside(l, t, side);
        if (o < 0 || rv_lying_agree(l->g->rs, t, &l->table[o], side))
            continue;
        if (o < l->n && rv_layout_wrong_sides(l, &l->table[o], 0) > 1)
            return false;
        wrong++;
    }
    return wrong;
}

/* The cell with x and y swapped, if the tile fits there. */
static const char *swapped(const rv_layout *l, int i) {
    rv_lying t = l->typed[i];
    t.x = l->typed[i].y;
    t.y = l->typed[i].x;
    if (!rv_inside(l->g, t.x, t.y) || rv_layout_at(l, t.x, t.y) != RV_NONE || is_alone(l, &t) ||
        rv_layout_wrong_sides(l, &t, 0))
        return NULL;
    return rv_printf(&l->c->arena, "It fits at %s.", rv_cell_name(l->g, &l->c->arena, t.x, t.y));
}

static const char *mended(rv_layout *l, int i) {
    const rv_lying *t = &l->typed[i];
    bool alone = l->n > 1 && is_alone(l, t), fault = !alone && is_at_fault(l, t);
    const char *cell = alone || fault ? swapped(l, i) : NULL;
    const char *others = fault ? fitting(l, i) : NULL;
    return cell && others ? rv_printf(&l->c->arena, "%s %s", cell, others) : cell ? cell : others;
}

static rv_at_cell cell_of(const rv_layout *l, int i) {
    return (rv_at_cell){.there = true, .x = l->typed[i].x, .y = l->typed[i].y};
}

/* Is it likelier to have been misread than each tile with which it does not agree? */
static bool is_likeliest(const rv_layout *l, int i, const bool *suspect) {
    const rv_lying *t = &l->table[i];
    int wrong = rv_layout_wrong_sides(l, t, 0);
    for (int side = 0; side < RV_SIDES; side++) {
        int o = rv_layout_beside(l, t, side);
        if (o >= 0 && o < l->n && suspect[o] && !rv_lying_agree(l->g->rs, t, &l->table[o], side) &&
            rv_layout_wrong_sides(l, &l->table[o], 0) >= wrong)
            return false;
    }
    return true;
}

static bool has_fault_at(const rv_diags *d, const rv_at_cell *at) {
    for (int i = 0; i < d->n; i++)
        if (d->list[i].at.there && d->list[i].at.x == at->x && d->list[i].at.y == at->y)
            return true;
    return false;
}

/* Where one of two tiles that do not agree is to blame, the mistake is at its cell, and the other
 * tile is not at fault. */
static void lay_blame(rv_layout *l, const bool *blamed) {
    for (int i = 0; i < l->c->diags.n; i++) {
        rv_at_cell *at = &l->c->diags.list[i].at;
        if (!at->there || !at->side)
            continue;
        const rv_lying here = {.x = at->x, .y = at->y};
        int own = rv_layout_at(l, at->x, at->y), other = rv_layout_beside(l, &here, at->side - 1);
        if (own >= 0 && own < l->n && !blamed[own] && other >= 0 && other < l->n && blamed[other])
            *at = cell_of(l, other);
    }
}

static void tell_misread(rv_layout *l, int i, bool blamed, const char *help) {
    const rv_at_cell at = cell_of(l, i);
    bool framed = blamed || has_fault_at(&l->c->diags, &at);
    rv_diag *g = rv_complain(&l->c->diags, RV_D_MISREAD_TILE, l->ref[i]->mark, l->ref[i]->text,
                             rv_cell_name(l->g, &l->c->arena, at.x, at.y));
    g->help = help;
    g->at = framed ? at : (rv_at_cell){.there = false};
}

void rv_tell_faults(rv_layout *l) {
    const char **help = RV_NEWS(&l->c->arena, const char *, l->n);
    bool *suspect = RV_NEWS(&l->c->arena, bool, l->n), *blamed = RV_NEWS(&l->c->arena, bool, l->n);
    for (int i = 0, told = 0; i < l->n && told < FAULTS; i++) {
        help[i] = mended(l, i);
        suspect[i] = help[i];
        told += suspect[i];
    }
    for (int i = 0; i < l->n; i++)
        blamed[i] = suspect[i] && is_likeliest(l, i, suspect);
    lay_blame(l, blamed);
    for (int i = 0; i < l->n; i++)
        if (suspect[i])
            tell_misread(l, i, blamed[i], help[i]);
}
