/* look_edges.c - looks of four edges and what is joined inside the tile: "crfr", "ccfc/j+p",
 * "ffrr:s,w", "ffff+k".
 *
 * Four edges N E S W by the letters of their kinds. Edges of one line (a road) are joined when
 * there are two of it, and end apart when there are more or fewer. Edges of a built kind (a city)
 * are apart, and `/j` joins them all; those of a bare line (a river) are joined always. What
 * differs is said after a colon as groups of edges, joined inside a group: "rrrr:nw,es". Then
 * marks: the letter of what stands in the middle and is completed by what is around it (+k), and of
 * what pays (+p, with its edge where several could be meant), and those that the ruleset declares
 * (+i, +i.e). Each can be typed by its name, too (+inn.e), and is written so where it has no letter
 * or shares it.
 *
 * An edge that fits beside any other has no feature (AM-21).
 *
 * The areas (fields) follow from it: half-edges are one area unless a joined group, or the lines
 * that end where they meet, lie between them (K-28). A ruleset whose tile differs says so
 * (`fields`).
 */
#include "ruleset/look.h"
#include "ruleset/words.h"
#include <string.h>

#define MIDDLES 0x492u /* the ports in the middle of edges */

static int find_kind(const rv_ruleset *rs, bool (*is)(const rv_kind *k)) {
    for (int k = 0; k < rs->nkinds; k++)
        if (is(&rs->kinds[k]))
            return k;
    return -1;
}

static bool is_area(const rv_kind *k) {
    return k->area && k->letter;
}

static bool is_built(const rv_kind *k) {
    return !k->area && !k->line && !k->around && !k->any;
}

/* ---- from text to look --------------------------------------------------------------------- */

static const char *read_edges(rv_arena *a, const rv_ruleset *rs, rv_str s, rv_look *out) {
    if (s.n != 4)
        return "it begins with a letter for each of the edges N E S W";
    for (int side = 0; side < RV_SIDES; side++) {
        int k = rv_kind_of_letter(rs, s.s[side]);
        if (k < 0)
            return rv_printf(a, "no edge has the letter %c (%s)", s.s[side],
                             rv_say(a, rs, "{letters}"));
        out->kind[side] = (uint8_t)k;
    }
    return NULL;
}

static int edges_of(const rv_look *look, int kind, int *first) {
    int n = 0;
    for (int s = RV_SIDES - 1; s >= 0; s--)
        if (look->kind[s] == kind) {
            *first = s;
            n++;
        }
    return n;
}

/* What is joined when nothing else is said. A group has the number of its first edge, from 1. */
static void join_edges(const rv_ruleset *rs, rv_look *look, bool joined) {
    for (int s = 0; s < RV_SIDES; s++) {
        const rv_kind *k = &rs->kinds[look->kind[s]];
        int first = s, n = edges_of(look, look->kind[s], &first);
        bool together = k->bare || (k->line ? n == 2 : joined);
        look->group[s] = (uint8_t)(k->area || k->any ? 0 : 1 + (together ? first : s));
    }
}

static const char *read_joined(const rv_ruleset *rs, rv_str s, const rv_look *look) {
    if (!s.s)
        return NULL;
    if (!rv_str_is(s, "j"))
        return "behind the slash stands j (all joined), or degrees behind a tile's name";
    for (int i = 0; i < RV_SIDES; i++) {
        int first = i;
        if (is_built(&rs->kinds[look->kind[i]]) && edges_of(look, look->kind[i], &first) > 1)
            return NULL;
    }
    return "/j joins edges of one kind, and here are not two";
}

static const char *read_group(rv_arena *a, rv_str group, rv_look *out, unsigned *named) {
    int first = RV_NO_KIND;
    for (size_t i = 0; i < group.n; i++) {
        int side = rv_side_of(group.s[i]);
        if (side < 0)
            return rv_printf(a, "%c is no edge (n e s w)", group.s[i]);
        if (*named >> side & 1)
            return rv_printf(a, "edge %c stands twice", group.s[i]);
        first = first == RV_NO_KIND ? side : first;
        if (!out->group[side] || out->kind[side] != out->kind[first])
            return rv_printf(a, "edge %c cannot be joined so", group.s[i]);
        *named |= 1u << side;
        out->group[side] = (uint8_t)(5 + first);
    }
    return group.n ? NULL : "a group of edges is empty";
}

