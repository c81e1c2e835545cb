import ListModel

/// What a cell is filled from in addition to its row, and how it is filled again: arguments of the call that makes it.
struct CellReads {
    let leaf: RowLeaf
    /// Which of the cells of the row it is.
    let number: Int
    let place: LeafPlace

    /// `reads: .context`, `refill: .reload`; none for a cell that shows its row alone.
    var arguments: [String] {
        let reads = self.reads
        let list = reads.count == 1 ? reads[0] : "[\(reads.joined(separator: ", "))]"
        return (reads.isEmpty ? [] : ["reads: \(list)"]) + (cell.isReloaded ? ["refill: .reload"] : [])
    }

    private var cell: CellChoice { leaf.cells[number] }

    private var reads: [String] {
        let readsSection = leaf.reads(ofCell: number) { $0.isOfSection }
        let isCompared = place.sectionPosition(leaf).map { place.list.sections[$0].comparedMembers != nil } ?? false
        var reads: [String] = []
        if cell.readsContext { reads.append(".context") }
        if leaf.reads(ofCell: number, { $0.isPosition && $0 != .outline }) { reads.append(".surroundings") }
        if cell.readsBeyondRow || FillText.asksActionsAlone(cell.fill) || readsSection && !isCompared {
            reads.append(".beyondRow")
        }
        if leaf.reads(ofCell: number, { $0 == .indexPath }) { reads.append(".indexPath") }
        if readsSection && isCompared { reads.append(".section") }
        return reads
    }
}
