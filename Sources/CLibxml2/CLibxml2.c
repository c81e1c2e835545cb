#include "CLibxml2.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef struct XMLParser XMLParser;
typedef unsigned char XMLChar;
typedef void (*XMLUnused)(void);

/// `xmlSAXHandler`. A handler that is null does nothing.
typedef struct {
    void (*internalSubset)(void *, const XMLChar *, const XMLChar *, const XMLChar *);
    XMLUnused isStandalone, hasInternalSubset, hasExternalSubset, resolveEntity, getEntity, entityDecl, notationDecl;
    XMLUnused attributeDecl, elementDecl, unparsedEntityDecl, setDocumentLocator, startDocument, endDocument;
    XMLUnused startElement, endElement, reference, characters, ignorableWhitespace, processingInstruction, comment;
    XMLUnused warning, error, fatalError, getParameterEntity, cdataBlock, externalSubset;
    unsigned int initialized;
    void *private;
    void (*startElementNs)(
        void *, const XMLChar *, const XMLChar *, const XMLChar *, int, const XMLChar **, int, int, const XMLChar **);
    void (*endElementNs)(void *, const XMLChar *, const XMLChar *, const XMLChar *);
    XMLUnused serror;
} XMLSAXHandler;

enum {
    XML_SAX2_MAGIC = 0xDEEDBEAF,
    /// `XML_PARSE_NOENT`, `XML_PARSE_NONET`, `XML_PARSE_IGNORE_ENC`: the five entities of XML are what they stand for
    /// (a document that declares others is not read), no network, and what it says of its encoding counts nothing.
    XML_OPTIONS = 1 << 1 | 1 << 11 | 1 << 21,
    /// Of an attribute: name, prefix, namespace, start and end of its value.
    XML_ATTRIBUTE_FIELDS = 5,
    XML_ERR_DOCUMENT_END = 5,
    XML_ERR_TAG_NOT_FINISHED = 77,
};

/// The head of `xmlError`.
typedef struct {
    int domain, code;
    char *message;
    int level;
    char *file;
    int line;
} XMLError;

struct XMLLibrary {
    void (*initParser)(void);
    XMLParser *(*createPushParserCtxt)(XMLSAXHandler *, void *, const char *, int, const char *);
    int (*ctxtUseOptions)(XMLParser *, int);
    int (*parseChunk)(XMLParser *, const char *, int, int);
    void (*stopParser)(XMLParser *);
    long (*byteConsumed)(XMLParser *);
    const XMLError *(*ctxtGetLastError)(void *);
    void (*freeParserCtxt)(XMLParser *);
};

static const char *const names[] = {
    "xmlInitParser", "xmlCreatePushParserCtxt", "xmlCtxtUseOptions", "xmlParseChunk",
    "xmlStopParser", "xmlByteConsumed", "xmlCtxtGetLastError", "xmlFreeParserCtxt",
};

const XMLLibrary *xml_library(void *handle, const char **missing) {
    // A struct of function pointers only, so an array of them.
    void **functions = malloc(sizeof(XMLLibrary));
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
    const XMLLibrary *library = (const XMLLibrary *)functions;
    library->initParser();
    return library;
}

/// One document that is read.
typedef struct {
    const XMLLibrary *library;
    const XMLHandler *handler;
    XMLParser *parser;
    const char *bytes;
    size_t count;
    XMLOutcome outcome;
    /// The attributes of a tag, and their values with a zero behind each, in memory that is used again.
    const char **attributes;
    size_t attributeRoom;
    char *values;
    size_t valueRoom;
} XMLReading;

static void stop(XMLReading *reading, XMLOutcome outcome) {
    reading->outcome = outcome;
    reading->library->stopParser(reading->parser);
}

static void internal_subset(void *context, const XMLChar *name, const XMLChar *id, const XMLChar *system) {
    stop(context, XMLDocumentHasType);
}

/// The `<` of the tag that was just read: nothing behind it in the tag is another.
static size_t tag_offset(XMLReading *reading) {
    long consumed = reading->library->byteConsumed(reading->parser);
    size_t offset = consumed < 0 ? 0 : (size_t)consumed;
    if (offset > reading->count) offset = reading->count;
    while (offset > 0 && reading->bytes[offset - 1] != '<') offset--;
    return offset == 0 ? 0 : offset - 1;
}

