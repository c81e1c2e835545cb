import SourceText
import SwiftSurface

/// Who takes the events of a row.
struct EventRule: ResolutionRule {
    let listScope: ListScope

    func handlers(
        of site: RowSite, steps: [RowLeaf.Step], cells: [CellSelection], isWritten: Bool, in around: Surroundings
    ) -> [Handler] {
        guard !around.isProvider else {
            for mark in eventMarks(of: cells) { applied.pass(mark, because: .provider) }
            return []
        }
        var result: [Handler] = []
        let own = Surroundings.Level(marks: site.rowMarks + site.modelMarks, grain: .own)
        /// The narrower first.
        let levels = [own] + around.levels
        let marked = levels.enumerated().flatMap { depth, level in
            level.marks.flatMap(\.events).map { (mark: $0, grain: level.grain, depth: depth) }
        }
        for event in Event.ofRows {
            let asked = marked.filter { $0.mark.event == event }
            if let obstacle = SelectionRule(self).obstacle(
                of: event, at: asked.first?.depth ?? 0, of: site, in: around)
            {
                reportUntapped(event, by: obstacle, asked: asked.map(\.mark), cells: cells, in: around)
                continue
            }
            let calls = Event.ofCells.contains(event) ? cellCalls(event, of: site, cells: cells, in: around) : []
            if !calls.isEmpty {
                reportTaken(event, of: site, own: own, calls: calls, cells: cells, asked: asked.map(\.mark))
                result.append(Handler(event: event, target: .cellMethod(calls)))
                continue
            }
            guard let (mark, grain, _) = asked.first else { continue }
            // Told of rows together.
            if event == .nearEnd { continue }
            if event == .delete, target == .collection {
                report(.deleteInCollection(), at: mark.place)
                continue
            }
            if event == .insert, target == .collection {
                report(.insertInCollection(), at: mark.place)
                continue
            }
            if event == .insert, result.contains(where: { $0.event == .delete }) {
                report(.insertBesideDelete(row: site.name), at: mark.place)
                continue
            }
            if event == .choose, !levels.contains(where: { $0.marks.contains { $0.has(.choice) } }) {
                for (mark, _, _) in asked { applied.pass(mark.place, because: .noChoice) }
                continue
            }
            if event == .accessory, target == .collection {
                report(.accessoryInCollection(), at: mark.place)
                continue
            }
            if event == .commit, !levels.contains(where: { $0.marks.contains { $0.has(.menu) } }) {
                for (mark, _, _) in asked { applied.pass(mark.place, because: .noMenu) }
                continue
            }
            if event == .change, !isWritten {
                for (mark, _, _) in asked { applied.pass(mark.place, because: .nothingWritten) }
                continue
            }
            if event == .move, !levels.contains(where: { $0.marks.contains { $0.has(.moves) } }) {
                for (mark, _, _) in asked { applied.pass(mark.place, because: .noMoves) }
                continue
            }
            if event == .move, OrderingRule(self).fault(of: site, in: around) != nil {
                for (mark, _, _) in asked { applied.pass(mark.place, because: .unmovable) }
                continue
            }
            guard around.hasDelegate || !event.needsDelegate else {
                for (mark, _, _) in asked { applied.pass(mark.place, because: .delegateOfApp) }
                if facts.isInside(mark.place, around.owner) {
                    report(.eventWithoutDelegate(event, of: target), at: mark.place)
                }
                continue
            }
            applied.apply(mark.place)
            for (other, _, _) in asked.dropFirst() { applied.pass(other.place, because: .overridden(mark.place)) }
            var requirement = GrainRule(self).requirement(
                .event(event), event.rawValue, placed: Self.placed(event), following: Self.following(event),
                takesEvent: mark.takesEvent,
                at: mark.place, grain: grain, site: site,
                in: around)
            if event.isOfSeveral { requirement = GrainRule.batched(requirement) }
            decide(site.subject, .event, requirement.summary, because: "the mark asks for it", at: mark.place)
            result.append(Handler(event: event, target: .requirement(requirement)))
            if event == .primaryAction { checkAvailability(mark, of: site, in: around) }
        }
        return result
    }

