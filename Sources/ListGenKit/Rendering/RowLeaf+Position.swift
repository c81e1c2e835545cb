import ListModel

extension RowLeaf {
    /// Whether a cell or a height of it asks where the row is among the others.
    var readsPosition: Bool {
        cells.contains { cell in
            Self.isRead(in: cell.fill.values) || Self.isRead(in: cell.injections.map(\.value))
                || Self.isRead(in: cell.when?.values ?? cell.whenOffers.map(\.value))
        } || Self.isRead(by: height) || Self.isRead(by: estimatedHeight) || Self.isRead(by: size)
    }

    private static func isRead(by height: Height?) -> Bool {
        switch height {
        case .argument(let argument)?, .aspect(let argument)?: isRead(in: argument.values)
        case .member(let member)?: isRead(in: (member.arguments ?? []).map(\.value))
        case .choices(let heights)?: heights.contains { isRead(by: $0) }
        case .automatic?, nil: false
        }
    }

    private static func isRead(in values: [FillValue]) -> Bool {
        values.contains { if case .position = $0 { true } else { false } }
    }
}
