import Foundation
import RandomTesting
import SourceText
import Testing

@testable import ListGenKit

/// What is generated into its source: written there as one block, and nothing else of the file is touched.
@Suite struct InlineTests {
    private let folder: TemporaryFolder
    private let name = "App/Feed.swift"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(name, InlineApp.source)
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    @Test func isWrittenOnceAndTakenOutAgain() throws {
        let first = folder.generate()
        #expect(first.text == "")
        #expect(first.summary == Writer.Summary(written: 1))
        let text = try #require(folder.read(name))
        #expect(text.hasPrefix(InlineApp.source + "\n// listgen:begin "))
        #expect(try folder.snapshot().keys.sorted() == [name])
        let before = try folder.snapshot(times: true)
        #expect(folder.generate().summary == Writer.Summary(unchanged: 1))
        #expect(try folder.snapshot(times: true) == before)
        try folder.write(name, InlineApp.withoutMarks(text))
        #expect(folder.generate().summary == Writer.Summary(removed: 1))
        #expect(folder.read(name) == InlineApp.withoutMarks(InlineApp.source))
        #expect(folder.generate().summary == Writer.Summary())
    }

    /// Going from a file of its own to a block and back leaves nothing behind.
    @Test func takesThePlaceOfAFile() throws {
        let apart = InlineApp.source.replacing("private struct", with: "struct").replacing(
            "private final", with: "final"
        )
        .replacing(", output: .inline", with: "")
        try folder.write(name, apart)
        #expect(folder.generate().summary == Writer.Summary(written: 1))
        try folder.write(name, InlineApp.source)
        #expect(folder.generate().summary == Writer.Summary(written: 1, removed: 1))
        #expect(try folder.snapshot().keys.sorted() == [name])
        let text = try #require(folder.read(name))
        try folder.write(
            name,
            text.replacing("private struct", with: "struct").replacing("private final", with: "final")
                .replacing(", output: .inline", with: ""))
        #expect(folder.generate().summary == Writer.Summary(written: 1, removed: 1))
        #expect(folder.read(name) == apart)
    }

    @Test func anEditedBlockIsLeftAlone() throws {
        _ = folder.generate()
        let text = try #require(folder.read(name))
        let edited = text.replacing("var sectionCount: Int {", with: "var  sectionCount: Int {")
        #expect(edited != text)
        try folder.write(name, edited.replacing("var stories", with: "var news"))
        let run = folder.generate()
        #expect(run.ids == ["edited-block"])
        #expect(folder.read(name) == edited.replacing("var stories", with: "var news"))
        try folder.write(name, edited)
        let line = lines(edited).firstIndex { $0.contains("var  sectionCount") }.map { $0 + 1 } ?? 0
        #expect(folder.generate().text.hasPrefix("\(name):\(line):1: error: this block of generated code was edited"))
        #expect(folder.generate(force: true).diagnostics.isEmpty)
        #expect(folder.read(name) == text)
        // Without the block, as the message says.
        try folder.write(name, InlineApp.source)
        #expect(folder.generate().diagnostics.isEmpty)
        #expect(folder.read(name) == text)
    }

