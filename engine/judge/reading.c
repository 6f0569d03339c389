/* reading.c - the cause where many tiles do not lie right: how else the cells may have been read
 * off the table, so that all of it fits; or the one tile that was read wrongly.
 *
 * Looked at are all tiles that the document lays: those of its board, then those of its turns. */
#include "core/module.h"
#include "judge/replay.h"
#include "record/write.h"
#include "ruleset/look.h"
#include <stdlib.h>

enum {
    MANY = 3,      /* mistakes that have one cause */
    NAMED = 3,     /* tiles that are named */
    FAULTS = 6,    /* places where they are */
    APART = 2,     /* tiles of a board that were misread besides; */
    LARGE = 8,     /* at least so many others tell how it was read */
    FEW = 12,      /* tiles of a board that may fit in two ways */
    SHIFTS = 256,  /* rows and columns that are tried a cell away */
    FAR = 1 << 20, /* cells beyond are no typing errors */
};

/* A tile as it would lie. */
typedef struct lying {
    const rv_tile *tile; /* with what is built over it */
    int index;           /* in the set */
    int x, y, quarters;
    bool builds; /* its turn builds something over it, or over a tile beside it: */
    bool over;   /* its sides may go on otherwise */
} lying;

/* What lies as the rules have it, start spaces and a start tile, comes behind the tiles typed. */
typedef struct readings {
    rv_case *c;
    const rv_game *g;
    lying *read, *table;     /* as typed; as tried */
    const rv_tile_ref **ref; /* the words; a look says no rotation */
    int n, all;              /* typed tiles; with what comes behind them */
    int *cells;              /* 1 + index in `table`, by the hash of the cell */
    unsigned mask;
} readings;

/* ---- what lies where ------------------------------------------------------------------------- */

static int *slot(const readings *r, int x, int y) {
    uint64_t hash = ((uint64_t)(uint32_t)x << 32 | (uint32_t)y) * UINT64_C(0x9e3779b97f4a7c15);
    unsigned k = (unsigned)(hash >> 40) & r->mask;
    for (; r->cells[k]; k = (k + 1) & r->mask) {
        const lying *t = &r->table[r->cells[k] - 1];
        if (t->x == x && t->y == y)
            break;
    }
    return &r->cells[k];
}

/* Lays the tiles as tried; returns how many found their cell taken. */
static int lay_all(readings *r) {
    int twice = 0;
    memset(r->cells, 0, (r->mask + 1) * sizeof *r->cells);
    for (int i = 0; i < r->all; i++) {
        int *at = slot(r, r->table[i].x, r->table[i].y);
        twice += *at != 0;
        *at = *at ? *at : i + 1;
    }
    return twice;
}

static int beside(const readings *r, const lying *t, int side) {
    return *slot(r, t->x + rv_dx(side), t->y + rv_dy(side)) - 1;
}

/* ---- how well it fits ------------------------------------------------------------------------ */

static unsigned side_code(const lying *t, int side) {
    return t->tile->edges[t->quarters] >> (4 * side) & 0xf;
}

/* Do the two agree where they touch? Codes of 0 go with any. */
static bool agree(const rv_ruleset *rs, const lying *a, const lying *b, int side) {
    unsigned mine = side_code(a, side), theirs = side_code(b, rv_opposite(side));
    return !mine || !theirs || a->over || b->over || rs->edge_faces[theirs] == mine;
}

/* Wrong sides of a tile beside those with an index from `from` on. */
static int wrong_sides(const readings *r, const lying *t, int from) {
    int wrong = 0;
    for (int side = 0; side < RV_SIDES; side++) {
        int o = beside(r, t, side);
        wrong += o >= from && !agree(r->g->rs, t, &r->table[o], side);
    }
    return wrong;
}

