/* record_body.c - the keys of a document that need its ruleset and players: setup, position, moves,
 * final part. */
#include "limit.h"
#include "record_read.h"
#include "state.h"
#include "words.h"

/* Does a list or map hold at most `most`? Else a complaint. */
static bool few_enough(rv_reader *r, const rv_yaml *v, int most, const char *what) {
    if (v->n > most)
        rv_complain(r->d, RV_D_TOO_MANY, v->mark, rv_printf(r->a, "%d", most),
                    rv_printf(r->a, "entries of %s", what));
    return v->n <= most;
}

/* Room for what it holds; NULL with that complaint. */
static void *room(rv_reader *r, const rv_yaml *v, int most, const char *what, size_t size) {
    return few_enough(r, v, most, what) ? rv_alloc(r->a, (size_t)(v->n + 1) * size) : NULL;
}

/* A key of other games: complains unless this one has what it is about. */
static bool in_game(rv_reader *r, const rv_yaml *key, bool has, const char *what) {
    if (!has)
        rv_complain(r->d, RV_D_UNKNOWN_KEY, key->mark, key->text.s, r->rec->rs->title)->help =
            rv_printf(r->a, "this game has no %s", what);
    return has;
}

static bool with_tokens(const rv_record *rec) {
    return rec->rs->ntokens;
}

static bool with_corners(const rv_record *rec) {
    return rec->rs->ncorners;
}

static bool with_keeps(const rv_record *rec) {
    bool has = false;
    for (int k = 0; k < rec->rs->nkinds; k++)
        has |= rec->rs->kinds[k].keep;
    return has;
}

/* Parts of some games can be switched off. */
static bool with_pieces(const rv_record *rec, int piece) {
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers, piece) > 0;
}

static bool with_towers(const rv_record *rec) {
    return with_pieces(rec, RV_P_TOWER);
}

static bool with_bridges(const rv_record *rec) {
    return with_pieces(rec, RV_P_BRIDGE);
}

static bool with_castles(const rv_record *rec) {
    return with_pieces(rec, RV_P_CASTLE);
}

static bool with_bazaars(const rv_record *rec) {
    return rec->rs->options[RV_O_BAZAARS].offered && rec->option[RV_O_BAZAARS] == RV_V_YES;
}

/* Keys that not all games have. */
static const struct {
    const char *key;
    bool (*has)(const rv_record *rec);
} parts[] = {
    {"use", with_tokens},      {"take", with_corners},     {"hand", with_tokens},
    {"final", with_tokens},    {"corners", with_corners},  {"keeps", with_keeps},
    {"ransom", with_towers},   {"tower", with_towers},     {"capture", with_towers},
    {"top", with_towers},      {"exchange", with_towers},  {"towers", with_towers},
    {"tops", with_towers},     {"prisoners", with_towers}, {"bridge", with_bridges},
    {"bridges", with_bridges}, {"castle", with_castles},   {"fief", with_castles},
    {"castles", with_castles}, {"bazaar", with_bazaars},
};

bool rv_key_in_game(const rv_record *rec, const char *key) {
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strcmp(parts[i].key, key) == 0)
            return parts[i].has(rec);
    return true;
}

static bool has_tokens(rv_reader *r, const rv_yaml *key) {
    return in_game(r, key, with_tokens(r->rec), rv_word(r->rec->rs, RV_W_WALL_TILE, 2));
}

static bool has_corners(rv_reader *r, const rv_yaml *key) {
    return in_game(r, key, with_corners(r->rec), rv_word(r->rec->rs, RV_W_CORNER, 2));
}

static bool has_keeps(rv_reader *r, const rv_yaml *key) {
    return in_game(r, key, with_keeps(r->rec), rv_word(r->rec->rs, RV_W_KEEP, 2));
}

/* Reads a list of words of the notation into a list of the record. */
#define READ_ITEMS(r, v, most, what, to, read)                                                     \
    do {                                                                                           \
        (to).list = room((r), (v), (most), (what), sizeof *(to).list);                             \
        if ((to).list)                                                                             \
            RV_EACH_ITEM(v, it)                                                                    \
                if (read((r), it, &(to).list[(to).n]))                                             \
                    (to).n++;                                                                      \
    } while (0)

