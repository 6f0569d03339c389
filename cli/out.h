/* out.h - text on its way out: a buffer that may end at a file descriptor.
 *
 * An out with fd NOWHERE is a string that grows; one with a descriptor is written a block of whole
 * lines at a time. Trouble sticks: after the first failed write or allocation everything more is
 * dropped and `error` says why, so callers check once, at the end or between two documents.
 * The out owns its buffer; what out_text returns lives until the out is changed or freed.
 */
#ifndef OUT_H
#define OUT_H

#include "reeve.h"

#define OUT_WIDTH 80 /* columns that text is laid out for */
#define OUT_NOWHERE (-1)

typedef struct out {
    int fd;
    bool colour;
    int error; /* an errno, 0 while all is well */
    char *buf;
    size_t n, cap;
    size_t lines; /* of the n bytes, those that are whole lines */
} out;

/* Colours, as the parameters of an SGR sequence. */
#define TINT_STRONG "1"
#define TINT_FAINT "2"
#define TINT_AGAINST "1;31"
#define TINT_CAUTION "1;35"
#define TINT_FINE "32"
#define TINT_HELP "36"

void out_open(out *o, int fd, bool colour);
void out_free(out *o);
/* Frees a string that was made for `heir`, who inherits its trouble. */
void out_end(out *o, out *heir);
/* Writes what is buffered. */
void out_flush(out *o);
/* After a read or write that failed: is it worth another try? It is when a signal interrupted it,
 * and, where the other end has set the file not to block, after waiting for it (POLLIN, POLLOUT).
 */
bool out_waits(int fd, short what);

/* Text that reeve itself says: a literal (tests/run/raw.lua sees to it). */
void out_put(out *o, const char *s);
/* Text and bytes as they are: what another out has made fit to be seen, or what is not to be seen
 * yet. tests/run/raw.lua lists who may. */
void out_raw(out *o, const char *s);
void out_bytes(out *o, const char *s, size_t n);
/* Of printf's conversions d u c s g, with -, +, width and precision, and l, ll before u. What %s
 * and %c bring is shown as out_clean shows it; the format itself is as it is. */
void out_printf(out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
void out_spaces(out *o, int n);
/* Text that comes from a file, a script, the command line: what would act rather than be shown
 * (rv_acts) becomes \x1b or \u202e, and a byte that is no UTF-8 \xff, so that nobody can talk to
 * the terminal or forge a line. */
void out_clean(out *o, const char *s);
/* The same of a name: "family_house" as "family house". */
void out_spaced(out *o, const char *s);
/* The same of several lines. */
void out_clean_lines(out *o, const char *s);
/* A writer of JSON that writes here. */
rv_json out_json(out *o);
/* A field of a tab-separated line: tab, newline, return and backslash become \t \n \r \\, all else
 * is as in out_clean. */
void out_field(out *o, const char *s);
/* Text in a colour, when there are colours. */
void out_tinted(out *o, const char *tint, const char *s);
void out_tint(out *o, const char *tint);
void out_untint(out *o);
/* Words as out_clean shows them, broken before column `edge` (OUT_WIDTH in out_words): the line
 * stands at `column` already, the next begin at `indent`. Returns the column at which the last line
 * ends. */
int out_words_to(out *o, int column, int indent, int edge, const char *s);
void out_words(out *o, int column, int indent, const char *s);

/* Cuts a buffer that is one line of text to so many columns, the last then a …. */
void out_cut(out *o, int columns);

/* The buffer as a string ("" when memory ran out), and emptying it. */
const char *out_text(out *o);
void out_reset(out *o);

/* Columns that a UTF-8 text takes on a terminal, one a code point. */
int out_columns(const char *s);

#endif
