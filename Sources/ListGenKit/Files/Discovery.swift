import ListModel
import SourceText

/// Finds the Swift files, headers, nibs and storyboards below paths: sorted, each once, without hidden folders and what is excluded.
struct Discovery {
    let root: Root
    private let realRoot: Root
    private(set) var diagnostics = DiagnosticBag()
    /// Every file found, in the order of the walk.
    private(set) var files: [String] = []
    /// What the first `seenCount` files are without links. Modules are added one by one, and each asks for all before.
    private var seen: Set<String> = []
    private var seenCount = 0
    /// Every folder that was looked into, in the order of the walk.
    private(set) var folders: [String] = []
    /// Folders that were left out because they have a configuration of their own.
    private(set) var otherRoots: [String] = []
    /// Folders that hold what a run keeps while it writes.
    private(set) var foldersWithStagedFiles: [String] = []
    private var endsAtOtherRoots = false
    /// The files that a link led to.
    private var linked: Set<String> = []
    /// The folders that the walk entered by a link, so that a link to one of them ends it.
    private var open: [FileSystem.Identity] = []

    /// Nobody nests folders this deep; a walk without end would.
    private static let deepest = 128

    /// What is left out; nil for nothing.
    private(set) var exclusion: Exclusion?

    private let jobs: Int
    /// What folders hold that were read ahead, by their paths.
    private var ahead: [String: FileSystem.Entries] = [:]

    /// Where the configuration names a path.
    private let place: @Sendable (String) -> SourcePlace?

    /// The rules of `.gitignore` around the root, if they are respected.
    private let ignored: IgnoreRules?

    /// The configuration of the run, from the root, which is above it if the command line says so.
    private let configuration: String

    init(
        root: Root, configuration: String? = nil, jobs: Int = 1, exclusion: Exclusion? = nil,
        respectsGitignore: Bool = false,
        place: @escaping @Sendable (String) -> SourcePlace? = { _ in nil }
    ) {
        self.root = root
        self.configuration = configuration ?? ""
        self.exclusion = exclusion
        ignored = respectsGitignore ? IgnoreRules(around: root.folder) : nil
        realRoot = Root(FileSystem.realPath(root.folder) ?? root.folder)
        self.place = place
        self.jobs = jobs
    }

    /// Adds what is below paths. With `endsAtOtherRoots` folders that have a configuration of their own are left out.
    mutating func add(_ paths: [String], endsAtOtherRoots: Bool = false) {
        let first = files.count
        self.endsAtOtherRoots = endsAtOtherRoots
        for written in paths {
            let path = root.path(written)
            let place = place(written) ?? SourcePlace(file: path)
            if endsAtOtherRoots, let other = otherRoot(around: path) {
                diagnostics.report(.ownConfiguration(other), at: place)
                continue
            }
            let absolute = root.absolute(path)
            let isLinked = FileSystem.realPath(absolute) != realRoot.absolute(path)
            let kind = FileSystem.kind(absolute)
            if let pattern = exclusion?.pattern(leavingOut: path, isFolder: kind == .folder) {
                exclusion?.note(Exclusion.Verdict(isLeftOut: true, pattern: pattern))
                diagnostics.report(
                    .everythingExcluded(path), at: self.place(pattern) ?? place)
                continue
            }
            let (before, leftOut) = (files.count, exclusion?.count)
            defer {
                if files.count == before, exclusion?.count != leftOut {
                    diagnostics.report(.everythingExcluded(path), at: place)
                }
            }
            switch kind {
            case .folder:
                if jobs > 1 { readAhead(path) }
                if isLinked { open = [FileSystem.identity(absolute)].compactMap { $0 } }
                walk(path, depth: 0, isLeftOut: false, ignored?.inside(path, of: root, throughFolders: true))
                open = []
            case .file:
                append(path, isLink: isLinked)
                folders.append(Root.folder(of: path))
            case .other, nil: diagnostics.report(.missingPath(path), at: place)
            }
        }
        // One walk without links comes by no file twice.
        if paths.count > 1 || first > 0 || !linked.isEmpty { dropRepeated(from: first) }
    }

    /// The outermost folder on the way from the root to a path that has a configuration of its own.
    private func otherRoot(around path: String) -> String? {
        guard path != ".", !path.hasPrefix("../") else { return nil }
        var folder = ""
        for part in path.split(separator: "/") {
            folder = Root.joined(folder, String(part))
            if configuration.hasPrefix(folder + "/") { continue }
            if FileSystem.entry(root.absolute(folder) + "/" + ConfigurationReader.fileName) != nil { return folder }
        }
        return nil
    }

    private mutating func append(_ path: String, isLink: Bool) {
        files.append(path)
        if isLink || !open.isEmpty { linked.insert(path) }
    }

