/* play.c - the turns of a game that reeve plays itself: by chance, or by a policy that chooses
 * cell, follower and actions.
 *
 * rv_sim_finish plays turn after turn. A turn goes through the same moments as one that is read
 * from a record, and at each of them the rows of keys act (rv_sim_play_rows), and actions are
 * chosen (do_actions). If the game is to be written, its text grows in s->text as it is played.
 */
#include "base/limit.h"
#include "core/hooks.h"
#include "core/module.h"
#include "core/pieces.h"
#include "core/stack.h"
#include "lua/script.h"
#include "random/sim.h"
#include "record/form.h"

/* ---- chance -------------------------------------------------------------------------------- */

/* By SplitMix64: one seed gives the same games everywhere. */
int rv_sim_below(rv_sim *s, int n) {
    s->by_chance = true;
    uint64_t z = s->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (int)(((z ^ (z >> 31)) >> 32) * (uint64_t)n >> 32);
}

void rv_sim_shuffle(rv_sim *s, int *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = rv_sim_below(s, i + 1), swap = list[i];
        list[i] = list[j];
        list[j] = swap;
    }
}

bool rv_sim_inclined(rv_sim *s, int n) {
    return s->policy != &rv_policy_random || rv_sim_below(s, n);
}

/* ---- keys ---------------------------------------------------------------------------------- */

void rv_sim_play_rows(rv_sim *s, rv_moment when, rv_sim_turn *t) {
    for (const rv_acting *a = rv_rows_at(s->game, when); a->row; a++)
        if (a->act->random)
            a->act->random(s, t);
}

/* What is drawn, of all that can be drawn. */
typedef struct draw_of {
    rv_sim *s;
    rv_chance chance;
    int all; /* the number of tokens seen */
} draw_of;

static void see_drawn(void *ud, const rv_chance *d) {
    draw_of *w = ud;
    int n = d->of->weight(w->s->game, d);
    w->all += n;
    if (n && rv_sim_below(w->s, w->all) < n)
        w->chance = *d;
}

/* Does one of the possible actions of a choice, or none; and then what follows it. */
static void do_something(rv_sim *s, rv_moment when, const rv_sim_choice *of, const rv_chance *after,
                         rv_buf *keys) {
    rv_chance done;
    draw_of w; /* what is drawn or thrown now no player chooses */
    w.s = s;
    w.all = 0;
    rv_sim_prove(s, when, after);
    if (of->draws)
        rv_offer_chances(s->game, of->rows, after, RV_OFFER_DRAWS, see_drawn, &w);
    if (w.all)
        done = w.chance;
    else if (!s->policy->act(s, when, of->rows, after, &done))
        return;
    if (s->write) {
        rv_putf(keys, "  %s: ", done.row->key);
        rv_put_word(keys, rv_chance_word(&s->arena, s->game, &done));
        rv_put(keys, "\n");
    }
    done.of->act(s->game, &done);
    for (const rv_acting *a = rv_rows_at(s->game, when); a->row; a++) {
        const rv_chances *next = a->act->chances;
        const rv_acting row[] = {*a, {0}};
        if (next && next->act && next->after && rv_chances_follow(next, &done))
            do_something(s, when, &(const rv_sim_choice){row, false, next->weight}, &done, keys);
    }
}

/* What is done instead of a follower, unless there is one, and all that is done besides. */
static void do_actions(rv_sim *s, rv_moment when, bool free, rv_buf *keys) {
    for (const rv_sim_choice *of = s->choices[when]; of->rows; of++)
        if (free || !of->instead)
            do_something(s, when, of, NULL, keys);
}

