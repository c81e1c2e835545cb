/// The range of a declaration, a mark or a diagnostic in its file.
public struct SourcePlace: Hashable, Sendable {
    /// The path of the file, as in `SourceFile.path`.
    public var path: String
    /// UTF-8 offsets in that file.
    public var range: SourceRange

    public init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }

    /// A file or folder as a whole, which needs not exist.
    public init(file path: String) {
        self.init(path: path, range: SourceRange(0, 0))
    }
}
