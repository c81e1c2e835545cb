import Foundation
import Testing

@testable import ListGenKit
@testable import SourceText

@Suite(.enabled(if: Command.isBuilt)) struct FixCommandTests {
    private let folder: TemporaryFolder
    private static let right =
        SmallApp.list.replacing("    var", with: "    // listgen:row(height: 44)\n    var") + SmallApp.cells

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(".listgen.yml", "ouput: beside\n")
        let wrong = Self.right.replacing("listgen:list", with: "listgen:lsit").replacing("height:", with: "hight:")
        try folder.write("Feed.swift", wrong)
    }

    @Test func whatLeavesNoChoiceIsCorrected() throws {
        let before = try folder.snapshot()
        let text = try Command.run(["fix", "--dry-run"], in: folder)
        #expect(text.contains("+output: beside") && text.hasSuffix("exit 1"), "\(text)")
        #expect(try folder.snapshot() == before)
        #expect(try Command.run(["fix"], in: folder) == "3 fixed\nexit 0")
        #expect(folder.read(".listgen.yml") == "output: beside\n" && folder.read("Feed.swift") == Self.right)
        #expect(try Command.run(["fix"], in: folder) == "0 fixed\nexit 0")
        #expect(folder.read("Feed.generated.swift") == nil)
    }

    @Test func whatIsLeftIsTold() throws {
        try folder.write("Feed.swift", Self.right.replacing("(height: 44)", with: "(hight: 44, zzzzzzzz: 1)"))
        let text = try Command.run(["fix"], in: folder)
        #expect(text.contains("error:") && text.hasPrefix("2 fixed\n") && text.hasSuffix("exit 1"), "\(text)")
    }

    @Test func aFileThatHasChangedIsLeftAlone() throws {
        try folder.write(".listgen.yml", "")
        let runs = Runs([], working: Root(folder.path)) { _ in folder.generation() }
        let fixes = SourceFixes(runs)
        #expect(fixes.fixed.map(\.id) == ["unknown-mark"] || fixes.fixed.count == 2)
        try folder.write("Feed.swift", "// mine\n")
        var bag = DiagnosticBag()
        fixes.write(&bag)
        #expect(bag.diagnostics.map(\.id) == ["changed-source"])
        #expect(folder.read("Feed.swift") == "// mine\n")
    }

    @Test func programsReadTheEditsAndTheHash() throws {
        let line = try #require(
            Command.shell("\"$0\" check --no-cache --diagnostics json 2>&1 >/dev/null", in: folder).split(
                separator: "\n"
            ).first)
        struct Line: Decodable {
            struct Fix: Decodable { var edits: [Edit] }
            struct Edit: Decodable {
                var file, text, hash: String
                var offset, length, line, column, endColumn: Int
            }
            var fixes: [Fix]
        }
        let edit = try #require(JSONDecoder().decode(Line.self, from: Data(line.utf8)).fixes.first?.edits.first)
        #expect(edit.file == ".listgen.yml" && edit.text == "output" && edit.offset == 0 && edit.length == 5)
        #expect(edit.hash == String(FNV1a.hash("ouput: beside\n".utf8), radix: 16))
        #expect(edit.line == 1 && edit.column == 1 && edit.endColumn == 6)
    }
}