void rv_sim_find_choices(rv_sim *s) {
    static const rv_moment moments[] = {RV_WHEN_TURN, RV_WHEN_LAID, RV_WHEN_SCORED};
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
        const rv_acting *rows = rv_rows_at(s->game, moments[i]);
        int n = 0;
        while (rows[n].row)
            n++;
        rv_sim_choice *out = RV_NEWS(&s->arena, rv_sim_choice, n + 1);
        rv_acting *room = RV_NEWS(&s->arena, rv_acting, 3 * n + 1);
        bool instead = false;
        s->choices[moments[i]] = out;
        for (const rv_acting *a = rows; a->row; a++) {
            const rv_chances *of = a->act->chances;
            if (!of || !of->act || of->after || a->act->random || (instead && a->row->instead))
                continue;
            /* of this row alone, or of all that is done instead of a follower */
            *out = (rv_sim_choice){room, a->row->instead != RV_INSTEAD_NOTHING, false};
            instead |= out->instead;
            for (const rv_acting *it = a; it->row && (out->instead || it == a); it++) {
                if (!it->act->chances || it->row->instead != a->row->instead)
                    continue;
                out->draws |= it->act->chances->weight != NULL;
                *room++ = *it;
            }
            room++; /* the end of its list */
            out++;
        }
    }
}

void rv_sim_put_list(rv_sim *s, const char *key, const rv_buf *list) {
    if (s->write && list->n)
        rv_putf(&s->text, "  %s: [%s]\n", key, list->s);
}

/* ---- a turn -------------------------------------------------------------------------------- */

/* The tile in the player's hand, or from the stack; RV_NONE. */
static int next_tile(rv_sim *s) {
    int held = rv_take_held(s->game);
    if (held != RV_NONE)
        return held;
    while (s->nstack && rv_copies_left(s->game, s->stack[s->nstack - 1]) <= 0)
        s->nstack--; /* it was removed meanwhile */
    return s->nstack ? s->stack[--s->nstack] : RV_NONE;
}

void rv_sim_layers(rv_sim *s, int *stack, int n) {
    const rv_game *g = s->game;
    if (!g->box.layers)
        return;
    int *was = RV_NEWS(&s->arena, int, n + 1), *layer = RV_NEWS(&s->arena, int, n + 1);
    int *copy = RV_NEWS(&s->arena, int, s->rs->ntiles + 1), most = 0, at = 0;
    for (int i = n - 1; i >= 0; i--) {
        was[i] = stack[i];
        layer[i] = rv_layer_at(g, was[i], g->box.gone[was[i]] + copy[was[i]]++);
        most = layer[i] > most ? layer[i] : most;
    }
    for (int l = most; l >= 0; l--)
        for (int i = 0; i < n; i++)
            if (layer[i] == l)
                stack[at++] = was[i];
}

static bool choose_place(rv_sim *s, const rv_tile *t, rv_sim_place *out) {
    if (!s->given)
        return s->policy->place(s, t, out);
    *out = s->given->at;
    return true;
}

int rv_sim_node(rv_game *g, const rv_sim_move *m) {
    const rv_placed *p = &g->board.placed[g->turn.last];
    for (int r = 0; m->ports && r < p->tile->nregions; r++) {
        const int node = rv_node_of(p, r);
        if (p->tile->regions[r].kind != m->kind ||
            !(rv_tile_ports(p->tile, p->quarters, r) & m->ports))
            continue;
        /* of followers a policy need not say which: whichever is in hand */
        if (m->figure == RV_NONE ? rv_turn_may_deploy(g, g->turn.to_move, node)
                                 : rv_turn_may_put(g, g->turn.to_move, m->figure, node))
            return node;
    }
    return RV_NONE;
}

/* Draws until a tile fits, and chooses its placement: RV_NONE if the stack is empty. Tiles without
 * a legal placement are discarded (C-25). By chance a tile of the player's own hand is laid
 * instead.
 */
static int draw(rv_sim *s, rv_sim_place *place, rv_buf *discards) {
    const rv_game *g = s->game;
    const bool own =
        g->box.hands && !s->given && g->box.stack && !(g->box.held && g->box.held[g->turn.to_move]);
    for (int i = 0; own && i < s->rs->ntiles; i++)
        if (rv_holds_tile(g, i) && !rv_sim_below(s, 4) && choose_place(s, &s->rs->tiles[i], place))
            return i;
    for (int tile = next_tile(s); tile != RV_NONE; tile = next_tile(s)) {
        if (choose_place(s, &s->rs->tiles[tile], place))
            return tile;
        rv_draw(s->game, tile);
        if (s->write)
            rv_putf(discards, "%s'%s'", discards->n ? ", " : "", s->rs->tiles[tile].id);
    }
    return RV_NONE;
}

