import Foundation
import Testing

/// What Architecture.md says of folders and of searches is true.
@Suite struct MapTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The files below a folder of the checkout, from the root, sorted.
    private static func files(_ folder: String, _ suffixes: [String] = [".swift"]) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { name in suffixes.contains { name.hasSuffix($0) } }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The files of some that contain a word.
    private static func hits(_ word: String, in files: [String]) throws -> [String] {
        let pattern = try Regex((word.hasPrefix(".") ? "\\" : "\\b") + word + "\\b")
        return try files.filter {
            let text = try text($0)
            // A regex takes long where there is nothing to find.
            return text.contains(word) && text.contains(pattern)
        }
    }

    @Test(arguments: ["Sources", "Tests"]) func everyFolderIsNamed(_ top: String) throws {
        let lines = try Self.text("Documentation/Architecture.md").components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix("| `\(top)/` |") }) + 2
        let named = lines[start...].prefix { $0.hasPrefix("| `") }.compactMap {
            $0.split(separator: "`").dropFirst().first
        }
        let folders = Set(
            try Self.files(top, [".swift", ".c", ".h"]).map {
                $0.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
            })
        for folder in folders.subtracting(named.map(String.init)).sorted() {
            Issue.record("\(top)/\(folder) is not in Documentation/Architecture.md: say there what it holds")
        }
        for name in Set(named.map(String.init)).subtracting(folders).sorted() {
            Issue.record("\(top)/\(name) is in Documentation/Architecture.md and holds no file")
        }
        #expect(Set(named).count == named.count)
    }

    @Test func theLabelOfAnArgumentFindsItsEntryAndItsRule() throws {
        let marks = try Self.files("Sources/ListModel/Marks").filter { $0.contains("/MarkTable") }
        let rules = try Self.files("Sources/ListModel/Resolution")
        let names = try #require(
            HouseFile.ours.get().first { $0.path.hasSuffix("/MarkArgumentName.swift") }
        ).lines.filter { $0.hasPrefix("    case ") }.flatMap {
            $0.dropFirst("    case ".count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(names.count > 20)
        for name in names {
            #expect(try !Self.hits(".\(name)", in: marks).isEmpty, "no entry is found by `.\(name)`")
            #expect(try !Self.hits(".\(name)", in: rules).isEmpty, "no rule is found by `.\(name)`")
        }
    }

    /// Those that a list only passes on are emitted from their signatures, all in one place.
    @Test func theNameOfADelegateMethodFindsWhereItIsEmitted() throws {
        let shown = try Self.files("Fixtures/Scenarios", [".swift", ".lines"]) + Self.files("Examples")
        let goldens = shown.filter {
            ($0.contains("/Expected/") || $0.hasSuffix(".generated.swift")) && !$0.contains("/.build/")
        }
        let signature = /func (?:(?:table|collection)View\(\s*_ \w+: UI(?:Table|Collection)View, )?(\w+)[^\n]*/
        var names: Set<String> = []
        for path in goldens {
            let methods = try Self.text(path).matches(of: signature).filter {
                $0.output.0.contains(/[sS]crollView|(?:table|collection)View\(/)
            }
            names.formUnion(
                methods.map { String($0.output.1) }.filter { !["tableView", "collectionView"].contains($0) })
        }
        #expect(names.count > 30, "\(names.sorted())")
        let emitters =
            try Self.files("Sources/ListGenKit") + Self.files("Templates", [".mustache"])
            + ["Sources/ListModel/Resolution/Lists/DelegateMethods.generated.swift"]
        let found = try names.filter { try Self.hits($0, in: emitters).isEmpty }
        #expect(found.isEmpty, "name these where they are emitted, in a comment if need be: \(found.sorted())")
        for name in ["heightForRowAt", "didSelectRowAt", "titleForHeaderInSection", "heightForFooterInSection"] {
            #expect(
                try !Self.hits(name, in: emitters.dropLast()).isEmpty, "\(name) is found nowhere but in its signature")
        }
    }

    @Test func theHeightKeyIsFound() throws {
        let found = try Self.hits("height key", in: try Self.files("Sources/ListRuntimeUIKit"))
        #expect(
            found.map { $0.split(separator: "/").last ?? "" } == ["HeightEnvironment.swift", "RowHeights.swift"])
    }
}
