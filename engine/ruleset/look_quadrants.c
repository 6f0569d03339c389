/* look_quadrants.c - looks of four quadrants and the lines through them: "ttch:e,s,w",
 * "cccc:nw,es+m.ne".
 *
 * Four quadrants NW NE SE SW by the letters of their kinds, then after a colon the paths as groups
 * of edges joined inside the tile, then the ruleset's marks: +f (what doubles) and +m (what pays,
 * with the quadrant where several courts could be meant); where something is collected, +a and the
 * quadrant or the edge of the path on which it is printed.
 */
#include "ruleset/look.h"

enum { NW, NE, SE, SW };

/* The places of marks: four quadrants, then the edges at which a path can leave. */
static const char *const places[] = {"nw", "ne", "se", "sw", "n", "e", "s", "w"};

/* Quadrant q lies between side q-1 and side q (NW between west and north). */
static rv_ports quadrant_ports(int q) {
    return (rv_ports)(1u << 3 * q | 1u << (3 * q + RV_PORTS - 1) % RV_PORTS);
}

/* Finds the quadrants that are one region: alike neighbours without an arm between them, and those
 * that are joined. Each gets the number of the first of its region. */
static void join_quadrants(const rv_look *look, rv_ports joined, int leader[4]) {
    for (int q = 0; q < 4; q++)
        leader[q] = q;
    for (int pass = 0; pass < 4; pass++)
        for (int q = 0; q < 4; q++) {
            int next = (q + 1) & 3; /* the side between them is the one numbered q */
            if (look->kind[q] != look->kind[next] || look->group[q])
                continue;
            int low = leader[q] < leader[next] ? leader[q] : leader[next];
            leader[q] = leader[next] = low;
        }
    int first = -1;
    for (int q = 0; q < 4; q++) {
        if (!(quadrant_ports(q) & joined))
            continue;
        first = first < 0 ? q : first;
        leader[q] = leader[first];
    }
}

/* What lines and areas are called, for messages. */
static const char *word_of(const rv_ruleset *rs, int kind, const char *usual) {
    return kind == RV_NO_KIND ? usual : rs->kinds[kind].name;
}
#define line_word(rs) word_of(rs, rv_line_kind(rs), "line")
#define area_word(rs) word_of(rs, rv_area_kind(rs), "area")

static const char *read_paths(rv_arena *a, const rv_ruleset *rs, rv_str s, rv_look *out) {
    if (rv_line_kind(rs) == RV_NO_KIND)
        return "no kind of this game is a line";
    while (s.s && s.n) {
        rv_str group = rv_str_cut(&s, ",/");
        out->ngroups++;
        if (group.n == 0)
            return rv_printf(a, "a group of %s edges is empty", line_word(rs));
        for (size_t i = 0; i < group.n; i++) {
            int side = rv_side_of(group.s[i]);
            if (side < 0)
                return rv_printf(a, "%c is not an edge (n e s w)", group.s[i]);
            if (out->group[side])
                return rv_printf(a, "edge %c is named twice", group.s[i]);
            out->group[side] = (uint8_t)out->ngroups;
        }
    }
    return out->ngroups ? NULL : rv_printf(a, "after the colon come the %s edges", line_word(rs));
}

static bool is_letter(rv_str s, char letter) {
    return s.n == 1 && s.s[0] == letter;
}

/* Two games may use one word for two things (Z-3): the message says what an older one means. */
static const char *no_mark(rv_arena *a, const rv_ruleset *rs, rv_str s) {
    char d = rs->doubles_letter, p = rs->prize_letter;
    rv_buf b = {.arena = a};
    rv_putf(&b, "+%.*s is not a mark (+%c, +%c, +%c.ne", RV_CHARS(s), d, p, p);
    rv_putf(&b, rs->collects_letter ? ", +%c.ne)" : ")", rs->collects_letter);
    for (const rv_ruleset *o = rs->base; o; o = o->base) {
        rv_word_id word = is_letter(s, o->doubles_letter) ? RV_W_DOUBLES : RV_W_PRIZE;
        if (word == RV_W_PRIZE && !is_letter(s, o->prize_letter))
            continue;
        rv_putf(&b, "; what %s calls %s is +%c (%s) here", o->name, rv_word(o, word, 1),
                word == RV_W_PRIZE ? p : d, rv_word(rs, word, 1));
        if (strcmp(rv_word(o, word, 1), rv_word(rs, RV_W_DIVIDES, 1)) == 0)
            rv_putf(&b, ", and %s %s divides the edges, as in e,s,w",
                    rv_article(rv_word(o, word, 1)), rv_word(o, word, 1));
        break;
    }
    return rv_buf_text(&b);
}

