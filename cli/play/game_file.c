#define _XOPEN_SOURCE 700 /* realpath */
#include "play/game_file.h"
#include "files.h"
#include "save.h"
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- reading ------------------------------------------------------------------------------- */

typedef struct bytes {
    const char *s;
    size_t n;
} bytes;

static long take(void *ud, char *to, size_t n) {
    bytes *b = ud;
    n = n < b->n ? n : b->n;
    memcpy(to, b->s, n);
    b->s += n;
    b->n -= n;
    return (long)n;
}

static int documents(const char *s, size_t n) {
    bytes left = {s, n};
    rv_text text;
    rv_stream *stream = rv_stream_new(take, &left);
    int count = 0;
    while (stream && rv_stream_next(stream, &text))
        count++;
    rv_stream_free(stream);
    return count;
}

/* A file that can be read, but not written, would be noticed only when the first entry is lost. */
static const char *trouble(const char *file, const char *text, size_t n) {
    if (documents(text, n) > 1)
        return "this file has several documents; put the game that goes on into a file of its own";
    return access(file, W_OK) ? strerror(errno) : NULL;
}

void game_file_open(game_file *f, run *r, const char *name) {
    *f = (game_file){.r = r, .name = name};
    out_open(&f->text, OUT_NOWHERE, false);
}

/* While it writes, a `play` has a lock on the file that it replaces: -1 if there is none, or if
 * another has it and LOCK_NB is given. */
static int lock(const game_file *f, int how) {
    int fd = open(f->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    while (fd >= 0 && flock(fd, how))
        if (errno != EINTR) {
            close(fd);
            return -1;
        }
    return fd;
}

static void unlock(int fd) {
    if (fd >= 0)
        close(fd);
}

/* What another `play` is writing now is not removed. */
static void clean(const game_file *f) {
    int locked = lock(f, LOCK_EX | LOCK_NB);
    if (locked >= 0)
        save_clean(f->name);
    unlock(locked);
}

/* Noticed before anything is typed for it. */
static rv_status can_be_made(game_file *f) {
    char *real = realpath(f->name, NULL), *copy = real ? real : strdup(f->name);
    int error = !copy ? ENOMEM : !*copy || access(dirname(copy), W_OK | X_OK) ? errno : 0;
    free(copy);
    return error ? complain(f->r, RV_UNREADABLE, f->name, strerror(error)) : RV_FINE;
}

rv_status game_file_read(game_file *f, bool *exists) {
    size_t n;
    int error = 0;
    struct stat st;
    if (!strcmp(f->name, "-"))
        return complain(f->r, RV_MISUSED, "play", "name a file of its own for the game");
    clean(f);
    char *read = file_bytes(f->name, &n, &error);
    *exists = read && n;
    if (!read && error == ENOENT && lstat(f->name, &st))
        return can_be_made(f);
    const char *why = read              ? trouble(f->name, read, n)
                      : error == ENOENT ? "this link leads to no file: name the file itself"
                                        : file_trouble(error);
    if (!why)
        out_bytes(&f->text, read, n);
    free(read);
    return why ? complain(f->r, RV_UNREADABLE, f->name, why) : can_be_made(f);
}

/* ---- writing ------------------------------------------------------------------------------- */

typedef enum change { UNCHANGED, CHANGED, REMOVED } change;

static change change_of(game_file *f) {
    size_t n;
    int error = 0;
    char *now = file_bytes(f->name, &n, &error);
    bool same = now && n == f->text.n && !memcmp(now, out_text(&f->text), n);
    free(now);
    if (now || error != ENOENT)
        return same ? UNCHANGED : CHANGED;
    return f->text.n ? REMOVED : UNCHANGED;
}

/* "game-2.yaml", or the first such name of no file. */
static rv_status save_beside(game_file *f, out *text) {
    enum { MOST = 100 };
    struct stat st;
    out name;
    int i = 2;
    out_open(&name, OUT_NOWHERE, false);
    do {
        out_reset(&name);
        save_numbered(&name, f->name, i);
    } while (!lstat(out_text(&name), &st) && ++i < MOST);
    rv_status status = i < MOST ? save(f->r, out_text(&name), text) : RV_LIMIT_HIT;
    if (status == RV_FINE)
        complain(f->r, RV_MISUSED, out_text(&name), "the game is here, with the last entry");
    out_end(&name, f->r->err);
    return status;
}

/* What cannot be written is printed, so that it is not lost. */
static void print(game_file *f, out *text) {
    out_put(f->r->out, "The game so far:\n");
    out_clean_lines(f->r->out, out_text(text));
}

static rv_status refuse(game_file *f, out *text) {
    complain(f->r, RV_MISUSED, f->name,
             "another program has changed this file; nothing was written over it");
    if (save_beside(f, text) != RV_FINE)
        print(f, text);
    out_free(text);
    return RV_MISUSED;
}

static rv_status save_unless_changed(game_file *f, out *text) {
    change c = change_of(f);
    if (c == CHANGED)
        return refuse(f, text);
    if (c == REMOVED)
        complain(f->r, RV_MISUSED, f->name, "this file was removed; it is written again");
    rv_status status = save(f->r, f->name, text);
    if (status != RV_FINE)
        print(f, text);
    out_free(&f->text);
    f->text = *text;
    return status;
}

/* Who waits here for another `play` finds the file changed. */
rv_status game_file_save(game_file *f, out *text) {
    if (!text->error && text->n == f->text.n &&
        !memcmp(out_text(text), out_text(&f->text), text->n)) {
        out_free(text);
        return RV_FINE;
    }
    int locked = lock(f, LOCK_EX);
    rv_status status = save_unless_changed(f, text);
    unlock(locked);
    return status;
}

void game_file_close(game_file *f) {
    out_end(&f->text, f->r->err);
}
