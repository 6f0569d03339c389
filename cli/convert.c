/* convert.c - pictures as PNG files, by a tool that is another program.
 *
 * The process that reads records may not start programs. Therefore another one is started before
 * (convert_start); it reads pictures from a pipe, starts the tool for each, and sends back what the
 * tool writes, each behind a `head`. The tool reads and writes files in memory, which have no
 * names: its command line is always the same. Neither may write other files.
 */
#define _GNU_SOURCE /* memfd_create */
#include "run.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/mman.h>
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

/* Returns the status of the tool, which reads one file and writes the other. */
static int draw(int svg, int png) {
    int status = 1;
    pid_t tool = fork();
    if (!tool) {
        signal(SIGPIPE, SIG_DFL);
        if (dup2(svg, STDIN_FILENO) >= 0 && dup2(png, STDOUT_FILENO) >= 0)
            execlp(TOOL, TOOL, "--format=png", TOOL_ZOOM, (char *)NULL);
        _exit(errno == ENOENT || errno == EACCES ? NO_TOOL : 1);
    }
    while (tool > 0 && waitpid(tool, &status, 0) < 0 && errno == EINTR)
        ;
    return tool > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

static _Noreturn void serve(int from, int to) {
    head h;
    /* it keeps no standard files: the caller's must end when the caller closes them */
    int nothing = open("/dev/null", O_RDWR);
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        dup2(nothing, fd);
    sandbox_write_nothing();
    while (receive_bytes(from, &h, sizeof h)) {
        int in = memfd_create("svg", MFD_CLOEXEC), png = memfd_create("png", MFD_CLOEXEC);
        char *svg = malloc(h.n + 1);
        if (!svg || !receive_bytes(from, svg, h.n))
            _exit(1);
        bool fine = in >= 0 && png >= 0 && out_send(in, svg, h.n) && !lseek(in, 0, SEEK_SET);
        h.status = fine ? draw(in, png) : 1;
        h.n = h.status ? 0 : (size_t)lseek(png, 0, SEEK_END);
        void *bytes = h.n ? mmap(NULL, h.n, PROT_READ, MAP_PRIVATE, png, 0) : NULL;
        if (bytes == MAP_FAILED || !out_send(to, &h, sizeof h) || !out_send(to, bytes, h.n))
            _exit(1);
        munmap(bytes, h.n);
        close(in);
        close(png);
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
    char *bytes = out_needed(malloc(h.n + 1));
    const bool whole = receive_bytes(c->from, bytes, h.n);
    out_bytes(png, bytes, whole ? h.n : 0);
    free(bytes);
    return whole ? NULL : TOOL " stopped";
}
