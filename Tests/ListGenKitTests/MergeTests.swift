import RandomTesting
import Testing

@testable import ListGenKit

/// A merge of two branches costs nothing in generated files: `generate` without `--force` is all that it takes.
@Suite(.enabled(if: GitRepository.isInstalled, "git is not installed")) struct MergeTests {
    @Test func randomMergesAreGeneratedAnew() throws {
        let seed = Seed.start
        print("seed \(seed)")
        var seeds = SeededGenerator(seed: seed)
        var marked = 0
        var written: [RandomMerge.Handling: [Bool]] = [:]
        for number in 0..<Sample.count(160) {
            let merge = try RandomMerge(seed: seeds.next())
            marked += merge.marked
            written[merge.worst, default: []].append(try merge.generate("seed \(seed), merge \(number)"))
        }
        for (handling, written) in written {
            print("\(handling): \(written.count { $0 }) written, \(written.count { !$0 }) refused")
        }
        if Sample.isWhole { #expect(marked > 0 && written[.none]?.contains(true) == true) }
    }

    /// Two branches add a section each to one list; what a user sees from `check` and `generate` after the merge.
    @Test(.enabled(if: Command.isBuilt)) func checkNamesConflictsAndGenerateSettlesThem() throws {
        let repository = try GitRepository()
        let (folder, list) = (repository.folder, SmallApp.list)
        func branch(_ text: String) throws {
            try folder.write("App/Feed.swift", text)
            #expect(folder.generate().diagnostics.isEmpty)
            try repository.commit("edit")
        }
        let spaced = list.replacing("    var", with: "    // One\n\n    // Two\n    var")
        try folder.write("App/Cells.swift", SmallApp.cells)
        try branch(spaced)
        try repository.git("branch", "other")
        try branch(spaced.replacing("// One", with: "var one: [Story]"))
        try repository.git("checkout", "--quiet", "other")
        try branch(spaced.replacing("[Story]", with: "[Story]\n    var three: [Story]"))
        try repository.git("merge", "--no-edit", "main")
        #expect(try repository.conflicts() == ["App/Feed.generated.swift"])
        let check = try Command.run(["check"], in: folder)
        #expect(check.contains("App/Feed.generated.swift: warning: this generated file has conflicts of a merge"))
        #expect(check.contains("+++ b/App/Feed.generated.swift\n") && check.hasSuffix("exit 1"))
        #expect(
            try Command.run(["generate"], in: folder)
                == "1 written, 0 unchanged, 0 removed\nconflicts settled: App/Feed.generated.swift\nexit 0")
        let text = try #require(folder.read("App/Feed.generated.swift"))
        #expect(text.contains("case one(Story)") && text.contains("case three(Story)") && !text.contains("<<<<<<<"))
        #expect(try Command.run(["check"], in: folder) == "exit 0")
    }

    /// What version control does to a text that listgen wrote.
    @Test(
        arguments: [
            { $0.dropLast(17) + "0123456789abcdef\n" },
            { $0 + "// listgen: 0123456789abcdef\n" }, { $0.replacing("line: 3)", with: "line: 13)") },
            { "<<<<<<< HEAD\n" + $0.replacing("\n// swiftlint", with: "\n=======\n// B\n>>>>>>> b\n// swiftlint") },
        ] as [@Sendable (String) -> String])
    func isReplaced(_ change: @Sendable (String) -> String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", SmallApp.list.replacing(".table)", with: ".table, animation: .fade)"))
        try folder.write("Cells.swift", SmallApp.cells)
        _ = folder.generate()
        let text = try #require(folder.read("Feed.generated.swift"))
        #expect(change(text) != text)
        try folder.write("Feed.generated.swift", change(text))
        #expect(folder.generate().summary == Writer.Summary(written: 1))
        #expect(folder.read("Feed.generated.swift") == text)
    }

    @Test func checkSaysWhereGenerateWouldStop() throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", SmallApp.list)
        try folder.write("Cells.swift", SmallApp.cells)
        _ = folder.generate()
        try folder.write("Feed.generated.swift", try #require(folder.read("Feed.generated.swift")) + "// mine\n")
        let forecast = folder.generation().plan.forecast.sorted()
        #expect(forecast.map(\.id) == ["edited-by-hand"])
        #expect(folder.generate().diagnostics == forecast)
    }
}
