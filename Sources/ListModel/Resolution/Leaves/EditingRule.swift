import SourceText

/// Which rows the user deletes.
struct EditingRule: ResolutionRule {
    let listScope: ListScope

    /// `canEdit:` of a row that takes `delete`.
    func canEdit(
        _ site: RowSite, handlers: [Handler], offers: [Offer], in around: Surroundings
    ) -> Argument? {
        let arguments = RowArgumentRule(self)
        guard handlers.contains(where: { $0.event == .delete }) else {
            arguments.pass(.canEdit, of: site, in: around, because: target == .table ? .noDelete : .noEditing)
            return nil
        }
        guard let said = arguments.said(.canEdit, of: site, in: around) else { return nil }
        decide(
            site.subject, .event, "can be deleted: \(said.value.text)", because: "the mark says so",
            at: said.value.place)
        return arguments.argument(
            said, .canEdit, returning: ["Bool"], site: site, offers: offers, in: around)
    }
}
