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
        /// What stands there now; nil if nothing does.
        public var current: [UInt8]?
        /// Why what is there may not be replaced.
        var obstacle: DiagnosticEntry?
        /// What is generated, where it is a block in the source rather than a file.
        var block: [UInt8]?
        /// The source with a block, or that is to have one.
        var inline: InlineSource?

        init(path: String, source: String, bytes: [UInt8], current: [UInt8]? = nil) {
            self.path = path
            self.source = source
            self.bytes = bytes
            self.current = current
        }

        /// A source with a block, or without one if nothing is generated for it any more.
        init(_ inline: InlineSource, block: [UInt8]?) {
            self.init(
                path: inline.file.path, source: inline.file.path, bytes: inline.bytes(with: block),
                current: inline.file.bytes)
            self.inline = inline
            self.block = block
        }

        /// What is generated: the text of the file or of the block.
        public var generated: [UInt8] { isInline ? block ?? [] : bytes }
        /// True for a file that nothing generates any more.
        public var isOrphan: Bool { source.isEmpty }
        /// True for a source that holds what is generated for it.
        public var isInline: Bool { inline != nil }
        /// True for a source whose block nothing generates any more.
        var losesBlock: Bool { isInline && block == nil }
        /// False if it is there line by line, whichever ends version control gave the lines.
        public var isChanged: Bool {
            guard let current, current != bytes else { return current == nil }
            return current.count < bytes.count || Self.lines(current) != Self.lines(bytes)
        }
        private static func lines(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { $0 != UInt8(ascii: "\r") } }

        /// True for a file that a merge left with conflicts.
        public var hasConflict: Bool { (inline.map(\.text.block) ?? current).map(ConflictMarkers.arePresent) ?? false }

        /// Why what is there is not to be replaced or removed; nil if that loses nothing that somebody wrote.
        var refusal: Diagnostic? {
            if let inline { return inline.refusal(of: block) }
            guard let current else { return nil }
            let place = SourcePlace(file: path)
            if let obstacle { return obstacle.diagnostic(at: place) }
            if Fingerprint.isIntact(current) || hasConflict || GeneratedText(current) == GeneratedText(bytes) {
                return nil
            }
            return DiagnosticEntry.editedByHand.diagnostic(at: place)
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

    /// True if the generated files belong to a build, which writes no sources.
    private(set) var isOfBuild = false

    /// Folders of the root that may hold what a run left that was killed.
    private(set) var foldersToSweep: [String] = []

    /// How many more generated files are known to stand as they are to be written, from the last run.
    public private(set) var unchangedSinceLastRun = 0

    /// True if a source is to lose its block.
    var removesBlocks: Bool { files.contains(where: \.losesBlock) }

    /// True if writing would change nothing.
    public var isUpToDate: Bool { orphans.isEmpty && !files.contains(where: \.isChanged) }

    /// What `generate` changes and removes.
    public var changes: [File] { files.filter(\.isChanged) + orphans }

    /// What is to be said of the files before `generate` runs: which of them it refuses without `force`, and which have
    /// conflicts that it settles.
    public var forecast: DiagnosticBag {
        var bag = DiagnosticBag()
        for file in changes {
            if let refusal = file.refusal {
                bag.append(refusal)
            } else if file.hasConflict {
                bag.report(.mergeConflict, at: SourcePlace(file: file.path))
            }
        }
        return bag
    }

    /// An error for each file that `generate` would change.
    public var staleOutputs: DiagnosticBag {
        var bag = DiagnosticBag()
        for file in changes { bag.report(.staleOutput, at: SourcePlace(file: file.path)) }
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
        _ rendered: [RenderedFile], _ inlineSources: [InlineSource] = [], unchanged: [String] = [],
        _ found: FoundFiles, _ standing: [String],
        _ outputs: Outputs,
        diagnostics: inout DiagnosticBag
    ) {
        isOfBuild = outputs.areOfBuild
        // Most disks of Macs do not tell upper case from lower case.
        var sources: [String: String] = [:]
        for path in unchanged { sources[path.lowercased()] = path }
        paths = unchanged
        unchangedSinceLastRun = unchanged.count
        let blocks = Dictionary(rendered.filter(\.isInline).map { ($0.sourcePath, $0.bytes) }) { first, _ in first }
        files = inlineSources.filter { found.selects($0.file.path) }.map { File($0, block: blocks[$0.file.path]) }
        for file in rendered where !file.isInline && found.selects(file.sourcePath) {
            let path = outputs.path(of: file.sourcePath)
            if let other = sources.updateValue(file.sourcePath, forKey: path.lowercased()) {
                diagnostics.report(
                    .sameOutput(path, first: other, second: file.sourcePath),
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
        if outputs.build != nil {
            addOrphans(of: found, outputs)
            return
        }
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

    /// A build owns the outputs of its sources, and no other file.
    private mutating func addOrphans(of found: FoundFiles, _ outputs: Outputs) {
        let planned = Set(paths.map { $0.lowercased() })
        for input in found.inputs where input.isGenerated {
            let path = outputs.path(of: input.path)
            guard !planned.contains(path.lowercased()), FileSystem.entry(outputs.root.absolute(path)) == .file,
                case .success(let bytes) = FileSystem.read(outputs.root.absolute(path)),
                outputs.header(of: input.path).begins(bytes)
            else { continue }
            orphans.append(File(path: path, source: "", bytes: [], current: bytes))
        }
    }

    /// What stands at the path; what listgen must not replace is reported.
    private static func current(_ path: String, _ root: Root, _ diagnostics: inout DiagnosticBag) -> [UInt8]? {
        let absolute = root.absolute(path)
        let place = SourcePlace(file: path)
        switch FileSystem.entry(absolute) {
        case nil: return nil
        case .link: diagnostics.report(.outputIsLink, at: place)
        case .folder: diagnostics.report(.outputIsFolder, at: place)
        case .other: diagnostics.report(.foreignFile, at: place)
        case .file:
            switch FileSystem.read(absolute) {
            case .failure(let failure):
                diagnostics.report(.notWritten(reason: failure.reason), at: place)
            case .success(let bytes):
                if GeneratedHeader.isPresent(in: bytes) { return bytes }
                diagnostics.report(.foreignFile, at: place)
            }
        }
        return nil
    }
}
