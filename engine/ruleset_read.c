/* ruleset_read.c - YAML into an rv_ruleset; reeve-ruleset(5) describes the format. */
#include "limit.h"
#include "look.h"
#include "ruleset.h"
#include "schema.h"
#include <stdlib.h>
#include <string.h>

typedef struct reading {
    rv_arena *a;
    rv_diags diags;
    const rv_loader *loader;
    const char *name; /* of the ruleset: its directory */
    const char *file; /* being read, for messages */
    rv_ruleset *rs;
    const rv_ruleset *(*base)(void *ud, const char *name, const char **why);
    void *ud;
    const char *why;
    rv_tile *tile; /* the tile, start and so on whose keys are being read */
    rv_look look;
    rv_ports joined;
    int index;
    bool recode; /* something was read on which the edge codes rest */
} reading;

#define FIELDS(name) static const rv_field name[]

static const char *keep_text(reading *r, const rv_yaml *v) {
    return rv_dup(r->a, v->text);
}

/* A number that must fit a field; 0 with a complaint otherwise. */
static int number(reading *r, const rv_yaml *v, const char *what, int least, int most) {
    int n = 0;
    if (!rv_number(&r->diags, v, what, &n))
        return 0;
    if (n >= least && n <= most)
        return n;
    rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s,
                rv_printf(r->a, "%s goes from %d to %d", what, least, most));
    return 0;
}

static bool truth(reading *r, const rv_yaml *v) {
    bool yes = rv_str_is(v->text, "true");
    if (!yes && !rv_str_is(v->text, "false"))
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "true or false belongs here");
    return yes;
}

/* ---- files --------------------------------------------------------------------------------- */

static void load(reading *r, const char *file, void (*take)(reading *r, const rv_yaml *root)) {
    size_t n = 0;
    const char *path = rv_printf(r->a, "%s/%s", r->name, file), *outer = r->file;
    char *text = r->loader->load(r->loader->ud, RV_ASSET_RULESET, path, &n);
    if (!text) {
        if (!r->why)
            r->why = rv_printf(r->a, "there is no file %s", path);
        return;
    }
    const char *copy = rv_dup(r->a, (rv_str){text, n});
    free(text);
    r->file = path;
    int before = r->diags.n;
    const rv_yaml *root = rv_doc_parse(r->a, (rv_str){copy, n}, 1, &r->diags);
    if (root)
        take(r, root);
    if (r->diags.n > before && !r->why) {
        const rv_diag *g = &r->diags.list[before];
        r->why = rv_printf(r->a, "%s:%d:%d: %s%s%s", path, g->line, g->column, g->message,
                           *g->help ? "; " : "", g->help);
    }
    r->file = outer;
}

/* A value that stands here, or in the file named here. */
static void here_or_file(reading *r, const rv_yaml *v, const char *key,
                         void (*take)(reading *r, const rv_yaml *root)) {
    (void)key;
    if (v->type != RV_YAML_WORD) {
        take(r, v);
    } else if (strstr(v->text.s, "..") || strchr(v->text.s, '/')) {
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "a file beside this one");
    } else {
        load(r, v->text.s, take);
    }
}

/* ---- kinds --------------------------------------------------------------------------------- */

static rv_kind *this_kind(reading *r) {
    return &r->rs->kinds[r->index];
}

#define KIND_NUMBER(key)                                                                           \
    static void kind_##key(void *ud, const rv_yaml *k, const rv_yaml *v) {                         \
        this_kind(ud)->key = (int8_t)number(ud, v, k->text.s, 0, 100);                             \
    }
#define KIND_TEXT(key)                                                                             \
    static void kind_##key(void *ud, const rv_yaml *k, const rv_yaml *v) {                         \
        (void)k;                                                                                   \
        this_kind(ud)->key = keep_text(ud, v);                                                     \
    }
#define KIND_TRUTH(key)                                                                            \
    static void kind_##key(void *ud, const rv_yaml *k, const rv_yaml *v) {                         \
        (void)k;                                                                                   \
        this_kind(ud)->key = truth(ud, v);                                                         \
    }
KIND_TEXT(name)
KIND_TEXT(role)
KIND_TEXT(rule)
KIND_TEXT(doubled_rule)
KIND_NUMBER(points)
KIND_NUMBER(doubled)
KIND_NUMBER(prize)
KIND_TRUTH(line)
KIND_TRUTH(area)
KIND_TRUTH(keep)

static void kind_letter(void *ud, const rv_yaml *k, const rv_yaml *v) {
    reading *r = ud;
    (void)k;
    if (v->text.n == 1 && v->text.s[0] >= 'a' && v->text.s[0] <= 'z')
        this_kind(r)->letter = v->text.s[0];
    else
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "one small letter");
}

