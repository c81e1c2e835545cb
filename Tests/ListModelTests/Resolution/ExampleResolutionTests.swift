import Foundation
import ListModel
import Testing

/// The example app, as its teams wrote it.
@Suite struct ExampleResolutionTests {
    /// The sources of both modules under the paths that `Resolved` tells modules by.
    static func sources() throws -> [String: String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/Mail")
        var files: [String: String] = [:]
        for (folder, prefix) in [("Sources/Mail", ""), ("MailKit/Sources/MailKit", "MailKit/")] {
            let base = root.appending(path: folder)
            let names = try #require(FileManager.default.enumerator(atPath: base.path)).compactMap { $0 as? String }
            for name in names where name.hasSuffix(".swift") && !name.hasSuffix(".generated.swift") {
                files[prefix + name] = try String(contentsOf: base.appending(path: name), encoding: .utf8)
            }
        }
        return files
    }

    @Test func everyScreenResolves() throws {
        let files = try Self.sources()
        let resolved = Resolved(
            files, read: Set(files.keys.filter { $0.hasPrefix("MailKit/") }), configureNames: ["configure", "show"])
        #expect(resolved.report == [])
    }
}
