/* record_tower.c - the keys of The Tower in an entry of `moves`, and in a position. */
#include "base/limit.h"
#include "record/record_read.h"
#include "ruleset/words.h"

/* "B", "B big" */
bool rv_read_owner(rv_reader *r, const rv_yaml *v, int *player, int *figure) {
    *player = RV_NONE;
    *figure = RV_F_SMALL;
    if (!rv_typed(r->d, v, RV_WORD, "a player"))
        return false;
    rv_str rest = v->text, label = rv_str_cut(&rest, " ");
    const rv_yaml word = {.mark = v->mark, .text = {rv_dup(r->a, label), label.n}};
    *player = rv_read_player(r, &word);
    return rv_read_figure(r, v, rest, figure) && *player >= 0;
}

/* Without a figure whichever is held; small where both are. */
static bool read_ransom(rv_reader *r, const rv_yaml *v, rv_ransom_ref *out) {
    *out = (rv_ransom_ref){.mark = v->mark};
    if (!rv_read_owner(r, v, &out->player, &out->figure))
        return false;
    if (!memchr(v->text.s, ' ', v->text.n))
        out->figure = RV_NONE;
    return true;
}

void rv_entry_ransom(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    rv_beside *e = r->entry->beside;
    int most = v->type == RV_YAML_LIST ? v->n : 1;
    if (!rv_few(r, v, most, RV_LIMIT_LIST, "ransoms"))
        return;
    if (!most)
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, key->text.s, "a list of nobody")->help =
            "the player who is paid, as B or B big; without a ransom no such key";
    e->ransom.list = RV_NEWS(r->a, rv_ransom_ref, most + 1);
    r->use = RV_USE_CAPTURED;
    if (v->type != RV_YAML_LIST)
        e->ransom.n += read_ransom(r, v, e->ransom.list);
    else
        RV_EACH_ITEM(v, it) {
            e->ransom.n += read_ransom(r, it, &e->ransom.list[e->ransom.n]);
        }
    r->use = RV_USE_ANY;
}

/* [1, 0] as the word 1,0. */
static const rv_yaml *cell_word(rv_reader *r, const rv_yaml *v) {
    const rv_yaml *x = v->first;
    bool pair = v->type == RV_YAML_LIST && v->n == 2 && x->type == RV_YAML_WORD &&
                x->next->type == RV_YAML_WORD;
    if (!pair)
        return rv_typed(r->d, v, RV_WORD, "a cell") ? v : NULL;
    rv_yaml *word = RV_NEW(r->a, rv_yaml);
    *word = (rv_yaml){.mark = v->mark};
    word->text = rv_str_of(rv_printf(r->a, "%s,%s", x->text.s, x->next->text.s));
    return word;
}

/* "1,0", [1, 0], "big 1,0" */
static void read_spot(rv_reader *r, const rv_yaml *value, bool figure, rv_spot_ref *out) {
    const rv_yaml *v = cell_word(r, value);
    if (!v)
        return;
    rv_str cell = v->text, first = rv_str_cut(&cell, " ");
    bool has = figure && cell.s;
    rv_str where = has ? cell : v->text;
    out->mark = v->mark;
    r->use = figure ? RV_USE_TOP : RV_USE_ANY;
    out->said = (!has || rv_read_figure(r, v, first, &out->figure)) &&
                rv_read_cell(r, where, rv_mark_in(v->mark, v->text, where), &out->x, &out->y);
    r->use = RV_USE_ANY;
}

void rv_entry_tower(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    read_spot(r, v, false, &r->entry->beside->tower);
}

void rv_entry_top(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    read_spot(r, v, true, &r->entry->beside->top);
}

static bool read_standing(rv_reader *r, const rv_yaml *v, rv_str word, rv_captive_ref *out) {
    rv_piece_ref piece;
    out->kind = out->figure = RV_NONE;
    if (rv_str_is(word, "top"))
        return true;
    if (rv_str_is(word, "big:top")) {
        rv_complain(r->d, RV_D_BAD_EXTRA, rv_mark_in(v->mark, v->text, word), "big:top",
                    "one follower stands on top of a tower: `top` is enough, large or not");
        return false;
    }
    if (!rv_read_piece(r, word, rv_mark_in(v->mark, v->text, word), &piece))
        return false;
    out->kind = piece.kind;
    out->figure = piece.figure == RV_F_SMALL ? RV_NONE : piece.figure;
    return true;
}

