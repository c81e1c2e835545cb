import SwiftSurface

/// What became of the parameters of one call.
struct Filling {
    var arguments: [FillArgument] = []
    /// What each of the arguments is.
    var values: [Offer] = []
    /// The parameters that nothing fills.
    var missing: [FillCandidate.Parameter] = []
    /// The parameters that more than one value fills, with those values.
    var ambiguous: [(FillCandidate.Parameter, [Offer])] = []

    /// The number of arguments for parameters that take a value of any type.
    var untypedArguments = 0

    var isComplete: Bool {
        missing.isEmpty && ambiguous.isEmpty
    }

    /// Whether something of the row or its section is passed, or may be.
    var showsRow: Bool {
        (values + ambiguous.flatMap(\.1)).contains { $0.value != .cell && $0.rank <= .section }
    }

    /// Whether an event of the row is passed, which a mark names.
    var hearsRow: Bool { values.contains { if case .listener = $0.value { true } else { false } } }

    /// The call, with the value of each parameter: `configure(with: stories, theme: context.theme)`.
    func summary(of name: String) -> String {
        let words = zip(arguments, values).map { ($0.label.map { $0 + ": " } ?? "") + $1.spelling }
        return "\(name)(\(words.joined(separator: ", ")))"
    }

    /// Methods that take the payload go before those that do not, then those that take the section, then those that take
    /// more. What takes a value by its type goes before what takes any.
    var weight: Int {
        let values = values.filter { $0.value != .cell }
        let own = values.filter { $0.rank <= .source }.count
        let section = values.filter { $0.rank == .section }.count
        return own * 10_000 + section * 100 + arguments.count - untypedArguments * 50
    }
}
