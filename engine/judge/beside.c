/* beside.c - what a position has beside its board: followers and pieces in hand, which with those
 * on the table are all that there are (check_supply), tokens, and what scripts keep. position.c
 * calls rv_set_beside when the board lies and the keys of its games are set.
 */
#include "core/stack.h"
#include "core/state.h"
#include "judge/case.h"

/* ---- what is in hand ------------------------------------------------------------------------ */

/* The number of followers of a figure that a player owns and that are not on the board. */
typedef struct absent {
    int player, figure;
    const char *text; /* where else they may be */
} absent;

static void note_absent(void *ud, const rv_thing *t) {
    absent *a = ud;
    if (t->text && t->number && t->place == a->player && t->figure == a->figure)
        a->text = t->text;
}

static const char *where_they_are(rv_game *g, int player, int figure) {
    const bool away = g->seats[player].away[figure];
    absent a = {player, figure, away ? "on the board or away" : "on the board"};
    rv_step_show(g, RV_NONE, note_absent, &a);
    return a.text;
}

/* The followers of a figure that the document has on the board for a player. */
typedef struct typed {
    int player, figure;
    rv_buf cells;    /* where they are, without those refused if `counted` */
    int refused, by; /* how many were refused, which are not counted; the diagnostic of the first */
} typed;

static typed find_typed(rv_case *c, int player, int figure, bool counted) {
    typed t = {player, figure, {.arena = &c->arena}, 0, 0};
    RV_EACH_OF(&c->rec.board, row) {
        RV_EACH_OF(&row->followers, ref) {
            if (ref->player != player || ref->figure != figure)
                continue;
            t.by = t.by ? t.by : ref->refused;
            t.refused += ref->refused != 0;
            if (!counted || !ref->refused)
                rv_putf(&t.cells, "%s%s", t.cells.n ? ", " : "",
                        rv_cell_name(c->game->rs, t.cells.arena, row->x, row->y));
        }
    }
    return t;
}

/* Names the cells of a player's figures in the help, so that they can be compared with the table.
 * The player may have some of the figure under another value of an option only. */
static void help_compare(rv_case *c, rv_diag *d, typed *t, const char *what) {
    static const char form[] = "The followers of %s are at %s: %s.";
    const int option = c->game->rs->figures[t->figure].option.option;
    if (t->cells.n)
        d->help = rv_printf(&c->arena, form, c->rec.label[t->player], rv_buf_text(&t->cells), what);
    if (option != RV_NO_OPTION && !rv_figures_each(c->game->rs, c->game->option, t->figure))
        rv_depends_on(c, option);
}

/* How many followers of a figure the board leaves besides those that are typed. */
static int lacks(const rv_case *c, const rv_value *s, int figure) {
    return c->game->seats[s->of].supply[figure] - s->number;
}

/* What is said of a player's followers of whom too many are on the board: what is missing there
 * may be among them, another figure or a follower of another player. */
static const char *check_them(rv_case *c, int player, int figure) {
    RV_EACH_OF(rv_values_in(&c->rec, "supply"), s) {
        const int f = rv_supply_of(&c->rec, s);
        if (f < c->game->rs->nfigures && (s->of == player) != (f == figure) && lacks(c, s, f) > 0)
            return f == figure
                       ? rv_printf(&c->arena, "check them, as one may be %s's", c->rec.label[s->of])
                       : rv_printf(&c->arena, "check them, as one may be the %s that is missing",
                                   c->game->rs->figures[f].one);
    }
    return "check them";
}

/* Has another player too many on the board, by as many as are missing here? That is told. */
static bool has_another(rv_case *c, const rv_value *s, int figure) {
    bool has = false;
    RV_EACH_OF(rv_values_in(&c->rec, "supply"), o) {
        has |= rv_supply_of(&c->rec, o) == figure && lacks(c, o, figure) == -lacks(c, s, figure);
    }
    return has;
}

/* The given stock of followers must equal the number not on the board. If it is right with those
 * that were refused, it is these that are wrong. */
