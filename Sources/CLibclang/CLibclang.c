#include "CLibclang.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {
#define CLANG_NAME(name, result, parameters) "clang_" #name,
    CLANG_FUNCTIONS(CLANG_NAME)
#undef CLANG_NAME
};

const ClangLibrary *clang_library(void *handle, const char **missing) {
    // A struct of function pointers only, so an array of them.
    void **functions = malloc(sizeof(ClangLibrary));
    *missing = NULL;
    if (functions == NULL) return NULL;
    for (size_t index = 0; index < sizeof(names) / sizeof(names[0]); index++) {
        functions[index] = dlsym(handle, names[index]);
        if (functions[index] == NULL) {
            *missing = names[index];
            free(functions);
            return NULL;
        }
    }
    return (const ClangLibrary *)functions;
}

char *clang_library_version(void *handle) {
    ClangString (*version)(void) = (ClangString (*)(void))dlsym(handle, "clang_getClangVersion");
    const char *(*text)(ClangString) = (const char *(*)(ClangString))dlsym(handle, "clang_getCString");
    void (*dispose)(ClangString) = (void (*)(ClangString))dlsym(handle, "clang_disposeString");
    if (version == NULL || text == NULL || dispose == NULL) return NULL;
    ClangString string = version();
    const char *characters = text(string);
    char *copy = characters == NULL ? NULL : strdup(characters);
    dispose(string);
    return copy;
}
