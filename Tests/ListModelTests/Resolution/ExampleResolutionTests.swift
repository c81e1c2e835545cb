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

    /// Reading only what is marked, then what that needs, finds all that reading everything finds.
    @Test func aPartialReadingResolvesToTheSame() throws {
        let files = try Self.sources()
        let lists = Set(files.keys.filter { $0.hasPrefix("MailKit/") })
        var read = files.filter { $0.value.contains("listgen:") }
        var known: Set<String> = []
        var rounds = 0
        while rounds < 20 {
            let needed = Resolver.neededNames(
                Resolved.input(read, configureNames: ["configure", "show"]), known: known)
            guard !needed.isEmpty else { break }
            known.formUnion(needed)
            rounds += 1
            for (path, text) in files where read[path] == nil && needed.contains(where: { Self.declares($0, text) }) {
                read[path] = text
            }
        }
        #expect(rounds < 20)
        let whole = Resolved(files, read: lists, configureNames: ["configure", "show"])
        let part = Resolved(read, read: lists, configureNames: ["configure", "show"])
        #expect(part.report == whole.report)
        #expect(part.program == whole.program)
    }

    private static func declares(_ name: String, _ text: String) -> Bool {
        ["struct", "class", "enum", "actor", "protocol", "extension", "typealias"].contains { keyword in
            text.ranges(of: "\(keyword) \(name)").contains { range in
                text[range.upperBound...].first.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
            }
        }
    }
}
