/* reading.c - the cause where many tiles do not lie right: how else the cells may have been read
 * off the table, so that all of it fits; or which tiles alone were read wrongly.
 *
 * case.c asks when a board was wrong. The tiles of the document, those of its board, then those of
 * its turns, are a `layout`: they are laid as they would lie if its cells were read in some way (a
 * `reading`), and counted where they touch. Nothing is played, and the game stays as it is.
 */
#include "judge/layout.h"
#include <limits.h>
#include <stdlib.h>

enum {
    MANY = 3,     /* mistakes that have one cause */
    APART = 2,    /* tiles of a board that were misread besides; */
    LARGE = 8,    /* at least so many others tell how it was read, */
    ALONE = 4,    /* if not so few alone may have been misread */
    FEW = 12,     /* tiles of a board that may fit in two ways */
    SHIFTS = 256, /* tiles from which on a row or column is tried a cell away: */
    SHIFTED = 2,  /* at least so many; */
    SEAM = 2,     /* one side of so many is wrong where a row was left out */
    NAMED = 3,    /* tiles that are named as fitting in the place of another */
    UNLIKE = 8,   /* things in which two looks can differ */
    FAULTS = 6,   /* places where they are */
    PAIRED = 16,  /* tiles with wrong sides, of which two may be exchanged */
};

/* ---- the features that they make ------------------------------------------------------------- */

static bool is_deserted(const rv_board *b) {
    for (int n = 0; n < b->nnodes; n++)
        if (b->nodes[n].follower)
            return false;
    return true;
}

/* Does a follower hold another feature than he does now; or where nobody stands, is any feature
 * another one? The tiles are laid as they are tried on a board of their own, in the same order as
 * on this one, so that a region is the same node on both. */
static bool is_changed(const layout *l) {
    const rv_board *was = &l->g->board, *now;
    rv_game *g = rv_game_new(&l->c->arena, l->g->rs, l->g->option, l->g->nplayers, NULL);
    const bool any = is_deserted(was);
    RV_EACH_AT(l->table, l->n, t) {
        rv_lay(g, t->tile, t->index, t->quarters, rv_pos(&g->board, t->x, t->y), false);
    }
    now = &g->board;
    for (int i = 0; i < was->nnodes; i++)
        for (int k = 0; k < was->nnodes && (any || was->nodes[i].follower); k++)
            if ((rv_root(now, k) == rv_root(now, i)) != (rv_root(was, k) == rv_root(was, i)))
                return true;
    return false;
}

/* ---- other readings -------------------------------------------------------------------------- */

/* Why many tiles do not lie right, but for a few that were misread besides: without these all the
 * others fit. */
typedef struct cause {
    const char *seems, *help;
    int n, most, tile[ALONE];
    int y; /* of the row that is shifted */
} cause;

/* Does all of it fit as it is tried, but for `most` tiles, within the board and as closely as it
 * was typed? The worst tile is taken out until the others fit, unless those would be too many. */
static bool fits(layout *l, int least, cause *found) {
    bool inside = !rv_layout_lay(l);
    found->n = 0;
    for (int i = 0; i < l->n; i++)
        inside &= rv_inside(&l->g->board, l->table[i].x, l->table[i].y);
    if (!inside || rv_layout_agreeing(l) < least)
        return false;
    for (;;) {
        int worst = RV_NONE, most = 0;
        for (int i = 0; i < l->n; i++) {
            int wrong = rv_layout_doubt(l, &l->table[i]);
            if (wrong && found->n == found->most)
                return false;
            worst = wrong > most ? i : worst;
            most = wrong > most ? wrong : most;
        }
        if (worst == RV_NONE)
            return true;
        found->tile[found->n++] = worst;
        l->table[worst].over = true;
    }
}

/* What people do: `swap` x and y, then count one of them (or both) the other way; turn each tile;
 * count rotations the other way. */
typedef struct reading {
    bool swap, x, y;
    int turned;
    bool counter;
    const char *seems, *help;
    const char *with; /* of what is done so often that even a board that fits may come of it */
} reading;

