#!/bin/sh
# analyze.sh PACKAGES-CFLAGS…: looks the C sources over with cppcheck, gcc -fanalyzer and clang-tidy
# (.clang-tidy says for what). One line a check, with what it complains of below. What is a false
# alarm is marked at its place, with the reason.
# shellcheck disable=SC2317 # the functions are called through check
set -u
cd "$(dirname "$0")/../.." || exit 2
flags="-std=c17 -D_POSIX_C_SOURCE=200809L -Iengine -Icli -I$BUILD $*"
sources=$(ls engine/*/*.c engine/games/*/*.c cli/*.c cli/*/*.c)
jobs=$(nproc)
status=0

check() {
    name=$1
    shift
    output=$("$@" 2>&1)
    # shellcheck disable=SC2181 # the output is needed, too
    if [ $? -eq 0 ] && [ -z "$output" ]; then
        echo "ok $name"
    else
        echo "not ok $name"
        printf '%s\n' "$output" | sed 's/^/  /'
        status=1
    fi
}

# NULL after the last argument is a pointer in C, and no sum is made of it.
cppcheck_all() {
    cppcheck -q --std=c11 --enable=warning,portability,performance --inline-suppr \
        --error-exitcode=1 --suppress=varFuncNullUB --suppress=missingIncludeSystem \
        --template='{file}:{line}: {id}: {message}' -j "$jobs" \
        -D_POSIX_C_SOURCE=200809L -D__linux__ -D__x86_64__ -Iengine -Icli "-I$BUILD" engine cli
}

# Each of several at a time; $1 is the command, to which a source is added.
each() {
    printf '%s\n' "$sources" | xargs -P "$jobs" -I {} sh -c "$1" sh {}
}

# gcc 12 does not know what never returns (luaL_error, longjmp) and what a game always has, so that nearly
# each pointer of a module may be NULL to it; nor that what is kept in a list is not lost. clang-tidy
# looks for the first, and the tests, with sanitizers, for both.
gcc_all() {
    each "gcc $flags -O1 -fanalyzer -Wno-analyzer-null-dereference -Wno-analyzer-malloc-leak -Werror -c -o /dev/null \"\$1\""
}

tidy_all() {
    each "clang-tidy --quiet \"\$1\" -- $flags 2>/dev/null"
}

check 'cppcheck has no complaint' cppcheck_all
check 'gcc -fanalyzer has no complaint' gcc_all
check 'clang-tidy has no complaint' tidy_all
exit $status
