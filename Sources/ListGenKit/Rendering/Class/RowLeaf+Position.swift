import ListModel

extension RowLeaf {
    /// Whether a cell or a height of it asks where the row is among the others.
    var readsPosition: Bool {
        cells.indices.contains { index in reads(ofCell: index) { $0.isPosition } }
            || Self.values(of: estimatedHeight).contains { $0.isPosition }
    }

    /// Whether the choice of a cell reads the list, the section of the row, or its place in it. A cell that is kept is found
    /// by the identity of the row at its place.
    var isChosenByPlace: Bool {
        cells.contains { cell in
            cell.kept != nil || Self.choosing(cell).contains { $0.isPosition || $0.isOfSection }
                || [cell.when, cell.identifier].contains { $0?.call?.receiver == .state }
        }
    }

    /// Whether the choice of a cell reads what neither the row nor the context says.
    /// An equal row may then get another cell.
    var isChosenBeyondRow: Bool {
        isChosenByPlace
            || cells.contains { Self.choosing($0).contains(.indexPath) }
    }

    /// Whether showing the row by one of its cells reads a value: filling and choosing it, and its height or size.
    func reads(ofCell index: Int, _ isRead: (FillValue) -> Bool) -> Bool {
        let cell = cells[index]
        return FillText.values(of: cell).contains(where: isRead)
            || cells.prefix(index + 1).contains { Self.choosing($0).contains(where: isRead) }
            || [height, size].contains { Self.values(of: $0, ofCell: index).contains(where: isRead) }
    }

    private static func choosing(_ cell: CellChoice) -> [FillValue] {
        let identifier = (cell.identifier?.values ?? []) + (cell.ownedAt.map { [$0] } ?? [])
        guard let when = cell.when else { return identifier }
        return identifier + (when.form == .expression ? cell.whenOffers.map(\.value) : when.values)
    }

    private static func values(of height: Height?, ofCell index: Int? = nil) -> [FillValue] {
        switch height {
        case .argument(let argument)?, .aspect(let argument)?: return argument.values
        case .member(let member)?: return (member.arguments ?? []).map(\.value)
        case .choices(let heights)?:
            guard let index else { return heights.flatMap { values(of: $0) } }
            return heights.indices.contains(index) ? values(of: heights[index]) : []
        case .automatic?, nil: return []
        }
    }
}

extension FillValue {
    /// Whether it says where the row is among the others.
    var isPosition: Bool {
        switch self {
        case .position, .outline: true
        default: false
        }
    }
}