    /// A file counts once, if possible under the path that has no link in it.
    private mutating func dropRepeated(from first: Int) {
        func real(_ path: String) -> String {
            linked.contains(path)
                ? FileSystem.realPath(root.absolute(path)).map { realRoot.path($0) } ?? path : path
        }
        let added = files[first...]
        let direct = linked.isEmpty ? [] : Set(added).subtracting(linked)
        for path in files[seenCount..<first] { seen.insert(real(path)) }
        let kept = added.filter { path in
            let real = real(path)
            return (real == path || !direct.contains(real)) && seen.insert(real).inserted
        }
        files.replaceSubrange(first..., with: kept)
        seenCount = files.count
    }

    /// Reads the folders of each level below one by several threads; links are left to the walk.
    private mutating func readAhead(_ folder: String) {
        let root = root
        var level = [folder]
        for depth in 0..<Self.deepest where !level.isEmpty {
            let read = ParallelMap.map(level, jobs: jobs) { Self.entries($0, in: root) }
            var next: [String] = []
            for (folder, entries) in zip(level, read) {
                ahead[folder] = entries
                guard case .success(let entries) = entries else { continue }
                if depth > 0, entries.contains(where: { $0.name == HeadlessCopies.list }) { continue }
                if endsAtOtherRoots, depth > 0, Self.isRoot(entries) { continue }
                for entry in entries where entry.kind == .folder {
                    let path = Self.path(entry.name, in: folder)
                    if exclusion?.verdict(path, isFolder: true, isLeftOut: false).isEntered ?? true {
                        next.append(path)
                    }
                }
            }
            level = next
        }
    }

    private static func isRoot(_ entries: [(name: String, kind: FileSystem.Kind?)]) -> Bool {
        entries.contains { $0.name == ConfigurationReader.fileName }
    }

    private static func entries(_ folder: String, in root: Root) -> FileSystem.Entries {
        FileSystem.entries(
            root.absolute(folder), suffixes: InputKind.suffixes,
            hidden: [".listgen.yml", ".listgen", ".gitignore", ".listgen-headless"])
    }

    private static func path(_ name: String, in folder: String) -> String {
        Root.joined(folder == "." ? "" : folder, name)
    }

    /// With `isLeftOut` only what is taken nevertheless.
    private mutating func walk(_ folder: String, depth: Int, isLeftOut: Bool, _ rules: IgnoreRules?) {
        switch ahead.removeValue(forKey: folder) ?? Self.entries(folder, in: root) {
        case .failure(let failure):
            diagnostics.report(
                .unreadable(reason: failure.reason), at: SourcePlace(file: folder))
        case .success(let entries):
            folders.append(folder)
            if endsAtOtherRoots, depth > 0, Self.isRoot(entries) {
                otherRoots.append(folder)
                return
            }
            // Copies are no sources, unless somebody asks for their folder.
            if depth > 0, entries.contains(where: { $0.name == HeadlessCopies.list }) { return }
            if entries.contains(where: { $0.name.hasPrefix(".") && $0.name.hasSuffix(StagedName.suffix) }) {
                foldersWithStagedFiles.append(folder)
            }
            var rules = rules
            if depth > 0, entries.contains(where: { $0.name == IgnoreRules.fileName }) {
                rules = rules?.inside(folder, of: root)
            }
            for entry in entries where !entry.name.hasPrefix(".") && entry.kind != .other {
                let path = Self.path(entry.name, in: folder)
                let isLink = entry.kind == nil
                let kind = entry.kind ?? FileSystem.kind(root.absolute(path))
                guard kind == .folder || kind == .file && (!isLink || InputKind(entry.name) != nil) else { continue }
                let isIgnored = rules?.ignores(path, isFolder: kind == .folder) ?? false
                let verdict = exclusion?.verdict(path, isFolder: kind == .folder, isLeftOut: isLeftOut || isIgnored)
                if let verdict { exclusion?.note(verdict) }
                let isTaken = verdict.map { !$0.isLeftOut } ?? !isIgnored
                if kind == .file, isTaken { append(path, isLink: isLink) }
                if kind == .folder, verdict?.isEntered ?? isTaken {
                    descend(path, isLink: isLink, depth: depth, isLeftOut: !isTaken, rules)
                }
            }
        }
    }

    private mutating func descend(_ folder: String, isLink: Bool, depth: Int, isLeftOut: Bool, _ rules: IgnoreRules?) {
        guard depth < Self.deepest else {
            diagnostics.report(
                .unreadable(reason: "Folders are nested too deep"),
                at: SourcePlace(file: folder))
            return
        }
        // A walk can only return to a folder through a link.
        guard isLink, let identity = FileSystem.identity(root.absolute(folder)) else {
            walk(folder, depth: depth + 1, isLeftOut: isLeftOut, rules)
            return
        }
        guard !open.contains(identity), !leadsUp(identity, from: folder) else { return }
        open.append(identity)
        walk(folder, depth: depth + 1, isLeftOut: isLeftOut, rules)
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
