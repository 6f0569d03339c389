/* walk.c - see walk.h. */
#include "walk.h"
#include "../ok.h"
#include "seeds.h"
#include <stdio.h>

enum {
    SORTS = 120,
    LOOKS = 4, /* turns of a game that are looked at, besides the end */
    EVERY = 8  /* one game in this number is examined at each of its turns, if many are played */
};

/* ---- what holds ---------------------------------------------------------------------------- */

bool hold(walk *w, int property, bool good, const char *format, ...) {
    char words[400];
    va_list args;
    w->compared[w->property + property]++;
    if (good || w->tally.broken)
        return good;
    va_start(args, format);
    vsnprintf(words, sizeof words, format, args);
    va_end(args);
    differ(w, w->property + property, "%s, %d players: %s", w->sort->words, w->settings.players,
           words);
    return false;
}

bool same(walk *w, int property, const char *what, long mine, long theirs) {
    return hold(w, property, mine == theirs, "%s: engine %ld, checker %ld", what, mine, theirs);
}

void saw(walk *w, int event, bool did) {
    happened(w, w->event + event, did);
}

/* ---- rules --------------------------------------------------------------------------------- */

/* The rulesets that the slow checkers know. */
static const char *const known[] = {"bazaars", "bazaars-hig", "bazaars-zmg", "carcassonne",
                                    "castle",  "castle-hig",  "castle-wica", "falcon",
                                    "tower",   "tower-c1",    "tower-c2",    "tower-rgg",
                                    "zamek",   NULL};
/* Rulesets that came later, and what they are combined with, so that the games of the others stay
 * what they were. */
static const char *const later[] = {"inns",
                                    "inns-c1",
                                    "inns-c2",
                                    "inns+tower",
                                    "tower-c1+inns",
                                    "inns+bazaars",
                                    "bazaars-zmg+inns",
                                    "inns+bazaars-hig",
                                    "inns+tower+bazaars",
                                    "inns-c1+tower-rgg",
                                    "bazaars+tower-c2+inns",
                                    "river",
                                    "river+tower",
                                    "bazaars+river",
                                    "inns+river",
                                    "river+tower+bazaars",
                                    "inns+tower+river+bazaars",
                                    "tower-rgg-bigbox",
                                    "tower-zmg",
                                    "traders",
                                    "traders+inns",
                                    "river+traders",
                                    "traders+tower",
                                    "bazaars+traders",
                                    "traders+river+inns-c1",
                                    "tower+traders+inns",
                                    "traders+bazaars+inns",
                                    "traders+river+tower",
                                    "bazaars-zmg+river+traders",
                                    "tower-rgg+traders+bazaars",
                                    "inns+traders+river+tower",
                                    "inns+river+traders+bazaars",
                                    "inns+traders+tower+bazaars",
                                    "river+traders+tower-zmg+bazaars",
                                    "inns+traders+river+tower+bazaars",
                                    NULL};
static sort sorts[SORTS]; /* the later ones last, and those of strange rulesets behind them */
static int nsorts, nlater;

static bool is_known(const char *rules) {
    for (int i = 0; known[i]; i++)
        if (strcmp(known[i], rules) == 0)
            return true;
    for (int i = 0; later[i]; i++)
        if (strcmp(later[i], rules) == 0)
            return true;
    return false;
}

static bool begins(const char *name, const char *with) {
    return strncmp(name, with, strlen(with)) == 0;
}

bool is_castle(const walk *w) {
    return !rv_facts(w->rs)->edge_looks;
}

bool plays(const walk *w, const char *rules) {
    const char *at = strstr(w->sort->rules, rules);
    return at && (at == w->sort->rules || at[-1] == '+');
}

static sort *add_sort(const char *one, const char *between, const char *other) {
    sort *s = &sorts[nsorts++];
    if (nsorts > SORTS)
        abort();
    snprintf(s->words, sizeof s->words, "%s%s%s", one, between, other);
    snprintf(s->rules, sizeof s->rules, "%s%s%s", one, *between == '+' ? "+" : "",
             *between == '+' ? other : "");
    return s;
}

static bool serves(rv_library *lib, const rv_ruleset *rs, const char *name) {
    const rv_script_info *info;
    const char *why;
    rv_scripts *s = rv_scripts_new(lib, rs);
    bool does = s && rv_scripts_add(s, name, NULL, &info, &why) == RV_FINE;
    rv_scripts_free(s);
    return does;
}

