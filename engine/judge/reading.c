/* reading.c - the cause where tiles do not lie right: how else the cells may have been read off the
 * table, or which tiles were read wrongly.
 *
 * case.c asks when a board was wrong. The tiles of the document, those of its board, then those of
 * its turns, are a `layout`: they are laid as they would lie if they were read in some other way (a
 * `reading`), and what is wrong then is counted. Of all readings that is the likeliest which leaves
 * the fewest mistakes, changes what people often mistake, and brings many tiles together: all three
 * are one number. Nothing is played, and the game stays as it is.
 */
#include "judge/layout.h"
#include <limits.h>
#include <math.h>
#include <stdlib.h>

enum {
    MANY = 3,     /* mistakes that the whole board may come of; */
    BESIDES = 2,  /* tiles of such a board that were misread besides */
    FEW = 12,     /* tiles of a board that may fit in two ways */
    SHIFTS = 256, /* tiles from which on a row is tried a cell away: */
    SHIFTED = 2,  /* at least so many */
    PAIRED = 128, /* tiles of a board of which each may be exchanged with another */
    NAMED = 3,    /* tiles that are named as fitting in the place of another */
    TRIED = 32,   /* mistakes, if not more, of which single tiles are asked about */
    FAULTS = 6,   /* tiles that are told as misread */
    NEARLY = 16,  /* times as likely as all else that explains the same: it is told alone */
    BEST = 8,     /* readings that are kept, */
    ALSO = 2,     /* and that are told beside one */
    CELLS = 7,    /* cells where a tile may lie instead */
};

/* How unlikely it is that somebody reads so, in half bits. */
enum {
    OTHER = 20,  /* a tile is another in two things or more: */
    ENDS = 5,    /* less for a tile a cell away that ends its row, or is all of it, */
    SURPLUS = 4, /* or for one that lies too often, */
    CLUE = 8,    /* or where its followers cannot stand */
    CLOSE = 2    /* cells that are so much less likely are told, too */
};

/* ---- suspects: tiles that alone may have been misread --------------------------------------- */

typedef struct suspect {
    int clue, surplus; /* that its followers cannot stand there; that it lies too often */
    double weight;     /* how likely it is that it was misread, compared with others */
    bool joined;       /* it hangs on the others when what is told is put right; */
    bool outside;      /* it lies outside even then */
    int left;          /* the fewest mistakes that a reading leaves */
    reading fits[NAMED + 1], at[CELLS];
    int nfits, nat;
} suspect;

/* What is known of a board that is wrong. */
typedef struct inquiry {
    layout l;
    suspect *of;                       /* by tile */
    bool *told;                        /* is it told that this one was misread, or moved? */
    int cost, faults, apart, agreeing; /* as typed */
    reading best[BEST];
    int n;
} inquiry;

/* Half as likely with each two. */
static double likely(int cost) {
    return ldexp(1, (int)ceil(-cost / 2.0));
}

static void suspect_so(inquiry *q, suspect *s, int cost, int left) {
    s->weight += likely(cost - q->cost);
    s->left = left < s->left ? left : s->left;
}

static bool is_inside(const layout *l, int i) {
    return rv_inside(&l->g->board, l->table[i].x, l->table[i].y);
}

/* What fits in the place of a tile: itself, turned, or others that are to come, each sort once,
 * named as it was typed: by name and rotation, or by its look as it lies. One that lies too often
 * does not do so for being turned. Not for the start tile,
 * which lies on the board in any case: at 0,0 if others look like it. The tiles lie as typed, but
 * for those that are taken out. */
