import HeadlessUIKit
import RandomTesting
import Testing

/// Random layouts: against a model that places one item after the other, and against themselves.
@MainActor @Suite struct RandomCompositionalTests {
    private typealias Layout = Compositional

    /// A section of equal items in rows, in numbers.
    private struct Rows {
        var count = 0
        var width: CGFloat = 0
        var height: CGFloat = 0
        var gap: CGFloat = 0
        var lineGap: CGFloat = 0
        var insets = NSDirectionalEdgeInsets.zero
        var header: CGFloat = 0
        var isRail = false

        /// One item after the other; a line ends where the next item does not fit.
        func frames(from top: CGFloat, width room: CGFloat) -> (frames: [CGRect], end: CGFloat) {
            var (x, y) = (insets.leading, top + header + insets.top)
            var frames: [CGRect] = []
            for _ in 0..<count {
                if x > insets.leading, x + width > room - insets.trailing {
                    if !isRail {
                        x = insets.leading
                        y += height + lineGap
                    }
                }
                frames.append(CGRect(x: x, y: y, width: width, height: height))
                x += width + (isRail ? lineGap : gap)
            }
            return (frames, y + (count > 0 ? height : 0) + insets.bottom)
        }

        @MainActor var section: NSCollectionLayoutSection {
            let section = Layout.rows(
                isRail ? .absolute(width) : .fractionalWidth(1), .absolute(height),
                of: [Layout.item(.absolute(width), .fractionalHeight(1))], spacing: .fixed(gap))
            section.contentInsets = insets
            section.interGroupSpacing = lineGap
            section.orthogonalScrollingBehavior = isRail ? .continuous : .none
            if header > 0 { section.boundarySupplementaryItems = [Layout.header(.absolute(header))] }
            return section
        }
    }

    private func rows(_ random: inout SeededGenerator) -> Rows {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        var rows = Rows(
            count: Int.random(in: 0...30, using: &random), width: number(1...150), height: number(1...90),
            gap: number(0...20), lineGap: number(0...20))
        rows.insets = NSDirectionalEdgeInsets(
            top: number(0...20), leading: number(0...20), bottom: number(0...20), trailing: number(0...20))
        rows.header = Bool.random(using: &random) ? number(1...40) : 0
        rows.isRail = Bool.random(using: &random)
        return rows
    }

    @Test(arguments: Sample.of(0..<UInt64(400))) func itemsStandWhereTheModelPutsThem(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let sections = (0..<3).map { _ in rows(&random) }
        let layout = Layout(sections.map(\.count)) { sections[$0].section }
        var end: CGFloat = 0
        for (index, section) in sections.enumerated() {
            let model = section.frames(from: end, width: 320)
            #expect(layout.frames(index) == model.frames, "seed \(seed) section \(index)")
            end = model.end
        }
        #expect(layout.view.contentSize.height == end, "seed \(seed)")
        checkVisible(layout, &random, "seed \(seed)")
    }

    /// What is found in a rectangle is what overlaps it, whatever the layout.
    private func checkVisible(_ layout: Layout, _ random: inout SeededGenerator, _ place: Comment) {
        let view = layout.view
        for section in 0..<view.numberOfSections {
            view.headless.scroll(section: section, by: CGFloat.random(in: 0...500, using: &random))
        }
        for _ in 0..<10 {
            let rect = CGRect(
                x: CGFloat.random(in: -50...300, using: &random), y: CGFloat.random(in: -50...2000, using: &random),
                width: CGFloat.random(in: 1...300, using: &random), height: CGFloat.random(in: 1...900, using: &random))
            let found = (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
                .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
            let all = (0..<view.numberOfSections).flatMap { section in
                (0..<view.numberOfItems(inSection: section)).map { layout.grid.path($0, section) }
            }
            let wanted = all.filter { path in
                guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return false }
                let shared = frame.intersection(rect)
                return !shared.isNull && shared.width > 0 && shared.height > 0
            }
            #expect(found == wanted, place)
        }
    }

    @Test(arguments: Sample.of(0..<UInt64(400))) func whatOverlapsIsFound(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let groups = (0..<3).map { _ in group(&random, depth: 2) }
        let behaviors = (0..<3).map { _ in Bool.random(using: &random) }
        let layout = Layout((0..<3).map { _ in Int.random(in: 0...40, using: &random) }) { index in
            let section = NSCollectionLayoutSection(group: groups[index])
            section.orthogonalScrollingBehavior = behaviors[index] ? .continuous : .none
            return section
        }
        checkVisible(layout, &random, "seed \(seed)")
    }

    private func group(_ random: inout SeededGenerator, depth: Int) -> NSCollectionLayoutGroup {
        let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            depth > 0 && Bool.random(using: &random)
                ? self.group(&random, depth: depth - 1)
                : Layout.item(dimension(&random), dimension(&random))
        }
        let size = Layout.size(dimension(&random), dimension(&random))
        let group: NSCollectionLayoutGroup =
            Bool.random(using: &random)
            ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
        group.interItemSpacing = Bool.random(using: &random) ? .flexible(3) : .fixed(7)
        if Bool.random(using: &random) {
            group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .flexible(1), top: .fixed(2), trailing: .fixed(3), bottom: .flexible(4))
        }
        return group
    }

    private func dimension(_ random: inout SeededGenerator) -> NSCollectionLayoutDimension {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .absolute(CGFloat(Int.random(in: 1...200, using: &random)))
        case 1: .fractionalWidth(CGFloat(Int.random(in: 1...10, using: &random)) / 10)
        case 2: .fractionalHeight(CGFloat(Int.random(in: 1...10, using: &random)) / 10)
        default: .estimated(CGFloat(Int.random(in: 1...200, using: &random)))
        }
    }
}
