/* odds: prints who would have won when the library has played the game on many times: the shares
 * with their intervals (random/stats.h), and the placements by them.
 */
#include "random/odds.h"
#include "report.h"
#include <math.h>

#define SHOWN 10 /* placements in a text */

/* ---- text ------------------------------------------------------------------------------------ */

/* How often the player wins, in a column of so many. */
static void put_share(out *o, const rv_odds_of *c, int player, int columns) {
    estimate e = sample_share(&c->of[player], RV_ODDS_WINS);
    const char *share = out_format(o, "%5.1f %%", 100 * e.value);
    if (!c->exact && !isnan(e.low))
        share = out_format(o, "%s (%.1f to %.1f)", share, 100 * e.low, 100 * e.high);
    out_printf(o, "%-*s", columns, share);
}

static void put_text(run *r, const document *d, const rv_odds *a) {
    const rv_report *p = a->report;
    const rv_odds_of *all = &a->all;
    out *o = r->out;
    int games = (int)all->of[0].n;
    report_heading(r, d);
    out_printf(o, "%d tile%s left; ", p->stack, p->stack == 1 ? "" : "s");
    if (all->exact)
        out_printf(o, "every order of them played (%d)", games);
    else if (all->orders)
        out_printf(o, "%d of their %d orders played", games, all->orders);
    else
        out_printf(o, "%d game%s played from here", games, games == 1 ? "" : "s");
    out_printf(o, ", policy %s%s\n", rv_policy_name(a->q->policy),
               all->exact ? "" : "; 95 % intervals");
    for (int i = 0; i < p->nplayers; i++) {
        estimate e = sample_mean(&all->of[i], RV_ODDS_POINTS);
        out_printf(o, "  %-4s ", p->label[i]);
        put_share(o, all, i, 26);
        out_printf(o, "%.1f points", e.value);
        if (!all->exact && !isnan(e.low))
            out_printf(o, " (%.1f to %.1f)", e.low, e.high);
        out_put(o, "\n");
    }
    if (!a->n)
        return;
    const char *label = p->label[p->to_move];
    out_printf(o, "\nplacements of %s for %s, ", a->list[0].move.tile, label);
    if (all->exact)
        out_printf(o, "by how often %s wins, and then by the lead:\n", label);
    else
        out_put(o, "by games: those that win more often than others are tried again:\n");
    out_printf(o, "%30s%s wins", "", label);
    out_tab(o, 56);
    out_put(o, "points   games\n");
    for (int i = 0; i < a->n && i < SHOWN; i++) {
        const rv_odds_move *k = &a->list[i];
        out_printf(o, "  %s %d%s%s", k->move.cell, k->move.rotation, k->move.nfollowers ? " " : "",
                   k->move.nfollowers ? k->move.followers[0] : "");
        report_needs(o, " with", &k->move.needs, "");
        out_tab(o, 30);
        put_share(o, &k->c, p->to_move, 24);
        out_printf(o, "%8.1f%8d\n", k->c.of[p->to_move].mean[RV_ODDS_POINTS], (int)k->c.of[0].n);
    }
    if (a->n > SHOWN)
        out_printf(o, "  (%d more; --format json lists all)\n", a->n - SHOWN);
}

/* ---- lines ----------------------------------------------------------------------------------- */

static void tsv_numbers(out *o, const rv_odds *a, const rv_odds_of *c) {
    const rv_report *p = a->report;
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "%s%s=%.4f", i ? " " : "", p->label[i], c->of[i].mean[RV_ODDS_WINS]);
    out_put(o, "\t");
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "%s%s=%.2f", i ? " " : "", p->label[i], c->of[i].mean[RV_ODDS_POINTS]);
    out_printf(o, "\t%d\t%s\n", (int)c->of[0].n, c->exact ? "yes" : "no");
}

static void put_tsv(run *r, const document *d, const rv_odds *a) {
    out *o = r->out;
    (void)d;
    header(r, "tile cell rotation follower needs win score games exact");
    out_put(o, "\t\t\t\t\t");
    tsv_numbers(o, a, &a->all);
    for (int i = 0; i < a->n; i++) {
        const rv_placement *m = &a->list[i].move;
        out_printf(o, "%s\t%s\t%d\t%s\t", m->tile, m->cell, m->rotation,
                   m->nfollowers ? m->followers[0] : "");
        for (int k = 0; k < m->needs.n; k++)
            out_printf(o, "%s", m->needs.list[k].words);
        out_put(o, "\t");
        tsv_numbers(o, a, &a->list[i].c);
    }
}

/* ---- the command ----------------------------------------------------------------------------- */

static bool go_on(void *ud, uint64_t played, uint64_t planned) {
    out *err = ud;
    if ((played - 1) % (planned / 100 + 1) == 0 && !interrupted) /* a hundred times in all */
        out_passing(err, out_format(err, "%llu of about %llu games; Ctrl-C prints what is known",
                                    (unsigned long long)played, (unsigned long long)planned));
    return !interrupted;
}

static rv_status odds_document(run *r, const document *d) {
    const rv_question q = {.kind = RV_ASKED_ODDS,
                           .tile = r->args->tile,
                           .seed = r->args->seed,
                           .games = r->args->games,
                           .policy = r->settings.policy,
                           .go_on = go_on,
                           .go_on_ud = r->err};
    rv_status status;
    if (r->args->form == JSON) {
        status = report_json(r, d, q, NULL);
    } else {
        rv_odds a;
        const char *why;
        status = rv_odds_play(&a, r->bench, &q, &why);
        out_passing(r->err, "");
        if (status == RV_FINE)
            (r->args->form == TSV ? put_tsv : put_text)(r, d, &a);
        else
            complain(r, status, d->file, why);
        rv_odds_end(&a);
    }
    out_passing(r->err, "");
    out_flush(r->err);
    return status;
}

rv_status cmd_odds(run *r) {
    const struct sigaction before = await(SIGINT);
    interrupted = interrupted && r->args->watch; /* `play` may have been answered before */
    r->settings.hold = true;
    r->settings.policy = args_given(r->args, OPT_policy) ? r->args->policy : RV_POLICY_GREEDY;
    rv_status status = run_documents(r, NULL, ANSWERING, odds_document);
    sigaction(SIGINT, &before, NULL);
    return status;
}
