/* reading.c - the cause where many sides of a position do not go on: how else the board may have
 * been read off the table, so that all of it fits; or the one tile that was read wrongly. */
#include "core/module.h"
#include "judge/replay.h"
#include "record/write.h"
#include "ruleset/look.h"

enum { MANY = 3, NAMED = 3 }; /* wrong sides that have one cause; tiles that are named */

/* A tile as it would lie. */
typedef struct lying {
    const rv_tile *tile; /* with what is built over it */
    int index;           /* in the set */
    int x, y, quarters;
} lying;

typedef struct readings {
    rv_case *c;
    const rv_game *g;
    lying *read, *table; /* as typed; as tried */
    bool *looked;        /* was it named by its look? Then its rotation was not typed */
    int n;
} readings;

/* ---- how well it fits ------------------------------------------------------------------------ */

static unsigned side_code(const lying *t, int side) {
    return t->tile->edges[t->quarters] >> (4 * side) & 0xf;
}

/* The side at which one tile lies beside another; RV_NONE. */
static int side_between(const lying *a, const lying *b) {
    int dx = b->x - a->x, dy = b->y - a->y;
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || dx * dx + dy * dy != 1)
        return RV_NONE;
    return dx ? (dx > 0 ? 1 : 3) : dy > 0 ? 0 : 2;
}

/* Do the two agree where they touch? Codes of 0 go with any. */
static bool agree(const rv_ruleset *rs, const lying *a, const lying *b, int side) {
    unsigned mine = side_code(a, side), theirs = side_code(b, rv_opposite(side));
    return !mine || !theirs || rs->edge_faces[theirs] == mine;
}

static lying start_at(const rv_ruleset *rs, int i) {
    return (lying){&rs->starts[i].tile, RV_NONE, rs->starts[i].x, rs->starts[i].y, 0};
}

/* Wrong sides of one tile among all; *touched counts those where it touches another. */
static int wrong_sides(const readings *r, const lying *t, int own, int *touched) {
    const rv_ruleset *rs = r->g->rs;
    int wrong = 0;
    for (int i = 0; i < r->n + rs->nstarts; i++) {
        const lying o = i < r->n ? r->table[i] : start_at(rs, i - r->n);
        int side = i == own ? RV_NONE : side_between(t, &o);
        if (i != own && o.x == t->x && o.y == t->y)
            return RV_SIDES + 1; /* two on one cell */
        *touched += side != RV_NONE;
        wrong += side != RV_NONE && !agree(rs, t, &o, side);
    }
    return wrong;
}

/* Does all of it fit as it is tried, within the board and as closely as it was typed? */
static bool all_fits(const readings *r, int least) {
    int touched = 0;
    for (int i = 0; i < r->n; i++)
        if (!rv_inside(r->g, r->table[i].x, r->table[i].y) ||
            wrong_sides(r, &r->table[i], i, &touched))
            return false;
    return touched >= least;
}

/* ---- other readings -------------------------------------------------------------------------- */

/* What people do: `swap` x and y, then count one of them (or both) the other way; turn each tile;
 * count rotations the other way. */
typedef struct reading {
    bool swap, x, y;
    int turned;
    bool counter;
    const char *seems, *help;
} reading;

