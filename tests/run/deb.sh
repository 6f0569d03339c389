#!/bin/sh
# deb.sh DIRECTORY: do the Debian packages in it work in a clean Debian 12? It makes a root file system
# with nothing but apt, installs them there, and does what reeve, the library and the modules are for.
set -u
cd "$(dirname "$0")/../.." || exit 2

packages=$(realpath "$1") || exit 2
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
root=$dir/root

# shellcheck disable=SC2016,SC2046 # a hook for another shell; a list of packages without blanks
mmdebstrap --quiet --variant=minbase --include="gcc,libc6-dev,pkgconf" \
    $(find "$packages" -maxdepth 1 -name '*.deb' ! -name '*-dbgsym_*' -printf '--include=%p ') \
    --setup-hook='mkdir -p "$1/'"$packages"'" && cp '"$packages"'/*.deb "$1/'"$packages"'"' \
    bookworm "$root" 2>"$dir/log" || {
    cat "$dir/log"
    echo "not ok make deb: the packages install in a clean Debian 12"
    exit 1
}
echo "ok make deb: the packages install in a clean Debian 12"
cp fixtures/castle/kitchen-table.yaml "$root"
cp fixtures/castle/kitchen-table.yaml "$root/game.yaml"
mkdir "$root/packages" && cp "$packages"/*.deb "$root/packages"

# shellcheck disable=SC2016 # the marks of a display
# The two lines of Python and the command of README.md that installs what they need.
sed -n '/^```python$/,/^```$/p' README.md | grep -v '^```' >"$root/game.py"
install=$(sed -n 's/^ *make deb && cd build.deb && sudo //p' README.md)
cat >"$root/game.lua" <<'END'
print(require "reeve".judge(io.open "/kitchen-table.yaml":read "a").verdict)
END
cat >"$root/game.c" <<'END'
#include <reeve.h>
int main(void) { return !rv_library_new(NULL); }
END

status=0
# report NAME GOT WANTED
report() {
    if [ "$2" = "$3" ]; then
        echo "ok make deb: $1"
    else
        printf 'not ok make deb: %s\n  %s\n' "$1" "$2"
        status=1
    fi
}

# test_that NAME OUTPUT COMMAND: the command, in there, prints this.
test_that() { report "$1" "$(chroot "$root" sh -c "$3" 2>&1)" "$2"; }

# The tree that `make dist` packs, which has no repository, makes the same packages.
builds_the_same() {
    make dist && tar -xzf build/reeve-*.tar.gz -C "$dir" && cd "$dir"/reeve-* && make deb &&
        for package in "$packages"/*.deb; do cmp "$package" build/deb/"${package##*/}" || return; done
}

test_that 'reeve judges a game' "$(cd fixtures/castle && ../../build/reeve check kitchen-table.yaml)" \
    'reeve check kitchen-table.yaml'
test_that 'it finds its rulesets and scripts' 'legal' \
    'reeve sim castle --seed 1 | reeve check --format json - | grep -o legal | head -n 1'
test_that 'two lines of Python in README.md score a game' "{'W': 108, 'B': 90}" 'python3 game.py'
test_that 'so does Lua' 'legal' 'lua5.4 game.lua'
# shellcheck disable=SC2016 # for the shell in there
test_that 'a program compiles and runs' '' 'cc -o game game.c $(pkg-config --cflags --libs reeve) && ./game'
test_that 'all can be removed' '' 'dpkg -r reeve python3-reeve lua-reeve libreeve-dev libreeve0 >/dev/null'
test_that 'as README.md says, they install' '' "cd packages && DEBIAN_FRONTEND=noninteractive $install -y -qq >/log 2>&1 || cat /log"
test_that 'and the two lines run' "{'W': 108, 'B': 90}" 'python3 game.py'
(builds_the_same) >"$dir/log" 2>&1
report 'the tree of make dist makes the same packages' "$? $(tail -n 3 "$dir/log")" "0 $(tail -n 3 "$dir/log")"
exit $status
