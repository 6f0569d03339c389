/* report.c - what commands say of a judged document.
 *
 * Complaints are printed with the line that each is about and the word in it underlined; the rest
 * are phrases that several commands and pictures share: players, scores, winners, what is wrong on
 * the board. Answers as JSON go through report_json.
 */
#include "report.h"
#include <strings.h>

/* ---- the line to which a complaint points -------------------------------------------------- */

enum { GUTTER = 7, BEFORE = 40, SHOWN = OUT_WIDTH - GUTTER - 9 }; /* columns */

/* The length of the word that begins at this byte: up to its closing quote, or to what ends a word
 * in YAML. Within brackets a comma and a space end it; else they are part of a cell. */
static size_t word_length(rv_str line, size_t at, rv_str s) {
    /* Finds what encloses it: a quotation mark that its marked first letter lies behind, or the
     * bracket of a list or map on this line; NUL. */
    bool quoted = at && strchr("'\"", line.s[at - 1]);
    char outer = quoted ? line.s[at - 1] : '\0';
    for (size_t i = 0; i < at && !quoted; i++)
        outer = strchr("[{", line.s[i]) ? line.s[i] : strchr("]}", line.s[i]) ? '\0' : outer;
    size_t n = 1;
    char quote = s.n && (*s.s == '"' || *s.s == '\'') ? *s.s : '\0';
    const char *ends = outer == '[' || outer == '{' ? " \t,]}" : " \t";
    if (s.n && strchr("[{", *s.s))
        return 1;
    for (; n < s.n; n++) {
        bool last = n + 1 == s.n;
        if (quote ? s.s[n] == quote : s.s[n] == outer && strchr("'\"", outer))
            break;
        if (quote || (s.s[n] == ',' && !last && s.s[n + 1] != ' '))
            continue;
        if (strchr(ends, s.s[n]) || (s.s[n] == ':' && (last || s.s[n + 1] == ' ')))
            break;
    }
    return n < s.n && quote ? n + 1 : n;
}

void quote_put(out *o, const rv_text *text, int line, int column) {
    rv_str below = text->bytes, whole = {NULL, 0};
    int lines = text->line;
    for (; below.s && lines <= line; lines++)
        whole = rv_str_cut(&below, "\n");
    whole.n -= whole.n && whole.s[whole.n - 1] == '\r';
    size_t at = out_bytes_of(whole, column - 1);
    if (lines <= line || !whole.n || column < 1) /* the document has no such line */
        return;
    size_t skipped = column > BEFORE ? out_bytes_of(whole, column - BEFORE) : 0;
    rv_str rest = {whole.s + skipped, whole.n - skipped};
    rv_str shown = {rest.s, out_bytes_of(rest, SHOWN)}, before = {rest.s, at - skipped};
    rv_str word = {whole.s + at, shown.n > before.n ? shown.n - before.n : 0};
    word.n = word_length(whole, at, word);
    out_printf(o, "%*d | %s%.*s%s\n", GUTTER, line, skipped ? "..." : "", (int)shown.n, shown.s,
               shown.n < rest.n ? "..." : "");
    /* Columns are those that the bytes take as they are shown. */
    int length = out_columns(out_format(o, "%.*s", (int)word.n, word.s));
    out_printf(o, "%*s | ", GUTTER, "");
    out_spaces(o, (skipped ? 3 : 0) + out_columns(out_format(o, "%.*s", (int)before.n, before.s)));
    out_tint(o, TINT_HELP);
    out_put(o, "^");
    for (int i = 1; at < whole.n && i < length; i++)
        out_put(o, "~");
    out_untint(o);
    out_put(o, "\n");
}

bool report_answers(const rv_report *p) {
    return p->verdict == RV_LEGAL || p->verdict == RV_WRONG;
}

bool report_partly(const rv_report *p) {
    return p->verdict == RV_NOT_READ && shown_can_draw(p);
}

bool report_beside(const rv_report *p) {
    const rv_diag *g = shown_against(p);
    return g && (g->at.space || g->at.player);
}

