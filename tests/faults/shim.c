/* shim.c - preloaded into reeve by faults.lua, this makes the system fail as the environment says.
 *
 *     FAULT_MEMORY=N     the Nth request for memory fails, counted from 0; no other
 *     FAULT_COUNT=FILE   at the end the number of requests for memory is written to this file
 *     FAULT_READ=HOW     reading: `short` (a byte at a time), `eintr` (every other time), `eio`
 *     FAULT_WRITE=HOW    writing to standard output: as above, `enospc`, `epipe`
 *     FAULT_SAVE=HOW     writing to any other file, as above
 *     FAULT_AFTER=N      those three: the first N calls are not disturbed
 *     FAULT_CLOSE=HOW    closing standard output: as above
 *     FAULT_OPEN=TEXT    a file whose path ends so may not be opened
 *     FAULT_RENAME=HOW   putting a file in the place of another: as above
 *     FAULT_NONBLOCK=1   standard input and output are set not to block
 *     FAULT_IDLE=N       a process that asks more than N times for input that is not there is
 * busy: it says so, and ends with status 9
 *     FAULT_KERNEL=TEXT  the kernel lacks what this names: `landlock`, `seccomp`, or both
 *     FAULT_TERMINAL=1   standard error is a terminal
 *     FAULT_TRY=FILE     at the first read: tries all that the process has given up, on this file,
 * which exists, and says on standard error what came of it
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* The function that this one stands before. */
#define REAL(type, name, ...)                                                                      \
    static type (*real)(__VA_ARGS__);                                                              \
    if (!real)                                                                                     \
    *(void **)&real = dlsym(RTLD_NEXT, name)

/* ---- memory -------------------------------------------------------------------------------- */

extern void *__libc_malloc(size_t n);
extern void *__libc_calloc(size_t n, size_t size);
extern void *__libc_realloc(void *old, size_t n);

static long left = -1; /* requests that succeed; below 0: all of them */
static long requests;
static int count = -1; /* the file for their number */
static long after;     /* calls that are not disturbed */

