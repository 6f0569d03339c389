/* look_edges.c - looks of four edges and what is joined inside the tile: "crfr", "ccfc/j+p",
 * "ffrr:s,w", "ffff+k".
 *
 * Four edges N E S W by the letters of their kinds. Edges of one line (a road) are joined when
 * there are two of it, and end apart when there are more or fewer. Edges of a built kind (a city)
 * are apart, and `/j` joins them all; those of a bare line (a river) are joined always. What
 * differs stands after a colon as groups of edges, joined inside a group: "rrrr:nw,es". Two groups
 * of a built kind may share an edge, "ccfc:nw,ne": the one that is named first has its western or
 * northern half (HS-5). Then marks: the letter of what stands in the middle and is completed by
 * what is around it (+k), and of what pays (+p, with its edge where several could be meant), and
 * those that the ruleset declares (+i, +i.e). Each can be typed by its name, too (+inn.e), and is
 * written so where it has no letter or shares it.
 *
 * An edge that fits beside any other has no feature (AM-21).
 *
 * The areas (fields) follow from it: half-edges are one area unless a joined group, or the lines
 * that end where they meet, lie between them (K-28). A ruleset whose tile differs says so
 * (`fields`).
 */
#include "ruleset/look.h"
#include "yaml/doc.h"

static bool is_built(const rv_kind *k) {
    return !k->area && !k->line && !k->around && !k->any;
}

/* ---- halves of edges, of each edge first the western or northern one ------------------------- */

enum { HALVES = 2 * RV_SIDES };

static int half_port(int i) {
    const bool clockwise = i / 2 < RV_SOUTH;
    return i / 2 * 3 + ((i % 2 == 1) == clockwise ? 2 : 0);
}

/* A line leaves by the middle of an edge; what is built has all of it, or one half. */
static rv_ports ports_at(const rv_ruleset *rs, const rv_look *look, int i) {
    return (rv_ports)(look->group[i] != look->group[i ^ 1] ? 1u << half_port(i)
                      : rs->kinds[look->kind[i / 2]].line  ? rv_place_ports(i / 2)
                                                           : rv_side_ports(i / 2));
}

/* ---- from text to look --------------------------------------------------------------------- */

/* How many edges are of this kind, and the first of them. */
static int edges_of(const rv_look *look, int kind, int *first) {
    int n = 0;
    for (int s = RV_SIDES - 1; s >= 0; s--)
        if (look->kind[s] == kind) {
            *first = s;
            n++;
        }
    return n;
}

/* Joins what is joined when a look says nothing else. A group is 1 + its first edge. */
static void join_edges(const rv_ruleset *rs, rv_look *look, bool joined) {
    for (int i = 0; i < HALVES; i++) {
        const rv_kind *k = &rs->kinds[look->kind[i / 2]];
        int first = i / 2, n = edges_of(look, look->kind[i / 2], &first);
        bool together = k->bare || (k->line ? n == 2 : joined);
        look->group[i] = (uint8_t)(k->area || k->any ? 0 : 1 + (together ? first : i / 2));
    }
}

/* Reads the groups of edges behind the colon, which are numbered from 5. */
static const char *read_groups(rv_arena *a, const rv_ruleset *rs, rv_str s, rv_look *out) {
    for (uint8_t number = 5; s.s; number++) {
        const rv_str group = rv_str_cut(&s, ",");
        int first = RV_NO_KIND;
        for (size_t i = 0; i < group.n; i++) {
            int side = rv_side_of(group.s[i]);
            if (side < 0)
                return rv_printf(a, "%c is not an edge (n e s w)", group.s[i]);
            uint8_t *half = &out->group[2 * side];
            const bool again = half[0] >= 5; /* by a group before this one, once */
            if (again &&
                (half[0] == number || half[0] != half[1] || !is_built(&rs->kinds[out->kind[side]])))
                return rv_printf(a, "edge %c is named twice", group.s[i]);
            first = first == RV_NO_KIND ? side : first;
            if (!half[0] || out->kind[side] != out->kind[first])
                return rv_printf(a, "edge %c cannot be joined like that", group.s[i]);
            half[again] = half[1] = number;
        }
        if (!group.n)
            return "a group of edges is empty";
    }
    return NULL;
}

