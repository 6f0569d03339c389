/* record_moves.c - `moves`: entries, each with a turn and further keys; read, and written. */
#include "base/limit.h"
#include "record/form.h"
#include "record/write.h"
#include "ruleset/words.h"

static void bad_turn(rv_reader *r, const rv_yaml *v, const char *why) {
    rv_complain(r->d, RV_D_BAD_TURN, v->mark, v->text.s, why)->help =
        rv_say(r->a, r->rec->rs,
               "Type TILE[/ROTATION] CELL [PIECE[@WHERE]], as {tile}/90 {cell} {role}@n; or none.");
}

static bool is_cell(const rv_reader *r, rv_str text) {
    int x, y;
    return rv_cell_of(r->empty, text, &x, &y) != RV_D_BAD_CELL;
}

/* What somebody typed who wrote a cell as two words, or the tile behind the cell. */
static bool is_split_cell(rv_reader *r, rv_str tile, rv_str cell, rv_str piece) {
    static const char *const signs = ",;.-";
    if (is_cell(r, cell))
        return false;
    rv_str first = cell;
    while (first.n && strchr(signs, first.s[first.n - 1]))
        first.n--;
    int number;
    bool two = rv_str_int(first, &number) && rv_str_int(piece, &number) && !r->rec->rs->bounded;
    if (!two && !is_cell(r, tile) && !(piece.n && is_cell(r, piece)))
        return false;
    rv_diag *g = rv_complain(r->d, RV_D_BAD_CELL, r->entry->cell_mark, rv_dup(r->a, cell));
    if (rv_player_find(r->rec, tile) != RV_NONE)
        g->help = rv_printf(r->a, "Put a colon behind the player: `%.*s: %.*s %.*s`.", (int)tile.n,
                            tile.s, (int)cell.n, cell.s, (int)piece.n, piece.s);
    else if (two)
        g->help = rv_printf(r->a, "Type %.*s,%.*s in one word.", (int)first.n, first.s,
                            (int)piece.n, piece.s);
    else if (is_cell(r, tile))
        g->help = rv_printf(r->a, "Type the tile before the cell: `%.*s %.*s%s%.*s`.", (int)cell.n,
                            cell.s, (int)tile.n, tile.s, piece.n ? " " : "", (int)piece.n, piece.s);
    else if (!rv_str_int(cell, &number))
        g->help =
            rv_printf(r->a, "Delete `%.*s`: the cell stands behind the tile.", (int)cell.n, cell.s);
    else
        g->help = rv_printf(r->a,
                            "Type the cell behind the tile; a rotation stands behind a slash: "
                            "`%.*s/%d %.*s`.",
                            (int)tile.n, tile.s,
                            number >= 0 && number < 360 && number % 90 == 0 ? number : 90,
                            (int)piece.n, piece.s);
    return true;
}

/* "farmer @n", "farmer n": the place in a word of its own; or a cell in two words; or what is no
 * follower. */
static void too_many_words(rv_reader *r, const rv_yaml *v, rv_str cell, rv_str piece, rv_str more) {
    rv_str place = more, role = more;
    int number;
    bad_turn(r, v, "it has more than a tile, a cell and a piece");
    if (place.n > 1 && *place.s == '@')
        place = (rv_str){place.s + 1, place.n - 1};
    rv_diag *g = r->d->n <= RV_LIMIT_DIAGNOSTICS ? &r->d->list[r->d->n - 1] : &r->d->spare;
    if (is_cell(r, cell) && rv_place_of(place) >= 0)
        g->help = rv_printf(r->a, "Type %.*s@%.*s in one word.", (int)piece.n, piece.s,
                            (int)place.n, place.s);
    else if (is_cell(r, cell) && rv_figure_find(r->rec->rs, piece) > RV_F_SMALL &&
             rv_role_find(r->rec->rs, rv_str_cut(&role, "@")) != RV_NONE) /* "big highwayman" */
        g->help = rv_printf(r->a, "Type %.*s:%.*s in one word.", (int)piece.n, piece.s, (int)more.n,
                            more.s);
    else if (is_cell(r, cell) && !rv_is_letter(*piece.s))
        g->help = "Delete what stands behind the cell, or type a follower there.";
    else if (!is_cell(r, cell) && rv_str_int(piece, &number) && !r->rec->rs->bounded)
        g->help = rv_printf(r->a, "Type the cell in one word: %.*s,%d.",
                            (int)(cell.n - (cell.s[cell.n - 1] == ',')), cell.s, number);
}

