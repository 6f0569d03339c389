/* rounds.c - what figures do when a turn is over, by themselves or because one player has chosen
 * it: they leave where only a message can put them, as in the quarters of a town, move on from what
 * was scored, go where they wait; each player puts one beside another, or takes one home.
 *
 * Mostly all players are asked in turn. Who does nothing, but could, passes by a message; of
 * figures that must go home the only one is told, too, of which the record says nothing.
 */
#include "jcz/messages.h"

int rounds_which(const jcz *j, const jcz_row *row) {
    if (row->when != JCZ_END)
        return ROUND_NONE;
    if (row->from) { /* there are two such rows: the first one, and that of the end */
        JCZ_EACH(j, JCZ_MESSAGE, before)
            if (before->from && before < row && jcz_plays_with(j, before))
                return ROUND_LEAVES_LAST;
        return ROUND_LEAVES;
    }
    return jcz_enters(row)                ? ROUND_ENTERS
           : jcz_in_turn(row)             ? ROUND_TURNS
           : jcz_is_choice(row)           ? ROUND_CHOICE
           : jcz_has_field(row, "figure") ? ROUND_MOVES
                                          : ROUND_NONE;
}

/* A key of which each player has values, and the one who is next. */
typedef struct in_turn {
    export *e;
    const played *t;
    const jcz_row *row;
    int which, first, behind, player; /* so many players behind the first one */
    const rv_yaml *given;             /* NULL: the entry lacks the key */
    const char *done;                 /* "'W:knight@0,1.n', " */
} in_turn;

/* "W:knight@0,1.n" is the player's: "knight@0,1.n"; empty: it is not. */
static rv_str value_of(const in_turn *r, int player, rv_str word) {
    return rv_str_is(rv_str_cut(&word, ":"), r->e->j->label[player]) ? word : (rv_str){NULL, 0};
}

/* ---- what could be done --------------------------------------------------------------------- */

/* Whether the turn is legal with this value of the player's: what was said before is done, and
 * those who are behind do what they say, or, where figures leave, nothing. */
static bool may_say(const in_turn *r, const char *value) {
    const int n = r->e->j->nplayers;
    rv_buf b = {.arena = r->e->j->arena};
    rv_putf(&b, "[%s'%s:%s'", r->done, r->e->j->label[r->player], value);
    for (int k = r->behind + 1; k < n && !r->row->from; k++)
        RV_EACH_PART(r->given, word)
            if (value_of(r, (r->first + k) % n, word->text).n)
                rv_putf(&b, ", '%s'", word->text.s);
    rv_put(&b, "]");
    return export_could(r->e, r->row->option, rv_buf_text(&b), r->row->from ? r->row : NULL);
}

/* The location by which a kind is named there: "QUARTER_CASTLE"; empty if it is named otherwise. */
static rv_str location_of(const export *e, const char *kind) {
    rv_str location = rv_str_of(jcz_feature_there(e->j, kind));
    rv_str_cut(&location, ".");
    return location;
}

/* The player's figure of a sort that waits for features of this kind, of several the one that a
 * token helps or does not help (PD-35); -1 for none. */
static int find_waiting(const in_turn *r, int sort, const char *kind, bool helped) {
    const char *where = jcz_word(r->row->from, kind);
    const rv_str location = where ? location_of(r->e, where) : (rv_str){NULL, 0};
    const meeple *men = r->e->men[r->player];
    int found = -1;
    for (int i = 0; location.s && i < FIGURES; i++)
        if (men[i].is == ON_TILE && rv_str_is(location, men[i].location) &&
            meeple_sort(i) == sort && (found < 0 || men[found].helped != helped))
            found = i;
    return found;
}

/* Who waits, and can go to this place; NULL for nobody. */
static const char *find_leaving(const in_turn *r, const char *kind, const char *place) {
    const rv_ruleset *rs = r->e->j->rs;
    for (int sort = 0; sort < RV_MAX_FIGURES; sort++) {
        if (find_waiting(r, sort, kind, false) < 0)
            continue;
        const char *value =
            rv_printf(r->e->j->arena, "%s%s@%s", rv_ruleset_figure(rs, sort)->prefix,
                      jcz_role(rs, kind), place);
        if (may_say(r, value))
            return value;
    }
    return NULL;
}

