/* convert.h - makes PNG files of pictures with rsvg-convert, a tool of librsvg.
 *
 * The process that reads records may not start programs (sandbox.h). Therefore another process is
 * started before; it reads pictures from a pipe, starts the tool for each, and sends back what the
 * tool writes. The tool gets the picture through a pipe, too: its command line is always the same,
 * and there are no temporary files. Neither may write files.
 */
#ifndef CONVERT_H
#define CONVERT_H

#include "out.h"

typedef struct convert {
    int to, from; /* pipes to that process and from it */
    int error;    /* an errno if it could not be started */
} convert;

/* Whether the picture of this name is to be a PNG file: it ends in .png. */
bool convert_wanted(const char *name);
/* To be called before sandbox_begin. The process ends when this one does. */
convert convert_start(void);
/* Converts a picture; returns NULL, or why it could not be done. */
const char *convert_to_png(const convert *c, out *svg, out *png);

#endif
