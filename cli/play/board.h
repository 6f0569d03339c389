/* board.h - a photograph of a board, typed row by row. */
#ifndef PLAY_BOARD_H
#define PLAY_BOARD_H

#include "play/line.h"
#include "run.h"

typedef struct board_typed {
    out text;         /* a position: what is above the board, the board, and keys to fill in */
    size_t board;     /* the end of the board in it */
    rv_status status; /* of the judgement on it */
} board_typed;

/* What has been typed, after each line: lines with `;` between them, in ASCII. */
typedef void board_note(void *ud, const char *lines);

/* Asks for the rows of a board, from north to south, and draws it after each. `head` is the
 * document above the board: its version, rules and players. False, without a text, if it is given
 * up or nothing was typed; otherwise the caller frees the text. `before` are lines of an earlier
 * session, as `note` was given them. */
bool board_type(run *r, line_reader *lines, const char *head, const char *before, board_note *note,
                void *ud, board_typed *typed);

#endif
