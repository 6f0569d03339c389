/* likeness.c - a record as JCloisterZone plays it, which lacks some options of the rulesets.
 *
 * A game to which such an option makes no difference can be exported all the same: it is judged by
 * a second bench, which has the options of JCloisterZone. A turn that is illegal there is written
 * in another way, with the same result, where there is one: a builder is left out, or the lots of a
 * bazaar are sold in another order. jcz_check_options does all this before anything is written.
 */
#include "jcz/jcz.h"

rv_str jcz_lines(const rv_text *text, int first, int last) {
    const rv_str before = rv_first_lines(text->bytes, first - 1);
    return (rv_str){before.s + before.n, rv_first_lines(text->bytes, last).n - before.n};
}

void jcz_replace(jcz *j, rv_text *text, rv_str part, const char *with) {
    text->bytes = rv_str_of(rv_printf(j->arena, "%.*s%s%s", (int)(part.s - text->bytes.s),
                                      text->bytes.s, with, part.s + part.n));
}

/* ---- options -------------------------------------------------------------------------------- */

rv_case *jcz_case(jcz *j, const rv_settings *settings) {
    jcz_bench_of *made = RV_NEW(j->arena, jcz_bench_of);
    made->bench = rv_case_new(j->lib, settings);
    if (!made->bench)
        rv_no_memory(j->arena);
    made->next = j->benches;
    j->benches = made;
    return made->bench;
}

rv_case *jcz_bench(jcz *j, const jcz_missing *list, int n, bool now) {
    rv_settings settings = j->settings;
    settings.now = now;
    const char **words = RV_NEWS(j->arena, const char *, n + 1);
    for (int i = 0; i < n; i++)
        words[i] = rv_printf(j->arena, "%s=%s", list[i].name, list[i].there);
    settings.options = words;
    settings.noptions = n;
    return jcz_case(j, &settings);
}

/* What stands and lies on the table, and what is in hand. */
static const char *table_of(rv_case *c) {
    const char *position = rv_case_position(c),
               *table = position ? strstr(position, "\nboard:") : "";
    return table ? table : "";
}

/* Whether the record is legal there, too, as it is written there, scores as much if the game ended
 * after it, and leaves the same on the table. */
static bool is_same_game(rv_case *own, const rv_report *here, rv_case *other,
                         const rv_report *there) {
    return here->turns && there->verdict == RV_LEGAL &&
           !memcmp(here->score, there->score, sizeof here->score) &&
           !strcmp(table_of(own), table_of(other));
}

/* Refuses the options, of which the last is named, if the game is not the same with them: by the
 * first turn that is illegal then; if only what is scored at the end differs, where they are
 * chosen.
 */
static bool refuse_missing(jcz *j, rv_case *own, const rv_report *here, const jcz_missing *list,
                           int n, const rv_text *text) {
    const jcz_missing *it = &list[n - 1];
    rv_case *other = jcz_bench(j, list, n, true);
    const rv_report *report = rv_case_judge(other, text);
    const bool same = is_same_game(own, here, other, report);
    const rv_diag *g = report->verdict != RV_LEGAL && report->ndiags ? report->diags : NULL;
    int turn = g && g->turn > 0 ? g->turn : 0;
    const char *how = turn            ? rv_printf(j->arena, ": %s", g->message)
                      : report->turns ? memcmp(here->score, report->score, sizeof here->score)
                                            ? ": the final scores differ"
                                            : ": who stands on the board differs"
                                      : "";
    rv_loc at = turn ? JCZ_TURN(turn) : jcz_loc_of(j, "options");
    if (!same)
        jcz_refuse(j, turn || at.line ? at : jcz_loc_of(j, "rules"),
                   "JCloisterZone does not have the option `%s: %s`; it plays `%s`%s", it->name,
                   it->here, it->there, how);
    return !same;
}

/* The first turn that is illegal there; NULL if there is none. */
static const rv_diag *find_illegal(const rv_report *there) {
    for (int i = 0; there->verdict != RV_LEGAL && i < there->ndiags; i++)
        if (there->diags[i].turn > 0 && *there->diags[i].option)
            return &there->diags[i];
    return NULL;
}

bool jcz_check_options(jcz *j, rv_text *text, const jcz_missing *list, int n) {
    if (!n)
        return true;
    rv_case *own = jcz_bench(j, NULL, 0, true), *other = jcz_bench(j, list, n, true);
    const rv_report *here = rv_case_judge(own, text), *there = rv_case_judge(other, text);
    rv_text likeness = *text;
    const rv_diag *g = find_illegal(there);
    for (int turn = 0;
         g && g->turn > turn;) { /* written so that it is legal, with the same result */
        turn = g->turn;
        if (!strcmp(g->code, "joins-completed")) { /* M-23 */
            const rv_str line = jcz_lines(&likeness, g->line, g->line);
            jcz_replace(j, &likeness, line, rv_printf(j->arena, "%.*s\n", g->column - 2, line.s));
            jcz_note(j, JCZ_TURN(g->turn),
                     "the builder, who comes home at once, is left out: JCloisterZone places none "
                     "on what is completed");
        } else if (strcmp(g->code, "lot-chooser") != 0 || !bazaar_sell_again(j, g, &likeness))
            break;
        there = rv_case_judge(other, &likeness);
        g = find_illegal(there);
    }
    const bool same = !g && is_same_game(own, here, other, there);
    bool refused = g;
    if (g)
        jcz_refuse(j, JCZ_TURN(g->turn), "JCloisterZone plays `%s`: %s", g->option, g->message);
    for (int i = 0; !g && i < n; i++)
        if (same)
            jcz_note(j, (rv_loc){0, 0},
                     "JCloisterZone plays `%s: %s`; until here the game is the same", list[i].name,
                     list[i].there);
        else
            refused |= refuse_missing(j, own, here, &list[i], 1, text);
    if (!same && !refused) /* no option by itself makes the difference */
        refuse_missing(j, own, here, list, n, text);
    if (same && here->to_move < 0 && there->to_move >= 0 && there->stack > 0)
        jcz_note(j, (rv_loc){0, 0},
                 "the game is over, but in JCloisterZone a tile is left: there it goes on, and "
                 "final scoring is still to come");
    if (!same)
        return false;
    j->bench = other;
    j->missing = list;
    j->nmissing = n;
    *text = likeness;
    return (j->root = jcz_tree(j, text)) != NULL;
}

/* ---- passes --------------------------------------------------------------------------------- */

bool jcz_write_pass(jcz *j, rv_text *text, bool over) {
    const rv_yaml *moves = rv_doc_get(j->root, "moves"), *entry = moves ? moves->first : NULL;
    int turn = 0, line = 1;
    rv_case_until(j->bench, 0, true);
    const rv_report *report = rv_case_judge(j->bench, text);
    for (; entry; entry = entry->next) {
        const int player = jcz_player(j, entry->first->text);
        if (player >= 0 && player != report->to_move)
            break;
        report = rv_case_go_on(j->bench, ++turn);
        RV_EACH_PAIR(entry, key)
            line = key->loc.line + 1;
    }
    if (!(entry || over) || report->to_move < 0 || report->stack > 0 || j->npasses == MOST_PASSES)
        return false;
    jcz_replace(j, text, jcz_lines(text, line, line - 1),
                rv_printf(j->arena, "- %s: none\n", j->label[report->to_move]));
    j->passes[j->npasses++] = turn + 1;
    return (j->root = jcz_tree(j, text)) != NULL;
}
