/* record_body.c - the keys of a document that need its ruleset and players: here `setup`, `moves`
 * and `result`, and what the readers of all other keys share.
 *
 * rv_record_body comes after the header (record_head.c). rv_read_ranks goes through a map by its
 * rows (key.h), whose order is not that of the document. Before a row's own reader runs, the value
 * must have its shape: the YAML type, and the bounds of numbers. An entry of `moves` is an
 * rv_entry.
 */
#include "record/form.h"

/* ---- types ----------------------------------------------------------------------------------- */

/* What to type where the value of a row is of the wrong type. Entries without dashes make a map in
 * the place of a list of maps; keys that were to be the value may begin in the column of the key
 * itself. What is given for each player is shown with those of this game. */
static const char *typed_as(rv_reader *r, const rv_key *row, const rv_yaml *v) {
    const rv_shape *s = row->shape;
    const rv_yaml *k = v->type == RV_YAML_MAP ? v->first : NULL;
    if (s->kind == RV_SHAPE_LIST && s->of->kind == RV_SHAPE_KEYS && k &&
        k->next->type == RV_YAML_WORD)
        return rv_printf(r->a, "Begin each entry with a dash: `- %s: %s`.", k->text.s,
                         k->next->text.s);
    if (s->kind == RV_SHAPE_KEYS && rv_is_blank(v))
        return rv_printf(r->a, "Begin its keys farther to the right than `%s`.", row->key);
    if (row->line)
        return row->line;
    rv_buf b = {.arena = r->a};
    rv_put(&b, "Type it as in `");
    if (row->sample && *row->sample) {
        rv_put_sample(&b, r->rec, row);
        rv_put(&b, "`.");
        return rv_buf_text(&b);
    }
    rv_putf(&b, "%s: ", row->key);
    bool each = s->kind == RV_SHAPE_MAP && s->of == &rv_shape_player && r->rec->nplayers;
    const rv_shape *to = each ? rv_shape_one(s->to) : s;
    for (int p = 0; p < (each && r->rec->nplayers > 1 ? 2 : 1); p++) {
        if (each)
            rv_putf(&b, "%s%s: ", p ? ", " : "{", r->rec->label[p]);
        if (each && to->kind == RV_SHAPE_NUMBER)
            rv_putf(&b, "%d", (to->least > 0 ? to->least : 0) + p);
        else
            rv_put_shape(&b, to);
    }
    rv_put(&b, each ? "}`." : "`.");
    return rv_buf_text(&b);
}

