import UIKit

struct Podcast: Equatable {
    let id: Int
}

// listgen:cell
final class PodcastRow: UITableViewCell {
    func configure(with podcast: Podcast) {}
}

final class ShelfHeader: UITableViewHeaderFooterView {}

// listgen:list(.collection)
struct OnlyTableCells {
    var podcasts: [Podcast]
}

// listgen:list(.collection, tableType: "Source", on: [tableView(_:willBeginEditingRowAt:), collectionView])
struct WrongNames {
    var podcasts: [Podcast]  // listgen:row(cell: PodcastRow)
}

final class PodcastCell: UICollectionViewCell {
    init(podcast: Podcast) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// listgen:list(.collection)
struct WrongViews {
    // listgen:section(header: ShelfHeader, footerHeight: 20)
    var podcasts: [Podcast]  // listgen:row(cell: PodcastCell, configure: { cell, podcast in })
}

// listgen:cell(registered: false)
final class AppHeader: UICollectionReusableView {}

// listgen:list(.collection, estimatedHeight: 80, height: 44)
struct TableArguments {
    // listgen:section(header: AppHeader)
    var podcasts: [Podcast]  // listgen:row(cell: UICollectionViewCell, configure: { cell, podcast in })
}

final class Form {
    let nameCell = UITableViewCell()
}

// listgen:list(.collection, context: Form)
struct OwnedCells {
    var name: Podcast  // listgen:row(cell: .owned(\.nameCell))
}

// listgen:list(.collection)
struct PlainCells {
    var podcasts: [Podcast]  // listgen:row(cell: UICollectionViewCell, style: .value1, configure: { cell, podcast in })
}
