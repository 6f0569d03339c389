#!/bin/sh
# lint.sh: one line a check, `ok NAME` or `not ok NAME` with what was wrong below it.
# shellcheck disable=SC2317 # the functions are called through check
set -u
cd "$(dirname "$0")/../.." || exit 2

status=0

# check NAME COMMAND…: the command must succeed; what it prints is shown if it does not.
check() {
    name=$1
    shift
    if output=$("$@" 2>&1); then
        echo "ok $name"
    else
        echo "not ok $name"
        printf '%s\n' "$output" | sed 's/^/  /'
        status=1
    fi
}

# Files in which a linter has found nothing are looked at again when they change, or the linter, what
# sets it up, or this script: $stamps has an empty file for each linter, as old as what it has seen.
stamps=${BUILD:-build}/lint
mkdir -p "$stamps"

# since STAMP LINTER: the test of find for what the linter has not seen.
since() {
    linter=$(command -v "$2") && [ -e "$1" ] &&
        [ -z "$(find -L "$linter" tests/run/lint.sh .clang-format .luacheckrc -cnewer "$1")" ] &&
        echo "-cnewer $1"
}

# each PATTERN… -- LINTER…: runs it on the files of that name; none is fine.
each() {
    names="-name $1"
    shift
    while [ "$1" != -- ]; do
        names="$names -o -name $1"
        shift
    done
    shift
    set -f # the patterns are for find, not for the shell
    stamp=$stamps/$(printf '%s' "$names $*" | tr -c 'a-z0-9\n' _)
    : >"$stamp.new" # what changes from now on is new
    # shellcheck disable=SC2046,SC2086 # lists of words
    find . \( -name .git -o -name build \) -prune -o -type f \( $names \) $(since "$stamp" "$1") -print0 |
        LC_ALL=C sort -z | xargs -0r "$@" && mv "$stamp.new" "$stamp"
}

scripts() {
    each '*.sh' run -- shellcheck && each '*.bash' -- shellcheck -s bash
}

# The project stands alone: nothing in it points to what lies beside its checkout.
nothing_outside() {
    ! grep -rInE --exclude-dir=.git --exclude-dir=build '[.][.]/shared' .
}

# A function of reeve.h is also a line of the list that Debian keeps of the library, and the other way
# round: what they say of versions is how programs find the library that they need. What `make dist`
# packs has no debian/.
lists_its_symbols() {
    [ -e debian ] || return 0
    grep -vE '^ *(static|typedef|\*|return)' engine/reeve.h | grep -oE '\brv_[a-z0-9_]+(\(|\[\];)' | tr -d '([];' |
        LC_ALL=C sort -u >"$stamps/declared"
    sed -n 's/^ \(rv_[a-z0-9_]*\)@REEVE_0 .*/\1/p' debian/libreeve0.symbols >"$stamps/listed"
    diff --label engine/reeve.h --label debian/libreeve0.symbols -U 0 "$stamps/declared" "$stamps/listed"
}

# What a macro does again and again is laid out as what a loop does, if clang-format knows that macro.
knows_its_loops() {
    LC_ALL=C grep -rhE -A1 --include='*.[ch]' '^ *# *define [A-Z_]+\(' engine cli | tr -d '\n' |
        sed 's/# *define /\n/g' | sed -n 's/^\([A-Z_]*\)([^)]*)[ \\]*for (.*/\1/p' | sort -u >"$stamps/loops"
    tr -cs 'A-Z_' '\n' <.clang-format | LC_ALL=C sort -u | LC_ALL=C comm -23 "$stamps/loops" - >"$stamps/unknown"
    ! grep . "$stamps/unknown"
}

check 'the C sources are laid out by clang-format (make format)' \
    each '*.c' '*.h' -- clang-format --dry-run -Werror
check '.clang-format names the macros that are loops' knows_its_loops
check 'luacheck has no complaint' each '*.lua' -- luacheck --no-color -q
check 'shellcheck has no complaint' scripts
check 'mandoc has no complaint' each '*.[157]' -- mandoc -T lint -W warning
check "no stranger's text is printed as it is" lua5.4 tests/run/raw.lua
check 'engine/ includes nothing of a later layer' lua5.4 tests/run/layers.lua
check 'engine/ calls nothing of a later layer' lua5.4 tests/run/circles.lua "${BUILD:-build}"
check 'debian/ lists the symbols of reeve.h' lists_its_symbols
check 'no file points outside the project' nothing_outside
exit $status
