/* perft.c - counts of legal sequences of turns. It is a question (rv_query): a turn is
 * played on the game of the case, what can follow is counted, and the turn is taken back. */
#include "ask/query.h"

/* Counts what can be played, to be compared with other engines. A sequence is, for each turn, the
 * tile drawn, its cell and rotation (also those that look alike), and no follower or one on one of
 * its features. Completed features are scored in the order that the rules leave when nobody
 * chooses (the placing player's first, as they were found); nothing else is played, and nothing
 * built.
 *
 * Draws: where the document says in which order tiles are drawn (`draw` under `setup`), in that
 * order, and a tile without a place is put aside and the next one drawn in the same turn. Where it
 * does not, or no longer does, every sort of tile still to come is drawn once, however many copies
 * there are; a sort without a place adds nothing. A turn in which nothing can be placed is no
 * sequence, and nothing follows it.
 */
typedef struct perft {
    rv_case *c;
    rv_game *g;
    int depth;
    uint64_t *counts;
    int unseen; /* tiles that had left unseen at first: the order of drawing has those since then */
} perft;

static void count_turn(perft *p, int turn, int drawn);

/* Ends the turn and counts the following ones. */
static void count_after(perft *p, int turn, int drawn) {
    rv_game *g = p->g;
    int checkpoint = rv_checkpoint(g);
    const rv_order o = rv_turn_scoring(g);
    rv_turn_score(g, o.roots, o.n);
    rv_turn_end(g);
    rv_turn_pass(g);
    count_turn(p, turn + 1, drawn);
    rv_undo(g, checkpoint);
}

/* No follower, or one on any feature that may be claimed. */
static void count_followers(perft *p, int turn, int drawn, int placed) {
    rv_game *g = p->g;
    int nodes[RV_TILE_REGIONS], n = rv_features_on(&g->board, placed, nodes);
    p->counts[turn]++;
    if (turn < p->depth)
        count_after(p, turn, drawn);
    for (int i = 0; i < n; i++) {
        int checkpoint = rv_checkpoint(g);
        for (int f = 0; f < g->rs->nfigures; f++) {
            if (!rv_turn_may_put(g, g->turn.to_move, f, nodes[i]))
                continue;
            p->counts[turn]++;
            if (turn == p->depth)
                continue;
            rv_deploy(g, g->turn.to_move, nodes[i], f);
            count_after(p, turn, drawn);
            rv_undo(g, checkpoint);
        }
    }
}

/* Undoing restores the list of cells with its order, so the loop over it can continue. */
static void count_placements(perft *p, int turn, int drawn, int tile) {
    rv_game *g = p->g;
    for (int i = 0; i < g->board.nfront; i++) {
        const int pos = g->board.front[i], checkpoint = rv_checkpoint(g);
        RV_EACH_BIT(rv_turns_at(g, &g->rs->tiles[tile], pos), quarters) {
            count_followers(p, turn, drawn, rv_turn_place(g, tile, NULL, (int)quarters, pos));
            rv_undo(g, checkpoint);
        }
    }
}

/* Where no tile of a batch of the stack fits, all are discarded, and those below are drawn. */
static void count_sorts(perft *p, int turn, int drawn) {
    rv_game *g = p->g;
    const int checkpoint = rv_checkpoint(g), batch = rv_batch_drawn(g);
    uint64_t before = p->counts[turn];
    for (int i = 0; i < g->rs->ntiles; i++)
        if (rv_stands_for_sort(g, i) && rv_on_top(g, i))
            count_placements(p, turn, drawn, i);
    const bool none = g->stack.batches && p->counts[turn] == before;
    for (int i = 0; none && i < g->rs->ntiles; i++)
        for (int n = rv_copies_in(g, i, batch); n > 0; n--)
            rv_draw(g, i);
    if (none && g->stack.n > 0)
        count_sorts(p, turn, drawn);
    rv_undo(g, checkpoint);
}

/* The next tile drawn that has a legal placement; those before it are discarded (C-25). RV_NONE:
 * the document does not give it. */
static int draw_next(perft *p, int *drawn) {
    rv_game *g = p->g;
    for (int tile = rv_take_held(g), pos, quarters, next;; ++*drawn) {
        if (tile != RV_NONE && rv_any_place(g, &g->rs->tiles[tile], &pos, &quarters))
            return tile;
        if (tile != RV_NONE)
            rv_use_up(g, tile, false);
        next = *drawn + g->stack.unseen - p->unseen;
        if (next >= p->c->rec.draw.n)
            return RV_NONE;
        tile = rv_copy_left(g, &p->c->rec.draw.list[next]);
    }
}

static void count_turn(perft *p, int turn, int drawn) {
    if (turn > p->depth || p->g->over || p->g->stack.n == rv_undrawn(p->g))
        return; /* a sequence ends if there is no tile to draw */
    int checkpoint = rv_checkpoint(p->g);
    rv_turn_open(p->g);
    int tile = draw_next(p, &drawn);
    if (tile != RV_NONE)
        count_placements(p, turn, drawn, tile);
    else
        count_sorts(p, turn, drawn);
    rv_undo(p->g, checkpoint);
}

static void run_perft(rv_query *q) {
    perft *p = q->ask;
    p->g = q->g;
    p->unseen = q->g->stack.unseen;
    count_turn(p, 1, rv_draw_at(q->c));
}

rv_status rv_case_perft(rv_case *c, int depth, uint64_t *out, const char **why) {
    perft p = {.c = c, .depth = depth, .counts = out};
    for (int i = 0; i <= depth; i++)
        out[i] = i == 0;
    return rv_query_answer(c, run_perft, &p, why);
}
