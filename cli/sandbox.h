/* sandbox.h - what the process gives up before it reads anything that somebody sent: to start
 * programs, to reach the network, to write anywhere but to what is open and to the picture that was
 * asked for.
 */
#ifndef SANDBOX_H
#define SANDBOX_H

/* For the rest of the process; `picture` is the file of --svg, or NULL. Returns NULL, or what the
 * system lacks for it: "Landlock"; then the rest holds. Builds with sanitizers, which need more
 * than the program does, and those with REEVE_NO_SANDBOX (which counts what runs) give up nothing.
 */
const char *sandbox_begin(const char *picture);

#endif
