import SourceText
import SwiftSurface

/// Arguments that could have no effect where they stand.
struct UselessArgumentRule: ResolutionRule {
    let listScope: ListScope

    /// What a property of a section struct's type may not say: the struct says it.
    func checkSectionProperty(_ marks: MarkSet, of id: Int) {
        let (type, isEnum) = (table.symbol(id).name, table.symbol(id).kind == .enum)
        for argument in marks.all(.section).flatMap(\.arguments) where [.empty, .content].contains(argument.name) {
            report(.argumentOfType(argument.name.rawValue, type: type), at: argument.place)
        }
        for argument in marks.all(.row).flatMap(\.arguments) where argument.name != .name {
            let name = argument.name.rawValue
            let place: MarkPlace = isEnum ? .enumCase : .structProperty
            let isTaken = MarkTable.mark(.row).argument(name, at: place)?.isAllowed(at: place) ?? false
            report(.argumentOfType(name, type: type, isTaken: isTaken), at: argument.place)
        }
    }

    /// What a property or case that holds a rows enum may not say: its cases say it.
    func checkRowsProperty(_ site: RowSite) {
        guard let rows = site.rows else { return }
        let isPosition = IdentityRule(self).isPosition(site)
        for argument in site.rowMarks.flatMap(\.arguments) where [.id, .content, .when].contains(argument.name) {
            if isPosition, argument.name == .id { continue }
            report(
                .argumentOfType(argument.name.rawValue, type: table.symbol(rows).name), at: argument.place)
        }
    }

    /// Key paths need a payload.
    func checkPayload(_ site: RowSite) {
        guard site.payload.isEmpty else { return }
        for argument in site.rowMarks.flatMap(\.arguments) {
            let isKeyPath = argument.value.elements.contains { $0.keyPath != nil }
            let isNumbered = site.isRepeatable && argument.name == .id && argument.value.member == "occurrence"
            if isKeyPath || !isNumbered && ["value", "occurrence"].contains(argument.value.member) {
                report(.noPayload(argument.name.rawValue, row: site.name), at: argument.value.place)
            }
        }
    }

    /// What a rows enum may not say where it only has a provider, which makes cells and nothing else.
    func checkProviderAlone(_ id: Int) {
        let symbol = table.symbol(id)
        let ofList: [MarkArgumentName] = [
            .on, .canEdit, .does, .leadingSwipe, .trailingSwipe, .fullSwipe, .menu, .preview, .selects, .available,
            .choice, .moves, .canMove, .drag, .height,
            .estimatedHeight, .aspect, .size, .id, .content, .refill, .rowIDType,
        ]
        var marks = facts.marks(of: id).all(.rows)
        for part in symbol.parts { marks += part.marked.cases.flatMap { $0.1.all(.row) } }
        for argument in marks.flatMap(\.arguments) where ofList.contains(argument.name) {
            report(.argumentOfList(argument.name.rawValue, type: symbol.name), at: argument.place)
        }
    }
}
