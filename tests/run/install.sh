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
unset DESTDIR

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

export BUILD="$build"
installs() { make CC="$cc" BUILD="$build" "$@"; }

has_all() {
    for file in bin/reeve lib/libreeve.a lib/libreeve.so lib/libreeve.so.0 include/reeve.h lib/pkgconfig/reeve.pc \
        share/reeve/rulesets/castle/rules.yaml share/reeve/scripts/end-of-turn-pickup.lua \
        share/reeve/scripts/reeve.d.lua share/man/man1/reeve.1 share/man/man1/reeve-check.1 share/man/man3/reeve.3 share/man/man5/reeve-record.5 \
        share/man/man7/reeve-rules.7 share/man/man7/reeve-hooks.7 share/man/man7/reeve-scripting.7 \
        share/man/man7/reeve-batch.7 share/reeve/schema/reeve-castle.schema.json \
        share/reeve/vscode/extension/package.json share/reeve/vscode/extension/reeve.schema.json \
        share/vim/vimfiles/syntax/reeve.vim \
        share/bash-completion/completions/reeve share/zsh/site-functions/_reeve \
        share/fish/vendor_completions.d/reeve.fish; do
        test -f "$prefix/$file" || echo "missing: $file"
    done >"$dir/missing"
    cat "$dir/missing"
    [ ! -s "$dir/missing" ]
}

# A new record names its schema; a record of several rulesets, the file that a command writes.
names_schema() {
    [ "$("$prefix/bin/reeve" new zamek | head -n 1)" = \
        "# yaml-language-server: \$schema=$(realpath "$prefix")/share/reeve/schema/reeve-zamek.schema.json" ] &&
        "$prefix/bin/reeve" new inns+river | head -n 2 | grep -q '>reeve-inns+river.schema.json$'
}

# Programs find what is installed there, the modules their library by themselves.
export PKG_CONFIG_PATH="$prefix/lib/pkgconfig" \
    LUA_PATH="$prefix/share/lua/5.4/?.lua;;" LUA_CPATH="$prefix/lib/lua/5.4/?.so;;"
python=$prefix/lib/python$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')/site-packages
export PYTHONPATH="$python" PYTHONDONTWRITEBYTECODE=1
unset LD_LIBRARY_PATH

# A program that is linked with the static library alone.
links() {
    echo '#include <reeve.h>
int main(void) { return !rv_library_new(NULL, NULL); }' >"$dir/user.c"
    # shellcheck disable=SC2046 # a list of flags
    $cc -std=c17 -o "$dir/user" "$dir/user.c" $(pkg-config --cflags reeve) "$prefix/lib/libreeve.a" \
        $(pkg-config --libs --static reeve | sed 's/-lreeve//') && "$dir/user"
}

# reeve.h can be included in C++.
serves_cpp() {
    echo '#include <reeve.h>
int main() { return !rv_library_new(nullptr, nullptr); }' >"$dir/user.cc"
    # shellcheck disable=SC2046 # a list of flags
    ${CXX:-c++} -Wall -Wextra -Werror -o "$dir/user++" "$dir/user.cc" \
        $(pkg-config --cflags --libs reeve) && LD_LIBRARY_PATH=$prefix/lib "$dir/user++"
}

# The oldest C and C++ that a program may keep to.
serves_the_old() {
    echo '#include <reeve.h>' >"$dir/old.c"
    $cc -std=c89 -pedantic-errors -I"$prefix/include" -fsyntax-only "$dir/old.c" &&
        ${CXX:-c++} -std=c++98 -pedantic-errors -I"$prefix/include" -fsyntax-only -x c++ "$dir/old.c"
}

# The example of reeve(3) is C++ as well.
is_cpp() {
    sed -n '/^\.\\" file: score.c/,/^\.Ed/p' man/reeve.3 | sed '/^\./d; s/\\-/-/g; s/\\e/\\/g' >"$dir/score.cc"
    [ -s "$dir/score.cc" ] && ${CXX:-c++} -I"$prefix/include" -fsyntax-only "$dir/score.cc"
}

# Below DESTDIR there is what then goes into a home directory, as a packager moves it.
home="$dir/a home" own=$home/.local stage=$dir/stage
stages() { HOME=$home installs install install-lua install-python DESTDIR="$stage" PREFIX="$own"; }
names_it_alone() { grep -x "prefix=$dir/a\\\\ home/.local" "$stage$own/lib/pkgconfig/reeve.pc"; }

# There Python looks by itself; for Lua and programs reeve(3) names the variables.
serves_a_home() (
    unset PYTHONPATH LUA_PATH LUA_CPATH PKG_CONFIG_PATH
    export HOME="$home"
    mkdir -p "$home" && mv "$stage$own" "$own" || exit
    python3 -c 'import reeve; print(reeve.judge("").verdict)' || exit
    export LUA_PATH="$own/share/lua/5.4/?.lua;;" LUA_CPATH="$own/lib/lua/5.4/?.so;;"
    lua5.4 -e 'print(require "reeve".judge("").verdict)' || exit
    export PKG_CONFIG_PATH="$own/lib/pkgconfig"
    eval "$cc -o '$dir/in home' '$dir/user.c' $(pkg-config --cflags --libs reeve)" || exit
    LD_LIBRARY_PATH="$own/lib" "$dir/in home" || exit
    installs uninstall PREFIX="$own" && ! find "$own" -type f | grep .
)

