import ListModel
import SourceText
import SwiftSurface

/// Turns the resolved model into text.
struct Renderer {
    private let index: ProgramIndex
    private let program: Program
    private let outputs: Outputs

    private let templates: TemplateFolder

    init(_ program: Program, _ outputs: Outputs, _ templates: TemplateFolder = TemplateFolder()) {
        self.templates = templates
        self.program = program
        self.outputs = outputs
        index = ProgramIndex(program)
    }

    /// A file for each input that has something to generate, in their order.
    func render() -> (files: [RenderedFile], diagnostics: DiagnosticBag) {
        guard !program.files.isEmpty else { return ([], DiagnosticBag()) }
        var (templates, diagnostics) = TemplateSet.compile(templates.sources)
        guard let templates else { return ([], diagnostics) }
        var files: [RenderedFile] = []
        for file in program.files {
            let (text, problems) = templates.render("File", values(file))
            diagnostics.merge(problems)
            files.append(RenderedFile(sourcePath: file.sourcePath, text: Fingerprint.sign(text)))
        }
        return (files, diagnostics)
    }

    private func values(_ file: GeneratedFile) -> [String: Any] {
        [
            "header": outputs.header(of: file.sourcePath).line,
            "imports": ImportLines.lines(file),
            "rows": file.rows.filter { $0.isUsedByList || $0.provider != nil }.map {
                guarded($0.conditions, RowsValues(definition: $0, index: index).values())
            },
            "sections": file.sections.map {
                guarded($0.conditions, SectionTypeValues(definition: $0, index: index).values())
            },
            "sectionEnums": file.sectionEnums.map {
                guarded($0.conditions, SectionEnumValues(definition: $0, index: index).values())
            },
            "lists": file.lists.map { guarded($0.conditions, ListValues(list: $0, index: index).values()) },
        ]
    }

    private func guarded(_ conditions: [Condition], _ values: [String: Any]) -> [String: Any] {
        let lines = ConditionalLines.joined([ConditionalLines("", if: conditions)])
        var values = values
        values["opens"] = Array(lines.prefix { !$0.isEmpty })
        values["closes"] = Array(lines.drop { !$0.isEmpty }.dropFirst())
        return values
    }
}
