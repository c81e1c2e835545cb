/// What a build system says of a run that is one of its steps: it knows every output before the run.
public struct BuildRun: Equatable, Sendable {
    /// Whether a source for which nothing is generated has an output, too.
    public var writesEmptyOutputs: Bool
    /// The paths of outputs by those of their sources, from the root. Others are where the configuration says.
    var outputFiles: [String: String] = [:]

    public init(writesEmptyOutputs: Bool = false) { self.writesEmptyOutputs = writesEmptyOutputs }

    /// Takes `SOURCE=FILE`, both from the working directory; false if the source is named twice. A source with `=` in its
    /// path is told by the file that is there.
    public mutating func add(outputFile text: String, root: Root, working: Root = .working) -> Bool {
        let splits = text.indices.filter { text[$0] == "=" }
        let split = splits.first { FileSystem.kind(working.absolute(working.path(String(text[..<$0])))) == .file }
        guard let split = split ?? splits.first else { return false }
        let source = root.path(String(text[..<split]), from: working.folder)
        let file = root.path(String(text[text.index(after: split)...]), from: working.folder)
        return outputFiles.updateValue(file, forKey: source) == nil
    }
}
