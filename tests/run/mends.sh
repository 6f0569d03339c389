#!/bin/sh
# mends.sh: does the fuzz target `wild` find what its rulesets are there to find? In a copy of the
# sources the mends of one fault at a time are taken out, and all assertions; the target begins with
# nothing, and goes on until something ends it. A line of results a fault. Needs clang.
#
#     sh tests/run/mends.sh DIRECTORY [SECONDS [SEED]]
set -eu
mkdir -p "$1/from"
dir=$(cd "$1" && pwd) seconds=${2:-60} seed=${3:-1} status=0

# Rows of the table in engine/ruleset/ruleset_check.c, and what is named below.
faults='start:start-tile start-box lost
line:same-shape shape one-area no-line
area:same-shape shape one-area bridged
cells:wall cells boundless
outside:outside apart
rule:rule
list:word'

# Changes a line of a file, and sees that it was there.
out() {
    sed "$2" "$1" >"$dir/changed"
    ! cmp -s "$dir/changed" "$1" || { echo "mends.sh: $1: nothing is like $2" >&2; exit 2; }
    mv "$dir/changed" "$1"
}

tar -cf - Makefile cli engine rulesets scripts tests | tar -xf - -C "$dir/from"
cat >"$dir/out.h" <<'END'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static inline int without(const char *what) {
    char word[64];
    snprintf(word, sizeof word, " %s ", what);
    return getenv("WITHOUT") && strstr(getenv("WITHOUT"), word);
}
END
cd "$dir/from"
out engine/base/arena.h 's/assert(condition)/assert(without("asserts") || (condition))/'
cd engine/ruleset
out ruleset_check.c 's/if (!s.row->holds/if (!without(s.row->name) \&\& !s.row->holds/
/^static bool of_starts/,/^}/s/i < rs->nstarts/& \&\& (rs->bounded || !without("boundless"))/'
out ruleset_tiles.c 's/if (r->start)/if (r->start \&\& !without("lost"))/'
out ruleset_tiles.c 's/if (!rv_typed(&r->diags, v, RV_WORD, "a file"/if (!without("word") \&\& !rv_typed(\&r->diags, v, RV_WORD, "a file"/'
out look_quadrants.c 's/if (line_kind(rs) == RV_NO_KIND)/if (!without("no-line") \&\& line_kind(rs) == RV_NO_KIND)/
s/if (\(rs->kinds\[k\].line || .*\))$/if (!without("no-line") \&\& (\1))/'
out look.c 's/if (same_shapes(rs, o)/if ((without("no-line") || same_shapes(rs, o))/'
out ../games/castle/castle_final.c 's/all = g->rs->bounded ?/all = g->rs->bounded || without("boundless") ?/'
cd "$dir/from" && rm -rf tests/fuzz/corpus/wild
make -s CC=clang FUZZERS=wild CPPFLAGS="-include $dir/out.h" BUILD="$dir/build" FUZZ_SECONDS=1 fuzz

echo "$faults" | { while IFS=: read -r fault mends; do
    WITHOUT=" asserts $mends " "$dir/build/asan-clang/tests/fuzz/wild" -seed="$seed" -timeout=20 \
        -max_total_time="$seconds" -max_len=64 -len_control=0 -rss_limit_mb=2048 -detect_leaks=0 \
        -artifact_prefix="$dir/find-$fault-" >"$dir/$fault.log" 2>&1 </dev/null && status=1
    echo "$fault: $(sed -n 's/^#\([0-9]*\).*/\1/p' "$dir/$fault.log" | tail -1) runs, $(grep -m1 -oE \
        'AddressSanitizer.* on|[a-z/_]*\.[ch]:[0-9:]* .*|DONE|libFuzzer: .*' "$dir/$fault.log")"
done; exit $status; }
