#include "alternatives.h"
#include "report.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- what became of a complaint ------------------------------------------------------------- */

static bool is(const char *a, const char *b) {
    return !strcmp(a, b);
}

static bool same(const rv_diag *a, const rv_diag *b) {
    return a->line == b->line && a->column == b->column && a->row == b->row &&
           is(a->player, b->player);
}

/* The same complaint among those of another report; NULL. */
static const rv_diag *complained(const rv_report *p, const rv_diag *g) {
    for (int i = 0; i < p->ndiags; i++)
        if (same(&p->diags[i], g))
            return &p->diags[i];
    return NULL;
}

/* Whether the game has reached the turn of the diagnostic. */
static bool came_to(const rv_report *p, const rv_diag *g) {
    return g->turn > 0 ? p->turns >= g->turn : p->finished;
}

/* Does something else speak against the same turn now? */
static bool new_trouble(const rv_report *p, const rv_report *own, const rv_diag *g) {
    for (int i = 0; i < p->ndiags; i++) {
        const rv_diag *n = &p->diags[i];
        if (n->turn == g->turn && n->status != RV_FINE && n->severity != RV_SEV_WRONG &&
            !complained(own, n))
            return true;
    }
    return false;
}

static void look_at_complaint(alternative *a, const rv_report *p, const rv_report *own, int i) {
    const rv_diag *g = &own->diags[i], *now = complained(p, g);
    if (g->status != RV_AGAINST)
        return;
    a->settles[i] = came_to(p, g) && !now && !new_trouble(p, own, g);
    a->number[i] = now ? now->counted : g->claimed;
    a->counts[i] =
        g->concern == RV_CONCERN_CLAIM && (now || a->settles[i]) && a->number[i] != g->counted;
}

static bool speaks(const alternative *a, int i) {
    return a->settles[i] || (a->ruleset && a->counts[i]);
}

static bool look_at_complaints(alternative *a, const rv_report *p, const alternatives *all) {
    bool any = false;
    for (int i = 0; i < all->own->ndiags && i < ALTERNATIVES_DIAGS; i++) {
        look_at_complaint(a, p, all->own, i);
        any |= speaks(a, i);
    }
    return any;
}

/* ---- what became of a turn or final scoring that is asked about ------------------------------ */

static bool does_stand(const rv_why *w) {
    return w->verdict == RV_LEGAL || w->verdict == RV_WRONG || w->accepted;
}

/* Whether a rule forbids the turn, or the turn uses something that does not exist: a tile that
 * another edition lacks, or a large follower in a game without them. */
static bool by_rule(const rv_report *p, int turn) {
    for (int i = 0; i < p->ndiags; i++)
        if (p->diags[i].turn == turn && p->diags[i].status == RV_AGAINST)
            return p->diags[i].concern != RV_CONCERN_ABSENT;
    return false;
}

/* If the case was judged as far as the question, stores the result. */
static bool reached(const rv_why *w, const rv_report *p, alternative *a) {
    bool final = w->turn == RV_NO_TURN;
    a->stands = p->verdict == RV_LEGAL || p->verdict == RV_WRONG;
    if (final || !a->stands)
        return final ? a->stands : p->turns == w->turn - 1 && by_rule(p, w->turn);
    for (int i = 0; i < p->nplayers; i++) {
        int before = p->nlines > 1 ? p->lines[p->nlines - 2].score[i] : w->score[i] - w->gained[i];
        a->gained[i] = p->score[i] - before;
    }
    return p->turns == w->turn;
}

static bool differs(const rv_why *w, const rv_report *p, const alternative *a) {
    if (a->stands != does_stand(w))
        return true;
    if (!a->stands || !w->scored)
        return false;
    bool final = w->turn == RV_NO_TURN;
    for (int i = 0; i < p->nplayers; i++)
        if (final ? a->score[i] != w->score[i] || p->winner[i] != w->winner[i]
                  : a->gained[i] != w->gained[i])
            return true;
    return false;
}

/* ---- judging again -------------------------------------------------------------------------- */

