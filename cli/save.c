/* save.c - writes a file completely or not at all.
 *
 * save_way_of says how a name can be written to. A regular file is replaced by one that was written
 * beside it under a name of its own; what else can be open, such as a pipe, is added to. The
 * sandbox allows the directories that this needs.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include "run.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static int close_file(int fd, int error) {
    return close(fd) && !error ? errno : error;
}

/* ---- where it goes --------------------------------------------------------------------------- */

static bool same_file(const struct stat *a, const struct stat *b) {
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

/* Whether a name stands for an open file: /dev/fd/5, or a link to /dev/stdout. Such a file is not
 * replaced: the process that opened it may have written to it, and may continue. */
static bool is_open_file(const char *name, const struct stat *st) {
    struct stat open;
    bool standard = (!fstat(STDOUT_FILENO, &open) && same_file(st, &open)) ||
                    (!fstat(STDERR_FILENO, &open) && same_file(st, &open));
    return standard || !strncmp(name, "/dev/fd/", 8) || !strncmp(name, "/proc/", 6);
}

/* A symbolic link is not replaced, and a missing target is not created, because the directory for
 * writing was chosen before. */
static bool leads_nowhere(const char *name) {
    struct stat st;
    return stat(name, &st) && !lstat(name, &st) && S_ISLNK(st.st_mode);
}

save_way save_way_of(const char *name) {
    struct stat st;
    if (stat(name, &st))
        return leads_nowhere(name) ? SAVE_NOT : SAVE_REPLACES;
    if (S_ISDIR(st.st_mode))
        return SAVE_NOT;
    return S_ISREG(st.st_mode) && !is_open_file(name, &st) ? SAVE_REPLACES : SAVE_ADDS;
}

/* ---- the ways there -------------------------------------------------------------------------- */

#define OWN ".reeve-" /* followed by eight digits */
enum { OWN_ROOM = sizeof OWN + 8, TRIES = 1000 };

/* The temporary name beside `name`, in the same directory; the i-th that is tried. The first is
 * always the same, so that what a crash leaves behind is found again (save_clean). It is short,
 * because the name of the file may have the maximum length. */
static const char *other_name(out *owner, const char *name, int i) {
    const char *slash = strrchr(name, '/');
    size_t n = slash ? (size_t)(slash + 1 - name) : 0;
    char own[OWN_ROOM];
    out *other = out_part(owner);
    uint32_t hash = 0x811c9dc5 + (uint32_t)i * 0x9e3779b9;
    for (const char *c = name + n; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 0x01000193;
    snprintf(own, sizeof own, OWN "%08" PRIx32, hash);
    out_bytes(other, name, n);
    out_raw(other, own);
    return out_text(other);
}

/* Writes a text to a file with an unused name, which takes the place of the other when it is on the
 * disk, and locked if the other is. The name need not be secret, because an existing file is never
 * opened. Returns 0 or an errno. */
static int replace_file(const char *name, mode_t mode, out *text, int *held) {
    const char *other = NULL;
    int fd = -1, error = EEXIST;
    for (int i = 0; i < TRIES && error == EEXIST; i++) {
        other = other_name(text, name, i);
        fd = open(other, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, mode);
        error = fd >= 0 ? 0 : errno;
    }
    if (fd >= 0) {
        if (!out_send(fd, text->buf, text->n) || (fsync(fd) && errno != EINVAL))
            error = errno;
        if (held)
            flock(fd, LOCK_EX | LOCK_NB);
        else
            error = close_file(fd, error);
        if (!error && rename(other, name))
            error = errno;
        if (error)
            unlink(other);
        if (held) {
            close(error ? fd : *held);
            *held = error ? *held : fd;
        }
    }
    return error;
}

static int write_file(const char *name, mode_t mask, out *text, int *held) {
    save_way way = save_way_of(name);
    if (way == SAVE_NOT)
        return EISDIR;
    if (way == SAVE_ADDS) {
        int fd = open(name, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY);
        return fd < 0 ? errno : close_file(fd, out_send(fd, text->buf, text->n) ? 0 : errno);
    }
    struct stat st;
    bool is_new = stat(name, &st);
    if (!is_new && access(name, W_OK)) /* the file was made read-only on purpose */
        return errno;
    /* A symbolic link stays, and its target is replaced. */
    char *real = is_new ? strdup(name) : realpath(name, NULL);
    mode_t mode = is_new ? 0666 & ~mask : st.st_mode & 0777;
    int error = real ? replace_file(real, mode, text, held) : errno;
    free(real);
    return error;
}

/* ---- what is read ---------------------------------------------------------------------------- */

/* A slip with the operands must not cost the record. `play` writes the record that it reads. */
static bool is_read(const run *r, const char *name) {
    const args *a = r->args;
    struct stat file, other;
    bool its_own = a->record && !strcmp(name, a->record);
    if (its_own || stat(name, &file) || !S_ISREG(file.st_mode))
        return false;
    for (int i = -1; i < a->operands.n + a->script.n; i++) {
        const char *read = i < 0               ? NULL
                           : i < a->operands.n ? a->operands.s[i]
                                               : a->script.s[i - a->operands.n];
        if (!(read ? stat(read, &other) : fstat(STDIN_FILENO, &other)) && same_file(&file, &other))
            return true;
    }
    return false;
}

rv_status save(run *r, const char *name, out *text, int *held) {
    if (!strcmp(name, "-")) {
        out_raw(r->out, out_text(text));
        return RV_FINE;
    }
    if (leads_nowhere(name))
        return complain(r, RV_LIMIT_HIT, name, "this link leads to no file: name the file itself");
    if (is_read(r, name))
        return complain(r, RV_MISUSED, name, "this file is read: name another one to write to");
    int error = write_file(name, r->umask, text, held);
    if (error == EPIPE) /* treated like standard output, which it may be */
        out_unwritten(error);
    return error ? complain(r, RV_LIMIT_HIT, name, strerror(error)) : RV_FINE;
}

void save_clean(run *r, const char *name) {
    char *real = realpath(name, NULL);
    unlink(other_name(r->err, real ? real : name, 0));
    free(real);
}

void save_numbered(out *to, const char *name, int number) {
    const char *slash = strrchr(name, '/'), *dot = strrchr(slash ? slash : name, '.');
    size_t stem = dot && dot != name && dot[-1] != '/' ? (size_t)(dot - name) : strlen(name);
    out_bytes(to, name, stem);
    if (number > 1)
        out_printf(to, "-%d", number);
    out_raw(to, name + stem);
}

rv_status save_picture(run *r, const char *name, out *text) {
    static const char *const others[] = {".jpg", ".jpeg", ".gif", ".webp", ".pdf", ".bmp"};
    const char *picture = r->args->svg, *end = picture ? strrchr(name, '.') : NULL;
    for (size_t i = 0; end && i < sizeof others / sizeof *others; i++)
        if (!strcasecmp(end, others[i]))
            return complain(r, RV_MISUSED, name, "type a name that ends in .svg or .png");
    save_way way = strcmp(name, "-") ? save_way_of(name) : SAVE_ADDS;
    if (r->pictures++ && way == SAVE_ADDS)
        return complain(r, RV_MISUSED, NULL, "there is more than one; name a file for them");
    out *file = out_part(r->out), *png = out_part(r->out);
    save_numbered(file, name, way == SAVE_REPLACES ? r->pictures : 1);
    name = out_text(file);
    if (!picture || !convert_wanted(picture))
        return save(r, name, text, NULL);
    const char *why = convert_to_png(&r->png, text, png);
    return why ? complain(r, RV_LIMIT_HIT, name, why) : save(r, name, png, NULL);
}

rv_status save_board(run *r, const char *file, const char *tile) {
    const rv_question q = {.size = sizeof q, .tile = tile, .names = r->args->tiles};
    const char *why;
    out *text = out_part(r->out);
    const rv_json to = out_json(text);
    const rv_status status = rv_case_svg(r->bench, &q, to.put, to.ud, &why);
    return status == RV_FINE ? save_picture(r, r->args->svg, text) : complain(r, status, file, why);
}