static const char *read_groups(rv_arena *a, rv_str s, rv_look *out) {
    const char *wrong = NULL;
    unsigned named = 0;
    while (!wrong && s.s) {
        rv_str group = rv_str_cut(&s, ",");
        wrong = read_group(a, group, out, &named);
    }
    return wrong;
}

/* What can be paid for: how many groups of edges. */
static int prized_groups(const rv_ruleset *rs, const rv_look *look) {
    unsigned seen = 0;
    int n = 0;
    for (int s = 0; s < RV_SIDES; s++) {
        if (!rs->kinds[look->kind[s]].prize || seen >> look->group[s] & 1)
            continue;
        seen |= 1u << look->group[s];
        n++;
    }
    return n;
}

static const char *read_prize(rv_arena *a, const rv_ruleset *rs, rv_str where, rv_look *out) {
    int place = where.s ? rv_place_of(where) : -1, side = place < 0 ? -1 : rv_place_side(place);
    const char *prize = rv_dup(a, rv_prize_text(rs));
    if (where.s && (side < 0 || !rs->kinds[out->kind[side]].prize))
        return rv_printf(a, "%.*s is no edge on which a %s can be", (int)where.n, where.s,
                         rv_word(rs, RV_W_PRIZE, 1));
    if (!where.s && prized_groups(rs, out) != 1)
        return rv_printf(a, "+%s (%s) needs its edge, as +%s.n", prize, rv_word(rs, RV_W_PRIZE, 1),
                         prize);
    if (out->prizes == RV_LOOK_PRIZES)
        return rv_printf(a, "more than %d marks +%s", RV_LOOK_PRIZES, prize);
    out->prizes++;
    if (side >= 0)
        out->prize[side]++;
    return NULL;
}

static const char *said_of(const rv_ruleset *rs, const rv_look_mark *m) {
    return m->symbol >= 0          ? rs->symbols[m->symbol].one
           : m->kind != RV_NO_KIND ? rs->kinds[m->kind].name
                                   : rv_word(rs, RV_W_PRIZE, 1);
}

/* "+h hill", "+hill" */
static void put_mark(rv_buf *b, const rv_ruleset *rs, const rv_look_mark *m) {
    rv_str text = rv_look_mark_text(rs, m);
    bool said = rv_str_is(text, said_of(rs, m));
    rv_putf(b, "+%.*s%s%s", (int)text.n, text.s, said ? "" : " ", said ? "" : said_of(rs, m));
}

static const char *no_mark(rv_arena *a, const rv_ruleset *rs, rv_str s) {
    rv_look_mark m;
    rv_buf b = {.arena = a};
    rv_putf(&b, "+%.*s is no mark (", (int)s.n, s.s);
    for (int i = 0; rv_look_mark_at(rs, i, &m); i++) {
        rv_put(&b, i ? ", " : "");
        put_mark(&b, rs, &m);
    }
    rv_put(&b, ")");
    return rv_buf_text(&b);
}

/* ---- declared marks ------------------------------------------------------------------------ */

static bool may_bear(const rv_ruleset *rs, int symbol, const rv_region *g) {
    return rs->symbols[symbol].on >> g->kind & 1;
}

/* Whether a mark without a place can be on it: of areas those that have the whole of an edge. */
static bool may_bear_plainly(const rv_ruleset *rs, int symbol, const rv_region *g) {
    return may_bear(rs, symbol, g) && (!rs->kinds[g->kind].area || (g->ports & MIDDLES));
}

static void build(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out);

/* What can bear a declared mark that says no place. */
static int count_bearers(const rv_ruleset *rs, const rv_look *look, int symbol) {
    rv_tile t = {.id = "", .look = ""};
    int n = 0;
    build(rs, look, 0, &t);
    for (int r = 0; r < t.nregions; r++)
        n += may_bear_plainly(rs, symbol, &t.regions[r]);
    return n;
}

/* Of the halves of edges in a corner one that an area can have: beside a line, or on an edge of its
 * own. */
static int corner_port(const rv_ruleset *rs, const rv_look *look, rv_ports corner) {
    RV_EACH_BIT(corner, port) {
        const rv_kind *kind = &rs->kinds[look->kind[port / 3 % RV_SIDES]];
        if (port < 3 * RV_SIDES && (kind->area || kind->line))
            return (int)port;
    }
    return __builtin_ctz(corner);
}

/* The port by which a feature at a place is known: of an area that has the whole of an edge one
 * half of it; RV_NONE where no such mark can be. */
