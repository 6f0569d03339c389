#include "fuzz.h"
#include "typed.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fuzz_fail(const char *file, int line, const char *format, ...) {
    va_list args;
    va_start(args, format);
    fprintf(stderr, "%s:%d: ", file, line);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    abort();
}

rv_library *fuzz_library(void) {
    static rv_library *lib;
    if (!lib)
        lib = rv_library_new(NULL, NULL);
    MUST(lib, "no memory");
    return lib;
}

unsigned fuzz_byte(fuzz_bytes *b) {
    if (!b->n)
        return 0;
    b->n--;
    return *b->s++;
}

int fuzz_below(fuzz_bytes *b, int n) {
    unsigned x = fuzz_byte(b);
    if (n > 256)
        x = x << 8 | fuzz_byte(b);
    return (int)(x % (unsigned)n);
}

/* ---- documents ----------------------------------------------------------------------------- */

static rv_library *judging_by;
static rv_case *benches[3];

static rv_case *bench(int i) {
    const rv_settings settings = rv_settings_default();
    if (!benches[i])
        benches[i] = rv_case_new(judging_by ? judging_by : fuzz_library(), &settings);
    MUST(benches[i], "no memory");
    return benches[i];
}

void fuzz_judge_by(rv_library *lib) {
    for (size_t i = 0; i < sizeof benches / sizeof *benches; i++) {
        rv_case_free(benches[i]);
        benches[i] = NULL;
    }
    judging_by = lib;
}

static const rv_report *judge(rv_case *c, const char *text, size_t n) {
    const rv_text document = rv_text_of(text, n);
    return rv_case_judge(c, &document);
}

static char *copy(const char *text) {
    char *out = text ? malloc(strlen(text) + 1) : NULL;
    return out ? strcpy(out, text) : NULL;
}

static bool same_scores(const rv_report *a, const rv_report *b) {
    bool same = a->nplayers == b->nplayers;
    for (int p = 0; same && p < a->nplayers; p++)
        same = a->score[p] == b->score[p];
    return same;
}

void fuzz_report(const rv_report *r) {
    MUST(r->verdict <= RV_NOT_READ && r->status <= RV_LIMIT_HIT, "verdict %d", r->verdict);
    MUST((r->verdict == RV_LEGAL) == (r->status == RV_FINE), "%s with status %d",
         rv_verdict_name(r->verdict), r->status);
    MUST(r->verdict == RV_LEGAL || r->ndiags, "%s, and nothing is said of it",
         rv_verdict_name(r->verdict));
    for (int i = 0; i < r->ndiags; i++)
        MUST(*r->diags[i].code && *r->diags[i].message && r->diags[i].line >= 1 &&
                 r->diags[i].column >= 1,
             "complaint %d: `%s` at %d:%d", i, r->diags[i].code, r->diags[i].line,
             r->diags[i].column);
    for (int i = 0; i < r->nitems; i++)
        MUST(r->items[i].kind && r->items[i].feature && r->items[i].rule && r->items[i].note,
             "item %d of turn %d lacks its kind, feature, rule or note", i, r->items[i].turn);
}

/* The canonical form of a canonical form is the same text, with the same result. */
static void check_format(const char *form, const rv_report *was) {
    const rv_report *now = judge(bench(1), form, strlen(form));
    MUST(now->verdict == was->verdict, "%s becomes %s:\n%s", rv_verdict_name(was->verdict),
         rv_verdict_name(now->verdict), form);
    MUST(same_scores(now, was), "other scores:\n%s", form);
    const char *again = rv_case_format(bench(1));
    MUST(again && strcmp(form, again) == 0, "formatted again:\n%s\n%s", form, again ? again : "");
}

/* A position is legal, and does not change when it is written again. */
static void check_position(const char *text) {
    const rv_report *r = judge(bench(1), text, strlen(text));
    MUST(r->verdict == RV_LEGAL, "a position that is %s: %s\n%s", rv_verdict_name(r->verdict),
         r->ndiags ? r->diags[0].message : "", text);
    const char *again = rv_case_position(bench(1));
    MUST(again && strcmp(text, again) == 0, "a position changes:\n%s\n%s", text,
         again ? again : "");
}

static bool see_placement(void *ud, const rv_placement *p) {
    ++*(int *)ud;
    MUST(*p->tile && *p->cell, "a placement of `%s` at `%s`", p->tile, p->cell);
    return true;
}

static bool see_open(void *ud, const rv_open_feature *o) {
    ++*(int *)ud;
    MUST(*o->feature, "an open feature without a name");
    return true;
}

/* Queries change nothing. */
static void ask(rv_case *c, const rv_report *r) {
    const char *why = NULL;
    int seen = 0;
    const rv_ruleset *rs = r->ruleset;
    rv_tile_info tile;
    rv_ruleset_tile(rs, (r->turns * 7 + r->ndiags) % rv_facts(rs)->ntiles, &tile);
    rv_case_legal(c, 0, tile.id, true, see_placement, &seen, &why);
    rv_case_completions(c, NULL, true, see_open, &seen, &why);
    rv_shown_board board;
    rv_case_board(c, &board);
    for (int i = 0; i < board.ntiles; i++) {
        rv_shown_tile shown;
        rv_case_board_tile(c, i, &shown);
    }
}

rv_verdict fuzz_document(const char *text, size_t n) {
    const rv_report *r = judge(bench(0), text, n);
    rv_verdict verdict = r->verdict;
    fuzz_report(r);
    if (verdict == RV_NOT_READ)
        return verdict;
    char *form = copy(rv_case_format(bench(0))), *position = copy(rv_case_position(bench(0)));
    if (verdict != RV_INCONSISTENT)
        ask(bench(0), r);
    const char *later = rv_case_position(bench(0));
    MUST(!position == !later && (!later || strcmp(position, later) == 0), "queries left a trace");
    if (form)
        check_format(form, r);
    if (position && verdict != RV_INCONSISTENT && !r->status)
        check_position(position);
    free(form);
    free(position);
    return verdict;
}

void fuzz_helps(const char *text) {
    static typed t;
    const rv_settings settings = rv_settings_default();
    if (!t.before) {
        t.before = rv_case_new(fuzz_library(), &settings);
        t.after = rv_case_new(fuzz_library(), &settings);
    }
    MUST(t.before && t.after, "no memory");
    type_helps(&t, text);
    MUST(!t.broken, "%s\n%s", t.why, text);
}
