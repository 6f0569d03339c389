/* record_position.c - the keys of a position that all games have: read, and written.
 *
 * Reading only takes down what was typed; position.c sets it on the table and complains. Writing
 * goes the other way, from the game that was reached to the keys that lead to it. The rows at the
 * end join the two.
 */
#include "core/stack.h"
#include "core/state.h"
#include "record/form.h"

static void read_to_move(rv_reader *r, const rv_yaml *v) {
    r->rec->to_move = rv_read_player(r, v->text, v->loc);
}

/* ---- board ----------------------------------------------------------------------------------- */

/* "W:knight@n" */
static bool read_follower(rv_reader *r, rv_str text, rv_loc loc, rv_follower_ref *out) {
    rv_str piece = text, label = rv_str_cut(&piece, ":");
    if (!piece.n || memchr(text.s, ' ', text.n))
        return rv_bad_word(r, text, loc, "a follower is PLAYER:ROLE@WHERE",
                           rv_printf(r->a,
                                     "Type player, colon and follower without a space: %s:%s.",
                                     r->rec->nplayers ? r->rec->label[0] : "W",
                                     rv_say(r->a, r->rec->rs, "{role}@n")));
    int player = rv_read_player(r, label, loc);
    bool fine = rv_read_follower(r, piece, rv_loc_in(loc, text, piece), out);
    out->player = player;
    return fine && player >= 0;
}

static void read_words(rv_reader *r, const rv_yaml *v, rv_board_row *row, bool first) {
    for (rv_str rest = v->text; rest.s;) {
        rv_str word = first ? rv_tile_part(r, &rest) : rv_str_word(&rest);
        rv_loc loc = rv_loc_in(v->loc, v->text, word);
        if (!word.n)
            continue;
        /* A follower in which no colon stands goes on up to a word with a colon within, as in `W
         * knight`, so that it is complained of once. */
        while (!first && rest.s && row->followers.n < RV_STANDS && !memchr(word.s, ':', word.n)) {
            rv_str behind = rest, next = rv_str_word(&behind);
            if (next.n > 1 && memchr(next.s + 1, ':', next.n - 1))
                break;
            word.n = next.n ? (size_t)(next.s + next.n - word.s) : word.n;
            rest = behind;
        }
        if (first)
            row->broken |= !rv_read_listed(r, word, loc, &row->tile);
        else if (row->followers.n < RV_STANDS)
            row->followers.n += read_follower(r, word, loc, &row->followers.list[row->followers.n]);
        else if (!r->d->n || r->d->list[r->d->n - 1].row != RV_D_TOO_MANY)
            rv_complain(r->d, RV_D_TOO_MANY, loc, RV_LIMIT_TEXT(RV_STANDS), "followers on a tile");
        first = false;
    }
}

static void read_row(rv_reader *r, const rv_yaml *k, rv_board_row *row) {
    const rv_yaml *v = k->next;
    int before = r->d->n;
    *row = (rv_board_row){.loc = k->loc};
    row->followers.list = RV_NEWS(r->a, rv_follower_ref, RV_STANDS);
    if (rv_is_tight(k)) { /* {e11:34} is one word, as no space follows the colon */
        const char *colon = memchr(k->text.s, ':', k->text.n);
        rv_complain(r->d, RV_D_BAD_EXTRA, k->loc, k->text.s, "no space follows the colon")->help =
            rv_printf(r->a, "Type `%.*s: %s`.", (int)(colon - k->text.s), k->text.s, colon + 1);
        row->broken = true;
        r->rec->in_rows++;
        return;
    }
    row->broken = !rv_read_cell(r, k->text, k->loc, &row->x, &row->y);
    r->d->at = (rv_at_cell){.there = !row->broken, .x = row->x, .y = row->y};
    if (v->type == RV_YAML_WORD && v->text.n)
        read_words(r, v, row, true);
    else if (v->type == RV_YAML_LIST && v->n)
        RV_EACH_ITEM(v, it) {
            /* a space after the colon of a follower makes a map of him, and can mean nothing else:
             * `[17, W: knight]` */
            const rv_yaml *key = it->type == RV_YAML_MAP && it->n == 1 ? it->first : NULL;
            const rv_yaml *to = key && key->next->type == RV_YAML_WORD ? key->next : NULL;
            if (to) {
                const char *joined = rv_printf(r->a, "%s:%s", key->text.s, to->text.s);
                read_words(r, &(rv_yaml){.loc = key->loc, .text = rv_str_of(joined)}, row,
                           it == v->first);
            } else if (rv_typed(r->d, it, RV_WORD, "a tile or follower"))
                read_words(r, it, row, it == v->first);
        }
    else
        rv_complain(r->d, RV_D_BAD_EXTRA, v->loc, k->text.s, "a cell needs its tile");
    row->broken |= !row->tile.text;
    r->rec->in_rows += r->d->n - before;
    r->d->at.there = false;
}

