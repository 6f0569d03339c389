/* core.c - the part of the Python module that is C: documents, and their answers as JSON, which
 * __init__.py makes objects. It uses only the limited API, so one build serves every Python from
 * 3.9 on.
 */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x03090000
#include <Python.h>

#include "../common/game.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- the library -------------------------------------------------------------------------------
 */

typedef struct library {
    PyObject *load; /* called as load("ruleset", "NAME/ruleset.yaml"): bytes, or None */
    rv_library *of;
} library;

/* The package has what is C's in capsules of these names. Those of texts and games hold on to the
 * capsule of their library. */
static const char LIBRARY[] = "reeve library", TEXTS[] = "reeve texts", GAME[] = "reeve game";

static void dispose(void *thing, const char *name) {
    library *lib = name == LIBRARY ? thing : NULL;
    if (name == TEXTS)
        game_texts_free(thing);
    else if (name == GAME)
        game_free(thing);
    else if (lib) {
        rv_library_free(lib->of);
        Py_DECREF(lib->load);
        free(lib);
    }
}

static void empty(PyObject *capsule) {
    const char *name = PyCapsule_GetName(capsule);
    dispose(PyCapsule_GetPointer(capsule, name), name);
    Py_XDECREF(PyCapsule_GetContext(capsule));
}

/* NULL for the thing: memory ran out. */
static PyObject *new_capsule(void *thing, const char *name, PyObject *owner) {
    PyObject *capsule = thing ? PyCapsule_New(thing, name, empty) : PyErr_NoMemory();
    if (!capsule)
        dispose(thing, name);
    else if (!PyCapsule_SetContext(capsule, owner))
        Py_XINCREF(owner);
    return capsule;
}

/* An error in the function counts as a file that cannot be read. */
static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    const library *lib = ud;
    const char *kind = asset == RV_ASSET_RULESET ? "ruleset" : "script";
    char *from = NULL, *bytes = NULL;
    Py_ssize_t length = 0;
    *n = 0;
    if (lib->load == Py_None)
        return NULL;
    PyObject *answer = PyObject_CallFunction(lib->load, "ss", kind, name);
    if (answer && answer != Py_None && !PyBytes_AsStringAndSize(answer, &from, &length))
        bytes = malloc((size_t)length + 1);
    if (bytes)
        memcpy(bytes, from, (size_t)length + 1);
    *n = bytes ? (size_t)length : answer != Py_None;
    PyErr_Clear();
    Py_XDECREF(answer);
    return bytes;
}

/* library(load) */
static PyObject *core_library(PyObject *module, PyObject *args) {
    PyObject *loader = Py_None;
    library *lib = NULL;
    (void)module;
    if (!PyArg_ParseTuple(args, "|O", &loader))
        return NULL;
    if ((lib = calloc(1, sizeof *lib))) {
        Py_INCREF(loader);
        lib->load = loader;
        lib->of = rv_library_new(&(rv_loader){load, lib});
    }
    if (!lib || lib->of)
        return new_capsule(lib, LIBRARY, NULL);
    dispose(lib, LIBRARY);
    return PyErr_NoMemory();
}

/* ---- settings ----------------------------------------------------------------------------------
 */

/* Texts are bytes in UTF-8, those of settings without NUL, and belong to Python's objects. A script
 * is a pair of a name and a text, which is None if the library is to find it. */
static bool read_texts(PyObject *list, const char ***words, rv_str **texts) {
    Py_ssize_t n = PyList_Size(list);
    bool fine = (*words = calloc((size_t)n + 1, sizeof **words)) &&
                (*texts = calloc((size_t)n + 1, sizeof **texts));
    if (!fine)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; fine && i < n; i++) {
        PyObject *item = PyList_GetItem(list, i), *text = Py_None;
        char *word = NULL, *s = NULL;
        Py_ssize_t length = 0;
        if (PyTuple_Check(item)) {
            text = PyTuple_GetItem(item, 1);
            item = text ? PyTuple_GetItem(item, 0) : NULL;
        }
        fine = item && !PyBytes_AsStringAndSize(item, &word, NULL) &&
               (text == Py_None || !PyBytes_AsStringAndSize(text, &s, &length));
        (*words)[i] = word;
        (*texts)[i] = (rv_str){s, (size_t)length};
    }
    return fine;
}

