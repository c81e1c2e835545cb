/// Which files and folders are left out of a walk.
struct Exclusion: Equatable, Sendable {
    /// Folders of dependencies and builds; hidden ones are left out anyway.
    static let folders: Set<Substring> = ["DerivedData", "Pods", "Carthage", "node_modules"]

    /// What is left out, and what is taken although it is in these or in `folders`.
    private let excluded: [PathPattern]
    private let included: [PathPattern]
    /// The texts of the patterns that meant something.
    private(set) var used: Set<String> = []
    /// How many files and folders patterns have left out.
    private(set) var count = 0
    /// The folder that patterns start at, from the root, and the root from there.
    private var (base, back) = (".", ".")

    init(excluded: [PathPattern] = [], included: [PathPattern] = []) {
        self.excluded = excluded
        self.included = included
    }

    /// The patterns that meant nothing so far.
    var unused: [String] { (excluded + included).map(\.text).filter { !used.contains($0) } }

    /// Has paths start at another root than patterns do.
    mutating func move(from folder: Root, to root: Root) {
        (base, back) = (root.relative(folder.folder), folder.relative(root.folder))
    }

    /// The names on the way to a path, from the folder that patterns start at; empty for what lies outside of it.
    private func names(_ path: String) -> ArraySlice<Substring> {
        if base == "." { return path.split(separator: "/")[...] }
        if path.hasPrefix(base + "/") { return path.dropFirst(base.count).split(separator: "/")[...] }
        return back.hasPrefix("..") || path.hasPrefix("..") ? [] : (back + "/" + path).split(separator: "/")[...]
    }

    /// What becomes of a file or folder that the walk comes to. `isLeftOut` says whether the folder that it is in is.
    func verdict(_ path: String, isFolder: Bool, isLeftOut: Bool) -> Verdict {
        if excluded.isEmpty, included.isEmpty {
            let isLeftOut = isLeftOut || isFolder && Self.folders.contains(Self.name(path))
            return isLeftOut ? Verdict(isLeftOut: true) : Verdict()
        }
        let names = names(path)
        if let pattern = included.first(where: { $0.matches(names, isFolder: isFolder) }) {
            return Verdict(pattern: pattern.text)
        }
        let pattern = excluded.first { $0.matches(names, isFolder: isFolder) }
        guard pattern != nil || isLeftOut || isFolder && Self.folders.contains(Self.name(path)) else {
            return Verdict()
        }
        return Verdict(
            isLeftOut: true, isEntered: isFolder && included.contains { $0.mayMatch(below: names) },
            pattern: isLeftOut ? nil : pattern?.text)
    }

    /// Counts what was decided.
    mutating func note(_ verdict: Verdict) {
        guard let pattern = verdict.pattern else { return }
        used.insert(pattern)
        if verdict.isLeftOut { count += 1 }
    }

    /// The pattern that leaves out a path, or a folder around it.
    func pattern(leavingOut path: String, isFolder: Bool) -> String? {
        let names = Array(names(path))
        guard names.first != "..", names.first != "." else { return nil }
        var found: String?
        for end in names.indices.map({ $0 + 1 }) {
            let isFolder = isFolder || end < names.count
            if included.contains(where: { $0.matches(names[..<end], isFolder: isFolder) }) { found = nil; continue }
            found = found ?? excluded.first { $0.matches(names[..<end], isFolder: isFolder) }?.text
        }
        return found
    }

    private static func name(_ path: String) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }

    struct Verdict {
        var isLeftOut = false
        /// Whether a folder is walked: one that is left out may hold what is not.
        var isEntered = true
        /// The pattern that decided it.
        var pattern: String?

        init() {}

        init(isLeftOut: Bool, isEntered: Bool = false, pattern: String? = nil) {
            self.isLeftOut = isLeftOut
            self.isEntered = isEntered
            self.pattern = pattern
        }

        /// Taken because a pattern says so.
        init(pattern: String) { self.pattern = pattern }
    }
}
