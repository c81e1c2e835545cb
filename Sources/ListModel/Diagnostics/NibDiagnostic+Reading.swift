import NibSurface
import SourceText

extension NibDiagnostic {
    /// Why there is no library to read nibs with.
    public init(_ fault: Libxml2Fault) {
        self =
            switch fault {
            case .notFound: .noLibxml2(because: nil)
            case .notLoaded(let path, let reason): .noLibxml2(because: "`\(path)` cannot be loaded: \(reason)")
            case .missingSymbol(let path, let symbol): .noLibxml2(because: "`\(path)` has no function `\(symbol)`")
            }
    }

    /// Why a file was not read, and where it says so.
    public static func of(_ fault: NibFault) -> (NibDiagnostic, SourceRange) {
        switch fault {
        case .malformed(let reason, let range):
            (.unreadable(because: reason.isEmpty ? "it is no XML" : "it is no XML (\(reason))"), range)
        case .truncated(let element, let range):
            (.unreadable(because: "it ends before `<\(element)>` is closed"), range)
        case .hasDocumentType(let range):
            (.unreadable(because: "it declares a document type, which Interface Builder never writes"), range)
        case .tooManyAttributes(let range):
            (.unreadable(because: "a tag has more attributes than any object has"), range)
        case .foreign(let root, let type, let range):
            (
                .unreadable(
                    because: "it is a `<\(root)>`" + (type.map { " of type `\($0)`" } ?? "")
                        + ", and Interface Builder writes a `<document>` for Cocoa Touch"), range
            )
        }
    }
}
