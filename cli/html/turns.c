/* turns.c - the words of a page: who played, what each turn scored, what was wrong and by which
 * rule. Each turn is an element with an id of its own, to which page.js moves the board.
 */
#include "html/page.h"
#include "text/text.h"

/* ---- words ----------------------------------------------------------------------------------- */

/* A rule that is known is a link to its text. */
static void put_rule(turns *t, const rv_report *report, const char *id) {
    if (*id && rv_ruleset_find_rule(report->ruleset, id))
        svg_put(&t->svg, "<a class=\"rule\" href=\"#rule-%s\">%s</a>\n", id, id);
    else if (*id)
        svg_put(&t->svg, "<span class=\"rule\">%s</span>\n", id);
}

/* ---- the head -------------------------------------------------------------------------------- */

void turns_put_header(turns *t, const document *d, const char *terms) {
    const rv_report *report = d->report;
    out *players = out_part(t->words), *verdict = out_part(t->words);
    for (int i = 0; i < report->nplayers; i++)
        out_printf(players, "%s%s", rv_between(i, report->nplayers, " and "), report->name[i]);
    out_printf(verdict, "%s", rv_verdict_name(report->verdict));
    if (!report->is_position)
        out_printf(verdict, "; %d turn%s", report->turns, report->turns == 1 ? "" : "s");
    if (report->to_move >= 0 && report_answers(report))
        out_printf(verdict, "; %s is to move%s", report_player(verdict, report, report->to_move),
                   shown_part(report));
    const bool now = report->is_position && report->stack;
    const int winners = report_winners(verdict, report, report->winner, now ? "; " : "; won by ");
    out_put(verdict, now && winners ? " would win now" : "");
    svg_put(&t->svg,
            "<header>\n<h1 class=\"players\">%s</h1>\n<p class=\"game\">%s</p>\n"
            "<p class=\"verdict%s\">%s</p>\n",
            out_text(players), rv_facts(report->ruleset)->title,
            report->status == RV_FINE ? "" : " against", out_text(verdict));
    if (terms && *terms) {
        svg_put(&t->svg, "<div class=\"terms\">\n");
        while (*terms) { /* a line each */
            size_t n = strcspn(terms, "\n");
            svg_put(&t->svg, "<p>%s</p>\n", out_format(t->words, "%.*s", (int)n, terms));
            terms += n + (terms[n] == '\n');
        }
        svg_put(&t->svg, "</div>\n");
    }
    svg_put(&t->svg, "</header>\n");
}

void turns_put_players(turns *t, const rv_report *report) {
    svg_put(&t->svg, "<ul class=\"scores\" aria-label=\"Points\">\n");
    for (int i = 0; i < report->nplayers; i++)
        svg_put(&t->svg,
                "<li>\n<svg class=\"swatch\" viewBox=\"0 0 10 10\" aria-hidden=\"true\">\n"
                "<circle cx=\"5\" cy=\"5\" r=\"4.5\" fill=\"%s\" stroke=\"currentColor\"/>\n"
                "</svg>\n <span class=\"name\">%s</span>\n <b id=\"score-%d\">%d</b>\n"
                "<span class=\"hand\" id=\"hand-%d\"> </span>\n</li>\n",
                rv_colour_at(report->colour[i])->fill, report_player(t->words, report, i), i,
                report->score[i], i);
    svg_put(&t->svg, "</ul>\n");
}

/* ---- what is wrong --------------------------------------------------------------------------- */

/* The message, the lines of the record that it is about, and what helps. */
static void put_fault(turns *t, const document *d, const rv_diag *g) {
    rv_str parts[4];
    out *lines = out_part(t->words), *help = out_part(t->words);
    svg_put(&t->svg, "<div class=\"fault\">\n<p>%s: %s ", rv_severity_name(g->severity),
            g->message);
    put_rule(t, d->report, g->rule);
    svg_put(&t->svg, "</p>\n");
    quote_put(lines, d->text, g->line, g->column);
    if (lines->n) { /* keys scroll it, too */
        svg_put(&t->svg, "<pre tabindex=\"0\" role=\"group\" aria-label=\"Lines of the record\">");
        for (const char *at = out_text(lines); *at; at += strcspn(at, "\n") + 1)
            svg_put(&t->svg, "%s\n", out_format(lines, "%.*s", (int)strcspn(at, "\n"), at));
        svg_put(&t->svg, "</pre>\n");
    }
    for (int i = 0, n = rv_help_parts(g, d->file, NULL, parts); i < n; i++)
        out_printf(help, "%.*s", (int)parts[i].n, parts[i].s);
    if (help->n)
        svg_put(&t->svg, "<p class=\"help\">%s</p>\n", out_text(help));
    svg_put(&t->svg, "</div>\n");
}

/* What is wrong with a turn; NULL: nothing. */
static const rv_diag *fault_of(const rv_report *report, int turn) {
    for (int i = 0; i < report->ndiags; i++)
        if (report->diags[i].turn == turn && report->diags[i].severity != RV_SEV_NOTE)
            return &report->diags[i];
    return NULL;
}

static void put_faults_of(turns *t, const document *d, int turn) {
    for (int i = 0; i < d->report->ndiags; i++)
        if (d->report->diags[i].turn == turn)
            put_fault(t, d, &d->report->diags[i]);
}

/* ---- the list of turns ----------------------------------------------------------------------- */

