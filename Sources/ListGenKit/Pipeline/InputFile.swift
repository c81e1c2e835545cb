/// A file of a run as it was found and read.
struct InputFile: Sendable {
    var path: String
    var module: String
    /// False where its declarations are only read.
    var isGenerated: Bool
}
