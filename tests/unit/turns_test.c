/* turns_test.c - rv_case_judge_turns: after each turn a case answers as if judging had ended there,
 * and the questions leave no trace in what is judged afterwards. Run from the top of the checkout.
 */
#include "../games/records.h"
#include "../ok.h"

typedef struct game {
    const char *rules, *script, *text; /* text: of the script; NULL: it is built in */
    int players;
} game;

static const char LOSES_PATIENCE[] =
    "return {api = 1, name = 'patience', summary = 'x', rules = {'carcassonne'}, hooks = {\n"
    "  may_place = function(game)\n"
    "    for i = 1, 200000 do end\n"
    "  end}}\n";

static const game games[] = {
    {"castle", NULL, NULL, 2},       {"castle", "end-of-turn-pickup", NULL, 2},
    {"carcassonne", NULL, NULL, 5},  {"carcassonne", "no-enclosed-holes", NULL, 3},
    {"tower", "no-ransom", NULL, 2}, {"inns+traders+tower+bazaars+river", NULL, NULL, 4},
};

static rv_library *lib;

/* ---- answers ------------------------------------------------------------------------------- */

static bool write_to(void *ud, const char *s, size_t n) {
    return fwrite(s, 1, n, ud) == n;
}

static void put_answer(FILE *to, rv_case *c, rv_question q) {
    const char *why = NULL;
    rv_json j = {.put = write_to, .ud = to};
    q.size = sizeof q;
    rv_status status = rv_case_json(c, &q, j.put, j.ud, &why);
    fprintf(to, "%d %s\n", status, why ? why : "");
}

static void put_board(FILE *to, rv_case *c) {
    rv_shown_board b;
    rv_shown_tile t;
    rv_case_board(c, &b);
    fprintf(to, "%d things, %d faults\n", b.things.n, b.nfaults);
    for (int i = 0; i < b.ntiles; i++) {
        rv_case_board_tile(c, i, &t);
        fprintf(to, "%s %s %d, %d things\n", t.cell, t.id, t.rotation, t.things.n);
    }
}

/* All that can be asked after a turn: the score, the position, and what the next player may do. */
static char *answers(rv_case *c, const rv_report *r) {
    char *text = NULL;
    size_t n = 0;
    FILE *to = open_memstream(&text, &n);
    const int next = r->turns + 1;
    if (!to)
        abort();
    fprintf(to, "%d played, %d to come, next %d\n", r->turns, r->stack, r->to_move);
    put_answer(to, c, (rv_question){.kind = RV_ASKED_SCORE});
    put_answer(to, c, (rv_question){.kind = RV_ASKED_POSITION});
    put_board(to, c);
    if (rv_case_tile_of(c, next))
        put_answer(to, c,
                   (rv_question){.kind = RV_ASKED_LEGAL,
                                 .tile = rv_case_tile_of(c, next),
                                 .turn = next,
                                 .actions = RV_LIST_ALL});
    if (r->turns % 9 == 0)
        put_answer(to, c, (rv_question){.kind = RV_ASKED_COMPLETIONS});
    fclose(to);
    return text;
}

/* ---- both ways ----------------------------------------------------------------------------- */

typedef struct seen {
    rv_case *c;
    char *after[ENTRIES + 1]; /* each turn */
    int n;
} seen;

static void see(void *ud, const rv_report *report) {
    seen *s = ud;
    if (report->turns == s->n && s->n <= ENTRIES)
        s->after[s->n++] = answers(s->c, report);
}

static rv_settings settings_of(const game *g, const rv_str *text) {
    rv_settings s = rv_settings_default();
    s.players = g->players;
    s.scripts = &g->script;
    s.nscripts = g->script != NULL;
    s.script_texts = text;
    return s;
}

/* The first turn after which another case, which judges only up to it, or goes on from the turn
 * before, answers otherwise; -1. */
static int differing_turn(const seen *s, rv_case *other, const char *document, bool on) {
    for (int turn = 0; turn < s->n; turn++) {
        rv_case_until(other, turn, on);
        char *alone =
            answers(other, on && turn ? rv_case_go_on(other, turn) : judge(other, document));
        int line = differing_line(alone, s->after[turn]);
        free(alone);
        if (line)
            return turn;
    }
    return -1;
}

static void test_game(const game *g) {
    const rv_settings settings = settings_of(g, NULL);
    rv_sim *sim = simulation(lib, g->rules, &settings, 7);
    char *document = copy(next_game(sim));
    const rv_text text = rv_text_of(document, strlen(document));
    rv_case *first = rv_case_new(lib, &settings), *other = rv_case_new(lib, &settings);
    seen s = {.c = first};
    const rv_report *r = rv_case_judge_turns(first, &text, see, &s);
    ok(r->verdict == RV_LEGAL && r->finished && s.n == r->turns + 1 &&
           same_scores(r, rv_sim_last(sim)->score),
       "%s%s%s: each of %d turns is seen, and the game is legal", g->rules, g->script ? ", " : "",
       g->script ? g->script : "", r->turns);
    int turn = differing_turn(&s, other, document, false);
    ok(turn < 0, "the answers are those of a case that stops there");
    ok(differing_turn(&s, other, document, true) < 0, "and of one that goes on from there");
    for (int i = 0; i < s.n; i++)
        free(s.after[i]);
    rv_case_free(other);
    rv_case_free(first);
    rv_sim_free(sim);
    free(document);
}

