/* noop_test.c - a house rule that changes nothing changes nothing.
 *
 *     noop_test [GAMES [SEED]]
 *
 * For each hook of hooks.tsv there is a script that returns what it was given, or nothing; and one
 * with all hooks, that looks at everything besides. Random games with them are those without, and
 * so are the verdicts on them, the items of their scores, and what can be asked of them. The games
 * are those of each ruleset, for as many players as it takes.
 */
#include "../ok.h"
#include "records.h"
#include <stdarg.h>

enum {
    GAMES = 8, /* of The Castle; of the others one in `share` */
    SEED = 1,
    LOOKED = 100, /* maximum number of games in which all hooks look at everything */
    ASKED = 5,    /* maximum number of games in which everything is queried … */
    MANY = 100,   /* … at every turn if so many games are played, otherwise at one in FEW */
    FEW = 8
};

/* Games of these are played, one in `share`; an option and a cell that they have, as Lua texts. */
static const struct sort {
    const char *rules;
    int players, share;
    bool wall;
    const char *option, *cell;
} sorts[] = {{"castle", 2, 1, true, "'wall_pickup'", "'e5'"},
             {"carcassonne", 2, 8, false, "'farm_scoring'", "'0,1'"},
             {"carcassonne", 3, 8, false, "'farm_scoring'", "'0,1'"},
             {"carcassonne", 4, 8, false, "'farm_scoring'", "'0,1'"},
             {"carcassonne", 5, 8, false, "'farm_scoring'", "'0,1'"},
             {"carcassonne", 6, 8, false, "'farm_scoring'", "'0,1'"},
             {"tower", 2, 8, false, "'range_metric'", "'0,1'"},
             {"tower", 4, 8, false, "'range_metric'", "'0,1'"},
             {"tower", 6, 8, false, "'range_metric'", "'0,1'"},
             {"bazaars", 3, 8, false, "'bazaar_next'", "'0,1'"},
             {"tower+bazaars", 5, 8, false, "'castle_by'", "'0,1'"}};

/* ---- the table of hooks -------------------------------------------------------------------- */

static const struct hook {
    const char *name, *given, *returns; /* given: "(feature, player, points)" */
} hooks[] = {
#define RV_HOOK(name, kind, given, returns, ...) {#name, #given, #returns},
#include "gen/hooks.def"
};
enum { HOOKS = sizeof hooks / sizeof *hooks };

static const struct given {
    const char *name, *type;
} givens[] = {
#define RV_GIVEN(name, type) {#name, type},
#include "gen/hooks.def"
};

static const struct method {
    const char *object, *name, *arguments;
} methods[] = {
#define RV_METHOD(object, name, arguments, ...) {#object, #name, arguments},
#include "gen/hooks.def"
};

static const char *const objects[] = {
#define RV_OBJECT(name) #name,
#include "gen/hooks.def"
};
enum { OBJECTS = sizeof objects / sizeof *objects };

/* ---- scripts ------------------------------------------------------------------------------- */

__attribute__((format(printf, 2, 3))) static void say(written *to, const char *format, ...) {
    char words[400];
    va_list args;
    va_start(args, format);
    vsnprintf(words, sizeof words, format, args);
    va_end(args);
    put_word(to, words);
}

/* The arguments after the game, as "a, b"; the last of them. */
static const char *names_of(const struct hook *h, char names[80]) {
    const char *end = strstr(h->given, ", none");
    int n = end ? (int)(end - h->given) - 1 : (int)strlen(h->given) - 2;
    bool nothing = strncmp(h->given, "(none", 5) == 0;
    snprintf(names, 80, "%.*s", nothing ? 0 : n, h->given + 1);
    const char *last = strrchr(names, ' ');
    return last ? last + 1 : names;
}

/* Arguments that a method requires. */
static const char *argument_for(const struct method *m, const struct sort *sort) {
    const struct {
        const char *arguments, *argument;
    } known[] = {{"name: string", sort->option},
                 {"which: string|integer", "1"},
                 {"x: string|integer, y?: integer", sort->cell},
                 {"owner: player", "it"},
                 {"corner: integer", "12"},
                 {"name: string, player?: player", "'knight@0,1'"},
                 {"key: string", "'arm'"},
                 {"place: string", "'n'"},
                 {"figure: string", "'small'"},
                 {"other: cell", "it"},
                 {"mark: string", "'inn'"},
                 {"mark: string, feature?: feature", "'inn'"},
                 {"place: string, other: string", "'n', 's'"}};
    if (strcmp(m->name, "pieces") == 0)
        return "'towers'";
    if (strcmp(m->name, "figures") == 0)
        return "'small'";
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(m->arguments, known[i].arguments) == 0)
            return known[i].argument;
    return "";
}