static void claim_followers(rv_case *c, const rv_value *s, int figure) {
    int left = c->game->seats[s->of].supply[figure],
        away = rv_figures_each(c->game->rs, c->game->option, figure) - left;
    if (left < 0 || left == s->number || (left > s->number && has_another(c, s, figure)))
        return;
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_SUPPLY, s->loc, c->rec.label[s->of],
                             rv_plural(&c->arena, left, c->game->rs->figures[figure].one),
                             rv_printf(&c->arena, "%d", s->number),
                             rv_printf(&c->arena, "%d %s", away, away == 1 ? "is" : "are"),
                             where_they_are(c->game, s->of, figure));
    typed t = find_typed(c, s->of, figure, false);
    const int right = left - t.refused;
    g->because = right == s->number ? t.by : 0;
    const char *what = right > s->number ? "add the one that is missing or was typed as another's"
                                         : check_them(c, s->of, figure);
    g->help = right > s->number ? rv_printf(&c->arena, "Add the %s that is missing, or type %d.",
                                            c->game->rs->figures[figure].one, right)
                                : rv_printf(&c->arena, "Type %d, or leave `supply` out.", right);
    help_compare(c, g, &t, rv_printf(&c->arena, "%s, or type %d", what, right));
}

/* No piece may be lost; for some sorts this is checked only if all stocks are given, or if the game
 * accounts for all of them even in an incomplete position. Stocks that are not given are stored as
 * unknown. */
static void check_piece(rv_case *c, int piece) {
    rv_game *g = c->game;
    rv_loc loc = c->rec.board_loc; /* or where the first stock is given */
    unsigned given = 0;
    int held = 0, all = rv_all_pieces(g, piece), most = 0, standing = rv_pieces_standing(g, piece);
    /* those of modules and tiles that leave a hand stand somewhere; what scripts spend need not */
    bool tallied = false, accounted = false;
    for (int m = RV_MODULES - 1; m >= 0; m--) /* that of the first module that has them */
        if (g->modules.state[m] && g->modules.piece[m] == piece)
            accounted = true, tallied = g->rs->links->modules[m]->tallies;
    for (int i = 0; i < g->rs->ntiles; i++)
        accounted |= rv_hand_of(g, i) == piece;
    RV_EACH_OF(rv_values_in(&c->rec, "supply"), s) {
        if (rv_supply_of(&c->rec, s) != g->rs->nfigures + piece)
            continue;
        if (s->number != g->seats[s->of].pieces[piece])
            return; /* already reported */
        loc = given ? loc : s->loc;
        held += s->number;
        given |= 1u << s->of;
    }
    g->unknown_stock[piece] = (uint8_t)(accounted ? ((1u << g->nplayers) - 1) & ~given : 0);
    if (c->play.uncounted >> piece & 1 || !accounted)
        return;
    for (int p = 0; p < g->nplayers; p++)
        most += rv_stock_unknown(g, p, piece) ? g->seats[p].pieces[piece] : 0;
    bool lost = (tallied || !g->unknown_stock[piece]) && standing + held + most < all;
    const char *upto = lost && most ? "at most " : "";
    held += lost ? most : 0;
    if (standing + held > all || lost)
        rv_complain(&c->diags, RV_D_POS_STANDING, loc,
                    rv_plural(&c->arena, standing, g->rs->pieces[piece].one),
                    rv_printf(&c->arena, "%s%d", upto, held),
                    rv_printf(&c->arena, "%s%d", upto, standing + held),
                    rv_printf(&c->arena, "%d", all));
    else
        rv_bound_hands(g, piece);
}

/* Nobody has more followers than he owns, nor more pieces than there are. Followers that are away
 * are in no supply; what is too many is complained of there. */
