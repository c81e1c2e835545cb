/// What listgen uses of libclang, which is loaded at run time: the values that cross its C interface, and its functions.
///
/// Declared here because neither a Swift toolchain nor Xcode brings the headers of libclang. LibclangHeaderTests holds
/// every size, offset, value and signature against the real headers.

#ifndef CLIBCLANG_H
#define CLIBCLANG_H

// Only what is never null says so; the rest of the interface leaves it open.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

#include "ClangValues.h"
#include "ClangFunctions.h"

/// The functions of a loaded library.
typedef struct {
#define CLANG_FIELD(name, result, parameters) result (*_Nonnull name) parameters;
    CLANG_FUNCTIONS(CLANG_FIELD)
#undef CLANG_FIELD
} ClangLibrary;

/// Looks up every function in a library that `dlopen` gave. Without one of them the result is null and `missing` is its
/// name. The functions stay valid as long as the library is loaded; the result is never freed.
const ClangLibrary *_Nullable clang_library(void *_Nonnull handle, const char *_Nullable *_Nonnull missing);

/// What a library says its version is, even one too old for `clang_library`; null where it does not say. The caller
/// frees it.
char *_Nullable clang_library_version(void *_Nonnull handle);

#pragma clang diagnostic pop

#endif
