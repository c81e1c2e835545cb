import ListModel

extension ListValues {
    static func crossings(of list: ListDefinition, _ index: ProgramIndex) -> [[SectionDefinition]] {
        var groups: [[SectionDefinition]] = []
        var places: [String: Int] = [:]
        for section in list.sections where section.conditions.isEmpty {
            let text = SectionText(section, of: list, index)
            guard text.isInList, let source = text.rows.sources.first, source.conditions.isEmpty,
                case .many(isArray: true) = source.multiplicity, index.namesItself(source)
            else { continue }
            let row = RowSourceText(source, siblings: text.rows.sources)
            let kind = "\(row.rowPayload ?? "") \(row.identityClosure) \(row.rowIDPayload ?? "")"
            if let place = places[kind] {
                groups[place].append(section)
            } else {
                places[kind] = groups.count
                groups.append([section])
            }
        }
        return groups.filter { $0.count > 1 }
    }

    /// The constant that holds the place of such a section.
    func crossingName(_ section: SectionDefinition) -> String { Namer.identifier(section.name + "Section") }

    /// The statements that let rows move between them.
    var crossingLines: [String] {
        crossings.flatMap { sections in
            ["changes.moveAcross(["]
                + sections.map { section in
                    let sources = text(section).rows.sources
                    guard let source = sources.first else { return "" }
                    let sides = ["old", "new"].map { side in
                        let text = RowSourceText(source, siblings: sources, receiver: side + ".")
                        let id = text.identityClosure.dropFirst(2).dropLast(2)
                        return "\(side): { \(id.replacing("$0", with: text.element(at: "$0"))) }"
                    }
                    return "    .init(\(crossingName(section)), \(sides.joined(separator: ", "))),"
                } + ["])"]
        }
    }
}
