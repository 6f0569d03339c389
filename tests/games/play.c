/* play.c - see play.h. */
#include "play.h"
#include "core/module.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void hear(void *ud, const rv_item *item) {
    heard *h = ud;
    if (h->n == PLAY_TOLD)
        abort();
    told *to = &h->list[h->n++];
    *to = (told){.type = item->type,
                 .player = item->player,
                 .points = item->points,
                 .tiles = item->tiles,
                 .corner = rv_thing_number(&item->things, "corner", 0),
                 .token = rv_thing_number(&item->things, "token", 0)};
    memcpy(to->followers, item->followers, sizeof to->followers);
    snprintf(to->kind, sizeof to->kind, "%s", item->kind);
    snprintf(to->feature, sizeof to->feature, "%s", item->feature);
}

static void listen_to(rv_game *g, heard *h) {
    h->n = 0;
    g->scoring.listener = (rv_listener){hear, h};
}

void play_scoring(rv_game *g, const rv_order *order, heard *h) {
    listen_to(g, h);
    rv_turn_score(g, order->roots, order->n);
    rv_turn_end(g);
    g->scoring.listener.tell = NULL;
}

void play_final(rv_game *g, heard *h) {
    listen_to(g, h);
    rv_turn_final(g);
    g->scoring.listener.tell = NULL;
}

int count_heard(const heard *h, rv_item_type type) {
    int n = 0;
    for (int i = 0; i < h->n; i++)
        n += h->list[i].type == type;
    return n;
}

int points_heard(const heard *h, int player, const char *kind, const char *feature) {
    int sum = 0;
    for (int i = 0; i < h->n; i++) {
        const told *k = &h->list[i];
        if (k->type == RV_ITEM_SCORE && k->player == player &&
            (!kind || strcmp(k->kind, kind) == 0) && (!feature || strcmp(k->feature, feature) == 0))
            sum += k->points;
    }
    return sum;
}

static bool among(const rv_game *g, const int *nodes, int n, int root) {
    for (int i = 0; i < n; i++)
        if (rv_root(&g->board, nodes[i]) == root)
            return true;
    return false;
}

int open_places(table *t, const rv_game *g, int nodes[RV_TILE_REGIONS],
                void (*refused)(table *t, int player, int root)) {
    const rv_placed *p = &g->board.placed[g->turn.last];
    int n = 0;
    for (int r = 0; r < p->tile->nregions; r++) {
        int node = p->first + r, root = rv_root(&g->board, node);
        if (!rv_in_hand(g, g->turn.to_move) || !rv_takes(NULL, g, 0, 0, node))
            refused(t, g->turn.to_move, root);
        else if (!among(g, nodes, n, root))
            nodes[n++] = node;
    }
    return n;
}