/* Of readings.tsv, each behind a name of its own. */
static const reading known[] = {
#define RV_READING(id, name, ...) {__VA_ARGS__},
#include "gen/readings.def"
};
enum { KNOWN = sizeof known / sizeof *known };

static bool fits_as(layout *l, const reading *a, int least, cause *found) {
    const rv_ruleset *rs = l->g->rs;
    for (int i = 0; i < l->n; i++) {
        lying *t = &l->table[i];
        *t = l->typed[i];
        int x = a->swap ? t->y : t->x, y = a->swap ? t->x : t->y;
        t->x = a->x ? (rs->bounded ? rs->files - 1 : 0) - x : x;
        t->y = a->y ? (rs->bounded ? rs->ranks - 1 : 0) - y : y;
        t->quarters = (a->counter && !l->ref[i]->look ? 4 - t->quarters : t->quarters) + a->turned;
        t->quarters &= 3;
    }
    found->seems = a->seems;
    found->help = a->help;
    return fits(l, least, found);
}

static bool find_reading(layout *l, int least, cause *found) {
    for (int k = 0; k < KNOWN; k++)
        if (fits_as(l, &known[k], least, found))
            return true;
    return false;
}

static const char *cell_name(const layout *l, const lying *t) {
    return rv_cell_name(l->g->rs, &l->c->arena, t->x, t->y);
}

/* Tiles that may lie a cell away: one, those of a row from one on to the east, or all from the row
 * of one on to the south. */
typedef enum { ONE, ROW, ROWS, BLOCKS } block;

static const struct move {
    block block;
    int dx, dy;
    const char *from, *to;
} moves[] = {
    {ROW, 1, 0, "west", "east"},     {ROW, -1, 0, "east", "west"},   {ROWS, 0, 1, "south", "north"},
    {ROWS, 0, -1, "north", "south"}, {ONE, 1, 0, "west", "east"},    {ONE, -1, 0, "east", "west"},
    {ONE, 0, 1, "south", "north"},   {ONE, 0, -1, "north", "south"},
};
enum { MOVES = sizeof moves / sizeof *moves };

typedef struct shift {
    const struct move *move;
    const lying *from;
    bool whole; /* a row from its first tile on */
    int worth;
    cause so;
} shift;

/* Lays the tiles as shifted. False: another shift moves the same ones, they are too few, or few
 * sides are wrong where a row was left out; or some of the row, or beside it, could not be read. */
static bool lay_shifted(layout *l, shift *s, int gain) {
    const block what = s->move->block;
    int east = 0, west = 0, wrong = 0, seam = 0;
    /* A record has no rows, and few tiles tell little. */
    if (what != ROW && (l->c->rec.board.n < LARGE || (what == ONE && gain < SHIFTED)))
        return false;
    RV_EACH_OF(&l->c->rec.board, row) {
        if (abs(row->y - s->from->y) <= 1 && row->tile.tile < 0)
            return false;
    }
    RV_EACH_AT(l->typed, l->n, t) {
        west += t->y == s->from->y && t->x < s->from->x;
        east += t->y == s->from->y && t->x >= s->from->x;
    }
    s->whole = !west;
    if ((what == ROW && east < SHIFTED) || (what == ROWS && west))
        return false;
    rv_layout_lay_typed(l);
    for (int i = 0; i < l->n && what == ROWS; i++) {
        const lying *t = &l->table[i];
        const int above = t->y == s->from->y ? rv_layout_beside(l, t, RV_NORTH) : RV_NONE;
        seam += above >= 0;
        wrong += above >= 0 && !rv_layout_agree(l->g->rs, t, &l->table[above], RV_NORTH);
    }
    for (int i = 0; i < l->n; i++) {
        lying *t = &l->table[i];
        const int x = t->x - s->from->x, y = t->y - s->from->y;
        const bool along = what == ROWS ? y <= 0 : !y && (what == ROW ? x >= 0 : !x);
        t->x += along ? s->move->dx : 0;
        t->y += along ? s->move->dy : 0;
    }
    return what != ROWS || (wrong >= gain && SEAM * wrong >= seam);
}

