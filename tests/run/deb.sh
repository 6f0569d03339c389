#!/bin/sh
# deb.sh DIRECTORY: do the Debian packages in it work in a clean Debian 12? It makes a root file system
# with nothing but apt, runs the tests of debian/tests in a copy of that, installs the packages as
# README.md says, and removes them. At last it builds them again elsewhere: they must be the same.
set -u
cd "$(dirname "$0")/../.." || exit 2

packages=$(realpath "$1") || exit 2
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
root=$dir/root

status=0
# report NAME GOT WANTED
report() {
    if [ "$2" = "$3" ]; then
        echo "ok make deb: $1"
    else
        printf 'not ok make deb: %s\n' "$1"
        printf '%s\n' "$2" | sed 's/^/  /'
        status=1
    fi
}

# test_that NAME OUTPUT COMMAND: the command, in there, prints this.
test_that() { report "$1" "$(chroot "$root" sh -c "$3" 2>&1)" "$2"; }

# The tests as Debian runs them: each sees what its Depends name, and the sources.
runs_its_tests() {
    set --
    for package in "$packages"/*.deb; do
        case $package in *-dbgsym_*) ;; *) set -- "$@" "$package" ;; esac
    done
    autopkgtest --no-built-binaries --setup-commands 'apt-get update' --output-dir "$dir/tests" \
        "$@" "$packages"/reeve_*.dsc -- chroot "$dir/tested"
}

# From the source package, elsewhere, the same packages are built, and the same source package.
builds_the_same() {
    dpkg-source -x "$packages"/reeve_*.dsc "$dir/again" && cd "$dir/again" && make deb &&
        for file in "$packages"/*.deb "$packages"/*.dsc "$packages"/*.tar.*; do
            cmp "$file" build/deb/"${file##*/}" || return
        done
}

mmdebstrap --quiet --variant=minbase bookworm "$root" >"$dir/log" 2>&1
report 'there is a clean Debian 12' "$? $(tail -n 3 "$dir/log")" '0 '
cp -a "$root" "$dir/tested"
runs_its_tests >"$dir/log" 2>&1
report 'the tests of debian/tests succeed there' "$? $(tail -n 40 "$dir/log")" "0 $(tail -n 40 "$dir/log")"

# The two lines of Python and the command of README.md that installs what they need.
# shellcheck disable=SC2016 # the marks of a display
sed -n '/^```python$/,/^```$/p' README.md | grep -v '^```' >"$root/game.py"
install=$(sed -n 's/^ *make deb && cd build.deb && sudo //p' README.md)
cp fixtures/castle/kitchen-table.yaml "$root/game.yaml"
mkdir "$root/packages" && cp "$packages"/*.deb "$root/packages"
test_that 'as README.md says, they install' '' "cd packages && apt-get update -qq && DEBIAN_FRONTEND=noninteractive $install -y -qq >/log 2>&1 || cat /log"
test_that 'the program judges a game' 'game.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90' 'reeve check game.yaml'
test_that 'two lines of Python in README.md score it' "{'W': 108, 'B': 90}" 'python3 game.py'
test_that 'all can be removed' '' 'dpkg -r reeve reeve-data python3-reeve libreeve0 >/dev/null'

(builds_the_same) >"$dir/log" 2>&1
report 'what is built of the source package is the same' "$? $(tail -n 3 "$dir/log")" "0 $(tail -n 3 "$dir/log")"
exit $status
