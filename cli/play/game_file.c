/* game_file.c - the file of a game that is played.
 *
 * It is locked from the beginning to the end (`hold`), read once, and written only if nobody else
 * has changed it since: otherwise the game goes beside it. `game_file` has what is in it.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include "play/play.h"
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- reading ------------------------------------------------------------------------------- */

static long take(void *ud, char *to, size_t n) {
    rv_str *left = ud;
    n = n < left->n ? n : left->n;
    memcpy(to, left->s, n);
    *left = (rv_str){left->s + n, left->n - n};
    return (long)n;
}

void game_file_open(game_file *f, run *r, const char *name) {
    *f = (game_file){.r = r, .name = name, .fd = -1};
    out_open(&f->text, OUT_NOWHERE, false);
}

/* Noticed before anything is typed for it. */
static rv_status can_be_made(game_file *f) {
    char *real = realpath(f->name, NULL), *copy = real ? real : strdup(f->name);
    int error = !copy ? ENOMEM : !*copy || access(dirname(copy), W_OK | X_OK) ? errno : 0;
    free(copy);
    return error ? complain(f->r, RV_UNREADABLE, f->name, strerror(error)) : RV_FINE;
}

/* ---- holding ------------------------------------------------------------------------------- */

/* Whether the file of this name is the one that is locked, and not another that replaced it. */
static bool is_held(const game_file *f) {
    struct stat named, held;
    return f->fd >= 0 && !fstat(f->fd, &held) && !stat(f->name, &named) &&
           named.st_dev == held.st_dev && named.st_ino == held.st_ino;
}

static void let_go(game_file *f) {
    if (f->fd >= 0)
        close(f->fd);
    f->fd = -1;
}

/* The lock itself tells nobody who has it; a second one beside it does. It is lost whenever this
 * process reads the file by its name, so it is set after that. Nothing depends on it. */
static void sign(const game_file *f) {
    int how = f->fd >= 0 ? fcntl(f->fd, F_GETFL) & O_ACCMODE : O_RDONLY;
    struct flock whole = {.l_type = how == O_RDONLY ? F_RDLCK : F_WRLCK, .l_whence = SEEK_SET};
    if (f->fd >= 0)
        fcntl(f->fd, F_SETLK, &whole);
}

