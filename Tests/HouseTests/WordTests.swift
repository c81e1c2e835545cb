import Foundation
import Testing

/// What users read contains no word of the dialect that `Documentation/Words.md` lists.
@Suite struct WordTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let page = "Documentation/Words.md"

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Everything that users read.
    private static func texts() throws -> [ReadText] {
        let folder = root.appending(path: "Documentation")
        let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }.filter { $0 != page }.sorted()
        let templates = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Templates").path)
            .filter { $0.hasSuffix(".mustache") }.map { "Templates/\($0)" }.sorted()
        let libraries: Set = ["ListRuntime", "ListRuntimeUIKit"]
        var texts = try (pages + ["README.md", "CONTRIBUTING.md"])
            .flatMap { ReadText.prose(of: try text($0), path: $0) }
        texts += try templates.flatMap { ReadText.comments(of: try text($0), path: $0) }
        for file in try HouseFile.ours.get() {
            texts +=
                libraries.contains(file.module ?? "")
                ? ReadText.documentation(of: file) : ReadText.strings(of: file)
        }
        return texts
    }

    @Test func whatUsersReadIsInPlainWords() throws {
        let words = try WordPage(try Self.text(Self.page))
        try #require(words.patterns.count > 10)
        var used: Set<Int> = []
        for text in try Self.texts() {
            let found = words.found(in: text.text)
            guard !found.isEmpty else { continue }
            if let exception = words.excepts(text.text, in: text.path) {
                used.insert(exception)
            } else {
                Issue.record("\(text.path):\(text.line): \(found.joined(separator: " and ")) in: \(text.text)")
            }
        }
        let stale = words.exceptions.indices.filter { !used.contains($0) }.map { words.exceptions[$0].text }
        #expect(stale == [], "these texts need no exception")
    }
}
