import Foundation
import Testing

@testable import ListGenKit

@Suite(.enabled(if: Command.isBuilt)) struct DepfileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/Cells/StoryCell.swift", SmallApp.cells)
    }

    /// An input that is gone must not stop make, so each stands as a target, too.
    @Test func namesSourcesOnly() throws {
        #expect(try Command.run(["generate", "-q", "--depfile", "App.d"], in: folder) == "exit 0")
        let text = """
            App/Feed.generated.swift: App/Cells/StoryCell.swift App/Feed.swift
            App/Cells/StoryCell.swift:
            App/Feed.swift:

            """
        #expect(folder.read("App.d") == text)
    }

    @Test func namesTheConfigurationAndStartsAtTheWorkingDirectory() throws {
        try folder.write(".listgen.yml", "modules:\n  App:\n    generate: App\n")
        try folder.write("Build/x", "")
        #expect(try Command.run(["generate", "-q", "--depfile", "App.d"], in: folder, below: "Build") == "exit 0")
        let text = """
            ../App/Feed.generated.swift: ../.listgen.yml ../App/Cells/StoryCell.swift ../App/Feed.swift
            ../.listgen.yml:
            ../App/Cells/StoryCell.swift:
            ../App/Feed.swift:

            """
        #expect(folder.read("Build/App.d") == text)
    }

    /// As make reads them.
    @Test(arguments: [("A zoo", #"A\ zoo"#), ("A$B", "A$$B"), ("#1", ##"\#1"##), (#"A\B"#, #"A\\B"#)])
    func signsOfMakeAreEscaped(_ name: String, _ escaped: String) throws {
        try folder.write("App/\(name).swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        #expect(try Command.run(["generate", "-q", "--depfile", "App.d"], in: folder) == "exit 0")
        let text = try #require(folder.read("App.d"))
        #expect(text.contains("App/\(escaped).generated.swift: "), "\(text)")
        #expect(text.contains("\nApp/\(escaped).swift:\n"), "\(text)")
    }

    @Test func isLeftAloneWhereNothingChanged() throws {
        _ = try Command.run(["generate", "--depfile", "App.d"], in: folder)
        let before = try folder.snapshot(times: true)
        #expect(
            try Command.run(["generate", "--depfile", "App.d"], in: folder)
                == "0 written, 1 unchanged, 0 removed\nexit 0")
        #expect(try folder.snapshot(times: true) == before)
    }

    @Test(arguments: ["Deps", "none/App.d", "App/Feed.swift", "App/Feed.swift/App.d", "none", "link", "dangling"])
    func changesNothingWhereItCannotBeWritten(_ path: String) throws {
        try folder.write("Deps/keep.txt", "")
        try folder.write("none", "a file")
        for (name, destination) in [("link", "none"), ("dangling", "nowhere")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: destination)
        }
        let before = try folder.snapshot()
        let text = try Command.run(["generate", "--depfile", path], in: folder)
        #expect(text.components(separatedBy: "error:").count == 2)
        #expect(text.hasSuffix("exit 1"))
        #expect(try folder.snapshot() == before)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/dangling") == "nowhere")
    }
}
