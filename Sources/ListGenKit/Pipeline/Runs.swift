import SourceText

/// The runs of one command. Each configuration has one of its own, and a folder belongs to the nearest.
public struct Runs: Sendable {
    /// What a run is to generate for.
    public struct Scope: Equatable, Sendable {
        /// The folder whose nearest configuration counts.
        public var folder: String
        /// From that folder; empty for all that the configuration says.
        public var paths: [String]
        /// False for a configuration that was found by the way.
        public var isNamed: Bool
    }

    /// Where all paths are told from: the folder of the configuration that is nearest to the working directory.
    public let root: Root
    /// Whether diagnostics tell absolute paths, which Xcode can open.
    public var tellsAbsolutePaths = false
    public private(set) var all: [Generation] = []

    /// Runs for paths, and for each configuration that is found in a folder below. With `isAlone` there is one run, and
    /// folders that have another configuration are left out.
    public init(
        _ paths: [String], isAlone: Bool = false, working: Root = .working,
        generation: (Scope) throws -> Generation
    ) rethrows {
        root = isAlone ? working : Self.root(from: working.folder)
        guard !isAlone else {
            all = [try generation(Scope(folder: working.folder, paths: paths, isNamed: true))]
            return
        }
        var open = Self.scopes(paths, root: root, working: working)
        var done: Set<String> = []
        while let scope = open.first {
            open.removeFirst()
            guard done.insert(Self.root(from: scope.folder).folder).inserted else { continue }
            let run = try generation(scope)
            all.append(run)
            open += run.otherRoots.map { Scope(folder: run.root.absolute($0), paths: [], isNamed: false) }
        }
    }

    /// The folder of the nearest configuration.
    private static func configured(from folder: String) -> Root? {
        ConfigurationReader.find(from: folder).map { Root(Root.folder(of: $0)) }
    }

    private static func root(from folder: String) -> Root { configured(from: folder) ?? Root(folder) }

    /// The paths by their nearest configuration, that of the working directory first. What lies outside of its folder
    /// belongs to it, too: nobody would look for another there.
    private static func scopes(_ paths: [String], root: Root, working: Root) -> [Scope] {
        guard !paths.isEmpty else { return [Scope(folder: working.folder, paths: [], isNamed: true)] }
        var own = Scope(folder: working.folder, paths: [], isNamed: true)
        var others: [Scope] = []
        for path in paths {
            let absolute = working.absolute(working.path(path))
            let folder = FileSystem.kind(absolute) == .folder ? absolute : Root.folder(of: absolute)
            guard let nearest = configured(from: folder), nearest.folder.hasPrefix(root.folder + "/") else {
                own.paths.append(path)
                continue
            }
            if let index = others.firstIndex(where: { $0.folder == nearest.folder }) {
                others[index].paths.append(absolute)
            } else {
                others.append(Scope(folder: nearest.folder, paths: [absolute], isNamed: true))
            }
        }
        return (own.paths.isEmpty ? [] : [own]) + others
    }

    /// All diagnostics, with their paths from `root`.
    public var diagnostics: DiagnosticBag {
        DiagnosticBag(all.flatMap { told($0.diagnostics, by: $0).diagnostics })
    }

    /// Diagnostics of a run, with their paths from `root`.
    public func told(_ bag: DiagnosticBag, by run: Generation) -> DiagnosticBag {
        guard run.root != root || tellsAbsolutePaths else { return bag }
        return DiagnosticBag(bag.diagnostics.map { $0.moved { path($0, of: run) } })
    }

    /// The path of a run's file from `root`.
    public func path(_ path: String, of run: Generation) -> String {
        if tellsAbsolutePaths { return run.root.absolute(path) }
        return run.root == root ? path : root.relative(run.root.absolute(path))
    }

    /// The folder of a run from `root`; nil for the run of that folder.
    public func folder(of run: Generation) -> String? { run.root == root ? nil : root.relative(run.root.folder) }

    /// The text of a file, by its path from `root`.
    public func source(_ path: String) -> SourceFile? {
        for run in all {
            let own = run.root == root && !path.hasPrefix("/") ? path : run.root.relative(root.absolute(path))
            if let file = run.sources.file(own) { return file }
        }
        return nil
    }

    /// Whether the diagnostics tell of a fault of listgen.
    public var isOwnFault: Bool { all.contains(where: \.isOwnFault) }

    /// Where the time of all went.
    public var timings: Timings {
        all.dropFirst().reduce(all.first?.timings ?? Timings()) { $0.adding($1.timings) }
    }
}
