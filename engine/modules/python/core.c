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
    PyObject_HEAD PyObject
        *load; /* called as load("ruleset", "NAME/ruleset.yaml"): bytes, or None */
    rv_library *of;
} library;

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

static PyObject *library_new(PyTypeObject *type, PyObject *args, PyObject *words) {
    PyObject *loader = Py_None;
    if (words && PyDict_Size(words))
        return PyErr_Format(PyExc_TypeError, "Library takes one function");
    if (!PyArg_ParseTuple(args, "|O", &loader))
        return NULL;
    library *lib = (library *)PyType_GenericAlloc(type, 0);
    if (!lib)
        return NULL;
    Py_INCREF(loader);
    lib->load = loader;
    lib->of = rv_library_new(&(rv_loader){load, lib});
    if (lib->of)
        return (PyObject *)lib;
    Py_DECREF(lib);
    return PyErr_NoMemory();
}

/* Objects of types that are made at run time own a reference to their type. */
static void release(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    freefunc dispose = (freefunc)PyType_GetSlot(type, Py_tp_free);
    dispose(self);
    Py_DECREF(type);
}

static void library_free(PyObject *self) {
    library *lib = (library *)self;
    rv_library_free(lib->of);
    Py_XDECREF(lib->load);
    release(self);
}

/* ---- settings ----------------------------------------------------------------------------------
 */

/* What settings point into; the texts belong to Python's objects. */
typedef struct listed {
    const char **words;
    rv_str *texts;
    int *numbers;
    int n;
} listed;

static void drop(listed *l) {
    free(l->words);
    free(l->texts);
    free(l->numbers);
}

enum sort { WORDS, SCRIPTS, NUMBERS };

/* Texts are bytes in UTF-8, those of settings without NUL. A script is a pair of a name and a text,
 * which is None if the library is to find it. */
static bool read_list(PyObject *list, enum sort sort, listed *l) {
    Py_ssize_t size = PyList_Size(list);
    size_t room = size < 1 ? 1 : (size_t)size;
    bool fine = true;
    *l = (listed){.n = (int)size};
    if (size < 0)
        return false;
    l->words = calloc(room, sizeof *l->words);
    l->texts = calloc(room, sizeof *l->texts);
    l->numbers = calloc(room, sizeof *l->numbers);
    if (!l->words || !l->texts || !l->numbers) {
        PyErr_NoMemory();
        return false;
    }
    for (int i = 0; fine && i < l->n; i++) {
        PyObject *item = PyList_GetItem(list, i), *text = Py_None;
        char *word = NULL, *s = NULL;
        Py_ssize_t length = 0;
        if (sort == NUMBERS) {
            long n = PyLong_AsLong(item);
            fine = !PyErr_Occurred();
            l->numbers[i] = n < 0 ? 0 : n > INT_MAX ? INT_MAX : (int)n;
            continue;
        }
        if (sort == SCRIPTS) {
            text = PyTuple_GetItem(item, 1);
            item = text ? PyTuple_GetItem(item, 0) : NULL;
        }
        fine = item && !PyBytes_AsStringAndSize(item, &word, NULL) &&
               (text == Py_None || !PyBytes_AsStringAndSize(text, &s, &length));
        l->words[i] = word;
        l->texts[i] = (rv_str){s, (size_t)length};
    }
    return fine;
}

/* ---- games -------------------------------------------------------------------------------------
 */

/* The texts of a library, or a game that it has judged: one of both is NULL. */
typedef struct owned {
    PyObject_HEAD PyObject *lib; /* owned: what it made needs it */
    game_texts *texts;
    game *judged;
} owned;

static void owned_free(PyObject *self) {
    owned *o = (owned *)self;
    game_texts_free(o->texts);
    game_free(o->judged);
    Py_XDECREF(o->lib);
    release(self);
}

/* An object that Python made would have no text and no game. */
static PyObject *refuse_new(PyTypeObject *type, PyObject *args, PyObject *words) {
    (void)type;
    (void)args;
    (void)words;
    return PyErr_Format(PyExc_TypeError, "a library makes these objects: use Library.games");
}

/* The types, made when the module is loaded; they belong to it. */
typedef struct state {
    PyObject *library, *texts, *judged;
} state;

static state *state_of(PyObject *module) {
    return PyModule_GetState(module);
}

/* An object of one of these types, with its library. */
static owned *new_of(PyObject *type, PyObject *lib) {
    owned *o = (owned *)PyType_GenericAlloc((PyTypeObject *)type, 0);
    if (o) {
        Py_INCREF(lib);
        o->lib = lib;
    }
    return o;
}

/* texts(library, bytes) */
static PyObject *core_texts(PyObject *module, PyObject *args) {
    PyObject *lib;
    const char *bytes;
    Py_ssize_t n;
    if (!PyArg_ParseTuple(args, "O!y#", state_of(module)->library, &lib, &bytes, &n))
        return NULL;
    owned *t = new_of(state_of(module)->texts, lib);
    if (!t)
        return NULL;
    t->texts = game_texts_new(bytes, (size_t)n);
    if (t->texts)
        return (PyObject *)t;
    Py_DECREF(t);
    return PyErr_NoMemory();
}