static void try_others(inquiry *q, int i, int cost, int left) {
    const layout *l = &q->l;
    const rv_ruleset *rs = l->g->rs;
    const lying *typed = &l->typed[i];
    suspect *s = &q->of[i];
    const int own = rs->tiles[typed->index].same;
    const char *look = rv_look_write(&l->c->arena, rs, typed->tile, typed->quarters);
    const size_t unmarked = strcspn(look, "+");
    bool start = l->g->start_tile != RV_NO_TILE && own == rs->tiles[l->g->start_tile].same;
    for (int k = 0; k < l->n && (typed->x || typed->y); k++)
        start &= k == i || !l->typed[k].tile || rs->tiles[l->typed[k].index].same != own;
    for (int k = 0; k < rs->ntiles; k++) {
        if (rs->tiles[k].same != k ||
            (k == own ? s->surplus : start || rv_twin_left(l->g, k) == RV_NONE))
            continue;
        lying t = *typed;
        const char *name = NULL;
        int least = INT_MAX;
        bool by_mark = false; /* it comes before those that are as near: one is often forgotten */
        t.index = k == own ? t.index : rv_twin_left(l->g, k);
        t.tile = k == own ? t.tile : &rs->tiles[t.index];
        for (t.quarters = 0; t.quarters < rv_tile_turns(t.tile); t.quarters++) {
            if (rv_layout_wrong(l, &t, 0))
                continue;
            const char *so = rv_look_write(&l->c->arena, rs, t.tile, t.quarters);
            const int by = rv_looks_apart(rs, look, so);
            const int by_look = by < 2 ? RV_LETTER : OTHER + by - 2;
            const int most = (k == own ? RV_TURN : by_look - s->surplus) - s->clue;
            if (most >= least)
                continue;
            least = most;
            by_mark = k != own && strcspn(so, "+") == unmarked && !memcmp(look, so, unmarked);
            name = rv_layout_word(l, i, &t);
        }
        if (!name)
            continue;
        suspect_so(q, s, cost + least, left);
        bool listed = false;
        for (int f = 0; f < s->nfits; f++)
            listed |= !strcmp(s->fits[f].name, name);
        if (!listed)
            rv_keep_reading(s->fits, &s->nfits, NAMED + 1,
                            (reading){.name = name, .cost = cost + least - by_mark});
    }
}

/* The cells where a tile would do better: it lies in none that is taken. */
static void try_cells(inquiry *q, int i) {
    layout *l = &q->l;
    suspect *s = &q->of[i];
    const int y = l->typed[i].y;
    const bool few = l->n < RV_LARGE && is_inside(l, i);
    const bool ends = l->by_rows && (i + 1 == l->n || l->typed[i + 1].y != y);
    RV_EACH_AT(rv_readings, rv_nreadings, w) {
        reading r = {.way = w, .tile = i, .other = i, .cost = ends && w->dx ? -ENDS : 0};
        lying t = rv_layout_read_tile(l, &r, i);
        rv_layout_lay_typed(l);
        if (w->of != TILE || ((w->x || w->y) && l->g->rs->bounded) ||
            ((w->dx || w->dy) && few && !(ends && w->dx && l->last != INT_MIN)) ||
            rv_layout_at(l, t.x, t.y) != RV_NONE)
            continue;
        rv_layout_weigh(l, &r, q->faults);
        t = l->table[i];
        if (r.left >= q->faults || t.out || !rv_layout_neighbours(l, &t))
            continue;
        suspect_so(q, s, r.cost, r.left);
        r.name = rv_layout_cell(l, &t);
        rv_keep_reading(s->at, &s->nat, CELLS, r);
    }
}

static void find_suspects(inquiry *q) {
    layout *l = &q->l;
    for (int i = 0; i < l->n; i++) {
        const lying *t = &l->typed[i];
        q->of[i] = (suspect){.left = INT_MAX, .clue = q->of[i].clue, .surplus = q->of[i].surplus};
        rv_layout_lay_typed(l);
        const bool wrong = rv_layout_wrong(l, t, 0);
        if (!t->tile || t->out || q->faults > TRIED || !(wrong || (q->apart && l->n <= PAIRED)))
            continue;
        l->table[i].out = true;
        const int left = wrong ? rv_layout_faults(l, q->faults) : q->faults;
        if (left < q->faults)
            try_others(q, i, rv_layout_cost(l, left), left);
        if (left < q->faults || !wrong)
            try_cells(q, i);
    }
}

/* ---- readings of more than one tile --------------------------------------------------------- */

/* Those that move tiles of one row in one way, from whichever of them on, are one, as likely as all
 * of them together: that of the whole row, if it is nearly as likely as the best. */
