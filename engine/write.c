/* write.c - canonical notation: words, records (`fmt`) and positions. */
#include "bazaar.h"
#include "bridge.h"
#include "case.h"
#include "module.h"
#include "pieces.h"
#include "record_read.h"
#include "state.h"
#include "utf8.h"
#include <limits.h>

/* ---- words --------------------------------------------------------------------------------- */

const char *rv_tile_word(rv_arena *a, const rv_game *g, int tile, int quarters) {
    const char *id = g->rs->tiles[tile].id;
    if (rv_unlisted_tile(g->rs, tile)) /* another document would not know its name */
        return rv_look_write(a, g->rs, &g->rs->tiles[tile], quarters);
    return quarters ? rv_printf(a, "%s/%d", id, 90 * quarters) : id;
}

const char *rv_tile_said(rv_arena *a, const rv_game *g, const rv_tile *t) {
    const rv_tile *set = g->rs->tiles;
    bool listed = t < set || t >= set + g->rs->ntiles || !rv_unlisted_tile(g->rs, (int)(t - set));
    return listed ? t->id : rv_printf(a, "%s (%s)", t->id, t->look);
}

const char *rv_piece_word(rv_arena *a, const rv_game *g, int placed, int node) {
    const char *const parts[] = {rv_kind_of(g, node)->role, "@",
                                 rv_place_on(g, placed, rv_root(g, node))};
    return rv_join(a, 3, parts);
}

/* As typed; in the letters of the ruleset if it was typed in those of an older one. */
static const char *look_word(rv_case *c, const rv_tile_ref *ref) {
    const rv_tile *t = &c->rec.rs->tiles[ref->tile];
    int q = 0;
    while (q < 3 && !rv_look_fits(c->rec.rs, ref->look, t, q))
        q++;
    return ref->look->older ? rv_look_write(&c->arena, c->rec.rs, t, q) : ref->text;
}

static const char *ref_word(rv_case *c, const rv_tile_ref *ref, bool resolved) {
    return resolved || !ref->look ? rv_tile_word(&c->arena, c->game, ref->tile, ref->quarters)
                                  : look_word(c, ref);
}

static const char *typed_piece(rv_case *c, const rv_piece_ref *piece) {
    return rv_printf(&c->arena, "%s%s%s%s", rv_figure_prefix(piece->figure),
                     c->rec.rs->kinds[piece->kind].role, piece->place < 0 ? "" : "@",
                     piece->place < 0 ? "" : rv_place_name(piece->place));
}

const char *rv_turn_words(rv_case *c, const rv_entry *e) {
    if (e->bazaar)
        return rv_bazaar_words(c, e);
    if (e->none)
        return "none";
    const char *piece = e->piece.kind == RV_NONE ? NULL
                        : e->piece.canon         ? e->piece.canon
                                                 : typed_piece(c, &e->piece);
    return rv_printf(&c->arena, "%s %s%s%s", ref_word(c, &e->tile, e->played),
                     rv_cell_name(c->game, &c->arena, e->x, e->y), piece ? " " : "",
                     piece ? piece : "");
}

/* ---- YAML ---------------------------------------------------------------------------------- */

/* `besides`: what else needs no quotes where the text stands. */
static bool plain_char(char c, bool first, const char *besides) {
    bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                (unsigned char)c >= 0x80 || c == '_';
    return word || (!first && c && (strchr(" -./+()@;!", c) || strchr(besides, c)));
}

static bool plain(rv_str s, const char *besides) {
    for (size_t i = 0; i < s.n; i++)
        if (!plain_char(s.s[i], i == 0, besides))
            return false;
    return s.n > 0 && s.s[s.n - 1] != ' ';
}

/* Would a quoted text lose it when it is read again? Line ends of all sorts, what is no text. */
static bool needs_escape(unsigned c) {
    return !rv_printable(c) || c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
}