void report_faults(run *r, const document *d, bool numbered) {
    const rv_report *p = d->report;
    const rv_diag *against = shown_against(p);
    bool beside = report_beside(p);
    const rv_shown_board b = shown_board(out_arena(r->err), r->bench);
    int n = 0, others = beside ? -1 : 0; /* neither at a cell nor marked beside the board */
    out *what = out_part(r->err);
    RV_EACH_AT(b.faults, b.nfaults, at) {
        n = at->number > n ? at->number : n;
    }
    for (const rv_diag *g = p->diags; g - p->diags < p->ndiags; g++)
        others += !g->because && g->severity != RV_SEV_NOTE && g->severity != RV_SEV_WRONG &&
                  !g->at.there;
    if (n)
        out_printf(what, "%d place%s wrong", n, n == 1 ? " is" : "s are");
    if (n && numbered)
        out_printf(what, "; %s numbered on the board", n == 1 ? "it is" : "they are");
    if (beside)
        out_printf(what, "%s1 mistake is marked ", n ? "; " : "");
    if (beside && against->at.space) /* beside the cells, but not beside the board */
        out_printf(what, "at corner %d", against->at.space - 1);
    else if (beside)
        out_put(what, n ? "beside it" : "beside the board");
    if (others)
        out_printf(what, "%s%d mistake%s not on the board", what->n ? "; " : "", others,
                   others == 1 ? " is" : "s are");
    if (p->cut)
        out_printf(what, "; only the lines before line %d could be read", p->cut);
    if (!what->n)
        return;
    if (!numbered && against)
        out_printf(what, "; what is printed is the position before turn %d", p->turns + 1);
    else if (!numbered)
        out_put(what, "; what is printed is only what could be set up");
    complain(r, RV_AGAINST, report_document(r->err, d), out_text(what));
}

/* ---- players and scores ---------------------------------------------------------------------- */

const char *report_document(out *o, const document *d) {
    out *name = out_part(o);
    out_file(name, d->file);
    if (d->number > 1)
        out_printf(name, ": document %d", d->number);
    return out_text(name);
}

void report_heading(run *r, const document *d) {
    if (r->shown++)
        out_put(r->out, "\n");
    if (d->alone)
        return;
    out_printf(r->out, OUT_STRONG "%s" OUT_PLAIN ":\n", report_document(r->out, d));
}

const char *report_player(out *o, const rv_report *p, int player) {
    return out_format(o, "%s", shown_player(out_arena(o), p, player));
}

size_t report_named(const rv_report *p, const char *line) {
    const size_t n = strcspn(line, ":");
    for (int i = 0; n && line[n] && i < 2 * p->nplayers; i++) {
        const char *name = (i % 2 ? p->name : p->label)[i / 2];
        if (strlen(name) == n && !strncasecmp(name, line, n))
            return n + 1;
    }
    return 0;
}

int report_winners(out *o, const rv_report *p, const bool *winner, const char *before) {
    int n = 0, put = 0;
    for (int i = 0; i < p->nplayers; i++)
        n += winner[i];
    for (int i = 0; i < p->nplayers; i++)
        if (winner[i]) {
            out_printf(o, "%s%s", put ? rv_between(put, n, " and ") : before,
                       report_player(o, p, i));
            put++;
        }
    return n;
}

void report_scores(out *o, const rv_report *p) {
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "%s%s %d", i ? ", " : "", report_player(o, p, i), p->score[i]);
}

static bool see_cell(void *ud, const rv_placement *p) {
    out *list = ud;
    if (!p->again)
        out_printf(list, "%s%s", list->n ? " " : "", p->cell);
    return true;
}

void report_hand(run *r, const rv_report *p, int before, const char *drawn) {
    const char *why;
    for (int i = 0; i < rv_facts(p->ruleset)->ntiles; i++) {
        const rv_tile_info tile = shown_info(p->ruleset, i);
        out *list = out_part(r->err);
        if (tile.hand && (!drawn || strcmp(tile.id, drawn) != 0))
            rv_case_legal(r->bench, before, tile.id, RV_LIST_NONE, see_cell, list, &why);
        if (list->n)
            out_paragraph(r->out, 2,
                          out_format(r->err, "%s may lay `%s` at %s%s", p->label[p->to_move],
                                     tile.id, out_text(list),
                                     drawn ? " instead of drawing." : "; or type `none`."));
    }
}

void report_help(out *o, const char *words) {
    out_printf(o, "  " OUT_HELP "help:" OUT_PLAIN " %s\n", words);
}

void report_rule(out *o, const char *rule) {
    const int columns = out_columns(rule);
    const int width = columns > REPORT_RULE_WIDTH ? columns : REPORT_RULE_WIDTH;
    if (*rule) {
        out_tab(o, OUT_WIDTH - width);
        out_tinted(o, TINT_FAINT, out_format(o, "%*s", width, rule));
    }
    out_put(o, "\n");
}

