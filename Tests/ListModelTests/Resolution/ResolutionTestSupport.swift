import ListModel
import SourceText
import SwiftSurface

/// Swift sources resolved as one program.
struct Resolved {
    var program: Program
    var diagnostics: [Diagnostic]
    private let texts: [String: SourceFile]

    /// One file of module `App`.
    init(_ text: String) {
        self.init(["Feed.swift": text])
    }

    /// Files by path; `XKit/...` belongs to module `XKit`, all others to `App`. `read` are only read.
    init(_ files: [String: String], read: Set<String> = [], configureNames: [String] = ["configure"]) {
        var bag = DiagnosticBag()
        var inputs: [ResolverInput.File] = []
        var texts: [String: SourceFile] = [:]
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = SourceFile(path: path, bytes: Array(text.utf8))
            let parsed = DeclarationParser.parse(file)
            bag.merge(parsed.diagnostics)
            let source = MarkReader.read(surface: parsed.surface, file: file, diagnostics: &bag)
            inputs.append(
                ResolverInput.File(
                    source: source, file: file, module: Self.module(path),
                    isGenerated: !read.contains(path)))
            texts[path] = file
        }
        let input = ResolverInput(files: inputs, configureNames: configureNames)
        program = Resolver.resolve(input, diagnostics: &bag)
        diagnostics = bag.sorted()
        self.texts = texts
    }

    private static func module(_ path: String) -> String {
        guard let folder = path.split(separator: "/").first, folder.hasSuffix("Kit") else { return "App" }
        return String(folder)
    }

    var list: ListDefinition? {
        program.files.flatMap(\.lists).first
    }

    func leaf(_ steps: String...) -> RowLeaf? {
        let all =
            program.files.flatMap(\.lists).flatMap(\.leaves)
            + program.files.flatMap(\.rows).flatMap { $0.provider?.leaves ?? [] }
        return all.first { $0.steps.map(\.caseName) == steps }
    }

    /// `severity id at what it points to: message`, then the notes.
    var report: [String] {
        diagnostics.map { diagnostic in
            let text = diagnostic.place.map { texts[$0.path]?.text($0.range) ?? "?" } ?? "nowhere"
            return
                ([("\(diagnostic.severity.rawValue) [\(diagnostic.id)] at `\(text)`: \(diagnostic.message)")]
                + diagnostic.notes.map { "  note: " + $0.message }).joined(separator: "\n")
        }
    }

    /// The ids alone.
    var ids: [String] {
        diagnostics.map(\.id)
    }
}
