/// The values that libclang takes and gives.

#ifndef CLIBCLANG_VALUES_H
#define CLIBCLANG_VALUES_H

typedef void *ClangIndex;
typedef void *ClangTranslationUnit;
typedef void *ClangFile;
typedef void *ClangDiagnostic;
typedef void *ClangClientData;

/// A string that the library owns until `disposeString`.
typedef struct {
    const void *data;
    unsigned privateFlags;
} ClangString;

/// A file whose text is given instead of read.
typedef struct {
    const char *path;
    const char *text;
    unsigned long length;
} ClangUnsavedFile;

typedef struct {
    const void *data[2];
    unsigned offset;
} ClangLocation;

typedef struct {
    const void *data[2];
    unsigned lower;
    unsigned upper;
} ClangRange;

/// A node of the syntax tree.
typedef struct {
    unsigned kind;
    int extra;
    const void *data[3];
} ClangCursor;

typedef struct {
    unsigned kind;
    void *data[2];
} ClangType;

/// Returns one of `ClangVisit`.
typedef unsigned (*ClangVisitor)(ClangCursor cursor, ClangCursor parent, ClangClientData data);

typedef enum { ClangVisitBreak = 0, ClangVisitContinue = 1, ClangVisitRecurse = 2 } ClangVisit;

/// Options of a parse.
enum {
    ClangParseDetailedRecord = 0x01,
    ClangParseIncomplete = 0x02,
    ClangParseSkipBodies = 0x40,
    ClangParseKeepGoing = 0x200,
    ClangParseAttributedTypes = 0x1000,
    ClangParseImplicitAttributes = 0x2000
};

typedef enum { ClangSeverityError = 3, ClangSeverityFatal = 4 } ClangSeverity;

typedef enum {
    ClangCursorStruct = 2,
    ClangCursorEnum = 5,
    ClangCursorEnumConstant = 7,
    ClangCursorParameter = 10,
    ClangCursorInterface = 11,
    ClangCursorCategory = 12,
    ClangCursorProtocol = 13,
    ClangCursorProperty = 14,
    ClangCursorInstanceMethod = 16,
    ClangCursorClassMethod = 17,
    ClangCursorTypedef = 20,
    ClangCursorTypeParameter = 27,
    ClangCursorSuperclassRef = 40,
    ClangCursorProtocolRef = 41,
    ClangCursorClassRef = 42,
    ClangCursorOutletAttribute = 402,
    ClangCursorAnnotateAttribute = 406,
    ClangCursorDesignatedInitializer = 434,
    ClangCursorFlagEnum = 437
} ClangCursorKind;

typedef enum {
    ClangTypeUnexposed = 1,
    ClangTypeVoid = 2,
    ClangTypeBool = 3,
    ClangTypeUnsignedChar = 5,
    ClangTypeUnsignedShort = 8,
    ClangTypeUnsignedInt = 9,
    ClangTypeUnsignedLong = 10,
    ClangTypeUnsignedLongLong = 11,
    ClangTypeChar = 13,
    ClangTypeSignedChar = 14,
    ClangTypeShort = 16,
    ClangTypeInt = 17,
    ClangTypeLong = 18,
    ClangTypeLongLong = 19,
    ClangTypeFloat = 21,
    ClangTypeDouble = 22,
    ClangTypeObjCId = 27,
    ClangTypeObjCClass = 28,
    ClangTypeObjCSelector = 29,
    ClangTypePointer = 101,
    ClangTypeBlockPointer = 102,
    ClangTypeRecord = 105,
    ClangTypeEnum = 106,
    ClangTypeTypedef = 107,
    ClangTypeObjCInterface = 108,
    ClangTypeObjCObjectPointer = 109,
    ClangTypeFunctionPrototype = 111,
    ClangTypeElaborated = 119,
    ClangTypeObjCObject = 161,
    ClangTypeObjCTypeParameter = 162,
    ClangTypeAttributed = 163
} ClangTypeKind;

typedef enum {
    ClangNullabilityNonNull = 0,
    ClangNullabilityNullable = 1,
    ClangNullabilityUnspecified = 2,
    ClangNullabilityInvalid = 3,
    ClangNullabilityNullableResult = 4
} ClangNullability;

/// Attributes of a property, as bits.
enum { ClangPropertyReadonly = 0x01, ClangPropertyGetter = 0x02, ClangPropertyClass = 0x1000 };

typedef enum { ClangAvailabilityNotAvailable = 2 } ClangAvailability;

#endif
