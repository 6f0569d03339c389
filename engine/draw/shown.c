/* shown.c - what text and pictures ask of a board before they draw it.
 *
 * Things on a tile or in a hand are looked up by name; cells_find lists the cells where a tile
 * fits; tileset_ids names the tiles of a ruleset that look alike. styles_of gives
 * each kind of a ruleset a look by its properties, whatever it is called; text and pictures ask for
 * that look, and a legend asks which marks a tile of the set can have.
 *
 * What draws a board, as text or as a picture, opens a `grid` of the cells to be shown; track_open
 * walks once around a wall, and gives a `track` only if it agrees with the places of the board.
 */
#include "draw/shown.h"
#include "tile/tile.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

const rv_diag *shown_against(const rv_report *p) {
    for (int i = 0; p->verdict == RV_ILLEGAL && i < p->ndiags; i++)
        if (p->diags[i].turn == p->turns + 1 && p->diags[i].severity == RV_SEV_ILLEGAL)
            return &p->diags[i];
    return NULL;
}

bool shown_can_draw(const rv_report *p) {
    return p->ruleset && (p->status <= RV_AGAINST || p->status == RV_UNREADABLE);
}

int shown_fault(const rv_shown_board *b, const rv_diag *g) {
    const bool told = g->severity != RV_SEV_WRONG && !g->because && g->at.there;
    return told ? rv_shown_fault(b, g->at.x, g->at.y) : 0;
}

const char *shown_player(rv_arena *a, const rv_report *p, int player) {
    const char *name = p->name[player], *label = p->label[player];
    return name && *name && strcmp(name, label) ? rv_printf(a, "%s (%s)", name, label) : label;
}

const char *shown_part(const rv_report *p) {
    return p->second_part ? ", the second part of a double turn" : "";
}

const char *shown_heading(const rv_things *in, const char *name) {
    const rv_thing *t = rv_thing_find(in, name, NULL);
    return t && t->heading ? t->heading : "";
}

bool shown_has(const rv_things *in, const char *name) {
    return rv_thing_find(in, name, NULL);
}

const rv_thing *shown_of(const rv_things *in, const char *name, int player) {
    SHOWN_EACH(in, name, t)
        if (t->player == player)
            return t;
    return NULL;
}

const rv_thing *shown_at(const rv_things *in, const char *name, int place) {
    SHOWN_EACH(in, name, t)
        if (t->place == place)
            return t;
    return NULL;
}

int shown_sum(const rv_things *in, const char *name, int player) {
    int sum = 0;
    SHOWN_EACH(in, name, t)
        sum += t->player == player ? t->number : 0;
    return sum;
}

void shown_held(const rv_things *in, int holder, int owner, int figures[RV_MAX_FIGURES]) {
    for (int f = 0; f < RV_MAX_FIGURES; f++)
        figures[f] = 0;
    SHOWN_EACH(in, SHOWN_TAKEN, t)
        if (t->player == holder && t->place == owner)
            figures[t->figure] += t->number;
}

const char *shown_name(rv_arena *a, const rv_shown_tile *t) {
    return t->rotation ? rv_printf(a, "%s/%d", t->id, t->rotation) : t->id;
}

shown_stack shown_stack_of(const rv_ruleset *rs, const rv_shown_tile *t) {
    int bare = rv_ruleset_shows(rs, t->symbols, "foundation") ? 0 : -1;
    const rv_thing *top = rv_thing_find(&t->things, "top", NULL);
    return (shown_stack){rv_thing_number(&t->things, "tower", bare), top ? top->player : -1,
                         top ? top->figure : 0, shown_has(&t->things, "closed")};
}

rv_shown_board shown_board(rv_arena *a, rv_case *c) {
    rv_shown_board b;
    rv_case_board(c, &b);
    if (b.things.ran_out)
        rv_no_memory(a);
    return b;
}

rv_shown_tile shown_board_tile(rv_arena *a, rv_case *c, int i) {
    rv_shown_tile t;
    rv_case_board_tile(c, i, &t);
    if (t.things.ran_out)
        rv_no_memory(a);
    return t;
}

rv_tile_info shown_info(const rv_ruleset *rs, int tile) {
    rv_tile_info info;
    rv_ruleset_tile(rs, tile, &info);
    return info;
}