# Each function and variable that reeve.h declares, and no other name.
shows_its_face() {
    grep -ohE '\brv_[a-z0-9_]+(\(|\[\];)' "$prefix"/include/*.h | tr -d '([];' | sort -u \
        >"$dir/declared"
    nm "$@" --defined-only | awk 'NF == 3 && $2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort >"$dir/defined"
    comm -13 "$dir/declared" "$dir/defined"
    [ -s "$dir/defined" ] && [ -z "$(comm -13 "$dir/declared" "$dir/defined")" ]
}

# All that the page does not name, it does not need.
follows() {
    env -u PYTHONPATH -u LUA_PATH -u LUA_CPATH -u PKG_CONFIG_PATH CC="$cc" PREFIX="$prefix" \
        lua5.4 tests/run/pages.lua man/reeve.3
}

# Without a network, and without what was installed: the README of the package does what it says, and
# notices go along. What is before the path of a package is for pip.
own_python() (
    unset PYTHONPATH
    pip=$dir/venv/bin/pip
    { test -x "$pip" || python3 -m venv "$dir/venv"; } && "$pip" uninstall --quiet --yes reeve &&
        "$pip" install --quiet --no-index --disable-pip-version-check "$@" || exit
    cp fixtures/castle/kitchen-table.yaml "$dir"
    # shellcheck disable=SC2016 # not a command
    sed -n '/^```python$/,/^```$/{ /^```/d; p; }' engine/modules/python/README.md >"$dir/readme.py"
    cd "$dir" && venv/bin/python -c '
from importlib import metadata
import reeve
files = {path.name: path for path in metadata.files("reeve")}
assert metadata.version("reeve") == reeve.__version__ and "import reeve" in metadata.metadata("reeve").get_payload()
assert "PUC-Rio" in files["THIRD-PARTY.txt"].read_text() and "MIT" in files["LICENSE"].read_text()' || exit
    venv/bin/python readme.py | tee /dev/stderr | tr '\n' ' ' |
        grep -qx "legal {.W.: 108, .B.: 90} 17 35 W: [^ ]* [^ ]* "
)

# Nothing but the C library, as its name says; another Lua in the process does no harm.
carries() {
    rm -rf "$build"/wheel/*.whl
    installs wheel && set -- "$build"/wheel/reeve-*-cp39-abi3-manylinux_2_*.whl &&
        LD_PRELOAD="$(ldconfig -p | sed -n 's/.*liblua5.4.so.0.* => //p')" own_python "$1"
}

# As pip does before it installs them, and as a packager does; elsewhere, it is compiled anew, and fast.
packs_for_pip() (
    PYTHONPATH=engine/modules/python python3 -c 'import make_wheel, sys; make_wheel.build_sdist(sys.argv[1])' "$dir" &&
        unset BUILD && export CFLAGS=-O0 && own_python "$dir"/reeve-*.tar.gz
)
can_be_edited() { own_python -e . && test -L "$build/editable/reeve/answers.py"; }

runs() { (cd "$dir" && "$prefix/bin/reeve" -V); }
is_empty() { ! find "$prefix" -type f | grep .; }

# Packed fast: the same file comes of the same packer.
packs() { installs dist PACK='gzip -1n' && cp "$build"/reeve-*.tar.gz "$dir/first"; }

# At another time and place, without a repository, from the list of files that is in it.
packs_itself() (
    tar -xzf "$dir/first" -C "$dir" && cd "$dir"/reeve-* && make BUILD=build PACK='gzip -1n' dist && cmp build/reeve-*.tar.gz "$dir/first"
)

test_that 'make dist packs a file' packs
test_that 'its tree packs the same file' packs_itself
test_that 'it succeeds' installs install PREFIX="$prefix"
test_that 'everything is in its place' has_all
test_that 'the program runs elsewhere' runs
test_that 'a new record names its schema' names_schema
test_that 'another program links with the static library' links
test_that 'so does one in C++ with the shared library' serves_cpp
test_that 'reeve.h keeps to C89 and C++98' serves_the_old
test_that 'the example of reeve(3) is C++, too' is_cpp
test_that 'the library shows what reeve.h declares, and nothing else' \
    shows_its_face -g "$prefix/lib/libreeve.a"
test_that 'so does the shared library' shows_its_face -D "$prefix/lib/libreeve.so"
test_that 'the modules of Lua and Python install' installs install-lua install-python PREFIX="$prefix"
test_that 'reeve(3) can be followed, in C, Lua and Python' follows
test_that 'a wheel installs in an empty place, and carries all that it needs' carries
test_that 'pip installs from the checkout' own_python .
test_that 'and leaves it there to be edited' can_be_edited
test_that 'and installs what its sources are packed as' packs_for_pip
test_that 'the modules say what the program says' python3 tests/run/modules.py
test_that 'make uninstall leaves nothing' installs uninstall PREFIX="$prefix"
test_that 'nothing is left, indeed' is_empty
test_that 'DESTDIR is put before PREFIX' stages
test_that 'the program lies there' test -x "$stage$own/bin/reeve"
test_that 'reeve.pc names PREFIX alone' names_it_alone
test_that 'a prefix in a home directory, whose name has a blank, serves' serves_a_home
exit $status
