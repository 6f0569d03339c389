/* position, fmt, new: print documents that the library writes. What is printed can be read again;
 * if an illegal turn was accepted, or a document cannot be read in full, a note says what cannot.
 */
#define _XOPEN_SOURCE 700 /* mkdir */
#include "base/limit.h"
#include "report.h"
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* Prints a document, and the line that separates it from the document before, which may have been
 * written by another reeve for another part of the stream. */
static rv_status put_document(run *r, const document *d, const char *text) {
    bool parted = r->shown || d->text->marked;
    if (strlen(text) + (parted ? strlen("---\n") : 0) > RV_LIMIT_DOCUMENT)
        return complain(
            r, RV_LIMIT_HIT, d->file, /* reeve could not read it again */
            "what would be written is longer than " RV_LIMIT_TEXT(RV_LIMIT_DOCUMENT) " bytes");
    r->shown++;
    out_put(r->out, parted ? "---\n" : "");
    out_raw(r->out, text);
    return RV_FINE;
}

/* After an accepted illegal turn, the position may be one that the rules do not allow. Then a note
 * says so, because the text cannot be read again. */
static rv_status check_again(run *r, const document *d, const char *text) {
    const rv_settings settings = rv_settings_default();
    rv_case *c = out_needed(rv_case_beside(r->bench, &settings));
    const rv_text written = run_text(text);
    const rv_report *again = rv_case_judge(c, &written);
    rv_status status = again->verdict == RV_INCONSISTENT ? RV_AGAINST : RV_FINE;
    if (status == RV_AGAINST)
        complain(r, status, d->file, again->diags[0].message);
    rv_case_free(c);
    return status;
}

/* If a position is wrong, or could be read only in part, what could be set up is printed; of a
 * record, the position before the turn that is at fault. */
rv_status position_document(run *r, const document *d) {
    bool wrong = shown_can_draw(d->report) && !report_answers(d->report);
    if (!shown_can_draw(d->report) || (r->args->form == JSON && report_partly(d->report)))
        return report_failure(r, d);
    if (r->args->form == JSON)
        return worse(report_json(r, d, (rv_question){.kind = RV_ASKED_POSITION}, NULL),
                     d->report->status);
    report_diagnostics(r, d, NULL);
    const char *text = rv_case_position(r->bench);
    if (!text)
        out_no_memory();
    rv_status status = put_document(r, d, text);
    bool again = status == RV_FINE && !wrong && (r->settings.all || r->settings.naccept);
    for (int i = 0; wrong && i < d->report->ndiags; i++)
        if (!strcmp(d->report->diags[i].code, "position-followers")) { /* it is below 0 */
            complain(r, RV_AGAINST, d->file,
                     "the supply is left out where more followers are on the board than there are");
            break;
        }
    if (wrong)
        report_faults(r, d, false);
    return worse(d->report->status, again ? check_again(r, d, text) : status);
}

/* A document that is not YAML from some line on: what stands before it is formatted, and the rest
 * is as it was typed, if a terminal shows it as it is, apart from tabs and ends of lines. */
static rv_status put_torn(run *r, const document *d, const char *text) {
    const char *at = d->text->bytes.s, *end = at + d->text->bytes.n;
    out *whole = out_part(r->err), *plain = out_part(r->err), *clean = out_part(r->err);
    out_raw(whole, text ? text : "");
    for (int i = d->text->line; text && i < d->report->cut && at < end; at++)
        i += *at == '\n';
    out_bytes(whole, at, (size_t)(end - at));
    if (whole->n && whole->buf[whole->n - 1] != '\n')
        out_put(whole, "\n");
    for (size_t i = 0; i < whole->n; i++) {
        bool space = whole->buf[i] == '\t' || whole->buf[i] == '\r';
        out_bytes(plain, space ? " " : whole->buf + i, 1);
    }
    out_clean_lines(clean, out_text(plain));
    rv_status status = report_failure(r, d);
    if (!whole->n || d->text->too_long || plain->n != strlen(out_text(plain)) ||
        strcmp(out_text(clean), out_text(plain)))
        return status;
    complain(r, status, d->file, "what cannot be read is printed as it was typed");
    return worse(status, put_document(r, d, out_text(whole)));
}

/* It is not judged here: of an illegal document nothing is shown; of one not all of which could be
 * read, the rest is written as it was typed. */
rv_status fmt_document(run *r, const document *d) {
    const char *text = rv_case_format(r->bench);
    bool partly = report_partly(d->report);
    if (d->report->cut > 0 || (!text && d->report->status == RV_UNREADABLE))
        return put_torn(r, d, text);
    if (!text || (!partly && d->report->status > RV_AGAINST))
        return report_failure(r, d);
    if (partly)
        report_diagnostics(r, d, NULL);
    return worse(partly ? d->report->status : RV_FINE, put_document(r, d, text));
}

/* ---- new --ruleset NAME: a ruleset of one's own to fill in --------------------------------- */

/* cli/cmd/new-ruleset.yaml and new-script.lua. {name}: of the ruleset, by whose first letters its
 * rules are numbered, {MY}; {base}: of the one that it adds to. */
extern const char new_ruleset_text[], new_script_text[];

/* Puts a text with these names in it. */
static void put_filled(out *to, const char *text, const char *name, const char *base) {
    char letters[] = "MY";
    for (int n = 0; n < 2 && name[n] && isalpha((unsigned char)name[n]); n++)
        letters[n] = (char)toupper((unsigned char)name[n]);
    const char *const words[][2] = {
        {"{name}", name}, {"{MY}", letters}, {"{base}", base}, {"{ruleset}", base}, {NULL}};
    out_filled(to, text, words);
}

