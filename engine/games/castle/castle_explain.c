/* castle_explain.c - explains why a marker wins a wall tile or does not, what a keep counts, and
 * what a wall tile can do (see rv_aside in score.h).
 */
#include "core/hooks.h"
#include "core/score.h"
#include "games/castle/castle.h"
#include "ruleset/words.h"

static void tell(rv_game *g, const char *kind, int player, const char *rule, int option,
                 const char *note) {
    const rv_aside a = {kind, player, rule, option};
    rv_tell_aside(g, &a, rv_say(g->arena, g->rs, note)); /* none of it is a player's */
}

static int space_of(const rv_game *g, int corner) {
    return g->rs->corners[corner].space;
}

static bool bears_tile(const rv_game *g, int corner) {
    return rv_castle_of(g)->corner[corner] != 0;
}

/* ---- the marker ---------------------------------------------------------------------------- */

/* The corners with a wall tile that a marker passes, once each: " 16 and 20". How many. */
static int put_passed(rv_buf *b, const rv_game *g, const rv_marker_move *m) {
    int n = 0, seen = rv_castle_corner_of_score(g, m->from),
        stop = rv_castle_corner_of_score(g, m->to);
    for (int s = m->from + 1; s < m->to && s < m->from + g->rs->track; s++) {
        int corner = rv_castle_corner_of_score(g, s);
        if (corner == RV_NONE || corner == seen || corner == stop || !bears_tile(g, corner))
            continue;
        rv_putf(b, "%s%d", n++ ? " and " : "", space_of(g, corner));
        seen = corner;
    }
    return n;
}

/* "goes from 98 to 103 (space 3)" */
static void put_move(rv_buf *b, const rv_game *g, const rv_marker_move *m) {
    rv_putf(b, "goes %sfrom %d to %d", m->to < m->from ? "back " : "", m->from, m->to);
    if (m->to >= g->rs->track) /* C-75 */
        rv_putf(b, " (space %d)", m->to % g->rs->track);
}

void rv_castle_explain_move(rv_game *g, const rv_marker_move *m) {
    rv_buf b = {.arena = g->arena}, corners = {.arena = g->arena};
    if (!rv_explained(g) || !g->rs->track)
        return;
    if (m->to == m->from) {
        tell(g, "marker", m->player, rv_law_rule(g, RV_L_STANDING), RV_NONE,
             "scores nothing and stays where it stands: nothing is taken");
        return;
    }
    int stop = rv_castle_corner_of_score(g, m->to), passed = put_passed(&corners, g, m);
    put_move(&b, g, m);
    if (stop != RV_NONE)
        rv_putf(&b, ", on the {corner} %d", space_of(g, stop));
    else if (!passed)
        rv_put(&b, ", no {corner}");
    if (passed)
        rv_putf(&b, ", past the {corner%s} %s: passing takes nothing", passed > 1 ? "s" : "",
                rv_buf_text(&corners));
    tell(g, "marker", m->player, passed ? rv_law_rule(g, RV_L_PASSED) : "", RV_NONE,
         rv_buf_text(&b));
}

void rv_castle_explain_stopped(rv_game *g, int player, int corner, bool skip) {
    if (!rv_explained(g))
        return;
    if (!bears_tile(g, corner)) {
        tell(g, "marker", player, rv_law_rule(g, RV_L_NO_TILE_LEFT), RV_NONE,
             rv_printf(g->arena, "finds no {wall_tile} at %d: none lies there",
                       space_of(g, corner)));
    } else if (!skip && g->option[RV_O_WALL_PICKUP] == RV_V_END_OF_TURN) {
        tell(g, "marker", player, rv_law_rule(g, RV_L_TAKE_AT_END), RV_O_WALL_PICKUP,
             rv_printf(g->arena, "can take what lies at %d at the end of the turn only",
                       space_of(g, corner)));
    }
}

void rv_castle_explain_stands(rv_game *g, int player, int corner) {
    if (!rv_explained(g) || (corner != RV_NONE && bears_tile(g, corner)))
        return;
    const char *where = corner == RV_NONE
                            ? "no {corner}"
                            : rv_printf(g->arena, "where no {wall_tile} lies any more");
    tell(g, "marker", player, rv_law_rule(g, RV_L_TAKE_AT_END), RV_O_WALL_PICKUP,
         rv_printf(g->arena, "ends the turn on %d, %s: nothing is taken",
                   g->seats[player].score % g->rs->track, where));
}

void rv_castle_explain_raised_move(rv_game *g, int player, bool split) {
    if (rv_explained(g))
        tell(g, "marker", player, rv_law_rule(g, RV_L_RAISED_MOVE), RV_O_DOUBLED_SCORE_MOVES,
             split ? "moves twice: first by the plain score, then by the rest"
                   : "moves once, by the whole raised score");
}

