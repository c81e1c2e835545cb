import ListModel
import ListSurvey
import SourceText

/// Reads the files of an app and surveys the lists in them.
public struct SurveyRun {
    public private(set) var diagnostics = DiagnosticBag()
    public let inventory: Inventory

    /// What became of a file.
    private enum Read: Sendable {
        case swift(SurveyFile)
        /// Written by listgen.
        case generated
        case failed(Inventory.Fault)
    }

    /// The files are those below the paths, without what `excluding` says and what no run reads.
    public init(paths: [String], excluding patterns: [String] = [], jobs: Int? = nil, root: Root = .working) {
        let jobs = jobs ?? ParallelMap.processors
        var discovery = Discovery(
            root: root, jobs: jobs,
            exclusion: Exclusion(excluded: patterns.compactMap { PathPattern($0) }))
        discovery.add(paths.isEmpty ? ["."] : paths)
        diagnostics = discovery.diagnostics
        let files = discovery.files.filter { InputKind($0) == .swift }.sorted()
        let results = ParallelMap.map(files, jobs: jobs) { path -> Read in
            switch FileSystem.read(root.absolute(path)) {
            case .success(let bytes):
                GeneratedHeader.isPresent(in: bytes)
                    ? .generated : .swift(SurveyFile(SourceFile(path: path, bytes: bytes)))
            case .failure(let failure):
                .failed(Inventory.Fault(spot: Spot(path: path, line: 1), reason: failure.reason))
            }
        }
        var inputs = Inventory.Inputs()
        var read: [SurveyFile] = []
        for result in results {
            switch result {
            case .swift(let file):
                read.append(file)
                if file.isTest { inputs.testFiles += 1 } else { inputs.swiftFiles += 1 }
                if let fault = file.fault { inputs.faults.append(fault) }
            case .generated: inputs.generatedFiles += 1
            case .failed(let fault): inputs.faults.append(fault)
            }
        }
        if files.isEmpty, !diagnostics.hasErrors {
            let path = paths.first.map { root.path($0) } ?? "."
            diagnostics.report(.noSwiftFile(path), at: SourcePlace(file: path))
        }
        inventory = Survey(read).inventory(of: inputs)
    }
}
