/* tile_text.c - a canvas of characters with their colours, and one tile on it: first its lines,
 * then the letters of its quadrants where these leave room, then followers and marks on the spots
 * of their features. What is blank at the end of a row of the canvas is left out.
 */
#include "text/tile_text.h"
#include <stdio.h>
#include <stdlib.h>

enum { NNW, N, NNE, ENE, E, ESE, SSE, S, SSW, WSW, W, WNW, C, PORTS };
#define BIT(port) (1u << (port))
#define MIDDLE(side) (3 * (side) + 1) /* the port, of a side 0 north … 3 west */

/* ---- the canvas ---------------------------------------------------------------------------- */

canvas canvas_open(out *owner, int rows, int columns) {
    return (canvas){rows, columns, out_room(owner, rows * columns, sizeof(spot))};
}

static spot *spot_at(const canvas *c, int row, int column) {
    if (row < 0 || column < 0 || row >= c->rows || column >= c->columns)
        return NULL;
    return &c->spots[(size_t)row * (size_t)c->columns + (size_t)column];
}

void canvas_put(canvas *c, int row, int column, const char *glyph, const char *tint) {
    spot *s = spot_at(c, row, column);
    if (!s)
        return;
    s->glyph[0] = '\0';
    strncat(s->glyph, glyph, sizeof s->glyph - 1);
    s->tint = tint;
}

/* The glyph at a spot, "" if it is blank or off the canvas. */
static const char *canvas_glyph(const canvas *c, int row, int column) {
    const spot *s = spot_at(c, row, column);
    return s ? s->glyph : "";
}

bool canvas_blank(const canvas *c, int row, int column) {
    const char *glyph = canvas_glyph(c, row, column);
    return !*glyph || !strcmp(glyph, " ");
}

/* Colours are changed as seldom as possible. */
int canvas_write(const canvas *c, int row, int from, int end, out *o) {
    const char *tint = NULL;
    const int all = end;
    while (end > from && canvas_blank(c, row, end - 1))
        end--;
    for (int k = from; k < end; k++) {
        const spot *s = spot_at(c, row, k);
        bool blank = canvas_blank(c, row, k);
        if (!blank && s->tint != tint) {
            if (tint)
                out_untint(o);
            out_tint(o, s->tint);
            tint = s->tint;
        }
        out_clean(o, blank ? " " : s->glyph);
    }
    if (tint)
        out_untint(o);
    return all - end;
}

/* ---- vocabulary of the drawing ------------------------------------------------------------- */

const char *tile_tint(const styles *k, const char *kind) {
    static const char *const tints[NLOOKS] = {"1",  "31", "33", "32", "34",
                                              "35", "36", "34", "36", "33"};
    return tints[styles_look(k, kind)];
}

/* ---- a drawing ----------------------------------------------------------------------------- */

typedef struct drawing {
    canvas *c;
    int row, column, width;
    const rv_shown_tile *t;
    const palette *style;
    int mid; /* its middle column */
    bool by_edges;
    int owner[PORTS]; /* region at each port, -1 none */
    /* of a tile by edges: the region whose letter is there, -1 none; what separates two; NULL */
    int8_t of[TILE_ROWS][TILE_COLUMNS];
    const char *stroke[TILE_ROWS][TILE_COLUMNS];
} drawing;

static const char *tint(const drawing *d, const rv_region_info *g) {
    return tile_tint(&d->style->kinds, g->kind);
}

static void put_glyph(drawing *d, int row, int column, const char *glyph, const char *colour) {
    canvas_put(d->c, d->row + row, d->column + column, glyph, colour);
}

static void put_char(drawing *d, int row, int column, char glyph, const char *colour) {
    put_glyph(d, row, column, (char[]){glyph > ' ' && glyph <= '~' ? glyph : '?', '\0'}, colour);
}

static bool blank(const drawing *d, int row, int column) {
    return canvas_blank(d->c, d->row + row, d->column + column);
}

static const rv_region_info *region_at(const drawing *d, int port) {
    return d->owner[port] < 0 ? NULL : &d->t->regions[d->owner[port]];
}

