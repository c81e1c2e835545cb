import Foundation
import Testing

@testable import ListGenKit

@Suite(.enabled(if: Command.isBuilt)) struct XcodeFileListTests {
    private let folder: TemporaryFolder
    private static let words = ["generate", "-q", "--no-cache", "--xcfilelist", "App"]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(".listgen.yml", "modules: {App: {generate: App}}\n")
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/StoryCell.swift", SmallApp.cells)
        try folder.write("App/Other.swift", "struct Other {}\n")
    }

    @Test func inputsAndOutputsAreListed() throws {
        #expect(try Command.run(Self.words, in: folder) == "exit 0")
        let inputs = """
            # Written by listgen. Do not edit.
            $(SRCROOT)/.listgen.yml
            $(SRCROOT)/App/Feed.swift
            $(SRCROOT)/App/Other.swift
            $(SRCROOT)/App/StoryCell.swift

            """
        #expect(folder.read("App.listgen-inputs.xcfilelist") == inputs)
        #expect(
            folder.read("App.listgen-outputs.xcfilelist")
                == "# Written by listgen. Do not edit.\n$(SRCROOT)/App/Feed.generated.swift\n")
        let before = try folder.snapshot(times: true)
        #expect(try Command.run(Self.words, in: folder) == "exit 0")
        #expect(try folder.snapshot(times: true) == before)
    }

    /// Xcode has read the lists already when the phase runs.
    @Test func aFirstMarkFailsOnceAtTheMark() throws {
        _ = try Command.run(Self.words, in: folder)
        try folder.write(
            "App/Other.swift", "import UIKit\n\n// listgen:list(.table)\nstruct Other { var all: [Story] }\n")
        let text = try Command.run(Self.words, in: folder)
        #expect(text.hasPrefix("App/Other.swift:3:1: error: `Other.generated.swift` is generated for the first time"))
        #expect(text.contains("[new-output]") && text.hasSuffix("exit 1"))
        #expect(folder.read("App/Other.generated.swift") != nil)
        #expect(folder.read("App.listgen-outputs.xcfilelist")?.contains("App/Other.generated.swift\n") == true)
        #expect(try Command.run(Self.words, in: folder) == "exit 0")
    }

    @Test func checkHoldsThemToTheirSources() throws {
        let check = ["check", "--no-cache", "--xcfilelist", "App"]
        _ = try Command.run(Self.words, in: folder)
        #expect(try Command.run(check, in: folder) == "exit 0")
        try folder.write("App/New.swift", "")
        let text = try Command.run(check, in: folder)
        #expect(text.contains("+$(SRCROOT)/App/New.swift\n") && text.hasSuffix("exit 1"), "\(text)")
        #expect(folder.read("App.listgen-inputs.xcfilelist")?.contains("New") == false)
    }

    @Test(arguments: ["$(HOME).swift", "a\nb.swift"])
    func aPathThatNoListCanNameIsAnError(_ name: String) throws {
        try folder.write("App/Feed.swift", "")
        try folder.write(name, "struct A {}\n")
        let before = try folder.snapshot()
        let words = ["generate", "--no-cache", "--xcfilelist", "App", "--module", "App", name, "App"]
        let text = try Command.run(words, in: folder)
        #expect(text.contains("[unsayable-path]"), "\(text)")
        #expect(try folder.snapshot() == before)
    }

    @Test func aListOfSomebodyElseIsLeftAlone() throws {
        try folder.write("App.listgen-inputs.xcfilelist", "$(SRCROOT)/Mine.swift\n")
        let before = try folder.snapshot()
        #expect(try Command.run(Self.words, in: folder).contains("[foreign-file]"))
        #expect(try folder.snapshot() == before)
    }
}
