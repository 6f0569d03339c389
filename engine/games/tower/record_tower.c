/* record_tower.c - the keys of The Tower in an entry of `moves`, and in a position. */
#include "base/limit.h"
#include "games/tower/tower.h"
#include "games/tower/tower_said.h"
#include "record/record_read.h"
#include "record/write.h"
#include "ruleset/words.h"

static rv_tower_said *said_in(rv_reader *r) {
    return rv_tower_said_to(r->a, r->entry->beside->own);
}

static rv_tower_position *position_of(rv_reader *r) {
    return rv_tower_position_to(r->a, r->rec->own);
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

static void read_ransoms(rv_reader *r, const rv_yaml *v) {
    rv_tower_said *e = said_in(r);
    int most = v->type == RV_YAML_LIST ? v->n : 1;
    if (!rv_few(r, v, most, RV_LIMIT_LIST, "ransoms"))
        return;
    if (!most)
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, r->key->text.s, "a list of nobody")->help =
            "the player who is paid, as B or B big; without a ransom no such key";
    e->ransom.list = RV_NEWS(r->a, rv_ransom_ref, most + 1);
    r->use = RV_USE_TAKEN;
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

static void read_tower(rv_reader *r, const rv_yaml *v) {
    rv_tower_said *e = said_in(r);
    read_spot(r, v, false, &e->tower);
}

static void read_top(rv_reader *r, const rv_yaml *v) {
    rv_tower_said *e = said_in(r);
    read_spot(r, v, true, &e->top);
}

static bool read_standing(rv_reader *r, const rv_yaml *v, rv_str word, rv_captive_ref *out) {
    rv_piece_ref piece;
    out->kind = out->figure = RV_NONE;
    if (rv_str_means(word, "top"))
        return true;
    rv_str top = word, figure = rv_str_cut(&top, ":");
    if (top.s && rv_str_means(top, "top") && rv_figure_find(r->rec->rs, figure) > RV_F_SMALL) {
        rv_complain(r->d, RV_D_BAD_EXTRA, rv_mark_in(v->mark, v->text, word), rv_dup(r->a, word),
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
        ->help = rv_say(r->a, r->rec->rs,
                        "Type B:{role}@1,2, or B:{role}@1,2.n where the tile has several.");
}

/* "B:knight@1,2", "B:big:farmer@0,-1.nw", "B:top@1,2" */
static void read_capture(rv_reader *r, const rv_yaml *v) {
    rv_tower_said *e = said_in(r);
    rv_captive_ref *out = &e->capture;
    rv_str rest = v->text, standing = rv_str_cut(&rest, "@"), role = standing;
    rv_str label = rv_str_cut(&role, ":"), place = rest, cell = rv_str_cut(&place, ".");
    const rv_yaml word = {.mark = v->mark, .text = {rv_dup(r->a, label), label.n}};
    *out = (rv_captive_ref){.mark = v->mark, .text = v->text.s, .place = RV_NONE};
    if (!role.s || !rest.s || (rv_str_means(role, "top") && place.s)) { /* a top has no places */
        bad_capture(r, v);
        return;
    }
    out->player = rv_read_player(r, &word);
    r->use = RV_USE_TAKEN;
    bool fine = read_standing(r, v, role, out) &&
                rv_read_cell(r, cell, rv_mark_in(v->mark, v->text, cell), &out->x, &out->y);
    r->use = RV_USE_ANY;
    if (fine && place.s)
        fine = rv_read_place(r, place, rv_mark_in(v->mark, v->text, place), &out->place);
    out->said = fine && out->player >= 0;
}

/* "big", "small": one must be said. */
static void read_exchange(rv_reader *r, const rv_yaml *v) {
    rv_tower_said *e = said_in(r);
    rv_spot_ref *out = &e->exchange;
    bool small = rv_str_means(v->text, "small");
    out->mark = v->mark;
    out->figure = small || !v->text.n ? RV_F_SMALL : rv_figure_find(r->rec->rs, v->text);
    out->said = small || (v->text.n && out->figure >= 0);
    if (!out->said && !rv_refuse(r->d, r->rec->rs, v, RV_USE_TAKEN))
        rv_no_figure(r, v, "small", "which of two comes back: ");
}

/* "big"; "small" where that was said, and it is not what would be meant without. */
static const char *figure_word(const rv_case *c, int figure) {
    return figure == RV_F_SMALL ? "small" : c->game->rs->figures[figure].key;
}

static void put_ransom(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_tower_said *own = rv_tower_beside(e);
    rv_put(b, own->ransom.n > 1 ? "  ransom: [" : "  ransom: ");
    for (int i = 0; i < own->ransom.n; i++) {
        const rv_ransom_ref *r = &own->ransom.list[i];
        rv_putf(b, "%s%s%s%s", i ? ", " : "", c->rec.label[r->player],
                r->figure == RV_NONE ? "" : " ",
                r->figure == RV_NONE ? "" : figure_word(c, r->figure));
    }
    rv_put(b, own->ransom.n > 1 ? "]\n" : "\n");
}

static void put_spot(rv_case *c, rv_buf *b, const char *key, const rv_spot_ref *s) {
    rv_putf(b, "  %s: %s%s%s\n", key, c->game->rs->figures[s->figure].key, s->figure ? " " : "",
            rv_cell_name(c->game, &c->arena, s->x, s->y));
}

static void put_tower(rv_case *c, rv_buf *b, const rv_entry *e) {
    put_spot(c, b, "tower", &rv_tower_beside(e)->tower);
}

static void put_top(rv_case *c, rv_buf *b, const rv_entry *e) {
    put_spot(c, b, "top", &rv_tower_beside(e)->top);
}

static void put_capture(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_tower_said *own = rv_tower_beside(e);
    (void)c;
    rv_put(b, "  capture: ");
    rv_put_text(b, own->capture.canon ? own->capture.canon : own->capture.text);
    rv_put(b, "\n");
}

static void put_exchange(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_putf(b, "  exchange: %s\n", figure_word(c, rv_tower_beside(e)->exchange.figure));
}

/* ---- positions ----------------------------------------------------------------------------- */

static void read_towers(rv_reader *r, const rv_yaml *v) {
    rv_tower_position *all = position_of(r);
    all->towers.list = RV_NEWS(r->a, rv_tower_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_tower_ref *t = &all->towers.list[all->towers.n];
        *t = (rv_tower_ref){.mark = k->mark};
        if (rv_read_cell(r, k->text, k->mark, &t->x, &t->y) && rv_read_checked(k->next, &t->height))
            all->towers.n++;
    }
}

/* The owner of the follower on top; "none" if it has left the tower (T-31). */
static bool read_closer(rv_reader *r, const rv_yaml *v, rv_tower_ref *t) {
    t->player = RV_NONE;
    return (v->type == RV_YAML_WORD && rv_str_means(v->text, "none")) ||
           rv_read_owner(r, v, &t->player, &t->figure);
}

static void read_tops(rv_reader *r, const rv_yaml *v) {
    rv_tower_position *all = position_of(r);
    all->tops.list = RV_NEWS(r->a, rv_tower_ref, v->n + 1);
    r->use = RV_USE_TOP;
    RV_EACH_PAIR(v, k) {
        rv_tower_ref *t = &all->tops.list[all->tops.n];
        *t = (rv_tower_ref){.mark = k->mark};
        if (rv_read_cell(r, k->text, k->mark, &t->x, &t->y) && read_closer(r, k->next, t))
            all->tops.n++;
    }
    r->use = RV_USE_ANY;
}

static void add_prisoner(rv_reader *r, const rv_yaml *v, int captor) {
    rv_tower_position *all = position_of(r);
    rv_prisoner_ref *p = &all->prisoners.list[all->prisoners.n];
    *p = (rv_prisoner_ref){.mark = v->mark, .captor = captor};
    r->use = RV_USE_TAKEN;
    if (rv_read_owner(r, v, &p->owner, &p->figure) && captor >= 0)
        all->prisoners.n++;
    r->use = RV_USE_ANY;
}

static void read_prisoners(rv_reader *r, const rv_yaml *v) {
    int n = 0;
    RV_EACH_PAIR(v, k)
        n += k->next->n;
    position_of(r)->prisoners.list = RV_NEWS(r->a, rv_prisoner_ref, n + 1);
    if (!rv_few(r, v, n, RV_LIMIT_LIST, "prisoners"))
        return;
    RV_EACH_PAIR(v, k) {
        int captor = rv_read_player_key(r, v, k);
        if (!rv_typed(r->d, k->next, RV_LIST, "prisoners"))
            continue;
        RV_EACH_ITEM(k->next, it)
            add_prisoner(r, it, captor);
    }
}

/* "R", "R big" */
static const char *owner_word(rv_case *c, int player, int figure) {
    return rv_printf(&c->arena, "%s%s%s", c->rec.label[player], figure ? " " : "",
                     c->game->rs->figures[figure].key);
}

/* Who stands on top; "none" if the follower who closed the tower has left it (T-31). */
static const char *top_word(rv_case *c, const rv_site *s) {
    return s->top ? owner_word(c, rv_piece_player(s->top), rv_piece_figure(s->top)) : "none";
}

static void put_sites(rv_case *c, rv_buf *b, const char *key, bool tops) {
    const rv_game *g = c->game;
    int n = 0;
    for (int i = 0; i < g->nplaced; i++) {
        const rv_site *s = &rv_towers_of(g)->sites[i];
        if (tops ? !s->top && !s->closed : !s->height)
            continue;
        rv_put(b, n++ ? ", " : rv_printf(&c->arena, "%s: {", key));
        rv_putf(b, "'%s': ", rv_cell_name(g, &c->arena, g->placed[i].x, g->placed[i].y));
        if (tops)
            rv_put(b, top_word(c, s));
        else
            rv_putf(b, "%d", s->height);
    }
    rv_put(b, n ? "}\n" : "");
}

static int put_captor(rv_case *c, rv_buf *b, int captor, int n) {
    const rv_game *g = c->game;
    int held = 0;
    for (int owner = 0; owner < g->nplayers; owner++)
        for (int f = 0; f < g->rs->nfigures; f++)
            for (int k = rv_towers_of(g)->prisoners[captor][owner][f]; k > 0; k--) {
                if (held++ == 0)
                    rv_putf(b, "%s%s: [", n ? ", " : "prisoners: {", c->rec.label[captor]);
                else
                    rv_put(b, ", ");
                rv_put(b, owner_word(c, owner, f));
            }
    rv_put(b, held ? "]" : "");
    return n + (held > 0);
}

static void put_towers(rv_case *c, rv_buf *b) {
    put_sites(c, b, "towers", false);
}

static void put_tops(rv_case *c, rv_buf *b) {
    put_sites(c, b, "tops", true);
}

static void put_prisoners(rv_case *c, rv_buf *b) {
    int n = 0;
    for (int p = 0; p < c->game->nplayers; p++)
        n = put_captor(c, b, p, n);
    rv_put(b, n ? "}\n" : "");
}

static void read_ransomed(rv_reader *r, const rv_yaml *v) {
    position_of(r)->ransomed = rv_read_truth(r, v);
    position_of(r)->ransomed_mark = v->mark;
}

static void put_ransomed(rv_case *c, rv_buf *b) {
    if (c->game->once >> RV_MODULE_TOWER & 1 && !c->game->over)
        rv_put(b, "ransomed: true\n");
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_towers(const rv_record *rec) {
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers,
                          rv_piece_find(rec->rs, rv_str_of("towers"))) > 0;
}

static const rv_theme towers = {with_towers, 0, "towers"};

static const rv_shape height = {RV_SHAPE_NUMBER, .name = "height",        .what = "a height",
                                .least = 1,      .most = RV_LIMIT_POINTS, .ruled = true}; /* T-2 */

static const rv_shape axis = {RV_SHAPE_NUMBER, .least = -RV_LIMIT_POINTS, .most = RV_LIMIT_POINTS},
                      pair = {RV_SHAPE_LIST, .name = "[x, y]", .of = &axis},
                      site = {RV_SHAPE_EITHER, .of = &rv_shape_cell, .to = &pair},
                      on_top = {RV_SHAPE_EITHER,
                                .of = RV_FORM("[big] cell", "(?:(?:{figure}|small) )?{cell}"),
                                .to = &pair};

static const char *figure_choice(rv_arena *a, const rv_record *game, int i) {
    const rv_ruleset *rs = game->rs;
    (void)a;
    return i + 1 < rs->nfigures ? rs->figures[i + 1].key : i + 1 == rs->nfigures ? "small" : NULL;
}

static const rv_shape exchanged = {RV_SHAPE_CHOICE, .name = "figure | small",
                                   .choice = figure_choice};

const rv_key rv_tower_keys[] = {
    {&rv_map_entry, "ransom", RV_EITHER(&rv_shape_owner, RV_MANY(&rv_shape_owner)), &towers,
     .read = read_ransoms, .put_said = put_ransom,
     .acts = RV_ACTS({RV_WHEN_TURN, .play = rv_tower_pay_early, .chances = &rv_tower_ransoms},
                     {RV_WHEN_SCORED, .play = rv_tower_pay_late}),
     .rank = RV_RANK_TURN, .law = RV_D_NO_PRISONER,
     .words = "From whom one of the player's own followers is bought back"},
    /* It plays `capture`, `exchange` and `top`, too: they are one action. */
    {&rv_map_entry, "tower", &site, &towers, .read = read_tower, .put_said = put_tower,
     .acts = RV_ACTS({RV_WHEN_PLACED, .play = rv_tower_one_action},
                     {RV_WHEN_LAID, .play = rv_tower_play, .chances = &rv_tower_pieces}),
     .rank = RV_RANK_ACTION, .instead = RV_INSTEAD_FOLLOWER, .of_tiles = true,
     .law = RV_D_NO_FOUNDATION,
     .words = "Instead of a follower: a tower piece, on the tile at that cell"},
    {&rv_map_entry, "capture",
     RV_FORM("label:role@cell",
             "{player}:(?:(?:{figure}:)?{role}@{cell}(?:\\.{where})?|top@{cell})"),
     &towers, .read = read_capture, .put_said = put_capture,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &rv_tower_captures}), .rank = RV_RANK_ACTION,
     .of_tiles = true, .law = RV_D_OUT_OF_RANGE,
     .words = "Whom that piece takes; left out it takes nobody"},
    {&rv_map_entry, "exchange", &exchanged, &towers, .read = read_exchange,
     .put_said = put_exchange, .acts = RV_ACTS({RV_WHEN_LAID, .chances = &rv_tower_exchanges}),
     .rank = RV_RANK_ACTION, .of_tiles = true, .law = RV_D_EXCHANGE_OPEN,
     .words = "Which of two of the player's own followers comes back in an exchange"},
    {&rv_map_entry, "top", &on_top, &towers, .read = read_top, .put_said = put_top,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &rv_tower_tops}), .rank = RV_RANK_ACTION,
     .instead = RV_INSTEAD_FOLLOWER, .of_tiles = true, .law = RV_D_EMPTY_TOWER,
     .words = "Instead of a follower on the tile: a follower on top of the tower at that cell"},
    {&rv_map_document, "towers", RV_PAIRS(&rv_shape_cell, &height), &towers, read_towers,
     put_towers, .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_towers_stand}), .rank = RV_RANK_GAMES,
     .of_positions = true, .words = "The height of each tower, without a follower on top",
     .sample = "{'0,1': 2}"},
    {&rv_map_document, "tops",
     RV_PAIRS(&rv_shape_cell, RV_EITHER(&rv_shape_owner, RV_FORM("none", "none"))), &towers,
     read_tops, put_tops, .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_tower_tops_stand}),
     .rank = RV_RANK_GAMES, .of_positions = true, .law = RV_L_TOP_ALONE,
     .words = "Who stands on top of which tower; none where nobody does any more",
     .sample = "{'0,1': W}"},
    {&rv_map_document, "prisoners", RV_PAIRS(&rv_shape_player, RV_MANY(&rv_shape_owner)), &towers,
     read_prisoners, put_prisoners,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_tower_prisoners_are}), .rank = RV_RANK_GAMES,
     .of_positions = true, .law = RV_D_NO_PRISONER, .words = "Whose followers each player holds",
     .sample = "{W: [B, B]}"},
    {&rv_map_document, "ransomed", &rv_shape_truth, &towers, read_ransomed, put_ransomed,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_tower_is_ransomed}), .rank = RV_RANK_GAMES,
     .of_positions = true, .law = RV_D_RANSOM_TWICE,
     .words = "Whether a ransom was paid in the part of this turn that is over"},
    {0},
};
