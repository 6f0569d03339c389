/* script_action.c - the actions that scripts add: what they say of each, and the calls of its
 * functions.
 *
 * A row of actions.tsv is a key that the table of an action may have, and where its value goes in
 * rv_script_action. record/house.c makes of each action a row like those of the games' own keys,
 * and reads and lists what is behind them in documents; when such a row acts, its functions are
 * called from here by the same way as hooks are.
 */
#include "lua/script_lua.h"

/* ---- what a script says of an action --------------------------------------------------------- */

enum { MOSTLY = 6 }; /* left out by chance, of eight times */

typedef enum field_sort {
    TEXT,
    NUMBER,
    TRUTH,
    FUNCTION,
    NEAR,
    MOMENT,
    OPTION,
    TOKEN,
    CHOSEN,
    INSTEAD
} field_sort;

/* `at`: where it goes, in rv_script_action; the bounds are those of numbers. */
static const struct field {
    const char *name;
    field_sort sort;
    size_t at, size;
    int least, most;
} fields[] = {
#define RV_ACTION_FIELD(id, name, sort, place, ...)                                                \
    {name, sort, offsetof(rv_script_action, place), sizeof((rv_script_action *)0)->place,          \
     __VA_ARGS__},
#include "gen/action_fields.def"
};

RV_LISTS_HERE(field_name, void, sizeof fields / sizeof *fields, fields[i].name)

static const char *const moments[] = {
#define RV_MOMENT(id, name, modules, word) [RV_WHEN_##id] = word,
#include "core/moment.def"
};
enum { MOMENTS = sizeof moments / sizeof *moments };

const char *rv_moment_word(int when) {
    return when >= 0 && when < MOMENTS && moments[when] ? moments[when] : "";
}

/* Complains of a field, as `what` says. */
static void refuse(lua_State *L, const rv_house_action *a, const char *field, const char *what) {
    luaL_error(L, "%s: `%s` of action `%s` %s", a->place, field, a->key, what);
}

static void wrong(lua_State *L, const rv_house_action *a, const char *field, const char *right) {
    refuse(L, a, field, lua_pushfstring(L, "is %s, not a %s", right, rv_script_type(L)));
}

static void take_moment(lua_State *L, rv_house_action *a) {
    const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "", *known = "";
    for (int when = 0; when < MOMENTS; when++)
        if (moments[when]) {
            a->when = strcmp(moments[when], word) == 0 ? when : a->when;
            known = lua_pushfstring(L, "%s \"%s\"", known, moments[when]);
        }
    if (!a->when)
        refuse(L, a, "when", lua_pushfstring(L, "is one of%s", known));
}

/* {moves = "late"} */
static void take_option(lua_State *L, rv_house_action *a) {
    const int table = lua_gettop(L);
    lua_pushnil(L);
    if (!lua_istable(L, table) || !lua_next(L, table) || lua_type(L, -2) != LUA_TSTRING ||
        lua_type(L, -1) != LUA_TSTRING || lua_rawlen(L, -2) >= sizeof a->option ||
        lua_rawlen(L, -1) >= sizeof a->value)
        refuse(L, a, "option", "is a table with one option and its value");
    strcpy(a->option, lua_tostring(L, -2));
    strcpy(a->value, lua_tostring(L, -1));
}

