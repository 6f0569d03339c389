/* position, fmt, new: print documents that the library writes. What is printed can be read again;
 * if an illegal turn was accepted, or a document cannot be read in full, a note says what cannot.
 */
#include "base/limit.h"
#include "cmd/rules.h"
#include "report.h"
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
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
    rv_case *c = rv_case_beside(r->bench, &settings);
    if (!c)
        return complain(r, RV_LIMIT_HIT, d->file, "memory ran out");
    const rv_report *again =
        rv_case_judge(c, &(rv_text){.bytes = {text, strlen(text)}, .line = 1, .number = 1});
    rv_status status = again->verdict == RV_INCONSISTENT ? RV_AGAINST : RV_FINE;
    if (status == RV_AGAINST)
        complain(r, status, d->file, again->diags[0].message);
    rv_case_free(c);
    return status;
}

/* Of a position that is wrong, or not all of which could be read, what could be set up is printed;
 * of a record, the position before the turn that is at fault. */
static rv_status position_document(run *r, const document *d) {
    bool wrong = report_can_draw(d->report) && !report_answers(d->report);
    if (r->args->form == JSON && report_partly(d->report))
        return report_failure(r, d);
    if (!wrong && !report_answers(d->report))
        return report_failure(r, d);
    if (r->args->form == JSON)
        return worse(report_json(r, d, (rv_question){.asked = RV_ASKED_POSITION}),
                     d->report->status);
    report_diagnostics(r, d, NULL);
    const char *text = rv_case_position(r->bench);
    if (!text)
        return complain(r, RV_LIMIT_HIT, d->file, "memory ran out");
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

rv_status cmd_position(run *r) {
    r->settings.partly = true;
    return run_documents(r, position_document);
}

/* Whether a terminal shows the text as it is, apart from tabs and ends of lines. */
static bool is_plain(out *text) {
    out plain, clean;
    out_open(&plain, OUT_NOWHERE, false);
    out_open(&clean, OUT_NOWHERE, false);
    for (size_t i = 0; i < text->n; i++) {
        bool is_space = text->buf[i] == '\t' || text->buf[i] == '\r';
        out_bytes(&plain, is_space ? " " : text->buf + i, 1);
    }
    out_clean_lines(&clean, out_text(&plain));
    bool same = !strcmp(out_text(&clean), out_text(&plain)) && plain.n == strlen(out_text(&plain));
    out_free(&plain);
    out_free(&clean);
    return same;
}

/* A document that is not YAML from some line on: what stands before it is formatted, and the rest
 * is as it was typed. */
static rv_status put_torn(run *r, const document *d, const char *text) {
    const char *at = d->text->bytes.s, *end = at + d->text->bytes.n;
    out whole;
    out_open(&whole, OUT_NOWHERE, false);
    out_raw(&whole, text ? text : "");
    for (int i = d->text->line; text && i < d->report->cut && at < end; at++)
        i += *at == '\n';
    out_bytes(&whole, at, (size_t)(end - at));
    if (whole.n && whole.buf[whole.n - 1] != '\n')
        out_put(&whole, "\n");
    bool plain = whole.n && !d->text->too_long && is_plain(&whole);
    rv_status status = report_failure(r, d);
    if (plain) {
        complain(r, status, d->file, "what cannot be read is printed as it was typed");
        status = worse(status, put_document(r, d, out_text(&whole)));
    }
    out_free(&whole);
    return status;
}

/* It is not judged here: of an illegal document nothing is said; of one not all of which could be
 * read, the rest is written as it was typed. */
static rv_status fmt_document(run *r, const document *d) {
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

rv_status cmd_fmt(run *r) {
    r->settings.partly = true;
    return run_documents(r, fmt_document);
}

/* The line with which a YAML language server finds the schema that was installed with this program,
 * beside its folder; where none is, or its path has a blank, which a server does not take, the
 * command that makes the file. */
static void put_schema_comment(out *o, const char *name, const word_list *rules) {
    char program[PATH_MAX];
    ssize_t n = readlinkat(AT_FDCWD, "/proc/self/exe", program, sizeof program - 1);
    program[n < 0 ? 0 : n] = '\0';
    const char *installed = out_format(o, "%s/share/reeve/schema/reeve-%s.schema.json",
                                       dirname(dirname(program)), name);
    bool found = n > 0 && !strpbrk(installed, " \t") && !faccessat(AT_FDCWD, installed, R_OK, 0);
    if (found && !rules->n) {
        out_printf(o, "# yaml-language-server: $schema=%s\n", installed);
        return;
    }
    out_printf(o,
               "# yaml-language-server: $schema=reeve-%s.schema.json\n"
               "# To have an editor check this as you type: reeve schema %s",
               name, name);
    for (int i = 0; i < rules->n; i++)
        out_printf(o, " --rules %s", rules->s[i]);
    out_printf(o, " >reeve-%s.schema.json\n", name);
}

/* The game whose beginning is the example, and the turns of it: the tiles that it lays bear
 * followers, in every ruleset that is built in. */
#define SAMPLE_SEED 9
#define SAMPLE_TURNS 2

/* The example is the beginning of a random game, so that it is right whatever the ruleset is. */
static rv_status new_board(run *r) {
    const char *why = NULL, *game = NULL, *text = NULL;
    rv_settings settings = rv_settings_default();
    rv_sim *sim = rv_sim_new(r->library, r->args->operands.s[0], &settings, SAMPLE_SEED, &why);
    if (sim)
        game = rv_sim_next(sim, true, &why);
    settings.until = SAMPLE_TURNS;
    if (game && (r->bench = rv_case_new(r->library, &settings))) {
        const rv_text record = {.bytes = {game, strlen(game)}, .line = 1, .number = 1};
        text = rv_case_judge(r->bench, &record)->status ? NULL : rv_case_template(r->bench);
    }
    if (!text)
        complain(r, RV_LIMIT_HIT, NULL, !game && why ? why : "memory ran out");
    rv_sim_free(sim);
    if (!text)
        return RV_LIMIT_HIT;
    out_put(r->out,
            "# A finished board: put in your tiles and followers, then run\n"
            "# reeve score --now FILE. A tile is its name/degrees or its look as it lies\n"
            "# (reeve tiles), then its followers: PLAYER:FOLLOWER@PLACE. A key in a comment\n"
            "# is an example: put in the cells of your own tiles, or leave it out.\n");
    out_raw(r->out, text);
    return RV_FINE;
}

rv_status cmd_new(run *r) {
    const rv_ruleset *rs;
    if (r->args->ruleset)
        return new_ruleset(r);
    rv_status status = find_ruleset(r, r->args->operands.s[0], &rs);
    if (status != RV_FINE)
        return status;
    put_schema_comment(r->out, rv_ruleset_name(rs), &r->args->rules);
    if (r->args->board)
        return new_board(r);
    out_printf(r->out, "reeve: 1\nrules: %s\n", rv_ruleset_name(rs));
    /* The text of the ruleset, or of one that it extends, with its name put in. */
    static const char name[] = "{ruleset}";
    const char *rest = rv_ruleset_blank(rs), *at;
    out *text = out_part(r->out);
    for (; (at = strstr(rest, name)); rest = at + strlen(name)) {
        out_bytes(text, rest, (size_t)(at - rest));
        out_raw(text, rv_ruleset_name(rs));
    }
    out_raw(text, rest);
    out_clean_lines(r->out, out_text(text));
    return RV_FINE;
}
