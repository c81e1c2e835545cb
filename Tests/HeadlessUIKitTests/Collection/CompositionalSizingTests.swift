import HeadlessUIKit
import Testing

/// Items that choose their size.
@MainActor @Suite struct CompositionalSizingTests {
    private typealias Layout = Compositional

    /// As wide as its text is long, as high as it is asked to be.
    private final class Chip: UICollectionViewCell {
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            sizes[asked] ?? CGSize(width: 60, height: 30)
        }
        var sizes: [String: CGSize] = [:]
        var asked = ""
    }

    private func chips(
        _ sizes: [CGSize], _ section: @escaping () -> NSCollectionLayoutSection
    ) -> (Layout, asked: () -> Int) {
        var asked = 0
        let layout = Layout([sizes.count]) { _ in
            asked += 1
            return section()
        }
        let words = layout.grid.sections[0]
        layout.view.register(Chip.self, forCellWithReuseIdentifier: "chip")
        layout.grid.dequeue = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "chip", for: path)
            (cell as? Chip)?.sizes = Dictionary(uniqueKeysWithValues: zip(words, sizes))
            (cell as? Chip)?.asked = words[path.item]
            return cell
        }
        layout.view.reloadData()
        layout.view.layoutIfNeeded()
        return (layout, { asked })
    }

    @Test func aRowIsAsHighAsItsHighestItem() {
        let sizes = [30, 70, 20, 90].map { CGSize(width: 1, height: $0) }
        let (layout, asked) = chips(sizes) {
            Layout.rows(.fractionalWidth(1), .estimated(50), of: [Layout.item(.fractionalWidth(0.5), .estimated(50))])
        }
        #expect(
            layout.frames() == [
                CGRect(x: 0, y: 0, width: 160, height: 30), CGRect(x: 160, y: 0, width: 160, height: 70),
                CGRect(x: 0, y: 70, width: 160, height: 20), CGRect(x: 160, y: 70, width: 160, height: 90),
            ])
        #expect(layout.view.contentSize.height == 160)
        // Once for the empty view of the grid, once after its reload: cells that choose their size change no section.
        #expect(asked() <= 3)
    }

    @Test func chipsFillTheirLine() {
        let sizes = [100, 150, 90, 200, 80].map { CGSize(width: $0, height: 30) }
        let (layout, _) = chips(sizes) {
            let section = Layout.rows(
                .fractionalWidth(1), .absolute(30), of: [Layout.item(.estimated(60), .absolute(30))],
                spacing: .fixed(10))
            section.interGroupSpacing = 5
            return section
        }
        #expect(
            layout.frames() == [
                CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 110, y: 0, width: 150, height: 30),
                CGRect(x: 0, y: 35, width: 90, height: 30), CGRect(x: 100, y: 35, width: 200, height: 30),
                CGRect(x: 0, y: 70, width: 80, height: 30),
            ])
    }

    @Test func insetsAreIgnoredAlongAnEstimate() {
        let (layout, _) = chips([CGSize(width: 1, height: 70)]) {
            let item = Layout.item(.fractionalWidth(1), .estimated(50))
            item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
            return Layout.rows(.fractionalWidth(1), .estimated(50), of: [item])
        }
        #expect(layout.frames() == [CGRect(x: 6, y: 0, width: 306, height: 70)])
    }

    @Test func aRailIsAsHighAsItsItems() {
        let (layout, _) = chips([40, 90, 20].map { CGSize(width: 80, height: $0) }) {
            let section = Layout.rows(
                .estimated(60), .estimated(50), of: [Layout.item(.estimated(60), .estimated(50))])
            section.orthogonalScrollingBehavior = .continuous
            return section
        }
        #expect(layout.frames().map(\.minX) == [0, 80, 160])
        #expect(layout.view.contentSize.height == 90)
    }
}