static void try_reading(inquiry *q, reading r) {
    rv_layout_weigh(&q->l, &r, q->faults);
    /* one of the whole board brings as many tiles together, and few were misread besides */
    const int besides = q->l.n >= RV_LARGE + BESIDES ? BESIDES : 0;
    if (r.left >= q->faults || q->told[r.tile] || q->told[r.other] ||
        (r.way->of == ALL && (q->l.agreeing < q->agreeing || r.left > besides)))
        return;
    r.weight = likely(r.cost - q->cost);
    for (int k = 0; k < q->n; k++) {
        reading *was = &q->best[k];
        if (!r.way->dx || was->way->dx != r.way->dx ||
            q->l.typed[was->tile].y != q->l.typed[r.tile].y)
            continue;
        const reading part = was->cost <= r.cost ? r : *was, best = was->cost <= r.cost ? *was : r;
        const bool close = part.left == best.left && part.cost <= best.cost + 4 * CLOSE;
        r = close && part.way->of == ROW ? part : best;
        r.other = r.way != best.way ? best.tile : close ? part.tile : best.other;
        r.cost = best.cost;
        r.weight = best.weight + part.weight;
        memmove(was, was + 1, (size_t)(--q->n - k) * sizeof *was);
    }
    rv_keep_reading(q->best, &q->n, BEST, r);
}

/* A record has no rows, and few tiles tell little. */
static void try_shifts(inquiry *q) {
    layout *l = &q->l;
    const bool few = l->n < RV_LARGE && l->last == INT_MIN;
    const int tried = l->by_rows || l->n >= RV_LARGE ? l->n : 0;
    for (int i = 0; i < tried && i < SHIFTS; i++) {
        const lying *from = &l->typed[i];
        int west = 0, east = 0, north = 0;
        RV_EACH_AT(l->typed, l->n, t) {
            north += t->y > from->y;
            west += t->y == from->y && t->x < from->x;
            east += t->y == from->y && t->x >= from->x;
        }
        RV_EACH_AT(rv_readings, rv_nreadings, w) {
            if ((w->of == ROWS && !west && north && l->c->rec.board.n && !few) ||
                (w->of == (west ? TILES : ROW) && east >= SHIFTED))
                try_reading(q, (reading){.way = w, .tile = i, .other = i});
        }
    }
}

/* Two tiles, each typed in the cell of the other, of which at least one does not lie right. */
static void try_exchanges(inquiry *q, const way *w) {
    layout *l = &q->l;
    for (int i = 0; i < l->n; i++)
        for (int k = i + 1; k < l->n; k++) {
            const lying *a = &l->typed[i], *b = &l->typed[k];
            const reading r = rv_reading_of(l, w, i, k);
            if (!a->tile || !b->tile)
                continue;
            rv_layout_lay_typed(l);
            const int both = rv_layout_wrong(l, a, 0) + rv_layout_wrong(l, b, 0);
            rv_layout_read(l, &r);
            if (rv_layout_wrong(l, &l->table[i], 0) + rv_layout_wrong(l, &l->table[k], 0) < both)
                try_reading(q, r);
        }
}

/* ---- what is told --------------------------------------------------------------------------- */

/* Is it as likely that those of a row were read so from another tile on? */
static bool is_either(const reading *r) {
    return r->way->dx && r->other != r->tile;
}

static const char *seems(const layout *l, const reading *r) {
    const char *own = rv_layout_cell(l, &l->typed[r->tile]),
               *other = rv_layout_cell(l, &l->typed[r->other]);
    const char *so = rv_printf(&l->c->arena, r->way->seems, own, other);
    return is_either(r) ? rv_printf(&l->c->arena, "%s (or those from %s to the east)", so, other)
                        : so;
}

static const char *at_cell(const layout *l, int i) {
    return rv_printf(&l->c->arena, "at %s", rv_layout_cell(l, &l->typed[i]));
}

/* "These fit at 1,0: crfr, rccf/j, fccf and others.": what fits in the place of a tile. */
static const char *help_fits(const inquiry *q, int i, const char *there) {
    const suspect *s = &q->of[i];
    rv_buf b = {.arena = &q->l.c->arena};
    rv_putf(&b, "These fit %s: ", there);
    for (int k = 0; k < s->nfits && k < NAMED; k++)
        rv_putf(&b, k ? ", %s" : "%s", s->fits[k].name);
    rv_put(&b, s->nfits > NAMED ? " and others." : ".");
    return rv_buf_text(&b);
}

