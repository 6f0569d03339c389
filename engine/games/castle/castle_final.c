/* castle_final.c - the end of The Castle: keeps, courts, then wall tiles (C-101 … C-110). What is
 * unfinished scores only by wall tiles (C-102), and no move takes one any more (C-77).
 *
 * A wall tile of a kind is worth a number on each feature, and k of them on one feature another;
 * the best spread of n tiles over the features is found exactly, one feature at a time, keeping for
 * each number of tiles the best total so far.
 */
#include "games/castle/castle.h"

/* ---- the empty area ------------------------------------------------------------------------ */

/* The cells of an area lie in the list one behind the other as they are reached. */
typedef struct flood {
    const rv_game *g;
    bool *seen;
    int32_t *list;
    int n;
} flood;

static void reach(flood *f, int pos) {
    const rv_cell *c = &f->g->board.cells[pos];
    if (c->wall || c->tile || f->seen[pos])
        return;
    f->seen[pos] = true;
    f->list[f->n++] = pos;
}

typedef struct empty_area {
    int size, n;
    const int32_t *cells;
} empty_area;

/* The cells inside the wall are meant (C-104): a table without one has none. */
static empty_area largest_area(const rv_game *g) {
    int all = g->rs->bounded ? g->board.width * g->board.height : 0;
    flood f = {g, RV_NEWS(g->arena, bool, all), RV_NEWS(g->arena, int32_t, all), 0};
    empty_area best = {0};
    for (int pos = 0; pos < all; pos++) {
        int first = f.n, size = 0;
        reach(&f, pos);
        for (int i = first; i < f.n; i++) {
            size++;
            if (g->option[RV_O_COUNT_UNUSED_START_SPACES] == RV_V_YES) /* C-107 */
                size += rv_start_beside(&g->board, f.list[i]) != RV_NONE;
            for (int side = 0; side < RV_SIDES; side++) {
                int next = rv_step(&g->board, f.list[i], side);
                reach(&f, next);
                if (g->option[RV_O_EMPTY_CONNECTIVITY]) /* C-106: 8, corners too */
                    reach(&f, rv_step(&g->board, next, (side + 1) & 3));
            }
        }
        if (size > best.size)
            best = (empty_area){size, f.n - first, f.list + first};
    }
    return best;
}

int rv_castle_empty_area(const rv_game *g) {
    return largest_area(g).size;
}

static void give_plain(rv_game *g, int player, const char *kind, int tiles, int points,
                       const char *rule, rv_account *account) {
    rv_give(g, player, points);
    rv_tell_plain(g, player, kind, tiles, points, rule, account);
}

/* ---- keeps (C-104, C-105) ------------------------------------------------------------------ */

/* C-97; which wall tiles enlarge it is explained. */
static int keep_size(rv_game *g, int player) {
    const rv_hand *h = &rv_castle_of(g)->hands[player];
    const rv_wall_tile *t = NULL; /* the last that enlarges it */
    int keep = h->keep, size = keep, n = 0;
    bool counts = keep > 0 || g->option[RV_O_TILE8_WITHOUT_KEEP] == RV_V_YES;
    for (int i = 0; i < g->rs->nwall_tiles; i++) {
        if (g->rs->wall_tiles[i].effect != RV_EFFECT_LARGER || !h->held[i])
            continue;
        t = &g->rs->wall_tiles[i];
        n += h->held[i];
        if (counts && rv_hook_may_use(g, player, i, RV_NONE))
            size += h->held[i] * t->amount;
    }
    rv_buf b = {.arena = g->arena};
    if (!rv_explained(g))
        return size;
    rv_put(&b, keep ? rv_printf(g->arena, "has a {keep} of %d", keep) : "has no {keep}");
    if (n && size == keep)
        rv_putf(&b, keep ? "; {wall_tile} %d may not enlarge it" : " for {wall_tile} %d to enlarge",
                t->number);
    else if (n)
        rv_putf(&b, "; {wall_tile} %d makes it %d%s", t->number, size, n > 1 ? ", twice" : "");
    rv_castle_explain_by(g, "keep", player, n ? t->rule : rv_cited_rule(g->rs, RV_C_KEEP_POINTS),
                         n && !keep ? RV_O_TILE8_WITHOUT_KEEP : RV_NONE, "%s", rv_buf_text(&b));
    return size;
}