FIELDS(kind_fields) = {
    {"name", RV_WORD, kind_name, false},
    {"role", RV_WORD, kind_role, false},
    {"letter", RV_WORD, kind_letter, false},
    {"line", RV_WORD, kind_line, false},
    {"area", RV_WORD, kind_area, false},
    {"keep", RV_WORD, kind_keep, false},
    {"points", RV_WORD, kind_points, false},
    {"doubled", RV_WORD, kind_doubled, false},
    {"prize", RV_WORD, kind_prize, false},
    {"rule", RV_WORD, kind_rule, false},
    {"doubled_rule", RV_WORD, kind_doubled_rule, false},
};

static void take_kinds(void *ud, const rv_yaml *key, const rv_yaml *v) {
    reading *r = ud;
    (void)key;
    r->recode = true;
    RV_EACH_PAIR(v, k) {
        r->index = rv_kind_find(r->rs, k->text);
        if (r->index < 0 && r->rs->nkinds == RV_MAX_KINDS) {
            rv_complain(&r->diags, RV_D_TOO_MANY, k->mark, RV_LIMIT_TEXT(RV_MAX_KINDS), "kinds");
            return;
        }
        if (r->index < 0) {
            r->index = r->rs->nkinds++;
            *this_kind(r) = (rv_kind){.name = keep_text(r, k), .role = "", .doubled = 0};
        }
        RV_SCHEMA(&r->diags, k->next, k->text.s, kind_fields, r);
    }
}

static int kind_of(reading *r, const rv_yaml *v) {
    int k = rv_kind_find(r->rs, v->text);
    if (k < 0)
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "a kind of this ruleset");
    return k < 0 ? 0 : k;
}

/* ---- wall tiles ---------------------------------------------------------------------------- */

static rv_token *this_token(reading *r) {
    return &r->rs->tokens[r->index];
}

static void token_copies(void *ud, const rv_yaml *k, const rv_yaml *v) {
    this_token(ud)->copies = (int8_t)number(ud, v, k->text.s, 0, 100);
}

static void token_amount(void *ud, const rv_yaml *k, const rv_yaml *v) {
    this_token(ud)->amount = (int8_t)number(ud, v, k->text.s, 0, 100);
}

static void token_kind(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    this_token(ud)->kind = (int8_t)kind_of(ud, v);
}

static void token_rule(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    this_token(ud)->rule = keep_text(ud, v);
}

static void token_effect(void *ud, const rv_yaml *k, const rv_yaml *v) {
    static const char *const names[] = {"extra_turn", "double", "unfinished",
                                        "prize",      "keep",   "points"};
    reading *r = ud;
    (void)k;
    for (int i = 0; i < RV_EFFECT_COUNT; i++)
        if (rv_str_is(v->text, names[i])) {
            this_token(r)->effect = (uint8_t)i;
            return;
        }
    rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s,
                "extra_turn, double, unfinished, prize, keep or points");
}

FIELDS(token_fields) = {
    {"copies", RV_WORD, token_copies, true}, {"effect", RV_WORD, token_effect, true},
    {"kind", RV_WORD, token_kind, false},    {"amount", RV_WORD, token_amount, false},
    {"rule", RV_WORD, token_rule, true},
};

static void take_tokens(void *ud, const rv_yaml *key, const rv_yaml *v) {
    reading *r = ud;
    (void)key;
    r->rs->ntokens = 0;
    RV_EACH_PAIR(v, k) {
        if (r->rs->ntokens == RV_MAX_TOKENS) {
            rv_complain(&r->diags, RV_D_TOO_MANY, k->mark, RV_LIMIT_TEXT(RV_MAX_TOKENS),
                        "wall tiles");
            return;
        }
        r->index = r->rs->ntokens++;
        *this_token(r) =
            (rv_token){.number = (int8_t)number(r, k, "a wall tile", 1, 99), .rule = ""};
        RV_SCHEMA(&r->diags, k->next, "a wall tile", token_fields, r);
    }
}

/* ---- board --------------------------------------------------------------------------------- */

static int file_of(reading *r, const rv_yaml *v) {
    int f = v->text.n == 1 ? v->text.s[0] - 'a' : -1;
    if (f >= 0 && f < 26)
        return f;
    rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "a file, a to z");
    return 0;
}

