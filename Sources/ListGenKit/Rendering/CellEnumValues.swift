import ListModel

/// The template values of the enum of cells, and of the registration of all view classes.
struct CellEnumValues {
    let list: ListDefinition

    /// The header and footer classes, each once.
    static func headers(of list: ListDefinition) -> [CellClass] {
        var headers: [CellClass] = []
        for header in list.sections.flatMap({ [$0.header, $0.footer] }) {
            guard case .view(let view, _, _) = header?.kind, !headers.contains(view) else { continue }
            headers.append(view)
        }
        return headers
    }

    @_optimize(none)
    func values() -> [String: Any] {
        let headers = Self.headers(of: list)
        let cells = list.cells.filter { cell in !headers.contains { $0.name == cell.name } }
        // An enum that has no case in some configuration cannot have a raw type there.
        let hasRawType = cells.contains(where: \.conditions.isEmpty)
        let cases = cells.map {
            let name = "case \(Namer.identifier($0.name))"
            return ConditionalLines(
                hasRawType ? "\(name) = \(Namer.literal($0.reuseIdentifier))" : name, if: $0.conditions)
        }
        let identifiers = cells.map {
            ConditionalLines(
                "case .\(Namer.member($0.name)): return \(Namer.literal($0.reuseIdentifier))", if: $0.conditions)
        }
        let classes = cells.map {
            ConditionalLines("case .\(Namer.member($0.name)): return \($0.type).self", if: $0.conditions)
        }
        let byApp = cells.filter { !$0.isRegistered }.map {
            ConditionalLines("if self == .\(Namer.member($0.name)) { return true }", if: $0.conditions)
        }
        let registrations = headers.filter(\.isRegistered).map { header in
            let identifier = Namer.literal(header.reuseIdentifier)
            let line = "tableView.register(\(header.type).self, forHeaderFooterViewReuseIdentifier: \(identifier))"
            return ConditionalLines(line, if: header.conditions)
        }
        return [
            "cellName": list.names.cell,
            "cellRawType": hasRawType ? "String, " : "",
            "spellsIdentifiers": !hasRawType,
            "cellIdentifiers": ["switch self {"] + ConditionalLines.joined(identifiers) + ["}"],
            "cellCases": ConditionalLines.joined(cases),
            "cellClasses": ["switch self {"] + ConditionalLines.joined(classes) + ["}"],
            "registersCells": cells.contains(where: \.isRegistered),
            "appRegisters": !byApp.isEmpty && cells.contains(where: \.isRegistered),
            "registeredByApp": ConditionalLines.joined(byApp),
            "headerRegistrations": ConditionalLines.joined(registrations),
        ]
    }
}
