import Foundation
import ListGenKit
import RandomTesting
import SourceText
import Testing

/// A run that names paths writes for these what a run over all writes, byte for byte, and leaves the rest alone.
@Suite struct SelectionTests {
    @Test(arguments: Sample.of(Scenario.all.filter { $0.generates }))
    func givesEachFileTheSameBytes(_ scenario: Scenario) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("selection-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: scenario.folder.appendingPathComponent("Input"), to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = folder.appendingPathComponent(".listgen.yml")
        if !FileManager.default.fileExists(atPath: configuration.path) {
            try "output: beside\n".write(to: configuration, atomically: true, encoding: .utf8)
        }
        let whole = run([], in: folder)
        let expected = Dictionary(grouping: whole.plan.files, by: \.source).mapValues { $0.map(\.bytes) }
        var bag = DiagnosticBag()
        #expect(Writer(root: whole.root, whole.plan).write(diagnostics: &bag).first?.written == whole.plan.files.count)
        for path in scenario.inputs {
            let plan = run([path], in: folder).plan
            #expect(plan.files.map(\.bytes) == expected[path] ?? [], "\(path) alone gives something else")
            #expect(plan.isUpToDate, "\(path) alone changes \(plan.changes.map(\.path))")
        }
    }

    private func run(_ paths: [String], in folder: URL) -> Generation {
        var diagnostics = DiagnosticBag()
        var sources = SourceLibrary()
        let configuration = Configuration.load(
            paths: paths, from: folder.path, diagnostics: &diagnostics, sources: &sources)
        return Generation(configuration, jobs: 1, diagnostics: diagnostics, sources: sources)
    }
}