static bool shape_typed(rv_reader *r, const rv_key *row, const rv_yaml *v) {
    unsigned types = rv_shape_types(row->shape);
    if (rv_has_type(v, types))
        return true;
    rv_complain_type(r->d, v, types, row->key, typed_as(r, row, v));
    return false;
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* The number of a shape: itself, or one of two; NULL. In *other, unless that is NULL, what else
 * there may be; NULL: nothing. */
static const rv_shape *number_in(const rv_shape *s, const rv_shape **other) {
    bool two = s->kind == RV_SHAPE_EITHER, first = two && s->of->kind == RV_SHAPE_NUMBER;
    const rv_shape *number = first ? s->of : two ? s->to : s;
    if (other)
        *other = first ? s->to : two ? s->of : NULL;
    return number->kind == RV_SHAPE_NUMBER ? number : NULL;
}

/* A shape of one of several words, without other forms. */
static bool of_words(const rv_shape *s) {
    return s && s->form && rv_form_word(s->form, 0).s;
}

bool rv_shape_number(const rv_shape *s, rv_str text, int *out) {
    const rv_shape *number = number_in(s, NULL);
    return rv_str_int(text, out) && *out >= number->least && *out <= number->most;
}

const char *rv_shape_range(rv_arena *a, const rv_shape *s, const char *key) {
    const rv_shape *other, *number = number_in(s, &other);
    rv_buf b = {.arena = a};
    rv_putf(&b, "%s is %d to %d", number->what ? number->what : key, number->least, number->most);
    if (of_words(other)) {
        rv_put(&b, ", or ");
        rv_put_shape(&b, other);
    }
    return rv_buf_text(&b);
}

/* The numbers anywhere in a value, but in maps with rows of their own, whose rows check them. A
 * list that has a name is a text of the notation. */
static void check_numbers(rv_reader *r, const rv_key *row, const rv_shape *s, const rv_yaml *v) {
    const rv_shape *other, *number = number_in(s, &other);
    const char *what = number && number->what ? number->what : row->key;
    int n;
    if (number && rv_typed(r->d, v, rv_shape_types(s), what) && v->type == RV_YAML_WORD) {
        bool whole = rv_str_whole(v->text);
        bool may = of_words(other) ? rv_form_find(other->form, v->text) != RV_NONE
                                   : other && rv_shape_types(other) & RV_WORD;
        if (!whole && !may)
            rv_complain(r->d, RV_D_BAD_NUMBER, v->loc, what, v->text.s);
        else if (whole && !rv_shape_number(number, v->text, &n) &&
                 !(number->ruled && rv_str_int(v->text, &n)))
            rv_complain(r->d, RV_D_BAD_EXTRA, v->loc, v->text.s, rv_shape_range(r->a, s, row->key));
    }
    if (s->kind == RV_SHAPE_MAP && v->type == RV_YAML_MAP)
        RV_EACH_PAIR(v, k) {
            if (!rv_is_tight(k)) /* else the reader complains of the key */
                check_numbers(r, row, s->to, k->next);
        }
    else if (s->kind == RV_SHAPE_LIST && !s->name && v->type == RV_YAML_LIST)
        RV_EACH_ITEM(v, it)
            check_numbers(r, row, s->of, it);
    else if (s->kind == RV_SHAPE_EITHER)
        for (int i = 0; i < 2; i++) {
            const rv_shape *one = i ? s->to : s->of;
            if (one->kind != RV_SHAPE_NUMBER && rv_has_type(v, rv_shape_types(one)))
                check_numbers(r, row, one, v);
        }
}

/* ---- keys by their rows ---------------------------------------------------------------------- */

bool rv_need_theme(rv_reader *r, const rv_key *row, const rv_yaml *key) {
    const rv_theme *theme = row->theme;
    const rv_ruleset *rs = r->rec->rs;
    if (rv_row_in_game(r->rec, row))
        return true;
    const char *about = theme->about ? theme->about : rv_word(rs, (rv_word_id)theme->word, 2),
               *other = rv_belongs_to(r->a, rs, rv_str_of(about));
    rv_complain(r->d, RV_D_UNKNOWN_KEY, key->loc, key->text.s, rs->title)->help =
        other ? other : rv_printf(r->a, "Delete `%s`: this game has no %s.", key->text.s, about);
    return false;
}

/* Reads one of the keys of a map, and its values if it has a form; false with a diagnostic if the
 * game lacks what it requires, or if its type is wrong. */
static bool read_key(rv_reader *r, const rv_key *row, const rv_yaml *k, rv_values *values) {
    const rv_reader outer = *r;
    bool fine = rv_need_theme(r, row, k) && shape_typed(r, row, k->next);
    r->key = k;
    r->row = row;
    r->values = values;
    if (fine)
        check_numbers(r, row, row->shape, k->next);
    if (fine && row->shape->kind != RV_SHAPE_ANY)
        (row->read ? row->read : rv_read_values)(r, k->next);
    *r = outer;
    return fine;
}

const char *rv_known_key(const void *ud, int i) {
    const rv_known_keys *known = ud;
    RV_EACH_KEY(row, known->rec->links, known->rec->own_rows, known->in) {
        if ((!known->rec->rs || rv_row_in_game(known->rec, row)) && i-- == 0)
            return row->key;
    }
    return NULL;
}

void rv_fold_keys(rv_reader *r, const rv_yaml *v, const rv_map *in) {
    for (rv_yaml *k = v->type == RV_YAML_MAP ? v->first : NULL; k; k = k->next->next) {
        const rv_str small = rv_str_small(r->a, k->text);
        if (!rv_str_eq(small, k->text) && rv_player_find(r->rec, k->text) < 0 &&
            rv_key_find(r->rec->links, r->rec->own_rows, in, small, NULL) &&
            !rv_doc_get(v, small.s))
            k->text = small;
    }
}

/* Adds a key to a list of n, which are kept in the order of the rows, whatever their order in the
 * file. */
static void add_key(rv_key_given *list, int n, rv_key_given k) {
    for (; n > 0 && list[n - 1].order > k.order; n--)
        list[n] = list[n - 1];
    list[n] = k;
}

rv_keys rv_read_ranks(rv_reader *r, const rv_yaml *v, const rv_map *in, int from, int to) {
    rv_record *rec = r->rec;
    if (!rv_typed(r->d, v, RV_MAP, in->what))
        return (rv_keys){.n = 0};
    rv_fold_keys(r, v, in);
    rv_key_given *list = RV_ROOM(r->a, rv_key_given, v->n + 1);
    const rv_known_keys known = {rec, in};
    int n = 0, order;
    RV_EACH_PAIR(v, k) {
        const rv_key *row = rv_key_find(rec->links, rec->own_rows, in, k->text, &order);
        if (row)
            add_key(list, n++, (rv_key_given){.row = row, .key = k, .order = order});
        else if (in != &rv_map_document)
            rv_unknown(r->d, RV_D_UNKNOWN_KEY, k, in->what, rv_known_key, &known);
    }
    for (rv_key_given *k = list; k < list + n; k++) {
        if (k->row->rank >= from && k->row->rank <= to)
            read_key(r, k->row, k->key, &k->values);
        else
            shape_typed(r, k->row, k->key->next);
        k->loc = k->values.key;
        if (k->loc.line && (in == &rv_map_document || in == &rv_map_setup)) {
            *RV_PUSH(r->a, rec->given.list, rec->given.n, rec->given.cap) = *k;
        }
    }
    RV_ALL_KEYS(row, rec->links, NULL, in) {
        if (row->needed &&
            !rv_doc_get(v, row->key)) { /* in the words of the game, if it is known */
            rv_diag *g = rv_complain(r->d, RV_D_MISSING_KEY, v->loc, row->key);
            g->help = row->line ? row->line : g->help;
        }
    }
    return (rv_keys){list, n, 0};
}

/* ---- what readers share ---------------------------------------------------------------------- */

bool rv_few_entries(rv_reader *r, const rv_yaml *v, int most, const char *what) {
    return v->n <= most ||
           !rv_too_many(r->d, v, v->n, most, rv_printf(r->a, "entries of %s", what));
}

void rv_read_tiles(rv_reader *r, const rv_yaml *v, const char *what, rv_tiles *to) {
    if (!rv_few_entries(r, v, RV_LIMIT_TILES, what))
        return;
    to->list = RV_NEWS(r->a, rv_tile_ref, v->n + 1);
    RV_EACH_ITEM(v, it)
        to->n += rv_typed(r->d, it, RV_WORD, "a tile") &&
                 rv_read_listed(r, it->text, it->loc, &to->list[to->n]);
}

/* ---- setup --------------------------------------------------------------------------------- */

static void read_draw(rv_reader *r, const rv_yaml *v) {
    r->rec->has_draw = true;
    r->rec->unlisted.where = RV_AS_DRAWN;
    rv_read_tiles(r, v, "tiles", &r->rec->draw);
    r->rec->unlisted.where = RV_ON_TABLE;
}

/* ---- moves ----------------------------------------------------------------------------------- */

static rv_diag *bad_turn(rv_reader *r, const rv_yaml *v, const char *why) {
    rv_diag *g = rv_complain(r->d, RV_D_BAD_TURN, v->loc, v->text.s, why);
    g->help =
        rv_say(r->a, r->rec->rs,
               "Type TILE[/ROTATION] CELL [PIECE[@WHERE]], as {tile}/90 {cell} {role}@n; or none.");
    return g;
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
    rv_diag *g = rv_complain(r->d, RV_D_BAD_CELL, r->entry->cell_loc, rv_dup(r->a, cell));
    if (rv_player_find(r->rec, tile) != RV_NONE)
        g->help = rv_printf(r->a, "Put a colon after the player: `%.*s: %.*s %.*s`.",
                            RV_CHARS(tile), RV_CHARS(cell), RV_CHARS(piece));
    else if (two)
        g->help = rv_printf(r->a, "Type %.*s,%.*s in one word.", RV_CHARS(first), RV_CHARS(piece));
    else if (is_cell(r, tile))
        g->help = rv_printf(r->a, "Type the tile before the cell: `%.*s %.*s%s%.*s`.",
                            RV_CHARS(cell), RV_CHARS(tile), piece.n ? " " : "", RV_CHARS(piece));
    else if (!rv_str_int(cell, &number))
        g->help = rv_printf(r->a, "Delete `%.*s`: the cell comes after the tile.", RV_CHARS(cell));
    else
        g->help =
            rv_printf(r->a,
                      "Type the cell after the tile; a rotation comes after a slash: "
                      "`%.*s/%d %.*s`.",
                      RV_CHARS(tile), number >= 0 && number < 360 && number % 90 == 0 ? number : 90,
                      RV_CHARS(piece));
    return true;
}

/* "farmer @n", "farmer n": the place in a word of its own; or a cell in two words; or what is no
 * follower. */
static void too_many_words(rv_reader *r, const rv_yaml *v, rv_str cell, rv_str piece, rv_str more) {
    rv_str place = more, role = more;
    int number;
    rv_diag *g = bad_turn(r, v, "it has more than a tile, a cell and a piece");
    if (place.n > 1 && *place.s == '@')
        place = (rv_str){place.s + 1, place.n - 1};
    if (is_cell(r, cell) && rv_place_of(place) >= 0)
        g->help = rv_printf(r->a, "Type %.*s@%.*s in one word.", RV_CHARS(piece), RV_CHARS(place));
    else if (is_cell(r, cell) && rv_figure_find(r->rec->rs, piece) > RV_F_SMALL &&
             rv_role_find(r->rec->rs, rv_str_cut(&role, "@")) != RV_NONE) /* "big highwayman" */
        g->help = rv_printf(r->a, "Type %.*s:%.*s in one word.", RV_CHARS(piece), RV_CHARS(more));
    else if (is_cell(r, cell) && !rv_is_letter(*piece.s))
        g->help = "Delete what comes after the cell, or type a follower there.";
    else if (!is_cell(r, cell) && rv_str_int(piece, &number) && !r->rec->rs->bounded)
        g->help = rv_printf(r->a, "Type the cell in one word: %.*s,%d.",
                            (int)(cell.n - (cell.s[cell.n - 1] == ',')), cell.s, number);
}

static void read_turn(rv_reader *r, const rv_yaml *v) {
    rv_entry *e = r->entry;
    rv_str rest = v->text, tile = rv_tile_part(r, &rest), cell = rv_str_word(&rest);
    rv_str piece = rv_str_word(&rest), more = rv_str_word(&rest);
    e->turn_loc = v->loc;
    e->cell_loc = rv_loc_in(v->loc, v->text, cell);
    e->none = rv_str_means(tile, "none");
    if (e->none && cell.n)
        bad_turn(r, v, "nothing may follow `none`");
    else if (more.n)
        too_many_words(r, v, cell, piece, more);
    else if (!e->none && !cell.n)
        bad_turn(r, v,
                 !tile.n            ? "the turn is empty"
                 : is_cell(r, tile) ? "the tile is missing"
                                    : "the cell is missing");
    else if (!e->none) {
        if (is_split_cell(r, tile, cell, piece))
            return;
        r->d->at.there = rv_read_cell(r, cell, e->cell_loc, &e->x, &e->y);
        r->d->at = (rv_at_cell){.there = r->d->at.there, .x = e->x, .y = e->y};
        rv_read_listed(r, tile, rv_loc_in(v->loc, v->text, tile), &e->tile);
        if (piece.n)
            rv_read_follower(r, piece, rv_loc_in(v->loc, v->text, piece), &e->follower);
    }
}

static void read_discard(rv_reader *r, const rv_yaml *v) {
    rv_read_tiles(r, v, r->key->text.s, &r->entry->beside->discard);
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
    const rv_house_action *shut; /* it is one by another value of an option */
    int i = 0;
    while ((shut = rv_house_action_at(r->empty->scripts.hooks, i)) &&
           !rv_str_is(k->text, shut->key))
        i++;
    if (shut)
        rv_complain(r->d, RV_D_UNKNOWN_KEY, k->loc, k->text.s, "an entry of moves")->help =
            rv_printf(r->a, "Delete it, or add `options: {%s: %s}`, which gives this choice.",
                      shut->option, shut->value);
    else if (above)
        rv_complain(r->d, RV_D_UNKNOWN_KEY, k->loc, k->text.s, "an entry of moves")->help =
            rv_printf(r->a, "Begin it farther to the right than `%s`, to which it belongs.",
                      above->key);
    else
        rv_unknown(r->d, RV_D_UNKNOWN_KEY, k, "an entry of moves", entry_word, r->rec);
    r->d->at.there = there;
}

/* The only key that is a player's label, and its turn. Returns the pair; NULL. */
static const rv_yaml *read_player(rv_reader *r, const rv_yaml *v) {
    const rv_yaml *turn = NULL;
    RV_EACH_PAIR(v, k) {
        int p = rv_player_find(r->rec, k->text); /* a label is never a key of an entry */
        if (p < 0)
            continue;
        if (turn) {
            r->entry->sound = false;
            rv_complain(r->d, RV_D_ENTRY_PLAYER, k->loc,
                        rv_printf(r->a, "a second turn in one entry, that of %s", k->text.s))
                ->help = rv_printf(r->a, "Begin a new entry with a dash: `- %s: %s`.", k->text.s,
                                   k->next->type == RV_YAML_WORD ? k->next->text.s : "…");
        } else if (rv_typed(r->d, k->next, RV_WORD, "a turn")) {
            int before = r->d->n;
            turn = k;
            r->entry->player = p;
            read_turn(r, k->next);
            r->entry->sound = !rv_diags_since(r->d, before);
        }
    }
    return turn;
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
        return rv_printf(r->a, "Type a %sspace after the %s: `- %.*s: %.*s`.",
                         colon ? "" : "colon and a ", colon ? "colon" : "player", RV_CHARS(label),
                         RV_CHARS(rest));
    return rv_say(r->a, rec->rs,
                  rv_printf(r->a,
                            "Type `- %s: {tile}/90 {cell} {role}@n`, with a space after the colon.",
                            rec->nplayers ? rec->label[0] : "W"));
}

/* Reads into an entry that is zeroed. */
static void read_entry(rv_reader *r, const rv_yaml *v, rv_entry *e) {
    int before = r->d->n;
    rv_fold_keys(r, v, &rv_map_entry);
    e->loc = v->loc;
    e->player = e->follower.kind = RV_NONE;
    e->beside = &r->rec->nothing;
    r->entry = e;
    if (!rv_typed(r->d, v, RV_MAP, "an entry of moves")) {
        r->d->list[r->d->n - 1].help = entry_typed(r, v);
        return;
    }
    const rv_yaml *turn = read_player(r, v);
    if (v->n > (turn != NULL)) {
        e->beside = RV_NEW(r->a, rv_beside);
        e->beside->given = RV_ROOM(r->a, rv_key_given, v->n);
    }
    RV_EACH_PAIR(v, k) {
        bool word = k->next->type == RV_YAML_WORD;
        rv_key_given given = {.key = k, .loc = word ? k->next->loc : k->loc};
        if (k == turn)
            continue;
        given.row =
            rv_key_find(r->rec->links, r->rec->own_rows, &rv_map_entry, k->text, &given.order);
        if (given.row && read_key(r, given.row, k, &given.values) && (word || k->next->n))
            add_key(e->beside->given, e->beside->nkeys++, given);
        else if (!given.row && rv_player_find(r->rec, k->text) < 0 &&
                 !rv_refuse(r->d, r->rec->rs, k->text, k->loc, RV_USE_ANY))
            unknown_key(r, v, k);
    }
    for (int i = e->beside->nkeys - 1; i >= 0; i--) /* the first by which it is no player's turn */
        e->apart = e->beside->given[i].row->alone ? e->beside->given[i].row : e->apart;
    RV_EACH_PAIR(e->apart ? v : NULL, k) {
        const rv_key *row =
            rv_key_find(r->rec->links, r->rec->own_rows, &rv_map_entry, k->text, NULL);
        if (!row || (!row->alone && row->rank != RV_RANK_NOTED))
            rv_complain(r->d, RV_D_ENTRY_PLAYER, k->loc,
                        rv_printf(r->a, "`%s` in the entry of %s", k->text.s, e->apart->alone))
                ->help = rv_printf(r->a, "Put it into %s: %s takes only `score` beside it.",
                                   row ? "the entry of the next turn" : "an entry of its own",
                                   e->apart->alone);
    }
    if (!e->apart && e->player < 0 && r->d->n == before)
        rv_complain(r->d, RV_D_ENTRY_PLAYER, v->loc, "this entry has no player's turn")->help =
            rv_say(r->a, r->rec->rs, "Type `- W: {tile}/90 {cell} {role}@n`.");
}

static void read_moves(rv_reader *r, const rv_yaml *v) {
    r->rec->moves_loc = r->key->loc;
    r->rec->unlisted.where = RV_IN_TURNS;
    if (rv_is_blank(v) || !rv_typed(r->d, v, RV_LIST, r->key->text.s) ||
        !rv_few_entries(r, v, RV_LIMIT_MOVES, "moves"))
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

bool rv_read_entry(rv_record *rec, const rv_game *g, rv_arena *a, rv_str text, rv_entry *out,
                   rv_diags *d) {
    rv_reader r = {.a = a, .rec = rec, .d = d, .empty = g};
    const rv_yaml *root = rv_doc_parse(a, text, 1, d);
    *out = (rv_entry){.x = 0};
    if (root)
        read_entry(&r, root->type == RV_YAML_LIST && root->n ? root->first : root, out);
    return !d->n && root;
}

/* ---- written --------------------------------------------------------------------------------- */

static void write_discard(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put(b, "  discard: ");
    rv_put_tiles(c, b, &e->beside->discard, 0, e->played);
}

static void put_entry(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put_comments_above(b, &c->comments, e->loc.line, "");
    if (e->player >= 0) {
        rv_putf(b, "- %s: ", c->rec.label[e->player]);
        rv_put_line(b, rv_turn_words(c, e));
        rv_put(b, "\n");
        rv_put_comment_beside(b, &c->comments, e->turn_loc.line);
    }
    RV_EACH_AT(e->beside->given, e->beside->nkeys, given) {
        rv_put_comments_above(b, &c->comments, given->loc.line, given->row->alone ? "" : "  ");
        if (given->row->put_given)
            given->row->put_given(c, b, e);
        else
            rv_put_values(c->game, b, given->row, &given->values);
        rv_put_comment_beside(b, &c->comments, given->loc.line);
    }
}

/* An entry that could not be read, as it was typed. */
static void put_typed(rv_case *c, rv_buf *b, const rv_yaml *entry) {
    const char *indent = "- ";
    const rv_yaml *parts[] = {entry->first, entry->twice};
    rv_put_comments_above(b, &c->comments, entry->loc.line, "");
    if (entry->type != RV_YAML_MAP) {
        rv_put(b, indent);
        rv_put_flow(b, entry);
        rv_put(b, "\n");
        rv_put_comment_beside(b, &c->comments, entry->loc.line);
        return;
    }
    for (int i = 0; i < 2; i++)
        for (const rv_yaml *k = parts[i]; k; k = k->next->next, indent = "  ")
            rv_put_pair(c, b, indent, k);
}

void rv_write_moves(rv_case *c, rv_buf *b) {
    if (!c->rec.has_moves)
        return;
    bool partly = rv_diags_verdict(&c->diags) == RV_NOT_READ;
    const rv_yaml *all = partly ? rv_doc_get(c->rec.root, "moves") : NULL;
    const rv_yaml *typed = partly ? all->first : NULL;
    const int n = partly ? all->n : c->rec.moves.n; /* there no entry counts */
    rv_put(b, n ? "moves:\n" : "moves: []\n");
    rv_put_comment_beside(b, &c->comments, c->rec.moves_loc.line);
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
                      entry = {RV_SHAPE_KEYS, .name = "{key: value, ...}", .of = &rv_shape_player,
                               .to = &turn, .map = &rv_map_entry};

const rv_key rv_body_keys[] = {
    {&rv_map_document, "setup", RV_KEYS(&rv_map_setup), .rank = RV_RANK_TABLE},
    {&rv_map_setup, "draw", RV_MANY(&rv_shape_tile), .read = read_draw, .cite = RV_D_WRONG_DRAW},
    {&rv_map_document, "result", &rv_shape_scores, .rank = RV_RANK_END, .of_records = true,
     .cite = RV_D_WRONG_RESULT},
    {&rv_map_document, "moves", RV_SHAPE(RV_SHAPE_LIST, .of = &entry, .blank = true),
     .read = read_moves, .put = rv_write_moves, .rank = RV_RANK_MOVES, .of_records = true},
    {&rv_map_entry, "discard", RV_MANY(&rv_shape_tile), .read = read_discard,
     .put_given = write_discard, .rank = RV_RANK_DRAWN, .cite = RV_D_DISCARD_FITS},
    {&rv_map_entry, "order", RV_MANY(&rv_shape_feature), .rank = RV_RANK_SCORING, .of_tiles = true,
     .cite = RV_D_ORDER_PLACER_FIRST},
    {&rv_map_entry, "score", &rv_shape_scores, .rank = RV_RANK_NOTED, .cite = RV_D_WRONG_SCORE},
    {0},
};

/* ---- the whole ----------------------------------------------------------------------------- */

bool rv_record_body(rv_record *rec, const rv_game *empty, rv_diags *d) {
    rv_reader r = {.a = d->arena, .rec = rec, .d = d, .empty = empty};
    rec->to_move = RV_NONE;
    rec->unlisted.where = RV_ON_TABLE;
    rv_read_ranks(&r, rec->root, &rv_map_document, RV_RANK_HEAD + 1, RV_RANKS);
    for (int i = 1; i < d->n; i++) { /* keys have their own order, but diagnostics that of lines */
        rv_diag g = d->list[i], *o = &d->list[i];
        for (; o > d->list &&
               (o[-1].line > g.line || (o[-1].line == g.line && o[-1].column > g.column));
             o--)
            *o = o[-1];
        *o = g;
    }
    rec->broken = rv_diags_since(d, rec->in_rows);
    return rv_diags_verdict(d) != RV_NOT_READ;
}
