/* help.h - prints the text of --help, made from command.def and option.def. */
#ifndef HELP_H
#define HELP_H

#include "args.h"

/* A short reminder, for a command line without a command. */
void help_usage(out *o);
/* reeve --help */
void help_all(out *o);
/* reeve COMMAND --help */
void help_command(const command *c, out *o);

#endif
