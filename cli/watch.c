/* watch.c - answers again whenever a file that was named changes.
 *
 * A `watcher` watches the directories of all paths, one above the other, because each may be
 * missing or be moved; it waits until a change is over, and then calls the command anew.
 */
#define _GNU_SOURCE /* ppoll, realpath */
#include "run.h"

#ifdef __linux__

#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

/* Programs save a file in several steps, which are one change: it is over when nothing has happened
 * for so many milliseconds, or so many times. */
enum { QUIET = 50, STEPS = 200 };

#define CHANGES                                                                                    \
    (IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO |            \
     IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
#define ITSELF (IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) /* the directory itself has gone */

/* A directory that is watched, and the name in it that counts; without a name, everything that can
 * be a part of a ruleset or a script. */
typedef struct place {
    int wd;
    char *name;
} place;

typedef struct watcher {
    run *r;
    int fd;
    place *places;
    int n;
    bool said_away;
} watcher;

static volatile sig_atomic_t interrupted;

/* An answer is finished first: it takes no long time. */
static void interrupt(int number) {
    (void)number;
    interrupted = 1;
}

/* ---- what is watched ------------------------------------------------------------------------- */

static void forget_places(watcher *w) {
    for (int i = 0; i < w->n; i++)
        free(w->places[i].name);
    free(w->places);
    w->places = NULL;
    w->n = 0;
}

/* Returns 0 or an errno. A directory that is watched already keeps its number. */
static int add_place(watcher *w, const char *directory, const char *name) {
    int wd = inotify_add_watch(w->fd, directory, CHANGES | IN_ONLYDIR);
    if (wd < 0)
        return errno;
    place *more = realloc(w->places, sizeof *more * ((size_t)w->n + 1));
    w->places = more ? more : w->places;
    char *copy = name ? strdup(name) : NULL;
    if (!more || (name && !copy))
        return ENOMEM;
    w->places[w->n++] = (place){wd, copy};
    return 0;
}

/* Each directory of the path is watched in the one above it, because it may be missing or be moved;
 * the error is that of the nearest one that exists. */
static int add_path(watcher *w, const char *path) {
    char *copy = strdup(path);
    const char *directory = copy;
    int error = copy ? ENOENT : ENOMEM;
    while (copy && directory == copy && error != ENOMEM) { /* not yet the root, or `.` */
        size_t n = strlen(copy);
        while (n > 1 && copy[n - 1] == '/')
            copy[--n] = '\0';
        char *slash = strrchr(copy, '/'); /* before the last name, which is cut off */
        directory = slash == copy ? "/" : slash ? copy : ".";
        if (slash)
            *slash = '\0';
        int now = add_place(w, directory, slash ? slash + 1 : copy);
        if (error == ENOENT || error == ENOTDIR || now == ENOMEM)
            error = now;
    }
    free(copy);
    return error;
}

/* A file is changed under its own name or, through a link, under the name that the link leads to.
 */
static int add_file(watcher *w, const char *path) {
    int error = add_path(w, path);
    char *real = realpath(path, NULL);
    if (!error && real)
        error = add_path(w, real);
    free(real);
    return error;
}

/* A directory of rulesets or scripts, which may be missing, and those in it. */
static int add_folder(watcher *w, const char *path) {
    int error = add_path(w, path);
    DIR *d = error || add_place(w, path, NULL) ? NULL : opendir(path);
    for (const struct dirent *e; d && !error && (e = readdir(d));) {
        if (e->d_name[0] == '.')
            continue;
        const char *inner = out_joined(w->r->err, path, "/", e->d_name, NULL);
        error = w->r->err->error == ENOMEM ? ENOMEM : add_place(w, inner, NULL);
        if (error == ENOTDIR || error == ENOENT || error == EACCES)
            error = 0;
    }
    if (d)
        closedir(d);
    return error;
}

/* Passes each path of the command line to `add`, until one returns an error; *at is that one. */
static int each_path(watcher *w, int (*add_one)(watcher *, const char *),
                     int (*add_rules)(watcher *, const char *), const char **at) {
    const args *a = w->r->args;
    int error = 0;
    for (int i = 0; !error && i < a->operands.n; i++)
        error = add_one(w, *at = a->operands.s[i]);
    for (int i = 0; !error && i < a->scripts.n; i++)
        if (load_is_path(a->scripts.s[i]))
            error = add_one(w, *at = a->scripts.s[i]);
    for (int i = 0; !error && i < a->rules.n; i++)
        error = add_rules(w, *at = a->rules.s[i]);
    return error;
}

/* Done anew before each answer, because directories come and go; what has happened since the last
 * answer is not lost, because a directory that is still there keeps its number. The user's own
 * directories may belong to somebody else, and then may not be read. */
static rv_status begin_places(watcher *w) {
    static const char *const own[] = {"/rulesets", "/scripts"};
    const char *at = "", *home = load_home(w->r->err);
    forget_places(w);
    int error = each_path(w, add_file, add_folder, &at);
    for (int i = 0; home && i < 2 && !error; i++) {
        const char *path = out_joined(w->r->err, home, own[i], NULL);
        error = w->r->err->error == ENOMEM ? ENOMEM : add_folder(w, path);
        error = error == EACCES ? 0 : error;
    }
    if (!error)
        return RV_FINE;
    return complain(w->r, error == EACCES ? RV_UNREADABLE : RV_LIMIT_HIT, at,
                    error == EACCES ? "its directory may not be read, so that it cannot be watched"
                    : error == ENOSPC ? "the system allows no more directories to be watched"
                                      : strerror(error));
}

/* ---- what happens ---------------------------------------------------------------------------- */

/* Reads what has happened; returns whether anything of it counts. A picture that is saved beside
 * the rulesets is no change of them. */
static bool read_changes(watcher *w) {
    union {
        struct inotify_event first; /* aligns the bytes */
        char bytes[1 << 14];
    } all;
    const struct inotify_event *e;
    ssize_t n = read(w->fd, all.bytes, sizeof all);
    bool changed = false;
    for (ssize_t i = 0; i < n; i += (ssize_t)(sizeof *e + e->len)) {
        e = (const void *)(all.bytes + i);
        const char *name = e->len ? e->name : "", *end = strrchr(name, '.');
        bool named = end && end > name && (!strcmp(end, ".yaml") || !strcmp(end, ".lua"));
        bool library = *name != '.' && (e->mask & IN_ISDIR || named);
        changed |= e->mask & IN_Q_OVERFLOW;
        for (const place *p = w->places; p - w->places < w->n; p++)
            changed |= p->wd == e->wd &&
                       (e->mask & ITSELF || (p->name ? e->len && !strcmp(p->name, name) : library));
    }
    return changed;
}

typedef enum news { NEWS_NONE, NEWS_SOME, NEWS_END } news;

/* Waits for so long (NULL: for ever), with the signals of `mask` only. */
static news wait_for(watcher *w, const struct timespec *time, const sigset_t *mask) {
    struct pollfd on[] = {{.fd = w->fd, .events = POLLIN}, {.fd = w->r->out->fd}};
    int n = interrupted ? 0 : ppoll(on, 2, time, mask);
    if (interrupted || on[1].revents || (n < 0 && errno != EINTR))
        return NEWS_END;
    return n > 0 && read_changes(w) ? NEWS_SOME : NEWS_NONE;
}

/* Returns whether there was a change; if not, it is the end. A signal comes only while it waits:
 * between the question and the waiting it would be lost. */
static bool wait_for_change(watcher *w) {
    const struct timespec quiet = {.tv_nsec = QUIET * 1000000L};
    sigset_t ends, before;
    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    sigprocmask(SIG_BLOCK, &ends, &before);
    news now;
    do
        now = wait_for(w, NULL, &before);
    while (now == NEWS_NONE);
    for (int i = 0; now == NEWS_SOME && i < STEPS; i++)
        now = wait_for(w, &quiet, &before);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return now != NEWS_END;
}

/* ---- answers --------------------------------------------------------------------------------- */

/* 1 if it is away; that is said once. */
static int see_away(watcher *w, const char *path) {
    struct stat st;
    if (!stat(path, &st) || (errno != ENOENT && errno != ENOTDIR))
        return 0;
    if (!w->said_away)
        complain(w->r, RV_FINE, path, "there is no such file; reeve waits for it");
    return w->said_away = true;
}

static rv_status answer_always(watcher *w) {
    bool terminal = out_on_terminal(w->r->out);
    rv_status status = RV_UNREADABLE;
    int answers = 0;
    do {
        const char *at;
        rv_status begun = begin_places(w);
        if (begun != RV_FINE)
            return begun;
        if (each_path(w, see_away, see_away, &at))
            continue;
        w->said_away = false;
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
    } while (!w->r->out->error && !w->r->err->error && wait_for_change(w));
    return status;
}

rv_status watch(run *r) {
    const args *a = r->args;
    watcher w = {.r = r, .fd = inotify_init1(IN_CLOEXEC | IN_NONBLOCK)};
    rv_status status = RV_FINE;
    struct sigaction on = {.sa_handler = interrupt};
    bool typed = !a->operands.n;
    for (int i = 0; status == RV_FINE && i < a->operands.n; i++) {
        const char *file = a->operands.s[i];
        struct stat st;
        if (!strcmp(file, "-"))
            typed = true;
        else if (!stat(file, &st) && !S_ISREG(st.st_mode))
            status = complain(r, RV_MISUSED, file, "is not a file that can be watched");
    }
    /* Reading a pipe or a terminal takes what is in it, so that it cannot be read again. */
    if (status == RV_FINE && typed)
        status =
            complain(r, RV_MISUSED, "--watch", "standard input cannot be watched; name a file");
    if (status == RV_FINE && w.fd < 0)
        status = complain(r, RV_LIMIT_HIT, "--watch", strerror(errno));
    if (status == RV_FINE) {
        sigaction(SIGINT, &on, NULL);
        sigaction(SIGTERM, &on, NULL);
        status = answer_always(&w);
    }
    forget_places(&w);
    if (w.fd >= 0)
        close(w.fd);
    return status;
}

#else

rv_status watch(run *r) {
    return complain(r, RV_LIMIT_HIT, "--watch", "this system cannot watch files");
}

#endif
