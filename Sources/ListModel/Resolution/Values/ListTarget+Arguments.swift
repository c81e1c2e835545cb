extension ListTarget {
    /// The only kind of list view that an argument of a mark says something to; nil if both take it.
    init?(only argument: MarkArgumentName) {
        switch argument {
        case .estimatedHeight, .tableType: self = .table
        case .collectionType, .layout, .columns, .aspect, .size, .insets, .lineSpacing, .itemSpacing, .spacing:
            self = .collection
        default: return nil
        }
    }
}
