import SourceText
import SwiftSurface

/// What closures and expressions of marks get.
struct ClosureRule: ResolutionRule {
    let listScope: ListScope

    /// The values of a `configure:`. A closure takes by order the cell, the payload and the context; a parameter after the
    /// payload that is called `position` or `section` gets these. An expression names those that it reads.
    ///
    /// A mark around the row gives them the whole row that it speaks of, at `level`.
    func fill(
        saidBy value: MarkValue, at level: Surroundings.Level? = nil, _ selection: CellSelection, site: RowSite,
        in around: Surroundings
    ) -> Fill {
        AddingFillRule(self).check(value, filling: selection, site: site, in: around)
        let cell = ExpressionOffer(site.isOfSection ? "view" : "cell", selection.type.text, .cell)
        let whole = level.flatMap { wholeRow(at: $0, in: around) }
        let payload =
            whole.map { [$0] } ?? site.payload.enumerated().map { ExpressionOffer($1.binding, $1.type, .payload($0)) }
        let context = around.context.map { ExpressionOffer("context", $0.text, .context) }
        let row = wholeRow(of: site, in: around)
        guard case .closure(let parameters) = value.form else {
            let argument = value.argument(form: .expression, isVerified: false)
            let names = argument.names
            let named = whole.map { [$0] + [context].compactMap { $0 } } ?? namedOffers(of: site, in: around)
            return .expression(argument, offers: ([cell] + named).filter { names.contains($0.name) })
        }
        var byOrder = ([cell] + payload + [context].compactMap { $0 })[...]
        let surroundings = surroundings(in: around)
        var taken: [ExpressionOffer] = []
        for (index, name) in parameters.enumerated() {
            if index > payload.count, let offer = surroundings.first(where: { $0.name == name }) {
                taken.append(offer)
            } else if name == "row", index == 1, payload.isEmpty {
                taken.append(row)
            } else if let next = byOrder.popFirst() {
                taken.append(next)
            } else {
                let extra = payload.isEmpty ? [row.name] : []
                let names =
                    [cell.name] + payload.map(\.name) + extra + (context.map { [$0.name] } ?? [])
                    + surroundings.map(\.name)
                reportTooMany(value, .configure, offered: names, flag: site.flag)
                break
            }
        }
        return .expression(value.argument(isVerified: false), offers: taken)
    }

    /// What an expression may name: the payload by its labels or as `row`, and `context`.
    func namedOffers(of site: RowSite, in around: Surroundings) -> [ExpressionOffer] {
        let payload = site.payload.enumerated().map { ExpressionOffer($1.binding, $1.type, .payload($0)) }
        var offers = payload
        // The labels that code cannot bind payloads to.
        for (index, value) in site.payload.enumerated() {
            guard let label = value.label, !Self.otherOffers.contains(label),
                !offers.contains(where: { $0.name == label })
            else { continue }
            offers.append(ExpressionOffer(label, value.type, .payload(index)))
        }
        if payload.count == 1 {
            if ["row", "cell"].contains(payload[0].name) { offers = [] }
            offers.insert(ExpressionOffer("row", payload[0].type, .payload(0)), at: 0)
        } else if !payload.contains(where: { $0.name == "row" }) {
            offers.append(wholeRow(of: site, in: around))
        }
        if site.isOfSection, let section = offers.first(where: { $0.value == .payload(0) }) {
            offers.append(ExpressionOffer("section", section.type, section.value))
        } else if !offers.contains(where: { $0.name == "section" }) {
            offers += surroundings(in: around).filter { $0.name == "section" }
        }
        if let context = around.context { offers.append(ExpressionOffer("context", context.text, .context)) }
        return offers
    }

    /// What expressions name beside the payload.
    private static let otherOffers: Set<String> = ["cell", "context", "row", "section", "view"]

    /// What an expression reads of the row, its section, the context and the metrics, which it names; nil for another
    /// value, and for one that names none of them. A static member of the list that is called so is meant instead.
    func read(
        by value: MarkValue, _ argument: MarkArgumentName, of site: RowSite, in around: Surroundings
    ) -> [ExpressionOffer]? {
        switch value.form {
        case .name, .expression, .closed: break
        default: return nil
        }
        let names = StraightCode.names(readBy: value.text)
        var offers = namedOffers(of: site, in: around)
        if site.isOfSection { offers = offers.filter { ["section", "context"].contains($0.name) }.map(\.ofSection) }
        if Self.readsMetrics.contains(argument) { offers.append(ExpressionOffer("metrics", "ListMetrics", .metrics)) }
        var read: [ExpressionOffer] = []
        for offer in offers where names.contains(offer.name) && !declaresStatic(offer.name, around.owner) {
            if !read.contains(where: { $0.name == offer.name }) { read.append(offer) }
        }
        return read.isEmpty ? nil : read
    }

