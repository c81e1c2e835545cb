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
    init(
        _ files: [String: String], order: [String]? = nil, read: Set<String> = [],
        configureNames: [String] = ["configure"], minimum: [String] = [],
        nibs: ResolverInput.Nibs = ResolverInput.Nibs()
    ) {
        var bag = DiagnosticBag()
        let input = Self.input(
            files, order: order, read: read, configureNames: configureNames, minimum: minimum, nibs: nibs,
            diagnostics: &bag)
        program = Resolver.resolve(input, diagnostics: &bag)
        diagnostics = bag.sorted()
        texts = files.reduce(into: [:]) { $0[$1.key] = SourceFile(path: $1.key, bytes: Array($1.value.utf8)) }
    }

    static func input(_ files: [String: String], configureNames: [String] = ["configure"]) -> ResolverInput {
        var bag = DiagnosticBag()
        return input(
            files, order: nil, read: [], configureNames: configureNames, minimum: [], diagnostics: &bag)
    }

    private static func input(
        _ files: [String: String], order: [String]?, read: Set<String>, configureNames: [String],
        minimum: [String], nibs: ResolverInput.Nibs = ResolverInput.Nibs(), diagnostics bag: inout DiagnosticBag
    ) -> ResolverInput {
        var inputs: [ResolverInput.File] = []
        for path in order ?? files.keys.sorted() {
            let file = SourceFile(path: path, bytes: Array((files[path] ?? "").utf8))
            let parsed = DeclarationParser.parse(file)
            bag.merge(parsed.diagnostics)
            let source = MarkReader.read(surface: parsed.surface, file: file, diagnostics: &bag)
            inputs.append(
                ResolverInput.File(
                    source: source, file: file, module: module(path), isGenerated: !read.contains(path)))
        }
        return ResolverInput(files: inputs, configureNames: configureNames, minimum: minimum, nibs: nibs)
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

    /// The report as one text.
    var text: String {
        report.joined(separator: "\n")
    }

    /// The ids alone.
    var ids: [String] {
        diagnostics.map(\.id)
    }
}

extension Resolved {
    /// The row properties of the first list's plain sections.
    var sources: [RowSource] {
        (list?.sections ?? []).filter { !$0.isRepeated && !$0.property.isEmpty }.flatMap(\.shape.rows.own)
    }

    /// The heights of the first list's rows in a word each.
    var heights: [String] {
        (list?.leaves ?? []).map { Self.text($0.height) }
    }

    static func text(_ height: Height?) -> String {
        switch height {
        case .automatic?: "automatic"
        case .argument(let argument)?: argument.text
        case .aspect(let argument)?: "aspect \(argument.text)"
        case .member(let member)?: "\(member.type).\(member.name)"
        case .choices(let heights)?: heights.map(text).joined(separator: " ")
        case nil: "none"
        }
    }

    /// How the first cell of a row is filled.
    func fill(_ steps: String...) -> Fill? {
        program.files.flatMap(\.lists).flatMap(\.leaves).first { $0.steps.map(\.caseName) == steps }?.cells.first?.fill
    }
}

extension Requirement {
    /// `select(stories: Story)`
    var summary: String {
        let parameters = parameters.map { parameter -> String in
            let label = parameter.label ?? "_"
            return (label == parameter.name ? label : "\(label) \(parameter.name)") + ": \(parameter.type)"
        }
        return "\(name)(\(parameters.joined(separator: ", ")))"
    }
}
