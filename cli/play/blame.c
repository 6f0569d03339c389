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
    out o;
    out_open(&o, OUT_NOWHERE, false);
    for (const char *p = help; *p;) {
        bool begins = p > help && (p[-1] == '`' || p[-1] == ' ');
        if (begins && after(p, "reeve ")) {
            p = put_command(&o, r, p);
        } else {
            out_bytes(&o, p, 1);
            p++;
        }
    }
    char *copy = o.error || !o.n ? NULL : strdup(out_text(&o));
    out_end(&o, r->err);
    return copy;
}

/* ---- which --------------------------------------------------------------------------------- */

/* The complaints that count, in `to`; `place` says where each is there, from 1, or 0. */
static int choose(run *r, const rv_report *p, int known, rv_diag *to, int *place) {
    int n = 0;
    for (int i = 0; i < p->ndiags; i++) {
        const rv_diag *g = &p->diags[i];
        place[i] = 0;
        if (g->severity == RV_SEV_NOTE && g->turn <= known)
            continue;
        to[n] = *g;
        to[n].because = g->because ? place[g->because - 1] : 0;
        char *help = words_of(r, g->help);
        to[n].help = help ? help : "";
        place[i] = ++n;
    }
    return n;
}

static void free_help(rv_diag *list, int n) {
    for (int i = 0; i < n; i++)
        if (*list[i].help)
            free((char *)(uintptr_t)list[i].help);
}

void blame_put(run *r, const document *d, int known) {
    size_t n = (size_t)d->report->ndiags;
    rv_report some = *d->report;
    document about = *d;
    rv_diag *list = calloc(n + 1, sizeof *list);
    int *place = calloc(n + 1, sizeof *place);
    if (list && place) {
        some.ndiags = choose(r, d->report, known, list, place);
        some.diags = list;
        about.report = &some;
        report_diagnostics(r, &about, NULL);
        free_help(list, some.ndiags);
    } else {
        r->err->error = ENOMEM;
    }
    free(list);
    free(place);
}
