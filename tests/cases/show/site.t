# The Lua programs that make the site and the manual.

== no name of a file is a command
$ name="it's \$(touch hit); \`touch hit\` & -x* %#?"
$ mkdir -p $T/rulesets $T/fixtures/castle $T/fixtures/carcassonne $T/man "$T/$name"
$ cp -r man/def.lua man/mksite.lua man/reeve-rules-river.7 man/site $T/man; cp -r rulesets/river $T/rulesets; ln -s $PWD/cli $PWD/engine $T
$ cp fixtures/castle/illegal.yaml "$T/fixtures/castle/$name.yaml"; cp fixtures/carcassonne/photograph.yaml $T/fixtures/carcassonne
$ (cd $T && lua5.4 man/mksite.lua "$(command -v reeve)" "$T/$name/site") && ls "$T/$name/site/games"
$ grep -o '<a href="castle[^>]*>[^<]*' "$T/$name/site/games/index.html"
$ cp -r rulesets/castle rulesets/river "$T/$name" && lua5.4 man/mkrules.lua "$T/$name/castle/rules.yaml" | tail -4
$ test ! -e hit && test ! -e $T/hit
--- stdout
carcassonne-photograph.html
castle-it's $(touch hit); `touch hit` & -x* %#?.html
index.html
<a href="castle-it%27s%20%24%28touch%20hit%29%3B%20%60touch%20hit%60%20%26%20-x%2A%20%25%23%3F.html">it's $(touch hit); `touch hit` &amp;  x* %#?
.Xr reeve 1 ,
.Xr reeve-record 5 ,
.Xr reeve-ruleset 5 ,
.Xr reeve-rules-river 7
