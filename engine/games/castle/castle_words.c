/* castle_words.c - examples in texts: uses of wall tiles, as the ruleset numbers them. */
#include "ruleset/words.h"

/* The last wall tile that does this; NULL. */
static const rv_wall_tile *wall_tile_that(const rv_ruleset *rs, rv_effect effect, bool first) {
    const rv_wall_tile *found = NULL;
    for (int t = 0; t < rs->nwall_tiles; t++)
        if (rs->wall_tiles[t].effect == effect && !(first && found))
            found = &rs->wall_tiles[t];
    return found;
}

static bool put_use(rv_buf *b, const rv_ruleset *rs, const rv_wall_tile *t, const char *place) {
    if (t)
        rv_putf(b, "{%d: %s@%s}", t->number, rs->kinds[t->kind].name, place);
    return t;
}

bool rv_example_doubler(rv_buf *b, const rv_ruleset *rs) {
    return put_use(b, rs, wall_tile_that(rs, RV_EFFECT_DOUBLE, false), "f6");
}

bool rv_example_finisher(rv_buf *b, const rv_ruleset *rs) {
    return put_use(b, rs, wall_tile_that(rs, RV_EFFECT_UNFINISHED, true), "e5.n");
}

bool rv_example_extra_turn(rv_buf *b, const rv_ruleset *rs) {
    const rv_wall_tile *t = wall_tile_that(rs, RV_EFFECT_EXTRA_TURN, true);
    if (t)
        rv_putf(b, "%d", t->number);
    return t;
}
