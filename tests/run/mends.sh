#!/bin/sh
# mends.sh: does the fuzz target `wild` find what its rulesets are there to find? Mends of known
# faults are taken out of a copy of the sources, one fault's at a time; the target looks for each,
# from nothing, until something ends it. Prints a line of results a fault. Needs clang.
#
#     sh tests/run/mends.sh DIRECTORY [SECONDS [SEED [FAULT...]]]
#
# The directory takes the copy and what is found. With a table of what a ruleset must be, most
# mends are its rows (engine/ruleset/ruleset_sound.c): their names stand in WITHOUT.
set -eu
dir=$1 seconds=${2:-60} seed=${3:-1}
shift $(($# < 3 ? $# : 3))
all='start line area cells outside rule list'

# What is taken out: rows, and words that `out` takes below.
mends() {
    case $1 in
    start) echo 'start-tile start-box lost' ;;           # the parent's start tile is left over
    line) echo 'same-shape shape one-area no-line' ;;    # a line becomes an area
    area) echo 'same-shape shape one-area bridged' ;;    # what is built becomes one, with bridges
    cells) echo 'wall cells boundless' ;;                # a board without cells, and a keep
    outside) echo 'outside apart' ;;                     # a start space off the board
    rule) echo rule ;;                                   # a kind without a rule
    list) echo word ;;                                   # a list where a range belongs
    *) echo "mends.sh: $1 is none of $all" >&2; exit 2 ;;
    esac
}

# Changes a line of a file, and sees that it was there.
out() {
    sed "$2" "$1" >"$dir/changed"
    ! cmp -s "$dir/changed" "$1" || { echo "mends.sh: $1: nothing is like $2" >&2; exit 2; }
    mv "$dir/changed" "$1"
}

mkdir -p "$dir/from" && dir=$(cd "$dir" && pwd)
tar -cf - Makefile cli engine rulesets scripts tests | tar -xf - -C "$dir/from"
cat >"$dir/out.h" <<'END'
#include <stdlib.h>
#include <string.h>
static inline int without(const char *what) {
    size_t n = strlen(what);
    const char *all = getenv("WITHOUT");
    for (const char *p = all; p && (p = strstr(p, what)) != NULL; p++)
        if ((p == all || p[-1] == ' ') && (!p[n] || p[n] == ' '))
            return 1;
    return 0;
}
END
cd "$dir/from"
out engine/base/arena.h 's/assert(condition)/assert(without("asserts") || (condition))/'
out engine/ruleset/ruleset_sound.c 's/if (!row->holds/if (!without(row->name) \&\& !row->holds/'
out engine/ruleset/ruleset_sound.c \
    '/^static bool starts_lie_outside/,/^}/s/i < s->rs->nstarts/& \&\& (s->rs->bounded || !without("boundless"))/'
out engine/ruleset/ruleset_tiles.c 's/if (r->start)/if (r->start \&\& !without("lost"))/'
out engine/ruleset/ruleset_board.c 's/if (!rv_typed(&r->diags, v, RV_WORD, "a file"/if (!without("word") \&\& !rv_typed(\&r->diags, v, RV_WORD, "a file"/'
out engine/ruleset/look_quadrants.c 's/if (line_kind(rs) == RV_NO_KIND)/if (!without("no-line") \&\& line_kind(rs) == RV_NO_KIND)/'
out engine/ruleset/look_quadrants.c 's/if (\(rs->kinds\[k\].line || .*\))$/if (!without("no-line") \&\& (\1))/'
out engine/games/castle/castle_final.c 's/all = g->rs->bounded ?/all = g->rs->bounded || without("boundless") ?/'

make -s CC=clang FUZZERS=wild CPPFLAGS="-include $dir/out.h" BUILD="$dir/build" \
    FUZZ_SECONDS=1 fuzz
