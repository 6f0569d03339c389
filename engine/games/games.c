/* games.c - the games, and all else that is called by layers before their own. */
#include "core/module.h"
#include "record/form.h"
#include "ruleset/library.h"

#define RV_GAME(id, name, ...) extern const rv_module rv_##name##_module;
#include "games/games.def"

static const rv_module *const modules[] = {
#define RV_GAME(id, name, ...) &rv_##name##_module,
#include "games/games.def"
};

static const rv_links links = {
    .modules = modules, .is_key = rv_is_document_key, .follower = rv_house_follower};

rv_library *rv_library_new(const rv_loader *loader) {
    return rv_library_open(loader, &links);
}