    /// An edit is not lost with the mark either.
    @Test func anEditedBlockIsNotRemoved() throws {
        _ = folder.generate()
        let text = InlineApp.withoutMarks(
            try #require(folder.read(name)).replacing("var sectionCount", with: "var  sectionCount"))
        try folder.write(name, text)
        #expect(folder.generate().ids == ["edited-block"])
        #expect(folder.read(name) == text)
    }

    @Test func aConflictInABlockIsLeftAlone() throws {
        _ = folder.generate()
        let text = try #require(folder.read(name))
        let end = try #require(lines(text).last { !$0.isEmpty })
        let conflict = text.replacing(
            end + "\n", with: "<<<<<<< HEAD\n\(end)\n=======\n// listgen:end 0123456789abcdef\n>>>>>>> other\n")
        try folder.write(name, conflict)
        #expect(folder.generate().ids == ["conflict-in-block"])
        #expect(folder.read(name) == conflict)
        #expect(folder.generate(force: true).diagnostics.isEmpty)
        #expect(folder.read(name) == text)
    }

    /// A conflict that begins above the block is one of the source.
    @Test func aConflictAroundABlockIsTold() throws {
        _ = folder.generate()
        let text = try #require(folder.read(name))
        let lines = lines(text)
        let begin = try #require(lines.firstIndex { $0.hasPrefix("// listgen:begin") })
        let block = lines[begin..<(lines.count - 1)].joined(separator: "\n")
        let conflict =
            lines[..<begin].joined(separator: "\n") + "\n<<<<<<< HEAD\n\(block)\n=======\n\(block)\n>>>>>>> other\n"
        try folder.write(name, conflict)
        #expect(folder.generate().ids == ["conflict-marker"])
        #expect(folder.read(name) == conflict)
    }

    @Test func theFileKeepsItsPermissionsAndItsLink() throws {
        try folder.write("Real/Feed.txt", InlineApp.source)
        let path = folder.path + "/Real/Feed.txt"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/" + name, withDestinationPath: "../Real/Feed.txt")
        #expect(folder.generate().diagnostics.isEmpty)
        #expect(folder.read("Real/Feed.txt")?.contains("// listgen:end ") == true)
        #expect(FileSystem.entry(folder.path + "/" + name) == .link)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(folder.generate().summary == Writer.Summary(unchanged: 1))
    }

    @Test func aLinkOutOfTheRootIsNotFollowed() throws {
        let outside = try TemporaryFolder()
        try outside.write("Feed.swift", InlineApp.source)
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/" + name, withDestinationPath: outside.path + "/Feed.swift")
        #expect(folder.generate().ids == ["output-outside-root"])
        #expect(outside.read("Feed.swift") == InlineApp.source)
    }

    @Test func aReadOnlyFileIsLeftAlone() throws {
        let path = folder.path + "/" + name
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(folder.generate().ids == ["read-only-source"])
        #expect(folder.read(name) == InlineApp.source)
    }

    /// An editor may save the file while listgen reads others.
    @Test func aChangeOfSomebodyElseIsNotLost() throws {
        let plan = folder.generation().plan
        try folder.write(name, InlineApp.source + "// saved\n")
        var bag = DiagnosticBag()
        _ = Writer(root: Root(folder.path), plan).write(force: true, diagnostics: &bag)
        #expect(bag.sorted().map(\.id) == ["changed-source"])
        #expect(folder.read(name) == InlineApp.source + "// saved\n")
    }

    /// Runs that remember the last one write a block once, and take it out once.
    @Test func isRememberedLikeAFile() throws {
        for number in 0..<60 { try folder.write("App/File\(number).swift", "struct File\(number) {}\n") }
        let caches = try TemporaryFolder()
        func run() -> TemporaryFolder.Run { folder.generate(cacheFolder: caches.path, recallsLastRun: true) }
        #expect(run().summary == Writer.Summary(written: 1))
        let before = try folder.snapshot(times: true)
        for _ in 0..<3 { #expect(run().summary == Writer.Summary(unchanged: 1)) }
        #expect(try folder.snapshot(times: true) == before)
        let text = try #require(folder.read(name))
        try folder.write("App/File3.swift", "struct File3 { var a = 1 }\n")
        #expect(run().summary == Writer.Summary(unchanged: 1))
        try folder.write(name, text.replacing("var title: String", with: "var title: String\n    var text: String?"))
        #expect(run().summary == Writer.Summary(unchanged: 1))
        let bare = InlineApp.withoutMarks(text)
        try folder.write(name, bare)
        // What is only looked at is not remembered as done.
        #expect(folder.generation(cacheFolder: caches.path, for: .plan).plan.isUpToDate == false)
        #expect(folder.generation(cacheFolder: caches.path, for: .plan).plan.isUpToDate == false)
        #expect(run().summary == Writer.Summary(removed: 1))
        #expect(folder.read(name)?.contains("listgen:") == false)
        for _ in 0..<3 { #expect(run().summary == Writer.Summary()) }
    }

    /// A source that is read only for what it declares keeps its block.
    @Test func aSourceThatOthersNameKeepsItsBlock() throws {
        for number in 0..<60 { try folder.write("App/File\(number).swift", "struct File\(number) {}\n") }
        let shared = "struct Shared: Equatable {\n    let id: Int\n}\n"
        try folder.write(name, InlineApp.source + "\n" + shared)
        let other = """
            import UIKit

            // listgen:list(.table)
            struct Other {
                var all: [Shared]  // listgen:row(cell: OtherCell)
            }

            final class OtherCell: UITableViewCell {
                func configure(with shared: Shared) {}
            }

            """
        try folder.write("App/Other.swift", other)
        let caches = try TemporaryFolder()
        func run() -> TemporaryFolder.Run { folder.generate(cacheFolder: caches.path, recallsLastRun: true) }
        #expect(run().summary == Writer.Summary(written: 2))
        #expect(run().summary == Writer.Summary(unchanged: 2))
        let text = folder.read(name)
        try folder.write("App/Other.swift", other.replacing("all", with: "every"))
        let changed = run()
        #expect(changed.generation.wasUpdated)
        #expect(changed.summary == Writer.Summary(written: 1, unchanged: 1))
        #expect(folder.read(name) == text)
    }

    @Test(.enabled(if: Command.isBuilt)) func checkShowsTheLinesOfTheFile() throws {
        let stale = try Command.run(["check"], in: folder)
        let count = InlineApp.source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(stale.contains("--- a/\(name)\n+++ b/\(name)\n@@ -\(count - 2),3 +\(count - 2),"))
        #expect(stale.contains("\n+// listgen:begin "))
        #expect(stale.hasSuffix("exit 1"))
        #expect(folder.read(name) == InlineApp.source)
        _ = folder.generate()
        #expect(try Command.run(["check"], in: folder) == "exit 0")
        let text = try #require(folder.read(name))
        try folder.write(name, text.replacing("var sectionCount", with: "var  sectionCount"))
        let edited = try Command.run(["check"], in: folder)
        #expect(edited.contains("[edited-block]\n"))
        #expect(edited.contains("\n-    var  sectionCount"))
        #expect(edited.hasSuffix("exit 1"))
        let explained = try Command.run(["explain", "Feed"], in: folder)
        #expect(explained.contains("output: .inline"))
    }

    /// A build declares what it writes, and sources are none of that: it checks them.
    @Test(.enabled(if: Command.isBuilt)) func aBuildWritesNoSource() throws {
        let stale = try Command.run(["generate", "--depfile", "App.d"], in: folder)
        #expect(stale.contains("error: the generated block of this file is not up to date"))
        #expect(stale.hasSuffix("exit 1"))
        #expect(try folder.snapshot().keys.sorted() == [name])
        let outside = try Command.run(["generate", "--output", "../out", "--output-outside"], in: folder)
        #expect(outside.contains("[stale-block-in-build]"))
        _ = folder.generate()
        let text = try Command.run(["generate", "--depfile", "App.d"], in: folder)
        #expect(text == "0 written, 1 unchanged, 0 removed\nexit 0")
        #expect(folder.read("App.d") == "")
    }

    /// Once more, and once more with one line changed: neither takes more than the text is long.
    @Test func aLargeFileIsWrittenToo() throws {
        let count = Sample.isWhole ? 360_000 : 36_000
        let text = InlineApp.source + String(repeating: "// a line that is a comment\n", count: count)
        try folder.write(name, text)
        #expect(folder.generate().summary == Writer.Summary(written: 1))
        #expect(folder.read(name)?.hasPrefix(text + "\n// listgen:begin ") == true)
        #expect(folder.generate().summary == Writer.Summary(unchanged: 1))
    }
}
