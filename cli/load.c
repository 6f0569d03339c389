/* load.c - reads what was named: whole files, and rulesets and scripts by name or path.
 *
 * load_from gives the library a loader that searches the folders
 * of --rules, then the user's own. Lists of names (`load_names`) are those of the same folders.
 */
#include "run.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- files --------------------------------------------------------------------------------- */

/* Reads to the end; the file may have grown since its size was read. */
static char *read_all(int fd, size_t size, size_t *n, int *error) {
    char *bytes = malloc(size + 1);
    *n = 0;
    *error = bytes ? 0 : ENOMEM;
    while (!*error && *n < size) {
        ssize_t k = read(fd, bytes + *n, size - *n);
        if (k == 0)
            break;
        if (k > 0)
            *n += (size_t)k;
        else if (errno != EINTR)
            *error = errno;
    }
    if (*error) {
        free(bytes);
        return NULL;
    }
    bytes[*n] = '\0';
    return bytes;
}

char *file_bytes(const char *path, size_t *n, int *error) {
    struct stat st;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    *error = fd < 0 || fstat(fd, &st)     ? errno
             : S_ISDIR(st.st_mode)        ? EISDIR
             : !S_ISREG(st.st_mode)       ? EINVAL
             : st.st_size > FILES_LARGEST ? EFBIG
                                          : 0;
    char *bytes = *error ? NULL : read_all(fd, (size_t)st.st_size, n, error);
    if (fd >= 0)
        close(fd);
    return bytes;
}

const char *file_trouble(int error) {
    switch (error) {
    case EISDIR: return "is a directory";
    case ENOENT: return "there is no such file";
    case EACCES: return "may not be read";
    case EFBIG: return "is larger than 4 MiB";
    case ENOMEM: return "is too much for the memory";
    default: return strerror(error);
    }
}

/* ---- rulesets and scripts by name ------------------------------------------------------------ */

/* Returns NULL with *n 0 if the file does not exist, with *n 1 if it cannot be read. */
static char *load_file(out *err, const char *dir, const char *name, size_t *n) {
    int error = 0;
    const char *path = out_joined(err, dir, "/", name, NULL);
    char *bytes = err->error == ENOMEM ? NULL : file_bytes(path, n, &error);
    if (error == ENOMEM)
        out_fail(err, ENOMEM);
    if (!bytes)
        *n = error && error != ENOENT && error != ENOTDIR;
    return bytes;
}

const char *load_home(out *err) {
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (data && *data == '/') /* the XDG specification says to ignore any other value */
        return out_joined(err, data, "/reeve", NULL);
    return home && *home ? out_joined(err, home, "/.local/share/reeve", NULL) : NULL;
}

static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    const load_path *where = ud;
    char *bytes = NULL;
    *n = 0;
    for (int i = 0; asset == RV_ASSET_RULESET && !bytes && !*n && i < where->rules->n; i++)
        bytes = load_file(where->err, where->rules->s[i], name, n);
    const char *home = bytes || *n ? NULL : load_home(where->err);
    if (!home)
        return bytes;
    /* A home that cannot be entered belongs to another user and counts as missing. */
    const char *folder = asset == RV_ASSET_RULESET ? "/rulesets" : "/scripts";
    const char *dir = out_joined(where->err, home, folder, NULL);
    bool entered = !access(dir, X_OK) || errno != EACCES;
    return entered ? load_file(where->err, dir, name, n) : NULL;
}

rv_loader load_from(const load_path *path) {
    return (rv_loader){load, (void *)(uintptr_t)path};
}

rv_status load_check(run *r) {
    for (int i = 0; i < r->args->rules.n; i++) {
        const char *dir = r->args->rules.s[i];
        struct stat st;
        if (stat(dir, &st) || !S_ISDIR(st.st_mode))
            return complain(r, RV_UNREADABLE, dir, "there is no such directory");
    }
    return RV_FINE;
}

/* ---- names of rulesets and scripts ----------------------------------------------------------- */

static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";

bool load_is_name(const char *name) {
    size_t n = strspn(name, plain);
    return n > 0 && n <= 64 && !name[n];
}

/* Adds the first n bytes of a text as a name, unless the list has it. */
static void add_name(load_names *names, const char *name, size_t n, out *err) {
    for (int i = 0; i < names->n; i++)
        if (strlen(names->s[i]) == n && !memcmp(names->s[i], name, n))
            return;
    char **more = realloc(names->s, ((size_t)names->n + 1) * sizeof *more);
    names->s = more ? more : names->s;
    char *copy = more ? strndup(name, n) : NULL;
    if (copy)
        names->s[names->n++] = copy;
    else
        out_fail(err, ENOMEM);
}

