/* castle_position.c - keeps, hands and corners of a position, set on the table and checked. */
#include "games/castle/castle.h"
#include "games/castle/record_castle.h"
#include "judge/replay.h"
#include "record/form.h"
#include "ruleset/words.h"

static const char *number(rv_case *c, int n) {
    return rv_printf(&c->arena, "%d", n);
}

/* ---- keeps --------------------------------------------------------------------------------- */

static bool bears_keep(rv_game *g, int n) {
    return rv_is_root(g, n) && rv_kind_of(g, n)->keep && !g->nodes[n].open && !rv_unnamed(g, n);
}

/* Completed houses of this size, and the largest of all. */
static int houses_of(rv_game *g, int size, int *largest) {
    int n = 0;
    *largest = 0;
    for (int i = 0; i < g->nnodes; i++) {
        if (!bears_keep(g, i))
            continue;
        int tiles = rv_feature_tiles(g, i);
        n += tiles == size;
        *largest = tiles > *largest ? tiles : *largest;
    }
    return n;
}

static bool is_taken(const rv_game *g, int player, int size) {
    bool taken = false;
    for (int p = 0; p < g->nplayers; p++)
        taken |= p != player && rv_castle_of(g)->hands[p].keep == size;
    return taken;
}

/* "Type 2, 4, or 0 for no keep.": the sizes of completed houses on which no other keep stands. */
static const char *sizes_to_type(rv_case *c, int player) {
    rv_buf b = {.arena = &c->arena};
    int largest, any;
    houses_of(c->game, 0, &largest);
    for (int size = 1; size <= largest; size++)
        if (houses_of(c->game, size, &any) > is_taken(c->game, player, size))
            rv_putf(&b, "%d, ", size);
    return rv_say(&c->arena, c->game->rs,
                  rv_printf(&c->arena, "Type %s0 for no {keep}.",
                            b.n ? rv_printf(&c->arena, "%sor ", rv_buf_text(&b)) : ""));
}

/* The kind that bears keeps: house. NULL in a game without. */
static const rv_kind *kind_with_keeps(const rv_ruleset *rs) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].keep)
            return &rs->kinds[k];
    return NULL;
}

static const char *keep_kind(const rv_game *g) {
    const rv_kind *k = kind_with_keeps(g->rs);
    return k ? k->name : "feature";
}

static void wrong_keep(rv_case *c, const rv_value *k, const char *why) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_KEEP, k->mark, c->rec.label[k->of],
                             rv_plural(&c->arena, k->number, "tile"), why, keep_kind(c->game));
    g->at = (rv_at_cell){.there = k->there, .x = k->at.x, .y = k->at.y};
    g->help = sizes_to_type(c, k->of);
}

static void set_keep(rv_case *c, rv_value *k) {
    rv_game *g = c->game;
    rv_hand *h = &rv_castle_of(g)->hands[k->of];
    int largest, same = 0;
    if (k->there) {
        int root = rv_feature_of(c, &k->at, RV_D_POS_NO_FEATURE);
        if (root == RV_NONE)
            return;
        k->number = rv_feature_tiles(g, root);
        k->root = root;
        for (const rv_value *o = rv_values_in(&c->rec, "keeps")->list; o < k; o++)
            if (o->there && o->root == root)
                wrong_keep(c, k, rv_say(&c->arena, g->rs, "another {keep} stands on it"));
        if (!bears_keep(g, root)) {
            wrong_keep(c, k, rv_printf(&c->arena, "it is not completed, or no %s", keep_kind(g)));
            return;
        }
    }
    for (int p = 0; p < g->nplayers; p++)
        same += rv_castle_of(g)->hands[p].keep == k->number;
    if (k->number && houses_of(g, k->number, &largest) <= same)
        wrong_keep(c, k,
                   largest ? rv_printf(&c->arena, "%s completed %s has %s (the largest has %d)",
                                       same ? "no other" : "no", keep_kind(g), number(c, k->number),
                                       largest)
                           : rv_printf(&c->arena, "no %s is completed", keep_kind(g)));
    h->keep = (int16_t)k->number;
}

/* ---- wall tiles ---------------------------------------------------------------------------- */

static void wrong_wall(rv_case *c, rv_mark mark, const char *message) {
    rv_complain(&c->diags, RV_D_POS_WALL_TILES, mark, message);
}

