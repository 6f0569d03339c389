/* ruleset_board.c - the board of a ruleset: cells, track, corners, start spaces.
 *
 * A start space is read as its two halves and its path, and becomes a tile with one printed side
 * that lies outside.
 */
#include "ruleset/ruleset_read.h"

static int file_of(rv_reading *r, const rv_yaml *v) {
    if (!rv_typed(&r->diags, v, RV_WORD, "a file"))
        return 0;
    int f = v->text.n == 1 ? v->text.s[0] - 'a' : -1;
    if (f >= 0 && f < 26)
        return f;
    rv_wrong(r, v->mark, v->text.s, "a file, a to z");
    return 0;
}

/* Each rank has its first and last file: `3: [b, g]`. */
static void take_cells(rv_reading *r, const rv_yaml *key) {
    rv_ruleset *rs = r->rs;
    uint64_t *inside = RV_NEWS(r->a, uint64_t, RV_LIMIT_SIDE);
    rs->bounded = true;
    rs->inside = inside;
    RV_EACH_PAIR(key->next, k) {
        const int rank = rv_read_number(r, k, "a rank", 1, RV_LIMIT_SIDE);
        const rv_yaml *files = k->next;
        if (!rank || !rv_typed(&r->diags, files, RV_LIST, "a rank"))
            continue;
        int from = files->n == 2 ? file_of(r, files->first) : 0;
        int to = files->n == 2 ? file_of(r, files->first->next) : -1;
        if (from > to)
            rv_wrong(r, files->mark, k->text.s, "its first and last file");
        for (int f = from; f <= to; f++)
            inside[rank - 1] |= (uint64_t)1 << f;
        rs->ranks = (int16_t)(rank > rs->ranks ? rank : rs->ranks);
        rs->files = (int16_t)(to + 1 > rs->files ? to + 1 : rs->files);
    }
}

/* Spaces of the track: those of corners, those at which no wall tile lies at the start, and those
 * behind which a gate stands, which is no space itself and is not counted (F-3, F-4). */
static void take_spaces(rv_reading *r, const rv_yaml *key) {
    rv_ruleset *rs = r->rs;
    const bool gates = rv_str_is(key->text, "gates"), bare = rv_str_is(key->text, "no_wall_tile");
    const int most = gates ? RV_MAX_GATES : RV_MAX_CORNERS;
    int16_t *n = gates ? &rs->ngates : &rs->ncorners;
    *n = bare ? *n : 0;
    RV_EACH_ITEM(key->next, it) {
        if (!bare && *n == most) {
            rv_too_many(r, it, rv_printf(r->a, "%d", most), key->text.s);
            return;
        }
        const int space = rv_read_number(r, it, gates ? "a gate" : "a corner", 0, 999);
        const int known = bare ? rv_corner_at(rs, space) : -1;
        if (gates)
            rs->gates[(*n)++] = (int16_t)space;
        else if (!bare)
            rs->corners[(*n)++] = (rv_corner){(int16_t)space, true};
        else if (known >= 0)
            rs->corners[known].tile = false;
    }
}

/* Which half of a start space's printed side lies towards compass point `c`, 0 or 1 clockwise; -1.
 * The start lies outside, so its printed side is the opposite of the cell's. */
static int half_of(int side, char c) {
    int towards = rv_side_of(c), printed = rv_opposite(side);
    return towards == ((printed + 3) & 3) ? 0 : towards == ((printed + 1) & 3) ? 1 : -1;
}

typedef struct start_reading {
    rv_start *start;
    int side;
    int half_kind[2]; /* -1 not given */
    int prize_half, collects_half;
    int8_t path;
    bool doubles, joined;
} start_reading;

static void start_key(rv_reading *r, const rv_yaml *k) {
    start_reading *s = r->to;
    const rv_yaml *v = k->next;
    const char c = v->text.n ? v->text.s[0] : '\0';
    int rank = 0, half;
    if (rv_str_is(k->text, "cell")) {
        bool named = v->text.n >= 2 && c >= 'a' && c <= 'z' &&
                     rv_str_int((rv_str){v->text.s + 1, v->text.n - 1}, &rank) && rank > 0;
        if (!named || rank > RV_LIMIT_SIDE)
            rv_complain(&r->diags, RV_D_BAD_CELL, v->mark, v->text.s);
        s->start->x = (int16_t)(c - 'a');
        s->start->y = (int16_t)(rank - 1);
    } else if (rv_str_is(k->text, "side")) {
        s->side = v->text.n == 1 ? rv_side_of(c) : -1;
        if (s->side < 0) {
            rv_wrong(r, v->mark, v->text.s, "a side: n e s w");
            s->side = 0;
        }
    } else if (k->text.n == 1) { /* n, e, s or w: the kind of that half */
        if ((half = half_of(s->side, k->text.s[0])) >= 0)
            s->half_kind[half] = rv_read_kind(r, v);
        else
            rv_wrong(r, k->mark, k->text.s, "the halves of this side lie the other way");
    } else { /* the half on which a prize or a token is printed */
        half = v->text.n == 1 ? half_of(s->side, c) : -1;
        if (half < 0)
            rv_wrong(r, v->mark, v->text.s, "a half of this side");
        *(rv_str_is(k->text, "prize") ? &s->prize_half : &s->collects_half) = half;
    }
}