/* The value at the top is that of a field. */
static void take_field(lua_State *L, rv_script_action *of, const struct field *f) {
    rv_house_action *a = &of->declared;
    char *at = (char *)of + f->at, name[sizeof a->key + 8];
    rv_str text;
    int whole = lua_isinteger(L, -1), value = lua_gettop(L);
    lua_Integer n = lua_tointeger(L, -1);
    switch (f->sort) {
    case TEXT:
        if (lua_type(L, -1) != LUA_TSTRING)
            wrong(L, a, f->name, "a text");
        text.s = lua_tolstring(L, -1, &text.n);
        if (!text.n || text.n >= f->size || strlen(text.s) < text.n)
            refuse(L, a, f->name,
                   lua_pushfstring(L, "is a text of 1 to %d bytes", (int)f->size - 1));
        memcpy(at, text.s, text.n + 1);
        rv_script_clean(at);
        if (at == a->form && memcmp(at, text.s, text.n) != 0)
            refuse(L, a, f->name, "has a character that cannot be typed");
        break;
    case NUMBER:
        if (!whole || n < f->least || n > f->most)
            refuse(L, a, f->name,
                   lua_pushfstring(L, "is a whole number from %d to %d", f->least, f->most));
        *(int *)(void *)at = (int)n;
        break;
    case TRUTH:
        if (!lua_isboolean(L, -1))
            wrong(L, a, f->name, "true or false");
        *(bool *)(void *)at = lua_toboolean(L, -1);
        break;
    case OPTION: take_option(L, a); break;
    case TOKEN: *(int *)(void *)at = rv_script_token(L, a->place); break;
    case CHOSEN:
        *(int *)(void *)at = rv_option_find(rv_hooks_of(L)->rs, rv_str_of(luaL_checkstring(L, -1)));
        break;
    case NEAR:
        rv_script_take_places(L, value, a->place,
                              lua_pushfstring(L, "`near` of action `%s`", a->key), &a->near);
        break;
    case FUNCTION:
        snprintf(name, sizeof name, "%s.%s", a->key, f->name);
        rv_script_keep_function(L, a->place, "action", name, (rv_script_function *)(void *)at);
        break;
    case MOMENT: take_moment(L, a); break;
    case INSTEAD:
        if (lua_type(L, -1) != LUA_TSTRING || strcmp(lua_tostring(L, -1), "follower") != 0)
            refuse(L, a, f->name, "is \"follower\" or left out");
        a->instead = true;
    }
}

/* Do the fields go with one another, and is none missing? */
static void check_together(lua_State *L, const rv_house_action *a) {
    if (*a->chance && (*a->form || a->lists))
        refuse(L, a, "chance", "takes the place of `form` and `list`");
    if (a->instead && (a->must || *a->chance || a->when != RV_WHEN_LAID))
        luaL_error(L,
                   "%s: action `%s` is done instead of a follower: it goes with `when = \"laid\"`, "
                   "and without `must` and `chance`; change these, or leave out `instead`",
                   a->place, a->key);
    if (*a->alone && !a->instead)
        refuse(L, a, "alone", "goes only with `instead`");
    if (!*a->form && !*a->chance)
        refuse(L, a, "form", "is missing");
    if (a->each && a->most == 1)
        refuse(L, a, "each", "goes with `many`");
    if (a->walks != RV_NONE && (strcmp(a->form, "{cell}") != 0 || a->lists || !a->near.some))
        refuse(L, a, "walks", "goes with the form {cell} and `near`, not `list`");
    if (a->near.some && ((!a->lists && a->walks == RV_NONE) || a->when == RV_WHEN_TURN))
        refuse(L, a, "near", "goes with `list`, and with a tile that lies");
    if (!a->line)
        refuse(L, a, "act", "is missing");
}

/* The table of an action is at the top, its key below it; that the engine has no entry with this
 * key is checked where documents are read. */
static void take_action(lua_State *L, const rv_script *s, rv_script_action *of) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_";
    rv_house_action *a = &of->declared;
    rv_str key = {NULL, 0};
    int table = lua_gettop(L);
    if (lua_type(L, -2) == LUA_TSTRING)
        key.s = lua_tolstring(L, -2, &key.n);
    *of = (rv_script_action){.script = s};
    *a = (rv_house_action){.script = s->name,
                           .walks = RV_NONE,
                           .shuns = RV_NONE,
                           .once = RV_NONE,
                           .most = 1,
                           .odds = 1,
                           .idle = RV_NONE,
                           .order = 50};
    rv_script_defined(L, s, a->place, sizeof a->place);
    if (key.n < 2 || key.n >= sizeof a->key || key.s[0] < 'a' || key.s[0] > 'z' ||
        strspn(key.s, letters) != key.n)
        luaL_error(L, "%s: an action is called by 2 to 32 small letters, digits and underscores",
                   a->place);
    for (int i = 0; i < RV_ACTION_FUNCTIONS; i++)
        of->functions[i].function = LUA_NOREF;
    memcpy(a->key, key.s, key.n + 1);
    if (!lua_istable(L, -1))
        luaL_error(L, "%s: action `%s` is a table, not a %s", a->place, a->key, rv_script_type(L));
    rv_script_check_keys(L, table, lua_pushfstring(L, "%s: action `%s`", a->place, a->key),
                         field_name);
    lua_settop(L, table);
    for (int i = 0; field_name(NULL, i); i++) {
        if (rv_script_push_field(L, table, fields[i].name) != LUA_TNIL)
            take_field(L, of, &fields[i]);
        lua_settop(L, table);
    }
    if (!a->when)
        a->when = RV_WHEN_LAID;
    if (a->idle == RV_NONE)
        a->idle = *a->after ? 0 : MOSTLY;
    a->line = of->functions[RV_ACTION_ACT - RV_HOOKS].line;
    a->lists = of->functions[RV_ACTION_LIST - RV_HOOKS].line;
    check_together(L, a);
    if (*a->rule)
        rv_script_check_rule(L, a->place, "rule", a->rule);
    rv_script_check_kept(L, s, a->place, a->needs);
    if (!*a->rule)
        memcpy(a->rule, s->rule, sizeof a->rule);
    if (!*a->verb)
        memcpy(a->verb, a->key, sizeof a->verb);
}

