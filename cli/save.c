#define _XOPEN_SOURCE 700 /* realpath */
#include "save.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* 0, or an errno. */
static int write_bytes(int fd, const char *s, size_t n) {
    while (n) {
        ssize_t k = write(fd, s, n);
        if (k < 0 && errno != EINTR)
            return errno;
        if (k > 0) {
            s += k;
            n -= (size_t)k;
        }
    }
    return 0;
}

static int write_and_close(int fd, out *text) {
    int error = write_bytes(fd, text->buf, text->n);
    if (close(fd) && !error)
        error = errno;
    return error;
}

/* As the file would have been made by open: mkstemp lets nobody else read it. */
static mode_t usual_mode(void) {
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

static int write_beside(char *temporary, const char *name, mode_t mode, out *text) {
    int fd = mkstemp(temporary);
    if (fd < 0)
        return errno;
    int error = fchmod(fd, mode) ? errno : 0, wrote = write_and_close(fd, text);
    error = error ? error : wrote;
    if (!error && rename(temporary, name))
        error = errno;
    if (error)
        unlink(temporary);
    return error;
}

/* What is no file (a pipe, a terminal) cannot be replaced, and is written to. */
static int write_to(const char *name, out *text) {
    int fd = open(name, O_WRONLY | O_CLOEXEC | O_NOCTTY);
    return fd < 0 ? errno : write_and_close(fd, text);
}

/* `name` is no symbolic link any more, so that what it pointed to is replaced. */
static int replace(const char *name, mode_t mode, out *text) {
    size_t n = strlen(name);
    char *temporary = malloc(n + sizeof ".XXXXXX");
    if (!temporary)
        return ENOMEM;
    /* NOLINTNEXTLINE(bugprone-not-null-terminated-result): it goes on below */
    memcpy(temporary, name, n);
    memcpy(temporary + n, ".XXXXXX", sizeof ".XXXXXX");
    int error = write_beside(temporary, name, mode, text);
    free(temporary);
    return error;
}

static int write_file(const char *name, out *text) {
    struct stat st;
    bool is_there = !stat(name, &st);
    if (is_there && S_ISDIR(st.st_mode))
        return EISDIR;
    if (is_there && !S_ISREG(st.st_mode))
        return write_to(name, text);
    if (is_there && access(name, W_OK)) /* it was made read-only so that it would stay */
        return errno;
    char *real = is_there ? realpath(name, NULL) : NULL;
    if (is_there && !real)
        return errno;
    int error = replace(real ? real : name, is_there ? st.st_mode & 0777 : usual_mode(), text);
    free(real);
    return error;
}

rv_status save(run *r, const char *name, out *text) {
    if (text->error || !strcmp(name, "-")) {
        out_put(r->out, text->error ? "" : out_text(text));
        r->out->error = r->out->error ? r->out->error : text->error;
        return RV_FINE;
    }
    int error = write_file(name, text);
    return error ? complain(r, RV_LIMIT_HIT, name, strerror(error)) : RV_FINE;
}

void save_numbered(out *to, const char *name, int number) {
    const char *slash = strrchr(name, '/'), *dot = strrchr(slash ? slash : name, '.');
    size_t stem = dot && dot != name && dot[-1] != '/' ? (size_t)(dot - name) : strlen(name);
    out_bytes(to, name, stem);
    if (number > 1)
        out_printf(to, "-%d", number);
    out_put(to, name + stem);
}