bool shown_refused(rv_arena *a, rv_case *c, const rv_shown_board *b, const rv_diag *against,
                   rv_shown_tile *t, bool *may_lie) {
    bool is = against && rv_case_refused(c, t);
    if (is && t->things.ran_out)
        rv_no_memory(a);
    *may_lie = is && *t->cell && against->at.thing;
    for (int i = 0; *may_lie && i < b->ntiles; i++) {
        const rv_shown_tile other = shown_board_tile(a, c, i);
        *may_lie = other.x != t->x || other.y != t->y;
    }
    return is;
}

/* ---- where a tile fits ----------------------------------------------------------------------- */

static void add_cell(void *ud) {
    cells *c = ud;
    (void)RV_PUSH(c->arena, c->list, c->n, c->room);
}

/* The case must not be left in the middle of a question, so that a jump ends here. */
static bool see_cell(void *ud, const rv_placement *pl) {
    cells *c = ud;
    int i = 0;
    while (i < c->n && (c->list[i].x != pl->x || c->list[i].y != pl->y))
        i++;
    if (i == c->n) {
        if (!rv_protect(c->arena, add_cell, c))
            return !(c->lost = true);
        c->list[i] = (legal_cell){pl->x, pl->y, 0};
    }
    c->list[i].rotations |= 1u << pl->rotation / 90;
    c->placements += !pl->again;
    return true;
}

rv_status cells_find(cells *c, rv_arena *a, rv_case *bench, int turn, const char *tile,
                     const char **why) {
    *c = (cells){.arena = a};
    const rv_status status = rv_case_legal(bench, turn, tile, RV_LIST_NONE, see_cell, c, why);
    if (c->lost)
        rv_no_memory(a);
    return status;
}

static bool see_any(void *ud, const rv_placement *it) {
    (void)it;
    *(bool *)ud = true;
    return false;
}

bool shown_lies(rv_case *bench, int turn, const char *tile, bool *known) {
    bool any = false;
    const char *why;
    rv_status status = rv_case_legal(bench, turn, tile, RV_LIST_NONE, see_any, &any, &why);
    if (known)
        *known = status == RV_FINE;
    return any;
}

/* ---- catalogues of tiles ------------------------------------------------------------------- */

int shown_tile(const rv_ruleset *rs, const char *id) {
    int i = rv_facts(rs)->ntiles - 1;
    while (i >= 0 && strcmp(shown_info(rs, i).id, id) != 0)
        i--;
    return i;
}

rv_shown_tile shown_unturned(const rv_ruleset *rs, const char *tile) {
    char id[64], unknown[RV_WHY];
    snprintf(id, sizeof id, "%.*s", (int)strcspn(tile, "/"), tile);
    int degrees = 0, index = shown_tile(rs, id);
    if (index >= 0 || rv_ruleset_look(rs, tile, 1, &index, &degrees, unknown) > 0)
        return rv_ruleset_shown(rs, index, 0);
    return (rv_shown_tile){.id = tile, .cell = ""};
}

int shown_option(const rv_ruleset *rs, const char *name, rv_option_info *to) {
    for (int i = 0; rv_ruleset_option(rs, i, to); i++)
        if (!strcmp(to->name, name))
            return i;
    return -1;
}

unsigned shown_sides(const rv_region_info *g) {
    unsigned sides = 0;
    for (int side = 0; side < 4; side++)
        sides |= (g->ports >> (3 * side + 1) & 1u) << side;
    return sides;
}

int shown_bend(unsigned sides) {
    for (int side = 0; side < 4; side++)
        if (sides == (1u << side | 1u << (side + 1) % 4))
            return side;
    return -1;
}

const char *shown_port(unsigned ports) {
    for (int i = 0; i < RV_PLACES; i++)
        if (rv_place_ports(i) == (ports & (~ports + 1))) /* the lowest bit */
            return rv_place_name(i);
    return "";
}

const char *tileset_ids(rv_arena *a, const rv_ruleset *rs, const char *same, int *copies) {
    rv_tile_info t;
    rv_buf ids = {.arena = a};
    *copies = 0;
    for (int i = 0; rv_ruleset_tile(rs, i, &t); i++) {
        if (strcmp(t.same, same) || !t.count)
            continue;
        rv_putf(&ids, "%s%s", *copies ? " " : "", t.id);
        *copies += t.count;
    }
    return rv_buf_text(&ids);
}

