/// Reads XML with a libxml2 that is loaded at run time: nothing of it is in memory of a process that reads none.
///
/// The part of its interface that is used is declared in CLibxml2.c, because not every toolchain brings its headers:
/// the functions of the push parser, and the table of SAX handlers, which has been the same since libxml2 2.6.

#ifndef CLIBXML2_H
#define CLIBXML2_H

#include <stdbool.h>
#include <stddef.h>

// Only what may be null says so.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

/// The functions of a loaded library.
typedef struct XMLLibrary XMLLibrary;

/// What a document is told to. Texts are UTF-8 and end in a zero; they are gone after the call.
typedef struct {
    void *_Nullable context;
    /// A tag opens. `attributes` are names and values in turn, `count` of each. `offset` is that of its `<`, in bytes.
    /// False ends the reading.
    bool (*_Nonnull open)(
        void *_Nullable context, const char *_Nonnull name, const char *_Nonnull const *_Nullable attributes,
        size_t count, size_t offset);
    /// The last tag that is open closes.
    void (*_Nonnull close)(void *_Nullable context);
} XMLHandler;

/// Why a document was not read to its end.
typedef enum {
    XMLDocumentRead,
    /// What the library says of it; see `XMLFault`.
    XMLDocumentMalformed,
    /// It declares entities or a DTD.
    XMLDocumentHasType,
    /// A handler ended the reading.
    XMLDocumentLeft,
    XMLDocumentOutOfMemory,
} XMLOutcome;

/// What is wrong with a document, and the line where the library noticed it.
typedef struct {
    /// True if the document ends too early.
    bool isEnd;
    int line;
    char message[200];
} XMLFault;

/// Looks up every function in a library that `dlopen` gave. Without one of them the result is null and `missing` is its
/// name. The functions stay valid as long as the library is loaded; the result is never freed.
const XMLLibrary *_Nullable xml_library(void *_Nonnull handle, const char *_Nullable *_Nonnull missing);

/// Reads one document, which is UTF-8, in time linear to its length. Nothing outside of it is read. May be called by
/// several threads at once.
XMLOutcome xml_read(
    const XMLLibrary *_Nonnull library, const char *_Nonnull bytes, size_t count, const XMLHandler *_Nonnull handler,
    XMLFault *_Nonnull fault);

#pragma clang diagnostic pop

#endif