/* A tile of the document: mentioned once more, it is there once more if it is unlisted. */
static bool read_tile(rv_reader *r, rv_str text, rv_mark mark, rv_tile_ref *out) {
    rv_unlisted *u = &r->rec->unlisted;
    if (!rv_read_tile(r->rec->rs, u, text, mark, out, r->d))
        return false;
    bool there = rv_unlisted_mention(u, out->tile);
    if (!there)
        rv_complain_unlisted(r->d, r->rec->rs, u, out);
    return there;
}

static bool tile_item(rv_reader *r, const rv_yaml *v, rv_tile_ref *out) {
    return rv_typed(r->d, v, RV_WORD, "a tile") && read_tile(r, v->text, v->mark, out);
}

typedef RV_LIST_OF(rv_claim) claims;

/* PLAYER: number. */
static void player_numbers(rv_reader *r, const rv_yaml *v, const char *what, rv_claim **list,
                           int *n) {
    *list = room(r, v, RV_MAX_PLAYERS, "players", sizeof **list);
    *n = 0;
    RV_EACH_PAIR(*list ? v : NULL, k) {
        rv_claim *c = &(*list)[*n];
        *c = (rv_claim){.mark = k->next->mark, .key = rv_read_player(r, k)};
        *n += c->key >= 0 && rv_number(r->d, k->next, what, &c->value);
    }
}

/* CORNER: wall tile. */
static void corner_tiles(rv_reader *r, const rv_yaml *v, bool unknown, rv_claim **list, int *n) {
    *list = room(r, v, RV_MAX_CORNERS, rv_word(r->rec->rs, RV_W_CORNER, 2), sizeof **list);
    *n = 0;
    RV_EACH_PAIR(*list ? v : NULL, k) {
        rv_claim *c = &(*list)[*n];
        c->mark = k->mark;
        bool corner = rv_read_corner(r, k, &c->key);
        bool token = rv_read_token(r, k->next, unknown, &c->value);
        for (int i = 0; i < *n; i++)
            if (corner && (*list)[i].key == c->key) {
                rv_complain(r->d, RV_D_DUPLICATE_KEY, k->mark, k->text.s,
                            rv_printf(r->a, "%d", (*list)[i].mark.line));
                corner = false;
            }
        *n += corner && token;
    }
}

/* ---- setup --------------------------------------------------------------------------------- */

static void setup_wall_tiles(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    if (has_corners(r, k))
        corner_tiles(r, v, false, &r->rec->wall_tiles.list, &r->rec->wall_tiles.n);
}

static void setup_draw(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)k;
    r->rec->has_draw = true;
    r->rec->unlisted.where = RV_AS_DRAWN;
    READ_ITEMS(r, v, RV_LIMIT_TILES, "tiles", r->rec->draw, tile_item);
}

static const rv_field setup_fields[] = {
    {"wall_tiles", RV_MAP, setup_wall_tiles, false},
    {"draw", RV_LIST, setup_draw, false},
};

static void take_setup(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    RV_SCHEMA(r->d, v, k->text.s, setup_fields, r);
}

/* ---- moves --------------------------------------------------------------------------------- */

static bool blank(char c) {
    return c == ' ' || c == '\t' || c == '\n';
}

/* The next one, and what is behind the blank that ends it: s NULL when nothing does. */
static rv_str next_word(rv_str *rest) {
    const rv_str text = *rest;
    size_t from = 0;
    while (from < text.n && blank(text.s[from]))
        from++;
    size_t to = from;
    while (to < text.n && !blank(text.s[to]))
        to++;
    /* cppcheck-suppress nullPointerArithmeticRedundantCheck ; NULL has no bytes */
    *rest = to < text.n ? (rv_str){text.s + to + 1, text.n - to - 1} : (rv_str){NULL, 0};
    return text.s ? (rv_str){text.s + from, to - from} : text;
}

