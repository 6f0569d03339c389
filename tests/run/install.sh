#!/bin/sh
# install.sh: does what `make install` puts there work without the checkout? CC and BUILD are those
# of the build under test.
# shellcheck disable=SC2317 # some functions are called through test_that
set -u
cd "$(dirname "$0")/../.." || exit 2

cc=${CC:-cc}
build=${BUILD:-build}
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
prefix=$dir/usr
unset PKG_CONFIG_PATH DESTDIR

status=0
test_that() {
    name=$1
    shift
    if "$@" >"$dir/log" 2>&1; then
        echo "ok make install: $name"
    else
        echo "not ok make install: $name"
        sed 's/^/  /' "$dir/log"
        status=1
    fi
}

installs() { make CC="$cc" BUILD="$build" "$@"; }

has_all() {
    for file in bin/reeve lib/libreeve.a include/reeve.h lib/pkgconfig/reeve.pc \
        share/reeve/rulesets/castle/rules.yaml share/reeve/scripts/end-of-turn-pickup.lua \
        share/reeve/scripts/reeve.d.lua share/man/man1/reeve.1 share/man/man5/reeve-record.5 \
        share/man/man7/reeve-rules.7 share/man/man7/reeve-hooks.7 share/man/man7/reeve-scripting.7 \
        share/man/man7/reeve-batch.7 \
        share/bash-completion/completions/reeve share/zsh/site-functions/_reeve \
        share/fish/vendor_completions.d/reeve.fish; do
        test -f "$prefix/$file" || echo "missing: $file"
    done >"$dir/missing"
    cat "$dir/missing"
    [ ! -s "$dir/missing" ]
}

links() {
    echo '#include <reeve.h>
int main(void) { return 0; }' >"$dir/user.c"
    # shellcheck disable=SC2046 # a list of flags
    $cc -std=c17 -o "$dir/user" "$dir/user.c" \
        $(PKG_CONFIG_PATH=$prefix/lib/pkgconfig pkg-config --cflags --libs reeve) && "$dir/user"
}

# Each function and variable that reeve.h declares, and no other name.
shows_its_face() {
    grep -oE '\brv_[a-z0-9_]+(\(|\[\];)' "$prefix/include/reeve.h" | tr -d '([];' | sort -u \
        >"$dir/declared"
    nm -g --defined-only "$prefix/lib/libreeve.a" | awk 'NF == 3 { print $3 }' | sort >"$dir/defined"
    comm -13 "$dir/declared" "$dir/defined"
    [ -z "$(comm -13 "$dir/declared" "$dir/defined")" ]
}

runs() { (cd "$dir" && "$prefix/bin/reeve" -V); }
is_empty() { ! find "$prefix" -type f | grep .; }

test_that 'it succeeds' installs install PREFIX="$prefix"
test_that 'everything is in its place' has_all
test_that 'the program runs elsewhere' runs
test_that 'another program links with the library through pkg-config' links
test_that 'the library shows what reeve.h declares, and nothing else' shows_its_face
test_that 'make uninstall leaves nothing' installs uninstall PREFIX="$prefix"
test_that 'nothing is left, indeed' is_empty
test_that 'DESTDIR is put before PREFIX' installs install DESTDIR="$prefix" PREFIX=/opt/reeve
test_that 'the program lies there' test -x "$prefix/opt/reeve/bin/reeve"
test_that 'reeve.pc names PREFIX alone' \
    grep -qx 'prefix=/opt/reeve' "$prefix/opt/reeve/lib/pkgconfig/reeve.pc"
exit $status