static void read_board(rv_reader *r, const rv_yaml *v) {
    r->rec->board_loc = r->key->loc;
    if (rv_is_blank(v) || !rv_typed(r->d, v, RV_MAP, r->key->text.s))
        return;
    int n = v->n;
    for (const rv_yaml *k = v->twice; k; k = k->next->next)
        n++;
    if (!rv_few_entries(r, v, RV_LIMIT_TILES, "tiles"))
        return;
    r->rec->board.list = RV_NEWS(r->a, rv_board_row, n + 1);
    RV_EACH_PAIR(v, k) {
        read_row(r, k, &r->rec->board.list[r->rec->board.n++]);
    }
    /* the cells whose rows stand a second time: the document was refused for them, but not where */
    for (const rv_yaml *k = v->twice; k; k = k->next->next) {
        rv_board_row *row = &r->rec->board.list[r->rec->board.n++];
        read_row(r, k, row);
        RV_EACH_OF(r->d, g) {
            if (g->row == RV_D_DUPLICATE_KEY && g->line == k->loc.line &&
                g->column == k->loc.column)
                g->at = (rv_at_cell){.there = !row->broken, .x = row->x, .y = row->y};
        }
        row->broken = true;
    }
}

/* ---- supply ---------------------------------------------------------------------------------- */

/* "followers", "big", a sort of pieces …: a figure, or behind them all a piece. */
static const char *supply_word(const void *ud, int i) {
    const rv_ruleset *rs = ud;
    if (i < rs->nfigures)
        return i == RV_F_SMALL ? "followers" : rs->figures[i].key;
    return i < rs->nfigures + rs->npieces ? rs->pieces[i - rs->nfigures].key : NULL;
}

/* The i-th of those of this game; RV_NONE. */
static int known_supply(const rv_record *rec, int i) {
    for (int what = 0; supply_word(rec->rs, what); what++) {
        bool there = what < rec->rs->nfigures || rv_key_in_game(rec, supply_word(rec->rs, what));
        if (there && i-- == 0)
            return what;
    }
    return RV_NONE;
}

static const char *supply_known(const void *ud, int i) {
    const rv_record *rec = ud;
    const int what = known_supply(rec, i);
    return what == RV_NONE ? NULL : supply_word(rec->rs, what);
}

int rv_supply_of(const rv_record *rec, const rv_value *v) {
    return v->word == RV_NONE ? RV_F_SMALL : known_supply(rec, v->word);
}

static void read_discards(rv_reader *r, const rv_yaml *v) {
    rv_read_tiles(r, v, r->key->text.s, &r->rec->discards);
}

/* ---- what house rules keep ------------------------------------------------------------------- */

/* The values that house rules store, script by script. */
static void read_state(rv_reader *r, const rv_yaml *v) {
    int all = 0;
    RV_EACH_PAIR(v, k)
        all += k->next->n;
    if (rv_too_many(r->d, v, all, RV_LIMIT_STATE, "kept values"))
        return;
    r->rec->state.list = RV_NEWS(r->a, rv_state_ref, all + 1);
    /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): each key has its value */
    RV_EACH_PAIR(v, k) {
        if (!rv_typed(r->d, k->next, RV_MAP, k->text.s))
            continue;
        RV_EACH_PAIR(k->next, n)
            if (rv_typed(r->d, n->next, RV_WORD, n->text.s))
                r->rec->state.list[r->rec->state.n++] =
                    (rv_state_ref){n->loc, k->text.s, n->text.s, n->next->text};
    }
}

/* ---- tokens ---------------------------------------------------------------------------------- */

