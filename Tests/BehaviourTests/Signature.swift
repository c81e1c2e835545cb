/// The parameters of a generated function.
struct Signature {
    var parameters: [Parameter] = []
    /// Values of rank 1 that a parameter has taken.
    var taken: Set<Int> = []
    /// Types that several parameters share, or one has for itself: none may come again.
    var types: Set<String> = []

    /// Labels of parameters that are left out: Swift would not tell them from others of that label.
    var defaulted: Set<String> = []

    /// Names that no further parameter may have as label or name.
    var names: Set<String> { Set(parameters.map(\.name)).union(defaulted) }
    var isOwn: Bool { parameters.contains(where: \.isOwn) }
    var generics: String {
        let clauses = parameters.compactMap(\.generic)
        return clauses.isEmpty ? "" : "<\(clauses.joined(separator: ", "))>"
    }
    /// `<G: P>(with note: Note, in theme: Theme)`, with parameters of another kind first.
    func text(after first: [String] = []) -> String {
        "\(generics)(\((first + parameters.map(\.text)).joined(separator: ", ")))"
    }
    /// What the function says.
    var said: String { "said(\(parameters.map(\.spoken).joined(separator: ", ")))" }
    /// What it has to say.
    var expected: String { "said(\(parameters.map(\.expected).joined(separator: ", ")))" }
    /// `name(with:in:)`.
    func reference(_ name: String, after first: [String] = []) -> String {
        let labels = first + parameters.map { $0.label ?? $0.name }
        return "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
}
