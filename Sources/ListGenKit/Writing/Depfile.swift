import ListModel
import SourceText

/// What the generated files were made of, in the format that make and ninja read. The paths start at the working
/// directory, as those of the tools that read it do.
public struct Depfile: Sendable {
    /// One rule for all generated files, and one without inputs for each input, so that make does not stop where an input
    /// is gone; empty where nothing is generated.
    public let text: String
    /// The path, from the working directory.
    public let path: String

    /// What the depfile must never replace.
    private let taken: Set<String>
    private let working: Root
    /// The paths that no depfile can name.
    private let unsayable: [String]

    /// The depfile of all runs of a command.
    public init(_ runs: [Generation], path: String, working: Root = .working) {
        self.path = path
        self.working = working
        taken = Set(runs.flatMap { run in (run.inputPaths + run.plan.files.map(\.path)).map(run.root.absolute) })
        let generating = runs.filter { run in run.plan.files.contains { !$0.isInline } }
        var unsayable: [String] = []
        func spelled(_ paths: [String], of run: Generation) -> [String] {
            paths.compactMap { path in
                let path = working.relative(run.root.absolute(path))
                let spelled = DepfilePath.spelled(path)
                if spelled == nil { unsayable.append(path) }
                return spelled
            }
        }
        let outputs = generating.flatMap { spelled($0.plan.files.filter { !$0.isInline }.map(\.path), of: $0) }
        var seen: Set<String> = []
        let inputs = generating.flatMap { spelled($0.inputPaths, of: $0) }.filter { seen.insert($0).inserted }
        let rule = "\(outputs.joined(separator: " ")): \(inputs.joined(separator: " "))\n"
        text = outputs.isEmpty ? "" : rule + inputs.map { "\($0):\n" }.joined()
        self.unsayable = unsayable
    }

    /// What is to be written; nil if it stands already, or must not be written, which is reported.
    func change(_ diagnostics: inout DiagnosticBag) -> FileChange? {
        for path in unsayable {
            diagnostics.report(.unsayablePath(in: "depfile"), at: SourcePlace(file: path))
        }
        return FileChange.owned(path, Array(text.utf8), in: working, taken: taken, isOwn: Self.isOwn, &diagnostics)
    }

    /// Whether what is there is empty or a depfile of listgen.
    private static func isOwn(_ bytes: [UInt8]) -> Bool {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return bytes.isEmpty || line.contains(".swift: ")
    }

    /// Removes what a run left beside it that was killed.
    func sweep() {
        let absolute = working.absolute(working.path(path))
        StagedName.sweep(Root.folder(of: absolute)) { $0 == Root.name(of: absolute) }
    }
}