static void bad_turn(rv_reader *r, const rv_yaml *v, const char *why) {
    rv_complain(r->d, RV_D_BAD_TURN, v->mark, v->text.s, why)->help =
        rv_say(r->a, r->rec->rs,
               "TILE[/ROTATION] CELL [PIECE[@WHERE]], as {tile}/90 {cell} {role}@n; or none");
}

static void read_turn(rv_reader *r, const rv_yaml *v) {
    rv_entry *e = r->entry;
    rv_str rest = v->text, tile = next_word(&rest), cell = next_word(&rest);
    rv_str piece = next_word(&rest), more = next_word(&rest);
    e->turn_mark = v->mark;
    e->cell_mark = rv_mark_in(v->mark, v->text, cell);
    e->none = rv_str_is(tile, "none");
    if (e->none && cell.n)
        bad_turn(r, v, "`none` stands alone");
    else if (more.n)
        bad_turn(r, v, "it has more than a tile, a cell and a piece");
    else if (!e->none && !cell.n)
        bad_turn(r, v, tile.n ? "the cell is missing" : "the turn is empty");
    else if (!e->none) {
        read_tile(r, tile, rv_mark_in(v->mark, v->text, tile), &e->tile);
        rv_read_cell(r, cell, e->cell_mark, &e->x, &e->y);
        if (piece.n)
            rv_read_piece(r, piece, rv_mark_in(v->mark, v->text, piece), &e->piece);
    }
}

static void entry_discard(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    READ_ITEMS(r, v, RV_LIMIT_TILES, k->text.s, r->entry->beside->discard, tile_item);
}

static void entry_order(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->entry->beside->order_mark = k->mark;
    READ_ITEMS(r, v, RV_LIMIT_LIST, k->text.s, r->entry->beside->order, rv_read_feature);
}

static void entry_use(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->entry->beside->use_mark = k->mark;
    if (has_tokens(r, k))
        READ_ITEMS(r, v, RV_LIMIT_LIST, k->text.s, r->entry->beside->use, rv_read_use);
}

static void entry_take(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->entry->beside->take_mark = k->mark;
    if (has_corners(r, k))
        corner_tiles(r, v, false, &r->entry->beside->take.list, &r->entry->beside->take.n);
}

static void entry_score(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    player_numbers(r, v, k->text.s, &r->entry->beside->score.list, &r->entry->beside->score.n);
}

/* ---- keys of The Tower ---- */

static bool has_towers(rv_reader *r, const rv_yaml *key) {
    return in_game(r, key, with_towers(r->rec), "towers");
}

static void entry_ransom(void *ud, const rv_yaml *k, const rv_yaml *v) {
    if (has_towers(ud, k))
        rv_take_ransom(ud, v);
}

static void entry_tower(void *ud, const rv_yaml *k, const rv_yaml *v) {
    if (has_towers(ud, k))
        rv_take_spot(ud, v, false, &((rv_reader *)ud)->entry->beside->tower);
}

static void entry_top(void *ud, const rv_yaml *k, const rv_yaml *v) {
    if (has_towers(ud, k))
        rv_take_spot(ud, v, true, &((rv_reader *)ud)->entry->beside->top);
}

static void entry_capture(void *ud, const rv_yaml *k, const rv_yaml *v) {
    if (has_towers(ud, k))
        rv_take_capture(ud, v);
}

static void entry_exchange(void *ud, const rv_yaml *k, const rv_yaml *v) {
    if (has_towers(ud, k))
        rv_take_exchange(ud, v);
}

/* ---- keys of Bridges, Castles and Bazaars ---- */

static bool has_bridges(rv_reader *r, const rv_yaml *key) {
    return in_game(r, key, with_bridges(r->rec), "bridges");
}

static bool has_castles(rv_reader *r, const rv_yaml *key) {
    return in_game(r, key, with_castles(r->rec), "castles");
}

static void entry_bridge(void *ud, const rv_yaml *k, const rv_yaml *v) {
    if (has_bridges(ud, k))
        rv_take_bridge(ud, v);
}

