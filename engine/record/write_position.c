/* write_position.c - the current state of the game, as the keys of a position. */
#include "core/module.h"
#include "core/pieces.h"
#include "core/state.h"
#include "record/form.h"
#include "record/write.h"

static void put_followers(rv_case *c, rv_buf *b, int placed) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    for (int r = 0; r < p->tile->nregions; r++) {
        uint8_t piece = g->nodes[rv_node_of(p, r)].piece;
        if (piece)
            rv_putf(b, " %s:%s", c->rec.label[rv_piece_player(piece)],
                    rv_piece_word(&c->arena, g, placed, rv_node_of(p, r), rv_piece_figure(piece)));
    }
}

static int count_followers(const rv_game *g, const rv_placed *p) {
    int n = 0;
    for (int r = 0; r < p->tile->nregions; r++)
        n += g->nodes[rv_node_of(p, r)].piece != 0;
    return n;
}

static void put_row(rv_case *c, rv_buf *b, int placed) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    rv_buf words = {.arena = &c->arena};
    rv_put(&words, rv_tile_written(c, p->index, p->quarters));
    put_followers(c, &words, placed);
    const char *cell = rv_cell_name(g, &c->arena, p->x, p->y);
    rv_put(b, "  ");
    rv_put_text(b, cell);
    if (count_followers(g, p) < 2) {
        rv_putf(b, ": %s\n", rv_buf_text(&words));
        return;
    }
    rv_put(b, ": [");
    for (rv_str rest = rv_str_of(rv_buf_text(&words)); rest.s;) {
        rv_str word = rv_str_cut(&rest, " ");
        rv_putn(b, word.s, word.n);
        rv_put(b, rest.s ? ", " : "]\n");
    }
}

void rv_write_board(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    for (int i = 0; i < g->nplaced; i++)
        n += !g->placed[i].start;
    rv_put(b, n ? "board:\n" : "board: {}\n");
    for (int i = 0; i < g->nplaced; i++)
        if (!g->placed[i].start)
            put_row(c, b, i);
}

void rv_write_to_move(rv_case *c, rv_buf *b) {
    if (!c->game->over)
        rv_putf(b, "to_move: %s\n", c->rec.label[c->game->to_move]);
}

void rv_write_extra_turns(rv_case *c, rv_buf *b) {
    if (c->game->extra && !c->game->over)
        rv_putf(b, "extra_turns: %d\n", c->game->extra);
}

void rv_write_second_part(rv_case *c, rv_buf *b) {
    if (c->game->second && !c->game->over)
        rv_put(b, "second_part: true\n");
}

void rv_scores_now(rv_game *g, rv_arena *a, rv_values *out) {
    for (int p = 0; p < g->nplayers; p++)
        rv_add_number(a, out, p, g->seats[p].score);
}

/* Whether there are other figures, or pieces. */
static bool has_more_than_followers(const rv_game *g) {
    bool more = false;
    for (int f = 1; f < g->rs->nfigures; f++)
        more |= rv_figures_each(g->rs, g->option, f) > 0;
    for (int p = 0; p < g->rs->npieces; p++)
        more |= rv_all_pieces(g, p) > 0;
    return more;
}

/* "followers: 4", in a map with others. On a wrong board there may be more than there are: then the
 * number is left out. */
static void put_left(rv_buf *b, const char *word, int left, int *n) {
    if (left >= 0)
        rv_putf(b, "%s%s: %d", (*n)++ ? ", " : "{", word, left);
}

/* "{followers: 4, big: 1}" */
static void put_hand_of(rv_case *c, rv_buf *b, int player) {
    const rv_game *g = c->game;
    const rv_seat *s = &g->seats[player];
    int n = 0;
    put_left(b, "followers", s->supply[RV_F_SMALL], &n);
    for (int f = 1; f < g->rs->nfigures; f++)
        if (rv_figures_each(g->rs, g->option, f))
            put_left(b, g->rs->figures[f].key, s->supply[f], &n);
    for (int p = 0; p < g->rs->npieces; p++)
        if (rv_all_pieces(g, p) && rv_pieces_known(g, player, p))
            put_left(b, g->rs->pieces[p].key, s->pieces[p], &n);
    rv_put(b, n ? "}" : "{}");
}

void rv_write_supply(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    bool more = has_more_than_followers(g);
    int n = 0;
    rv_put(b, "supply: ");
    for (int p = 0; p < g->nplayers && !more; p++)
        put_left(b, c->rec.label[p], g->seats[p].supply[RV_F_SMALL], &n);
    for (int p = 0; p < g->nplayers && more; p++) {
        rv_putf(b, "%s%s: ", p ? ", " : "{", c->rec.label[p]);
        put_hand_of(c, b, p);
    }
    rv_put(b, n || more ? "}\n" : "{}\n");
}

void rv_write_discards(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    for (int t = 0; t < g->rs->ntiles; t++) {
        int gone = g->gone[t];
        for (int i = 0; i < g->nplaced; i++)
            gone -= !g->placed[i].start && g->placed[i].index == t;
        for (; gone > 0; gone--) {
            rv_put(b, n++ ? ", " : "discards: [");
            rv_put_quoted(b, rv_tile_written(c, t, 0));
        }
    }
    rv_put(b, n ? "]\n" : "");
}

static void put_value(rv_buf *b, const rv_kept *k) {
    rv_putf(b, "%s: ", k->name);
    if (k->type == RV_KEPT_NUMBER)
        rv_putf(b, "%d", (int)k->number);
    else if (k->type == RV_KEPT_TRUTH)
        rv_put(b, k->number ? "true" : "false");
    else
        rv_put_yaml(b, rv_str_of(k->word));
}

/* "state: {SCRIPT: {NAME: value}}" */
void rv_write_state(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    const rv_kept *k, *last = NULL;
    for (int i = 0; (k = rv_state_at(g, i)); last = k, i++) {
        if (last && strcmp(last->script, k->script) == 0)
            rv_put(b, ", ");
        else
            rv_putf(b, "%s%s: {", last ? "}, " : "state: {", k->script);
        put_value(b, k);
    }
    rv_put(b, last ? "}}\n" : "");
}

bool rv_of_position(const rv_case *c, const rv_key *row) {
    return (row->put || row->now) && row->rank > RV_RANK_HEAD && !row->of_records &&
           rv_row_in_game(&c->rec, row);
}

void rv_put_row(rv_case *c, rv_buf *b, const rv_key *row) {
    rv_values now = {.n = 0};
    if (row->now) {
        row->now(c->game, &c->arena, &now);
        rv_put_values(c->game, b, row, &now);
        if (!now.n && now.key.line)
            rv_putf(b, "%s: {}\n", row->key);
    } else if (row->put)
        row->put(c, b);
    else
        rv_put_values(c->game, b, row, rv_values_in(&c->rec, row->key));
}

void rv_put_position(rv_case *c, rv_buf *b) {
    const rv_key *row;
    for (rv_key_walk w = {0}; (row = rv_key_next(&rv_map_document, &w));)
        if (rv_of_position(c, row))
            rv_put_row(c, b, row);
}
