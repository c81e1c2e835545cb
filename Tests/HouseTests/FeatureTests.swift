import Foundation
import Testing

/// Features.md lists every feature once, with a scenario or test that exists.
@Suite struct FeatureTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private struct Feature {
        var id: String
        var shownBy: String
    }

    private static func features() throws -> [Feature] {
        let page = root.appending(path: "Documentation/Features.md")
        return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n").compactMap { line in
            let cells = line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
            return cells.first?.first == "F" ? Feature(id: cells[0], shownBy: cells.last ?? "") : nil
        }
    }

    @Test func everyFeatureIsListedOnce() throws {
        let wanted = (1...120).map { "F" + String($0 + 1000).dropFirst() }
        #expect(try Self.features().map(\.id) == wanted)
    }

    @Test func whatShowsAFeatureExists() throws {
        for feature in try Self.features() where feature.shownBy != "not yet" {
            let links = feature.shownBy.matches(of: #/\]\((?<path>[^)]*)\)/#)
            if links.isEmpty { Issue.record("\(feature.id) names neither a scenario nor a test, nor is it `not yet`") }
            for link in links {
                let path = Self.root.appending(path: "Documentation/\(link.path)").standardized.path
                if !FileManager.default.fileExists(atPath: path) {
                    Issue.record("\(feature.id) names \(link.path), which does not exist")
                }
            }
        }
    }
}
