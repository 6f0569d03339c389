/* public_test.c - every function of reeve.h, reeve_rules.h and reeve_cli.h with what it allows:
 * NULL where no RV_NOT_NULL names the argument, nothing, no bytes, and numbers out of range. Under
 * the sanitizers, what is not an error is a crash. A function that is not called here is a failure.
 */
#include "../ok.h"
#include "base/json.h"
#include "reeve_cli.h"
#include <limits.h>
#include <stdlib.h>

static const int numbers[] = {INT_MIN, INT_MIN + 1, -1000000, -2,          -1,
                              7,       64,          127,      128,         1000,
                              65536,   1000000,     1 << 30,  INT_MAX - 1, INT_MAX};
#define EACH(i)                                                                                    \
    for (size_t i##_at = 0, i##_n = sizeof numbers / sizeof *numbers; i##_at < i##_n; i##_at++)    \
        for (int i##_once = 1, i = numbers[i##_at]; i##_once; i##_once = 0)

static const char game[] = "reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n"
                           "- R: BA.C/180 0,1 knight\n- B: BA.RFr 1,0 highwayman\n";

static rv_text text_of(const char *bytes) {
    return rv_text_of(bytes, bytes ? strlen(bytes) : 0);
}

/* ---- what is called back ----------------------------------------------------------------------
 */

static bool see_placement(void *ud, const rv_placement *p) {
    *(int *)ud += p->cell != NULL;
    return true;
}

static bool see_open(void *ud, const rv_open_feature *f) {
    *(int *)ud += f->feature != NULL;
    return true;
}

static void see_turn(void *ud, const rv_report *r) {
    *(int *)ud += r->turns >= 0;
}

static bool put(void *ud, const char *s, size_t n) {
    (void)s;
    *(size_t *)ud += n;
    return true;
}

static void put_member(void *ud, rv_json *j) {
    rv_json_put(j, "more: %d", ++*(int *)ud);
}

/* More than there is room for; or less than nothing. */
static long read_wrongly(void *ud, char *to, size_t n) {
    (void)to, (void)n;
    return *(long *)ud;
}

static char *load_nothing(void *ud, rv_asset asset, const char *name, size_t *n) {
    (void)ud, (void)asset, (void)name;
    *n = 0;
    return NULL;
}

/* ---- rulesets ---------------------------------------------------------------------------------
 */

static void test_indexes(rv_library *lib, const rv_ruleset *rs) {
    bool empty = true;
    EACH(i) {
        rv_symbol_info symbol;
        rv_option_info option;
        rv_tile_info tile;
        bool few = i < 0 || i > 7;
        empty &= !few || (!rv_ruleset_kind(rs, i) && !rv_ruleset_symbol(rs, i, &symbol) &&
                          !rv_ruleset_figure(rs, i) && !rv_ruleset_piece(rs, i) &&
                          !rv_ruleset_beside(rs, i) && rv_ruleset_start(rs) &&
                          !rv_ruleset_token(rs, i, &symbol) && !rv_ruleset_script(rs, i));
        rv_ruleset_option(rs, i, &option);
        rv_ruleset_tile(rs, i, &tile);
        rv_ruleset_shown(rs, i, i);
        rv_ruleset_shown(rs, 0, i);
        rv_library_code(lib, NULL, i);
        rv_library_code(lib, rs, i);
        const rv_code_info code = rv_code(i);
        bool many = i < 0 || i > 999;
        empty &= !many || (!option.name && !tile.id && !code.code && !rv_ruleset_rule(rs, i) &&
                           !rv_library_name(lib, i) && !rv_library_script_at(lib, i));
        empty &= !few || !rv_colour_at(i) || i == 7;
        rv_ruleset_word(NULL, "prize", i);
        rv_ruleset_word(rs, "prize", i);
        bool none = i < 0 || i > 8; /* no enum has more names */
        empty &= !none || (!*rv_severity_name((rv_severity)i) && !*rv_verdict_name((rv_verdict)i) &&
                           !*rv_item_name((rv_item_type)i) && !*rv_policy_name((rv_policy_id)i) &&
                           !*rv_moment_word(i));
    }
    ok(empty, "an index out of range gives nothing");
    ok(rv_facts(rs)->nkinds && rv_facts(rs)->ntiles && rv_ruleset_options(rs) &&
           rv_facts(rs)->max_players > 1 && rv_facts(rs)->min_players > 1 && rv_codes() &&
           rv_facts(rs)->nfigures && rv_facts(rs)->nrules && rv_facts(rs)->nown &&
           rv_facts(rs)->npieces >= 0 && !rv_facts(rs)->nunlisted &&
           !rv_facts(rs)->collects_letter && rv_facts(rs)->edge_looks,
       "the numbers of what there is");
    ok(*rv_facts(rs)->name && *rv_facts(rs)->title && rv_facts(rs)->edition &&
           !rv_ruleset_extends(rs) && rv_facts(rs)->root && rv_facts(rs)->blank &&
           !rv_facts(rs)->saved == !rv_facts(rs)->saved_in,
       "the texts of a ruleset");
}

static void test_names(rv_library *lib, const rv_ruleset *rs) {
    static const char *const words[] = {"", " ", "\xff", "../castle", "castle+", "+", "a\nb"};
    static const char *const fine[] = {"edition=1"}, *const broken[] = {"", "=", "edition"};
    const rv_ruleset_fault *faults;
    int tiles[4], degrees[4], n = 0;
    char why[RV_WHY];
    const char *reason;
    bool none = true;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        none &= !rv_library_ruleset(lib, words[i], NULL);
        rv_library_faults(lib, words[i], &faults);
        none &= !rv_ruleset_find_rule(rs, words[i]) && !rv_ruleset_source(rs, words[i]);
        none &= !*rv_code_rule(rs, words[i]) && !rv_ruleset_word(rs, words[i], 1);
        none &= !rv_ruleset_shows(rs, ~0u, words[i]) && *rv_article(words[i]);
        rv_ruleset_suggest_rule(rs, words[i]);
        EACH(max)
            none &= rv_ruleset_look(rs, words[i], max > 4 ? 4 : max, tiles, degrees, why) <= 0;
    }
    ok(none, "a name of nothing is the name of nothing");
    ok(rv_ruleset_look(rs, "ffff", 0, NULL, NULL, why) <= 0 ||
           rv_ruleset_look(rs, "ffff", -1, NULL, NULL, why) >= 0,
       "looks can be counted without a list");
    ok(rv_library_variant(lib, rs, NULL, 0, &reason) == rs &&
           rv_library_variant(lib, rs, fine, 1, &reason) &&
           !rv_library_variant(lib, rs, broken, 3, &reason) && reason,
       "a variant by no options, one, and none that is an option");
    rv_library_variant(lib, rs, NULL, -1, &reason);
    ok(rv_library_schema(lib, NULL, NULL, 0) && rv_library_schema(lib, rs, NULL, -1),
       "the schema of no ruleset and no scripts");
    /* Each key of a document says in a sentence what it is (keys.tsv). */
    for (const rv_key_info *k = rv_library_keys(lib); k && k->key; k++)
        n += strlen(k->words) < 10;
    ok(!n, "keys of which nothing is said: %d", n);
}

/* ---- lists that are given ---------------------------------------------------------------------
 */

static void test_lists(void) {
    const rv_things nothing = {.list = NULL};
    const rv_actions none = {.key = "k"};
    rv_arena arena = {0};
    const rv_shown_board board = {0};
    rv_str parts[4];
    const rv_diag d = {.help = "see: FILE", .help_file = 6};
    rv_at_cell framed[1];
    int sum = 0;
    rv_frame_cells(&d, framed, &sum);
    EACH(i) {
        sum += rv_actions_alike(&none, i) + rv_shown_fault(&board, i, i);
    }
    ok(!rv_thing_find(&nothing, "corner", NULL) &&
           rv_thing_number(&nothing, "", INT_MIN) == INT_MIN && !sum &&
           !*rv_actions_text(&arena, &none, 1) && !*rv_actions_text(&arena, NULL, 0),
       "lists of nothing");
    ok(rv_help_parts(&d, NULL, NULL, parts) == 1 && rv_help_parts(&d, "x", NULL, parts) == 4,
       "the parts of a help without a file, and without more");
    unsigned c;
    ok(!rv_utf8("", 0, &c) && rv_utf8("", 1, &c) == 1 && !rv_utf8("\xf4", 1, &c) && rv_acts(0) &&
           !rv_acts(UINT_MAX),
       "the character at the end of nothing");
}

/* ---- streams, scripts -------------------------------------------------------------------------
 */

static void test_streams(void) {
    bool failed = true;
    long sizes[] = {-1, LONG_MIN, LONG_MAX, 1 << 30};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        rv_stream *s = rv_stream_new(read_wrongly, &sizes[i]);
        failed &= !rv_stream_next(s) && rv_stream_failed(s) && !rv_stream_gave_up(s);
        rv_stream_free(s);
    }
    rv_stream_free(NULL);
    ok(failed, "a reader that reads more than there is room for has failed");
}

