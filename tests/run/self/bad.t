# Cases that fail, each in its own way; self.sh expects every one of them to.

== another line
$ reeve say two
--- stdout
one

== a line too many
$ reeve say one two
--- stdout
one

== a line too few
$ reeve say one
--- stdout
one
two

== no newline at the end
$ reeve say-unended one
--- stdout
one

== something where nothing is expected
$ reeve say one
--- stdout

== a complaint that is not expected
$ reeve complain one

== another status
$ reeve exit 3

== an expected failure that does not come
$ reeve exit 0
--- status 1

== no line for the text around three dots
$ reeve say one three
--- stdout
one
...
two
...
three

== a blank line too many at the end
$ reeve say one ''
--- stdout
one

== pieces in the wrong order
$ reeve say one two
--- stdout~
two
one

== a piece is no pattern
$ reeve complain abc
--- stderr~
a.c

== no such command
$ reeve-that-nobody-has

== a row that prints something else
% reeve say $n
--- rows n
a
    a
b
    c

== output that stands below the wrong row
% test $n = a || reeve say b
--- rows n
a
    b
b

== more is printed behind rows
% reeve say $n
$ reeve say more
--- rows n
a
    a
