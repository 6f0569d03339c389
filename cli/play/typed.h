/* typed.h - what a line that is typed begins with. */
#ifndef PLAY_TYPED_H
#define PLAY_TYPED_H

#include "play/play.h"

typedef struct typed_key {
    bool found, alone; /* of an entry; alone: it is an entry of its own */
    bool document;
} typed_key;

/* Which keys it begins with. */
typed_key typed_key_of(const play *p, const char *line);
/* Whether it begins with the label or the name of a player. */
bool typed_for_player(const play *p, const char *line);
/* The next part of what is divided by `;`, without blanks before it; NULL at the end. */
char *typed_part(char **rest);

#endif