int tileset_total(const rv_ruleset *rs) {
    rv_tile_info t;
    int n = 0;
    for (int i = 0; rv_ruleset_tile(rs, i, &t); i++)
        n += t.count;
    return n;
}

/* ---- kinds of features ---------------------------------------------------------------------- */

rv_str styles_adjective(const rv_figure_row *figure) {
    size_t n = strlen(figure->before);
    return (rv_str){figure->before, n ? n - 1 : 0};
}

styles styles_of(const rv_ruleset *rs) {
    styles k = {.rs = rs, .line = "line"};
    bool taken[LOOK_MORE] = {false};
    kind_look more = LOOK_MORE;
    k.by_edges = rs && rv_facts(rs)->edge_looks;
    k.n = rs ? rv_facts(rs)->nkinds : 0;
    k.n = k.n < STYLES_MOST ? k.n : STYLES_MOST;
    k.list = rs ? rv_ruleset_kind(rs, 0) : NULL;
    for (int i = 0; i < k.n; i++) {
        const rv_kind *kind = &k.list[i];
        bool houses = kind->keep || (k.by_edges && !kind->around);
        kind_look sort = kind->line && kind->bare ? LOOK_WATER
                         : kind->line             ? LOOK_LINE
                         : kind->area             ? LOOK_AREA
                         : houses                 ? LOOK_HOUSE
                                                  : LOOK_PLAIN;
        k.look[i] = taken[sort] ? more : sort;
        const bool icon = k.by_edges && (kind->around || kind->any); /* it needs no look */
        more += taken[sort] && !icon && more + 1 < NLOOKS;
        k.line = sort == LOOK_LINE && !taken[sort] ? kind->name : k.line;
        taken[sort] = true;
    }
    return k;
}

int styles_find(const styles *k, const char *name) {
    for (int i = 0; i < k->n; i++)
        if (!strcmp(k->list[i].name, name))
            return i;
    return -1;
}

kind_look styles_look(const styles *k, const char *name) {
    int i = styles_find(k, name);
    return i < 0 ? NLOOKS - 1 : k->look[i];
}

void seen_things(seen *s, const styles *k, const rv_things *things) {
    rv_symbol_info it;
    for (const rv_thing *t = things->list; t && t < things->list + things->n; t++) {
        if (!strcmp(t->name, "guest") || !strcmp(t->name, "top"))
            s->figures |= 1ull << t->figure;
        s->wall_tile |= !strcmp(t->name, "wall_tile") || (!strcmp(t->name, "corner") && t->number);
        if (strncmp(t->name, "token", strlen("token")) != 0 || !t->number)
            continue;
        for (int i = 0; rv_ruleset_symbol(k->rs, i, &it); i++)
            s->symbols |= (uint64_t)!strcmp(it.key, t->words) << i;
        for (int i = 0; rv_ruleset_token(k->rs, i, &it); i++)
            s->tokens |= (uint64_t)!strcmp(it.key, t->words) << i;
    }
}

void seen_tile(seen *s, const styles *k, const rv_shown_tile *t) {
    int lines = 0; /* that reach the middle: all except those that bend around a corner */
    unsigned ports = 0;
    s->symbols |= t->symbols;
    for (const rv_region_info *g = t->regions; g - t->regions < t->nregions; g++) {
        const rv_kind *kind = g->of;
        const unsigned sides = shown_sides(g);
        ports |= g->ports;
        s->kinds |= 1ull << styles_find(k, g->kind);
        s->doubles |= g->doubles && kind->line;
        s->prizes[kind->area] |= g->prizes && !kind->line;
        s->collects |= g->collects;
        s->symbols |= g->symbols;
        s->bridge |= g->built;
        s->figures |= g->player < 0 ? 0 : 1ull << g->figure;
        lines += kind->line && !kind->bare && !g->built && sides && shown_bend(sides) < 0;
    }
    const shown_stack stack = shown_stack_of(k->rs, t);
    for (int side = 0; side < 4; side++)
        s->any |= !(ports >> 3 * side & 7);
    s->divides |= lines > 1;
    s->foundation |= stack.height == 0;
    s->tower = stack.height > s->tower ? stack.height : s->tower;
    s->closed |= stack.closed;
    s->bazaar |= rv_ruleset_shows(k->rs, t->symbols, "bazaar");
    s->castle |= shown_has(&t->things, "castle");
    seen_things(s, k, &t->things);
}

