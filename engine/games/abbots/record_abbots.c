/* record_abbots.c - the key `home` of an entry: read, written and played. */
#include "games/abbots/abbots.h"
#include "judge/replay.h"
#include "record/record_read.h"
#include "record/write.h"

/* ---- read and written ------------------------------------------------------------------------ */

/* Those that come home, as words to choose from. */
static const char *known(rv_arena *a, const rv_ruleset *rs) {
    rv_buf b = {.arena = a};
    for (int f = 0; f < rs->nfigures; f++)
        if (rs->figures[f].home)
            rv_putf(&b, "%s%s", b.n ? ", " : "", rs->figures[f].key);
    return rv_buf_text(&b);
}

/* "abbot", "abbot@1,0" */
static void read_home(rv_reader *r, const rv_yaml *v) {
    const rv_ruleset *rs = r->rec->rs;
    rv_str cell = v->text, key = rv_str_cut(&cell, "@");
    rv_abbots_said *own = rv_abbots_said_to(r->a, r->entry->beside->own);
    own->mark = v->mark;
    own->figure = key.n ? rv_figure_find(rs, key) : -1;
    own->placed = cell.s;
    if (own->figure < 0 || !rs->figures[own->figure].home)
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s,
                    rv_printf(r->a, "a figure that is taken home: %s", known(r->a, rs)));
    else
        own->said = !own->placed ||
                    rv_read_cell(r, cell, rv_mark_in(v->mark, v->text, cell), &own->x, &own->y);
}

static void put_home(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_abbots_said *own = rv_abbots_said_of(e->beside->own);
    const rv_figure_row *f = &c->game->rs->figures[own->figure];
    rv_putf(b, "  home: %s%s%s\n", f->key, own->placed ? "@" : "",
            own->placed ? rv_cell_name(c->game, &c->arena, own->x, own->y) : "");
}

/* ---- played ---------------------------------------------------------------------------------- */

/* What else the turn does that is done instead of placing a follower, or that; NULL. */
static const char *other_action(rv_case *c, const rv_entry *e) {
    if (e->piece.kind != RV_NONE)
        return rv_printf(&c->arena, "`%s`", e->piece.text);
    for (int i = 0; i < e->beside->nsaid; i++) {
        const rv_key *row = e->beside->said[i].row;
        if (row->instead == RV_INSTEAD_FOLLOWER && row->read != read_home)
            return rv_printf(&c->arena, "`%s`", row->key);
    }
    return NULL;
}

static bool stands_at(const rv_game *g, int node, const rv_abbots_said *own) {
    const rv_placed *p = &g->placed[g->nodes[node].placed];
    return !own->placed || (p->x == own->x && p->y == own->y);
}

/* How many are meant; *node is the first. */
static int count_meant(const rv_game *g, int player, const rv_abbots_said *own, int *node) {
    int n = 0;
    for (int at = RV_NONE; (at = rv_abbots_next(g, player, own->figure, at)) != RV_NONE;)
        if (stands_at(g, at, own) && n++ == 0)
            *node = at;
    return n;
}

static const char *where_none(const rv_game *g, int player, const rv_abbots_said *own, int n) {
    return n > 1 ? "several stand on the table"
           : rv_abbots_next(g, player, own->figure, RV_NONE) != RV_NONE
               ? "it stands on another tile"
           : g->seats[player].supply[own->figure] > 0 ? "it is in hand"
                                                      : "it is not on the table";
}

/* The one that is meant; RV_NONE with a complaint. */
static int find(rv_case *c, int player, const rv_abbots_said *own) {
    rv_game *g = c->game;
    const rv_figure_row *f = &g->rs->figures[own->figure];
    int node = RV_NONE, n = count_meant(g, player, own, &node);
    rv_holds(c, RV_D_HOME_NONE, n == 1,
             ("the %s of %s stands on %s", f->one, rv_hook_label(g, player),
              rv_feature_name(g, &c->arena, rv_root(g, node))),
             (rv_hook_label(g, player), f->one, where_none(g, player, own, n)));
    rv_rests_on(c, f->home, f->option.option);
    return n == 1 ? node : RV_NONE;
}

static void consider(rv_case *c, const rv_abbots_said *own) {
    rv_consider_thing(
        c, RV_AT_HOME, own->mark,
        (rv_at_cell){.there = own->placed, .x = own->x, .y = own->y, .thing = "follower"});
}

/* K-45, before anything is said of the follower or whatever else is done beside it. */
static bool comes_alone(rv_case *c, rv_entry *e) {
    const rv_abbots_said *own = rv_abbots_said_of(e->beside->own);
    const char *other = own->said ? other_action(c, e) : NULL;
    if (!other)
        return true;
    consider(c, own);
    rv_object(c, RV_D_HOME_BESIDE, own->mark, c->rec.label[e->player],
              c->game->rs->figures[own->figure].one, other);
    return rv_stands_without(c, "the coming home");
}

bool rv_abbots_play(rv_case *c, rv_entry *e) {
    const rv_abbots_said *own = rv_abbots_said_of(e->beside->own);
    if (!own->said || other_action(c, e))
        return true;
    consider(c, own);
    int node = find(c, e->player, own);
    if (node == RV_NONE)
        return rv_stands_without(c, "the coming home");
    rv_abbots_come_home(c->game, node);
    return true;
}

/* ---- the row --------------------------------------------------------------------------------- */

static bool with_homing(const rv_record *rec) {
    for (int f = 0; f < rec->rs->nfigures; f++)
        if (rec->rs->figures[f].home && rv_figures_each(rec->rs, rec->option, f))
            return true;
    return false;
}

static const rv_theme homing = {with_homing, 0, "abbots"};

const rv_key rv_abbots_keys[] = {
    {&rv_map_entry, "home", RV_FORM("figure[@cell]", "{figure}(?:@{cell})?"), &homing,
     .read = read_home, .put_said = put_home,
     .acts = RV_ACTS({RV_WHEN_PLACED, .play = comes_alone},
                     {RV_WHEN_LAID, .play = rv_abbots_play, .chances = &rv_abbots_chances}),
     .rank = RV_RANK_ACTION, .instead = RV_INSTEAD_FOLLOWER, .of_tiles = true, .law = RV_L_HOME,
     .words = "Instead of a follower: the figure that is taken home and scores what it stood on, "
              "with its cell where there are several"},
    {0},
};