/* Whether it applies only to a game with a wall; in other games calling it is an error. */
static bool of_wall(const struct method *m) {
    static const char *const names[] = {"wall_tile", "wall_tiles", "corner", "keep", "moved"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(m->name, names[i]) == 0)
            return true;
    return false;
}

static void put_look(written *to, const struct method *m, const struct sort *sort) {
    bool winners = strcmp(m->name, "winners") == 0 || strcmp(m->name, "may_deploy") == 0 ||
                   strcmp(m->name, "worth") == 0;
    if ((of_wall(m) && !sort->wall) || strcmp(m->name, "token") == 0) /* none is declared */
        return;
    say(to, "  %s it:%s(%s) %s\n", winners ? "if winners then" : "", m->name, argument_for(m, sort),
        winners ? "end" : "");
}

/* For each kind of object a function that calls all its methods. The winners of a feature, what it
 * is worth, and whether a figure may be placed there depend on some hooks and cannot be asked in
 * them. */
static void put_looks(written *to, const struct sort *sort) {
    say(to, "local look = {}\n");
    for (int o = 0; o < OBJECTS; o++) {
        say(to, "function look.%s(it, winners)\n", objects[o]);
        for (size_t m = 0; m < sizeof methods / sizeof *methods; m++)
            if (strcmp(methods[m].object, objects[o]) == 0)
                put_look(to, &methods[m], sort);
        say(to, "end\n");
    }
    say(to, "local function all(of, it, winners)\n"
            "  if type(it) == 'userdata' then of(it, winners) end\n"
            "  for _, one in ipairs(type(it) == 'table' and it or {}) do of(one, winners) end\n"
            "end\n");
}

/* Looks at the arguments; without arguments, at the game. */
static void put_looking(written *to, const struct hook *h, const char *names) {
    bool asked = strcmp(h->name, "majority") == 0 || strcmp(h->name, "tie") == 0 ||
                 strcmp(h->name, "may_deploy") == 0;
    if (!*names)
        say(to, "look.game(game) ");
    for (const char *name = names; *name; name += strspn(name, ", ")) {
        int n = (int)strcspn(name, ",");
        for (size_t g = 0; g < sizeof givens / sizeof *givens; g++)
            if (strncmp(givens[g].name, name, (size_t)n) == 0 && !givens[g].name[n])
                for (int o = 0; o < OBJECTS; o++)
                    if (strncmp(givens[g].type, objects[o], strlen(objects[o])) == 0)
                        say(to, "all(look.%s, %.*s, %s) ", objects[o], n, name,
                            asked ? "false" : "true");
        name += n;
    }
}

static void put_hook(written *to, const struct hook *h, bool looks) {
    char names[80];
    const char *last = names_of(h, names);
    say(to, "    %s = function(game%s%s) ", h->name, *names ? ", " : "", names);
    if (looks)
        put_looking(to, h, names);
    say(to, "%s%s end,\n", strcmp(h->returns, "NUMBER") == 0 ? "return " : "",
        strcmp(h->returns, "NUMBER") == 0 ? last : "");
}

/* A script is for one ruleset, and for all rulesets combined with it. */
static const char *first_rules(const struct sort *sort) {
    static char name[32];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(sort->rules, "+"), sort->rules);
    return name;
}

/* "noop-all" has all hooks, "noop-look" also looks at everything, "noop-HOOK" has one hook;
 * "noop-peek" is noop-look for games with a wall. */
static char *load(void *ud, rv_asset asset, const char *file, size_t *n) {
    static written text;
    bool looks = strcmp(file, "noop-look.lua") == 0, all = looks || !strcmp(file, "noop-all.lua");
    const struct sort *sort = ud;
    if (asset != RV_ASSET_SCRIPT || strncmp(file, "noop-", 5) != 0)
        return NULL;
    text.n = 0;
    if (looks)
        put_looks(&text, sort);
    say(&text,
        "return {\n  api = 1, name = '%.*s', summary = 'Changes nothing.', rules = {'%s'},\n"
        "  hooks = {\n",
        (int)(strlen(file) - 4), file, first_rules(sort));
    for (int h = 0; h < HOOKS; h++)
        if (all || (strncmp(hooks[h].name, file + 5, strlen(file) - 9) == 0 &&
                    !hooks[h].name[strlen(file) - 9]))
            put_hook(&text, &hooks[h], looks);
    say(&text, "  },\n}\n");
    *n = text.n;
    return copy(text.s);
}

