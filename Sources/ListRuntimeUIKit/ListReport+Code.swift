extension ListReport {
    /// What kind of fault it is: `duplicate-rows`. It stays when a message is reworded, for logs and filters.
    public var code: String {
        switch self {
        case .duplicateRows: "duplicate-rows"
        case .duplicateSections: "duplicate-sections"
        case .rejectedUpdate: "rejected-update"
        case .missingRow: "missing-row"
        case .unknownRow: "unknown-row"
        case .cyclicRow: "cyclic-row"
        case .missingContext: "missing-context"
        case .released: "released"
        case .missingActions: "missing-actions"
        case .otherDelegate: "other-delegate"
        case .takenOver: "taken-over"
        case .rowNotApplied: "row-not-applied"
        case .ownedCell: "owned-cell"
        case .tooFewOwnedCells: "too-few-owned-cells"
        case .manyKeptCells: "many-kept-cells"
        case .otherThread: "other-thread"
        case .reloadedUpdate: "reloaded-update"
        case .unanimatedUpdate: "unanimated-update"
        case .endlessInteraction: "endless-interaction"
        case .invalidHeight: "invalid-height"
        case .invalidWidth: "invalid-width"
        case .oversizedItem: "oversized-item"
        case .sidewaysColumns: "sideways-columns"
        case .unaskedSizes: "unasked-sizes"
        case .invalidLayout: "invalid-layout"
        case .lengthOfListSection: "length-of-list-section"
        case .swipesWithoutList: "swipes-without-list"
        case .sharedIdentifier: "shared-identifier"
        case .undeclaredElement: "undeclared-element"
        }
    }
}