/* ---- which region has which half of a row, on a tile by edges ------------------------------- */

/* The quadrants: their half-edges, the one on the north or south edge first. */
static const struct {
    int flat, steep; /* ports */
    int row;
    bool right;
    const char *stroke; /* through the corner */
} quadrants[] = {{NNW, WNW, 0, false, "╲"},
                 {NNE, ENE, 0, true, "╱"},
                 {SSE, ESE, 2, true, "╲"},
                 {SSW, WSW, 2, false, "╱"}};

static void fill(drawing *d, int region, int row, int from, int to) {
    for (int k = from; k <= to && region >= 0; k++)
        d->of[row][k] = (int8_t)region;
}

/* The middle row of what is built on these sides, as far as joined edges cover it. */
static void fill_inside(drawing *d, int region, unsigned sides) {
    enum { NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8 };
    unsigned upright = sides & (NORTH | SOUTH);
    int end = d->width - 1, mid = d->mid;
    if (upright && sides & WEST)
        fill(d, region, 1, 1, mid - 1);
    if (upright && sides & EAST)
        fill(d, region, 1, mid + 1, end - 1);
    if (upright == (NORTH | SOUTH))
        fill(d, region, 1, mid - 1, mid + 1);
    if ((sides & (EAST | WEST)) == (EAST | WEST))
        fill(d, region, 1, 1, end - 1);
}

/* The region at a port, if it is an area, or (else) built; -1. */
static int owner_at(const drawing *d, int port, bool area) {
    const rv_region_info *g = region_at(d, port);
    bool is = g && (area ? g->of->area : !g->of->line && !g->of->area && !g->of->around);
    return is ? d->owner[port] : -1;
}

/* An edge without its corners; a stroke parts two that have a half each. */
static void fill_edge(drawing *d, int side) {
    const int one = owner_at(d, 3 * side, false), other = owner_at(d, 3 * side + 2, false);
    const int end = d->width - 1, row = 1 + dy(side), column = side == 1 ? end : 0;
    if (side % 2) {
        fill(d, one, 1, column, column);
    } else {
        fill(d, side ? other : one, row, 1, d->mid);
        fill(d, side ? one : other, row, d->mid, end - 1);
    }
    if (one != other) {
        d->of[row][side % 2 ? column : d->mid] = -1;
        d->stroke[row][side % 2 ? column : d->mid] = side % 2 ? "─" : "│";
    }
}

static void fill_land(drawing *d) {
    int end = d->width - 1, inner = d->width > TILE_NARROW ? 2 : 1;
    memset(d->of, -1, sizeof d->of);
    for (int r = 0; r < d->t->nregions; r++) {
        unsigned sides = 0;
        for (int port = 0; port < C; port++)
            sides |= (unsigned)(owner_at(d, port, false) == r) << port / 3;
        fill_inside(d, r, sides);
    }
    for (int i = 0; i < 4; i++) {
        int row = quadrants[i].row, column = quadrants[i].right ? end : 0;
        int flat = owner_at(d, quadrants[i].flat, false);
        int steep = owner_at(d, quadrants[i].steep, false);
        if (owner_at(d, 3 * i, false) >= 0)
            fill_edge(d, i);
        /* joined edges own their corner, and so does one on the east or west if no other does */
        if (flat >= 0 && steep >= 0 && flat != steep)
            d->stroke[row][column] = quadrants[i].stroke;
        else
            fill(d, steep, row, column, column);
        /* an area has a letter in the corner, or near the half-edge, if it has only one */
        flat = owner_at(d, quadrants[i].flat, true);
        steep = owner_at(d, quadrants[i].steep, true);
        int in = flat == steep ? 1 : inner, at = column ? end - in : in;
        fill(d, flat, row, at, at);
        if (steep != flat)
            fill(d, steep, row, column, column);
    }
    for (int r = 0; r < d->t->nregions; r++)
        if (d->t->regions[r].of->around || !(d->t->regions[r].ports & (BIT(C) - 1)))
            fill(d, r, 1, d->mid, d->mid);
}

