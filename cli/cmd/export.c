/* export: turns a record into a saved game of JCloisterZone. */
#include "jcz/jcz.h"
#include "report.h"

typedef struct exporting {
    jcz j;
    const rv_text *text;
    rv_buf game; /* the saved game, in one line */
} exporting;

static bool put(void *ud, const char *s, size_t n) {
    rv_putn(ud, s, n);
    return true;
}

/* A game that begins with a position, or is played by house rules, has no form there. */
static bool check_record(jcz *j) {
    if (rv_doc_get(j->root, "board"))
        return jcz_refuse(j, jcz_said(j, "board"), "JCloisterZone cannot go on from a position");
    if (rv_doc_get(j->root, "scripts") || j->r->args->scripts.n)
        return jcz_refuse(j, jcz_said(j, "scripts"),
                          "JCloisterZone does not have the house rules of scripts");
    return true;
}

static void export_record(void *ud) {
    exporting *x = ud;
    jcz *j = &x->j;
    rv_json to = {.put = put, .ud = &x->game};
    x->game = (rv_buf){.arena = j->arena};
    const char *canonical = rv_case_format(j->r->bench);
    rv_buf copy = {.arena = j->arena};
    rv_put(&copy, canonical ? canonical : "");
    rv_text text = {.bytes = {rv_buf_text(&copy), copy.n}, .line = 1, .number = 1};
    j->said = jcz_tree(j, x->text);
    if (!j->said || !(j->root = jcz_tree(j, &text)) || !check_record(j))
        return;
    rv_case_until(j->r->bench, RV_NO_TURN, true);
    const rv_report *report = rv_case_judge(j->r->bench, &text);
    j->rs = report->ruleset;
    j->nplayers = report->nplayers;
    for (int i = 0; i < report->nplayers; i++)
        j->label[i] = rv_dup(j->arena, rv_str_of(report->label[i]));
    rv_json_open(&to, NULL, '{');
    if (!jcz_write_setup(j, &text, report, &to) || !jcz_write_replay(j, &text, report, &to))
        return;
    rv_json_line(&to);
}

static rv_status see_record(run *r, const document *d) {
    rv_arena arena = {0};
    if (d->report->is_position)
        return complain(r, RV_UNREADABLE, d->file, "a position is no game: it has no moves");
    if (!d->alone)
        return complain(r, RV_MISUSED, d->file, "a saved game is one document: export one record");
    exporting x = {
        .j = {.r = r, .bench = r->bench, .file = d->file, .arena = &arena, .status = RV_FINE},
        .text = d->text};
    bool fine = rv_protect(&arena, export_record, &x);
    if (fine && x.j.status == RV_FINE)
        out_json_lines(r->out, rv_buf_text(&x.game));
    rv_status status = fine ? x.j.status : complain(r, RV_LIMIT_HIT, d->file, "memory ran out");
    if (x.j.bench != r->bench)
        rv_case_free(x.j.bench);
    rv_arena_free(&arena);
    return status;
}

rv_status cmd_export(run *r) {
    r->settings.quietly = false; /* what a turn scored tells what was offered */
    return run_queries(r, see_record);
}