FIELDS(start_fields) = {
    RV_TAKE("cell", RV_WORD, start_key, true),
    RV_TAKE("side", RV_WORD, start_key, true),
    RV_TAKE("n", RV_WORD, start_key, false),
    RV_TAKE("e", RV_WORD, start_key, false),
    RV_TAKE("s", RV_WORD, start_key, false),
    RV_TAKE("w", RV_WORD, start_key, false),
    RV_TAKE("prize", RV_WORD, start_key, false),
    RV_ROW("path", start_reading, path, RV_IS_KIND, false),
    RV_ROW("doubles", start_reading, doubles, RV_IS_TRUTH, false),
    RV_ROW("joined", start_reading, joined, RV_IS_TRUTH, false),
    RV_TAKE("collects", RV_WORD, start_key, false),
};

/* Alike halves without a path between them are one region, as on any tile; so are joined ones
 * (C-113). */
static void make_start_tile(const start_reading *s) {
    rv_tile *t = &s->start->tile;
    int printed = rv_opposite(s->side);
    *t = (rv_tile){.id = "", .look = "", .nregions = 2};
    for (int half = 0; half < 2; half++)
        t->regions[half] = (rv_region){.kind = (uint8_t)s->half_kind[half],
                                       .ports = (rv_ports)(1u << (3 * printed + 2 * half)),
                                       .prizes = s->prize_half == half,
                                       .collects = s->collects_half == half};
    if (s->half_kind[0] == s->half_kind[1] && (s->path < 0 || s->joined)) {
        t->nregions = 1;
        t->regions[0].ports |= t->regions[1].ports;
        t->regions[0].prizes = s->prize_half >= 0;
        t->regions[0].collects = s->collects_half >= 0;
    }
    if (s->path >= 0)
        t->regions[t->nregions++] = (rv_region){.ports = (rv_ports)(1u << (3 * printed + 1)),
                                                .kind = (uint8_t)s->path,
                                                .doubles = s->doubles};
    rv_tile_finish(t);
}

static void take_starts(rv_reading *r, const rv_yaml *key) {
    rv_start *starts = RV_NEWS(r->a, rv_start, RV_MAX_STARTS);
    r->recode = true;
    r->rs->nstarts = 0;
    r->rs->starts = starts;
    RV_EACH_PAIR(key->next, k) {
        if (r->rs->nstarts == RV_MAX_STARTS) {
            rv_too_many(r, k, RV_LIMIT_TEXT(RV_MAX_STARTS), "starts");
            return;
        }
        start_reading s = {&starts[r->rs->nstarts++], 0, {-1, -1}, -1, -1, -1, false, false};
        s.start->space = (int16_t)rv_read_number(r, k, "a start space", 0, 999);
        RV_READ_MAP(r, k->next, "a start space", start_fields, &s);
        if (s.half_kind[0] < 0 || s.half_kind[1] < 0) {
            rv_wrong(r, k->mark, k->text.s, "both halves of its side");
            return;
        }
        s.start->x = (int16_t)(s.start->x + rv_dx(s.side));
        s.start->y = (int16_t)(s.start->y + rv_dy(s.side));
        make_start_tile(&s);
    }
}

FIELDS(board_fields) = {
    RV_TAKE("cells", RV_MAP, take_cells, false),
    RV_ROW_RANGE("track", rv_ruleset, track, 1, 1000, false),
    RV_TAKE("corners", RV_LIST, take_spaces, false),
    RV_TAKE("no_wall_tile", RV_LIST, take_spaces, false),
    RV_TAKE("starts", RV_MAP, take_starts, false),
    RV_TAKE("gates", RV_LIST, take_spaces, false),
};

void rv_take_board(rv_reading *r, const rv_yaml *root) {
    RV_READ_MAP(r, root, "the board", board_fields, r->rs);
}