static void entry_castle(void *ud, const rv_yaml *k, const rv_yaml *v) {
    if (has_castles(ud, k))
        rv_take_castle(ud, k, v);
}

static void entry_fief(void *ud, const rv_yaml *k, const rv_yaml *v) {
    if (has_castles(ud, k))
        rv_take_fief(ud, k, v);
}

static bool has_bazaars(rv_reader *r, const rv_yaml *key) {
    return in_game(r, key, with_bazaars(r->rec), "bazaars");
}

static void entry_bazaar(void *ud, const rv_yaml *k, const rv_yaml *v) {
    if (has_bazaars(ud, k))
        rv_take_bazaar_entry(ud, k, v);
}

static const rv_field entry_fields[] = {
    {"bazaar", RV_MAP, entry_bazaar, false},
    {"bridge", RV_WORD, entry_bridge, false},
    {"castle", RV_MAP, entry_castle, false},
    {"fief", RV_MAP, entry_fief, false},
    {"ransom", RV_WORD | RV_LIST, entry_ransom, false},
    {"tower", RV_WORD | RV_LIST, entry_tower, false},
    {"capture", RV_WORD, entry_capture, false},
    {"top", RV_WORD | RV_LIST, entry_top, false},
    {"exchange", RV_WORD, entry_exchange, false},
    {"discard", RV_LIST, entry_discard, false},
    {"order", RV_LIST, entry_order, false},
    {"use", RV_LIST, entry_use, false},
    {"take", RV_MAP, entry_take, false},
    {"score", RV_MAP, entry_score, false},
};
enum { ENTRY_FIELDS = sizeof entry_fields / sizeof *entry_fields };

bool rv_entry_key(rv_str key) {
    for (int i = 0; i < ENTRY_FIELDS; i++)
        if (rv_str_is(key, entry_fields[i].key))
            return true;
    return false;
}

/* The i-th of the words that may begin a line of an entry in this game. */
static const char *entry_word(const void *ud, int i) {
    const rv_record *rec = ud;
    if (i < rec->nplayers)
        return rec->label[i];
    i -= rec->nplayers;
    for (int f = 0; f < ENTRY_FIELDS; f++)
        if (rv_key_in_game(rec, entry_fields[f].key) && i-- == 0)
            return entry_fields[f].key;
    return NULL;
}

/* The one key that is a player's label, and its turn; how many other keys there are. */
static int entry_player(rv_reader *r, const rv_yaml *v) {
    int others = 0;
    RV_EACH_PAIR(v, k) {
        int p = rv_player_find(r->rec, k->text); /* no label is a key of an entry */
        if (p < 0 && rv_entry_key(k->text))
            others++;
        else if (p < 0 && rv_refuse(r->d, r->rec->rs, k, RV_USE_ANY))
            continue;
        else if (p < 0)
            rv_unknown(r->d, RV_D_UNKNOWN_KEY, k, "an entry of moves", entry_word, r->rec);
        else if (r->entry->player >= 0)
            rv_complain(r->d, RV_D_ENTRY_PLAYER, k->mark,
                        rv_printf(r->a, "a second turn in one entry, that of %s", k->text.s))
                ->help = "each turn begins an entry of its own, with a dash";
        else if (rv_typed(r->d, k->next, RV_WORD, "a turn")) {
            r->entry->player = p;
            read_turn(r, k->next);
        }
    }
    return others;
}

static void entry_rest(rv_reader *r, const rv_yaml *v) {
    r->entry->beside = RV_NEW(r->a, rv_beside);
    for (int i = 0; i < ENTRY_FIELDS; i++)
        RV_EACH_PAIR(v, k) {
            const rv_field *f = &entry_fields[i];
            if (rv_str_is(k->text, f->key) && rv_typed(r->d, k->next, f->types, f->key))
                f->take(r, k, k->next);
        }
}

