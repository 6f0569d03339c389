#include "base/diag.h"
#include "base/limit.h"
#include "ruleset/words.h"
#include <string.h>

typedef struct code_row {
    const char *code;
    rv_severity severity;
    rv_status status;
    const char *message, *explanation, *right;
} code_row;

static const code_row rows[RV_D_COUNT] = {
#define RV_DIAG(id, code, severity, status, message, explanation, right)                           \
    {code, RV_SEV_##severity, RV_##status, message, explanation, right},
#include "base/diag.def"
};

static const char *const law_names[] = {
#define RV_LAW(id, name, text) name,
#include "base/law.def"
};

static const rv_verdict verdict_of[] = {RV_ILLEGAL,      RV_WRONG,    RV_AMBIGUOUS,
                                        RV_INCONSISTENT, RV_NOT_READ, RV_LEGAL};

const char *rv_severity_name(rv_severity s) {
    static const char *const names[] = {
#define RV_X(id, name) name,
        RV_SEVERITIES(RV_X)
#undef RV_X
    };
    return names[s];
}

const char *rv_verdict_name(rv_verdict v) {
    static const char *const names[] = {"legal",     "illegal",      "wrong",
                                        "ambiguous", "inconsistent", "unreadable"};
    return names[v];
}

/* The message of a code with its texts, {1} {2} …, and the words of the game filled in. */
static const char *message(const rv_diags *d, rv_code_id code, int n, const char *const *texts) {
    rv_buf b = {.arena = d->arena};
    for (const char *p = rows[code].message; *p;) {
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
    return rv_buf_text(&b);
}

/* One line: what came from the file may hold line ends, which would break a diagnostic in two. */
static const char *one_line(const char *message) {
    char *p = (char *)(uintptr_t)message;
    for (; *p; p++)
        if (*p == '\n' || *p == '\r' || *p == '\t')
            *p = ' ';
    return message;
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
    *g = (rv_diag){.code = rows[code].code,
                   .rule = d->rs && d->rs->laws[code] ? d->rs->laws[code] : "",
                   .option = "",
                   .severity = rows[code].severity,
                   .turn = d->turn,
                   .player = d->player ? d->player : "",
                   .line = at.line,
                   .column = at.column,
                   .message = one_line(message(d, code, n, words)),
                   .help = rv_say(d->arena, d->rs, rows[code].right),
                   .status = rows[code].status,
                   .row = (int)code};
    return g;
}

/* Unreadable beats inconsistent beats illegal beats ambiguous beats wrong. */
rv_verdict rv_diags_verdict(const rv_diags *d) {
    static const int weight[] = {3, 1, 2, 4, 5, 0};
    rv_severity worst = RV_SEV_NOTE;
    for (int i = 0; i < d->n; i++) {
        rv_severity s = d->list[i].severity;
        if (weight[s] > weight[worst])
            worst = s;
    }
    return verdict_of[worst];
}

rv_status rv_diags_status(const rv_diags *d) {
    rv_status worst = RV_FINE;
    for (int i = 0; i < d->n; i++)
        if (d->list[i].status > worst)
            worst = d->list[i].status;
    return worst;
}

int rv_codes(void) {
    return RV_D_COUNT;
}

void rv_code(int i, rv_code_info *out) {
    const code_row *r = &rows[i];
    *out = (rv_code_info){r->severity, r->code, r->message, r->explanation, r->right};
}

void rv_code_said(rv_arena *a, const rv_ruleset *rs, int i, rv_code_info *out) {
    rv_code(i, out);
    out->summary = rv_say(a, rs, out->summary);
    out->explanation = rv_say(a, rs, out->explanation);
    out->right = rv_say(a, rs, out->right);
}

const char *rv_law_name(int law) {
    return law < RV_D_COUNT ? rows[law].code : law_names[law - RV_D_COUNT];
}

int rv_law_find(rv_str name) {
    for (int i = 0; i < RV_L_COUNT; i++)
        if (rv_str_is(name, rv_law_name(i)))
            return i;
    return -1;
}