static int bearing_port(const rv_ruleset *rs, const rv_symbol *symbol, const rv_look *look,
                        int place) {
    int side = rv_place_side(place), port = __builtin_ctz(rv_place_ports(place));
    if (side < 0) /* of an area, which is found only when the tile is built */
        return corner_port(rs, look, rv_place_ports(place));
    if (!(symbol->on >> look->kind[side] & 1))
        return -1;
    return rs->kinds[look->kind[side]].area ? 3 * side : port;
}

/* "+i", "+i.e": on the feature at a place, or on the tile as a whole. */
static const char *read_symbol(rv_arena *a, const rv_ruleset *rs, int symbol, rv_str where,
                               rv_look *out) {
    const rv_symbol *mark = &rs->symbols[symbol];
    const char *text = rv_dup(a, rv_symbol_text(rs, symbol));
    int place = where.s ? rv_place_of(where) : -1;
    int port = place < 0 || !mark->on ? -1 : bearing_port(rs, mark, out, place);
    if (where.s && port < 0)
        return rv_printf(a, "+%s (%s) cannot be at %.*s", text, mark->one, (int)where.n, where.s);
    if ((port >= 0 && out->symbol[symbol] >> port & 1) ||
        (port < 0 && (out->somewhere | out->symbols) >> symbol & 1))
        return rv_printf(a, "+%s (%s) stands there twice", text, mark->one);
    if (port >= 0)
        out->symbol[symbol] |= (rv_ports)(1u << port);
    else if (mark->on)
        out->somewhere |= (rv_symbols)1 << symbol;
    else
        out->symbols |= (rv_symbols)1 << symbol;
    return NULL;
}

/* The first edge on which the mark can be; "c" of the middle. */
static const char *bearing_side(const rv_look *look, const rv_symbol *symbol) {
    for (int s = 0; s < RV_SIDES; s++)
        if (symbol->on >> look->kind[s] & 1)
            return rv_side_name(s);
    return "c";
}

static const char *check_symbols(rv_arena *a, const rv_ruleset *rs, const rv_look *look) {
    RV_EACH_BIT(look->somewhere, i) {
        const rv_symbol *mark = &rs->symbols[i];
        const char *text = rv_dup(a, rv_symbol_text(rs, (int)i));
        int n = count_bearers(rs, look, (int)i);
        if (n > 1)
            return rv_printf(a, "+%s (%s) needs its edge, as +%s.%s", text, mark->one, text,
                             bearing_side(look, mark));
        if (!n)
            return rv_printf(a, "there is nothing on which +%s (%s) can be", text, mark->one);
    }
    return NULL;
}

/* Regions of a tile that bear a mark by its look, a bit each. */
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

static unsigned bearing(const rv_tile *t, int symbol) {
    unsigned regions = 0;
    for (int r = 0; r < t->nregions; r++)
        regions |= (unsigned)(t->symbols_on[r] >> symbol & 1) << r;
    return regions;
}

static bool same_symbols(const rv_ruleset *rs, const rv_look *look, const rv_tile *t,
                         int quarters) {
    for (int i = 0; i < rs->nsymbols; i++)
        if (borne_by(rs, look, t, quarters, i) != bearing(t, i))
            return false;
    return look->symbols == t->symbols;
}

static void place_symbols(const rv_ruleset *rs, const rv_look *look, rv_tile *t) {
    t->symbols = look->symbols;
    memset(t->symbols_on, 0, sizeof t->symbols_on);
    for (int i = 0; i < rs->nsymbols; i++) {
        unsigned bearers = borne_by(rs, look, t, 0, i);
        for (int r = 0; r < t->nregions; r++)
            t->symbols_on[r] |= (rv_symbols)(bearers >> r & 1) << i;
    }
}

static void put_text(rv_buf *b, rv_str mark) {
    rv_putf(b, "+%.*s", (int)mark.n, mark.s);
}

static void write_symbols(rv_buf *b, const rv_ruleset *rs, const rv_tile *t, int quarters) {
    for (int i = 0; i < rs->nsymbols; i++) {
        int able = 0;
        for (int r = 0; r < t->nregions; r++)
            able += may_bear_plainly(rs, i, &t->regions[r]);
        RV_EACH_BIT(bearing(t, i), r) {
            int place = rv_place_canonical(rv_tile_ports(t, quarters, (int)r), 0);
            bool plainly = able == 1 && may_bear_plainly(rs, i, &t->regions[r]);
            put_text(b, rv_symbol_text(rs, i));
            if (!plainly)
                rv_putf(b, ".%s", rv_place_name(place));
        }
    }
}

/* ---- from text to look, in all --------------------------------------------------------------- */

