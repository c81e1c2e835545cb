import Foundation
import SourceText
import Testing

@testable import ListGenKit

@Suite struct SummaryCacheTests {
    private let folder: TemporaryFolder
    private let caches: TemporaryFolder

    /// An app whose cells inherit from an unmarked file, among enough others to be worth a cache.
    init() throws {
        folder = try TemporaryFolder()
        caches = try TemporaryFolder()
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write(
            "App/StoryCell.swift",
            SmallApp.cells.replacing("UITableViewCell", with: "Base").replacing(
                "func configure(with story: Story) {}", with: ""))
        try folder.write("App/Base.swift", base("Story"))
        for index in 0..<SummaryCache.leastFiles { try folder.write("App/More/File\(index).swift", "struct File {}\n") }
    }

    private func base(_ model: String) -> String {
        SmallApp.unmarked.replacing("tag: Tag", with: "story: \(model)")
    }

    private func run() -> TemporaryFolder.Run { folder.generate(jobs: 2, cacheFolder: caches.path) }

    /// The bytes of a run without a cache.
    private func cold() throws -> [String: String] {
        let run = folder.generate()
        #expect(run.ids == [])
        return try folder.snapshot()
    }

    /// So that what was written is old enough to be kept.
    private func settle() async throws {
        try await Task.sleep(nanoseconds: UInt64(SummaryCache.settling) + 100_000_000)
    }

    private func stamp(_ name: String) throws -> FileSystem.Stamp {
        try #require(FileSystem.stamp(folder.path + "/" + name))
    }

    private func entry(_ name: String) throws -> SummaryCache.Entry? {
        SummaryCache(folder: caches.path, root: Root(folder.path)).entry(try stamp(name))
    }

    private func cacheFile() throws -> String {
        try #require(try caches.snapshot().keys.first { $0.hasSuffix(".cache") })
    }

    @Test func aFileThatJustChangedIsNotKept() throws {
        // Later than the run, however long the files take to be written.
        for name in try folder.snapshot().keys {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: 3_600)], ofItemAtPath: folder.path + "/" + name)
        }
        _ = run()
        #expect(try !caches.snapshot().keys.contains { $0.hasSuffix(".cache") || $0.hasSuffix(".run") })
    }

    @Test func aWarmRunGivesTheSameBytes() async throws {
        let expected = try cold()
        try await settle()
        for _ in 0..<2 {
            #expect(run().ids == [])
            #expect(try folder.snapshot() == expected)
            let names = try entry("App/Base.swift")?.names
            #expect(names.map(Set.init) == [NameHash("Base".utf8), NameHash(inheriting: "UITableViewCell".utf8)])
            #expect(try entry("App/Feed.generated.swift")?.kind == .generated)
            #expect(try entry("App/Feed.swift")?.kind == .marked)
        }
    }

    @Test func aStaleEntryIsNotUsed() async throws {
        _ = try cold()
        try await settle()
        _ = run()
        try folder.write("App/Base.swift", base("Never"))
        try folder.write("App/More/File7.swift", base("Story"))
        #expect(run().ids == folder.generate().ids)
        try folder.write("App/Base.swift", "struct None {}\n")
        #expect(run().ids == [])
        #expect(try folder.snapshot() == cold())
        try folder.write("App/More/File8.swift", SmallApp.list.replacing("Feed", with: "Second"))
        #expect(run().summary.written == 1)
    }

    @Test func aBrokenCacheIsIgnoredAndWrittenAnew() async throws {
        let expected = try cold()
        try await settle()
        _ = run()
        let name = try cacheFile()
        let whole = try Data(contentsOf: URL(fileURLWithPath: caches.path + "/" + name))
        var flipped = whole
        flipped[whole.count / 2] ^= 1
        var long = whole
        long[24...31] = Data(repeating: 0xFF, count: 8)
        for data in [Data(), whole.prefix(9), whole.dropLast(8), flipped, long, Data("something else".utf8)] {
            try caches.write(name, data)
            #expect(run().ids == [])
            #expect(try folder.snapshot() == expected)
            #expect(try Data(contentsOf: URL(fileURLWithPath: caches.path + "/" + name)) == whole)
        }
    }

    @Test func aFolderThatCannotBeWrittenIsNoError() async throws {
        let expected = try cold()
        try await settle()
        try caches.write("file", "")
        #expect(folder.generate(cacheFolder: caches.path + "/file").ids == [])
        #expect(try folder.snapshot() == expected)
    }
}
