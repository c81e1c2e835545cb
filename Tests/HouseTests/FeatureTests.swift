import Foundation
import Testing

/// Features.md lists every feature once, says how an app does it, and names what shows just that.
@Suite struct FeatureTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let ways = [
        "by a mark", "by UIKit's method, passed through", "by hand", "needless", "not yet",
    ]

    private struct Feature {
        var id: String
        var way: String
        var here: String
        var shownBy: String

        /// The files that the line names, or all files of a scenario.
        var files: [URL] {
            shownBy.matches(of: #/\]\((?<path>[^)]*)\)/#).flatMap { link -> [URL] in
                let file = FeatureTests.root.appending(path: "Documentation/\(link.path)").standardized
                guard (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else { return [file] }
                let below = (try? FileManager.default.subpathsOfDirectory(atPath: file.path)) ?? []
                return below.map { file.appending(path: $0) }
            }
        }
    }

    private static func features() throws -> [Feature] {
        let page = root.appending(path: "Documentation/Features.md")
        return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n").compactMap { line in
            guard line.hasPrefix("| F") else { return nil }
            let cells = line.dropFirst().dropLast().components(separatedBy: " | ")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count == 5 ? Feature(id: cells[0], way: cells[2], here: cells[3], shownBy: cells[4]) : nil
        }
    }

    @Test func everyFeatureIsListedOnce() throws {
        let wanted = (1...120).map { "F" + String($0 + 1000).dropFirst() }
        #expect(try Self.features().map(\.id) == wanted)
    }

    @Test func everyFeatureIsDoneInOneOfTheWays() throws {
        for feature in try Self.features() where !Self.ways.contains(feature.way) {
            Issue.record("\(feature.id) is said to be done `\(feature.way)`")
        }
    }

    /// Every name that a line writes as code is in one of the files that it names.
    @Test func whatShowsAFeatureHasItsNames() throws {
        var read: [URL: Set<String>] = [:]
        for feature in try Self.features() {
            var files = feature.files
            // What a golden leaves out.
            if files.contains(where: { $0.pathExtension == "lines" }) {
                files.append(Self.root.appending(path: "Tests/ListRuntimeUIKitTests/Feed/Feed.generated.swift"))
            }
            if files.isEmpty { Issue.record("\(feature.id) names neither a scenario nor a test") }
            var words: Set<String> = []
            for file in files {
                if !FileManager.default.fileExists(atPath: file.path) {
                    Issue.record("\(feature.id) names \(file.path), which does not exist")
                }
                let own = read[file] ?? Self.words((try? Data(contentsOf: file)) ?? Data())
                read[file] = own
                words.formUnion(own)
            }
            let code = feature.here.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
            let missing = Set(code.flatMap { Self.words(Data($0.utf8)) }).subtracting(words)
            if !missing.isEmpty { Issue.record("\(feature.id): nothing that it names has \(missing.sorted())") }
        }
    }

    private static func words(_ text: Data) -> Set<String> {
        let isOfWord = { (byte: UInt8) in
            byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
        return Set([UInt8](text).split { !isOfWord($0) }.map { String(decoding: $0, as: UTF8.self) })
    }

    /// What a line says is passed through is a method that a scenario passes through.
    @Test func whatIsPassedThroughIsNamedAndAnswered() throws {
        for feature in try Self.features() where feature.way == "by UIKit's method, passed through" {
            let isNamed = feature.here.contains(#/`[^`]*(View\(|scrollView|on:)/#) || feature.here.contains("`on:`")
            if !isNamed { Issue.record("\(feature.id) names no method") }
        }
    }
}
