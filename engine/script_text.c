/* script_text.c - the text of a script on its way to Lua: `#` becomes `false^`.
 *
 * In a list with holes Lua's `#` gives one or another of its ends, and which hangs on hashes, which
 * differ from run to run: a script could throw dice with it. It cannot be replaced, but a
 * metamethod of booleans can do the same steadily (script_list.c). `false^` binds as `#` does
 * wherever that may stand, and like it is a mistake wherever that may not.
 */
#include "script_lua.h"

typedef struct reading {
    const char *p, *end;
    bool at_mark; /* the # before p has not been replaced yet */
} reading;

/* The level of the long bracket that opens here; -1: none does. */
static int long_bracket(const char *p, const char *end) {
    const char *q = p + 1;
    while (q < end && *q == '=')
        q++;
    return *p == '[' && q < end && *q == '[' ? (int)(q - p - 1) : -1;
}

/* Behind the long bracket of this level that opens here. */
static const char *skip_long(const char *p, const char *end, int level) {
    for (p += level + 2; p < end; p++) {
        const char *q = p + 1;
        while (q < end && *q == '=' && q - p <= level)
            q++;
        if (*p == ']' && q < end && *q == ']' && q - p - 1 == level)
            return q + 1;
    }
    return end;
}

static const char *skip_quoted(const char *p, const char *end) {
    char quote = *p++;
    while (p < end && *p != quote)
        p += *p == '\\' && end - p > 1 ? 2 : 1;
    return p < end ? p + 1 : end;
}

static const char *skip_comment(const char *p, const char *end) {
    p += 2;
    int level = p < end ? long_bracket(p, end) : -1;
    if (level >= 0)
        return skip_long(p, end, level);
    while (p < end && *p != '\n' && *p != '\r')
        p++;
    return p;
}

/* Behind what begins here: a text, a comment, or one character. */
static const char *skip(const char *p, const char *end) {
    int level;
    if (*p == '"' || *p == '\'')
        return skip_quoted(p, end);
    if (*p == '-' && end - p > 1 && p[1] == '-')
        return skip_comment(p, end);
    if (*p == '[' && (level = long_bracket(p, end)) >= 0)
        return skip_long(p, end, level);
    return p + 1;
}

/* The next piece of text. */
static const char *next_piece(lua_State *L, void *ud, size_t *n) {
    static const char length[] = " false^";
    reading *r = ud;
    const char *start = r->p;
    (void)L;
    if (!r->at_mark) {
        while (r->p < r->end && *r->p != '#')
            r->p = skip(r->p, r->end);
        *n = (size_t)(r->p - start);
        r->at_mark = r->p < r->end;
        if (*n || !r->at_mark)
            return start;
    }
    r->at_mark = false;
    r->p++;
    *n = sizeof length - 1;
    return length;
}

/* What is wrong with a script is said of its own words. */
int rv_script_read(lua_State *L, rv_str text, const char *name) {
    reading r = {text.s, text.s + text.n, false};
    int status = lua_load(L, next_piece, &r, name, "t");
    if (status == LUA_ERRSYNTAX && luaL_loadbufferx(L, text.s, text.n, name, "t") == LUA_OK)
        lua_pop(L, 1);
    return status;
}