/* ---- another entry ------------------------------------------------------------------------- */

static void test_instead(void) {
    static const char HEAD[] = "reeve: 1\nrules: carcassonne\nplayers: {R: R, B: B}\n"
                               "moves:\n- R: BA.RFr/180 -1,0\n- B: BA.L 0,-1\n- R: BA.CG 5,5\n";
    static const struct {
        const char *entry;
        rv_verdict verdict;
    } tries[] = {{"- B: BA.L 0,-1 monk@c\n", RV_LEGAL},
                 {"- B: BA.L 5,5\n", RV_ILLEGAL},
                 {"- B: BA.L 0,-1\n  score: {B: 4}\n", RV_WRONG},
                 {"- R: {}\n", RV_NOT_READ},
                 {"[]\n", RV_NOT_READ},
                 {"B: BA.L 0,-1\n", RV_LEGAL},
                 {"- [\n", RV_NOT_READ},
                 {"- B: BA.L 0,-1\n", RV_LEGAL}};
    const rv_text text = rv_text_of(HEAD, sizeof HEAD - 1);
    rv_case *c = rv_case_new(lib, NULL);
    rv_status status;
    const char *why;
    bool as_said = true;
    rv_case_until(c, 1, true);
    rv_case_judge(c, &text);
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
        const rv_str entry = {tries[i].entry, strlen(tries[i].entry)};
        const rv_why *w = rv_case_why_instead(c, 2, entry, &status, &why);
        as_said &= w && w->verdict == tries[i].verdict;
    }
    ok(as_said, "an entry is explained that stands in the place of another one");
    ok(rv_case_go_on(c, 2)->turns == 2 && rv_case_go_on(c, 3)->verdict == RV_ILLEGAL &&
           rv_case_go_on(c, 3)->turns == 2,
       "the game goes on with its own, up to a turn that is illegal");
    rv_case_free(c);
}

/* ---- what ends early ----------------------------------------------------------------------- */

static void count(void *ud, const rv_report *report) {
    int *n = ud;
    *n += report->turns + 1; /* each must be the next */
}

static int turns_seen(const char *document, const rv_settings *settings) {
    const rv_text text = rv_text_of(document, strlen(document));
    rv_case *c = rv_case_new(lib, settings);
    int n = 0;
    rv_case_judge_turns(c, &text, count, &n);
    rv_case_free(c);
    return n;
}

static void test_ends(void) {
    static const char HEAD[] = "reeve: 1\nrules: carcassonne\nplayers: {R: R, B: B}\n";
    char document[512];
    snprintf(document, sizeof document, "%smoves:\n- R: BA.RFr/180 -1,0\n- B: BA.CG 5,5\n", HEAD);
    ok(turns_seen(document, NULL) == 1 + 2,
       "an illegal turn is not seen, and the one before it is");
    snprintf(document, sizeof document, "%sboard:\n  0,0: crfr\n  1,0: cccc\n", HEAD);
    ok(turns_seen(document, NULL) == 0, "nothing is seen of a position that is wrong");
    snprintf(document, sizeof document, "%smoves: 7\n", HEAD);
    ok(turns_seen(document, NULL) == 0, "nor of a record that cannot be read");
}

/* The questions take more steps than a document has left, the few moves that are judged do not. */
static void see_failing(void *ud, const rv_report *report) {
    seen *s = ud;
    char *said = answers(s->c, report);
    s->n += strstr(said, "steps in one document") != NULL;
    free(said);
}

static void test_failure(void) {
    enum { TURNS = 30 };
    const game g = {"carcassonne", "patience", LOSES_PATIENCE, 2};
    const rv_str script = {LOSES_PATIENCE, sizeof LOSES_PATIENCE - 1};
    const rv_settings plain = rv_settings_default(), settings = settings_of(&g, &script);
    rv_sim *sim = simulation(lib, "carcassonne", &plain, 7);
    const char *whole = next_game(sim);
    const size_t n = (size_t)(read_record(whole).entry[TURNS] - whole);
    rv_case *c = rv_case_new(lib, &settings);
    seen s = {.c = c};
    const rv_text text = rv_text_of(whole, n);
    const rv_report *r = rv_case_judge_turns(c, &text, see_failing, &s);
    ok(s.n > 5, "questions exceed the steps of scripts, %d times", s.n);
    ok(r->verdict == RV_LEGAL && r->turns == TURNS,
       "the document has not used them, and is legal: %s", said(r));
    rv_case_free(c);
    rv_sim_free(sim);
}

int main(void) {
    lib = rv_library_new(NULL, NULL);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        test_game(&games[i]);
    test_instead();
    test_ends();
    test_failure();
    rv_library_free(lib);
    return ok_status();
}
