/* record_moves.c - `moves`: entries, with a turn and what is said beside it. */
#include "base/limit.h"
#include "record/record_read.h"
#include "ruleset/words.h"

static void bad_turn(rv_reader *r, const rv_yaml *v, const char *why) {
    rv_complain(r->d, RV_D_BAD_TURN, v->mark, v->text.s, why)->help =
        rv_say(r->a, r->rec->rs,
               "TILE[/ROTATION] CELL [PIECE[@WHERE]], as {tile}/90 {cell} {role}@n; or none");
}

static void read_turn(rv_reader *r, const rv_yaml *v) {
    rv_entry *e = r->entry;
    rv_str rest = v->text, tile = rv_str_word(&rest), cell = rv_str_word(&rest);
    rv_str piece = rv_str_word(&rest), more = rv_str_word(&rest);
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
        rv_read_listed(r, tile, rv_mark_in(v->mark, v->text, tile), &e->tile);
        rv_read_cell(r, cell, e->cell_mark, &e->x, &e->y);
        if (piece.n)
            rv_read_piece(r, piece, rv_mark_in(v->mark, v->text, piece), &e->piece);
    }
}

static void entry_discard(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    RV_READ_ITEMS(r, v, RV_LIMIT_TILES, k->text.s, r->entry->beside->discard, rv_read_tile_item);
}

static void entry_order(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->entry->beside->order_mark = k->mark;
    RV_READ_ITEMS(r, v, RV_LIMIT_LIST, k->text.s, r->entry->beside->order, rv_read_feature);
}

static void entry_use(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->entry->beside->use_mark = k->mark;
    RV_READ_ITEMS(r, v, RV_LIMIT_LIST, k->text.s, r->entry->beside->use, rv_read_use);
}

static void entry_take(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->entry->beside->take_mark = k->mark;
    rv_read_corners(r, v, false, &r->entry->beside->take.list, &r->entry->beside->take.n);
}

static void entry_score(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    rv_read_numbers(r, v, k->text.s, &r->entry->beside->score.list, &r->entry->beside->score.n);
}

static const rv_field entry_fields[] = {
    {"bazaar", RV_MAP, rv_entry_bazaar, false},
    {"bridge", RV_WORD, rv_entry_bridge, false},
    {"castle", RV_MAP, rv_entry_castle, false},
    {"fief", RV_MAP, rv_entry_fief, false},
    {"ransom", RV_WORD | RV_LIST, rv_entry_ransom, false},
    {"tower", RV_WORD | RV_LIST, rv_entry_tower, false},
    {"capture", RV_WORD, rv_entry_capture, false},
    {"top", RV_WORD | RV_LIST, rv_entry_top, false},
    {"exchange", RV_WORD, rv_entry_exchange, false},
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
            if (rv_str_is(k->text, f->key) && rv_need_part(r, k) &&
                rv_typed(r->d, k->next, f->types, f->key))
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

void rv_body_moves(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->moves_mark = k->mark;
    r->rec->unlisted.where = RV_IN_TURNS;
    if (rv_is_blank(v) || !rv_typed(r->d, v, RV_LIST, k->text.s))
        return;
    if (!rv_few_entries(r, v, RV_LIMIT_MOVES, "moves"))
        return;
    r->rec->moves.list = RV_NEWS(r->a, rv_entry, v->n + 1);
    RV_EACH_ITEM(v, it) {
        r->d->turn = r->rec->moves.n + 1;
        read_entry(r, it, &r->rec->moves.list[r->rec->moves.n++]);
    }
    r->d->turn = 0;
}
