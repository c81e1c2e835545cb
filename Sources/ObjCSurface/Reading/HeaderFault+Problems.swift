import SourceText

extension HeaderFault {
    /// One fault for what clang reports of a header, and one for each thing that its own text tells.
    static func faults(_ problems: [TranslationUnit.Problem], _ outline: HeaderOutline) -> [HeaderFault] {
        var faults: [HeaderFault] = []
        if let inclusion = outline.inclusions.first(where: { $0.name == outline.name }) {
            faults.append(HeaderFault(.includesItself, inclusion.range))
        }
        let directives = problems.compactMap { problem -> HeaderFault? in
            guard let token = outline.token(outline.index(at: problem.offset)), token.kind == .directive,
                outline.directive(token).name == "error"
            else { return nil }
            return HeaderFault(.errorDirective(outline.directive(token).rest), token.range)
        }
        if let first = directives.first { faults.append(first) }
        if directives.isEmpty, let first = problems.first {
            let range = outline.token(outline.index(at: first.offset))?.range
            faults.append(
                HeaderFault(
                    .incomplete(first.message, count: problems.count),
                    range ?? SourceRange(first.offset, first.offset)))
        }
        return faults
    }
}