static bool needs_escapes(rv_str s) {
    unsigned c = 0;
    for (size_t i = 0, n; i < s.n; i += n) {
        n = rv_utf8(s.s + i, s.n - i, &c);
        if (n == 0 || needs_escape(c))
            return true;
    }
    return false;
}

static void put_escaped(rv_buf *b, rv_str s) {
    unsigned c = 0;
    rv_put(b, "\"");
    for (size_t i = 0, n; i < s.n; i += n) {
        n = rv_utf8(s.s + i, s.n - i, &c);
        n = n ? n : 1;
        if (c == '\n')
            rv_put(b, "\\n");
        else if (c == '"' || c == '\\')
            rv_putf(b, "\\%c", (char)c);
        else if (needs_escape(c))
            rv_putf(b, "\\u%04X", c);
        else
            rv_putn(b, s.s + i, n);
    }
    rv_put(b, "\"");
}

void rv_put_yaml(rv_buf *b, rv_str s) {
    if (plain(s, "") && !needs_escapes(s)) {
        rv_putn(b, s.s, s.n);
        return;
    }
    if (needs_escapes(s)) {
        put_escaped(b, s);
        return;
    }
    rv_put(b, "'");
    for (size_t i = 0; i < s.n; i++)
        rv_putn(b, s.s[i] == '\'' ? "''" : s.s + i, s.s[i] == '\'' ? 2 : 1);
    rv_put(b, "'");
}

static void put_text(rv_buf *b, const char *s) {
    rv_put_yaml(b, rv_str_of(s));
}

/* It has a line to itself, where the commas and colons in its words need no quotes. */
static void put_turn(rv_buf *b, const char *words) {
    const rv_str s = rv_str_of(words);
    if (plain(s, ",:"))
        rv_putn(b, s.s, s.n);
    else
        rv_put_yaml(b, s);
}

static void put_quoted(rv_buf *b, const char *s) {
    rv_putf(b, "'%s'", s);
}

/* Any YAML value on one line: what is kept and never judged. */
static void put_flow(rv_buf *b, const rv_yaml *v) {
    const char *between = "";
    if (v->type == RV_YAML_WORD) {
        rv_put_yaml(b, v->text);
        return;
    }
    rv_put(b, v->type == RV_YAML_MAP ? "{" : "[");
    for (const rv_yaml *i = v->first; i; i = i->next) {
        rv_put(b, between);
        put_flow(b, i);
        between = ", ";
        if (v->type == RV_YAML_MAP) {
            rv_put(b, ": ");
            put_flow(b, i = i->next);
        }
    }
    rv_put(b, v->type == RV_YAML_MAP ? "}" : "]");
}

/* ---- comments ------------------------------------------------------------------------------ */

static int line_of(const rv_case *c, const char *key) {
    RV_EACH_PAIR(c->rec.root, k)
        if (rv_str_is(k->text, key))
            return k->mark.line;
    return 0;
}

static void above(rv_case *c, rv_buf *b, int line, const char *indent) {
    rv_put_comments_above(b, &c->comments, line, indent);
}

static void beside(rv_case *c, rv_buf *b, int line) {
    rv_put_comment_beside(b, &c->comments, line);
}

/* ---- the header ---------------------------------------------------------------------------- */

static void put_players(rv_case *c, rv_buf *b) {
    const rv_record *r = &c->rec;
    rv_put(b, "players: {");
    for (int p = 0; p < r->nplayers; p++) {
        rv_putf(b, "%s%s: ", p ? ", " : "", r->label[p]);
        put_text(b, r->name[p]);
    }
    rv_put(b, "}\n");
}

static void put_version(rv_case *c, rv_buf *b) {
    (void)c;
    rv_put(b, "reeve: 1\n");
}

static void put_rules(rv_case *c, rv_buf *b) {
    rv_putf(b, "rules: %s\n", c->rec.rules);
}

