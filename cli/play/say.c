/* say.c - what the referee says: faults, whose help lines name the words of `reeve play` in place
 * of the commands of a shell, and what comes next. */
#include "play/play.h"
#include "text/text.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- help lines ---------------------------------------------------------------------------- */

static const char *after(const char *s, const char *words) {
    size_t n = strlen(words);
    return strncmp(s, words, n) ? NULL : s + n;
}

/* "reeve legal FILE --before 9" is "legal 17"; "reeve why FILE 9" is "why 9"; "reeve explain C-19"
 * is "explain C-19". Returns what follows. */
static const char *put_command(out *o, run *r, const char *help) {
    char *end = NULL;
    const char *turn = after(help, "reeve legal FILE --before ");
    const char *tile = turn ? rv_case_tile_of(r->bench, (int)strtol(turn, &end, 10)) : NULL;
    const char *why = after(help, "reeve why FILE ");
    const char *tiles = after(help, "reeve tiles ");
    if (turn) {
        out_printf(o, "legal %s", tile ? tile : "TILE");
        while (after(end, " --accept ")) /* what is kept is known */
            strtol(end + strlen(" --accept "), &end, 10);
        return end;
    }
    if (tiles) { /* those of this game */
        out_put(o, "tiles");
        return tiles + (*tiles == '-' ? -1 : (int)strcspn(tiles, " `"));
    }
    out_put(o, why ? "why " : "");
    return why ? why : help + strlen("reeve ");
}

/* ---- the game ------------------------------------------------------------------------------ */

void say_next(play *p) {
    const rv_report *r = p->report;
    out *o = p->r->out;
    report_scores(o, r);
    if (r->to_move < 0) {
        out_put(o, "; the game is over\n");
        return;
    }
    out_put(o, "; ");
    report_player(o, r, r->to_move);
    out_printf(o, " is to move%s, %d tile%s left\n", report_part(r), r->stack,
               r->stack == 1 ? "" : "s");
}

void say_turn(play *p) {
    const rv_report *r = p->report;
    out *o = p->r->out;
    int unknown = 0; /* what lay face down, and whose number nobody has typed */
    say_fault(p);
    command_redraw(p);
    if (r->nlines)
        score_text_last(p->r, r);
    if (r->finished)
        score_text_end(p->r, r);
    for (const rv_item *i = r->items; i - r->items < r->nitems; i++) {
        if (i->type != RV_ITEM_TOOK || rv_thing_number(&i->things, "token", -1) >= 0)
            continue;
        unknown++;
        if (i->turn == r->turns)
            out_printf(o, "If its number is known, type `take: {%d: NUMBER}`.\n",
                       rv_thing_number(&i->things, "corner", 0));
    }
    if (unknown && r->finished) /* the score without them is no result */
        out_printf(o,
                   "%d of what was taken has no number and counts nothing here. Type the turn\n"
                   "before the key to add it: `17 take: {12: NUMBER}`.\n",
                   unknown);
    say_next(p);
}

/* A command stands in help lines behind `see: ` or in quotes. */
void say_fault(play *p) {
    run *r = p->r;
    rv_report worded = *p->report;
    const document d = {
        .file = p->file.name, .number = 1, .alone = true, .report = &worded, .text = &p->text};
    rv_diag *list = calloc((size_t)worded.ndiags + 1, sizeof *list);
    out_flush(r->out);
    for (int i = 0; list && i < worded.ndiags; i++) {
        out *help = out_part(r->err);
        list[i] = worded.diags[i];
        for (const char *h = list[i].help; *h;) {
            bool begins = h > list[i].help && (h[-1] == '`' || h[-1] == ' ');
            if (begins && after(h, "reeve "))
                h = put_command(help, r, h);
            else
                out_bytes(help, h++, 1);
        }
        list[i].help = out_text(help);
        list[i].help_file = 0; /* the words of the table name no file */
    }
    worded.diags = list;
    if (list)
        report_diagnostics(r, &d, NULL);
    else
        r->err->error = ENOMEM;
    free(list);
    r->untold = p->known + 1;
}

void say_how_to_mend(play *p) {
    const rv_diag *f = play_fault(p);
    out *words = out_part(p->r->err);
    if (!f)
        return;
    if (f->turn) {
        char *entry = diary_entry(&p->diary, f->turn);
        char *comment = entry ? strstr(entry, " #") : NULL;
        if (comment)
            *comment = '\0';
        size_t n = entry ? strlen(entry) : 0;
        out_printf(
            words,
            "Turn %d of %d is refused: type it again behind its number, as `%d %s%s`; `keep` "
            "it if it was played all the same; or `undo` the last turn.",
            f->turn, p->known, f->turn, entry ? entry : "",
            n && entry[n - 1] == ':' ? " {…}" : ""); /* "27 B: 17/90 e5" */
        free(entry);
    } else {
        out_put(words, "No turn is wrong, but a key of the document: type it again, as `score: "
                       "{W: 14}`, or mend the file.");
    }
    out_words(p->r->out, 0, 0, out_text(words));
    out_put(p->r->out, "\n");
}
