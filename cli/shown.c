#include "shown.h"
#include <string.h>

enum { CENTRE = 12 };

static uint16_t turned(unsigned ports, int degrees) {
    int by = degrees / 90 * 3;
    unsigned edges = ports & ((1u << CENTRE) - 1);
    return (uint16_t)(((edges << by | edges >> (12 - by)) & ((1u << CENTRE) - 1)) |
                      (ports & (1u << CENTRE)));
}

void shown_tile(const rv_tile_info *t, int degrees, rv_shown_tile *to) {
    *to = (rv_shown_tile){.id = t->id,
                          .cell = "",
                          .rotation = degrees,
                          .symbols = t->symbols,
                          .nregions = t->nregions};
    for (int i = 0; i < t->nregions; i++) {
        to->regions[i] = (rv_shown_region){
            .kind = t->regions[i].kind,
            .ports = turned(t->regions[i].ports, degrees),
            .doubles = t->regions[i].doubles,
            .prizes = t->regions[i].prizes,
            .prize_ports = turned(t->regions[i].prize_ports, degrees),
            .collects = t->regions[i].collects,
            .collect_ports = turned(t->regions[i].collect_ports, degrees),
            .symbols = t->regions[i].symbols,
            .player = -1,
            .role = "",
        };
    }
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

void shown_prisoners(const rv_ruleset *rs, const rv_things *in, int captor, int owner,
                     int figures[RV_MAX_FIGURES]) {
    for (int f = 0; f < RV_MAX_FIGURES; f++)
        figures[f] = 0;
    SHOWN_EACH(in, "prisoner", t)
    if (t->player == captor && t->place == owner)
        figures[shown_figure(rs, t->words)] += t->number;
}

shown_tower shown_tower_of(const rv_ruleset *rs, const rv_shown_tile *t) {
    int bare = rv_ruleset_shows(rs, t->symbols, "foundation") ? 0 : -1;
    const rv_thing *top = rv_thing_find(&t->things, "top", NULL);
    return (shown_tower){rv_thing_number(&t->things, "tower", bare), top ? top->player : -1,
                         top ? shown_figure(rs, top->words) : 0, shown_has(&t->things, "closed")};
}
