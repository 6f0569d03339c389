#include "load.h"
#include "files.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- rulesets and scripts by name ---------------------------------------------------------- */

static char *load_file(out *path, const char *name, size_t *n) {
    int error = 0;
    out_printf(path, "/%s", name);
    char *bytes = path->error ? NULL : file_bytes(out_text(path), n, &error);
    out_reset(path);
    if (error == ENOMEM)
        path->error = ENOMEM;
    return bytes;
}

/* The user's own directory; false when there is no home. */
static bool put_data_home(out *path) {
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (data && *data == '/') /* anything else the XDG specification says to ignore */
        out_printf(path, "%s/reeve", data);
    else if (home && *home)
        out_printf(path, "%s/.local/share/reeve", home);
    return path->n > 0;
}

static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    static const char *const folders[] = {
        [RV_ASSET_RULESET] = "/rulesets", [RV_ASSET_SCRIPT] = "/scripts"};
    const load_path *where = ud;
    char *bytes = NULL;
    out path;
    out_open(&path, OUT_NOWHERE, false);
    for (int i = 0; asset == RV_ASSET_RULESET && !bytes && i < where->rules->n; i++) {
        out_put(&path, where->rules->s[i]);
        bytes = load_file(&path, name, n);
    }
    if (!bytes && put_data_home(&path)) {
        out_put(&path, folders[asset]);
        bytes = load_file(&path, name, n);
    }
    out_end(&path, where->err);
    return bytes;
}

rv_loader load_from(const load_path *path) {
    return (rv_loader){load, (void *)(uintptr_t)path};
}

rv_status load_check(const load_path *path, out *err) {
    for (int i = 0; i < path->rules->n; i++) {
        const char *dir = path->rules->s[i];
        struct stat st;
        if (!stat(dir, &st) && S_ISDIR(st.st_mode))
            continue;
        out_put(err, "reeve: ");
        out_clean(err, dir);
        out_put(err, ": there is no such directory\n");
        return RV_UNREADABLE;
    }
    return RV_FINE;
}

/* ---- scripts by path ----------------------------------------------------------------------- */

static bool is_path(const char *script) {
    size_t n = strlen(script);
    return strchr(script, '/') || (n > 4 && !strcmp(script + n - 4, ".lua"));
}

static bool read_script(rv_str *text, const char *path, out *err) {
    int error = 0;
    size_t n = 0;
    char *bytes = file_bytes(path, &n, &error);
    if (!bytes) {
        out_put(err, "reeve: ");
        out_clean(err, path);
        out_printf(err, ": %s\n", file_trouble(error));
    }
    *text = (rv_str){bytes, n};
    return bytes;
}

rv_status load_scripts_read(load_scripts *s, const word_list *names, out *err) {
    *s = (load_scripts){calloc((size_t)names->n + 1, sizeof *s->texts), names->n};
    if (!s->texts) {
        err->error = ENOMEM;
        return RV_LIMIT_HIT;
    }
    for (int i = 0; i < s->n; i++)
        if (is_path(names->s[i]) && !read_script(&s->texts[i], names->s[i], err))
            return RV_UNREADABLE;
    return RV_FINE;
}

void load_scripts_free(load_scripts *s) {
    for (int i = 0; s->texts && i < s->n; i++)
        free((char *)(uintptr_t)s->texts[i].s);
    free(s->texts);
}
