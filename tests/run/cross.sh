#!/bin/sh
# cross.sh i386|s390x BUILD [COMMAND…]: builds the program for another kind of machine (32 bits wide;
# with the high byte first) and runs the cases and the test programs there. THERE in a COMMAND stands
# for its build. Libraries come from Debian and are unpacked under BUILD; nothing of them is installed.
set -eu
machine=$1 build=$2
shift 2

case $machine in
i386) cc=i686-linux-gnu-gcc emulator='' flags='' ;;
# An emulator is slow and large: scripts get the time that it takes, and run.lua sets no limits.
s390x) cc=s390x-linux-gnu-gcc emulator=qemu-s390x flags=-DRV_LIMIT_SCRIPT_LATE=60000000000 ;;
*) echo "cross.sh: no such machine: $machine" >&2 && exit 2 ;;
esac

mkdir -p "$build/cross/$machine"
there=$(cd "$build/cross/$machine" && pwd)
root=$there/root

# apt for that machine, with lists of its own: the system's own packages are not touched.
apt_there() {
    apt-get -qq -o APT::Architecture="$machine" -o APT::Architectures="$machine" \
        -o Dir::State::lists="$there/lists" -o Dir::Cache="$there/cache" \
        -o APT::Sandbox::User=root "$@"
}

fetch() {
    mkdir -p "$there/lists/partial" "$there/cache/archives/partial"
    # A part of the archive that cannot be read now may be one that is not needed.
    apt_there update || echo "cross.sh: apt-get update failed; going on with what it got" >&2
    (cd "$there" && apt_there download libyaml-dev liblua5.4-dev libedit-dev \
        libncurses-dev libbsd-dev libmd-dev)
    for package in "$there"/*.deb; do dpkg -x "$package" "$root.new"; done
    mv "$root.new" "$root"
}
[ -d "$root" ] || fetch

include=$root/usr/include
for library in "$include"/*-linux-gnu; do triplet=${library##*/}; done
make --no-print-directory CC="$cc" BUILD="$there" EMULATOR="$emulator" \
    LIB_CFLAGS="-isystem $include -isystem $include/lua5.4 -isystem $include/$triplet" \
    LIBS="-L$root/usr/lib/$triplet -lyaml -llua5.4 -lm -ltinfo -lbsd -lmd" LDFLAGS=-static \
    CPPFLAGS="$flags" all test-programs

# The program as the cases call it.
reeve=$there/run-reeve
printf '#!/bin/sh\nexec %s %s/reeve "$@"\n' "$emulator" "'$there'" >"$reeve"
chmod +x "$reeve"

set -- "$@" --
while [ "$1" != -- ]; do
    set -- "$@" --program "$emulator $(printf '%s\n' "$1" | sed "s|THERE|$there|g")"
    shift
done
shift
[ -z "$emulator" ] || set -- --emulated "$@"
lua5.4 tests/run/run.lua --bin "$reeve" --fast "$reeve" "$@"
