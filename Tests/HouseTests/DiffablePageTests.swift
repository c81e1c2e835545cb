import Foundation
import Testing

/// The code of Diffable.md is that of the files that it names.
@Suite struct DiffablePageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func lines(_ path: String) throws -> [String] {
        try String(contentsOf: root.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
    }

    private let page: [String]
    /// The files of the table, the diffable one first.
    private let files: [(path: String, lines: [String])]

    init() throws {
        page = try Self.lines("Documentation/Diffable.md")
        let links = page.filter { $0.hasPrefix("|") }.compactMap { $0.firstMatch(of: #/\]\(\.\./(?<path>[^)]*)\)/#) }
        files = try links.map { (String($0.path), try Self.lines(String($0.path))) }
        try #require(files.count == 2)
    }

    private static func unindented(_ lines: some Sequence<String>) -> [String] {
        lines.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func theBlocksArePartsOfTheFiles() throws {
        let sources = files.map { Self.unindented($0.lines) }
        var shown = Set<Int>()
        for start in page.indices where page[start] == "```swift" {
            let block = Self.unindented(page[(start + 1)...].prefix { $0 != "```" })
            let place = sources.indices.first { source in
                sources[source].indices.contains { sources[source][$0...].starts(with: block) }
            }
            #expect(place != nil, "the block after line \(start + 1) is in neither file")
            shown.insert(place ?? 0)
        }
        #expect(shown == [0, 1])
    }

    @Test func theLinesAreCounted() throws {
        for (path, lines) in files {
            #expect(page.contains { $0.contains("| \(lines.count - 1) lines | [LibraryController](../\(path))") })
        }
        let generated = "Fixtures/Scenarios/beside-diffable/Expected/LibraryController.generated.swift"
        let count = try Self.lines(generated).count - 1
        #expect(page.contains { $0.contains("listgen also writes \(count) lines") })
    }

    @Test func modelsAndCellsAreTheSame() throws {
        let models = try files.map { file in
            try Self.lines(file.path.replacing("LibraryController.swift", with: "Library.swift"))
        }
        #expect(models[0] == models[1])
    }
}