/* Whether one of the first n players has a sign. */
static bool is_taken(const palette *to, int n, char c) {
    while (n > 0 && to->player[n - 1].sign[0] != c)
        n--;
    return n;
}

palette palette_of(const rv_ruleset *rs, const rv_report *p) {
    palette to = {.kinds = styles_of(rs)};
    bool letters = false; /* beside the heights of towers no sign of a player is a number */
    rv_tile_info t;
    for (int i = 0; rs && rv_ruleset_tile(rs, i, &t); i++)
        letters |= t.count && rv_ruleset_shows(rs, t.symbols, "foundation");
    for (int i = 0; p && i < p->nplayers; i++) {
        const char *label = p->label[i];
        char c = (char)toupper((unsigned char)*label);
        /* the first letter of the label that no player before has, or else of the alphabet */
        while (letters && *label && (c < 'A' || c > 'Z' || is_taken(&to, i, c)))
            c = (char)toupper((unsigned char)*++label);
        for (char next = 'A'; letters && (c < 'A' || c > 'Z' || is_taken(&to, i, c)); next++)
            c = next;
        to.player[i].sign[0] = is_taken(&to, i, c) ? (char)('1' + i) : c;
        to.player[i].label = p->label[i];
        to.player[i].colour = rv_colour_at(p->colour[i]);
    }
    return to;
}

char styles_letter(const styles *k, const char *name) {
    const int at = styles_find(k, name);
    return at < 0 ? name[0] : rv_ruleset_kind(k->rs, at)->sign;
}

/* ---- the cells as rows and columns ----------------------------------------------------------- */

void grid_reach(rv_shown_board *b, int x, int y) {
    if (b->bounded)
        return;
    b->x0 = x < b->x0 ? x : b->x0;
    b->x1 = x > b->x1 ? x : b->x1;
    b->y0 = y < b->y0 ? y : b->y0;
    b->y1 = y > b->y1 ? y : b->y1;
}

bool grid_open(grid *g, rv_case *c, const rv_shown_board *b, int around, rv_arena *a) {
    char name[24];
    rv_shown_board inner = {.x0 = b->x1, .x1 = b->x0, .y0 = b->y1, .y1 = b->y0};
    /* Within a wall, start spaces lie outside and do not need cells of their own. */
    for (int y = b->y0; b->bounded && y <= b->y1; y++)
        for (int x = b->x0; x <= b->x1; x++)
            if (rv_case_inside(c, x, y, name))
                grid_reach(&inner, x, y);
    inner = b->bounded ? inner : *b;
    around = b->bounded ? 0 : around;
    *g = (grid){inner.x0 - around, inner.y1 + around, inner.x1 - inner.x0 + 1 + 2 * around,
                inner.y1 - inner.y0 + 1 + 2 * around, NULL};
    if (g->nx <= 0 || g->ny <= 0)
        return false;
    g->inside = RV_NEWS(a, bool, g->nx * g->ny);
    for (int i = 0; i < g->nx * g->ny; i++)
        g->inside[i] = !b->bounded || rv_case_inside(c, g->x0 + i % g->nx, g->y1 - i / g->nx, name);
    return true;
}

bool grid_inside(const grid *g, int column, int row) {
    return column >= 0 && row >= 0 && column < g->nx && row < g->ny &&
           g->inside[row * g->nx + column];
}

/* ---- names ----------------------------------------------------------------------------------- */

void grid_name(const grid *g, rv_case *c, bool is_row, int at, char name[24]) {
    int column = is_row ? 0 : at, row = is_row ? at : 0;
    name[0] = '\0';
    while (column < g->nx && row < g->ny && !rv_case_inside(c, g->x0 + column, g->y1 - row, name))
        *(is_row ? &column : &row) += 1;
    const char *comma = strchr(name, ','); /* "-3,4", or else "e12" */
    size_t file = comma ? (size_t)(comma - name) : 0;
    while (!comma && isalpha((unsigned char)name[file]))
        file++;
    const char *rank = name + file + (comma ? 1 : 0);
    if (is_row)
        memmove(name, rank, strlen(rank) + 1);
    else
        name[file] = '\0';
}

/* ---- the score track: the walk around the outline ------------------------------------------ */

