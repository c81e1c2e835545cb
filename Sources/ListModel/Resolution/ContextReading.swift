/// Whether what was decided for a row reads the context of the list.
enum ContextReading {
    static func isNeeded(_ leaf: RowLeaf) -> Bool {
        let values = leaf.payload.count
        if leaf.cells.contains(where: { isNeeded($0, values: values) }) { return true }
        return isNeeded(leaf.height, values: values)
    }

    static func isNeeded(_ choice: CellChoice, values: Int) -> Bool {
        if choice.when.map({ isNeeded($0, values: values) }) ?? false { return true }
        return isNeeded(choice.fill, values: values) || choice.injections.contains { isContext($0.value) }
    }

    static func isNeeded(_ fill: Fill, values: Int) -> Bool {
        switch fill {
        case .none, .requirement: false
        case .method(_, let arguments), .function(_, _, let arguments): arguments.contains { isContext($0.value) }
        case .property(_, let value): isContext(value)
        case .expression(let argument): isNeeded(argument, values: values + 1)
        }
    }

    static func isNeeded(_ height: Height?, values: Int) -> Bool {
        switch height {
        case .argument(let argument)?: isNeeded(argument, values: values)
        case .member(let member)?: (member.arguments ?? []).contains { isContext($0.value) }
        case .choices(let heights)?: heights.contains { isNeeded($0, values: values) }
        case .automatic?, nil: false
        }
    }

    /// A closure reads it where it takes more than the values that come first; an expression where it names it.
    static func isNeeded(_ argument: Argument, values: Int) -> Bool {
        switch argument.form {
        case .closure(let count): count > values
        case .expression: argument.text.contains("context")
        case .constant, .keyPath, .function: false
        }
    }

    private static func isContext(_ value: FillValue) -> Bool {
        switch value {
        case .context, .contextMember: true
        default: false
        }
    }
}
