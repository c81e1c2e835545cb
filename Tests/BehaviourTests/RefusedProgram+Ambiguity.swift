extension RefusedProgram {
    /// One list of models, with what its cell, context and functions say.
    func ambiguity(_ isMended: Bool) -> String {
        let (a, b, c, d) = (words[0], words[1], words[2], words[3])
        var parts = Parts()
        switch kind {
        case .payloadAgainstContext:
            parts.members = "var \(a): Model"
            parts.cell = "func configure(\(isMended ? a : b): Model, \(c): Model) {}"
        case .twoOfContext:
            parts.members = "var \(a): Other\nvar \(b): Other"
            parts.cell = "func configure(with model: Model, \(isMended ? b : c): Other) {}"
        case .twoOfCase:
            parts.rows = "case \(a)(\(a): Model, \(b): Model)"
            parts.cell = "func configure(with \(isMended ? b : c): Model) {}"
        case .orderAlone:
            parts.rows = "case \(a)(\(a): Model, \(b): Model)"
            parts.cell =
                isMended ? "func configure(\(b): Model, \(c): Model) {}" : "func configure(\(c): Model, \(d): Model) {}"
        case .scalarByType:
            parts.members = "var \(a): String"
            parts.cell = "func configure(with model: Model, \(isMended ? a : b): String) {}"
        case .helperAlone:
            parts.members = "var \(a): Other"
            parts.cell = (isMended ? "// listgen:configure\n" : "") + "func configure(\(b): Other) {}"
        case .helperByPath:
            parts.cell = "func configure(at \(a): IndexPath\(isMended ? ", \(b): Model" : "")) {}"
        case .viewAlone:
            parts.members = "var \(a): \(isMended ? "Other" : "UILabel")"
            parts.cell = "func configure(with model: Model, \(a): \(isMended ? "Other" : "UILabel")) {}"
        case .computedAlone:
            parts.members = "var \(a): Other \(isMended ? "= Other(id: 1)" : "{ Other(id: 1) }")"
            parts.cell = "func configure(with model: Model, \(a): Other) {}"
        case .scalarOfAnotherLabel:
            parts.members = "var \(a): Bool"
            parts.rows = "case \(c)(Model, \(b): Bool)"
            parts.cell = "func configure(_ model: Model, \(isMended ? b : a): Bool) {}"
        case .memberOfTheRow:
            parts.members = "var id: Int\nvar \(a): Int"
            parts.cell = "func configure(_ model: Model, \(isMended ? a : "id"): Int) {}"
        case .namesake:
            parts.members = "var \(a): Model"
            parts.rows = "case \(isMended ? b : a)(Model)"
            parts.cell = "func configure(_ \(c): Model, \(a): Model) {}"
        case .rowAsAnother:
            parts.members = "var \(a): Model"
            parts.cell = "func configure(_ \(b): any \(isMended ? "Named" : "Equatable"), \(c): Model) {}"
            parts.more = "protocol Named {}\nextension Context: Named {}"
        case .structInSectionEnum:
            parts.members = "var \(a): Part"
            parts.section = ""
            parts.more = """
                // listgen:section
                enum Alternatives {
                case \(b)(Part)
                case \(c)([Other])  // listgen:row(cell: OtherCell)
                }
                final class OtherCell: UITableViewCell { func configure(with other: Other) {} }
                """
            parts.property = "var alternatives: Alternatives"
            parts.cell = "func configure(_ model: Model, \(d): \(isMended ? "Alternatives" : "Part")) {}"
        case .twoOfHeight:
            parts.members = "var \(a): Other\nvar \(b): Other"
            parts.cell = """
                func configure(with model: Model) {}
                static func height(for model: Model, \(isMended ? a : c): Other) -> CGFloat { 1 }
                """
        case .twoOfTest:
            parts.members = "var \(a): Other\nvar \(b): Other"
            parts.cell = "func configure(with model: Model) {}"
            parts.more = "func chosen(\(c): Model, with \(isMended ? b : d): Other) -> Bool { true }"
            parts.marks = "// listgen:row(cell: ModelCell, when: chosen(\(c):with:))\n"
        case .twoInjected:
            parts.members = "var \(a): Other\nvar \(b): Other"
            parts.cell = "// listgen:inject\nvar \(isMended ? a : c): Other?\nfunc configure(with model: Model) {}"
        default:
            parts.section = "var \(a): Other  // listgen:ignore\nvar \(b): Other  // listgen:ignore"
            parts.more =
                "final class Top: UITableViewHeaderFooterView { func configure(with \(isMended ? b : c): Other) {} }"
            parts.cell = "func configure(with model: Model) {}"
        }
        return parts.text
    }
}
