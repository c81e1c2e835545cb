import SourceText

/// Which rows can be selected, and how many at once.
struct SelectionRule: ResolutionRule {
    let listScope: ListScope

    /// `selects:` of a row.
    func selects(_ site: RowSite, offers: [Offer], in around: Surroundings) -> Argument? {
        let arguments = RowArgumentRule(self)
        guard !around.isProvider else {
            arguments.pass(.selects, of: site, in: around, because: .provider)
            return nil
        }
        guard around.selection != .none else {
            arguments.pass(.selects, of: site, in: around, because: .untapped("selection: .none"))
            return nil
        }
        guard let said = arguments.said(.selects, of: site, in: around) else { return nil }
        guard around.hasDelegate else {
            let methods =
                target == .table
                ? ["tableView(_:shouldHighlightRowAt:)", "tableView(_:willSelectRowAt:)"]
                : ["collectionView(_:shouldHighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)"]
            report(.argumentWithoutDelegate("selects", methods: methods, of: target), at: said.value.place)
            return nil
        }
        decide(
            site.subject, .event, "can be selected: \(said.value.text)", because: "the mark says so",
            at: said.value.place)
        return arguments.argument(said, .selects, returning: ["Bool"], site: site, offers: offers, in: around)
    }

    /// `selection:` of a list.
    func mode(of mark: Mark, subject: String) -> ListSelection {
        OptionRule(self).option(.selection, of: mark, subject: subject)
        return mark.written(.selection)?.member.flatMap(ListSelection.init) ?? .single
    }

    /// What the app is told a change of the selection by; several rows can be selected then.
    func change(_ mode: ListSelection, of mark: Mark, hasDelegate: Bool) -> Requirement? {
        let asked = mark.events.filter { $0.event == .selectionChange }
        guard let event = asked.first else {
            if mode.isOfSeveral, hasDelegate, !mark.isFaulty {
                report(.selectionWithoutChange(mode.rawValue), at: mark.written(.selection)?.place ?? mark.place)
            }
            return nil
        }
        guard mode.isOfSeveral else {
            applied.pass(event.place, because: .oneSelected)
            return nil
        }
        applied.apply(event.place)
        return Requirement(
            .event(.selectionChange), name: "selectionDidChange", parameters: [], place: event.place,
            owner: event.place)
    }

    /// What says that no tap on the row causes an event which is asked for so many levels around the row, as it is written;
    /// nil if taps cause it.
    func obstacle(of event: Event, at depth: Int, of site: RowSite, in around: Surroundings) -> String? {
        guard around.hasDelegate, [.select, .deselect, .primaryAction, .choose].contains(event) else { return nil }
        if around.selection == .none || around.selection == .multiple && event == .select {
            return "selection: .\(around.selection.rawValue)"
        }
        let levels = [site.rowMarks + site.modelMarks] + around.levels.map(\.marks)
        let said = levels.firstIndex { $0.contains { $0.has(.selects) } }
        // Marks farther away may be meant for other rows.
        guard let said, depth <= said else { return nil }
        let value = levels[said].lazy.compactMap { $0.written(.selects) }.first
        return value?.boolean == false ? "selects: false" : nil
    }
}