static void test_scripts(rv_library *lib, const rv_ruleset *rs) {
    const rv_script_info *info;
    const char *why;
    const rv_str nothing = {NULL, 0}, empty = {"", 0};
    const rv_ruleset *of[] = {NULL, rs};
    bool refused = true;
    for (int i = 0; i < 4; i++) {
        rv_scripts *s = rv_scripts_new(lib, of[i & 1]);
        const rv_str *text = i < 2 ? &nothing : NULL;
        refused &= rv_scripts_add(s, "", text, &info, &why) != RV_FINE && !info && *why;
        refused &= rv_scripts_add(s, "x", &empty, &info, &why) != RV_FINE && !info && *why;
        rv_scripts_free(s);
    }
    rv_scripts_free(NULL);
    ok(refused, "scripts without a name, and without a text");
}

/* ---- cases ------------------------------------------------------------------------------------
 */

/* Each kind of question, and one that is none, with this number wherever one is asked for. */
static void ask_questions(rv_case *c, int i, int *seen) {
    const char *why = NULL;
    size_t written = 0;
    for (int k = RV_ASKED_CHECK; k <= RV_ASKED_EXPORT + 2; k++) {
        rv_json j = {.put = put, .ud = &written};
        const rv_question q = {.size = i < 0 ? 0 : sizeof q,
                               .kind = k == RV_ASKED_EXPORT + 2 ? RV_ASKED_ENTRIES
                                       : k > RV_ASKED_EXPORT    ? (rv_question_kind)i
                                                                : (rv_question_kind)k,
                               .turn = i,
                               .document = i,
                               .games = i < 0 ? i : 1,
                               .actions = (rv_listing)i};
        rv_case_json(c, &q, j.put, j.ud, &why);
        rv_case_svg(c, &q, j.put, j.ud, &why);
        rv_case_json_with(c, &q, &(rv_json_more){put_member, seen}, &j, &why);
    }
}