    private func declaresStatic(_ name: String, _ id: Int) -> Bool {
        table.symbol(id).parts.contains { part in
            part.declaration.properties.contains { $0.isStatic && $0.name == name }
        }
    }

    /// What closures take by name alone: where a row is among the others and in its outline, and the section that holds it.
    private func surroundings(in around: Surroundings) -> [ExpressionOffer] {
        let position = around.element.map {
            ExpressionOffer("position", "RowPosition<\($0.text)>", .position(element: $0.text))
        }
        let section = around.sectionValue.map { ExpressionOffer("section", $0.text, .section) }
        let outline = around.isOutline ? ExpressionOffer("outline", "RowOutline", .outline) : nil
        return [position, section, outline].compactMap { $0 }
    }

    /// What a closure over a row takes that names its position or its section; nil for others, which take the first
    /// values on offer.
    func taken(
        _ value: MarkValue, _ argument: MarkArgumentName, of site: RowSite, in around: Surroundings
    ) -> [ExpressionOffer]? {
        guard case .closure(let parameters) = value.form, !site.isOfSection else { return nil }
        let payload = site.payload.enumerated().map { ExpressionOffer($1.binding, $1.type, .payload($0)) }
        let surroundings = surroundings(in: around)
        guard parameters.dropFirst(payload.count).contains(where: { name in surroundings.contains { $0.name == name } })
        else { return nil }
        let context = around.context.map { ExpressionOffer("context", $0.text, .context) }
        let metrics =
            Self.readsMetrics.contains(argument) ? ExpressionOffer("metrics", "ListMetrics", .metrics) : nil
        var byOrder = (payload + [context, metrics].compactMap { $0 })[...]
        return parameters.enumerated().compactMap { index, name in
            let named = index < payload.count ? nil : surroundings.first { $0.name == name }
            return named ?? byOrder.popFirst()
        }
    }

    /// What a closure over a row takes, which a mark around it may give the whole row: these values, then the context, and
    /// by name its position and its section.
    func taken(
        _ value: MarkValue, _ argument: MarkArgumentName, of site: RowSite, row: [ExpressionOffer],
        in around: Surroundings
    ) -> [ExpressionOffer] {
        guard case .closure(let parameters) = value.form else { return [] }
        let surroundings = surroundings(in: around)
        var byOrder = (row + (around.context.map { [ExpressionOffer("context", $0.text, .context)] } ?? []))[...]
        let taken = parameters.enumerated().compactMap { index, name in
            let named = index < row.count ? nil : surroundings.first { $0.name == name }
            return named ?? byOrder.popFirst()
        }
        if taken.count < parameters.count {
            reportTooMany(
                value, argument, offered: (row + byOrder).map(\.name) + surroundings.map(\.name), flag: site.flag)
        }
        return taken
    }

    /// Whether an expression reads a value by its name.
    func names(_ name: String, in value: MarkValue) -> Bool {
        switch value.form {
        case .name, .expression, .closed, .array: StraightCode.names(readBy: value.text).contains(name)
        default: false
        }
    }

    /// Reports a closure over a row, or over a section, that takes more than there is.
    func check(_ value: MarkValue, _ argument: MarkArgumentName, of site: RowSite, in around: Surroundings) {
        var offered = site.payload.map(\.binding)
        if around.context != nil { offered.append("context") }
        if Self.readsMetrics.contains(argument) { offered.append("metrics") }
        if !site.isOfSection { offered += surroundings(in: around).map(\.name) }
        if case .closure(let parameters) = value.form, parameters.count > offered.count {
            reportTooMany(value, argument, offered: offered, flag: site.flag)
        }
    }

    private static let readsMetrics: Set<MarkArgumentName> = [
        .height, .estimatedHeight, .columns, .aspect, .size, .insets, .lineSpacing, .itemSpacing, .spacing,
    ]

    private func reportTooMany(
        _ value: MarkValue, _ argument: MarkArgumentName, offered: [String], flag: String?
    ) {
        guard case .closure(let parameters) = value.form else { return }
        report(
            .closureTakesTooMany(argument.rawValue, count: parameters.count, offered: offered, flag: flag),
            at: value.place)
    }

    /// The row that a mark around it speaks of; nil if it speaks of each payload.
    func wholeRow(at level: Surroundings.Level, in around: Surroundings) -> ExpressionOffer? {
        switch level.grain {
        case .own: nil
        case .rows(_, let type, let value): ExpressionOffer("row", type, value)
        case .list: ExpressionOffer("row", around.rowType, .row)
        }
    }

    /// The value of the innermost rows enum, or else the row of the list.
    private func wholeRow(of site: RowSite, in around: Surroundings) -> ExpressionOffer {
        if let (id, depth) = around.enums.last(where: { $0.depth > 0 || around.isProvider }) {
            return ExpressionOffer("row", facts.rowsText(id), depth == 0 ? .row : .rows(depth: depth))
        }
        return ExpressionOffer("row", around.rowType, .row)
    }
}
