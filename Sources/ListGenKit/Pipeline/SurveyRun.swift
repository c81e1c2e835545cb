import ListModel
import ListSurvey
import NibSurface
import SourceText

/// Reads the files of an app and surveys the lists in them.
public struct SurveyRun {
    public private(set) var diagnostics = DiagnosticBag()
    /// The lists by file and line.
    public let inventory: Inventory
    /// What proposes marks.
    public let survey: Survey

    /// What became of a file.
    private enum Read: Sendable {
        case swift(SurveyFile)
        /// Written by listgen.
        case generated
        case nib(SurveyNib)
        /// Of another platform than iOS.
        case foreign
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
        let files = discovery.files.filter { InputKind($0) != .header }.sorted()
        let reader = files.contains { InputKind($0) == .nib } ? Self.reader() : nil
        let results = ParallelMap.map(files, jobs: jobs) { Self.read($0, in: root, reader) }
        var inputs = Inventory.Inputs()
        var read: [SurveyFile] = []
        var nibs: [SurveyNib] = []
        for result in results {
            switch result {
            case .swift(let file):
                read.append(file)
                if file.isTest { inputs.testFiles += 1 } else { inputs.swiftFiles += 1 }
                if let fault = file.fault { inputs.faults.append(fault) }
            case .nib(let nib):
                nibs.append(nib)
                inputs.nibs += 1
            case .generated: inputs.generatedFiles += 1
            case .failed(let fault): inputs.faults.append(fault)
            case .foreign: break
            }
        }
        if !files.contains(where: { InputKind($0) == .swift }), !diagnostics.hasErrors {
            let path = paths.first.map { root.path($0) } ?? "."
            diagnostics.report(.noSwiftFile(path), at: SourcePlace(file: path))
        }
        survey = Survey(read, nibs: nibs)
        inventory = survey.inventory(of: inputs)
    }

    /// The inventory in an order, of the files that match a pattern alone.
    public func inventory(only pattern: String?, by order: Inventory.Order) -> Inventory {
        let pattern = pattern.flatMap { PathPattern($0) }
        return inventory.selected(order) { path in
            pattern?.matches(path.split(separator: "/")[...], isFolder: false) ?? true
        }
    }

    /// Writes a report to a file; what the system says if it cannot.
    public static func write(_ bytes: [UInt8], to path: String, root: Root = .working) -> String? {
        let path = root.absolute(path)
        let staged = path + ".listgen-survey"
        if let failure = FileSystem.create(staged, bytes) ?? FileSystem.rename(staged, to: path) {
            _ = FileSystem.remove(staged)
            return failure.reason
        }
        return nil
    }

    private static func read(_ path: String, in root: Root, _ reader: Result<NibReader, Libxml2Fault>?) -> Read {
        func failed(_ reason: String, _ line: Int = 1) -> Read {
            .failed(Inventory.Fault(spot: Spot(path: path, line: line), reason: reason))
        }
        switch FileSystem.read(root.absolute(path)) {
        case .failure(let failure): return failed(failure.reason)
        case .success(let bytes):
            let file = SourceFile(path: path, bytes: bytes)
            guard let kind = NibFile.kind(of: path) else {
                return GeneratedHeader.isPresent(in: bytes) ? .generated : .swift(SurveyFile(file))
            }
            switch reader {
            case .success(let reader)?:
                do throws(NibFault) {
                    return .nib(SurveyNib(try reader.read(file, kind: kind), of: file))
                } catch {
                    if case .foreign = error { return .foreign }
                    let (entry, range) = DiagnosticEntry.unreadableNib(error)
                    let line = LineMap(bytes).location(range.lower).line
                    return failed(entry.diagnostic(at: nil).message, line)
                }
            case .failure(let fault)?: return failed(DiagnosticEntry.noLibxml2(fault).diagnostic(at: nil).message)
            case nil: return .foreign
            }
        }
    }

    private static func reader() -> Result<NibReader, Libxml2Fault> {
        Result { () throws(Libxml2Fault) in NibReader(try Libxml2.load()) }
    }
}
