/* write_entry.c - the moves of a record, and its end, in canonical words. */
#include "core/pieces.h"
#include "games/bazaars/bazaar.h"
#include "games/bridges/bridge.h"
#include "record/write.h"

void rv_put_tiles(rv_case *c, rv_buf *b, const rv_tile_ref *list, int n, bool resolved) {
    rv_put(b, "[");
    for (int i = 0; i < n; i++) {
        rv_put(b, i ? ", " : "");
        rv_put_quoted(b, rv_tile_held(c, &list[i], resolved));
    }
    rv_put(b, "]\n");
}

void rv_put_corner(rv_case *c, rv_buf *b, int corner) {
    rv_putf(b, "%d: ", c->rec.rs->corners[corner].space);
}

void rv_put_token(rv_case *c, rv_buf *b, int token) {
    if (token == RV_NONE)
        rv_put(b, "'?'");
    else
        rv_putf(b, "%d", c->rec.rs->tokens[token].number);
}

void rv_put_corners(rv_case *c, rv_buf *b, const rv_claim *list, int n) {
    rv_put(b, "{");
    for (int i = 0; i < n; i++) {
        rv_put(b, i ? ", " : "");
        rv_put_corner(c, b, list[i].key);
        rv_put_token(c, b, list[i].value);
    }
    rv_put(b, "}\n");
}

void rv_put_numbers(rv_case *c, rv_buf *b, const rv_claim *list, int n) {
    rv_put(b, "{");
    for (int i = 0; i < n; i++)
        rv_putf(b, "%s%s: %d", i ? ", " : "", c->rec.label[list[i].key], list[i].value);
    rv_put(b, "}\n");
}

static void put_uses(rv_case *c, rv_buf *b, const rv_use_ref *list, int n) {
    rv_put(b, "[");
    for (int i = 0; i < n; i++) {
        rv_put(b, i ? ", " : "");
        rv_put(b, list[i].has_feature ? "{" : "");
        rv_put_token(c, b, list[i].token);
        if (list[i].has_feature)
            rv_putf(b, ": %s}", rv_feature_word(c, &list[i].feature));
    }
    rv_put(b, "]");
}

/* ---- entries ------------------------------------------------------------------------------- */

static void put_discard(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put(b, "  discard: ");
    rv_put_tiles(c, b, e->beside->discard.list, e->beside->discard.n, e->played);
}

static void put_order(rv_case *c, rv_buf *b, const rv_entry *e) {
    for (int i = 0; i < e->beside->order.n; i++) {
        rv_put(b, i ? ", " : "  order: [");
        rv_put_text(b, rv_feature_word(c, &e->beside->order.list[i]));
    }
    rv_put(b, "]\n");
}

static void put_use(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put(b, "  use: ");
    put_uses(c, b, e->beside->use.list, e->beside->use.n);
    rv_put(b, "\n");
}

static void put_take(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put(b, "  take: ");
    rv_put_corners(c, b, e->beside->take.list, e->beside->take.n);
}

/* " small" where that was said, and it is not what would be meant without. */
static const char *figure_behind(int figure) {
    return figure == RV_F_SMALL ? " small" : figure == RV_F_BIG ? " big" : "";
}

static void put_ransom(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put(b, e->beside->ransom.n > 1 ? "  ransom: [" : "  ransom: ");
    for (int i = 0; i < e->beside->ransom.n; i++)
        rv_putf(b, "%s%s%s", i ? ", " : "", c->rec.label[e->beside->ransom.list[i].player],
                figure_behind(e->beside->ransom.list[i].figure));
    rv_put(b, e->beside->ransom.n > 1 ? "]\n" : "\n");
}

static void put_spot(rv_case *c, rv_buf *b, const char *key, const rv_spot_ref *s) {
    rv_putf(b, "  %s: %s%s%s\n", key, s->figure ? rv_figure_name(s->figure) : "",
            s->figure ? " " : "", rv_cell_name(c->game, &c->arena, s->x, s->y));
}

static void put_tower(rv_case *c, rv_buf *b, const rv_entry *e) {
    put_spot(c, b, "tower", &e->beside->tower);
}

static void put_top(rv_case *c, rv_buf *b, const rv_entry *e) {
    put_spot(c, b, "top", &e->beside->top);
}

static void put_capture(rv_case *c, rv_buf *b, const rv_entry *e) {
    (void)c;
    rv_put(b, "  capture: ");
    rv_put_text(b, e->beside->capture.canon ? e->beside->capture.canon : e->beside->capture.text);
    rv_put(b, "\n");
}

static void put_exchange(rv_case *c, rv_buf *b, const rv_entry *e) {
    (void)c;
    rv_putf(b, "  exchange: %s\n",
            e->beside->exchange.figure ? rv_figure_name(e->beside->exchange.figure) : "small");
}

static void put_deeds(rv_buf *b, const rv_owned *list, int n, const char *label) {
    int all = 0, put = 0;
    for (int i = 0; i < n; i++)
        all += strcmp(list[i].label, label) == 0;
    rv_putf(b, "%s: %s", label, all > 1 ? "[" : "");
    for (int i = 0; i < n; i++)
        if (strcmp(list[i].label, label) == 0) {
            rv_put(b, put++ ? ", " : "");
            rv_put_quoted(b, list[i].feature);
        }
    rv_put(b, all > 1 ? "]" : "");
}

