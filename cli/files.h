/* files.h - reads files: streams of documents, and whole small files. */
#ifndef FILES_H
#define FILES_H

#include "out.h"
#include "reeve_cli.h"

/* A file or standard input, being read. */
typedef struct input {
    const char *name; /* "-" for standard input */
    int fd;
    int error;    /* an errno, if opening or reading failed */
    out *results; /* flushed before every read that may block */
} input;

/* Returns false if the file cannot be opened or is a directory; error tells why. Close it with
 * input_close. */
bool input_open(input *in, const char *name, out *results);
void input_close(input *in);
/* For rv_stream_new; ud points to an input. */
long input_read(void *ud, char *to, size_t n);

/* Returns the bytes of a regular file, allocated with malloc and ended by a NUL, or NULL and *error
 * (an errno, EFBIG for a file of more than FILES_LARGEST bytes). */
#define FILES_LARGEST (4 * 1024 * 1024)
char *file_bytes(const char *path, size_t *n, int *error);

/* The meaning of an errno, for messages. */
const char *file_trouble(int error);

#endif
