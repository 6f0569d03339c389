/* alternatives.c - what other editions and options say of a case that was judged.
 *
 * alternatives_find judges it again with each preset of the game and each value of its options;
 * kept are those under which a complaint is settled, or a turn that is asked about comes out
 * otherwise. The list is printed below complaints and answers, and as JSON.
 */
#include "report.h"

/* ---- what an alternative says --------------------------------------------------------------- */

/* Returns the same complaint of another report, or NULL. */
static const rv_diag *complained(const rv_report *p, const rv_diag *g) {
    for (const rv_diag *n = p->diags; n - p->diags < p->ndiags; n++)
        if (n->line == g->line && n->column == g->column && n->row == g->row &&
            !strcmp(n->player, g->player))
            return n;
    return NULL;
}

/* Notes that the other report settles a complaint, or counts a claim otherwise. */
static bool look_at_complaints(run *r, alternative *a, const rv_report *p,
                               const alternatives *all) {
    bool any = false;
    for (int i = 0; i < all->own->ndiags && i < ALTERNATIVES_DIAGS; i++) {
        const rv_diag *g = &all->own->diags[i], *now = complained(p, g);
        bool settles = !now && (g->turn > 0 ? p->turns >= g->turn : p->finished);
        if (g->status != RV_AGAINST)
            continue;
        for (int k = 0; settles && k < p->ndiags; k++) { /* something else may be wrong now */
            const rv_diag *n = &p->diags[k];
            settles = n->turn != g->turn || n->status == RV_FINE || n->severity == RV_SEV_WRONG ||
                      complained(all->own, n);
        }
        int number = now ? now->counted : g->claimed;
        bool counts = g->concern == RV_CONCERN_CLAIM && (now || settles) && number != g->counted;
        if (counts && (settles || a->ruleset))
            a->words[i] = out_format(r->err, "%d point%s%s", number, number == 1 ? "" : "s",
                                     settles ? ", as noted" : "");
        else if (settles)
            a->words[i] = g->severity == RV_SEV_AMBIGUOUS ? "the record need not say it" : "legal";
        a->settles[i] = settles;
        any |= a->words[i] != NULL;
    }
    memcpy(a->points, p->score, sizeof a->points);
    return any;
}

/* If the case was judged as far as the turn or final scoring that is asked about, and it comes out
 * otherwise, it says how. A turn is answered if it was played, or if a rule forbids it; not if it
 * uses something that does not exist: a tile that another edition lacks, or a large follower in a
 * game without them. */
static bool look_at_answer(run *r, alternative *a, const rv_report *p, const alternatives *all) {
    const rv_why *w = all->why;
    const bool final = w->turn == RV_NO_TURN, stands = report_answers(p);
    bool reached = stands && (final || p->turns == w->turn), scored = stands && w->scored;
    bool differs = stands != (w->verdict == RV_LEGAL || w->verdict == RV_WRONG || w->accepted);
    for (int i = 0; !stands && !final && i < p->ndiags; i++)
        if (p->diags[i].turn == w->turn && p->diags[i].status == RV_AGAINST) {
            reached = p->turns == w->turn - 1 && p->diags[i].concern != RV_CONCERN_ABSENT;
            break;
        }
    for (int i = 0; stands && i < p->nplayers; i++) {
        int before = p->nlines > 1 ? p->lines[p->nlines - 2].score[i] : w->score[i] - w->gained[i];
        a->points[i] = p->score[i] - (final ? 0 : before);
        a->winner[i] = final && p->winner[i];
        differs |= scored && (a->points[i] != (final ? w->score : w->gained)[i] ||
                              (final && a->winner[i] != w->winner[i]));
    }
    out *words = out_part(r->err);
    if (!scored)
        out_put(words, stands ? "legal" : "illegal");
    for (int i = 0; scored && i < all->own->nplayers; i++)
        out_printf(words, final ? "%s%s %d" : "%s%s %+d", i ? ", " : "",
                   report_player(words, all->own, i), a->points[i]);
    if (scored && final && memcmp(a->winner, w->winner, sizeof a->winner)) {
        int winners = report_winners(words, all->own, a->winner, "; ");
        out_put(words, winners > 1 ? " win" : winners ? " wins" : "; nobody wins");
    }
    a->stands = stands;
    a->words[0] = out_text(words);
    return reached && differs;
}