/* Takes a shift among those that explain as much, if none brings more tiles together; of equal ones
 * of a row the longest. */
static void take_shift(shift *best, int *n, const shift *s) {
    if (*n && s->worth < best->worth)
        return;
    *n = *n && s->worth > best->worth ? 0 : *n;
    for (int i = 0; i < *n && i < SHIFTED; i++)
        if (s->move == best[i].move && s->move->block == ROW && s->from->y == best[i].from->y) {
            best[i] = s->from->x < best[i].from->x ? *s : best[i];
            return;
        }
    if (*n < SHIFTED)
        best[*n] = *s;
    ++*n;
}

static void put_shift(const layout *l, const shift *s, rv_buf *seems, rv_buf *help) {
    static const char *const begin[BLOCKS][2] = {{"the tile at ", "the tile at "},
                                                 {"the tiles from ", "the row of "},
                                                 {"", "the rows from that of "}};
    static const char *const end[BLOCKS][2] = {
        {" seems", " seems"}, {" to the east seem", " seems"}, {"", " to the south seem"}};
    const block what = s->move->block;
    rv_putf(seems, "%s%s%s%s to be one cell too far %s", seems->n ? ", or " : "",
            begin[what][s->whole], cell_name(l, s->from), end[what][s->whole], s->move->from);
    rv_putf(help, "%s to the %s", help->n ? ", or those" : "Move these tiles one cell",
            s->move->to);
}

/* What seems to lie a cell away: where an empty cell was left out or typed twice, or a whole row.
 * It is told where it explains so many things that are wrong as typed. What explains them equally
 * well is told beside it, but for what is too much; of the shifts of a row that of a whole one is
 * likelier. `found->y`: the row. */
static bool find_shift(layout *l, int least, int gain, cause *found) {
    rv_buf seems = {.arena = &l->c->arena}, help = seems;
    cause typed = {.most = ALONE};
    shift best[BLOCKS][SHIFTED];
    int n[BLOCKS] = {0};
    rv_layout_lay_typed(l);
    /* If they are more than can be found out, anything is better. */
    int fewest = (fits(l, 0, &typed) ? typed.n : RV_LAYOUT_FAR) - gain;
    for (int k = 0; k < l->n * MOVES && k < SHIFTS * MOVES && fewest >= 0; k++) {
        shift s = {.move = &moves[k % MOVES], .from = &l->typed[k / MOVES]};
        const block what = s.move->block;
        s.so.most = l->n >= LARGE + APART ? APART : 0;
        if (!lay_shifted(l, &s, gain) || !fits(l, what == ROWS ? 0 : least, &s.so) ||
            s.so.n > fewest)
            continue;
        if (s.so.n < fewest)
            memset(n, 0, sizeof n);
        fewest = s.so.n;
        s.worth = 2 * rv_layout_agreeing(l) + (s.whole && what == ROW);
        take_shift(best[what], &n[what], &s);
    }
    for (int b = 0; b < BLOCKS; b++)
        for (int i = 0; i < n[b] && n[b] <= SHIFTED; i++) {
            put_shift(l, &best[b][i], &seems, &help);
            *found = best[b][i].so;
            found->y = best[b][i].from->y;
        }
    found->seems = rv_buf_text(&seems);
    found->help = rv_printf(&l->c->arena, "%s.", rv_buf_text(&help));
    return seems.n;
}

/* Two tiles, each typed in the cell of the other. */
static bool find_exchange(layout *l, int least, cause *found) {
    int wrong[PAIRED], n = 0;
    rv_layout_lay_typed(l);
    for (int i = 0; i < l->n && n < PAIRED; i++)
        if (rv_layout_wrong(l, &l->table[i], 0))
            wrong[n++] = i;
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++) {
            const lying *a = &l->typed[wrong[i]], *b = &l->typed[wrong[k]];
            rv_layout_lay_typed(l);
            l->table[wrong[i]].x = b->x;
            l->table[wrong[i]].y = b->y;
            l->table[wrong[k]].x = a->x;
            l->table[wrong[k]].y = a->y;
            if (!fits(l, least, found))
                continue;
            found->help = "Type each of them in the cell of the other.";
            found->seems = rv_printf(&l->c->arena, "the tiles at %s and %s seem to be exchanged",
                                     cell_name(l, a), cell_name(l, b));
            return true;
        }
    return false;
}