    /// Says of events, and of methods of cells that take one, that no tap causes it.
    private func reportUntapped(
        _ event: Event, by obstacle: String, asked: [MarkEvent], cells: [CellSelection], in around: Surroundings
    ) {
        let methods =
            Event.ofCells.contains(event) ? cells.compactMap(\.symbol).flatMap { eventMethods(event, of: $0) } : []
        for place in asked.map(\.place) + methods.compactMap(\.mark) {
            applied.pass(place, because: .untapped(obstacle))
        }
        // `choice:` is told to be without taps itself.
        guard let mark = asked.first, event != .choose || around.selection != .none else { return }
        // Others may show what is declared elsewhere.
        let isOfList = facts.marks(of: around.owner)[.list]?.events.contains { $0.place == mark.place } ?? false
        if isOfList || facts.isInside(mark.place, around.owner) {
            report(.selectWithoutTaps(obstacle, said: event.rawValue), at: mark.place)
        }
    }

    /// UIKit tells of primary actions from iOS 16 on. A list for older systems says that it knows.
    private func checkAvailability(_ mark: MarkEvent, of site: RowSite, in around: Surroundings) {
        guard lacksPrimaryActions(around) else { return }
        let said = RowArgumentRule(self).said(.available, of: site, in: around)?.value
        if said.flatMap({ Int($0.text) }).map({ $0 >= 16 }) == true { return }
        let method =
            target == .table
            ? "tableView(_:performPrimaryActionForRowAt:)" : "collectionView(_:performPrimaryActionForItemAt:)"
        report(.primaryActionTooEarly(method), at: said?.place ?? mark.place)
    }

    /// Whether the list is for systems that know no primary actions.
    func lacksPrimaryActions(_ around: Surroundings) -> Bool {
        facts.unavailable(["@available(iOS 16, *)"], in: around.owner) != nil
    }

    /// What an event tells of where its row is.
    private static func placed(_ event: Event) -> [Requirement.Parameter] {
        event == .move ? [Requirement.Parameter(label: "to", name: "offset", type: "Int", value: .offset)] : []
    }

    /// What an event tells in addition to its row.
    private static func following(_ event: Event) -> [Requirement.Parameter] {
        if event == .choose {
            return [Requirement.Parameter(label: "isChosen", name: "isChosen", type: "Bool", value: .isChosen)]
        }
        guard event == .commit else { return [] }
        return [
            Requirement.Parameter(label: "preview", name: "preview", type: "UIViewController?", value: .preview)
        ]
    }

    /// Says that methods of cells take an event, and reports a mark that asks for it, too.
    private func reportTaken(
        _ event: Event, of site: RowSite, own: Surroundings.Level, calls: [Handler.CellCall], cells: [CellSelection],
        asked: [MarkEvent]
    ) {
        decide(
            site.subject, .event, "\(event.rawValue): \(calls[0].type).\(calls[0].name)",
            because: "the cell takes it")
        guard let cell = cells[calls[0].choice].symbol, let method = eventMethods(event, of: cell).first else { return }
        let isOwn = Set(own.marks.flatMap(\.events).map(\.place))
        // A mark around the row asks for other rows, too.
        let asking = asked.first { calls.count < cells.count || isOwn.contains($0.place) }
        if let asking {
            report(
                .eventTakenByCell(event.rawValue, row: site.name, cell: calls[0].type, method: method.place),
                at: asking.place)
        }
        for mark in asked { applied.pass(mark.place, because: .overridden(method.place)) }
        let taking = Set(calls.map(\.choice))
        for (index, cell) in cells.enumerated() where !taking.contains(index) {
            decide(
                site.subject, .event, "\(event.rawValue): nothing where \(cell.type.text) shows the row",
                because: "\(calls[0].type) takes it, and \(cell.type.text) has no method for it")
        }
    }

