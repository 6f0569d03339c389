/* entry.h - entries that are typed: added to the record, answered where something is asked. */
#ifndef PLAY_ENTRY_H
#define PLAY_ENTRY_H

#include "play/play.h"

/* Takes a line that is no command. */
void entry_enter(play *p, char *line);
/* Takes it as an answer to what is asked for an entry that is due; false: nothing is asked. */
bool entry_answer(play *p, char *line);
/* Saves the answers so far with the record; repeats those that were saved in an earlier session,
 * or the tile that was drawn in it; or what was drawn and the entry that was refused: "17;W: 17
 * e5;order: []". */
void entry_save_answers(play *p);
void entry_answer_again(play *p, char *words);
void entry_enter_again(play *p, char *words);

#endif
