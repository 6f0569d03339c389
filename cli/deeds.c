/* deeds.c - what each command does, by its number: a table that main.c hands to run.c, so that what
 * reads the command line needs no command.
 */
#include "run.h"

const deed deeds[NCOMMANDS] = {
#define DEED_alone(name) {cmd_##name, NULL},
#define DEED_answer(name) {NULL, name##_document},
#define COMMAND(id, name, how, ...) DEED_##how(name)
#include "gen/cli_commands.def"
};
