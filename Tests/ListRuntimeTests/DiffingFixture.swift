import Foundation
import ListRuntime
import Testing

/// A case of `Fixtures/Diffing`: rows are letters, `!` marks another content.
struct DiffingFixture: CustomTestStringConvertible, Sendable {
    var name = ""
    var old: [TestRow] = []
    var new: [TestRow] = []
    var expected = CollectionChanges()

    var testDescription: String { name }

    /// All cases, by file and place.
    static func all() throws -> [DiffingFixture] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/Diffing")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n").map { try DiffingFixture($0) }
        }
    }

    init(_ text: String) throws {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("#") {
                name = line.dropFirst(2).trimmingCharacters(in: .whitespaces)
                continue
            }
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let words = parts.count == 2 ? parts[1].split(separator: " ") : []
            switch parts[0] {
            case "old": old = words.map(Self.row)
            case "new": new = words.map(Self.row)
            case "delete": expected.deletes = try words.map(Self.offset)
            case "insert": expected.inserts = try words.map(Self.offset)
            case "move": expected.moves = try words.map(Self.pair)
            case "update": expected.updates = try words.map(Self.pair)
            default: throw Malformed(line: String(line))
            }
        }
    }

    private static func row(_ word: Substring) -> TestRow {
        TestRow(id: Int(word.utf8.first ?? 0), content: word.hasSuffix("!") ? 1 : 0)
    }

    private static func offset(_ word: Substring) throws -> UInt32 {
        guard let offset = UInt32(word) else { throw Malformed(line: String(word)) }
        return offset
    }

    private static func pair(_ word: Substring) throws -> CollectionChanges.Pair {
        let sides = try word.split(separator: ">").map(offset)
        guard sides.count == 2 else { throw Malformed(line: String(word)) }
        return CollectionChanges.Pair(old: sides[0], new: sides[1])
    }

    private struct Malformed: Error {
        var line: String
    }
}
