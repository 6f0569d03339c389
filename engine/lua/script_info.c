/* script_info.c - what scripts say of themselves, for those who ask before they play.
 *
 * An rv_scripts loads scripts without a game. While one is checked, rv_hooks.tell is given what it
 * has returned, and `copy` puts that into an rv_script_info of the arena, which outlasts Lua. A
 * script for which no ruleset is given is loaded twice: once to see for which it is, then for that.
 */
#include "lua/script_lua.h"
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
    *s = (rv_scripts){.lib = lib, .rs = rs, .hooks = h};
    return s;
}

void rv_scripts_free(rv_scripts *s) {
    if (!s)
        return;
    rv_hooks_free(s->hooks);
    rv_arena_free(&s->arena);
    free(s);
}

/* ---- what a script has returned -------------------------------------------------------------- */

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

static const char *const *texts_at(copying *c, int list, int *n) {
    *n = lua_istable(c->L, list) ? (int)lua_rawlen(c->L, list) : 0;
    const char **texts = RV_NEWS(c->arena, const char *, *n + 1);
    for (int i = 0; i < *n; i++, lua_pop(c->L, 1)) {
        lua_rawgeti(c->L, list, i + 1);
        texts[i] = text_at(c, -1);
    }
    return texts;
}

/* Within Lua, so it asks only for what Lua gives without an error: its arena may jump out. */
static void copy(void *ud) {
    copying *c = ud;
    const rv_script *s = c->script;
    rv_script_info *out = c->out = RV_NEW(c->arena, rv_script_info);
    rv_option_info *options = RV_NEWS(c->arena, rv_option_info, s->noptions + 1);
    rv_house_action *actions = RV_NEWS(c->arena, rv_house_action, s->nactions + 1);
    rv_script_hook *hooks = RV_NEWS(c->arena, rv_script_hook, RV_HOOKS);
    *out = (rv_script_info){.name = rv_dup(c->arena, rv_str_of(s->name)),
                            .summary = text_at(c, SUMMARY),
                            .source = text_at(c, SOURCE),
                            .options = options,
                            .hooks = hooks,
                            .actions = actions,
                            .nactions = s->nactions};
    int nhelps;
    const char *const *helps = texts_at(c, HELP, &nhelps);
    out->rulesets = texts_at(c, RULESETS, &out->nrulesets);
    out->replaces = texts_at(c, REPLACES, &out->nreplaces);
    for (; out->noptions < s->noptions; out->noptions++) {
        const rv_script_option *o = &s->options[out->noptions];
        const char **values = RV_NEWS(c->arena, const char *, o->n);
        for (int v = 0; v < o->n; v++)
            values[v] = rv_dup(c->arena, rv_str_of(o->values[v].text));
        options[out->noptions] = (rv_option_info){.name = rv_dup(c->arena, rv_str_of(o->name)),
                                                  .values = values,
                                                  .nvalues = o->n,
                                                  .standard = o->standard,
                                                  .rule = "",
                                                  .help = helps[out->noptions]};
    }
    for (rv_hook_id i = 0; i < RV_HOOKS; i++)
        if (s->functions[i].line)
            hooks[out->nhooks++] = rv_hook_info(i, s->functions[i].line);
    for (int i = 0; i < s->nactions; i++) {
        actions[i] = s->actions[i].declared;
        actions[i].script = out->name;
    }
}

/* For rv_hooks.tell. */
static void take_info(lua_State *L, const rv_script *script, void *ud) {
    static const char *const fields[] = {"summary", "source", "rules", "replaces"};
    rv_scripts *s = ud;
    copying c = {L, &s->arena, script, NULL};
    lua_settop(L, TABLE);
    for (int i = 0; i < HELP - SUMMARY; i++)
        rv_script_push_field(L, 1, fields[i]);
    lua_createtable(L, script->noptions, 0); /* of the helps of the options */
    rv_script_push_field(L, 1, "options");
    for (int i = 0; i < script->noptions; i++) {
        rv_script_push_field(L, HELP + 1, script->options[i].name);
        if (rv_script_push_field(L, HELP + 2, "help") != LUA_TSTRING)
            lua_pushliteral(L, "");
        lua_rawseti(L, HELP, i + 1);
        lua_settop(L, HELP + 1);
    }
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

static bool load(adding *q) {
    rv_scripts *s = q->s;
    rv_hooks *h = s->hooks;
    const char *message;
    char file[LUA_IDSIZE];
    bool limit = false;
    s->info = NULL;
    h->tell = take_info;
    h->tell_ud = s;
    rv_hooks_load(h, s->rs, q->name, q->text);
    if (h->no_memory)
        rv_no_memory(&s->arena);
    if (rv_hooks_failed(h, &message, &limit))
        return fail(q,
                    limit      ? RV_LIMIT_HIT
                    : h->unfit ? RV_MISUSED
                               : RV_SCRIPT_FAILED,
                    rv_dup(&s->arena, rv_str_of(message)));
    int at = 0; /* where it stands among those in force */
    rv_script_name_file(file, q->name);
    while (at < h->n - 1 && strcmp(h->in_force[at]->file, file) != 0)
        at++;
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

/* Without a ruleset, the first that the script just loaded is for is taken, and it is loaded again.
 */
static void add_script(void *ud) {
    adding *q = ud;
    rv_scripts *s = q->s;
    if (!q->text.s && !rv_library_script(s->lib, &s->arena, s->rs, q->name, &q->text)) {
        fail(q, RV_UNREADABLE, rv_library_no_script(s->lib, &s->arena, q->name, q->text.n));
        return;
    }
    const bool loaded = load(q);
    if (!loaded || s->rs)
        return;
    const rv_script_info *info = s->info;
    for (int i = 0; i < info->nrulesets && !s->rs; i++)
        s->rs = rv_library_ruleset(s->lib, info->rulesets[i], NULL);
    rv_hooks_clear(s->hooks);
    if (s->rs) {
        load(q);
        return;
    }
    char file[LUA_IDSIZE];
    rv_script_name_file(file, q->name);
    fail(q, RV_MISUSED,
         rv_printf(&s->arena, "%s: this script is for %s%s", file,
                   rv_any_of(&s->arena, info->rulesets, info->nrulesets),
                   info->nrulesets ? ", of which none is known here" : "no ruleset"));
}

rv_status rv_scripts_add(rv_scripts *s, const char *name, const rv_str *text,
                         const rv_script_info **out, const char **why) {
    adding q = {.s = s, .name = name};
    if (text)
        q.text = *text;
    if (!rv_protect(&s->arena, add_script, &q))
        fail(&q, RV_LIMIT_HIT, rv_memory_ran_out);
    *out = q.status == RV_FINE ? s->info : NULL;
    *why = q.why;
    return q.status;
}
