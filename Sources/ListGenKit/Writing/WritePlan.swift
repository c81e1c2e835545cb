import ListModel
import SourceText

/// The generated files of a run against those that stand: what changed, what is no longer generated.
public struct WritePlan: Sendable {
    /// A generated file.
    public struct File: Sendable {
        public var path: String
        /// The path of the input.
        public var source: String
        public var bytes: [UInt8]
        /// What stands there now; nil where nothing does.
        public var current: [UInt8]?
        /// Why what is there may not be replaced.
        var obstacle: WritingDiagnostic?

        /// True for a file that nothing generates any more.
        public var isOrphan: Bool { source.isEmpty }
        /// False where it stands byte for byte.
        public var isChanged: Bool { current != bytes }
        /// True for a file that a merge left with conflicts.
        public var hasConflict: Bool { current.map(ConflictMarkers.arePresent) ?? false }

        /// Why what is there is not to be replaced or removed; nil if that loses nothing that somebody wrote.
        var refusal: WritingDiagnostic? {
            guard let current else { return nil }
            if let obstacle { return obstacle }
            if Fingerprint.isIntact(current) || hasConflict { return nil }
            return GeneratedText(current) == GeneratedText(bytes) ? nil : .editedByHand
        }
    }

    /// Sorted by path.
    public private(set) var files: [File] = []
    /// The paths of all generated files, those that are known to stand among them, sorted.
    private(set) var paths: [String] = []
    /// Files of listgen that nothing generates any more, sorted, with what stands there.
    public private(set) var orphans: [File] = []

    /// True if a file was left to another run, because its source is not among the paths of this one.
    private(set) var sparesFiles = false

    /// Folders of the root that may hold what a run left that was killed.
    private(set) var foldersToSweep: [String] = []

    /// How many more generated files are known to stand as they are to be written, from the last run.
    public private(set) var unchangedSinceLastRun = 0

    /// True where writing would change nothing.
    public var isUpToDate: Bool { orphans.isEmpty && !files.contains(where: \.isChanged) }

    /// What `generate` changes and removes.
    public var changes: [File] { files.filter(\.isChanged) + orphans }

    /// What is to be said of the files before `generate` runs: which of them it refuses without `force`, and which have
    /// conflicts that it settles.
    public var forecast: DiagnosticBag {
        var bag = DiagnosticBag()
        for file in changes {
            let place = SourcePlace(file: file.path)
            if let refusal = file.refusal {
                bag.report(refusal, at: place)
            } else if file.hasConflict {
                bag.report(WritingDiagnostic.mergeConflict, at: place)
            }
        }
        return bag
    }

    init() {}

    /// The plan of a run that recalls the last one.
    init(unchangedSinceLastRun count: Int, _ found: FoundFiles) {
        unchangedSinceLastRun = count
        foldersToSweep = found.foldersToSweep
    }

    /// `unchanged` are generated files that stand as they are to be written.
    init(
        _ rendered: [RenderedFile], unchanged: [String] = [], _ found: FoundFiles, _ standing: [String],
        _ outputs: Outputs,
        diagnostics: inout DiagnosticBag
    ) {
        // Most disks of Macs do not tell upper case from lower case.
        var sources: [String: String] = [:]
        for path in unchanged { sources[path.lowercased()] = path }
        paths = unchanged
        unchangedSinceLastRun = unchanged.count
        for file in rendered {
            let path = outputs.path(of: file.sourcePath)
            if let other = sources.updateValue(file.sourcePath, forKey: path.lowercased()) {
                diagnostics.report(
                    ConfigurationDiagnostic.sameOutput(path, first: other, second: file.sourcePath),
                    at: SourcePlace(file: file.sourcePath))
                continue
            }
            var planned = File(path: path, source: file.sourcePath, bytes: file.bytes)
            planned.current = Self.current(path, outputs.root, &diagnostics)
            // One of two equal texts is enough.
            if planned.current == planned.bytes { planned.current = planned.bytes }
            planned.obstacle = planned.current.flatMap { outputs.obstacle(at: path, $0, to: file.sourcePath) }
            files.append(planned)
        }
        files.sort { $0.path < $1.path }
        paths = (paths + files.map(\.path)).sorted()
        foldersToSweep = Set(found.foldersToSweep + paths.map { Root.folder(of: $0) }).sorted()
        let planned = Dictionary(paths.map { ($0.lowercased(), $0) }) { first, _ in first }
        for path in standing {
            if let other = planned[path.lowercased()], outputs.areSame(path, other) { continue }
            guard case .success(let bytes) = FileSystem.read(outputs.root.absolute(path)),
                let source = outputs.source(ofOwn: path, bytes)
            else { continue }
            guard found.generates(source) || FileSystem.isMissing(outputs.root.absolute(source)) else {
                sparesFiles = true
                continue
            }
            orphans.append(File(path: path, source: "", bytes: [], current: bytes))
        }
    }

    /// What stands at the path; what listgen must not replace is reported.
    private static func current(_ path: String, _ root: Root, _ diagnostics: inout DiagnosticBag) -> [UInt8]? {
        let absolute = root.absolute(path)
        let place = SourcePlace(file: path)
        switch FileSystem.entry(absolute) {
        case nil: return nil
        case .link: diagnostics.report(WritingDiagnostic.outputIsLink, at: place)
        case .folder: diagnostics.report(WritingDiagnostic.outputIsFolder, at: place)
        case .other: diagnostics.report(WritingDiagnostic.foreignFile, at: place)
        case .file:
            switch FileSystem.read(absolute) {
            case .failure(let failure):
                diagnostics.report(WritingDiagnostic.notWritten(reason: failure.reason), at: place)
            case .success(let bytes):
                if GeneratedHeader.isPresent(in: bytes) { return bytes }
                diagnostics.report(WritingDiagnostic.foreignFile, at: place)
            }
        }
        return nil
    }
}
