import SourceText
import SwiftSurface

/// How large an item of a collection view is: the narrowest place that says a height, an aspect or a size decides. A
/// narrower `columns:` takes the place of a size, too.
struct SizeRule: ResolutionRule {
    let listScope: ListScope
    private var heights: HeightRule { HeightRule(self) }

    /// What a row says of its items.
    struct Sizes {
        /// Of each of its cells at most one of them is said.
        var height: Height?
        var size: Height?
        /// What has a flow layout measure an item: it measures all or none.
        var measured: [SourcePlace] = []
        /// Whether an item is not measured.
        var hasGiven = false
    }

    /// What is said of a cell, and where; the place of the row where nothing is.
    private typealias Said = (height: Height?, size: Height?, place: SourcePlace)

    func sizes(of site: RowSite, cells: [CellSelection], offers: [Offer], in around: Surroundings) -> Sizes {
        guard around.hasDelegate, !around.isProvider, target == .collection, !hasLayouts else {
            return Sizes()
        }
        let all = cells.map { size(of: $0, cells.count > 1, site: site, offers: offers, in: around) }
        var sizes = Sizes(height: heights.joined(all.map(\.height)), size: heights.joined(all.map(\.size)))
        guard !listScope.isDoubtful else { return sizes }
        sizes.measured = all.filter { $0.size == .automatic }.map(\.place)
        sizes.hasGiven = sizes.measured.count < all.count
        return sizes
    }

    private func size(
        of cell: CellSelection, _ isOneOfSeveral: Bool, site: RowSite, offers: [Offer], in around: Surroundings
    ) -> Said {
        let own = heights.ownMarks(of: cell, site: site)
        let outer = around.levels.flatMap(\.marks)
        let ofCell =
            own.contains(where: Self.saysSize) ? nil : cellSize(of: cell, site: site, offers: offers, in: around)
        if let ofCell {
            for mark in outer { pass(mark, because: .overridden(ofCell.place)) }
            return ofCell
        }
        // A size says the width, too: one of a mark around `columns:` does not count.
        let marks = own + outer
        let end = marks.firstIndex { $0.has(.columns) }.map { $0 + 1 } ?? marks.count
        let first = marks.enumerated().first { Self.saysSize($1) && ($0 < end || !$1.has(.size)) }?.element
        guard let first, let argument = first.arguments.first(where: { Self.names.contains($0.name) }) else {
            for mark in marks where mark.has(.size) {
                pass(mark, because: .overridden(marks[end - 1].written(.columns)?.place ?? mark.place))
            }
            return (nil, nil, site.place)
        }
        let value = argument.value
        applied.apply(value.place)
        for mark in marks { pass(mark, because: .overridden(value.place)) }
        for member in cell.symbol.map(members) ?? [] {
            if let mark = member.mark { applied.pass(mark, because: .overridden(value.place)) }
        }
        heights.reportSecond(argument.name, beside: first, site: site)
        decide(
            site.subject, argument.name == .height ? .height : .size,
            (argument.name == .aspect ? "aspect: " : "") + value.text
                + (isOneOfSeveral ? " for \(cell.type.text)" : ""),
            because: own.contains { $0.has(argument.name) }
                ? "the mark of the row says so" : "the mark around it says so",
            at: value.place)
        return said(argument, site: site, offers: offers, in: around)
    }

    private static let names: [MarkArgumentName] = [.size, .height, .aspect]

    private static func saysSize(_ mark: Mark) -> Bool { names.contains(where: mark.has) }

    private func pass(_ mark: Mark, because reason: NoEffect) {
        for name in Self.names {
            if let value = mark.written(name) { applied.pass(value.place, because: reason) }
        }
    }

    /// What an argument says.
    private func said(
        _ argument: Mark.Argument, site: RowSite, offers: [Offer], in around: Surroundings
    ) -> Said {
        let value = argument.value
        let isAutomatic = value.member == "automatic"
        switch argument.name {
        case .size:
            let size: Height =
                isAutomatic
                ? .automatic : .argument(function(value, .size, "CGSize", site: site, offers: offers, in: around))
            return (nil, size, value.place)
        case .height:
            guard !isAutomatic else {
                report(.automaticHeightOfItem, at: argument.place)
                return (nil, nil, value.place)
            }
            let height = function(value, .height, "CGFloat", site: site, offers: offers, in: around)
            return (.argument(height), nil, value.place)
        default:
            if case .number = value.form, let number = Double(value.text), number <= 0 {
                report(.invalidNumber("aspect", value.text, takes: "a number above 0"), at: argument.place)
            }
            let aspect = function(value, .aspect, "CGFloat", site: site, offers: offers, in: around)
            return (.aspect(aspect), nil, value.place)
        }
    }

    private func function(
        _ value: MarkValue, _ name: MarkArgumentName, _ type: String, site: RowSite, offers: [Offer],
        in around: Surroundings
    ) -> Argument {
        FunctionRule(self).argument(value, name, returning: [type], site: site, offers: offers, in: around)
    }

    /// What the class of the cell says by a static method or property; one that is marked counts more.
    private func cellSize(
        of cell: CellSelection, site: RowSite, offers: [Offer], in around: Surroundings
    ) -> Said? {
        guard let id = cell.symbol else { return nil }
        let (sizes, heights) = (self.heights.sizeCandidates(id), self.heights.heightCandidates(id))
        let isMarked = [sizes, heights].map { $0.contains(where: \.isMarked) }
        if !sizes.isEmpty, !heights.isEmpty, isMarked[0] == isMarked[1] {
            report(
                .twoCellHeights(
                    cell.type.text, methods: [sizes[0], heights[0]].map(\.fullName), first: sizes[0].place),
                at: heights[0].place)
            return nil
        }
        if heights.isEmpty || isMarked[0] {
            return self.heights.cellHeight(of: cell, sizes, says: .size, site: site, offers: offers, in: around)
                .map { (nil, $0, $1) }
        }
        return self.heights.cellHeight(of: cell, heights, site: site, offers: offers, in: around).map { ($0, nil, $1) }
    }

    private func members(_ id: Int) -> [FillCandidate] { heights.sizeCandidates(id) + heights.heightCandidates(id) }
}
