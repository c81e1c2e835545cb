import Foundation
import ListGenKit
import SourceText
import Testing

/// The lists that the tests of the runtime drive are what listgen generates, with HeadlessUIKit in the place of UIKit.
@Suite struct RuntimeListTests {
    private static let tests = Scenario.root.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Tests/ListRuntimeUIKitTests")

    @Test(arguments: ["Catalog", "Feed", "Heights"]) func isWhatIsGenerated(_ folder: String) throws {
        let folder = Self.tests.appendingPathComponent(folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let came = try generated(from: names.filter { $0.hasSuffix(".swift") }, in: folder)
        #expect(!came.isEmpty)
        #expect(names.filter { $0.hasSuffix(".generated.swift") } == came.keys.sorted())
        for (name, text) in came {
            let file = folder.appendingPathComponent(name)
            if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
            if ProcessInfo.processInfo.environment["RECORD"] == "1" {
                try text.write(to: file, atomically: true, encoding: .utf8)
                Issue.record("\(name) was recorded: read the diff, then run again without RECORD")
            } else {
                Issue.record("\(name) is not what listgen generates; make record writes it anew")
            }
        }
    }

    /// The generated files by name, of the sources that are no tests.
    private func generated(from names: [String], in folder: URL) throws -> [String: String] {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: copy) }
        for name in names where !name.hasSuffix(".generated.swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            if text.contains("import Testing") { continue }
            try text.replacing("import HeadlessUIKit", with: "import UIKit")
                .write(to: copy.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let generation = Generation(
            .paths(["."], root: Root(copy.path)), jobs: 1, diagnostics: DiagnosticBag(), sources: SourceLibrary())
        #expect(generation.report(TextReporter()) == "")
        return Dictionary(
            uniqueKeysWithValues: generation.plan.files.map {
                ($0.path, compiled(String(decoding: $0.bytes, as: UTF8.self), from: $0.path))
            })
    }

    /// The generated text as it stands beside the tests: its own head, no fingerprints.
    private func compiled(_ text: String, from path: String) -> String {
        var lines = text.replacing("import UIKit", with: "import HeadlessUIKit").split(
            separator: "\n", omittingEmptySubsequences: false)
        lines.removeFirst()
        lines.removeAll { $0.hasPrefix("// listgen: ") }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let source = path.replacing(".generated.swift", with: ".swift")
        return "// What listgen generates from \(source), with HeadlessUIKit in the place of UIKit.\n"
            + lines.joined(separator: "\n") + "\n"
    }
}
