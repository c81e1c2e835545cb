import Foundation
import SourceText
import Testing

@testable import ListGenKit

/// What another project wrote, what somebody copied and what is a link stays as it is.
@Suite struct ForeignFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/Cells/StoryCell.swift", SmallApp.cells)
    }

    private func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }

    private func copy(_ name: String, to other: String) throws {
        try folder.write(other, try #require(folder.read(name)))
    }

    @Test(arguments: [
        "App/Feed2.generated.swift", "Tests/Golden/Feed.generated.swift", "Tests/App/Feed.generated.swift",
        "App/Golden.swift", "Golden.txt",
    ])
    func copiesStay(_ name: String) throws {
        _ = folder.generate()
        try copy("App/Feed.generated.swift", to: name)
        let before = try folder.snapshot()
        #expect(folder.generate().summary == Writer.Summary(unchanged: 1))
        #expect(try folder.snapshot() == before)
        try remove("App/Feed.swift")
        #expect(folder.generate().summary == Writer.Summary(removed: 1))
        #expect(folder.read(name) == before[name])
    }

    @Test func aCopyWhereAFileIsToBeWrittenStaysUntilForced() throws {
        _ = folder.generate()
        try folder.write("App/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        try copy("App/Feed.generated.swift", to: "App/Zoo.generated.swift")
        let before = try folder.snapshot()
        let run = folder.generate()
        #expect(run.ids == ["other-source"])
        #expect(try folder.snapshot() == before)
        #expect(folder.generate(force: true).summary == Writer.Summary(written: 1, unchanged: 1))
        #expect(folder.generate().summary == Writer.Summary(unchanged: 2))
    }

    @Test(arguments: ["App", "App/Cells/.."]) func filesBehindALinkAreNotRemoved(_ place: String) throws {
        let other = try TemporaryFolder()
        try other.write("Feed.swift", SmallApp.list)
        try other.write("StoryCell.swift", SmallApp.cells)
        #expect(other.generate().summary.written == 1)
        try other.write("Feed.swift", "// Nothing is generated from this any more.\n")
        try other.write("StoryCell.swift", "")
        let before = try other.snapshot()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/\(place)/Other", withDestinationPath: other.path)
        #expect(folder.generate().summary == Writer.Summary(written: 1))
        #expect(try other.snapshot() == before)
    }

    @Test func aFileThatOnlyALinkLeadsToIsNotRemoved() throws {
        try FileManager.default.moveItem(atPath: folder.path + "/App", toPath: folder.path + "/Real")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/App", withDestinationPath: "Real")
        #expect(folder.generate(["App"]).summary == Writer.Summary(written: 1))
        try remove("Real/Feed.swift")
        #expect(folder.generate(["App"]).summary == Writer.Summary())
        #expect(folder.read("Real/Feed.generated.swift") != nil)
    }

    @Test func twoProjectsShareAFolder() throws {
        for name in ["One", "Two"] {
            try folder.write("\(name)/.listgen.yml", "output: ../Made\noutput-outside: true\n")
            try folder.write("\(name)/\(name).swift", SmallApp.list.replacing("Feed", with: name))
            try folder.write("\(name)/StoryCell.swift", SmallApp.cells)
            #expect(folder.generate(in: name).summary == Writer.Summary(written: 1))
        }
        let before = try folder.snapshot()
        for name in ["One", "Two"] {
            #expect(folder.generate(in: name).summary == Writer.Summary(unchanged: 1))
        }
        #expect(try folder.snapshot() == before)
        try folder.write("Two/One.swift", SmallApp.list.replacing("Feed", with: "One"))
        #expect(folder.generate(in: "Two").ids == ["other-source"])
        #expect(folder.read("Made/One.generated.swift") == before["Made/One.generated.swift"])
    }

    @Test func aRunForOnePathLeavesTheFilesOfTheOthers() throws {
        try folder.write(".listgen.yml", "output: Made\n")
        try folder.write("Kit/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        for name in ["App", "Kit"] { #expect(folder.generate([name]).summary == Writer.Summary(written: 1)) }
        for name in ["App", "Kit"] { #expect(folder.generate([name]).summary == Writer.Summary(unchanged: 1)) }
        try remove("Kit/Zoo.swift")
        #expect(folder.generate(["App"]).summary == Writer.Summary(unchanged: 1, removed: 1))
    }

    @Test(arguments: ["nowhere", "Elsewhere.swift", "Feed.generated.swift", "Cells"])
    func aLinkWhereAFileIsToBeWrittenStays(_ destination: String) throws {
        try folder.write("App/Elsewhere.swift", "// mine\n")
        let link = folder.path + "/App/Feed.generated.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
        let before = try folder.snapshot()
        #expect(folder.generate().ids == ["output-is-link"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == destination)
        #expect(try folder.snapshot() == before)
    }

    @Test func anotherWorkingDirectoryIsAnotherRoot() throws {
        try folder.write("App/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        #expect(folder.generate().summary == Writer.Summary(written: 2))
        try remove("App/Zoo.swift")
        let before = try folder.snapshot()
        let run = folder.generate(in: "App")
        #expect(run.ids == ["other-root"])
        #expect(run.text.contains("was generated from the folder `..`"))
        #expect(try folder.snapshot() == before)
        #expect(folder.generate(in: "App", force: true).summary == Writer.Summary(written: 1))
        #expect(folder.read("App/Feed.generated.swift")?.hasPrefix("// Generated by listgen from Feed.swift.") == true)
        #expect(folder.read("App/Zoo.generated.swift") == before["App/Zoo.generated.swift"])
        #expect(folder.generate(force: true).summary == Writer.Summary(written: 1, removed: 1))
    }

    @Test func namesThatDifferInCaseAreOneOutput() throws {
        try folder.write(".listgen.yml", "output: Made\n")
        try folder.write("Kit/feed.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        #expect(folder.generate().ids == ["same-output"])
    }

    /// The first line of a generated file says all of it in ASCII, and is read again.
    @Test(
        arguments: [
            "Übersicht.swift", "a to b/Feed.swift", "x to y.swift", "a\nb.swift", "q\"\\u{41}.swift", "t\t/F.swift",
        ], ["beside", "Made", "Ma to de", "Größe"])
    func aHeaderIsReadAgain(_ source: String, _ output: String) throws {
        try folder.write(".listgen.yml", "output: \(output)\n")
        try remove("App/Feed.swift")
        try folder.write(source, SmallApp.list)
        #expect(folder.generate().summary == Writer.Summary(written: 1))
        #expect(folder.generate().summary == Writer.Summary(unchanged: 1))
        let path = try #require(folder.generation().plan.files.first?.path)
        let text = try #require(folder.read(path))
        #expect(text.utf8.allSatisfy { $0 < 0x7F })
        try remove(source)
        #expect(folder.generate().summary == Writer.Summary(removed: 1))
    }
}
