import SourceText

/// What only a mark decides: `deselects: false`, `name: "news"`.
struct OptionRule: ResolutionRule {
    let listScope: ListScope

    /// Applies an argument that has no rule of its own and says so for `explain`.
    func option(_ name: MarkArgumentName, of mark: Mark?, subject: String) {
        guard let value = applied.value(name, of: mark) else { return }
        decide(subject, .option, "\(name.rawValue): \(value.text)", because: "the mark says so", at: value.place)
    }
}
