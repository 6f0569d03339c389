/* record_body.c - the keys of a document that need its ruleset and players: here `setup`, `final`,
 * `result`, and what the readers of the others share. */
#include "base/limit.h"
#include "record/record_read.h"
#include "ruleset/words.h"

bool rv_few(rv_reader *r, const rv_yaml *v, int n, int most, const char *what) {
    if (n > most)
        rv_complain(r->d, RV_D_TOO_MANY, v->mark, rv_printf(r->a, "%d", most), what);
    return n <= most;
}

bool rv_few_entries(rv_reader *r, const rv_yaml *v, int most, const char *what) {
    return v->n <= most || rv_few(r, v, v->n, most, rv_printf(r->a, "entries of %s", what));
}

void *rv_room_for(rv_reader *r, const rv_yaml *v, int most, const char *what, size_t size) {
    return rv_few_entries(r, v, most, what) ? rv_alloc(r->a, (size_t)(v->n + 1) * size) : NULL;
}

bool rv_read_listed(rv_reader *r, rv_str text, rv_mark mark, rv_tile_ref *out) {
    rv_unlisted *u = &r->rec->unlisted;
    if (!rv_read_tile(r->rec->rs, u, text, mark, out, r->d))
        return false;
    bool there = rv_unlisted_mention(u, out->tile);
    if (!there)
        rv_complain_unlisted(r->d, r->rec->rs, u, out);
    return there;
}

bool rv_read_tile_item(rv_reader *r, const rv_yaml *v, rv_tile_ref *out) {
    return rv_typed(r->d, v, RV_WORD, "a tile") && rv_read_listed(r, v->text, v->mark, out);
}

void rv_read_numbers(rv_reader *r, const rv_yaml *v, const char *what, rv_claim **list, int *n) {
    *list = rv_room_for(r, v, RV_MAX_PLAYERS, "players", sizeof **list);
    *n = 0;
    RV_EACH_PAIR(*list ? v : NULL, k) {
        rv_claim *c = &(*list)[*n];
        *c = (rv_claim){.mark = k->next->mark, .key = rv_read_player(r, k)};
        *n += c->key >= 0 && rv_number(r->d, k->next, what, &c->value);
    }
}

void rv_read_corners(rv_reader *r, const rv_yaml *v, bool unknown, rv_claim **list, int *n) {
    *list = rv_room_for(r, v, RV_MAX_CORNERS, rv_word(r->rec->rs, RV_W_CORNER, 2), sizeof **list);
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
    if (rv_need_part(r, k))
        rv_read_corners(r, v, false, &r->rec->wall_tiles.list, &r->rec->wall_tiles.n);
}

static void setup_draw(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)k;
    r->rec->has_draw = true;
    r->rec->unlisted.where = RV_AS_DRAWN;
    RV_READ_ITEMS(r, v, RV_LIMIT_TILES, "tiles", r->rec->draw, rv_read_tile_item);
}

static const rv_field setup_fields[] = {
    {"wall_tiles", RV_MAP, setup_wall_tiles, false},
    {"draw", RV_LIST, setup_draw, false},
};

void rv_body_setup(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    RV_SCHEMA(r->d, v, k->text.s, setup_fields, r);
}

/* ---- final part ---------------------------------------------------------------------------- */

typedef struct final_reading {
    rv_reader *r;
    rv_final_ref *to;
} final_reading;

static void final_use(void *ud, const rv_yaml *k, const rv_yaml *v) {
    const final_reading *f = ud;
    RV_READ_ITEMS(f->r, v, RV_LIMIT_LIST, k->text.s, f->to->use, rv_read_use);
}

static const rv_field final_fields[] = {{"use", RV_LIST, final_use, false}};

void rv_body_final(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->final_mark = key->mark;
    r->rec->final.list = rv_room_for(r, v, RV_MAX_PLAYERS, "players", sizeof(rv_final_ref));
    RV_EACH_PAIR(r->rec->final.list ? v : NULL, k) {
        rv_final_ref *f = &r->rec->final.list[r->rec->final.n];
        final_reading reading = {r, f};
        *f = (rv_final_ref){.mark = k->mark, .player = rv_read_player(r, k)};
        RV_SCHEMA(r->d, k->next, "a player's final part", final_fields, &reading);
        r->rec->final.n += f->player >= 0;
    }
}

void rv_body_result(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    r->rec->result_mark = k->mark;
    rv_read_numbers(r, v, k->text.s, &r->rec->result.list, &r->rec->result.n);
}

/* ---- the whole ----------------------------------------------------------------------------- */

static const rv_field body[] = {
#define RV_X(key, types, position) {#key, types, rv_body_##key, false},
#include "record/body.def"
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
            if (rv_str_is(k->text, body[i].key) && rv_need_part(&r, k))
                body[i].take(&r, k, k->next);
        }
    sort_by_line(d);
    return rv_diags_verdict(d) != RV_NOT_READ;
}
