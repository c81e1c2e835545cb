import ListModel
import SourceText

/// What the generated files were made of, in the format that make and ninja read. The paths start at the working
/// directory, as those of the tools that read it do.
public struct Depfile: Sendable {
    /// A rule for each generated file, and one without inputs for each input, so that make does not stop where an input
    /// is gone; empty where nothing is generated.
    public let text: String
    /// The path, from the working directory.
    public let path: String

    /// What the depfile must never replace.
    private let taken: Set<String>
    private let working: Root

    /// The depfile of all runs of a command.
    public init(_ runs: [Generation], path: String, working: Root = .working) {
        self.path = path
        self.working = working
        taken = Set(runs.flatMap { run in (run.inputPaths + run.plan.files.map(\.path)).map(run.root.absolute) })
        var rules = ""
        var read: Set<String> = []
        for run in runs where run.plan.files.contains(where: { !$0.isInline }) {
            func escaped(_ path: String) -> String { Self.escaped(working.relative(run.root.absolute(path))) }
            let inputs = run.inputPaths.map(escaped)
            for file in run.plan.files where !file.isInline {
                rules += "\(escaped(file.path)): \(inputs.joined(separator: " "))\n"
            }
            for input in inputs where read.insert(input).inserted { rules += "\(input):\n" }
        }
        text = rules
    }

    /// What is to be written; nil where it stands already, or must not be written, which is reported.
    func change(_ diagnostics: inout DiagnosticBag) -> FileChange? {
        let absolute = working.absolute(working.path(path))
        let bytes = Array(text.utf8)
        switch FileSystem.entry(absolute) {
        case .link:
            diagnostics.report(WritingDiagnostic.outputIsLink, at: SourcePlace(file: path))
            return nil
        case .folder:
            diagnostics.report(WritingDiagnostic.outputIsFolder, at: SourcePlace(file: path))
            return nil
        case .other:
            diagnostics.report(WritingDiagnostic.foreignFile, at: SourcePlace(file: path))
            return nil
        case .file where taken.contains(absolute):
            diagnostics.report(WritingDiagnostic.foreignFile, at: SourcePlace(file: path))
            return nil
        case .file:
            guard case .success(let current) = FileSystem.read(absolute), Self.mayReplace(current) else {
                diagnostics.report(WritingDiagnostic.foreignFile, at: SourcePlace(file: path))
                return nil
            }
            if current == bytes { return nil }
        case nil: break
        }
        return FileChange(name: path, path: absolute, bytes: bytes)
    }

    /// Whether what is there is empty or a depfile of listgen.
    private static func mayReplace(_ bytes: [UInt8]) -> Bool {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return bytes.isEmpty || line.contains(GeneratedHeader.suffix + ": ")
    }

    /// Removes what a run left beside it that was killed.
    func sweep() {
        let absolute = working.absolute(working.path(path))
        StagedName.sweep(Root.folder(of: absolute)) { $0 == Root.name(of: absolute) }
    }

    private static func escaped(_ path: String) -> String {
        var result = ""
        for character in path {
            switch character {
            case " ", "#", "\\": result += "\\\(character)"
            case "$": result += "$$"
            default: result.append(character)
            }
        }
        return result
    }
}
