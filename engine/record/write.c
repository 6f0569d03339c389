/* write.c - canonical notation: the words for tiles, places and turns; records (`fmt`) and
 * positions.
 *
 * A document is written key by key, in the order of the rows (key.h), each with the comments that
 * stood above and beside it. What could not be read is written as it was typed.
 */
#include "record/form.h"

/* ---- words ----------------------------------------------------------------------------------- */

const char *rv_tile_word(rv_arena *a, const rv_ruleset *rs, int tile, int quarters) {
    const char *id = rs->tiles[tile].id;
    if (rv_unlisted_tile(rs, tile)) /* its name has no meaning in another document */
        return rv_look_write(a, rs, &rs->tiles[tile], quarters);
    static const char *const turned[] = {"", "/90", "/180", "/270"};
    if (rs->tiles[tile].hand) /* whose players see no number on it: an abbey needs no rotation */
        quarters %= rv_tile_turns(&rs->tiles[tile]);
    return quarters ? rv_join(a, 2, (const char *const[]){id, turned[quarters]}) : id;
}

const char *rv_tile_name(rv_arena *a, const rv_ruleset *rs, const rv_tile *t) {
    const rv_tile *set = rs->tiles;
    bool listed = t < set || t >= set + rs->ntiles || !rv_unlisted_tile(rs, (int)(t - set));
    return listed ? t->id : rv_printf(a, "%s (%s)", t->id, t->look);
}

/* A tile over which something was built is another in the game, but not for who looks at it. */
static bool is_described(const rv_game *g, const rv_placed *p) {
    return !p->start && g->described && g->described[p->index];
}

const char *rv_lying_named(rv_arena *a, const rv_game *g, int placed) {
    const rv_placed *p = &g->board.placed[placed];
    return is_described(g, p) ? rv_look_write(a, g->rs, &g->rs->tiles[p->index], p->quarters)
                              : rv_tile_name(a, g->rs, p->tile);
}

const char *rv_lying_name(rv_arena *a, const rv_game *g, int placed) {
    const rv_placed *p = &g->board.placed[placed];
    const char *name = rv_lying_named(a, g, placed);
    return is_described(g, p) ? rv_printf(a, "%s at %s", name, rv_cell_name(g->rs, a, p->x, p->y))
                              : name;
}

/* A figure stands where its feature is; or, if another region of the feature is there, where only
 * its own is. */
const char *rv_follower_word(rv_arena *a, const rv_game *g, int placed, int node, int figure) {
    const rv_figure_row *f = &g->rs->figures[figure];
    const rv_board *b = &g->board;
    const rv_node *n = &b->nodes[node];
    const unsigned kinds = rv_figure_kinds(g->rs, f, n->kind);
    const int place = rv_place_number(b, placed, n->root, kinds);
    const bool stands = n->follower && n->placed == placed && place >= 0;
    const int named = stands ? rv_node_of_place(b, placed, kinds, place) : node;
    const bool here = b->nodes[named].region == n->region;
    int corner = !f->corner ? 0
                 : n->follower && n->corner && n->placed == placed
                     ? n->corner
                     : rv_first_corner(g, placed, rv_root(&g->board, node));
    const char *const parts[] = {f->prefix, rv_figure_role(g->rs, figure, n->kind), "@",
                                 rv_place_name(corner ? corner
                                               : here ? place
                                                      : rv_own_place(b, node))};
    return rv_join(a, 4, parts);
}

const char *const *rv_figure_words(rv_arena *a, rv_game *g, int *nwords) {
    rv_part parts[RV_TILE_REGIONS];
    const int placed = g->turn.last, n = rv_parts_on(g, placed, NULL, parts);
    const char **list = RV_NEWS(a, const char *, (n + 4) * g->rs->nfigures);
    *nwords = 0;
    for (int f = 0; f < g->rs->nfigures; f++)
        for (int i = 0; i < n; i++) {
            const rv_figure_row *row = &g->rs->figures[f];
            const int root = parts[i].root;
            if (!rv_turn_may_put(g, g->turn.to_move, f, root))
                continue;
            RV_EACH_BIT(row->corner ? rv_corners(&g->board, g->rs->kinds, placed, root) : 1, at)
                list[(*nwords)++] = row->corner
                                        ? rv_printf(a, "%s@%s", row->prefix, rv_place_name((int)at))
                                        : rv_follower_word(a, g, placed, root, f);
        }
    return list;
}

