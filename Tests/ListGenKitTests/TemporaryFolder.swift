import Foundation
import ListGenKit
import SourceText

/// A folder of its own for one test, gone afterwards.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "listgen-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        _ = try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ name: String, _ text: String) throws {
        try write(name, Data(text.utf8))
    }

    func write(_ name: String, _ data: Data) throws {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func read(_ name: String) -> String? {
        try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// Every file with its bytes and, on request, its modification time.
    func snapshot(times: Bool = false) throws -> [String: String] {
        var result: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            let time = times ? "\(attributes[.modificationDate] ?? "")" : ""
            result[name] =
                time + String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
        }
        return result
    }

    /// Every stage of `listgen generate` here, or in a folder below, but the writing.
    func generation(
        _ paths: [String] = [], in below: String? = nil, jobs: Int = 1, cacheFolder: String? = nil,
        for purpose: Generation.Purpose = .everything
    ) -> Generation {
        var diagnostics = DiagnosticBag()
        var sources = SourceLibrary()
        let configuration = Configuration.load(
            paths: paths, from: below.map { path + "/" + $0 } ?? path, diagnostics: &diagnostics, sources: &sources)
        return Generation(
            configuration, jobs: jobs, cacheFolder: cacheFolder, for: purpose,
            diagnostics: diagnostics, sources: sources)
    }

    /// What `listgen generate` does there.
    func generate(
        _ paths: [String] = [], in below: String? = nil, force: Bool = false, jobs: Int = 1, cacheFolder: String? = nil,
        recallsLastRun: Bool = false
    ) -> Run {
        let generation = generation(
            paths, in: below, jobs: jobs, cacheFolder: cacheFolder, for: recallsLastRun ? .plan : .everything)
        var bag = generation.diagnostics
        var summary = Writer.Summary()
        if !bag.hasErrors {
            summary = Writer(root: generation.root, generation.plan).write(force: force, diagnostics: &bag)[0]
        }
        return Run(summary: summary, diagnostics: bag.sorted(), generation: generation)
    }

    struct Run {
        var summary: Writer.Summary
        var diagnostics: [Diagnostic]
        var generation: Generation

        var ids: [String] { diagnostics.map(\.id) }

        /// The diagnostics as the user reads them.
        var text: String { TextReporter().render(diagnostics) { generation.sources.file($0) } }
    }
}
