/* script_info.c - what scripts say of themselves, for those who ask before they play.
 *
 * An rv_scripts loads scripts without a game. While one is checked, rv_hooks.tell is given what it
 * has returned, and `copy` puts that into an rv_script_info of the arena, which outlasts Lua. A
 * script for which no ruleset is given is loaded twice: once to see for which it is, then for that.
 */
#include "core/module.h"
#include "lua/script_lua.h"
#include "ruleset/library.h"
#include <stdlib.h>

struct rv_scripts {
    rv_library *lib;
    const rv_ruleset *rs;
    rv_hooks *hooks;
    rv_arena arena;
    rv_script_info *info;                  /* of the script loaded last */
    rv_script_info *all[RV_LIMIT_SCRIPTS]; /* of those in force, in their order */
};

rv_scripts *rv_scripts_new(rv_library *lib, const rv_ruleset *rs) {
    rv_scripts *s = calloc(1, sizeof *s);
    rv_hooks *h = s ? rv_hooks_new(rv_library_links(lib)) : NULL;
    if (!h) {
        free(s);
        return NULL;
    }
    s->lib = lib;
    s->rs = rs;
    s->hooks = h;
    return s;
}

void rv_scripts_free(rv_scripts *s) {
    if (!s)
        return;
    rv_hooks_free(s->hooks);
    rv_arena_free(&s->arena);
    free(s);
}

/* ---- hooks --------------------------------------------------------------------------------- */

static const char *const kinds[] = {"check", "value", "event", "choice"};

static const struct hook_row {
    const char *when, *meaning;
} rows[] = {
#define RV_HOOK(name, kind, given, returns, when, meaning) {when, meaning},
#include "core/hooks.def"
};

static void take_hooks(rv_arena *a, const rv_script *s, rv_script_info *out) {
    rv_script_hook *hooks = RV_NEWS(a, rv_script_hook, RV_HOOKS);
    for (int i = 0; i < RV_HOOKS; i++) {
        const rv_hook_kind kind = rv_hook_kind_of((rv_hook_id)i);
        if (s->functions[i].line)
            hooks[out->nhooks++] = (rv_script_hook){i,
                                                    s->functions[i].line,
                                                    rv_hook_name(NULL, i),
                                                    kinds[kind],
                                                    kind == RV_CHOICE,
                                                    rows[i].when,
                                                    rows[i].meaning};
    }
    out->hooks = hooks;
}

/* ---- copying ------------------------------------------------------------------------------- */

/* What is to be copied, on the stack of Lua from index 1: what the script returned, then these. */
enum { TABLE = 1, SUMMARY, SOURCE, RULESETS, REPLACES, HELP };

typedef struct copying {
    lua_State *L;
    rv_arena *arena;
    const rv_script *script;
    rv_script_info *out;
} copying;

/* The text at an index, in one line; "" where there is none. */
static const char *text_at(copying *c, int index) {
    bool text = lua_type(c->L, index) == LUA_TSTRING;
    char *copy = (char *)(uintptr_t)rv_dup(c->arena, text ? rv_str_of(lua_tostring(c->L, index))
                                                          : RV_STR(""));
    rv_script_clean(copy);
    return copy;
}

static const char *text_in(copying *c, int list, int i) {
    lua_rawgeti(c->L, list, i);
    const char *text = text_at(c, -1);
    lua_pop(c->L, 1);
    return text;
}

static const char *const *texts_at(copying *c, int list, int *n) {
    *n = lua_istable(c->L, list) ? (int)lua_rawlen(c->L, list) : 0;
    const char **texts = RV_NEWS(c->arena, const char *, *n + 1);
    for (int i = 0; i < *n; i++)
        texts[i] = text_in(c, list, i + 1);
    return texts;
}

static rv_option_info option_info(copying *c, int i) {
    const rv_script_option *o = &c->script->options[i];
    const char **values = RV_NEWS(c->arena, const char *, o->n);
    for (int v = 0; v < o->n; v++)
        values[v] = rv_dup(c->arena, rv_str_of(o->values[v].text));
    return (rv_option_info){.name = rv_dup(c->arena, rv_str_of(o->name)),
                            .values = values,
                            .nvalues = o->n,
                            .standard = o->standard,
                            .rule = "",
                            .help = text_in(c, HELP, i + 1)};
}

/* Within Lua, so it asks only for what Lua gives without an error: its arena may jump out. */
static void copy(void *ud) {
    copying *c = ud;
    rv_script_info *out = c->out = RV_NEW(c->arena, rv_script_info);
    rv_option_info *options = RV_NEWS(c->arena, rv_option_info, c->script->noptions + 1);
    *out = (rv_script_info){.options = options, .noptions = c->script->noptions};
    out->name = rv_dup(c->arena, rv_str_of(c->script->name));
    out->summary = text_at(c, SUMMARY);
    out->source = text_at(c, SOURCE);
    out->rulesets = texts_at(c, RULESETS, &out->nrulesets);
    out->replaces = texts_at(c, REPLACES, &out->nreplaces);
    for (int i = 0; i < out->noptions; i++)
        options[i] = option_info(c, i);
    take_hooks(c->arena, c->script, out);
    rv_action_info *actions = RV_NEWS(c->arena, rv_action_info, c->script->nactions + 1);
    for (int i = 0; i < c->script->nactions; i++) {
        const rv_house_action *of = &c->script->actions[i].said;
        actions[i] =
            (rv_action_info){.key = rv_dup(c->arena, rv_str_of(of->key)),
                             .form = rv_dup(c->arena, rv_str_of(of->form)),
                             .words = rv_dup(c->arena, rv_str_of(of->words)),
                             .rule = rv_dup(c->arena, rv_str_of(of->rule)),
                             .chance = rv_dup(c->arena, rv_str_of(of->chance)),
                             .when = rv_moment_word(of->when),
                             .after = rv_dup(c->arena, rv_str_of(of->after)),
                             .line = c->script->actions[i].functions[RV_ACTION_ACT - RV_HOOKS].line,
                             .instead = of->instead,
                             .most = of->most};
    }
    out->actions = actions;
    out->nactions = c->script->nactions;
}

