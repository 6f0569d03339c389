/* watch.c - answers again whenever a file that was named changes.
 *
 * Ten times a second the files are looked at. What tells one state of them from another is put
 * into a text (`look`); where that is another one than before, the command is called anew as soon
 * as it stays the same. So a file may be missing, be moved with its directory, or be replaced
 * through a link, on any system.
 */
#include "run.h"
#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <sys/stat.h>

/* Milliseconds. Programs save a file in several steps, which are one change: it is over when
 * nothing happens for a while, or when it has lasted for so many looks. */
enum { APART = 100, QUIET = 50, LOOKS = 200 };

/* Rulesets are folders of a folder, and have folders of scripts. */
enum { DEEP = 3 };

typedef struct watcher {
    run *r;
    const char **paths; /* of the command line: files, and then folders of rulesets */
    int nfiles, n;
    uint64_t look; /* a sum of what the files are like */
    out own;       /* the owner of the list */
    bool reported_away;
} watcher;

/* ---- what has changed ------------------------------------------------------------------------ */

static void see_file(watcher *w, const char *path) {
    struct stat st;
    if (stat(path, &st))
        return;
    const uint64_t parts[] = {st.st_ino, (uint64_t)st.st_size, (uint64_t)st.st_ctim.tv_sec,
                              (uint64_t)st.st_ctim.tv_nsec};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        w->look = (w->look ^ parts[i]) * UINT64_C(0x100000001b3);
}

/* All that can be a part of a ruleset or a script: a picture that is saved beside them is none. */
static void see_folder(watcher *w, const char *path, int deep) {
    DIR *d = deep ? opendir(path) : NULL;
    for (const struct dirent *e; d && (e = readdir(d));) {
        const char *end = strrchr(e->d_name, '.');
        const char *inner = out_joined(w->r->err, path, "/", e->d_name, NULL);
        if (end && (!strcmp(end, ".yaml") || !strcmp(end, ".lua")))
            see_file(w, inner);
        else if (end != e->d_name)
            see_folder(w, inner, deep - 1);
    }
    if (d)
        closedir(d);
}

/* Looks at everything; returns whether it has changed since the last look. */
static bool has_changed(watcher *w) {
    const uint64_t before = w->look;
    w->look = 0;
    for (int i = 0; i < w->n; i++)
        if (i < w->nfiles)
            see_file(w, w->paths[i]);
        else
            see_folder(w, w->paths[i], DEEP);
    const char *home = load_home(w->r->err);
    if (home) {
        see_folder(w, out_joined(w->r->err, home, "/rulesets", NULL), DEEP);
        see_folder(w, out_joined(w->r->err, home, "/scripts", NULL), DEEP);
    }
    out_forget(w->r->err);
    return w->look != before;
}

/* False: it is the end, by a signal, or because nobody reads any more. */
static bool wait_for_change(watcher *w) {
    struct pollfd reader = {.fd = w->r->out->fd};
    for (int i = 0; i < LOOKS;) {
        if (interrupted || poll(&reader, 1, i ? QUIET : APART) > 0 || interrupted)
            return false;
        if (has_changed(w))
            i++;
        else if (i)
            break;
    }
    return true;
}

/* ---- answers --------------------------------------------------------------------------------- */

/* Whether a file or a folder is away; that is reported once. */
static bool is_away(watcher *w) {
    struct stat st;
    int i = 0;
    while (i < w->n && (!stat(w->paths[i], &st) || (errno != ENOENT && errno != ENOTDIR)))
        i++;
    if (i < w->n && !w->reported_away)
        complain(w->r, RV_FINE, w->paths[i], "there is no such file; reeve waits for it");
    return w->reported_away = i < w->n;
}

static rv_status answer_always(watcher *w) {
    bool terminal = out_on_terminal(w->r->out);
    rv_status status = RV_UNREADABLE;
    int answers = 0;
    has_changed(w); /* what happens from now on is a change */
    do {
        if (is_away(w))
            continue;
        if (terminal) /* is cleared before each answer */
            out_put(w->r->out, "\033[H\033[2J");
        else if (answers && !w->r->args->quiet)
            out_put(w->r->out, w->r->args->form == JSON ? "\n" : "---\n");
        answers++;
        out_flush(w->r->out);
        status = run_whole(w->r);
        out_flush(w->r->err);
        out_flush(w->r->out);
        out_forget(w->r->err);
    } while (wait_for_change(w));
    return status;
}

rv_status watch(run *r) {
    const args *a = r->args;
    watcher w = {.r = r};
    struct stat st;
    bool typed = !a->operands.n;
    for (int i = 0; i < a->operands.n; i++) {
        const char *file = a->operands.s[i];
        if (!strcmp(file, "-"))
            typed = true;
        else if (!stat(file, &st) && !S_ISREG(st.st_mode))
            return complain(r, RV_MISUSED, file, "is not a file that can be watched");
    }
    /* Reading a pipe or a terminal takes what is in it, so that it cannot be read again. */
    if (typed)
        return complain(r, RV_MISUSED, "--watch", "standard input cannot be watched; name a file");
    const int most = a->operands.n + a->script.n + a->rules.n;
    w.paths = out_room(&w.own, most, sizeof *w.paths);
    for (int i = 0; i < a->operands.n; i++)
        w.paths[w.n++] = a->operands.s[i];
    for (int i = 0; i < a->script.n; i++)
        if (load_is_path(a->script.s[i]))
            w.paths[w.n++] = a->script.s[i];
    w.nfiles = w.n;
    for (int i = 0; i < a->rules.n; i++)
        w.paths[w.n++] = a->rules.s[i];
    await(SIGINT); /* an answer is finished first: it takes no long time */
    await(SIGTERM);
    rv_status status = answer_always(&w);
    out_free(&w.own);
    return status;
}