/* The pairs of typed tiles that touch. */
static int touching(const readings *r) {
    int n = 0;
    for (int i = 0; i < r->n; i++)
        for (int side = 0; side < RV_SIDES; side++) {
            int o = beside(r, &r->table[i], side);
            n += o > i && o < r->n;
        }
    return n;
}

/* Tiles without which all the others fit. */
typedef struct outcasts {
    int n, most, tile[APART];
} outcasts;

static int find_worst(const readings *r) {
    int worst = RV_NONE, most = 0;
    for (int i = 0; i < r->n; i++) {
        int wrong = wrong_sides(r, &r->table[i], 0);
        worst = wrong > most ? i : worst;
        most = wrong > most ? wrong : most;
    }
    return worst;
}

/* Takes out the worst tile until the others fit; false if those would be too many. */
static bool cast_out(readings *r, outcasts *out) {
    for (int i; (i = find_worst(r)) != RV_NONE; r->table[i].over = true) {
        if (out->n == out->most)
            return false;
        out->tile[out->n++] = i;
    }
    return true;
}

/* Does all of it fit as it is tried, but for the outcasts, within the board and as closely as it
 * was typed? */
static bool fits_without(readings *r, int least, outcasts *out) {
    if (lay_all(r))
        return false;
    for (int i = 0; i < r->n; i++)
        if (!rv_inside(r->g, r->table[i].x, r->table[i].y))
            return false;
    return touching(r) >= least && cast_out(r, out);
}