/* "+p", "+p.n": a prize, with its edge where several groups of edges could have it. */
static const char *read_prize(rv_arena *a, const rv_ruleset *rs, rv_str where, rv_look *out) {
    const int place = where.s ? rv_place_of(where) : -1;
    const rv_ports ports = place < 0 ? 0 : rv_place_ports(place);
    const char *prize = rv_mark_text(rs, RV_NO_KIND, -1);
    unsigned groups = 0;
    bool known = !where.s;
    int first = 0; /* the first edge on which it can be */
    for (int i = HALVES - 1; i >= 0; i--)
        if (rs->kinds[out->kind[i / 2]].prize) {
            groups |= 1u << out->group[i];
            first = i / 2;
            known |=
                out->group[i] != out->group[i ^ 1] ? ports == ports_at(rs, out, i) : place == i / 2;
        }
    if (!known)
        return rv_printf(a, "%.*s is not an edge on which a %s can be", RV_CHARS(where),
                         rv_word(rs, RV_W_PRIZE, 1));
    if (!where.s && !groups)
        return rv_printf(a, "there is nothing on which +%s (%s) can be", prize,
                         rv_word(rs, RV_W_PRIZE, 1));
    if (!where.s && __builtin_popcount(groups) != 1)
        return rv_printf(
            a, "+%s (%s) can be on %d features: join them with /j, or type its edge, as +%s.%s",
            prize, rv_word(rs, RV_W_PRIZE, 1), __builtin_popcount(groups), prize,
            rv_side_name(first));
    if (out->prizes == RV_LOOK_PRIZES)
        return rv_printf(a, "more than %d marks +%s", RV_LOOK_PRIZES, prize);
    out->prizes++;
    out->prized |= ports;
    return NULL;
}

/* Puts a mark as it is typed and what it is called: "+h hill", "+hill". */
static void put_mark(rv_buf *b, const rv_ruleset *rs, const rv_look_mark *m) {
    const char *text = rv_mark_text(rs, m->kind, m->symbol);
    const char *name = m->symbol >= 0          ? rs->symbols[m->symbol].one
                       : m->kind != RV_NO_KIND ? rs->kinds[m->kind].name
                                               : rv_word(rs, RV_W_PRIZE, 1);
    bool same = strcmp(text, name) == 0;
    rv_putf(b, "+%s%s%s", text, same ? "" : " ", same ? "" : name);
}

/* ---- declared marks ------------------------------------------------------------------------ */

static bool may_bear(const rv_ruleset *rs, int symbol, const rv_region *g) {
    return rs->symbols[symbol].on >> g->kind & 1;
}

/* Whether a mark without a place can be on it: of areas on those that have the whole of an edge. */
static bool may_bear_plainly(const rv_ruleset *rs, int symbol, const rv_region *g) {
    return may_bear(rs, symbol, g) && (!rs->kinds[g->kind].area || (g->ports & RV_MIDDLES));
}

static void build(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out);

/* The port by which the feature at a place is known that bears a mark, or -1 where no such mark can
 * be. Of an area that has the whole of an edge it is one half of it. In a corner, whose area is
 * found only when the tile is built, it is a half that an area can have: one beside a line, or one
 * of an edge of its own. */
static int bearing_port(const rv_ruleset *rs, const rv_symbol *symbol, const rv_look *look,
                        int place) {
    const rv_ports ports = rv_place_ports(place);
    const int side = rv_place_side(place), first = __builtin_ctz(ports);
    if (side >= 0 && !(symbol->on >> look->kind[side] & 1))
        return -1;
    if (side >= 0)
        return rs->kinds[look->kind[side]].area ? 3 * side : first;
    RV_EACH_BIT(ports, port) {
        const rv_kind *kind = &rs->kinds[look->kind[port / 3 % RV_SIDES]];
        if (port < 3 * RV_SIDES && (kind->area || kind->line))
            return (int)port;
    }
    return first;
}

/* "+flier.w": a mark of the tile as a whole that points in a direction. */
static const char *read_pointing(rv_arena *a, const rv_ruleset *rs, int symbol, rv_str where,
                                 rv_look *out) {
    const char *text = rv_mark_text(rs, RV_NO_KIND, symbol), *one = rs->symbols[symbol].one;
    const int way = where.s ? rv_name_find(rv_directions, where) : -1;
    if (way < 0)
        return rv_printf(a, "+%s (%s) needs its direction, as +%s.nw", text, one, text);
    if (out->points)
        return rv_printf(a, "+%s (%s) points in a second direction", text, one);
    out->symbols |= (rv_symbols)1 << symbol;
    out->points = (uint8_t)(1 + way);
    return NULL;
}

