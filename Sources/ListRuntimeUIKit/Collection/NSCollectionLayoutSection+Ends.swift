#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension NSCollectionLayoutSection {
    /// Leaves nothing of a section without rows: no insets, and nothing at its edges.
    func takeNoRoom() {
        contentInsets = .zero
        boundarySupplementaryItems = []
    }

    /// Places a header or footer, unless the section has one already.
    func place(
        _ kind: String, _ length: SectionEnds.Length, at alignment: NSRectAlignment, _ isSideways: Bool
    ) {
        guard !boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) else { return }
        let along: NSCollectionLayoutDimension =
            switch length {
            case .automatic: .estimated(44)
            case .points(let points): .absolute(points)
            }
        let size =
            isSideways
            ? NSCollectionLayoutSize(widthDimension: along, heightDimension: .fractionalHeight(1))
            : NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: along)
        boundarySupplementaryItems.append(
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment))
    }
}
