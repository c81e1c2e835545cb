import ListModel
import SwiftSurface

/// The rows of a case of a section enum. Their place is told by a function, since a value has to be matched for it.
struct RowsOfCase {
    private let place: LeafPlace
    private let section: SectionDefinition
    private let sectionPosition: Int
    private let item: SectionEnumDefinition.Case
    private let rows: RowsText
    private let source: RowSource
    private let conditions: [Condition]

    /// Nil for rows of other sections.
    init?(_ leaf: RowLeaf, in place: LeafPlace) {
        guard let position = place.sectionPosition(leaf),
            let alternatives = place.list.sections[position].sectionEnum,
            let step = leaf.steps.dropFirst().first,
            let item = place.index.sectionCase(ofRow: step.caseName, in: alternatives.type)
        else { return nil }
        rows = RowsText(item, place.index)
        let name = rows.type == nil ? step.caseName : leaf.steps.dropFirst(2).first?.caseName
        guard let source = rows.sources.first(where: { $0.name == name }) else { return nil }
        section = place.list.sections[position]
        sectionPosition = position
        self.place = place
        (self.item, self.source) = (item, source)
        conditions = section.conditions + source.conditions
    }

    private var isMany: Bool { RowSourceText(source, siblings: []).isMany }

    /// `contentStoriesPosition`.
    private var name: String {
        var names = [section.name, item.name]
        if rows.type != nil { names.append(source.name) }
        return Namer.joined(names + ["position"])
    }

    /// `contentStoriesPosition(at: indexPath)`.
    var position: String {
        isMany ? "\(Namer.identifier(name))(at: indexPath)" : LeafPlace.alone
    }

    /// Where its rows are in their section: a range, or the position of the row among them.
    var range: String { isMany ? position : "indexPath.row..<indexPath.row + 1" }

    private var function: (values: [String: Any], conditions: [Condition])? {
        guard isMany, let payload = item.payload, let element = source.elementType else { return nil }
        let binding = Namer.identifier(payload.binding)
        var property = binding
        var receiver = ""
        if rows.type != nil {
            receiver = binding + "."
            property = Namer.property(source.property, of: receiver)
        } else if let path = source.path {
            property += "." + path
        }
        let offset = RowStart(sources: rows.sources).offset(
            "indexPath.row", of: source, receiver: receiver)
        return (
            [
                "name": Namer.identifier(name), "rowType": element,
                "pattern": ".\(Namer.member(item.name))(let \(binding))",
                "sectionValue": place.value(sectionPosition),
                "position": Namer.own("RowPosition(in: \(property), at: \(offset))"),
            ], conditions
        )
    }

    /// The template values of the functions that the cells and sizes of some rows call.
    static func functions(_ leaves: [RowLeaf], in place: LeafPlace) -> [[String: Any]] {
        var known: Set<String> = []
        return ConditionalLines.joined(
            leaves.filter { $0.readsPosition || $0.nearEnd?.scope == .property }.compactMap { leaf in
                guard let rows = RowsOfCase(leaf, in: place), known.insert(rows.name).inserted else { return nil }
                return rows.function
            })
    }
}