/* Into an entry that is zero. */
static void read_entry(rv_reader *r, const rv_yaml *v, rv_entry *e) {
    int before = r->d->n;
    e->mark = v->mark;
    e->player = e->piece.kind = RV_NONE;
    e->beside = &r->rec->nothing;
    r->entry = e;
    if (!rv_typed(r->d, v, RV_MAP, "an entry of moves")) {
        r->d->list[r->d->n - 1].help = rv_say(
            r->a, r->rec->rs, "- W: {tile}/90 {cell} {role}@n, with a space after the colon");
        return;
    }
    if (entry_player(r, v))
        entry_rest(r, v);
    if (e->bazaar)
        rv_check_bazaar_entry(r, v);
    else if (e->player < 0 && r->d->n == before)
        rv_complain(r->d, RV_D_ENTRY_PLAYER, v->mark, "no player's turn stands in this entry")
            ->help = rv_say(r->a, r->rec->rs, "- W: {tile}/90 {cell} {role}@n");
}

/* `moves:` with nothing behind it is an empty list: a record yet to be filled in. */
static bool is_blank(const rv_yaml *v) {
    return v->type == RV_YAML_WORD && v->text.n == 0;
}

static void take_moves(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->moves_mark = k->mark;
    r->rec->unlisted.where = RV_IN_TURNS;
    if (is_blank(v) || !rv_typed(r->d, v, RV_LIST, k->text.s))
        return;
    if (!few_enough(r, v, RV_LIMIT_MOVES, "moves"))
        return;
    r->rec->moves.list = RV_NEWS(r->a, rv_entry, v->n + 1);
    RV_EACH_ITEM(v, it) {
        r->d->turn = r->rec->moves.n + 1;
        read_entry(r, it, &r->rec->moves.list[r->rec->moves.n++]);
    }
    r->d->turn = 0;
}

/* ---- final part ---------------------------------------------------------------------------- */

typedef struct final_reading {
    rv_reader *r;
    rv_final_ref *to;
} final_reading;

static void final_use(void *ud, const rv_yaml *k, const rv_yaml *v) {
    const final_reading *f = ud;
    READ_ITEMS(f->r, v, RV_LIMIT_LIST, k->text.s, f->to->use, rv_read_use);
}

static const rv_field final_fields[] = {{"use", RV_LIST, final_use, false}};

static void take_final(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->final_mark = key->mark;
    if (!has_tokens(r, key))
        return;
    r->rec->final.list = room(r, v, RV_MAX_PLAYERS, "players", sizeof(rv_final_ref));
    RV_EACH_PAIR(r->rec->final.list ? v : NULL, k) {
        rv_final_ref *f = &r->rec->final.list[r->rec->final.n];
        final_reading reading = {r, f};
        *f = (rv_final_ref){.mark = k->mark, .player = rv_read_player(r, k)};
        RV_SCHEMA(r->d, k->next, "a player's final part", final_fields, &reading);
        r->rec->final.n += f->player >= 0;
    }
}

static void take_result(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->result_mark = k->mark;
    player_numbers(r, v, k->text.s, &r->rec->result.list, &r->rec->result.n);
}

/* ---- position ------------------------------------------------------------------------------ */

static void take_to_move(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->to_move_mark = k->mark;
    r->rec->to_move = rv_read_player(r, v);
}

static void take_extra_turns(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    if (rv_number(r->d, v, k->text.s, &r->rec->extra) && (r->rec->extra < 0 || r->rec->extra > 99))
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "0 to 99 extra turns");
}

/* "W:knight@n" */
static bool read_follower(rv_reader *r, rv_str text, rv_mark mark, rv_piece_ref *out) {
    rv_str piece = text, label = rv_str_cut(&piece, ":");
    const rv_yaml word = {.mark = mark, .text = {rv_dup(r->a, label), label.n}};
    if (!piece.s) {
        rv_complain(r->d, RV_D_BAD_EXTRA, mark, rv_dup(r->a, text),
                    "a follower is PLAYER:ROLE@WHERE")
            ->help = rv_say(r->a, r->rec->rs, "{cell}: {tile}/90 W:{role}@n");
        return false;
    }
    int player = rv_read_player(r, &word);
    bool fine = rv_read_piece(r, piece, rv_mark_in(mark, text, piece), out);
    out->player = player;
    return fine && player >= 0;
}

