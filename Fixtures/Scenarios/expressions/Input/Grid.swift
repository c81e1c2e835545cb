import UIKit

/// The same in a collection view.
final class GridController: UIViewController {
    var columns = 2

    // listgen:list(.collection, context: .weak(GridController), columns: context.columns, insets: metrics.width / 20)
    struct Grid {
        // listgen:section(columns: section.count > 4 ? 3 : 2)
        var stories: [Story]  // listgen:row(cell: TileCell, aspect: row.lines > 2 ? 1 : 2)
        var tips: [Story]  // listgen:row(cell: TileCell, size: CGSize(width: metrics.width, height: CGFloat(row.lines)))
    }
}

final class TileCell: UICollectionViewCell {
    func configure(with story: Story) {}
}
