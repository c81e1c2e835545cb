import Foundation
import SourceText
import Testing

/// A Swift file of a folder of `Fixtures`, and what is expected of it beside it.
struct Fixture: CustomTestStringConvertible, Sendable {
    let url: URL

    var testDescription: String {
        url.deletingPathExtension().lastPathComponent
    }

    /// The folder `Fixtures`.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    static func all(in folder: String) -> [Fixture] {
        let folder = root.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { Fixture(url: folder.appendingPathComponent($0)) }
    }

    func source() throws -> SourceFile {
        SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    }

    /// Compares with the golden beside the file. With RECORD=1 in the environment writes it anew, and fails once.
    func expect(_ text: String, extension: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let golden = url.deletingPathExtension().appendingPathExtension(`extension`)
        let expected = try? String(contentsOf: golden, encoding: .utf8)
        guard expected != text else { return }
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try text.write(to: golden, atomically: true, encoding: .utf8)
            Issue.record("recorded \(golden.lastPathComponent): read the diff", sourceLocation: sourceLocation)
            return
        }
        let (new, old) = (text.split(separator: "\n"), (expected ?? "").split(separator: "\n"))
        let line = zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
        Issue.record(
            """
            \(golden.lastPathComponent):\(line + 1) differs
            expected: \(line < old.count ? old[line] : "the end")
            found:    \(line < new.count ? new[line] : "the end")
            """, sourceLocation: sourceLocation)
    }
}
