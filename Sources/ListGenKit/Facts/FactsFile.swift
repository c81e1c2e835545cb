import ListModel
import SourceText

/// What the sources of a module mean to other modules, in one file: a line for the version and the module, the facts of each
/// source after a line with their length and its path, and a last line.
public struct FactsFile: Sendable {
    /// Of the format and of what counts as a fact.
    static let version = 1
    private static let head = "// listgen facts "
    private static let source = "// source "
    private static let last = "// end\n"

    public let module: String
    /// The facts of each source under its path, sorted.
    let sources: [SourceFile]

    init(module: String, sources: [SourceFile]) {
        self.module = module
        self.sources = sources.sorted { $0.path < $1.path }
    }

    /// Reads what `bytes` gave.
    init(reading bytes: [UInt8]) throws(FactsFault) {
        var rest = bytes[...]
        func line() throws(FactsFault) -> String {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw .isCut }
            defer { rest = rest[(end + 1)...] }
            return String(decoding: rest[..<end], as: UTF8.self)
        }
        guard bytes.starts(with: Self.head.utf8) else { throw .isOther }
        let words = try line().dropFirst(Self.head.count).split(separator: " ")
        guard words.first == "\(Self.version)" else { throw .hasVersion(words.first.map(String.init) ?? "") }
        guard words.count == 2 else { throw .isOther }
        module = String(words[1])
        var sources: [SourceFile] = []
        while !rest.elementsEqual(Self.last.utf8) {
            let parts = try line().split(separator: " ", maxSplits: 3)
            guard parts.count == 4, let count = Int(parts[2]), count >= 0, count <= rest.count else { throw .isCut }
            let end = rest.startIndex + count
            sources.append(SourceFile(path: String(parts[3]), bytes: Array(rest[..<end]), isExcerpt: true))
            rest = rest[end...]
        }
        self.sources = sources
    }

    public var bytes: [UInt8] {
        var bytes = Array("\(Self.head)\(Self.version) \(module)\n".utf8)
        for source in sources {
            bytes += "\(Self.source)\(source.bytes.count) \(source.path)\n".utf8
            bytes += source.bytes
        }
        return bytes + Self.last.utf8
    }

    /// Whether bytes begin as a file of facts of any version does.
    static func isOwn(_ bytes: [UInt8]) -> Bool { bytes.isEmpty || bytes.starts(with: head.utf8) }
}