/* The shipped house rules for a ruleset; returns their number. */
static int shipped_for(rv_library *lib, const char *rules, const char *names[WALK_SCRIPTS]) {
    const rv_ruleset *rs = rv_library_ruleset(lib, rules, NULL);
    const char *name;
    int n = 0;
    for (int i = 0; rs && n < WALK_SCRIPTS && (name = rv_library_script_at(lib, i)); i++)
        if (serves(lib, rs, name))
            names[n++] = name;
    return n;
}

/* With each house rule that is shipped for these rulesets, and with all of them. */
static void add_scripts(rv_library *lib, const char *rules) {
    const char *names[WALK_SCRIPTS];
    int n = shipped_for(lib, rules, names);
    for (int i = 0; i < n; i++) {
        sort *s = add_sort(rules, ":", names[i]);
        s->scripts[s->nscripts++] = names[i];
    }
    sort *all = add_sort(rules, ":", "all");
    memcpy(all->scripts, names, sizeof *names * (size_t)n);
    all->nscripts = n;
}

static void add_option(const char *rules, const char *option) {
    add_sort(rules, ":", option)->option = option;
}

static void add_strange(const char *rules, const char *option) {
    add_option(rules, option);
    sorts[nsorts - 1].strange = true;
}

/* Rulesets and options that the slow checkers have not been taught. */
static void find_strange(rv_library *lib) {
    const char *name;
    for (int i = 0; (name = rv_library_name(lib, i)); i++)
        if (!is_known(name))
            add_sort(name, "", "")->strange = true;
    add_strange("carcassonne", "abbot=true");
    add_strange("inns+traders+tower+bazaars", "abbot=true");
}

static void find_sorts(rv_library *lib) {
    const char *one, *other;
    for (int i = 0; (one = known[i]); i++)
        add_sort(one, "", "");
    for (int i = 0; (one = known[i]); i++)
        for (int k = 0; (other = known[k]); k++)
            if ((begins(one, "tower") && begins(other, "bazaars")) ||
                (begins(one, "bazaars") && begins(other, "tower")))
                add_sort(one, "+", other);
    add_scripts(lib, "castle");
    add_scripts(lib, "tower+bazaars");
    add_option("bazaars", "bridges_per_turn=3");
    int first = nsorts;
    for (int i = 0; (one = later[i]); i++)
        add_sort(one, "", "");
    add_option("bazaars+traders", "bazaar_builder=builder_first");
    add_option("traders+tower", "capture_builder_pig=true");
    find_strange(lib);
    nlater = nsorts - first;
}

/* Rounds; the second is for those of the later ones that are too many for the first. */
enum { FIRST_LATER = 39, SECOND_LATER = FIRST_LATER + 8000 };

/* The rules of consecutive seeds are one after another. Every eighth round, from one on, is for the
 * later ones, so that a new ruleset changes none of the games that `make check` plays. */
static const sort *sort_of(uint64_t seed) {
    uint64_t n = (uint64_t)(nsorts - nlater), round = seed / n, in_round = seed % n;
    bool late = nlater && round >= FIRST_LATER && round % 8 == FIRST_LATER % 8;
    if (!late)
        return &sorts[in_round];
    return &sorts[n + (in_round + (round == SECOND_LATER ? n : 0)) % (uint64_t)nlater];
}

/* The first seed of the k-th of them. */
static uint64_t seed_of_later(int k) {
    const uint64_t n = (uint64_t)(nsorts - nlater), i = (uint64_t)k;
    return i < n ? n * FIRST_LATER + i : n * SECOND_LATER + i - n;
}

static const sort *find_sort(const char *words) {
    for (int i = 0; i < nsorts; i++)
        if (strcmp(sorts[i].words, words) == 0)
            return &sorts[i];
    fprintf(stderr, "no rules %s; --rules lists all\n", words);
    exit(2);
}

/* ---- drawing a game ------------------------------------------------------------------------ */

/* Different rules have different games, and different checks have different random numbers. */
static uint64_t mixed(const char *words, uint64_t seed) {
    uint64_t z = seed * 0x2545f4914f6cdd1du;
    while (*words)
        z = (z ^ (unsigned char)*words++) * 0x100000001b3u;
    return z;
}

