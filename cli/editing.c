#include "editing.h"
#include <dlfcn.h>
#include <stddef.h>
#include <unistd.h>

static editing loaded;
static bool is_loaded;

void editing_load(void) {
    void *library = isatty(STDIN_FILENO) ? dlopen("libedit.so.2", RTLD_NOW) : NULL;
    is_loaded = library != NULL;
#define FIND(call)                                                                                 \
    if (is_loaded)                                                                                 \
        is_loaded = (*(void **)&loaded.call = dlsym(library, #call)) != NULL;
    EDITING_CALLS(FIND)
#undef FIND
}

const editing *editing_loaded(void) {
    return is_loaded ? &loaded : NULL;
}