static bool with_tokens(const rv_record *rec) {
    bool any = false;
    for (const rv_token *t = rec->rs->tokens; t < rec->rs->tokens + rec->rs->ntokens; t++)
        any |= !t->die && t->number && rv_is_met(t->option, rec->option);
    return any;
}

/* Kind by kind, each with its places in the order of its tokens. */
static void tokens_now(rv_game *g, rv_arena *a, rv_values *out) {
    RV_EACH_TOKEN(g, RV_NONE, i) {
        const rv_lying *l = &g->tokens[i];
        rv_value v = rv_empty_value;
        bool faces = g->rs->tokens[l->token].nfaces, alone = true;
        int n = rv_token_count(g, l->token, RV_NONE, l->where);
        if (!faces && i != rv_token_first(g, l->token, l->where))
            continue; /* it has been counted */
        RV_EACH_TOKEN(g, l->token, k) {
            alone &= rv_same_where(&g->board, g->tokens[k].where, l->where);
        }
        v.token = l->token;
        rv_value_lies(g, l->where, &v);
        v.with = RV_NONE; /* it is this that lies there */
        v.face = faces ? l->face : RV_NONE;
        v.number = faces || (n == 1 && alone) ? 0 : n;
        v.at.canon = v.on == RV_SPOT_FEATURE ? rv_where_name(g, a, l->where) : NULL;
        rv_add_value(a, out, v);
    }
}

/* ---- away ------------------------------------------------------------------------------------ */

static void away_now(rv_game *g, rv_arena *a, rv_values *out) {
    for (int p = 0; p < g->nplayers; p++)
        for (int f = 0; f < g->rs->nfigures; f++)
            for (int n = g->seats[p].away[f]; n > 0; n--) {
                rv_value v = rv_empty_value;
                v.of = p, v.figure = f;
                rv_add_value(a, out, v);
            }
}

/* ---- written --------------------------------------------------------------------------------- */

/* "17/90", or with several followers "[17/90, B:farmer@s, W:knight@n]", in an order that does not
 * depend on which of the regions of a feature they stand. */
static void put_board_row(rv_case *c, rv_buf *b, int placed) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->board.placed[placed];
    const char *names[RV_STANDS];
    int n = 0;
    RV_EACH_STAND(&g->board, placed, it) {
        const uint8_t follower = g->board.nodes[it].follower;
        if (!follower)
            continue;
        const char *name =
            rv_printf(&c->arena, "%s:%s", c->rec.label[rv_owner_of(follower)],
                      rv_follower_word(&c->arena, g, placed, it, rv_figure_of(follower)));
        int at = n++;
        for (; at && strcmp(names[at - 1], name) > 0; at--)
            names[at] = names[at - 1];
        names[at] = name;
    }
    rv_put(b, "  ");
    rv_put_text(b, rv_cell_name(g->rs, &c->arena, p->x, p->y));
    rv_put(b, n > 1 ? ": [" : ": ");
    (n > 1 ? rv_put_text : rv_put)(b, rv_tile_written(c, p->index, p->quarters));
    for (int i = 0; i < n; i++)
        rv_putf(b, n > 1 ? ", %s" : " %s", names[i]);
    rv_put(b, n > 1 ? "]\n" : "\n");
}

void rv_write_board(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    for (int i = 0; i < g->board.nplaced; i++)
        n += !g->board.placed[i].start;
    rv_put(b, n ? "board:\n" : "board: {}\n");
    for (int i = 0; i < g->board.nplaced; i++)
        if (!g->board.placed[i].start)
            put_board_row(c, b, i);
}

static void to_move_now(rv_game *g, rv_arena *a, rv_values *out) {
    if (!g->over)
        rv_add_value(a, out, rv_empty_value)->player = g->turn.to_move;
}

/* Besides the entries that belong to this turn. */
static void extra_turns_now(rv_game *g, rv_arena *a, rv_values *out) {
    const int more = g->turn.extra - g->turn.soon - g->turn.part;
    if (more && !g->over)
        rv_add_number(a, out, RV_NONE, more);
}

static void second_part_now(rv_game *g, rv_arena *a, rv_values *out) {
    if ((g->turn.second || g->turn.part) && !g->over)
        rv_add_value(a, out, rv_empty_value)->word = g->turn.second && g->turn.begun; /* M-31 */
}

