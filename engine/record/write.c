/* write.c - documents in canonical notation: records (`fmt`) and positions. */
#include "record/write.h"
#include "core/module.h"
#include <limits.h>

int rv_line_of(const rv_case *c, const char *key) {
    RV_EACH_PAIR(c->rec.root, k)
        if (rv_str_is(k->text, key))
            return k->mark.line;
    return 0;
}

void rv_put_above(rv_case *c, rv_buf *b, int line, const char *indent) {
    rv_put_comments_above(b, &c->comments, line, indent);
}

void rv_put_beside(rv_case *c, rv_buf *b, int line) {
    rv_put_comment_beside(b, &c->comments, line);
}

/* ---- the header ---------------------------------------------------------------------------- */

static void put_players(rv_case *c, rv_buf *b) {
    const rv_record *r = &c->rec;
    rv_put(b, "players: {");
    for (int p = 0; p < r->nplayers; p++) {
        rv_putf(b, "%s%s: ", p ? ", " : "", r->label[p]);
        rv_put_text(b, r->name[p]);
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
    int n = 0;
    for (int o = 0; o < RV_O_COUNT; o++)
        if (f->option[o] != f->rs->options[o].standard) {
            rv_putf(b, "%s%s: ", n++ ? ", " : "options: {", rv_option_name(o));
            rv_put_text(b, rv_option_text(o, f->option[o]));
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
    rv_put_flow(b, v);
    rv_put(b, "\n");
}

static void put_header(rv_case *c, rv_buf *b, bool as_typed) {
    for (size_t i = 0; i < sizeof header_keys / sizeof *header_keys; i++) {
        const struct header_key *h = &header_keys[i];
        int line = rv_line_of(c, h->key);
        rv_put_above(c, b, line, "");
        if (!h->put || (as_typed && h->kept))
            put_kept(b, &c->rec, h->key);
        else
            h->put(c, b);
        rv_put_beside(c, b, line);
    }
}

/* The order of drawing from `from` on; the wall tiles of the set-up only with a record, since a
 * position says what lies on the corners. */
static void put_setup(rv_case *c, rv_buf *b, int from, bool wall) {
    const rv_record *r = &c->rec;
    wall = wall && r->wall_tiles.n;
    rv_put_above(c, b, rv_line_of(c, "setup"), "");
    rv_put(b, wall || r->draw.n > from ? "setup:\n" : "");
    rv_put_beside(c, b, rv_line_of(c, "setup"));
    if (wall) {
        rv_put(b, "  wall_tiles: ");
        rv_put_corners(c, b, r->wall_tiles.list, r->wall_tiles.n);
    }
    if (r->draw.n > from) {
        rv_put(b, "  draw: ");
        rv_put_tiles(c, b, r->draw.list + from, r->draw.n - from, false);
    }
}

/* ---- documents ----------------------------------------------------------------------------- */

/* The line of the document on which stands what a line of the start position says: a row of the
 * board, or a key. */
static int line_of_start(rv_case *c, rv_str line, int *row) {
    rv_str key = line;
    if (line.n && line.s[0] == ' ')
        return *row < c->rec.board.n ? c->rec.board.list[(*row)++].mark.line : 0;
    return rv_line_of(c, rv_dup(&c->arena, rv_str_cut(&key, ":")));
}

/* A position as it was typed, in canonical words: the state before the moves. */
static void put_start(rv_case *c, rv_buf *b) {
    int row = 0;
    rv_str rest = rv_str_of(c->start_text ? c->start_text : "");
    while (rest.n) {
        rv_str words = rv_str_cut(&rest, "\n");
        int line = line_of_start(c, words, &row);
        rv_put_above(c, b, line, words.s[0] == ' ' ? "  " : "");
        rv_putf(b, "%.*s\n", (int)words.n, words.s);
        rv_put_beside(c, b, line);
    }
}

static void put_record(rv_case *c, rv_buf *b) {
    c->comments = rv_comments_of(&c->arena, c->text, c->line);
    put_header(c, b, true);
    put_setup(c, b, 0, true);
    put_start(c, b);
    rv_put_above(c, b, c->rec.moves_mark.line, "");
    if (c->rec.has_moves)
        rv_put(b, c->rec.moves.n ? "moves:\n" : "moves: []\n");
    rv_put_beside(c, b, c->rec.moves_mark.line);
    for (int i = 0; i < c->rec.moves.n; i++)
        rv_put_entry(c, b, &c->rec.moves.list[i]);
    rv_put_final(c, b);
    rv_put_above(c, b, INT_MAX, "");
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
    rv_put_position(c, b);
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
    rv_put_position(c, &b);
    return rv_buf_text(&b);
}