/* Two rulesets that are played together may have marks with the same letter. */
static const char *several_marks(rv_arena *a, const rv_ruleset *rs, rv_str text,
                                 const rv_look_mark meant[2]) {
    rv_buf b = {.arena = a};
    rv_putf(&b, "+%.*s can be ", (int)text.n, text.s);
    put_mark(&b, rs, &meant[0]);
    rv_put(&b, " or ");
    put_mark(&b, rs, &meant[1]);
    return rv_buf_text(&b);
}

static const char *read_mark(rv_arena *a, const rv_ruleset *rs, rv_str s, rv_look *out) {
    rv_look_mark meant[2];
    rv_str whole = s, mark = rv_str_cut(&s, ".");
    int n = rv_look_marks_meant(rs, mark, meant);
    out->unclear = n > 1;
    if (n > 1)
        return several_marks(a, rs, mark, meant);
    if (n && meant->symbol >= 0)
        return read_symbol(a, rs, meant->symbol, s, out);
    if (n && meant->kind == RV_NO_KIND)
        return read_prize(a, rs, s, out);
    if (s.s || !n)
        return no_mark(a, rs, whole);
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
    const char *wrong = read_edges(a, rs, edges, out);
    if (!wrong)
        wrong = read_joined(rs, joined, out);
    if (wrong)
        return wrong;
    join_edges(rs, out, joined.s);
    wrong = read_groups(a, groups, out);
    while (!wrong && rest.s)
        wrong = read_mark(a, rs, rv_str_cut(&rest, "+"), out);
    return wrong ? wrong : check_symbols(a, rs, out);
}

/* ---- from look to tile --------------------------------------------------------------------- */

static rv_region *add_region(rv_tile *t, int kind, rv_ports ports) {
    rv_region *r = &t->regions[t->nregions++];
    *r = (rv_region){.kind = (uint8_t)kind, .ports = ports};
    return r;
}

static bool is_first(const rv_look *look, int side) {
    for (int s = 0; s < side; s++)
        if (look->group[s] == look->group[side])
            return false;
    return look->group[side] != 0;
}

/* A line leaves by the middle of an edge; what is built has all of it. */
static rv_ports group_ports(const rv_ruleset *rs, const rv_look *look, int side) {
    rv_ports ports = 0;
    for (int s = 0; s < RV_SIDES; s++)
        if (look->group[s] == look->group[side])
            ports |= rs->kinds[look->kind[s]].line ? rv_place_ports(s) : rv_side_ports(s);
    return ports;
}

static void add_groups(const rv_ruleset *rs, const rv_look *look, rv_tile *t) {
    for (int s = 0; s < RV_SIDES; s++)
        if (is_first(look, s))
            add_region(t, look->kind[s], group_ports(rs, look, s));
    if (look->has_centre)
        add_region(t, look->centre, 1 << RV_CENTRE);
}

/* The edges that are said to have some; 0 when it is not said. */
static rv_ports prize_ports(const rv_look *look) {
    rv_ports ports = 0;
    for (int s = 0; s < RV_SIDES; s++)
        ports |= look->prize[s] ? rv_side_ports(s) : 0;
    return ports;
}

static void place_prizes(const rv_ruleset *rs, const rv_look *look, rv_tile *t) {
    rv_ports said = prize_ports(look);
    for (int r = 0; r < t->nregions; r++) {
        rv_region *g = &t->regions[r];
        if (!rs->kinds[g->kind].prize || (said && !(g->ports & said)))
            continue;
        g->prizes = (uint8_t)look->prizes;
        g->prize_ports = g->ports & said;
        return;
    }
}

static bool is_single(rv_ports ports) {
    return ports && !(ports & (ports - 1));
}

static int count_sides(rv_ports ports) {
    int n = 0;
    for (int s = 0; s < RV_SIDES; s++)
        n += (ports & rv_side_ports(s)) != 0;
    return n;
}

/* What is built, or bare, and has more than one edge: it lies in the middle of the tile. */
static rv_ports middle_of(const rv_ruleset *rs, const rv_tile *t) {
    for (int r = 0; r < t->nregions; r++) {
        const rv_kind *k = &rs->kinds[t->regions[r].kind];
        if ((is_built(k) || k->bare) && count_sides(t->regions[r].ports) > 1)
            return t->regions[r].ports;
    }
    return 0;
}