static void check_supply(rv_case *c) {
    rv_game *g = c->game;
    RV_EACH_OF(rv_values_in(&c->rec, "away"), v) {
        g->seats[v->of].away[v->figure]++;
        g->seats[v->of].supply[v->figure]--;
    }
    for (int p = 0; p < g->nplayers; p++)
        for (int f = 0; f < g->rs->nfigures; f++) {
            int owns = rv_figures_each(g->rs, g->option, f), left = g->seats[p].supply[f];
            if (left >= 0)
                continue;
            rv_diag *d =
                rv_complain(&c->diags, RV_D_POS_FOLLOWERS, c->rec.board_loc, c->rec.label[p],
                            rv_plural(&c->arena, owns - left, g->rs->figures[f].one),
                            rv_printf(&c->arena, "%d", owns), where_they_are(g, p, f));
            typed t = find_typed(c, p, f, true);
            help_compare(c, d, &t,
                         rv_printf(&c->arena, "%s, or correct their players", check_them(c, p, f)));
        }
    RV_EACH_OF(rv_values_in(&c->rec, "supply"), s) {
        int what = rv_supply_of(&c->rec, s), piece = what - g->rs->nfigures;
        int16_t *has = &g->seats[s->of].pieces[piece < 0 ? 0 : piece];
        if (piece < 0)
            claim_followers(c, s, what);
        else if (s->number >= 0 && s->number <= *has)
            *has = (int16_t)s->number;
        else
            rv_complain(&c->diags, RV_D_POS_PIECES, s->loc, c->rec.label[s->of],
                        rv_plural(&c->arena, s->number, g->rs->pieces[piece].one),
                        rv_printf(&c->arena, "%d", *has));
    }
    for (int piece = 0; piece < g->rs->npieces; piece++)
        check_piece(c, piece);
}

/* ---- tokens -------------------------------------------------------------------------------- */

/* False with a complaint. */
static bool find_where(rv_case *c, rv_value *v, rv_where *to) {
    rv_game *g = c->game;
    rv_chance d = {.value = *v};
    rv_house_part man;
    int pos = v->there ? rv_pos(&g->board, v->at.x, v->at.y) : RV_NONE;
    *to = (rv_where){v->on, 0};
    switch (v->on) {
    case RV_SPOT_CELL: to->at = pos; break;
    case RV_SPOT_TILE: to->at = rv_placed_at(&g->board, pos); break;
    case RV_SPOT_FEATURE: to->at = rv_feature_of(c, &v->at, RV_D_POS_NO_FEATURE); break;
    case RV_SPOT_FOLLOWER:
        to->at = rv_part_find(RV_PART_FOLLOWER, g, &d, &man) ? RV_NONE : man.i;
        return true;
    case RV_SPOT_CORNER: to->at = v->crossing; break;
    case RV_SPOT_PLAYER: to->at = v->player; break;
    default: break;
    }
    return to->at != RV_NONE || v->on == RV_SPOT_TILE;
}

/* What goes with a figure lies beside the one on the tile that the key names, or beside the only
 * one of the feature. Why that cannot be, or NULL. */
static const char *find_figure(rv_case *c, rv_value *v, rv_where *where) {
    const rv_game *g = c->game;
    const char *with = g->rs->tokens[v->token].with;
    if (!with || where->on != RV_SPOT_FEATURE)
        return NULL;
    const int placed = rv_placed_at(&g->board, rv_pos(&g->board, v->at.x, v->at.y));
    int n, node = rv_token_figure(g, v->token, where->at, placed, RV_NONE, &n);
    if (!n)
        return rv_printf(&c->arena, "no %s stands there, beside whom they lie", with);
    const rv_where there = {RV_SPOT_BESIDE, node};
    const char *name = rv_where_name(g, &c->arena, there);
    if (n > 1 && g->board.nodes[node].placed != placed)
        return rv_printf(&c->arena, "several stand there: name the place of one, as '%s'", name);
    *where = there;
    RV_SETTLE(c, v->at.canon, name);
    return NULL;
}

/* A face is one token, and a number several that are alike. One key says all of a place, by
 * whichever of its names; `keys`: of each token that lies the key that says so. False: there is no
 * such place. */
