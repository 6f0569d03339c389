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
#include <sys/stat.h>
#include <unistd.h>

/* ---- files --------------------------------------------------------------------------------- */

char *file_bytes(const char *path, size_t *n) {
    struct stat st;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    int error = fd < 0 || fstat(fd, &st)     ? errno
                : S_ISDIR(st.st_mode)        ? EISDIR
                : !S_ISREG(st.st_mode)       ? EINVAL
                : st.st_size > FILES_LARGEST ? EFBIG
                                             : 0;
    size_t size = error ? 0 : (size_t)st.st_size; /* it may have grown since */
    char *bytes = out_needed(malloc(size + 1));
    *n = 0;
    for (ssize_t k = 1; k && !error && *n < size;) {
        k = read(fd, bytes + *n, size - *n);
        *n += k > 0 ? (size_t)k : 0;
        error = k < 0 && errno != EINTR ? errno : 0;
    }
    bytes[*n] = '\0';
    if (fd >= 0)
        close(fd);
    if (error)
        free(bytes);
    errno = error;
    return error ? NULL : bytes;
}

const char *file_trouble(int error) {
    switch (error) {
    case EISDIR: return "is a directory";
    case ENOENT: return "there is no such file";
    case EACCES: return "may not be read";
    case EFBIG: return "is larger than 4 MiB";
    default: return strerror(error);
    }
}

/* ---- rulesets and scripts by name ------------------------------------------------------------ */

/* Returns NULL with *n 0 if the file does not exist, with *n 1 if it cannot be read. */
static char *load_file(out *err, const char *dir, const char *name, size_t *n) {
    char *bytes = file_bytes(out_joined(err, dir, "/", name, NULL), n);
    if (!bytes)
        *n = errno != ENOENT && errno != ENOTDIR;
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

/* ---- names of rulesets and scripts ----------------------------------------------------------- */

/* Adds the first n bytes of a text as a name, unless the list has it: in its place by name, behind
 * those that keep their order. */
static void add_name(load_names *names, const char *name, size_t n) {
    for (int i = 0; i < names->n; i++)
        if (strlen(names->s[i]) == n && !memcmp(names->s[i], name, n))
            return;
    char **s = names->s = out_needed(realloc(names->s, ((size_t)names->n + 1) * sizeof *s));
    char *copy = out_needed(strndup(name, n));
    int at = names->n++;
    for (; at > names->fixed && strcmp(s[at - 1], copy) > 0; at--)
        s[at] = s[at - 1];
    s[at] = copy;
}

void load_names_in(load_names *names, const char *dir, bool rulesets, out *err) {
    DIR *d = opendir(dir);
    for (const struct dirent *e; d && (e = readdir(d));) {
        rv_str end = rv_str_of(e->d_name);
        const rv_str name = rulesets ? end : rv_str_cut(&end, ".");
        struct stat st;
        if (!rv_plain_name(name) || !(rulesets || rv_str_is(end, "lua")))
            continue;
        const char *file =
            rulesets ? out_joined(err, dir, "/", e->d_name, "/ruleset.yaml", NULL) : NULL;
        if (!file || (!stat(file, &st) && S_ISREG(st.st_mode)))
            add_name(names, e->d_name, name.n);
    }
    if (d)
        closedir(d);
}

/* Adds the names in the folders of rulesets, of each in what lies there under the name `below`. */
static void add_from_folders(run *r, load_names *names, const char *below, bool rulesets) {
    const word_list *dirs = r->path.rules;
    const char *home = load_home(r->err);
    for (int i = 0; i < dirs->n; i++)
        load_names_in(names, out_joined(r->err, dirs->s[i], below, NULL), rulesets, r->err);
    if (home)
        load_names_in(names, out_joined(r->err, home, "/rulesets", below, NULL), rulesets, r->err);
}

void load_script_names(run *r, load_names *names) {
    const char *name, *home = load_home(r->err);
    for (int i = 0; (name = rv_library_script_at(r->library, i)); i++)
        add_name(names, name, strlen(name));
    if (home)
        load_names_in(names, out_joined(r->err, home, "/scripts", NULL), false, r->err);
}

void load_script_names_of(run *r, load_names *names, const char *ruleset) {
    for (size_t n; (n = strcspn(ruleset, "+")); ruleset += n + (ruleset[n] == '+'))
        add_from_folders(r, names, out_format(r->err, "/%.*s/scripts", (int)n, ruleset), false);
}

void load_ruleset_names(run *r, load_names *names) {
    const char *name;
    for (; (name = rv_library_name(r->library, names->fixed)); names->fixed++)
        add_name(names, name, strlen(name));
    add_from_folders(r, names, "", true);
}

void load_names_free(load_names *names) {
    for (int i = 0; i < names->n; i++)
        free(names->s[i]);
    free(names->s);
}

/* ---- what the command line names ------------------------------------------------------------- */

bool load_is_path(const char *script) {
    size_t n = strlen(script);
    return strchr(script, '/') || (n > 4 && !strcmp(script + n - 4, ".lua"));
}

rv_status load_begin(run *r) {
    const word_list *rules = &r->args->rules, *names = &r->args->script;
    struct stat st;
    r->scripts = out_needed(calloc((size_t)names->n + 1, sizeof *r->scripts));
    for (int i = 0; i < rules->n; i++)
        if (stat(rules->s[i], &st) || !S_ISDIR(st.st_mode))
            return complain(r, RV_UNREADABLE, rules->s[i], "there is no such directory");
    for (int i = 0; i < names->n; i++) {
        rv_str *text = &r->scripts[i];
        if (load_is_path(names->s[i]) && !(text->s = file_bytes(names->s[i], &text->n)))
            return complain(r, RV_UNREADABLE, names->s[i], file_trouble(errno));
    }
    return RV_FINE;
}

void load_end(run *r) {
    for (int i = 0; r->scripts && i < r->args->script.n; i++)
        free((char *)(uintptr_t)r->scripts[i].s);
    free(r->scripts);
}