void rv_castle_explain_two_doublers(rv_game *g, int player, int number, int times) {
    if (rv_explained(g))
        tell(g, "used", player, rv_law_rule(g, RV_L_TWO_DOUBLERS), RV_O_TWO_DOUBLERS,
             rv_printf(g->arena, "plays both copies of {wall_tile} %d: the score counts %d times%s",
                       number, times, times > 2 ? "" : ", as with one"));
}

/* ---- keeps --------------------------------------------------------------------------------- */

void rv_castle_explain_keep(rv_game *g, int player, const rv_tally *t) {
    int keep = rv_castle_of(g)->hands[player].keep;
    if (!rv_explained(g))
        return;
    if (t->winners & (t->winners - 1))
        tell(g, "keep", player, rv_law_rule(g, RV_L_TIE_KEEP), RV_NONE,
             "moves no {keep}: several score the house");
    else
        tell(g, "keep", player, rv_law_rule(g, RV_L_KEEP), RV_NONE,
             rv_printf(g->arena, "leaves the {keep} where it is: %d %s not more than %d", t->tiles,
                       t->tiles == 1 ? "tile is" : "tiles are", keep));
}

/* The wall tiles in a hand that enlarge a keep: how many, and the last of them. */
static int enlarging(const rv_game *g, int player, const rv_wall_tile **out) {
    int n = 0;
    for (int t = 0; t < g->rs->nwall_tiles; t++)
        if (g->rs->wall_tiles[t].effect == RV_EFFECT_LARGER &&
            rv_castle_of(g)->hands[player].held[t] > 0) {
            n += rv_castle_of(g)->hands[player].held[t];
            *out = &g->rs->wall_tiles[t];
        }
    return n;
}

void rv_castle_explain_keep_size(rv_game *g, int player, int size) {
    const rv_wall_tile *t = NULL;
    int keep = rv_castle_of(g)->hands[player].keep;
    if (!rv_explained(g))
        return;
    int n = enlarging(g, player, &t);
    rv_buf b = {.arena = g->arena};
    rv_put(&b, keep ? rv_printf(g->arena, "has a {keep} of %d", keep) : "has no {keep}");
    if (n && size == keep)
        rv_putf(&b, keep ? "; {wall_tile} %d may not enlarge it" : " for {wall_tile} %d to enlarge",
                t->number);
    else if (n)
        rv_putf(&b, "; {wall_tile} %d makes it %d%s", t->number, size, n > 1 ? ", twice" : "");
    tell(g, "keep", player, n ? t->rule : rv_law_rule(g, RV_L_KEEP_POINTS),
         n && !keep ? RV_O_TILE8_WITHOUT_KEEP : RV_NONE, rv_buf_text(&b));
}

void rv_castle_explain_no_keep(rv_game *g, int best) {
    if (rv_explained(g))
        tell(g, "keep", RV_NONE, rv_law_rule(g, RV_L_KEEP_POINTS), RV_NONE,
             best ? "no {keep} is larger: nobody scores for it" : "there is no {keep} to score");
}

/* What the area would be under the other value of an option that decides it, if that matters. */
static void tell_otherwise(rv_game *g, int option, int law, int size) {
    uint8_t *value = &g->option[option], was = *value;
    *value = !was;
    int other = rv_castle_largest_empty_area(g);
    const char *otherwise = rv_option_words(g, g->arena, option);
    *value = was;
    if (other != size && *otherwise)
        tell(g, "area", RV_NONE, rv_law_rule(g, law), option,
             rv_printf(g->arena, "with %s it would be %d", otherwise, other));
}

/* One file of the cells marked: "b1-b4, b6". */
static void put_file(rv_buf *b, const rv_game *g, const bool *marked, int file) {
    char first[RV_CELL_NAME], last[RV_CELL_NAME];
    for (int rank = 0, end; rank < g->height; rank = end + 1) {
        for (end = rank; end < g->height && marked[end * g->width + file]; end++)
            ;
        if (end == rank)
            continue;
        rv_cell_write(g, file + g->x0, rank + g->y0, first);
        rv_cell_write(g, file + g->x0, end - 1 + g->y0, last);
        rv_putf(b, "%s%s%s%s", b->n ? ", " : "", first, end - rank > 1 ? "-" : "",
                end - rank > 1 ? last : "");
    }
}