/* ---- by look or by name -------------------------------------------------------------------- */

/* Whether a look is read as this tile, or a copy of it, lying so. */
static bool leads_back(rv_case *c, rv_str text, const rv_tile *t, int quarters) {
    const rv_ruleset *rs = c->game->rs;
    rv_str rest = text;
    rv_sought s;
    if (rv_tile_find(rs, rv_str_cut(&rest, "/")) >= 0 || rv_sought_parse(&c->arena, rs, text, &s))
        return false;
    int plain = rv_sought_plain(&c->arena, rs, &s);
    for (rv_found at = {.tile = -1}; rv_sought_next(&c->arena, rs, &s, &at);)
        if ((plain < 0 ? rs->tiles[at.tile].same : plain) != t->same)
            return false;
    return rv_tile_alike(t, t, (quarters - rv_look_quarters(rs, &s.look, t)) & 3);
}

const char *rv_tile_written(rv_case *c, int tile, int quarters) {
    const rv_tile *t = &c->game->rs->tiles[tile];
    if (c->settings.naming == RV_NAMES_TILES)
        /* with the least of the rotations in which it looks the same, as if found by look */
        quarters %= rv_tile_turns(t);
    else if (c->settings.naming == RV_NAMES_LOOKS) {
        const char *look = rv_look_write(&c->arena, c->game->rs, t, quarters);
        if (leads_back(c, rv_str_of(look), t, quarters))
            return look;
    }
    return rv_tile_word(&c->arena, c->game->rs, tile, quarters);
}

/* Names a tile as typed, unless another way is asked for; in the letters of the ruleset if it was
 * typed in those of a base ruleset. Which of several tiles with the look it will be is not known.
 * `laid`: it lies as its look does. */
const char *rv_tile_named(rv_case *c, const rv_tile_ref *ref, bool resolved, bool laid) {
    const rv_ruleset *rs = c->rec.rs;
    const rv_tile *t = &rs->tiles[ref->tile];
    if (resolved || !ref->look)
        return rv_tile_written(c, ref->tile, laid ? ref->quarters : 0);
    int q = rv_look_quarters(rs, ref->look, t);
    if (c->settings.naming == RV_NAMES_TILES && t->alike == ref->tile)
        return rv_tile_word(&c->arena, c->game->rs, ref->tile, laid ? q : 0);
    bool as_typed = c->settings.naming == RV_NAMES_AS_USUAL && !ref->look->older;
    return as_typed ? ref->text : rv_look_write(&c->arena, rs, t, q);
}

