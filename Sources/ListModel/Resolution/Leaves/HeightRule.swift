import SourceText
import SwiftSurface

/// How high a row is: its mark, then its cell, then the marks around it from the inside out. Of several `row` marks
/// with `when:` each speaks for the cell that it chooses.
struct HeightRule: ResolutionRule {
    let listScope: ListScope

    func height(
        of site: RowSite, cells: [CellSelection], offers: [Offer], in around: Surroundings
    ) -> Height? {
        guard around.hasDelegate, !around.isProvider, target == .table else { return nil }
        let outer = around.levels.flatMap(\.marks)
        var heights: [Height?] = []
        for cell in cells {
            let own = ownMarks(of: cell, site: site)
            let isOwn = own.contains { $0.has(.height) }
            let members = cell.symbol.map(HeightRule(self).heightCandidates) ?? []
            if !isOwn, let (height, member) = cellHeight(of: cell, members, site: site, offers: offers, in: around) {
                applied.pass(.height, of: outer, because: .overridden(member))
                heights.append(height)
                continue
            }
            guard let (height, value) = markedHeight(.height, of: own + outer, site: site, offers: offers, in: around)
            else {
                heights.append(nil)
                continue
            }
            for mark in members.compactMap(\.mark) { applied.pass(mark, because: .overridden(value.place)) }
            decideHeight(.height, value, isOwn: isOwn, of: site, cell: cells.count > 1 ? cell : nil)
            heights.append(height)
        }
        return joined(heights)
    }

    func estimatedHeight(
        of site: RowSite, cells: [CellSelection], offers: [Offer], in around: Surroundings
    ) -> Height? {
        guard around.hasDelegate, !around.isProvider, target == .table else { return nil }
        let outer = around.levels.flatMap(\.marks)
        return joined(
            cells.map { cell in
                let own = ownMarks(of: cell, site: site)
                let isOwn = own.contains { $0.has(.estimatedHeight) }
                let members = cell.symbol.map(estimateCandidates) ?? []
                if !isOwn,
                    let (height, member) = cellHeight(
                        of: cell, members, says: .estimatedHeight, site: site, offers: offers, in: around)
                {
                    applied.pass(.estimatedHeight, of: outer, because: .overridden(member))
                    return height
                }
                guard
                    let (height, value) = markedHeight(
                        .estimatedHeight, of: own + outer, site: site, offers: offers, in: around)
                else { return nil }
                for mark in members.compactMap(\.mark) { applied.pass(mark, because: .overridden(value.place)) }
                decideHeight(.estimate, value, isOwn: isOwn, of: site, cell: cells.count > 1 ? cell : nil)
                return height
            })
    }

    private func decideHeight(
        _ aspect: Decision.Aspect, _ value: MarkValue, isOwn: Bool, of site: RowSite, cell: CellSelection?
    ) {
        let choice = value.text + (cell.map { " for \($0.type.text)" } ?? "")
        let reason = isOwn ? "the mark of the row says so" : "the mark around it says so"
        decide(site.subject, aspect, choice, because: reason, at: value.place)
    }

    func joined(_ heights: [Height?]) -> Height? {
        guard let first = heights.first else { return nil }
        return heights.allSatisfy { $0 == first } ? first : .choices(heights)
    }

    /// The height that the first of some marks gives.
    private func markedHeight(
        _ name: MarkArgumentName, of marks: [Mark], site: RowSite, offers: [Offer], in around: Surroundings
    ) -> (height: Height, value: MarkValue)? {
        guard let value = applied.value(name, of: marks), let mark = marks.first(where: { $0.has(name) }) else {
            return nil
        }
        reportSecond(name, beside: mark, site: site)
        if case .member("automatic") = value.form { return (.automatic, value) }
        let argument = FunctionRule(self).argument(
            value, name, returning: ["CGFloat"], site: site, offers: offers, in: around)
        return (.argument(argument), value)
    }

    /// The marks of a row and of its model that speak for a cell of it, the narrower first: one with `when:` only for
    /// the cell that it chooses.
    func ownMarks(of cell: CellSelection, site: RowSite) -> [Mark] {
        let row = site.rowMarks.filter { !$0.has(.when) }
        let model = site.modelMarks.filter { !$0.has(.when) }
        guard let mark = cell.mark else { return row + model }
        if site.rowMarks.contains(where: { $0.place == mark.place }) { return [mark] + model }
        if site.modelMarks.contains(where: { $0.place == mark.place }) { return row + [mark] }
        return row + model + [mark]
    }

    /// Two typealiases of one model are one place.
    func reportSecond(_ name: MarkArgumentName, beside mark: Mark, site: RowSite) {
        guard let type = site.types.first?.text, let marks = facts.aliasMarks[type],
            marks.contains(where: { $0.place == mark.place })
        else { return }
        let said = marks.filter { !$0.has(.when) && $0.has(name) }
        for second in said.dropFirst() {
            guard let first = said[0].written(name), let value = second.written(name) else { continue }
            report(.twoHeights(type, first: first.place), at: value.place)
        }
    }

