/* games.c - the games, and all else that is called by layers before their own: tables that
 * are made of options.txt and of hooks.txt. A new library gets them as its rv_links. */
#include "lua/script_lua.h"
#include "record/form.h"

#define RV_GAME(id, name, ...) extern const rv_module rv_##name##_module;
#include "gen/options.def"

static const rv_module *const modules[] = {
#define RV_GAME(id, name, ...) &rv_##name##_module,
#include "gen/options.def"
};

static const rv_game_checks *const checks[] = {
#define RV_GAME(id, name, ...) &rv_##name##_module.checks,
#include "gen/options.def"
};

#define RV_METHOD(object, name, ...) rv_method rv_lua_##object##_##name;
#define RV_EFFECT RV_METHOD
#define RV_GIVEN(name, ...) void rv_give_##name(lua_State *L, const rv_call *c);
#include "gen/hooks.def"

static rv_method *const methods[] = {
#define RV_METHOD(object, name, ...) rv_lua_##object##_##name,
#define RV_EFFECT RV_METHOD
#include "gen/hooks.def"
};

static void (*const givers[])(lua_State *L, const rv_call *c) = {
#define RV_GIVEN(name, ...) rv_give_##name,
#include "gen/hooks.def"
};

static const rv_links links = {.modules = modules,
                               .checks = checks,
                               .methods = methods,
                               .givers = givers,
                               .is_key = rv_is_document_key,
                               .follower = rv_house_follower};

rv_library *rv_library_new(rv_load *load, void *ud) {
    return rv_library_open((rv_loader){load, ud}, &links);
}
