import SourceText
import SwiftSurface

/// Cells without a class of the app's own: `style:` and `contentConfiguration:`.
struct PlainCellRule: ResolutionRule {
    let listScope: ListScope

    /// The class of the cell of a mark that names none, since its content configuration needs none.
    func cell(saidBy mark: Mark) -> MarkValue? {
        view(SystemClasses.view(header: false, of: target), saidBy: mark)
    }

    /// The same for a header: a reusable view of a collection view has no content configuration, and a list cell has.
    func header(saidBy mark: Mark) -> MarkValue? {
        view(target == .table ? target.headerType : "UICollectionViewListCell", saidBy: mark)
    }

    /// Whether the view of a header has a content configuration, which is reported if not.
    func takesContent(_ type: ResolvedType, _ symbol: Int?, at place: SourcePlace) -> Bool {
        let view = SystemClasses.view(header: true, of: .collection)
        guard target == .collection, (symbol.flatMap(facts.systemClass) ?? type.text) == view else {
            return true
        }
        report(.contentOfReusableView(type.text, declared: symbol.map { table.symbol($0).place }), at: place)
        return false
    }

    private func view(_ view: String, saidBy mark: Mark) -> MarkValue? {
        mark.written(.contentConfiguration).map { content in
            MarkValue(
                form: .name(view), text: view,
                place: content.place, line: content.line, column: content.column)
        }
    }

    /// What the reuse identifier says beside the class, so that no cell is reused for another look.
    func variant(of type: ResolvedType, _ mark: Mark?) -> String? {
        if let style = applied.value(.style, of: mark) {
            guard type.text == SystemClasses.view(header: false, of: .table) else {
                report(.styleOfClass(type.text), at: style.place)
                return nil
            }
            return style.member
        }
        return mark?.has(.contentConfiguration) == true ? "content" : nil
    }

    /// How the content configuration of a mark fills the cell.
    func fill(
        saidBy value: MarkValue, site: RowSite, offers: [Offer], in around: Surroundings
    ) -> Fill {
        let (argument, named) = ConditionRule(self).value(
            value, .contentConfiguration, returning: [], site: site, offers: offers, in: around)
        var taken = named
        let payload = site.payload.enumerated().map { ExpressionOffer($1.binding, $1.type, .payload($0)) }
        switch argument.form {
        case .closure(let count):
            let context = around.context.map { ExpressionOffer("context", $0.text, .context) }
            taken = Array((payload + [context].compactMap { $0 }).prefix(count))
        case .keyPath: taken = Array(payload.prefix(1))
        case .constant, .expression, .function: break
        }
        return .content(argument, offers: taken)
    }

    /// What a fill makes of a cell of a UIKit class; nil for another class, and if a mark says the reuse identifier.
    func look(of use: CellUse, _ selection: CellSelection, fill: Fill, site: RowSite) -> CellUse.Look? {
        guard Self.isPlain(use), !use.isOwned, !use.isKept, !use.isHeld, use.origin == .registeredClass,
            OriginRule(self).reuseSaid(of: selection) == nil
        else { return nil }
        let types = site.types.map(\.text).joined(separator: ",")
        func look(_ argument: Argument) -> CellUse.Look {
            let isOfRow = (site.rowMarks + site.modelMarks).contains { mark in
                [mark.written(.configure), mark.written(.contentConfiguration)].contains {
                    $0?.place == argument.place
                }
            }
            switch argument.form {
            case .function(let call):
                let name = call.name.nameComponents.last.map { String($0.filter { $0 != "`" }) }
                return CellUse.Look(id: call.name, name: name, row: site.name)
            case .keyPath: return CellUse.Look(id: argument.text + types, name: site.name, row: site.name)
            case .constant, .closure, .expression:
                return CellUse.Look(id: argument.text, name: isOfRow ? site.name : nil, row: site.name)
            }
        }
        switch fill {
        case .none, .method, .property: return nil
        case .function(let argument, _), .expression(let argument, _), .content(let argument, _): return look(argument)
        // Whether anything fills a row without payload is decided later.
        case .requirement where site.payload.isEmpty: return nil
        case .requirement(let requirement):
            let parameters = requirement.parameters.map(\.type).joined(separator: ",")
            return CellUse.Look(id: requirement.name + parameters, name: nil, row: site.name)
        }
    }

    /// Whether the class is a UIKit class.
    static func isPlain(_ use: CellUse) -> Bool { !use.isDeclared && classes.contains(use.viewClass) }

    /// The UIKit classes that rows can have.
    private static let classes = ["UITableViewCell", "UICollectionViewListCell", "UICollectionViewCell"]
}
