/* sandbox.h - gives up rights before the process reads any input: to start programs, to use the
 * network, and to write anywhere except to open files and to the requested picture. */
#ifndef SANDBOX_H
#define SANDBOX_H

#include <stdbool.h>

/* What the process still has to do: the files that it writes, such as the one of --svg, or NULL;
 * whether somebody types at a terminal; and whether it waits for files to change. */
typedef struct sandbox_need {
    const char *files[2];
    bool types, watches;
} sandbox_need;

/* Acts on the rest of the process. Returns NULL, or the name of what the system lacks, such as
 * "Landlock"; the rest is then still in force. Builds with sanitizers, which need more rights, and
 * builds with REEVE_NO_SANDBOX (which count calls) give up nothing. */
const char *sandbox_begin(const sandbox_need *need);
/* Gives up only the rights to make, change or remove files, for a process that starts programs. */
void sandbox_write_nothing(void);

#endif
