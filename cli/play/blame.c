#define _POSIX_C_SOURCE 200809L /* strdup */
#include "play/blame.h"
#include "report.h"
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

/* A command stands behind `see: ` or in quotes. */
static char *words_of(run *r, const char *help) {
    out *o = out_part(r->err);
    for (const char *p = help; *p;) {
        bool begins = p > help && (p[-1] == '`' || p[-1] == ' ');
        if (begins && after(p, "reeve ")) {
            p = put_command(o, r, p);
        } else {
            out_bytes(o, p, 1);
            p++;
        }
    }
    char *copy = o->error || !o->n ? NULL : strdup(out_text(o));
    return copy;
}

/* ---- complaints ---------------------------------------------------------------------------- */

void blame_put(run *r, const document *d) {
    int n = d->report->ndiags;
    rv_report worded = *d->report;
    document about = *d;
    rv_diag *list = calloc((size_t)n + 1, sizeof *list);
    if (!list) {
        r->err->error = ENOMEM;
        return;
    }
    for (int i = 0; i < n; i++) {
        list[i] = d->report->diags[i];
        char *help = words_of(r, list[i].help);
        list[i].help = help ? help : "";
        list[i].help_file = 0; /* the words of the table name no file */
    }
    worded.diags = list;
    about.report = &worded;
    report_diagnostics(r, &about, NULL);
    for (int i = 0; i < n; i++)
        if (*list[i].help)
            free((char *)(uintptr_t)list[i].help);
    free(list);
}