static void take_rank(reading *r, const rv_yaml *k, uint64_t *inside) {
    int rank = number(r, k, "a rank", 1, RV_LIMIT_SIDE);
    const rv_yaml *v = k->next;
    if (!rank || !rv_typed(&r->diags, v, RV_LIST, "a rank"))
        return;
    if (v->n != 2) {
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, k->text.s, "its first and last file");
        return;
    }
    int from = file_of(r, v->first), to = file_of(r, v->first->next);
    for (int f = from; f <= to; f++)
        inside[rank - 1] |= (uint64_t)1 << f;
    r->rs->ranks = (int16_t)(rank > r->rs->ranks ? rank : r->rs->ranks);
    r->rs->files = (int16_t)(to + 1 > r->rs->files ? to + 1 : r->rs->files);
}

static void take_cells(void *ud, const rv_yaml *key, const rv_yaml *v) {
    reading *r = ud;
    uint64_t *inside = RV_NEWS(r->a, uint64_t, RV_LIMIT_SIDE);
    (void)key;
    r->rs->bounded = true;
    r->rs->inside = inside;
    RV_EACH_PAIR(v, k) {
        take_rank(r, k, inside);
    }
}

static void take_track(void *ud, const rv_yaml *k, const rv_yaml *v) {
    ((reading *)ud)->rs->track = (int16_t)number(ud, v, k->text.s, 1, 1000);
}

static void take_corners(void *ud, const rv_yaml *key, const rv_yaml *v) {
    reading *r = ud;
    (void)key;
    r->rs->ncorners = 0;
    RV_EACH_ITEM(v, it) {
        if (r->rs->ncorners == RV_MAX_CORNERS) {
            rv_complain(&r->diags, RV_D_TOO_MANY, it->mark, RV_LIMIT_TEXT(RV_MAX_CORNERS),
                        "corners");
            return;
        }
        r->rs->corners[r->rs->ncorners++] =
            (rv_corner){(int16_t)number(r, it, "a corner", 0, 999), true};
    }
}

static void take_bare_corners(void *ud, const rv_yaml *key, const rv_yaml *v) {
    reading *r = ud;
    (void)key;
    RV_EACH_ITEM(v, it) {
        int i = rv_corner_at(r->rs, number(r, it, "a corner", 0, 999));
        if (i >= 0)
            r->rs->corners[i].tile = false;
    }
}

/* The port of a start space's half: which half of the side lies towards compass point `c`. The
 * start lies outside, so its printed side is the opposite of the cell's. */
static int half_port(int side, char c) {
    int towards = rv_side_of(c), printed = rv_opposite(side);
    if (towards == ((printed + 3) & 3))
        return 3 * printed;
    return towards == ((printed + 1) & 3) ? 3 * printed + 2 : -1;
}

typedef struct start_reading {
    reading *r;
    rv_start *start;
    int side;
    int half_kind[2]; /* by port 0 and 2 of the printed side; -1 not given */
    int prize_half, path;
    bool doubles, joined;
} start_reading;

static void start_cell(void *ud, const rv_yaml *k, const rv_yaml *v) {
    start_reading *s = ud;
    int rank = 0;
    bool named = v->text.n >= 2 && v->text.s[0] >= 'a' && v->text.s[0] <= 'z' &&
                 rv_str_int((rv_str){v->text.s + 1, v->text.n - 1}, &rank) && rank > 0;
    (void)k;
    if (!named || rank > RV_LIMIT_SIDE)
        rv_complain(&s->r->diags, RV_D_BAD_CELL, v->mark, v->text.s);
    s->start->x = (int16_t)(v->text.s[0] - 'a');
    s->start->y = (int16_t)(rank - 1);
}

static void start_side(void *ud, const rv_yaml *k, const rv_yaml *v) {
    start_reading *s = ud;
    (void)k;
    s->side = v->text.n == 1 ? rv_side_of(v->text.s[0]) : -1;
    if (s->side < 0) {
        rv_complain(&s->r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "a side: n e s w");
        s->side = 0;
    }
}

static void start_half(void *ud, const rv_yaml *k, const rv_yaml *v) {
    start_reading *s = ud;
    int port = half_port(s->side, k->text.s[0]);
    if (port < 0)
        rv_complain(&s->r->diags, RV_D_BAD_EXTRA, k->mark, k->text.s,
                    "the halves of this side lie the other way");
    else
        s->half_kind[port % 3 / 2] = kind_of(s->r, v);
}

static void start_prize(void *ud, const rv_yaml *k, const rv_yaml *v) {
    start_reading *s = ud;
    int port =
        v->text.n == 1 && rv_side_of(v->text.s[0]) >= 0 ? half_port(s->side, v->text.s[0]) : -1;
    (void)k;
    if (port < 0)
        rv_complain(&s->r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "a half of this side");
    else
        s->prize_half = port % 3 / 2;
}

static void start_path(void *ud, const rv_yaml *k, const rv_yaml *v) {
    start_reading *s = ud;
    (void)k;
    s->path = kind_of(s->r, v);
}

