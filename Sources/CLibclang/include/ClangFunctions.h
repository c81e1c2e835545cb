/// The functions of libclang that listgen calls, without their prefix: `X(name, result, parameters)` for each.

#ifndef CLIBCLANG_FUNCTIONS_H
#define CLIBCLANG_FUNCTIONS_H

#define CLANG_FUNCTIONS(X) \
    X(getClangVersion, ClangString, (void)) \
    X(getCString, const char *, (ClangString)) \
    X(disposeString, void, (ClangString)) \
    X(createIndex, ClangIndex, (int, int)) \
    X(disposeIndex, void, (ClangIndex)) \
    X(parseTranslationUnit2, unsigned, \
        (ClangIndex, const char *, const char *const *, int, ClangUnsavedFile *, unsigned, unsigned, \
            ClangTranslationUnit *)) \
    X(disposeTranslationUnit, void, (ClangTranslationUnit)) \
    X(getTranslationUnitCursor, ClangCursor, (ClangTranslationUnit)) \
    X(getNumDiagnostics, unsigned, (ClangTranslationUnit)) \
    X(getDiagnostic, ClangDiagnostic, (ClangTranslationUnit, unsigned)) \
    X(disposeDiagnostic, void, (ClangDiagnostic)) \
    X(getDiagnosticSeverity, unsigned, (ClangDiagnostic)) \
    X(getDiagnosticSpelling, ClangString, (ClangDiagnostic)) \
    X(getDiagnosticLocation, ClangLocation, (ClangDiagnostic)) \
    X(visitChildren, unsigned, (ClangCursor, ClangVisitor, ClangClientData)) \
    X(getCursorSpelling, ClangString, (ClangCursor)) \
    X(getCursorLocation, ClangLocation, (ClangCursor)) \
    X(getCursorExtent, ClangRange, (ClangCursor)) \
    X(getRangeStart, ClangLocation, (ClangRange)) \
    X(getRangeEnd, ClangLocation, (ClangRange)) \
    X(getExpansionLocation, void, (ClangLocation, ClangFile *, unsigned *, unsigned *, unsigned *)) \
    X(getFileName, ClangString, (ClangFile)) \
    X(isCursorDefinition, unsigned, (ClangCursor)) \
    X(getCursorAvailability, unsigned, (ClangCursor)) \
    X(getCursorReferenced, ClangCursor, (ClangCursor)) \
    X(getCursorType, ClangType, (ClangCursor)) \
    X(getCursorResultType, ClangType, (ClangCursor)) \
    X(getTypedefDeclUnderlyingType, ClangType, (ClangCursor)) \
    X(getEnumDeclIntegerType, ClangType, (ClangCursor)) \
    X(Cursor_getNumArguments, int, (ClangCursor)) \
    X(Cursor_getArgument, ClangCursor, (ClangCursor, unsigned)) \
    X(Cursor_isVariadic, unsigned, (ClangCursor)) \
    X(Cursor_isObjCOptional, unsigned, (ClangCursor)) \
    X(Cursor_getObjCPropertyAttributes, unsigned, (ClangCursor, unsigned)) \
    X(Cursor_getObjCPropertyGetterName, ClangString, (ClangCursor)) \
    X(getTypeSpelling, ClangString, (ClangType)) \
    X(getTypeDeclaration, ClangCursor, (ClangType)) \
    X(getCanonicalType, ClangType, (ClangType)) \
    X(getPointeeType, ClangType, (ClangType)) \
    X(getResultType, ClangType, (ClangType)) \
    X(getNumArgTypes, int, (ClangType)) \
    X(getArgType, ClangType, (ClangType, unsigned)) \
    X(Type_getNamedType, ClangType, (ClangType)) \
    X(Type_getModifiedType, ClangType, (ClangType)) \
    X(Type_getNullability, unsigned, (ClangType)) \
    X(Type_getObjCObjectBaseType, ClangType, (ClangType)) \
    X(Type_getNumObjCProtocolRefs, unsigned, (ClangType)) \
    X(Type_getObjCProtocolDecl, ClangCursor, (ClangType, unsigned)) \
    X(Type_getNumObjCTypeArgs, unsigned, (ClangType)) \
    X(Type_getObjCTypeArg, ClangType, (ClangType, unsigned))

#endif