/* What the area would be under the other value of an option that decides it, if that matters. */
static void tell_otherwise(rv_game *g, int option, int cite, int size) {
    uint8_t *value = &g->option[option], was = *value;
    *value = !was;
    int other = rv_castle_empty_area(g);
    const char *otherwise = rv_option_words(g, g->arena, option);
    *value = was;
    if (other != size && *otherwise)
        rv_castle_explain(g, "area", RV_NONE, cite, option, "with %s it would be %d", otherwise,
                          other);
}

/* One file of the cells marked: "b1-b4, b6". */
static void put_file(rv_buf *b, const rv_game *g, const bool *marked, int file) {
    char first[RV_CELL_NAME], last[RV_CELL_NAME];
    for (int rank = 0, end; rank < g->board.height; rank = end + 1) {
        for (end = rank; end < g->board.height && marked[end * g->board.width + file]; end++)
            ;
        if (end == rank)
            continue;
        rv_cell_write(g->rs, file + g->board.x0, rank + g->board.y0, first);
        rv_cell_write(g->rs, file + g->board.x0, end - 1 + g->board.y0, last);
        rv_putf(b, "%s%s%s%s", b->n ? ", " : "", first, end - rank > 1 ? "-" : "",
                end - rank > 1 ? last : "");
    }
}

static void explain_area(rv_game *g) {
    rv_buf b = {.arena = g->arena};
    if (!rv_explained(g))
        return;
    const empty_area best = largest_area(g);
    bool *marked = RV_NEWS(g->arena, bool, g->board.width * g->board.height);
    for (int i = 0; i < best.n; i++)
        marked[best.cells[i]] = true;
    for (int file = 0; file < g->board.width; file++)
        put_file(&b, g, marked, file);
    rv_castle_explain(g, "area", RV_NONE, RV_C_EMPTY_AREA, RV_NONE, "%s%s",
                      best.n ? "the largest empty area: " : "no cell is empty", rv_buf_text(&b));
    tell_otherwise(g, RV_O_EMPTY_CONNECTIVITY, RV_C_EMPTY_AREA, best.size);
    tell_otherwise(g, RV_O_COUNT_UNUSED_START_SPACES, RV_C_START_SPACES, best.size);
}

/* Who alone has most, or RV_NONE, and how many that are. */
static int holder_of(const rv_game *g, const int *counts, int *most) {
    unsigned set = rv_most(counts, g->nplayers, 1);
    *most = set ? counts[__builtin_ctz(set)] : 0;
    return set && !(set & (set - 1)) ? __builtin_ctz(set) : RV_NONE;
}

static void score_keeps(rv_game *g) {
    int sizes[RV_MAX_PLAYERS], best;
    for (int p = 0; p < g->nplayers; p++)
        sizes[p] = keep_size(g, p);
    int holder = holder_of(g, sizes, &best);
    if (holder == RV_NONE) {
        rv_castle_explain(g, "keep", RV_NONE, RV_C_KEEP_POINTS, RV_NONE, "%s",
                          best ? "no {keep} is larger: nobody scores for it"
                               : "there is no {keep} to score");
        return;
    }
    int area = rv_castle_empty_area(g);
    explain_area(g);
    rv_account room, *account = rv_account_with(g, &room, "the larger %s (%d), %d empty cells",
                                                rv_word(g->rs, RV_W_KEEP, 1), best, area);
    int points = rv_hook_value(g, RV_HOOK_keep_points, holder, RV_NONE, area, account);
    give_plain(g, holder, rv_word_name(g->rs, RV_W_KEEP), best, points,
               rv_cited_rule(g->rs, RV_C_KEEP_POINTS), account);
}