/* Pushes a list of the helps of the options. Raises. */
static void push_help(lua_State *L, const rv_script *s) {
    lua_createtable(L, s->noptions, 0);
    rv_script_push_field(L, "options");
    for (int i = 0; i < s->noptions; i++) {
        lua_pushstring(L, s->options[i].name);
        lua_rawget(L, HELP + 1);
        lua_pushliteral(L, "help");
        lua_rawget(L, HELP + 2);
        lua_rawseti(L, HELP, i + 1);
        lua_settop(L, HELP + 1);
    }
}

/* For rv_hooks.tell. Raises. */
static void take_info(lua_State *L, const rv_script *script, void *ud) {
    static const char *const fields[] = {"summary", "source", "rules", "replaces"};
    rv_scripts *s = ud;
    copying c = {L, &s->arena, script, NULL};
    lua_settop(L, TABLE);
    for (int i = 0; i < HELP - SUMMARY; i++)
        rv_script_push_field(L, fields[i]);
    push_help(L, script);
    if (rv_protect(&s->arena, copy, &c))
        s->info = c.out;
    lua_settop(L, TABLE);
}

/* ---- loading ------------------------------------------------------------------------------- */

typedef struct adding {
    rv_scripts *s;
    const char *name, *why;
    rv_str text;
    rv_status status;
} adding;

static bool fail(adding *q, rv_status status, const char *why) {
    q->status = status;
    q->why = why;
    return false;
}

/* Where the script just loaded stands among those in force. */
static int in_force(const adding *q) {
    const rv_hooks *h = q->s->hooks;
    char file[LUA_IDSIZE];
    int i = 0;
    rv_script_name_file(file, q->name);
    while (i < h->n - 1 && strcmp(h->in_force[i]->file, file) != 0)
        i++;
    return i;
}

static bool load(adding *q) {
    rv_scripts *s = q->s;
    const char *message;
    bool limit = false;
    s->info = NULL;
    s->hooks->tell = take_info;
    s->hooks->tell_ud = s;
    rv_hooks_load(s->hooks, s->rs, q->name, q->text);
    if (s->hooks->no_memory)
        rv_no_memory(&s->arena);
    if (rv_hooks_failed(s->hooks, &message, &limit))
        return fail(q,
                    limit             ? RV_LIMIT_HIT
                    : s->hooks->unfit ? RV_MISUSED
                                      : RV_SCRIPT_FAILED,
                    rv_dup(&s->arena, rv_str_of(message)));
    int at = in_force(q);
    if (!s->info)
        s->info = s->all[at]; /* it is in force already and was not checked again */
    if (!s->info)
        rv_no_memory(&s->arena);
    s->all[at] = s->info;
    s->info->ruleset = s->rs;
    if (s->rs)
        rv_script_doubts(&s->arena, s->lib, q->text, s->info);
    return true;
}

/* The first that the script just loaded is for. Then it is loaded again, for this one. */
static bool choose_ruleset(adding *q) {
    rv_scripts *s = q->s;
    const rv_script_info *info = s->info;
    char file[LUA_IDSIZE];
    rv_buf all = {.arena = &s->arena};
    for (int i = 0; i < info->nrulesets && !s->rs; i++)
        s->rs = rv_library_ruleset(s->lib, info->rulesets[i], NULL);
    rv_hooks_clear(s->hooks);
    if (s->rs)
        return true;
    rv_script_name_file(file, q->name);
    rv_putf(&all, "%s: this script is for ", file);
    for (int i = 0; i < info->nrulesets; i++)
        rv_putf(&all, "%s%s", i ? ", " : "", info->rulesets[i]);
    rv_put(&all, info->nrulesets ? ", of which none is known here" : "no ruleset");
    return fail(q, RV_MISUSED, rv_buf_text(&all));
}

static void add(void *ud) {
    adding *q = ud;
    rv_scripts *s = q->s;
    if (!q->text.s && !rv_library_script(s->lib, &s->arena, s->rs, q->name, &q->text)) {
        fail(q, RV_UNREADABLE, rv_library_no_script(s->lib, &s->arena, s->rs, q->name));
        return;
    }
    if (s->rs || (load(q) && choose_ruleset(q)))
        load(q);
}

rv_status rv_scripts_add(rv_scripts *s, const char *name, const rv_str *text,
                         const rv_script_info **out, const char **why) {
    adding q = {.s = s, .name = name};
    if (text)
        q.text = *text;
    if (!rv_protect(&s->arena, add, &q))
        fail(&q, RV_LIMIT_HIT, rv_memory_ran_out);
    *out = q.status == RV_FINE ? s->info : NULL;
    *why = q.why;
    return q.status;
}