/* ---- games --------------------------------------------------------------------------------- */

typedef struct test {
    const struct sort *sort;
    rv_library *lib;
    const char *rules, *option; /* NULL: none */
    int players, asked;         /* everything is queried after every turn, or only after some */
    uint64_t seed;
    char **plain; /* the records without scripts */
    int games;
} test;

static rv_settings with(const char *const *script) {
    rv_settings settings = rv_settings_default();
    settings.scripts = script;
    settings.nscripts = script != NULL;
    return settings;
}

static rv_sim *start(const test *t, const char *const *script) {
    rv_settings settings = with(script);
    settings.players = t->sort->players;
    return simulation(t->lib, t->sort->rules, &settings, t->seed);
}

static void play_plain(test *t) {
    rv_sim *sim = start(t, NULL);
    t->plain = calloc((size_t)t->games, sizeof *t->plain);
    for (int i = 0; i < t->games && t->plain; i++)
        t->plain[i] = copy(next_game(sim));
    rv_sim_free(sim);
}

/* The line that names the script. Only a house rule could make the order matter in games without a
 * wall, so the order is written only in games with one. */
static bool names_script(const char *line) {
    return strncmp(line, "scripts: [", 10) == 0;
}
static bool is_added(const char *line) {
    return names_script(line) || strncmp(line, "  order: [", 10) == 0;
}

/* The first line in which they differ, except for lines that a script adds. */
static int differs(const struct sort *sort, const char *plain, const char *scripted) {
    static written rest;
    rest.n = 0;
    if (!strstr(scripted, "\nscripts: ["))
        return -1;
    put_without(&rest, scripted, sort->wall ? names_script : is_added);
    return differing_line(plain, rest.s);
}

static void test_games(const test *t, const char *script, int games) {
    rv_sim *sim = start(t, &script);
    int wrong = 0, first = 0, line = 0;
    for (int i = 0; i < games; i++) {
        int differing = differs(t->sort, t->plain[i], next_game(sim));
        if (differing && !wrong++) {
            first = i + 1;
            line = differing;
        }
    }
    if (!ok(!wrong, "%s, %d players: %s changes nothing in %d games", t->sort->rules,
            t->sort->players, script, games))
        printf("  %d differ, first game %d in line %d\n  again: noop_test %d %llu\n", wrong, first,
               line, first * t->sort->share, (unsigned long long)t->seed);
    rv_sim_free(sim);
}

/* ---- verdicts ------------------------------------------------------------------------------ */

static void say_item(written *to, const rv_item *i) {
    say(to, "%d %d %d %s %s %d %d %s %d %d %s|%s %d\n", i->type, i->turn, i->player, i->kind,
        i->feature, i->tiles, i->points, i->rule, rv_thing_number(&i->things, "corner", 0),
        rv_thing_number(&i->things, "token", 0), i->note, i->script, i->nchanges);
}

static void say_report(written *to, const rv_report *r) {
    say(to, "%s %d", rv_verdict_name(r->verdict), r->turns);
    for (int p = 0; p < r->nplayers; p++)
        say(to, " %d", r->score[p]);
    say(to, " %s\n", r->ndiags ? r->diags[0].message : "");
    for (int i = 0; i < r->nitems; i++)
        say_item(to, &r->items[i]);
    for (int i = 0; i < r->nlines; i++)
        say(to, "%s\n", r->lines[i].text);
}

static void test_verdicts(const test *t, const char *script) {
    static written plain, scripted;
    rv_settings none = with(NULL), one = with(&script);
    rv_case *a = rv_case_new(t->lib, &none), *b = rv_case_new(t->lib, &one);
    int wrong = 0;
    for (int i = 0; i < t->games; i++) {
        plain.n = scripted.n = 0;
        say_report(&plain, judge(a, t->plain[i]));
        say_report(&scripted, judge(b, t->plain[i]));
        wrong += strcmp(plain.s, scripted.s) != 0;
    }
    ok(!wrong, "%s, %d players: with %s the verdicts on %d games and their items are the same",
       t->sort->rules, t->sort->players, script, t->games);
    rv_case_free(a);
    rv_case_free(b);
}

/* ---- queries ------------------------------------------------------------------------------- */

static void say_points(written *to, const int *points, const bool *scores) {
    for (int p = 0; p < RV_MAX_PLAYERS; p++)
        if (scores[p])
            say(to, " %d:%d", p, points[p]);
}

