/* query.c - the tiles and cells of questions, and what is asked of a player.
 *
 * Every question about a game (legal, completions, perft, random play) reads its tile here and gets
 * the cells where it can lie. At the end stand long entries, which are asked for answer by answer
 * (rv_hear), and small questions about the turn.
 */
#include "ask/query.h"
#include <stdlib.h>

/* ---- tiles of the stack -------------------------------------------------------------------- */

rv_question rv_question_known(const rv_question *from) {
    rv_question own = {.size = 0};
    memcpy(&own, from, from->size < sizeof own ? from->size : sizeof own);
    return own;
}

bool rv_stands_for_sort(const rv_game *g, int tile) {
    return rv_twin_left(g, tile) == tile;
}

int rv_copy_left(const rv_game *g, const rv_tile_ref *ref) {
    if (rv_hand_of(g, ref->tile) != RV_NONE)
        return rv_holds_tile(g, ref->tile) ? ref->tile : RV_NONE;
    if (ref->look)
        return rv_twin_left(g, ref->tile);
    return rv_copies_left(g, ref->tile) > 0 ? ref->tile : RV_NONE;
}

/* Where a tile is that is no longer to come (C-112). */
static const char *whereabouts(const rv_query *q, const rv_tile_ref *ref) {
    const rv_game *g = q->g;
    const rv_tile *t = &g->rs->tiles[ref->tile];
    const char *id = rv_tile_name(q->a, g->rs, t);
    if (ref->look)
        return rv_printf(q->a, "no tile that looks like %s is left", ref->text);
    if (rv_copies(g, ref->tile) > 1)
        return rv_printf(q->a, "no copy of tile %s is left", id);
    return rv_printf(q->a, "tile %s %s", id, rv_where_gone(g, ref));
}

int rv_query_tile(rv_query *q, const char *text) {
    rv_diags d = rv_diags_for(q->a, q->g->rs);
    rv_tile_ref ref;
    if (!rv_read_tile(q->g, &q->c->rec.unlisted, rv_str_of(text), (rv_loc){0, 0}, &ref, &d)) {
        const rv_diag *g = &d.list[0];
        bool near = g->row == RV_D_LOOK_NONE; /* the help names the nearest looks */
        rv_query_fail(q, RV_UNREADABLE,
                      near ? rv_diag_line(q->a, g->message, g->help) : g->message);
        return RV_NONE;
    }
    int tile = rv_copy_left(q->g, &ref);
    if (tile == RV_NONE && rv_unlisted_invite(&q->c->rec.unlisted, ref.tile))
        tile = ref.tile;
    if (tile == RV_NONE)
        rv_query_fail(q, RV_MISUSED, whereabouts(q, &ref));
    return q->g->over ? RV_NONE : tile;
}

static int by_rank(const void *one, const void *other) {
    return ((const rv_spot *)one)->rank - ((const rv_spot *)other)->rank;
}

void rv_query_each(rv_query *q, int tile, rv_see_trial *see) {
    rv_game *g = q->g;
    const rv_tile *printed = &g->rs->tiles[tile];
    bool more = true;
    int n;
    rv_spot *spots = rv_spots_find(g, printed, &q->ways, &n);
    qsort(spots, (size_t)n, sizeof *spots, by_rank);
    for (const rv_spot *s = spots; n > 0 && more; s++, n--) {
        RV_EACH_WAY(s, quarters, i) {
            rv_trial t = {s, tile, quarters, rv_way_at(s, i), .checkpoint = rv_checkpoint(g)};
            t.again = rv_way_again(s, printed, quarters, i);
            t.as = rv_way_build(g, printed, quarters, s->pos, t.way);
            more = more && see(q, &t);
            rv_undo(g, t.checkpoint);
        }
    }
}

/* ---- drawing ------------------------------------------------------------------------------- */

const char *rv_case_draw(rv_case *c, uint64_t number) {
    const rv_game *g = c->game;
    int batch = g ? rv_batch_drawn(g) : 0;
    uint64_t left = 0;
    for (int i = 0; g && i < g->rs->ntiles; i++)
        left += (uint64_t)rv_copies_in(g, i, batch);
    number = left ? number % left : 0;
    for (int i = 0; left && i < g->rs->ntiles; i++) {
        uint64_t copies = (uint64_t)rv_copies_in(g, i, batch);
        if (number < copies)
            return g->rs->tiles[i].id;
        number -= copies;
    }
    return NULL;
}

int rv_query_drawn(rv_query *q, const char *text) {
    int tile = rv_query_tile(q, text);
    if (tile == RV_NONE || rv_hand_of(q->g, tile) != RV_NONE || rv_on_top(q->g, tile))
        return tile;
    rv_query_fail(q, RV_MISUSED,
                  rv_printf(q->a, "tile %s is not drawn yet: others come first",
                            rv_tile_name(q->a, q->g->rs, &q->g->rs->tiles[tile])));
    return RV_NONE;
}

const char *rv_case_next(const rv_case *c, int discarded) {
    bool known =
        c->game && c->rec.has_draw && discarded >= 0 && discarded < c->rec.draw.n - rv_draw_at(c);
    return known ? c->game->rs->tiles[c->rec.draw.list[rv_draw_at(c) + discarded].tile].id : NULL;
}

/* ---- an entry, answer by answer ------------------------------------------------------------- */

const char *rv_hear(rv_asker *k, const char *question, const char *const *choices, int n) {
    rv_asking *o = k->out;
    o->question = question;
    o->choices = choices;
    o->nchoices = n;
    return o->heard < k->n ? k->answers[o->heard++] : NULL;
}

bool rv_mishear(rv_asker *k, const char *why) {
    k->out->heard--;
    k->out->refused = why;
    return false;
}

/* The first row that asks; those that are not due do not. */
static void ask_first_due(rv_query *q) {
    rv_asker *k = q->ask;
    k->q = q;
    for (const rv_acting *r = rv_rows_at(q->g, RV_WHEN_DUE); r->row && !k->out->key; r++)
        if (r->act->ask && r->act->ask(k))
            k->out->key = r->row->key;
}

bool rv_case_ask(rv_case *c, const char *const *answers, int n, rv_asking *out) {
    rv_asker k = {.answers = answers, .n = n, .out = out};
    *out = (rv_asking){0};
    return c->game && !c->game->over && rv_query_answer(c, ask_first_due, &k, NULL) == RV_FINE &&
           out->key;
}

static void look_in_hand(rv_query *q) {
    const char **id = q->ask;
    int held = rv_take_held(q->g);
    *id = held == RV_NONE ? NULL : q->g->rs->tiles[held].id;
}

const char *rv_case_held(rv_case *c) {
    const char *id = NULL;
    bool on = c->game && !c->game->over;
    return on && rv_query_answer(c, look_in_hand, &id, NULL) == RV_FINE ? id : NULL;
}

bool rv_case_is_cell(const rv_case *c, const char *word) {
    int x, y;
    return c->game && rv_cell_of(c->game, rv_str_of(word), &x, &y) != RV_D_BAD_CELL;
}