static void at_once_now(rv_game *g, rv_arena *a, rv_values *out) {
    if (g->turn.begun && !g->over)
        rv_add_number(a, out, RV_NONE, g->turn.soon + 1);
}

static void still_asked_now(rv_game *g, rv_arena *a, rv_values *out) {
    if (g->turn.round)
        rv_add_number(a, out, RV_NONE, g->turn.round);
}

static void scores_now(rv_game *g, rv_arena *a, rv_values *out) {
    for (int p = 0; p < g->nplayers; p++)
        rv_add_number(a, out, p, g->seats[p].score);
}

/* How many followers and pieces of a sort there are for each player, or altogether. */
static int count_sort(const rv_game *g, int what) {
    const int piece = what - g->rs->nfigures;
    return piece < 0 ? rv_figures_each(g->rs, g->option, what) : rv_all_pieces(g, piece);
}

/* "{W: 4, B: 3}", or where there are other figures or pieces "{W: {followers: 4, big: 1}}". On a
 * wrong board there may be more than there are: then the number is left out. */
static void supply_now(rv_game *g, rv_arena *a, rv_values *out) {
    const int figures = g->rs->nfigures, sorts = figures + g->rs->npieces;
    bool more = false;
    for (int what = 1; what < sorts; what++)
        more |= count_sort(g, what) > 0;
    for (int player = 0; player < g->nplayers; player++)
        for (int what = 0; what < sorts; what++) {
            const int piece = what - figures;
            const int left =
                piece < 0 ? g->seats[player].supply[what] : g->seats[player].pieces[piece];
            if (left < 0 || (what && !count_sort(g, what)) ||
                (piece >= 0 && !rv_pieces_known(g, player, piece)))
                continue;
            rv_add_number(a, out, player, left);
            out->list[out->n - 1].text = more ? supply_word(g->rs, what) : NULL;
        }
    out->key.line = 1; /* it is given though nothing may be known of it */
}

static void write_discards(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    for (int t = 0; t < g->rs->ntiles; t++) {
        int gone = g->stack.gone[t];
        for (int i = 0; i < g->board.nplaced; i++)
            gone -= !g->board.placed[i].start && g->board.placed[i].index == t;
        for (; gone > 0; gone--)
            rv_putf(b, n++ ? ", '%s'" : "discards: ['%s'", rv_tile_written(c, t, 0));
    }
    rv_put(b, n ? "]\n" : "");
}

/* "state: {SCRIPT: {NAME: value}}" */
static void write_state(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    const rv_kept *k, *last = NULL;
    for (int i = 0; (k = rv_state_at(g, i)); last = k, i++) {
        if (last && strcmp(last->script, k->script) == 0)
            rv_put(b, ", ");
        else
            rv_putf(b, "%s%s: {", last ? "}, " : "state: {", k->script);
        rv_putf(b, "%s: ", k->name);
        if (k->type == RV_KEPT_NUMBER)
            rv_putf(b, "%d", (int)k->number);
        else if (k->type == RV_KEPT_TRUTH)
            rv_put(b, k->number ? "true" : "false");
        else
            rv_put_yaml(b, rv_str_of(k->word));
    }
    rv_put(b, last ? "}}\n" : "");
}

/* ---- rows ------------------------------------------------------------------------------------ */

/* A game in which turns can have two parts. */
static bool with_parts(const rv_record *rec) {
    bool any = false;
    for (int m = 0; m < RV_MODULES; m++)
        any |= rec->links->modules[m]->extra_turn_figure &&
               rv_plays(rec->rs, rec->links->modules[m]->name);
    return any;
}

/* A game in which players hold tiles that they may lay after the last one. */
static bool with_last(const rv_record *rec) {
    bool any = false;
    for (int i = 0; i < rec->rs->ntiles; i++)
        any |= rec->rs->tiles[i].hand && rec->rs->tiles[i].after_last.option != RV_NO_OPTION;
    return any;
}

static const rv_theme last = {.has = with_last, .about = "tiles in hand"},
                      parts = {.has = with_parts, .about = "double turns"},
                      tokens = {.has = with_tokens, .about = "tokens of a ruleset"};

