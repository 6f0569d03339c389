/* shown.c - what text and pictures ask of a board before they draw it.
 *
 * Things on a tile or in a hand are looked up by name; cells_find lists the cells where a tile
 * fits; tileset_put_ids names the tiles of a ruleset that look alike. styles_of gives
 * each kind of a ruleset a look by its properties, whatever it is called; text and pictures ask for
 * that look, and a legend asks which marks a tile of the set can have.
 */
#include "shown.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

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

int shown_figure(const rv_ruleset *rs, const char *key) {
    rv_figure_info figure;
    for (int f = rv_ruleset_figures(rs) - 1; f > 0; f--) {
        rv_ruleset_figure(rs, f, &figure);
        if (!strcmp(figure.key, key))
            return f;
    }
    return 0;
}

void shown_held(const rv_ruleset *rs, const rv_things *in, int holder, int owner,
                int figures[RV_MAX_FIGURES]) {
    for (int f = 0; f < RV_MAX_FIGURES; f++)
        figures[f] = 0;
    SHOWN_EACH(in, SHOWN_TAKEN, t)
    if (t->player == holder && t->place == owner)
        figures[shown_figure(rs, t->words)] += t->number;
}

shown_stack shown_stack_of(const rv_ruleset *rs, const rv_shown_tile *t) {
    int bare = rv_ruleset_shows(rs, t->symbols, "foundation") ? 0 : -1;
    const rv_thing *top = rv_thing_find(&t->things, "top", NULL);
    return (shown_stack){rv_thing_number(&t->things, "tower", bare), top ? top->player : -1,
                         top ? shown_figure(rs, top->words) : 0, shown_has(&t->things, "closed")};
}

bool shown_refused(rv_case *c, const rv_shown_board *b, const rv_diag *against, rv_shown_tile *t,
                   bool *may_lie) {
    bool is = against && rv_case_refused(c, t);
    *may_lie = is && *t->cell && against->at.thing;
    for (int i = 0; *may_lie && i < b->ntiles; i++) {
        rv_shown_tile other;
        rv_case_board_tile(c, i, &other);
        *may_lie = other.x != t->x || other.y != t->y;
    }
    return is;
}

/* ---- where a tile fits ----------------------------------------------------------------------- */

static legal_cell *cell_at(cells *c, int x, int y) {
    for (int i = 0; i < c->n; i++)
        if (c->list[i].x == x && c->list[i].y == y)
            return &c->list[i];
    if (c->n == c->room) {
        int room = c->room ? 2 * c->room : 64;
        legal_cell *list = realloc(c->list, (size_t)room * sizeof *list);
        if (!list)
            return NULL;
        c->list = list;
        c->room = room;
    }
    c->list[c->n] = (legal_cell){x, y, 0};
    return &c->list[c->n++];
}

static bool see_cell(void *ud, const rv_placement *pl) {
    cells *c = ud;
    legal_cell *cell = cell_at(c, pl->x, pl->y);
    c->placements += !pl->again;
    if (cell)
        cell->rotations |= 1u << pl->rotation / 90;
    return c->memory = cell;
}

rv_status cells_find(cells *c, rv_case *bench, int turn, const char *tile, const char **why) {
    *c = (cells){.memory = true};
    rv_status status = rv_case_legal(bench, turn, tile, RV_LIST_NONE, see_cell, c, why);
    return c->memory ? status : RV_LIMIT_HIT;
}

/* ---- catalogues of tiles ------------------------------------------------------------------- */

int shown_tile(const rv_ruleset *rs, const char *id) {
    rv_tile_info tile;
    for (int i = rv_ruleset_tiles(rs) - 1; i >= 0; i--) {
        rv_ruleset_tile(rs, i, &tile);
        if (!strcmp(tile.id, id))
            return i;
    }
    return -1;
}

int tileset_put_ids(out *o, const rv_ruleset *rs, const char *same) {
    rv_tile_info t;
    int copies = 0;
    for (int i = 0; i < rv_ruleset_tiles(rs); i++) {
        rv_ruleset_tile(rs, i, &t);
        if (strcmp(t.same, same) || !t.count)
            continue;
        out_printf(o, "%s%s", copies ? " " : "", t.id);
        copies += t.count;
    }
    return copies;
}

int tileset_total(const rv_ruleset *rs) {
    rv_tile_info t;
    int n = 0;
    for (int i = 0; i < rv_ruleset_tiles(rs); i++) {
        rv_ruleset_tile(rs, i, &t);
        n += t.count;
    }
    return n;
}

/* ---- kinds of features ---------------------------------------------------------------------- */