static void see_worth(void *ud, int feature, const char *points, const char *rule) {
    *(int *)ud += feature >= 0 && *points && (!rule || *rule);
}

/* Whatever it is asked of the case: nothing of it may crash, judged or not. */
static int ask_all(rv_case *c, const rv_text *text) {
    const char *why = NULL;
    const rv_meant *meant;
    bool ended;
    rv_status status;
    uint64_t counts[3];
    rv_asking asking;
    rv_shown_board board;
    rv_shown_tile tile;
    char name[24];
    int seen = 0;
    EACH(i) {
        rv_case_until(c, RV_NO_TURN, false);
        seen += rv_case_option(c, i) + (rv_case_tile_of(c, i) != NULL);
        seen += rv_case_next(c, i) != NULL && *rv_case_no_turn(c, i, i);
        rv_case_why_turn(c, i, &status, &why);
        rv_case_why_instead(c, i, RV_STR("- R: BA.L 0,-1"), &status, &why);
        rv_case_why_instead(c, i, RV_STR("x"), &status, &why);
        rv_case_legal(c, i, "BA.L", (rv_listing)i, see_placement, &seen, &why);
        rv_case_legal(c, 0, i < 0 ? "" : "\xff?", RV_LIST_ALL, see_placement, &seen, &why);
        rv_case_meant(c, i, i, &meant, &ended);
        rv_case_board_tile(c, i, &tile);
        seen += !rv_case_keys(c);
        seen += !rv_case_inside(c, i, i, name) + !rv_case_inside(c, 0, i, name);
        rv_case_draw(c, (uint64_t)i);
        rv_case_perft(c, i < 0 ? i : 1, counts, &why);
        ask_questions(c, i, &seen);
        rv_case_ask(c, NULL, i < 0 ? i : 0, &asking);
    }
    rv_case_why_final(c, &status, &why);
    rv_case_why_place(c, text, "", &status, &why);
    rv_case_why_place(c, text, "0,0", &status, &why);
    rv_case_why_place(c, text, "corner:99999999999", &status, &why);
    rv_case_why_place(c, text, "999999999,-999999999", &status, &why);
    rv_case_completions(c, NULL, true, see_open, &seen, &why);
    rv_case_completions(c, "", false, see_open, &seen, &why);
    rv_case_format(c), rv_case_position(c), rv_case_terms(c), rv_case_template(c);
    int left;
    rv_case_left(c, "sheep", 0, &left), rv_case_left(c, "", -1, &left), rv_case_hides(c, 0);
    rv_case_held(c), rv_case_is_cell(c, ""), rv_case_board(c, &board), rv_case_refused(c, &tile);
    rv_case_worths(c, see_worth, &seen);
    for (int p = 0; p < 3; p++) {
        rv_sim *s = rv_sim_from(c, p ? (rv_policy_id)(p == 1 ? -1 : INT_MAX) : 0, 1, &why);
        rv_sim_free(s);
    }
    EACH(i) {
        seen += rv_case_go_on(c, i)->turns;
    }
    rv_case_until(c, RV_NO_TURN, false);
    return seen;
}