/* next(texts, options, scripts, accept, turn, all, now, doubts): the next document, judged; or None
 */
static PyObject *core_next(PyObject *module, PyObject *args) {
    PyObject *t, *options, *scripts, *accept, *next = NULL;
    int turn, all, now, doubts;
    listed o = {0}, s = {0}, a = {0};
    if (!PyArg_ParseTuple(args, "O!O!O!O!ippp", state_of(module)->texts, &t, &PyList_Type, &options,
                          &PyList_Type, &scripts, &PyList_Type, &accept, &turn, &all, &now,
                          &doubts))
        return NULL;
    if (read_list(options, WORDS, &o) && read_list(scripts, SCRIPTS, &s) &&
        read_list(accept, NUMBERS, &a)) {
        rv_settings settings = rv_settings_default();
        settings.options = o.words;
        settings.noptions = o.n;
        settings.scripts = s.words;
        settings.script_texts = s.texts;
        settings.nscripts = s.n;
        settings.accept = a.numbers;
        settings.naccept = a.n;
        settings.until = turn;
        settings.all = all;
        settings.now = now;
        settings.doubts = doubts;
        owned *from = (owned *)t, *g = new_of(state_of(module)->judged, from->lib);
        bool failed = false;
        if (g)
            g->judged = game_next(from->texts, ((library *)g->lib)->of, &settings, &failed);
        next = (PyObject *)g;
        if (g && !g->judged) {
            Py_DECREF(g);
            next = failed ? PyErr_NoMemory() : Py_None;
            Py_XINCREF(next);
        }
    }
    drop(&o);
    drop(&s);
    drop(&a);
    return next;
}

/* ask(game, what, tile, about, actions): status, lines or None, the reason or None */
static PyObject *core_ask(PyObject *module, PyObject *args) {
    PyObject *g;
    game_question q = {0};
    int actions;
    if (!PyArg_ParseTuple(args, "O!szzp", state_of(module)->judged, &g, &q.what, &q.tile, &q.about,
                          &actions))
        return NULL;
    q.actions = actions;
    game_answer a = game_ask(((owned *)g)->judged, &q);
    return Py_BuildValue("(iz#z)", a.status, a.lines, (Py_ssize_t)a.n, a.why);
}

/* format(game): its text, or None */
static PyObject *core_format(PyObject *module, PyObject *args) {
    PyObject *g;
    if (!PyArg_ParseTuple(args, "O!", state_of(module)->judged, &g))
        return NULL;
    return Py_BuildValue("z", game_format(((owned *)g)->judged));
}

/* ---- the module --------------------------------------------------------------------------------
 */

static PyType_Spec library_spec = {
    "reeve.core.Library", sizeof(library), 0, Py_TPFLAGS_DEFAULT,
    (PyType_Slot[]){{Py_tp_new, library_new}, {Py_tp_dealloc, library_free}, {0, NULL}}};
static PyType_Spec texts_spec = {
    "reeve.core.Texts", sizeof(owned), 0, Py_TPFLAGS_DEFAULT,
    (PyType_Slot[]){{Py_tp_new, refuse_new}, {Py_tp_dealloc, owned_free}, {0, NULL}}};
static PyType_Spec judged_spec = {
    "reeve.core.Game", sizeof(owned), 0, Py_TPFLAGS_DEFAULT,
    (PyType_Slot[]){{Py_tp_new, refuse_new}, {Py_tp_dealloc, owned_free}, {0, NULL}}};

static int fill(PyObject *module) {
    state *s = state_of(module);
    s->library = PyType_FromSpec(&library_spec);
    s->texts = PyType_FromSpec(&texts_spec);
    s->judged = PyType_FromSpec(&judged_spec);
    if (!s->library || !s->texts || !s->judged)
        return -1;
    Py_INCREF(s->library);
    if (PyModule_AddObject(module, "Library", s->library))
        return -1;
    return PyModule_AddStringConstant(module, "version", rv_version());
}

static void module_free(void *module) {
    state *s = state_of(module);
    Py_XDECREF(s->library);
    Py_XDECREF(s->texts);
    Py_XDECREF(s->judged);
}

static PyMethodDef functions[] = {{"texts", core_texts, METH_VARARGS, NULL},
                                  {"next", core_next, METH_VARARGS, NULL},
                                  {"ask", core_ask, METH_VARARGS, NULL},
                                  {"format", core_format, METH_VARARGS, NULL},
                                  {NULL, NULL, 0, NULL}};

static struct PyModuleDef definition = {.m_base = PyModuleDef_HEAD_INIT,
                                        .m_name = "core",
                                        .m_size = sizeof(state),
                                        .m_methods = functions,
                                        .m_slots =
                                            (PyModuleDef_Slot[]){{Py_mod_exec, fill}, {0, NULL}},
                                        .m_free = module_free};

PyMODINIT_FUNC PyInit_core(void) {
    return PyModuleDef_Init(&definition);
}