/* ---- tiles that alone were misread ----------------------------------------------------------- */

/* Lists the rotations of a tile in which it fits in place of what was typed: those whose look
 * differs from that in so many things, or (RV_NONE) all. It is named as that was typed: by name and
 * rotation, or by its look as it lies. */
static int list_turns(const layout *l, const rv_tile_ref *ref, lying t, const char *look, int apart,
                      int most, rv_buf *b) {
    int n = 0;
    for (int q = 0, turns = rv_tile_turns(t.tile); q < turns && n < most; q++) {
        t.quarters = q;
        if (rv_layout_wrong(l, &t, 0))
            continue;
        const char *so = rv_look_write(b->arena, l->g->rs, t.tile, q);
        const char *name = rv_printf(b->arena, " %s,",
                                     ref->look ? so : rv_tile_word(b->arena, l->g->rs, t.index, q));
        if ((apart != RV_NONE && rv_looks_apart(l->g->rs, look, so) != apart) ||
            strstr(rv_buf_text(b), name))
            continue;
        rv_put(b, name);
        n++;
    }
    return n;
}

/* Lists the tiles of other sorts that are to come and fit in place of a tile, each sort once, the
 * most similar ones first. Returns whether there are others than those listed. */
static bool list_others(const layout *l, const rv_tile_ref *ref, lying t, const char *look,
                        rv_buf *b, int listed) {
    const rv_ruleset *rs = l->g->rs;
    const int sort = rs->tiles[t.index].same;
    rv_buf others = {.arena = b->arena};
    for (int by = 0; by <= UNLIKE; by++)
        for (int k = 0; k < rs->ntiles && !others.n; k++) {
            if (rs->tiles[k].same != k || k == sort || rv_twin_left(l->g, k) == RV_NONE)
                continue;
            t.index = rv_twin_left(l->g, k);
            t.tile = &rs->tiles[t.index];
            listed += list_turns(l, ref, t, look, by, 1, listed < NAMED ? b : &others);
        }
    return others.n;
}

/* The tile itself, turned (`turned`: it fits so), then others; not for the start tile, which lies
 * on the board in any case: at 0,0 if others look like it. */
static const char *fitting(const layout *l, int i, bool *turned) {
    rv_buf b = {.arena = &l->c->arena};
    const rv_ruleset *rs = l->g->rs;
    const lying *t = &l->typed[i];
    const char *look = rv_look_write(b.arena, rs, t->tile, t->quarters);
    const int own = list_turns(l, l->ref[i], *t, look, RV_NONE, 2, &b);
    bool start = l->g->start_tile != RV_NO_TILE &&
                 rs->tiles[t->index].same == rs->tiles[l->g->start_tile].same;
    int alike = 0;
    *turned = own > 0;
    for (int k = 0; k < l->n; k++)
        alike += rs->tiles[l->typed[k].index].same == rs->tiles[t->index].same;
    const bool only = start && (alike == 1 || (!t->x && !t->y)),
               others = !only && list_others(l, l->ref[i], *t, look, &b, own);
    return b.n ? rv_printf(b.arena, "These fit there:%.*s%s.", (int)b.n - 1, rv_buf_text(&b),
                           others ? " and others" : "")
               : NULL;
}

/* A cell whose tile could not be read. */
typedef struct gap {
    const layout *l;
    int x, y;
} gap;

static int count_copies(const void *of, int tile) {
    return rv_copies(((const gap *)of)->l->g, tile);
}