static void test_documents(rv_library *lib) {
    static const char *const documents[] = {
        NULL, "", "\n", "---", "x", "[", "{}", "reeve: 1", "\xff", "reeve: 1\nrules: castle\n",
        game};
    rv_settings settings = rv_settings_default();
    bool judged = true;
    int seen = 0;
    EACH(line) {
        rv_case *c = rv_case_new(lib, NULL);
        rv_text text = rv_text_of("\n\n[", 3);
        text.line = text.number = line;
        const rv_report *r = rv_case_judge(c, &text);
        judged &= r->ndiags == 1 && r->diags[0].line > 0;
        rv_case_free(c);
    }
    for (int partly = 0; partly < 2; partly++) {
        settings.partly = partly;
        rv_case *c = rv_case_new(lib, &settings);
        const rv_text first = text_of(game);
        ask_all(c, &first); /* nothing has been judged yet */
        for (size_t i = 0; i < sizeof documents / sizeof *documents; i++) {
            const rv_text text = text_of(documents[i]);
            const rv_report *r = rv_case_judge(c, &text);
            judged &= r && (r->status == RV_FINE) == (documents[i] == game);
            ask_all(c, &text);
            judged &=
                rv_case_judge_again(c, &text) && rv_case_judge_turns(c, &text, see_turn, &seen);
            rv_case *beside = rv_case_beside(c, NULL);
            judged &= beside != NULL;
            rv_case_free(beside);
        }
        rv_case_free(c);
    }
    rv_case_free(NULL);
    ok(judged, "documents without bytes, and others of few, are judged, and all is asked of them");
}