/* Where a tile fits, and what fits in its place; the likelier first. NULL: nothing. */
static const char *help_suspect(const inquiry *q, int i, bool tied) {
    rv_arena *a = &q->l.c->arena;
    const suspect *s = &q->of[i];
    rv_buf at = {.arena = a};
    for (int k = 0; k < s->nat && s->at[k].cost <= s->at[0].cost + CLOSE; k++)
        rv_putf(&at, "%s%s", k ? " and at " : "", s->at[k].name);
    const char *it = tied ? rv_printf(a, "Tile %s", q->l.ref[i]->text) : "It";
    const char *there = tied ? at_cell(&q->l, i) : "there";
    const char *so = is_inside(&q->l, i) ? "%s fits at %s." : "%s lies outside, and fits at %s.";
    const char *cells = at.n ? rv_printf(a, so, it, rv_buf_text(&at)) : NULL;
    const char *tiles = s->nfits ? help_fits(q, i, there) : NULL;
    if (!cells || !tiles)
        return cells ? cells : tiles;
    const bool cell = s->at[0].cost < s->fits[0].cost;
    return rv_printf(a, "%s %s", cell ? cells : tiles, cell ? tiles : cells);
}

/* May two tiles explain the same? They do not agree where they touch; or what is wrong with them is
 * that a piece lies apart. */
static bool are_rivals(const inquiry *q, int i, int o) {
    const layout *l = &q->l;
    const lying *a = &l->typed[i], *b = &l->typed[o];
    bool rivals = !rv_layout_wrong(l, a, 0) && !rv_layout_wrong(l, b, 0);
    for (int side = 0; side < RV_SIDES; side++)
        rivals |= rv_layout_beside(l, a, side) == o && !rv_layout_agree(l->g->rs, a, b, side);
    return rivals && i != o && (q->of[o].nfits || q->of[o].nat);
}

/* May a tile be told? One that was moved by what is told already is not, nor one whose rival
 * was: it is open which of the two is at fault. */
static bool is_asked(const inquiry *q, int i) {
    bool asked = !q->told[i] && (q->of[i].nfits || q->of[i].nat);
    for (int o = 0; o < q->l.n && asked; o++)
        asked = !q->told[o] || !are_rivals(q, i, o);
    return asked;
}

/* How likely it is that what is wrong is mended with this tile: as another, elsewhere, or with
 * others. */
static double weigh_suspect(const inquiry *q, int i) {
    double weight = q->of[i].weight;
    RV_EACH_AT(q->best, q->n, r) {
        weight += r->way->of != ALL && rv_layout_is_read(&q->l, r, i) ? r->weight : 0;
    }
    return weight;
}

/* The suspect that is the surest: the likeliest of those that explain most; RV_NONE. */
static int find_surest(const inquiry *q) {
    int surest = RV_NONE;
    double most = 0;
    for (int i = 0; i < q->l.n; i++) {
        const int left = q->of[i].left, least = surest == RV_NONE ? INT_MAX : q->of[surest].left;
        const double weight = is_asked(q, i) && left <= least ? weigh_suspect(q, i) : 0;
        if (left < least ? weight > 0 : weight > most) {
            surest = i;
            most = weight;
        }
    }
    return surest;
}

static rv_at_cell at_tile(const layout *l, int i) {
    return (rv_at_cell){.there = true, .x = l->typed[i].x, .y = l->typed[i].y};
}

