/// A range of one file: where a declaration, a mark or a diagnostic stands.
public struct SourcePlace: Hashable, Sendable {
    /// The path of the file, as in `SourceFile.path`.
    public var path: String
    /// UTF-8 offsets in that file.
    public var range: SourceRange

    public init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }
}
