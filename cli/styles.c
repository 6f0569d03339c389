/* styles.c - how the kinds of a ruleset look, whatever they are called.
 *
 * styles_of gives each kind a look by its properties; text and pictures ask for that look, and a
 * legend asks which marks a tile of the set can have. The structure is `styles`, a list of kinds.
 */
#include "styles.h"
#include <ctype.h>
#include <string.h>

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
    styles k = {.rs = rs};
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

bool styles_doubled(const styles *k) {
    for (int i = 0; i < k->n; i++)
        if (k->list[i].line && k->list[i].doubles)
            return true;
    return false;
}

bool styles_prized(const styles *k, bool area) {
    for (int i = 0; i < k->n; i++)
        if (k->list[i].prizes && k->list[i].area == area)
            return true;
    return false;
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

const char *styles_line_name(const styles *k) {
    for (int i = 0; i < k->n; i++)
        if (k->list[i].line && !k->list[i].bare)
            return k->list[i].name;
    return "line";
}
