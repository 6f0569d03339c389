# House rules that mean harm. Each script of tests/hostile/ says what it tries; here is what it comes to:
# an error at its line (4) or the end of a budget (5), at once, and always the same. Where the steps are
# neither fast nor very slow it depends on the machine which budget ends first.

== what never ends, or calls itself without end
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows script what
loop never ends
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/loop.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
pcall-loop catches the end of its budget, and goes on
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/pcall-loop.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
xpcall-loop catches the end of its budget with a handler that does not end either
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/xpcall-loop.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
load-loop never ends while it is loaded
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/load-loop.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
      help: Make the script do less at each step.
goto-loop never ends, without a loop or a call
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/goto-loop.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
tail-calls never ends, without a deeper stack
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/tail-calls.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
for-huge counts over all whole numbers, both ways, and by a fraction that adds nothing
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/for-huge.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
gc would run when it is collected, at the latest when all ends
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/gc.lua:9: a house rule's metatable has no `__gc` [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
gc-later adds an endless __gc to a metatable that is in use, and leaves it to the end of all. Nobody calls it
    0 fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
mode-later adds __mode to metatables that are in use, to see when garbage is collected. It sees nothing
    0 fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
close does not end while a variable is closed, and again while the end of its budget closes one
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/close.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
close-error raises while an error closes its variables: the last one is told
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/close-error.lua:9: third [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
recursion recurses without end
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/recursion.lua:12: scripts may use 2048 KiB of memory, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
pcall-chain calls itself through pcall, as deep as C goes
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/pcall-chain.lua:16: C goes no deeper [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
xpcall-nested raises in handlers of errors within handlers
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/xpcall-nested.lua:10: bottom [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
handler raises in the handler of an error
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/handler.lua:9: handled: raised [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
metamethods recurses through metamethods, as deep as C goes
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/metamethods.lua:13: tests/hostile/metamethods.lua:11: C stack overflow [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.

== what fills memory, or does more than it seems to within one step
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows script what
rep wants a text of a gigabyte, and catches the refusal
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/rep.lua:10: scripts may use 2048 KiB of memory, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
rep-nothing repeats nothing for years
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/rep-nothing.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
concat-loop makes a text that grows for ever
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/concat-loop.lua:8: a text may have 4096 bytes, and this has more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
table-concat makes a long text of short ones
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/table-concat.lua:8: a text may have 4096 bytes, and this has more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
concat-years joins more nothings than anybody can
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/concat-years.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
small-tables fills memory with small tables, and catches the refusal
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/small-tables.lua:8: scripts may use 2048 KiB of memory, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
table-move moves nothing over all whole numbers
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/table-move.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
table-huge makes a list longer than memory
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/table-huge.lua:8: scripts may use 2048 KiB of memory, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
nul-order orders texts of NULs, between each of which Lua calls the C library
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/nul-order.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
format-wide writes the widest numbers that it can
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/format-wide.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
crowded uses keys that all fall into one place of a table
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/crowded.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
length-lies is short when asked what inserting costs, and long when it is done
    0 fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
length-lies-again is short when asked what joining costs, and long when it is done
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/length-lies-again.lua:19: joined as '' after 2 question [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
call-itself is called by way of itself, by way of itself
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/call-itself.lua:10: a house rule's `__call` is a function, not a table [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
index-loop looks up what is nowhere in a circle
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/index-loop.lua:12: '__index' chain too long; possible loop [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
chain-move moves millions of items, each looked up along 2,000 tables, within one call
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/chain-move.lua:11: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
sort-liar sorts by an order that contradicts itself, and shortens the list meanwhile
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/sort-liar.lua:12: 200 200 [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
sort-long sorts a list of endless length
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/sort-long.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.

== what looks for what a house rule does not have, or changes what others use
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows script what
debug takes away the hook that counts its instructions
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/debug.lua:9: there is no `debug` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
coroutines runs where instructions are not counted
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/coroutines.lua:9: there is no `coroutine` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
load compiles what is not in its file
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/load.lua:9: there is no `load` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
dofile runs another file
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/dofile.lua:9: there is no `dofile` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
require loads a library
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/require.lua:9: there is no `require` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
collectgarbage collects garbage for ever
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/collectgarbage.lua:9: there is no `collectgarbage` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
print what a script prints is no part of the answer
    0 fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
io reads a file
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/io.lua:9: there is no `io` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
os ends the program
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/os.lua:9: there is no `os` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
global-table looks for a table of all globals
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/global-table.lua:9: there is no `_G` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
globals asks for the other names that Lua has and a house rule has not, and for what only looks harmless
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/globals.lua:21: there is no `unknown` in what a house rule can use [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
patterns backtracks in a pattern
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/patterns.lua:12: there is no `find` in the `string` of house rules [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
dump wants bytecode of its own
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/dump.lua:9: there is no `dump` in the `string` of house rules [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
env reaches for what is behind its environment
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/env.lua:24: attempt to call a nil value (global 'pairs') [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
libraries changes what the next script would use
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/libraries.lua:16: `format` cannot be set here; is a `local` missing? [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
string-metatable changes what all texts can do
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/string-metatable.lua:10: attempt to index a boolean value [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
protect changes a metatable that it has closed itself
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/protect.lua:11: this metatable cannot be changed [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
attributes sets what is constant: Lua does not even read that
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/attributes.lua:10: attempt to assign to const variable 'x' [script-failed]
      help: Mend the script at the line that the message names.

== what would differ from one run or machine to another
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows script what
tostring tells where things lie in memory, which differs from run to run
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/tostring.lua:12: table function function named game table turn   tab| nil [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
address asks for an address
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/address.lua:9: %p shows an address; a house rule sees none [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
address-compared orders tables, which could only be by address
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/address-compared.lua:9: attempt to compare two table values [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
functions-compared sorts functions, which could only be by address
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/functions-compared.lua:9: attempt to compare two function values [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
pairs tells in which order a table is walked
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/pairs.lua:18: -1.1805916207174e+21 -1 0 1 2 2.5 3 1152921504606846976 1.1805916207174e+21 "" "\0" "Ant" "a" "ab" "ant" "zebra" "?" false true Anna Bert [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
pairs-tables walks a table whose keys are tables, which could only be by address
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/pairs-tables.lua:9: keys that are a table have no order [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
holes throws dice: which end of a list with holes Lua takes for its length depends on hashes; not here
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/holes.lua:19: 111111111111111111111111111111111111111111111111111111111111 [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
spender spends its steps on texts and keys that come and go, until one turn, the same each time, is too much
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:101:3: unreadable: tests/hostile/spender.lua:19: scripts may run 10000000 steps in one document, and this needs more [script-limit]
        101 | - W: 35/180 c4 merchant@w
            |   ^
      help: Make the script do less at each step.
numbers writes numbers that each machine writes in its own way
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/numbers.lua:10: nan nan inf -inf -0.0 9.2233720368548e+18 1e+15 0.1 nan   nan -inf 3 -9223372036854775808 33.0 2 -0.5 1e+300 3 [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
format-a writes a fraction as the machine keeps it
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/format-a.lua:9: %a shows how this machine keeps fractions; a house rule sees none [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
format-q writes a fraction as the machine keeps it
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/format-q.lua:10: %q shows how this machine keeps fractions; a house rule sees none [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
order orders texts, which is by bytes and not by any language
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/order.lua:14: "" "Zebra" "a b" "a-b" "ab" "e\0a" "e\0b" "ete" "zebra" "été" "?" [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.

== errors that say too much, or nothing
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows script what
error-table raises a table that would tell where it lies
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-table.lua:9: the script raised an error that is a table, not a text [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
error-nil raises nothing
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-nil.lua:9: the script raised an error that is a nil, not a text [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
error-long raises as long a text as there can be
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-long.lua:9: no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no n [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
error-longer raises a text that is too long with its place before it
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-longer.lua:9: nonononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononon [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
error-memory raises the very words with which Lua says that memory ran out
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-memory.lua:8: not enough memory [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
error-level blames a line of somebody else
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-level.lua:12: who was it? [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
error-control raises control characters, an escape for terminals, and what is no UTF-8
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-control.lua:9: a b c?d?[31mf?g??h\u202ei?j?k???l??????m???néo [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.

== values that are none, names that are none, and what is kept beyond its call
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows script what
division divides by zero, in whole numbers
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/division.lua:11: attempt to divide by zero [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
coercions takes texts for numbers, as far as Lua does
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/coercions.lua:11: attempt to add a 'string' with a 'number' [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
utf8 writes characters that are none, and reads them
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/utf8.lua:11: invalid UTF-8 code [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
name-control calls itself by what is no name
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/name-control.lua: `name` is letters, digits, dashes and underscores, at most 64 [script-failed]
      help: Mend the script at the line that the message names.
rules-control names rulesets and fields that are none, with control characters in them
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/rules-control.lua: this script is for cas?tle , ?\u202e, not for castle [script-failed]
      help: Mend the script at the line that the message names.
field-control has a field whose name is nothing to print
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/field-control.lua: unknown field `na me?`; did you mean `name`? [script-failed]
      help: Mend the script at the line that the message names.
hook-control has a hook whose name is nothing to print
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/hook-control.lua:4: unknown hook `turn?_ending?`; did you mean `turn_ending`? [script-failed]
      help: Mend the script at the line that the message names.
hook-nul has a hook whose name only begins like one
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/hook-nul.lua:4: unknown hook `\0` [script-failed]
      help: Mend the script at the line that the message names.
lazy gives its fields by a metatable only, which is not looked at
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/lazy.lua: `api` is missing [script-failed]
      help: Mend the script at the line that the message names.
returns-itself gives a table that holds itself wherever it can
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/returns-itself.lua:2: unknown hook `api` [script-failed]
      help: Mend the script at the line that the message names.
returns-number returns a number where nothing is asked
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/returns-number.lua:8: turn_ending returns nothing, not nan [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
returns-table returns a table that would be "skip" if it were asked
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/returns-table.lua:8: marker_stopped returns "skip" or nothing, not a table [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
keeps-player keeps a player beyond its call
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-player.lua:10: turn_ending changes `kept`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
keeps-game keeps the game beyond its call, and tries to take a wall tile with it
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-game.lua:10: turn_ending changes `kept`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
bad-self calls methods on what is no object
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/bad-self.lua:19: a house rule cannot set fields of the game's objects [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.

== what does much in one step: the machine decides whether its steps or its memory end first
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; sed -n 's/lua:.* and .* \[/lua: [/p' $T/err
--- rows script what
unpack asks for more values than there is room for; then doubles those that it has
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/unpack.lua: [script-limit]
varargs copies very many arguments with each instruction
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/varargs.lua: [script-limit]
long-texts compares long texts that are equal and not the same, over and over
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/long-texts.lua: [script-limit]
long-keys looks up a long text that is equal to a key and not the same, over and over
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/long-keys.lua: [script-limit]
sort-nul sorts many texts of NULs, within one call
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/sort-nul.lua: [script-limit]
digits adds to a text of thousands of digits, which is read as a number each time
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/digits.lua: [script-limit]
fractions joins fractions, each of which is written out by the C library
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/fractions.lua: [script-limit]
rehash makes Lua sort out a large table anew, for each key that comes and goes
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/rehash.lua: [script-limit]
memory-edge stays just below its limit of memory, where Lua collects garbage again and again
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/memory-edge.lua: [script-limit]
emptied walks a large table that has been emptied
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/emptied.lua: [script-limit]
length asks for the length of a table of scattered numbers
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/length.lua: [script-limit]
index-chain looks up what is nowhere along 2,000 tables
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/index-chain.lua: [script-limit]

== what comes to the same in a stream, whatever was judged before
$ head -20 fixtures/castle/kitchen-table.yaml >$T/short.yaml
$ { cat $T/short.yaml; echo ---; } >$T/game.yaml
$ cat fixtures/castle/kitchen-table.yaml >>$T/game.yaml
$ echo --- >>$T/game.yaml
$ cat fixtures/castle/kitchen-table.yaml >>$T/game.yaml
% reeve-fast check --format json --script tests/hostile/$script.lua $T/game.yaml | gojq -c '[.turns] + (.diagnostics[] | [.turn, .message])' | uniq -c
--- rows script
spender
          2 [56,57,"tests/hostile/spender.lua:19: scripts may run 10000000 steps in one document, and this needs more"]
holes
          3 [0,1,"tests/hostile/holes.lua:19: 111111111111111111111111111111111111111111111111111111111111"]
tostring
          3 [0,1,"tests/hostile/tostring.lua:12: table function function named game table turn   tab| nil"]
pairs
          3 [0,1,"tests/hostile/pairs.lua:18: -1.1805916207174e+21 -1 0 1 2 2.5 3 1152921504606846976 1.1805916207174e+21 \"\" \"\\0\" \"Ant\" \"a\" \"ab\" \"ant\" \"zebra\" \"?\" false true Anna Bert"]
mode-later
recursion
          3 [0,1,"tests/hostile/recursion.lua:12: scripts may use 2048 KiB of memory, and this needs more"]
small-tables
          3 [0,1,"tests/hostile/small-tables.lua:8: scripts may use 2048 KiB of memory, and this needs more"]
pcall-loop
          3 [0,1,"tests/hostile/pcall-loop.lua:3: scripts may run 10000000 steps in one document, and this needs more"]

== what comes to the same on each of two runs
% for script in spender holes tostring address-compared pairs order numbers rehash; do
%     reeve-fast check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml 2>&1
% done >$T/$i
$ grep -c unreadable: $T/1
$ diff $T/1 $T/2
--- rows i
1
2
--- stdout
8

== bytecode is not run, as a file or behind a first character that is none of it
$ lua5.4 -e 'io.write(string.dump(function() while true do end end))' >$T/bytecode.lua
$ (printf '#'; cat $T/bytecode.lua) >$T/behind.lua
$ reeve check --script $T/bytecode.lua fixtures/castle/kitchen-table.yaml
$ reeve check --script $T/behind.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: $T/bytecode.lua: compiled Lua is not run, only its text [script-failed]
  help: Mend the script at the line that the message names.
fixtures/castle/kitchen-table.yaml: unreadable: $T/behind.lua:1: unexpected symbol near '#' [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== texts that are hard to read are read, or refused with a word
$ told() { reeve check -q --script $T/$1.lua fixtures/castle/kitchen-table.yaml 2>&1 >/dev/null | sed '/help/d; s/.*unreadable: //'; }
% lua5.4 -e "io.write('$first', ('$many'):rep($n), '$last')" >$T/$name.lua; told $name
$ lua5.4 -e 'for i = 1, 6000 do io.write("::l", i, "::") end' >$T/labels.lua
$ lua5.4 -e 'for i = 1, 60 do io.write("local ") for j = 1, 150 do io.write("a", j % 10, ",") end
$     io.write("a function x() ") end io.write(("y() "):rep(7000))' >$T/names.lua
$ told labels; told names
--- rows name|first|many|n|last
brackets||(|65000|
    $T/brackets.lua: C stack overflow [script-failed]
tables|return |{|65000|
    $T/tables.lua: C stack overflow [script-failed]
lists|return {|{},|21000|}
    $T/lists.lua: scripts may use 2048 KiB of memory, and this needs more [script-limit]
functions||return function() |3000|
    $T/functions.lua: C stack overflow [script-failed]
not|return |not |16000|1
    $T/not.lua: C stack overflow [script-failed]
minus|return |-#|32000|1
    $T/minus.lua: C stack overflow [script-failed]
power|return 1|^1|32000|
    $T/power.lua: C stack overflow [script-failed]
joined|return ""|..""|16000|
    $T/joined.lua: C stack overflow [script-failed]
digits|return |7|65000|
    $T/digits.lua: a script returns a table, not a number [script-failed]
text|return "|x|65000|"
    $T/text.lua: a text may have 4096 bytes, and this has more [script-limit]
escapes|return "|\\z|30000|"
    $T/escapes.lua: a script returns a table, not a string [script-failed]
long|return [|=|65000|[
    $T/long.lua:1: unfinished long string (starting at line 1) near <eof> [script-failed]
open|--[[|]|65000|
    $T/open.lua:1: unexpected symbol near ']' [script-failed]
lengths||#|65000|
    $T/lengths.lua:1: unexpected symbol near '#' [script-failed]
lines||\n|65000|?
    $T/lines.lua:65001: unexpected symbol near '?' [script-failed]
blocks||do end |9000|
    $T/blocks.lua: a script returns a table, not nothing [script-failed]
elses|if x then |elseif x then |4600|end
    $T/elses.lua:1: there is no `x` in what a house rule can use [script-failed]
gotos|do |goto x |9000|end
    $T/gotos.lua:1: no visible label 'x' for <goto> at line 1 [script-failed]
--- stdout
$T/labels.lua: C stack overflow [script-failed]
scripts may run 10000000 steps in one document, and this needs more [script-limit]
