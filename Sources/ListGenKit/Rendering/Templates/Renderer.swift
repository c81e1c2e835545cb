import ListModel
import SourceText
import SwiftSurface

/// Turns the resolved model into text.
struct Renderer: Sendable {
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
    /// With `paths` only those of them.
    func render(only paths: Set<String>? = nil, jobs: Int = 1) -> (files: [RenderedFile], diagnostics: DiagnosticBag) {
        let wanted = program.files.filter { paths?.contains($0.sourcePath) ?? true }
        guard !wanted.isEmpty else { return ([], DiagnosticBag()) }
        var (templates, diagnostics) = TemplateSet.compile(
            templates.sources, leavingOut: templates.unused(by: wanted), areBuiltIn: templates.isBuiltIn,
            markingNames: wanted.contains { !$0.hiddenNames.isEmpty })
        guard let templates else { return ([], diagnostics) }
        let checked = self.templates.paths.first
        let rendered = ParallelMap.map(wanted, jobs: jobs, by: 1) { file in
            var (text, problems) = templates.render(
                file.isInline ? "Block" : "File", values(file), hiding: file.hiddenNames)
            if let path = checked, let fault = OutputCheck.fault(of: text, source: file.sourcePath) {
                problems.report(fault, at: SourcePlace(file: path))
            }
            let signed = file.isInline ? Fingerprint.sign(block: BlockLayout.block(text)) : Fingerprint.sign(text)
            return (
                file: RenderedFile(
                    sourcePath: file.sourcePath, bytes: Array(signed.utf8), isInline: file.isInline),
                problems: problems
            )
        }
        for (_, problems) in rendered { diagnostics.merge(problems) }
        return (rendered.map(\.file), diagnostics)
    }

    private func values(_ file: GeneratedFile) -> [String: Any] {
        [
            "header": file.isInline ? "" : outputs.header(of: file.sourcePath).line,
            "imports": file.isInline ? [] : ImportLines.lines(file),
            "rows": file.rows.filter { $0.isUsedByList || $0.provider != nil || $0.hierarchy != nil }.map {
                guarded($0.conditions, RowsValues(definition: $0, index: index).values())
            },
            "sections": file.sections.map {
                guarded($0.conditions, SectionTypeValues(definition: $0, index: index).values())
            },
            "sectionEnums": file.sectionEnums.map {
                guarded($0.conditions, SectionEnumValues(definition: $0, index: index).values())
            },
            "actionEnums": file.actions.map { guarded($0.conditions, ActionsEnumValues(definition: $0).values()) },
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
