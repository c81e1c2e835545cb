import SourceText

/// Which rows the user moves by hand, how far, and what they are dragged as.
struct MovingRule: ResolutionRule {
    let listScope: ListScope

    /// `moves:` of a row.
    func moves(_ site: RowSite, in around: Surroundings) -> RowMoves? {
        let arguments = RowArgumentRule(self)
        guard !around.isProvider else {
            arguments.pass(.moves, of: site, in: around, because: .provider)
            return nil
        }
        guard let said = arguments.said(.moves, of: site, in: around) else { return nil }
        guard around.hasDelegate else {
            report(.argumentWithoutDelegate("moves", methods: [targetMethod], of: target), at: said.value.place)
            return nil
        }
        if let fault = OrderingRule(self).fault(of: site, in: around) {
            guard case .own = said.level.grain else {
                // The other rows around which it stands are moved.
                applied.pass(said.value.place, because: .unmovable)
                return nil
            }
            doubting(site.isFaulty).report(
                .unmovableRow(
                    site.name, because: fault, isLet: fault == WritingRule.constant, declared: site.place),
                at: said.value.place)
            return nil
        }
        guard let element = around.element else { return nil }
        decide(site.subject, .event, "moves: \(said.value.text)", because: "the mark says so", at: said.value.place)
        return RowMoves(
            isAnywhere: said.value.member == "anywhere", element: element.text, place: said.value.place)
    }

    private var targetMethod: String {
        target == .table
            ? "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
            : "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
                + "toProposedIndexPath:)"
    }

    /// `canMove:` of a row that is moved.
    func canMove(_ site: RowSite, moves: RowMoves?, offers: [Offer], in around: Surroundings) -> Argument? {
        let arguments = RowArgumentRule(self)
        guard moves != nil else {
            arguments.pass(.canMove, of: site, in: around, because: .noMoves)
            return nil
        }
        guard let said = arguments.said(.canMove, of: site, in: around) else { return nil }
        decide(
            site.subject, .event, "can be moved: \(said.value.text)", because: "the mark says so",
            at: said.value.place)
        return arguments.argument(said, .canMove, returning: ["Bool"], site: site, offers: offers, in: around)
    }

    /// `drag:` of a row.
    func drag(_ site: RowSite, offers: [Offer], in around: Surroundings) -> Argument? {
        let arguments = RowArgumentRule(self)
        guard !around.isProvider else {
            arguments.pass(.drag, of: site, in: around, because: .provider)
            return nil
        }
        guard let said = arguments.said(.drag, of: site, in: around) else { return nil }
        decide(site.subject, .event, "drag: \(said.value.text)", because: "the mark says so", at: said.value.place)
        return arguments.argument(
            said, .drag, returning: ["[NSItemProvider]", "[UIDragItem]"], site: site, offers: offers, in: around)
    }
}