/* ---- wall tiles on features ---------------------------------------------------------------- */

/* What k wall tiles add on a feature (C-94 to C-96). */
static int added(rv_game *g, const rv_wall_tile *t, int root, int k) {
    const rv_kind *kind = rv_kind_of(g, root);
    int64_t prizes = g->board.nodes[root].prizes, raised = kind->prize + t->amount;
    if (t->effect == RV_EFFECT_UNFINISHED) { /* so many points a tile (C-92, C-93) */
        bool doubled =
            g->board.nodes[root].doubles && kind->doubled && g->option[RV_O_TILE4_FOUNTAIN] == 0;
        int64_t each = doubled ? kind->doubled : kind->points;
        return rv_points(g, k * each * rv_feature_tiles(g, root));
    }
    if (k == 1 || g->option[RV_O_TWO_TILE7]) /* 5: each adds its amount */
        return rv_points(g, prizes * k * t->amount);
    return rv_points(g, prizes * (k * raised - kind->prize));
}

/* What a feature and k wall tiles on it give a player, as house rules have it: an area with its own
 * points, since the wall tile scores it. */
static int total(rv_game *g, int player, int wall_tile, const rv_tally *t, int k,
                 rv_account *account) {
    const rv_wall_tile *w = &g->rs->wall_tiles[wall_tile];
    int points = k ? added(g, w, t->root, k) : 0;
    if (w->effect == RV_EFFECT_PRIZE)
        return rv_hook_value(g, RV_HOOK_court_points, player, t->root,
                             rv_points(g, (int64_t)t->points + points), account);
    if (k == 0)
        return 0;
    return rv_hook_value(g, RV_HOOK_wall_tile_points, player, t->root, points, account);
}

int rv_castle_may_finish(rv_game *g, int player, int wall_tile, int root) {
    const rv_wall_tile *t = &g->rs->wall_tiles[wall_tile];
    bool needs =
        t->effect == RV_EFFECT_PRIZE || g->option[RV_O_INCOMPLETE_TOKENS_NEED_MAJORITY] == RV_V_YES;
    if (g->board.nodes[root].kind != t->kind)
        return RV_D_USE_WRONG_KIND; /* C-93, C-95 */
    if (t->effect == RV_EFFECT_UNFINISHED && g->board.nodes[root].open == 0)
        return RV_D_FINAL_COMPLETED; /* C-99 */
    if (needs && !rv_leads(g, player, root))
        return RV_D_USE_NO_MAJORITY; /* C-83 */
    return rv_hook_may_use(g, player, wall_tile, root) ? RV_NONE : RV_D_HOUSE_RULE;
}

#define MAX_HELD RV_MAX_CORNERS /* with one number in one hand: all of the wall */

typedef struct spread {
    rv_game *g;
    int player, wall_tile, nroots;
    int32_t *roots;
    int8_t *fixed;           /* tiles that the record puts there */
    int8_t *on;              /* the best spread found */
    int total[MAX_HELD + 1]; /* best for each number of free tiles, features so far */
    int8_t *choice;          /* [feature][free tiles]: how many went there */
} spread;

static void widen(spread *s, int i, int n) {
    const rv_tally t = rv_count(s->g, s->roots[i]);
    int before[MAX_HELD + 1], worth[MAX_HELD + 1];
    memcpy(before, s->total, sizeof before);
    for (int here = 0; here <= n; here++)
        worth[here] = total(s->g, s->player, s->wall_tile, &t, s->fixed[i] + here, NULL);
    for (int free = 0; free <= n; free++)
        for (int here = 0; here <= free; here++) {
            int sum = rv_points(s->g, (int64_t)before[free - here] + worth[here]);
            if (here == 0 || sum > s->total[free]) {
                s->total[free] = sum;
                s->choice[i * (MAX_HELD + 1) + free] = (int8_t)here;
            }
        }
}