void rv_script_take_actions(lua_State *L, rv_script *s) {
    s->nactions = 0;
    s->held = LUA_NOREF;
    if (rv_script_push_field(L, 1, "actions") == LUA_TNIL)
        return;
    int table = lua_gettop(L);
    rv_sorted_keys(L, table);
    int n = (int)lua_rawlen(L, -1);
    if (n > RV_LIMIT_SCRIPT_ACTIONS)
        luaL_error(L, "%s: more than %d actions", s->file, RV_LIMIT_SCRIPT_ACTIONS);
    s->actions = lua_newuserdatauv(L, sizeof *s->actions * (size_t)(n + 1), 0);
    s->held = luaL_ref(L, LUA_REGISTRYINDEX);
    for (int i = 1; i <= n; i++) {
        lua_settop(L, table + 1);
        lua_rawgeti(L, -1, i);
        lua_pushvalue(L, -1);
        lua_rawget(L, table);
        take_action(L, s, &s->actions[i - 1]);
        s->nactions++;
    }
}

const rv_house_action *rv_house_action_at(const rv_hooks *h, int i) {
    for (int s = 0; h && !h->failed && s < h->n; s++) {
        if (i < h->in_force[s]->nactions)
            return &h->in_force[s]->actions[i].declared;
        i -= h->in_force[s]->nactions;
    }
    return NULL;
}

static const rv_script_action *declaring(const rv_house_action *of) {
    return (const void *)((const char *)of - offsetof(rv_script_action, declared));
}

int rv_house_action_place(const rv_hooks *h, const rv_house_action *of) {
    const rv_script_action *a = declaring(of);
    int before = 0;
    for (int s = 0; s < h->n && h->in_force[s] != a->script; s++)
        before += h->in_force[s]->nactions;
    return before + (int)(a - a->script->actions);
}

/* ---- calling --------------------------------------------------------------------------------- */

int rv_action_give(lua_State *L, const rv_call *c) {
    rv_object_push(L, RV_OBJECT_game, 0);
    rv_object_push(L, RV_OBJECT_turn, 0);
    for (int i = 0; c->parts && i < c->parts->n; i++) {
        const rv_house_part *p = &c->parts->part[i];
        switch (p->sort) {
        case RV_HOUSE_NOTHING: lua_pushnil(L); break;
        case RV_HOUSE_NUMBER: lua_pushinteger(L, p->i); break;
        case RV_HOUSE_TEXT: lua_pushstring(L, p->text); break;
        default: rv_object_push(L, (rv_object_kind)p->sort, p->i);
        }
    }
    return 2 + (c->parts ? c->parts->n : 0);
}

/* What was listed, for a caller that may need memory; which is next, or at the top in words. */
typedef struct listed {
    lua_State *L;
    const rv_call *c;
    int list; /* its place on the stack */
    lua_Integer n, at;
} listed;