static void start_doubles(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    ((start_reading *)ud)->doubles = truth(((start_reading *)ud)->r, v);
}

static void start_joined(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    ((start_reading *)ud)->joined = truth(((start_reading *)ud)->r, v);
}

FIELDS(start_fields) = {
    {"cell", RV_WORD, start_cell, true},        {"side", RV_WORD, start_side, true},
    {"n", RV_WORD, start_half, false},          {"e", RV_WORD, start_half, false},
    {"s", RV_WORD, start_half, false},          {"w", RV_WORD, start_half, false},
    {"prize", RV_WORD, start_prize, false},     {"path", RV_WORD, start_path, false},
    {"doubles", RV_WORD, start_doubles, false}, {"joined", RV_WORD, start_joined, false},
};

static void add_half(const start_reading *s, rv_tile *t, int half) {
    int printed = rv_opposite(s->side);
    rv_region *r = &t->regions[t->nregions++];
    *r = (rv_region){.kind = (uint8_t)s->half_kind[half], .prizes = s->prize_half == half};
    r->ports = (rv_ports)(1u << (3 * printed + 2 * half));
}

/* Alike halves without a path between them are one region, as on any tile; so are joined ones
 * (C-113). */
static void make_start_tile(const start_reading *s) {
    rv_tile *t = &s->start->tile;
    int printed = rv_opposite(s->side);
    bool one = s->half_kind[0] == s->half_kind[1] && (s->path < 0 || s->joined);
    *t = (rv_tile){.id = "", .look = "", .count = 0};
    add_half(s, t, 0);
    add_half(s, t, 1);
    if (one) {
        t->nregions = 1;
        t->regions[0].ports |= t->regions[1].ports;
        t->regions[0].prizes = s->prize_half >= 0;
    }
    if (s->path >= 0)
        t->regions[t->nregions++] = (rv_region){.ports = (rv_ports)(1u << (3 * printed + 1)),
                                                .kind = (uint8_t)s->path,
                                                .doubles = s->doubles};
    rv_tile_finish(t);
}

static void take_starts(void *ud, const rv_yaml *key, const rv_yaml *v) {
    reading *r = ud;
    rv_start *starts = RV_NEWS(r->a, rv_start, RV_MAX_STARTS);
    (void)key;
    r->recode = true;
    r->rs->nstarts = 0;
    r->rs->starts = starts;
    RV_EACH_PAIR(v, k) {
        if (r->rs->nstarts == RV_MAX_STARTS) {
            rv_complain(&r->diags, RV_D_TOO_MANY, k->mark, RV_LIMIT_TEXT(RV_MAX_STARTS), "starts");
            return;
        }
        start_reading s = {r, &starts[r->rs->nstarts++], 0, {-1, -1}, -1, -1, false, false};
        s.start->space = (int16_t)number(r, k, "a start space", 0, 999);
        RV_SCHEMA(&r->diags, k->next, "a start space", start_fields, &s);
        if (s.half_kind[0] < 0 || s.half_kind[1] < 0) {
            rv_complain(&r->diags, RV_D_BAD_EXTRA, k->mark, k->text.s, "both halves of its side");
            return;
        }
        s.start->x = (int16_t)(s.start->x + rv_dx(s.side));
        s.start->y = (int16_t)(s.start->y + rv_dy(s.side));
        make_start_tile(&s);
    }
}

FIELDS(board_fields) = {
    {"cells", RV_MAP, take_cells, false},      {"track", RV_WORD, take_track, false},
    {"corners", RV_LIST, take_corners, false}, {"no_wall_tile", RV_LIST, take_bare_corners, false},
    {"starts", RV_MAP, take_starts, false},
};

static void take_board_map(reading *r, const rv_yaml *root) {
    RV_SCHEMA(&r->diags, root, "the board", board_fields, r);
}

static void take_board(void *ud, const rv_yaml *k, const rv_yaml *v) {
    here_or_file(ud, v, k->text.s, take_board_map);
}

/* ---- tiles --------------------------------------------------------------------------------- */

static void tile_look(void *ud, const rv_yaml *k, const rv_yaml *v) {
    reading *r = ud;
    (void)k;
    const char *wrong = rv_look_parse(r->a, r->rs, v->text, &r->look);
    if (wrong)
        rv_complain(&r->diags, RV_D_BAD_LOOK, v->mark, v->text.s, wrong);
}

static void tile_joined(void *ud, const rv_yaml *k, const rv_yaml *v) {
    reading *r = ud;
    (void)k;
    RV_EACH_ITEM(v, it) {
        int place = it->type == RV_YAML_WORD ? rv_place_of(it->text) : -1;
        if (place < 0)
            rv_complain(&r->diags, RV_D_BAD_WHERE, it->mark, it->text.s ? it->text.s : "");
        else
            r->joined |= rv_place_ports(place);
    }
}

