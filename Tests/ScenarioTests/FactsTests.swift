import Foundation
import ListModel
import SourceText
import Testing

@testable import ListGenKit

/// What a source means to others is all in its facts.
@Suite struct FactsTests {
    /// Marks of the file that is generated alone mean lists of other files.
    private static let others: Set = ["warning-uncalled-methods", "marks-behind"]

    /// A scenario that generates and has several Swift sources.
    static let scenarios = Scenario.all.filter { scenario in
        scenario.generates && !others.contains(scenario.name)
            && scenario.inputs.filter { $0.hasSuffix(".swift") }.count > 1
    }

    /// Each file is generated from its source and the facts of all others, those of its own module among them.
    @Test(arguments: scenarios) func factsOfOtherSourcesGiveTheSameBytes(_ scenario: Scenario) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let configuration = configuration(scenario)
        let whole = Generation(configuration, jobs: 1)
        try #require(!whole.diagnostics.hasErrors)
        // What lists hold has its part because of them.
        let lists = Set(whole.program.files.filter { !$0.lists.isEmpty }.map(\.sourcePath))
        for file in whole.plan.files where lists.contains(file.source) {
            let part = try configuration.with(factsOfAllBut: file.source, inputs: scenario.inputs, in: folder.path)
            let generation = Generation(part, jobs: 1)
            #expect(!generation.diagnostics.hasErrors, "\(generation.report(TextReporter()))")
            #expect(generation.plan.files.map(\.path) == [file.path])
            let bytes = try #require(generation.plan.files.first?.bytes)
            #expect(Self.text(bytes, of: file.source) == Self.text(file.bytes, of: file.source), "\(file.source)")
        }
    }

    /// A generated text without what it tells of lines and columns in other sources, and without its fingerprint.
    private static func text(_ bytes: [UInt8], of source: String) -> String {
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        lines = lines.dropLast(2)
        let hasOthers = lines.contains { $0.contains("#sourceLocation(file:") && !$0.contains("\"\(source) \"") }
        guard hasOthers else { return lines.joined(separator: "\n") }
        return lines.map { line in
            let text = line.drop { $0 == " " }
            return text.hasPrefix("#sourceLocation(file:") ? text.prefix { $0 != "," } : text
        }.joined(separator: "\n")
    }

    private func configuration(_ scenario: Scenario) -> Configuration {
        let folder = scenario.folder.appendingPathComponent("Input")
        let file = folder.appendingPathComponent(".listgen.yml").path
        var configuration = Configuration.paths(["."], root: Root(folder.path))
        if FileManager.default.fileExists(atPath: file) {
            var (bag, sources) = (DiagnosticBag(), SourceLibrary())
            configuration = .load(paths: [], file: file, from: folder.path, diagnostics: &bag, sources: &sources)
        }
        for index in configuration.modules.indices where configuration.modules[index].name.isEmpty {
            configuration.modules[index].name = "App"
        }
        return configuration
    }

    /// Facts are Swift that listgen reads, and have no facts but themselves.
    @Test(arguments: Scenario.all) func factsAreTheirOwnFacts(_ scenario: Scenario) throws {
        for path in scenario.inputs where path.hasSuffix(".swift") {
            let bytes = try Data(contentsOf: scenario.folder.appendingPathComponent("Input/\(path)"))
            let (facts, faults) = SourceFacts.text(of: SourceFile(path: path, bytes: Array(bytes)))
            guard faults.isEmpty else { continue }
            let (again, others) = SourceFacts.text(of: SourceFile(path: path, bytes: Array(facts.utf8)))
            #expect(others.isEmpty)
            #expect(again == facts, "\(path)")
        }
    }
}

extension Configuration {
    /// The same for one source, by the facts of all other Swift inputs.
    fileprivate func with(factsOfAllBut source: String, inputs: [String], in folder: String) throws -> Configuration {
        var part = self
        let swift = inputs.filter { $0.hasSuffix(".swift") }
        for (index, module) in modules.enumerated() {
            let own = inputs.filter { path in
                (module.generate + module.read).contains { Root.contains(root.path($0), path) }
            }
            part.modules[index].generate = own.filter { $0 == source }
            part.modules[index].read = own.filter { !swift.contains($0) }
            let others = own.filter { swift.contains($0) && $0 != source }
            guard !others.isEmpty else { continue }
            let run = FactsRun(module: module.name, paths: others.map(root.absolute), root: root, jobs: 1)
            #expect(!run.diagnostics.hasErrors)
            let file = "\(folder)/\(module.name).facts"
            #expect(run.write(to: file).isEmpty)
            part.facts.append(Facts(module: module.name, path: file))
        }
        return part
    }
}
