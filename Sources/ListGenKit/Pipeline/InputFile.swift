/// A file of a run as it was found.
struct InputFile: Sendable {
    var path: String
    var module: String
    /// False where its declarations are only read.
    var isGenerated: Bool
    /// Taken before the file is read; nil where nothing is remembered of the run, or the file is gone.
    var stamp: FileSystem.Stamp?
}
