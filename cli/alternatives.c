#include "alternatives.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- what became of a complaint ------------------------------------------------------------- */

static bool is(const char *a, const char *b) {
    return !strcmp(a, b);
}

static bool is_claim(const rv_diag *g) {
    return is(g->code, "wrong-score") || is(g->code, "wrong-result");
}

static bool same(const rv_diag *a, const rv_diag *b) {
    return a->line == b->line && a->column == b->column && is(a->code, b->code) &&
           is(a->player, b->player);
}

/* The same diagnostic in another report, or NULL. */
static const rv_diag *complained(const rv_report *p, const rv_diag *g) {
    for (int i = 0; i < p->ndiags; i++)
        if (same(&p->diags[i], g))
            return &p->diags[i];
    return NULL;
}

/* Whether the game has reached the turn of the diagnostic. */
static bool reached(const rv_report *p, const rv_diag *g) {
    return g->turn > 0 ? p->turns >= g->turn : p->finished;
}

/* Whether another diagnostic is reported for the same turn now. */
static bool new_trouble(const rv_report *p, const rv_report *own, const rv_diag *g) {
    for (int i = 0; i < p->ndiags; i++) {
        const rv_diag *n = &p->diags[i];
        if (n->turn == g->turn && n->status != RV_FINE && n->severity != RV_SEV_WRONG &&
            !complained(own, n))
            return true;
    }
    return false;
}

static void look_at(alternative *a, const rv_report *p, const rv_report *own, int i) {
    const rv_diag *g = &own->diags[i], *now = complained(p, g);
    if (g->status != RV_AGAINST)
        return;
    a->settles[i] = reached(p, g) && !now && !new_trouble(p, own, g);
    a->number[i] = now ? now->counted : g->claimed;
    a->counts[i] = is_claim(g) && (now || a->settles[i]) && a->number[i] != g->counted;
}

static bool tells(const alternative *a) {
    for (int i = 0; i < ALTERNATIVES_DIAGS; i++)
        if (a->settles[i] || (a->ruleset && a->counts[i]))
            return true;
    return false;
}

/* ---- judging again -------------------------------------------------------------------------- */

typedef struct search {
    run *r;
    const document *d;
    const rv_settings *base;
    see_other *see;
    void *ud;
    int tried;
    rv_status status;
} search;

/* Memory ran out: an alternative without its lists must not count as one that settles nothing. */
static bool ran_out(const rv_report *p) {
    return p->ndiags && !strcmp(p->diags[p->ndiags - 1].code, "no-memory");
}

/* The limit of one document: if too little is left of it, not all alternatives are judged. */
static bool met_limit(search *s, const rv_report *p) {
    const rv_diag *last = p->ndiags ? &p->diags[p->ndiags - 1] : NULL;
    if (!last || (strcmp(last->code, "script-limit") && strcmp(last->code, "order-limit")))
        return false;
    out what;
    out_open(&what, OUT_NOWHERE, false);
    out_printf(&what, "not tried by all other editions and options: %s", last->message);
    s->status = complain(s->r, RV_LIMIT_HIT, s->d->file, out_text(&what));
    out_end(&what, s->r->err);
    return true;
}

static void judge(search *s, const rv_settings *settings, alternative a) {
    if (s->status != RV_FINE || s->tried++ >= ALTERNATIVES_MOST)
        return;
    rv_case *bench = rv_case_beside(s->r->bench, settings);
    const rv_report *p = bench ? rv_case_judge(bench, s->d->text) : NULL;
    if (!p || ran_out(p))
        s->r->err->error = ENOMEM;
    else if (met_limit(s, p))
        ;
    else if (p->verdict != RV_NOT_READ) {
        a.verdict = p->verdict;
        a.nplayers = p->nplayers;
        memcpy(a.score, p->score, sizeof a.score);
        s->see(s->ud, p, &a);
    }
    rv_case_free(bench);
}