/* Of two tiles with the same cell the help says where each fits; no more is asked about them. */
static void help_repeated(inquiry *q, rv_diag *d) {
    layout *l = &q->l;
    rv_buf help = {.arena = &l->c->arena};
    rv_layout_lay_typed(l);
    q->faults = rv_layout_faults(l, INT_MAX);
    for (int i = 0; i < l->n; i++) {
        const lying *t = &l->typed[i];
        suspect *s = &q->of[i];
        if (t->x != d->at.x || t->y != d->at.y || !t->tile || q->told[i])
            continue;
        rv_layout_lay_typed(l);
        if (!rv_layout_wrong(l, t, 0))
            rv_keep_reading(s->at, &s->nat, CELLS,
                            (reading){.name = rv_layout_cell(l, t), .cost = INT_MIN / 2});
        else
            try_cells(q, i);
        rv_layout_lay_typed(l);
        const char *so = s->nat ? help_suspect(q, i, true) : "";
        if (!strstr(rv_buf_text(&help), so)) /* the same tile may be typed twice */
            rv_putf(&help, " %s", so);
        q->told[i] = true;
    }
    for (int i = 0; i < l->n; i++)
        l->typed[i].out |= q->told[i];
    d->help = rv_printf(&l->c->arena, "%s%s", d->help, rv_buf_text(&help));
}

/* What else is reported of the tiles. Returns how much could not be read, but for cells that lie
 * outside. */
static int find_clues(inquiry *q) {
    layout *l = &q->l;
    int unreadable = 0;
    RV_EACH_OF(&l->c->diags, d) {
        unreadable += d->severity == RV_SEV_UNREADABLE && d->row != RV_D_OUTSIDE;
        const rv_at_cell *at = d->row == RV_D_POS_NO_PLACE && d->or_at.there ? &d->or_at : &d->at;
        const int i = at->there ? rv_layout_at(l, at->x, at->y) : RV_NONE;
        if (i < 0 || i >= l->n || !l->typed[i].tile)
            continue;
        if (d->row == RV_D_DUPLICATE_KEY)
            help_repeated(q, d);
        if (d->row == RV_D_POS_NO_PLACE)
            q->of[i].clue = CLUE;
        const bool twice = d->row == RV_D_POS_TILE_TWICE &&
                           strcmp(d->rule, rv_cited_rule(l->g->rs, RV_D_CELL_TAKEN));
        for (int k = 0; twice && k < l->n; k++)
            if (l->typed[k].tile && l->g->rs->tiles[l->typed[k].index].same ==
                                        l->g->rs->tiles[l->typed[i].index].same) {
                q->of[k].surplus = SURPLUS;
                d->or_at = k == i || d->or_at.there ? d->or_at : at_tile(l, k);
            }
    }
    return unreadable;
}

/* Where the same tile lies too often, the help says what else each of them may be: the one in
 * question, and of the others that lie right the likeliest to be another. */
static void help_surplus(inquiry *q, rv_diag *d) {
    layout *l = &q->l;
    const rv_tile *tiles = l->g->rs->tiles;
    const int own = rv_layout_at(l, d->at.x, d->at.y);
    rv_buf help = {.arena = &l->c->arena};
    reading best[1 + ALSO];
    int n = 0;
    for (int i = 0; i < l->n; i++) {
        suspect *s = &q->of[i];
        if (!l->typed[i].tile || tiles[l->typed[i].index].same != tiles[l->typed[own].index].same ||
            rv_layout_wrong(l, &l->typed[i], 0))
            continue;
        *s = (suspect){.clue = s->clue, .surplus = s->surplus};
        try_others(q, i, 0, 0);
        if (s->nfits)
            rv_keep_reading(best, &n, 1 + ALSO,
                            (reading){.tile = i, .cost = i == own ? INT_MIN : s->fits[0].cost});
    }
    for (int k = 0; k < n; k++)
        rv_putf(&help, " %s", help_fits(q, best[k].tile, at_cell(l, best[k].tile)));
    if (n)
        d->help = rv_printf(&l->c->arena, "One of them was misread, or typed twice.%s",
                            rv_buf_text(&help));
}

/* Asks what explains what is wrong with the tiles as typed. */
static void inquire(inquiry *q, int mistakes) {
    layout *l = &q->l;
    rv_layout_lay_typed(l);
    q->faults = rv_layout_faults(l, INT_MAX);
    q->apart = l->apart;
    q->agreeing = l->agreeing;
    q->cost = rv_layout_cost(l, q->faults);
    q->n = 0;
    find_suspects(q);
    RV_EACH_AT(rv_readings, rv_nreadings, w) {
        if (w->of == ALL && mistakes >= MANY)
            try_reading(q, (reading){.way = w});
    }
    if (q->faults <= TRIED)
        try_shifts(q);
    if (q->faults <= TRIED && l->n >= RV_LARGE && l->n <= PAIRED)
        try_exchanges(q, &rv_readings[rv_nreadings - 1]);
}