static void bad_capture(rv_reader *r, const rv_yaml *v) {
    rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s,
                "a captured follower is PLAYER:ROLE@CELL, or PLAYER:top@CELL")
        ->help = rv_say(r->a, r->rec->rs, "B:{role}@1,2, B:{role}@1,2.n where there are several");
}

/* "B:knight@1,2", "B:big:farmer@0,-1.nw", "B:top@1,2" */
void rv_entry_capture(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    rv_captive_ref *out = &r->entry->beside->capture;
    rv_str rest = v->text, standing = rv_str_cut(&rest, "@"), role = standing;
    rv_str label = rv_str_cut(&role, ":"), place = rest, cell = rv_str_cut(&place, ".");
    const rv_yaml word = {.mark = v->mark, .text = {rv_dup(r->a, label), label.n}};
    *out = (rv_captive_ref){.mark = v->mark, .text = v->text.s, .place = RV_NONE};
    if (!role.s || !rest.s || (rv_str_is(role, "top") && place.s)) { /* a top has no places */
        bad_capture(r, v);
        return;
    }
    out->player = rv_read_player(r, &word);
    r->use = RV_USE_CAPTURED;
    bool fine = read_standing(r, v, role, out) &&
                rv_read_cell(r, cell, rv_mark_in(v->mark, v->text, cell), &out->x, &out->y);
    r->use = RV_USE_ANY;
    if (fine && place.s)
        fine = rv_read_place(r, place, rv_mark_in(v->mark, v->text, place), &out->place);
    out->said = fine && out->player >= 0;
}

/* "big", "small": one must be said. */
void rv_entry_exchange(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    rv_spot_ref *out = &r->entry->beside->exchange;
    bool small = rv_str_is(v->text, "small");
    out->mark = v->mark;
    out->figure = small || !v->text.n ? RV_F_SMALL : rv_figure_find(v->text);
    out->said = small || (v->text.n && out->figure >= 0);
    if (!out->said && !rv_refuse(r->d, r->rec->rs, v, RV_USE_CAPTURED))
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "big, or small")->help =
            "which of two comes back: a large follower is big, any other is small";
}

/* ---- positions ----------------------------------------------------------------------------- */

void rv_body_towers(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    r->rec->towers.list = RV_NEWS(r->a, rv_tower_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_tower_ref *t = &r->rec->towers.list[r->rec->towers.n];
        *t = (rv_tower_ref){.mark = k->mark};
        if (rv_read_cell(r, k->text, k->mark, &t->x, &t->y) &&
            rv_typed(r->d, k->next, RV_WORD, "a height") &&
            rv_number(r->d, k->next, "a height", &t->height))
            r->rec->towers.n++;
    }
}

/* Of whom; "none" where nobody stands there any more (T-31). */
static bool read_top(rv_reader *r, const rv_yaml *v, rv_tower_ref *t) {
    t->player = RV_NONE;
    return (v->type == RV_YAML_WORD && rv_str_is(v->text, "none")) ||
           rv_read_owner(r, v, &t->player, &t->figure);
}

void rv_body_tops(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    r->rec->tops.list = RV_NEWS(r->a, rv_tower_ref, v->n + 1);
    r->use = RV_USE_TOP;
    RV_EACH_PAIR(v, k) {
        rv_tower_ref *t = &r->rec->tops.list[r->rec->tops.n];
        *t = (rv_tower_ref){.mark = k->mark};
        if (rv_read_cell(r, k->text, k->mark, &t->x, &t->y) && read_top(r, k->next, t))
            r->rec->tops.n++;
    }
    r->use = RV_USE_ANY;
}

static void add_prisoner(rv_reader *r, const rv_yaml *v, int captor) {
    rv_prisoner_ref *p = &r->rec->prisoners.list[r->rec->prisoners.n];
    *p = (rv_prisoner_ref){.mark = v->mark, .captor = captor};
    r->use = RV_USE_CAPTURED;
    if (rv_read_owner(r, v, &p->owner, &p->figure) && captor >= 0)
        r->rec->prisoners.n++;
    r->use = RV_USE_ANY;
}

void rv_body_prisoners(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    int all = 0;
    RV_EACH_PAIR(v, k)
        all += k->next->n;
    r->rec->prisoners.list = RV_NEWS(r->a, rv_prisoner_ref, all + 1);
    if (!rv_few(r, v, all, RV_LIMIT_LIST, "prisoners"))
        return;
    RV_EACH_PAIR(v, k) {
        int captor = rv_read_player(r, k);
        if (!rv_typed(r->d, k->next, RV_LIST, "prisoners"))
            continue;
        RV_EACH_ITEM(k->next, it)
            add_prisoner(r, it, captor);
    }
}
