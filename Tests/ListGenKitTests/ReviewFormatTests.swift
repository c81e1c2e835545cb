import Foundation
import Testing

/// What `check` writes for services and what it writes for people.
@Suite(.enabled(if: Command.isBuilt)) struct ReviewFormatTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Feed.swift", SmallApp.list)
        try folder.write("StoryCell.swift", SmallApp.cells)
    }

    private func errors(_ arguments: String) throws -> String {
        try Command.shell("\"$0\" \(arguments) 2>&1 >/dev/null", in: folder)
    }

    @Test(arguments: ["check --no-cache", "check --no-cache Nowhere", "generate -q", "generate -q Nowhere", "scan"])
    func sarifIsOneDocument(_ command: String) throws {
        let text = try errors("\(command) --diagnostics sarif").components(separatedBy: "\nexit ")[0]
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    }

    @Test func staleFilesAreNamedToPrograms() throws {
        #expect(try errors("check --no-cache --diagnostics sarif").contains("\"ruleId\":\"stale-output\""))
        let commands = try errors("check --no-cache --diagnostics github").split(separator: "\n")
        #expect(commands.first?.hasPrefix("::error file=Feed.generated.swift,title=stale-output::") == true)
        #expect(commands.dropFirst().first?.contains("run `listgen generate` and commit what it writes") == true)
        let lines = try errors("check --no-cache --diagnostics json").split(separator: "\n").dropLast()
        #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix("{\"id\":\"stale-output\"") })
    }

    @Test func theLastLineSaysWhatToRun() throws {
        let text = try errors("check --no-cache")
        #expect(text == "1 generated file is not up to date: run `listgen generate` and commit what it writes\nexit 1")
    }
}
