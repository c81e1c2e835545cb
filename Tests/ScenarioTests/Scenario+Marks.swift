import Foundation
import ListGenKit
import SourceText
import SwiftSurface

@testable import ListModel

extension Scenario {
    /// The Swift files with their marks.
    var sources: [MarkedSource] {
        inputs.filter { $0.hasSuffix(".swift") }.compactMap { path in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("Input/\(path)")) else { return nil }
            let file = SourceFile(path: path, bytes: Array(data))
            var diagnostics = DiagnosticBag()
            return MarkReader.read(
                surface: DeclarationParser.parse(file).0, file: file, diagnostics: &diagnostics)
        }
    }

    /// All marks of the Swift files.
    var marks: [Mark] { placedMarks.map(\.mark) }

    /// The same with what each stands on.
    var placedMarks: [(mark: Mark, place: MarkPlace)] {
        sources.flatMap { source in
            let sets = source.declarations.flatMap { marked -> [(MarkSet, MarkPlace)] in
                let kind = marked.declaration.kind
                return [(marked.marks, MarkPlace(marked.declaration))]
                    + marked.properties.map { ($0.1, MarkPlace($0.0, in: kind)) }
                    + marked.cases.map { ($0.1, MarkPlace(caseOf: marked.declaration)) }
                    + marked.functions.map { ($0.1, MarkPlace($0.0, in: kind)) }
            }
            return (sets + source.typealiases.map { ($0.marks, .typeAlias) }).flatMap { set, place in
                set.marks.map { ($0, place) }
            }
        }
    }

    /// What a run reports where one input has another text.
    func report(replacing path: String, with bytes: [UInt8]) throws -> Generation {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("listgen-" + UUID().uuidString)
        try FileManager.default.copyItem(at: folder.appendingPathComponent("Input"), to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        try Data(bytes).write(to: copy.appendingPathComponent(path))
        var diagnostics = DiagnosticBag()
        var sources = SourceLibrary()
        let configuration = Configuration.load(
            paths: [], from: copy.path, diagnostics: &diagnostics, sources: &sources)
        return Generation(configuration, jobs: 1, diagnostics: diagnostics, sources: sources)
    }
}