/* Where that is collected it matters where it is printed: on a quadrant, or on the path at an edge.
 * Only where all quadrants are one region the place may be left out. */
static const char *read_collects(rv_arena *a, const rv_ruleset *rs, rv_str where, rv_look *out) {
    int place = where.s ? rv_place_of(where) : -1;
    int side = place < 0 ? -1 : rv_place_side(place), leader[4];
    bool known = false;
    if (out->ncollects == RV_LOOK_COLLECTS)
        return rv_printf(a, "more than %d marks +%c", RV_LOOK_COLLECTS, rs->collects_letter);
    join_quadrants(out, 0, leader);
    if (!where.s && (leader[0] || leader[1] || leader[2] || leader[3]))
        return rv_printf(a, "+%c (%s) needs its place, as +%c.ne", rs->collects_letter,
                         rv_word(rs, RV_W_COLLECTS, 1), rs->collects_letter);
    for (int q = 0; q < 4 && place >= 0; q++)
        known |= side < 0 ? rv_place_ports(place) == quadrant_ports(q) : out->group[side] != 0;
    if (where.s && !known)
        return rv_printf(a, "%.*s is not a quadrant, and not an edge with %s %s", RV_CHARS(where),
                         rv_article(line_word(rs)), line_word(rs));
    out->collect[out->ncollects++] = where.s ? rv_place_ports(place) : quadrant_ports(NW);
    return NULL;
}

/* It is paid for with an area, so that it cannot be printed on anything else. */
static const char *read_prize(rv_arena *a, const rv_ruleset *rs, rv_str where, rv_look *out) {
    int q = 0;
    while (q < 4 && !(where.s ? rv_str_is(where, places[q]) : rs->kinds[out->kind[q]].area))
        q++;
    if (q == 4 && where.s)
        return rv_printf(a, "%.*s is not a quadrant (nw ne se sw)", RV_CHARS(where));
    if (q == 4 || !rs->kinds[out->kind[q]].area)
        return rv_printf(a, "+%c (%s) needs %s %s%s", rs->prize_letter, rv_word(rs, RV_W_PRIZE, 1),
                         rv_article(area_word(rs)), area_word(rs), where.s ? " there" : "");
    if (out->prizes == RV_LOOK_PRIZES)
        return rv_printf(a, "more than %d marks +%c", RV_LOOK_PRIZES, rs->prize_letter);
    out->prizes++;
    out->prize[q] = (uint8_t)(out->prize[q] + (where.s != NULL));
    return NULL;
}

static const char *read_mark(rv_arena *a, const rv_ruleset *rs, rv_str s, rv_look *out) {
    rv_str whole = s, mark = rv_str_cut(&s, ".");
    if (is_letter(whole, rs->doubles_letter)) {
        out->doubles = true;
        return out->ngroups ? NULL
                            : rv_printf(a, "+%c (%s) needs %s %s", rs->doubles_letter,
                                        rv_word(rs, RV_W_DOUBLES, 1), rv_article(line_word(rs)),
                                        line_word(rs));
    }
    if (rs->collects_letter && is_letter(mark, rs->collects_letter))
        return read_collects(a, rs, s, out);
    return is_letter(mark, rs->prize_letter) ? read_prize(a, rs, s, out) : no_mark(a, rs, mark);
}

