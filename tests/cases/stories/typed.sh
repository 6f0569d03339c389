#!/bin/sh
# typed.sh STORY N <GAME: prints the game with the five typing errors of STORY.sed, then corrected by
# the first N of the five corrections that follow them there.
grep -v '^#' "tests/cases/stories/$1.sed" | head -n $((5 + $2)) >"$T/story.sed"
sed -f "$T/story.sed"
