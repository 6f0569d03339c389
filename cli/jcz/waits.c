/* waits.c - messages of figures that wait where only a message can put them, as in the quarters of
 * a town: who goes there at the end of a turn, and who leaves for what is scored, or at the end of
 * the game. A player who could do so and does not says that he passes.
 */
#include "jcz/messages.h"

/* The location by which a kind is named there: "QUARTER_CASTLE"; empty if it is named otherwise. */
static rv_str location_of(const export *e, const char *kind) {
    rv_str location = rv_str_of(jcz_feature_there(e->j, kind));
    rv_str_cut(&location, ".");
    return location;
}

/* The player's figure of a sort that waits for features of this kind; -1 for none. */
static int find_waiting(const export *e, const jcz_row *row, int player, int sort,
                        const char *kind) {
    const char *where = jcz_word(row->from, kind);
    const rv_str location = where ? location_of(e, where) : (rv_str){NULL, 0};
    for (int i = 0; location.s && i < FIGURES; i++) {
        const meeple *man = &e->men[player][i];
        if (man->is == ON_TILE && rv_str_is(location, man->location) &&
            (sort < 0 || meeple_sort(i) == sort))
            return i;
    }
    return -1;
}

/* Whether the record is legal if the player's figures that wait go to this place, behind what is
 * said already. */
static bool could_go(export *e, const jcz_row *row, int player, const char *said, const char *kind,
                     const char *place) {
    for (int sort = 0; sort < RV_MAX_FIGURES; sort++)
        if (find_waiting(e, row, player, sort, kind) >= 0 &&
            export_could(e, row->option,
                         rv_printf(e->j->arena, "[%s'%s:%s%s@%s']", said, e->j->label[player],
                                   rv_ruleset_figure(e->j->rs, sort)->prefix,
                                   jcz_role(e->j->rs, kind), place),
                         row))
            return true;
    return false;
}

/* Whether the player could move one more: to what this turn completed, or anywhere at the end. */
static bool could_leave(export *e, const jcz_row *row, int player, const char *said, bool final) {
    for (int i = 0, n = e->report->nitems; i < n && !final; i++) {
        const rv_item item = e->report->items[i];
        const char *place = item.feature ? strchr(item.feature, '@') : NULL;
        if (item.turn == e->turn && place &&
            could_go(e, row, player, said,
                     rv_dup(e->j->arena, (rv_str){item.feature, (size_t)(place - item.feature)}),
                     rv_dup(e->j->arena, rv_str_of(place + 1))))
            return true;
    }
    for (int i = 0, n = shown_board(e->j->bench).ntiles; i < n && final; i++) {
        const rv_shown_tile tile = shown_board_tile(e->j->bench, i);
        for (int r = 0; r < tile.nregions; r++)
            if (could_go(e, row, player, said, tile.regions[r].kind,
                         rv_printf(e->j->arena, "%d,%d.%s", tile.x, tile.y,
                                   shown_port(tile.regions[r].ports))))
                return true;
    }
    return false;
}

/* "K:big:knight@2,0.e": moves this figure; the player, or -1. */
static int put_leaving(export *e, const played *t, const jcz_row *row, rv_str word) {
    rv_str rest = word;
    const int player = jcz_player(e->j, rv_str_cut(&rest, ":"));
    const int sort = meeple_cut_sort(e, &rest);
    rv_str role = rv_str_cut(&rest, "@"), where = rest, cell = rv_str_cut(&where, ".");
    rv_shown_tile tile;
    int x = t->x, y = t->y;
    if (!jcz_cell(cell, &x, &y)) /* it is the tile of the turn */
        where = cell;
    const rv_region_info *to = meeple_region(e, x, y, role, where, &tile);
    const int i = to ? find_waiting(e, row, player, sort, to->kind) : -1;
    if (i < 0)
        REFUSE(e, "what `%s` says cannot be carried over", row->option);
    else
        meeple_put(e, player, i, meeple_on(e, to, x, y));
    return player;
}

/* Who has left is not on the board any more as the turn was judged, but is to leave now. */
static void wait_again(export *e, const jcz_row *row) {
    RV_EACH_PAIR(row->from, quarter)
        for (int i = 0; i < e->j->nplayers * FIGURES; i++) {
            const meeple *was = &e->stood[i / FIGURES][i % FIGURES];
            meeple *man = &e->men[i / FIGURES][i % FIGURES];
            if (was->is == ON_TILE && man->is == IN_HAND &&
                rv_str_is(location_of(e, quarter->next->text.s), was->location))
                *man = *was;
        }
}

void waits_put_leaving(export *e, const played *t, const jcz_row *row, bool final) {
    if (final)
        wait_again(e, row);
    const rv_yaml *value = rv_doc_get(t->entry, row->option);
    const int n = e->j->nplayers;
    const char *said = "";
    bool done[RV_MAX_PLAYERS] = {false};
    int left = 0, at = t->player;
    RV_EACH_PART(value, word)
    left++;
    const rv_yaml *word = !value ? NULL : value->type == RV_YAML_LIST ? value->first : value;
    /* at the end one at a time, round and round; else each player in turn all that he moves */
    for (int turns = 0; turns < n * (final ? left + 2 : 1); turns++) {
        at = (at + 1) % n;
        bool moved = false;
        while (word && left && !(final && moved) &&
               rv_str_is((rv_str){word->text.s, strcspn(word->text.s, ":")}, e->j->label[at])) {
            put_leaving(e, t, row, word->text);
            said = rv_printf(e->j->arena, "%s'%s', ", said, word->text.s);
            word = word->next;
            moved = true;
            left--;
        }
        if (done[at] || (final && moved))
            continue;
        done[at] = true;
        if (could_leave(e, row, at, said, final))
            export_pass(e, at);
        else if (moved)
            export_commit(e, at);
    }
}

/* Who goes where figures wait, and what follows it, as the Count. */
void waits_put_entering(export *e, const played *t, const jcz_row *row) {
    const rv_kind *kind;
    rv_str rest = rv_str_of(jcz_word(t->entry, row->option) ? jcz_word(t->entry, row->option) : "");
    rv_str first = rv_str_word(&rest);
    const int sort = rest.n ? jcz_figure_of(e->j, first, false) : JCZ_SMALL;
    const int man = meeple_find(e, t->player, sort, IN_HAND, -1);
    for (int k = 0; (kind = rv_ruleset_kind(e->j->rs, k)); k++) {
        const bool waits = location_of(e, kind->name).s;
        for (int f = 0; waits && !first.n && rv_ruleset_figure(e->j->rs, f); f++)
            if (meeple_find(e, t->player, f, IN_HAND, -1) >= 0 &&
                export_could(e, row->option,
                             rv_printf(e->j->arena, "'%s%s%s'", rv_ruleset_figure(e->j->rs, f)->key,
                                       f ? " " : "", kind->role),
                             row)) {
                export_pass(e, t->player);
                return;
            }
        for (int i = 0, n = waits ? shown_board(e->j->bench).ntiles : 0; i < n; i++) {
            const rv_shown_tile tile = shown_board_tile(e->j->bench, i);
            for (int r = 0; r < tile.nregions; r++) {
                const meeple to = meeple_on(e, &tile.regions[r], tile.x, tile.y);
                if (strcmp(tile.regions[r].kind, kind->name) != 0 ||
                    !rv_str_is(rest.n ? rest : first, kind->role))
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
