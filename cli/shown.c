#include "shown.h"

enum { CENTRE = 12 };

static uint16_t turned(unsigned ports, int degrees) {
    int by = degrees / 90 * 3;
    unsigned edges = ports & ((1u << CENTRE) - 1);
    return (uint16_t)(((edges << by | edges >> (12 - by)) & ((1u << CENTRE) - 1)) |
                      (ports & (1u << CENTRE)));
}

void shown_tile(const rv_ruleset *rs, const rv_tile_info *t, int degrees, rv_shown_tile *to) {
    *to = (rv_shown_tile){.id = t->id,
                          .cell = "",
                          .rotation = degrees,
                          .tower = rv_ruleset_shows(rs, t->symbols, "foundation") ? 0 : -1,
                          .bazaar = rv_ruleset_shows(rs, t->symbols, "bazaar"),
                          .symbols = t->symbols,
                          .top = -1,
                          .top_figure = "",
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
            .figure = "",
            .role = "",
        };
    }
}
