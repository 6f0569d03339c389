/* script_trace.c - tells of the calls of hooks: what each is given, and what it answers; and of
 * what a script prints. Nothing is made in Lua, so that a trace costs a script nothing. */
#include "lua/script_lua.h"
#include <stdio.h>

/* Puts texts together, as far as there is room. */
static void put(rv_trace_text out, const char *const *texts, int n) {
    char *to = out, *const end = out + sizeof(rv_trace_text) - 1;
    for (int i = 0; i < n; i++)
        for (const char *c = texts[i]; *c && to < end; c++)
            *to++ = *c;
    *to = '\0';
}

static void describe_feature(const rv_game *g, int root, rv_trace_text out) {
    char cell[RV_CELL_NAME];
    const int first = rv_feature_first(g, root);
    const char *texts[] = {rv_kind_of(g, root)->name, "@", cell, ".", ""};
    if (first != RV_NONE) {
        rv_cell_write(g, g->placed[first].x, g->placed[first].y, cell);
        texts[4] = rv_place_on(g, first, root, 1u << g->nodes[root].kind);
    }
    put(out, texts, first == RV_NONE ? 1 : 5);
}

static void describe_follower(const rv_game *g, int node, rv_trace_text out) {
    const rv_node *n = &g->nodes[node];
    const rv_placed *p = &g->placed[n->placed];
    int figure = rv_piece_figure(n->piece);
    const rv_figure_row *f = &g->rs->figures[figure];
    char cell[RV_CELL_NAME];
    rv_cell_write(g, p->x, p->y, cell);
    const char *const texts[] = {
        f->prefix, rv_figure_role(g->rs, figure, n->kind),
        "@",       cell,
        ".",       rv_place_on(g, n->placed, rv_root(g, node), rv_figure_kinds(f, n->kind))};
    put(out, texts, 6);
}

void rv_object_describe(lua_State *L, const rv_object *o, rv_trace_text out) {
    static const char *const kinds[] = {
#define RV_OBJECT(name, doc) #name,
#include "core/hooks.def"
    };
    const rv_game *g = rv_game_of(L);
    if (o->kind == RV_OBJECT_feature)
        describe_feature(g, o->i, out);
    else if (o->kind == RV_OBJECT_cell)
        rv_cell_write(g, rv_pos_x(g, o->i), o->i / g->width + g->y0, out);
    else if (o->kind == RV_OBJECT_follower && g->nodes[o->i].piece)
        describe_follower(g, o->i, out);
    else if (o->kind == RV_OBJECT_player)
        snprintf(out, sizeof(rv_trace_text), "%s", rv_hook_label(rv_game_of(L), o->i));
    else if (o->kind == RV_OBJECT_tile && o->i != RV_NONE)
        snprintf(out, sizeof(rv_trace_text), "tile %s", g->placed[o->i].tile->id);
    else if (o->kind == RV_OBJECT_token)
        snprintf(out, sizeof(rv_trace_text), "%s", g->rs->tokens[o->i].key);
    else
        snprintf(out, sizeof(rv_trace_text), "%s",
                 o->kind < RV_OBJECTS ? kinds[o->kind] : "game.state");
}

static void describe(lua_State *L, int i, const char *quote, rv_trace_text out) {
    int type = lua_type(L, i);
    if (type == LUA_TSTRING)
        snprintf(out, sizeof(rv_trace_text), "%s%s%s", quote, lua_tostring(L, i), quote);
    else if (lua_isinteger(L, i))
        snprintf(out, sizeof(rv_trace_text), LUA_INTEGER_FMT, (LUAI_UACINT)lua_tointeger(L, i));
    else if (type == LUA_TNUMBER && !lua_rawequal(L, i, i))
        snprintf(out, sizeof(rv_trace_text), "nan"); /* its sign is the machine's */
    else if (type == LUA_TNUMBER)
        snprintf(out, sizeof(rv_trace_text), "%.14g", lua_tonumber(L, i));
    else if (type == LUA_TBOOLEAN)
        snprintf(out, sizeof(rv_trace_text), "%s", lua_toboolean(L, i) ? "true" : "false");
    else if (type == LUA_TUSERDATA)
        rv_object_describe(L, lua_touserdata(L, i), out);
    else
        snprintf(out, sizeof(rv_trace_text), "%s", lua_typename(L, type));
    rv_script_clean(out);
}

/* Adds to a text what there is room for. */
static void add(rv_trace_text to, const char *more) {
    size_t n = strlen(to);
    snprintf(to + n, sizeof(rv_trace_text) - n, "%s", more);
}

/* "{R, B}"; only the items of a list are looked at, without metamethods. */
static void describe_list(lua_State *L, int i, rv_trace_text out) {
    rv_trace_text item;
    snprintf(out, sizeof item, "{");
    for (lua_Integer n = 1; n <= RV_TURN_COMPLETED; n++) {
        bool there = lua_rawgeti(L, i, n) != LUA_TNIL;
        if (there)
            describe(L, -1, "\"", item);
        lua_pop(L, 1);
        if (!there)
            break;
        add(out, n > 1 ? ", " : "");
        add(out, item);
    }
    add(out, "}");
}

void rv_trace_arguments(lua_State *L, int n, rv_trace *t) {
    t->n = n;
    for (int i = 0; i < n; i++) {
        int at = lua_gettop(L) - n + 1 + i;
        if (lua_istable(L, at))
            describe_list(L, at, t->argument[i]);
        else
            describe(L, at, "\"", t->argument[i]);
    }
}

void rv_trace_answer(lua_State *L, int at, const rv_call *c, const rv_trace *t) {
    rv_hooks *h = rv_hooks_of(L);
    const char *arguments[RV_TRACE_ARGUMENTS];
    rv_trace_text answer = "";
    for (int i = 0; i < t->n; i++)
        arguments[i] = t->argument[i];
    if (lua_istable(L, at))
        describe_list(L, at, answer);
    else if (!lua_isnil(L, at))
        describe(L, at, "\"", answer);
    h->trace(h->trace_ud, &(const rv_traced){.script = c->script->name,
                                             .hook = rv_call_name(h, c),
                                             .arguments = arguments,
                                             .narguments = t->n,
                                             .text = answer});
}

int rv_lua_print(lua_State *L) {
    enum { STEPS = 20 };
    rv_hooks *h = rv_hooks_of(L);
    rv_trace_text all = "", item;
    int n = lua_gettop(L);
    rv_script_charge(L, STEPS * (n + 1));
    for (int i = 1; h->trace && i <= n; i++) {
        describe(L, i, "", item);
        add(all, i > 1 ? " " : "");
        add(all, item);
    }
    if (h->trace && h->script)
        h->trace(h->trace_ud, &(const rv_traced){.script = h->script->name, .text = all});
    return 0;
}

void rv_hooks_trace(rv_hooks *h, rv_see_traced *see, void *ud) {
    h->trace = see;
    h->trace_ud = ud;
}
