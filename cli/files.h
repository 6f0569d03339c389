/* files.h - bytes from files: streams of documents, and whole small files. */
#ifndef FILES_H
#define FILES_H

#include "out.h"
#include "reeve.h"

/* A file or standard input, being read. */
typedef struct input {
    const char *name; /* "-" for standard input */
    int fd;
    int error;    /* an errno, when opening or reading went wrong */
    out *results; /* flushed before every read that may have to wait */
} input;

/* False when it cannot be opened or is a directory; error says why. Closed by input_close. */
bool input_open(input *in, const char *name, out *results);
void input_close(input *in);
/* For rv_stream_new; ud is an input. */
long input_read(void *ud, char *to, size_t n);

/* The bytes of a regular file, malloced and ended by a NUL; NULL with *error (an errno, EFBIG for
 * one of more than FILES_LARGEST bytes). */
#define FILES_LARGEST (4 * 1024 * 1024)
char *file_bytes(const char *path, size_t *n, int *error);

/* What an errno means, for messages. */
const char *file_trouble(int error);

#endif
