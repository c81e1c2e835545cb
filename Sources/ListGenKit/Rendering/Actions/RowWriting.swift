import ListModel

/// The statements by which a cell writes into its row.
struct RowWriting {
    let owner: ClassValues
    let leaf: RowLeaf

    /// - Parameters:
    ///   - path: What follows the value to be written: `.isOn`, or nothing.
    ///   - value: What is written there.
    func lines(_ path: String, _ value: String) -> [String] {
        guard let (access, source, inner) = access() else { return [] }
        return access.write(source.elementType ?? "") { row in
            guard !inner.steps.isEmpty else { return ["\(row)\(path) = \(value)"] }
            let bound = Set(inner.payload.indices)
            let first = Namer.identifier(inner.payload[0].binding)
            let pattern = Namer.pattern(inner, binding: bound).replacing(
                "let \(first)", with: "var \(first)", maxReplacements: 1)
            return [
                "guard case \(pattern) = \(row) else { return }", "\(first)\(path) = \(value)",
                "\(row) = \(Namer.value(of: inner, depth: 0))",
            ]
        }
    }

    /// The argument by which a list in a cell is asked for, and takes what the user changes there; nil if it cannot.
    func nested(_ list: NestedList) -> [String]? {
        guard list.actions != nil || list.changesState, leaf.payload.count == 1, leaf.load == nil else { return nil }
        let pattern = Namer.pattern(leaf, binding: [0])
        let name = Namer.identifier(leaf.payload[0].binding)
        guard let (access, source, inner) = access(ofPart: true), source.isUpdatable else {
            return list.changesState ? nil : [RowAccessText.reading(pattern, name)]
        }
        let row =
            inner.steps.isEmpty ? nil : "let row: \(source.elementType ?? "") = \(Namer.value(of: inner, depth: 0))"
        return access.argument(pattern, name, row: row)
    }

    /// How the value of the row property is reached that holds the row, and the way from there to the row.
    /// - Parameter ofPart: Whether it is for a row that is a part of that value, which no key path leads to.
    private func access(ofPart: Bool = false) -> (RowAccessText, RowSource, RowLeaf)? {
        let (list, index) = (owner.list, owner.index)
        guard let position = owner.place.sectionPosition(leaf) else { return nil }
        let updates = UpdateFunctions(list: list, index: index, sections: owner.place.sections)
        let text = SectionText(list.sections[position], of: list, index)
        var inner = leaf
        if let alternatives = text.rows.alternatives {
            inner.steps.removeFirst()
            guard let step = inner.steps.first,
                let item = index.sectionCase(ofRow: step.caseName, in: alternatives.type)
            else { return nil }
            let rows = RowsText(item, index)
            if rows.type != nil { inner.steps.removeFirst() }
            guard let source = rows.sources.first(where: { $0.name == inner.steps.first?.caseName }) else { return nil }
            inner.steps.removeFirst()
            return updates.access(to: source, of: item, at: position).map { ($0, source, inner) }
        }
        guard var holder = updates.holder(position) else { return nil }
        if text.rows.type != nil { inner.steps.removeFirst() }
        let isAlias = list.rowAlias != nil
        guard let source = holder.sources.first(where: { isAlias || $0.name == inner.steps.first?.caseName }) else {
            return nil
        }
        if !isAlias { inner.steps.removeFirst() }
        if ofPart, !inner.steps.isEmpty { holder.path = nil }
        if case .many = source.multiplicity { return (RowAccessText(source, in: holder), source, inner) }
        let member = "." + Namer.member(source.property)
        guard text.rows.type != nil || ofPart && !inner.steps.isEmpty else {
            return (.only(source, in: list), source, inner)
        }
        return (
            .code(read: ["return \(holder.read)\(member)"], write: ["\(holder.write)\(member) = row"]), source, inner
        )
    }
}