typedef struct search {
    run *r;
    const document *d;
    const rv_settings *base;
    alternatives *found;
    int tried;
    rv_status status;
} search;

/* Of memory: an alternative that there was no room for is not one that settles nothing. */
static bool ran_out(const rv_report *p) {
    return p->ndiags && p->diags[p->ndiags - 1].concern == RV_CONCERN_MEMORY;
}

/* A limit of the document's: what the judgings before left of it is not enough for all of them. */
static bool met_limit(search *s, const rv_report *p) {
    const rv_diag *last = p->ndiags ? &p->diags[p->ndiags - 1] : NULL;
    if (!last || last->concern != RV_CONCERN_WORK)
        return false;
    const char *what =
        out_format(s->r->err, "not tried by all other editions and options: %s", last->message);
    s->status = complain(s->r, RV_LIMIT_HIT, s->d->file, what);
    return true;
}

static void note(alternatives *all, const rv_report *p, alternative *a) {
    a->verdict = p->verdict;
    a->nplayers = p->nplayers;
    memcpy(a->score, p->score, sizeof a->score);
    memcpy(a->winner, p->winner, sizeof a->winner);
    if (all->why ? reached(all->why, p, a) && differs(all->why, p, a)
                 : look_at_complaints(a, p, all))
        all->list[all->n++] = *a;
}

