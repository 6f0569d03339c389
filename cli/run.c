/* run.c - one call of a command: its settings, and the loop over its documents.
 *
 * A command gives run_documents or run_queries a function, which sees each document after it was
 * judged; a `round` keeps the worst status, which is that of the process.
 */
#include "run.h"
#include "args.h"
#include "base/limit.h"
#include "load.h"
#include "report.h"
#include <errno.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

rv_status worse(rv_status a, rv_status b) {
    return a > b ? a : b;
}

rv_status complain(run *r, rv_status status, const char *about, const char *what) {
    out_flush(r->out); /* to keep the order of events */
    const char *line = out_format(r->err, "%s%s%s", about ? about : "", about ? ": " : "",
                                  what ? what : "memory ran out");
    out_printf(r->err, "reeve: %s\n", line);
    out_flush(r->err);
    if (r->complaints)
        out_printf(r->complaints, "%s\n", line);
    return status;
}

rv_status ran_out(run *r) {
    return complain(r, RV_LIMIT_HIT, NULL, NULL);
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

const rv_ruleset *next_ruleset(run *r, int *i) {
    const char *name;
    const rv_ruleset *rs = NULL;
    while (!rs && (name = ruleset_at(r, (*i)++)))
        rs = ruleset_if_any(r, name, NULL);
    return rs;
}

rv_status find_ruleset(run *r, const char *name, const rv_ruleset **rs) {
    const char *why = NULL, *known;
    *rs = rv_library_ruleset(r->library, name, &why);
    bool ran_out = !*rs && why == rv_memory_ran_out;
    for (int i = 0; !*rs && !ran_out && (known = ruleset_at(r, i)); i++)
        if (!strcasecmp(name, known)) { /* but for capitals */
            *rs = rv_library_ruleset(r->library, known, NULL);
            break;
        }
    if (*rs)
        return RV_FINE;
    const char *near = suggest(name, ruleset_name, r);
    if (near && strcmp(near, name))
        why = out_format(r->err, "%s; did you mean %s?", why, near);
    return complain(r, ran_out ? RV_LIMIT_HIT : RV_UNREADABLE, name, why);
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

/* ---- documents ------------------------------------------------------------------------------- */

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
        if (d.report->no_turn) {
            status = complain(r, RV_MISUSED, file, d.report->no_turn);
        } else if (o->queries && !report_answers(d.report)) {
            status = report_failure(r, &d);
        } else if (o->queries) {
            report_diagnostics(r, &d, NULL);
            status = worse(d.report->status, o->see(r, &d));
        } else {
            status = o->see(r, &d);
        }
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

static void judge_file(round *o, const char *name) {
    static const char gave_up[] = "more than " RV_LIMIT_TEXT(
        RV_LIMIT_SKIP) " bytes follow without a line `---`: the rest is not read";
    input in;
    rv_text text;
    if (!input_open(&in, name, o->r->out)) {
        complain_stream(o, &in);
        return;
    }
    rv_stream *stream = rv_stream_new(input_read, &in);
    while (stream && !o->r->out->error && rv_stream_next(stream, &text))
        judge(o, in.name, &text);
    if (!stream || rv_stream_failed(stream))
        complain_stream(o, &in);
    else if (rv_stream_gave_up(stream))
        o->status = worse(o->status, complain(o->r, RV_LIMIT_HIT, in.name, gave_up));
    rv_stream_free(stream);
    input_close(&in);
}

/* Judges the files, or what is given in their place. */
static rv_status run_round(round *o, const char *const *files, int n) {
    run *r = o->r;
    if (!(r->bench = rv_case_new(r->library, &r->settings)))
        return ran_out(r);
    if (r->typed)
        judge(o, r->typed_name, r->typed);
    else if (!n)
        judge_file(o, "-");
    for (int i = 0; !r->typed && i < n && !r->out->error; i++)
        judge_file(o, files[i]);
    return o->see_raw || o->unread ? o->status : worse(o->status, check_accepted(r, o->entries));
}

static rv_status run_files(run *r, see_document *see, bool queries) {
    const word_list *files = &r->args->operands;
    round o = {.r = r, .see = see, .queries = queries, .several = files->n > 1};
    if (!files->n && !r->typed && isatty(STDIN_FILENO))
        return complain(r, RV_MISUSED, NULL, "name a file, or - for standard input");
    return run_round(&o, files->s, files->n);
}

rv_status run_documents(run *r, see_document *see) {
    return run_files(r, see, false);
}

rv_status run_texts(run *r, const char *file, see_raw *see) {
    return run_round(&(round){.r = r, .see_raw = see}, &file, 1);
}

rv_status run_queries(run *r, see_document *see) {
    return run_files(r, see, true);
}
