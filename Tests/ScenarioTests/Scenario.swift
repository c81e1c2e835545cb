import Foundation
import ListGenKit
import SourceText
import Testing

/// A folder of `Fixtures/Scenarios`: inputs, and what listgen makes of it.
struct Scenario: CustomTestStringConvertible, Sendable {
    let name: String
    let folder: URL

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Scenarios")

    static let all: [Scenario] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map {
            Scenario(name: $0, folder: root.appendingPathComponent($0))
        }
    }()

    var testDescription: String { name }

    /// What a run gives: the generated files by their path below `Expected`, and the diagnostics.
    struct Outcome: Equatable {
        var files: [String: String]
        var diagnostics: String
    }

    private var input: URL { folder.appendingPathComponent("Input") }

    /// The files below `Input` that are read, from there.
    var inputs: [String] {
        files(below: "Input").filter { path in [".swift", ".h", ".xib", ".storyboard"].contains(where: path.hasSuffix) }
    }

    /// Runs the pipeline from `Input`: over `paths`, or as its `.listgen.yml` says where the scenario has one.
    /// `templates` is a folder of templates of the team.
    func run(paths: [String] = ["."], jobs: Int = 1, templates: String? = nil) -> Outcome {
        let generation = generation(in: input, paths: paths, jobs: jobs, templates: templates)
        var files: [String: String] = [:]
        for file in generation.plan.files { files[file.path] = String(decoding: file.bytes, as: UTF8.self) }
        return Outcome(files: files, diagnostics: generation.report(TextReporter()))
    }

    /// Runs the pipeline in a folder that holds the input.
    func generation(
        in folder: URL, paths: [String] = ["."], jobs: Int = 1, templates: String? = nil
    ) -> Generation {
        var diagnostics = DiagnosticBag()
        var sources = SourceLibrary()
        var configuration = Configuration.paths(paths, root: Root(folder.path))
        let file = folder.appendingPathComponent(".listgen.yml").path
        if FileManager.default.fileExists(atPath: file) {
            configuration = Configuration.load(
                paths: [], file: file, from: folder.path, diagnostics: &diagnostics, sources: &sources)
        }
        if let templates { configuration.templates = templates }
        return Generation(configuration, jobs: jobs, diagnostics: diagnostics, sources: sources)
    }

    /// True if files are generated.
    var generates: Bool { !files(below: "Expected").isEmpty }

    /// The generated files by their path, each scenario's made once.
    var outputs: [String: String] { Self.allOutputs[name] ?? [:] }

    private static let allOutputs = Dictionary(
        all.filter(\.generates).map { ($0.name, $0.run().files) }, uniquingKeysWith: { first, _ in first })

    /// True for a golden that shows every line.
    func isWhole(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Expected/\(path)").path)
    }

    /// What goldens show of an outcome: whole files, or the lines that are not part of the frame.
    func shown(_ outcome: Outcome) -> Outcome {
        var shown = Outcome(files: [:], diagnostics: outcome.diagnostics)
        for (path, text) in outcome.files {
            if isWhole(path) {
                shown.files[path] = text
            } else {
                shown.files[path + ".lines"] = Frame.current.shown(text)
            }
        }
        return shown
    }

    /// What the scenario says should come, as `shown` gives it.
    var expected: Outcome {
        var files: [String: String] = [:]
        for path in self.files(below: "Expected") { files[path] = text("Expected/\(path)") }
        return Outcome(files: files, diagnostics: text("diagnostics.txt") ?? "")
    }

    /// The copies for the headless UIKit of inputs with outlets, where they are generated for; by their paths below
    /// `Headless`.
    var headlessCopies: [String: String] {
        let swift = files(below: "Input").filter { $0.hasSuffix(".swift") }.compactMap { path in
            text("Input/\(path)").map { SourceFile(path: path, bytes: Array($0.utf8)) }
        }
        guard generates,
            swift.contains(where: { String(decoding: $0.bytes, as: UTF8.self).contains("@IB") })
        else { return [:] }
        let copies = HeadlessSource.copies(of: swift).map { String(decoding: $0, as: UTF8.self) }
        return Dictionary(zip(swift.map(\.path), copies), uniquingKeysWith: { first, _ in first })
    }

    /// What these copies should be.
    var expectedCopies: [String: String] {
        files(below: "Headless").reduce(into: [:]) { $0[$1] = text("Headless/\($1)") }
    }

    /// Writes what came as what should come.
    func record(_ outcome: Outcome) throws {
        try write(outcome.files, to: "Expected")
        try write(headlessCopies, to: "Headless")
        let diagnostics = folder.appendingPathComponent("diagnostics.txt")
        if outcome.diagnostics.isEmpty {
            try? FileManager.default.removeItem(at: diagnostics)
        } else {
            try outcome.diagnostics.write(to: diagnostics, atomically: true, encoding: .utf8)
        }
    }

    private func write(_ files: [String: String], to name: String) throws {
        let target = folder.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: target)
        for (path, text) in files {
            let file = target.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    private func files(below name: String) -> [String] {
        let base = folder.appendingPathComponent(name)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
        return paths.filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: base.appendingPathComponent($0).path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    func text(_ path: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}
