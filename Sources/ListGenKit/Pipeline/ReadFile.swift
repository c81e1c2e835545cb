import ListModel
import SourceText

/// What reading one file gave.
enum ReadFile: Sendable {
    /// May have marks; parsed.
    case marked(ParsedFile)
    /// Has none.
    case plain(SourceFile)
    /// Written by listgen.
    case generated
    case failed(ConfigurationDiagnostic)

    /// Reads and, where it may have marks, parses a file.
    static func read(_ path: String, in root: Root) -> ReadFile {
        switch FileSystem.read(root.absolute(path)) {
        case .failure(let failure): return .failed(.unreadable(path, reason: failure.reason))
        case .success(let bytes):
            if GeneratedHeader.isPresent(in: bytes) { return .generated }
            guard ByteSearch.isUTF8(bytes) else { return .failed(.notUTF8(path)) }
            let file = SourceFile(path: path, bytes: bytes)
            return ByteSearch.mayHaveMark(bytes) ? .marked(ParsedFile(file)) : .plain(file)
        }
    }
}
