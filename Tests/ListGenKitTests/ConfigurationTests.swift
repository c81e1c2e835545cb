import Foundation
import SourceText
import Testing

@testable import ListGenKit

@Suite struct ConfigurationTests {
    private func read(_ text: String) -> (Configuration, [Diagnostic]) {
        var reader = ConfigurationReader(SourceFile(path: ".listgen.yml", bytes: Array(text.utf8)))
        let configuration = reader.read(root: Root("/app"))
        return (configuration, reader.diagnostics.sorted())
    }

    @Test func readsEveryKey() {
        let (known, diagnostics) = read(
            """
            modules:
              Mail:
                generate: [Sources/Mail]
                read: [Sources/MailKit]
            imports: [Shared]
            configure: [configure, fill]
            output: Generated
            jobs: 2
            """)
        var configuration = known
        #expect(diagnostics == [])
        #expect(configuration.mentions.map(\.text) == ["Sources/Mail", "Sources/MailKit", "Generated"])
        #expect(configuration.place(of: "Sources/MailKit")?.range == SourceRange(57, 72))
        configuration.mentions = []
        #expect(
            configuration
                == Configuration(
                    root: Root("/app"), file: ".listgen.yml",
                    modules: [
                        Configuration.Module(name: "Mail", generate: ["Sources/Mail"], read: ["Sources/MailKit"])
                    ],
                    imports: ["Shared"], configure: ["configure", "fill"], output: .folder("Generated"), jobs: 2))
    }

    @Test func theFileOfInitReadsAsTheDefaults() {
        let (configuration, diagnostics) = read(ConfigurationTemplate.text(proposing: []))
        #expect(diagnostics == [])
        #expect(configuration == Configuration(root: Root("/app"), file: ".listgen.yml"))
    }

    @Test func aMisspeltKeyIsAnErrorAtItsPlace() throws {
        let (_, diagnostics) = read("imports: []\nouput: beside\n")
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(diagnostic.id == "unknown-key")
        #expect(diagnostic.place?.range == SourceRange(12, 17))
        #expect(diagnostic.notes.map(\.message) == ["did you mean `output`?"])
    }

    @Test(arguments: [
        "jobs: many", "jobs: 0", "modules: [a]", "imports: {a: b}", "imports: [\"A\\nevil()\"]", "minimum: iOS",
        "minimum: [iOS 16, Windows 11]", "content: equal",
    ])
    func aValueOfTheWrongKindIsAnError(_ text: String) {
        #expect(read(text).1.map(\.id) == ["wrong-configuration-value"])
    }

    @Test func whatIsNotYAMLIsAnError() {
        #expect(read("modules: [").1.map(\.id) == ["malformed-configuration"])
    }

    @Test func isFoundUpwardsAndNarrowedByPaths() throws {
        let folder = try TemporaryFolder()
        try folder.write(".listgen.yml", "modules:\n  App:\n    generate: [App]\n  Kit:\n    read: [Kit]\n")
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/Other/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        try folder.write("Kit/StoryCell.swift", SmallApp.publicCells)
        #expect(folder.generate(["App/Other"]).summary.written == 1)
        #expect(folder.read("App/Feed.generated.swift") == nil)
        #expect(folder.generate().summary == Writer.Summary(written: 1, unchanged: 1, removed: 0))
        #expect(folder.read("App/Feed.generated.swift")?.contains("import Kit\n") == true)
    }

    @Test func anOutputFolderTakesAllAndLosesOrphans() throws {
        let folder = try TemporaryFolder()
        try folder.write(".listgen.yml", "output: Generated\n")
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/StoryCell.swift", SmallApp.cells)
        #expect(folder.generate().summary.written == 1)
        #expect(folder.read("Generated/Feed.generated.swift") != nil)
        try FileManager.default.removeItem(atPath: folder.path + "/App/Feed.swift")
        #expect(folder.generate().summary.removed == 1)
    }

    /// A folder whose name only begins like that of another module is not in it.
    @Test func pathsSelectWithinTheModuleThatTheyAreIn() throws {
        let folder = try TemporaryFolder()
        try folder.write(".listgen.yml", "modules: {App: {generate: [App]}, Old: {generate: [AppOld]}}\n")
        var diagnostics = DiagnosticBag()
        var sources = SourceLibrary()
        let configuration = Configuration.load(
            paths: ["AppOld"], from: folder.path, diagnostics: &diagnostics, sources: &sources)
        #expect(configuration.modules.map(\.name) == ["App", "Old"])
        #expect(configuration.modules.map(\.generate) == [["App"], ["AppOld"]])
        #expect(["App/Feed.swift", "AppOld/Feed.swift"].map(configuration.selects) == [false, true])
    }

    private static let item = """
        // listgen:rows
        enum Item {
            case story(Story)
        }

        """

    /// What `Item.swift` gives depends on the list that shows it.
    @Test(arguments: ["output: beside\n", "modules: {App: {generate: [.]}}\n", nil])
    func aFileNamedAloneKeepsItsBytes(_ configuration: String?) throws {
        let folder = try TemporaryFolder()
        if let configuration { try folder.write(".listgen.yml", configuration) }
        try folder.write("Feed.swift", SmallApp.list.replacing("[Story]", with: "[Item]"))
        try folder.write("Item.swift", Self.item)
        try folder.write("StoryCell.swift", SmallApp.cells)
        try folder.write("Kit/.listgen.yml", "output: beside\n")
        try folder.write("Kit/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        try folder.write("Kit/StoryCell.swift", SmallApp.cells)
        #expect(folder.generate().summary.written == 2)
        let before = try folder.snapshot()
        for path in ["Item.swift", "Feed.swift", "StoryCell.swift"] {
            let run = folder.generate([path])
            #expect(run.ids == [])
            #expect(run.generation.plan.isUpToDate)
        }
        #expect(try Command.run(["generate", "Item.swift"], in: folder) == "0 written, 1 unchanged, 0 removed\nexit 0")
        #expect(try folder.snapshot() == before)
        try FileManager.default.removeItem(atPath: folder.path + "/Feed.swift")
        #expect(folder.generate(["Item.swift"]).summary == Writer.Summary(removed: 2))
    }

    /// An error anywhere may change what a list gives; a warning does not concern who named another file.
    @Test func errorsElsewhereStopAndWarningsElsewhereAreLeftOut() throws {
        let folder = try TemporaryFolder()
        try folder.write(".listgen.yml", "output: beside\n")
        try folder.write("Feed.swift", SmallApp.list)
        try folder.write("StoryCell.swift", SmallApp.cells)
        try folder.write("Zoo.swift", "// listgen:rows\nenum Zoo {\n    case story(Story)\n}\n")
        let warned = folder.generate()
        #expect(!warned.ids.isEmpty && !warned.diagnostics.contains { $0.severity == .error })
        #expect(folder.generate(["Feed.swift"]).ids == [])
        #expect(folder.generate(["Zoo.swift"]).ids == warned.ids)
        try folder.write("Zoo.swift", "// listgen:lst\nstruct Zoo {}\n")
        #expect(folder.generate(["Feed.swift"]).ids == ["unknown-mark"])
    }
}
