#!/bin/sh
# page.sh REEVE BUILD: runs page.js, with puppeteer-core, which drives the browser, in BUILD.
set -u
cd "$(dirname "$0")/../.." || exit 2

if ! test -d "$2/node_modules/puppeteer-core"; then
    npm install --silent --no-audit --no-fund --prefix "$2" puppeteer-core@24 >"$2/npm.log" 2>&1 || {
        sed 's/^/  /' "$2/npm.log"
        echo "not ok page: npm installs puppeteer-core"
        exit 1
    }
fi
# On one thread: Node 20 may wait for ever for its own compiler when it ends.
exec node --single-threaded tests/run/page.js "$1" "$2"
