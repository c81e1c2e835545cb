import Foundation
import ListGenKit
import ListSurvey
import SourceText
import Testing

/// `listgen survey`: from folders to an inventory, as the command does it.
@Suite struct SurveyRunTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Survey")

    static let apps = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path))?.sorted() ?? []

    /// `Fixtures/Survey/<app>/Input` is surveyed, and what each format prints stands beside it.
    @Test(arguments: apps) func theInventoryIsTheRecordedOne(_ app: String) throws {
        let folder = Self.fixtures.appending(path: app)
        let run = SurveyRun(paths: [], root: Root(folder.appending(path: "Input").path))
        #expect(run.diagnostics.sorted().map(\.id) == [])
        try Self.expect(TextSurvey.text(run.inventory), at: folder.appending(path: "survey.txt"))
    }

    private static func expect(_ text: String, at file: URL) throws {
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            let old = try? String(contentsOf: file, encoding: .utf8)
            try text.write(to: file, atomically: true, encoding: .utf8)
            if old != text { Issue.record("\(file.lastPathComponent) is written anew; read the diff") }
            return
        }
        #expect(text == (try? String(contentsOf: file, encoding: .utf8)))
    }

    @Test func theOrderOfTheThreadsChangesNothing() throws {
        let root = Root(Self.fixtures.appending(path: "Recipes/Input").path)
        let alone = TextSurvey.text(SurveyRun(paths: [], jobs: 1, root: root).inventory)
        for jobs in [2, 7] { #expect(TextSurvey.text(SurveyRun(paths: [], jobs: jobs, root: root).inventory) == alone) }
    }

    @Test func aFolderWithoutSwiftIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("Docs/Read.md", "# Nothing\n")
        let run = SurveyRun(paths: ["Docs"], root: Root(folder.path))
        #expect(run.diagnostics.sorted().map(\.id) == ["no-swift-file"])
        #expect(run.inventory.lists.isEmpty)
        #expect(try Command.run(["survey", "Docs"], in: folder).hasSuffix("exit 1"))
    }

    @Test func anAppWithoutListsHasNone() throws {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", "struct App { var name: String }\n")
        #expect(
            try Command.run(["survey"], in: folder) == """
                0 lists (0 tables, 0 collections) in about 0 lines of 1 Swift file
                Not looked at: 0 files of tests.
                exit 0
                """)
    }

    /// What is damaged is told, and the rest is surveyed.
    @Test func aDamagedFileIsToldAndTheRestIsRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("Broken.swift", "final class Broken: UITableViewController { let s = \"abc\n")
        try folder.write(
            "Whole.swift",
            """
            final class Whole: UITableViewController {
                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    table.dequeueReusableCell(withIdentifier: "a", for: path) as! WholeCell
                }
            }
            """)
        let run = SurveyRun(paths: [], root: Root(folder.path))
        #expect(run.inventory.inputs.faults.map(\.spot.path) == ["Broken.swift"])
        #expect(run.inventory.lists.map(\.name) == ["Whole"])
    }

    /// Lexing and parsing are linear, and so must be what is made of them.
    @Test func deepAndWideInputEnds() throws {
        let folder = try TemporaryFolder()
        var text = "class C0: C999 {}\n"
        for number in 1..<1_000 { text += "class C\(number): C\(number - 1) {}\n" }
        text += "final class Deep: C999, UITableViewDataSource {\n"
        text += "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell "
        text += String(repeating: "{", count: 3_000) + String(repeating: "(", count: 3_000)
        try folder.write("Deep.swift", text)
        let run = SurveyRun(paths: [], root: Root(folder.path))
        #expect(run.inventory.lists.map(\.name) == ["Deep"])
    }
}
