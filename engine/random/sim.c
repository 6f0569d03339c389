/* sim.c - random legal games, written as records that a person could have typed.
 *
 * An rv_sim is made once for a ruleset with its options and scripts (set_up), and each rv_sim_next
 * is a game of its own in s->arena: set up here, played in play.c.
 */
#include "random/sim.h"
#include "judge/case.h"
#include <stdlib.h>

const rv_policy *rv_policy_of(rv_policy_id policy) {
    return policy == RV_POLICY_GREEDY ? &rv_policy_greedy : &rv_policy_random;
}

const char *rv_policy_name(rv_policy_id policy) {
    return policy == RV_POLICY_RANDOM || policy == RV_POLICY_GREEDY ? rv_policy_of(policy)->name
                                                                    : "";
}

static const char *const labels[RV_MAX_PLAYERS] = {"W", "B", "R", "G", "Y", "P"};
static const char *const names[RV_MAX_PLAYERS] = {"White", "Black",  "Red",
                                                  "Green", "Yellow", "Purple"};

static void put_header(rv_sim *s) {
    rv_buf *b = &s->text;
    rv_str rest = rv_str_of(s->rules);
    const bool several = strchr(s->rules, '+');
    rv_put(b, "reeve: 1\n");
    rv_put(b, several ? "rules: [" : "rules: "); /* "[tower, bazaars]" for "tower+bazaars" */
    while (rest.s) {
        const rv_str name = rv_str_cut(&rest, "+");
        rv_putn(b, name.s, name.n);
        rv_put(b, rest.s ? ", " : several ? "]\n" : "\n");
    }
    rv_put_options(b, &s->in_force);
    rv_put_scripts(b, &s->in_force);
    rv_put(b, "players: {");
    for (int p = 0; p < s->nplayers; p++)
        rv_putf(b, "%s%s: %s", p ? ", " : "", labels[p], names[p]);
    rv_put(b, "}\n");
}

void rv_sim_mix(rv_sim *s) {
    s->state = s->seed * 0x2545f4914f6cdd1du ^ (s->number++ + 1) * 0xd1342543de82ef95u;
}

/* ---- a game -------------------------------------------------------------------------------- */

static void play_game(void *ud) {
    rv_sim *s = ud;
    rv_sim_mix(s);
    s->game = rv_game_new(&s->arena, s->rs, s->option, s->nplayers, &s->grid);
    s->game->own_rows = s->own_rows;
    rv_rows_begin(s->game);
    rv_sim_find_choices(s);
    s->text = (rv_buf){.arena = &s->arena};
    s->turns = 0;
    memset(s->taken, 0, sizeof s->taken);
    if (s->write)
        put_header(s);
    rv_lay_start(s->game);
    s->stack = RV_NEWS(&s->arena, int, s->game->box.stack + 1);
    s->nstack = 0;
    for (int t = 0; t < s->rs->ntiles; t++)
        for (int i = rv_copies_left(s->game, t); i > 0; i--)
            s->stack[s->nstack++] = t;
    rv_sim_shuffle(s, s->stack, s->nstack);
    rv_sim_layers(s, s->stack, s->nstack);
    rv_sim_play_rows(s, RV_WHEN_SET_UP, NULL);
    if (s->write)
        rv_put(&s->text, "moves:\n");
    rv_sim_refill(s);
    rv_hooks_begin(s->hooks, s->game, labels, names);
    rv_turn_begin(s->game);
    s->first = s->game->turn.to_move;
    rv_sim_finish(s);
    for (int p = 0; s->write && p < s->nplayers; p++)
        rv_putf(&s->text, "%s%s: %d", p ? ", " : "result: {", labels[p], s->score[p]);
    rv_put(&s->text, s->write ? "}\n" : "");
}

const char *rv_sim_next(rv_sim *s, bool write, const char **why) {
    s->write = write;
    s->why = NULL;
    if (s->from) {
        const char *record = rv_sim_next_from(s);
        *why = s->why;
        return record;
    }
    if (s->game)
        rv_grid_clear(&s->grid, s->game);
    s->game = NULL;
    s->ways = (rv_ways){.a = &s->arena};
    s->greedy = NULL;
    rv_arena_reset(&s->arena);
    if (!rv_hooks_guard(s->hooks, &s->arena, play_game, s)) {
        if (!rv_sim_failed(s))
            s->why = "memory ran out";
        s->game = NULL;
        rv_grid_free(&s->grid);
    }
    *why = s->why;
    return s->why ? NULL : rv_buf_text(&s->text);
}

rv_status rv_sim_status(const rv_sim *s) {
    bool limit;
    if (rv_hooks_failed(s->hooks, NULL, &limit))
        return limit ? RV_LIMIT_HIT : RV_SCRIPT_FAILED;
    return s->why ? RV_LIMIT_HIT : RV_FINE;
}

const int *rv_sim_scores(const rv_sim *s) {
    return s->score;
}

bool rv_sim_won(const rv_sim *s, int i) {
    return i >= 0 && i < s->nplayers && s->winners >> i & 1;
}

int rv_sim_first(const rv_sim *s) {
    return s->first;
}

int rv_sim_turns(const rv_sim *s) {
    return s->turns;
}

int rv_sim_taken(const rv_sim *s, int i) {
    return i >= 0 && i < s->nplayers ? s->taken[i] : 0;
}

bool rv_sim_takes(const rv_sim *s) {
    for (int i = 0; i < s->rs->ncorners; i++)
        if (s->rs->corners[i].tile)
            return true;
    return false;
}

