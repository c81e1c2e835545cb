import Foundation
import Testing

@Suite struct HouseTests {
    @Test(arguments: HouseRule.all) func ourSourcesKeep(_ rule: HouseRule) throws {
        let excepted = Set(HouseException.all.filter { $0.rule == rule.name }.map(\.path))
        var breaking: Set<String> = []
        for file in try HouseFile.ours.get() {
            let violations = rule.violations(file)
            if !violations.isEmpty { breaking.insert(file.path) }
            if excepted.contains(file.path) { continue }
            for violation in violations { Issue.record("\(violation)") }
        }
        let stale = excepted.subtracting(breaking).sorted()
        #expect(stale == [], "these files need no exception from the rule of \(rule.name)")
    }

    @Test func everyExceptionHasARuleAndAReason() {
        let names = Set(HouseRule.all.map(\.name))
        for exception in HouseException.all {
            #expect(names.contains(exception.rule), "\(exception.path)")
            #expect(exception.reason.count > 10, "\(exception.path)")
        }
    }

    /// Two modules that never meet may still be read side by side: a name leads to one type.
    @Test func noTwoTypesShareAName() throws {
        var places: [String: Set<String>] = [:]
        for file in try HouseFile.ours.get() {
            for declaration in file.topLevel where [.struct, .class, .enum, .protocol].contains(declaration.kind) {
                if !Set(declaration.modifiers).isDisjoint(with: ["private", "fileprivate"]) { continue }
                // A type for each system is one: `FolderEvents+Linux`, `FolderEvents+Mac`.
                let system = file.path.firstRange(of: #/\+(Linux|Mac)\.swift$/#)
                places[declaration.name, default: []].insert(
                    system.map { String(file.path[..<$0.lowerBound]) } ?? file.path)
            }
        }
        #expect(
            places.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.sorted())" }
                == [])
    }

    /// A process that a test lets go of may end all tests: on Linux a thread of Foundation's still reads it.
    @Test func testsStartProcessesInOnePlace() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
            let starts = try String(contentsOf: root.appending(path: path), encoding: .utf8).contains(
                "= Process" + "()")
            #expect(!starts, "\(path): ask `ChildProcess` for it")
        }
    }

    /// A recipe that names a script by a name it no longer has fails on the day that somebody needs it.
    @Test func theMakefileRunsScriptsThatExist() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let recipes = try String(contentsOf: root.appending(path: "Makefile"), encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("\t") }
        let scripts = recipes.flatMap { $0.split { " \t@|".contains($0) } }
            .filter { $0.hasPrefix("Scripts/") || $0.hasPrefix("Benchmarks/") }
        #expect(!scripts.isEmpty)
        for script in scripts {
            let path = root.appending(path: String(script)).path
            #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
        }
    }
}
