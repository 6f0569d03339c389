#!/bin/sh
# need.sh build|check|web|analyze|valgrind|cross|deb: install the Debian packages that building, or testing in one of
# these ways too, still needs.
# Prints nothing when all is there; CC names the compiler (cc, if unset), SANITIZER that of the sanitized build, if it
# is another one.
set -u

fail() {
    echo "need.sh: $*" >&2
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }
library() { has pkg-config && pkg-config --exists "$1"; }
lua_has() { lua5.4 -e "require '$1'" 2>/dev/null; }
python_has() { python3 -c "import $1" 2>/dev/null; }
python_headers() { test -e "$(python3 -c 'import sysconfig; print(sysconfig.get_paths()["include"])')/Python.h"; }
gnu_parallel() { has parallel && parallel --version 2>/dev/null | grep -q '^GNU parallel'; }
clang_runtime() {
    ls "$(clang -print-resource-dir 2>/dev/null)"/lib/*/libclang_rt.asan*.a >/dev/null 2>&1
}

# need PACKAGE TEST…: the package is missing unless the test succeeds.
missing=
need() {
    package=$1
    shift
    "$@" || missing="$missing $package"
}

compiler=${CC:-cc}
compiler=${compiler%% *}

need_build() {
    need make has make
    case $compiler in
    *clang*) need clang has "$compiler" ;;
    *) need gcc has "$compiler" ;;
    esac
    need libc6-dev test -e /usr/include/stdio.h
    need pkg-config has pkg-config
    need libyaml-dev library yaml-0.1
    need liblua5.4-dev library lua5.4
    need libedit-dev library libedit
}

need_check() {
    need_build
    need libjansson-dev library jansson
    case $compiler,${SANITIZER-} in
    *clang*)
        need clang has clang
        need libclang-rt-14-dev clang_runtime
        ;;
    esac
    need clang-format has clang-format
    need lua5.4 has lua5.4
    need lua-check has luacheck
    need mandoc has mandoc
    need shellcheck has shellcheck
    need gojq has gojq
    need jq has jq
    need libxml2-utils has xmllint
    need librsvg2-bin has rsvg-convert
    need parallel gnu_parallel
    need sqlite3 has sqlite3
    need tmux has tmux
    need zsh has zsh
    need fish has fish
    need procps has pgrep
    need lua-cjson lua_has cjson
    need chromium-headless-shell has chromium-headless-shell
    need nodejs has node
    need npm has npm
    need vim has vim
    need neovim has nvim
    need mypy has mypy
    need python3-dev python_headers
    need python3-venv python_has ensurepip
    need dpkg-dev has dpkg-source
    need python3-yaml python_has yaml
    need python3-jsonschema python_has jsonschema
}

need_analyze() {
    need_build
    need gcc has gcc
    need clang-tidy has clang-tidy
    need cppcheck has cppcheck
    need lua5.4 has lua5.4
}

need_valgrind() {
    need_check
    need valgrind has valgrind
}

need_deb() {
    need_build
    need build-essential test -e /usr/share/build-essential
    need debhelper has dh
    need dh-python has dh_python3
    need python3-dev python_headers
    need lua5.4 has lua5.4
    need lintian has lintian
    need mmdebstrap has mmdebstrap
    need autopkgtest has autopkgtest
}

need_web() {
    need_build
    need emscripten has emcc
    need dpkg-dev has dpkg-source
    need xz-utils has xz
    need esbuild has esbuild
    need nodejs has node
    need npm has npm
}

# Cross compilers, each with the C library for its machine; the other libraries tests/run/cross.sh fetches.
need_cross() {
    need_check
    need gcc-i686-linux-gnu has i686-linux-gnu-gcc
    need libc6-dev-i386-cross test -e /usr/i686-linux-gnu/lib/libc.a
    need gcc-s390x-linux-gnu has s390x-linux-gnu-gcc
    need libc6-dev-s390x-cross test -e /usr/s390x-linux-gnu/lib/libc.a
    need qemu-user has qemu-s390x
}

# Runs apt-get as root; on failure prints the first error that it gave.
apt() {
    log=$($as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq -o DPkg::Lock::Timeout=60 "$@" 2>&1) ||
        fail "cannot install$missing: $(printf '%s\n' "$log" | grep -m 1 '^E:')"
}

case ${1-} in
build | check | web | analyze | valgrind | cross | deb) "need_$1" ;;
*) fail "usage: need.sh build|check|web|analyze|valgrind|cross|deb" ;;
esac
[ -n "$missing" ] || exit 0

has apt-get || fail "missing, and there is no apt-get to install it:$missing"
as_root=
if [ "$(id -u)" -ne 0 ]; then
    has sudo || fail "missing; as root: apt-get install$missing"
    as_root=sudo
fi

echo "installing with apt-get:$missing"
apt update
# shellcheck disable=SC2086 # a list of words
apt install -y --no-install-recommends $missing