/* Half of the games have options of their own. */
static void draw_options(walk *w) {
    bool usual = below(w, 2) || w->sort->option;
    w->settings.options = w->options;
    if (w->sort->option)
        w->options[w->settings.noptions++] = w->sort->option;
    for (int i = 0; !usual && i < rv_ruleset_options(w->rs) && i < WALK_OPTIONS; i++) {
        rv_option_info o;
        rv_ruleset_option(w->rs, i, &o);
        if (strcmp(o.name, "abbot") ==
            0) /* the checkers do not know him: he has games of his own */
            continue;
        snprintf(w->words[i], WALK_WORD, "%s=%s", o.name, o.values[below(w, o.nvalues)]);
        w->options[w->settings.noptions] = w->words[i];
        w->settings.noptions += below(w, 3) > 0;
    }
}

static const char *play(walk *w) {
    const char *why = NULL;
    w->rs = rv_library_ruleset(w->lib, w->sort->rules, &why);
    if (!w->rs) {
        fprintf(stderr, "no rules %s: %s\n", w->sort->rules, why ? why : "");
        exit(2);
    }
    w->settings = rv_settings_default();
    draw_options(w);
    w->settings.players = is_castle(w) ? 2 : 2 + below(w, RV_MAX_PLAYERS - 1);
    w->settings.scripts = w->sort->scripts;
    w->settings.nscripts = w->sort->nscripts;
    w->sim = rv_sim_new(w->lib, w->sort->rules, &w->settings, w->tally.state, &why);
    const char *text = w->sim ? rv_sim_next(w->sim, true, &why) : NULL;
    if (text || (w->sim && rv_sim_status(w->sim) == RV_LIMIT_HIT))
        return text; /* house rules that look at too much make no game */
    fprintf(stderr, "no game of %s: %s\n", w->sort->words, why ? why : "");
    exit(2);
}

/* ---- walking ------------------------------------------------------------------------------- */

const rv_report *judge_until(rv_case *c, const char *text, int turns, bool held) {
    rv_case_until(c, turns, held);
    return judge(c, text);
}

typedef void (*const step)(walk *w);

/* Each check has its own random numbers, so that it does not depend on the other checks. */
static void run(walk *w, size_t which) {
    w->property = 0;
    w->event = nsorts;
    for (int i = 0; i < w->nchecks; i++) {
        const check *c = w->check = w->checks[i];
        const step steps[] = {c->begin, c->look, c->turn, c->end};
        w->tally.state = mixed(c->name, w->tally.seed + (uint64_t)w->turns * 1000003u);
        if (steps[which] && !w->tally.broken && (!c->suits || c->suits(w)))
            steps[which](w);
        w->property += c->nproperties;
        w->event += c->nevents;
    }
}

enum { BEGIN, LOOK, TURN, END };

static bool says_more(const record *r, int entry) {
    return next_line(r->entry[entry]) < r->entry[entry + 1];
}

/* A later entry that has more than a tile and a follower; or any entry. */
static int telling(walk *w, int from) {
    for (int i = 0; i < w->r.entries; i++)
        if (says_more(&w->r, (from + i) % w->r.entries))
            return (from + i) % w->r.entries;
    return from;
}

static void choose_looks(walk *w, unsigned char *looks) {
    int n = w->r.entries, more = telling(w, below(w, n)), chosen[LOOKS] = {0};
    chosen[0] = below(w, 3);
    chosen[1] = below(w, n);
    chosen[2] = more;
    chosen[3] = percent(w, 50) ? more + 1 : telling(w, below(w, n));
    for (int i = 0; i < LOOKS; i++)
        looks[chosen[i] < n ? chosen[i] : n] = 1;
    looks[n] = 1;
    for (int i = 0; i < n && w->tally.all && w->tally.seed % EVERY == 0; i++)
        looks[i] = 1;
}

/* Before the next entry is played. */
static void look(walk *w) {
    judge_until(w->at, w->r.text, w->turns, true);
    free(w->position);
    w->position = copy(rv_case_position(w->at));
    run(w, LOOK);
}

static void walk_through(walk *w) {
    unsigned char looks[ENTRIES + 2] = {0};
    choose_looks(w, looks);
    run(w, BEGIN);
    for (;;) {
        w->tally.turn = w->turns;
        if (looks[w->turns] && !w->tally.broken)
            look(w);
        if (is_over(w) || w->tally.broken)
            break;
        w->turns++;
        w->tally.turns++;
        run(w, TURN);
    }
    run(w, END);
}