/* "+i", "+i.e": on the feature at a place, or on the tile as a whole. */
static const char *read_symbol(rv_arena *a, const rv_ruleset *rs, int symbol, rv_str where,
                               rv_look *out) {
    const rv_symbol *mark = &rs->symbols[symbol];
    const char *text = rv_mark_text(rs, RV_NO_KIND, symbol);
    int place = where.s ? rv_place_of(where) : -1;
    int port = place < 0 || !mark->on ? -1 : bearing_port(rs, mark, out, place);
    if (where.s && port < 0)
        return rv_printf(a, "+%s (%s) cannot be at %.*s", text, mark->one, RV_CHARS(where));
    if ((port >= 0 && out->symbol[symbol] >> port & 1) ||
        (port < 0 && (out->somewhere | out->symbols) >> symbol & 1))
        return rv_printf(a, "+%s (%s) is there twice", text, mark->one);
    if (port >= 0)
        out->symbol[symbol] |= (rv_ports)(1u << port);
    else if (mark->on)
        out->somewhere |= (rv_symbols)1 << symbol;
    else
        out->symbols |= (rv_symbols)1 << symbol;
    return NULL;
}

/* A declared mark that says no place can be on one feature only. */
static const char *check_symbols(rv_arena *a, const rv_ruleset *rs, const rv_look *look) {
    rv_tile t = {.id = "", .look = ""};
    if (look->somewhere)
        build(rs, look, 0, &t);
    RV_EACH_BIT(look->somewhere, i) {
        const rv_symbol *mark = &rs->symbols[i];
        const char *text = rv_mark_text(rs, RV_NO_KIND, (int)i);
        const char *first = "c"; /* the first edge on which it can be, or the middle */
        int n = 0;
        for (int r = 0; r < t.nregions; r++)
            n += may_bear_plainly(rs, (int)i, &t.regions[r]);
        for (int s = RV_SIDES - 1; s >= 0; s--)
            first = mark->on >> look->kind[s] & 1 ? rv_side_name(s) : first;
        if (n > 1)
            return rv_printf(a, "+%s (%s) can be on %d features: type its edge, as +%s.%s", text,
                             mark->one, n, text, first);
        if (!n)
            return rv_printf(a, "there is nothing on which +%s (%s) can be", text, mark->one);
    }
    return NULL;
}

/* The regions of a tile that bear a mark by its look, a bit each. */
static unsigned borne_by(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters,
                         int symbol) {
    unsigned regions = 0;
    RV_EACH_BIT(look->symbol[symbol], port) {
        int r = rv_tile_region(t, quarters, (int)port);
        regions |= r != RV_NO_REGION && may_bear(rs, symbol, &t->regions[r]) ? 1u << r : 1u << 31;
    }
    for (int r = 0; r < t->nregions && look->somewhere >> symbol & 1; r++)
        if (may_bear_plainly(rs, symbol, &t->regions[r]))
            return regions | 1u << r;
    return regions;
}

/* The regions of a tile on which a mark is printed. */
static unsigned bearing(const rv_tile *t, int symbol) {
    unsigned regions = 0;
    for (int r = 0; r < t->nregions; r++)
        regions |= (unsigned)(t->symbols_on[r] >> symbol & 1) << r;
    return regions;
}

/* ---- from text to look, in all --------------------------------------------------------------- */

static const char *read_mark(rv_arena *a, const rv_ruleset *rs, rv_str s, rv_look *out) {
    rv_look_mark meant[2], m;
    rv_buf b = {.arena = a};
    const char *before = "";
    const rv_str whole = s, mark = rv_str_cut(&s, ".");
    const int n = rv_look_marks_meant(rs, mark, meant);
    /* Two rulesets that are played together may have marks with the same letter. */
    out->unclear = n > 1;
    if (n > 1) {
        rv_putf(&b, "+%.*s can be ", RV_CHARS(mark));
        put_mark(&b, rs, &meant[0]);
        rv_put(&b, " or ");
        put_mark(&b, rs, &meant[1]);
        return rv_buf_text(&b);
    }
    if (n && meant->symbol >= 0 && rs->symbols[meant->symbol].points)
        return read_pointing(a, rs, meant->symbol, s, out);
    if (n && meant->symbol >= 0)
        return read_symbol(a, rs, meant->symbol, s, out);
    if (n && meant->kind == RV_NO_KIND)
        return read_prize(a, rs, s, out);
    if (s.s || !n) {
        rv_putf(&b, "+%.*s is not a mark (", RV_CHARS(whole));
        for (int i = 0; rv_look_mark_next(rs, &i, &m); before = ", ") {
            rv_put(&b, before);
            put_mark(&b, rs, &m);
        }
        rv_put(&b, ")");
        return rv_buf_text(&b);
    }
    if (out->has_centre)
        return "two things stand in the middle";
    out->has_centre = true;
    out->centre = (uint8_t)meant->kind;
    return NULL;
}

