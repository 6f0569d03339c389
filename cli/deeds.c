/* deeds.c - what each command does, by its number: a table that main.c hands to run.c, so that what
 * reads the command line needs no command.
 */
#include "run.h"

const deed deeds[NCOMMANDS] = {
#define COMMAND(name, operands, forms) {cmd_##name, NULL},
#define ANSWER(name, reads, operands, forms) {NULL, name##_document},
#include "command.def"
};
