/* core.c - the part of the Python module that is C: documents, and their answers as JSON, which
 * __init__.py makes dictionaries. It keeps to the stable interface of Python 3.9 (abi3).
 *
 * What the library makes is in a capsule, which has the capsule that must outlive it as its
 * context. All calls hold the lock of the interpreter, for loading calls back.
 */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x03090000
#include <Python.h>

#include "../common/game.h"
#include <stdlib.h>
#include <string.h>

#define LIBRARY "reeve.library"
#define TEXTS "reeve.texts"
#define GAME "reeve.game"
#define SIM "reeve.sim"

/* ---- capsules -------------------------------------------------------------------------------- */

/* The function that loads files, called as load("ruleset", "NAME/ruleset.yaml"). */
typedef struct library {
    PyObject *load;
    rv_library *of;
} library;

static void collect(PyObject *capsule) {
    const char *type = PyCapsule_GetName(capsule);
    void *thing = PyCapsule_GetPointer(capsule, type);
    if (!strcmp(type, TEXTS)) {
        game_texts_free(thing);
    } else if (!strcmp(type, GAME)) {
        game_free(thing);
    } else if (!strcmp(type, SIM)) {
        rv_sim_free(thing);
    } else {
        library *lib = thing;
        rv_library_free(lib->of);
        Py_DECREF(lib->load);
        free(lib);
    }
    Py_XDECREF((PyObject *)PyCapsule_GetContext(capsule));
}

/* NULL becomes an error. */
static PyObject *new_capsule(void *thing, const char *type, PyObject *owner) {
    PyObject *capsule = thing ? PyCapsule_New(thing, type, collect) : PyErr_NoMemory();
    if (capsule && owner) {
        Py_INCREF(owner);
        PyCapsule_SetContext(capsule, owner);
    }
    return capsule;
}

static rv_library *library_of(PyObject *capsule) {
    library *lib = PyCapsule_GetPointer(capsule, LIBRARY);
    return lib ? lib->of : NULL;
}

/* ---- the library ----------------------------------------------------------------------------- */

/* An error in the function counts as a file that cannot be read. */
static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    const library *lib = ud;
    char *bytes = NULL, *copy = NULL;
    Py_ssize_t size = 0;
    PyObject *found = PyObject_CallFunction(lib->load, "ss",
                                            asset == RV_ASSET_RULESET ? "ruleset" : "script", name);
    *n = !found;
    if (found && found != Py_None) {
        *n = 1;
        if (!PyBytes_AsStringAndSize(found, &bytes, &size) && (copy = malloc((size_t)size + 1))) {
            memcpy(copy, bytes, (size_t)size + 1);
            *n = (size_t)size;
        }
    }
    PyErr_Clear();
    Py_XDECREF(found);
    return copy;
}

static PyObject *core_library(PyObject *self, PyObject *given) {
    (void)self;
    library *lib = calloc(1, sizeof *lib);
    if (!lib)
        return PyErr_NoMemory();
    lib->load = given;
    lib->of = rv_library_new(load, lib);
    PyObject *capsule = lib->of ? new_capsule(lib, LIBRARY, NULL) : PyErr_NoMemory();
    if (capsule) {
        Py_INCREF(given);
    } else {
        rv_library_free(lib->of);
        free(lib);
    }
    return capsule;
}

/* ---- settings -------------------------------------------------------------------------------- */

/* What settings point into. */
typedef struct lists {
    const char **options, **scripts;
    rv_str *texts;
    int *accept;
} lists;

static void free_lists(lists *l) {
    free(l->options);
    free(l->scripts);
    free(l->texts);
    free(l->accept);
}

/* The text of bytes that have no NUL; it lives as long as they. NULL with an error. */
static const char *word_of(PyObject *bytes) {
    char *s = NULL;
    return PyBytes_AsStringAndSize(bytes, &s, NULL) ? NULL : s;
}

