/* castle_sound.c - what must hold of rulesets with a score track, wall tiles and keeps, and how
 * they number the wall tiles of examples. */
#include "base/limit.h"
#include "games/castle/castle.h"
#include "ruleset/ruleset_sound.h"
#include "ruleset/words.h"

static bool bears_keep(const rv_kind *k) {
    return k->keep;
}

static const char *part(const rv_ruleset *rs) {
    return rs->nwall_tiles                  ? "wall_tiles"
           : rs->ncorners                   ? "corners"
           : rs->collects_letter            ? "the mark `collects`"
           : rv_count_kinds(rs, bears_keep) ? "a kind with a keep"
                                            : NULL;
}

/* ---- the track ----------------------------------------------------------------------------- */

/* Both spaces of a corner lie on it. */
static bool corners_lie_on_the_track(const rv_sounding *s) {
    for (int i = 0; i < s->rs->ncorners; i++) {
        rv_fault_word(s, 0, "%d", s->rs->corners[i].space);
        rv_fault_word(s, 1, "%d", s->rs->track - 1);
        if (s->rs->corners[i].space < 0 || s->rs->corners[i].space + 1 >= s->rs->track)
            return false;
    }
    return s->rs->ncorners <= RV_MAX_CORNERS;
}

/* Records go by their lower spaces. */
static bool corners_lie_apart(const rv_sounding *s) {
    for (int i = 0; i < s->rs->ncorners; i++)
        for (int j = 0; j < i; j++)
            if (s->rs->corners[i].space == s->rs->corners[j].space)
                return rv_fault_word(s, 0, "%d", s->rs->corners[i].space);
    return true;
}

static bool gates_lie_on_the_track(const rv_sounding *s) {
    for (int i = 0; i < s->rs->ngates; i++) {
        rv_fault_word(s, 0, "%d", s->rs->gates[i]);
        rv_fault_word(s, 1, "%d", s->rs->track - 1);
        if (s->rs->gates[i] < 0 || s->rs->gates[i] >= s->rs->track)
            return false;
    }
    return true;
}

/* ---- wall tiles ---------------------------------------------------------------------------- */

static bool wall_tiles_are_apart(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nwall_tiles; i++)
        if (rv_wall_tile_find(s->rs, s->rs->wall_tiles[i].number) != i)
            return rv_fault_word(s, 0, "%d", s->rs->wall_tiles[i].number);
    return true;
}

/* What a wall tile does to a kind, that kind can have: doubled is what is scored in play, and so is
 * what is scored unfinished; a prize is an area's. */
static bool wall_tiles_suit(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nwall_tiles; i++) {
        const rv_wall_tile *t = &s->rs->wall_tiles[i];
        bool any = t->effect == RV_EFFECT_EXTRA_TURN || t->effect == RV_EFFECT_LARGER ||
                   t->effect == RV_EFFECT_POINTS;
        rv_fault_word(s, 0, "%d", t->number);
        if (!any && (t->kind < 0 || t->kind >= s->rs->nkinds))
            return rv_fault_word(s, 1, "no kind");
        const rv_kind *k = &s->rs->kinds[any ? 0 : t->kind];
        if (!any && k->area != (t->effect == RV_EFFECT_PRIZE)) {
            rv_fault_word(s, 1, "%s", k->name);
            return false;
        }
    }
    return true;
}

/* All may be played in one turn, and the game has room for so many. */
static bool few_double(const rv_sounding *s) {
    int n = 0;
    for (int i = 0; i < s->rs->nwall_tiles; i++)
        n += s->rs->wall_tiles[i].effect == RV_EFFECT_DOUBLE ? s->rs->wall_tiles[i].copies : 0;
    return n <= RV_MAX_DOUBLERS;
}

static const rv_invariant rows[] = {
    {"gates", gates_lie_on_the_track, "board",
     "a gate stands behind space {1}; the track has the spaces 0 to {2}"},
    {"corners", corners_lie_on_the_track, "board",
     "the corner {1} is not on the track, which has the spaces 0 to {2}: both its spaces must be"},
    {"corners-apart", corners_lie_apart, "board", "two corners have the space {1}"},
    {"wall-tiles", wall_tiles_are_apart, "wall_tiles", "two wall tiles have the number {1}"},
    {"wall-tile-kind", wall_tiles_suit, "wall_tiles kinds",
     "the wall tile {1} cannot do that to {2}: `prize` is for areas, `double` and `unfinished` are "
     "for other kinds"},
    {"doublers", few_double, "wall_tiles",
     "more than " RV_LIMIT_TEXT(RV_MAX_DOUBLERS) " wall tiles that double"},
    {0},
};

const rv_game_sound rv_castle_sound = {part, rows};

/* ---- examples in texts ----------------------------------------------------------------------- */

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