static void try_presets(search *s) {
    const rv_ruleset *own = s->d->report->ruleset;
    rv_settings settings = *s->base;
    for (int i = 0; (settings.ruleset = ruleset_at(s->r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(s->r, settings.ruleset, NULL);
        if (rs && !is(settings.ruleset, rv_ruleset_name(own)) &&
            is(rv_ruleset_root(rs), rv_ruleset_root(own)))
            judge(s, &settings, (alternative){.ruleset = settings.ruleset});
    }
}

/* Appends the option to those of the command line, so that it takes precedence. `words` has room
 * for it. */
static void try_value(search *s, const char **words, const char *name, const char *value) {
    rv_settings settings = *s->base;
    out word;
    out_open(&word, OUT_NOWHERE, false);
    out_printf(&word, "%s=%s", name, value);
    words[settings.noptions++] = out_text(&word);
    settings.options = words;
    judge(s, &settings, (alternative){.option = name, .value = value});
    out_end(&word, s->r->err);
}

/* For an option that is a number, only the lowest, the highest and the default value are tried. */
static bool stands_out(const rv_option_info *info, int v) {
    return v == 0 || v == info->nvalues - 1 || v == info->standard;
}

static void try_options(search *s) {
    const rv_ruleset *rs = s->d->report->ruleset;
    const rv_settings *own = s->base;
    const char **words = calloc((size_t)own->noptions + 1, sizeof *words);
    rv_option_info info;
    if (!words)
        s->r->err->error = ENOMEM;
    for (int i = 0; words && i < own->noptions; i++)
        words[i] = own->options[i];
    for (int i = 0; words && i < rv_ruleset_options(rs); i++) {
        int holds = rv_case_option(s->r->bench, i);
        rv_ruleset_option(rs, i, &info);
        for (int v = 0; v < info.nvalues; v++)
            if (v != holds && (!info.number || stands_out(&info, v)))
                try_value(s, words, info.name, info.values[v]);
    }
    free(words);
}

rv_status alternatives_try(run *r, const document *d, const rv_settings *base, see_other *see,
                           void *ud) {
    search s = {r, d, base, see, ud, 0, RV_FINE};
    try_presets(&s);
    try_options(&s);
    return s.status;
}

/* ---- those that settle something ------------------------------------------------------------ */

static void note(void *ud, const rv_report *p, alternative *a) {
    alternatives *found = ud;
    for (int i = 0; i < found->own->ndiags && i < ALTERNATIVES_DIAGS; i++)
        look_at(a, p, found->own, i);
    if (tells(a))
        found->list[found->n++] = *a;
}

rv_status alternatives_find(run *r, const document *d, alternatives *found) {
    rv_verdict verdict = d->report->verdict;
    rv_settings quiet = r->settings;
    quiet.quietly = true;
    found->own = d->report;
    found->n = 0;
    bool wrong = verdict == RV_ILLEGAL || verdict == RV_WRONG || verdict == RV_AMBIGUOUS;
    return wrong ? alternatives_try(r, d, &quiet, note, found) : RV_FINE;
}

/* ---- text ----------------------------------------------------------------------------------- */

/* Whether two alternatives have the same effect on a diagnostic. */
static bool agree(const alternative *a, const alternative *b, int i) {
    return a->settles[i] == b->settles[i] && a->counts[i] == b->counts[i] &&
           (!a->counts[i] || a->number[i] == b->number[i]);
}

static bool speaks(const alternative *a, int i) {
    return a->settles[i] || (a->ruleset && a->counts[i]);
}

static bool told(const alternatives *all, int at, int i) {
    for (int k = 0; k < at; k++)
        if (speaks(&all->list[k], i) && agree(&all->list[k], &all->list[at], i))
            return true;
    return false;
}

void alternative_put(out *o, const alternative *a) {
    if (a->ruleset)
        out_printf(o, "under %s", a->ruleset);
    else
        out_printf(o, "with %s=%s", a->option, a->value);
}

/* "under zamek-hig, or with tile4_fountain=1" */
static void put_which(out *o, const alternatives *all, int at, int i) {
    for (int k = at; k < all->n; k++) {
        const alternative *a = &all->list[k];
        if (!speaks(a, i) || !agree(a, &all->list[at], i))
            continue;
        out_put(o, k == at ? "" : ", or ");
        alternative_put(o, a);
    }
}

static void put_outcome(out *o, const alternative *a, const rv_diag *g, int i) {
    if (a->counts[i])
        out_printf(o, "%d point%s%s", a->number[i], a->number[i] == 1 ? "" : "s",
                   a->settles[i] ? ", as noted" : "");
    else
        out_put(o, g->severity == RV_SEV_AMBIGUOUS ? "the order makes no difference" : "legal");
}

void alternatives_put(out *o, const alternatives *all, const rv_diag *g, int i) {
    for (int k = 0; k < all->n && i < ALTERNATIVES_DIAGS; k++) {
        if (!speaks(&all->list[k], i) || told(all, k, i))
            continue;
        out_put(o, "  ");
        out_tinted(o, TINT_HELP, "help:");
        out_put(o, " ");
        put_which(o, all, k, i);
        out_put(o, ": ");
        put_outcome(o, &all->list[k], g, i);
        out_put(o, "\n");
    }
}

/* ---- JSON ----------------------------------------------------------------------------------- */

void alternative_name_json(rv_json *j, const alternative *a) {
    if (a->ruleset) {
        rv_json_text(j, "ruleset", a->ruleset);
    } else {
        rv_json_text(j, "option", a->option);
        rv_json_text(j, "value", a->value);
    }
    rv_json_text(j, "verdict", rv_verdict_name(a->verdict));
}

static void put_json(rv_json *j, const alternative *a, const rv_report *p) {
    rv_json_open(j, NULL, '{');
    alternative_name_json(j, a);
    rv_json_open(j, "score", '{');
    for (int i = 0; i < a->nplayers; i++)
        rv_json_int(j, p->label[i], a->score[i]);
    rv_json_close(j, '}');
    rv_json_open(j, "settles", '[');
    for (int i = 0; i < ALTERNATIVES_DIAGS; i++)
        if (a->settles[i])
            rv_json_int(j, NULL, i);
    rv_json_close(j, ']');
    rv_json_close(j, '}');
}

void alternatives_json(void *found, rv_json *j) {
    const alternatives *all = found;
    if (!all->n)
        return;
    rv_json_open(j, "alternatives", '[');
    for (int i = 0; i < all->n; i++)
        put_json(j, &all->list[i], all->own);
    rv_json_close(j, ']');
}
