import ListRuntimeUIKit
import UIKit

struct Photo: Equatable {
    let id: Int
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) {}
}

final class PhotoHeader: UICollectionReusableView {
    var count = 0

    func configure(photos: [Photo]) { count = photos.count }
}

/// A layout of the app's own calls its headers by names of its own.
// listgen:list(.collection)
struct Photos {
    // listgen:section(header: PhotoHeader, headerKind: PhotoLayout.header, footer: "End", footerKind: "photo-footer")
    var photos: [Photo]
    // listgen:section(header: PhotoHeader)
    var others: [Photo]
}

/// So does the layout of a section. A header that it does not place is placed above.
// listgen:list(.collection, layout: .strip)
struct Strips {
    // listgen:section(header: PhotoHeader, headerKind: PhotoLayout.header, headerHeight: 30)
    var photos: [Photo]
    // listgen:section(header: "Others", headerHeight: 20)
    var others: [Photo]
}

enum PhotoLayout {
    static let header = "photo-header"

    @MainActor
    static func make() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let section = strip()
            let kinds =
                index == 0 ? [header, "photo-footer", "badge"] : [UICollectionView.elementKindSectionHeader]
            section.boundarySupplementaryItems = kinds.map { kind in
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)),
                    elementKind: kind, alignment: kind == "photo-footer" ? .bottom : .top)
            }
            return section
        }
    }

    @MainActor
    static func strip() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(40))
        let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}

extension SectionLayout {
    static let strip = SectionLayout { _ in PhotoLayout.strip() }
}
