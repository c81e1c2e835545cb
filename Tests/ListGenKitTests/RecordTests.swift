import Foundation
import ListModel
import RandomTesting
import SourceText
import Testing

@testable import ListGenKit

/// What is remembered of a run holds for its bytes, wherever they are, and is ignored whole where anything is off.
@Suite struct RecordTests {
    private let folder: TemporaryFolder
    private let caches: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        caches = try TemporaryFolder()
        try Self.write(in: folder)
    }

    /// Two lists, and enough other files that a run is remembered.
    private static func write(in folder: TemporaryFolder) throws {
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/StoryCell.swift", SmallApp.cells)
        try folder.write("App/Second.swift", SmallApp.list.replacing("Feed", with: "Second"))
        try folder.write("App/Unused.swift", "// listgen:rows\nenum Unused { case story(Story) }\n")
        for index in 0..<SummaryCache.leastFiles {
            try folder.write("App/More/File\(index).swift", "struct File\(index) {}\n")
        }
    }

    @discardableResult
    private func run(_ folder: TemporaryFolder? = nil, _ caches: TemporaryFolder? = nil) -> TemporaryFolder.Run {
        (folder ?? self.folder).generate(cacheFolder: (caches ?? self.caches).path, recallsLastRun: true)
    }

    private func file(_ suffix: String) throws -> String {
        try #require(try caches.snapshot().keys.first { $0.hasSuffix(suffix) })
    }

    private func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: caches.path + "/" + name))
    }

    /// A run gives what one without a cache gives.
    private func isAsFromNothing(_ run: TemporaryFolder.Run) throws -> Bool {
        let files = try folder.snapshot()
        let cold = folder.generate()
        return try run.text == cold.text && folder.snapshot() == files && cold.summary.written == 0
    }

    @Test func onlyWhatAsksForAChangeIsResolvedAgain() throws {
        #expect(!run().generation.wasUpdated)
        try folder.write("App/Second.swift", "// A line more.\n" + SmallApp.list.replacing("Feed", with: "Second"))
        let one = run()
        #expect(one.generation.wasUpdated && one.generation.program.files.map(\.sourcePath) == ["App/Second.swift"])
        #expect(one.ids == ["unused-type"])
        #expect(try isAsFromNothing(one))
        try folder.write("App/StoryCell.swift", SmallApp.cells + "\n")
        let both = run()
        #expect(both.generation.wasUpdated && both.generation.program.files.count == 2)
        try folder.write("App/More/File3.swift", "struct Other {}\n")
        let none = run()
        #expect(none.generation.wasUpdated && none.generation.program.files.isEmpty)
    }

    /// The body is in a file without marks, and nothing but the body changes.
    @Test func theBodyOfAFunctionThatAFillCallsIsLookedThroughAgain() throws {
        func binding(_ body: String) -> String { "extension StoryCell {\n    func bind() { \(body) }\n}\n" }
        let filling = SmallApp.cells.replacing("(with story: Story) {}", with: "(with story: Story) { bind() }")
        try folder.write("App/StoryCell.swift", filling)
        try folder.write("App/Binding.swift", binding("reset()"))
        #expect(!run().ids.contains("fill-that-adds"))
        try folder.write("App/Binding.swift", binding("button.addInteraction(menu)"))
        let adding = run()
        #expect(adding.generation.wasUpdated && adding.ids.contains("fill-that-adds"))
        #expect(try isAsFromNothing(adding))
        try folder.write("App/Binding.swift", binding("reset()"))
        let again = run()
        #expect(again.generation.wasUpdated && !again.ids.contains("fill-that-adds"))
        #expect(try isAsFromNothing(again))
    }

    @Test func aLookUpThatFoundNothingIsAskedAgain() throws {
        // What `Widgets` declares is not read, so the name is only warned of.
        let list = SmallApp.list.replacing(".table", with: ".table, context: Context")
        try folder.write("App/Feed.swift", "import Widgets\n" + list)
        #expect(run().ids.sorted() == ["unknown-type", "unused-type"])
        try folder.write("App/More/File5.swift", "private final class Unseen {}\nstruct Context {}\n")
        let found = run()
        #expect(found.generation.wasUpdated)
        #expect(found.generation.program.files.map(\.sourcePath) == ["App/Feed.swift"])
        #expect(try isAsFromNothing(found))
    }

    @Test func anOutputThatIsNotAsItWasIsMadeAnew() throws {
        run()
        let text = try #require(folder.read("App/Feed.generated.swift"))
        try FileManager.default.removeItem(atPath: folder.path + "/App/Feed.generated.swift")
        let again = run()
        #expect(again.generation.wasUpdated && again.summary == Writer.Summary(written: 1, unchanged: 1))
        #expect(folder.read("App/Feed.generated.swift") == text)
    }

    @Test func aCacheMovesToAnotherRoot() throws {
        run()
        let other = try TemporaryFolder()
        let restored = try TemporaryFolder()
        for (name, text) in try folder.snapshot() { try other.write(name, text) }
        for name in try caches.snapshot().keys { try restored.write(name, bytes(name)) }
        let check = run(other, restored)
        #expect(check.generation.wasUpdated && check.generation.program.files.isEmpty)
        #expect(check.summary == Writer.Summary(unchanged: 2))
        #expect(check.ids == ["unused-type"])
        try other.write("App/Second.swift", "// A line more.\n" + SmallApp.list.replacing("Feed", with: "Second"))
        #expect(run(other, restored).generation.program.files.count == 1)
    }

    @Test func noPathOfTheRootIsInACache() async throws {
        run()
        try await Task.sleep(nanoseconds: UInt64(SummaryCache.settling) + 100_000_000)
        for _ in 0..<2 { run() }
        let names = try caches.snapshot().keys
        #expect(names.count == 4)
        for name in names {
            let root = Data(URL(fileURLWithPath: folder.path).lastPathComponent.utf8)
            #expect(try bytes(name).range(of: root) == nil, "\(name)")
        }
    }

    @Test func aRecordThatIsOffIsIgnoredAndWrittenAnew() throws {
        run()
        let name = try file(".record")
        // The first run saw no generated files.
        try FileManager.default.removeItem(atPath: caches.path + "/" + name)
        run()
        let whole = try bytes(name)
        var broken: [Data] = [Data(), Data("something else".utf8), whole + Data(count: 4)]
        for length in stride(from: 4, to: whole.count, by: whole.count / 20 * 4) { broken.append(whole.prefix(length)) }
        // The version, the tool and the configuration, the checksum, and what follows.
        for place in [0, 9, 17, 25, whole.count / 2, whole.count - 1] {
            var flipped = whole
            flipped[place] ^= 1
            broken.append(flipped)
        }
        for data in broken {
            try caches.write(name, data)
            let again = run()
            #expect(!again.generation.wasUpdated)
            #expect(again.ids == ["unused-type"])
            #expect(try bytes(name) == whole)
        }
    }

    /// Words that a checksum holds for are read with care all the same.
    @Test func aRecordOfRandomWordsIsNone() throws {
        run()
        var random = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            var writer = WordWriter()
            for _ in 0..<Int.random(in: 0..<40, using: &random) { writer.put(UInt32.random(in: 0..<9, using: &random)) }
            var reader = WordReader(writer.words[...])
            _ = try? reader.values { reader throws(WordReader.Failure) in try reader.text() }
            _ = Claims(words: writer.words)
        }
    }

    @Test func stampsOfAnotherMachineAreNotBelieved() throws {
        let stamp = FileSystem.Stamp(device: 1, number: 2, size: 3, modified: 4, changed: 5)
        let entry = SummaryCache.Entry(kind: .plain, content: 6, names: [NameHash("A".utf8)])
        var bytes = SummaryCacheFormat.bytes([(stamp, entry)])
        #expect(SummaryCacheFormat.entries(bytes) == [stamp: entry])
        bytes[8] ^= 1
        #expect(SummaryCacheFormat.entries(bytes) == nil)
    }

    @Test func aFileFromTheFutureIsReadEachTime() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "struct A {}\n")
        let stamp = try #require(FileSystem.stamp(folder.path + "/A.swift"))
        let entry = SummaryCache.Entry(kind: .plain, content: 6)
        try caches.write(
            URL(fileURLWithPath: CacheFolder.path(in: "", of: Root(folder.path)) + ".cache").lastPathComponent,
            Data(SummaryCacheFormat.bytes([(stamp, entry)])))
        // It was written in this moment, or the clock went back since.
        #expect(SummaryCache(folder: caches.path, root: Root(folder.path)).entry(stamp) == nil)
    }

    @Test func whatChangesWhileItIsReadIsNotKept() async throws {
        run()
        try await Task.sleep(nanoseconds: UInt64(SummaryCache.settling) + 100_000_000)
        run()
        // As if the bytes had changed between the search and the reading.
        let name = try file(".cache")
        let entries = try #require(SummaryCacheFormat.entries(Array(try bytes(name))))
        try caches.write(
            name,
            Data(
                SummaryCacheFormat.bytes(
                    entries.map { stamp, entry in
                        var entry = entry
                        if entry.kind == .marked { entry.content ^= 1 }
                        return (stamp, entry)
                    })))
        try FileManager.default.removeItem(atPath: caches.path + "/" + file(".record"))
        try FileManager.default.removeItem(atPath: caches.path + "/" + file(".run"))
        let again = run()
        #expect(again.summary == Writer.Summary(unchanged: 2) && again.ids == ["unused-type"])
        #expect(try !caches.snapshot().keys.contains { $0.hasSuffix(".record") })
    }

    @Test(.enabled(if: Command.isBuilt)) func runsAtOnceShareACache() throws {
        let script = "export XDG_CACHE_HOME=$PWD/cache; $0 generate -q App; "
        let told = try Command.shell(
            script + "for i in 1 2 3 4; do (for j in 1 2 3; do $0 check App; done) & done; wait; $0 check App",
            in: folder)
        #expect(told.components(separatedBy: "[unused-type]").count == 15 && told.hasSuffix("exit 0"), "\(told)")
    }

    /// No file may grow beyond a kilobyte, as on a disk that is full.
    @Test(.enabled(if: Command.isBuilt)) func aFullDiskChangesNothing() throws {
        let script = "export XDG_CACHE_HOME=$PWD/cache; "
        _ = try Command.shell(script + "$0 generate -q App", in: folder)
        try FileManager.default.removeItem(atPath: folder.path + "/cache")
        let told = try Command.shell(script + "trap '' XFSZ; ulimit -f 2; $0 generate App", in: folder)
        #expect(told.contains("0 written, 2 unchanged, 0 removed\n") && told.hasSuffix("exit 0"), "\(told)")
        let left = try folder.snapshot().keys.filter { $0.hasPrefix("cache/") }
        #expect(left.allSatisfy { !$0.hasSuffix(".record") && !$0.contains(".listgen") }, "\(left)")
    }

    @Test func aFolderThatCannotBeWrittenChangesNothing() throws {
        let expected = folder.generate().text
        try caches.write("file", "")
        for path in ["/file", "/file/deeper", "/no/such/folder\0"] {
            #expect(folder.generate(cacheFolder: caches.path + path, recallsLastRun: true).text == expected)
        }
    }
}