/* Lines that end on the tile meet where they end; one alone ends at what lies in the middle. */
static rv_ports line_ends(const rv_ruleset *rs, const rv_tile *t) {
    rv_ports ends = 0;
    for (int r = 0; r < t->nregions; r++)
        if (rs->kinds[t->regions[r].kind].line && is_single(t->regions[r].ports))
            ends |= t->regions[r].ports;
    return is_single(ends) ? ends | middle_of(rs, t) : ends;
}

/* Ports on the way round the edge from one port to another, both left out. */
static rv_ports between(int from, int to) {
    rv_ports ports = 0;
    for (int p = (from + 1) % RV_PORTS; p != to; p = (p + 1) % RV_PORTS)
        ports |= (rv_ports)(1u << p);
    return ports;
}

static bool parted_by(rv_ports arms, int p, int q) {
    return (arms & between(p, q)) && (arms & between(q, p));
}

static bool are_parted(const rv_ruleset *rs, const rv_tile *t, int ngroups, int p, int q) {
    for (int r = 0; r < ngroups; r++)
        if (parted_by(t->regions[r].ports, p, q))
            return true;
    return parted_by(line_ends(rs, t), p, q);
}

/* What an area along this half-edge touches around the corner (K-29). */
static unsigned touched_at(const rv_ruleset *rs, const rv_tile *t, int port) {
    int r = t->region_at[(port % 3 ? port + 1 : port + RV_PORTS - 1) % RV_PORTS];
    return r != RV_NO_REGION && is_built(&rs->kinds[t->regions[r].kind]) ? 1u << r : 0;
}

/* The ports of edges that fit beside any other. */
static rv_ports any_ports(const rv_ruleset *rs, const rv_look *look) {
    rv_ports ports = 0;
    for (int s = 0; s < RV_SIDES; s++)
        ports |= rs->kinds[look->kind[s]].any ? rv_side_ports(s) : 0;
    return ports;
}

/* The area of a half-edge that has none yet, with other halves that `open` has. */
static void add_area(const rv_ruleset *rs, rv_tile *t, int ngroups, int kind, int port,
                     rv_ports open) {
    rv_region *area = add_region(t, kind, 0);
    for (int p = 0; p < RV_PORTS; p++) {
        if (p % 3 == 1 || !(open >> p & 1) || t->region_at[p] != RV_NO_REGION ||
            (p != port && are_parted(rs, t, ngroups, port, p)))
            continue;
        area->ports |= (rv_ports)(1u << p);
        area->touches |= (uint16_t)touched_at(rs, t, p);
    }
}

static void build(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out) {
    int area = find_kind(rs, is_area);
    (void)joined;
    out->nregions = 0;
    add_groups(rs, look, out);
    place_prizes(rs, look, out);
    int ngroups = out->nregions;
    rv_tile_finish(out);
    const rv_ports open = (rv_ports)~any_ports(rs, look);
    for (int p = 0; p < RV_PORTS && area >= 0; p++)
        if (p % 3 != 1 && open >> p & 1 && out->region_at[p] == RV_NO_REGION) {
            add_area(rs, out, ngroups, area, p, open);
            rv_tile_finish(out);
        }
    place_symbols(rs, look, out);
}

/* ---- from tile to look --------------------------------------------------------------------- */

/* The region that gives an edge its letter. A field that has one half only of an edge which else
 * fits beside any other gives none. */
static int region_on(const rv_tile *t, int quarters, int side) {
    int r = rv_tile_region(t, quarters, 3 * side + 1);
    if (r != RV_NO_REGION || rv_tile_region(t, quarters, 3 * side + 2) == RV_NO_REGION)
        return r;
    return rv_tile_region(t, quarters, 3 * side);
}

static int kind_on(const rv_ruleset *rs, const rv_tile *t, int quarters, int side) {
    int r = region_on(t, quarters, side);
    return r == RV_NO_REGION ? rv_any_kind(rs) : t->regions[r].kind;
}

/* What stands in the middle; RV_NO_KIND. */
static int centre_of(const rv_ruleset *rs, const rv_tile *t) {
    int r = t->region_at[RV_CENTRE];
    return r != RV_NO_REGION && rs->kinds[t->regions[r].kind].around ? t->regions[r].kind
                                                                     : RV_NO_KIND;
}

static bool same_edges(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters) {
    for (int s = 0; s < RV_SIDES; s++) {
        if (kind_on(rs, t, quarters, s) != look->kind[s])
            return false;
        for (int o = 0; o < s && look->group[s]; o++)
            if ((region_on(t, quarters, o) == region_on(t, quarters, s)) !=
                (look->group[o] == look->group[s]))
                return false;
    }
    return true;
}