static void read_words(rv_reader *r, const rv_yaml *v, rv_board_row *row, bool first) {
    for (rv_str rest = v->text; rest.s;) {
        rv_str word = next_word(&rest);
        rv_mark mark = rv_mark_in(v->mark, v->text, word);
        if (!word.n)
            continue;
        if (first)
            read_tile(r, word, mark, &row->tile);
        else if (row->pieces.n < RV_TILE_REGIONS)
            row->pieces.n += read_follower(r, word, mark, &row->pieces.list[row->pieces.n]);
        else
            rv_complain(r->d, RV_D_TOO_MANY, mark, RV_LIMIT_TEXT(RV_TILE_REGIONS),
                        "followers on a tile");
        first = false;
    }
}

static void read_row(rv_reader *r, const rv_yaml *k, rv_board_row *row) {
    const rv_yaml *v = k->next;
    *row = (rv_board_row){.mark = k->mark};
    row->pieces.list = RV_NEWS(r->a, rv_piece_ref, RV_TILE_REGIONS);
    rv_read_cell(r, k->text, k->mark, &row->x, &row->y);
    if (v->type == RV_YAML_WORD && v->text.n)
        read_words(r, v, row, true);
    else if (v->type == RV_YAML_LIST && v->n)
        RV_EACH_ITEM(v, it) {
            if (rv_typed(r->d, it, RV_WORD, "a tile or follower"))
                read_words(r, it, row, it == v->first);
        }
    else
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, k->text.s, "a cell needs its tile");
}

static void take_board(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->board_mark = key->mark;
    if (is_blank(v) || !rv_typed(r->d, v, RV_MAP, key->text.s))
        return;
    r->rec->board.list = room(r, v, RV_LIMIT_TILES, "tiles", sizeof(rv_board_row));
    RV_EACH_PAIR(r->rec->board.list ? v : NULL, k) {
        read_row(r, k, &r->rec->board.list[r->rec->board.n++]);
    }
}

static void take_score(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    player_numbers(r, v, k->text.s, &r->rec->score.list, &r->rec->score.n);
}

/* "followers", "big", "towers" …: the index of rv_supply_ref; RV_NONE. */
static const char *supply_word(const void *ud, int i) {
    (void)ud;
    if (i < RV_F_COUNT)
        return i == RV_F_SMALL ? "followers" : rv_figure_name(i);
    return i < RV_F_COUNT + RV_P_COUNT ? rv_piece_key(i - RV_F_COUNT) : NULL;
}

/* The i-th of those of this game. */
static const char *supply_known(const void *ud, int i) {
    const rv_record *rec = ud;
    for (int what = 0; supply_word(NULL, what); what++) {
        bool there = what >= RV_F_COUNT ? with_pieces(rec, what - RV_F_COUNT)
                     : what == RV_F_BIG ? rec->rs->options[RV_O_LARGE_FOLLOWER].offered
                                        : true;
        if (there && i-- == 0)
            return supply_word(NULL, what);
    }
    return NULL;
}

/* Pieces are in games that have them. */
static bool has_piece(rv_reader *r, const rv_yaml *key, int what) {
    int piece = what - RV_F_COUNT;
    return piece < 0 || in_game(r, key, with_pieces(r->rec, piece), rv_piece_key(piece));
}

static void add_supply(rv_reader *r, const rv_yaml *v, int player, int what) {
    rv_supply_ref *s = &r->rec->supply.list[r->rec->supply.n];
    *s = (rv_supply_ref){.mark = v->mark, .player = player, .what = what};
    if (rv_typed(r->d, v, RV_WORD, "supply") && rv_number(r->d, v, "supply", &s->value))
        r->rec->supply.n += player >= 0;
}

