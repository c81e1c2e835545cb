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

        /// True for a file that nothing generates any more.
        public var isOrphan: Bool { source.isEmpty }
        /// False where it stands byte for byte.
        public var isChanged: Bool { current != bytes }
    }

    /// Sorted by path.
    public private(set) var files: [File] = []
    /// Files of listgen that nothing generates any more, sorted, with what stands there.
    public private(set) var orphans: [File] = []

    /// How many more generated files are known to stand as they are to be written, from the last run.
    public private(set) var unchangedSinceLastRun = 0

    /// True where writing would change nothing.
    public var isUpToDate: Bool { orphans.isEmpty && !files.contains(where: \.isChanged) }

    init(unchangedSinceLastRun count: Int = 0) {
        unchangedSinceLastRun = count
    }

    init(
        _ rendered: [RenderedFile], _ standing: [String], _ configuration: Configuration,
        diagnostics: inout DiagnosticBag
    ) {
        var sources: [String: String] = [:]
        for file in rendered {
            let path = Self.outputPath(of: file.sourcePath, configuration)
            if let other = sources.updateValue(file.sourcePath, forKey: path) {
                diagnostics.report(
                    ConfigurationDiagnostic.sameOutput(path, first: other, second: file.sourcePath),
                    at: SourcePlace(file: file.sourcePath))
                continue
            }
            var planned = File(path: path, source: file.sourcePath, bytes: Array(file.text.utf8))
            planned.current = Self.current(path, configuration.root, &diagnostics)
            files.append(planned)
        }
        files.sort { $0.path < $1.path }
        for path in standing where sources[path] == nil {
            guard case .success(let bytes) = FileSystem.read(configuration.root.absolute(path)) else { continue }
            orphans.append(File(path: path, source: "", bytes: [], current: bytes))
        }
    }

    private static func outputPath(of source: String, _ configuration: Configuration) -> String {
        let name = GeneratedHeader.outputName(of: source)
        switch configuration.output {
        case .beside: return Root.joined(Root.folder(of: source), name)
        case .folder(let folder): return Root.joined(configuration.root.path(folder), name)
        }
    }

    /// What stands at the path; what listgen must not replace is reported.
    private static func current(_ path: String, _ root: Root, _ diagnostics: inout DiagnosticBag) -> [UInt8]? {
        let absolute = root.absolute(path)
        let place = SourcePlace(file: path)
        switch FileSystem.kind(absolute) {
        case nil: return nil
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