/* The mistake is at the cell of a tile that is to blame, and a tile with which it does not agree is
 * not at fault. What is wrong with others comes of nothing that is told of tiles: an edge, a
 * follower without a place, or that they still lie outside. */
static void blame(inquiry *q) {
    layout *l = &q->l;
    rv_layout_lay_typed(l);
    RV_EACH_OF(&l->c->diags, d) {
        const lying here = {.x = d->at.x, .y = d->at.y};
        int own = d->at.there ? rv_layout_at(l, here.x, here.y) : RV_NONE;
        if (own < 0 || own >= l->n)
            continue;
        int other = d->at.side ? rv_layout_beside(l, &here, d->at.side - 1) : RV_NONE;
        if (other >= 0 && other < l->n && q->told[other] > q->told[own])
            d->at = at_tile(l, other);
        else if (!d->because &&
                 (d->row == RV_D_OUTSIDE
                      ? q->of[own].outside
                      : !q->told[own] &&
                            (d->at.side || (d->row == RV_D_POS_NO_PLACE && !d->or_at.there))))
            d->because = RV_NONE;
    }
}

/* The readings from one of the best on that are nearly as likely as what is told, and explain what
 * is wrong with a tile, or that it lies apart: ", or …" for each. Those that are likelier come
 * before it: "…, or "; returns the first of these. The tiles lie as typed again. */
static const reading *put_others(inquiry *q, int from, int tile, double weight, rv_buf *before,
                                 rv_buf *after) {
    layout *l = &q->l;
    const reading *likeliest = NULL;
    rv_layout_lay_typed(l);
    const int wrong = rv_layout_wrong(l, &l->table[tile], 0);
    for (int k = from, n = 0; k < q->n && n < ALSO; k++) {
        const reading *r = &q->best[k];
        const bool first = before && r->weight > weight;
        rv_layout_read(l, r);
        rv_layout_faults(l, RV_NONE); /* none is taken out: the fewer sides are wrong by r alone */
        const bool fewer = rv_layout_wrong(l, &l->table[tile], 0) < wrong;
        rv_layout_faults(l, INT_MAX);
        const bool right = !l->table[tile].out && !rv_layout_wrong(l, &l->table[tile], 0);
        const bool explains = !before ? r->left <= q->best[0].left
                              : wrong ? fewer && right
                                      : l->apart < q->apart;
        if (NEARLY * r->weight < weight || !explains)
            continue;
        rv_putf(first ? before : after, first ? "%s, or " : ", or %s", seems(l, r));
        likeliest = first && !likeliest ? r : likeliest;
        n++;
    }
    rv_layout_lay_typed(l);
    return likeliest;
}

/* A tile is told, and no more is asked about it. It lies where it was typed; or where it fits if
 * others that lie apart hang on it there. */
static void settle(inquiry *q, int i) {
    layout *l = &q->l;
    const suspect *s = &q->of[i];
    q->told[i] = true;
    l->typed[i].out = true;
    const lying typed = l->typed[i];
    for (int k = 0; k < s->nat && q->apart; k++) {
        l->typed[i] = rv_layout_read_tile(l, &s->at[k], i);
        rv_layout_lay_typed(l);
        rv_layout_faults(l, 0);
        if (l->apart < q->apart)
            return;
        l->typed[i] = typed;
    }
}