/* ---- judging again --------------------------------------------------------------------------- */

typedef struct search {
    run *r;
    const document *d;
    const rv_settings *base;
    alternatives *found;
    int tried;
    rv_status status;
} search;

static void judge(search *s, const rv_settings *settings, alternative a) {
    alternatives *all = s->found;
    if (s->status != RV_FINE || s->tried++ >= ALTERNATIVES_MOST)
        return;
    rv_case *bench = out_needed(rv_case_beside(s->r->bench, settings));
    const rv_report *p = rv_case_judge(bench, s->d->text);
    const rv_diag *last = p->ndiags ? &p->diags[p->ndiags - 1] : NULL;
    /* An alternative for which memory ran out is not one that settles nothing. */
    if (last && last->concern == RV_CONCERN_MEMORY) {
        out_no_memory();
    } else if (last && last->concern == RV_CONCERN_WORK) { /* the judgings before left too little */
        s->status =
            complain(s->r, RV_LIMIT_HIT, s->d->file,
                     out_format(s->r->err, "not tried with all other editions and options: %s",
                                last->message));
    } else if (p->verdict != RV_NOT_READ) {
        a.verdict = p->verdict;
        if ((all->why ? look_at_answer : look_at_complaints)(s->r, &a, p, all))
            all->list[all->n++] = a;
    }
    rv_case_free(bench);
}

/* The option that is tried goes behind those of the command line, so that it counts; there is room
 * for a word more. Of numbers the least, the most and the default stand for all of them. */
static void try_options(search *s) {
    const rv_ruleset *rs = s->d->report->ruleset;
    const word_list *own = &s->r->args->option;
    rv_option_info info;
    rv_settings settings = *s->base;
    settings.options = own->s;
    settings.noptions = own->n + 1;
    for (int i = 0; rv_ruleset_option(rs, i, &info); i++) {
        int holds = rv_case_option(s->r->bench, i);
        for (int v = 0; v < info.nvalues; v++) {
            if (v == holds || (info.number && v && v != info.nvalues - 1 && v != info.standard))
                continue;
            own->s[own->n] = out_format(s->r->err, "%s=%s", info.name, info.values[v]);
            judge(s, &settings, (alternative){.option = info.name, .value = info.values[v]});
        }
    }
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
    found->n = found->nmeant = 0; /* the lists are long, and mostly stay empty */
    found->ended = false;
    if (!why && verdict != RV_ILLEGAL && verdict != RV_WRONG && verdict != RV_AMBIGUOUS)
        return RV_FINE;
    const rv_ruleset *own = d->report->ruleset;
    rv_settings preset = settings;
    for (int i = 0; (preset.ruleset = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, preset.ruleset, NULL);
        if (rs && strcmp(preset.ruleset, rv_facts(own)->name) != 0 &&
            !strcmp(rv_facts(rs)->root, rv_facts(own)->root))
            judge(&s, &preset, (alternative){.ruleset = preset.ruleset});
    }
    try_options(&s);
    /* What the turn that is asked about, or at which judging stopped, may have been meant to be; or
     * those before a number that was noted wrong. */
    verdict = why && why->accepted ? RV_LEGAL : why ? why->verdict : verdict;
    bool wrong = !why && verdict == RV_WRONG;
    int turn = wrong ? RV_NO_TURN : why ? why->turn : d->report->turns + 1;
    bool offers = wrong || (verdict == RV_ILLEGAL && turn != RV_NO_TURN);
    if (offers && s.status == RV_FINE && !r->args->quiet) {
        found->nmeant =
            rv_case_meant(r->bench, turn, r->settings.until, &found->meant, &found->ended);
        if (found->nmeant < 0)
            out_no_memory();
    }
    return s.status;
}

/* ---- text ------------------------------------------------------------------------------------ */