void rv_put_owned(rv_buf *b, const char *key, const rv_owned *list, int n) {
    for (int i = 0; i < n; i++) {
        bool before = false;
        for (int j = 0; j < i; j++)
            before |= strcmp(list[j].label, list[i].label) == 0;
        if (before)
            continue;
        rv_put(b, i ? ", " : rv_printf(b->arena, "  %s: {", key));
        put_deeds(b, list, n, list[i].label);
    }
    rv_put(b, n ? "}\n" : "");
}

static void put_fiefs(rv_case *c, rv_buf *b, const char *key, const rv_fief_ref *list, int n) {
    rv_owned *deeds = RV_NEWS(&c->arena, rv_owned, n + 1);
    for (int i = 0; i < n; i++) {
        const rv_feature_ref *f = &list[i].feature;
        deeds[i] = (rv_owned){c->rec.label[list[i].player], f->canon ? f->canon : f->text};
    }
    rv_put_owned(b, key, deeds, n);
}

static void put_castle(rv_case *c, rv_buf *b, const rv_entry *e) {
    put_fiefs(c, b, "castle", e->beside->castle.list, e->beside->castle.n);
}

static void put_fief(rv_case *c, rv_buf *b, const rv_entry *e) {
    put_fiefs(c, b, "fief", e->beside->fief.list, e->beside->fief.n);
}

static void put_bridge(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_bridge_ref *r = &e->beside->bridge;
    bool beside = r->beside && (r->x != e->x || r->y != e->y);
    rv_putf(b, "  bridge: %s%s%s\n", rv_axis_name(r->axis), beside ? "@" : "",
            beside ? rv_cell_name(c->game, &c->arena, r->x, r->y) : "");
}

static void put_score(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put(b, "  score: ");
    rv_put_numbers(c, b, e->beside->score.list, e->beside->score.n);
}

/* A key of an entry, when something stands there, with its comments. */
static void put_key(rv_case *c, rv_buf *b, const rv_entry *e, int n, int line,
                    void (*put)(rv_case *c, rv_buf *b, const rv_entry *e)) {
    if (n == 0)
        return;
    rv_put_above(c, b, line, "  ");
    put(c, b, e);
    rv_put_beside(c, b, line);
}

void rv_put_entry(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_beside *s = e->beside;
    rv_put_above(c, b, e->mark.line, "");
    if (e->bazaar) {
        rv_put_bazaar(c, b, e);
        put_key(c, b, e, s->score.n, s->score.n ? s->score.list->mark.line : 0, put_score);
        return;
    }
    rv_putf(b, "- %s: ", c->rec.label[e->player]);
    rv_put_line(b, rv_turn_words(c, e));
    rv_put(b, "\n");
    rv_put_beside(c, b, e->turn_mark.line);
    put_key(c, b, e, s->discard.n, s->discard.n ? s->discard.list->mark.line : 0, put_discard);
    put_key(c, b, e, s->ransom.n, s->ransom.n ? s->ransom.list->mark.line : 0, put_ransom);
    put_key(c, b, e, s->bridge.said, s->bridge.mark.line, put_bridge);
    put_key(c, b, e, s->tower.said, s->tower.mark.line, put_tower);
    put_key(c, b, e, s->capture.said, s->capture.mark.line, put_capture);
    put_key(c, b, e, s->exchange.said, s->exchange.mark.line, put_exchange);
    put_key(c, b, e, s->top.said, s->top.mark.line, put_top);
    put_key(c, b, e, s->castle.n, s->castle_mark.line, put_castle);
    put_key(c, b, e, s->fief.n, s->fief_mark.line, put_fief);
    put_key(c, b, e, s->order.n, s->order_mark.line, put_order);
    put_key(c, b, e, s->use.n, s->use_mark.line, put_use);
    put_key(c, b, e, s->take.n, s->take_mark.line, put_take);
    put_key(c, b, e, s->score.n, s->score.n ? s->score.list->mark.line : 0, put_score);
}

void rv_put_final(rv_case *c, rv_buf *b) {
    const rv_record *r = &c->rec;
    rv_put_above(c, b, rv_line_of(c, "final"), "");
    if (r->final.n)
        rv_put(b, "final:\n");
    rv_put_beside(c, b, rv_line_of(c, "final"));
    for (int i = 0; i < r->final.n; i++) {
        rv_put_above(c, b, r->final.list[i].mark.line, "  ");
        rv_putf(b, "  %s: {use: ", r->label[r->final.list[i].player]);
        put_uses(c, b, r->final.list[i].use.list, r->final.list[i].use.n);
        rv_put(b, "}\n");
        rv_put_beside(c, b, r->final.list[i].mark.line);
    }
    rv_put_above(c, b, rv_line_of(c, "result"), "");
    if (r->result.n) {
        rv_put(b, "result: ");
        rv_put_numbers(c, b, r->result.list, r->result.n);
    }
    rv_put_beside(c, b, rv_line_of(c, "result"));
}
