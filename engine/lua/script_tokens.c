/* script_tokens.c - the tokens that a ruleset declares, for scripts. */
#include "core/score.h"
#include "core/tokens.h"
#include "lua/script_lua.h"
#include <stdio.h>

/* ---- names --------------------------------------------------------------------------------- */

static const char *token_name(const void *ud, int i) {
    const rv_ruleset *rs = ud;
    for (int t = 0; t < rs->ntokens; t++)
        if (!rs->tokens[t].die && i-- == 0)
            return rs->tokens[t].key;
    return NULL;
}

int rv_lua_game_token(lua_State *L) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    const char *name = lua_tostring(L, 2);
    int token = rv_token_find(rs, rv_str_of(name));
    if (token < 0 || rs->tokens[token].die)
        rv_script_no_such(L, name, token_name, rs,
                          lua_pushfstring(L, "there are no tokens `%s`", name));
    rv_object_push(L, RV_OBJECT_token, token);
    return 1;
}

static const rv_token *row(lua_State *L) {
    return &rv_game_of(L)->rs->tokens[rv_self(L)];
}

int rv_lua_token_name(lua_State *L) {
    lua_pushstring(L, row(L)->key);
    return 1;
}

static const char *face_name(const void *ud, int i) {
    const rv_token *t = ud;
    return i < t->nfaces ? t->faces[i].key : NULL;
}

/* The face at a place of the stack, as a text or a number; RV_NONE: any. Raises. */
static int face_at(lua_State *L, int i, bool needed) {
    const rv_token *t = row(L);
    if (lua_isnil(L, i)) {
        if (needed && t->nfaces)
            luaL_error(L, "%s have faces: say which one", t->several);
        return RV_NONE;
    }
    const char *name = lua_tostring(L, i);
    int face = rv_face_find(t, rv_str_of(name));
    if (face == RV_NONE)
        rv_script_no_such(L, name, face_name, t,
                          lua_pushfstring(L, "%s have no face `%s`", t->several, name));
    return face;
}

/* ---- places -------------------------------------------------------------------------------- */

/* A cell and its tile are one place, of which these tokens lie on the one or the other. */
static rv_where on_cell(const rv_game *g, int token, int pos) {
    rv_where on = {RV_SPOT_CELL, pos};
    if (!rv_token_lies_on(g, token, RV_SPOT_CELL))
        on = (rv_where){RV_SPOT_TILE, rv_placed_at(g, pos)};
    return on;
}

/* The place at 2. Raises. */
static rv_where place_at(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    int token = rv_self(L);
    if (lua_type(L, 2) == LUA_TSTRING) {
        const char *text = lua_tostring(L, 2);
        if (strcmp(text, rv_spot_key(RV_SPOT_TABLE)) == 0)
            return (rv_where){RV_SPOT_TABLE, 0};
        const int corner = rv_corner_of(g, rv_str_of(text));
        if (corner == RV_NONE)
            luaL_error(L, "`%s` is no place: type table, or a corner, such as 0,1/nw", text);
        return (rv_where){RV_SPOT_CORNER, corner};
    }
    const rv_object *o = lua_touserdata(L, 2);
    if (o->kind == RV_OBJECT_player)
        return (rv_where){RV_SPOT_PLAYER, o->i};
    if (o->kind == RV_OBJECT_feature)
        return (rv_where){RV_SPOT_FEATURE, o->i};
    if (o->kind == RV_OBJECT_cell)
        return on_cell(g, token, o->i);
    if (o->i == RV_NONE)
        luaL_error(L, "the tile does not lie on the table yet");
    return rv_token_lies_on(g, token, RV_SPOT_CELL) ? on_cell(g, token, g->placed[o->i].pos)
                                                    : (rv_where){RV_SPOT_TILE, o->i};
}

/* Raises. */
static void push_place(lua_State *L, rv_where where) {
    const rv_game *g = rv_game_of(L);
    static const rv_object_kind kinds[] = {[RV_SPOT_CELL] = RV_OBJECT_cell,
                                           [RV_SPOT_TILE] = RV_OBJECT_tile,
                                           [RV_SPOT_FEATURE] = RV_OBJECT_feature,
                                           [RV_SPOT_PLAYER] = RV_OBJECT_player};
    char corner[RV_CORNER_NAME];
    if (where.on == RV_SPOT_TABLE) {
        lua_pushstring(L, rv_spot_key(where.on));
    } else if (where.on == RV_SPOT_CORNER) {
        rv_corner_write(g, where.at, corner);
        lua_pushstring(L, corner);
    } else {
        bool feature = where.on == RV_SPOT_FEATURE;
        rv_object_push(L, kinds[where.on], feature ? rv_root(g, where.at) : where.at);
    }
}

