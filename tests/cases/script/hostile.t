# House rules that mean harm. Each script of tests/hostile/ says what it tries; here is what it comes to:
# an error at its line (4) or the end of a budget (5), at once, and always the same. Where the steps are
# neither fast nor very slow it hangs on the machine which budget ends first.

== loop: never ends
$ reeve check --script tests/hostile/loop.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/loop.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== pcall-loop: catches the end of its budget, and goes on
$ reeve check --script tests/hostile/pcall-loop.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/pcall-loop.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== xpcall-loop: catches the end of its budget with a handler that does not end either
$ reeve check --script tests/hostile/xpcall-loop.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/xpcall-loop.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== load-loop: never ends while it is loaded
$ reeve check --script tests/hostile/load-loop.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/load-loop.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
  help: Make the script do less at each step.
--- status 5

== goto-loop: never ends, without a loop or a call
$ reeve check --script tests/hostile/goto-loop.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/goto-loop.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== tail-calls: never ends, without a deeper stack
$ reeve check --script tests/hostile/tail-calls.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/tail-calls.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== for-huge: counts over all whole numbers, both ways, and by a fraction that adds nothing
$ reeve check --script tests/hostile/for-huge.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/for-huge.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== gc: would run when it is collected, at the latest when all ends
$ reeve check --script tests/hostile/gc.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/gc.lua:9: a house rule's metatable has no `__gc` [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== gc-later: adds an endless __gc to a metatable that is in use, and leaves it to the end of all. Nobody calls it
$ reeve check --script tests/hostile/gc-later.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90

== mode-later: adds __mode to metatables that are in use, to see when garbage is collected. It sees nothing
$ reeve check --script tests/hostile/mode-later.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90

