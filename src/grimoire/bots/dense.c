/* The same as dense.py, for machines with a compiler: there is no way to tell mypyc that an index is within bounds, and
   the checks keep the C compiler from handling several numbers at a time. Sums are added up in the same order as in
   dense.py, so the results are the same to the last bit. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>
#include <vecs/librt_vecs_api.c>

#define LEAST 8 /* layers are a multiple of this wide */

#if defined(__GNUC__) /* and clang */
typedef double Numbers __attribute__((vector_size(32), aligned(8), may_alias));
#define AT_ONCE 4
#else
typedef double Numbers;
#define AT_ONCE 1
#endif

#if defined(__GNUC__) && defined(__x86_64__) && defined(__GLIBC__)
#define FOR_NEWER_MACHINES_TOO __attribute__((target_clones("avx2", "default")))
#define INLINE static inline __attribute__((always_inline))
#else
#define FOR_NEWER_MACHINES_TOO
#define INLINE static inline
#endif

typedef struct {
    const int64_t *indices;
    const double *values;
    Py_ssize_t count;
    const double *weights, *bias;
    double *made;
    Py_ssize_t width;
} Layer;

/* Some units, so many that their sums stay in registers. */
INLINE void add_up(const Layer *layer, Py_ssize_t unit, const int units)
{
    Numbers sums[32 / AT_ONCE];
    memcpy(sums, layer->bias + unit, units * sizeof(double));
    for (Py_ssize_t index = 0; index < layer->count; index++) {
        const double value = layer->values[index];
        const Numbers *row = (const Numbers *)(layer->weights + layer->indices[index] * layer->width + unit);
        for (int each = 0; each < units / AT_ONCE; each++) sums[each] += value * row[each];
    }
    memcpy(layer->made + unit, sums, units * sizeof(double));
    for (int each = 0; each < units; each++)
        if (!(layer->made[unit + each] > 0.0)) layer->made[unit + each] = 0.0;
}

FOR_NEWER_MACHINES_TOO
static void fill(const Layer *layer)
{
    Py_ssize_t unit = 0;
    for (; unit + 32 <= layer->width; unit += 32) add_up(layer, unit, 32);
    for (; unit < layer->width; unit += LEAST) add_up(layer, unit, LEAST);
}

static int are_within(const int64_t *indices, Py_ssize_t count, Py_ssize_t rows)
{
    for (Py_ssize_t index = 0; index < count; index++)
        if (indices[index] < 0 || indices[index] >= rows) return 0;
    return 1;
}

static PyObject *layer(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t given)
{
    if (given != 6 || Py_TYPE(args[0]) != VecI64Api.boxed_type || !PyLong_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "layer(indices, values, count, weights, bias, made)");
        return NULL;
    }
    for (int each = 1; each < 6; each += each == 1 ? 2 : 1)
        if (Py_TYPE(args[each]) != VecFloatApi.boxed_type) {
            PyErr_SetString(PyExc_TypeError, "layer() takes vectors of floats");
            return NULL;
        }
    const VecI64 indices = ((VecI64Object *)args[0])->vec;
    const VecFloat values = ((VecFloatObject *)args[1])->vec, weights = ((VecFloatObject *)args[3])->vec;
    const VecFloat bias = ((VecFloatObject *)args[4])->vec, made = ((VecFloatObject *)args[5])->vec;
    const Py_ssize_t count = PyLong_AsSsize_t(args[2]), width = made.len;
    if (PyErr_Occurred()) return NULL;
    if (width < LEAST || width % LEAST || bias.len < width || count < 0 || count > indices.len || count > values.len ||
        !are_within(indices.items, count, weights.len / width)) {
        PyErr_SetString(PyExc_IndexError, "the sizes of the layer are wrong");
        return NULL;
    }
    const Layer all = {indices.items, values.items, count, weights.items, bias.items, made.items, width};
    fill(&all);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"layer", (PyCFunction)(void (*)(void))layer, METH_FASTCALL, "See dense.py."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "dense", "A dense layer of a net, compiled from dense.c.", -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_dense(void)
{
    if (import_librt_vecs() < 0) return NULL;
    return PyModule_Create(&definition);
}
