import Foundation
import SourceText
import Testing

@testable import ListGenKit

/// A run recalls one that had nothing to do, and sees whatever changed since.
@Suite struct LastRunTests {
    /// An app with enough files to be worth a cache, and the cache.
    private struct App {
        let folder: TemporaryFolder
        let caches: TemporaryFolder

        init(configuration: String? = nil) throws {
            folder = try TemporaryFolder()
            caches = try TemporaryFolder()
            if let configuration { try folder.write(".listgen.yml", configuration) }
            try folder.write("App/Feed.swift", SmallApp.list)
            try folder.write("App/StoryCell.swift", SmallApp.cells)
            try folder.write("App/Model.swift", SmallApp.unmarked)
            for index in 0..<SummaryCache.leastFiles {
                try folder.write("App/More/File\(index).swift", "struct File\(index) {}\n")
            }
        }

        func run() -> TemporaryFolder.Run {
            folder.generate(jobs: 2, cacheFolder: caches.path, recallsLastRun: true)
        }

        /// Whether the next run recalls the last.
        func recalls() -> Bool { run().generation.inputPaths.isEmpty }

        func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }

        func cacheFile() throws -> String {
            try #require(try caches.snapshot().keys.first { $0.hasSuffix(".run") })
        }
    }

    /// What was written is old enough to be remembered.
    private static func settle() async throws {
        try await Task.sleep(nanoseconds: UInt64(SummaryCache.settling) + 100_000_000)
    }

    private static let inOwnFolder = "output: Made\nmodules:\n  App:\n    generate: [App]\n"
    private static let single = """
        modules:
          App:
            generate: [App/Feed.swift]
            read: [App/StoryCell.swift, App/Model.swift, App/More]

        """

    @Test(arguments: [nil, inOwnFolder, single])
    func nothingIsDoneTwice(configuration: String?) async throws {
        let app = try App(configuration: configuration)
        #expect(app.run().summary == Writer.Summary(written: 1))
        let written = try app.folder.snapshot(times: true)
        #expect(!app.recalls())
        try await Self.settle()
        #expect(!app.recalls())
        let run = app.run()
        #expect(run.generation.inputPaths.isEmpty)
        #expect(run.summary == Writer.Summary(unchanged: 1))
        #expect(run.generation.plan.isUpToDate)
        #expect(try app.folder.snapshot(times: true) == written)
        #expect(app.folder.generate(cacheFolder: app.caches.path).summary == Writer.Summary(unchanged: 1))
    }

    private static let changes: [(name: String, configuration: String?, change: @Sendable (App) throws -> Void)] = [
        ("an input is edited", nil, { try $0.folder.write("App/Feed.swift", SmallApp.list + "\n\n") }),
        ("an unmarked input is edited", nil, { try $0.folder.write("App/More/File3.swift", "struct Story {}\n") }),
        ("an input is new", nil, { try $0.folder.write("App/New.swift", "struct New {}\n") }),
        ("an input is gone", nil, { try $0.remove("App/More/File5.swift") }),
        (
            "an input has another name", nil,
            {
                try FileManager.default.moveItem(
                    atPath: $0.folder.path + "/App/Feed.swift", toPath: $0.folder.path + "/App/Other.swift")
            }
        ),
        ("the output is gone", nil, { try $0.remove("App/Feed.generated.swift") }),
        ("the output is edited", nil, { try $0.folder.write("App/Feed.generated.swift", "// mine\n") }),
        ("the output is gone, its source named alone", single, { try $0.remove("App/Feed.generated.swift") }),
        (
            "the output is edited, its source named alone", single,
            { try $0.folder.write("App/Feed.generated.swift", "// mine\n") }
        ),
        (
            "a folder has another name", nil,
            {
                try FileManager.default.moveItem(
                    atPath: $0.folder.path + "/App/More", toPath: $0.folder.path + "/App/Most")
            }
        ),
        ("the output is gone from its folder", inOwnFolder, { try $0.remove("Made/Feed.generated.swift") }),
        (
            "an orphan is in the folder of the output", inOwnFolder,
            {
                let text = try #require($0.folder.read("Made/Feed.generated.swift"))
                try $0.folder.write("Made/Gone.generated.swift", text)
            }
        ),
        (
            "the configuration is another", inOwnFolder,
            { try $0.folder.write(".listgen.yml", inOwnFolder + "imports: [MapKit]\n") }
        ),
    ]

    @Test func whateverChangedIsSeen() async throws {
        let apps = try Self.changes.map { try App(configuration: $0.configuration) }
        for app in apps { _ = app.run() }
        try await Self.settle()
        for (app, change) in zip(apps, Self.changes) {
            #expect(!app.recalls())
            #expect(app.recalls())
            try change.change(app)
        }
        // What just changed is read in any case.
        try await Self.settle()
        for (app, change) in zip(apps, Self.changes) {
            let run = app.run()
            #expect(!run.generation.inputPaths.isEmpty, "\(change.name)")
            let snapshot = try app.folder.snapshot()
            let cold = app.folder.generate()
            #expect(cold.ids == run.ids, "\(change.name)")
            #expect(try app.folder.snapshot() == snapshot, "\(change.name)")
        }
    }

    @Test func whatWasWarnedOfIsSaidAgain() async throws {
        let app = try App()
        try app.folder.write("App/Unused.swift", "// listgen:rows\nenum Unused { case story(Story) }\n")
        #expect(app.run().ids == ["unused-type"])
        try await Self.settle()
        for _ in 0..<3 { #expect(app.run().ids == ["unused-type"]) }
    }

    @Test func aBrokenRecordIsIgnoredAndWrittenAnew() async throws {
        let app = try App()
        _ = app.run()
        try await Self.settle()
        _ = app.run()
        let name = try app.cacheFile()
        let whole = try Data(contentsOf: URL(fileURLWithPath: app.caches.path + "/" + name))
        for index in whole.indices {
            var data = whole
            data[index] ^= 1
            try app.caches.write(name, data)
            #expect(!app.recalls(), "byte \(index)")
            #expect(try Data(contentsOf: URL(fileURLWithPath: app.caches.path + "/" + name)) == whole)
        }
        for data in [Data(), whole.prefix(9), whole.dropLast(8), whole + Data([0])] {
            try app.caches.write(name, data)
            #expect(!app.recalls())
        }
        #expect(app.recalls())
    }
}