== close: does not end while a variable is closed, and again while the end of its budget closes one
$ reeve check --script tests/hostile/close.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/close.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== close-error: raises while an error closes its variables: the last one is told
$ reeve check --script tests/hostile/close-error.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/close-error.lua:9: third [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== recursion: recurses without end
$ reeve check --script tests/hostile/recursion.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/recursion.lua:12: scripts may use 2048 KiB of memory, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== pcall-chain: calls itself through pcall, as deep as C goes
$ reeve check --script tests/hostile/pcall-chain.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/pcall-chain.lua:16: C goes no deeper [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== xpcall-nested: raises in handlers of errors within handlers
$ reeve check --script tests/hostile/xpcall-nested.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/xpcall-nested.lua:10: bottom [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== handler: raises in the handler of an error
$ reeve check --script tests/hostile/handler.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/handler.lua:9: handled: raised [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== metamethods: recurses through metamethods, as deep as C goes
$ reeve check --script tests/hostile/metamethods.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/metamethods.lua:13: tests/hostile/metamethods.lua:11: C stack overflow [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== rep: wants a text of a gigabyte, and catches the refusal
$ reeve check --script tests/hostile/rep.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/rep.lua:10: scripts may use 2048 KiB of memory, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== rep-nothing: repeats nothing for years
$ reeve check --script tests/hostile/rep-nothing.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/rep-nothing.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== concat-loop: makes a text that grows for ever
$ reeve check --script tests/hostile/concat-loop.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/concat-loop.lua:8: a text may have 4096 bytes, and this has more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== table-concat: makes a long text of short ones
$ reeve check --script tests/hostile/table-concat.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/table-concat.lua:8: a text may have 4096 bytes, and this has more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== concat-years: joins more nothings than anybody can
$ reeve check --script tests/hostile/concat-years.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/concat-years.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== small-tables: fills memory with small tables, and catches the refusal
$ reeve check --script tests/hostile/small-tables.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/small-tables.lua:8: scripts may use 2048 KiB of memory, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== table-move: moves nothing over all whole numbers
$ reeve check --script tests/hostile/table-move.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/table-move.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== table-huge: makes a list longer than memory
$ reeve check --script tests/hostile/table-huge.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/table-huge.lua:8: scripts may use 2048 KiB of memory, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== unpack: asks for more values than there is room for; then doubles those that it has
$ reeve check --script tests/hostile/unpack.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/unpack.lua:
 and 
[script-limit]
--- status 5

== varargs: copies very many arguments with each instruction
$ reeve check --script tests/hostile/varargs.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/varargs.lua:
 and 
[script-limit]
--- status 5

== long-texts: compares long texts that are equal and not the same, over and over
$ reeve check --script tests/hostile/long-texts.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/long-texts.lua:
 and 
[script-limit]
--- status 5

== long-keys: looks up a long text that is equal to a key and not the same, over and over
$ reeve check --script tests/hostile/long-keys.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/long-keys.lua:
 and 
[script-limit]
--- status 5

== nul-order: orders texts of NULs, between each of which Lua calls the C library
$ reeve check --script tests/hostile/nul-order.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/nul-order.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== sort-nul: sorts many texts of NULs, within one call
$ reeve check --script tests/hostile/sort-nul.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/sort-nul.lua:
 and 
[script-limit]
--- status 5

== digits: adds to a text of thousands of digits, which is read as a number each time
$ reeve check --script tests/hostile/digits.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/digits.lua:
 and 
[script-limit]
--- status 5

== fractions: joins fractions, each of which is written out by the C library
$ reeve check --script tests/hostile/fractions.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/fractions.lua:
 and 
[script-limit]
--- status 5

== format-wide: writes the widest numbers that it can
$ reeve check --script tests/hostile/format-wide.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/format-wide.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== crowded: uses keys that all fall into one place of a table
$ reeve check --script tests/hostile/crowded.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/crowded.lua:10: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== rehash: makes Lua sort out a large table anew, for each key that comes and goes
$ reeve check --script tests/hostile/rehash.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/rehash.lua:
 and 
[script-limit]
--- status 5

== memory-edge: stays just below its limit of memory, where Lua collects garbage again and again
$ reeve check --script tests/hostile/memory-edge.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/memory-edge.lua:
 and 
[script-limit]
--- status 5

== emptied: walks a large table that has been emptied
$ reeve check --script tests/hostile/emptied.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/emptied.lua:
 and 
[script-limit]
--- status 5

== length: asks for the length of a table of scattered numbers
$ reeve check --script tests/hostile/length.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/length.lua:
 and 
[script-limit]
--- status 5

== length-lies: is short when asked what inserting costs, and long when it is done
$ reeve check --script tests/hostile/length-lies.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90

== length-lies-again: is short when asked what joining costs, and long when it is done
$ reeve check --script tests/hostile/length-lies-again.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/length-lies-again.lua:19: joined as '' after 2 question [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== call-itself: is called by way of itself, by way of itself
$ reeve check --script tests/hostile/call-itself.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/call-itself.lua:10: a house rule's `__call` is a function, not a table [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== index-chain: looks up what is nowhere along 2,000 tables
$ reeve check --script tests/hostile/index-chain.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/index-chain.lua:
 and 
[script-limit]
--- status 5

== index-loop: looks up what is nowhere in a circle
$ reeve check --script tests/hostile/index-loop.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/index-loop.lua:12: '__index' chain too long; possible loop [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== chain-move: moves millions of items, each looked up along 2,000 tables, within one call
$ reeve check --script tests/hostile/chain-move.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/chain-move.lua:11: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== sort-liar: sorts by an order that contradicts itself, and shortens the list meanwhile
$ reeve check --script tests/hostile/sort-liar.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/sort-liar.lua:12: 200 200 [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== sort-long: sorts a list of endless length
$ reeve check --script tests/hostile/sort-long.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/sort-long.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== debug: takes away the hook that counts its instructions
$ reeve check --script tests/hostile/debug.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/debug.lua:9: there is no `debug` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== coroutines: runs where instructions are not counted
$ reeve check --script tests/hostile/coroutines.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/coroutines.lua:9: there is no `coroutine` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== load: compiles what is not in its file
$ reeve check --script tests/hostile/load.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/load.lua:9: there is no `load` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== dofile: runs another file
$ reeve check --script tests/hostile/dofile.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/dofile.lua:9: there is no `dofile` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== require: loads a library
$ reeve check --script tests/hostile/require.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/require.lua:9: there is no `require` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== collectgarbage: collects garbage for ever
$ reeve check --script tests/hostile/collectgarbage.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/collectgarbage.lua:9: there is no `collectgarbage` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== print: what a script prints is no part of the answer
$ reeve check --script tests/hostile/print.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90

== io: reads a file
$ reeve check --script tests/hostile/io.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/io.lua:9: there is no `io` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== os: ends the program
$ reeve check --script tests/hostile/os.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/os.lua:9: there is no `os` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== global-table: looks for a table of all globals
$ reeve check --script tests/hostile/global-table.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/global-table.lua:9: there is no `_G` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== globals: asks for the other names that Lua has and a house rule has not, and for what only looks harmless
$ reeve check --script tests/hostile/globals.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/globals.lua:21: there is no `unknown` in what a house rule can use [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== patterns: backtracks in a pattern
$ reeve check --script tests/hostile/patterns.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/patterns.lua:12: there is no `find` in the `string` of house rules [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== dump: wants bytecode of its own
$ reeve check --script tests/hostile/dump.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/dump.lua:9: there is no `dump` in the `string` of house rules [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== env: reaches for what is behind its environment
$ reeve check --script tests/hostile/env.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/env.lua:24: attempt to call a nil value (global 'pairs') [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== libraries: changes what the next script would use
$ reeve check --script tests/hostile/libraries.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/libraries.lua:16: `format` cannot be set here; is a `local` missing? [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== string-metatable: changes what all texts can do
$ reeve check --script tests/hostile/string-metatable.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/string-metatable.lua:10: attempt to index a boolean value [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== protect: changes a metatable that it has closed itself
$ reeve check --script tests/hostile/protect.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/protect.lua:11: this metatable cannot be changed [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== attributes: sets what is constant: Lua does not even read that
$ reeve check --script tests/hostile/attributes.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/attributes.lua:10: attempt to assign to const variable 'x' [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== tostring: tells where things lie in memory, which differs from run to run
$ reeve check --script tests/hostile/tostring.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/tostring.lua:12: table function function named game table turn   tab| nil [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== address: asks for an address
$ reeve check --script tests/hostile/address.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/address.lua:9: %p shows an address; a house rule sees none [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== address-compared: orders tables, which could only be by address
$ reeve check --script tests/hostile/address-compared.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/address-compared.lua:9: attempt to compare two table values [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== functions-compared: sorts functions, which could only be by address
$ reeve check --script tests/hostile/functions-compared.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/functions-compared.lua:9: attempt to compare two function values [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== pairs: tells in which order a table is walked
$ reeve check --script tests/hostile/pairs.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/pairs.lua:18: -1.1805916207174e+21 -1 0 1 2 2.5 3 1152921504606846976 1.1805916207174e+21 "" "\0" "Ant" "a" "ab" "ant" "zebra" "?" false true Anna Bert [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== pairs-tables: walks a table whose keys are tables, which could only be by address
$ reeve check --script tests/hostile/pairs-tables.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/pairs-tables.lua:9: keys that are a table have no order [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== holes: throws dice: which end of a list with holes Lua takes for its length hangs on hashes; not here
$ reeve check --script tests/hostile/holes.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/holes.lua:19: 111111111111111111111111111111111111111111111111111111111111 [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== spender: spends its steps on texts and keys that come and go, until one turn, the same each time, is too much
$ reeve check --script tests/hostile/spender.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:101:3: unreadable: tests/hostile/spender.lua:19: scripts may run 10000000 steps in one document, and this needs more [script-limit]
    101 | - W: 35/180 c4 merchant@w
        |   ^
  help: Make the script do less at each step.
--- status 5

== numbers: writes numbers that each machine writes in its own way
$ reeve check --script tests/hostile/numbers.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/numbers.lua:10: nan nan inf -inf -0.0 9.2233720368548e+18 1e+15 0.1 nan   nan -inf 3 -9223372036854775808 33.0 2 -0.5 1e+300 3 [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== format-a: writes a fraction as the machine keeps it
$ reeve check --script tests/hostile/format-a.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/format-a.lua:9: %a shows how this machine keeps fractions; a house rule sees none [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== format-q: writes a fraction as the machine keeps it
$ reeve check --script tests/hostile/format-q.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/format-q.lua:10: %q shows how this machine keeps fractions; a house rule sees none [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== order: orders texts, which is by bytes and not by any language
$ reeve check --script tests/hostile/order.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/order.lua:14: "" "Zebra" "a b" "a-b" "ab" "e\0a" "e\0b" "ete" "zebra" "été" "?" [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== error-table: raises a table that would tell where it lies
$ reeve check --script tests/hostile/error-table.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-table.lua:9: the script raised an error that is no text but a table [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== error-nil: raises nothing
$ reeve check --script tests/hostile/error-nil.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-nil.lua:9: the script raised an error that is no text but a nil [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== error-long: raises as long a text as there can be
$ reeve check --script tests/hostile/error-long.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-long.lua:9: no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no n [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== error-longer: raises a text that is too long with its place before it
$ reeve check --script tests/hostile/error-longer.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-longer.lua:9: nonononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononononon [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== error-memory: raises the very words with which Lua says that memory ran out
$ reeve check --script tests/hostile/error-memory.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-memory.lua:8: not enough memory [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== error-level: blames a line of somebody else
$ reeve check --script tests/hostile/error-level.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-level.lua:12: who was it? [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== error-control: raises control characters, an escape for terminals, and what is no UTF-8
$ reeve check --script tests/hostile/error-control.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/error-control.lua:9: a b c?d?[31mf?g??h\u202ei?j?k???l??????m???néo [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== division: divides by zero, in whole numbers
$ reeve check --script tests/hostile/division.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/division.lua:11: attempt to divide by zero [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== coercions: takes texts for numbers, as far as Lua does
$ reeve check --script tests/hostile/coercions.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/coercions.lua:11: attempt to add a 'string' with a 'number' [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== utf8: writes characters that are none, and reads them
$ reeve check --script tests/hostile/utf8.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/utf8.lua:11: invalid UTF-8 code [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== name-control: calls itself by what is no name
$ reeve check --script tests/hostile/name-control.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/name-control.lua: `name` is letters, digits, dashes and underscores, at most 64 [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== rules-control: names rulesets and fields that are none, with control characters in them
$ reeve check --script tests/hostile/rules-control.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/rules-control.lua: this script is for cas?tle , ?\u202e, not for castle [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== field-control: has a field whose name is nothing to print
$ reeve check --script tests/hostile/field-control.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/field-control.lua: unknown field `na me?`; did you mean `name`? [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== hook-control: has a hook whose name is nothing to print
$ reeve check --script tests/hostile/hook-control.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/hook-control.lua:4: unknown hook `turn?_ending?`; did you mean `turn_ending`? [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== hook-nul: has a hook whose name only begins like one
$ reeve check --script tests/hostile/hook-nul.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/hook-nul.lua:4: unknown hook `\0` [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== lazy: gives its fields by a metatable only, which is not looked at
$ reeve check --script tests/hostile/lazy.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/lazy.lua: `api` is missing [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== returns-itself: gives a table that holds itself wherever it can
$ reeve check --script tests/hostile/returns-itself.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml: unreadable: tests/hostile/returns-itself.lua: unknown hook `api` [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== returns-number: returns a number where nothing is asked
$ reeve check --script tests/hostile/returns-number.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/returns-number.lua:8: turn_ending returns nothing, not nan [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== returns-table: returns a table that would be "skip" if it were asked
$ reeve check --script tests/hostile/returns-table.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/returns-table.lua:8: marker_stopped returns "skip" or nothing, not a table [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== keeps-player: keeps a player beyond its call
$ reeve check --script tests/hostile/keeps-player.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-player.lua:10: turn_ending changes `kept`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== keeps-game: keeps the game beyond its call, and tries to take a wall tile with it
$ reeve check --script tests/hostile/keeps-game.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-game.lua:10: turn_ending changes `kept`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== bad-self: calls methods on what is no object
$ reeve check --script tests/hostile/bad-self.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/bad-self.lua:19: a house rule cannot set fields of the game's objects [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== what comes to the same in a stream, whatever was judged before
$ head -20 fixtures/castle/kitchen-table.yaml >$T/short.yaml
$ for i in 1 2 3; do cat $T/short.yaml; echo ---; done >$T/game.yaml
$ cat fixtures/castle/kitchen-table.yaml >>$T/game.yaml
$ echo --- >>$T/game.yaml
$ cat fixtures/castle/kitchen-table.yaml >>$T/game.yaml
$ for script in spender holes tostring pairs mode-later recursion small-tables pcall-loop; do
$     reeve-fast check --format json --script tests/hostile/$script.lua $T/game.yaml
$ done | gojq -c '[.turns] + (.diagnostics[] | [.turn, .message])' | uniq -c
--- stdout
      2 [56,57,"tests/hostile/spender.lua:19: scripts may run 10000000 steps in one document, and this needs more"]
      5 [0,1,"tests/hostile/holes.lua:19: 111111111111111111111111111111111111111111111111111111111111"]
      5 [0,1,"tests/hostile/tostring.lua:12: table function function named game table turn   tab| nil"]
      5 [0,1,"tests/hostile/pairs.lua:18: -1.1805916207174e+21 -1 0 1 2 2.5 3 1152921504606846976 1.1805916207174e+21 \"\" \"\\0\" \"Ant\" \"a\" \"ab\" \"ant\" \"zebra\" \"?\" false true Anna Bert"]
      5 [0,1,"tests/hostile/recursion.lua:12: scripts may use 2048 KiB of memory, and this needs more"]
      5 [0,1,"tests/hostile/small-tables.lua:8: scripts may use 2048 KiB of memory, and this needs more"]
      5 [0,1,"tests/hostile/pcall-loop.lua:3: scripts may run 10000000 steps in one document, and this needs more"]

== what comes to the same on each of three runs
$ for i in 1 2 3; do
$     for script in spender holes tostring address-compared pairs order numbers rehash; do
$         reeve-fast check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml 2>&1
$     done >$T/$i
$ done
$ grep -c unreadable: $T/1
$ diff $T/1 $T/2 && diff $T/1 $T/3
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
$ many() { lua5.4 -e "io.write('$2', ('$3'):rep($4), '$5')" >$T/$1.lua; ls $T/$1.lua >>$T/list; }
$ many brackets '' '(' 65000 ''
$ many tables 'return ' '{' 65000 ''
$ many lists 'return {' '{},' 21000 '}'
$ many functions '' 'return function() ' 3000 ''
$ many not 'return ' 'not ' 16000 '1'
$ many minus 'return ' '-#' 32000 '1'
$ many power 'return 1' '^1' 32000 ''
$ many joined 'return ""' '..""' 16000 ''
$ many digits 'return ' '7' 65000 ''
$ many text 'return "' 'x' 65000 '"'
$ many escapes 'return "' '\\z' 30000 '"'
$ many long 'return [' '=' 65000 '['
$ many open '--[[' ']' 65000 ''
$ many lengths '' '#' 65000 ''
$ many lines '' '\n' 65000 '?'
$ many blocks '' 'do end ' 9000 ''
$ many elses 'if x then ' 'elseif x then ' 4600 'end'
$ many gotos 'do ' 'goto x ' 9000 'end'
$ lua5.4 -e 'for i = 1, 6000 do io.write("::l", i, "::") end' >$T/labels.lua
$ lua5.4 -e 'for i = 1, 60 do io.write("local ") for j = 1, 150 do io.write("a", j % 10, ",") end
$     io.write("a function x() ") end io.write(("y() "):rep(7000))' >$T/names.lua
$ ls $T/labels.lua $T/names.lua >>$T/list
$ while read -r script; do
$     reeve check -q --script $script fixtures/castle/kitchen-table.yaml 2>&1 >/dev/null
$ done <$T/list | sed '/help/d; s/.*unreadable: //'
--- stdout
$T/brackets.lua: C stack overflow [script-failed]
$T/tables.lua: C stack overflow [script-failed]
$T/lists.lua: scripts may use 2048 KiB of memory, and this needs more [script-limit]
$T/functions.lua: C stack overflow [script-failed]
$T/not.lua: C stack overflow [script-failed]
$T/minus.lua: C stack overflow [script-failed]
$T/power.lua: C stack overflow [script-failed]
$T/joined.lua: C stack overflow [script-failed]
$T/digits.lua: a script returns a table, not a number [script-failed]
$T/text.lua: a text may have 4096 bytes, and this has more [script-limit]
$T/escapes.lua: a script returns a table, not a string [script-failed]
$T/long.lua:1: unfinished long string (starting at line 1) near <eof> [script-failed]
$T/open.lua:1: unexpected symbol near ']' [script-failed]
$T/lengths.lua:1: unexpected symbol near '#' [script-failed]
$T/lines.lua:65001: unexpected symbol near '?' [script-failed]
$T/blocks.lua: a script returns a table, not nothing [script-failed]
$T/elses.lua:1: there is no `x` in what a house rule can use [script-failed]
$T/gotos.lua:1: no visible label 'x' for <goto> at line 1 [script-failed]
$T/labels.lua: C stack overflow [script-failed]
scripts may run 10000000 steps in one document, and this needs more [script-limit]