#define STANDING "{player}:(?:{figure}:)?{role}(?:@{where})?"
static const rv_shape row = {RV_SHAPE_CHOICE, .name = "tile [label:follower]",
                             .pattern = "{tile}(?: +" STANDING ")*", .choice = rv_tile_choice},
                      row_item = {RV_SHAPE_CHOICE, .name = "tile | label:follower",
                                  .pattern = "{tile}|" STANDING, .choice = rv_tile_choice},
                      count = {RV_SHAPE_NUMBER, .name = "n", .most = RV_LIMIT_POINTS,
                               .ruled = true},
                      in_hand = {RV_SHAPE_CHOICE, .name = "what", .choice = supply_known,
                                 .code = RV_D_UNKNOWN_KEY},
                      token = {RV_SHAPE_TEXT, .form = "{token}"},
                      spot = {RV_SHAPE_TEXT, .form = "{spot}"},
                      face = {RV_SHAPE_TEXT, .form = "{face}"},
                      faces = {RV_SHAPE_LIST, .of = &face, .most = RV_MAX_TOKENS_EACH},
                      figure = {RV_SHAPE_TEXT, .name = "figure | small", .form = "{figure}",
                                .choice = rv_figure_choice, .what = "a figure that is away"},
                      script = {RV_SHAPE_TEXT, .name = "script"};

const rv_key rv_position_keys[] = {
    {&rv_map_document, "to_move", &rv_shape_player, .read = read_to_move, .now = to_move_now,
     .rank = RV_RANK_TABLE, .of_positions = true},
    {&rv_map_document, "extra_turns", RV_NUMBER_OF("n", 0, 99), .now = extra_turns_now,
     .rank = RV_RANK_TABLE, .of_positions = true, .cite = RV_D_EXTRA_NO_TILE},
    {&rv_map_document, "second_part", &rv_shape_truth, &parts, .now = second_part_now,
     .rank = RV_RANK_TABLE, .of_positions = true, .cite = RV_C_SECOND_PART},
    {&rv_map_document, "at_once", RV_NUMBER_OF("n", 0, 99), .now = at_once_now,
     .rank = RV_RANK_TABLE, .of_positions = true},
    {&rv_map_document, "still_asked", RV_NUMBER_OF("n", 0, RV_MAX_PLAYERS), &last,
     .now = still_asked_now, .rank = RV_RANK_TABLE, .of_positions = true, .cite = RV_C_AFTER_LAST},
    {&rv_map_document, "board",
     RV_SHAPE(RV_SHAPE_MAP, .of = &rv_shape_cell, .to = RV_EITHER(&row, RV_MANY(&row_item)),
              .blank = true),
     .read = read_board, .put = rv_write_board, .rank = RV_RANK_TABLE, .sample = ""},
    {&rv_map_document, "score", &rv_shape_scores, .now = scores_now, .rank = RV_RANK_TABLE,
     .of_positions = true, .sample = "", .assumed = "everybody had 0 points"},
    {&rv_map_document, "supply",
     RV_PAIRS(&rv_shape_player, RV_EITHER(&count, RV_PAIRS(&in_hand, &count))), .now = supply_now,
     .rank = RV_RANK_REST, .of_positions = true, .cite = RV_D_NO_FOLLOWER, .sample = "",
     .unseen = true},
    {&rv_map_document, "tokens",
     RV_PAIRS(&token, RV_EITHER(&spot, RV_PAIRS(&spot, RV_EITHER(&face, &faces)))), &tokens,
     .now = tokens_now, .rank = RV_RANK_REST, .of_positions = true, .sample = ""},
    {&rv_map_document, "away", RV_PAIRS(&rv_shape_player, RV_MANY(&figure)), .now = away_now,
     .rank = RV_RANK_REST, .of_positions = true},
    {&rv_map_document, "discards", RV_MANY(&rv_shape_tile), .read = read_discards,
     .put = write_discards, .rank = RV_RANK_REST, .of_positions = true, .cite = RV_D_DISCARD_FITS},
    {&rv_map_document, "state", RV_PAIRS(&script, RV_PAIRS(&rv_shape_any_text, &rv_shape_any_text)),
     .read = read_state, .put = write_state, .rank = RV_RANK_REST, .of_positions = true},
    {0},
};
