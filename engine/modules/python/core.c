/* core.c - the part of the Python module that is C: documents, and their answers as JSON, which
 * __init__.py makes dictionaries. It keeps to the stable interface of Python 3.9 (abi3).
 *
 * What the library makes is in a capsule, which has the capsule that must outlive it as its
 * context. While the library works, other threads may run Python; what it calls back takes the lock
 * of the interpreter.
 */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x03090000
#include <Python.h>

#include "../common/game.h"
#include <stdlib.h>
#include <string.h>

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

/* A function of the module; its first parameter is the module itself. */
#define FUNCTION(name, given)                                                                      \
    static PyObject *core_##name(PyObject *self __attribute__((unused)), PyObject *given)

/* ---- the library ----------------------------------------------------------------------------- */

/* An error in the function counts as a file that cannot be read. */
static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    const library *lib = ud;
    char *bytes = NULL, *copy = NULL;
    Py_ssize_t size = 0;
    const PyGILState_STATE locked = PyGILState_Ensure();
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
    PyGILState_Release(locked);
    return copy;
}

FUNCTION(library, given) {
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

/* ---- documents ------------------------------------------------------------------------------- */

/* What a capsule of this type has, the first parameter, and the bytes that follow it; NULL with an
 * error. */
static void *taken(PyObject *args, const char *type, PyObject **capsule, rv_str *bytes) {
    Py_ssize_t n;
    if (!PyArg_ParseTuple(args, "Oy#", capsule, &bytes->s, &n))
        return NULL;
    bytes->n = (size_t)n;
    return PyCapsule_GetPointer(*capsule, type);
}

/* texts(library, bytes) */
FUNCTION(texts, args) {
    PyObject *lib;
    rv_str bytes;
    if (!taken(args, LIBRARY, &lib, &bytes))
        return NULL;
    return new_capsule(game_texts_new(bytes.s, bytes.n), TEXTS, lib);
}

/* next(texts, rows): the next document, judged; or None */
FUNCTION(next, args) {
    PyObject *from;
    rv_str rows;
    bool failed;
    game_texts *texts = taken(args, TEXTS, &from, &rows);
    if (!texts)
        return NULL;
    PyObject *lib = PyCapsule_GetContext(from);
    rv_library *of = library_of(lib);
    PyThreadState *unlocked = PyEval_SaveThread();
    game *g = game_next(texts, of, rows, &failed);
    PyEval_RestoreThread(unlocked);
    return g || failed ? new_capsule(g, GAME, lib) : Py_BuildValue("");
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
    const PyGILState_STATE locked = PyGILState_Ensure();
    const bool calm = !PyErr_CheckSignals();
    PyGILState_Release(locked);
    return calm;
}

/* ask(game, rows) */
FUNCTION(ask, args) {
    PyObject *capsule;
    rv_str rows;
    game *g = taken(args, GAME, &capsule, &rows);
    if (!g)
        return NULL;
    PyThreadState *unlocked = PyEval_SaveThread();
    const game_answer answer = game_ask(g, rows, go_on);
    PyEval_RestoreThread(unlocked);
    return answered(answer);
}

/* ask_library(library, rows) */
FUNCTION(ask_library, args) {
    PyObject *capsule;
    rv_str rows;
    game_words words[2] = {{.s = NULL}};
    if (!taken(args, LIBRARY, &capsule, &rows))
        return NULL;
    PyObject *answer = answered(game_ask_library(library_of(capsule), rows, words));
    free(words[0].s);
    free(words[1].s);
    return answer;
}

/* ---- random games ---------------------------------------------------------------------------- */

/* sim(library, rows): the games; or a str, what is wrong with the rows */
FUNCTION(sim, args) {
    PyObject *lib;
    rv_str rows;
    const char *why = NULL;
    if (!taken(args, LIBRARY, &lib, &rows))
        return NULL;
    rv_sim *sim = game_sim(library_of(lib), rows, &why);
    return sim || !why ? new_capsule(sim, SIM, lib) : PyUnicode_FromString(why);
}

/* As ask: the record of the next game. */
FUNCTION(next_game, capsule) {
    rv_sim *s = PyCapsule_GetPointer(capsule, SIM);
    if (!s)
        return NULL;
    PyThreadState *unlocked = PyEval_SaveThread();
    const game_answer answer = game_of_sim(s);
    PyEval_RestoreThread(unlocked);
    return answered(answer);
}

/* ---- the module ------------------------------------------------------------------------------ */

PyMODINIT_FUNC PyInit_core(void) {
    static PyMethodDef functions[] = {{"library", core_library, METH_O, NULL},
                                      {"texts", core_texts, METH_VARARGS, NULL},
                                      {"next", core_next, METH_VARARGS, NULL},
                                      {"ask", core_ask, METH_VARARGS, NULL},
                                      {"ask_library", core_ask_library, METH_VARARGS, NULL},
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
