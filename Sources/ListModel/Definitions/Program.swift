/// Everything that the inputs declare, resolved: what the renderer turns into text. Values only.
public struct Program: Hashable, Sendable {
    /// One for each input file that has something to generate, sorted by path.
    public var files: [GeneratedFile]

    public init(files: [GeneratedFile] = []) {
        self.files = files
    }
}