/* One with which it does not agree may be misread as well, if it is nearly as likely. */
static void tell_suspect(inquiry *q, int i, rv_diags *first) {
    layout *l = &q->l;
    const suspect *s = &q->of[i];
    rv_arena *a = &l->c->arena;
    rv_buf one = {.arena = a}, help = one, before = one, after = one;
    int tied = RV_NONE;
    rv_layout_lay_typed(l);
    for (int o = 0; o < l->n; o++)
        if (are_rivals(q, i, o) && NEARLY * q->of[o].weight >= s->weight &&
            (tied == RV_NONE || q->of[o].weight > q->of[tied].weight))
            tied = o;
    const reading *lead = put_others(q, 0, i, s->weight, &before, &after);
    if (!rv_layout_wrong(l, &l->typed[i], 0))
        rv_put(&after, ", or a tile beside it is missing");
    rv_putf(&one, "%s%stile %s at %s", tied != RV_NONE || before.n || after.n ? "either " : "",
            rv_buf_text(&before), l->ref[i]->text, rv_layout_cell(l, &l->typed[i]));
    rv_put(&help, help_suspect(q, i, tied != RV_NONE || lead));
    if (tied != RV_NONE) {
        rv_putf(&one, " or tile %s at %s", l->ref[tied]->text, rv_layout_cell(l, &l->typed[tied]));
        rv_putf(&help, " %s", help_suspect(q, tied, true));
    }
    const bool exchanged = lead && lead->way->of == EXCHANGE, led = lead && lead->way->of != ALL;
    const int own = led ? lead->tile : i;
    const bool mine =
        i != own && (tied == RV_NONE || tied == own || !rv_layout_is_read(l, lead, tied));
    const int other = exchanged ? lead->other : mine ? i : tied;
    rv_diag *g = rv_complain(first, RV_D_MISREAD_TILE, l->ref[own]->loc, rv_buf_text(&one),
                             rv_buf_text(&after));
    g->help = rv_buf_text(&help);
    g->at = at_tile(l, own);
    g->or_at = other == RV_NONE ? g->or_at : at_tile(l, other);
    const int told[] = {i, tied, exchanged ? own : i, other};
    RV_EACH_AT(told, 4, t) {
        if (*t != RV_NONE && !l->typed[*t].out)
            settle(q, *t);
    }
}

static void tell_board(inquiry *q, rv_diags *first) {
    layout *l = &q->l;
    const rv_record *rec = &l->c->rec;
    const reading *r = &q->best[0];
    const char *fit = r->way->dy < 0 ? "a row is missing above them"
                      : !r->left     ? "all the tiles fit"
                      : r->left == 1 ? "all but one tile fit"
                                     : rv_printf(&l->c->arena, "all but %d tiles fit", r->left);
    rv_buf others = {.arena = &l->c->arena};
    put_others(q, 1, r->tile, r->weight, NULL, &others);
    rv_layout_read(l, r);
    if (rv_layout_faults(l, INT_MAX) - l->apart >= q->faults - q->apart)
        rv_put(&others, ", or a tile that joins them to the others is missing");
    rv_diag *g =
        rv_complain(first, RV_D_MISREAD_BOARD, rec->board.n ? rec->board_loc : rec->moves_loc,
                    rv_printf(&l->c->arena, "%s%s%s", others.n ? "either " : "", seems(l, r),
                              rv_buf_text(&others)),
                    fit);
    g->help = others.n || is_either(r)
                  ? "Compare these tiles with the table."
                  : rv_printf(&l->c->arena, r->way->help, rv_layout_cell(l, &l->typed[r->tile]),
                              rv_layout_cell(l, &l->typed[r->other]));
    if (r->way->of != ALL)
        g->at = at_tile(l, r->tile);
    if (r->other != r->tile)
        g->or_at = at_tile(l, r->other);
    for (int i = 0; i < l->n; i++)
        q->told[i] = rv_layout_is_read(l, r, i);
    rv_layout_read(l, r);
    memcpy(l->typed, l->table, (size_t)l->n * sizeof *l->typed);
    inquire(q, 0);
}

/* How the tiles lie when what is told is put right. */
static void see_mended(inquiry *q) {
    layout *l = &q->l;
    rv_layout_lay_typed(l);
    rv_layout_faults(l, 0);
    for (int i = 0; i < l->n; i++) {
        q->of[i].joined = !rv_layout_apart(l, i);
        q->of[i].outside = !l->table[i].out && !is_inside(l, i);
    }
}