/* Where the player's copies of a wall tile go: those that are given, the others best. */
static spread best_spread(rv_game *g, int player, int wall_tile) {
    const rv_castle *c = rv_castle_of(g);
    spread s = {.g = g, .player = player, .wall_tile = wall_tile};
    int free = c->hands[player].held[wall_tile];
    s.roots = RV_NEWS(g->arena, int32_t, g->board.nnodes);
    for (int i = 0; i < g->board.nnodes; i++)
        if (g->board.nodes[i].kind == g->rs->wall_tiles[wall_tile].kind &&
            rv_is_root(&g->board, i) && !rv_unnamed(&g->board, i) &&
            rv_castle_may_finish(g, player, wall_tile, i) == RV_NONE)
            s.roots[s.nroots++] = i;
    s.fixed = RV_NEWS(g->arena, int8_t, s.nroots);
    s.on = RV_NEWS(g->arena, int8_t, s.nroots);
    s.choice = RV_NEWS(g->arena, int8_t, s.nroots * (MAX_HELD + 1));
    for (int k = 0; c->final_uses && k < c->final_uses->n; k++)
        for (int i = 0; i < s.nroots; i++) {
            const rv_value *u = &c->final_uses->list[k];
            if (u->of == player && u->wall_tile == wall_tile && u->root == s.roots[i]) {
                s.fixed[i]++;
                free--;
            }
        }
    free = free < 0 ? 0 : free > MAX_HELD ? MAX_HELD : free;
    for (int i = 0; i < s.nroots; i++)
        widen(&s, i, free);
    for (int i = s.nroots - 1; i >= 0; i--) {
        int here = s.choice[i * (MAX_HELD + 1) + free];
        s.on[i] = (int8_t)(s.fixed[i] + here);
        free -= here;
    }
    return s;
}

static void tell_unfinished(rv_game *g, int player, const rv_wall_tile *t, int root, int n) {
    const rv_kind *k = rv_kind_of(g, root);
    bool doubled = g->option[RV_O_TILE4_FOUNTAIN] == 0;
    if (g->board.nodes[root].doubles && k->doubled)
        rv_castle_explain_by(g, "used", player, t->rule, RV_O_TILE4_FOUNTAIN,
                             "gets %d a tile by {wall_tile} %d, %s the %s is doubled%s",
                             doubled ? k->doubled : k->points, t->number,
                             doubled ? "for" : "though", k->name, doubled ? "" : " in play");
    if (n > 1)
        rv_castle_explain(g, "used", player, RV_C_BOTH_UNFINISHED, RV_NONE,
                          "scores the %s twice, by both copies of {wall_tile} %d", k->name,
                          t->number);
    if (!rv_leads(g, player, root))
        rv_castle_explain(g, "used", player, RV_D_USE_NO_MAJORITY,
                          RV_O_INCOMPLETE_TOKENS_NEED_MAJORITY,
                          "needs no majority for {wall_tile} %d", t->number);
}

static void explain_unused(rv_game *g, int player, int wall_tile, int n) {
    const rv_wall_tile *t = &g->rs->wall_tiles[wall_tile];
    bool in_play = t->effect == RV_EFFECT_EXTRA_TURN || t->effect == RV_EFFECT_DOUBLE;
    const char *kind = t->kind < 0 ? "" : g->rs->kinds[t->kind].name;
    bool lacks = false; /* is there a feature that lacks nothing but the majority of the player? */
    if (n <= 0 || !rv_explained(g))
        return;
    for (int i = 0; i < g->board.nnodes && t->effect == RV_EFFECT_UNFINISHED; i++)
        lacks |= rv_is_root(&g->board, i) && !rv_unnamed(&g->board, i) &&
                 g->board.nodes[i].kind == t->kind && g->board.nodes[i].open > 0 &&
                 g->option[RV_O_INCOMPLETE_TOKENS_NEED_MAJORITY] == RV_V_YES;
    const char *why =
        t->effect == RV_EFFECT_UNFINISHED ? rv_printf(g->arena, "it needs an unfinished %s%s", kind,
                                                      lacks ? " with a majority" : "")
        : t->effect == RV_EFFECT_PRIZE
            ? rv_printf(g->arena, "it needs %s %s with a majority", rv_article(kind), kind)
        : t->effect == RV_EFFECT_POINTS ? "a house rule forbids its use"
                                        : "it is for use in play only";
    rv_castle_explain_by(
        g, "unused", player, in_play ? rv_cited_rule(g->rs, RV_D_FINAL_IN_PLAY) : t->rule,
        lacks ? RV_O_INCOMPLETE_TOKENS_NEED_MAJORITY : RV_NONE,
        "holds %s{wall_tile} %d for nothing: %s", n > 1 ? "two copies of " : "", t->number, why);
}