    /// Where the marks of a row and its cells ask for `deselect`.
    func deselectPlaces(of site: RowSite, cells: [CellSelection], in around: Surroundings) -> [SourcePlace] {
        guard !around.isProvider, around.hasDelegate else { return [] }
        let marks = site.rowMarks + site.modelMarks + around.levels.flatMap(\.marks)
        let methods = cells.compactMap(\.symbol).flatMap { eventMethods(.deselect, of: $0) }
        return marks.flatMap(\.events).filter { $0.event == .deselect }.map(\.place) + methods.map(\.place)
    }

    /// The methods of the chosen cells that are marked `on(event)`.
    private func cellCalls(
        _ event: Event, of site: RowSite, cells: [CellSelection], in around: Surroundings
    ) -> [Handler.CellCall] {
        guard around.hasDelegate else {
            for mark in eventMarks(of: cells) { applied.pass(mark, because: .delegateOfApp) }
            return []
        }
        var result: [Handler.CellCall] = []
        for (index, cell) in cells.enumerated() {
            guard let id = cell.symbol else { continue }
            let methods = eventMethods(event, of: id)
            guard let first = methods.first.map({ AttributeRule(self).checked($0, in: around) }) else { continue }
            if methods.count > 1 {
                report(
                    .twoEventMethods(event.rawValue, cell: cell.type.text, first: first.place), at: methods[1].place)
                continue
            }
            if let reason = first.statementFault {
                report(
                    .uncallableMethod(
                        first.fullName, of: cell.type.text, to: "take `\(event.rawValue)`", because: reason,
                        declared: first.place), at: cell.place)
                continue
            }
            let filling = facts.filling(first.parameters, from: eventOffers(site, in: around), file: around.file)
            if filling.isComplete, !facts.isCallable(first, from: around.file) {
                report(
                    .hiddenConfigure(
                        first.fullName, cell: cell.type.text, level: first.level.word,
                        at: hidingWord(first.level, of: first.place),
                        isInline: table.isInline(around.file, declaring: first.place)), at: cell.place)
                continue
            }
            if filling.missing.isEmpty, let (parameter, matching) = filling.ambiguous.first {
                report(
                    .ambiguousParameter(
                        parameter.text, method: first.fullName, cell: cell.type.text,
                        offers: facts.offered(matching, for: parameter, at: site),
                        isNamed: Offer.needOtherNames(matching, for: parameter), call: nil,
                        other: site.place, isMethod: false), at: first.place)
                continue
            }
            if let parameter = filling.missing.first {
                report(
                    .unfillableEvent(
                        parameter.text, method: first.fullName, cell: cell.type.text,
                        offers: facts.offered(eventOffers(site, in: around), for: parameter, at: site), used: site.place
                    ), at: first.place)
                continue
            }
            AttributeRule(self).reportGuess(first)
            if let mark = first.mark { applied.apply(mark) }
            result.append(
                Handler.CellCall(choice: index, type: cell.type.text, name: first.name, arguments: filling.arguments))
        }
        return result
    }

    private func eventOffers(_ site: RowSite, in around: Surroundings) -> [Offer] {
        OfferRule(self).offers(site, in: around).filter { $0.value != .selection } + [
            Offer(
                value: .event, type: TypeSyntax(parsing: "RowEvent"), rank: .place, names: ["event"],
                text: "event: RowEvent")
        ]
    }

    /// The marks by which methods of some views take events.
    func eventMarks(of views: [CellSelection]) -> [SourcePlace] {
        views.compactMap(\.symbol).flatMap { view in Event.allCases.flatMap { eventMethods($0, of: view) } }
            .compactMap(\.mark)
    }

    private func eventMethods(_ event: Event, of id: Int) -> [FillCandidate] {
        for owner in table.lineage(of: id) {
            var found: [FillCandidate] = []
            for part in table.symbol(owner).parts {
                for (function, marks) in part.marked.functions where !function.isStatic {
                    guard let mark = marks.all(.on).flatMap(\.events).first(where: { $0.event == event }) else {
                        continue
                    }
                    found.append(facts.candidate(function, owner: owner, part: part, of: id, mark: mark.place))
                }
            }
            if !found.isEmpty { return found }
        }
        return []
    }
}
