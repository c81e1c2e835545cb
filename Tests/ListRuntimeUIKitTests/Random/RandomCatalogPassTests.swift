import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What a pass of a generated collection leaves as it is, whatever changes: each is at most one batch of changes in the
/// structure, the row that it is to keep stays where it is on the screen, and rows that stay remain selected.
@MainActor
@Suite struct RandomCatalogPassTests {
    @Test(arguments: Sample.of(0..<120 as Range<UInt64>))
    func aPassHoldsTheScreen(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let isSideways = seed % 2 == 1
        var first = Catalog.random(using: &generator)
        first.removeDuplicateRows()
        let screen = CatalogScreen(
            first, layout: GalleryScreen.flow(isSideways ? .horizontal : .vertical), height: 220)
        let (list, view): (Catalog.Collection, UICollectionView) = (screen.collection, screen.view)
        view.allowsMultipleSelection = true
        for step in 0..<40 {
            let room = CGPoint(
                x: max(0, view.contentSize.width - view.bounds.width),
                y: max(0, view.contentSize.height - view.bounds.height))
            let offset = CGFloat.random(in: 0...max(room.x, room.y), using: &generator)
            view.headless.scroll(to: isSideways ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
            let ids = (0..<list.applied.sectionCount).flatMap { list.applied.rowIDs(inSection: $0) }
            if let id = ids.randomElement(using: &generator) { list.select(id) }
            let (anchor, selection) = (list.anchor, list.selection)
            var next: Catalog = list.state
            for _ in 0..<Int.random(in: 1...3, using: &generator) { next.edit(using: &generator) }
            next.removeDuplicateRows()
            view.headless.clearUpdates()
            list.apply(next, keeping: anchor.map { .anchor($0) })
            list.flush()
            view.layoutIfNeeded()
            let passed = "seed \(seed), step \(step)"
            #expect(screen.difference(from: next) == nil, "\(passed)")
            let structural = view.headless.updates.filter(Self.changesStructure)
            #expect(structural.count <= 1, "\(passed): \(structural)")
            let index = RowIndex(next)
            #expect(list.selection.isSuperset(of: selection.filter { index[$0] != nil }), "\(passed)")
            guard let anchor, let path = list.indexPath(of: anchor.id), !isAtAnEnd(of: view) else { continue }
            let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
            let distance = isSideways ? frame.minX - view.contentOffset.x : frame.minY - view.contentOffset.y
            #expect(abs(distance - anchor.distance) < 0.01, "\(passed): \(anchor.id) is \(distance) from the start")
        }
        for report in screen.reports { Issue.record("seed \(seed): \(report)") }
    }

    private static func changesStructure(_ update: HeadlessUpdate) -> Bool {
        guard case .batch(let batch) = update else { return false }
        return !batch.rowInserts.isEmpty || !batch.rowDeletes.isEmpty || !batch.rowMoves.isEmpty
            || !batch.sectionInserts.isEmpty || !batch.sectionDeletes.isEmpty || !batch.sectionMoves.isEmpty
    }

    /// Where the content ends no row can be held.
    private func isAtAnEnd(of view: UICollectionView) -> Bool {
        let end = CGPoint(
            x: view.contentSize.width - view.bounds.width, y: view.contentSize.height - view.bounds.height)
        return (view.contentOffset.x <= 0 && view.contentOffset.y <= 0)
            || (end.x > 0 && view.contentOffset.x >= end.x) || (end.y > 0 && view.contentOffset.y >= end.y)
    }
}
