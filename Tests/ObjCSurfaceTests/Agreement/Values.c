// Compiled by LibclangHeaderTests, never linked.
#include <clang-c/Index.h>
#include <stddef.h>

#include "ClangValues.h"

#define SAME_SIZE(ours, theirs) _Static_assert(sizeof(ours) == sizeof(theirs), #ours)
#define SAME_FIELD(ours, field, theirs, other) \
    _Static_assert(offsetof(ours, field) == offsetof(theirs, other) \
        && sizeof(((ours *)0)->field) == sizeof(((theirs *)0)->other), #ours "." #field)
#define SAME_VALUE(ours, theirs) _Static_assert((int)ours == (int)theirs, #ours)

SAME_SIZE(ClangIndex, CXIndex);
SAME_SIZE(ClangTranslationUnit, CXTranslationUnit);
SAME_SIZE(ClangFile, CXFile);
SAME_SIZE(ClangDiagnostic, CXDiagnostic);
SAME_SIZE(ClangClientData, CXClientData);
SAME_SIZE(ClangVisitor, CXCursorVisitor);

SAME_SIZE(ClangString, CXString);
SAME_FIELD(ClangString, data, CXString, data);
SAME_FIELD(ClangString, privateFlags, CXString, private_flags);
SAME_SIZE(ClangUnsavedFile, struct CXUnsavedFile);
SAME_FIELD(ClangUnsavedFile, path, struct CXUnsavedFile, Filename);
SAME_FIELD(ClangUnsavedFile, text, struct CXUnsavedFile, Contents);
SAME_FIELD(ClangUnsavedFile, length, struct CXUnsavedFile, Length);
SAME_SIZE(ClangLocation, CXSourceLocation);
SAME_FIELD(ClangLocation, data, CXSourceLocation, ptr_data);
SAME_FIELD(ClangLocation, offset, CXSourceLocation, int_data);
SAME_SIZE(ClangRange, CXSourceRange);
SAME_FIELD(ClangRange, data, CXSourceRange, ptr_data);
SAME_FIELD(ClangRange, lower, CXSourceRange, begin_int_data);
SAME_FIELD(ClangRange, upper, CXSourceRange, end_int_data);
SAME_SIZE(ClangCursor, CXCursor);
SAME_FIELD(ClangCursor, kind, CXCursor, kind);
SAME_FIELD(ClangCursor, extra, CXCursor, xdata);
SAME_FIELD(ClangCursor, data, CXCursor, data);
SAME_SIZE(ClangType, CXType);
SAME_FIELD(ClangType, kind, CXType, kind);
SAME_FIELD(ClangType, data, CXType, data);

SAME_VALUE(ClangVisitBreak, CXChildVisit_Break);
SAME_VALUE(ClangVisitContinue, CXChildVisit_Continue);
SAME_VALUE(ClangVisitRecurse, CXChildVisit_Recurse);
SAME_VALUE(ClangParseDetailedRecord, CXTranslationUnit_DetailedPreprocessingRecord);
SAME_VALUE(ClangParseIncomplete, CXTranslationUnit_Incomplete);
SAME_VALUE(ClangParseSkipBodies, CXTranslationUnit_SkipFunctionBodies);
SAME_VALUE(ClangParseKeepGoing, CXTranslationUnit_KeepGoing);
SAME_VALUE(ClangParseAttributedTypes, CXTranslationUnit_IncludeAttributedTypes);
SAME_VALUE(ClangParseImplicitAttributes, CXTranslationUnit_VisitImplicitAttributes);
SAME_VALUE(ClangSeverityError, CXDiagnostic_Error);
SAME_VALUE(ClangSeverityFatal, CXDiagnostic_Fatal);
SAME_VALUE(ClangCursorStruct, CXCursor_StructDecl);
SAME_VALUE(ClangCursorEnum, CXCursor_EnumDecl);
SAME_VALUE(ClangCursorEnumConstant, CXCursor_EnumConstantDecl);
SAME_VALUE(ClangCursorParameter, CXCursor_ParmDecl);
SAME_VALUE(ClangCursorInterface, CXCursor_ObjCInterfaceDecl);
SAME_VALUE(ClangCursorCategory, CXCursor_ObjCCategoryDecl);
SAME_VALUE(ClangCursorProtocol, CXCursor_ObjCProtocolDecl);
SAME_VALUE(ClangCursorProperty, CXCursor_ObjCPropertyDecl);
SAME_VALUE(ClangCursorInstanceMethod, CXCursor_ObjCInstanceMethodDecl);
SAME_VALUE(ClangCursorClassMethod, CXCursor_ObjCClassMethodDecl);
SAME_VALUE(ClangCursorTypedef, CXCursor_TypedefDecl);
SAME_VALUE(ClangCursorTypeParameter, CXCursor_TemplateTypeParameter);
SAME_VALUE(ClangCursorSuperclassRef, CXCursor_ObjCSuperClassRef);
SAME_VALUE(ClangCursorProtocolRef, CXCursor_ObjCProtocolRef);
SAME_VALUE(ClangCursorClassRef, CXCursor_ObjCClassRef);
SAME_VALUE(ClangCursorOutletAttribute, CXCursor_IBOutletAttr);
SAME_VALUE(ClangCursorAnnotateAttribute, CXCursor_AnnotateAttr);
SAME_VALUE(ClangCursorDesignatedInitializer, CXCursor_ObjCDesignatedInitializer);
SAME_VALUE(ClangCursorFlagEnum, CXCursor_FlagEnum);
SAME_VALUE(ClangTypeUnexposed, CXType_Unexposed);
SAME_VALUE(ClangTypeVoid, CXType_Void);
SAME_VALUE(ClangTypeBool, CXType_Bool);
SAME_VALUE(ClangTypeUnsignedChar, CXType_UChar);
SAME_VALUE(ClangTypeUnsignedShort, CXType_UShort);
SAME_VALUE(ClangTypeUnsignedInt, CXType_UInt);
SAME_VALUE(ClangTypeUnsignedLong, CXType_ULong);
SAME_VALUE(ClangTypeUnsignedLongLong, CXType_ULongLong);
SAME_VALUE(ClangTypeChar, CXType_Char_S);
SAME_VALUE(ClangTypeSignedChar, CXType_SChar);
SAME_VALUE(ClangTypeShort, CXType_Short);
SAME_VALUE(ClangTypeInt, CXType_Int);
SAME_VALUE(ClangTypeLong, CXType_Long);
SAME_VALUE(ClangTypeLongLong, CXType_LongLong);
SAME_VALUE(ClangTypeFloat, CXType_Float);
SAME_VALUE(ClangTypeDouble, CXType_Double);
SAME_VALUE(ClangTypeObjCId, CXType_ObjCId);
SAME_VALUE(ClangTypeObjCClass, CXType_ObjCClass);
SAME_VALUE(ClangTypeObjCSelector, CXType_ObjCSel);
SAME_VALUE(ClangTypePointer, CXType_Pointer);
SAME_VALUE(ClangTypeBlockPointer, CXType_BlockPointer);
SAME_VALUE(ClangTypeRecord, CXType_Record);
SAME_VALUE(ClangTypeEnum, CXType_Enum);
SAME_VALUE(ClangTypeTypedef, CXType_Typedef);
SAME_VALUE(ClangTypeObjCInterface, CXType_ObjCInterface);
SAME_VALUE(ClangTypeObjCObjectPointer, CXType_ObjCObjectPointer);
SAME_VALUE(ClangTypeFunctionPrototype, CXType_FunctionProto);
SAME_VALUE(ClangTypeElaborated, CXType_Elaborated);
SAME_VALUE(ClangTypeObjCObject, CXType_ObjCObject);
SAME_VALUE(ClangTypeObjCTypeParameter, CXType_ObjCTypeParam);
SAME_VALUE(ClangTypeAttributed, CXType_Attributed);
SAME_VALUE(ClangNullabilityNonNull, CXTypeNullability_NonNull);
SAME_VALUE(ClangNullabilityNullable, CXTypeNullability_Nullable);
SAME_VALUE(ClangNullabilityUnspecified, CXTypeNullability_Unspecified);
SAME_VALUE(ClangNullabilityInvalid, CXTypeNullability_Invalid);
SAME_VALUE(ClangNullabilityNullableResult, CXTypeNullability_NullableResult);
SAME_VALUE(ClangPropertyReadonly, CXObjCPropertyAttr_readonly);
SAME_VALUE(ClangPropertyGetter, CXObjCPropertyAttr_getter);
SAME_VALUE(ClangPropertyClass, CXObjCPropertyAttr_class);
SAME_VALUE(ClangAvailabilityNotAvailable, CXAvailability_NotAvailable);
