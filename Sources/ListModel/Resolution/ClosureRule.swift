import SourceText
import SwiftSurface

/// What closures and expressions of marks get.
struct ClosureRule: ResolutionRule {
    let listScope: ListScope

    /// The values of a `configure:`. A closure takes by order the cell, the payload and the context; a parameter behind
    /// the payload that is called `position` gets the position. An expression names those that it reads.
    func fill(saidBy value: MarkValue, _ selection: CellSelection, site: RowSite, in around: Surroundings) -> Fill {
        let cell = ExpressionOffer("cell", selection.type.text, .cell)
        let payload = site.payload.enumerated().map { ExpressionOffer($1.binding, $1.type, .payload($0)) }
        let context = around.context.map { ExpressionOffer("context", $0.text, .context) }
        let row = wholeRow(of: site, in: around)
        guard case .closure(let parameters) = value.form else {
            var offers = [cell]
            if payload.count == 1 {
                offers.append(ExpressionOffer("row", payload[0].type, .payload(0)))
                if !["row", "cell"].contains(payload[0].name) { offers += payload }
            } else {
                offers += payload
                if !payload.contains(where: { $0.name == "row" }), value.text.contains("row") { offers.append(row) }
            }
            let argument = value.argument(form: .expression, isVerified: false)
            let names = argument.names
            return .expression(
                argument, offers: (offers + [context].compactMap { $0 }).filter { names.contains($0.name) })
        }
        var byOrder = ([cell] + payload + [context].compactMap { $0 })[...]
        let position = around.element.map {
            ExpressionOffer("position", "RowPosition<\($0.text)>", .position(element: $0.text))
        }
        var taken: [ExpressionOffer] = []
        for (index, name) in parameters.enumerated() {
            if name == "position", index > payload.count, let position {
                taken.append(position)
            } else if name == "row", index == 1, payload.isEmpty {
                taken.append(row)
            } else if let next = byOrder.popFirst() {
                taken.append(next)
            } else {
                let extra = payload.isEmpty ? [row.name] : []
                let names = [cell.name] + payload.map(\.name) + extra + [context, position].compactMap { $0?.name }
                reportTooMany(value, .configure, offered: names)
                break
            }
        }
        return .expression(value.argument(isVerified: false), offers: taken)
    }

    /// Reports a closure over a row, or over a section, that takes more than there is.
    func check(_ value: MarkValue, _ argument: MarkArgumentName, of site: RowSite, in around: Surroundings) {
        var offered = site.payload.map(\.binding)
        if around.context != nil { offered.append("context") }
        if [.height, .estimatedHeight].contains(argument) { offered.append("metrics") }
        if case .closure(let parameters) = value.form, parameters.count > offered.count {
            reportTooMany(value, argument, offered: offered)
        }
    }

    private func reportTooMany(_ value: MarkValue, _ argument: MarkArgumentName, offered: [String]) {
        guard case .closure(let parameters) = value.form else { return }
        report(.closureTakesTooMany(argument.rawValue, count: parameters.count, offered: offered), at: value.place)
    }

    /// The value of the innermost rows enum, or else the row of the list.
    private func wholeRow(of site: RowSite, in around: Surroundings) -> ExpressionOffer {
        if let (id, depth) = around.enums.last(where: { $0.depth > 0 || around.isProvider }) {
            return ExpressionOffer("row", table.text(of: id), depth == 0 ? .row : .rows(depth: depth))
        }
        return ExpressionOffer("row", around.rowType, .row)
    }
}
