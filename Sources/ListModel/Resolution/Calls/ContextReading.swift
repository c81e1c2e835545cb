/// Whether what was decided for a row reads the context of the list.
enum ContextReading {
    /// A row with the answer at each of its cells.
    static func noted(in leaf: RowLeaf) -> RowLeaf {
        var leaf = leaf
        let values = leaf.payload.count
        var choiceReads = leaf.load?.followsContext ?? false
        for index in leaf.cells.indices {
            let choice = leaf.cells[index]
            choiceReads = choiceReads || choice.when.map { isNeeded($0, values: values) } ?? false
            leaf.cells[index].readsContext =
                choiceReads || isNeeded(choice, values: values)
                || isNeeded(height(leaf.height, ofCell: index), values: values)
                || isNeeded(height(leaf.size, ofCell: index), values: values)
        }
        return leaf
    }

    private static func height(_ height: Height?, ofCell index: Int) -> Height? {
        guard case .choices(let heights)? = height else { return height }
        return heights.indices.contains(index) ? heights[index] : nil
    }

    /// Whether filling the cell does.
    static func isNeeded(_ choice: CellChoice, values: Int) -> Bool {
        isNeeded(choice.fill, values: values) || choice.injections.contains { isContext($0.value) }
            || choice.nested?.context != nil || choice.heldClass != nil
            || choice.identifier.map { isNeeded($0, values: values) } ?? false
    }

    static func isNeeded(_ fill: Fill, values: Int) -> Bool {
        switch fill {
        case .none: false
        // The actions may read whatever the context holds.
        case .requirement: true
        case .method(_, let arguments): arguments.contains { isContext($0.value) }
        case .function(_, let call): call.values.contains(where: isContext)
        case .property(_, let value): isContext(value)
        case .content(let argument, let offers):
            (argument.call?.values ?? offers.map(\.value)).contains(where: isContext)
        case .expression(let argument, let offers):
            argument.form == .expression
                ? argument.text.contains("context") : offers.contains { isContext($0.value) }
        }
    }

    static func isNeeded(_ height: Height?, values: Int) -> Bool {
        switch height {
        case .argument(let argument)?, .aspect(let argument)?: isNeeded(argument, values: values)
        case .member(let member)?: (member.arguments ?? []).contains { isContext($0.value) }
        case .choices(let heights)?: heights.contains { isNeeded($0, values: values) }
        case .automatic?, nil: false
        }
    }

    /// A closure reads it where it takes more than the values that come first; an expression where it names it.
    static func isNeeded(_ argument: Argument, values: Int) -> Bool {
        if let taken = argument.taken { return taken.contains { isContext($0.value) } }
        return switch argument.form {
        case .closure(let count): count > values
        case .expression: argument.text.contains("context")
        case .function(let call): call.values.contains(where: isContext)
        case .constant, .keyPath: false
        }
    }

    static func isContext(_ value: FillValue) -> Bool {
        switch value {
        case .context, .contextMember: true
        default: false
        }
    }
}
