import ListModel
import SourceText

/// Finds the Swift files below paths: sorted, each once, hidden folders and build folders left out.
struct Discovery {
    let root: Root
    private(set) var diagnostics = DiagnosticBag()
    /// Every file found, in the order of the walk.
    private(set) var files: [String] = []
    private var seen: Set<String> = []
    /// The folders that the walk is inside of, so that a link to one of them ends it.
    private var open: [FileSystem.Identity] = []

    /// Nobody nests folders this deep; a walk without end would.
    private static let deepest = 128

    init(root: Root) {
        self.root = root
    }

    mutating func add(_ paths: [String]) {
        for path in paths {
            let path = root.path(path)
            switch FileSystem.kind(root.absolute(path)) {
            case .folder: walk(path, depth: 0)
            case .file: append(path)
            case .other, nil: diagnostics.report(ConfigurationDiagnostic.missingPath(path), at: nil)
            }
        }
    }

    private mutating func append(_ path: String) {
        if seen.insert(path).inserted { files.append(path) }
    }

    private mutating func walk(_ folder: String, depth: Int) {
        let absolute = root.absolute(folder)
        switch FileSystem.entries(absolute, suffix: ".swift") {
        case .failure(let failure):
            diagnostics.report(
                ConfigurationDiagnostic.unreadable(folder, reason: failure.reason), at: nil)
        case .success(let entries):
            for entry in entries {
                let path = Root.joined(folder == "." ? "" : folder, entry.name)
                guard entry.kind != .other else { continue }
                let kind = entry.kind ?? FileSystem.kind(root.absolute(path))
                if kind == .file, entry.kind != nil || entry.name.hasSuffix(".swift") { append(path) }
                if kind == .folder { descend(path, isLink: entry.kind == nil, depth: depth) }
            }
        }
    }

    private mutating func descend(_ folder: String, isLink: Bool, depth: Int) {
        guard depth < Self.deepest else {
            diagnostics.report(
                ConfigurationDiagnostic.unreadable(folder, reason: "Folders are nested too deep"), at: nil)
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