static bool same_prizes(const rv_look *look, const rv_tile *t, int quarters) {
    rv_ports said = prize_ports(look);
    int printed = 0;
    for (int r = 0; r < t->nregions; r++) {
        printed += t->regions[r].prizes;
        if (said && t->regions[r].prizes && !(rv_tile_ports(t, quarters, r) & said))
            return false;
    }
    return printed == look->prizes;
}

static bool fits(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters) {
    int centre = look->has_centre ? look->centre : RV_NO_KIND;
    return centre_of(rs, t) == centre && same_edges(rs, look, t, quarters) &&
           same_prizes(look, t, quarters) && same_symbols(rs, look, t, quarters);
}

/* The look that the tile has as it lies, with its edges joined as if nothing were said. */
static rv_look plain_look(const rv_ruleset *rs, const rv_tile *t, int quarters, bool joined) {
    rv_look look = {0};
    for (int s = 0; s < RV_SIDES; s++)
        look.kind[s] = (uint8_t)kind_on(rs, t, quarters, s);
    join_edges(rs, &look, joined);
    return look;
}

/* Is it true of the edges of this kind? */
static bool joins_truly(const rv_look *look, const rv_tile *t, int quarters, int kind) {
    for (int s = 0; s < RV_SIDES; s++)
        for (int o = 0; o < s; o++)
            if (look->kind[s] == kind && look->kind[o] == kind &&
                (look->group[s] == look->group[o]) !=
                    (region_on(t, quarters, s) == region_on(t, quarters, o)))
                return false;
    return true;
}

static void write_group(rv_buf *b, const rv_tile *t, int quarters, int side, const char **mark) {
    int r = region_on(t, quarters, side);
    for (int s = 0; s < side; s++)
        if (region_on(t, quarters, s) == r)
            return;
    rv_put(b, *mark);
    for (int s = side; s < RV_SIDES; s++)
        if (region_on(t, quarters, s) == r)
            rv_put(b, rv_side_name(s));
    *mark = ",";
}

static void write_groups(rv_buf *b, const rv_look *look, const rv_tile *t, int quarters) {
    const char *mark = ":";
    for (int s = 0; s < RV_SIDES; s++)
        if (look->group[s] && !joins_truly(look, t, quarters, look->kind[s]))
            write_group(b, t, quarters, s, &mark);
}

static void write_joined(rv_buf *b, const rv_ruleset *rs, const rv_tile *t, int quarters) {
    rv_look apart = plain_look(rs, t, quarters, false), all = plain_look(rs, t, quarters, true);
    for (int s = 0; s < RV_SIDES; s++)
        if (!joins_truly(&apart, t, quarters, apart.kind[s]) &&
            joins_truly(&all, t, quarters, apart.kind[s]) && is_built(&rs->kinds[apart.kind[s]])) {
            rv_put(b, "/j");
            apart = all;
            break;
        }
    write_groups(b, &apart, t, quarters);
}

static void write_prizes(rv_buf *b, const rv_ruleset *rs, const rv_tile *t, int quarters) {
    int prized = 0;
    for (int r = 0; r < t->nregions; r++)
        prized += rs->kinds[t->regions[r].kind].prize > 0;
    for (int r = 0; r < t->nregions; r++)
        for (int n = t->regions[r].prizes; n > 0; n--) {
            put_text(b, rv_prize_text(rs));
            if (prized > 1)
                rv_putf(b, ".%s",
                        rv_place_name(rv_place_canonical(rv_tile_ports(t, quarters, r), 0)));
        }
}

static const char *write(rv_arena *a, const rv_ruleset *rs, const rv_tile *t, int quarters) {
    rv_buf b = {.arena = a};
    bool whole = true; /* a tile of a ruleset that is refused may have edges that are nothing */
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
        put_text(&b, rv_centre_text(rs, centre));
    RV_EACH_BIT(t->symbols, i)
        put_text(&b, rv_symbol_text(rs, (int)i));
    write_prizes(&b, rs, t, quarters);
    write_symbols(&b, rs, t, quarters);
    return rv_buf_text(&b);
}

/* Nothing: a prize says its edge where it could be on several. */
static const char *doubt(rv_arena *a, const rv_ruleset *rs, const rv_look *look, const rv_tile *t) {
    (void)a, (void)rs, (void)look, (void)t;
    return NULL;
}

const rv_look_style rv_look_edges = {parse, build, fits, write, doubt, rv_side_name, "edge"};
