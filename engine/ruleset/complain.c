/* complain.c - a complaint in the words of a ruleset. */
#include "base/limit.h"
#include "ruleset/words.h"

/* The message or help of a code with its texts, {1} {2} …, and the words of the game filled in, on
 * one line: what came from the file may hold line ends, which would break a diagnostic in two. */
static const char *filled(const rv_diags *d, const char *form, int n, const char *const *texts) {
    rv_buf b = {.arena = d->arena};
    for (const char *p = form; *p;) {
        int i = p[0] == '{' ? p[1] - '0' : 0;
        size_t length = 3, at = b.n;
        if (i >= 1 && i <= n)
            rv_put(&b, texts[i]);
        else if ((length = rv_put_braced(&b, d->rs, p)) == 0)
            rv_putn(&b, p, length = 1);
        if (*p == '{')
            rv_mend_article(&b, at);
        p += length;
    }
    const char *text = rv_buf_text(&b);
    for (char *p = (char *)(uintptr_t)text; *p; p++)
        if (*p == '\n' || *p == '\r' || *p == '\t')
            *p = ' ';
    return text;
}

rv_diag *rv_complain_with(rv_diags *d, rv_code_id code, rv_mark at, int n,
                          const char *const *words) {
    static const char *const limit[] = {"", RV_LIMIT_TEXT(RV_LIMIT_DIAGNOSTICS)};
    if (d->n > RV_LIMIT_DIAGNOSTICS)
        return &d->spare;
    if (d->n == RV_LIMIT_DIAGNOSTICS) { /* the last one says that there were more */
        code = RV_D_MORE;
        words = limit;
        n = 1;
    }
    d->list = rv_grow(d->arena, d->list, d->n, &d->cap, sizeof *d->list);
    rv_diag *g = &d->list[d->n++];
    *g = rv_diag_of(code);
    g->rule = d->rs && d->rs->laws[code] ? d->rs->laws[code] : "";
    g->turn = d->turn;
    g->at = d->at;
    g->player = d->player ? d->player : "";
    g->line = at.line;
    g->column = at.column;
    g->message = filled(d, g->message, n, words);
    g->help = filled(d, g->help, n, words);
    return g;
}

void rv_diags_lead(rv_diags *d, const rv_diags *first) {
    const rv_diags old = *d;
    if (!first->n)
        return;
    d->list = NULL;
    d->n = d->cap = 0;
    for (int i = 0; i < first->n + old.n; i++) {
        const rv_diag *g = i < first->n ? &first->list[i] : &old.list[i - first->n];
        if (d->n >= RV_LIMIT_DIAGNOSTICS) { /* the last one says that there were more */
            rv_complain(d, RV_D_MORE, ((rv_mark){g->line, g->column}), "");
            return;
        }
        d->list = rv_grow(d->arena, d->list, d->n, &d->cap, sizeof *d->list);
        d->list[d->n] = *g;
        d->list[d->n++].because += g->because ? first->n : 0;
    }
}

void rv_code_said(rv_arena *a, const rv_ruleset *rs, int i, rv_code_info *out) {
    rv_code(i, out);
    out->summary = rv_say(a, rs, out->summary);
    out->explanation = rv_say(a, rs, out->explanation);
    out->right = rv_say(a, rs, out->right);
}