static int count_wrong(const void *of, int tile, int quarters) {
    const gap *p = of;
    const lying t = {&p->l->g->rs->tiles[tile], tile, p->x, p->y, quarters, false, false};
    return rv_layout_wrong(p->l, &t, 0);
}

/* Of a look that no tile has: those are offered that are nearest to it and fit there. */
static void help_look(const layout *l, const rv_board_row *row) {
    const rv_tile_ref *ref = &row->tile;
    const gap there = {l, row->x, row->y};
    rv_sought sought;
    RV_EACH_OF(&l->c->diags, g) {
        if ((g->row != RV_D_LOOK_NONE && g->row != RV_D_BAD_LOOK) || g->line != ref->loc.line ||
            g->column != ref->loc.column)
            continue;
        rv_sought_parse(&l->c->arena, l->g->rs, rv_str_of(ref->text), &sought);
        const char *near =
            rv_sought_near(&l->c->arena, l->g->rs, &sought,
                           (rv_copies_of){count_copies, count_wrong, &there}, INT_MAX);
        g->help = near ? near : g->help;
    }
}

/* The cells where the tile fits if x and y were swapped, if a sign is missing or too much, or
 * beside its own, where it touches as many tiles. Tiles that do not lie right where they are
 * are not in its way there, if more others fit. */
static const char *elsewhere(layout *l, int i) {
    rv_buf cells = {.arena = &l->c->arena};
    lying t = l->typed[i];
    const int at[][2] = {{t.y, t.x},     {-t.x, t.y},    {t.x, -t.y},   {t.x + 1, t.y},
                         {t.x - 1, t.y}, {t.x, t.y + 1}, {t.x, t.y - 1}};
    const int near = rv_layout_neighbours(l, &t);
    l->table[i].x = 2 * RV_LAYOUT_FAR; /* it does not lie beside itself */
    rv_layout_lay(l);
    for (int k = 0; k < (int)(sizeof at / sizeof *at); k++) {
        const bool sign = k == 1 || k == 2, off = k > 2;
        if ((sign && l->g->rs->bounded) || (off && !near && l->n < LARGE))
            continue;
        t.x = at[k][0];
        t.y = at[k][1];
        int wrong = rv_layout_wrong(l, &t, 0), excused = 0;
        for (int side = 0; side < RV_SIDES && !off; side++) {
            const int o = rv_layout_beside(l, &t, side);
            excused += o >= 0 && !rv_layout_agree(l->g->rs, &t, &l->table[o], side) &&
                       rv_layout_wrong(l, &l->table[o], 0);
        }
        if (rv_inside(&l->g->board, t.x, t.y) && rv_layout_at(l, t.x, t.y) == RV_NONE &&
            rv_layout_neighbours(l, &t) - 2 * excused >= (off && near ? near : 1) &&
            wrong == excused)
            rv_putf(&cells, "%s%s", cells.n ? " and at " : "", cell_name(l, &t));
    }
    rv_layout_lay_typed(l);
    return cells.n ? rv_printf(cells.arena, "It fits at %s.", rv_buf_text(&cells)) : NULL;
}

/* How else a tile may have been read, once that is asked. */
typedef struct suspect {
    bool asked, turned;
    const char *cell, *these;
} suspect;

static const suspect *suspect_at(layout *l, suspect *all, int i) {
    suspect *s = &all[i];
    if (s->asked)
        return s;
    const bool alone = l->n > 1 && !rv_layout_neighbours(l, &l->typed[i]);
    s->asked = true;
    s->cell = elsewhere(l, i);
    s->these = alone ? NULL : fitting(l, i, &s->turned);
    return s;
}

/* Of tiles that are equally wrong that one was misread that fits turned, rather than one that fits
 * elsewhere, or in whose place others fit. */
static int how_likely(layout *l, suspect *all, int i) {
    const int wrong = rv_layout_doubt(l, &l->table[i]);
    const suspect *s = wrong ? suspect_at(l, all, i) : NULL;
    return s ? 4 * wrong + (s->turned ? 2 : s->cell || s->these) : 0;
}

