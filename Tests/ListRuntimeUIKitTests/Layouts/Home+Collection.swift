import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

extension Home {
    /// A cell with a text, 30 points high where it may choose.
    final class TextCell: UICollectionViewCell {
        var text = ""
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            CGSize(width: targetSize.width, height: 30)
        }
    }

    final class Title: UICollectionReusableView {
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            CGSize(width: targetSize.width, height: 20)
        }
    }

    @preconcurrency @MainActor
    final class Collection: ListCollection<Home, Int>, UICollectionViewDataSource, UICollectionViewDelegate {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let view: UICollectionView
        var reports: [ListReport] = []
        /// The sections whose layout was asked for.
        var asked: [String] = []

        init(_ state: Home, columns: Int = 3) {
            view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            super.init(state: state, context: columns)
            view.register(TextCell.self, forCellWithReuseIdentifier: "text")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                view.register(Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
            }
            view.dataSource = self
            view.delegate = self
            onReport = { [weak self] in self?.reports.append($0) }
            useSectionLayouts(in: view)
            window.addSubview(view)
            attach(to: view)
            flush()
            window.layoutIfNeeded()
            view.headless.clearUpdates()
            asked = []
        }

        override func layout(of section: Section, at index: Int) -> SectionLayout {
            asked.append("\(section)")
            switch section {
            case .tip: return .list(.insetGrouped)
            case .rails:
                let rail = applied.rails[index - 1]
                return .rail(width: rail.width, height: 60, spacing: 10)
            case .albums: return context > 0 ? .grid(columns: context, height: 50, spacing: 10) : .list()
            }
        }

        override var layoutReads: SectionLayout.Reads { [.state, .context] }

        override func ends(ofSection index: Int) -> SectionEnds {
            index == 1 + applied.rails.count && !applied.albums.isEmpty
                ? SectionEnds(header: .points(20)) : SectionEnds()
        }

        override func makeCell(
            for row: Row, at indexPath: IndexPath, _ request: ItemRequest
        ) -> UICollectionViewCell {
            let cell = request.dequeue(TextCell.self, "text")
            cell.text = "\(row)"
            return cell
        }

        override func makeSupplementaryView(
            ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
        ) -> UICollectionReusableView {
            dequeue(Title.self, "title", ofKind: kind, at: indexPath, in: collectionView)
        }

        override func kind(of row: Row) -> RowKind { RowKind("text") }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            dequeueCell(at: indexPath, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
        }
    }
}
