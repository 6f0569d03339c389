#include "tileset.h"
#include <string.h>

int tileset_entries(const rv_ruleset *rs, tileset_entry *list) {
    rv_tile_info t;
    int n = 0;
    for (int i = 0; i < rv_ruleset_tiles(rs); i++) {
        rv_ruleset_tile(rs, i, &t);
        if (!strcmp(t.same, t.id) && t.count)
            list[n++] = (tileset_entry){i, 0};
    }
    return n;
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
