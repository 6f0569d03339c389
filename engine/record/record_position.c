/* record_position.c - the keys of a position, but those of the extensions. */
#include "base/limit.h"
#include "core/state.h"
#include "record/record_read.h"
#include "ruleset/words.h"

void rv_body_to_move(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->to_move_mark = k->mark;
    r->rec->to_move = rv_read_player(r, v);
}

void rv_body_extra_turns(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    if (rv_number(r->d, v, k->text.s, &r->rec->extra) && (r->rec->extra < 0 || r->rec->extra > 99))
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "0 to 99 extra turns");
}

/* ---- board ----------------------------------------------------------------------------------- */

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
        rv_str word = rv_str_word(&rest);
        rv_mark mark = rv_mark_in(v->mark, v->text, word);
        if (!word.n)
            continue;
        if (first)
            rv_read_listed(r, word, mark, &row->tile);
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

void rv_body_board(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->board_mark = key->mark;
    if (rv_is_blank(v) || !rv_typed(r->d, v, RV_MAP, key->text.s))
        return;
    r->rec->board.list = rv_room_for(r, v, RV_LIMIT_TILES, "tiles", sizeof(rv_board_row));
    RV_EACH_PAIR(r->rec->board.list ? v : NULL, k) {
        read_row(r, k, &r->rec->board.list[r->rec->board.n++]);
    }
}

void rv_body_score(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    rv_read_numbers(r, v, k->text.s, &r->rec->score.list, &r->rec->score.n);
}

/* ---- supply ---------------------------------------------------------------------------------- */

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
        bool there = what == RV_F_BIG ? rec->rs->options[RV_O_LARGE_FOLLOWER].offered
                                      : rv_key_in_game(rec, supply_word(NULL, what));
        if (there && i-- == 0)
            return supply_word(NULL, what);
    }
    return NULL;
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
        } else if (!(seen >> what & 1) && rv_need_part(r, k))
            add_supply(r, k->next, player, what);
        seen |= 1u << what;
    }
}

/* PLAYER: followers, or {followers: 4, big: 1, towers: 8}. */
void rv_body_supply(void *ud, const rv_yaml *key, const rv_yaml *v) {
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

/* ---- what players have got ------------------------------------------------------------------- */

void rv_body_keeps(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->keeps.list = rv_room_for(r, v, RV_MAX_PLAYERS, "players", sizeof(rv_keep_ref));
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

void rv_body_hand(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    r->rec->hand.list = RV_NEWS(r->a, rv_hand_ref, RV_LIMIT_LIST + 1);
    r->rec->collected.list = RV_NEWS(r->a, rv_claim, v->n + 1);
    RV_EACH_PAIR(v, k) {
        hand_reading h = {r, rv_read_player(r, k)};
        RV_SCHEMA(r->d, k->next, "a hand", hand_fields, &h);
    }
}

void rv_body_corners(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)k;
    r->rec->has_corners = true;
    rv_read_corners(r, v, true, &r->rec->corners.list, &r->rec->corners.n);
}

void rv_body_discards(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    RV_READ_ITEMS(r, v, RV_LIMIT_TILES, k->text.s, r->rec->discards, rv_read_tile_item);
}

/* ---- what house rules keep ------------------------------------------------------------------- */

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
void rv_body_state(void *ud, const rv_yaml *key, const rv_yaml *v) {
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