static void read_turn(rv_reader *r, const rv_yaml *v) {
    rv_entry *e = r->entry;
    rv_str rest = v->text, tile = rv_tile_part(r, &rest), cell = rv_str_word(&rest);
    rv_str piece = rv_str_word(&rest), more = rv_str_word(&rest);
    e->turn_mark = v->mark;
    e->cell_mark = rv_mark_in(v->mark, v->text, cell);
    e->none = rv_str_means(tile, "none");
    if (e->none && cell.n)
        bad_turn(r, v, "`none` stands alone");
    else if (more.n)
        too_many_words(r, v, cell, piece, more);
    else if (!e->none && !cell.n)
        bad_turn(r, v, tile.n ? "the cell is missing" : "the turn is empty");
    else if (!e->none) {
        if (is_split_cell(r, tile, cell, piece))
            return;
        r->d->at.there = rv_read_cell(r, cell, e->cell_mark, &e->x, &e->y);
        r->d->at = (rv_at_cell){.there = r->d->at.there, .x = e->x, .y = e->y};
        rv_read_listed(r, tile, rv_mark_in(v->mark, v->text, tile), &e->tile);
        if (piece.n)
            rv_read_piece(r, piece, rv_mark_in(v->mark, v->text, piece), &e->piece);
    }
}

static void read_discard(rv_reader *r, const rv_yaml *v) {
    rv_read_tiles(r, v, r->key->text.s, &((rv_beside *)r->at)->discard);
}

/* The i-th of the words with which a line of an entry may begin in this game. */
static const char *entry_word(const void *ud, int i) {
    const rv_record *rec = ud;
    if (i < rec->nplayers)
        return rec->label[i];
    const rv_known_keys known = {rec, &rv_map_entry};
    return rv_known_key(&known, i - rec->nplayers);
}

/* It is the key that is wrong, not what lies at the cell of the turn. */
static void unknown_key(rv_reader *r, const rv_yaml *entry, const rv_yaml *k) {
    bool one_too_many = r->d->n > RV_LIMIT_DIAGNOSTICS; /* nobody will read it */
    const rv_key *above =
        NULL; /* it has no value, and this, in a wrong column, is one of its keys */
    bool there = r->d->at.there;
    RV_EACH_PAIR(one_too_many ? NULL : entry, o) {
        const rv_key *row = rv_is_blank(o->next)
                                ? rv_key_find(r->rec->links, NULL, &rv_map_entry, o->text, NULL)
                                : NULL;
        if (!above && row && row->shape->kind == RV_SHAPE_KEYS &&
            rv_key_find(r->rec->links, NULL, row->shape->map, k->text, NULL))
            above = row;
    }
    r->d->at.there = false;
    if (above)
        rv_complain(r->d, RV_D_UNKNOWN_KEY, k->mark, k->text.s, "an entry of moves")->help =
            rv_printf(r->a, "Begin it farther to the right than `%s`, to which it belongs.",
                      above->key);
    else
        rv_unknown(r->d, RV_D_UNKNOWN_KEY, k, "an entry of moves", entry_word, r->rec);
    r->d->at.there = there;
}

/* The only key that is a player's label, and its turn; lists the other keys, and returns their
 * number. */
static int entry_player(rv_reader *r, const rv_yaml *v, rv_found_key *list) {
    int others = 0;
    RV_EACH_PAIR(v, k) {
        int p = rv_player_find(r->rec, k->text); /* a label is never a key of an entry */
        rv_found_key *found = &list[others];
        *found = (rv_found_key){.key = k};
        if (p < 0 && (found->row = rv_key_find(r->rec->links, r->rec->own_rows, &rv_map_entry,
                                               k->text, &found->order)))
            others++;
        else if (p < 0 && rv_refuse(r->d, r->rec->rs, k, RV_USE_ANY))
            continue;
        else if (p < 0)
            unknown_key(r, v, k);
        else if (r->entry->player >= 0) {
            r->entry->sound = false;
            rv_complain(r->d, RV_D_ENTRY_PLAYER, k->mark,
                        rv_printf(r->a, "a second turn in one entry, that of %s", k->text.s))
                ->help = rv_printf(r->a, "Begin a new entry with a dash: `- %s: %s`.", k->text.s,
                                   k->next->type == RV_YAML_WORD ? k->next->text.s : "…");
        } else if (rv_typed(r->d, k->next, RV_WORD, "a turn")) {
            int before = r->d->n;
            r->entry->player = p;
            read_turn(r, k->next);
            r->entry->sound = !rv_diags_since(r->d, before);
        }
    }
    return others;
}

