/* why_cell.c - an empty cell: the requirements of each side, and the tiles that can still be
 * placed. */
#include "core/turn.h"
#include "core/way.h"
#include "judge/why.h"

/* C-19, C-20 */
static void say_asked(rv_telling *t, int side, int other) {
    const rv_ruleset *rs = t->g->rs;
    const rv_placed *p = &t->g->placed[other];
    int line = rv_line_kind(rs), opposite = rv_opposite(side);
    const char *shows = rv_why_side(t->g, p->tile, p->quarters, opposite), *asks = "";
    if (!rv_tile_edge(p->tile, p->quarters, opposite)) /* AM-11 */
        asks = ", and anything may meet it";
    else if (rv_shows_line(t->g, p->tile, p->quarters, opposite) || rs->all_ports_fit)
        asks = rv_printf(t->a, ", and the same must go on");
    else if (line != RV_NO_KIND)
        asks = rv_printf(t->a, ", and anything but %s %s may meet it",
                         rv_article(rs->kinds[line].name), rs->kinds[line].name);
    RV_SAY(t, RV_AT_SIDE, p->start ? RV_L_START_SIDE : RV_L_SIDES, "%s: %s shows %s%s",
           rv_side_word(side), rv_why_placed(t->g, other), shows, asks);
}

static bool say_sides(rv_telling *t, int pos) {
    bool attached = false;
    for (int side = 0; side < RV_SIDES; side++) {
        int other = rv_why_faces(t->g, pos, side);
        attached |= other != RV_NONE;
        if (other != RV_NONE)
            say_asked(t, side, other);
        else if (t->g->cells[rv_step(t->g, pos, side)].wall)
            RV_SAY(t, RV_AT_SIDE, RV_L_WALL_SIDE, "%s: the wall, which anything may meet",
                   rv_side_word(side));
        else
            RV_SAY(t, RV_AT_SIDE, RV_NONE, "%s: nothing yet", rv_side_word(side));
    }
    return attached;
}

/* The tiles still to come, by number, that fit or do not fit; their number, counting copies. */
static int find_tiles(rv_telling *t, int pos, bool fitting, const char **list, int *n) {
    rv_game *g = t->g;
    int copies = 0;
    *n = 0;
    for (int i = 0; i < g->rs->ntiles; i++) {
        int left = rv_copies_left(g, i);
        if (left <= 0 || (rv_turns_at(g, &g->rs->tiles[i], pos) != 0) != fitting)
            continue;
        list[(*n)++] = g->rs->tiles[i].id;
        copies += left;
    }
    return copies;
}

/* The shorter list is printed. */
static void say_fits(rv_telling *t, int pos) {
    const char **fit = RV_NEWS(t->a, const char *, t->g->rs->ntiles + 1);
    const char **rest = RV_NEWS(t->a, const char *, t->g->rs->ntiles + 1);
    int nfit, nrest, copies = find_tiles(t, pos, true, fit, &nfit);
    find_tiles(t, pos, false, rest, &nrest);
    bool most = nrest < nfit;
    rv_buf b = {.arena = t->a};
    int unknown = rv_unlisted_unknown(t->g->rs);
    rv_putf(&b, "%d of the %s to come %sfit%s there", copies,
            rv_plural(t->a, t->g->stack - unknown, "tile"), unknown ? "that are known " : "",
            copies == 1 ? "s" : "");
    for (int i = 0; i < (most ? nrest : nfit); i++)
        rv_putf(&b, "%s%s", i ? ", " : most ? ", all but " : ": ", most ? rest[i] : fit[i]);
    rv_why_step *s = rv_say_step(t, RV_AT_FITS, RV_ANSWER_NONE, RV_L_SIDES, rv_buf_text(&b));
    s->fits = fit;
    s->nfits = nfit;
}

/* B-9: copies that fit only with something that the player to move builds. */
static void say_built(rv_telling *t, int pos, const rv_construction *by) {
    rv_game *g = t->g;
    rv_ways ways = {.a = t->a};
    int copies = 0;
    for (int i = 0; i < g->rs->ntiles; i++) {
        int left = rv_copies_left(g, i);
        const rv_spot s = rv_spot_at(g, &g->rs->tiles[i], pos, &ways);
        bool fits = false;
        for (int k = 0; k < s.n; k++)
            fits |= rv_way_by(g, &s.ways[k]) == by;
        copies += left > 0 && !s.turns && fits ? left : 0;
    }
    RV_SAY(t, RV_AT_FITS, by->needed, "%d more would fit with %s of %s", copies, by->most(g),
           rv_why_player(t, g->to_move));
}

void rv_why_empty_cell(rv_telling *t, int x, int y) {
    int pos = rv_pos(t->g, x, y);
    RV_SAY(t, RV_AT_CELL, RV_NONE, "%s is empty", rv_cell_name(t->g, t->a, x, y));
    bool attached = say_sides(t, pos);
    if (t->g->stack <= 0)
        RV_SAY(t, RV_AT_FITS, RV_D_GAME_OVER, "no tile is to come");
    else if (attached) {
        say_fits(t, pos);
        const rv_construction *by;
        for (int i = 0; (by = rv_construction_at(t->g, i)); i++)
            say_built(t, pos, by);
    } else
        RV_SAY(t, RV_AT_FITS, RV_D_NOT_ATTACHED,
               "no tile can lie there yet: no side would touch one");
}