__attribute__((constructor)) static void begin(void) {
    const char *memory = getenv("FAULT_MEMORY"), *calls = getenv("FAULT_AFTER"),
               *counts = getenv("FAULT_COUNT");
    left = memory ? atol(memory) : -1;
    count = counts ? open(counts, O_WRONLY | O_CREAT | O_TRUNC, 0600) : -1;
    after = calls ? atol(calls) : 0;
    for (int fd = 0; getenv("FAULT_NONBLOCK") && fd < 2; fd++)
        fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

__attribute__((destructor)) static void end(void) {
    if (count >= 0)
        dprintf(count, "%ld\n", requests);
}

static int fails(void) {
    requests++;
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

/* ---- what the process has given up --------------------------------------------------------- */

static void say(const char *what, int fine) {
    fprintf(stderr, "%s: %s\n", what, fine ? "worked" : strerror(errno));
}

/* A file is opened, and nothing done with it. */
static int opens(const char *path, int flags, mode_t mode) {
    int fd = open(path, flags, mode);
    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

/* In a process of its own, where one can be had. */
static int starts(void) {
    char *const argv[] = {"true", NULL};
    int status = 0;
    pid_t child = fork();
    if (child <= 0) {
        execv("/bin/true", argv);
        if (child == 0)
            _exit(errno);
        return 0;
    }
    waitpid(child, &status, 0);
    errno = WEXITSTATUS(status);
    return !errno;
}

/* Of fcntl, what reaches further than the descriptor: a signal for another process whenever there
 * is something to read, word of who else opens the file. */
static void try_fcntl(int fd) {
    say("owner", fcntl(fd, F_SETOWN, getppid()) == 0);
    say("notice", fcntl(fd, F_SETSIG, SIGTERM) == 0);
    say("async", fcntl(fd, F_SETFL, O_ASYNC) == 0);
    say("lease", fcntl(fd, F_SETLEASE, F_RDLCK) == 0);
    say("lock", fcntl(fd, F_SETLK, &(struct flock){.l_type = F_RDLCK}) == 0);
}

static void try_all(const char *file) {
    char other[4096];
    int fd = open(file, O_RDONLY);
    snprintf(other, sizeof other, "%s.new", file);
    pid_t child = fork();
    if (child == 0)
        _exit(0);
    say("fork", child > 0);
    say("exec", starts());
    say("socket", socket(AF_INET, SOCK_STREAM, 0) >= 0);
    say("pair", socketpair(AF_UNIX, SOCK_STREAM, 0, (int[2]){0}) == 0);
    say("signal", kill(getppid(), 0) == 0);
    say("trace", ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0);
    say("code",
        mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED);
    say("type", ioctl(STDIN_FILENO, TIOCSTI, "x") == 0);
    say("write", opens(file, O_WRONLY, 0));
    say("append", opens(file, O_WRONLY | O_APPEND, 0));
    say("empty", opens(file, O_RDONLY | O_TRUNC, 0));
    say("truncate", truncate(file, 1) == 0);
    say("chmod", chmod(file, 0600) == 0);
    say("fchmod", fchmod(fd, 0600) == 0);
    try_fcntl(fd);
    close(fd);
    say("link", link(file, other) == 0);
    say("setuid", opens(other, O_WRONLY | O_CREAT | O_EXCL, 04700));
    say("make", opens(other, O_WRONLY | O_CREAT | O_EXCL, 0600));
    say("directory", mkdir(other, 0700) == 0);
    say("rename", rename(file, other) == 0);
    say("remove", unlink(other) == 0);
}

/* ---- reading and writing ------------------------------------------------------------------- */

static const struct {
    const char *how;
    int error;
} errors[] = {{"eintr", EINTR}, {"enospc", ENOSPC}, {"eio", EIO},
              {"epipe", EPIPE}, {"eacces", EACCES}, {"exdev", EXDEV}};

/* Sets errno and says so when the call fails; cuts it short. */
static int disturb(const char *variable, size_t *n) {
    static int calls;
    const char *how = getenv(variable);
    if (!how || after-- > 0)
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

/* One more time that there was nothing to read. */
static void asked_in_vain(void) {
    static int times;
    const char *most = getenv("FAULT_IDLE");
    if (most && ++times > atoi(most)) {
        fprintf(stderr, "busy\n");
        _exit(9);
    }
}

ssize_t read(int fd, void *to, size_t n) {
    REAL(ssize_t, "read", int, void *, size_t);
    static int tried;
    if (getenv("FAULT_TRY") && !tried++)
        try_all(getenv("FAULT_TRY"));
    if (disturb("FAULT_READ", &n))
        return -1;
    ssize_t got = real(fd, to, n);
    if (got < 0 && errno == EAGAIN)
        asked_in_vain();
    return got;
}

int poll(struct pollfd *list, nfds_t n, int timeout) {
    REAL(int, "poll", struct pollfd *, nfds_t, int);
    int ready = real(list, n, timeout);
    if (ready == 0)
        asked_in_vain();
    return ready;
}

ssize_t write(int fd, const void *from, size_t n) {
    REAL(ssize_t, "write", int, const void *, size_t);
    const char *variable = fd == STDOUT_FILENO ? "FAULT_WRITE" : "FAULT_SAVE";
    return fd != STDERR_FILENO && disturb(variable, &n) ? -1 : real(fd, from, n);
}

int close(int fd) {
    REAL(int, "close", int);
    size_t n = 0;
    return fd == STDOUT_FILENO && disturb("FAULT_CLOSE", &n) ? -1 : real(fd);
}

int open(const char *path, int flags, ...) {
    REAL(int, "open", const char *, int, ...);
    va_list args;
    va_start(args, flags);
    mode_t mode = va_arg(args, mode_t);
    va_end(args);
    const char *end = getenv("FAULT_OPEN");
    size_t n = end ? strlen(end) : 0, all = strlen(path);
    if (n && n <= all && strcmp(path + all - n, end) == 0) {
        errno = EACCES;
        return -1;
    }
    return real(path, flags, mode);
}

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    size_t n = 0;
    return disturb("FAULT_RENAME", &n) ? -1 : real(from, to);
}

/* ---- the system ---------------------------------------------------------------------------- */

static int lacks(const char *what) {
    const char *all = getenv("FAULT_KERNEL");
    return all && strstr(all, what);
}

long syscall(long number, ...) {
    REAL(long, "syscall", long, ...);
    va_list args;
    va_start(args, number);
    long a[6];
    for (int i = 0; i < 6; i++)
        a[i] = va_arg(args, long);
    va_end(args);
    if (number == SYS_landlock_create_ruleset && lacks("landlock")) {
        errno = ENOSYS;
        return -1;
    }
    return real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

int prctl(int option, ...) {
    REAL(int, "prctl", int, ...);
    va_list args;
    va_start(args, option);
    long a[4];
    for (int i = 0; i < 4; i++)
        a[i] = va_arg(args, long);
    va_end(args);
    if (option == PR_SET_SECCOMP && lacks("seccomp")) {
        errno = EINVAL;
        return -1;
    }
    return real(option, a[0], a[1], a[2], a[3]);
}

int isatty(int fd) {
    REAL(int, "isatty", int);
    return fd == STDERR_FILENO && getenv("FAULT_TERMINAL") ? 1 : real(fd);
}