static void play_game(walk *w, uint64_t seed) {
    w->sort = *w->tally.sort ? find_sort(w->tally.sort) : sort_of(seed);
    tally_begin(w, seed, mixed(w->sort->words, seed));
    const char *text = play(w);
    if (!text) {
        rv_sim_free(w->sim);
        return;
    }
    happened(w, (int)(w->sort - sorts), true);
    w->tally.text = text;
    w->r = read_record(text);
    w->report = judge(w->whole, text);
    w->turns = w->property = 0;
    if (w->r.entries)
        walk_through(w);
    else
        differ(w, 0, "no turns");
    rv_sim_free(w->sim);
}

/* ---- the program --------------------------------------------------------------------------- */

static rv_case *bench(rv_library *lib, bool quietly, bool now) {
    rv_settings settings = rv_settings_default();
    settings.quietly = quietly;
    settings.now = now;
    return rv_case_new(lib, &settings);
}

/* The lists of all checks as one; the sets of rules are events, too. */
static tally_test lists_of(const check *const *checks, int n) {
    static const uint64_t chosen[] = {WALK_SEEDS};
    enum { CHOSEN = sizeof chosen / sizeof *chosen };
    static uint64_t seeds[CHOSEN + SORTS];
    static const char *properties[TALLY_PROPERTIES], *events[TALLY_EVENTS];
    tally_test all = {.seeds = seeds,
                      .games = CHOSEN + nlater,
                      .properties = properties,
                      .events = events,
                      .made_up = TALLY_PROPERTIES,
                      .once = nsorts};
    memcpy(seeds, chosen, sizeof chosen);
    for (int k = 0; k < nlater; k++)
        seeds[CHOSEN + k] = seed_of_later(k);
    for (int i = 0; i < nsorts; i++)
        events[all.nevents++] = sorts[i].words;
    for (int i = 0; i < n; i++) {
        if (all.nproperties + checks[i]->nproperties > TALLY_PROPERTIES ||
            all.nevents + checks[i]->nevents > TALLY_EVENTS)
            abort();
        for (int p = 0; p < checks[i]->nproperties; p++)
            properties[all.nproperties++] = checks[i]->properties[p];
        for (int e = 0; e < checks[i]->nevents; e++)
            events[all.nevents++] = checks[i]->events[e];
    }
    return all;
}

/* With a single set of rules some checks have nothing to do, and not every event happens. */
static void report(const walk *w) {
    long all = 0;
    bool some = *w->tally.sort || w->tally.games <= 1;
    for (int p = 0; p < w->tally.test->nproperties; p++) {
        all += w->compared[p];
        if (w->compared[p] || w->tally.failed[p] || !some)
            report_property(w, p, w->compared[p], "%ld times", w->compared[p]);
    }
    for (int i = nsorts - nlater; i < nsorts; i++)
        if (sorts[i].strange)
            printf("# %s: the slow checkers do not know it\n", sorts[i].words);
    printf("# %s: %d games, %ld turns, %ld comparisons\n", some ? w->tally.sort : "all rules",
           w->tally.games, w->tally.turns, all);
    if (!some)
        report_events(w, "%ld turns", w->tally.turns);
}

static void list_sorts(void) {
    for (int i = 0; i < nsorts; i++)
        puts(sorts[i].words);
}

int walk_main(const check *const *checks, int n, int argc, char **argv) {
    static table w; /* too large for the stack */
    rv_library *lib = rv_library_new(NULL, NULL);
    if (!lib)
        return 2;
    find_sorts(lib);
    if (argc > 1 && strcmp(argv[1], "--rules") == 0) {
        list_sorts();
        rv_library_free(lib);
        return 0;
    }
    for (int i = 0; argc > 4 && i < n; i++)
        if (strcmp(checks[i]->name, argv[4]) == 0) {
            checks += i;
            n = 1;
        }
    const tally_test test = lists_of(checks, n);
    tally_open(&w, &test, argc, argv);
    w.tally.sort = argc > 3 && !w.tally.choose ? argv[3] : "";
    w.lib = lib;
    w.checks = checks;
    w.nchecks = n;
    w.whole = bench(lib, false, false);
    w.at = bench(lib, true, false);
    w.plain = bench(lib, true, false);
    w.now = bench(lib, false, true);
    tally_play(&w, play_game);
    report(&w);
    free(w.position);
    rv_case_free(w.whole);
    rv_case_free(w.at);
    rv_case_free(w.plain);
    rv_case_free(w.now);
    rv_library_free(lib);
    return tally_status();
}