/* `new --ruleset NAME` writes the folder NAME with a ruleset to fill in, which adds to the ruleset
 * of the command line, or to carcassonne. Nothing is written if there is such a ruleset, folder or
 * file already. */
static rv_status new_ruleset(run *r) {
    const char *name = r->args->ruleset, *why = NULL,
               *base = r->args->operands.n ? r->args->operands.s[0] : "carcassonne";
    const rv_ruleset_fault *faults;
    rv_status status = RV_FINE;
    if (!rv_plain_name(rv_str_of(name)))
        return complain(r, RV_MISUSED, NULL,
                        "--ruleset NAME: a name is letters, digits, - and _, at most 64");
    const rv_ruleset *rs = find_ruleset(r, base);
    if (!rs)
        return RV_UNREADABLE;
    if (rv_library_ruleset(r->library, name, &why) || rv_library_faults(r->library, name, &faults))
        return complain(r, RV_MISUSED, name, "there is a ruleset of this name; type another name");
    const struct {
        const char *path, *text; /* without a text: a folder */
    } made[] = {{name, NULL},
                {out_format(r->err, "%s/ruleset.yaml", name), new_ruleset_text},
                {out_format(r->err, "%s/scripts", name), NULL},
                {out_format(r->err, "%s/scripts/%s.lua", name, name), new_script_text}};
    for (size_t i = 0; status == RV_FINE && i < sizeof made / sizeof *made; i++) {
        out *text = out_part(r->err);
        put_filled(text, made[i].text ? made[i].text : "", name, rv_facts(rs)->name);
        if (made[i].text)
            status = save(r, made[i].path, text, NULL);
        else if (mkdir(made[i].path, 0777 & ~r->umask))
            status = errno == EEXIST ? complain(r, RV_MISUSED, made[i].path,
                                                "exists already; type another name")
                                     : complain(r, RV_LIMIT_HIT, made[i].path, strerror(errno));
    }
    if (status == RV_FINE)
        help_put(r->out, "new ruleset", &name);
    return status;
}

/* ---- new ------------------------------------------------------------------------------------- */

/* The line with which a YAML language server finds the schema that was installed with this program,
 * beside its folder; where none is, or its path has a blank, which a server does not take, the
 * command that makes the file. */
static void put_schema_comment(out *o, const char *name, const word_list *rules) {
    const char *installed =
        beside_program(o, out_format(o, "share/reeve/schema/reeve-%s.schema.json", name));
    bool found = installed && !rules->n && !strpbrk(installed, " \t");
    const char *file = out_format(o, "reeve-%s.schema.json", name);
    out_printf(o, "# yaml-language-server: $schema=%s\n", found ? installed : file);
    if (found)
        return;
    out_printf(o, "# To have an editor check this as you type: reeve schema %s", name);
    for (int i = 0; i < rules->n; i++)
        out_printf(o, " --rules %s", rules->s[i]);
    out_printf(o, " >%s\n", file);
}

/* The game whose beginning is the example, and the turns of it: the tiles that it lays bear
 * followers, in every ruleset that is built in. With tokens it goes on until one lies somewhere. */
#define SAMPLE_SEED 9
#define SAMPLE_TURNS 2
#define SAMPLE_MOST 24

/* The example is the beginning of a random game, so that it is right whatever the ruleset is. */
static rv_status new_board(run *r, const rv_ruleset *rs) {
    const char *why = NULL, *game = NULL, *text = NULL;
    rv_settings settings = rv_settings_default();
    rv_symbol_info token;
    rv_sim *sim = rv_sim_new(r->library, rv_facts(rs)->name, &settings, SAMPLE_SEED, &why);
    if (sim)
        game = rv_sim_next(sim, true, &why);
    bool more = game && rv_ruleset_token(rs, 0, &token);
    settings.until = SAMPLE_TURNS;
    do {
        rv_case_free(r->bench);
        r->bench = rv_case_new(r->library, &settings);
        const rv_text record = run_text(game ? game : "");
        text = rv_case_judge(r->bench, &record)->status ? NULL : rv_case_template(r->bench);
        more &= text && !strstr(text, "\ntokens: ") && settings.until++ < SAMPLE_MOST;
    } while (more);
    if (!text)
        complain(r, RV_LIMIT_HIT, NULL, game ? NULL : why);
    rv_sim_free(sim);
    if (!text)
        return RV_LIMIT_HIT;
    help_put(r->out, "finished board", NULL);
    out_raw(r->out, text);
    return RV_FINE;
}

rv_status cmd_new(run *r) {
    if (r->args->ruleset)
        return new_ruleset(r);
    const rv_ruleset *rs = find_ruleset(r, r->args->operands.s[0]);
    if (!rs)
        return RV_UNREADABLE;
    put_schema_comment(r->out, rv_facts(rs)->name, &r->args->rules);
    if (r->args->board)
        return new_board(r, rs);
    out_printf(r->out, "reeve: 1\nrules: %s\n", rv_facts(rs)->name);
    /* The text of the ruleset, or of one that it extends, with its name put in. */
    out *text = out_part(r->out);
    put_filled(text, rv_facts(rs)->blank, "{name}", rv_facts(rs)->name);
    out_clean_lines(r->out, out_text(text));
    return RV_FINE;
}
