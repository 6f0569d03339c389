# check --format gnu and sarif: diagnostics for editors and for code-review tools.

== gnu is one line for each diagnostic, on standard output
$ reeve check --format gnu fixtures/castle/illegal.yaml
--- status 1
--- stdout
fixtures/castle/illegal.yaml:53:8: error: illegal: tile 19 cannot lie at c4: its south side is a path, but tile 20 has a house there [path-cut, C-19]
--- stderr

== what comes of another diagnostic is left out
$ reeve check --format gnu fixtures/castle/mistake.yaml
--- status 1
--- stdout
fixtures/castle/mistake.yaml:61:35: error: wrong: W has 64 after this turn, not 68; the next 6 numbers noted carry the same 4 points [wrong-score, C-44]
fixtures/castle/mistake.yaml:75:13: error: wrong: W ends with 107, not 111 [wrong-result, C-110]

== a legal record has none, and -q prints none
$ reeve check --format gnu fixtures/castle/kitchen-table.yaml; reeve check -q --format gnu fixtures/castle/illegal.yaml
--- status 1

== an error line clears what a record could forge
$ reeve check --format gnu $T/g.yaml
--- file g.yaml
reeve: 1
rules: "castle\n/etc/passwd:1:1: error: forged"
--- status 3
--- stdout
$T/g.yaml:2:9: error: unreadable: unknown ruleset `castle /etc/passwd:1:1: error: forged` [unknown-ruleset]
$T/g.yaml:1:1: error: unreadable: the key `players` is missing [missing-key]

== sarif is one log of all documents, with every code
$ reeve check --format sarif fixtures/castle/illegal.yaml fixtures/castle/mistake.yaml >$T/log
$ gojq -c '.version, (.runs | length), .runs[0].tool.driver.name, (.runs[0].results | length)' $T/log
$ gojq -c '.runs[0] | .tool.driver.rules as $r | .results[] | $r[.ruleIndex].id == .ruleId' $T/log | sort | uniq -c
$ gojq -c '.runs[0].results[0] | .level, .message.text, .locations[0].physicalLocation' $T/log
$ wc -l <$T/log
--- stdout
"2.1.0"
1
"reeve"
3
      3 true
"error"
"illegal: tile 19 cannot lie at c4: its south side is a path, but tile 20 has a house there (C-19). 29 legal placements; see: reeve legal fixtures/castle/illegal.yaml --before 27"
{"artifactLocation":{"uri":"fixtures/castle/illegal.yaml"},"region":{"startColumn":8,"startLine":53}}
1

== a log says whether all was read, and what was not
% reeve check --format sarif $file 2>/dev/null | gojq -c '.runs[0].invocations'
$ reeve check --format sarif $T/none.yaml fixtures/castle/illegal.yaml $T 2>/dev/null | gojq -c '.runs[0] | (.results | length), (.invocations[0].toolExecutionNotifications[] | .message.text)'
--- rows file
fixtures/castle/illegal.yaml
    [{"executionSuccessful":true,"exitCode":1,"toolExecutionNotifications":[]}]
fixtures/none.yaml
    [{"executionSuccessful":false,"exitCode":3,"toolExecutionNotifications":[{"level":"error","message":{"text":"fixtures/none.yaml: there is no such file"}}]}]
--- stdout
1
"$T/none.yaml: there is no such file"
"$T: is a directory"

== the name of a file is a URI
$ cp fixtures/castle/illegal.yaml "$T/my game ä.yaml"
$ reeve check --format sarif "$T/my game ä.yaml" | gojq -r '.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri' | sed 's|^\(file:///\).*/|\1/|'
--- stdout
file:////my%20game%20%C3%A4.yaml

== no code has an empty text or none, which readers refuse
$ reeve check --format sarif fixtures/castle/kitchen-table.yaml | gojq -c '[.runs[0].tool.driver.rules[] | (.shortDescription, .help).text | select(. == "" or . == null or test("[{][0-9][}]"))]'
--- stdout
[]

== a record puts no link into a message
$ reeve check --format sarif $T/link.yaml | gojq -r '.runs[0].results[0].message.text | sub("\\. Type.*"; "")'
--- file link.yaml
reeve: 1
rules: '[a\b](http://example.org) ä [c]'
players: {W: Anna, B: Bert}
moves: []
--- stdout
unreadable: unknown ruleset `\[a\\b\](http://example.org) ä \[c\]`

== without documents that are wrong a log has no results
$ reeve check --format sarif fixtures/castle/kitchen-table.yaml | gojq -c '.runs[0].results'
--- stdout
[]

== a note is called so once
$ reeve check --format gnu fixtures/castle/example-courts.yaml | grep -o '[0-9]: note: .*' | head -n 1 | cut -c 1-20
--- stdout
1: note: the board l

== other commands have no such form
$ reeve score --format sarif fixtures/castle/illegal.yaml
--- status 2
--- stderr
reeve: score takes --format text or json or tsv, not `sarif`
