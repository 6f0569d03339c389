#!/bin/sh
# libs.sh DIR FLAGS…: compiles Lua and libyaml, as Debian has them, with CC and AR into DIR/libs.a, with
# their headers in DIR/include, and with that of libedit, which is called only on a terminal. Their sources
# are fetched from Debian, once; nothing is installed. What carries the two uses it: the program as
# WebAssembly, and the wheel, into which Debian's own libraries cannot be linked.
set -eu
mkdir -p "$1"
dir=$(cd "$1" && pwd)
shift
packages="lua5.4 libyaml libedit"

# apt with a list of its own: sources of Debian's archive, from where the system has its packages.
fetch() {
    rm -rf "$dir/sources" && mkdir -p "$dir/sources" "$dir/apt/lists/partial" && cd "$dir/sources"
    # shellcheck disable=SC2016 # a word of apt
    archive=$(apt-get indextargets --format '$(SITE)' | grep -m 1 '/debian/*$') || archive=http://deb.debian.org/debian
    echo "deb-src $archive bookworm main" >"$dir/apt/sources.list"
    set -- -qq -o Dir::Etc::sourcelist="$dir/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
        -o Dir::State::lists="$dir/apt/lists" -o Dir::Cache="$dir/apt" -o APT::Sandbox::User=root
    # shellcheck disable=SC2086 # a list of words
    apt-get "$@" update && apt-get "$@" source $packages
}

# As the packages say their versions and where modules lie, which nobody can load here.
headers() {
    rm -rf "$dir/include" && mkdir "$dir/include"
    cp "$dir"/sources/lua5.4-*/src/*.h "$dir"/sources/libyaml-*/include/yaml.h \
        "$dir"/sources/libedit-*/src/histedit.h "$dir/include"
    echo '#define DEB_HOST_MULTIARCH "none"' >"$dir/include/lua5.4-deb-multiarch.h"
    cat >"$dir/include/config.h" <<EOF
#define YAML_VERSION_MAJOR 0
#define YAML_VERSION_MINOR 2
#define YAML_VERSION_PATCH 5
#define YAML_VERSION_STRING "0.2.5"
EOF
}

[ "$(cat "$dir/sources/list" 2>/dev/null)" = "$packages" ] ||
    { (fetch) >"$dir/fetch.log" 2>&1 && echo "$packages" >"$dir/sources/list"; } ||
    { cat "$dir/fetch.log" >&2 && exit 1; }
headers
mkdir -p "$dir/objects"
# shellcheck disable=SC2016 # its own words
for file in "$dir"/sources/lua5.4-*/src/l*.c "$dir"/sources/libyaml-*/src/*.c; do
    case $file in */lua.c | */luac.c) ;; *) printf '%s\n' "$file" ;; esac
done | xargs -P "$(nproc)" -I FILE sh -c '
    file=$1 dir=$2 && shift 2 && exec $CC -w -c -DNDEBUG -DHAVE_CONFIG_H -I"$dir/include" "$@" "$file" \
        -o "$dir/objects/$(basename "$file").o"' - FILE "$dir" "$@"
rm -f "$dir/libs.a"
"$AR" rcs "$dir/libs.a" "$dir"/objects/*.o