static void put_turn(rv_sim *s, int tile, rv_sim_place at, int node, int figure) {
    const rv_game *g = s->game;
    const rv_placed *p = &g->board.placed[g->turn.last];
    const char *piece =
        node == RV_NONE ? NULL : rv_piece_word(&s->arena, g, g->turn.last, node, figure);
    const char *const words[] = {"- ",
                                 s->label[g->turn.to_move],
                                 ": ",
                                 rv_tile_word(&s->arena, g, tile, at.quarters),
                                 " ",
                                 rv_cell_name(g, &s->arena, p->x, p->y),
                                 piece ? " " : "\n",
                                 piece,
                                 "\n"};
    for (int i = 0; i < (piece ? 9 : 7); i++)
        rv_put(&s->text, words[i]);
}

/* The order can change which tokens a player takes, and the effects of house rules that act
 * during scoring; otherwise it is not written. */
static void put_rest(rv_sim *s, rv_sim_turn *t) {
    const rv_order *o = &t->order;
    if (!s->write)
        return;
    rv_sim_put_list(s, "discard", &t->discards);
    if (t->keys.n)
        rv_put(&s->text, rv_buf_text(&t->keys));
    bool matters = rv_hooked_in_scoring(s->game);
    for (int i = 0; i < s->game->modules.n; i++)
        matters |= s->game->modules.row[i]->stirs != NULL;
    if (!matters || o->by || (o->own < 2 && o->n - o->own < 2))
        return;
    for (int i = 0; i < o->n; i++) {
        rv_put(&s->text, i ? ", " : "  order: [");
        rv_put_text(&s->text, rv_feature_name(s->game, &s->arena, o->roots[i]));
    }
    rv_put(&s->text, "]\n");
}

/* Lays the tile, with what is built along with it. */
static void lay(rv_sim *s, int tile, const rv_sim_place *at, rv_buf *keys) {
    rv_game *g = s->game;
    if (at->way && s->write) {
        const char *words[RV_BUILT_MOST];
        const rv_str key = rv_str_of(rv_way_by(g, at->way)->key);
        rv_values built = {.n = 0};
        for (int i = 0, n = rv_way_words(g, &s->arena, at->way, words); i < n; i++)
            rv_add_value(&s->arena, &built, rv_nothing_said)->canon = words[i];
        rv_put_values(g, keys, rv_key_find(s->rs->links, NULL, &rv_map_entry, key, NULL), &built);
    }
    rv_way_pay(g, at->way);
    const rv_tile *as = rv_way_build(g, &g->rs->tiles[tile], at->quarters, at->pos, at->way);
    rv_turn_place_as(g, tile, as, at->quarters, at->pos);
}

void rv_sim_play_laid(rv_sim *s, int node, int figure, rv_sim_turn *t) {
    rv_game *g = s->game;
    if (node != RV_NONE)
        rv_deploy(g, g->turn.to_move, node, figure);
    do_actions(s, RV_WHEN_LAID, node == RV_NONE, &t->keys);
    rv_sim_play_rows(s, RV_WHEN_LAID, t);
    if (g->turn.ncompleted) {
        t->order = rv_turn_scoring(g);
        if (!t->order.by && s->policy == &rv_policy_random) { /* not ordered by a house rule */
            rv_sim_shuffle(s, t->order.roots, t->order.own);
            rv_sim_shuffle(s, t->order.roots + t->order.own, t->order.n - t->order.own);
        }
        rv_sim_play_rows(s, RV_WHEN_ORDERED, t);
    }
    rv_turn_score(g, t->order.roots, t->order.n);
    put_rest(s, t);
    rv_buf found = {.arena = &s->arena}; /* written behind the keys that games write at the end */
    do_actions(s, RV_WHEN_SCORED, false, &found);
    rv_turn_end(g);
    rv_sim_play_rows(s, RV_WHEN_ENDING, t);
    if (found.n)
        rv_put(&s->text, rv_buf_text(&found));
}