static const char *parse(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out) {
    *out = (rv_look){0};
    rv_str rest = text, body = rv_str_cut(&rest, "+");
    rv_str paths = body, quadrants = rv_str_cut(&paths, ":");
    const char *wrong = rv_look_letters(a, rs, quadrants, out);
    if (!wrong && paths.s)
        wrong = read_paths(a, rs, paths, out);
    while (!wrong && rest.s)
        wrong = read_mark(a, rs, rv_str_cut(&rest, "+"), out);
    return wrong;
}

/* How many prizes the look has in the quadrants of these ports. */
static int prizes_in(const rv_look *look, rv_ports region) {
    int n = 0;
    for (int q = 0; q < 4; q++)
        n += region & quadrant_ports(q) ? look->prize[q] : 0;
    return n;
}

static int areas_of(const rv_ruleset *rs, const rv_tile *t) {
    int areas = 0;
    for (int r = 0; r < t->nregions; r++)
        areas += rs->kinds[t->regions[r].kind].area;
    return areas;
}

const char *rv_look_doubt(rv_arena *a, const rv_ruleset *rs, const rv_look *look,
                          const rv_tile *t) {
    rv_look turned;
    /* Features that share edges are named in an order that a turned tile may not have (HS-5). */
    for (int q = 0; rs->edge_looks && q < 4; q++)
        if (rv_look_parse(a, rs, rv_str_of(rv_look_write(a, rs, t, q)), &turned) ||
            !rv_look_fits(rs, &turned, t, q))
            return "two features share edges so that one goes round the other";
    if (rs->edge_looks || areas_of(rs, t) < 2 || look->prizes == prizes_in(look, (rv_ports)~0u))
        return NULL;
    return rv_printf(a, "it has several %ss, and +%c does not say which, as +%c.ne", area_word(rs),
                     rs->prize_letter, rs->prize_letter);
}

static void build(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out) {
    int leader[4], loose = look->prizes - prizes_in(look, (rv_ports)~0u);
    rv_ports prized = 0;
    join_quadrants(look, joined, leader);
    out->nregions = 0;
    for (int q = 0; q < 4; q++) {
        prized |= look->prize[q] ? quadrant_ports(q) : 0;
        if (leader[q] != q)
            continue;
        rv_region *r = rv_tile_add(out, look->kind[q], 0);
        for (int o = q; o < 4; o++)
            if (leader[o] == q)
                r->ports |= quadrant_ports(o);
    }
    /* A square parts the paths into groups (C-38); a fountain (C-39) or a plain junction (C-40)
     * does not, and a fountain doubles its own group only (C-51). */
    RV_RELY(!look->ngroups || rv_line_kind(rs) != RV_NO_KIND);
    for (int g = 1; g <= look->ngroups; g++) {
        rv_region *r = rv_tile_add(out, rv_line_kind(rs), 0);
        r->doubles = look->doubles;
        for (int s = 0; s < 4; s++)
            if (look->group[s] == g)
                r->ports |= rv_place_ports(s);
    }
    rv_tile_finish(out);
    /* A market lies on the court that the look names, or on the first that there is. */
    RV_EACH_AT(out->regions, out->nregions, g) {
        if (!rs->kinds[g->kind].area)
            continue;
        g->prizes = (uint8_t)(prizes_in(look, g->ports) + loose);
        g->prize_ports = g->ports & prized;
        loose = 0;
    }
    /* A token lies on the region that is printed there, whatever its kind. */
    for (int i = 0; i < look->ncollects; i++)
        RV_EACH_AT(out->regions, out->nregions, g) {
            if (!(g->ports & look->collect[i]))
                continue;
            g->collects++;
            g->collect_ports |= g->ports & look->collect[i];
            break;
        }
}

/* ---- from tile to look --------------------------------------------------------------------- */

/* The region at a port of a tile that is turned, or NULL. Port 3q lies in quadrant q. */
static const rv_region *region_at(const rv_tile *t, int quarters, int port) {
    int r = rv_tile_region(t, quarters, port);
    return r == RV_NO_REGION ? NULL : &t->regions[r];
}