static void put_changes(rv_buf *b, const rv_hooks *h, const char *script, int *n) {
    rv_script_change change;
    for (int i = 0; rv_script_option_changed(h, script, i, &change); i++) {
        rv_putf(b, "%s%s.%s: ", (*n)++ ? ", " : "options: {", change.script, change.name);
        rv_put_yaml(b, rv_str_of(change.value));
    }
}

void rv_put_options(rv_buf *b, const rv_in_force *f) {
    int n = 0, values;
    for (int o = 0; o < RV_O_COUNT; o++)
        if (f->option[o] != f->rs->options[o].standard) {
            rv_putf(b, "%s%s: ", n++ ? ", " : "options: {", rv_option_name(o));
            put_text(b, rv_option_values(o, &values)[f->option[o]]);
        }
    for (int i = 0; i < f->nscripts; i++)
        put_changes(b, f->hooks, f->scripts[i], &n);
    rv_put(b, n ? "}\n" : "");
}

void rv_put_scripts(rv_buf *b, const rv_in_force *f) {
    for (int i = 0; i < f->nscripts; i++)
        rv_putf(b, "%s%s", i ? ", " : "scripts: [", f->scripts[i]);
    rv_put(b, f->nscripts ? "]\n" : "");
}

int rv_add_script(const char **names, int n, const char *name) {
    for (int i = 0; i < n; i++)
        if (strcmp(names[i], name) == 0)
            return n;
    names[n] = name;
    return n + 1;
}

/* The record's scripts, and the caller's as far as they have names. */
static rv_in_force in_force(rv_case *c) {
    const char **names =
        RV_NEWS(&c->arena, const char *, c->rec.nscripts + c->settings.nscripts + 1);
    int n = 0;
    for (int i = 0; i < c->rec.nscripts; i++)
        n = rv_add_script(names, n, c->rec.script[i]);
    for (int i = 0; i < c->settings.nscripts; i++)
        if (!c->settings.script_texts[i].s)
            n = rv_add_script(names, n, c->settings.scripts[i]);
    return (rv_in_force){c->rec.rs, c->rec.option, c->hooks, names, n};
}

static void put_options(rv_case *c, rv_buf *b) {
    const rv_in_force f = in_force(c);
    rv_put_options(b, &f);
}

static void put_scripts(rv_case *c, rv_buf *b) {
    const rv_in_force f = in_force(c);
    rv_put_scripts(b, &f);
}

static const struct header_key {
    const char *key;
    bool kept;                          /* in a record: as typed */
    void (*put)(rv_case *c, rv_buf *b); /* NULL: as typed anywhere */
} header_keys[] = {
    {"reeve", false, put_version},  {"rules", false, put_rules}, {"options", true, put_options},
    {"scripts", true, put_scripts}, {"about", true, NULL},       {"players", false, put_players},
};

static void put_kept(rv_buf *b, const rv_record *r, const char *key) {
    const rv_yaml *v = r->root ? rv_doc_get(r->root, key) : NULL;
    if (!v || (v->type != RV_YAML_WORD && v->n == 0))
        return;
    rv_putf(b, "%s: ", key);
    put_flow(b, v);
    rv_put(b, "\n");
}

static void put_header(rv_case *c, rv_buf *b, bool as_typed) {
    for (size_t i = 0; i < sizeof header_keys / sizeof *header_keys; i++) {
        const struct header_key *h = &header_keys[i];
        int line = line_of(c, h->key);
        above(c, b, line, "");
        if (!h->put || (as_typed && h->kept))
            put_kept(b, &c->rec, h->key);
        else
            h->put(c, b);
        beside(c, b, line);
    }
}

/* ---- lists --------------------------------------------------------------------------------- */