static const char *parse(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out) {
    *out = (rv_look){0};
    rv_str rest = text, body = rv_str_cut(&rest, "+");
    rv_str groups = body, joined = rv_str_cut(&groups, ":"), edges = rv_str_cut(&joined, "/");
    const char *wrong = rv_look_letters(a, rs, edges, out);
    bool able = !joined.s; /* there are two edges that /j joins */
    for (int i = 0; i < RV_SIDES && !wrong && !able; i++) {
        int first = i;
        able = is_built(&rs->kinds[out->kind[i]]) && edges_of(out, out->kind[i], &first) > 1;
    }
    if (wrong || (joined.s && !rv_str_is(joined, "j")))
        return wrong ? wrong
                     : "only j (all joined) may follow its slash; degrees follow a tile's name";
    if (!able)
        return "/j joins edges of one kind, and there are not two here";
    join_edges(rs, out, joined.s);
    wrong = read_groups(a, rs, groups, out);
    while (!wrong && rest.s)
        wrong = read_mark(a, rs, rv_str_cut(&rest, "+"), out);
    return wrong ? wrong : check_symbols(a, rs, out);
}

/* ---- from look to tile --------------------------------------------------------------------- */

/* The ports at which lines end on the tile. They meet where they end; one alone ends at what lies
 * in the middle, which is built, or bare, and has more than one edge. */
static rv_ports line_ends(const rv_ruleset *rs, const rv_tile *t) {
    rv_ports ends = 0, middle = 0;
    for (int r = t->nregions - 1; r >= 0; r--) {
        const rv_region *g = &t->regions[r];
        const rv_kind *k = &rs->kinds[g->kind];
        if (k->line && __builtin_popcount(g->ports) == 1)
            ends |= g->ports;
        else if ((is_built(k) || k->bare) && __builtin_popcount(g->sides) > 1)
            middle = g->ports;
    }
    return __builtin_popcount(ends) == 1 ? ends | middle : ends;
}

/* Ports on the way round the edge from one port to another, both left out. */
static rv_ports between(int from, int to) {
    rv_ports ports = 0;
    for (int p = (from + 1) % RV_PORTS; p != to; p = (p + 1) % RV_PORTS)
        ports |= (rv_ports)(1u << p);
    return ports;
}

/* Whether a group, or the lines that end, lie between two half-edges both ways round (K-28). */
static bool are_parted(const rv_tile *t, int ngroups, rv_ports ends, int p, int q) {
    const rv_ports one = between(p, q), other = between(q, p);
    bool parted = (ends & one) && (ends & other);
    for (int r = 0; r < ngroups; r++)
        parted |= (t->regions[r].ports & one) && (t->regions[r].ports & other);
    return parted;
}

/* Builds the groups of edges and what is in the middle, then the areas of the half-edges that are
 * left: each has all those from which nothing parts it. */