static bool copy_free(rv_case *c, rv_mark mark, int wall_tile) {
    if (wall_tile == RV_NONE || rv_castle_wall_tile_free(c->game, wall_tile) > 0)
        return true;
    wrong_wall(c, mark,
               rv_printf(&c->arena, "there are only %d %s %d in the game",
                         c->game->rs->wall_tiles[wall_tile].copies,
                         rv_word(c->game->rs, RV_W_WALL_TILE, 2),
                         c->game->rs->wall_tiles[wall_tile].number));
    rv_last_diag(c)->help = rv_castle_free_numbers(c);
    return false;
}

void rv_castle_hands_hold(rv_case *c) {
    const rv_castle_document *doc = rv_castle_document_of(c->rec.own);
    for (int i = 0; i < doc->hand.n; i++) {
        const rv_value *ref = &doc->hand.list[i];
        rv_hand *h = &rv_castle_of(c->game)->hands[ref->of];
        if (!copy_free(c, ref->mark, ref->wall_tile))
            continue;
        if (ref->wall_tile == RV_NONE)
            h->unknown++;
        else
            h->held[ref->wall_tile]++;
    }
    for (int i = 0; i < doc->collected.n; i++) {
        const rv_claim *s = &doc->collected.list[i];
        rv_castle_of(c->game)->hands[s->key].collected = (int16_t)s->value;
    }
}

static void set_corners(rv_case *c) {
    const rv_values *all = rv_values_in(&c->rec, "corners");
    rv_castle *k = rv_castle_of(c->game);
    if (!all->key.line)
        return;
    memset(k->corner, 0, sizeof k->corner);
    for (int i = 0; i < all->n; i++) {
        const rv_value *s = &all->list[i];
        if (copy_free(c, s->key_mark, s->wall_tile))
            k->corner[s->corner] =
                (int8_t)(s->wall_tile == RV_NONE ? RV_UNKNOWN_TILE : s->wall_tile + 1);
    }
}

/* No more in hands and on corners than lay on the wall at the start. Corners with a '?' do not
 * count: a position that does not say which are empty is exported with a '?' on each. */
static void count_wall_tiles(rv_case *c) {
    const rv_castle_document *doc = rv_castle_document_of(c->rec.own);
    const rv_ruleset *rs = c->game->rs;
    int lay = 0, all = doc->hand.n;
    for (int i = 0; i < rs->ncorners; i++)
        lay += rs->corners[i].tile;
    const rv_values *corners = rv_values_in(&c->rec, "corners");
    for (int i = 0; i < corners->n; i++)
        all += corners->list[i].wall_tile != RV_NONE;
    if (all > lay)
        wrong_wall(c, doc->hand.n ? doc->hand.list[0].mark : c->rec.board_mark,
                   rv_printf(&c->arena, "%s in hands and on %s; %d lay on the wall",
                             rv_count_of(&c->arena, rs, all, RV_W_WALL_TILE),
                             rv_word(rs, RV_W_CORNER, 2), lay));
}

/* ---- rows ------------------------------------------------------------------------------------ */

void rv_castle_keeps_stand(rv_case *c) {
    const rv_values *all = rv_values_in(&c->rec, "keeps");
    for (int i = 0; i < all->n; i++)
        set_keep(c, &all->list[i]);
}

const char *rv_castle_assume_keeps(rv_case *c) {
    int largest;
    houses_of(c->game, 0, &largest);
    return largest ? rv_say(&c->arena, c->game->rs, "nobody has a {keep}") : NULL;
}

/* Who has not come to a wall tile holds none; without a score nobody knows. */
static bool may_hold(const rv_case *c) {
    const rv_ruleset *rs = c->game->rs;
    bool may = false;
    for (int i = 0; i < rs->ncorners; i++)
        for (int p = 0; p < c->game->nplayers && rs->corners[i].tile; p++)
            may |= !rv_values_in(&c->rec, "score")->n ||
                   c->game->seats[p].score >= rs->corners[i].space;
    return may;
}

const char *rv_castle_assume_hands(rv_case *c) {
    return may_hold(c) ? rv_say(&c->arena, c->game->rs, "nobody holds {wall_tiles}") : NULL;
}

const char *rv_castle_assume_corners(rv_case *c) {
    return may_hold(c) && !rv_doc_get(c->rec.root, "hand")
               ? rv_say(&c->arena, c->game->rs,
                        "all {wall_tiles} that nobody holds are on the wall")
               : NULL;
}

void rv_castle_corners_bear(rv_case *c) {
    set_corners(c);
    count_wall_tiles(c);
}