/* Whether a tile is likelier to have been misread than each one with which it does not agree: of
 * two that are equally likely, the one that was typed first. The others with as many wrong sides
 * are named, unless nothing fits in their place. */
static bool is_likeliest(layout *l, suspect *all, int i, rv_buf *others) {
    const lying *t = &l->table[i];
    const int likely = how_likely(l, all, i);
    for (int side = 0; side < RV_SIDES; side++) {
        const int o = rv_layout_beside(l, t, side);
        if (o < 0 || o >= l->n || rv_layout_agree(l->g->rs, t, &l->table[o], side))
            continue;
        const int other = how_likely(l, all, o);
        if (other > likely || (other == likely && o < i))
            return false;
        if (rv_layout_wrong(l, &l->table[o], 0) == rv_layout_wrong(l, t, 0) && (other & 3))
            rv_putf(others, ", or tile %s at %s,", l->ref[o]->text, cell_name(l, &l->table[o]));
    }
    return likely;
}

/* Whether a tile that touches no other would touch one that does not lie right, if the sign of that
 * is missing or too much, and it fits there and touches more: then it is not this one that was
 * misread. */
static bool is_beside_missing(const layout *l, int i) {
    for (int k = 0; k < l->n && !l->g->rs->bounded; k++)
        for (int flip = 1; flip < 4 && k != i; flip++) {
            lying t = l->typed[k];
            if (rv_layout_neighbours(l, &t) && !rv_layout_wrong(l, &t, 0))
                break;
            t.x = flip & 1 ? -t.x : t.x;
            t.y = flip & 2 ? -t.y : t.y;
            if (abs(t.x - l->typed[i].x) + abs(t.y - l->typed[i].y) == 1 &&
                rv_layout_at(l, t.x, t.y) == RV_NONE && rv_layout_neighbours(l, &t) > 1 &&
                !rv_layout_wrong(l, &t, 0))
                return true;
        }
    return false;
}

/* Notes which tiles of the board, as typed, alone explain what is wrong around them, before all
 * else, unless it is a row beside them that is shifted. False: none does. */
static bool tell_faults(layout *l, const cause *shifted) {
    rv_arena *a = &l->c->arena;
    rv_diags *all = &l->c->diags, first = rv_diags_for(a, all->rs);
    bool *blamed = RV_NEWS(a, bool, l->n);
    suspect *suspects = RV_NEWS(a, suspect, l->n);
    for (int i = 0; i < l->n && first.n < FAULTS; i++) {
        const lying *t = &l->typed[i];
        rv_buf others = {.arena = a};
        const bool alone = l->n > 1 && !rv_layout_neighbours(l, t);
        if (alone ? is_beside_missing(l, i) : !is_likeliest(l, suspects, i, &others))
            continue;
        const suspect *s = suspect_at(l, suspects, i);
        const char *cell = s->cell, *these = s->these;
        blamed[i] = cell || these;
        if (!blamed[i])
            continue;
        rv_diag *g = rv_complain(&first, RV_D_MISREAD_TILE, l->ref[i]->loc, l->ref[i]->text,
                                 rv_printf(a, "%s%s", cell_name(l, t), rv_buf_text(&others)));
        g->help = cell && these ? rv_printf(a, "%s %s", cell, these) : cell ? cell : these;
        if (shifted && abs(t->y - shifted->y) <= 1)
            g->help = rv_printf(a, "%s Or %s.", g->help, shifted->seems);
        g->at = (rv_at_cell){.there = true, .x = t->x, .y = t->y};
    }
    /* Where one of two tiles that do not agree is to blame, the mistake is at its cell, and the
     * other tile is not at fault. */
    for (int i = 0; i < all->n; i++) {
        rv_at_cell *at = &all->list[i].at;
        const lying here = {.x = at->x, .y = at->y};
        if (!at->there || !at->side)
            continue;
        int own = rv_layout_at(l, at->x, at->y), other = rv_layout_beside(l, &here, at->side - 1);
        if (own >= 0 && own < l->n && !blamed[own] && other >= 0 && other < l->n && blamed[other])
            *at = (rv_at_cell){.there = true, .x = l->typed[other].x, .y = l->typed[other].y};
    }
    const bool told = first.n;
    while (first.n)
        rv_diags_lead(all, &first.list[--first.n]);
    return told;
}

