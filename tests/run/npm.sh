#!/bin/sh
# npm.sh BUILD: installs the package that `make npm` has packed in an empty folder, and does there what its
# README shows; types and errors are tried, too.
# shellcheck disable=SC2317 # some functions are called through test_that
set -u
cd "$(dirname "$0")/../.." || exit 2
build=$(cd "$1" && pwd)
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT

status=0
test_that() {
    name=$1
    shift
    if "$@" >"$dir/log" 2>&1; then
        echo "ok npm: $name"
    else
        echo "not ok npm: $name"
        sed 's/^/  /' "$dir/log"
        status=1
    fi
}

installs() { (cd "$dir" && npm install --silent --offline --no-audit --no-fund --prefix . "$build"/npm/reeve-*.tgz); }

cp fixtures/castle/kitchen-table.yaml fixtures/castle/illegal.yaml scripts/longest-path-bonus.lua \
    tests/run/npm/* "$dir"
# shellcheck disable=SC2016 # not a command
sed -n '/^```js$/,/^```$/{ /^```/d; p; }' engine/modules/web/README.md >"$dir/readme.mjs"
follows() { (cd "$dir" && node readme.mjs) | tee /dev/stderr | grep -qx 'legal { W: 108, B: 90 } 17 35'; }

answers() { (cd "$dir" && node use.mjs); }

# With TypeScript, which CI installs beside the build; browser.sh may be installing, too.
compiler=$build/node_modules/typescript/bin/tsc
has_types() {
    test -f "$compiler" || flock "$build/npm.lock" npm install --silent --no-audit --no-fund --prefix "$build" typescript@5 || return
    (cd "$dir" && node "$compiler" --noEmit --strict --target es2022 --module nodenext --lib es2022,dom use.mts)
}

# What is for Node alone is not in the way of a bundler for browsers; notices go along.
bundles() {
    test -d "$build/node_modules/esbuild" || flock "$build/npm.lock" npm install --silent --no-audit --no-fund --prefix "$build" esbuild@0.28 || return
    (cd "$dir" && for how in --charset=utf8 --minify; do
        echo 'import { load } from "reeve"; load("reeve.wasm")' |
            "$build/node_modules/.bin/esbuild" --bundle --format=esm "$how" || exit
    done)
}
has_notices() { grep PUC-Rio "$dir/node_modules/reeve/THIRD-PARTY.txt"; }

test_that 'it installs in an empty folder' installs
test_that 'the README does what it says' follows
test_that 'answers and errors' answers
test_that 'tsc --strict accepts the types' has_types
test_that 'esbuild bundles it for browsers' bundles
test_that 'it has the notices of what it carries' has_notices
exit $status