static void test_settings(rv_library *lib) {
    static const char *const words[] = {""};
    static const rv_str texts[] = {{NULL, 0}};
    const int accept[] = {INT_MIN};
    const rv_text text = text_of(game);
    bool judged = true;
    EACH(i) {
        rv_settings s = rv_settings_default();
        s.until = i;
        s.players = i;
        s.policy = (rv_policy_id)i;
        s.naming = (rv_naming)i;
        s.noptions = s.nscripts = s.naccept = i < 0 ? i : 0;
        rv_case *c = rv_case_new(lib, &s);
        judged &= c && rv_case_judge(c, &text);
        rv_case_format(c);
        rv_case_until(c, i, true);
        judged &= rv_case_judge_again(c, &text) != NULL;
        ask_all(c, &text);
        rv_case_free(c);
        const char *why;
        rv_sim *sim = rv_sim_new(lib, "carcassonne", &s, 1, &why);
        judged &= !sim == (why != NULL);
        rv_sim_free(sim);
    }
    const rv_settings lists = {.size = sizeof lists,
                               .options = words,
                               .noptions = 1,
                               .scripts = words,
                               .nscripts = 1,
                               .accept = accept,
                               .naccept = 1,
                               .until = RV_NO_TURN,
                               .ruleset = "",
                               .script_texts = texts};
    rv_case *c = rv_case_new(lib, &lists), *plain = rv_case_new(lib, NULL);
    judged &= rv_case_judge(c, &text)->status != RV_FINE;
    judged &= rv_case_judge(plain, &text)->status == RV_FINE;
    rv_case_free(c);
    rv_case_free(plain);
    ok(judged, "settings of no sense, and none");
}

/* ---- random games -----------------------------------------------------------------------------
 */

static int ask_sim(rv_sim *s) {
    const char *why;
    int n = 0;
    EACH(i)
        rv_sim_next(s, i & 1, &why);
    n += rv_sim_called(s, "", "tie", false) + rv_sim_called(s, "fairy", "", true);
    n += rv_sim_last(s)->nplayers < 2;
    rv_sim_takes(s), rv_sim_status(s);
    return n;
}

static void test_sims(rv_library *lib) {
    rv_settings held = rv_settings_default();
    const rv_text text = text_of(game);
    const char *why;
    rv_sim *s = rv_sim_new(lib, "carcassonne", NULL, 0, &why);
    ok(s && !ask_sim(s) && !rv_sim_new(lib, "", NULL, 0, &why) && why,
       "games from the beginning, and of no ruleset");
    rv_sim_free(s);
    held.hold = true;
    rv_case *c = rv_case_new(lib, &held);
    rv_case_judge(c, &text);
    s = rv_sim_from(c, RV_POLICY_GREEDY, 0, &why);
    ok(s && !ask_sim(s), "games from a position, and no such hook or action");
    rv_sim_free(s);
    rv_sim_free(NULL);
    rv_case_free(c);
}

/* ---- answers that are no report ----------------------------------------------------------------
 */

static bool go_on(void *ud, uint64_t number, uint64_t games) {
    *(int *)ud += games > 0 && number > 0;
    return *(int *)ud < 100000;
}

static void tell(void *ud, const rv_notice *notice) {
    *(int *)ud += *notice->text && notice->refused;
}

typedef struct game_of {
    char s[4096];
    size_t n;
} game_of;

static bool keep(void *ud, const char *s, size_t n) {
    game_of *to = ud;
    memcpy(to->s + to->n, s, n < sizeof to->s - to->n ? n : 0);
    to->n += n;
    return true;
}

