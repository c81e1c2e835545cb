import SourceText

/// The texts of a run by path, for the excerpts of diagnostics.
public struct SourceLibrary: Sendable {
    private var files: [String: SourceFile] = [:]

    public init() {}

    public mutating func add(_ file: SourceFile) { files[file.path] = file }

    public func file(_ path: String) -> SourceFile? { files[path] }
}
