/* ruleset_pieces.c - what players have: figures, `big: {name: large follower, strength: 2}`, and
 * pieces that are no followers, `barns: {name: barn, each: [10, 9, 7, 6, 5]}`, or the
 * numbers alone.
 */
#include "ruleset/ruleset_read.h"

int rv_figure_find(const rv_ruleset *rs, rv_str key) {
    int found = rv_declared_find(rs, RV_DECLARED_FIGURES, key);
    for (int f = 0; found < 0 && f < rs->nfigures; f++)
        found = rv_str_means(key, rs->figures[f].key) ? f : -1;
    return found;
}

int rv_piece_find(const rv_ruleset *rs, rv_str key) {
    return rv_declared_find(rs, RV_DECLARED_PIECES, key);
}

int rv_figures_each(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT], int figure) {
    return rv_is_met(rs->figures[figure].option, option) ? rs->figures[figure].each : 0;
}

int rv_pieces_each(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT], int nplayers,
                   int piece) {
    if (piece < 0 || piece >= rs->npieces || !rv_is_met(rs->pieces[piece].option, option))
        return 0;
    return rs->pieces[piece].each[nplayers < rs->min_players ? rs->min_players : nplayers];
}

int rv_fewest_written(const rv_ruleset *rs) {
    return rs->laws[RV_D_ALONE] ? 1 : rs->min_players;
}

int rv_ruleset_figures(const rv_ruleset *rs) {
    return rs->nfigures;
}

void rv_ruleset_figure(const rv_ruleset *rs, int i, rv_figure_info *out) {
    *out = (rv_figure_info){0};
    if (i < 0 || i >= rs->nfigures)
        return;
    const rv_figure_row *f = &rs->figures[i];
    *out = (rv_figure_info){f->key, f->one, f->several, f->before, f->path, f->size};
}

int rv_ruleset_pieces(const rv_ruleset *rs) {
    return rs->npieces;
}

void rv_ruleset_piece(const rv_ruleset *rs, int i, rv_piece_info *out) {
    *out = (rv_piece_info){0};
    if (i < 0 || i >= rs->npieces)
        return;
    const rv_piece_row *p = &rs->pieces[i];
    *out = (rv_piece_info){p->key, p->one, p->each[rs->min_players], p->path};
}

/* ---- figures --------------------------------------------------------------------------------- */

static void figure_adjective(rv_reading *r, const rv_yaml *k) {
    rv_figure_row *f = r->to;
    rv_word_row words = {NULL, NULL, NULL};
    rv_read_words(r, k->next, &words);
    if (words.one)
        f->before = rv_printf(r->a, "%s ", words.one);
}

FIELDS(figure_fields) = {
#define RV_FIGURE(key, take, ...) RV_TAKE(#key, RV_WORD, take, false),
#define RV_FIGURE_WORDS(key, ...) RV_ROW_WORDS(#key, rv_figure_row),
#define RV_FIGURE_IS(member, how, ...) RV_ROW(#member, rv_figure_row, member, RV_IS_##how, false),
#define RV_FIGURE_NUMBER(member, least, most, ...)                                                 \
    RV_ROW_RANGE(#member, rv_figure_row, member, least, most, false),
#include "ruleset/field.def"
};

void rv_plain_figure(rv_ruleset *rs) {
    rs->nfigures = 1;
    rs->figures[RV_F_SMALL] = (rv_figure_row){.key = "",
                                              .prefix = "",
                                              .one = "follower",
                                              .several = "followers",
                                              .before = "",
                                              .option = RV_ALWAYS,
                                              .completed = RV_ALWAYS,
                                              .strength = 1,
                                              .size = 100};
}

void rv_take_figures(rv_reading *r, const rv_yaml *key) {
    RV_EACH_PAIR(key->next, k) {
        rv_figure_row *f = k->text.n ? rv_declare(r, RV_DECLARED_FIGURES, k) : NULL;
        if (!f) {
            rv_read_name(r, k); /* "" is the plain one */
            return;
        }
        if (!f->one) {
            f->prefix = rv_printf(r->a, "%s:", f->key);
            f->one = rv_printf(r->a, "%s follower", f->key);
            f->several = rv_printf(r->a, "%ss", f->one);
            f->before = rv_printf(r->a, "%s ", f->key);
            f->option = f->completed = RV_ALWAYS;
            f->strength = f->each = 1;
            f->size = 100;
        }
        RV_READ_MAP(r, k->next, k->text.s, figure_fields, f);
        if (rv_figure_alone(f)) /* its key needs no role behind it */
            f->prefix = f->key;
        if (!f->joins)
            continue;
        f->strength = 0;
        const rv_yaml *strength = rv_doc_get(k->next, "strength");
        if (strength)
            rv_wrong(r, strength->mark, "strength",
                     "a figure that joins followers counts for nothing");
    }
}

/* ---- pieces ---------------------------------------------------------------------------------- */

/* Of each player, for the fewest who can play and on. */
static void piece_each(rv_reading *r, const rv_yaml *k) {
    rv_piece_row *p = r->to;
    int n = r->rs->min_players;
    RV_EACH_ITEM(k->next, it) {
        int count = rv_read_number(r, it, k->text.s, 0, 100);
        if (n <= RV_MAX_PLAYERS)
            p->each[n++] = (int16_t)count;
    }
    if (k->next->n != r->rs->max_players - r->rs->min_players + 1)
        rv_wrong(r, k->mark, k->text.s, "a number for each number of players");
}

FIELDS(piece_fields) = {
    RV_TAKE("each", RV_LIST, piece_each, false),
    RV_ROW_WORDS("name", rv_piece_row),
    RV_ROW("option", rv_piece_row, option, RV_IS_OPTION, false),
    RV_ROW("path", rv_piece_row, path, RV_IS_OUTLINE, false),
};

void rv_take_pieces(rv_reading *r, const rv_yaml *key) {
    RV_EACH_PAIR(key->next, k) {
        rv_piece_row *p = r->to = rv_declare(r, RV_DECLARED_PIECES, k);
        if (!p)
            return;
        if (!p->one)
            *p = (rv_piece_row){
                .key = p->key, .one = p->key, .several = p->key, .option = RV_ALWAYS};
        if (!rv_typed(&r->diags, k->next, RV_LIST | RV_MAP, k->text.s))
            continue;
        if (k->next->type == RV_YAML_LIST)
            piece_each(r, k);
        else
            RV_READ_MAP(r, k->next, k->text.s, piece_fields, p);
    }
}