static bool read_numbers(PyObject *list, int **numbers) {
    Py_ssize_t size = PyList_Size(list);
    if (!(*numbers = calloc((size_t)size + 1, sizeof **numbers)))
        return PyErr_NoMemory() != NULL;
    for (Py_ssize_t i = 0; i < size && !PyErr_Occurred(); i++) {
        long n = PyLong_AsLong(PyList_GetItem(list, i));
        (*numbers)[i] = n < 0 ? 0 : n > INT_MAX ? INT_MAX : (int)n;
    }
    return !PyErr_Occurred();
}

/* ---- games -------------------------------------------------------------------------------------
 */

/* texts(library, bytes) */
static PyObject *core_texts(PyObject *module, PyObject *args) {
    PyObject *lib;
    const char *bytes;
    Py_ssize_t n;
    (void)module;
    if (!PyArg_ParseTuple(args, "Oy#", &lib, &bytes, &n) || !PyCapsule_GetPointer(lib, LIBRARY))
        return NULL;
    return new_capsule(game_texts_new(bytes, (size_t)n), TEXTS, lib);
}

/* next(texts, options, scripts, accept, turn, all, now, doubts): the next document, judged; or None
 */
static PyObject *core_next(PyObject *module, PyObject *args) {
    PyObject *t, *options, *scripts, *accept, *next = NULL;
    int turn, all, now, doubts;
    const char **words = NULL, **names = NULL;
    rv_str *none = NULL, *texts = NULL;
    int *numbers = NULL;
    game_texts *from;
    (void)module;
    if (!PyArg_ParseTuple(args, "OO!O!O!ippp", &t, &PyList_Type, &options, &PyList_Type, &scripts,
                          &PyList_Type, &accept, &turn, &all, &now, &doubts) ||
        !(from = PyCapsule_GetPointer(t, TEXTS)))
        return NULL;
    if (read_texts(options, &words, &none) && read_texts(scripts, &names, &texts) &&
        read_numbers(accept, &numbers)) {
        rv_settings settings = rv_settings_default();
        settings.options = words;
        settings.noptions = (int)PyList_Size(options);
        settings.scripts = names;
        settings.script_texts = texts;
        settings.nscripts = (int)PyList_Size(scripts);
        settings.accept = numbers;
        settings.naccept = (int)PyList_Size(accept);
        settings.until = turn;
        settings.all = all;
        settings.now = now;
        settings.doubts = doubts;
        PyObject *owner = PyCapsule_GetContext(t);
        const library *lib = PyCapsule_GetPointer(owner, LIBRARY);
        bool failed;
        game *g = game_next(from, lib->of, &settings, &failed);
        next = g || failed ? new_capsule(g, GAME, owner) : Py_None;
        if (next == Py_None)
            Py_INCREF(next);
    }
    free(words);
    free(none);
    free(names);
    free(texts);
    free(numbers);
    return next;
}

/* ask(game, what, tile, about, actions): status, lines or None, the reason or None */
static PyObject *core_ask(PyObject *module, PyObject *args) {
    PyObject *g;
    game_question q = {0};
    game *of;
    int actions;
    (void)module;
    if (!PyArg_ParseTuple(args, "Oszzp", &g, &q.what, &q.tile, &q.about, &actions) ||
        !(of = PyCapsule_GetPointer(g, GAME)))
        return NULL;
    q.actions = actions;
    game_answer a = game_ask(of, &q);
    return Py_BuildValue("(iz#z)", a.status, a.lines, (Py_ssize_t)a.n, a.why);
}

/* format(game): its text, or None */
static PyObject *core_format(PyObject *module, PyObject *args) {
    PyObject *g;
    (void)module;
    game *of = PyArg_ParseTuple(args, "O", &g) ? PyCapsule_GetPointer(g, GAME) : NULL;
    return of ? Py_BuildValue("z", game_format(of)) : NULL;
}

/* ---- the module --------------------------------------------------------------------------------
 */

static int fill(PyObject *module) {
    return PyModule_AddStringConstant(module, "version", rv_version());
}

static PyMethodDef functions[] = {
    {"library", core_library, METH_VARARGS, NULL}, {"texts", core_texts, METH_VARARGS, NULL},
    {"next", core_next, METH_VARARGS, NULL},       {"ask", core_ask, METH_VARARGS, NULL},
    {"format", core_format, METH_VARARGS, NULL},   {NULL, NULL, 0, NULL}};

static struct PyModuleDef definition = {.m_base = PyModuleDef_HEAD_INIT,
                                        .m_name = "core",
                                        .m_methods = functions,
                                        .m_slots =
                                            (PyModuleDef_Slot[]){{Py_mod_exec, fill}, {0, NULL}}};

PyMODINIT_FUNC PyInit_core(void) {
    return PyModuleDef_Init(&definition);
}
