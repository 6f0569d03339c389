/* jcz.c - turns a saved game of JCloisterZone into a record (rv_import), and a record into one
 * (rv_case_export). Both fill in a `jcz`, with which the other files read the one and write the
 * other, in an arena of its own.
 */
#include "jcz/jcz.h"

static rv_status turn(jcz *j, void (*run)(void *ud), rv_json *to, const char **why) {
    rv_arena arena = {0};
    j->arena = &arena;
    const bool fine = rv_protect(&arena, run, j);
    *why = fine && j->status != RV_FINE ? "it is refused, as said above" : NULL;
    if (!fine)
        j->status = RV_LIMIT_HIT;
    else if (j->made.n)
        to->put(to->ud, j->made.s, j->made.n);
    for (jcz_bench_of *b = j->benches; b; b = b->next)
        rv_case_free(b->bench);
    rv_arena_free(&arena);
    return j->status;
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
                          "it is not a saved game of JCloisterZone");
    const char *version = jcz_word(j->root, "appVersion");
    if (!version)
        return jcz_refuse(
            j, j->root->loc,
            "it has no `appVersion`, so it is not a saved game of JCloisterZone 5 or 6");
    const rv_loc at = rv_doc_get(j->root, "appVersion")->loc;
    int major;
    rv_str rest = rv_str_of(version), first = rv_str_cut(&rest, ".");
    if (!jcz_whole(first, 0, 9999, &major))
        return jcz_refuse(j, at, "its `appVersion` is not a version of JCloisterZone");
    if (major < 5)
        return jcz_refuse(j, at,
                          "it is of JCloisterZone %s, whose saved games have another format: only "
                          "those of 5 and 6 are read",
                          version);
    if (major > 6)
        jcz_note(j, at, "reeve does not know JCloisterZone %s and reads it as 6", version);
    return true;
}

static void import(void *ud) {
    jcz *j = ud;
    rv_buf record = {.arena = j->arena};
    j->bench = jcz_case(j, &j->settings);
    if (!read_root(j) || !jcz_read_setup(j, &record) || !jcz_read_replay(j, &record))
        return;
    const rv_text text = jcz_text(j->arena, rv_buf_text(&record));
    const rv_report *report = rv_case_judge(j->bench, &text);
    if (report->verdict == RV_NOT_READ && report->ndiags) { /* none of its lines can be named */
        jcz_refuse(j, (rv_loc){0, 0}, "the record made of it cannot be read: %s [%s]",
                   report->diags[0].message, report->diags[0].code);
        j->status = report->status;
        return;
    }
    const char *canonical = rv_case_format(j->bench);
    j->made.arena = j->arena;
    rv_put(&j->made, canonical ? canonical : rv_buf_text(&record));
}

rv_status rv_import(rv_library *lib, const rv_text *text, const rv_question *q,
                    bool (*put)(void *ud, const char *s, size_t n), void *ud, bool *over,
                    const char **why) {
    const rv_question own = rv_question_known(q);
    rv_text given = rv_text_of(NULL, 0); /* of a caller's, what he knows */
    memcpy(&given, text, text->size < sizeof given ? text->size : sizeof given);
    given.bytes = given.bytes.s ? given.bytes : RV_STR("");
    jcz j = {.lib = lib, .text = &given, .q = &own, .settings = rv_settings_default()};
    j.settings.quietly = true;
    const rv_status status = turn(&j, import, &(rv_json){.put = put, .ud = ud}, why);
    *over = j.over;
    return status;
}

/* ---- export ---------------------------------------------------------------------------------- */

static void export_record(void *ud) {
    jcz *j = ud;
    rv_buf game = {.arena = j->arena}; /* the saved game, in one line */
    rv_json to = rv_json_into(&game);
    const char *canonical = rv_case_format(j->of);
    rv_text text = jcz_text(j->arena, canonical ? canonical : "");
    j->record = jcz_tree(j, j->text);
    if (!j->record || !(j->root = jcz_tree(j, &text)))
        return;
    /* A game that begins with a position, or is played by house rules, has no form there. */
    bool scripts = rv_doc_get(j->root, "scripts") || j->settings.nscripts;
    if (rv_doc_get(j->root, "board"))
        jcz_refuse(j, jcz_loc_of(j, "board"), "JCloisterZone cannot go on from a position");
    else if (scripts)
        jcz_refuse(j, jcz_loc_of(j, "scripts"),
                   "JCloisterZone does not have the house rules of scripts");
    if (j->status != RV_FINE)
        return;
    j->bench = jcz_case(j, &j->settings);
    rv_case_until(j->bench, RV_NO_TURN, true);
    const rv_report *report = rv_case_judge(j->bench, &text);
    j->rs = report->ruleset;
    j->nplayers = report->nplayers;
    const bool over = report->to_move < 0;
    for (int i = 0; i < report->nplayers; i++)
        j->label[i] = rv_dup(j->arena, rv_str_of(report->label[i]));
    rv_json_put(&to, "{");
    if (!jcz_write_setup(j, &text, report, &to))
        return;
    while (jcz_write_pass(j, &text, over))
        continue;
    jcz_write_replay(j, &text, report, &to);
    rv_json_put(&to, "}\n");
    if (j->status == RV_FINE)
        j->made = game;
}

rv_status rv_case_export(rv_case *c, const rv_question *q, rv_json *to, const char **why) {
    const rv_text text = {.bytes = c->source.text, .line = c->source.line, .number = 1};
    jcz j = {.lib = c->lib, .text = &text, .q = q, .of = c, .settings = c->settings};
    j.settings.until = RV_NO_TURN;
    j.settings.hold = j.settings.before = false;
    return turn(&j, export_record, to, why);
}