/* The scripts in a directory, or the rulesets in the directories below it. Files that a record
 * cannot name are ignored, and so is reeve.d.lua, which is for editors. */
static void add_entries(load_names *names, const char *path, bool rulesets, out *err) {
    DIR *d = err->error == ENOMEM ? NULL : opendir(path);
    for (const struct dirent *e; d && (e = readdir(d));) {
        size_t n = strspn(e->d_name, plain);
        struct stat st;
        if (n < 1 || n > 64 || strcmp(e->d_name + n, rulesets ? "" : ".lua"))
            continue;
        const char *file =
            rulesets ? out_joined(err, path, "/", e->d_name, "/ruleset.yaml", NULL) : NULL;
        if (!file || (err->error != ENOMEM && !stat(file, &st) && S_ISREG(st.st_mode)))
            add_name(names, e->d_name, n, err);
    }
    if (d)
        closedir(d);
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Sorts those from the i-th on. */
static void sort_names(load_names *names, int i) {
    if (names->n > i)
        qsort(names->s + i, (size_t)(names->n - i), sizeof *names->s, by_name);
}

void load_script_names(run *r, load_names *names) {
    const char *name, *home = load_home(r->err);
    *names = (load_names){NULL, 0};
    for (int i = 0; (name = rv_library_script_at(r->library, i)); i++)
        add_name(names, name, strlen(name), r->err);
    if (home)
        add_entries(names, out_joined(r->err, home, "/scripts", NULL), false, r->err);
    sort_names(names, 0);
}

void load_script_names_of(run *r, load_names *names, const char *ruleset) {
    const word_list *dirs = r->path.rules;
    out *err = r->err;
    const char *home = load_home(err);
    for (size_t n; (n = strcspn(ruleset, "+")); ruleset += n + (ruleset[n] == '+')) {
        const char *at = out_format(err, "/%.*s/scripts", (int)n, ruleset);
        for (int i = 0; i < dirs->n; i++)
            add_entries(names, out_joined(err, dirs->s[i], at, NULL), false, err);
        if (home)
            add_entries(names, out_joined(err, home, "/rulesets", at, NULL), false, err);
    }
    sort_names(names, 0);
}

void load_ruleset_names(run *r, load_names *names) {
    const word_list *dirs = r->path.rules;
    const char *name, *home = load_home(r->err);
    *names = (load_names){NULL, 0};
    for (int i = 0; (name = rv_library_name(r->library, i)); i++)
        add_name(names, name, strlen(name), r->err);
    int own = names->n;
    for (int i = 0; i < dirs->n; i++)
        add_entries(names, dirs->s[i], true, r->err);
    if (home)
        add_entries(names, out_joined(r->err, home, "/rulesets", NULL), true, r->err);
    sort_names(names, own);
}

void load_names_in(load_names *names, const char *dir, bool rulesets, out *err) {
    *names = (load_names){NULL, 0};
    add_entries(names, dir, rulesets, err);
    sort_names(names, 0);
}

void load_names_free(load_names *names) {
    for (int i = 0; i < names->n; i++)
        free(names->s[i]);
    free(names->s);
}

/* ---- scripts by path ------------------------------------------------------------------------- */

bool load_is_path(const char *script) {
    size_t n = strlen(script);
    return strchr(script, '/') || (n > 4 && !strcmp(script + n - 4, ".lua"));
}

rv_status load_scripts_read(run *r) {
    const word_list *names = &r->args->scripts;
    load_scripts *s = &r->scripts;
    rv_status status = RV_FINE;
    *s = (load_scripts){calloc((size_t)names->n + 1, sizeof *s->texts), names->n};
    if (!s->texts)
        return ran_out(r);
    for (int i = 0; i < s->n && status == RV_FINE; i++)
        if (load_is_path(names->s[i])) {
            int error = 0;
            s->texts[i].s = file_bytes(names->s[i], &s->texts[i].n, &error);
            if (!s->texts[i].s)
                status = complain(r, error == ENOMEM ? RV_LIMIT_HIT : RV_UNREADABLE, names->s[i],
                                  file_trouble(error));
        }
    return status;
}

void load_scripts_free(load_scripts *s) {
    for (int i = 0; s->texts && i < s->n; i++)
        free((char *)(uintptr_t)s->texts[i].s);
    free(s->texts);
}