static void build(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out) {
    rv_ports open = 0; /* the half-edges of edges that have a feature */
    int kind = -1;     /* of areas */
    (void)joined;
    out->nregions = 0;
    for (int i = 0; i < HALVES; i++) {
        bool first = look->group[i];
        rv_ports ports = 0;
        for (int o = 0; o < HALVES; o++)
            if (look->group[o] == look->group[i]) {
                first &= o >= i;
                ports |= ports_at(rs, look, o);
            }
        if (first)
            rv_tile_add(out, look->kind[i / 2], ports);
        if (!rs->kinds[look->kind[i / 2]].any)
            open |= rv_side_ports(i / 2) & (rv_ports)~RV_MIDDLES;
    }
    if (look->has_centre)
        rv_tile_add(out, look->centre, 1 << RV_CENTRE);
    RV_EACH_AT(out->regions, out->nregions, g) {
        if (rs->kinds[g->kind].prize && (!look->prized || g->ports & look->prized)) {
            g->prizes = (uint8_t)look->prizes;
            g->prize_ports = g->ports & look->prized;
            break;
        }
    }
    rv_tile_finish(out);
    const int ngroups = out->nregions;
    const rv_ports ends = line_ends(rs, out);
    for (int k = rs->nkinds - 1; k >= 0; k--)
        kind = rs->kinds[k].area && rs->kinds[k].letter ? k : kind;
    for (int p = 0; p < RV_PORTS && kind >= 0; p++) {
        if (!(open >> p & 1) || out->region_at[p] != RV_NO_REGION)
            continue;
        rv_region *area = rv_tile_add(out, kind, 0);
        for (int q = 0; q < RV_PORTS; q++) {
            if (!(open >> q & 1) || out->region_at[q] != RV_NO_REGION ||
                (q != p && are_parted(out, ngroups, ends, p, q)))
                continue;
            area->ports |= (rv_ports)(1u << q);
            /* it touches what is built around the corner (K-29) */
            int r = out->region_at[(q % 3 ? q + 1 : q + RV_PORTS - 1) % RV_PORTS];
            if (r != RV_NO_REGION && is_built(&rs->kinds[out->regions[r].kind]))
                area->touches |= (uint16_t)(1u << r);
        }
        rv_tile_finish(out);
    }
    out->symbols = look->symbols;
    out->points = look->points;
    memset(out->symbols_on, 0, sizeof out->symbols_on);
    for (int i = 0; i < rs->nsymbols; i++) {
        const unsigned bearers = borne_by(rs, look, out, 0, i);
        for (int r = 0; r < out->nregions; r++)
            out->symbols_on[r] |= (rv_symbols)(bearers >> r & 1) << i;
    }
}

/* ---- from tile to look --------------------------------------------------------------------- */

/* The region in the middle of an edge, or else the one that has this half of it. */
static int region_on(const rv_tile *t, int quarters, int half) {
    int r = rv_tile_region(t, quarters, half / 2 * 3 + 1);
    return r != RV_NO_REGION ? r : rv_tile_region(t, quarters, half_port(half));
}

/* The kind of an edge. What has one half only of an edge which else fits beside any other gives it
 * no letter, nor does what has none. */
static int kind_on(const rv_ruleset *rs, const rv_tile *t, int quarters, int side) {
    int kind[2];
    for (int i = 0; i < 2; i++) {
        const int r = region_on(t, quarters, 2 * side + i);
        kind[i] = r == RV_NO_REGION ? RV_NO_KIND : t->regions[r].kind;
    }
    const bool lettered = kind[0] == kind[1] && kind[0] != RV_NO_KIND &&
                          (rs->kinds[kind[0]].letter || rv_any_kind(rs) == RV_NO_KIND);
    return lettered ? kind[0] : rv_any_kind(rs);
}

/* What stands in the middle; RV_NO_KIND. */
static int centre_of(const rv_ruleset *rs, const rv_tile *t) {
    int r = t->region_at[RV_CENTRE];
    return r != RV_NO_REGION && rs->kinds[t->regions[r].kind].around ? t->regions[r].kind
                                                                     : RV_NO_KIND;
}

/* Whether the tile joins its edges of this kind as the look does. */
static bool joins_truly(const rv_look *look, const rv_tile *t, int quarters, int kind) {
    for (int i = 0; i < HALVES; i++)
        for (int o = 0; o < i && look->group[i]; o++)
            if (look->kind[i / 2] == kind && look->kind[o / 2] == kind &&
                (look->group[i] == look->group[o]) !=
                    (region_on(t, quarters, i) == region_on(t, quarters, o)))
                return false;
    return true;
}

/* The tile has the same edges, joined so, and the same marks where the look has them. */
static bool fits(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters) {
    int printed = 0;
    if (centre_of(rs, t) != (look->has_centre ? look->centre : RV_NO_KIND))
        return false;
    for (int s = 0; s < RV_SIDES; s++)
        if (kind_on(rs, t, quarters, s) != look->kind[s] ||
            !joins_truly(look, t, quarters, look->kind[s]))
            return false;
    for (int r = 0; r < t->nregions; r++) {
        printed += t->regions[r].prizes;
        if (look->prized && t->regions[r].prizes && !(rv_tile_ports(t, quarters, r) & look->prized))
            return false;
    }
    for (int i = 0; i < rs->nsymbols; i++)
        if (borne_by(rs, look, t, quarters, i) != bearing(t, i))
            return false;
    return printed == look->prizes && look->symbols == t->symbols &&
           look->points == rv_points_turned(t->points, quarters);
}

