import ListModel
import SourceText

/// The facts of a module: its Swift sources to one file.
public struct FactsRun: Sendable {
    public private(set) var diagnostics: DiagnosticBag
    /// The files that diagnostics point into.
    public private(set) var sources = SourceLibrary()
    /// Headers and nibs, which have no facts: other modules read them.
    public private(set) var file: FactsFile
    private let root: Root

    /// What a thread makes of a source.
    private enum Outcome: Sendable {
        case facts(SourceFile)
        case faulty(SourceFile, DiagnosticBag)
        case failed(Diagnostic, SourceFile?)
        case generated
    }

    /// - Parameter paths: Files and folders, from the working directory. Paths in the facts start at `root`.
    public init(module: String, paths: [String], root: Root = .working, working: Root = .working, jobs: Int? = nil) {
        self.root = root
        var discovery = Discovery(root: root)
        discovery.add(paths.map { root.path($0, from: working.folder) })
        diagnostics = discovery.diagnostics
        let files = discovery.files.filter { InputKind($0) == .swift }
        var facts: [SourceFile] = []
        let outcomes = ParallelMap.map(files, jobs: jobs ?? ParallelMap.processors) { Self.facts($0, root, &$1) }
        for (path, outcome) in zip(files, outcomes) {
            if path.contains(where: \.isNewline) {
                diagnostics.report(.unsayablePath(in: "file of facts"), at: SourcePlace(file: path))
            }
            switch outcome {
            case .facts(let file): if !file.bytes.isEmpty { facts.append(file) }
            case .faulty(let file, let faults):
                diagnostics.merge(faults)
                sources.add(file)
            case .failed(let diagnostic, let file):
                diagnostics.append(diagnostic)
                if let file { sources.add(file) }
            case .generated: continue
            }
        }
        file = FactsFile(module: module, sources: facts)
    }

    /// Writes the facts to a file, unless it has them already: its time tells a build whether they have changed.
    public func write(to path: String, working: Root = .working) -> DiagnosticBag {
        var bag = DiagnosticBag()
        let change = FileChange.owned(path, file.bytes, in: working, isOwn: FactsFile.isOwn, &bag)
        guard let change, !bag.hasErrors else { return bag }
        for fault in FileTransaction.make([change]) {
            bag.report(.notWritten(reason: fault.reason), at: SourcePlace(file: fault.name))
        }
        return bag
    }

    private static func facts(_ path: String, _ root: Root, _ buffer: inout ReadBuffer) -> Outcome {
        let input = InputFile(path: path, module: "", isGenerated: false)
        let searched = SearchedFile(input, in: root, nil, &buffer)
        switch searched.kind {
        case .failed(let diagnostic): return .failed(diagnostic, searched.file)
        case .generated: return .generated
        case .plain, .marked: break
        }
        switch SearchedFile.text(of: input, in: root, &buffer) {
        case .failure(let failure): return .failed(failure.diagnostic, failure.file)
        case .success(let file):
            let (text, faults) = SourceFacts.text(of: file)
            return faults.isEmpty
                ? .facts(SourceFile(path: path, bytes: Array(text.utf8))) : .faulty(file, faults)
        }
    }
}