static void tile_count(void *ud, const rv_yaml *k, const rv_yaml *v) {
    ((reading *)ud)->tile->count = (uint16_t)number(ud, v, k->text.s, 1, 100);
}

FIELDS(tile_fields) = {
    {"look", RV_WORD, tile_look, true},
    {"joined", RV_LIST, tile_joined, false},
    {"count", RV_WORD, tile_count, false},
};

static bool plain_id(rv_str s) {
    for (size_t i = 0; i < s.n; i++)
        if (!(s.s[i] > ' ' && s.s[i] < 0x7f) || strchr("/@:,", s.s[i]))
            return false;
    return s.n > 0 && s.n <= 15;
}

static void take_tile(reading *r, const rv_yaml *k, rv_tile *t) {
    *t = (rv_tile){.id = keep_text(r, k), .count = 1};
    r->tile = t;
    r->joined = 0;
    r->look = (rv_look){0};
    if (!plain_id(k->text))
        rv_complain(&r->diags, RV_D_BAD_EXTRA, k->mark, k->text.s, "a short name for a tile");
    if (k->next->type == RV_YAML_WORD)
        tile_look(r, k, k->next);
    else
        RV_SCHEMA(&r->diags, k->next, "a tile", tile_fields, r);
    rv_look_tile(r->rs, &r->look, r->joined, t);
    t->look = rv_look_write(r->a, r->rs, t, 0);
}

static void find_same(rv_tile *tiles, int i) {
    tiles[i].same = (uint16_t)i;
    for (int j = 0; j < i; j++)
        for (int q = 0; q < 4; q++)
            if (tiles[j].same == j && rv_tile_alike(&tiles[j], &tiles[i], q)) {
                tiles[i].same = (uint16_t)j;
                tiles[i].same_turn = (uint8_t)q;
                return;
            }
}

static void take_tile_map(reading *r, const rv_yaml *root) {
    const rv_yaml *map = rv_doc_get(root, "tiles");
    if (!map)
        map = root;
    if (!rv_typed(&r->diags, map, RV_MAP, "tiles"))
        return;
    if (map->n > RV_LIMIT_TILES) {
        rv_complain(&r->diags, RV_D_TOO_MANY, map->mark, RV_LIMIT_TEXT(RV_LIMIT_TILES), "tiles");
        return;
    }
    rv_tile *tiles = RV_NEWS(r->a, rv_tile, map->n + 1);
    r->recode = true;
    r->rs->tiles = tiles;
    r->rs->ntiles = 0;
    RV_EACH_PAIR(map, k) {
        take_tile(r, k, &tiles[r->rs->ntiles]);
        find_same(tiles, r->rs->ntiles++);
    }
}

static void take_tiles(void *ud, const rv_yaml *k, const rv_yaml *v) {
    here_or_file(ud, v, k->text.s, take_tile_map);
}

/* ---- edge codes ---------------------------------------------------------------------------- */

/* What an edge shows, as far as fitting goes: with `fit: middles` whether a line leaves there. */
static void edge_triple(const rv_ruleset *rs, const rv_tile *t, int quarters, int side,
                        uint8_t out[3]) {
    for (int i = 0; i < 3; i++) {
        int region = rv_tile_region(t, quarters, 3 * side + i);
        out[i] = region == RV_NO_REGION ? RV_NO_KIND : t->regions[region].kind;
    }
    if (rs->all_ports_fit)
        return;
    bool line = out[1] != RV_NO_KIND && rs->kinds[out[1]].line;
    out[0] = out[2] = RV_NO_KIND;
    out[1] = line ? out[1] : RV_NO_KIND;
}

static int edge_code(reading *r, const uint8_t e[3]) {
    rv_ruleset *rs = r->rs;
    for (int i = 1; i <= rs->nedges; i++)
        if (memcmp(rs->edge_kinds[i], e, 3) == 0)
            return i;
    if (rs->nedges == RV_MAX_EDGES) {
        if (!r->why)
            r->why = "its tiles have more than " RV_LIMIT_TEXT(RV_MAX_EDGES) " sorts of edge";
        return 1;
    }
    int code = ++rs->nedges;
    memcpy(rs->edge_kinds[code], e, 3);
    const uint8_t mirrored[3] = {e[2], e[1], e[0]};
    rs->edge_faces[code] = (uint8_t)edge_code(r, mirrored);
    return code;
}