/* A text with a byte 0 is not taken, either. */
static void see_listed(void *ud) {
    listed *all = ud;
    lua_State *L = all->L;
    for (; all->at < all->n; all->at++, lua_settop(L, all->list)) {
        if (lua_gettop(L) == all->list)
            lua_rawgeti(L, all->list, all->at + 1);
        const rv_object *o = lua_touserdata(L, -1);
        size_t n = 0;
        const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &n) : NULL;
        const int sort = text && strlen(text) == n ? RV_HOUSE_TEXT : RV_HOUSE_NOTHING;
        const rv_house_part p = {o ? o->kind : sort, o ? o->i : 0, text};
        if (p.sort == RV_HOUSE_NOTHING || !all->c->see(all->c->ud, &p))
            return;
    }
}

/* A value at the top as records write it, by what tostring makes of it. */
static const char *text_of(lua_State *L, const rv_call *c) {
    bool fraction = lua_type(L, -1) == LUA_TNUMBER && !lua_isinteger(L, -1);
    size_t n;
    if (lua_type(L, -1) != LUA_TSTRING)
        rv_push_text(L, lua_gettop(L));
    const char *text = lua_tolstring(L, -1, &n);
    if (fraction || strlen(text) < n)
        rv_call_wrong(L, c,
                      fraction ? "lists a number that is not whole" : "lists a text with a byte 0");
    return text;
}

/* True stands for all values of the form. What is not taken as it is, is written as records write
 * it, by what tostring makes of it. */
void rv_action_take_list(lua_State *L, rv_call *c) {
    const int list = lua_gettop(L);
    c->all = lua_isboolean(L, list) && lua_toboolean(L, list);
    if (c->all)
        return;
    const lua_Integer n = lua_istable(L, list) ? rv_script_listed(L) : -1;
    if (n < 0)
        rv_call_error(L, c, "returns a list of values, not a %s%s", rv_script_type(L),
                      lua_istable(L, list) ? " whose keys are not 1, 2 and so on" : "");
    if (n > RV_LIMIT_SCRIPT_VALUES)
        rv_call_error(L, c, "lists more than %d values", RV_LIMIT_SCRIPT_VALUES);
    rv_script_charge(L, n);
    listed all = {.L = L, .c = c, .list = list, .n = n};
    while (n && (rv_script_engine(L, see_listed, &all), all.at < n)) {
        lua_pushstring(L, text_of(L, c));
        lua_replace(L, list + 1);
        lua_settop(L, list + 1);
    }
}

static rv_call call_of(const rv_house_action *of, int function, const rv_house_value *v) {
    const rv_script_action *a = declaring(of);
    static const rv_given nothing;
    return (rv_call){.hook = (rv_hook_id)function,
                     .given = &nothing,
                     .action = a,
                     .script = a->script,
                     .function = &a->functions[function - RV_HOOKS],
                     .parts = v};
}

/* The text that a function of the action returns; "" for none. */
static const char *text_by(rv_game *g, const rv_house_action *of, int function,
                           const rv_house_value *v) {
    rv_call c = call_of(of, function, v);
    if (c.function->line)
        rv_script_run(g, &c);
    return c.refused ? g->scripts.house->refusal.reason : "";
}

bool rv_house_may(rv_game *g, const rv_house_action *of, const rv_house_value *v) {
    return !*text_by(g, of, RV_ACTION_MAY, v);
}

const char *rv_house_tells(rv_game *g, const rv_house_action *of, const rv_house_value *v) {
    return text_by(g, of, RV_ACTION_TELLS, v);
}

void rv_house_act(rv_game *g, const rv_house_action *of, const rv_house_value *v) {
    rv_call c = call_of(of, RV_ACTION_ACT, v);
    rv_script_run(g, &c);
}

bool rv_house_list(rv_game *g, const rv_house_action *of, const rv_house_value *led_by,
                   bool (*see)(void *ud, const rv_house_part *p), void *ud) {
    rv_call c = call_of(of, RV_ACTION_LIST, led_by);
    c.see = see;
    c.ud = ud;
    rv_script_run(g, &c);
    return !c.all;
}

void rv_house_fault(rv_game *g, const rv_house_action *of, const char *what) {
    rv_call c = call_of(of, RV_ACTION_LIST, NULL);
    rv_script_fail(g->scripts.hooks, false, "%s:%d: %s %s", c.script->file, c.function->line,
                   rv_call_name(g->scripts.hooks, &c), what);
}
