/// Lists over a diffable data source: their rows are its items.
extension Proposer {
    /// The row of the items, if there is one kind of cell; nil if the type of the items is not seen.
    func diffableRow() -> ProposedRow? {
        guard list.source.value == .diffable, let (name, owner) = itemType() else { return nil }
        let resolved = app.resolve(name, from: owner)
        let item = resolved.map { app.types[$0].name } ?? name
        let spot = list.source.evidence ?? list.spot
        var row = ProposedRow(name: "items", kind: .elements(item), cell: "", spot: spot)
        if let resolved, app.types[resolved].kind == .enum {
            row.kind = .hole("its items are the enum `\(item)`: mark that by `listgen:rows`, with a cell for each case")
        } else if list.cells.count != 1 {
            row.kind = .hole("which items `\(item)` each of \(list.cells.count) cells shows is not seen")
        } else if let cell = list.cells.first?.value {
            let type = cell.className.flatMap { app.resolve($0, from: owner) }
            row.cell = type.map { app.types[$0].name } ?? cell.className ?? ""
            row.surveyed = cell
            row.isFilledByCell = type.map { fills($0, with: item) } ?? false
            row.remark = identityRemark(ElementSource(property: "items", element: item, type: resolved))
            if row.cell.isEmpty { row.kind = .hole("the class of its cell is not seen") }
        }
        return row
    }

    /// The second generic argument of the data source, and the type that names it.
    private func itemType() -> (name: String, owner: Int)? {
        for id in reach.own + reach.answerers {
            for part in app.types[id].parts {
                let texts =
                    part.declaration.inherits + part.declaration.typealiases.map(\.type)
                    + part.declaration.properties.compactMap(\.type)
                for text in texts { if let name = Self.secondArgument(text) { return (name, id) } }
            }
        }
        for body in reach.bodies {
            for index in body.run.range where body.run.text(index).hasSuffix("DiffableDataSource") {
                let end = body.run.afterGenerics(index + 1)
                if let name = Self.secondArgument(body.run.text(index..<end)) { return (name, body.type) }
            }
        }
        return nil
    }

    /// `Item` of `UITableViewDiffableDataSource<Section, Item>`.
    private static func secondArgument(_ text: String) -> String? {
        guard let start = text.firstRange(of: "DiffableDataSource<")?.upperBound else { return nil }
        let arguments = text[start...].prefix { $0 != ">" && $0 != "<" }.split(separator: ",")
        guard arguments.count == 2 else { return nil }
        let name = arguments[1].filter { $0 != " " }
        return name.isEmpty ? nil : name
    }
}