/* ---- what is told -------------------------------------------------------------------------- */

int rv_lua_token_at(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    rv_script_charge(L, g->ntokens);
    int i = rv_token_next(g, rv_self(L), RV_NONE);
    if (i == RV_NONE)
        lua_pushnil(L);
    else
        push_place(L, g->tokens[i].where);
    return 1;
}

int rv_lua_token_places(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    int token = rv_self(L), n = 0;
    lua_newtable(L);
    RV_EACH_TOKEN(g, token, i) {
        rv_script_charge(L, g->ntokens);
        if (rv_token_first(g, token, g->tokens[i].where) != i)
            continue;
        push_place(L, g->tokens[i].where);
        lua_rawseti(L, -2, ++n);
    }
    return 1;
}

int rv_lua_token_number(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    rv_script_charge(L, g->ntokens);
    lua_pushinteger(L, rv_token_count(g, rv_self(L), face_at(L, 3, false), place_at(L)));
    return 1;
}

int rv_lua_token_left(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    rv_script_charge(L, g->ntokens);
    lua_pushinteger(L, rv_token_left(g, rv_self(L), face_at(L, 2, false)));
    return 1;
}

/* ---- effects ------------------------------------------------------------------------------- */

/* What is done with a token, as a deed: `what` is its kind, `other` its face. */
typedef struct moving {
    rv_deed deed;
    rv_where where;
    bool (*act)(rv_game *g, int token, int face, rv_where where);
    const char *verb; /* "goes to" */
} moving;

/* "the fairy goes to 0,1", "a sheep (wolf) is taken from field@0,1.n", by the rule of the tokens,
 * or of the script. */
static void act(void *ud) {
    moving *m = ud;
    rv_game *g = m->deed.g;
    const rv_token *t = &g->rs->tokens[m->deed.what];
    const char *face = m->deed.other == RV_NONE ? NULL : t->faces[m->deed.other].key;
    m->deed.done = m->act(g, m->deed.what, m->deed.other, m->where);
    if (!m->deed.done || !rv_listened(g))
        return;
    const char *place = rv_where_name(g, g->arena, m->where);
    const char *what = face ? rv_printf(g->arena, "%s (%s)", t->one, face) : t->one;
    const char *note =
        rv_printf(g->arena, "%s %s %s %s%s", t->number == 1 ? "the" : rv_article(what), what,
                  m->verb, m->where.on == RV_SPOT_TABLE ? "the " : "", place);
    const rv_item item = {.type = RV_ITEM_RULED,
                          .player = g->to_move,
                          .kind = "house_rule",
                          .feature = m->where.on == RV_SPOT_FEATURE ? place : "",
                          .rule = t->rule ? t->rule : m->deed.script->rule,
                          .note = note};
    rv_tell(g, &item);
}

static bool move(rv_game *g, int token, int face, rv_where where) {
    (void)face;
    return rv_token_move(g, token, where);
}

/* Raises, if such tokens do not lie there. */
static int run(lua_State *L, moving *m) {
    char why[160];
    m->deed = rv_deed_of(L);
    m->deed.what = rv_self(L);
    m->where = place_at(L);
    m->deed.other = m->act == move ? RV_NONE : face_at(L, 3, true);
    rv_script_charge(L, m->deed.g->ntokens);
    if (rv_token_misfit(m->deed.g, m->deed.what, m->where, why, sizeof why))
        luaL_error(L, "the tokens %s cannot be put there: %s", row(L)->key, why);
    return rv_deed_try(L, act, &m->deed, true);
}

int rv_lua_token_put(lua_State *L) {
    moving m = {.act = rv_token_put, .verb = "goes to"};
    return run(L, &m);
}

int rv_lua_token_take(lua_State *L) {
    moving m = {.act = rv_token_take, .verb = "is taken from"};
    return run(L, &m);
}

int rv_lua_token_move(lua_State *L) {
    moving m = {.act = move, .verb = "goes to"};
    const rv_token *t = row(L);
    int all = rv_token_number(rv_game_of(L), rv_self(L));
    if (all != 1)
        luaL_error(L, "token:move is for one token, and there are %d %s: use put and take", all,
                   t->several);
    run(L, &m);
    return 0;
}