rv_figure_info styles_figure(const rv_ruleset *rs, int figure) {
    rv_figure_info info;
    rv_ruleset_figure(rs, figure, &info);
    return info;
}

rv_str styles_adjective(const rv_figure_info *figure) {
    size_t n = strlen(figure->before);
    return (rv_str){figure->before, n ? n - 1 : 0};
}

styles styles_of(const rv_ruleset *rs) {
    styles k = {.rs = rs, .line = "line"};
    bool taken[LOOK_MORE] = {false};
    kind_look more = LOOK_MORE;
    k.by_edges = rs && rv_ruleset_by_edges(rs);
    k.n = rs ? rv_ruleset_kinds(rs) : 0;
    k.n = k.n < STYLES_MOST ? k.n : STYLES_MOST;
    for (int i = 0; i < k.n; i++) {
        rv_kind_info *kind = &k.list[i];
        rv_ruleset_kind(rs, i, kind);
        bool houses = kind->marked || (k.by_edges && !kind->around);
        kind_look sort = kind->line && kind->bare ? LOOK_WATER
                         : kind->line             ? LOOK_LINE
                         : kind->area             ? LOOK_AREA
                         : houses                 ? LOOK_HOUSE
                                                  : LOOK_PLAIN;
        k.look[i] = taken[sort] ? more : sort;
        more += taken[sort] && more + 1 < NLOOKS;
        k.line = sort == LOOK_LINE && !taken[sort] ? kind->name : k.line;
        k.doubled |= kind->line && kind->doubles;
        k.prized[kind->area] |= kind->prizes;
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

const rv_kind_info *styles_kind(const styles *k, const char *name) {
    static const rv_kind_info none;
    int i = styles_find(k, name);
    return i < 0 ? &none : &k->list[i];
}

bool styles_water(const styles *k, const char *name) {
    return styles_kind(k, name)->line && styles_kind(k, name)->bare;
}

bool styles_divided(const styles *k) {
    rv_tile_info t;
    for (int i = 0; k->rs && i < rv_ruleset_tiles(k->rs); i++) {
        rv_ruleset_tile(k->rs, i, &t);
        int lines = 0; /* that reach the middle: all except those that bend around a corner */
        for (int r = 0; r < t.nregions; r++) {
            unsigned arms =
                t.regions[r].ports & 02222; /* the middles of sides, one octal digit each */
            bool bends = arms == 00022 || arms == 00220 || arms == 02200 || arms == 02002;
            const rv_kind_info *kind = styles_kind(k, t.regions[r].kind);
            lines += kind->line && !kind->bare && arms && !bends;
        }
        if (lines > 1)
            return true;
    }
    return false;
}

bool styles_stands(const styles *k, const char *kind) {
    rv_tile_info t;
    for (int i = 0; k->rs && i < rv_ruleset_tiles(k->rs); i++) {
        rv_ruleset_tile(k->rs, i, &t);
        for (int r = 0; r < t.nregions; r++)
            if (strcmp(t.regions[r].kind, kind) == 0)
                return true;
    }
    return false;
}

bool styles_marked(const styles *k, const char *mark) {
    rv_tile_info t;
    for (int i = 0; k->rs && i < rv_ruleset_tiles(k->rs); i++) {
        rv_ruleset_tile(k->rs, i, &t);
        if (t.count && rv_ruleset_shows(k->rs, t.symbols, mark))
            return true;
    }
    return false;
}

static bool is_taken(const char *sign, int n, char c) {
    return memchr(sign, c, (size_t)n);
}

void styles_signs(const styles *k, const rv_report *p, char sign[RV_MAX_PLAYERS]) {
    bool letters = styles_marked(k, "foundation");
    for (int i = 0; i < p->nplayers; i++) {
        const char *label = p->label[i];
        char c = (char)toupper((unsigned char)*label);
        /* the first letter of the label that no player before has, or else of the alphabet */
        while (letters && *label && (c < 'A' || c > 'Z' || is_taken(sign, i, c)))
            c = (char)toupper((unsigned char)*++label);
        for (char next = 'A'; letters && (c < 'A' || c > 'Z' || is_taken(sign, i, c)); next++)
            c = next;
        sign[i] = is_taken(sign, i, c) ? (char)('1' + i) : c;
    }
}

char styles_letter(const styles *k, const char *name) {
    return styles_kind(k, name)->letter ? styles_kind(k, name)->letter : name[0];
}

const char *styles_word(const styles *k, const char *thing, int n) {
    return rv_ruleset_word(k->rs, thing, n);
}
