/// Everything that the inputs declare, resolved: what the renderer turns into text. Values only.
public struct Program: Sendable {
    /// One for each input file that has something to generate, sorted by path.
    public var files: [GeneratedFile]

    /// What was decided and why, in the order of the places of the subjects.
    public var decisions: [Decision]

    public init(files: [GeneratedFile] = [], decisions: [Decision] = []) {
        self.files = files
        self.decisions = decisions
    }
}
