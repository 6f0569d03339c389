#include "files.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int kind_of(int fd, mode_t *mode, off_t *size) {
    struct stat st;
    if (fstat(fd, &st))
        return errno;
    *mode = st.st_mode;
    *size = st.st_size;
    return S_ISDIR(st.st_mode) ? EISDIR : 0;
}

bool input_open(input *in, const char *name, out *results) {
    mode_t mode;
    off_t size;
    *in = (input){.name = name, .fd = STDIN_FILENO, .results = results};
    if (strcmp(name, "-"))
        in->fd = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (in->fd < 0)
        in->error = errno;
    else if ((in->error = kind_of(in->fd, &mode, &size)))
        input_close(in);
    return !in->error;
}

void input_close(input *in) {
    if (in->fd > STDIN_FILENO)
        close(in->fd);
    in->fd = -1;
}

long input_read(void *ud, char *to, size_t n) {
    input *in = ud;
    ssize_t k;
    out_flush(in->results);
    do
        k = read(in->fd, to, n);
    while (k < 0 && out_waits(in->fd, POLLIN));
    if (k < 0)
        in->error = errno;
    return (long)k;
}

/* Reads to the end; the file may have grown since its size was read. */
static char *read_all(int fd, size_t size, size_t *n, int *error) {
    char *bytes = malloc(size + 1);
    *n = 0;
    *error = bytes ? 0 : ENOMEM;
    while (!*error && *n < size) {
        ssize_t k = read(fd, bytes + *n, size - *n);
        if (k == 0)
            break;
        if (k > 0)
            *n += (size_t)k;
        else if (errno != EINTR)
            *error = errno;
    }
    if (*error) {
        free(bytes);
        return NULL;
    }
    bytes[*n] = '\0';
    return bytes;
}

char *file_bytes(const char *path, size_t *n, int *error) {
    mode_t mode = 0;
    off_t size = 0;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    if (fd < 0) {
        *error = errno;
        return NULL;
    }
    *error = kind_of(fd, &mode, &size);
    if (!*error && !S_ISREG(mode))
        *error = EINVAL;
    if (!*error && size > FILES_LARGEST)
        *error = EFBIG;
    char *bytes = *error ? NULL : read_all(fd, (size_t)size, n, error);
    close(fd);
    return bytes;
}

const char *file_trouble(int error) {
    switch (error) {
    case EISDIR: return "is a directory";
    case ENOENT: return "there is no such file";
    case EACCES: return "may not be read";
    case EFBIG: return "is larger than 4 MiB";
    case ENOMEM: return "is too much for the memory";
    default: return strerror(error);
    }
}
