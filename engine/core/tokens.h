/* tokens.h - the tokens that a ruleset declares: where each of them lies.
 *
 * Tokens of one kind and one face are alike: whoever puts, moves or takes one says the place, not
 * the token. What is not on the board, with a player or on the table is in the supply, from which a
 * bag is drawn. Dice are kinds of tokens that lie nowhere.
 */
#ifndef RV_TOKENS_H
#define RV_TOKENS_H

#include "core/game.h"

/* A place: of a cell its position; of a tile its index on the table; of a feature one of its nodes,
 * of a figure, or beside it, that of the figure; of a corner the position of the cell to its
 * south-east; a player; 0. */
typedef struct rv_where {
    int32_t on; /* rv_spot_kind */
    int32_t at;
} rv_where;
#define RV_IN_SUPPLY ((rv_where){RV_SPOT_NOTHING, 0})

typedef struct rv_lying {
    int16_t token, face; /* a token without faces has face 0 */
    rv_where where;
} rv_lying;

/* A face RV_NONE is any. The number of tokens of a kind in the game; of these in the supply: what a
 * draw can bring, and of a die its sides with the face; of these at a place. */
int rv_token_number(const rv_game *g, int token);
int rv_token_left(const rv_game *g, int token, int face);
int rv_token_count(const rv_game *g, int token, int face, rv_where where);

/* Puts one from the supply to a place, takes one from a place back, moves one from a place, or the
 * first from wherever it is (RV_IN_SUPPLY). False, and nothing is done, if there is none. Whether
 * one may lie there is asked before. What goes with a figure (`with`) lies beside it on its
 * feature: beside that of the player to move, where several are. May longjmp. */
bool rv_token_put(rv_game *g, int token, int face, rv_where where);
bool rv_token_take(rv_game *g, int token, int face, rv_where where);
bool rv_token_move(rv_game *g, int token, rv_where from, rv_where where);

/* The kind of the token beside a figure that tells it from one like it on its place; RV_NONE. */
int rv_token_tells(const rv_game *g, int node);
/* A figure leaves its node: what lay by it stays on the tile, or goes back into the supply. */
void rv_tokens_left_by(rv_game *g, int node);

/* How often the one with this index has moved in this turn since it lay there; RV_NONE: the last
 * so many moves did not begin there. */
int rv_token_been(const rv_game *g, int i, rv_where where, int most);

/* Whether scripts have something to do for such tokens: one lies with a figure on the feature, or
 * (helps) of the player to move, or with none. */
bool rv_token_serves(const rv_game *g, int token, int root, bool helps);
/* The node of a figure of the player with whom such a token lies, RV_NONE: any; RV_NONE. */
int rv_token_helps(const rv_game *g, int token, int player);

/* The tokens of figures that have left their features go back. */
void rv_tokens_leave(rv_game *g);
/* The node of the figure with which such tokens lie on a feature, or RV_NONE; *n: of how many. It
 * is that on a tile or of a player, if one is. */
int rv_token_figure(const rv_game *g, int token, int root, int placed, int player, int *n);

/* The index in g->tokens of the next one of a kind (RV_NONE: of any) that is not in the supply,
 * after another (RV_NONE: the first); RV_NONE. */
int rv_token_next(const rv_game *g, int token, int after);
#define RV_EACH_TOKEN(g, token, i)                                                                 \
    for (int i = RV_NONE; (i = rv_token_next((g), (token), i)) != RV_NONE;)
/* The first one of a kind at a place; RV_NONE. */
int rv_token_first(const rv_game *g, int token, rv_where where);
/* Whether two places are one, as features are that have joined; what lies beside a figure lies on
 * its feature, but not beside another one. */
bool rv_same_where(const rv_board *board, rv_where a, rv_where b);
static inline bool rv_is_on_feature(rv_where where) {
    return where.on == RV_SPOT_FEATURE || where.on == RV_SPOT_BESIDE;
}

/* Whether tokens of this kind lie on such places; whether one cannot lie at this one, of which a
 * tile may be RV_NONE, and why not, in words of at most 160 bytes. */
static inline bool rv_token_lies_on(const rv_ruleset *rs, int token, int on) {
    return rs->tokens[token].on >> on & 1;
}
const char *rv_where_wrong(const rv_game *g, rv_where where); /* for tokens of any kind; NULL */
bool rv_token_misfit(const rv_game *g, int token, rv_where where, char *why, size_t size);
/* A cell of the table: inside a wall, or one with a tile or beside one. */
static inline bool rv_of_table(const rv_game *g, int pos) {
    const rv_cell *c = &g->board.cells[pos];
    return g->rs->bounded ? !c->wall : c->tile || c->front;
}

/* "0,1", "city@0,1.n", "0,1/nw", "W", "table": a place as it is written. Reads a corner, by any of
 * its four cells; RV_NONE. */
#define RV_CORNER_NAME (RV_CELL_NAME + 3)
void rv_corner_write(const rv_game *g, int corner, char name[RV_CORNER_NAME]);
const char *rv_where_name(const rv_game *g, rv_arena *a, rv_where where);
/* The tile by which it is named, and on which it is drawn; RV_NONE. */
int rv_where_tile(const rv_board *b, rv_where where);
int rv_corner_of(const rv_game *g, rv_str text);

/* What lies on a tile, or (RV_NONE) elsewhere, as a step `show` does; texts are in the arena.
 *
 * Things of a tile: token (place: the region, or -1; number: how many; words: the key of their
 * kind; text: where they lie). Of the board: token-cell and token-corner (x, y: the cell, or that
 * to the south-east of the corner), token-table. Of players: tokens (number, words). */
void rv_tokens_show(const rv_game *g, rv_arena *a, int placed,
                    void (*see)(void *ud, const rv_thing *t), void *ud);

#endif
