/// The folder that the paths of a run start at, and the way between those paths and the file system.
public struct Root: Equatable, Sendable {
    /// Absolute, without a slash at the end.
    public let folder: String

    public init(_ folder: String) {
        self.folder = Self.normalized(folder.hasPrefix("/") ? folder : FileSystem.workingFolder + "/" + folder)
    }

    /// The working directory.
    public static var working: Root { Root(FileSystem.workingFolder) }

    /// The path that diagnostics and generated files name: from the root, up with `..` if it is outside.
    func path(_ path: String, from base: String? = nil) -> String {
        relative(path.hasPrefix("/") ? path : (base ?? folder) + "/" + path)
    }

    /// The way from the root to an absolute path, up with `..` where it lies outside.
    func relative(_ path: String) -> String {
        let to = Self.normalized(path).split(separator: "/")
        let from = folder.split(separator: "/")
        let shared = zip(to, from).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: from.count - shared) + to[shared...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The path that the file system takes, of a path that `path(_:from:)` gave.
    func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        if path.isEmpty || path == "." { return folder }
        return path.hasPrefix("..") ? Self.normalized(folder + "/" + path) : Self.joined(folder, path)
    }

    /// Without `.`, `..` and doubled slashes.
    private static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// `a/b` for `a/b/c.swift`; empty for a file in the root.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[..<slash])
    }

    /// Whether a path from the root is that of a folder or file, or below it.
    static func contains(_ folder: String, _ path: String) -> Bool {
        folder == "." ? !path.hasPrefix("../") : path == folder || path.hasPrefix(folder + "/")
    }

    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    static func joined(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
