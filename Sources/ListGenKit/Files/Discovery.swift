import ListModel
import SourceText

/// Finds the Swift files and the headers below paths: sorted, each once, hidden folders and build folders left out.
struct Discovery {
    let root: Root
    private(set) var diagnostics = DiagnosticBag()
    /// Every file found, in the order of the walk.
    private(set) var files: [String] = []
    /// The folders that the walk is inside of, so that a link to one of them ends it.
    private var open: [FileSystem.Identity] = []

    /// Nobody nests folders this deep; a walk without end would.
    private static let deepest = 128

    private let jobs: Int
    /// What folders hold that were read ahead, by their paths.
    private var ahead: [String: FileSystem.Entries] = [:]

    /// Where the configuration names a path.
    private let place: @Sendable (String) -> SourcePlace?

    init(root: Root, jobs: Int = 1, place: @escaping @Sendable (String) -> SourcePlace? = { _ in nil }) {
        self.root = root
        self.place = place
        self.jobs = jobs
    }

    mutating func add(_ paths: [String]) {
        // A walk comes by no path twice.
        let mayRepeat = paths.count > 1 || !files.isEmpty
        for written in paths {
            let path = root.path(written)
            switch FileSystem.kind(root.absolute(path)) {
            case .folder:
                if jobs > 1 { readAhead(path) }
                walk(path, depth: 0)
            case .file: files.append(path)
            case .other, nil:
                diagnostics.report(
                    ConfigurationDiagnostic.missingPath(path), at: place(written) ?? SourcePlace(file: path))
            }
        }
        guard mayRepeat else { return }
        var seen: Set<String> = []
        files = files.filter { seen.insert($0).inserted }
    }

    /// Reads the folders of each level below one by several threads; links are left to the walk.
    private mutating func readAhead(_ folder: String) {
        let root = root
        var level = [folder]
        for _ in 0..<Self.deepest where !level.isEmpty {
            let read = ParallelMap.map(level, jobs: jobs) { Self.entries($0, in: root) }
            var next: [String] = []
            for (folder, entries) in zip(level, read) {
                ahead[folder] = entries
                guard case .success(let entries) = entries else { continue }
                for entry in entries where entry.kind == .folder { next.append(Self.path(entry.name, in: folder)) }
            }
            level = next
        }
    }

    private static func isSource(_ name: String) -> Bool { name.hasSuffix(".swift") || isHeader(name) }

    /// Whether a file is read as Objective-C.
    static func isHeader(_ path: String) -> Bool { path.hasSuffix(".h") }

    private static func entries(_ folder: String, in root: Root) -> FileSystem.Entries {
        FileSystem.entries(root.absolute(folder), suffixes: [".swift", ".h"])
    }

    private static func path(_ name: String, in folder: String) -> String {
        Root.joined(folder == "." ? "" : folder, name)
    }

    private mutating func walk(_ folder: String, depth: Int) {
        switch ahead.removeValue(forKey: folder) ?? Self.entries(folder, in: root) {
        case .failure(let failure):
            diagnostics.report(
                ConfigurationDiagnostic.unreadable(reason: failure.reason), at: SourcePlace(file: folder))
        case .success(let entries):
            for entry in entries {
                let path = Self.path(entry.name, in: folder)
                guard entry.kind != .other else { continue }
                let kind = entry.kind ?? FileSystem.kind(root.absolute(path))
                if kind == .file, entry.kind != nil || Self.isSource(entry.name) { files.append(path) }
                if kind == .folder { descend(path, isLink: entry.kind == nil, depth: depth) }
            }
        }
    }

    private mutating func descend(_ folder: String, isLink: Bool, depth: Int) {
        guard depth < Self.deepest else {
            diagnostics.report(
                ConfigurationDiagnostic.unreadable(reason: "Folders are nested too deep"),
                at: SourcePlace(file: folder))
            return
        }
        // A walk can only return to a folder through a link.
        guard isLink, let identity = FileSystem.identity(root.absolute(folder)) else {
            walk(folder, depth: depth + 1)
            return
        }
        guard !open.contains(identity), !leadsUp(identity, from: folder) else { return }
        open.append(identity)
        walk(folder, depth: depth + 1)
        open.removeLast()
    }

    private func leadsUp(_ identity: FileSystem.Identity, from folder: String) -> Bool {
        var path = root.absolute(folder)
        while let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            path = String(path[..<slash])
            if FileSystem.identity(path) == identity { return true }
        }
        return false
    }
}
