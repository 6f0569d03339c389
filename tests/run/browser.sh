#!/bin/sh
# browser.sh TEST BUILD [ARGUMENT...]: runs the script TEST with BUILD and the arguments, with what drives the
# browser (puppeteer-core) and checks accessibility (axe-core) in BUILD. Several may run at once.
set -u
cd "$(dirname "$0")/../.." || exit 2

test=$1 build=$2
shift 2
has_all() { test -d "$build/node_modules/puppeteer-core" && test -d "$build/node_modules/axe-core"; }
(
    flock 9
    has_all || npm install --silent --no-audit --no-fund --prefix "$build" puppeteer-core@24 axe-core@4 >"$build/npm.log" 2>&1 || {
        sed 's/^/  /' "$build/npm.log"
        echo "not ok $(basename "$test" .js): npm installs puppeteer-core and axe-core"
        exit 1
    }
) 9>"$build/npm.lock" || exit
# On one thread: Node 20 may wait for ever for its own compiler when it ends.
exec node --single-threaded "$test" "$build" "$@"
