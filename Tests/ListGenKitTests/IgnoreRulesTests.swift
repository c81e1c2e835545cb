import Foundation
import RandomTesting
import Testing

@testable import ListGenKit

/// What `gitignore: true` leaves out: what git itself would ignore.
@Suite struct IgnoreRulesTests {
    private static let names = ["a", "b", "ab", "A.swift", "b.swift", "[x].swift"]
    private static let patterns = [
        "a", "/a", "a/", "a/b", "/a/*", "**/b", "a/**", "a/**/b.swift", "*.swift", "!A.swift", "!/a/b.swift",
        "[ab].swift",
        "[!a]*", "?.swift", "# a", "\\#a", "\\[x].swift", "ab/ ", "b.swift\\ ", "!a/", "", "*", "!*/", "[a-b]", "**",
    ]

    @Test(.enabled(if: GitRepository.isInstalled)) func itIsWhatGitIgnores() throws {
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Sample.count(400) {
            let git = try GitRepository()
            let repository = git.folder
            var ignored: [String: String] = [:]
            func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
            for folder in ["", "app/", "app/a/", "app/a/b/"] where Bool.random(using: &random) {
                let lines = (0..<Int.random(in: 1..<4, using: &random)).map { _ in pick(Self.patterns) }
                ignored[folder + ".gitignore"] = lines.joined(separator: "\n") + "\n"
            }
            var paths: [String] = []
            for first in ["", "a/", "ab/", "a/b/"] {
                for name in Self.names where name.hasSuffix(".swift") { paths.append(first + name) }
            }
            for path in paths { try repository.write("app/" + path, "struct A {}\n") }
            for (path, text) in ignored { try repository.write(path, text) }
            let told = "seed \(seed), \(ignored)"
            var discovery = Discovery(root: Root(repository.path + "/app"), respectsGitignore: true)
            discovery.add(["."])
            let found = Set(discovery.files)
            let listed = try git.git("ls-files", "--others", "--exclude-standard", "app").text.split(separator: "\n")
            let kept = Set(listed.filter { $0.hasSuffix(".swift") }.map { String($0.dropFirst("app/".count)) })
            #expect(found == kept, "\(told), \(found.symmetricDifference(kept).sorted())")
        }
    }

    @Test func theKeyDecides() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/Cells.swift", SmallApp.cells)
        try folder.write("Old/Cells.swift", SmallApp.cells)
        try folder.write(".gitignore", "Old/\n*.generated.swift\n")
        #expect(folder.generate().ids == ["redeclared-type"])
        try folder.write(".listgen.yml", "gitignore: true\n")
        #expect(folder.generate().summary == Writer.Summary(written: 1))
        // Included, whatever git ignores; and a generated file is found all the same.
        try folder.write(".listgen.yml", "gitignore: true\ninclude: [Old]\n")
        #expect(folder.generate().ids == ["redeclared-type"])
        try folder.write(".listgen.yml", "gitignore: true\n")
        try FileManager.default.removeItem(atPath: folder.path + "/App/Feed.swift")
        #expect(folder.generate().summary.removed == 1)
        try folder.write(".listgen.yml", "gitignore: perhaps\n")
        #expect(folder.generate().ids == ["wrong-configuration-value"])
    }
}
