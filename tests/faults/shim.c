/* shim.c - preloaded into reeve by faults.lua, this makes the system fail as the environment says.
 *
 *     FAULT_MEMORY=N     the Nth request for memory fails, counted from 0; no other
 *     FAULT_WRITE=HOW    writing to standard output: `short` (a byte at a time), `eintr` (every
 * other time), `enospc`, `eio`, `epipe` FAULT_READ=HOW     reading: `short`, `eintr`, `eio`, all as
 * above FAULT_TRY=1        before the first read: starts a program, opens a socket, writes a file,
 * and says on standard error what came of it
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* ---- memory -------------------------------------------------------------------------------- */

extern void *__libc_malloc(size_t n);
extern void *__libc_calloc(size_t n, size_t size);
extern void *__libc_realloc(void *old, size_t n);

static long left = -1; /* requests that succeed; below 0: all of them */

__attribute__((constructor)) static void begin(void) {
    const char *memory = getenv("FAULT_MEMORY");
    left = memory ? atol(memory) : -1;
}

static int fails(void) {
    if (left < 0 || left-- > 0)
        return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t n) {
    return fails() ? NULL : __libc_malloc(n);
}
void *calloc(size_t n, size_t size) {
    return fails() ? NULL : __libc_calloc(n, size);
}
void *realloc(void *old, size_t n) {
    return n && fails() ? NULL : __libc_realloc(old, n);
}

/* ---- reading and writing ------------------------------------------------------------------- */

static const struct {
    const char *how;
    int error;
} errors[] = {{"eintr", EINTR}, {"enospc", ENOSPC}, {"eio", EIO}, {"epipe", EPIPE}};

/* Sets errno and says so when the call fails; cuts it short. */
static int disturb(const char *variable, size_t *n) {
    static int calls;
    const char *how = getenv(variable);
    if (!how)
        return 0;
    if (strcmp(how, "short") == 0 && *n > 1)
        *n = 1;
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (strcmp(how, errors[i].how) == 0 && (errors[i].error != EINTR || ++calls % 2)) {
            errno = errors[i].error;
            return 1;
        }
    return 0;
}

static void say(const char *what, long result) {
    fprintf(stderr, "%s: %s\n", what, result < 0 ? strerror(errno) : "worked");
}

static void try_all(void) {
    static int tried;
    char *const argv[] = {"true", NULL};
    if (tried++ || !getenv("FAULT_TRY"))
        return;
    say("socket", socket(AF_INET, SOCK_STREAM, 0));
    say("write", open(getenv("FAULT_TRY"), O_WRONLY | O_CREAT, 0600));
    say("fork", fork());
    say("exec", execv("/bin/true", argv));
}

ssize_t read(int fd, void *to, size_t n) {
    static ssize_t (*real)(int, void *, size_t);
    if (!real)
        *(void **)&real = dlsym(RTLD_NEXT, "read");
    try_all();
    return disturb("FAULT_READ", &n) ? -1 : real(fd, to, n);
}

ssize_t write(int fd, const void *from, size_t n) {
    static ssize_t (*real)(int, const void *, size_t);
    if (!real)
        *(void **)&real = dlsym(RTLD_NEXT, "write");
    return fd == STDOUT_FILENO && disturb("FAULT_WRITE", &n) ? -1 : real(fd, from, n);
}