/* ---- diagnostics ----------------------------------------------------------------------------- */

/* The end of suggested commands: the directories in which rulesets were searched. */
static const char *put_more(out *o, const word_list *rules) {
    out *more = out_part(o);
    for (int i = 0; i < rules->n; i++) {
        out_put(more, " --rules ");
        out_raw(more, rules->s[i]);
    }
    return out_text(more);
}

static void put_diagnostic(out *o, const document *d, int i, const word_list *rules) {
    const rv_diag *g = &d->report->diags[i];
    bool caution = g->severity == RV_SEV_AMBIGUOUS || g->severity == RV_SEV_WRONG;
    out_tint(o, TINT_STRONG);
    if (g->line == 0 && g->status == RV_MISUSED) { /* the command line is wrong, not the file */
        out_put(o, "reeve:");
    } else {
        out_file(o, d->file);
        out_put(o, ":");
        if (g->line > 0)
            out_printf(o, "%d:%d:", g->line, g->column);
    }
    out_untint(o);
    out_put(o, " ");
    out_tinted(o,
               g->severity == RV_SEV_NOTE ? TINT_HELP
               : caution                  ? TINT_CAUTION
                                          : TINT_AGAINST,
               rv_severity_name(g->severity));
    out_printf(o, ": %s [%s%s%s%s%s]\n", g->message, g->code, *g->rule ? ", " : "", g->rule,
               *g->option ? ", " : "", g->option);
    /* The line is quoted once for all that is wrong at one place of it; not when memory ran out,
     * which is not the fault of a line. */
    if (g->line > 0 && g->concern != RV_CONCERN_MEMORY &&
        (!i || g[-1].line != g->line || g[-1].column != g->column))
        quote_put(o, d->text, g->line, g->column);
    if (!*g->help)
        return;
    rv_str parts[4];
    out *whole = out_part(o);
    for (int k = 0, n = rv_help_parts(g, d->file, put_more(o, rules), parts); k < n; k++)
        out_bytes(whole, parts[k].s, parts[k].n);
    report_help(o, out_text(whole));
}

/* What comes of another mistake is not printed; how much does is, where the cause does not count it
 * itself, as a wrong score does that is carried on, and does not stand on the same line. */
void report_diagnostics(run *r, const document *d, const alternatives *others) {
    const rv_report *p = d->report;
    if (p->ndiags)
        out_flush(r->out); /* to keep the order of events */
    for (int i = 0, effects = 0; i < p->ndiags; i++, effects = 0) {
        const rv_diag *g = &p->diags[i];
        bool early = !strcmp(g->code, "action-possible") && p->status != RV_FINE;
        bool reported =
            g->severity == RV_SEV_NOTE && (early || g->noutcomes || g->turn < r->unreported);
        if (reported || g->because)
            continue;
        put_diagnostic(r->err, d, i, &r->args->rules);
        for (const rv_diag *k = p->diags; k < p->diags + p->ndiags; k++)
            effects += k->because == i + 1 && !g->carried && g->row != k->row && g->line != k->line;
        if (effects)
            out_printf(r->err, "  %d mistake%s of it; --format json lists them\n", effects,
                       effects == 1 ? " comes" : "s come");
        if (others)
            alternatives_put(r->err, others, g, i);
    }
    out_flush(r->err);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

rv_status report_json(run *r, const document *d, rv_question q, const rv_json_more *more) {
    const char *why = NULL;
    rv_json to = {.put = r->json.put, .ud = r->json.ud};
    q.size = sizeof q;
    q.file = d->file;
    q.document = d->number;
    q.more = put_more(r->out, &r->args->rules);
    rv_status status = rv_case_json_with(r->bench, &q, more, &to, &why);
    return status == RV_FINE ? status : complain(r, status, d->file, why);
}

rv_status report_failure(run *r, const document *d) {
    if (r->args->form == JSON)
        report_json(r, d, (rv_question){.kind = RV_ASKED_FAULT}, NULL);
    else
        report_diagnostics(r, d, NULL);
    return d->report->status;
}

void report_needs(out *o, const char *before, const rv_things *needs, const char *after) {
    for (int i = 0; i < needs->n; i++)
        if (*needs->list[i].words)
            out_printf(o, "%s the %s %s%s", before, needs->list[i].name, needs->list[i].words,
                       after);
}