/* Whether two alternatives say the same of a complaint, of a turn or final scoring. */
static bool agree(const alternatives *all, int one, int other, int i) {
    const alternative *a = &all->list[one], *b = &all->list[other];
    return a->words[i] && b->words[i] && !strcmp(a->words[i], b->words[i]) &&
           (!all->why || (!memcmp(a->points, b->points, sizeof a->points) &&
                          !memcmp(a->winner, b->winner, sizeof a->winner)));
}

/* "under zamek, zamek-hig or zamek-two, or with tile4_fountain=1: legal", of all that say the same;
 * NULL if it says nothing, or the same as one before it. */
static const char *line_of(out *o, const alternatives *all, int at, int i) {
    bool under = false;
    int first = 0;
    while (first < at && !agree(all, first, at, i))
        first++;
    if (first < at || !all->list[at].words[i])
        return NULL;
    out *line = out_part(o);
    for (int k = at, next; k < all->n; k = next) {
        const alternative *a = &all->list[k];
        for (next = k + 1; next < all->n && !agree(all, at, next, i);)
            next++;
        bool last = next == all->n || !all->list[next].ruleset;
        if (a->ruleset)
            out_printf(line, "%s%s", !under ? "under " : last ? " or " : ", ", a->ruleset);
        else
            out_printf(line, "%swith %s=%s", k == at ? "" : ", or ", a->option, a->value);
        under = a->ruleset;
    }
    out_printf(line, ": %s", all->list[at].words[i]);
    return out_text(line);
}

void alternatives_put(out *o, const alternatives *all, const rv_diag *g, int i) {
    const rv_diag *first = all->own->diags; /* complaint of the turn: it gets what may be meant */
    const char *line;
    while (first < g && (first->turn != g->turn || first->status == RV_FINE))
        first++;
    for (int k = 0; first == g && g->status != RV_FINE && k < all->nmeant; k++)
        if (all->meant[k].illegal == g->turn)
            report_help(o, all->meant[k].words);
    if (first == g && all->ended && g->severity == RV_SEV_ILLEGAL)
        report_help(o, "There were too many possible typing errors to try them all.");
    for (int k = 0; k < all->n && i < ALTERNATIVES_DIAGS; k++)
        if ((line = line_of(o, all, k, i)))
            report_help(o, line);
}

void alternatives_put_why(out *o, const alternatives *all) {
    const char *line;
    for (int i = 0; i < all->nmeant; i++)
        out_paragraph(o, 2, all->meant[i].words);
    for (int i = 0; i < all->n; i++)
        if ((line = line_of(o, all, i, 0)))
            out_paragraph(o, 2, line);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

void alternatives_json(void *found, rv_json *j) {
    const alternatives *all = found;
    const rv_why *w = all->why;
    if (all->nmeant)
        rv_json_put(j, "readings: [");
    for (const rv_meant *m = all->meant; m - all->meant < all->nmeant; m++)
        rv_json_put(j, "{turn: %d, reading: %s, words: %s, typed?: %s, legal: %d, rest: %d}",
                    m->turn, m->how, m->words, m->typed, m->legal, m->rest);
    if (all->nmeant)
        rv_json_put(j, "]");
    if (!all->n)
        return;
    rv_json_put(j, "%s: [", w ? "otherwise" : "alternatives");
    for (const alternative *a = all->list; a - all->list < all->n; a++) {
        bool score = !w || (a->stands && w->turn == RV_NO_TURN);
        rv_json_put(j, "{ruleset?: %s, option?: %s, value?: %s, verdict: %s", a->ruleset, a->option,
                    a->value, rv_verdict_name(a->verdict));
        if (score || (a->stands && w->scored)) {
            rv_json_put(j, "%s: {", score ? "score" : "gained");
            for (int i = 0; i < all->own->nplayers; i++)
                rv_json_put(j, "%s: %d", all->own->label[i], a->points[i]);
            rv_json_put(j, "}");
        }
        if (!w) {
            rv_json_put(j, "settles: [");
            for (int i = 0; i < ALTERNATIVES_DIAGS; i++)
                if (a->settles[i])
                    rv_json_put(j, "%d", i);
            rv_json_put(j, "]");
        }
        rv_json_put(j, "}");
    }
    rv_json_put(j, "]");
}