static void give_spread(const spread *s) {
    rv_game *g = s->g;
    const rv_wall_tile *t = &g->rs->wall_tiles[s->wall_tile];
    int left = rv_castle_of(g)->hands[s->player].held[s->wall_tile];
    for (int i = 0; i < s->nroots; i++) {
        if (!s->on[i])
            continue;
        const rv_tally tally = rv_count(g, s->roots[i]);
        rv_account room,
            *account = rv_account_with(g, &room, "%s %d%s", rv_word(g->rs, RV_W_WALL_TILE, 1),
                                       t->number, s->on[i] > 1 ? ", both copies" : "");
        if (rv_explained(g) && t->effect == RV_EFFECT_UNFINISHED)
            tell_unfinished(g, s->player, t, s->roots[i], s->on[i]);
        else if (s->on[i] > 1)
            rv_castle_explain(g, "used", s->player, RV_C_BOTH_PRIZES, RV_O_TWO_TILE7,
                              "plays both copies of {wall_tile} %d on one %s", t->number,
                              rv_kind_of(g, s->roots[i])->name);
        left -= s->on[i];
        int points = total(g, s->player, s->wall_tile, &tally, s->on[i], account);
        rv_give(g, s->player, points);
        rv_tell_points(g, s->player, &tally, points, t->rule, account);
        rv_castle_collect(g, s->player, &tally);
    }
    explain_unused(g, s->player, s->wall_tile, left);
}

/* ---- courts (C-108, C-109), tile 7 with them (C-103) ---------------------------------------- */

static void score_area(rv_game *g, int root, const spread *s, int nspreads) {
    rv_tally t = rv_count(g, root);
    rv_tell_majority(g, &t);
    if (t.tied && !t.winners)
        rv_tell_nothing(g, RV_NONE, &t, rv_cited_rule(g->rs, RV_C_AREA_TIE),
                        "a tie: nobody scores");
    for (int p = 0; p < g->nplayers; p++) {
        bool by_wall_tile = false;
        for (int i = 0; i < nspreads; i++)
            for (int k = 0; k < s[i].nroots && s[i].player == p; k++)
                by_wall_tile |= s[i].roots[k] == root && s[i].on[k];
        if (!rv_wins(&t, p) || by_wall_tile)
            continue;
        const int n = g->board.nodes[root].prizes;
        rv_account room,
            *account = rv_account_with(g, &room, "%d %s, %d points each", n,
                                       rv_word(g->rs, RV_W_PRIZE, n), rv_kind_of(g, root)->prize);
        int points = rv_hook_value(g, RV_HOOK_court_points, p, root, t.points, account);
        rv_give(g, p, points);
        rv_tell_points(g, p, &t, points, NULL, account);
        rv_castle_collect(g, p, &t);
    }
}

/* ---- the whole ----------------------------------------------------------------------------- */

