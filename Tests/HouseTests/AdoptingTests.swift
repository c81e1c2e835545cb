import Foundation
import Testing

/// Adopting.md shows the differences between the files that it names.
@Suite struct AdoptingTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func lines(_ path: String) throws -> [String] {
        try String(contentsOf: root.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
    }

    @Test func theDifferencesAreThoseOfTheFiles() throws {
        let page = try Self.lines("Documentation/Adopting.md")
        let links = page.filter { $0.hasPrefix("|") }.compactMap { $0.firstMatch(of: #/\]\(\.\./(?<path>[^)]*)\)/#) }
        let files = try links.map { try Self.lines(String($0.path)) }
        let blocks = page.indices.filter { page[$0] == "```diff" }.map { start in
            page[(start + 1)...].prefix { $0 != "```" }
        }
        try #require(files.count == 5 && blocks.count == 4)
        for (number, block) in blocks.enumerated() {
            // What stays or goes is in the file before, what stays or comes in the file after it.
            for (file, sign) in [(files[number], "-"), (files[number + 1], "+")] {
                let shown = block.filter { $0.hasPrefix(" ") || $0.hasPrefix(sign) }.map { String($0.dropFirst()) }
                var rest = file[...]
                for line in shown {
                    guard let index = rest.firstIndex(of: line) else {
                        Issue.record("commit \(number + 1): `\(line)` is not in the file, or not in this order")
                        break
                    }
                    rest = rest[(index + 1)...]
                }
            }
        }
    }

    @Test func theLinesAreCounted() throws {
        for row in try Self.lines("Documentation/Adopting.md") {
            guard let match = row.firstMatch(of: #/\| (?<count>\d+)( lines)? \| \[.*\]\(\.\./(?<path>[^)]*)\)/#) else {
                continue
            }
            #expect(try Self.lines(String(match.path)).count - 1 == Int(match.count), "\(match.path)")
        }
    }
}