static bool make_room(XMLReading *reading, size_t attributes, size_t bytes) {
    if (attributes > reading->attributeRoom) {
        const char **larger = realloc(reading->attributes, 2 * attributes * sizeof(char *));
        if (larger == NULL) return false;
        reading->attributes = larger;
        reading->attributeRoom = 2 * attributes;
    }
    if (bytes > reading->valueRoom) {
        char *larger = realloc(reading->values, 2 * bytes);
        if (larger == NULL) return false;
        reading->values = larger;
        reading->valueRoom = 2 * bytes;
    }
    return true;
}

static void start_element(
    void *context, const XMLChar *name, const XMLChar *prefix, const XMLChar *uri, int namespaceCount,
    const XMLChar **namespaces, int attributeCount, int defaultedCount, const XMLChar **attributes
) {
    XMLReading *reading = context;
    if (reading->outcome != XMLDocumentRead) return;
    size_t count = attributeCount < 0 ? 0 : (size_t)attributeCount, bytes = 0;
    for (size_t index = 0; index < count; index++) {
        const XMLChar **field = attributes + index * XML_ATTRIBUTE_FIELDS;
        bytes += (size_t)(field[4] - field[3]) + 1;
    }
    if (!make_room(reading, 2 * count, bytes)) {
        stop(reading, XMLDocumentOutOfMemory);
        return;
    }
    char *value = reading->values;
    for (size_t index = 0; index < count; index++) {
        const XMLChar **field = attributes + index * XML_ATTRIBUTE_FIELDS;
        size_t length = (size_t)(field[4] - field[3]);
        memcpy(value, field[3], length);
        value[length] = 0;
        reading->attributes[2 * index] = (const char *)field[0];
        reading->attributes[2 * index + 1] = value;
        value += length + 1;
    }
    if (!reading->handler->open(
            reading->handler->context, (const char *)name, reading->attributes, count, tag_offset(reading)))
        stop(reading, XMLDocumentLeft);
}

static void end_element(void *context, const XMLChar *name, const XMLChar *prefix, const XMLChar *uri) {
    XMLReading *reading = context;
    if (reading->outcome == XMLDocumentRead) reading->handler->close(reading->handler->context);
}

/// Keeps the first line of what the library says.
static void note_fault(XMLReading *reading, XMLFault *fault) {
    const XMLError *error = reading->library->ctxtGetLastError(reading->parser);
    const char *message = error == NULL || error->message == NULL ? "" : error->message;
    fault->isEnd = error != NULL && (error->code == XML_ERR_DOCUMENT_END || error->code == XML_ERR_TAG_NOT_FINISHED);
    fault->line = error == NULL ? 0 : error->line;
    size_t length = strcspn(message, "\n");
    if (length >= sizeof(fault->message)) length = sizeof(fault->message) - 1;
    memcpy(fault->message, message, length);
    fault->message[length] = 0;
}

XMLOutcome xml_read(
    const XMLLibrary *library, const char *bytes, size_t count, const XMLHandler *handler, XMLFault *fault
) {
    XMLSAXHandler sax = {
        .internalSubset = internal_subset,
        .initialized = XML_SAX2_MAGIC,
        .startElementNs = start_element,
        .endElementNs = end_element,
    };
    XMLReading reading = {.library = library, .handler = handler, .bytes = bytes, .count = count};
    *fault = (XMLFault){0};
    reading.parser = library->createPushParserCtxt(&sax, &reading, NULL, 0, NULL);
    if (reading.parser == NULL) return XMLDocumentOutOfMemory;
    library->ctxtUseOptions(reading.parser, XML_OPTIONS);
    // In pieces: the library refuses to look further ahead than ten million bytes.
    const size_t piece = 1 << 16;
    int code = 0;
    for (size_t done = 0; code == 0 && reading.outcome == XMLDocumentRead; done += piece) {
        size_t size = count - done < piece ? count - done : piece;
        bool isLast = done + size == count;
        code = library->parseChunk(reading.parser, bytes + done, (int)size, isLast);
        if (isLast) break;
    }
    if (code != 0 && reading.outcome == XMLDocumentRead) {
        reading.outcome = XMLDocumentMalformed;
        note_fault(&reading, fault);
    }
    library->freeParserCtxt(reading.parser);
    free(reading.attributes);
    free(reading.values);
    return reading.outcome;
}
