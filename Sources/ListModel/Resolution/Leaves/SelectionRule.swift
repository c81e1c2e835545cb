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
        guard let said = arguments.said(.selects, of: site, in: around) else { return nil }
        guard around.hasDelegate else {
            let methods =
                target == .table
                ? ["tableView(_:shouldHighlightRowAt:)", "tableView(_:willSelectRowAt:)"]
                : ["collectionView(_:shouldHighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)"]
            report(.argumentWithoutDelegate("selects", methods: methods, of: target), at: said.value.place)
            return nil
        }
        if said.value.boolean == false, case .own = said.level.grain {
            for event in site.rowMarks.flatMap(\.events) where event.event == .select {
                report(.selectWithoutTaps("selects: false"), at: event.place)
            }
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

    /// Says which events no tap can cause.
    func checkTaps(_ leaves: [RowLeaf], _ mode: ListSelection) {
        guard mode == .none || mode == .multiple else { return }
        for handler in leaves.flatMap(\.handlers) where handler.event == .select {
            guard case .requirement(let requirement) = handler.target else { continue }
            report(.selectWithoutTaps("selection: .\(mode.rawValue)"), at: requirement.place)
        }
    }
}