static void check_alone(rv_reader *r, const rv_yaml *entry, const char *what) {
    RV_EACH_PAIR(entry, k) {
        const rv_key *row =
            rv_key_find(r->rec->links, r->rec->own_rows, &rv_map_entry, k->text, NULL);
        if (!row || (!row->alone && row->rank != RV_RANK_NOTED))
            rv_complain(r->d, RV_D_ENTRY_PLAYER, k->mark,
                        rv_printf(r->a, "`%s` in the entry of %s", k->text.s, what))
                ->help = rv_printf(
                r->a, "Put it into an entry of its own: beside %s only `score` can stand.", what);
    }
}

/* What to type for `- B:41 e12` and `- B; 41 e12`, or for what is no map in another way. */
static const char *entry_typed(rv_reader *r, const rv_yaml *v) {
    const rv_record *rec = r->rec;
    rv_str rest = v->type == RV_YAML_WORD ? v->text : (rv_str){NULL, 0};
    bool colon = rest.n && memchr(rest.s, ':', rest.n);
    rv_str label = rest.n ? rv_str_cut(&rest, colon ? ":" : " ;,.") : rest;
    bool player = label.n && rv_player_find(rec, label) != RV_NONE;
    while (rest.n && !colon && strchr(" ;,.", *rest.s))
        rest = (rv_str){rest.s + 1, rest.n - 1};
    if (label.n && rest.n && (colon || player))
        return rv_printf(r->a, "Type a %sspace behind the %s: `- %.*s: %.*s`.",
                         colon ? "" : "colon and a ", colon ? "colon" : "player", (int)label.n,
                         label.s, (int)rest.n, rest.s);
    return rv_say(
        r->a, rec->rs,
        rv_printf(r->a, "Type `- %s: {tile}/90 {cell} {role}@n`, with a space behind the colon.",
                  rec->nplayers ? rec->label[0] : "W"));
}

/* Reads into an entry that is zeroed. */
static void read_entry(rv_reader *r, const rv_yaml *v, rv_entry *e) {
    int before = r->d->n;
    rv_fold_keys(r, v, &rv_map_entry);
    e->mark = v->mark;
    e->player = e->piece.kind = RV_NONE;
    e->beside = &r->rec->nothing;
    r->entry = e;
    if (!rv_typed(r->d, v, RV_MAP, "an entry of moves")) {
        r->d->list[r->d->n - 1].help = entry_typed(r, v);
        return;
    }
    rv_found_key *list = RV_ROOM(r->a, rv_found_key, v->n + 1);
    int others = entry_player(r, v, list);
    if (others) {
        e->beside = RV_NEW(r->a, rv_beside);
        e->beside->given = RV_NEWS(r->a, rv_key_given, others);
    }
    for (int n = 0; n < others; n++) {
        const rv_yaml *k = list[n].key;
        bool word = k->next->type == RV_YAML_WORD;
        rv_values values = {.n = 0};
        if (!rv_read_key(r, list[n].row, e->beside, k, &values) || (!word && !k->next->n))
            continue;
        int i = e->beside->nkeys++; /* they are kept in order, whatever their order in the file */
        for (; i > 0 && e->beside->given[i - 1].order > list[n].order; i--)
            e->beside->given[i] = e->beside->given[i - 1];
        e->beside->given[i] =
            (rv_key_given){list[n].row, list[n].order, word ? k->next->mark : k->mark, values};
    }
    for (int i = e->beside->nkeys - 1; i >= 0; i--) /* the first by which it is no player's turn */
        e->apart = e->beside->given[i].row->alone ? e->beside->given[i].row : e->apart;
    if (e->apart)
        check_alone(r, v, e->apart->alone);
    else if (e->player < 0 && r->d->n == before)
        rv_complain(r->d, RV_D_ENTRY_PLAYER, v->mark, "no player's turn stands in this entry")
            ->help = rv_say(r->a, r->rec->rs, "Type `- W: {tile}/90 {cell} {role}@n`.");
}

static void read_moves(rv_reader *r, const rv_yaml *v) {
    r->rec->moves_mark = r->key->mark;
    r->rec->unlisted.where = RV_IN_TURNS;
    if (rv_is_blank(v) || !rv_typed(r->d, v, RV_LIST, r->key->text.s))
        return;
    if (!rv_few_entries(r, v, RV_LIMIT_MOVES, "moves"))
        return;
    r->rec->moves.list = RV_NEWS(r->a, rv_entry, v->n + 1);
    RV_EACH_ITEM(v, it) {
        rv_entry *e = &r->rec->moves.list[r->rec->moves.n++];
        int before = r->d->n;
        r->d->turn = r->rec->moves.n;
        read_entry(r, it, e);
        e->broken = rv_diags_since(r->d, before) || it->twice != NULL;
        e->sound &= !it->twice;
        r->rec->in_rows += r->d->n - before;
        r->d->at.there = false;
    }
    r->d->turn = 0;
}