void rv_tell_reading(rv_case *c, rv_read_so state) {
    inquiry q = {.n = 0};
    layout *l = &q.l;
    rv_diags first = rv_diags_for(&c->arena, c->diags.rs);
    const bool beside = c->work.effort != &c->work.own; /* another case tells it */
    if (beside || !rv_layout_take(l, c))
        return;
    RV_EACH_OF(&c->rec.board, row) {
        rv_layout_help_look(l, row);
    }
    q.of = RV_NEWS(&c->arena, suspect, l->n);
    lying *const typed = RV_NEWS(&c->arena, lying, l->n);
    memcpy(typed, l->typed, (size_t)l->n * sizeof *typed);
    q.told = RV_NEWS(&c->arena, bool, l->n);
    int mistakes = rv_layout_lay_typed(l), outside = 0, unreadable = find_clues(&q);
    double most = 0;
    for (int i = 0; i < l->n; i++) {
        mistakes += rv_layout_wrong(l, &l->table[i], i + 1);
        outside += !is_inside(l, i);
    }
    unreadable = outside < MANY ? unreadable : 0;
    const bool partly = state == RV_READ_PARTLY && unreadable, turns = state == RV_READ_TURNS;
    /* while a word cannot be read that builds something, whole boards tell little */
    inquire(&q, partly ? 0 : mistakes);
    for (int i = 0; i < l->n; i++)
        most = q.of[i].weight > most ? q.of[i].weight : most;
    const reading *r = &q.best[0];
    if (q.n && r->left <= FAULTS && r->cost < q.cost && r->weight > NEARLY * most &&
        (!partly || !r->left) && (!turns || (q.faults > 1 && 3 * r->left < q.faults))) {
        tell_board(&q, &first);
    }
    if (state == RV_READ_BOARD ||
        (state == RV_READ_PARTLY && outside < MANY && !c->rec.has_moves && !c->rec.broken)) {
        const bool moved = first.n;
        for (int i; first.n < FAULTS && !(moved && q.apart) && (i = find_surest(&q)) != RV_NONE;
             inquire(&q, 0))
            tell_suspect(&q, i, &first);
    }
    see_mended(&q);
    memcpy(l->typed, typed, (size_t)l->n * sizeof *typed);
    rv_layout_lay_typed(l);
    bool fits = l->n <= PAIRED && !mistakes && !q.faults && !c->rec.moves.n;
    RV_EACH_OF(&c->diags, d) {
        if (d->row == RV_D_POS_TILE_TWICE && d->or_at.there)
            help_surplus(&q, d);
        else if ((d->row == RV_D_POS_COMPLETED || d->row == RV_D_POS_KEEP) && fits && !d->asks)
            fits = false, rv_help_unsettled(l, d); /* one is enough to look at */
    }
    blame(&q);
    const bool told = first.n;
    while (first.n)
        rv_diags_lead(&c->diags, unreadable, &first.list[--first.n]);
    RV_EACH_OF(&c->diags, d) {
        const int i = d->row == RV_D_POS_UNATTACHED ? rv_layout_at(l, d->at.x, d->at.y) : RV_NONE;
        const int note = rv_misread_at(&c->diags, &d->at);
        const bool alone = note && !c->diags.list[note - 1].or_at.there;
        if (told && i >= 0 && !alone && (q.of[i].joined || rv_layout_near(l, i)))
            d->because = unreadable + 1;
    }
}

void rv_tell_doubt(rv_case *c) {
    layout l;
    if (c->rec.has_moves || c->rec.board.n > FEW || !rv_layout_take(&l, c))
        return;
    rv_layout_lay_typed(&l);
    rv_layout_faults(&l, 0);
    const int least = l.agreeing;
    RV_EACH_AT(rv_readings, rv_nreadings, w) {
        reading r = {.way = w};
        /* A cell of letter and number has no x and y that one could swap unaware. */
        if (!w->with || (w->swap && l.g->rs->bounded))
            continue;
        rv_layout_weigh(&l, &r, 0);
        if (r.left || l.agreeing < least || !rv_layout_changes(&l))
            continue;
        rv_complain(&c->diags, RV_D_MISREAD_EITHER, c->rec.board_loc, w->with,
                    rv_is_deserted(&c->game->board) ? "they make other features"
                                                    : "a follower holds another feature");
        return;
    }
}