static void code_edges(reading *r, rv_tile *t) {
    for (int q = 0; q < 4; q++) {
        t->edges[q] = 0;
        for (int side = 0; side < RV_SIDES; side++) {
            int printed = (side + 4 - q) & 3; /* the side of the unturned tile that lies there */
            if (!(t->sides >> printed & 1))
                continue;
            uint8_t e[3];
            edge_triple(r->rs, t, q, side, e);
            t->edges[q] |= (uint16_t)(edge_code(r, e) << (4 * side));
        }
    }
}

/* ---- rules --------------------------------------------------------------------------------- */

typedef struct rule_reading {
    reading *r;
    rv_rule *rule;
    const rv_yaml *sections;
} rule_reading;

static const char *joined_words(reading *r, const rv_yaml *v) {
    rv_buf b = {.arena = r->a};
    if (v->type == RV_YAML_WORD)
        return keep_text(r, v);
    RV_EACH_ITEM(v, it)
        if (rv_typed(&r->diags, it, RV_WORD, "a part of a list"))
            rv_putf(&b, "%s%s", it == v->first ? "" : ", ", it->text.s);
    return rv_buf_text(&b);
}

#define RULE_TEXT(key)                                                                             \
    static void rule_##key(void *ud, const rv_yaml *k, const rv_yaml *v) {                         \
        (void)k;                                                                                   \
        ((rule_reading *)ud)->rule->key = joined_words(((rule_reading *)ud)->r, v);                \
    }
RULE_TEXT(title)
RULE_TEXT(text)
RULE_TEXT(source)
RULE_TEXT(standing)
RULE_TEXT(edition)
RULE_TEXT(options)
RULE_TEXT(example)
RULE_TEXT(see)
RULE_TEXT(note)

static void rule_testable(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    ((rule_reading *)ud)->rule->testable = truth(((rule_reading *)ud)->r, v);
}

static void rule_section(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rule_reading *rr = ud;
    const rv_yaml *heading = rr->sections ? rv_doc_get(rr->sections, v->text.s) : NULL;
    (void)k;
    rr->rule->section = keep_text(rr->r, heading && heading->type == RV_YAML_WORD ? heading : v);
}

FIELDS(rule_fields) = {
    {"section", RV_WORD, rule_section, true},
    {"title", RV_WORD, rule_title, true},
    {"text", RV_WORD, rule_text, true},
    {"source", RV_WORD | RV_LIST, rule_source, true},
    {"standing", RV_WORD, rule_standing, true},
    {"edition", RV_WORD, rule_edition, false},
    {"options", RV_WORD | RV_LIST, rule_options, false},
    {"example", RV_WORD, rule_example, false},
    {"see", RV_WORD | RV_LIST, rule_see, false},
    {"note", RV_WORD, rule_note, false},
    {"testable", RV_WORD, rule_testable, true},
    {"untestable", RV_WORD, NULL, false},
};

/* Rules of the ruleset that this one extends stay, behind its own. */
static void take_rule_rows(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rule_reading *rr = ud;
    rv_ruleset *rs = rr->r->rs;
    rv_rule *rules = RV_NEWS(rr->r->a, rv_rule, v->n + rs->nrules + 1);
    int n = 0;
    (void)key;
    RV_EACH_PAIR(v, k) {
        rv_rule *rule = rr->rule = &rules[n++];
        *rule = (rv_rule){keep_text(rr->r, k), "", "", "", "", "", "", "", "", "", "", false};
        RV_SCHEMA(&rr->r->diags, k->next, k->text.s, rule_fields, rr);
    }
    if (rs->nrules)
        memcpy(rules + n, rs->rules, sizeof *rules * (size_t)rs->nrules);
    rs->rules = rules;
    rs->nrules = (int16_t)(rs->nrules + n);
}

static void take_sources(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rule_reading *rr = ud;
    rv_ruleset *rs = rr->r->rs;
    rv_source_row *rows = RV_NEWS(rr->r->a, rv_source_row, v->n + rs->nsources + 1);
    int n = 0;
    (void)key;
    RV_EACH_PAIR(v, k) {
        if (rv_typed(&rr->r->diags, k->next, RV_WORD, "a source"))
            rows[n++] = (rv_source_row){keep_text(rr->r, k), keep_text(rr->r, k->next)};
    }
    if (rs->nsources)
        memcpy(rows + n, rs->sources, sizeof *rows * (size_t)rs->nsources);
    rs->sources = rows;
    rs->nsources = (int16_t)(rs->nsources + n);
}

static void take_sections(void *ud, const rv_yaml *key, const rv_yaml *v) {
    (void)key;
    ((rule_reading *)ud)->sections = v;
}

FIELDS(ledger_fields) = {
    {"ledger", RV_WORD, NULL, true},         {"title", RV_WORD, NULL, true},
    {"sources", RV_MAP, take_sources, true}, {"sections", RV_MAP, take_sections, true},
    {"rules", RV_MAP, take_rule_rows, true},
};

