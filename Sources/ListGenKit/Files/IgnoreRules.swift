/// What the `.gitignore` files on the way to a folder leave out.
struct IgnoreRules: Sendable {
    static let fileName = ".gitignore"

    private struct Rule: Sendable {
        var pattern: PathPattern
        /// Whether it takes what an earlier rule leaves out.
        var isNegated: Bool
        /// How many names lead from the root to the folder that the rule is in.
        var depth: Int
    }

    private var rules: [Rule] = []
    /// The names of the folders from the repository to the root of the run.
    private var outer: [Substring] = []
    /// Whether the root of the run is in a folder that is left out, so that no rule takes a file back.
    private var leavesRootOut = false

    init() {}

    /// Those of the root of a run and of the folders around it, up to the one that has `.git`.
    init(around root: String) {
        var folders: [String] = []
        var folder = root
        while !folder.isEmpty {
            folders.append(folder)
            if FileSystem.kind(folder + "/.git") != nil { break }
            folder = Root.folder(of: folder)
        }
        // Outside of a repository those above say nothing.
        if folder.isEmpty { folders = [root] }
        guard let top = folders.last else { return }
        outer = root.dropFirst(top.count).split(separator: "/")
        for (depth, folder) in folders.reversed().enumerated() where folder != root { add(folder, depth: depth) }
        leavesRootOut = outer.indices.contains { isLeftOut(outer[...$0], isFolder: true) }
    }

    /// The rules in a folder, whose path from the root is given; with those of the folders between if the walk begins there.
    func inside(_ folder: String, of root: Root, throughFolders: Bool = false) -> IgnoreRules {
        var result = self
        let names = folder == "." ? [] : folder.split(separator: "/")
        if names.first == ".." { return result }
        for count in (throughFolders ? 0 : names.count)...names.count {
            result.add(root.absolute(names[..<count].joined(separator: "/")), depth: outer.count + count)
        }
        return result
    }

    private mutating func add(_ folder: String, depth: Int) {
        guard case .success(let bytes) = FileSystem.read(folder + "/" + Self.fileName) else { return }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard var text = Self.trimmed(line), !text.hasPrefix("#") else { continue }
            let isNegated = text.hasPrefix("!")
            if isNegated { text.removeFirst() }
            if let pattern = PathPattern(gitignore: String(text)) {
                rules.append(Rule(pattern: pattern, isNegated: isNegated, depth: depth))
            }
        }
    }

    /// Without spaces at the end, unless the last is escaped; nil if nothing is left.
    private static func trimmed(_ line: Substring) -> Substring? {
        var line = line
        while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line.removeLast() }
        return line.isEmpty ? nil : line
    }

    /// Whether a file or folder of the run is left out: the last rule that means it says so. Generated files never are,
    /// since those that nothing generates any more have to be found.
    func ignores(_ path: String, isFolder: Bool) -> Bool {
        guard !rules.isEmpty, !path.hasPrefix("../"), isFolder || !path.hasSuffix(GeneratedHeader.suffix) else {
            return false
        }
        return leavesRootOut || isLeftOut((outer + path.split(separator: "/"))[...], isFolder: isFolder)
    }

    /// The names lead from the repository.
    private func isLeftOut(_ names: ArraySlice<Substring>, isFolder: Bool) -> Bool {
        let last = rules.last { rule in
            rule.depth < names.count && rule.pattern.matches(names[rule.depth...], isFolder: isFolder)
        }
        return last.map { !$0.isNegated } ?? false
    }
}