/* The place of the n-th thing on a region, from 0: the first is its follower. False if there is no
 * place for it. */
static bool land_place(const drawing *d, int region, int n, int *row, int *column) {
    for (int pass = 0; pass < 2; pass++) /* best on the middle of an edge */
        for (int i = 0; i < TILE_ROWS * d->width; i++) {
            int r = i / d->width, c = i % d->width;
            bool middle = c == d->mid, edge = c == 0 || c == d->width - 1;
            if (d->of[r][c] != region || (r == 1 ? !edge : !middle) != pass || n-- > 0)
                continue;
            *row = r;
            *column = c;
            return true;
        }
    return false;
}

/* ---- the beginning ------------------------------------------------------------------------- */

static drawing begin_drawing(canvas *c, int row, int column, int width, const rv_shown_tile *t,
                             const palette *style) {
    drawing d = {c, row, column, width, t, style, .mid = width / 2};
    d.by_edges = style->kinds.by_edges;
    for (int p = 0; p < PORTS; p++) {
        d.owner[p] = -1;
        for (int i = 0; i < d.t->nregions; i++)
            if (d.t->regions[i].ports & BIT(p))
                d.owner[p] = i;
    }
    if (d.by_edges)
        fill_land(&d);
    return d;
}

/* ---- lines --------------------------------------------------------------------------------- */