static void take_ledger(reading *r, const rv_yaml *root) {
    rule_reading rr = {.r = r};
    RV_SCHEMA(&r->diags, root, "the rules file", ledger_fields, &rr);
}

static void take_rules(void *ud, const rv_yaml *k, const rv_yaml *v) {
    here_or_file(ud, v, k->text.s, take_ledger);
}

/* ---- options and laws ---------------------------------------------------------------------- */

static const char *any_option(const void *ud, int i) {
    (void)ud;
    return i < RV_O_COUNT ? rv_option_name(i) : NULL;
}

static void set_default(reading *r, int option, const rv_yaml *v) {
    int value = rv_option_value(option, v->text);
    if (value < 0)
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "a value of this option");
    else
        r->rs->options[option].standard = (uint8_t)value;
}

static void option_default(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    set_default(ud, ((reading *)ud)->index, v);
}

static void option_rule(void *ud, const rv_yaml *k, const rv_yaml *v) {
    reading *r = ud;
    (void)k;
    r->rs->options[r->index].rule = keep_text(r, v);
}

static void option_help(void *ud, const rv_yaml *k, const rv_yaml *v) {
    reading *r = ud;
    (void)k;
    r->rs->options[r->index].help = keep_text(r, v);
}

FIELDS(option_fields) = {
    {"default", RV_WORD, option_default, true},
    {"rule", RV_WORD, option_rule, true},
    {"help", RV_WORD, option_help, true},
};

static void take_options(void *ud, const rv_yaml *key, const rv_yaml *v) {
    reading *r = ud;
    (void)key;
    RV_EACH_PAIR(v, k) {
        r->index = rv_option_find(k->text);
        if (r->index < 0) {
            rv_unknown(&r->diags, RV_D_UNKNOWN_OPTION, k, "the engine", any_option, NULL);
            continue;
        }
        r->rs->options[r->index] = (rv_option_row){.offered = true, .rule = "", .help = ""};
        RV_SCHEMA(&r->diags, k->next, "an option", option_fields, r);
    }
}

static void take_defaults(void *ud, const rv_yaml *key, const rv_yaml *v) {
    reading *r = ud;
    (void)key;
    RV_EACH_PAIR(v, k) {
        int option = rv_option_find(k->text);
        if (option < 0 || !r->rs->options[option].offered)
            rv_unknown(&r->diags, RV_D_UNKNOWN_OPTION, k, r->rs->name, any_option, NULL);
        else if (rv_typed(&r->diags, k->next, RV_WORD, "a default"))
            set_default(r, option, k->next);
    }
}

static const char *any_law(const void *ud, int i) {
    (void)ud;
    return i < RV_L_COUNT ? rv_law_name(i) : NULL;
}

static void take_laws(void *ud, const rv_yaml *key, const rv_yaml *v) {
    reading *r = ud;
    (void)key;
    RV_EACH_PAIR(v, k) {
        int law = rv_law_find(k->text);
        if (law < 0)
            rv_unknown(&r->diags, RV_D_UNKNOWN_KEY, k, "laws", any_law, NULL);
        else if (rv_typed(&r->diags, k->next, RV_WORD, "a law"))
            r->rs->laws[law] = keep_text(r, k->next);
    }
}

/* ---- the whole ----------------------------------------------------------------------------- */

#define SET_TEXT(key)                                                                              \
    static void take_##key(void *ud, const rv_yaml *k, const rv_yaml *v) {                         \
        (void)k;                                                                                   \
        ((reading *)ud)->rs->key = keep_text(ud, v);                                               \
    }
SET_TEXT(title)
SET_TEXT(edition)
SET_TEXT(module)
SET_TEXT(blank)

static void take_version(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    if (!rv_str_is(v->text, "1"))
        rv_complain(&((reading *)ud)->diags, RV_D_BAD_VERSION, v->mark, v->text.s);
}

static void take_name(void *ud, const rv_yaml *k, const rv_yaml *v) {
    reading *r = ud;
    (void)k;
    if (!rv_str_is(v->text, r->name))
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s,
                    "its directory has another name");
}

static void take_players(void *ud, const rv_yaml *k, const rv_yaml *v) {
    reading *r = ud;
    if (v->n != 2) {
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, k->text.s, "the least and the most");
        return;
    }
    r->rs->min_players = (int16_t)number(r, v->first, "players", 1, RV_MAX_PLAYERS);
    r->rs->max_players = (int16_t)number(r, v->first->next, "players", 1, RV_MAX_PLAYERS);
}