static void score_points(rv_game *g) {
    for (int t = 0; t < g->rs->nwall_tiles; t++)
        for (int p = 0; p < g->nplayers; p++) {
            const rv_wall_tile *w = &g->rs->wall_tiles[t];
            const int n = rv_castle_of(g)->hands[p].held[t];
            if (w->effect == RV_EFFECT_POINTS && n &&
                rv_hook_may_use(g, p, t, RV_NONE)) { /* C-98 */
                rv_account room,
                    *account =
                        rv_account_with(g, &room, "%s %d%s", rv_word(g->rs, RV_W_WALL_TILE, 1),
                                        w->number, n > 1 ? ", both copies" : "");
                int points =
                    rv_hook_value(g, RV_HOOK_wall_tile_points, p, RV_NONE, n * w->amount, account);
                give_plain(g, p, rv_word_name(g->rs, RV_W_WALL_TILE), 0, points, w->rule, account);
            } else if (w->effect == RV_EFFECT_POINTS || w->effect == RV_EFFECT_EXTRA_TURN ||
                       w->effect == RV_EFFECT_DOUBLE)
                explain_unused(g, p, t, n); /* C-84 */
        }
}

static void score_features(rv_game *g, bool areas, spread *s) {
    const rv_effect effect = areas ? RV_EFFECT_PRIZE : RV_EFFECT_UNFINISHED;
    int n = 0;
    for (int t = 0; t < g->rs->nwall_tiles; t++)
        for (int p = 0; p < g->nplayers; p++)
            if (g->rs->wall_tiles[t].effect == effect && rv_castle_of(g)->hands[p].held[t] > 0)
                s[n++] = best_spread(g, p, t);
    for (int root = 0; areas && root < g->board.nnodes; root++) /* most have nobody */
        if (rv_feature_holds(&g->board, root) && rv_is_root(&g->board, root) &&
            rv_kind_of(g, root)->area)
            score_area(g, root, s, n);
    for (int k = 0; k < n; k++)
        give_spread(&s[k]);
    if (!areas)
        score_points(g);
}

/* ---- tokens (F-12) --------------------------------------------------------------------------- */

/* Counts the same area as the larger keep does, even for the same player. */
static void score_collected(rv_game *g) {
    int counts[RV_MAX_PLAYERS], most;
    for (int p = 0; p < g->nplayers; p++)
        counts[p] = rv_castle_of(g)->hands[p].collected;
    int holder = holder_of(g, counts, &most);
    if (holder == RV_NONE && most)
        rv_tell(g,
                &(rv_item){.type = RV_ITEM_NOTHING,
                           .player = RV_NONE,
                           .kind = rv_word_name(g->rs, RV_W_COLLECTS),
                           .rule = rv_cited_rule(g->rs, RV_C_COLLECT_POINTS),
                           .note = rv_printf(g->arena, "a tie with %s each: nobody scores",
                                             rv_count_of(g->arena, g->rs, most, RV_W_COLLECTS))});
    if (holder == RV_NONE)
        return;
    int area = rv_castle_empty_area(g);
    rv_account room, *account = rv_account_with(g, &room, "more %s (%d), %d empty cells",
                                                rv_word(g->rs, RV_W_COLLECTS, 2), most, area);
    give_plain(g, holder, rv_word_name(g->rs, RV_W_COLLECTS), most, area,
               rv_cited_rule(g->rs, RV_C_COLLECT_POINTS), account);
}

/* C-77: what still lies on the wall leaves the game. */
void rv_castle_clear_wall(rv_game *g) {
    rv_castle *c = rv_castle_of(g);
    for (int i = 0; i < g->rs->ncorners; i++)
        RV_CHANGE(g, c->corner[i], 0);
}

void rv_castle_final(rv_game *g) {
    rv_castle *c = rv_castle_of(g);
    spread *s = RV_ROOM(g->arena, spread, RV_MAX_WALL_TILES * RV_MAX_PLAYERS);
    for (int i = 0; i < RV_STAGES; i++) /* C-103, Z-39 */
        if (g->rs->final[i] == RV_STAGE_KEEPS)
            score_keeps(g);
        else
            score_features(g, g->rs->final[i] == RV_STAGE_AREAS, s);
    score_collected(g); /* last: what is scored at the end may bring some, too */
    RV_SET(g, c->final_uses, NULL);
}
