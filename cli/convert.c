/* convert.c - pictures as PNG files, by a tool that is another program.
 *
 * The process that reads records may not start programs. Therefore another one is started before
 * (convert_start); it reads pictures from a pipe, starts the tool for each, and sends back what the
 * tool writes, each behind a `head`. The tool gets the picture through a pipe, too: its command
 * line is always the same, and there are no temporary files. Neither may write files.
 */
#include "run.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/wait.h>
#include <unistd.h>

/* Two points of a screen for each unit of a picture, so that small text can be read. */
#define TOOL "rsvg-convert"
#define TOOL_ZOOM "--zoom=2"

enum { NO_TOOL = 127 };

bool convert_wanted(const char *name) {
    size_t n = strlen(name);
    return n > 4 && !strcasecmp(name + n - 4, ".png");
}

/* ---- through pipes --------------------------------------------------------------------------- */

/* Precedes a picture on its way there and back; status: why there is none, as the tool exits. */
typedef struct head {
    size_t n;
    int status;
} head;

static bool receive_bytes(int fd, void *to, size_t n) {
    for (char *s = to; n;) {
        ssize_t k = read(fd, s, n);
        if (!k || (k < 0 && !out_waits(fd, POLLIN)))
            return false;
        if (k > 0) {
            s += k;
            n -= (size_t)k;
        }
    }
    return true;
}

/* ---- the other process ----------------------------------------------------------------------- */

static void close_pipe(const int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

static int exit_of(pid_t child) {
    int status = 1;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return child > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

/* Returns the status of the tool. */
static int draw(const char *svg, size_t n, out *png) {
    int in[2], result[2];
    if (pipe(in))
        return 1;
    if (pipe(result)) {
        close_pipe(in);
        return 1;
    }
    pid_t feeder = fork(); /* a process of its own: the tool may write before it has read all */
    if (!feeder) {
        close(in[0]);
        _exit(!out_send(in[1], svg, n));
    }
    pid_t tool = fork();
    if (!tool) {
        close(in[1]);
        close(result[0]);
        signal(SIGPIPE, SIG_DFL);
        if (dup2(in[0], STDIN_FILENO) >= 0 && dup2(result[1], STDOUT_FILENO) >= 0)
            execlp(TOOL, TOOL, "--format=png", TOOL_ZOOM, (char *)NULL);
        _exit(errno == ENOENT || errno == EACCES ? NO_TOOL : 1);
    }
    close_pipe(in);
    close(result[1]);
    char part[1 << 16];
    for (ssize_t k; (k = read(result[0], part, sizeof part)) > 0 || (k < 0 && errno == EINTR);)
        if (k > 0)
            out_bytes(png, part, (size_t)k);
    close(result[0]);
    exit_of(feeder);
    int status = exit_of(tool);
    return status ? status : png->error ? 1 : 0;
}

static _Noreturn void serve(int from, int to) {
    head h;
    /* it keeps no standard files: the caller's must end when the caller closes them */
    int nothing = open("/dev/null", O_RDWR);
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        dup2(nothing, fd);
    sandbox_write_nothing();
    while (receive_bytes(from, &h, sizeof h)) {
        out png;
        out_open(&png, OUT_NOWHERE, false);
        char *svg = malloc(h.n + 1);
        if (!svg || !receive_bytes(from, svg, h.n))
            _exit(1);
        h.status = draw(svg, h.n, &png);
        h.n = h.status ? 0 : png.n;
        if (!out_send(to, &h, sizeof h) || !out_send(to, png.buf, h.n))
            _exit(1);
        out_free(&png);
        free(svg);
    }
    _exit(0);
}

/* ---- this process ---------------------------------------------------------------------------- */

convert convert_start(void) {
    int to[2], from[2];
    pid_t child = pipe(to) || pipe(from) ? -1 : fork();
    if (child < 0)
        return (convert){-1, -1, errno};
    if (child == 0) {
        close(to[1]);
        close(from[0]);
        serve(to[0], from[1]);
    }
    close(to[0]);
    close(from[1]);
    return (convert){to[1], from[0], 0};
}

const char *convert_to_png(const convert *c, out *svg, out *png) {
    head h = {.n = svg->n};
    if (c->error)
        return strerror(c->error);
    if (!out_send(c->to, &h, sizeof h) || !out_send(c->to, svg->buf, svg->n) ||
        !receive_bytes(c->from, &h, sizeof h))
        return TOOL " cannot be started";
    if (h.status)
        return h.status == NO_TOOL ? "a PNG file needs " TOOL
                                     ", which is not installed (Debian: librsvg2-bin); "
                                     "name a file that ends in .svg"
                                   : TOOL " cannot draw this picture; "
                                          "name a file that ends in .svg";
    size_t n = h.n;
    char part[4096];
    for (size_t k; n; n -= k) {
        k = n < sizeof part ? n : sizeof part;
        if (!receive_bytes(c->from, part, k))
            return TOOL " stopped";
        out_bytes(png, part, k);
    }
    return NULL;
}