/* Opens the file; makes it if there is none. No file: reading it says why. */
static rv_status open_or_make(game_file *f) {
    struct stat st;
    f->fd = open(f->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (f->fd >= 0 || errno != ENOENT || (!lstat(f->name, &st) && S_ISLNK(st.st_mode)))
        return RV_FINE; /* a file that has just been made by another is met below */
    rv_status status = can_be_made(f);
    if (status != RV_FINE)
        return status;
    f->fd = open(f->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0666 & ~f->r->umask);
    f->made |= f->fd >= 0;
    return f->fd < 0 && errno != EEXIST ? complain(f->r, RV_UNREADABLE, f->name, strerror(errno))
                                        : RV_FINE;
}

/* Locks the file, so that no other `play` writes to it. What is locked is the file, and not its
 * name, which another file may have meanwhile. A file system without locks has none. */
static rv_status hold(game_file *f) {
    enum { TRIES = 1000 }; /* who has just taken it signs it soon */
    int holder = 0;
    for (int i = 0; i < TRIES && !holder; i++) {
        let_go(f);
        rv_status status = open_or_make(f);
        if (status != RV_FINE || (f->fd < 0 && errno != EEXIST))
            return status;
        bool mine = f->fd >= 0 && (!flock(f->fd, LOCK_EX | LOCK_NB) || errno != EWOULDBLOCK);
        if (!is_held(f))
            continue;
        if (mine) {
            sign(f);
            return RV_FINE;
        }
        struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
        bool known = !fcntl(f->fd, F_GETLK, &whole) && whole.l_type != F_UNLCK && whole.l_pid > 0;
        holder = known ? (int)whole.l_pid : 0; /* 0: that is not known */
    }
    let_go(f);
    const char *process = holder ? out_format(f->r->err, ", process %d", holder) : "";
    return complain(f->r, RV_MISUSED, f->name,
                    out_format(f->r->err,
                               "another `play` has this game open%s: quit there first, or name "
                               "another file",
                               process));
}

rv_status game_file_read(game_file *f, bool *exists) {
    size_t n;
    int error = 0;
    if (!strcmp(f->name, "-"))
        return complain(f->r, RV_MISUSED, "play", "name a file of its own for the game");
    rv_status status = hold(f);
    if (status != RV_FINE)
        return status;
    if (f->fd >= 0)
        save_clean(f->name);
    char *read = file_bytes(f->name, &n, &error);
    *exists = read && n;
    sign(f);
    rv_str left = {read, n};
    rv_text text;
    rv_stream *stream = read ? rv_stream_new(take, &left) : NULL;
    int count = 0;
    while (stream && rv_stream_next(stream, &text))
        count++;
    rv_stream_free(stream);
    const char *why =
        !read ? error == ENOENT ? "this link leads to no file: name the file itself"
                                : file_trouble(error)
        : count > 1
            ? "this file has several documents; put the game that goes on into a file of its own"
        /* a file that can be read, but not written, would be noticed when the first entry is lost
         */
        : access(f->name, W_OK) ? strerror(errno)
                                : NULL;
    if (!why)
        out_bytes(&f->text, read, n);
    free(read);
    return why ? complain(f->r, RV_UNREADABLE, f->name, why) : can_be_made(f);
}

/* ---- writing ------------------------------------------------------------------------------- */

/* What another has changed is not written over: the game goes beside it, to "game-2.yaml", or the
 * first such name of no file. What cannot be written at all is printed, so that it is not lost. */
rv_status game_file_save(game_file *f, out *text) {
    enum { MOST = 100 };
    struct stat st;
    size_t n;
    int error = 0, number = 2;
    if (!text->error && text->n == f->text.n &&
        !memcmp(out_text(text), out_text(&f->text), text->n)) {
        out_free(text);
        return RV_FINE;
    }
    bool removed = stat(f->name, &st) && errno == ENOENT;
    bool refused = !is_held(f) && hold(f) == RV_MISUSED;
    if (!refused && !removed) {
        char *now = file_bytes(f->name, &n, &error);
        refused = !now || n != f->text.n || (n && memcmp(now, f->text.buf, n));
        free(now);
    }
    rv_status status;
    if (refused) {
        complain(f->r, RV_MISUSED, f->name,
                 "another program has changed this file; nothing was written over it");
        out *name = out_part(f->r->err);
        do {
            out_reset(name);
            save_numbered(name, f->name, number);
        } while (!lstat(out_text(name), &st) && ++number < MOST);
        status = number < MOST ? save(f->r, out_text(name), text) : RV_LIMIT_HIT;
        if (status == RV_FINE)
            complain(f->r, RV_MISUSED, out_text(name), "the game is here, with the last entry");
    } else {
        if (removed)
            complain(f->r, RV_MISUSED, f->name, "this file was removed; it is written again");
        status = save_held(f->r, f->name, text, &f->fd);
    }
    if (status != RV_FINE) {
        out_put(f->r->out, "The game so far:\n");
        out_clean_lines(f->r->out, out_text(text));
    }
    if (refused) {
        out_free(text);
        return RV_MISUSED;
    }
    sign(f);
    out_free(&f->text);
    f->text = *text;
    return status;
}

/* Of a game that was not begun no file is left. */
void game_file_close(game_file *f) {
    struct stat st;
    if (f->made && is_held(f) && !fstat(f->fd, &st) && !st.st_size)
        unlink(f->name);
    let_go(f);
    out_end(&f->text, f->r->err);
}