static const rv_region *line_at(const rv_ruleset *rs, const rv_tile *t, int quarters, int side) {
    const rv_region *r = region_at(t, quarters, 3 * side + 1);
    return r && rs->kinds[r->kind].line ? r : NULL;
}

/* Whether a tile has the quadrants of a look, and the same edges joined by paths; as many marks in
 * all, and on each region those that the look has there. */
static bool fits(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters) {
    bool doubled = false;
    int prizes = 0, collects = 0;
    for (int q = 0; q < 4; q++) { /* most tiles differ in these four */
        const rv_region *r = region_at(t, quarters, 3 * q);
        if (!r || r->kind != look->kind[q])
            return false;
    }
    for (int q = 0; q < 4; q++) {
        const rv_region *path = line_at(rs, t, quarters, q);
        if ((path != NULL) != (look->group[q] != 0))
            return false;
        doubled |= path && path->doubles;
        for (int o = 0; o < q; o++)
            if (path && look->group[o] &&
                (line_at(rs, t, quarters, o) == path) != (look->group[o] == look->group[q]))
                return false;
    }
    for (int r = 0; r < t->nregions; r++) {
        const rv_ports ports = rv_tile_ports(t, quarters, r);
        int here = 0;
        for (int i = 0; i < look->ncollects; i++)
            here += (ports & look->collect[i]) != 0;
        if (here != t->regions[r].collects || prizes_in(look, ports) > t->regions[r].prizes)
            return false;
        collects += here;
        prizes += t->regions[r].prizes;
    }
    return doubled == look->doubles && prizes == look->prizes && collects == look->ncollects;
}

/* Writes one mark a place, and at the last all that are left; without a place where the quadrants
 * are all one region. */
static void write_collects(rv_buf *b, const rv_ruleset *rs, const rv_tile *t, int quarters,
                           const rv_region *g) {
    rv_ports rest = rv_turn_ports(g->collect_ports, quarters);
    int left = g->collects;
    bool whole = true;
    for (int q = 0; q < 4; q++)
        whole &= region_at(t, quarters, 3 * q) == g;
    for (int i = 0; i < 8; i++) {
        const rv_ports here = i < 4 ? quadrant_ports(i) : rv_place_ports(i - 4);
        if (!(rest & here))
            continue;
        rest &= (rv_ports)~here;
        for (int n = rest ? 1 : left; n > 0; n--, left--)
            rv_putf(b, "+%c%s%s", rs->collects_letter, whole ? "" : ".", whole ? "" : places[i]);
    }
}

static const char *write(rv_arena *a, const rv_ruleset *rs, const rv_tile *t, int quarters) {
    rv_buf b = {.arena = a};
    const bool several = areas_of(rs, t) > 1;
    bool doubles = false;
    int group[2 * RV_SIDES];
    for (int q = 0; q < 4; q++) {
        const rv_region *r = region_at(t, quarters, 3 * q), *line = line_at(rs, t, quarters, q);
        char letter = r && rs->kinds[r->kind].letter ? rs->kinds[r->kind].letter : '?';
        rv_putn(&b, &letter, 1);
        group[2 * q] = group[2 * q + 1] = line ? (int)(line - t->regions) : -1;
    }
    rv_look_put_groups(&b, group);
    for (int r = 0; r < t->nregions; r++)
        doubles |= t->regions[r].doubles > 0;
    if (doubles)
        rv_putf(&b, "+%c", rs->doubles_letter);
    for (int r = 0; r < t->nregions; r++) {
        int q = 0; /* the first quadrant of the region, which is named where there are more areas */
        while (q < 3 && region_at(t, quarters, 3 * q) != &t->regions[r])
            q++;
        for (int i = 0; i < t->regions[r].prizes; i++)
            rv_putf(&b, "+%c%s%s", rs->prize_letter, several ? "." : "", several ? places[q] : "");
    }
    for (int r = 0; r < t->nregions; r++)
        if (t->regions[r].collects)
            write_collects(&b, rs, t, quarters, &t->regions[r]);
    return rv_buf_text(&b);
}

const rv_look_style rv_look_quadrants = {parse, build, fits, write, places, "quadrant"};
