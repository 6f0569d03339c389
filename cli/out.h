/* out.h - output: a buffer that may be written to a file descriptor.
 *
 * An out with fd NOWHERE is a string that grows; an out with a descriptor is written in blocks of
 * whole lines. The out owns its buffer; the result of out_text is valid until the out is changed or
 * freed. An out also owns the strings and lists that are made for it on the way (out_part,
 * out_format, out_room).
 *
 * Nothing here fails: where memory runs out, or what is written cannot be stored, the process ends
 * (out_no_memory, out_unwritten), so no caller asks whether it got what it needs.
 */
#ifndef OUT_H
#define OUT_H

#include "base/arena.h"
#include "base/json.h"
#include "reeve_cli.h"

#define OUT_WIDTH 80  /* width of text in columns */
#define OUT_NOWHERE 0 /* no output goes there, so an out that is all zero is a string */

typedef struct out {
    int fd;
    bool colour;
    char *buf;
    size_t n, cap;
    int edge;                 /* where out_flush breaks lines at blanks; 0: it breaks none */
    size_t lines;             /* of the n bytes, the number that form whole lines */
    struct out *parts, *next; /* its parts, and the next one beside it */
    rv_arena arena;           /* see out_arena */
} out;

/* Colours, as the parameters of an SGR sequence. */
#define TINT_STRONG "1"
#define TINT_FAINT "2"
#define TINT_AGAINST "1;31"
#define TINT_CAUTION "1;35"
#define TINT_FINE "32"
#define TINT_HELP "36"
/* The same in a format of out_printf, up to OUT_PLAIN. */
#define OUT_STRONG "\1"
#define OUT_FAINT "\2"
#define OUT_AGAINST "\3"
#define OUT_CAUTION "\4"
#define OUT_HELP "\5"
#define OUT_PLAIN "\6"

void out_free(out *o);
/* What goes to standard error; if that cannot be written, it is lost. */
extern out out_errors;

/* End the process with the status and the line for it, for memory ran out, or output could not be
 * written: what has not been written yet is lost. Nobody reads it any more (EPIPE): no line. */
_Noreturn void out_no_memory(void);
_Noreturn void out_unwritten(int error);
/* Returns what was allocated, unless that is NULL: then memory ran out. */
void *out_needed(void *allocated);
/* A string that lives as long as `o`, or until out_forget. */
out *out_part(out *o);
/* An arena that lives as long, for functions of the engine. */
rv_arena *out_arena(out *o);
/* Zeroed room for n elements that lives as long. */
void *out_room(out *o, int n, size_t size);
/* Such a string in one go, as out_printf has it. */
const char *out_format(out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Such a string of parts that stay as they are, up to NULL: the path of a file to be opened. */
const char *out_joined(out *o, const char *first, ...) __attribute__((sentinel));
/* Frees the parts: between two documents, two games, two lines. */
void out_forget(out *o);
void out_flush(out *o);
/* Whether the output goes to a terminal on which a line can be erased. */
bool out_on_terminal(const out *o);
/* Shows there how far something is that takes long, in place of what was shown before; "" erases
 * it. */
void out_passing(out *o, const char *line);
/* Returns whether a failed read or write should be tried again: if a signal interrupted it, or if
 * the file is non-blocking, after waiting for it (POLLIN, POLLOUT). */
bool out_waits(int fd, short what);
/* Writes all of it to a file; false with errno. */
bool out_send(int fd, const void *from, size_t n);

/* Puts text of reeve itself: a literal (tests/run/raw.lua checks this). */
void out_put(out *o, const char *s);
/* Put text and bytes unchanged: text that another out has already cleaned, or text that is not
 * displayed yet. tests/run/raw.lua lists the allowed callers. */
void out_raw(out *o, const char *s);
void out_bytes(out *o, const char *s, size_t n);
/* Supports the conversions d u c s g of printf, with -, +, width and precision, and l, ll before u.
 * Arguments of %s and %c are cleaned like out_clean; the format itself is not. */
void out_printf(out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* As out_printf for tab-separated lines: in the arguments of %s tab, newline, return and backslash
 * become \t \n \r \\. */
void out_fields(out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A string of out_format with all of a list in it. */
const char *out_listed(out *o, const char *const *list, int n, const char *between);
/* A text in which each first word of the rows, "{name}", stands for the second; {NULL} ends them.
 */
void out_filled(out *o, const char *text, const char *const words[][2]);
void out_spaces(out *o, int n);
/* Puts text from a file, a script or the command line. Control characters (rv_acts) become \x1b or
 * \u202e, and bytes that are not UTF-8 become \xff, so that the text cannot control the terminal or
 * forge a line. */
void out_clean(out *o, const char *s);
/* Puts the name of a file. A colon that would seem to end it becomes \x3a, because a place and a
 * message follow a name: "a:1:2: wrong" is no place in a. */
void out_file(out *o, const char *name);
/* Puts a name with blanks: "family_house" becomes "family house". */
void out_spaced(out *o, const char *s);
/* As out_clean for several lines. */
void out_clean_lines(out *o, const char *s);
rv_json out_json(out *o);
/* Puts JSON that is on one line with each member or element on a line of its own. */
void out_json_lines(out *o, const char *s);
/* Put text in a colour, if colours are enabled; NULL: in none. */
void out_tinted(out *o, const char *tint, const char *s);
void out_tint(out *o, const char *tint);
void out_untint(out *o);
/* The column at which the line is that is being put; blanks up to a column, but at least one behind
 * what stands in the line. */
int out_column(const out *o);
void out_tab(out *o, int column);
/* Put words, cleaned like out_clean and broken before column `edge` (OUT_WIDTH in out_words): the
 * lines that follow begin at `indent`. */
void out_words_to(out *o, int indent, int edge, const char *s);
void out_words(out *o, int indent, const char *s);
/* The same, and the end of the line; as a block all lines begin at this column. */
void out_paragraph(out *o, int indent, const char *s);
void out_block(out *o, int column, const char *s);
/* A row of a list: a name, then its help from this column on. */
void out_entry(out *o, const char *name, const char *help, int column);

/* out_text returns the buffer as a string; out_reset empties it. */
const char *out_text(out *o);
void out_reset(out *o);
/* Takes back what was put into a string after its first n bytes. */
void out_back(out *o, size_t n);

/* The width for what may be wider than text: COLUMNS, or that of the terminal, at least OUT_WIDTH.
 */
int out_width(const out *o);
/* The number of lines that the terminal shows; 0: it is no terminal. */
int out_height(const out *o);
/* The number of columns of a UTF-8 text on a terminal, one for each code point. */
int out_columns(const char *s);
/* The bytes of its first so many columns, or of all. */
size_t out_bytes_of(rv_str s, int columns);

#endif
