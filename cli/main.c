/* main.c - reads the command line, calls the command, and exits with its status. Descriptors,
 * signals, the stack and the sandbox are prepared before any input is read; then a `run` (run.h)
 * takes the command line and the outputs to run.c, or to watch.c, which call the command. */
#include "run.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

static bool colours(colour_when when, const out *o) {
    static const char *const forces[] = {"CLICOLOR_FORCE", "FORCE_COLOR"};
    const char *value = getenv("NO_COLOR");
    if (when != COLOUR_AUTO || (value && *value))
        return when == COLOUR_ALWAYS;
    for (int i = 0; i < 2; i++)
        if ((value = getenv(forces[i])) && *value && strcmp(value, "0"))
            return true;
    return out_on_terminal(o);
}

/* To be called before any input is read. Returns the umask: from now on files are created with
 * exactly the requested mode, because modes cannot be changed any more. */
static mode_t begin_sandbox(const args *a, out *err) {
    if (a->ruleset) /* it makes folders, and reads nothing */
        return umask(0);
    const char *drawn = a->html ? a->html : a->svg;
    bool picture = drawn && strcmp(drawn, "-") != 0;
    const char *const files[] = {picture ? drawn : NULL, a->record};
    mode_t mask = picture || a->record ? umask(0) : 0;
    const char *lacks = sandbox_begin(files);
    if (lacks && isatty(STDERR_FILENO))
        out_printf(err,
                   "reeve: note: this system has no %s; reeve can give up less than it would\n",
                   lacks);
    return mask;
}

/* Opens standard descriptors that are closed, so that no other file takes their numbers. As with a
 * closed descriptor, nothing can be read from the first or written to the others, or to
 * /dev/stdout. */
static void fill_descriptors(void) {
    static const struct {
        const char *device;
        int flags;
    } as[] = {{"/dev/null", O_WRONLY}, {"/dev/full", O_RDONLY}, {"/dev/full", O_RDONLY}};
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open(as[fd].device, as[fd].flags | O_NOCTTY) < 0)
            (void)!open("/dev/null", as[fd].flags); /* for systems without the other file */
}

/* A house rule may nest calls as deeply as Lua allows (LUAI_MAXCCALLS); STACK_LEAST is enough for
 * that and for everything else. If a larger stack is allowed, it is used. */
#define STACK_LEAST 262144

static bool make_stack(out *err) {
    enum { ENOUGH = 16 * STACK_LEAST };
    struct rlimit limit;
    if (getrlimit(RLIMIT_STACK, &limit) || limit.rlim_cur >= ENOUGH)
        return true;
    limit.rlim_cur = limit.rlim_max < ENOUGH ? limit.rlim_max : ENOUGH;
    (void)setrlimit(RLIMIT_STACK, &limit);
    if (limit.rlim_cur < STACK_LEAST)
        out_printf(err, "reeve: the stack is limited to %u KiB (ulimit -s): %d are needed\n",
                   (unsigned)(limit.rlim_cur / 1024), STACK_LEAST / 1024);
    return limit.rlim_cur >= STACK_LEAST;
}

int main(int argc, char **argv) {
    fill_descriptors();
    signal(SIGPIPE, SIG_IGN); /* writing to a closed pipe returns EPIPE */
    signal(SIGXFSZ, SIG_IGN); /* writing a file that is too large returns EFBIG */
    out o = {.fd = STDOUT_FILENO}, *err = &out_errors;
    args a = {0};
    rv_status status;
    if (!make_stack(err)) {
        status = RV_LIMIT_HIT;
    } else if (argc > 1 && !strcmp(argv[1], "--list")) {
        status = args_list(argc == 3 ? argv[2] : NULL, &o, err);
    } else if ((status = args_read(&a, argc, argv, err)) == RV_FINE) {
        o.colour = colours(a.color, &o);
        err->colour = colours(a.color, err);
        const bool wanted = args_offer_board(&a, err);
        convert png = a.svg && convert_wanted(a.svg) ? convert_start() : (convert){-1, -1, 0};
        mode_t mask = begin_sandbox(&a, err);
        run r = {.args = &a,
                 .out = &o,
                 .err = err,
                 .deeds = deeds,
                 .path = {&a.rules, err},
                 .png = png,
                 .umask = mask};
        if (a.version)
            out_printf(&o, "reeve %s\n", rv_version());
        else if (a.help && a.command)
            help_command(a.command, &o);
        else if (a.help)
            help_all(&o);
        else if (wanted)
            status = a.watch ? watch(&r) : run_whole(&r);
    }
    out_flush(&o);
    if (close(o.fd)) /* output counts only if it was written completely */
        out_unwritten(errno);
    out_flush(err);
    out_free(&a.own);
    out_free(&o);
    out_free(err);
    return (int)status;
}
