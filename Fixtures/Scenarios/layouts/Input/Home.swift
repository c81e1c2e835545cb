import ListRuntimeUIKit
import UIKit

struct HomeContext {
    var columns: Int
    var bannerHeight: CGFloat
}

struct Album: Equatable {
    let id: Int
    var title: String
}

struct Tip: Equatable {
    var text: String
}

// listgen:section(id: \.name, header: \.name, layout: \.layout)
struct Rail {
    let name: String  // listgen:ignore
    var width: CGFloat = 100  // listgen:ignore
    var albums: [Album]

    var layout: SectionLayout { .rail(width: width, height: 60, spacing: 10) }
}

// listgen:section(layout: .list())
enum Chart {
    case loading  // listgen:row(cell: LoaderCell)
    // listgen:section(header: ChartHeader, headerHeight: 40, layout: .grid(columns: context.columns, height: 50))
    case albums([Album])
}

/// A home screen: each section in a layout of its own.
// listgen:list(.collection, context: HomeContext, layout: .list(.insetGrouped))
struct Home {
    var tip: Tip?
    // listgen:section(layout: { _, context in .banner(height: context.bannerHeight) })
    var banners: [Album]
    var rails: [Rail]
    // listgen:section(header: "All", footer: CountFooter, layout: layout(of:context:))
    var albums: [Album]
    var chart: Chart

    static func layout(of albums: [Album], context: HomeContext) -> SectionLayout {
        albums.count > 4 ? .grid(columns: context.columns, height: 50, spacing: 10, insets: .all(8)) : .list()
    }
}

/// The same layout for all sections of a shape that follows which section it is.
// listgen:list(.collection, layout: { $0 == .albums ? .grid(columns: 2, height: 40) : .list() })
struct Search {
    var tip: Tip?
    var albums: [Album]
}

/// One layout for all.
// listgen:list(.collection, layout: .grid(columns: 4, height: 20), delegate: .mine)
struct Picker {
    // listgen:section(header: "New", headerHeight: 24)
    var new: [Album]
    var albums: [Album]
}

extension SectionLayout {
    /// A layout of the app's own.
    static func banner(height: CGFloat) -> SectionLayout {
        SectionLayout { _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.contentInsets = .all(5)
            return section
        }
    }
}

extension NSDirectionalEdgeInsets {
    static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }
}