static void take_supply(void *ud, const rv_yaml *k, const rv_yaml *v) {
    ((reading *)ud)->rs->supply = (int16_t)number(ud, v, k->text.s, 0, 100);
}

/* One of two words. */
static bool choice(reading *r, const rv_yaml *v, const char *no, const char *yes) {
    if (!rv_str_is(v->text, no) && !rv_str_is(v->text, yes))
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s,
                    rv_printf(r->a, "%s or %s", no, yes));
    return rv_str_is(v->text, yes);
}

static void take_fit(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    ((reading *)ud)->rs->all_ports_fit = choice(ud, v, "middles", "all");
    ((reading *)ud)->recode = true;
}

static void take_ties(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    ((reading *)ud)->rs->ties_share = choice(ud, v, "nobody", "everybody");
}

static void take_extends(void *ud, const rv_yaml *k, const rv_yaml *v) {
    reading *r = ud;
    const char *why = NULL;
    const rv_ruleset *base = r->base(r->ud, v->text.s, &why);
    (void)k;
    if (!base) {
        rv_complain(&r->diags, RV_D_BAD_RULESET, v->mark, v->text.s, why ? why : "unknown");
        return;
    }
    const char *name = r->rs->name;
    *r->rs = *base;
    r->rs->name = name;
}

/* In this order: the base first, kinds before what uses them. */
FIELDS(fields) = {
    {"ruleset", RV_WORD, take_version, true},
    {"name", RV_WORD, take_name, true},
    {"extends", RV_WORD, take_extends, false},
    {"title", RV_WORD, take_title, false},
    {"edition", RV_WORD, take_edition, false},
    {"players", RV_LIST, take_players, false},
    {"module", RV_WORD, take_module, false},
    {"fit", RV_WORD, take_fit, false},
    {"ties", RV_WORD, take_ties, false},
    {"supply", RV_WORD, take_supply, false},
    {"blank", RV_WORD, take_blank, false},
    {"kinds", RV_MAP, take_kinds, false},
    {"wall_tiles", RV_MAP, take_tokens, false},
    {"board", RV_WORD | RV_MAP, take_board, false},
    {"tiles", RV_WORD | RV_MAP, take_tiles, false},
    {"rules", RV_WORD | RV_MAP, take_rules, false},
    {"options", RV_MAP, take_options, false},
    {"defaults", RV_MAP, take_defaults, false},
    {"laws", RV_MAP, take_laws, false},
};

static void take_ruleset(reading *r, const rv_yaml *root) {
    RV_SCHEMA(&r->diags, root, "a ruleset", fields, r);
}

/* Copies, since what came from a base is not ours to write to. */
static void recode(reading *r) {
    rv_ruleset *rs = r->rs;
    rv_tile *tiles = RV_NEWS(r->a, rv_tile, rs->ntiles + 1);
    rv_start *starts = RV_NEWS(r->a, rv_start, rs->nstarts + 1);
    rs->nedges = rs->nlaid = 0;
    for (int i = 0; i < rs->ntiles; i++) {
        tiles[i] = rs->tiles[i];
        code_edges(r, &tiles[i]);
        rs->nlaid = (int16_t)(rs->nlaid + tiles[i].count);
    }
    for (int i = 0; i < rs->nstarts; i++) {
        starts[i] = rs->starts[i];
        code_edges(r, &starts[i].tile);
    }
    rs->tiles = tiles;
    rs->starts = starts;
}

static void finish(reading *r) {
    rv_ruleset *rs = r->rs;
    if (r->recode)
        recode(r);
    if (!r->why && (!rs->nkinds || !rs->ntiles || !rs->module))
        r->why = "it needs kinds, tiles and a module";
    if (!r->why && rs->nlaid > RV_LIMIT_TILES)
        r->why = "it has more than " RV_LIMIT_TEXT(RV_LIMIT_TILES) " tiles";
}

const rv_ruleset *rv_ruleset_read(rv_arena *a, const rv_loader *loader, const char *name,
                                  const rv_ruleset *(*base)(void *ud, const char *name,
                                                            const char **why),
                                  void *ud, const char **why) {
    reading r = {.a = a,
                 .diags = {.arena = a},
                 .loader = loader,
                 .name = rv_dup(a, rv_str_of(name)),
                 .rs = RV_NEW(a, rv_ruleset),
                 .base = base,
                 .ud = ud};
    r.rs->name = r.rs->title = r.name;
    r.rs->edition = r.rs->blank = "";
    r.rs->min_players = 2;
    r.rs->max_players = RV_MAX_PLAYERS;
    load(&r, "ruleset.yaml", take_ruleset);
    if (!r.why)
        finish(&r);
    *why = r.why;
    return r.why ? NULL : r.rs;
}