void rv_castle_explain_area(rv_game *g) {
    rv_buf b = {.arena = g->arena};
    int n, all = g->width * g->height;
    if (!rv_explained(g))
        return;
    int32_t *cells = RV_NEWS(g->arena, int32_t, all);
    bool *marked = RV_NEWS(g->arena, bool, all);
    int size = rv_castle_empty_area(g, cells, &n);
    for (int i = 0; i < n; i++)
        marked[cells[i]] = true;
    for (int file = 0; file < g->width; file++)
        put_file(&b, g, marked, file);
    const char *text =
        n ? rv_printf(g->arena, "the largest empty area: %s", rv_buf_text(&b)) : "no cell is empty";
    tell(g, "area", RV_NONE, rv_law_rule(g, RV_L_EMPTY_AREA), RV_NONE, text);
    tell_otherwise(g, RV_O_EMPTY_CONNECTIVITY, RV_L_EMPTY_AREA, size);
    tell_otherwise(g, RV_O_COUNT_UNUSED_START_SPACES, RV_L_START_SPACES, size);
}

/* ---- wall tiles at the end ----------------------------------------------------------------- */

static void tell_unfinished(rv_game *g, int player, const rv_wall_tile *t, int root, int n) {
    const rv_kind *k = rv_kind_of(g, root);
    bool doubled = g->option[RV_O_TILE4_FOUNTAIN] == 0;
    if (g->nodes[root].doubles && k->doubled)
        tell(g, "used", player, t->rule, RV_O_TILE4_FOUNTAIN,
             rv_printf(g->arena, "gets %d a tile by {wall_tile} %d, %s the %s is doubled%s",
                       doubled ? k->doubled : k->points, t->number, doubled ? "for" : "though",
                       k->name, doubled ? "" : " in play"));
    if (n > 1)
        tell(g, "used", player, rv_law_rule(g, RV_L_BOTH_UNFINISHED), RV_NONE,
             rv_printf(g->arena, "scores the %s twice, by both copies of {wall_tile} %d", k->name,
                       t->number));
    if (!rv_leads(g, player, root))
        tell(g, "used", player, rv_law_rule(g, RV_D_USE_NO_MAJORITY),
             RV_O_INCOMPLETE_TOKENS_NEED_MAJORITY,
             rv_printf(g->arena, "needs no majority for {wall_tile} %d", t->number));
}

void rv_castle_explain_spread(rv_game *g, int player, int wall_tile, int root, int n) {
    const rv_wall_tile *t = &g->rs->wall_tiles[wall_tile];
    if (!rv_explained(g))
        return;
    if (t->effect == RV_EFFECT_UNFINISHED)
        tell_unfinished(g, player, t, root, n);
    else if (n > 1)
        tell(g, "used", player, rv_law_rule(g, RV_L_BOTH_PRIZES), RV_O_TWO_TILE7,
             rv_printf(g->arena, "plays both copies of {wall_tile} %d on one %s", t->number,
                       rv_kind_of(g, root)->name));
}

/* Is there a feature that lacks nothing but the majority of the player? */
static bool lacks_majority(rv_game *g, const rv_wall_tile *t) {
    for (int n = 0; n < g->nnodes && t->effect == RV_EFFECT_UNFINISHED; n++)
        if (rv_is_root(g, n) && !rv_unnamed(g, n) && g->nodes[n].kind == t->kind &&
            g->nodes[n].open > 0)
            return g->option[RV_O_INCOMPLETE_TOKENS_NEED_MAJORITY] == RV_V_YES;
    return false;
}

/* Why a wall tile gives nothing at the end. */
static const char *want_of(rv_game *g, const rv_wall_tile *t) {
    const char *kind = t->kind < 0 ? "" : g->rs->kinds[t->kind].name;
    if (t->effect == RV_EFFECT_UNFINISHED)
        return rv_printf(g->arena, "it needs an unfinished %s%s", kind,
                         lacks_majority(g, t) ? " with a majority" : "");
    if (t->effect == RV_EFFECT_PRIZE)
        return rv_printf(g->arena, "it needs %s %s with a majority", rv_article(kind), kind);
    return t->effect == RV_EFFECT_POINTS ? "a house rule forbids its use"
                                         : "it is for use in play only";
}

void rv_castle_explain_unused(rv_game *g, int player, int wall_tile, int n) {
    const rv_wall_tile *t = &g->rs->wall_tiles[wall_tile];
    bool in_play = t->effect == RV_EFFECT_EXTRA_TURN || t->effect == RV_EFFECT_DOUBLE;
    if (n <= 0 || !rv_explained(g))
        return;
    tell(g, "unused", player, in_play ? rv_law_rule(g, RV_D_FINAL_IN_PLAY) : t->rule,
         lacks_majority(g, t) ? RV_O_INCOMPLETE_TOKENS_NEED_MAJORITY : RV_NONE,
         rv_printf(g->arena, "holds %s{wall_tile} %d for nothing: %s",
                   n > 1 ? "two copies of " : "", t->number, want_of(g, t)));
}