/* One more who could leave: to what this turn completed, or anywhere at the end. */
static const char *find_left(const in_turn *r) {
    rv_arena *a = r->e->j->arena;
    const char *value = NULL;
    const bool last = r->which == ROUND_LEAVES_LAST;
    RV_EACH_AT(r->e->report->items, last ? 0 : r->e->report->nitems, item) {
        rv_str place = rv_str_of(item->turn == r->e->turn && item->feature ? item->feature : ""),
               kind = rv_str_cut(&place, "@");
        if (place.s && (value = find_leaving(r, rv_dup(a, kind), rv_dup(a, place))))
            return value;
    }
    if (!last)
        return NULL;
    SHOWN_EACH_TILE(a, r->e->j->bench, tile) {
        RV_EACH_AT(tile.regions, tile.nregions, on) {
            const char *place = rv_printf(a, "%d,%d.%s", tile.x, tile.y, shown_port(on->ports));
            if ((value = find_leaving(r, on->kind, place)))
                return value;
        }
    }
    return NULL;
}

/* Where the figure that was scored can go on. */
static const char *find_moved(const in_turn *r) {
    export *e = r->e;
    const int i = SMALL - 1 + jcz_figure_of(e->j, rv_str_of(r->row->value), false);
    const meeple *from = &e->stood[r->player][i];
    for (int cell = 0; cell < 9; cell++) {
        rv_shown_tile tile;
        const bool lies =
            from->is == ON_TILE && e->men[r->player][i].is == IN_HAND &&
            export_tile_at(e->j, from->x + cell % 3 - 1, from->y + cell / 3 - 1, &tile);
        for (int k = 0; lies && k < tile.nregions; k++) {
            const rv_region_info *to = &tile.regions[k];
            const char *value =
                strcmp(to->kind, "field") && to->player < 0 ? export_place(e, &tile, to) : NULL;
            if (value && may_say(r, value))
                return value;
        }
    }
    return NULL;
}

/* A figure beside one that stands there, or one that can go home. */
static const char *find_beside(const in_turn *r) {
    export *e = r->e;
    const bool puts = !strcmp(r->row->name, "DEPLOY_MEEPLE");
    const meeple *men = e->men[r->player], *on = puts ? men : e->stood[r->player];
    for (int i = 0; i < FIGURES; i++)
        for (int k = 0; on[i].is == ON_TILE && k < FIGURES; k++) {
            const bool can = puts ? men[k].is == IN_HAND : k == i;
            const rv_figure_row *sort = rv_ruleset_figure(e->j->rs, meeple_sort(k));
            const char *value =
                can && sort ? rv_printf(e->j->arena, "%s%s@%d,%d.%s", sort->prefix,
                                        sort->on ? sort->key : jcz_role(e->j->rs, on[i].kind),
                                        on[i].x, on[i].y, shown_port(on[i].ports))
                            : NULL;
            if (value && may_say(r, value))
                return value;
        }
    return NULL;
}

/* ---- in turn -------------------------------------------------------------------------------- */

/* Does what the player says: "big:knight@0,1.n". */
static void put_piece(in_turn *r, const char *value) {
    export *e = r->e;
    const char *word = rv_printf(e->j->arena, "%s:%s", e->j->label[r->player], value);
    rv_str with = rv_str_of(value), where = rv_str_cut(&with, "+");
    int sort = meeple_cut_sort(e, &where);
    if (r->which == ROUND_MOVES)
        sort = jcz_figure_of(e->j, rv_str_of(r->row->value), false);
    const meeple to = meeple_at(e, r->t, where);
    const int i = !to.feature    ? -1
                  : r->row->from ? find_waiting(r, sort, to.kind, with.s != NULL)
                                 : meeple_find(e, r->player, sort, IN_HAND, -1);
    r->done = rv_printf(e->j->arena, "%s'%s', ", r->done, word);
    if (strcmp(r->row->name, "DEPLOY_MEEPLE") != 0)
        export_row(e, r->t, r->row, rv_str_of(word), r->player);
    else if (i >= 0)
        meeple_put(e, r->player, i, to);
    else
        REFUSE(e, "what `%s` says cannot be carried over", r->row->option);
}

/* Each player in turn does all that he says, or, at the end of the game, one thing at a time, round
 * and round. */
