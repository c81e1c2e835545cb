import Foundation
import Testing

@testable import ListGenKit

/// What is no difference, and what is no source.
@Suite struct MovedFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(".listgen.yml", "")
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("StoryCell.swift", SmallApp.cells)
    }

    private func move(_ name: String, to other: String) throws {
        let (from, to) = (folder.path + "/" + name, folder.path + "/" + other)
        try FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: to).deletingLastPathComponent().path, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: from, toPath: to)
    }

    @Test(arguments: ["Kit", "App/Inner", "."]) func aSourceTakesItsOutputAlong(_ place: String) throws {
        #expect(folder.generate().ids == [])
        for name in ["Feed.swift", "Feed.generated.swift"] { try move("App/" + name, to: place + "/" + name) }
        let run = folder.generate()
        #expect(run.ids == [] && run.summary.written == 1)
        try move(place + "/Feed.swift", to: "Deep/Feed.swift")
        try move(place + "/Feed.generated.swift", to: "Deep/Feed.generated.swift")
        #expect(folder.generate().ids == [])
    }

    @Test func anEditedOutputIsNotTakenAlong() throws {
        _ = folder.generate()
        let text = try #require(folder.read("App/Feed.generated.swift"))
        try folder.write("App/Feed.generated.swift", text.replacing("import UIKit", with: "import  UIKit"))
        for name in ["Feed.swift", "Feed.generated.swift"] { try move("App/" + name, to: "Kit/" + name) }
        #expect(folder.generate().ids == ["other-source"])
    }

    @Test func aCopyIsNotTakenAlong() throws {
        _ = folder.generate()
        for name in ["Feed.swift", "Feed.generated.swift"] { try move("App/" + name, to: "Kit/" + name) }
        try folder.write("App/Feed.swift", "")
        #expect(folder.generate().ids == ["other-source"])
    }

    @Test func lineEndsAreNoDifference() throws {
        _ = folder.generate()
        let text = try #require(folder.read("App/Feed.generated.swift"))
        try folder.write("App/Feed.generated.swift", text.replacing("\n", with: "\r\n"))
        let run = folder.generate()
        #expect(run.ids == [] && run.summary.written == 0)
        let plan = folder.generation().plan
        #expect(plan.isUpToDate && plan.files.allSatisfy { UnifiedDiff.text($0).isEmpty })
    }

    @Test func copiesAreNoSources() throws {
        try folder.write("Copies/.listgen-headless", "Feed.swift\n")
        try folder.write("Copies/Feed.swift", SmallApp.list)
        #expect(folder.generate().ids == [])
        #expect(folder.read("Copies/Feed.generated.swift") == nil)
    }

    @Test func marksThatNoModuleHasAreTold() throws {
        try folder.write(".listgen.yml", "modules: { App: { generate: [App, StoryCell.swift] } }\nexclude: [Left]\n")
        try folder.write("Other/Feed.swift", SmallApp.cells)
        try folder.write("Other/Prose.swift", "let text = \"// listgen:row\"\n")
        for name in ["Left", ".hidden", "Own"] { try folder.write(name + "/Feed.swift", SmallApp.cells) }
        try folder.write("Own/.listgen.yml", "")
        let run = folder.generate()
        #expect(run.ids == ["marks-outside-modules"])
        #expect(run.text.hasPrefix("Other/Feed.swift:7:1: warning: "))
    }

    @Test func whatATemplateBreaksIsNotWritten() throws {
        let file = try #require(TemplateFolder().sources.first { $0.path.hasSuffix("/File.mustache") })
        for broken in ["struct Open {\n", "let text = \"\n", "// fine\n)\n"] {
            try folder.write("Templates/File.mustache", String(decoding: file.bytes, as: UTF8.self) + broken)
            try folder.write(".listgen.yml", "templates: Templates\n")
            #expect(folder.generate().ids == ["broken-output"], "\(broken)")
        }
    }

    @Test(.enabled(if: Command.isBuilt)) func checkSaysWhatToDo() throws {
        #expect(
            try Command.shell("$0 check --no-cache >/dev/null", in: folder)
                == "1 generated file is not up to date: run `listgen generate` and commit what it writes\nexit 1")
    }
}