static void test_library_answers(rv_library *lib) {
    const rv_question rules[] = {
        {.size = sizeof *rules, .kind = RV_ASKED_RULES},
        {.size = sizeof *rules, .kind = RV_ASKED_RULES, .ruleset = "castle"},
        {.size = sizeof *rules, .kind = RV_ASKED_TILES, .ruleset = "castle"},
        {.size = sizeof *rules, .kind = RV_ASKED_TILES},
        {.size = sizeof *rules, .kind = RV_ASKED_CHECK},
        {.size = sizeof *rules, .kind = RV_ASKED_RULES, .ruleset = "zz"}};
    for (int i = 0; i < 6; i++) {
        size_t plain = 0;
        const char *why = NULL;
        const rv_status status = rv_library_json(lib, &rules[i], put, &plain, &why);
        ok(i < 3    ? status == RV_FINE && plain > 1000
           : i == 5 ? status == RV_UNREADABLE && why
                    : status == RV_MISUSED && why,
           "a question to the library");
    }
}

static void test_entries(rv_case *c) {
    rv_question q = rv_question_of(RV_ASKED_ENTRIES);
    game_of entries = {.n = 0};
    size_t with = 0;
    const char *why = NULL;
    q.tile = "BA.L";
    ok(rv_case_json(c, &q, keep, &entries, &why) == RV_FINE && entries.n > 100 && !why &&
           !strncmp(entries.s, "{\"entry\":\"R: BA.L ", 16),
       "what can be played");
    const char drawn[] = "{\"entry\":\"R: BA.L ", discard[] = "\\n  discard: ['BA.Cccc+']\"}\n";
    const size_t end = sizeof discard - 1;
    entries.n = 0;
    q.tile = "BA.Cccc+";
    ok(rv_case_json(c, &q, keep, &entries, &why) == RV_FINE && entries.n > end &&
           !strncmp(entries.s, drawn, strlen(drawn)) &&
           !strncmp(entries.s + entries.n - end, discard, end),
       "what fits nowhere is discarded, and the next tile played [K-10]");
    q.tile = "zzz";
    ok(rv_case_json(c, &q, put, &with, &why) == RV_UNREADABLE && why, "with another tile nothing");
}

static void test_answers(rv_library *lib) {
    rv_case *c = rv_case_new(lib, NULL);
    const rv_text text = text_of(game), unread = text_of("x");
    rv_question q = rv_question_of(RV_ASKED_CHECK);
    size_t plain = 0, with = 0;
    const char *why = NULL;
    int seen = 0;
    ok(rv_case_svg(c, &q, put, &plain, &why) == RV_MISUSED && why, "no picture of nothing");
    rv_case_judge(c, &text);
    ok(rv_case_svg(c, &q, put, &plain, &why) == RV_FINE && plain > 1000, "a picture of a board");
    q.tile = "BA.L";
    ok(rv_case_svg(c, &q, put, &with, &why) == RV_FINE && with > plain, "with legal placements");
    q.tile = "zzz";
    ok(rv_case_svg(c, &q, put, &with, &why) != RV_FINE && why, "but of no other tile");
    q = rv_question_of(RV_ASKED_ODDS);
    q.tile = "BA.L";
    q.games = 3;
    q.go_on = go_on;
    q.go_on_ud = &seen;
    rv_case_until(c, RV_NO_TURN, true);
    rv_case_judge(c, &text);
    ok(rv_case_json(c, &q, put, &with, &why) == RV_FINE && seen > 3 && !why,
       "odds, and who waits hears");
    seen = 100000;
    ok(rv_case_json(c, &q, put, &with, &why) == RV_LIMIT_HIT && why, "odds that are ended at once");
    test_entries(c);
    q.kind = RV_ASKED_EXPORT;
    q.tell = tell;
    q.tell_ud = &seen;
    game_of gone = {.n = 0};
    ok(rv_case_json(c, &q, keep, &gone, &why) == RV_FINE && gone.n > 100, "an exported game");
    rv_case_until(c, 60, false);
    rv_case_judge(c, &text);
    ok(rv_case_svg(c, &q, put, &with, &why) == RV_MISUSED &&
           why == rv_report_no_turn(rv_case_judge(c, &text)),
       "no picture of a turn that is not there");
    const rv_text saved = rv_text_of(gone.s, gone.n);
    bool over = true;
    plain = 0;
    seen = 0;
    ok(rv_import(lib, &saved, &q, put, &plain, &over, &why) == RV_FINE && plain > 50 && !over,
       "which comes back");
    ok(rv_import(lib, &text, &q, put, &with, &over, &why) == RV_UNREADABLE && why && seen == 1,
       "and nothing that is no saved game, which is told");
    const rv_text none = text_of(NULL);
    ok(rv_import(lib, &none, &q, put, &with, &over, &why) == RV_UNREADABLE, "nor what is empty");
    rv_case_judge(c, &unread);
    ok(rv_case_json(c, &q, keep, &gone, &why) == RV_MISUSED && why, "nothing else is exported");
    ok(rv_case_svg(c, &q, put, &with, &why) == RV_MISUSED && why, "no picture without a board");
    rv_case_free(c);
}

