import SourceText

/// The texts of a run by path, for the excerpts of diagnostics.
public struct SourceLibrary: Sendable {
    private var files: [String: SourceFile] = [:]

    public init() {}

    /// Keeps `file` under its path.
    public mutating func add(_ file: SourceFile) { files[file.path] = file }

    /// The file with the path, or nil if it is not part of the run.
    public func file(_ path: String) -> SourceFile? { files[path] }
}