static bool say_placement(void *ud, const rv_placement *p) {
    say(ud, "%s %s/%d", p->tile, p->cell, p->rotation);
    for (int i = 0; i < p->nfollowers; i++)
        say(ud, " %s", p->followers[i]);
    for (int i = 0; i < p->ncompletes; i++) {
        say(ud, " %s", p->completes[i].feature);
        say_points(ud, p->completes[i].points, p->completes[i].scores);
    }
    say(ud, "\n");
    return true;
}

static bool say_open(void *ud, const rv_open_feature *f) {
    say(ud, "%s %d %d %d %d\n", f->feature, f->tiles, f->points, f->nopen, f->nclosers);
    for (int i = 0; i < f->nclosers; i++) {
        const rv_closer *c = &f->closers[i];
        say(ud, " %s %s/%d %d", c->tile, c->cell, c->rotation,
            rv_thing_number(&c->gives, "corner", -1));
        say_points(ud, c->points, c->scores);
    }
    return true;
}

/* All queries about a game after a turn; with `count` also the number of turns, which needs more
 * than the budget of scripts for each query if they look at much. */
static void say_all(written *to, rv_case *c, const char *text, int turn, bool count) {
    judge(c, text);
    const char *tile = rv_case_tile_of(c, turn + 1), *why = "";
    uint64_t counts[2] = {0};
    to->n = 0;
    if (tile)
        say(to, "%d %s\n", rv_case_legal(c, 0, tile, false, say_placement, to, &why), why);
    judge(c, text);
    tile = rv_case_tile_of(c, turn + 1);
    say(to, "%d %s\n", rv_case_completions(c, tile, true, say_open, to, &why), why);
    if (!count)
        return;
    judge(c, text);
    say(to, "%d %s\n", rv_case_perft(c, 1, counts, &why), why);
    say(to, "%llu\n", (unsigned long long)counts[1]);
}

/* The number of examined turns after which there is a difference. */
static int ask_game(const test *t, const char *text, const char *script, int every) {
    static written plain, scripted;
    const record r = read_record(text);
    bool count = strcmp(script, "noop-look") != 0;
    int wrong = 0;
    for (int turn = 0; turn <= r.entries; turn += every) {
        rv_settings none = with(NULL), one = with(&script);
        none.until = one.until = turn;
        rv_case *a = rv_case_new(t->lib, &none), *b = rv_case_new(t->lib, &one);
        say_all(&plain, a, text, turn, count);
        say_all(&scripted, b, text, turn, count);
        wrong += strcmp(plain.s, scripted.s) != 0 ||
                 differs(t->sort, rv_case_position(a), rv_case_position(b)) != 0;
        rv_case_free(a);
        rv_case_free(b);
    }
    return wrong;
}

static void test_queries(const test *t, const char *script, int games, int every) {
    int wrong = 0;
    for (int i = 0; i < games; i++)
        wrong += ask_game(t, t->plain[i], script, every);
    if (!ok(!wrong, "%s, %d players: with %s all answers are the same, after turns of %d games",
            t->sort->rules, t->sort->players, script, games))
        printf("  after %d turns they are not\n", wrong);
}

static int at_most(int games, int most) {
    return games < most ? games : most;
}

static void test_sort(const struct sort *sort, int games, uint64_t seed) {
    const rv_loader loader = {load, (void *)(uintptr_t)sort};
    test t = {.sort = sort, .seed = seed, .games = (games + sort->share - 1) / sort->share};
    char script[64];
    t.lib = rv_library_new(loader.load, loader.ud);
    play_plain(&t);
    for (int h = 0; h < HOOKS; h++) {
        snprintf(script, sizeof script, "noop-%s", hooks[h].name);
        test_games(&t, script, t.games);
    }
    test_games(&t, "noop-all", t.games);
    test_games(&t, "noop-look", at_most(t.games, LOOKED / sort->share));
    test_verdicts(&t, "noop-all");
    int every = games < MANY ? FEW : 1;
    test_queries(&t, "noop-all", at_most(t.games, (ASKED + sort->share - 1) / sort->share), every);
    test_queries(&t, "noop-look", 1, sort->wall ? every : 4 * every); /* it looks at everything */
    for (int i = 0; i < t.games; i++)
        free(t.plain[i]);
    free(t.plain);
    rv_library_free(t.lib);
}

int main(int argc, char **argv) {
    int games = (int)number_given(argc, argv, 1, GAMES);
    uint64_t seed = number_given(argc, argv, 2, SEED);
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
        test_sort(&sorts[i], games, seed);
    return ok_status();
}
