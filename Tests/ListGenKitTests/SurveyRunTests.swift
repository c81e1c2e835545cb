import Foundation
import ListGenKit
import ListSurvey
import RandomTesting
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
        let inventory = run.inventory(only: nil, by: .lines)
        try Self.expect(TextSurvey.text(inventory), at: folder.appending(path: "survey.txt"))
        let json = JSONSurvey.bytes(inventory)
        try Self.expect(String(decoding: json, as: UTF8.self), at: folder.appending(path: "survey.json"))
        _ = try JSONSerialization.jsonObject(with: Data(json))
        let page = HTMLSurvey.page(inventory)
        try Self.expect(page, at: folder.appending(path: "survey.html"))
        #expect(!page.contains("<script") && !page.contains("http"))
        let details = (run.inventory.lists + run.inventory.bases).map(ListDetails.text).joined(separator: "\n")
        try Self.expect(details, at: folder.appending(path: "lists.txt"))
        let proposals = (run.inventory.lists + run.inventory.bases).map { list in
            switch run.survey.proposal(for: list) {
            case .success(let proposal): proposal.text
            case .failure(let refusal): "\(list.name): nothing is proposed, \(refusal.reason)\n"
            }
        }
        try Self.expect(proposals.joined(separator: "\n"), at: folder.appending(path: "proposals.txt"))
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
                No lists in 1 Swift file
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

    @Test func aDamagedStoryboardIsToldAndTheRestIsRead() throws {
        let folder = try TemporaryFolder()
        let whole = Self.fixtures.appending(path: "Recipes/Input/Settings")
        for name in ["Settings.storyboard", "TagsController.swift"] {
            try folder.write(name, Data(contentsOf: whole.appending(path: name)))
        }
        let text = try String(contentsOf: whole.appending(path: "Settings.storyboard"), encoding: .utf8)
        try folder.write("Cut.storyboard", String(text.prefix(900)))
        try folder.write("NoXML.xib", "tableView {\n}\n")
        let output = try Command.run(["survey"], in: folder)
        #expect(output.contains("TagsController"))
        #expect(output.contains("Not read in full: Cut.storyboard:"))
        #expect(output.contains("Not read in full: NoXML.xib:1: "))
        #expect(output.hasSuffix("exit 0"))
    }

    /// What stands in the way is what `generate` would report of the list.
    @Test func whatStandsInTheWayIsWhatGenerateReports() throws {
        let cells = """
            import UIKit
            final class OutletCell: UITableViewCell { @IBOutlet var label: UILabel! }
            final class OwnCell: UITableViewCell {
                init(title: String) { super.init(style: .default, reuseIdentifier: nil) }
                required init?(coder: NSCoder) { nil }
            }
            final class PlainCell: UITableViewCell {}
            private final class HiddenCell: UITableViewCell {}
            """
        for name in ["OutletCell", "OwnCell", "PlainCell", "HiddenCell"] {
            let folder = try TemporaryFolder()
            try folder.write(
                "Screen.swift",
                cells + """

                    final class Screen: UITableViewController {
                        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                            table.dequeueReusableCell(withIdentifier: "a", for: path) as! \(name)
                        }
                    }
                    """)
            let lists = SurveyRun(paths: [], root: Root(folder.path)).inventory.lists
            #expect(lists.map(\.name) == ["Screen"])
            try folder.write(
                "Marked.swift",
                "// listgen:list(.table)\nstruct Marked {\n"
                    + "let row = true // listgen:row(cell: \(name), configure: .asked)\n}\n")
            if name == "HiddenCell" { continue }
            let reported = folder.generation().diagnostics.sorted().filter { $0.severity == .error }
            #expect(lists.flatMap(\.obstacles).map(\.id) == reported.map(\.id), "\(name)")
            #expect(lists.flatMap(\.obstacles).map(\.message) == reported.map(\.message), "\(name)")
        }
    }

    @Test func theCommandAnswersForOneListAndCountsTheBlocked() throws {
        let folder = try TemporaryFolder()
        for name in ["TagsController.swift", "Settings.storyboard"] {
            let file = Self.fixtures.appending(path: "Recipes/Input/Settings/\(name)")
            try folder.write(name, Data(contentsOf: file))
        }
        let details = try Command.run(["survey", "--list", "TagsController"], in: folder)
        #expect(details.contains("TagCell, prototype, identifier tag"))
        let missing = try Command.run(["survey", "--list", "TagControler"], in: folder)
        #expect(missing == "error: there is no list 'TagControler'; did you mean 'TagsController'?\nexit 1")
        #expect(try Command.run(["survey", "--max-blocked", "1"], in: folder).hasSuffix("exit 0"))
        #expect(try Command.run(["survey", "--max-blocked", "0"], in: folder).hasSuffix("exit 3"))
        let only = try Command.run(["survey", "--only", "Nowhere/**"], in: folder)
        #expect(only.hasPrefix("No lists"))
        let written = try Command.run(["survey", "--output", "lists.json", "--format", "json"], in: folder)
        #expect(written == "exit 0")
        #expect(folder.read("lists.json")?.hasPrefix("{\"version\":1") == true)
        let refused = try Command.run(["survey", "--output", "No/lists.json"], in: folder)
        #expect(refused.hasPrefix("error: 'No/lists.json' cannot be written: ") && refused.hasSuffix("exit 1"))
    }

    /// What has no hole is taken by `generate` as it is, and no source is touched.
    @Test func aProposalWithoutHolesGenerates() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Notes.swift",
            """
            import UIKit
            struct Note: Equatable { var id: Int; var text: String }
            final class NoteCell: UITableViewCell { func configure(with note: Note) {} }
            final class TitleCell: UITableViewCell {}
            final class NotesController: UITableViewController {
                enum Part: Int { case title, notes }
                private var notes: [Note] = []
                override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
                    switch Part(rawValue: section) {
                    case .notes: notes.count
                    default: 1
                    }
                }
                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    switch Part(rawValue: path.section) {
                    case .title:
                        return table.dequeueReusableCell(withIdentifier: "title", for: path) as! TitleCell
                    case .notes:
                        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
                        cell.configure(with: notes[path.row])
                        return cell
                    }
                }
                override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
            }
            """)
        let before = try folder.snapshot(times: true)
        let output = try Command.run(["survey", "--propose", "NotesController"], in: folder)
        #expect(try folder.snapshot(times: true) == before)
        #expect(
            output == """
                // listgen:list(.table, on: select)
                struct NotesList {
                    // From Notes.swift:17.
                    // listgen:row(cell: TitleCell, configure: .asked)
                    let title = true
                    // From Notes.swift:19.
                    // listgen:row(cell: NoteCell)
                    var notes: [Note]
                }
                exit 0
                """)
        try folder.write("NotesList.swift", "import UIKit\n\n" + output.dropLast("exit 0".count))
        let generation = folder.generation()
        #expect(generation.diagnostics.sorted().map(\.message) == [])
        // What `generate` refuses is a hole.
        let source = folder.read("Notes.swift") ?? ""
        try folder.write("Notes.swift", source.replacing("Note: Equatable", with: "Note"))
        try folder.write("NotesList.swift", "")
        let refused = try Command.run(["survey", "--propose", "NotesController"], in: folder)
        #expect(refused.contains("// HOLE `generate` refuses this: `Note` is not Equatable"))
        #expect(refused.hasSuffix("exit 0"))
        let missing = try Command.run(["survey", "--propose", "Nobody"], in: folder)
        #expect(missing == "error: there is no list 'Nobody'\nexit 1")
    }

    /// A tenth of what `Documentation/Survey.md` has figures for: what grows faster than the files would be seen here, too.
    @Test func aFolderOfManyFilesIsSurveyed() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Whole.swift",
            """
            final class Whole: UITableViewController {
                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    table.dequeueReusableCell(withIdentifier: "a", for: path) as! WholeCell
                }
            }
            """)
        let groups = Sample.count(20)
        for group in 0..<groups {
            try folder.write("Group\(group)/Group.swift", "")
            for number in 1..<1_000 {
                // Foundation takes milliseconds for each.
                let file = try #require(fopen("\(folder.path)/Group\(group)/Type\(number).swift", "w"))
                fputs("struct Type\(group)_\(number) { var name: String }\n", file)
                fclose(file)
            }
        }
        let run = SurveyRun(paths: [], root: Root(folder.path))
        #expect(run.diagnostics.sorted().map(\.id) == [] && run.inventory.inputs.faults.isEmpty)
        #expect(run.inventory.inputs.swiftFiles == groups * 1_000 + 1)
        #expect(run.inventory.lists.map(\.name) == ["Whole"])
    }

    /// Names are words of the page, whatever they hold.
    @Test func thePageEscapesWhatItShows() throws {
        let folder = try TemporaryFolder()
        try folder.write("A&B <i>/Cut.storyboard", "<document><\"&")
        try folder.write("A&B <i>/App.swift", "struct App {}\n")
        let page = HTMLSurvey.page(SurveyRun(paths: [], root: Root(folder.path)).inventory)
        #expect(page.contains("A&amp;B &lt;i&gt;/Cut.storyboard:1"))
        #expect(!page.contains("<i>"))
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