/* Reads (options, scripts, their texts, accept), lists of bytes, of bytes or None, and of int. */
static bool read_lists(PyObject *of[4], lists *l, rv_settings *s) {
    int n[4];
    for (int k = 0; k < 4; k++)
        n[k] = (int)PyList_Size(of[k]);
    *l = (lists){calloc((size_t)n[0] + 1, sizeof(char *)), calloc((size_t)n[1] + 1, sizeof(char *)),
                 calloc((size_t)n[1] + 1, sizeof(rv_str)), calloc((size_t)n[3] + 1, sizeof(int))};
    if (!l->options || !l->scripts || !l->texts || !l->accept)
        return PyErr_NoMemory(), false;
    for (int i = 0; i < n[0]; i++)
        if (!(l->options[i] = word_of(PyList_GetItem(of[0], i))))
            return false;
    for (int i = 0; i < n[1]; i++) {
        PyObject *text = PyList_GetItem(of[2], i);
        if (!(l->scripts[i] = word_of(PyList_GetItem(of[1], i))))
            return false;
        if (text != Py_None)
            l->texts[i] = (rv_str){PyBytes_AsString(text), (size_t)PyBytes_Size(text)};
    }
    for (int i = 0; i < n[3]; i++)
        l->accept[i] = (int)PyLong_AsLong(PyList_GetItem(of[3], i));
    s->options = l->options;
    s->noptions = n[0];
    s->scripts = l->scripts;
    s->nscripts = n[1];
    s->script_texts = l->texts;
    s->accept = l->accept;
    s->naccept = n[3];
    return !PyErr_Occurred();
}

#define FOUR_LISTS                                                                                 \
    &PyList_Type, &of[0], &PyList_Type, &of[1], &PyList_Type, &of[2], &PyList_Type, &of[3]

/* ---- documents ------------------------------------------------------------------------------- */

/* texts(library, bytes) */
static PyObject *core_texts(PyObject *self, PyObject *args) {
    PyObject *lib;
    const char *bytes;
    Py_ssize_t n;
    (void)self;
    if (!PyArg_ParseTuple(args, "Oy#", &lib, &bytes, &n) || !library_of(lib))
        return NULL;
    return new_capsule(game_texts_new(bytes, (size_t)n), TEXTS, lib);
}

/* next(texts, options, scripts, their texts, accept, turn, all, now, doubts): the next document,
 * judged; or None */
static PyObject *core_next(PyObject *self, PyObject *args) {
    PyObject *from, *of[4], *made = NULL;
    rv_settings s = rv_settings_default();
    lists l = {NULL, NULL, NULL, NULL};
    int all, now, doubts;
    bool failed = false;
    (void)self;
    if (!PyArg_ParseTuple(args, "OO!O!O!O!ippp", &from, FOUR_LISTS, &s.until, &all, &now, &doubts))
        return NULL;
    game_texts *texts = PyCapsule_GetPointer(from, TEXTS);
    s.all = all;
    s.now = now;
    s.doubts = doubts;
    if (texts && read_lists(of, &l, &s)) {
        PyObject *lib = PyCapsule_GetContext(from);
        game *g = game_next(texts, library_of(lib), &s, &failed);
        made = g || failed ? new_capsule(g, GAME, lib) : Py_BuildValue("");
    }
    free_lists(&l);
    return made;
}

/* ---- answers --------------------------------------------------------------------------------- */

/* (status, text or None, reason or None, notes) */
static PyObject *answered(game_answer a) {
    if (PyErr_Occurred()) /* somebody interrupted it */
        return NULL;
    return Py_BuildValue("iy#zs", (int)a.status, a.lines, (Py_ssize_t)a.n, a.why,
                         a.notes ? a.notes : "");
}

static bool go_on(void *ud, uint64_t number, uint64_t games) {
    (void)ud, (void)number, (void)games;
    return !PyErr_CheckSignals();
}

