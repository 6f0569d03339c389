/* edition_test.c - editions and games in the public interface: which ruleset is a preset of which,
 * the words of a game, and a document judged by another ruleset than its own. */
#include "../ok.h"
#include "reeve_cli.h"
#include <string.h>

static rv_library *lib;

static const rv_ruleset *ruleset(const char *name) {
    return rv_library_ruleset(lib, name, NULL);
}

static bool same(const char *a, const char *b) {
    return a && b ? strcmp(a, b) == 0 : a == b;
}

static void test_families(void) {
    static const struct {
        const char *name, *root, *base;
    } rows[] = {
        {"castle", "castle", NULL},
        {"castle-hig", "castle", "castle"},
        {"castle-wica", "castle", "castle"},
        {"zamek", "zamek", "castle"},
    };
    bool right = true;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const rv_ruleset *rs = ruleset(rows[i].name);
        right &= same(rv_facts(rs)->root, rows[i].root);
        right &= same(rv_ruleset_extends(rs), rows[i].base);
    }
    ok(right, "a preset is one of the game that it extends, another game is none");
    ok(rv_facts(ruleset("zamek"))->nown == 47 &&
           rv_facts(ruleset("zamek"))->nrules == 47 + rv_facts(ruleset("castle"))->nrules,
       "a game has its own rules, and those of the one that it extends behind them");
    ok(!rv_facts(ruleset("castle-hig"))->nown &&
           rv_facts(ruleset("castle-hig"))->nrules == rv_facts(ruleset("castle"))->nrules,
       "a preset has the rules of its game, and none of its own");
}

static void test_words(void) {
    const rv_ruleset *zamek = ruleset("zamek"), *castle = ruleset("castle");
    ok(same(rv_ruleset_word(castle, "wall_tile", 1), "wall tile") &&
           same(rv_ruleset_word(castle, "wall_tile", 2), "wall tiles") &&
           same(rv_ruleset_word(NULL, "keep", 1), "keep"),
       "things have names of their own where a game gives none");
    ok(same(rv_ruleset_word(zamek, "wall_tile", 1), "special token") &&
           same(rv_ruleset_word(zamek, "wall_tile", 0), "special tokens") &&
           same(rv_ruleset_word(zamek, "doubles", 2), "stocks"),
       "a game has its words for one and for more [Z-2, Z-3]");
    ok(same(rv_ruleset_word(zamek, "divides", 1), "fountain") &&
           same(rv_ruleset_word(castle, "doubles", 1), "fountain"),
       "a word may mean another thing in another game [Z-3]");
    ok(!rv_ruleset_word(zamek, "fountain", 1), "what is no thing has no word");
}

/* The text of a code in the words of a ruleset. */
static rv_code_info code_of(const rv_ruleset *rs, const char *code) {
    int i = 0;
    while (i < rv_codes() && !same(rv_code(i).code, code))
        i++;
    return rv_library_code(lib, rs, i);
}

static void test_codes(void) {
    ok(same(code_of(NULL, "use-not-held").summary, "{1} holds no wall tile {2}"),
       "a code is told in the words that hold where no game is meant");
    ok(same(code_of(ruleset("zamek"), "use-not-held").summary, "{1} holds no special token {2}"),
       "and in those of a game");
    bool filled = true;
    for (int i = 0; i < rv_codes(); i++) {
        const rv_code_info info = rv_library_code(lib, ruleset("zamek"), i);
        const char *const texts[] = {info.summary, info.explanation, info.right};
        for (int k = 0; k < 3; k++)
            for (const char *p = strchr(texts[k], '{'); p; p = strchr(p + 1, '{')) {
                size_t n = strspn(p + 1, "abcdefghijklmnopqrstuvwxyz_");
                filled &= n == 0 || p[1 + n] != '}';
            }
    }
    ok(filled, "no text of a code has a word that nobody knows");
}

static const char record[] = "reeve: 1\nrules: castle\nplayers: {W: W, B: B}\nto_move: W\nboard: "
                             "{d1: 26, c1: 51 W:herald@e, "
                             "e1: 15}\nhand: {W: {wall_tiles: [4]}}\n";

/* Judges the position above with --now; returns the points of W. */
static int judge(const rv_settings *settings, int option, int *value, const char **name) {
    rv_case *c = rv_case_new(lib, settings);
    const rv_text text = rv_text_of(record, sizeof record - 1);
    const rv_report *r = rv_case_judge(c, &text);
    int points = r->status == RV_FINE ? r->score[0] : -1;
    *value = rv_case_option(c, option);
    *name = r->ruleset ? rv_facts(r->ruleset)->name : NULL;
    rv_case_free(c);
    return points;
}

/* The index of an option in the list of The Castle. */
static int place_of(const char *option) {
    rv_option_info info;
    for (int i = 0; i < rv_ruleset_options(ruleset("castle")); i++) {
        rv_ruleset_option(ruleset("castle"), i, &info);
        if (same(info.name, option))
            return i;
    }
    return -1;
}

static void test_judging(void) {
    rv_settings s = rv_settings_default();
    const char *const option[] = {"tile4_fountain=2"}, *name;
    int fountain = place_of("tile4_fountain"), value;
    s.now = true;
    ok(judge(&s, fountain, &value, &name) == 6 && value == 0 && same(name, "castle"),
       "a document is judged by its own ruleset [C-92]");
    s.ruleset = "castle-hig";
    ok(judge(&s, fountain, &value, &name) == 3 && value == 1 && same(name, "castle-hig"),
       "or by another, where the caller wants it [C-92]");
    s.options = option;
    s.noptions = 1;
    ok(judge(&s, fountain, &value, &name) == 6 && value == 0,
       "the caller's options go over those of the caller's ruleset");
    s.ruleset = "castel";
    ok(judge(&s, fountain, &value, &name) == -1 && !name && value == 0,
       "a ruleset that does not exist judges nothing");
}

int main(void) {
    lib = rv_library_new(NULL, NULL);
    if (!lib)
        return 1;
    test_families();
    test_words();
    test_codes();
    test_judging();
    rv_library_free(lib);
    return ok_status();
}