/* The tokens taken since the turn began, because the module forgets them after the turn. */
static void count_taken(rv_sim *s) {
    for (int p = 0; p < s->nplayers; p++)
        for (uint32_t corners = s->game->seats[p].taken; corners; corners &= corners - 1)
            s->taken[p]++;
}

static void turn(rv_sim *s) {
    rv_game *g = s->game;
    rv_sim_place place;
    rv_sim_turn t; /* its order has only as many elements as it says */
    t.discards = t.keys = (rv_buf){.arena = &s->arena};
    t.order.n = t.order.own = t.order.fixed_own = t.order.fixed_rest = 0;
    t.order.by = NULL;
    rv_sim_refill(s);
    rv_sim_play_rows(s, RV_WHEN_DUE, &t);
    rv_turn_open(g);
    do_actions(s, RV_WHEN_TURN, false, &t.keys);
    const int tile = draw(s, &place, &t.discards);
    const rv_sim_move *given = s->given;
    if (tile != RV_NONE) {
        lay(s, tile, &place, &t.keys);
        int figure = given ? given->figure : RV_F_SMALL;
        s->given = NULL;
        const int node = given ? rv_sim_node(g, given) : s->policy->follower(s, &figure);
        if (s->write) /* before the follower is placed: the name does not change */
            put_turn(s, tile, place, node, figure);
        rv_sim_play_laid(s, node, figure, &t);
    } else if (s->write) {
        rv_putf(&s->text, "- %s: none\n", s->label[g->turn.to_move]);
        put_rest(s, &t);
    }
    s->turns++;
    count_taken(s);
    rv_turn_pass(g);
    /* By chance a second part is left out now and then (M-29). The next entry shows it if it is of
     * a player who has left none out since the last one. */
    for (unsigned left = 0;
         g->turn.second && g->turn.may_leave && !g->over && !rv_sim_inclined(s, 3);) {
        int checkpoint = rv_checkpoint(g);
        left |= 1u << g->turn.to_move;
        rv_turn_pass(g);
        if (g->over || left >> g->turn.to_move & 1) {
            rv_undo(g, checkpoint);
            return;
        }
    }
}

/* ---- a game -------------------------------------------------------------------------------- */

bool rv_sim_failed(rv_sim *s) {
    if (s->game && s->game->scoring.beyond)
        s->why = rv_points_beyond;
    return rv_hooks_failed(s->hooks, &s->why, NULL) || s->why;
}

void rv_sim_refill(rv_sim *s) {
    if (s->hooks)
        s->steps += rv_hooks_refill(s->hooks);
    if (s->from && s->steps > RV_LIMIT_SCRIPT_GAMES)
        s->why = "scripts may run " RV_LIMIT_TEXT(
            RV_LIMIT_SCRIPT_GAMES) " steps in all games that "
                                   "go on from here, and these need more: play fewer games "
                                   "(--games N)";
}

/* A record has no more turns, and house rules can give one after the other while all tiles that are
 * left are in other hands. */
void rv_sim_finish(rv_sim *s) {
    while (!s->game->over && !rv_sim_failed(s)) {
        if (!s->from)
            s->game->journal.n = 0;
        turn(s);
        if (s->turns > RV_LIMIT_MOVES)
            s->why = "a game has more than " RV_LIMIT_TEXT(RV_LIMIT_MOVES) " turns";
    }
    rv_turn_final(s->game);
    count_taken(s);
    s->winners = rv_winners(s->game);
    for (int p = 0; p < s->nplayers; p++)
        s->score[p] = s->game->seats[p].score;
    if (s->hooks)
        rv_hooks_look(s->hooks);
    rv_sim_failed(s); /* in the last turn or later */
}