static void read_supply(rv_reader *r, const rv_yaml *v, int player) {
    unsigned seen = 0;
    RV_EACH_PAIR(v, k) {
        int what = 0;
        while (supply_word(NULL, what) && !rv_str_is(k->text, supply_word(NULL, what)))
            what++;
        if (!supply_word(NULL, what)) {
            if (!rv_refuse(r->d, r->rec->rs, k, RV_USE_ANY))
                rv_unknown(r->d, RV_D_UNKNOWN_KEY, k, "supply", supply_known, r->rec);
        } else if (!(seen >> what & 1) && has_piece(r, k, what))
            add_supply(r, k->next, player, what);
        seen |= 1u << what;
    }
}

/* PLAYER: followers, or {followers: 4, big: 1, towers: 8}. */
static void take_supply(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    r->rec->supply.list = RV_NEWS(r->a, rv_supply_ref, (v->n + 1) * (RV_F_COUNT + RV_P_COUNT) + 1);
    RV_EACH_PAIR(v, k) {
        int player = rv_read_player(r, k);
        if (k->next->type == RV_YAML_MAP)
            read_supply(r, k->next, player);
        else
            add_supply(r, k->next, player, RV_F_SMALL);
    }
}

static void take_towers(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    if (has_towers(r, key))
        rv_take_towers(r, v);
}

static void take_tops(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    if (has_towers(r, key))
        rv_take_tops(r, v);
}

static void take_prisoners(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    if (has_towers(r, key))
        rv_take_prisoners(r, v);
}

static void take_bridges(void *ud, const rv_yaml *key, const rv_yaml *v) {
    if (has_bridges(ud, key))
        rv_take_bridges(ud, v);
}

static void take_castles(void *ud, const rv_yaml *key, const rv_yaml *v) {
    if (has_castles(ud, key))
        rv_take_castles(ud, v);
}

static void take_bazaar(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    if (has_bazaars(r, key))
        rv_take_bazaar(r, v);
}

static void take_keeps(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    if (!has_keeps(r, key))
        return;
    r->rec->keeps.list = room(r, v, RV_MAX_PLAYERS, "players", sizeof(rv_keep_ref));
    RV_EACH_PAIR(r->rec->keeps.list ? v : NULL, k) {
        rv_keep_ref *keep = &r->rec->keeps.list[r->rec->keeps.n];
        *keep = (rv_keep_ref){.mark = k->next->mark, .player = rv_read_player(r, k)};
        keep->has_feature =
            k->next->type == RV_YAML_WORD && !rv_str_int(k->next->text, &keep->size);
        bool fine = keep->has_feature ? rv_read_feature(r, k->next, &keep->feature)
                                      : rv_number(r->d, k->next, key->text.s, &keep->size);
        r->rec->keeps.n += fine && keep->player >= 0;
    }
}

typedef struct hand_reading {
    rv_reader *r;
    int player;
} hand_reading;

static void hand_wall_tiles(void *ud, const rv_yaml *k, const rv_yaml *v) {
    const hand_reading *h = ud;
    rv_record *rec = h->r->rec;
    (void)k;
    RV_EACH_ITEM(v, it) {
        rv_hand_ref *ref = &rec->hand.list[rec->hand.n];
        if (rec->hand.n == RV_LIMIT_LIST) {
            rv_complain(h->r->d, RV_D_TOO_MANY, it->mark, RV_LIMIT_TEXT(RV_LIMIT_LIST),
                        rv_word(rec->rs, RV_W_WALL_TILE, 2));
            return;
        }
        *ref = (rv_hand_ref){.mark = it->mark, .player = h->player};
        rec->hand.n += rv_read_token(h->r, it, true, &ref->token) && h->player >= 0;
    }
}