/* ---- written --------------------------------------------------------------------------------- */

static void write_discard(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put(b, "  discard: ");
    rv_put_tiles(c, b, &e->beside->discard, 0, e->played);
}

static void put_entry(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put_above(c, b, e->mark.line, "");
    if (e->player >= 0) {
        rv_putf(b, "- %s: ", c->rec.label[e->player]);
        rv_put_line(b, rv_turn_words(c, e));
        rv_put(b, "\n");
        rv_put_beside(c, b, e->turn_mark.line);
    }
    for (int i = 0; i < e->beside->nkeys; i++) {
        const rv_key_given *given = &e->beside->given[i];
        rv_put_above(c, b, given->mark.line, given->row->alone ? "" : "  ");
        if (given->row->put_said)
            given->row->put_said(c, b, e);
        else
            rv_put_values(c->game, b, given->row, &given->values);
        rv_put_beside(c, b, given->mark.line);
    }
}

/* An entry that could not be read, as it was typed. */
static void put_typed(rv_case *c, rv_buf *b, const rv_yaml *entry) {
    const char *indent = "- ";
    const rv_yaml *parts[] = {entry->first, entry->twice};
    rv_put_above(c, b, entry->mark.line, "");
    if (entry->type != RV_YAML_MAP) {
        rv_put(b, indent);
        rv_put_flow(b, entry);
        rv_put(b, "\n");
        rv_put_beside(c, b, entry->mark.line);
        return;
    }
    for (int i = 0; i < 2; i++)
        for (const rv_yaml *k = parts[i]; k; k = k->next->next, indent = "  ") {
            rv_put_above(c, b, k->mark.line, indent);
            rv_put_pair(c, b, indent, k);
        }
}

void rv_write_moves(rv_case *c, rv_buf *b) {
    if (!c->rec.has_moves)
        return;
    bool partly = rv_diags_verdict(&c->diags) == RV_NOT_READ;
    const rv_yaml *all = partly ? rv_doc_get(c->rec.root, "moves") : NULL;
    const rv_yaml *typed = partly ? all->first : NULL;
    const int n = partly ? all->n : c->rec.moves.n; /* there no entry counts */
    rv_put(b, n ? "moves:\n" : "moves: []\n");
    rv_put_beside(c, b, c->rec.moves_mark.line);
    for (int i = 0; i < n; i++, typed = typed ? typed->next : NULL) {
        const rv_entry *e = &c->rec.moves.list[i];
        if (typed && e->broken)
            put_typed(c, b, typed);
        else
            put_entry(c, b, e);
    }
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const rv_shape turn = {RV_SHAPE_TEXT,
                              .name = "tile[/rotation] cell [follower[@where]] | none",
                              .pattern =
                                  "none|{tile} {cell}(?: (?:{figure}:)?{role}(?:@{where})?)?"},
                      entry = {RV_SHAPE_KEYS, .of = &rv_shape_player, .to = &turn,
                               .map = &rv_map_entry};

const rv_key rv_move_keys[] = {
    {&rv_map_document, "moves", RV_SHAPE(RV_SHAPE_LIST, .of = &entry, .blank = true),
     .read = read_moves, .put = rv_write_moves, .rank = RV_RANK_MOVES, .of_records = true,
     .words = "What was played, an entry for every turn"},
    {&rv_map_entry, "discard", RV_MANY(&rv_shape_tile), .read = read_discard,
     .put_said = write_discard, .rank = RV_RANK_DRAWN, .cite = RV_D_DISCARD_FITS,
     .words = "Tiles that the player drew before this one and that had no legal place"},
    {&rv_map_entry, "order", RV_MANY(&rv_shape_feature), .read = rv_read_values,
     .rank = RV_RANK_SCORING, .of_tiles = true, .cite = RV_D_ORDER_PLACER_FIRST,
     .words = "The order in which several completed features were scored"},
    {&rv_map_entry, "score", &rv_shape_scores, .read = rv_read_values, .rank = RV_RANK_NOTED,
     .cite = RV_D_WRONG_SCORE, .words = "What the players noted after this turn; it is checked"},
    {0},
};