static bool all_fits(readings *r, int least) {
    return fits_without(r, least, &(outcasts){.n = 0});
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

static lying read_as(const readings *r, int i, const reading *a) {
    lying t = r->read[i];
    const rv_ruleset *rs = r->g->rs;
    int x = a->swap ? t.y : t.x, y = a->swap ? t.x : t.y;
    t.x = a->x ? (rs->bounded ? rs->files - 1 : 0) - x : x;
    t.y = a->y ? (rs->bounded ? rs->ranks - 1 : 0) - y : y;
    t.quarters = (a->counter && !r->ref[i]->look ? 4 - t.quarters : t.quarters) + a->turned;
    t.quarters &= 3;
    return t;
}

static void lay_as(readings *r, const reading *a) {
    for (int i = 0; i < r->n; i++)
        r->table[i] = read_as(r, i, a);
}

static bool fits_as(readings *r, const reading *a, int least) {
    lay_as(r, a);
    return all_fits(r, least);
}

static const reading *find_reading(readings *r, int least, outcasts *out) {
    for (int k = 0; k < KNOWN; k++) {
        out->n = 0;
        lay_as(r, &known[k]);
        if (fits_without(r, least, out))
            return &known[k];
    }
    return NULL;
}

/* Is the tile the first of its row, or of its column? */
static bool is_first(const readings *r, int i, bool row) {
    for (int k = 0; k < i; k++)
        if (row ? r->read[k].y == r->read[i].y : r->read[k].x == r->read[i].x)
            return false;
    return true;
}

/* One row, or one column, shifted by a cell. */
static const char *find_shift(readings *r, int least, const char **help) {
    for (int k = 0, tried = 0; k < r->n * 4 && tried < SHIFTS; k++) {
        const lying *t = &r->read[k / 4];
        bool row = k & 1;
        int by = k & 2 ? 1 : -1, at = row ? t->y : t->x;
        if (!is_first(r, k / 4, row))
            continue;
        tried++;
        for (int i = 0; i < r->n; i++) {
            r->table[i] = r->read[i];
            if ((row ? r->read[i].y : r->read[i].x) == at)
                *(row ? &r->table[i].x : &r->table[i].y) += by;
        }
        *help = rv_printf(&r->c->arena, "Move these tiles one cell to the %s.",
                          row ? (by > 0 ? "east" : "west") : (by > 0 ? "north" : "south"));
        if (all_fits(r, least / 2))
            return rv_printf(&r->c->arena, "the %s of %s seems to be one cell too far %s",
                             row ? "row" : "column", rv_cell_name(r->g, &r->c->arena, t->x, t->y),
                             row ? (by > 0 ? "west" : "east") : (by > 0 ? "south" : "north"));
    }
    return NULL;
}

/* ---- one tile -------------------------------------------------------------------------------- */

/* A tile as it was typed here: by name and rotation, or by its look as it lies. */
static const char *word(const readings *r, int i, const lying *t) {
    const rv_ruleset *rs = r->g->rs;
    return r->ref[i]->look ? rv_look_write(&r->c->arena, rs, t->tile, t->quarters)
                           : rv_tile_word(&r->c->arena, r->g, t->index, t->quarters);
}

static int differing_sides(const lying *a, const lying *b) {
    int n = 0;
    for (int side = 0; side < RV_SIDES; side++)
        n += side_code(a, side) != side_code(b, side);
    return n;
}

/* Lists the rotations of a tile in which it fits at the cell of the i-th: those with so many sides
 * that differ from what was typed, or (RV_NONE) all. */
static int list_turns(readings *r, int i, int index, int differ, int most, rv_buf *b) {
    const rv_tile *tile = index == r->read[i].index ? r->read[i].tile : &r->g->rs->tiles[index];
    lying t = r->read[i];
    int n = 0, turns = rv_tile_turns(tile);
    t.tile = tile;
    t.index = index;
    for (t.quarters = 0; t.quarters < turns && n < most; t.quarters++)
        if ((differ == RV_NONE || differing_sides(&t, &r->read[i]) == differ) &&
            !wrong_sides(r, &t, 0))
            rv_putf(b, "%s%s", n++ || b->n ? ", " : "", word(r, i, &t));
    return n;
}

/* The start tile lies on the board in any case: at 0,0 if others look like it. */
static bool is_start(const readings *r, int i) {
    const rv_ruleset *rs = r->g->rs;
    int start = rs->start_tile, alike = 0;
    if (start == RV_NO_TILE || rs->tiles[r->read[i].index].same != rs->tiles[start].same)
        return false;
    for (int k = 0; k < r->n; k++)
        alike += rs->tiles[r->read[k].index].same == rs->tiles[start].same;
    return alike == 1 || (!r->read[i].x && !r->read[i].y);
}

/* A tile of the sort that the game has and that does not lie yet; RV_NONE: there is no more. */
static int spare(const readings *r, int sort) {
    const rv_tile *tiles = r->g->rs->tiles;
    int left = 0, first = RV_NONE;
    for (int k = sort; k < r->g->rs->ntiles; k++)
        if (tiles[k].same == sort && rv_copies(r->g, k) > 0) {
            left += rv_copies(r->g, k);
            first = first == RV_NONE ? k : first;
        }
    for (int k = 0; k < r->all; k++) {
        int lies = k < r->n ? r->read[k].index : r->table[k].index;
        left -= lies != RV_NONE && tiles[lies].same == sort;
    }
    return left > 0 ? first : RV_NONE;
}

/* The tile itself, turned, then others that are to come, each sort once, the most similar ones
 * first. */
static const char *fitting(readings *r, int i) {
    rv_buf b = {.arena = &r->c->arena}, others = {.arena = &r->c->arena};
    const rv_ruleset *rs = r->g->rs;
    int listed = list_turns(r, i, r->read[i].index, RV_NONE, 2, &b);
    for (int differ = 0; differ <= RV_SIDES && !is_start(r, i); differ++)
        for (int k = 0; k < rs->ntiles && !others.n; k++)
            if (rs->tiles[k].same == k && k != rs->tiles[r->read[i].index].same &&
                spare(r, k) != RV_NONE)
                listed += list_turns(r, i, spare(r, k), differ, 1, listed < NAMED ? &b : &others);
    return listed ? rv_printf(&r->c->arena, "These fit there: %s%s.", rv_buf_text(&b),
                              others.n ? " and others" : "")
                  : NULL;
}

/* Does no tile lie beside it? */
static bool is_alone(const readings *r, const lying *t) {
    for (int side = 0; side < RV_SIDES; side++)
        if (beside(r, t, side) >= 0)
            return false;
    return true;
}

/* Do all wrong sides of the neighbours with which it does not agree lie against this tile? */
static bool is_at_fault(const readings *r, const lying *t) {
    int wrong = 0;
    for (int side = 0; side < RV_SIDES; side++) {
        int o = beside(r, t, side);
        if (o < 0 || agree(r->g->rs, t, &r->table[o], side))
            continue;
        if (o < r->n && wrong_sides(r, &r->table[o], 0) > 1)
            return false;
        wrong++;
    }
    return wrong;
}

/* The cell with x and y swapped, if the tile fits there. */
static const char *swapped(const readings *r, int i) {
    lying t = r->read[i];
    t.x = r->read[i].y;
    t.y = r->read[i].x;
    if (!rv_inside(r->g, t.x, t.y) || *slot(r, t.x, t.y) || is_alone(r, &t) ||
        wrong_sides(r, &t, 0))
        return NULL;
    return rv_printf(&r->c->arena, "It fits at %s.", rv_cell_name(r->g, &r->c->arena, t.x, t.y));
}

static const char *mended(readings *r, int i) {
    const lying *t = &r->read[i];
    bool alone = r->n > 1 && is_alone(r, t), fault = !alone && is_at_fault(r, t);
    const char *cell = alone || fault ? swapped(r, i) : NULL;
    const char *others = fault ? fitting(r, i) : NULL;
    return cell && others ? rv_printf(&r->c->arena, "%s %s", cell, others) : cell ? cell : others;
}

static rv_at_cell cell_of(const readings *r, int i) {
    return (rv_at_cell){.there = true, .x = r->read[i].x, .y = r->read[i].y};
}

/* Is it likelier to have been misread than each tile with which it does not agree? */
static bool is_likeliest(const readings *r, int i, const bool *suspect) {
    const lying *t = &r->table[i];
    int wrong = wrong_sides(r, t, 0);
    for (int side = 0; side < RV_SIDES; side++) {
        int o = beside(r, t, side);
        if (o >= 0 && o < r->n && suspect[o] && !agree(r->g->rs, t, &r->table[o], side) &&
            wrong_sides(r, &r->table[o], 0) >= wrong)
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
static void lay_blame(readings *r, const bool *blamed) {
    for (int i = 0; i < r->c->diags.n; i++) {
        rv_at_cell *at = &r->c->diags.list[i].at;
        if (!at->there || !at->side)
            continue;
        const lying here = {.x = at->x, .y = at->y};
        int own = *slot(r, at->x, at->y) - 1, other = beside(r, &here, at->side - 1);
        if (own >= 0 && own < r->n && !blamed[own] && other >= 0 && other < r->n && blamed[other])
            *at = cell_of(r, other);
    }
}

static void tell_misread(readings *r, int i, bool blamed, const char *help) {
    const rv_at_cell at = cell_of(r, i);
    bool framed = blamed || has_fault_at(&r->c->diags, &at);
    rv_diag *g = rv_complain(&r->c->diags, RV_D_MISREAD_TILE, r->ref[i]->mark, r->ref[i]->text,
                             rv_cell_name(r->g, &r->c->arena, at.x, at.y));
    g->help = help;
    g->at = framed ? at : (rv_at_cell){.there = false};
}

/* The tiles that alone explain what is wrong around them; not of a board that is all wrong. */
static void tell_faults(readings *r) {
    const char **help = RV_NEWS(&r->c->arena, const char *, r->n);
    bool *suspect = RV_NEWS(&r->c->arena, bool, r->n), *blamed = RV_NEWS(&r->c->arena, bool, r->n);
    for (int i = 0, told = 0; i < r->n && told < FAULTS; i++) {
        help[i] = mended(r, i);
        suspect[i] = help[i];
        told += suspect[i];
    }
    for (int i = 0; i < r->n; i++)
        blamed[i] = suspect[i] && is_likeliest(r, i, suspect);
    lay_blame(r, blamed);
    for (int i = 0; i < r->n; i++)
        if (suspect[i])
            tell_misread(r, i, blamed[i], help[i]);
}

/* ---- taking what is typed -------------------------------------------------------------------- */

bool rv_builds_along(const rv_entry *e) {
    for (int i = 0; i < e->beside->nsaid; i++)
        for (const rv_act *act = e->beside->said[i].row->acts; act && act->when; act++)
            if (act->when == RV_WHEN_PLACING)
                return true;
    return false;
}

/* The tile as it lies with what is built over it, if it lies there. */
static const rv_tile *as_laid(const rv_game *g, int tile, int x, int y) {
    int placed = rv_inside(g, x, y) ? rv_placed_at(g, rv_pos(g, x, y)) : RV_NONE;
    bool there = placed != RV_NONE && !g->placed[placed].start && g->placed[placed].index == tile;
    return there ? g->placed[placed].tile : &g->rs->tiles[tile];
}

/* A tile whose cell or name could not be read is left out. */
static void take(readings *r, const rv_tile_ref *ref, int x, int y, bool builds) {
    const rv_ruleset *rs = r->g->rs;
    if (!ref->text || ref->tile < 0 || x < -FAR || y < -FAR || x > FAR || y > FAR)
        return;
    int quarters =
        ref->look ? rv_look_quarters(rs, ref->look, &rs->tiles[ref->tile]) : ref->quarters;
    r->ref[r->n] = ref;
    r->read[r->n++] =
        (lying){as_laid(r->g, ref->tile, x, y), ref->tile, x, y, quarters, builds, false};
}

static void take_fixed(readings *r) {
    const rv_ruleset *rs = r->g->rs;
    r->all = r->n;
    for (int i = 0; i < rs->nstarts; i++)
        r->table[r->all++] = (lying){
            &rs->starts[i].tile, RV_NONE, rs->starts[i].x, rs->starts[i].y, 0, false, false};
    if (!r->c->rec.board.n && rs->start_tile != RV_NO_TILE)
        r->table[r->all++] =
            (lying){&rs->tiles[rs->start_tile], rs->start_tile, 0, 0, 0, false, false};
}

/* What a turn builds may stand on its tile or on one that shares a side with it, whichever way the
 * cells are read: which of them it is, is not asked. */
static void spread_over(readings *r) {
    memcpy(r->table, r->read, (size_t)r->n * sizeof *r->read);
    lay_all(r);
    for (int i = 0; i < r->n; i++) {
        r->read[i].over |= r->read[i].builds;
        for (int side = 0; side < RV_SIDES && r->read[i].builds; side++) {
            int o = beside(r, &r->read[i], side);
            if (o >= 0 && o < r->n)
                r->read[o].over = true;
        }
    }
}

static bool take_document(readings *r, rv_case *c) {
    const rv_record *rec = &c->rec;
    int most = rec->board.n + rec->moves.n + c->game->rs->nstarts + 1;
    *r = (readings){.c = c, .g = c->game, .mask = 15};
    while (r->mask < 2u * (unsigned)most)
        r->mask = 2 * r->mask + 1;
    r->read = RV_NEWS(&c->arena, lying, most);
    r->table = RV_NEWS(&c->arena, lying, most);
    r->ref = RV_NEWS(&c->arena, const rv_tile_ref *, most);
    r->cells = RV_NEWS(&c->arena, int, (int)r->mask + 1);
    for (int i = 0; i < rec->board.n; i++)
        take(r, &rec->board.list[i].tile, rec->board.list[i].x, rec->board.list[i].y, false);
    for (int i = 0; i < rec->moves.n; i++)
        take(r, &rec->moves.list[i].tile, rec->moves.list[i].x, rec->moves.list[i].y,
             rv_builds_along(&rec->moves.list[i]));
    take_fixed(r);
    spread_over(r);
    return r->n > 0;
}

/* What is wrong with it as typed. */
typedef struct mistakes {
    int sides, twice, outside;
} mistakes;

static mistakes lay_typed(readings *r) {
    mistakes m = {0};
    memcpy(r->table, r->read, (size_t)r->n * sizeof *r->read);
    m.twice = lay_all(r);
    for (int i = 0; i < r->n; i++) {
        m.sides += wrong_sides(r, &r->table[i], i + 1);
        m.outside += !rv_inside(r->g, r->table[i].x, r->table[i].y);
    }
    return m;
}

/* ---- the cause ------------------------------------------------------------------------------- */

static rv_mark mark_of_all(const rv_record *rec) {
    return rec->board.n ? rec->board_mark : rec->moves_mark;
}

/* "all but one tile (at 1,2) fit" */
static const char *what_fits(const readings *r, const outcasts *out) {
    rv_buf b = {.arena = &r->c->arena};
    for (int i = 0; i < out->n; i++) {
        const lying *t = &r->read[out->tile[i]];
        rv_putf(&b, "%s%s", i ? " and " : "", rv_cell_name(r->g, b.arena, t->x, t->y));
    }
    return !out->n ? "all the tiles fit"
                   : rv_printf(b.arena, "all but %s (at %s) fit", out->n == 1 ? "one tile" : "two",
                               rv_buf_text(&b));
}

/* On a large board one or two tiles may be misread besides; unless as typed no more are wrong. */
static const reading *find_nearly(readings *r, int least, outcasts *out) {
    out->n = 0;
    out->most = APART;
    memcpy(r->table, r->read, (size_t)r->n * sizeof *r->read);
    bool few = r->n < LARGE + APART || fits_without(r, 0, out);
    return few ? NULL : find_reading(r, least, out);
}

static bool tell_board(readings *r, rv_diags *told) {
    int least = touching(r);
    outcasts out = {.n = 0};
    const char *help = NULL;
    const reading *a = find_reading(r, least, &out);
    const char *seems = a ? a->seems : find_shift(r, least, &help);
    if (!seems && (a = find_nearly(r, least, &out)))
        seems = a->seems;
    if (seems)
        rv_complain(told, RV_D_MISREAD_BOARD, mark_of_all(&r->c->rec), seems, what_fits(r, &out))
            ->help = a ? a->help : help;
    return seems;
}

void rv_tell_reading(rv_case *c, rv_read_so state) {
    readings r;
    rv_diags told = {.arena = &c->arena, .rs = c->diags.rs};
    if (!take_document(&r, c))
        return;
    const mistakes m = lay_typed(&r);
    if (!m.outside && state == RV_READ_PARTLY)
        return;
    if (m.sides + m.twice + m.outside >= MANY && tell_board(&r, &told)) {
        rv_diags_lead(&c->diags, &told);
    } else if (state == RV_READ_BOARD) {
        lay_typed(&r);
        tell_faults(&r);
    }
}

/* ---- what comes of it ------------------------------------------------------------------------ */

static bool comes_of_it(int code) {
    static const rv_code_id codes[] = {RV_D_OUTSIDE,        RV_D_POS_PATH_CUT, RV_D_POS_EDGE_CUT,
                                       RV_D_POS_UNATTACHED, RV_D_POS_NO_PLACE, RV_D_POS_WHERE,
                                       RV_D_POS_NO_START,   RV_D_POS_COMPLETED};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if ((int)codes[i] == code)
            return true;
    return false;
}

void rv_mark_effects(rv_diags *d) {
    bool misread = d->n && d->list[0].row == RV_D_MISREAD_BOARD;
    for (int i = 1; i < d->n && misread; i++)
        if (!d->list[i].because && comes_of_it(d->list[i].row))
            d->list[i].because = 1;
}

/* ---- a board that fits in two ways ------------------------------------------------------------
 */

static int root_of(const int *up, int i) {
    while (up[i] != i)
        i = up[i];
    return i;
}

static void join(int *up, int a, int b) {
    a = root_of(up, a);
    b = root_of(up, b);
    up[a > b ? a : b] = a > b ? b : a;
}

/* Regions that meet where the i-th tile touches its neighbour; a port faces the one that mirrors
 * it.
 */
static void join_side(const readings *r, int i, int side, int *up) {
    int o = beside(r, &r->table[i], side);
    for (int k = 0; k < 3 && o != RV_NONE; k++) {
        const lying *a = &r->table[i], *b = &r->table[o];
        int mine = rv_tile_region(a->tile, a->quarters, 3 * side + k);
        int theirs = rv_tile_region(b->tile, b->quarters, 3 * rv_opposite(side) + 2 - k);
        if (mine != RV_NO_REGION && theirs != RV_NO_REGION &&
            a->tile->regions[mine].kind == b->tile->regions[theirs].kind)
            join(up, RV_TILE_REGIONS * i + mine, RV_TILE_REGIONS * o + theirs);
    }
}

/* The features as sets of regions: for each region the first one. */
static int *features(const readings *r) {
    int n = r->all * RV_TILE_REGIONS;
    int *up = RV_NEWS(&r->c->arena, int, n + 1);
    for (int i = 0; i < n; i++)
        up[i] = i;
    for (int i = 0; i < r->all; i++) {
        join_side(r, i, RV_NORTH, up);
        join_side(r, i, RV_EAST, up);
    }
    for (int i = 0; i < n; i++)
        up[i] = root_of(up, i);
    return up;
}

/* Do the regions in one feature with this one differ? */
static bool differ_with(const int *one, const int *other, int region, int n) {
    for (int i = 0; i < n; i++)
        if ((one[i] == one[region]) != (other[i] == other[region]))
            return true;
    return false;
}

static bool holds_follower(const readings *r, int i, int region) {
    const rv_game *g = r->g;
    int placed = rv_placed_at(g, rv_pos(g, r->read[i].x, r->read[i].y));
    return placed != RV_NONE && region < g->placed[placed].tile->nregions &&
           g->nodes[rv_node_of(&g->placed[placed], region)].piece;
}

static bool is_deserted(const readings *r) {
    for (int i = 0; i < RV_TILE_REGIONS * r->n; i++)
        if (holds_follower(r, i / RV_TILE_REGIONS, i % RV_TILE_REGIONS))
            return false;
    return true;
}

/* Does a follower hold another feature than as typed? Where nobody stands, is any another? */
static bool is_another(const readings *r, const int *as_typed) {
    const int *now = features(r), n = RV_TILE_REGIONS;
    const bool any = is_deserted(r);
    for (int i = 0; i < n * r->n; i++)
        if ((any || holds_follower(r, i / n, i % n)) && differ_with(as_typed, now, i, n * r->all))
            return true;
    return false;
}

/* A cell of letter and number has no x and y that one could swap unaware. */
static bool may_fit_too(const readings *r, const reading *a) {
    return a->with && !(a->swap && r->g->rs->bounded);
}

void rv_tell_doubt(rv_case *c) {
    readings r;
    if (c->rec.has_moves || c->rec.board.n > FEW || !take_document(&r, c))
        return;
    lay_typed(&r);
    int least = touching(&r);
    const int *as_typed = features(&r);
    for (int k = 0; k < KNOWN; k++) {
        if (!may_fit_too(&r, &known[k]) || !fits_as(&r, &known[k], least) ||
            !is_another(&r, as_typed))
            continue;
        rv_complain(&c->diags, RV_D_MISREAD_EITHER, c->rec.board_mark, known[k].with,
                    is_deserted(&r) ? "they make other features"
                                    : "a follower holds another feature");
        return;
    }
}
