import SourceText
import SwiftSurface

/// How high a row is: its mark, then its cell, then the marks around it from the inside out. Of several `row` marks
/// with `when:` each speaks for the cell that it chooses.
extension Resolution {
    mutating func height(
        of site: RowSite, cells: [CellSelection], offers: [Offer], in around: Surroundings
    ) -> Height? {
        guard around.hasDelegate else {
            reportWithoutDelegate(site, in: around)
            return nil
        }
        var heights: [Height?] = []
        for cell in cells {
            let marked = markedHeight(.height, of: cell, site: site, in: around)
            if marked?.isOwn != true, let height = cellHeight(of: cell, site: site, offers: offers, in: around) {
                heights.append(height)
                continue
            }
            if let marked {
                let choice = marked.value.text + (cells.count > 1 ? " for \(cell.type.text)" : "")
                let reason = marked.isOwn ? "the mark of the row says so" : "the mark around it says so"
                decide(site.subject, .height, choice, because: reason, at: marked.value.place)
            }
            heights.append(marked?.height)
        }
        return joined(heights)
    }

    mutating func estimatedHeight(of site: RowSite, cells: [CellSelection], in around: Surroundings) -> Height? {
        guard around.hasDelegate else { return nil }
        return joined(cells.map { markedHeight(.estimatedHeight, of: $0, site: site, in: around)?.height })
    }

    private func joined(_ heights: [Height?]) -> Height? {
        guard let first = heights.first else { return nil }
        return heights.allSatisfy { $0 == first } ? first : .choices(heights)
    }

    private mutating func reportWithoutDelegate(_ site: RowSite, in around: Surroundings) {
        let marks = site.rowMarks + site.modelMarks + around.levels.flatMap(\.marks)
        for argument in marks.flatMap(\.arguments) where [.height, .estimatedHeight].contains(argument.name) {
            guard isInside(argument.value.place, around.owner) else { continue }
            report(.eventWithoutDelegate("the height of a row"), at: argument.value.place)
        }
    }

    /// The height that marks give, and whether it is a mark of the row or of its model.
    private mutating func markedHeight(
        _ name: MarkArgumentName, of cell: CellSelection, site: RowSite, in around: Surroundings
    ) -> (height: Height, isOwn: Bool, value: MarkValue)? {
        let own = ownMarks(of: cell, site: site)
        let outer = around.levels.flatMap(\.marks)
        for (marks, isOwn) in [(own, true), (outer, false)] {
            guard let mark = marks.first(where: { $0.has(name) }), let value = applied.value(name, of: mark)
            else { continue }
            reportSecond(name, beside: mark, site: site)
            if case .member("automatic") = value.form { return (.automatic, isOwn, value) }
            return (.argument(argument(value, site: site, wanted: ["CGFloat"])), isOwn, value)
        }
        return nil
    }

    /// The marks of a row and of its model that speak for a cell of it, the narrower first: one with `when:` only for
    /// the cell that it chooses.
    private func ownMarks(of cell: CellSelection, site: RowSite) -> [Mark] {
        let row = site.rowMarks.filter { !$0.has(.when) }
        let model = site.modelMarks.filter { !$0.has(.when) }
        guard let mark = cell.mark else { return row + model }
        if site.rowMarks.contains(where: { $0.place == mark.place }) { return [mark] + model }
        if site.modelMarks.contains(where: { $0.place == mark.place }) { return row + [mark] }
        return row + model + [mark]
    }

    /// Two typealiases of one model are one place.
    private mutating func reportSecond(_ name: MarkArgumentName, beside mark: Mark, site: RowSite) {
        guard let type = site.types.first?.text, let marks = aliasMarks[type],
            marks.contains(where: { $0.place == mark.place })
        else { return }
        let said = marks.filter { !$0.has(.when) && $0.has(name) }
        for second in said.dropFirst() {
            guard let first = said[0].written(name), let value = second.written(name) else { continue }
            report(.twoHeights(type, first: first.place), at: value.place)
        }
    }

    private mutating func cellHeight(
        of cell: CellSelection, site: RowSite, offers: [Offer], in around: Surroundings
    ) -> Height? {
        guard let id = cell.symbol else { return nil }
        let all = heightCandidates(id)
        let candidates = all.filter { isCallable($0, from: around.file) }
        if candidates.isEmpty, let hidden = all.first(where: \.isMarked) {
            report(
                .hiddenConfigure(hidden.fullName, cell: cell.type.text, level: hidden.level.word, at: hidden.place),
                at: cell.place)
        }
        guard let first = candidates.first.map({ checked($0, in: around.owner) }) else { return nil }
        if candidates.count > 1 {
            report(
                .twoCellHeights(cell.type.text, methods: candidates.map(\.fullName), first: first.place),
                at: candidates[1].place)
            return nil
        }
        if let reason = first.effect {
            report(
                .uncallableMethod(
                    first.fullName, of: cell.type.text, to: "say its height", because: reason, declared: first.place),
                at: cell.place)
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
        reportGuess(first)
        decide(
            site.subject, .height, "\(cell.type.text).\(first.fullName)", because: "the cell says it",
            at: first.place)
        return .member(
            Height.Member(
                type: cell.type.text, name: first.name, arguments: first.isProperty ? nil : filling.arguments,
                isNonisolated: first.isNonisolated))
    }

    /// The static methods and properties that say how high a cell is: marked `height`, or named so and `CGFloat`.
    private func heightCandidates(_ id: Int) -> [FillCandidate] {
        for owner in table.lineage(of: id) {
            var found: [FillCandidate] = []
            for part in table.symbol(owner).parts {
                for (function, marks) in part.marked.functions where function.kind == .function && function.isStatic {
                    let candidate = candidate(
                        function, owner: owner, part: part, of: id, isMarked: marks.contains(.height))
                    let isNamed = function.name == "height" && function.returnType == "CGFloat"
                    if candidate.isMarked || isNamed { found.append(candidate) }
                }
                for (property, marks) in part.marked.properties where property.isStatic {
                    let candidate = candidate(property, owner: owner, part: part, isMarked: marks.contains(.height))
                    let isNamed = property.name == "height" && property.type == "CGFloat"
                    if candidate.isMarked || isNamed { found.append(candidate) }
                }
            }
            let marked = found.filter(\.isMarked)
            if !marked.isEmpty { return marked }
            if !found.isEmpty { return found }
        }
        return []
    }
}
