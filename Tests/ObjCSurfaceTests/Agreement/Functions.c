// Compiled by LibclangHeaderTests, never linked: our signatures with the types of the real headers.
#include <clang-c/Index.h>

#include "ClangFunctions.h"

#define ClangIndex CXIndex
#define ClangTranslationUnit CXTranslationUnit
#define ClangFile CXFile
#define ClangDiagnostic CXDiagnostic
#define ClangClientData CXClientData
#define ClangString CXString
#define ClangUnsavedFile struct CXUnsavedFile
#define ClangLocation CXSourceLocation
#define ClangRange CXSourceRange
#define ClangCursor CXCursor
#define ClangType CXType
#define ClangVisitor CXCursorVisitor

#define SAME_SIGNATURE(name, result, parameters) \
    _Static_assert(__builtin_types_compatible_p(result (*) parameters, __typeof__(&clang_##name)), #name);
CLANG_FUNCTIONS(SAME_SIGNATURE)
