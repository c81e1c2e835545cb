import Foundation
import ListGenKit
import SourceText

/// What listgen makes of one source.
struct Reading {
    var errors: [String] = []
    /// The generated files by their names.
    var files: [String: String] = [:]

    init(_ source: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("listgen-read-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try source.write(to: folder.appendingPathComponent("Feed.swift"), atomically: true, encoding: .utf8)
        let generation = Generation(
            .paths(["."], root: Root(folder.path)), jobs: 1, diagnostics: DiagnosticBag(), sources: SourceLibrary())
        for diagnostic in generation.diagnostics.sorted() where diagnostic.severity == .error {
            errors.append("\(diagnostic.id): \(diagnostic.message)")
        }
        for file in generation.plan.files {
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            files[name] = String(decoding: file.bytes, as: UTF8.self)
        }
    }
}