/* ask(game, what, tile, about, actions, games, seed, policy) */
static PyObject *core_ask(PyObject *self, PyObject *args) {
    PyObject *capsule;
    game_question q = {.go_on = go_on};
    unsigned long long seed;
    int actions;
    (void)self;
    if (!PyArg_ParseTuple(args, "OszzpiKs", &capsule, &q.what, &q.tile, &q.about, &actions,
                          &q.games, &seed, &q.policy))
        return NULL;
    game *g = PyCapsule_GetPointer(capsule, GAME);
    q.actions = actions;
    q.seed = seed;
    return g ? answered(game_ask(g, &q)) : NULL;
}

/* ask_library(library, what, about, bytes) */
static PyObject *core_ask_library(PyObject *self, PyObject *args) {
    PyObject *capsule;
    game_question q = {.go_on = NULL};
    game_words words[2] = {{.s = NULL}};
    Py_ssize_t n;
    (void)self;
    if (!PyArg_ParseTuple(args, "Oszy#", &capsule, &q.what, &q.about, &q.text.s, &n) ||
        !library_of(capsule))
        return NULL;
    q.text.n = (size_t)n;
    PyObject *answer = answered(game_ask_library(library_of(capsule), &q, words));
    free(words[0].s);
    free(words[1].s);
    return answer;
}

static PyObject *core_format(PyObject *self, PyObject *capsule) {
    game *g = PyCapsule_GetPointer(capsule, GAME);
    (void)self;
    return g ? Py_BuildValue("z", game_format(g)) : NULL;
}

/* ---- random games ---------------------------------------------------------------------------- */

static PyObject *failed_for(const char *why) {
    if (!why || why == rv_memory_ran_out)
        return PyErr_NoMemory();
    PyErr_SetString(PyExc_ValueError, why);
    return NULL;
}

/* sim(library, ruleset, options, scripts, their texts, accept, players, policy, seed) */
static PyObject *core_sim(PyObject *self, PyObject *args) {
    PyObject *lib, *of[4], *made = NULL;
    rv_settings s = rv_settings_default();
    const char *ruleset, *policy, *why = NULL;
    unsigned long long seed;
    lists l = {NULL, NULL, NULL, NULL};
    (void)self;
    if (!PyArg_ParseTuple(args, "OsO!O!O!O!isK", &lib, &ruleset, FOUR_LISTS, &s.players, &policy,
                          &seed) ||
        !library_of(lib))
        return NULL;
    if (!game_policy(policy, &s.policy))
        return failed_for("the policy is greedy or random");
    if (read_lists(of, &l, &s)) {
        rv_sim *sim = rv_sim_new(library_of(lib), ruleset, &s, seed, &why);
        made = sim ? new_capsule(sim, SIM, lib) : failed_for(why);
    }
    free_lists(&l);
    return made;
}

static PyObject *core_next_game(PyObject *self, PyObject *capsule) {
    rv_sim *s = PyCapsule_GetPointer(capsule, SIM);
    const char *why = NULL, *record = s ? rv_sim_next(s, true, &why) : NULL;
    (void)self;
    return record ? PyUnicode_FromString(record) : s ? failed_for(why) : NULL;
}

/* ---- the module ------------------------------------------------------------------------------ */

PyMODINIT_FUNC PyInit_core(void) {
    static PyMethodDef functions[] = {{"library", core_library, METH_O, NULL},
                                      {"texts", core_texts, METH_VARARGS, NULL},
                                      {"next", core_next, METH_VARARGS, NULL},
                                      {"ask", core_ask, METH_VARARGS, NULL},
                                      {"ask_library", core_ask_library, METH_VARARGS, NULL},
                                      {"format", core_format, METH_O, NULL},
                                      {"sim", core_sim, METH_VARARGS, NULL},
                                      {"next_game", core_next_game, METH_O, NULL},
                                      {NULL, NULL, 0, NULL}};
    static struct PyModuleDef definition = {
        PyModuleDef_HEAD_INIT, "core", NULL, -1, functions, NULL, NULL, NULL, NULL};
    PyObject *module = PyModule_Create(&definition);
    if (module)
        PyModule_AddStringConstant(module, "version", rv_version());
    return module;
}