const char *rv_turn_words(rv_case *c, const rv_entry *e) {
    if (e->apart)
        return e->apart->alone_words(c, e);
    if (e->none)
        return "none";
    const rv_follower_ref *p = &e->follower;
    const char *piece = p->kind == RV_NONE ? "" : p->canon;
    if (!piece)
        piece = rv_printf(&c->arena, "%s%s%s%s", c->game->rs->figures[p->figure].prefix,
                          rv_figure_role(c->rec.rs, p->figure, p->kind), p->place < 0 ? "" : "@",
                          p->place < 0 ? "" : rv_place_name(p->place));
    return rv_printf(&c->arena, "%s %s%s%s", rv_tile_named(c, &e->tile, e->played, true),
                     rv_cell_name(c->game->rs, &c->arena, e->x, e->y), *piece ? " " : "", piece);
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* The line of a key in the document; 0: none. */
static int line_of(const rv_case *c, const char *key) {
    RV_EACH_PAIR(c->rec.root, k)
        if (rv_str_is(k->text, key))
            return k->loc.line;
    return 0;
}

void rv_put_tiles(rv_case *c, rv_buf *b, const rv_tiles *tiles, int i, bool resolved) {
    rv_put(b, "[");
    for (int first = i; i < tiles->n; i++)
        rv_putf(b, i > first ? ", '%s'" : "'%s'",
                rv_tile_named(c, &tiles->list[i], resolved, false));
    rv_put(b, "]\n");
}

static void put_kept(rv_buf *b, const rv_record *r, const char *key) {
    const rv_yaml *v = r->root ? rv_doc_get(r->root, key) : NULL;
    if (!v || (v->type != RV_YAML_WORD && v->n == 0))
        return;
    rv_putf(b, "%s: ", key);
    rv_put_flow(b, v);
    rv_put(b, "\n");
}

/* ---- keys ------------------------------------------------------------------------------------ */

static bool of_position(const rv_case *c, const rv_key *row) {
    return (row->put || row->now) && row->rank > RV_RANK_HEAD && !row->of_records &&
           rv_row_in_game(&c->rec, row);
}

/* Writes a key of the position or the header, if there is anything to write; of any shape, it is
 * kept. */
static void put_value(rv_case *c, rv_buf *b, const rv_key *row) {
    rv_values now = {.n = 0};
    if (row->now) {
        row->now(c->game, &c->arena, &now);
        rv_put_values(c->game, b, row, &now);
        if (!now.n && now.key.line)
            rv_putf(b, "%s: {}\n", row->key);
    } else if (row->put)
        row->put(c, b);
    else if (row->shape->kind != RV_SHAPE_ANY)
        rv_put_values(c->game, b, row, rv_values_in(&c->rec, row->key));
    else
        put_kept(b, &c->rec, row->key);
}

/* The current state of the game, as the keys of a position. */
static void put_position(rv_case *c, rv_buf *b) {
    RV_EACH_KEY(row, c->rec.links, NULL, &rv_map_document) {
        if (of_position(c, row))
            put_value(c, b, row);
    }
}

/* A key of the document, with its comments. */
static void put_row(rv_case *c, rv_buf *b, const rv_key *row, bool as_typed) {
    int line = line_of(c, row->key);
    const rv_yaml *v = c->rec.root ? rv_doc_get(c->rec.root, row->key) : NULL;
    rv_put_comments_above(b, &c->comments, line, "");
    if (as_typed || (v && v->twice))
        put_kept(b, &c->rec, row->key);
    else
        put_value(c, b, row);
    rv_put_comment_beside(b, &c->comments, line);
}

void rv_write_header(rv_case *c, rv_buf *b, bool as_typed) {
    RV_EACH_KEY(row, c->rec.links, NULL, &rv_map_document) {
        if (row->rank == RV_RANK_HEAD)
            put_row(c, b, row, as_typed && row->of_records);
    }
}

/* The order of drawing from `from` on; the other known facts about the set-up only with a record,
 * because a position contains their results. */
static void put_setup(rv_case *c, rv_buf *b, int from, bool whole) {
    const rv_record *r = &c->rec;
    rv_buf facts = {.arena = &c->arena};
    RV_EACH_KEY(row, c->rec.links, NULL, whole ? &rv_map_setup : NULL) {
        put_value(c, &facts, row);
    }
    rv_put_comments_above(b, &c->comments, line_of(c, "setup"), "");
    rv_put(b, facts.n || r->draw.n > from ? "setup:\n" : "");
    rv_put_comment_beside(b, &c->comments, line_of(c, "setup"));
    rv_put(b, rv_buf_text(&facts));
    if (r->draw.n > from) {
        rv_put(b, "  draw: ");
        rv_put_tiles(c, b, &r->draw, from, false);
    }
}

/* ---- documents ----------------------------------------------------------------------------- */

/* A position as it was typed, in canonical words: the state before the moves. */
static void put_start(rv_case *c, rv_buf *b) {
    int row = 0;
    rv_str rest = rv_str_of(c->found.start_text ? c->found.start_text : "");
    while (rest.n) {
        rv_str words = rv_str_cut(&rest, "\n");
        bool of_board = words.n && words.s[0] == ' '; /* a row of it; else a key */
        int line = 0;
        if (!of_board) {
            rv_str key = words;
            line = line_of(c, rv_dup(&c->arena, rv_str_cut(&key, ":")));
        } else if (row < c->rec.board.n)
            line = c->rec.board.list[row++].loc.line;
        rv_put_comments_above(b, &c->comments, line, of_board ? "  " : "");
        rv_putf(b, "%.*s\n", RV_CHARS(words));
        rv_put_comment_beside(b, &c->comments, line);
    }
}

void rv_put_pair(rv_case *c, rv_buf *b, const char *indent, const rv_yaml *key) {
    rv_put_comments_above(b, &c->comments, key->loc.line, indent);
    rv_put(b, indent);
    rv_put_text(b, key->text.s);
    rv_put(b, ": ");
    const rv_yaml *v = key->next;
    if (v->type == RV_YAML_WORD)
        rv_put_line(b, v->text.s);
    else
        rv_put_flow(b, v);
    rv_put(b, "\n");
    rv_put_comment_beside(b, &c->comments, key->loc.line);
}

static void put_pairs(rv_case *c, rv_buf *b, const rv_yaml *first, const char *indent) {
    for (const rv_yaml *k = first; k; k = k->next->next)
        rv_put_pair(c, b, indent, k);
}

/* The keys behind the header as they were typed: of a document that could not be read (`partly`),
 * or of a wrong position, whose words do not all have a meaning. */
static void put_body_typed(rv_case *c, rv_buf *b, bool partly) {
    RV_EACH_KEY(row, c->rec.links, NULL, &rv_map_document) {
        const rv_yaml *v = row->rank > RV_RANK_HEAD ? rv_doc_get(c->rec.root, row->key) : NULL;
        if (!v || (!partly && !of_position(c, row)))
            continue;
        if (row->put == rv_write_board && (!partly || v->type == RV_YAML_MAP)) {
            rv_put_comments_above(b, &c->comments, line_of(c, "board"), "");
            rv_put(b, v->n ? "board:\n" : "board: {}\n");
            rv_put_comment_beside(b, &c->comments, line_of(c, "board"));
            put_pairs(c, b, v->first, "  ");
            put_pairs(c, b, v->twice, "  ");
        } else if (row->put == rv_write_moves && c->rec.moves.list) {
            rv_put_comments_above(b, &c->comments, c->rec.moves_loc.line, "");
            rv_write_moves(c, b);
        } else
            put_row(c, b, row, true);
    }
}

static void put_record(rv_case *c, rv_buf *b) {
    rv_str read =
        c->rec.cut ? rv_first_lines(c->source.text, c->rec.cut - c->source.line) : c->source.text;
    c->comments = rv_comments_of(&c->arena, read, c->source.line);
    rv_write_header(c, b, true);
    rv_verdict verdict = rv_diags_verdict(&c->diags);
    if (verdict == RV_NOT_READ) { /* first the keys that no game has */
        RV_EACH_PAIR(c->rec.root, k)
            if (!rv_key_find(c->rec.links, NULL, &rv_map_document, k->text, NULL))
                rv_put_pair(c, b, "", k);
        put_body_typed(c, b, true);
        put_pairs(c, b, c->rec.root->twice, "");
    } else {
        put_setup(c, b, 0, true);
        if (verdict == RV_INCONSISTENT)
            put_body_typed(c, b, false);
        else
            put_start(c, b);
        RV_EACH_KEY(row, c->rec.links, NULL, &rv_map_document) {
            if (row->of_records && row->rank > RV_RANK_HEAD)
                put_row(c, b, row, false);
        }
    }
    rv_put_comments_above(b, &c->comments, INT_MAX, "");
    c->comments = (rv_comments){NULL, 0};
}

/* What is written, and read again if a tree is wanted. */
typedef struct writing {
    rv_case *c;
    rv_buf buf;
    void (*put)(rv_case *c, rv_buf *b);
    const rv_yaml **tree; /* NULL: none is wanted */
} writing;

static void run_writing(void *ud) {
    writing *w = ud;
    rv_diags diags = rv_diags_for(&w->c->arena, NULL);
    w->put(w->c, &w->buf);
    if (w->tree)
        *w->tree = rv_doc_parse(&w->c->arena, rv_str_of(rv_buf_text(&w->buf)), 1, &diags);
}

static const char *write_with(rv_case *c, void (*put)(rv_case *c, rv_buf *b),
                              const rv_yaml **tree) {
    writing w = {.c = c, .buf.arena = &c->arena, .put = put, .tree = tree};
    return c->game && rv_protect(&c->arena, run_writing, &w) ? rv_buf_text(&w.buf) : NULL;
}

static void put_term(rv_buf *b, const char *key, const rv_yaml *v) {
    rv_putf(b, "%s: ", key);
    if (v->type == RV_YAML_WORD)
        for (size_t i = 0; i < v->text.n; i++) /* it may have several lines */
            rv_putf(b, "%c", v->text.s[i] == '\n' ? ' ' : v->text.s[i]);
    else
        rv_put_flow(b, v);
    rv_put(b, "\n");
}

static void put_terms(rv_case *c, rv_buf *b) {
    const rv_yaml *about = c->rec.root ? rv_doc_get(c->rec.root, "about") : NULL;
    if (about && about->type != RV_YAML_MAP)
        put_term(b, "about", about);
    else
        RV_EACH_PAIR(about, k)
            put_term(b, k->text.s, k->next);
    RV_EACH_KEY(row, c->rec.links, NULL, &rv_map_document) {
        if (row->rank == RV_RANK_HEAD && row->of_records) /* options and scripts */
            put_value(c, b, row);
    }
    for (int i = 0; i < c->settings.nscripts; i++)
        if (c->settings.script_texts[i].s)
            rv_putf(b, "script: %s\n", c->settings.scripts[i]);
}

static void put_whole_position(rv_case *c, rv_buf *b) {
    rv_write_header(c, b, false);
    put_setup(c, b, rv_draw_at(c), false);
    if (c->play.scored) /* a position never includes the final scoring */
        rv_look_back(&c->game->journal, c->play.final_checkpoint);
    put_position(c, b);
    if (c->play.scored)
        rv_look_forward(&c->game->journal, c->play.final_checkpoint);
}

void rv_put_sample(rv_buf *b, const rv_record *rec, const rv_key *row) {
    rv_putf(b, "%s: ", row->key);
    for (const char *p = row->sample; *p; p++) {
        int player = *p == 'W' ? 0 : 1;
        bool label = (*p == 'W' || *p == 'B') && player < rec->nplayers;
        rv_put(b, label ? rec->label[player] : "");
        rv_putn(b, p, !label);
    }
}

/* The keys of a finished board, explained; those without a value as comments. */
static void put_template(rv_case *c, rv_buf *b) {
    rv_write_header(c, b, false);
    rv_put(b, rv_say(&c->arena, c->game->rs, /* what the words in a row of a board mean */
                     "# A look: the {look_parts} ({letters}),\n"
                     "# as {look} or {area_look}; see reeve-record(5).\n"
                     "# Followers: {roles}.\n"));
    RV_EACH_KEY(row, c->rec.links, NULL, &rv_map_document) {
        rv_buf value = {.arena = &c->arena};
        if (!row->sample || !rv_row_in_game(&c->rec, row))
            continue;
        put_value(c, &value, row);
        if (!value.n && !*row->sample)
            continue;
        rv_putf(b, "# %s.\n", rv_key_words(&c->arena, c->game->rs, row));
        if (value.n)
            rv_putf(b, "%s%s", row->unseen ? "# " : "", rv_buf_text(&value));
        else if (*row->sample) {
            rv_put(b, "# ");
            rv_put_sample(b, &c->rec, row);
            rv_put(b, "\n");
        }
    }
}

const char *rv_case_format(rv_case *c) {
    return c->rec.mended ? NULL : write_with(c, put_record, NULL);
}

const char *rv_case_terms(rv_case *c) {
    return write_with(c, put_terms, NULL);
}

const char *rv_case_position(rv_case *c) {
    return write_with(c, put_whole_position, NULL);
}

const rv_yaml *rv_position_tree(rv_case *c) {
    const rv_yaml *tree = NULL;
    return write_with(c, put_whole_position, &tree) ? tree : NULL;
}

const char *rv_case_template(rv_case *c) {
    return write_with(c, put_template, NULL);
}

const char *rv_start_words(rv_case *c) {
    rv_buf b = {.arena = &c->arena};
    put_position(c, &b);
    return rv_buf_text(&b);
}
