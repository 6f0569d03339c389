#include "run.h"
#include "base/limit.h"
#include "files.h"
#include "report.h"
#include "suggest.h"
#include <errno.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

rv_status worse(rv_status a, rv_status b) {
    return a > b ? a : b;
}

static void put_complaint(out *o, const char *about, const char *what) {
    if (about) {
        out_clean(o, about);
        out_put(o, ": ");
    }
    out_clean(o, what);
    out_put(o, "\n");
}

rv_status complain(run *r, rv_status status, const char *about, const char *what) {
    out_flush(r->out); /* to keep the order of events */
    out_put(r->err, "reeve: ");
    put_complaint(r->err, about, what);
    out_flush(r->err);
    if (r->complaints)
        put_complaint(r->complaints, about, what);
    return status;
}

bool header_begins(run *r, const char *columns) {
    bool due = r->args->header && !r->headed;
    r->headed = true;
    for (const char *s = columns; due && *s; s += strcspn(s, " ") + (strchr(s, ' ') != NULL))
        out_printf(r->out, s == columns ? "%.*s" : "\t%.*s", (int)strcspn(s, " "), s);
    return due;
}

void header(run *r, const char *columns) {
    if (header_begins(r, columns))
        out_put(r->out, "\n");
}

const char *ruleset_at(run *r, int i) {
    if (!r->rulesets.n)
        load_ruleset_names(&r->rulesets, &r->path, r->library, r->err);
    return i < r->rulesets.n ? r->rulesets.s[i] : NULL;
}

static const char *ruleset_name(const void *ud, int i) {
    return ruleset_at((run *)(uintptr_t)ud, i);
}

const rv_ruleset *ruleset_if_any(run *r, const char *name, const char **why) {
    const char *reason = NULL;
    const rv_ruleset *rs = rv_library_ruleset(r->library, name, &reason);
    if (!rs && reason == rv_memory_ran_out)
        r->err->error = ENOMEM;
    if (why)
        *why = reason;
    return rs;
}

/* The ruleset that is called so but for capitals, or NULL. */
static const rv_ruleset *ruleset_meant(run *r, const char *name) {
    const char *known;
    for (int i = 0; (known = ruleset_at(r, i)); i++)
        if (!strcasecmp(name, known))
            return rv_library_ruleset(r->library, known, NULL);
    return NULL;
}

rv_status find_ruleset(run *r, const char *name, const rv_ruleset **rs) {
    const char *why = NULL;
    *rs = rv_library_ruleset(r->library, name, &why);
    if (!*rs && why != rv_memory_ran_out)
        *rs = ruleset_meant(r, name);
    if (*rs)
        return RV_FINE;
    const char *near = suggest(name, ruleset_name, r);
    rv_status status = why == rv_memory_ran_out ? RV_LIMIT_HIT : RV_UNREADABLE;
    out *what = out_part(r->err);
    out_clean(what, why);
    if (near && strcmp(near, name))
        out_printf(what, "; did you mean %s?", near);
    complain(r, status, name, out_text(what));
    return status;
}

rv_settings run_settings(const args *a, const load_scripts *scripts) {
    rv_settings s = rv_settings_default();
    s.options = a->options.s;
    s.noptions = a->options.n;
    s.scripts = a->scripts.s;
    s.nscripts = a->scripts.n;
    s.script_texts = scripts->texts;
    s.until = args_given(a, OPT_at)       ? a->at
              : args_given(a, OPT_before) ? a->before - 1
                                          : RV_NO_TURN;
    s.before = args_given(a, OPT_before);
    s.accept = a->accept.k;
    s.naccept = a->accept.n;
    s.others = true;
    s.all = a->all;
    s.players = a->players;
    s.policy = a->policy;
    s.now = a->now;
    s.naming = a->looks ? RV_NAMES_LOOKS : a->tiles ? RV_NAMES_TILES : RV_NAMES_AS_USUAL;
    s.quietly = a->command->function != cmd_score && a->command->function != cmd_why;
    return s;
}

/* ---- documents ----------------------------------------------------------------------------- */

