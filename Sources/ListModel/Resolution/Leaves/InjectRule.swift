import SourceText
import SwiftSurface

/// Members of a view that are set from the context before it is filled.
struct InjectRule: ResolutionRule {
    let listScope: ListScope

    func injections(
        _ selection: CellSelection, subject: String, in around: Surroundings
    ) -> [CellChoice.Injection] {
        guard let id = selection.symbol else { return [] }
        var result: [CellChoice.Injection] = []
        for member in table.members(of: id) where member.marks.contains(.inject) {
            let name = member.property.name
            let place = SourcePlace(path: member.path, range: member.property.nameRange)
            guard let type = member.type, facts.isSettable(member),
                table.isSeen(member.property, at: place, from: table.symbol(around.owner).file),
                facts.unavailable(member.attributes, in: around.owner) == nil
            else {
                report(.unsettableInject(name, cell: selection.type.text), at: place)
                continue
            }
            let parameter = FillCandidate.Parameter(label: name, name: nil, type: type, hasDefault: false)
            let offers = OfferRule(self).injectedOffers(around)
            let filling = facts.filling([parameter], from: offers, file: around.file)
            guard let value = filling.arguments.first?.value else {
                report(
                    .injectWithoutSource(
                        name, type: type.text, cell: selection.type.text, hasContext: around.context != nil,
                        offers: facts.offered(offers, for: parameter), row: subject, used: selection.place),
                    at: place)
                continue
            }
            if let mark = member.marks[.inject] { applied.apply(mark.place) }
            decide(subject, .inject, name, because: "it is marked `inject`", at: place)
            result.append(CellChoice.Injection(member: name, value: value))
        }
        return result
    }

    /// The depth of a row in its outline, for cells that UIKit indents.
    func indentation(_ selection: CellSelection, in around: Surroundings) -> [CellChoice.Injection] {
        guard around.isOutline else { return [] }
        let indents =
            target == .table
            || selection.symbol.map(facts.systemClass) ?? selection.type.text == "UICollectionViewListCell"
        return indents ? [CellChoice.Injection(member: "indentationLevel", value: .outlineDepth)] : []
    }
}