static const char *const joints[16] = {"",  "╵", "╶", "└", "╷", "│", "┌", "├",
                                       "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};

static const char *const rivers[16] = {"",  "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                       "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};

/* A road that goes over a straight river, or ends at it: by the arms of the road. */
static const char *const level_met[16] = {[1] = "┷", [4] = "┯", [5] = "┿"};
static const char *const upright_met[16] = {[2] = "┠", [8] = "┨", [10] = "╂"};

static const struct {
    unsigned arms;
    int step;
    const char *glyph;
} bends_of[] = {{1 | 8, -1, "╯"}, {1 | 2, 1, "╰"}, {4 | 2, 1, "╭"}, {4 | 8, -1, "╮"}};

/* The character in the centre: the joint of the largest line; a square where several lines end. */
static void put_centre(drawing *d) {
    const rv_region_info *largest = NULL, *river = NULL;
    int lines = 0, bends = 0;
    unsigned roads = 0;
    RV_EACH_AT(d->t->regions, d->t->nregions, g) {
        unsigned arms = shown_sides(g);
        if (!g->of->line || !arms || g->built)
            continue;
        lines++;
        bends += shown_bend(arms) >= 0;
        river = shown_water(g) ? g : river;
        roads |= shown_water(g) ? 0u : arms;
        if (!largest || __builtin_popcount(arms) > __builtin_popcount(shown_sides(largest)))
            largest = g;
    }
    /* a feature by edges may cover the middle: then lines end before it */
    bool covered = d->by_edges && d->of[1][d->mid] >= 0;
    if (!largest || ((lines > 1 || river) && covered))
        return;
    if (bends > 1) {
        /* they keep apart in the middle row, and the centre stays blank */
        for (int i = 0; i < 4 * d->t->nregions; i++) {
            const rv_region_info *g = &d->t->regions[i / 4];
            unsigned arms = bends_of[i % 4].arms;
            if (g->of->line && shown_sides(g) == arms)
                put_glyph(d, 1, d->mid + bends_of[i % 4].step,
                          g->doubles       ? "○"
                          : shown_water(g) ? rivers[arms]
                                           : bends_of[i % 4].glyph,
                          tint(d, g));
        }
        return;
    }
    if (river) {
        unsigned arms = shown_sides(river);
        const char *met = arms == 10 ? level_met[roads] : arms == 5 ? upright_met[roads] : NULL;
        put_glyph(d, 1, d->mid, met ? met : rivers[arms], tint(d, river));
        return;
    }
    bool square = lines > 1 && __builtin_popcount(shown_sides(largest)) == 1;
    const char *glyph = largest->doubles ? "○" : square ? "□" : joints[shown_sides(largest)];
    put_glyph(d, 1, d->mid, glyph, tint(d, largest));
}

/* A piece of a line, of a bridge, a river or a road. */
static const char *line_glyph(bool upright, bool bridge, bool water) {
    return upright ? (bridge ? "║" : water ? "┃" : "│") : bridge ? "═" : water ? "━" : "─";
}

static void put_lines(drawing *d) {
    for (int side = 0; side < 4; side++) { /* from the centre, which they leave out, to the edge */
        const rv_region_info *g = region_at(d, MIDDLE(side));
        for (int k = 1; g && g->of->line && k <= (dx(side) ? d->mid : 1); k++)
            put_glyph(d, 1 + dy(side) * k, d->mid + dx(side) * k,
                      line_glyph(dy(side), g->built, shown_water(g)), tint(d, g));
    }
    put_centre(d);
    /* a bridge over a line has a character by the arms of the line */
    static const char *const upright[16] = {[0] = "║", [2] = "╟", [8] = "╢", [10] = "╫"};
    static const char *const level[16] = {[0] = "═", [1] = "╧", [4] = "╤", [5] = "╪"};
    const rv_region_info *bridge = NULL;
    unsigned arms = 0;
    for (const rv_region_info *g = d->t->regions; g - d->t->regions < d->t->nregions; g++)
        if (g->built)
            bridge = g;
        else if (g->of->line)
            arms |= shown_sides(g);
    const char *glyph = bridge ? (bridge->ports & BIT(N) ? upright : level)[arms] : NULL;
    if (glyph && strcmp(canvas_glyph(d->c, d->row + 1, d->column + d->mid), "□") != 0)
        put_glyph(d, 1, d->mid, glyph, tint(d, bridge));
}

/* ---- areas --------------------------------------------------------------------------------- */

/* Column of a quadrant: `in` characters from the tile's edge. */
static int quadrant_column(const drawing *d, int q, int in) {
    return quadrants[q].right ? d->width - 1 - in : in;
}

static void put_letter(drawing *d, int row, int column, int port) {
    const rv_region_info *g = region_at(d, port);
    if (g && !g->of->line)
        put_char(d, row, column, styles_letter(&d->style->kinds, g->kind), tint(d, g));
}

static void put_areas(drawing *d) {
    if (d->by_edges) {
        /* everywhere without a line, and in the middle even on a line */
        for (int row = 0; row < TILE_ROWS; row++)
            for (int k = 0; k < d->width; k++) {
                int r = d->of[row][k];
                if (d->stroke[row][k])
                    put_glyph(d, row, k, d->stroke[row][k], TINT_FAINT);
                if (r < 0 || (!blank(d, row, k) && d->owner[C] != r))
                    continue;
                const rv_region_info *g = &d->t->regions[r];
                if (d->t->things.n && shown_at(&d->t->things, "castle", r))
                    put_glyph(d, row, k, TILE_CASTLE, TINT_STRONG);
                else
                    put_char(d, row, k, styles_letter(&d->style->kinds, g->kind), tint(d, g));
            }
        return;
    }
    for (int q = 0; q < 4; q++)
        put_letter(d, quadrants[q].row, quadrant_column(d, q, 1), quadrants[q].flat);
    const rv_region_info *centre = region_at(d, C);
    if (centre && centre->ports == BIT(C) && blank(d, 1, d->mid))
        put_letter(d, 1, d->mid, C);
}

/* ---- marks on regions ---------------------------------------------------------------------- */

/* What is marked on a region; on a tile by edges each has a place of its own. */
enum { FOLLOWER, PRIZE, COLLECTS, SYMBOL };

/* On a line the mark replaces a character of the line, next to the edge of its first arm; but a
 * symbol stands on another one, if it has others, for its follower stands on the first. By edges it
 * stands on its place of the region; beside the character in the middle, or without room beside the
 * last. Else beside the letter of its first quadrant, or of the middle. */
static void put_mark(drawing *d, int region, int what, char glyph, const char *colour) {
    const rv_region_info *g = &d->t->regions[region];
    int row = 1, column = d->mid;
    if (g->of->line) {
        unsigned ports = g->ports;
        for (int side = W; side >= N && what == SYMBOL; side -= 3)
            if (g->ports & BIT(side) && g->ports & ~BIT(side))
                ports = g->ports & ~BIT(side);
        for (int side = 3; side >= 0; side--)
            if (ports & BIT(MIDDLE(side))) {
                row = 1 + dy(side);
                column = d->mid + dx(side) * (d->mid - 1);
            }
    } else if (d->by_edges) {
        if (!land_place(d, region, what, &row, &column) || d->owner[C] == region)
            column += column < d->mid + 1 ? 1 : -1;
    } else {
        column++;
        for (int q = 3; q >= 0; q--)
            if (d->owner[quadrants[q].flat] == region) {
                row = quadrants[q].row;
                column = quadrant_column(d, q, what && d->width > TILE_NARROW ? 2 : 0);
            }
    }
    put_char(d, row, column, glyph, colour);
}

/* Where they are printed; beside another mark there if necessary. */
static void put_collects(drawing *d) {
    int in = d->width > TILE_NARROW ? 2 : 0;
    for (int i = 0; i < d->t->nregions; i++) {
        const rv_region_info *g = &d->t->regions[i];
        const bool land = d->by_edges && !g->of->line;
        bool done = !g->collects;
        for (int q = 0; q < 4 && !land; q++)
            if (g->collect_ports & BIT(quadrants[q].flat)) {
                bool taken = in && !blank(d, quadrants[q].row, quadrant_column(d, q, in));
                put_char(d, quadrants[q].row, quadrant_column(d, q, in + taken), '^', tint(d, g));
                done = true;
            }
        if (!done)
            put_mark(d, i, COLLECTS, '^', tint(d, g));
    }
}

/* Marks that the ruleset declares, by their signs. */
static void put_symbols(drawing *d) {
    const rv_ruleset *rs = d->style->kinds.rs;
    rv_symbol_info symbol;
    for (int s = 0; rs && rv_ruleset_symbol(rs, s, &symbol); s++) {
        if (d->t->symbols >> s & 1 && symbol.path)
            put_char(d, 1, d->mid, symbol.sign, TINT_STRONG);
        for (int i = 0; i < d->t->nregions; i++)
            if (d->t->regions[i].symbols >> s & 1)
                put_mark(d, i, SYMBOL, symbol.sign, TINT_STRONG);
    }
}

/* ---- towers -------------------------------------------------------------------------------- */

/* Pieces on a tile by edges as a whole: "#" a foundation, "3" a tower, "3B" with B on top, "3="
 * finished without a follower on top. */
typedef struct label {
    char text[8];
    int n;
    const char *tint; /* of its last character, if that is a follower; NULL */
    int row, from;    /* its place */
} label;

static label label_of(const drawing *d) {
    const shown_stack t = shown_stack_of(d->style->kinds.rs, d->t);
    label l = {.row = 1, .from = d->mid};
    if (t.height > 0)
        l.n = snprintf(l.text, sizeof l.text, "%d", t.height % 1000);
    else
        l.n = snprintf(l.text, sizeof l.text, "%s", t.height < 0 ? "" : "#");
    if (t.closed)
        l.text[l.n++] = '=';
    if (t.top >= 0) {
        l.text[l.n++] = d->style->player[t.top].sign[0];
        l.tint = d->style->player[t.top].colour->tint;
    }
    return l;
}

/* The region whose letter is there, or -1. */
static int letter_at(const drawing *d, int row, int column) {
    int r = d->of[row][column];
    if (r < 0)
        return -1;
    char letter = styles_letter(&d->style->kinds, d->t->regions[r].kind);
    const char *glyph = canvas_glyph(d->c, d->row + row, d->column + column);
    return *glyph == letter && !glyph[1] ? r : -1;
}

/* How often the letter of a region occurs outside the label. */
static int letters_left(const drawing *d, int region, const label *l) {
    int n = 0;
    for (int row = 0; row < TILE_ROWS; row++)
        for (int k = 0; k < d->width; k++) {
            bool under = row == l->row && k >= l->from && k < l->from + l->n;
            n += !under && letter_at(d, row, k) == region;
        }
    return n;
}

/* The place for the letter of an area that would be hidden: beside the label, towards the middle.
 */
static int refuge(const drawing *d, const label *l) {
    int k = l->from < d->mid ? l->from + l->n : l->from - 1;
    bool fits = k >= 0 && k < d->width && blank(d, l->row, k);
    return fits && (l->row != 1 || k == d->mid) ? k : -1;
}

/* Where it costs least, near the middle. Hiding blanks costs nothing, hiding letters that remain
 * elsewhere costs little; followers and other marks are never hidden. */
static void find_place(const drawing *d, label *l) {
    enum { LEFT = 100, MOVED = 300, LOST = 2000, LINE = 4000, MARK = 100000 };
    int least = -1;
    label best = *l;
    for (l->row = 0; l->row < TILE_ROWS; l->row++)
        for (l->from = 0; l->from + l->n <= d->width; l->from++) {
            int cost = 10 * (l->row != 1) + abs(2 * l->from + l->n - d->width);
            for (int k = l->from; k < l->from + l->n; k++) {
                const char *glyph = canvas_glyph(d->c, d->row + l->row, d->column + k);
                int r = letter_at(d, l->row, k);
                cost += blank(d, l->row, k)     ? 0
                        : r < 0                 ? (unsigned char)*glyph < 0x80 ? MARK : LINE
                        : letters_left(d, r, l) ? LEFT
                        : refuge(d, l) >= 0     ? MOVED
                                                : LOST;
            }
            if (least < 0 || cost < least) {
                least = cost;
                best = *l;
            }
        }
    *l = best;
}

/* A letter that would be hidden for good moves to its refuge. */
static void put_label(drawing *d, label *l) {
    if (!l->n || !d->by_edges)
        return;
    find_place(d, l);
    int to = refuge(d, l);
    for (int k = l->from; k < l->from + l->n; k++) {
        int r = letter_at(d, l->row, k);
        if (r >= 0 && to >= 0 && !letters_left(d, r, l))
            put_char(d, l->row, to, styles_letter(&d->style->kinds, d->t->regions[r].kind),
                     tint(d, &d->t->regions[r]));
    }
    for (int k = 0; k < l->n; k++)
        put_char(d, l->row, l->from + k, l->text[k],
                 l->tint && k == l->n - 1 ? l->tint : TINT_STRONG);
}

/* Who stands beside another one on an area replaces a letter of it; others stand where there is
 * room. */
static void put_guests(drawing *d) {
    SHOWN_EACH(&d->t->things, "guest", guest) {
        const char *tint = d->style->player[guest->player].colour->tint;
        label one = {.text = {d->style->player[guest->player].sign[0]}, .n = 1, .tint = tint};
        int row, column, n = COLLECTS;
        while (land_place(d, guest->place, n++, &row, &column))
            if (letter_at(d, row, column) == guest->place) {
                put_char(d, row, column, *one.text, tint);
                one.n = 0;
                break;
            }
        put_label(d, &one);
    }
}

/* ---- the tile's number --------------------------------------------------------------------- */

static void put_id(drawing *d) {
    int n = (int)strlen(d->t->id), mid = d->mid, from = mid - n / 2;
    const struct {
        int row, from;
    } places[] = {{1, from}, {0, from}, {2, from}, {1, mid + 1}, {1, mid - n}};
    if (!n || d->by_edges) /* blanks are the ground there */
        return;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        int row = places[i].row, start = places[i].from, k = start;
        while (k < start + n && k >= 0 && k < d->width && blank(d, row, k))
            k++;
        if (k < start + n)
            continue;
        for (k = 0; k < n; k++)
            put_char(d, row, start + k, d->t->id[k], d->t->last ? TINT_STRONG : TINT_FAINT);
        return;
    }
}

