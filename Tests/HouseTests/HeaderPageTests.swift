import Foundation
import Testing

/// Each line of the table in Headers.md names a test that is there.
@Suite struct HeaderPageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation")

    /// What is written, and the test in the last column.
    private static func lines() throws -> [(written: String, shownBy: String)] {
        let page = try String(contentsOf: folder.appending(path: "Headers.md"), encoding: .utf8)
        let table = page.components(separatedBy: "| shown by |").dropFirst().first ?? ""
        return table.components(separatedBy: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
            let cells = line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
            return (cells[0], cells.last ?? "")
        }
    }

    @Test func eachLineIsShownByATest() throws {
        let lines = try Self.lines()
        #expect(lines.count >= 10)
        for (written, shownBy) in lines {
            guard let link = shownBy.firstMatch(of: #/^\[(?<test>\w+)\]\((?<path>[^)]*)\)$/#) else {
                Issue.record("\(written) names no test")
                continue
            }
            let file = Self.folder.appending(path: String(link.path)).standardized
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            if !text.contains(" func \(link.test)(") {
                Issue.record("\(written): there is no test \(link.test) in \(link.path)")
            }
        }
    }
}