static void put_players(in_turn *r) {
    export *e = r->e;
    const int n = e->j->nplayers;
    const bool last = r->which == ROUND_LEAVES_LAST, puts = !strcmp(r->row->name, "DEPLOY_MEEPLE");
    bool over[RV_MAX_PLAYERS] = {false};
    for (int k = 0, left = n; left; k++) {
        bool moved = false;
        int mine = 0;
        r->behind = k % n;
        r->player = (r->first + k) % n;
        RV_EACH_PART(r->given, word) {
            const rv_str value = value_of(r, r->player, word->text);
            if (!value.n || (last && mine++ != k / n))
                continue;
            put_piece(r, value.s);
            moved = true;
        }
        if (over[r->player] || (last && moved))
            continue;
        over[r->player] = true;
        left--;
        const char *more = moved && !r->row->from    ? NULL
                           : r->row->from            ? find_left(r)
                           : r->which == ROUND_MOVES ? find_moved(r)
                                                     : find_beside(r);
        if (more && !puts)
            put_piece(r, more);
        if (more && puts)
            export_pass(e, r->player);
        else if (more || moved)
            export_commit(e, r->player);
    }
}

/* ---- who begins to wait --------------------------------------------------------------------- */

/* Who goes where figures wait, and what follows it, as the Count. */
static void put_entering(export *e, const played *t, const jcz_row *row) {
    const rv_kind *kind;
    const char *word = jcz_word(t->entry, row->option);
    rv_str role = rv_str_of(word ? word : "");
    const int man = meeple_find(e, t->player, meeple_cut_sort(e, &role), IN_HAND, -1);
    for (int k = 0; (kind = rv_ruleset_kind(e->j->rs, k)); k++) {
        if (!location_of(e, kind->name).s || (word && !rv_str_is(role, kind->role)))
            continue;
        for (int f = 0; !word && rv_ruleset_figure(e->j->rs, f); f++)
            if (meeple_find(e, t->player, f, IN_HAND, -1) >= 0 &&
                export_could(e, row->option,
                             rv_printf(e->j->arena, "'%s%s%s'", rv_ruleset_figure(e->j->rs, f)->key,
                                       f ? " " : "", kind->role),
                             row)) {
                export_pass(e, t->player);
                return;
            }
        if (!word)
            continue;
        SHOWN_EACH_TILE(e->j->arena, e->j->bench, tile) {
            RV_EACH_AT(tile.regions, tile.nregions, on) {
                const meeple to = meeple_on(e, on, tile.x, tile.y);
                if (strcmp(to.kind, kind->name) != 0)
                    continue;
                if (strcmp(row->name, "DEPLOY_MEEPLE") != 0)
                    PUT(e, row->name, t->player, "figureId: %s, to: " FEATURE, row->value,
                        FEATURE_OF(&to));
                else if (man >= 0)
                    meeple_put(e, t->player, man, to);
                return;
            }
        }
    }
}

void rounds_put(export *e, const played *t, int which) {
    const int from = which == ROUND_LEAVES_LAST ? e->laid : t->player;
    JCZ_EACH(e->j, JCZ_MESSAGE, row) {
        const char *value = jcz_word(t->entry, row->option);
        if (!jcz_plays_with(e->j, row) || rounds_which(e->j, row) != which)
            continue;
        in_turn r = {.e = e,
                     .t = t,
                     .row = row,
                     .which = which,
                     .first = from + (which != ROUND_MOVES), /* else he comes last */
                     .given = rv_doc_get(t->entry, row->option),
                     .done = ""};
        /* Who has left is not on the board any more as the turn was judged, but is to leave now. */
        RV_EACH_PAIR(which == ROUND_LEAVES_LAST ? row->from : NULL, quarter)
            for (int i = 0; i < e->j->nplayers * FIGURES; i++) {
                const meeple *was = &e->stood[i / FIGURES][i % FIGURES];
                meeple *man = &e->men[i / FIGURES][i % FIGURES];
                if (was->is == ON_TILE && man->is == IN_HAND &&
                    rv_str_is(location_of(e, quarter->next->text.s), was->location))
                    *man = *was;
            }
        if (which == ROUND_ENTERS)
            put_entering(e, t, row);
        else if (which == ROUND_CHOICE && value && !strcmp(value, row->choice)) {
            export_row(e, t, row, rv_str_of(value), t->player);
            e->chosen = true;
        } else if (which != ROUND_CHOICE && (which != ROUND_TURNS || e->chosen))
            put_players(&r);
    }
}