/* ---- reports, settings of another size ----------------------------------------------------------
 */

static void test_report(rv_library *lib) {
    rv_settings known = rv_settings_default(), larger[2] = {known, known};
    rv_settings_begin(&known, offsetof(rv_settings, before)); /* of a program that knows no more */
    rv_settings_begin(larger, sizeof larger);
    known.all = larger[0].all = true;
    const rv_settings *of[] = {&known, larger, NULL};
    const rv_text text =
        text_of("reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n"
                "- B: BA.C/180 0,1 knight\n- R: BA.RFr 1,0\n");
    for (int k = 0; k < 3; k++) {
        rv_case *c = rv_case_new(lib, of[k]);
        const rv_report *r = rv_case_judge(c, &text);
        int seen = 0;
        EACH(i) {
            seen += *rv_report_label(r, i) + *rv_report_name(r, i) + rv_report_score(r, i);
            seen += rv_report_won(r, i) + *rv_report_diag_text(r, i, (rv_diag_part)i);
            seen += rv_report_diag_number(r, i, (rv_diag_part)i);
            seen +=
                *rv_report_diag_text(r, 0, (rv_diag_part)(i < 0 ? i : RV_DIAG_STATUS + i % 1000));
        }
        ok(!seen && rv_report_verdict(r) == RV_ILLEGAL && rv_report_status(r) == RV_AGAINST &&
               rv_report_entries(r) == 2 && rv_report_turns(r) == (k == 1 ? 2 : 0) &&
               rv_report_players(r) == 2 && !strcmp(rv_report_label(r, 1), "B") &&
               !strcmp(rv_report_name(r, 0), "Rosa") && !rv_report_no_turn(r) &&
               rv_report_to_move(r) >= 0,
           "a report by its functions, with settings of size %zu", of[k] ? of[k]->size : 0);
        ok(rv_report_diags(r) >= 1 &&
               !strcmp(rv_report_diag_text(r, 0, RV_DIAG_CODE), "not-your-turn") &&
               !strcmp(rv_report_diag_text(r, 0, RV_DIAG_SEVERITY), "illegal") &&
               *rv_report_diag_text(r, 0, RV_DIAG_MESSAGE) &&
               *rv_report_diag_text(r, 0, RV_DIAG_HELP) &&
               !*rv_report_diag_text(r, 0, RV_DIAG_LINE) &&
               rv_report_diag_number(r, 0, RV_DIAG_LINE) == 5 &&
               rv_report_diag_number(r, 0, RV_DIAG_COLUMN) == 3 &&
               rv_report_diag_number(r, 0, RV_DIAG_TURN) == 1 &&
               rv_report_diag_number(r, 0, RV_DIAG_STATUS) == RV_AGAINST,
           "the parts of a diagnostic");
        rv_case_free(c);
    }
    const rv_question q = rv_question_of(RV_ASKED_SCORE);
    ok(q.size == sizeof q && q.kind == RV_ASKED_SCORE && *rv_version(),
       "a question about nothing else yet, and the version");
}

