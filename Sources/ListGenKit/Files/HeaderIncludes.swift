/// What the headers that Swift sees include.
struct HeaderIncludes {
    private let root: Root
    /// The headers by the last component of their paths.
    private var headers: [Substring: [String]] = [:]

    private init(_ headers: [String], root: Root) {
        self.root = root
        for path in headers { self.headers[Self.last(path[...]), default: []].append(path) }
    }

    /// By module, what its bridging header includes, directly or by others, and that is not among the inputs, sorted.
    /// A module without a header of such a name may have any of its headers for it. O(bytes of the headers).
    static func unread(of inputs: [InputFile], root: Root) -> [String: [String]] {
        let headers = inputs.filter { InputKind($0.path) == .header && !isEmitted($0.path[...]) }
        guard !headers.isEmpty else { return [:] }
        let includes = HeaderIncludes(headers.map(\.path), root: root)
        return Dictionary(grouping: headers, by: \.module).mapValues { headers in
            let paths = headers.map(\.path)
            let bridging = paths.filter { last($0[...]).lowercased().contains("bridg") }
            return includes.unread(from: bridging.isEmpty ? paths : bridging)
        }.filter { !$1.isEmpty }
    }

    private func unread(from paths: [String]) -> [String] {
        var open = paths
        var known = Set(paths)
        var unread: Set<String> = []
        while let path = open.popLast() {
            guard case .success(let bytes) = FileSystem.read(root.absolute(path)) else { continue }
            for name in Self.includes(in: String(decoding: bytes, as: UTF8.self)) {
                if let found = headers[Self.last(name)] {
                    open += found.filter { known.insert($0).inserted }
                } else if !Self.isEmitted(name) {
                    unread.insert(String(name))
                }
            }
        }
        return unread.sorted()
    }

    /// The headers and modules that a text includes, but those of C.
    private static func includes(in text: String) -> [Substring] {
        text.split(separator: "\n").compactMap { line in
            let line = line.drop(while: \.isWhitespace)
            if line.hasPrefix("@import") {
                return line.dropFirst("@import".count).drop(while: \.isWhitespace).prefix { $0 != ";" && $0 != " " }
            }
            guard line.first == "#" else { return nil }
            let word = line.dropFirst().drop(while: \.isWhitespace)
            guard word.hasPrefix("import") || word.hasPrefix("include"),
                let start = word.firstIndex(where: { $0 == "\"" || $0 == "<" })
            else { return nil }
            let name = word[word.index(after: start)...].prefix { $0 != "\"" && $0 != ">" }
            let folder = name.prefix { $0 != "/" }
            let isOfC = word[start] == "<" && (folder == name || ofC.contains(String(folder)))
            return isOfC ? nil : name
        }
    }

    /// The folders of headers that are no frameworks.
    private static let ofC: Set<String> = [
        "arpa", "dispatch", "libkern", "mach", "mach-o", "malloc", "net", "netinet", "objc", "os", "pthread", "simd",
        "sys", "uuid", "xpc",
    ]

    /// `App-Swift.h`, which the compiler writes of Swift that is read itself.
    private static func isEmitted(_ path: Substring) -> Bool { path.hasSuffix("-Swift.h") }

    private static func last(_ path: Substring) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
    }
}