static bool set_token(rv_case *c, rv_value *v, rv_loc *keys) {
    rv_game *g = c->game;
    rv_where where;
    if (!find_where(c, v, &where))
        return false;
    char misfit[160];
    const bool misfits = rv_token_misfit(g, v->token, where, misfit, sizeof misfit);
    const char *why = misfits ? misfit : find_figure(c, v, &where);
    const char *name = where.at == RV_NONE ? rv_cell_name(g->rs, &c->arena, v->at.x, v->at.y)
                                           : rv_where_name(g, &c->arena, where);
    int n = v->number ? v->number : 1, face = v->face;
    const rv_token *t = &g->rs->tokens[v->token];
    const int there = why ? RV_NONE : rv_token_first(g, v->token, where);
    const rv_loc *key = there == RV_NONE ? &v->key_loc : &keys[there];
    if (key->line != v->key_loc.line || key->column != v->key_loc.column) {
        rv_complain(&c->diags, RV_D_DUPLICATE_KEY, v->key_loc, name,
                    rv_printf(&c->arena, "%d", key->line));
        keys[there] = v->key_loc; /* and no more of what follows behind it */
        return true;
    }
    if (!why && there != RV_NONE && !t->nfaces)
        why = rv_printf(&c->arena, "a list is of faces: type how many %s lie there", t->several);
    else if (!why && t->nfaces && face == RV_NONE)
        why = rv_printf(&c->arena, "it needs its face, as {%s: {'%s': %s}}", t->key, name,
                        t->faces[0].key);
    else if (!why && !rv_token_number(g, v->token))
        why = "this game has none";
    int all = face == RV_NONE ? t->number : t->faces[face].number;
    if (!why && rv_token_left(g, v->token, face) < n)
        why = all == 1 ? "there is only one"
                       : rv_printf(&c->arena, "there is no other: all %d are accounted for", all);
    while (!why && n-- > 0)
        rv_token_put(g, v->token, face, where);
    if (!why) {
        keys[rv_token_first(g, v->token, where)] = v->key_loc;
        return true;
    }
    const char *one =
        face == RV_NONE ? t->one : rv_printf(&c->arena, "%s %s", t->one, t->faces[face].key);
    rv_complain(&c->diags, RV_D_POS_TOKEN, v->loc, one, name, why)->at = rv_at_value(v, NULL);
    if (t->rule)
        rv_rests_on(c, t->rule, RV_NONE);
    if (!rv_token_number(g, v->token))
        rv_depends_on(c, t->option.option);
    return true;
}

static void set_state(rv_case *c) {
    RV_EACH_OF(&c->rec.state, ref) {
        rv_kept k = {.number = 0};
        const char *why = NULL, *item = ref->script;
        if (!rv_hooks_in_force(c->game->scripts.hooks, item)) {
            why = "no script of this name is in force here";
        } else if (item = ref->name, !rv_state_is_name(rv_str_of(item))) {
            why = "no name that a script can keep something under";
        } else {
            const bool fine = rv_state_read(&k, ref->value);
            strcpy(k.script, ref->script);
            strcpy(k.name, ref->name);
            const rv_str keeps = rv_hooks_keep(c->game, &k);
            item = rv_printf(&c->arena, "%s: %.*s", ref->name, (int)ref->value.n, ref->value.s);
            why = keeps.s ? rv_printf(&c->arena, "the script keeps %.*s", (int)keeps.n, keeps.s)
                  : fine  ? NULL
                          : "scripts keep whole numbers, true, false and words";
        }
        if (why)
            rv_complain(&c->diags, RV_D_BAD_EXTRA, ref->loc, item, why);
        else
            rv_state_put(c->game, &k);
    }
}

void rv_set_beside(rv_case *c) {
    rv_loc *keys = RV_NEWS(&c->arena, rv_loc, c->game->ntokens + 1);
    bool found = true;
    check_supply(c);
    RV_EACH_OF(rv_values_in(&c->rec, "tokens"), v) {
        if (found || memcmp(&v->key_loc, &v[-1].key_loc, sizeof v->key_loc)) /* or it is known */
            found = set_token(c, v, keys);
    }
    c->play.uncounted = 0;
    set_state(c);
}