/* ---- JSON -------------------------------------------------------------------------------------
 */

static void test_json(void) {
    size_t written = 0;
    rv_json j = {.put = put, .ud = &written};
    rv_json_put(&j, "{%s", "");
    rv_json_put(&j, "%s: %s", "\xff", "\xff");
    rv_json_texts(&j, NULL, NULL, 0);
    rv_json_texts(&j, "k", NULL, -1);
    rv_json_put(&j, "%lld, %g, %g", (long long)INT64_MIN, -1e308 * 10, 1e-308);
    rv_json_null(&j, NULL);
    rv_json_put(&j, "a: %s, b?: %s, [%d, %i] c: {d: %g}", "", "", 1, true, 0.5);
    rv_json_put(&j, "}}\n");
    ok(written > 0, "JSON without keys, and of the largest numbers");
}

/* What the answers of a library and of the program share. */
static void test_library_parts(rv_library *lib, const rv_ruleset *rs) {
    size_t written = 0;
    rv_json j = {.put = put, .ud = &written};
    rv_option_info option;
    rv_json_put(&j, "[");
    EACH(i) {
        const rv_rule *rule = rv_ruleset_rule(rs, i);
        if (rule) {
            rv_rule_put(&j, rule);
            rv_json_put(&j, "}");
        }
        if (rv_ruleset_option(rs, i, &option))
            rv_option_put(&j, &option);
    }
    rv_json_put(&j, "]");
    rv_tile_put(&j, rs, 0, -1);
    rv_ruleset_open(&j, rs);
    rv_ruleset_close(&j, lib, rs);
    ok(written > 0 && rv_listed_rules(lib, rs) > 0 &&
           rv_listed_rules(lib, rs) <= rv_facts(rs)->nrules,
       "parts of the answers of a library");
}

/* ---- all of them ------------------------------------------------------------------------------
 */

static char *all_of(const char *path) {
    FILE *f = fopen(path, "rb");
    size_t n = f ? 1 << 20 : 0;
    char *text = calloc(n + 1, 1);
    if (!f || !text)
        exit(2);
    if (fread(text, 1, n, f) == n)
        exit(2);
    fclose(f);
    return text;
}

/* The names behind which `(` stands in the header, outside of comments, and not after `*` in
 * brackets. */
static void test_all_called(const char *path, int least) {
    char *header = all_of(path), *here = all_of("tests/unit/public_test.c");
    int n = 0;
    for (char *p = header; (p = strstr(p, "rv_"));) {
        size_t length = strspn(p, "abcdefghijklmnopqrstuvwxyz_0123456789");
        char *line = p;
        while (line > header && line[-1] != '\n')
            line--;
        char name[64];
        bool declared = p[length] == '(' && length < sizeof name - 1 && *line != ' ' &&
                        line[0] != '/' && strncmp(line, "typedef", 7) != 0 && p > line;
        snprintf(name, sizeof name, "%.*s(", (int)length, p);
        p += length;
        if (!declared)
            continue;
        n++;
        if (!strstr(here, name))
            ok(false, "%s) is called here", name);
    }
    ok(n > least, "all functions of %s are called here", path);
    free(header);
    free(here);
}

int main(void) {
    rv_library *lib = rv_library_new(load_nothing, NULL);
    const rv_ruleset *rs = rv_library_ruleset(lib, "carcassonne", NULL);
    test_indexes(lib, rs);
    test_names(lib, rs);
    test_lists();
    test_streams();
    test_scripts(lib, rs);
    test_documents(lib);
    test_settings(lib);
    test_sims(lib);
    test_answers(lib);
    test_library_answers(lib);
    test_report(lib);
    test_json();
    test_library_parts(lib, rs);
    test_all_called("engine/reeve.h", 35);
    test_all_called("engine/reeve_rules.h", 25);
    test_all_called("engine/reeve_cli.h", 30);
    rv_library_free(lib);
    rv_library_free(NULL);
    return ok_status();
}