static void judge(search *s, const rv_settings *settings, alternative a) {
    if (s->status != RV_FINE || s->tried++ >= ALTERNATIVES_MOST)
        return;
    rv_case *bench = rv_case_beside(s->r->bench, settings);
    const rv_report *p = bench ? rv_case_judge(bench, s->d->text) : NULL;
    if (!p || ran_out(p))
        s->r->err->error = ENOMEM;
    else if (!met_limit(s, p) && p->verdict != RV_NOT_READ)
        note(s->found, p, &a);
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

/* The option goes behind those of the command line, so that it counts. `words` has room for it. */
static void try_value(search *s, const char **words, const char *name, const char *value) {
    rv_settings settings = *s->base;
    words[settings.noptions++] = out_format(s->r->err, "%s=%s", name, value);
    settings.options = words;
    judge(s, &settings, (alternative){.option = name, .value = value});
}

/* Of numbers the least, the most and the default stand for all of them. */
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

/* What the turn that is asked about, or at which judging stopped, may have been meant to be; or
 * those before a number that was noted wrong. */
static void find_meant(search *s, const rv_why *why) {
    const rv_report *p = s->d->report;
    rv_verdict verdict = why && why->accepted ? RV_LEGAL : why ? why->verdict : p->verdict;
    bool wrong = !why && verdict == RV_WRONG;
    int turn = wrong ? RV_NO_TURN : why ? why->turn : p->turns + 1;
    bool asked = wrong || (verdict == RV_ILLEGAL && turn != RV_NO_TURN);
    if (!asked || s->status != RV_FINE || s->r->args->quiet)
        return;
    int n = rv_case_meant(s->r->bench, turn, s->r->settings.until, &s->found->meant);
    s->found->nmeant = n < 0 ? 0 : n;
    s->found->ended = rv_case_meant_ended(s->r->bench);
    if (n < 0)
        s->r->err->error = ENOMEM;
}

rv_status alternatives_find(run *r, const document *d, const rv_why *why, alternatives *found) {
    rv_verdict verdict = d->report->verdict;
    rv_settings settings = r->settings;
    search s = {r, d, &settings, found, 0, RV_FINE};
    settings.quietly = settings.quietly || !why;
    settings.now = settings.now || (why && why->turn == RV_NO_TURN);
    settings.until = why && why->turn != RV_NO_TURN ? why->turn : settings.until;
    found->own = d->report;
    found->why = why;
    found->n = found->nmeant = 0;
    found->ended = false;
    if (!why && verdict != RV_ILLEGAL && verdict != RV_WRONG && verdict != RV_AMBIGUOUS)
        return RV_FINE;
    try_presets(&s);
    try_options(&s);
    find_meant(&s, why);
    return s.status;
}

/* ---- text ----------------------------------------------------------------------------------- */

/* Whether two alternatives have the same effect on a diagnostic, on a turn or final scoring. */
static bool agree_on(const alternative *a, const alternative *b, int i) {
    return a->settles[i] == b->settles[i] && a->counts[i] == b->counts[i] &&
           (!a->counts[i] || a->number[i] == b->number[i]);
}

static bool agree_why(const rv_why *w, const alternative *a, const alternative *b) {
    size_t n = (size_t)a->nplayers;
    if (a->stands != b->stands || !a->stands)
        return a->stands == b->stands;
    if (w->turn != RV_NO_TURN)
        return !memcmp(a->gained, b->gained, n * sizeof *a->gained);
    return !memcmp(a->score, b->score, n * sizeof *a->score) &&
           !memcmp(a->winner, b->winner, n * sizeof *a->winner);
}

static bool agree(const alternatives *all, int one, int other, int i) {
    const alternative *a = &all->list[one], *b = &all->list[other];
    return all->why ? agree_why(all->why, a, b) : speaks(a, i) && speaks(b, i) && agree_on(a, b, i);
}

static bool told(const alternatives *all, int at, int i) {
    for (int k = 0; k < at; k++)
        if (agree(all, k, at, i))
            return true;
    return false;
}

/* The next with the same outcome; all->n. */
static int next_agreeing(const alternatives *all, int at, int k, int i) {
    do
        k++;
    while (k < all->n && !agree(all, at, k, i));
    return k;
}

/* "under zamek, zamek-hig or zamek-two, or with tile4_fountain=1: " */
static void put_which(out *o, const alternatives *all, int at, int i) {
    bool under = false;
    for (int k = at, next; k < all->n; k = next) {
        const alternative *a = &all->list[k];
        next = next_agreeing(all, at, k, i);
        bool last = next == all->n || !all->list[next].ruleset;
        if (a->ruleset)
            out_printf(o, "%s%s", !under ? "under " : last ? " or " : ", ", a->ruleset);
        else
            out_printf(o, "%swith %s=%s", k == at ? "" : ", or ", a->option, a->value);
        under = a->ruleset;
    }
    out_put(o, ": ");
}

static void put_outcome(out *o, const alternative *a, const rv_diag *g, int i) {
    if (a->counts[i])
        out_printf(o, "%d point%s%s", a->number[i], a->number[i] == 1 ? "" : "s",
                   a->settles[i] ? ", as noted" : "");
    else
        out_put(o, g->severity == RV_SEV_AMBIGUOUS ? "the order makes no difference" : "legal");
}

/* Is it the first complaint of the turn? */
static bool comes_first(const alternatives *all, const rv_diag *g) {
    const rv_diag *d = all->own->diags;
    while (d->turn != g->turn || d->status == RV_FINE)
        d++;
    return d == g;
}

static void put_meant(out *o, const alternatives *all, const rv_diag *g) {
    for (int k = 0; k < all->nmeant && g->turn == all->meant[k].illegal && g->status != RV_FINE &&
                    comes_first(all, g);
         k++) {
        out_put(o, "  ");
        out_tinted(o, TINT_HELP, "help:");
        out_printf(o, " %s\n", all->meant[k].words);
    }
}

/* Of the illegal turn. */
static void put_ended(out *o, const alternatives *all, const rv_diag *g) {
    if (!all->ended || g->severity != RV_SEV_ILLEGAL || !comes_first(all, g))
        return;
    out_put(o, "  ");
    out_tinted(o, TINT_HELP, "help:");
    out_put(o,
            " Not every way in which the turns may be mistyped was tried: there are too many.\n");
}

void alternatives_put(out *o, const alternatives *all, const rv_diag *g, int i) {
    put_meant(o, all, g);
    put_ended(o, all, g);
    for (int k = 0; k < all->n && i < ALTERNATIVES_DIAGS; k++) {
        if (!speaks(&all->list[k], i) || told(all, k, i))
            continue;
        out_put(o, "  ");
        out_tinted(o, TINT_HELP, "help:");
        out_put(o, " ");
        put_which(o, all, k, i);
        put_outcome(o, &all->list[k], g, i);
        out_put(o, "\n");
    }
}

static void put_winners(out *o, const rv_report *p, const rv_why *w, const alternative *a) {
    int n = 0;
    if (w->turn != RV_NO_TURN || !memcmp(a->winner, w->winner, sizeof a->winner))
        return;
    for (int i = 0; i < p->nplayers; i++)
        if (a->winner[i]) {
            out_put(o, n++ ? " and " : "; ");
            report_player(o, p, i);
        }
    out_put(o, n > 1 ? " win" : n ? " wins" : "; nobody wins");
}

static void put_outcome_why(out *o, const rv_report *p, const rv_why *w, const alternative *a) {
    bool scored = a->stands && w->scored;
    if (!scored)
        out_put(o, a->stands ? "legal" : "illegal");
    for (int i = 0; i < p->nplayers && scored; i++) {
        out_put(o, i ? ", " : "");
        report_player(o, p, i);
        if (w->turn == RV_NO_TURN)
            out_printf(o, " %d", a->score[i]);
        else
            out_printf(o, " %+d", a->gained[i]);
    }
    if (scored)
        put_winners(o, p, w, a);
}

void alternatives_put_why(out *o, const alternatives *all) {
    for (int i = 0; i < all->nmeant; i++) {
        out_words(o, 0, 2, all->meant[i].words);
        out_put(o, "\n");
    }
    for (int i = 0; i < all->n; i++) {
        if (told(all, i, 0))
            continue;
        out *line = out_part(o);
        put_which(line, all, i, 0);
        put_outcome_why(line, all->own, all->why, &all->list[i]);
        out_words(o, 0, 2, out_text(line));
        out_put(o, "\n");
    }
}

/* ---- JSON ----------------------------------------------------------------------------------- */

static void put_name(rv_json *j, const alternative *a) {
    if (a->ruleset) {
        rv_json_text(j, "ruleset", a->ruleset);
    } else {
        rv_json_text(j, "option", a->option);
        rv_json_text(j, "value", a->value);
    }
    rv_json_text(j, "verdict", rv_verdict_name(a->verdict));
}

static void put_numbers(rv_json *j, const char *key, const rv_report *p, const int *numbers) {
    rv_json_open(j, key, '{');
    for (int i = 0; i < p->nplayers; i++)
        rv_json_int(j, p->label[i], numbers[i]);
    rv_json_close(j, '}');
}

static void put_settled(rv_json *j, const alternative *a) {
    rv_json_open(j, "settles", '[');
    for (int i = 0; i < ALTERNATIVES_DIAGS; i++)
        if (a->settles[i])
            rv_json_int(j, NULL, i);
    rv_json_close(j, ']');
}

static void put_readings(const alternatives *all, rv_json *j) {
    rv_json_open(j, "readings", '[');
    for (int i = 0; i < all->nmeant; i++) {
        const rv_meant *m = &all->meant[i];
        rv_json_open(j, NULL, '{');
        rv_json_int(j, "turn", m->turn);
        rv_json_text(j, "reading", m->how);
        rv_json_text(j, "words", m->words);
        if (*m->typed)
            rv_json_text(j, "typed", m->typed);
        rv_json_int(j, "legal", m->legal);
        rv_json_int(j, "rest", m->rest);
        rv_json_close(j, '}');
    }
    rv_json_close(j, ']');
}

void alternatives_json(void *found, rv_json *j) {
    const alternatives *all = found;
    const rv_why *w = all->why;
    if (all->nmeant)
        put_readings(all, j);
    if (!all->n)
        return;
    rv_json_open(j, w ? "otherwise" : "alternatives", '[');
    for (int i = 0; i < all->n; i++) {
        const alternative *a = &all->list[i];
        rv_json_open(j, NULL, '{');
        put_name(j, a);
        if (!w || (a->stands && w->turn == RV_NO_TURN))
            put_numbers(j, "score", all->own, a->score);
        else if (a->stands && w->scored)
            put_numbers(j, "gained", all->own, a->gained);
        if (!w)
            put_settled(j, a);
        rv_json_close(j, '}');
    }
    rv_json_close(j, ']');
}