enum { WEST = 3 };

/* A walker on a cell inside, beside the outline: `away` is the direction to the outside; it walks
 * in the direction a quarter turn clockwise from it. */
typedef struct walker {
    const grid *g;
    int column, row, away;
    track *t;
    bool regular; /* no gap in the outline is so narrow that one cell has two corners */
} walker;

static int ahead(const walker *w) {
    return (w->away + 1) & 3;
}

static bool inside_at(const walker *w, int forward, int away) {
    int h = ahead(w);
    return grid_inside(w->g, w->column + dx(h) * forward + dx(w->away) * away,
                       w->row + dy(h) * forward + dy(w->away) * away);
}

static void add_corner(walker *w, bool outwards) {
    int h = ahead(w);
    track_pair p = {w->column + dx(w->away), w->row + dy(w->away), .corner = true};
    p.vx = w->column + (dx(h) + dx(w->away) > 0); /* the end of the side */
    p.vy = w->row + (dy(h) + dy(w->away) > 0);
    if (outwards) {
        p.column += dx(h);
        p.row += dy(h);
    }
    p.u = outwards ? w->away : (h + 2) & 3;
    p.v = outwards ? h : w->away;
    w->t->pairs[++w->t->n] = p;
}

/* Moves to the next side. A corner that turns inwards replaces both sides that meet in its cell.
 * Returns whether there was one. */
static bool go_on(walker *w, bool in_corner) {
    int h = ahead(w);
    bool inwards = inside_at(w, 1, 0) && inside_at(w, 1, 1);
    if (!inwards && !in_corner)
        w->t->pairs[++w->t->n] =
            (track_pair){w->column + dx(w->away), w->row + dy(w->away), .away = w->away};
    if (inwards) {
        w->regular = w->regular && !in_corner;
        add_corner(w, false);
        w->column += dx(h) + dx(w->away);
        w->row += dy(h) + dy(w->away);
        w->away = (h + 2) & 3;
    } else if (inside_at(w, 1, 0)) {
        w->column += dx(h);
        w->row += dy(h);
    } else {
        add_corner(w, true);
        w->away = h;
    }
    return inwards;
}

/* Walks once around from the corner in the south-west. The first pair comes last, and is moved;
 * the others are put behind its place. */
static void walk_around(walker *w) {
    bool in_corner = false;
    int column = 0, row = w->g->ny - 1;
    while (!grid_inside(w->g, column, row))
        column++;
    w->column = column;
    w->row = row;
    w->away = WEST;
    do
        in_corner = go_on(w, in_corner);
    while (w->column != column || w->row != row || w->away != WEST);
    w->t->pairs[0] = w->t->pairs[w->t->n];
}

/* ---- does it agree? -------------------------------------------------------------------------- */

static const track_pair *pair_of(const track *t, int space) {
    return space % 2 == 0 && space >= 0 && space / 2 < t->n ? &t->pairs[space / 2] : NULL;
}

static bool corners_agree(const track *t, const rv_shown_board *b) {
    int corners = 0;
    for (int i = 0; i < t->n; i++)
        corners += t->pairs[i].corner;
    RV_EACH_AT(b->things.list, b->things.n, k) {
        if (strcmp(k->name, "corner") && strcmp(k->name, "bare"))
            continue;
        const track_pair *p = pair_of(t, k->place);
        if (!p || !p->corner)
            return false;
        corners--;
    }
    return !corners;
}

void track_open(track *t, const grid *g, rv_case *c, const rv_shown_board *b, rv_arena *a) {
    *t = (track){NULL, 0};
    if (!b->bounded || !b->track)
        return;
    t->pairs = RV_NEWS(a, track_pair, g->nx * g->ny * 8); /* at most 2 for each side */
    walker w = {.g = g, .t = t, .regular = true};
    walk_around(&w);
    bool agrees = w.regular && 2 * t->n == b->track && corners_agree(t, b);
    for (int i = 0; agrees && i < b->ntiles; i++) {
        const rv_shown_tile s = shown_board_tile(a, c, i);
        const track_pair *p = s.start ? pair_of(t, s.space) : NULL;
        agrees = !s.start || (p && !p->corner && p->column == s.x - g->x0 && p->row == g->y1 - s.y);
    }
    t->n = agrees ? t->n : 0;
}
