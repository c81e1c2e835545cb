import Foundation
import ListGenKit
import ListModel
import SourceText
import SwiftSurface

extension Scenario {
    /// All marks of the Swift files.
    var marks: [Mark] {
        inputs.filter { $0.hasSuffix(".swift") }.flatMap { path -> [Mark] in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("Input/\(path)")) else { return [] }
            let file = SourceFile(path: path, bytes: Array(data))
            var diagnostics = DiagnosticBag()
            let surface = DeclarationParser.parse(file).0
            let source = MarkReader.read(surface: surface, file: file, diagnostics: &diagnostics)
            let sets = source.declarations.flatMap { [$0.marks] + $0.propertyMarks + $0.caseMarks + $0.functionMarks }
            return (sets + source.typealiases.map(\.marks)).flatMap(\.marks)
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