static const reading known[] = {
    {.y = true,
     .seems = "y seems to be counted downwards",
     .help =
         "Count y upwards, to the north: change the sign of each y, or count ranks from below."},
    {.x = true,
     .seems = "x seems to be counted to the left",
     .help = "Count x to the right, to the east: change the sign of each x, or count files from "
             "the left."},
    {.swap = true, .seems = "x and y seem to be swapped", .help = "Type x before y."},
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

static lying read_as(const readings *r, int i, const reading *a) {
    lying t = r->read[i];
    const rv_ruleset *rs = r->g->rs;
    int x = a->swap ? t.y : t.x, y = a->swap ? t.x : t.y;
    t.x = a->x ? (rs->bounded ? rs->files - 1 : 0) - x : x;
    t.y = a->y ? (rs->bounded ? rs->ranks - 1 : 0) - y : y;
    t.quarters = (a->counter && !r->looked[i] ? 4 - t.quarters : t.quarters) + a->turned;
    t.quarters &= 3;
    return t;
}

static const reading *find_reading(readings *r, int touched) {
    for (size_t k = 0; k < sizeof known / sizeof *known; k++) {
        for (int i = 0; i < r->n; i++)
            r->table[i] = read_as(r, i, &known[k]);
        if (all_fits(r, touched))
            return &known[k];
    }
    return NULL;
}

/* One row, or one file, shifted by a cell. */
static const char *find_shift(readings *r, int touched) {
    for (int k = 0; k < r->n * 4; k++) {
        const lying *t = &r->read[k / 4];
        bool row = k & 1;
        int by = k & 2 ? 1 : -1, at = row ? t->y : t->x;
        for (int i = 0; i < r->n; i++) {
            r->table[i] = r->read[i];
            if ((row ? r->read[i].y : r->read[i].x) == at)
                *(row ? &r->table[i].x : &r->table[i].y) += by;
        }
        if (all_fits(r, touched / 2))
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
    return r->looked[i] ? rv_look_write(&r->c->arena, rs, t->tile, t->quarters)
                        : rv_tile_word(&r->c->arena, r->g, t->index, t->quarters);
}

/* Lists the rotations of a tile in which it fits at the cell of the i-th. */
static int list_turns(readings *r, int i, const rv_tile *tile, int index, int most, rv_buf *b) {
    lying t = r->read[i];
    int n = 0, touched;
    t.tile = tile;
    t.index = index;
    for (t.quarters = 0; t.quarters < 4 && n < most; t.quarters++)
        if (!wrong_sides(r, &t, i, &touched) &&
            !(t.quarters && rv_tile_alike(tile, tile, t.quarters)))
            rv_putf(b, "%s%s", n++ || b->n ? ", " : "", word(r, i, &t));
    return n;
}

/* The tile itself, turned, then others of the set, each sort once. */
static const char *fitting(readings *r, int i) {
    rv_buf b = {.arena = &r->c->arena};
    const rv_ruleset *rs = r->g->rs;
    const rv_tile *own = r->read[i].tile;
    int listed = list_turns(r, i, own, r->read[i].index, 2, &b);
    for (int k = 0; k < rs->ntiles && listed < NAMED; k++)
        if (rs->tiles[k].same == k && rs->tiles[k].same != own->same)
            listed += list_turns(r, i, &rs->tiles[k], k, 1, &b);
    return listed ? rv_buf_text(&b) : NULL;
}

/* Does all else fit without the i-th tile? */
static bool is_at_fault(readings *r, int i) {
    int touched, wrong = 0;
    lying *t = &r->table[i], own = *t;
    *t = (lying){own.tile, own.index, INT32_MAX / 2, INT32_MAX / 2,
                 0}; /* it touches nothing there */
    for (int k = 0; k < r->n && !wrong; k++)
        wrong = k == i ? 0 : wrong_sides(r, &r->read[k], k, &touched);
    *t = own;
    return !wrong;
}

static void tell_fault(readings *r, int i, const rv_board_row *row) {
    const char *others = fitting(r, i);
    if (others)
        rv_complain(&r->c->diags, RV_D_MISREAD_TILE, row->tile.mark, row->tile.text,
                    rv_cell_name(r->g, &r->c->arena, row->x, row->y))
            ->help = rv_printf(&r->c->arena, "These fit there: %s.", others);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool take_board(readings *r, rv_case *c) {
    *r = (readings){.c = c, .g = c->game, .n = c->rec.board.n};
    r->read = RV_NEWS(&c->arena, lying, r->n + 1);
    r->table = RV_NEWS(&c->arena, lying, r->n + 1);
    r->looked = RV_NEWS(&c->arena, bool, r->n + 1);
    for (int i = 0; i < r->n; i++) {
        const rv_board_row *row = &c->rec.board.list[i];
        int placed = rv_placed_at(c->game, rv_pos(c->game, row->x, row->y));
        if (placed == RV_NONE)
            return false;
        const rv_placed *p = &c->game->placed[placed];
        r->read[i] = r->table[i] = (lying){p->tile, p->index, p->x, p->y, p->quarters};
        r->looked[i] = row->tile.look;
    }
    return r->n > 0;
}

void rv_tell_reading(rv_case *c) {
    readings r;
    int wrong = 0, touched = 0;
    if (!take_board(&r, c))
        return;
    for (int i = 0; i < r.n; i++)
        wrong += wrong_sides(&r, &r.read[i], i, &touched);
    const reading *a = wrong >= 2 * MANY ? find_reading(&r, touched) : NULL;
    const char *shift = wrong >= 2 * MANY && !a ? find_shift(&r, touched) : NULL;
    if (a || shift) {
        rv_complain(&c->diags, RV_D_MISREAD_BOARD, c->rec.board_mark, a ? a->seems : shift)->help =
            a ? a->help : "Move these tiles by one cell.";
        return;
    }
    memcpy(r.table, r.read, (size_t)r.n * sizeof *r.read);
    for (int i = 0; i < r.n && wrong; i++)
        if (is_at_fault(&r, i))
            tell_fault(&r, i, &c->rec.board.list[i]);
}
