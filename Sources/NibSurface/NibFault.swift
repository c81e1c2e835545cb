import SourceText

/// Why a nib or storyboard was not read.
public enum NibFault: Error, Equatable, Sendable {
    /// It is no XML; what the library says of it, and where it noticed it.
    case malformed(reason: String, range: SourceRange)
    /// It ends before the element is closed that begins at the place.
    case truncated(element: String, range: SourceRange)
    /// It declares a document type, which could define entities without end.
    case hasDocumentType(SourceRange)
    /// A tag with more attributes than any object has.
    case tooManyAttributes(SourceRange)
    /// XML, but none of Interface Builder for Cocoa Touch; the root element and its type.
    case foreign(root: String, type: String?, range: SourceRange)
}