/* The look that the tile has as it lies, with its edges joined as if nothing were typed. */
static rv_look plain_look(const rv_ruleset *rs, const rv_tile *t, int quarters, bool joined) {
    rv_look look = {0};
    for (int s = 0; s < RV_SIDES; s++)
        look.kind[s] = (uint8_t)kind_on(rs, t, quarters, s);
    join_edges(rs, &look, joined);
    return look;
}

/* Writes `/j` where it is true of a built kind whose edges are not apart, and then as groups the
 * edges of which the look would say something else. */
static void write_joined(rv_buf *b, const rv_ruleset *rs, const rv_tile *t, int quarters) {
    rv_look apart = plain_look(rs, t, quarters, false), all = plain_look(rs, t, quarters, true);
    int group[HALVES];
    for (int s = 0; s < RV_SIDES; s++)
        if (!joins_truly(&apart, t, quarters, apart.kind[s]) &&
            joins_truly(&all, t, quarters, apart.kind[s]) && is_built(&rs->kinds[apart.kind[s]])) {
            rv_put(b, "/j");
            apart = all;
            break;
        }
    for (int i = 0; i < HALVES; i++) {
        bool plain = !apart.group[i] || joins_truly(&apart, t, quarters, apart.kind[i / 2]);
        group[i] = plain ? -1 : region_on(t, quarters, i);
    }
    rv_look_put_groups(b, group);
}

/* The first place of a region that is of no other. */
static const char *place_on(const rv_tile *t, int quarters, int region) {
    const rv_ports mine = rv_tile_ports(t, quarters, region);
    rv_ports others = 0;
    for (int r = 0; r < t->nregions; r++)
        others |= rv_tile_ports(t, quarters, r);
    return rv_place_name(rv_place_canonical(mine, others & (rv_ports)~mine));
}

static const char *write(rv_arena *a, const rv_ruleset *rs, const rv_tile *t, int quarters) {
    rv_buf b = {.arena = a};
    bool whole = true; /* a tile of a ruleset that is refused may have edges that are nothing */
    int prized = 0;
    for (int s = 0; s < RV_SIDES; s++) {
        int k = kind_on(rs, t, quarters, s);
        char letter = k == RV_NO_KIND || !rs->kinds[k].letter ? '?' : rs->kinds[k].letter;
        whole = whole && k != RV_NO_KIND;
        rv_putn(&b, &letter, 1);
    }
    if (whole)
        write_joined(&b, rs, t, quarters);
    int centre = centre_of(rs, t);
    if (centre != RV_NO_KIND)
        rv_putf(&b, "+%s", rv_mark_text(rs, centre, -1));
    RV_EACH_BIT(t->symbols, i) {
        rv_putf(&b, "+%s", rv_mark_text(rs, RV_NO_KIND, (int)i));
        if (rs->symbols[i].points && t->points)
            rv_putf(&b, ".%s", rv_directions[rv_points_turned(t->points, quarters) - 1]);
    }
    for (int r = 0; r < t->nregions; r++)
        prized += rs->kinds[t->regions[r].kind].prize > 0;
    for (int r = 0; r < t->nregions; r++)
        for (int n = t->regions[r].prizes; n > 0; n--) {
            rv_putf(&b, "+%s", rv_mark_text(rs, RV_NO_KIND, -1));
            rv_putf(&b, prized > 1 ? ".%s" : "%.0s", place_on(t, quarters, r));
        }
    for (int i = 0; i < rs->nsymbols; i++) {
        int able = 0;
        for (int r = 0; r < t->nregions; r++)
            able += may_bear_plainly(rs, i, &t->regions[r]);
        RV_EACH_BIT(bearing(t, i), r) {
            bool plainly = able == 1 && may_bear_plainly(rs, i, &t->regions[r]);
            rv_putf(&b, "+%s", rv_mark_text(rs, RV_NO_KIND, i));
            if (!plainly)
                rv_putf(&b, ".%s", place_on(t, quarters, (int)r));
        }
    }
    return rv_buf_text(&b);
}

const rv_look_style rv_look_edges = {parse, build, fits, write, rv_side_words, "edge"};