/* The state of the loop over documents. */
typedef struct round {
    run *r;
    see_document *see;
    see_raw *see_raw; /* used instead of `see`, for documents before they are judged */
    bool queries;     /* `see` gets only documents that can answer */
    bool several;     /* there are several files, so headings are needed */
    int entries;      /* number of entries of the longest record */
    bool unread;      /* a document could not be read */
    rv_status status;
} round;

rv_status check_accepted(run *r, int entries) {
    rv_status status = RV_FINE;
    char why[RV_WHY];
    for (int i = 0; i < r->args->accept.n; i++)
        if (r->args->accept.k[i] > entries) {
            rv_no_turn(r->args->accept.k[i], entries, entries, why);
            status = complain(r, RV_MISUSED, NULL, why);
        }
    return status;
}

/* Answers a query about a document, if possible. */
static rv_status query(round *o, const document *d) {
    run *r = o->r;
    if (!report_answers(d->report))
        return report_failure(r, d);
    report_diagnostics(r, d, NULL);
    return worse(d->report->status, o->see(r, d));
}

static void judge(round *o, const char *file, const rv_text *text) {
    run *r = o->r;
    document d = {file, text->number, !o->several && text->number == 1, NULL, text};
    rv_status status;
    if (o->see_raw) {
        status = o->see_raw(r, file, text);
    } else {
        d.report = rv_case_judge(r->bench, text);
        o->unread |= d.report->verdict == RV_NOT_READ;
        if (d.report->entries > o->entries)
            o->entries = d.report->entries;
        status = d.report->no_turn ? complain(r, RV_MISUSED, file, d.report->no_turn)
                 : o->queries      ? query(o, &d)
                                   : o->see(r, &d);
    }
    o->status = worse(o->status, status);
    out_flush(r->err);
    out_forget(r->err);
    out_forget(r->out);
}

static void complain_stream(round *o, const input *in) {
    int error = in->error ? in->error : ENOMEM;
    rv_status status = error == ENOMEM ? RV_LIMIT_HIT : RV_UNREADABLE;
    o->status = worse(o->status, complain(o->r, status, in->name, file_trouble(error)));
}

static void judge_stream(round *o, input *in) {
    rv_stream *stream = rv_stream_new(input_read, in);
    rv_text text;
    while (stream && !o->r->out->error && rv_stream_next(stream, &text))
        judge(o, in->name, &text);
    if (!stream || rv_stream_failed(stream))
        complain_stream(o, in);
    else if (rv_stream_gave_up(stream))
        o->status = worse(
            o->status, complain(o->r, RV_LIMIT_HIT, in->name,
                                "more than " RV_LIMIT_TEXT(
                                    RV_LIMIT_SKIP) " bytes follow "
                                                   "without a line `---`: the rest is not read"));
    rv_stream_free(stream);
}

static void judge_file(round *o, const char *name) {
    input in;
    if (input_open(&in, name, o->r->out)) {
        judge_stream(o, &in);
        input_close(&in);
    } else {
        complain_stream(o, &in);
    }
}

static rv_status run_round(run *r, see_document *see, bool queries) {
    const word_list *files = &r->args->operands;
    round o = {.r = r, .see = see, .queries = queries, .several = files->n > 1};
    if (!files->n && !r->typed && isatty(STDIN_FILENO))
        return complain(r, RV_MISUSED, NULL, "name a file, or - for standard input");
    if (!(r->bench = rv_case_new(r->library, &r->settings)))
        return complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
    if (r->typed)
        judge(&o, r->typed_name, r->typed);
    else if (!files->n)
        judge_file(&o, "-");
    for (int i = 0; !r->typed && i < files->n && !r->out->error; i++)
        judge_file(&o, files->s[i]);
    return o.unread ? o.status : worse(o.status, check_accepted(r, o.entries));
}

rv_status run_documents(run *r, see_document *see) {
    return run_round(r, see, false);
}

rv_status run_texts(run *r, const char *file, see_raw *see) {
    round o = {.r = r, .see_raw = see};
    if (!(r->bench = rv_case_new(r->library, &r->settings)))
        return complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
    if (r->typed)
        judge(&o, r->typed_name, r->typed);
    else
        judge_file(&o, file);
    return o.status;
}

rv_status run_queries(run *r, see_document *see) {
    return run_round(r, see, true);
}
