/* import: turns a saved game of JCloisterZone into a record. export: turns a record into one. Both
 * fill in a `jcz` (jcz/jcz.h), with which the files of jcz/ read the one and write the other. What
 * an import gives is judged and printed like any record. */
#include "jcz/jcz.h"
#include "report.h"

/* Turns a document into another one, in an arena of its own. */
static rv_status turn(run *r, const document *d, void (*run_it)(void *ud)) {
    rv_arena arena = {0};
    jcz j = {.r = r, .bench = r->bench, .file = d->file, .text = d->text, .arena = &arena};
    if (!rv_protect(&arena, run_it, &j))
        out_no_memory();
    if (j.bench != r->bench)
        rv_case_free(j.bench);
    rv_arena_free(&arena);
    return j.status;
}

/* ---- import ---------------------------------------------------------------------------------- */

/* Reads the saved game, if it is one of a version that is known. */
static bool read_root(jcz *j) {
    const rv_str bytes = j->text->bytes;
    const rv_loc begin = {j->text->line, 1};
    if (j->text->number > 1)
        return jcz_refuse(j, begin, "a saved game is one document of JSON");
    size_t i = 0;
    while (i < bytes.n && strchr(" \n\r\t", bytes.s[i]))
        i++;
    if (i < bytes.n && bytes.s[i] == '<')
        return jcz_refuse(j, begin,
                          "it is XML, as JCloisterZone 3 and before saved games: only those of 5 "
                          "and 6 are read");
    j->root = jcz_json(j, j->text);
    if (j->status != RV_FINE)
        return false;
    if (!j->root || j->root->type != RV_YAML_MAP)
        return jcz_refuse(j, j->root ? j->root->loc : (rv_loc){1, 1},
                          "it is no saved game of JCloisterZone");
    const char *version = jcz_word(j->root, "appVersion");
    if (!version)
        return jcz_refuse(j, j->root->loc,
                          "it has no `appVersion`, so it is no saved game of JCloisterZone 5 or 6");
    const rv_loc at = rv_doc_get(j->root, "appVersion")->loc;
    int major;
    rv_str rest = rv_str_of(version), first = rv_str_cut(&rest, ".");
    if (!jcz_whole(first, 0, 9999, &major))
        return jcz_refuse(j, at, "its `appVersion` is no version of JCloisterZone");
    if (major < 5)
        return jcz_refuse(j, at,
                          "it is of JCloisterZone %s, whose saved games have another format: only "
                          "those of 5 and 6 are read",
                          version);
    if (major > 6)
        jcz_note(j, at, "JCloisterZone %s is not known here: it is read like 6", version);
    return true;
}

/* Prints the record; then "game.jcz: legal, 71 turns: Anna (A) 84, Bert (B) 79", and what is wrong.
 * The lines are those of the record that is printed. */
static rv_status put_record(jcz *j, const char *record) {
    run *r = j->r;
    const rv_text loose = run_text(record);
    const rv_report *report = rv_case_judge(r->bench, &loose);
    if (report->verdict == RV_NOT_READ && report->ndiags) { /* none of its lines can be named */
        jcz_refuse(j, (rv_loc){0, 0}, "it gives no record that can be read: %s [%s]",
                   report->diags[0].message, report->diags[0].code);
        return report->status;
    }
    const char *canonical = rv_case_format(r->bench);
    const rv_text text = run_text(rv_dup(j->arena, rv_str_of(canonical ? canonical : record)));
    out_raw(r->out, text.bytes.s);
    rv_settings settings = r->settings;
    settings.now = true;
    if (j->over)
        j->bench = out_needed(rv_case_new(r->library, &settings));
    report = rv_case_judge(j->bench, &text);
    /* "game.yaml" of "game.jcz": as it is probably called when somebody looks there. */
    size_t n = strlen(j->file);
    bool usual = n > 4 && !strcmp(j->file + n - 4, ".jcz");
    const char *name = usual ? rv_printf(j->arena, "%.*s.yaml", (int)(n - 4), j->file) : "(record)";
    report_diagnostics(r, &(document){name, 1, true, report, &text}, NULL);
    out_printf(r->err, "reeve: %s: %s, %d turn%s: ", j->file, rv_verdict_name(report->verdict),
               report->turns, report->turns == 1 ? "" : "s");
    report_scores(r->err, report);
    out_put(r->err, report->finished ? "\n" : "; not finished\n");
    out_flush(r->err);
    return report->status;
}

static void import(void *ud) {
    jcz *j = ud;
    rv_buf record = {.arena = j->arena};
    if (read_root(j) && jcz_read_setup(j, &record) && jcz_read_replay(j, &record))
        j->status = worse(j->status, put_record(j, rv_buf_text(&record)));
}

rv_status import_document(run *r, const document *d) {
    return turn(r, d, import);
}

/* ---- export ---------------------------------------------------------------------------------- */

static void export_record(void *ud) {
    jcz *j = ud;
    rv_buf game = {.arena = j->arena}; /* the saved game, in one line */
    rv_json to = rv_json_into(&game);
    const char *canonical = rv_case_format(j->r->bench);
    rv_text text = run_text(rv_dup(j->arena, rv_str_of(canonical ? canonical : "")));
    j->record = jcz_tree(j, j->text);
    if (!j->record || !(j->root = jcz_tree(j, &text)))
        return;
    /* A game that begins with a position, or is played by house rules, has no form there. */
    bool scripts = rv_doc_get(j->root, "scripts") || j->r->args->script.n;
    if (rv_doc_get(j->root, "board"))
        jcz_refuse(j, jcz_loc_of(j, "board"), "JCloisterZone cannot go on from a position");
    else if (scripts)
        jcz_refuse(j, jcz_loc_of(j, "scripts"),
                   "JCloisterZone does not have the house rules of scripts");
    if (j->status != RV_FINE)
        return;
    rv_case_until(j->r->bench, RV_NO_TURN, true);
    const rv_report *report = rv_case_judge(j->r->bench, &text);
    j->rs = report->ruleset;
    j->nplayers = report->nplayers;
    for (int i = 0; i < report->nplayers; i++)
        j->label[i] = rv_dup(j->arena, rv_str_of(report->label[i]));
    rv_json_put(&to, "{");
    if (!jcz_write_setup(j, &text, report, &to))
        return;
    jcz_write_replay(j, &text, report, &to);
    rv_json_put(&to, "}\n");
    if (j->status == RV_FINE)
        out_json_lines(j->r->out, rv_buf_text(&game));
}

/* What a turn scored tells what was offered. */
rv_status export_document(run *r, const document *d) {
    if (d->report->is_position)
        return complain(r, RV_UNREADABLE, d->file, "a position is no game: it has no moves");
    if (!d->alone)
        return complain(r, RV_MISUSED, d->file, "a saved game is one document: export one record");
    return turn(r, d, export_record);
}