static void put_tiles(rv_case *c, rv_buf *b, const rv_tile_ref *list, int n, bool resolved) {
    rv_put(b, "[");
    for (int i = 0; i < n; i++) {
        const char *word = resolved || !list[i].look
                               ? rv_tile_word(&c->arena, c->game, list[i].tile, 0)
                               : look_word(c, &list[i]);
        rv_put(b, i ? ", " : "");
        put_quoted(b, word);
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

static void put_corners(rv_case *c, rv_buf *b, const rv_claim *list, int n) {
    rv_put(b, "{");
    for (int i = 0; i < n; i++) {
        rv_put(b, i ? ", " : "");
        rv_put_corner(c, b, list[i].key);
        rv_put_token(c, b, list[i].value);
    }
    rv_put(b, "}\n");
}

static void put_numbers(rv_case *c, rv_buf *b, const rv_claim *list, int n) {
    rv_put(b, "{");
    for (int i = 0; i < n; i++)
        rv_putf(b, "%s%s: %d", i ? ", " : "", c->rec.label[list[i].key], list[i].value);
    rv_put(b, "}\n");
}

static const char *feature_word(rv_case *c, const rv_feature_ref *f) {
    if (f->canon)
        return f->canon;
    return rv_printf(&c->arena, "%s@%s%s%s", c->rec.rs->kinds[f->kind].name,
                     rv_cell_name(c->game, &c->arena, f->x, f->y), f->place < 0 ? "" : ".",
                     f->place < 0 ? "" : rv_place_name(f->place));
}

static void put_uses(rv_case *c, rv_buf *b, const rv_use_ref *list, int n) {
    rv_put(b, "[");
    for (int i = 0; i < n; i++) {
        rv_put(b, i ? ", " : "");
        rv_put(b, list[i].has_feature ? "{" : "");
        rv_put_token(c, b, list[i].token);
        if (list[i].has_feature)
            rv_putf(b, ": %s}", feature_word(c, &list[i].feature));
    }
    rv_put(b, "]");
}

/* ---- records ------------------------------------------------------------------------------- */

/* The order of drawing from `from` on; the wall tiles of the set-up only with a record, since a
 * position says what lies on the corners. */
static void put_setup(rv_case *c, rv_buf *b, int from, bool wall) {
    const rv_record *r = &c->rec;
    wall = wall && r->wall_tiles.n;
    above(c, b, line_of(c, "setup"), "");
    rv_put(b, wall || r->draw.n > from ? "setup:\n" : "");
    beside(c, b, line_of(c, "setup"));
    if (wall) {
        rv_put(b, "  wall_tiles: ");
        put_corners(c, b, r->wall_tiles.list, r->wall_tiles.n);
    }
    if (r->draw.n > from) {
        rv_put(b, "  draw: ");
        put_tiles(c, b, r->draw.list + from, r->draw.n - from, false);
    }
}

static void put_discard(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put(b, "  discard: ");
    put_tiles(c, b, e->beside->discard.list, e->beside->discard.n, e->played);
}

static void put_order(rv_case *c, rv_buf *b, const rv_entry *e) {
    for (int i = 0; i < e->beside->order.n; i++) {
        rv_put(b, i ? ", " : "  order: [");
        put_text(b, feature_word(c, &e->beside->order.list[i]));
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
    put_corners(c, b, e->beside->take.list, e->beside->take.n);
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
    put_text(b, e->beside->capture.canon ? e->beside->capture.canon : e->beside->capture.text);
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
            put_quoted(b, list[i].feature);
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
    put_numbers(c, b, e->beside->score.list, e->beside->score.n);
}

/* A key of an entry, when something stands there, with its comments. */
static void put_key(rv_case *c, rv_buf *b, const rv_entry *e, int n, int line,
                    void (*put)(rv_case *c, rv_buf *b, const rv_entry *e)) {
    if (n == 0)
        return;
    above(c, b, line, "  ");
    put(c, b, e);
    beside(c, b, line);
}

static void put_entry(rv_case *c, rv_buf *b, const rv_entry *e) {
    above(c, b, e->mark.line, "");
    if (e->bazaar) {
        rv_put_bazaar(c, b, e);
        put_key(c, b, e, e->beside->score.n,
                e->beside->score.n ? e->beside->score.list->mark.line : 0, put_score);
        return;
    }
    rv_putf(b, "- %s: ", c->rec.label[e->player]);
    put_turn(b, rv_turn_words(c, e));
    rv_put(b, "\n");
    beside(c, b, e->turn_mark.line);
    put_key(c, b, e, e->beside->discard.n,
            e->beside->discard.n ? e->beside->discard.list->mark.line : 0, put_discard);
    put_key(c, b, e, e->beside->ransom.n,
            e->beside->ransom.n ? e->beside->ransom.list->mark.line : 0, put_ransom);
    put_key(c, b, e, e->beside->bridge.said, e->beside->bridge.mark.line, put_bridge);
    put_key(c, b, e, e->beside->tower.said, e->beside->tower.mark.line, put_tower);
    put_key(c, b, e, e->beside->capture.said, e->beside->capture.mark.line, put_capture);
    put_key(c, b, e, e->beside->exchange.said, e->beside->exchange.mark.line, put_exchange);
    put_key(c, b, e, e->beside->top.said, e->beside->top.mark.line, put_top);
    put_key(c, b, e, e->beside->castle.n, e->beside->castle_mark.line, put_castle);
    put_key(c, b, e, e->beside->fief.n, e->beside->fief_mark.line, put_fief);
    put_key(c, b, e, e->beside->order.n, e->beside->order_mark.line, put_order);
    put_key(c, b, e, e->beside->use.n, e->beside->use_mark.line, put_use);
    put_key(c, b, e, e->beside->take.n, e->beside->take_mark.line, put_take);
    put_key(c, b, e, e->beside->score.n, e->beside->score.n ? e->beside->score.list->mark.line : 0,
            put_score);
}

static void put_final(rv_case *c, rv_buf *b) {
    const rv_record *r = &c->rec;
    above(c, b, line_of(c, "final"), "");
    if (r->final.n)
        rv_put(b, "final:\n");
    beside(c, b, line_of(c, "final"));
    for (int i = 0; i < r->final.n; i++) {
        above(c, b, r->final.list[i].mark.line, "  ");
        rv_putf(b, "  %s: {use: ", r->label[r->final.list[i].player]);
        put_uses(c, b, r->final.list[i].use.list, r->final.list[i].use.n);
        rv_put(b, "}\n");
        beside(c, b, r->final.list[i].mark.line);
    }
    above(c, b, line_of(c, "result"), "");
    if (r->result.n) {
        rv_put(b, "result: ");
        put_numbers(c, b, r->result.list, r->result.n);
    }
    beside(c, b, line_of(c, "result"));
}

/* ---- positions ----------------------------------------------------------------------------- */

static void put_followers(rv_case *c, rv_buf *b, int placed) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    for (int r = 0; r < p->tile->nregions; r++) {
        uint8_t piece = g->nodes[rv_node_of(p, r)].piece;
        if (piece)
            rv_putf(b, " %s:%s%s", c->rec.label[rv_piece_player(piece)],
                    rv_figure_prefix(rv_piece_figure(piece)),
                    rv_piece_word(&c->arena, g, placed, rv_node_of(p, r)));
    }
}

static int count_followers(const rv_game *g, const rv_placed *p) {
    int n = 0;
    for (int r = 0; r < p->tile->nregions; r++)
        n += g->nodes[rv_node_of(p, r)].piece != 0;
    return n;
}

static void put_row(rv_case *c, rv_buf *b, int placed) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    rv_buf words = {.arena = &c->arena};
    rv_put(&words, rv_tile_word(&c->arena, g, p->index, p->quarters));
    put_followers(c, &words, placed);
    const char *cell = rv_cell_name(g, &c->arena, p->x, p->y);
    rv_put(b, "  ");
    put_text(b, cell);
    if (count_followers(g, p) < 2) {
        rv_putf(b, ": %s\n", rv_buf_text(&words));
        return;
    }
    rv_put(b, ": [");
    for (rv_str rest = rv_str_of(rv_buf_text(&words)); rest.s;) {
        rv_str word = rv_str_cut(&rest, " ");
        rv_putn(b, word.s, word.n);
        rv_put(b, rest.s ? ", " : "]\n");
    }
}

static void put_board(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    for (int i = 0; i < g->nplaced; i++)
        n += !g->placed[i].start;
    rv_put(b, n ? "board:\n" : "board: {}\n");
    for (int i = 0; i < g->nplaced; i++)
        if (!g->placed[i].start)
            put_row(c, b, i);
}

void rv_put_by_player(rv_case *c, rv_buf *b, const char *key,
                      int (*value)(const rv_game *g, int player)) {
    rv_putf(b, "%s: {", key);
    for (int p = 0; p < c->game->nplayers; p++)
        rv_putf(b, "%s%s: %d", p ? ", " : "", c->rec.label[p], value(c->game, p));
    rv_put(b, "}\n");
}

static int score_of(const rv_game *g, int player) {
    return g->seats[player].score;
}

static int supply_of(const rv_game *g, int player) {
    return g->seats[player].supply[RV_F_SMALL];
}

/* Are there other figures, or pieces? */
static bool has_more_than_followers(const rv_game *g) {
    bool more = g->option[RV_O_LARGE_FOLLOWER] == RV_V_YES;
    for (int p = 0; p < RV_P_COUNT; p++)
        more |= rv_all_pieces(g, p) > 0;
    return more;
}

/* "{followers: 4, big: 1, towers: 8}" */
static void put_hand_of(rv_case *c, rv_buf *b, int player) {
    const rv_game *g = c->game;
    const rv_seat *s = &g->seats[player];
    rv_putf(b, "%s: {followers: %d", c->rec.label[player], s->supply[RV_F_SMALL]);
    if (g->option[RV_O_LARGE_FOLLOWER] == RV_V_YES)
        rv_putf(b, ", %s: %d", rv_figure_name(RV_F_BIG), s->supply[RV_F_BIG]);
    for (int p = 0; p < RV_P_COUNT; p++)
        if (rv_all_pieces(g, p) && rv_pieces_known(g, player, p))
            rv_putf(b, ", %s: %d", rv_piece_key(p), s->pieces[p]);
    rv_put(b, "}");
}

static void put_supply(rv_case *c, rv_buf *b) {
    if (!has_more_than_followers(c->game)) {
        rv_put_by_player(c, b, "supply", supply_of);
        return;
    }
    for (int p = 0; p < c->game->nplayers; p++) {
        rv_put(b, p ? ", " : "supply: {");
        put_hand_of(c, b, p);
    }
    rv_put(b, "}\n");
}

static void put_discards(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    for (int t = 0; t < g->rs->ntiles; t++) {
        int gone = g->gone[t];
        for (int i = 0; i < g->nplaced; i++)
            gone -= !g->placed[i].start && g->placed[i].index == t;
        for (; gone > 0; gone--) {
            rv_put(b, n++ ? ", " : "discards: [");
            put_quoted(b, rv_tile_word(&c->arena, g, t, 0));
        }
    }
    rv_put(b, n ? "]\n" : "");
}

static void put_value(rv_buf *b, const rv_kept *k) {
    rv_putf(b, "%s: ", k->name);
    if (k->type == RV_KEPT_NUMBER)
        rv_putf(b, "%d", (int)k->number);
    else if (k->type == RV_KEPT_TRUTH)
        rv_put(b, k->number ? "true" : "false");
    else
        rv_put_yaml(b, rv_str_of(k->word));
}

/* "state: {SCRIPT: {NAME: value}}" */
static void put_state(const rv_game *g, rv_buf *b) {
    const rv_kept *k, *last = NULL;
    for (int i = 0; (k = rv_state_at(g, i)); last = k, i++) {
        if (last && strcmp(last->script, k->script) == 0)
            rv_put(b, ", ");
        else
            rv_putf(b, "%s%s: {", last ? "}, " : "state: {", k->script);
        put_value(b, k);
    }
    rv_put(b, last ? "}}\n" : "");
}

static void put_position(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    if (!g->over)
        rv_putf(b, "to_move: %s\n", c->rec.label[g->to_move]);
    if (g->extra && !g->over)
        rv_putf(b, "extra_turns: %d\n", g->extra);
    put_board(c, b);
    rv_put_by_player(c, b, "score", score_of);
    rv_step_put_position(c, b);
    put_supply(c, b);
    put_discards(c, b);
    put_state(g, b);
}

/* ---- entrances ----------------------------------------------------------------------------- */

/* The line of the document on which stands what a line of the start position says: a row of the
 * board, or a key. */
static int line_of_start(rv_case *c, rv_str line, int *row) {
    rv_str key = line;
    if (line.n && line.s[0] == ' ')
        return *row < c->rec.board.n ? c->rec.board.list[(*row)++].mark.line : 0;
    return line_of(c, rv_dup(&c->arena, rv_str_cut(&key, ":")));
}

/* A position as it was typed, in canonical words: the state before the moves. */
static void put_start(rv_case *c, rv_buf *b) {
    int row = 0;
    rv_str rest = rv_str_of(c->start_text ? c->start_text : "");
    while (rest.n) {
        rv_str words = rv_str_cut(&rest, "\n");
        int line = line_of_start(c, words, &row);
        above(c, b, line, words.s[0] == ' ' ? "  " : "");
        rv_putf(b, "%.*s\n", (int)words.n, words.s);
        beside(c, b, line);
    }
}

static void put_record(rv_case *c, rv_buf *b) {
    c->comments = rv_comments_of(&c->arena, c->text, c->line);
    put_header(c, b, true);
    put_setup(c, b, 0, true);
    put_start(c, b);
    above(c, b, c->rec.moves_mark.line, "");
    if (c->rec.has_moves)
        rv_put(b, c->rec.moves.n ? "moves:\n" : "moves: []\n");
    beside(c, b, c->rec.moves_mark.line);
    for (int i = 0; i < c->rec.moves.n; i++)
        put_entry(c, b, &c->rec.moves.list[i]);
    put_final(c, b);
    above(c, b, INT_MAX, "");
    c->comments = (rv_comments){NULL, 0};
}

typedef struct writing {
    rv_case *c;
    rv_buf buf;
    void (*put)(rv_case *c, rv_buf *b);
} writing;

static void run_writing(void *ud) {
    writing *w = ud;
    w->put(w->c, &w->buf);
}

static const char *write_with(rv_case *c, void (*put)(rv_case *c, rv_buf *b)) {
    writing w = {c, {.arena = &c->arena}, put};
    return c->game && rv_protect(&c->arena, run_writing, &w) ? rv_buf_text(&w.buf) : NULL;
}

static void put_whole_position(rv_case *c, rv_buf *b) {
    put_header(c, b, false);
    put_setup(c, b, c->draw, false);
    if (c->scored) /* a position never has the final scoring in it */
        rv_look_back(&c->game->journal, c->final_mark);
    put_position(c, b);
    if (c->scored)
        rv_look_forward(&c->game->journal, c->final_mark);
}

/* A position that cannot be set on the table cannot be written from it either. */
const char *rv_case_format(rv_case *c) {
    if (c->rec.has_board && rv_diags_verdict(&c->diags) == RV_INCONSISTENT)
        return NULL;
    return write_with(c, put_record);
}

const char *rv_case_position(rv_case *c) {
    return write_with(c, put_whole_position);
}

const char *rv_start_words(rv_case *c) {
    rv_buf b = {.arena = &c->arena};
    put_position(c, &b);
    return rv_buf_text(&b);
}