/* ---- from outside -------------------------------------------------------------------------- */

void tile_draw(canvas *c, int row, int column, int width, const rv_shown_tile *t,
               const palette *style) {
    drawing d = begin_drawing(c, row, column, width, t, style);
    put_lines(&d);
    put_areas(&d);
    for (int i = 0; i < d.t->nregions; i++) {
        const rv_region_info *g = &d.t->regions[i];
        if (g->prizes && !g->of->line)
            put_mark(&d, i, PRIZE, '*', tint(&d, g));
    }
    put_collects(&d);
    put_symbols(&d);
    for (int i = 0; i < d.t->nregions; i++) {
        const int player = d.t->regions[i].player, corner = d.t->regions[i].corner;
        if (corner) /* beside the tile, where four meet */
            put_glyph(&d, corner == 2 || corner == 3 ? 2 : 0, corner < 3 ? width : -1,
                      style->player[player].sign, style->player[player].colour->tint);
        else if (player >= 0)
            put_mark(&d, i, FOLLOWER, style->player[player].sign[0],
                     style->player[player].colour->tint);
    }
    bool fair = rv_ruleset_shows(d.style->kinds.rs, d.t->symbols, "bazaar");
    bool bears = shown_has(&d.t->things, "token");
    label tower = label_of(&d), bazaar = {.text = "$", .n = fair},
          token = {.text = "&", .n = bears};
    put_guests(&d);
    put_label(&d, &bazaar);
    put_label(&d, &token);
    put_label(&d, &tower);
    put_id(&d);
}

