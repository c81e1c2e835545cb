import SourceText
import SwiftSurface

/// How high a row is: its mark, then its cell, then the marks around it from the inside out.
extension Resolution {
    mutating func height(
        of site: RowSite, cells: [CellSelection], offers: [Offer], in around: Surroundings
    ) -> Height? {
        let own = (site.rowMarks + cells.compactMap(\.mark)).filter { $0.argument(.height) != nil }
        if let second = own.first(where: { $0 != own[0] }) {
            let places = [own[0], second].map { mark in
                mark.arguments.first { $0.name == .height }?.place ?? mark.place
            }
            report(.twoHeights(site.name, first: places[0]), at: places[1])
            return nil
        }
        let marked = markedHeight(.height, of: site, in: around)
        guard around.hasDelegate else {
            for value in [marked?.value, markedHeight(.estimatedHeight, of: site, in: around)?.value] {
                guard let value, isInside(value.place, around.owner) else { continue }
                report(.eventWithoutDelegate("the height of a row"), at: value.place)
            }
            return nil
        }
        if marked?.isOwn != true, let height = cellHeight(of: site, cells: cells, offers: offers, in: around) {
            return height
        }
        if let marked {
            let reason = marked.isOwn ? "the mark of the row says so" : "the mark around it says so"
            decide(site.subject, .height, marked.value.text, because: reason, at: marked.value.place)
        }
        return marked?.height
    }

    /// The height that marks give, and whether it is a mark of the row or of its model.
    func markedHeight(
        _ name: MarkArgumentName, of site: RowSite, in around: Surroundings
    ) -> (height: Height, isOwn: Bool, value: MarkValue)? {
        let own = site.rowMarks + site.modelMarks
        let outer = around.levels.flatMap(\.marks)
        for (marks, isOwn) in [(own, true), (outer, false)] {
            guard let value = marks.lazy.compactMap({ $0.argument(name) }).first else { continue }
            return (height(value, site: site), isOwn, value)
        }
        return nil
    }

    private func height(_ value: MarkValue, site: RowSite) -> Height {
        if case .member("automatic") = value.form { return .automatic }
        return .argument(argument(value, site: site, wanted: ["CGFloat"]))
    }

    private mutating func cellHeight(
        of site: RowSite, cells: [CellSelection], offers: [Offer], in around: Surroundings
    ) -> Height? {
        guard around.hasDelegate else { return nil }
        var methods: [Height.CellMethod] = []
        for (index, cell) in cells.enumerated() {
            guard let id = cell.symbol else { continue }
            let candidates = heightCandidates(id).filter { $0.level >= .internal }
            guard let first = candidates.first else { continue }
            if candidates.count > 1 {
                report(
                    .twoCellHeights(cell.type.text, methods: candidates.map(\.fullName), first: first.place),
                    at: candidates[1].place)
                return nil
            }
            let values = offers.filter { $0.value != .listView && $0.value != .indexPath }
            let filling = filling(first.parameters, from: values, file: around.file)
            guard filling.isComplete else {
                let parameter = filling.missing.first ?? filling.ambiguous[0].0
                report(
                    .unfillableHeight(
                        parameter.text, method: first.fullName, cell: cell.type.text, offers: values.map(\.text),
                        row: site.name, used: site.place), at: first.place)
                return nil
            }
            decide(
                site.subject, .height, "\(cell.type.text).\(first.fullName)", because: "the cell says it",
                at: first.place)
            methods.append(
                Height.CellMethod(
                    choice: index, type: cell.type.text, name: first.name, arguments: filling.arguments))
        }
        return methods.isEmpty ? nil : .method(methods)
    }

    /// The static methods that say how high a cell is: marked `height`, or named so and returning `CGFloat`.
    private func heightCandidates(_ id: Int) -> [FillCandidate] {
        for owner in table.lineage(of: id) {
            var marked: [FillCandidate] = []
            var named: [FillCandidate] = []
            for part in table.symbol(owner).parts {
                for (function, marks) in part.marked.functions where function.kind == .function && function.isStatic {
                    let candidate = candidate(function, owner: owner, part: part, isMarked: marks[.height] != nil)
                    if candidate.isMarked { marked.append(candidate) }
                    if function.name == "height", function.returnType == "CGFloat" { named.append(candidate) }
                }
            }
            if !marked.isEmpty { return marked }
            if !named.isEmpty { return named }
        }
        return []
    }
}