    /// The height, or the size, that the class of a view says, and where.
    func cellHeight(
        of cell: CellSelection, _ all: [FillCandidate], says kind: Mark.Kind = .height, site: RowSite, offers: [Offer],
        in around: Surroundings
    ) -> (Height, SourcePlace)? {
        let candidates = all.filter { facts.isCallable($0, from: around.file) }
        if candidates.isEmpty, let hidden = all.first(where: \.isMarked) {
            report(
                .hiddenConfigure(
                    hidden.fullName, cell: cell.type.text, level: hidden.level.word,
                    at: hidingWord(hidden.level, of: hidden.place),
                    isInline: table.isInline(around.file, declaring: hidden.place)),
                at: cell.place)
        }
        guard let first = candidates.first.map({ AttributeRule(self).checked($0, in: around) }) else {
            return nil
        }
        if candidates.count > 1 {
            report(
                .twoCellHeights(cell.type.text, methods: candidates.map(\.fullName), first: first.place),
                at: candidates[1].place)
            return nil
        }
        if let reason = first.effect {
            report(
                .uncallableMethod(
                    first.fullName, of: cell.type.text, to: "say its \(kind.rawValue)", because: reason,
                    declared: first.place),
                at: cell.place)
            return nil
        }
        let values = Offer.withoutView(offers)
        let filling = facts.filling(first.parameters, from: values, file: around.file)
        guard filling.isComplete else {
            if filling.missing.isEmpty, let (parameter, matching) = filling.ambiguous.first {
                report(
                    .ambiguousParameter(
                        parameter.text, method: first.fullName, cell: cell.type.text,
                        offers: facts.offered(matching, for: parameter, at: site),
                        isNamed: Offer.needOtherNames(matching, for: parameter),
                        call: cell.role == .row ? "row(\(kind.rawValue): ...)" : nil, other: site.place,
                        isMethod: false), at: first.place)
                return nil
            }
            guard let parameter = filling.missing.first else { return nil }
            report(
                .unfillableHeight(
                    parameter.text, method: first.fullName, cell: cell.type.text,
                    offers: facts.offered(values, for: parameter, at: site),
                    row: site.name,
                    argument: cell.role == .tableEnd
                        ? "" : site.isOfSection ? "section(headerHeight" : "row(\(kind.rawValue)",
                    used: site.place), at: first.place)
            return nil
        }
        AttributeRule(self).reportGuess(first)
        if let mark = first.mark { applied.apply(mark) }
        decide(
            site.subject, kind == .height ? .height : kind == .size ? .size : .estimate,
            "\(cell.type.text)." + (first.isProperty ? first.fullName : filling.summary(of: first.name)),
            because: "the cell says it",
            at: first.place)
        let member = Height.Member(
            type: cell.type.text, name: first.name, arguments: first.isProperty ? nil : filling.arguments,
            isNonisolated: first.isNonisolated)
        return (.member(member), first.place)
    }

    /// The static methods and properties that say how high a cell is: marked `height`, or named so and `CGFloat`.
    func heightCandidates(_ id: Int) -> [FillCandidate] { candidates(id, .height, of: "CGFloat") }

    /// The same of how high it is before it was measured.
    private func estimateCandidates(_ id: Int) -> [FillCandidate] { candidates(id, .estimatedHeight, of: "CGFloat") }

    /// The same of how large it is.
    func sizeCandidates(_ id: Int) -> [FillCandidate] { candidates(id, .size, of: "CGSize") }

    private func candidates(_ id: Int, _ kind: Mark.Kind, of type: String) -> [FillCandidate] {
        let owners = table.memberOwners(of: id)
        let asked = facts.marksOfRequirements(owners)
        for group in owners {
            var found: [FillCandidate] = []
            for owner in group {
                for (function, marks) in owner.functions where function.kind == .function && function.isStatic {
                    let mark = marks[kind] ?? asked[function.fullName]?[kind]
                    var candidate = facts.candidate(
                        function, owner: owner.id, part: owner.part, of: id, mark: mark?.place)
                    let scope = SymbolTable.Scope(file: owner.part.file, type: table.symbol(owner.id).name)
                    let given = function.returnType.map { table.resolve($0, in: scope) }
                    candidate.effect = candidate.effect ?? fault(of: given, as: type)
                    let isNamed = function.name == kind.rawValue && given.map { self.gives($0, type) } == true
                    // An extension has what its protocol asks for.
                    if table.symbol(owner.id).kind == .protocol,
                        found.contains(where: { facts.overrides($0, candidate) })
                    {
                        continue
                    }
                    if candidate.isMarked || isNamed { found.append(candidate) }
                }
                for (property, marks) in owner.properties where property.isStatic {
                    var candidate = facts.candidate(
                        property, owner: owner.id, part: owner.part, mark: marks[kind]?.place)
                    let given = table.member(property, marks, owner: owner.id, part: owner.part, of: id).type
                    candidate.effect = candidate.effect ?? fault(of: given, as: type)
                    let isNamed = property.name == kind.rawValue && given.map { self.gives($0, type) } == true
                    if candidate.isMarked || isNamed { found.append(candidate) }
                }
            }
            let marked = found.filter(\.isMarked)
            if !marked.isEmpty { return marked }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Whether a value of a type is a height or a size: a `Double` is a `CGFloat`, too.
    private func gives(_ given: ResolvedType, _ type: String) -> Bool {
        let name = TypeMatch.plain(given.syntax).description
        return name == type || type == "CGFloat" && name == "Double"
    }

    /// What is wrong with a member that is to give a height or a size; nil if its type is not known.
    private func fault(of given: ResolvedType?, as type: String) -> String? {
        given.flatMap { gives($0, type) ? nil : "gives `\($0.text)`, not `\(type)`" }
    }
}
