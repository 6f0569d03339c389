/* ruleset_pieces.c - sorts of pieces that are no followers: `towers: {name: tower piece, each: [10,
 * 9, 7, 6, 5]}`, or the numbers alone.
 */
#include "ruleset/ruleset_read.h"
#include <string.h>

int rv_piece_find(const rv_ruleset *rs, rv_str key) {
    for (int i = 0; i < rs->npieces; i++)
        if (rv_str_is(key, rs->pieces[i].key))
            return i;
    return -1;
}

int rv_pieces_each(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT], int nplayers,
                   int piece) {
    if (piece < 0 || piece >= rs->npieces)
        return 0;
    int part = rs->pieces[piece].option;
    return part != RV_NO_OPTION && option[part] == RV_V_NO ? 0 : rs->pieces[piece].each[nplayers];
}

int rv_ruleset_pieces(const rv_ruleset *rs) {
    return rs->npieces;
}

void rv_ruleset_piece(const rv_ruleset *rs, int i, rv_piece_info *out) {
    const rv_piece_row *p = &rs->pieces[i];
    *out = (rv_piece_info){p->key, p->one, p->each[rs->min_players]};
}

/* ---- reading --------------------------------------------------------------------------------- */

static rv_piece_row *this_piece(void *ud) {
    const rv_reading *r = ud;
    return &r->rs->pieces[r->index];
}

/* Of each player, for the fewest who can play and on. */
static void piece_each(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    int n = r->rs->min_players;
    RV_EACH_ITEM(v, it) {
        int count = rv_read_number(r, it, k->text.s, 0, 100);
        if (n <= RV_MAX_PLAYERS)
            this_piece(r)->each[n++] = (int16_t)count;
    }
    if (v->n != r->rs->max_players - r->rs->min_players + 1)
        rv_complain(&r->diags, RV_D_BAD_EXTRA, k->mark, k->text.s,
                    "a number for each number of players");
}

static void piece_name(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_word_row words = {NULL, NULL, NULL};
    (void)k;
    rv_read_words(ud, v, &words);
    if (!words.one)
        return;
    this_piece(ud)->one = words.one;
    this_piece(ud)->several = words.several;
}

static const char *any_option(const void *ud, int i) {
    (void)ud;
    return i < RV_O_COUNT ? rv_option_name(i) : NULL;
}

static void piece_option(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    int option = rv_option_find(v->text);
    if (option < 0)
        rv_unknown(&r->diags, RV_D_UNKNOWN_OPTION, v, k->text.s, any_option, NULL);
    else
        this_piece(r)->option = (int16_t)option;
}

FIELDS(piece_fields) = {
    RV_TAKE("each", RV_LIST, piece_each, false),
    RV_TAKE("name", RV_WORD | RV_LIST, piece_name, false),
    RV_TAKE("option", RV_WORD, piece_option, false),
};

static bool has_room(rv_reading *r, const rv_yaml *key) {
    if (r->rs->npieces < RV_MAX_PIECES)
        return true;
    rv_complain(&r->diags, RV_D_TOO_MANY, key->mark, RV_LIMIT_TEXT(RV_MAX_PIECES),
                "sorts of pieces");
    return false;
}

void rv_take_pieces(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)key;
    RV_EACH_PAIR(v, k) {
        r->index = rv_piece_find(r->rs, k->text);
        if (r->index < 0 && !has_room(r, k))
            return;
        if (r->index < 0) {
            const char *name = rv_read_name(r, k);
            r->index = r->rs->npieces++;
            *this_piece(r) =
                (rv_piece_row){.key = name, .one = name, .several = name, .option = RV_NO_OPTION};
        }
        if (!rv_typed(&r->diags, k->next, RV_LIST | RV_MAP, k->text.s))
            continue;
        if (k->next->type == RV_YAML_LIST)
            piece_each(r, k, k->next);
        else
            RV_READ_MAP(r, k->next, k->text.s, piece_fields, NULL, r);
    }
}

/* ---- two rulesets together ------------------------------------------------------------------- */

const char *rv_pieces_merge(rv_arena *a, rv_ruleset *out, const rv_ruleset *two,
                            const rv_ruleset *common) {
    for (int i = 0; i < two->npieces; i++) {
        const rv_piece_row *p = &two->pieces[i];
        int there = rv_piece_find(out, rv_str_of(p->key));
        bool new = i >= common->npieces || memcmp(p, &common->pieces[i], sizeof *p) != 0;
        if (there < 0 && out->npieces == RV_MAX_PIECES)
            return rv_printf(a, "together they have more than %d sorts of pieces", RV_MAX_PIECES);
        if (there < 0)
            there = out->npieces++;
        if (new)
            out->pieces[there] = *p;
    }
    return NULL;
}
