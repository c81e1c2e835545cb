import ListModel
import SourceText

/// The lists of inputs and outputs that a run script phase of Xcode names. Their paths start at the working directory,
/// which is the folder of the project there.
public struct XcodeFileLists: Sendable {
    private static let head = "# Written by listgen. Do not edit."

    /// One of the two lists.
    private struct List: Sendable {
        let path: String
        let bytes: [UInt8]
        /// What is there now; nil if nothing can be read.
        let current: [UInt8]?

        init(_ path: String, _ lines: [String], in working: Root) {
            self.path = path
            let sorted = Set(lines).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            bytes = Array(([head] + sorted).map { $0 + "\n" }.joined().utf8)
            current =
                if case .success(let bytes) = FileSystem.read(working.absolute(working.path(path))) {
                    bytes
                } else { nil }
        }
    }

    private let lists: [List]
    private let working: Root
    private let unsayable: [String]
    /// A diagnostic for each generated file that the list of outputs has not had.
    private let additions: [Diagnostic]

    /// The lists of all runs of a command.
    public init(_ runs: Runs, name: String, working: Root = .working) {
        self.working = working
        var unsayable: [String] = []
        func lines(_ paths: [String], of run: Generation) -> [String] {
            paths.compactMap { path in
                let path = working.relative(run.root.absolute(path))
                if let line = Self.line(path) { return line }
                unsayable.append(path)
                return nil
            }
        }
        let inputs = runs.all.flatMap { lines($0.inputPaths, of: $0) }
        let outputs = runs.all.flatMap { run in
            run.plan.files.filter { !$0.isInline }.map { (run, $0, lines([$0.path], of: run)) }
        }
        let outputList = List("\(name).listgen-outputs.xcfilelist", outputs.flatMap(\.2), in: working)
        lists = [List("\(name).listgen-inputs.xcfilelist", inputs, in: working), outputList]
        let known = outputList.current.map { Set($0.split(separator: UInt8(ascii: "\n")).map(Array.init)) }
        additions = outputs.compactMap { run, file, lines in
            guard let known, let line = lines.first, !known.contains(Array(line.utf8)) else { return nil }
            let first = run.sources.file(file.source).flatMap(UnlistedMarks.firstMark) ?? SourceRange(0, 0)
            return DiagnosticEntry.newOutput(Root.name(of: file.path))
                .diagnostic(at: SourcePlace(path: file.source, range: first)).moved { runs.path($0, of: run) }
        }
        self.unsayable = unsayable
    }

    /// A path as Xcode reads it from a list: a line without the white space around it, in which `$(NAME)` is a setting.
    private static func line(_ path: String) -> String? {
        let isSayable = !path.contains("$(") && path.last != " " && !path.utf8.contains { $0 < 0x20 }
        return isSayable ? "$(SRCROOT)/\(path)" : nil
    }

    /// What is to be written. What must not be replaced, and a path that no list can name, is reported.
    func changes(_ diagnostics: inout DiagnosticBag) -> [FileChange] {
        for path in unsayable {
            diagnostics.report(.unsayablePath(in: "list of Xcode"), at: SourcePlace(file: path))
        }
        return lists.compactMap {
            FileChange.owned($0.path, $0.bytes, in: working, isOwn: Self.isOwn, &diagnostics)
        }
    }

    private static func isOwn(_ bytes: [UInt8]) -> Bool { bytes.isEmpty || bytes.starts(with: head.utf8) }

    /// What the build that has read the lists before they were written does not know. Report it once they are written.
    public var unknownOutputs: DiagnosticBag { DiagnosticBag(additions) }

    /// What `changes` would change, a unified diff for each list.
    public var diffs: [String] {
        lists.map { UnifiedDiff.text(old: $0.current, new: $0.bytes, path: $0.path) }.filter { !$0.isEmpty }
    }
}