/* ---- the cause ------------------------------------------------------------------------------- */

/* The cause of so many mistakes: what is tried, in this order. At last a reading for all but one or
 * two tiles, which may be misread besides on a large board, unless a few tiles, taken out, explain
 * all that is wrong as typed. */
static bool find_cause(layout *l, int mistakes, cause *found) {
    const bool many = mistakes >= MANY;
    const int least = rv_layout_agreeing(l);
    const bool one = fits(l, 0, &(cause){.most = 1}); /* a single tile explains all as well */
    if ((many && find_reading(l, least, found)) || find_shift(l, least / 2, SHIFTED, found) ||
        (mistakes >= 2 && !one && find_exchange(l, least, found)))
        return true;
    found->most = APART;
    rv_layout_lay_typed(l);
    return many && l->n >= LARGE + APART && !fits(l, 0, &(cause){.most = ALONE}) &&
           find_reading(l, least, found);
}

void rv_tell_reading(rv_case *c, rv_read_so state) {
    layout l;
    rv_diags reported = rv_diags_for(&c->arena, c->diags.rs);
    rv_buf cells = {.arena = &c->arena};
    cause found = {.most = 0};
    if (!rv_layout_take(&l, c))
        return;
    int mistakes = rv_layout_lay_typed(&l), outside = 0;
    RV_EACH_OF(&c->rec.board, row) {
        help_look(&l, row);
    }
    for (int i = 0; i < l.n; i++) {
        mistakes += rv_layout_wrong(&l, &l.table[i], i + 1);
        outside += !rv_inside(&l.g->board, l.table[i].x, l.table[i].y);
    }
    /* while some of it cannot be read, what is beside that is wrong, too: it tells little */
    mistakes = outside || state != RV_READ_PARTLY ? mistakes + outside : 0;
    bool explained = find_cause(&l, mistakes, &found);
    if (!explained && state == RV_READ_BOARD) {
        rv_layout_lay_typed(&l);
        explained = l.n >= LARGE && find_shift(&l, rv_layout_agreeing(&l), 1, &found);
        rv_layout_lay_typed(&l);
        explained = !tell_faults(&l, explained ? &found : NULL) && explained;
    }
    if (explained) {
        for (int i = 0; i < found.n; i++)
            rv_putf(&cells, "%s%s", i ? " and " : "", cell_name(&l, &l.typed[found.tile[i]]));
        const char *fit = rv_printf(&c->arena, "all but %s (at %s) fit",
                                    found.n == 1 ? "one tile" : "two", rv_buf_text(&cells));
        rv_complain(&reported, RV_D_MISREAD_BOARD,
                    c->rec.board.n ? c->rec.board_loc : c->rec.moves_loc, found.seems,
                    found.n ? fit : "all the tiles fit")
            ->help = found.help;
        rv_diags_lead(&c->diags, reported.list);
    }
}

void rv_tell_doubt(rv_case *c) {
    layout l;
    if (c->rec.has_moves || c->rec.board.n > FEW || !rv_layout_take(&l, c))
        return;
    rv_layout_lay_typed(&l);
    int least = rv_layout_agreeing(&l);
    for (int k = 0; k < KNOWN; k++) {
        /* A cell of letter and number has no x and y that one could swap unaware. */
        if (!known[k].with || (known[k].swap && l.g->rs->bounded) ||
            !fits_as(&l, &known[k], least, &(cause){.most = 0}) || !is_changed(&l))
            continue;
        rv_complain(&c->diags, RV_D_MISREAD_EITHER, c->rec.board_loc, known[k].with,
                    is_deserted(&c->game->board) ? "they make other features"
                                                 : "a follower holds another feature");
        return;
    }
}