/* The items from one on that belong to a turn; the next one. */
static int put_items(turns *t, const rv_report *report, int turn, int item) {
    if (item >= report->nitems || report->items[item].turn != turn)
        return item;
    svg_put(&t->svg, "<ul class=\"items\">\n");
    while (item < report->nitems && report->items[item].turn == turn) {
        const rv_item *i = &report->items[item++];
        bool scores = i->type == RV_ITEM_SCORE || i->type == RV_ITEM_NOTHING;
        const char *points = out_format(t->words, i->points > 0 ? "+%d" : "%d", i->points);
        out *what = out_part(t->words);
        if (i->player >= 0)
            out_printf(what, "%s: ", report_player(what, report, i->player));
        item_text(what, i);
        svg_put(&t->svg, scores ? "<li>\n" : "<li class=\"deed\">\n"); /* which is printed, too */
        svg_put(&t->svg, "<span class=\"points\">%s</span>\n<span class=\"what\">%s</span>\n",
                scores ? points : "", out_text(what));
        put_rule(t, report, i->rule);
        svg_put(&t->svg, "</li>\n");
    }
    svg_put(&t->svg, "</ul>\n");
    return item;
}

/* The line that moves the board to this turn. Texts of the record are shown as messages show them:
 * marks of direction are named. */
static int put_turn(turns *t, const document *d, const rv_turn_line *line, int item) {
    const char *who = line->player < 0 ? "all" : d->report->name[line->player];
    out *after = out_part(t->words);
    for (int i = 0; i < d->report->nplayers; i++)
        out_printf(after, "%s%d", i ? " : " : "", line->score[i]);
    svg_put(&t->svg,
            fault_of(d->report, line->turn) ? "<li id=\"turn-%d\" class=\"wrong\">\n"
                                            : "<li id=\"turn-%d\">\n",
            line->turn);
    svg_put(&t->svg,
            "<a class=\"move\" href=\"#turn-%d\">\n<span class=\"number\">%d</span>\n"
            "<b class=\"who\">%s</b>\n<code class=\"entry\">%s</code>\n"
            "<span class=\"after\">%s</span>\n</a>\n",
            line->turn, line->turn, out_format(t->words, "%s", who),
            out_format(t->words, "%s", line->text), out_text(after));
    item = put_items(t, d->report, line->turn, item);
    put_faults_of(t, d, line->turn);
    svg_put(&t->svg, "</li>\n");
    return item;
}

/* Begins what the list has besides the turns. */
static void begin_entry(turns *t, const char *id, bool wrong, const char *words) {
    svg_put(&t->svg, wrong ? "<li id=\"%s\" class=\"wrong\">\n" : "<li id=\"%s\">\n", id);
    svg_put(&t->svg, "<a class=\"move\" href=\"#%s\">%s</a>\n", id, words);
}

static void put_list(turns *t, const document *d) {
    const rv_report *report = d->report;
    int item = 0, next = report->turns + 1;
    svg_put(&t->svg, "<section class=\"sheet\" id=\"turns\">\n<h2>%s</h2>\n<ol class=\"turns\">\n",
            report->nlines ? "Turns" : "The position");
    begin_entry(t, "turn-0", false,
                report->is_position ? "As it was typed" : "Before the first turn");
    item = put_items(t, report, 0, item);
    svg_put(&t->svg, "</li>\n");
    for (int i = 0; i < report->nlines; i++)
        item = put_turn(t, d, &report->lines[i], item);
    if (fault_of(report, next)) { /* the first entry that was not played */
        begin_entry(t, out_format(t->words, "turn-%d", next), true,
                    out_format(t->words, "Turn %d was not played", next));
        put_faults_of(t, d, next);
        svg_put(&t->svg, "</li>\n");
    }
    if (report->finished) {
        begin_entry(t, "turn-final", false,
                    report->is_position && report->stack ? "If the game ended now"
                                                         : "Final scoring");
        put_items(t, report, RV_NO_TURN, item);
        svg_put(&t->svg, "</li>\n");
    }
    svg_put(&t->svg, "</ol>\n</section>\n");
}

/* ---- the rules ------------------------------------------------------------------------------- */

static void put_rules(turns *t, const rv_report *report) {
    bool any = false;
    for (int i = 0; i < rv_facts(report->ruleset)->nrules; i++) {
        const rv_rule *rule = rv_ruleset_rule(report->ruleset, i);
        bool named = false;
        for (int k = 0; k < report->nitems && !named; k++)
            named = !strcmp(report->items[k].rule, rule->id);
        for (int k = 0; k < report->ndiags && !named; k++)
            named = !strcmp(report->diags[k].rule, rule->id);
        if (!named)
            continue;
        if (!any)
            svg_put(&t->svg, "<section class=\"sheet\" id=\"rules\">\n"
                             "<h2>The rules that decided</h2>\n<dl> ");
        any = true;
        out *source = out_part(t->words);
        out_printf(source, "%s", rule->standing);
        for (const char *rest = rule->source; *rest;) {
            out_put(source, rest == rule->source ? "; source: " : "; ");
            rest = rule_take_source(source, report->ruleset, rest);
        }
        svg_put(&t->svg, "<dt id=\"rule-%s\">%s %s</dt>\n<dd>%s <small>%s</small>\n</dd>\n",
                rule->id, rule->id, rule->title, rule->text, out_text(source));
    }
    if (any)
        svg_put(&t->svg, "</dl>\n</section>\n");
}

void turns_put(turns *t, const document *d) {
    int i = 0; /* the first fault that belongs to no turn in the list */
    while (i < d->report->ndiags && d->report->diags[i].turn)
        i++;
    if (i < d->report->ndiags) {
        svg_put(&t->svg,
                "<section class=\"sheet\" id=\"faults\">\n<h2>About the whole game</h2>\n");
        put_faults_of(t, d, 0);
        svg_put(&t->svg, "</section>\n");
    }
    put_list(t, d);
    put_rules(t, d->report);
}
