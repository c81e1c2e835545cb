import SourceText

/// A file of a run as it was found.
struct InputFile: Sendable {
    var path: String
    var module: String
    /// False if its declarations are only read.
    var isGenerated: Bool
    /// Taken before the file is read; nil if nothing is remembered of the run, or the file is gone.
    var stamp: FileSystem.Stamp?
    /// What a file of facts says of it, under its path; nil for a file that is read itself.
    var facts: SourceFile?
}