static void hand_collected(void *ud, const rv_yaml *k, const rv_yaml *v) {
    const hand_reading *h = ud;
    rv_record *rec = h->r->rec;
    rv_claim *c = &rec->collected.list[rec->collected.n];
    *c = (rv_claim){.mark = v->mark, .key = h->player};
    if (!rv_number(h->r->d, v, k->text.s, &c->value) || h->player < 0)
        return;
    if (c->value < 0 || c->value > 999)
        rv_complain(h->r->d, RV_D_BAD_EXTRA, v->mark, v->text.s,
                    rv_printf(h->r->a, "0 to 999 %s", rv_word(rec->rs, RV_W_COLLECTS, 2)));
    else if (c->value && !rec->rs->collects_letter)
        rv_complain(h->r->d, RV_D_BAD_EXTRA, v->mark, k->text.s,
                    "nothing is collected in this game");
    else
        rec->collected.n++;
}

static const rv_field hand_fields[] = {
    {"wall_tiles", RV_LIST, hand_wall_tiles, false},
    {"collected", RV_WORD, hand_collected, false},
};

static void take_hand(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    if (!has_tokens(r, key))
        return;
    r->rec->hand.list = RV_NEWS(r->a, rv_hand_ref, RV_LIMIT_LIST + 1);
    r->rec->collected.list = RV_NEWS(r->a, rv_claim, v->n + 1);
    RV_EACH_PAIR(v, k) {
        hand_reading h = {r, rv_read_player(r, k)};
        RV_SCHEMA(r->d, k->next, "a hand", hand_fields, &h);
    }
}

static void take_corners(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    if (!has_corners(r, k))
        return;
    r->rec->has_corners = true;
    corner_tiles(r, v, true, &r->rec->corners.list, &r->rec->corners.n);
}

static void take_discards(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    READ_ITEMS(r, v, RV_LIMIT_TILES, k->text.s, r->rec->discards, tile_item);
}

static bool room_for_state(rv_reader *r, const rv_yaml *v) {
    int all = 0;
    RV_EACH_PAIR(v, k)
        all += k->next->n;
    if (all > RV_LIMIT_STATE)
        rv_complain(r->d, RV_D_TOO_MANY, v->mark, RV_LIMIT_TEXT(RV_LIMIT_STATE), "kept values");
    r->rec->state.list = RV_NEWS(r->a, rv_state_ref, RV_LIMIT_STATE + 1);
    return all <= RV_LIMIT_STATE;
}

/* What house rules keep, script by script. */
static void take_state(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    if (!room_for_state(r, v))
        return;
    /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): each key has its value */
    RV_EACH_PAIR(v, k) {
        if (!rv_typed(r->d, k->next, RV_MAP, k->text.s))
            continue;
        RV_EACH_PAIR(k->next, n)
            if (rv_typed(r->d, n->next, RV_WORD, n->text.s))
                r->rec->state.list[r->rec->state.n++] =
                    (rv_state_ref){n->mark, k->text.s, n->text.s, n->next->text};
    }
}

/* ---- the whole ----------------------------------------------------------------------------- */

typedef struct body_row {
    const char *key;
    unsigned types;
    void (*take)(void *ud, const rv_yaml *key, const rv_yaml *v);
} body_row;

static const body_row body[] = {
#define RV_X(key, types) {#key, types, take_##key},
#include "body.def"
#undef RV_X
};

/* Keys are read in an order of their own; people read complaints from top to bottom. */
static void sort_by_line(rv_diags *d) {
    for (int i = 1; i < d->n; i++) {
        rv_diag g = d->list[i];
        int j = i;
        for (; j > 0; j--) {
            const rv_diag *o = &d->list[j - 1];
            if (o->line < g.line || (o->line == g.line && o->column <= g.column))
                break;
            d->list[j] = *o;
        }
        d->list[j] = g;
    }
}

bool rv_record_body(rv_record *rec, const rv_game *empty, rv_diags *d) {
    rv_reader r = {.a = d->arena, .rec = rec, .d = d, .empty = empty};
    rec->to_move = RV_NONE;
    for (size_t i = 0; i < sizeof body / sizeof *body; i++)
        RV_EACH_PAIR(rec->root, k) {
            rec->unlisted.where = RV_ON_TABLE;
            if (rv_str_is(k->text, body[i].key))
                body[i].take(&r, k, k->next);
        }
    sort_by_line(d);
    return rv_diags_verdict(d) != RV_NOT_READ;
}
