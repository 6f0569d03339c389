/* diag.c - the table of diagnostics and of rule citations, and the verdict that follows from them.
 *
 * Every layer complains through a list (rv_diags): rv_complain looks a code up in the table that
 * codes.tsv becomes, fills the words into its message and its help, and adds it with its place.
 * When a document has been judged, the gravest one in the list is its verdict and its status.
 */
#include "base/diag.h"

typedef struct code_row {
    const char *code;
    rv_severity severity;
    rv_status status;
    rv_concern concern;
    const char *meaning, *message, *right, *help; /* the last two may be NULL */
} code_row;

/* The rows are cases: the addresses in a table would be put in at each start of the program. */
static code_row row_of(rv_code_id code) {
    switch (code) {
    default: return (code_row){0};
#define RV_DIAG(id, code, severity, status, concern, ...)                                          \
    case RV_D_##id:                                                                                \
        return (code_row){code, RV_SEV_##severity, RV_##status, RV_CONCERN_##concern, __VA_ARGS__};
#include "gen/codes.def"
    }
}

static const char *const cite_names[] = {
#define RV_CITE(id, name, text) name,
#include "gen/cites.def"
};

static const rv_verdict verdict_of[] = {RV_ILLEGAL,      RV_WRONG,    RV_AMBIGUOUS,
                                        RV_INCONSISTENT, RV_NOT_READ, RV_LEGAL};

const char *rv_severity_name(rv_severity s) {
    static const char *const names[] = {RV_SEVERITIES(RV_NAME_OF)};
    return (size_t)s < sizeof names / sizeof *names ? names[s] : "";
}

const char *rv_verdict_name(rv_verdict v) {
    static const char *const names[] = {"legal",     "illegal",      "wrong",
                                        "ambiguous", "inconsistent", "unreadable"};
    return (size_t)v < sizeof names / sizeof *names ? names[v] : "";
}

rv_diag rv_diag_of(rv_code_id code) {
    const code_row r = row_of(code);
    return (rv_diag){.code = r.code,
                     .rule = "",
                     .option = "",
                     .severity = r.severity,
                     .player = "",
                     .message = r.message,
                     .help = r.help    ? r.help
                             : r.right ? r.right
                                       : "",
                     .status = r.status,
                     .row = (int)code,
                     .concern = r.concern};
}

const char *rv_article(const char *word) {
    return *word && strchr("aeiouAEIOU", *word) ? "an" : "a";
}

/* What was put at `at` follows an article: "a aerie" becomes "an aerie". */
static void mend_article(rv_buf *b, size_t at) {
    bool after =
        at >= 2 && b->s[at - 2] == 'a' && b->s[at - 1] == ' ' && (at == 2 || b->s[at - 3] == ' ');
    if (!after || rv_article(rv_buf_text(b) + at)[1] != 'n')
        return;
    rv_put(b, " "); /* room for one more */
    memmove(b->s + at, b->s + at - 1, b->n - at);
    b->s[at - 1] = 'n';
}

const char *rv_filled(const rv_diags *d, const char *form, int n, const char *const *texts) {
    rv_buf b = {.arena = d->arena};
    for (const char *p = form; *p;) {
        int i = p[0] == '{' ? p[1] - '0' : 0;
        size_t length = 3, at = b.n;
        if (i >= 1 && i <= n)
            rv_put(&b, texts[i]);
        else if ((length = d->words ? d->words->put(&b, d->rs, p) : 0) == 0)
            rv_putn(&b, p, length = 1);
        if (*p == '{')
            mend_article(&b, at);
        p += length;
    }
    return rv_buf_text(&b);
}

/* Fills in a message, on one line: line ends from the file would break a diagnostic. */
static const char *filled_in(const rv_diags *d, const char *form, int n, const char *const *texts) {
    const char *text = rv_filled(d, form, n, texts);
    for (char *p = (char *)(uintptr_t)text; *p; p++)
        if (*p == '\n' || *p == '\r' || *p == '\t')
            *p = ' ';
    return text;
}

rv_diag *rv_complain_with(rv_diags *d, rv_code_id code, rv_loc at, int n,
                          const char *const *words) {
    static const char *const limit[] = {"", RV_LIMIT_TEXT(RV_LIMIT_DIAGNOSTICS)};
    if (d->n > RV_LIMIT_DIAGNOSTICS)
        return &d->spare;
    if (d->n == RV_LIMIT_DIAGNOSTICS) { /* the last one says that there were more */
        code = RV_D_MORE_COMPLAINTS;
        words = limit;
        n = 1;
    }
    rv_diag *g = RV_PUSH(d->arena, d->list, d->n, d->cap);
    *g = rv_diag_of(code);
    g->rule = d->words ? d->words->cite(d->rs, code) : "";
    g->turn = d->turn;
    g->at = d->at;
    g->player = d->player ? d->player : "";
    g->line = at.line;
    g->column = at.column;
    g->message = filled_in(d, g->message, n, words);
    g->help = filled_in(d, g->help, n, words);
    return g;
}

void rv_diag_outcome(rv_arena *a, rv_diag *g, rv_outcome outcome) {
    rv_outcome *list = (rv_outcome *)(uintptr_t)g->outcomes;
    const int most = outcome.value ? RV_MOST_VALUES : RV_MOST_OUTCOMES;
    if (g->noutcomes == most)
        return;
    if (!g->noutcomes)
        g->outcomes = list = RV_NEWS(a, rv_outcome, most);
    list[g->noutcomes++] = outcome;
}

void rv_diags_lead(rv_diags *d, int n, const rv_diag *first) {
    const rv_diag *last = d->n < RV_LIMIT_DIAGNOSTICS ? NULL : &d->list[RV_LIMIT_DIAGNOSTICS - 1];
    const rv_loc dropped = last ? (rv_loc){last->line, last->column} : (rv_loc){0, 0};
    d->n = last ? RV_LIMIT_DIAGNOSTICS - 1 : d->n;
    n = n < d->n ? n : d->n;
    d->list = rv_grow(d->arena, d->list, d->n, &d->cap, sizeof *d->list);
    memmove(d->list + n + 1, d->list + n, sizeof *d->list * (size_t)(d->n++ - n));
    d->list[n] = *first;
    for (int i = n + 1; i < d->n; i++)
        d->list[i].because += d->list[i].because > n;
    if (last) /* the last one says that there were more */
        rv_complain(d, RV_D_MORE_COMPLAINTS, dropped, "");
}

/* Unreadable beats inconsistent beats illegal beats ambiguous beats wrong. */
rv_verdict rv_diags_verdict(const rv_diags *d) {
    static const int weight[] = {3, 1, 2, 4, 5, 0};
    rv_severity worst = RV_SEV_NOTE;
    for (int i = 0; i < d->n; i++)
        if (weight[d->list[i].severity] > weight[worst])
            worst = d->list[i].severity;
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

rv_code_info rv_code(int i) {
    const code_row r = row_of((rv_code_id)i);
    return (rv_code_info){r.severity, r.code, r.message, r.meaning, r.right ? r.right : ""};
}

const char *rv_cite_name(int cite) {
    return cite < RV_D_COUNT ? row_of((rv_code_id)cite).code : cite_names[cite - RV_D_COUNT];
}

int rv_cite_find(rv_str name) {
    for (int i = 0; i < RV_C_COUNT; i++)
        if (rv_str_is(name, rv_cite_name(i)))
            return i;
    return -1;
}

const char *rv_diag_line(rv_arena *a, const char *message, const char *help) {
    bool sentence = *help >= 'A' && *help <= 'Z';
    return *help ? rv_printf(a, "%s%s %s", message, sentence ? "." : ";", help) : message;
}