bool rv_sim_called(const rv_sim *s, const char *script, const char *hook) {
    return s->hooks && rv_hooks_called(s->hooks, script, hook);
}

bool rv_sim_done(const rv_sim *s, const char *script, const char *key) {
    return s->hooks && rv_hooks_done(s->hooks, script, key);
}

int rv_sim_players(const rv_sim *s) {
    return s->nplayers;
}

const char *rv_sim_label(const rv_sim *s, int i) {
    return i >= 0 && i < s->nplayers ? s->label[i] : "";
}

/* ---- making one ---------------------------------------------------------------------------- */

/* An error in a script is a failure in the first game, like an error in a later game. */
static bool load_script(rv_sim *s, const char *name, rv_str text) {
    if (!text.s && !rv_library_script(s->lib, &s->setup, s->rs, name, &text)) {
        s->why = rv_library_no_script(s->lib, &s->setup, s->rs, name);
        return false;
    }
    if (!s->hooks && !(s->hooks = rv_hooks_new(s->rs->links)))
        rv_no_memory(&s->setup);
    if (!s->settings.watch)
        rv_hooks_hurry(s->hooks); /* the end of each game is soon enough */
    rv_hooks_load(s->hooks, s->rs, name, text);
    return true;
}

static bool load_scripts(rv_sim *s) {
    const char **list = RV_NEWS(&s->setup, const char *, s->settings.nscripts + 1);
    int n = 0;
    for (int i = 0; i < s->rs->nscripts; i++)
        if (!load_script(s, s->rs->scripts[i], (rv_str){NULL, 0}))
            return false;
    for (int i = 0; i < s->settings.nscripts; i++) {
        if (!load_script(s, s->settings.scripts[i], s->settings.script_texts[i]))
            return false;
        if (!s->settings.script_texts[i].s)
            n = rv_add_script(list, n, s->settings.scripts[i]);
    }
    if (s->hooks)
        rv_hooks_trace(s->hooks, s->settings.trace, s->settings.trace_ud);
    s->in_force = (rv_in_force){s->rs, s->option, s->hooks, list, n};
    return true;
}

/* The ruleset's options, the scripts, and then the options of scripts. */
static bool set_rules(rv_sim *s, rv_diags *d) {
    rv_script_settings own;
    if (!rv_options_of(s->rs, &s->overrides, s->option, &own, d))
        return false;
    s->rs = rv_library_with(s->lib, s->rs, s->option);
    if (!s->rs)
        rv_no_memory(&s->setup);
    if (!load_scripts(s) || !rv_script_options_set(s->hooks, s->rs->name, &own, d))
        return false;
    rv_record rec = {.links = s->rs->links, .rs = s->rs, .nplayers = s->nplayers};
    memcpy(rec.option, s->option, sizeof rec.option);
    memcpy(rec.label, labels, sizeof rec.label);
    memcpy(rec.name, names, sizeof rec.name);
    const char *wrong = NULL;
    s->own_rows = rv_house_rows(s->hooks, &rec, &s->setup, &wrong);
    if (wrong)
        s->own_rows = NULL, rv_hooks_fail(s->hooks, wrong);
    return true;
}

static void set_up(void *ud) {
    rv_sim *s = ud;
    rv_diags d = rv_diags_for(&s->setup, NULL);
    s->rules = rv_dup(&s->setup, rv_str_of(s->rules));
    rv_settings_keep(&s->setup, &s->settings);
    s->overrides = (rv_overrides){s->settings.options, s->settings.noptions, NULL};
    s->rs = rv_library_ruleset(s->lib, s->rules, &s->why);
    if (s->why == rv_memory_ran_out)
        rv_no_memory(&s->setup);
    if (!s->rs)
        return;
    s->nplayers = s->settings.players ? s->settings.players : s->rs->min_players;
    if (s->nplayers < s->rs->min_players || s->nplayers > s->rs->max_players) {
        s->why =
            rv_printf(&s->setup, "%s is for %s players, not %d", s->rs->title,
                      rv_from_to(&s->setup, s->rs->min_players, s->rs->max_players), s->nplayers);
        return;
    }
    if (!set_rules(s, &d) && d.n)
        s->why = rv_printf(&s->setup, "%s%s%s", d.list[0].message, *d.list[0].help ? "; " : "",
                           d.list[0].help);
}

rv_sim *rv_sim_new(rv_library *lib, const char *ruleset, const rv_settings *settings, uint64_t seed,
                   const char **why) {
    rv_sim *s = calloc(1, sizeof *s);
    *why = NULL;
    if (!s)
        return NULL;
    s->lib = lib;
    s->rules = ruleset;
    s->seed = seed;
    s->settings = rv_settings_of(settings);
    s->label = labels;
    s->policy = rv_policy_of(s->settings.policy);
    if (rv_protect(&s->setup, set_up, s) && !s->why)
        return s;
    if (s->why) { /* its text is in memory that is freed now, so copy it to the library's */
        *why = rv_library_keep(lib, s->why);
    }
    rv_sim_free(s);
    return NULL;
}

void rv_sim_free(rv_sim *s) {
    if (!s)
        return;
    if (!s->from) /* otherwise they are the case's */
        rv_hooks_free(s->hooks);
    free(s->from);
    rv_grid_free(&s->grid);
    rv_arena_free(&s->arena);
    rv_arena_free(&s->setup);
    free(s);
}