void tile_put(out *o, const rv_shown_tile *t, const palette *style, const char *beside,
              bool aligned) {
    canvas c = canvas_open(o, TILE_ROWS, TILE_COLUMNS);
    tile_draw(&c, 0, 0, TILE_COLUMNS, t, style);
    for (int row = 0; row < TILE_ROWS; row++) {
        out_put(o, "  ");
        int margin = canvas_write(&c, row, 0, TILE_COLUMNS, o);
        out_spaces(o, row == 1 && aligned ? 1 + margin : 0);
        out_printf(o, row == 1 ? "  %s\n" : "\n", beside);
    }
}

/* A side's three characters lie on a vertical or a horizontal line; characters of the wall there
 * are removed. */
void tile_draw_side(canvas *c, int row, int column, int width, const rv_shown_tile *t, int side,
                    const palette *style) {
    drawing d = begin_drawing(c, row, column, width, t, style);
    bool upright = side == E || side == W;
    int edge = side == E ? width - 1 : side == S ? 2 : 0;
    int outwards = side == E || side == S ? -1 : 1;
    for (int k = 0; k < (upright ? TILE_ROWS : width); k++)
        put_glyph(&d, upright ? k : edge, upright ? edge : k, " ", NULL);
    for (int k = -1; k <= 1; k++) {
        int port = (side + k + 12) % 12;
        int across = side == E || side == N ? k : -k; /* from north to south, from west to east */
        int r = upright ? 1 + across : edge;
        int col = upright ? edge : d.mid + across * (d.mid - 1);
        const rv_region_info *g = region_at(&d, port);
        if (!g)
            continue;
        if (k == 0 && g->of->line)
            put_glyph(&d, r, col, g->doubles ? "○" : line_glyph(!upright, false, shown_water(g)),
                      tint(&d, g));
        if (k != 0)
            put_letter(&d, r, col, port);
        if (k != 0 && (g->prizes || g->collects) &&
            (k < 0 || d.owner[port] != d.owner[(side + 11) % 12]))
            put_glyph(&d, upright ? r : edge, upright ? edge + outwards : col + 1,
                      g->prizes ? "*" : "^", tint(&d, g));
    }
}

const char *tile_line(const rv_shown_tile *t, int side, const palette *style, const char **tint) {
    bool bridge = false, water = false;
    *tint = NULL;
    RV_EACH_AT(t->regions, t->nregions, g) {
        if (!(g->ports & BIT(side)) || !g->of->line)
            continue;
        *tint = *tint ? *tint : tile_tint(&style->kinds, g->kind);
        bridge |= g->built;
        water |= shown_water(g);
    }
    return line_glyph(false, bridge, water);
}
