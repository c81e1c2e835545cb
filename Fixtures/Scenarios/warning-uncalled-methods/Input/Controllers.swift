import UIKit

class ThemedController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        cell.backgroundColor = .black
    }
}

/// It conforms to the actions of the list, so it shows it.
final class FeedController: ThemedController, Feed.Actions {
    var stories: [Story] = []

    func select(_ row: Feed.Row) {}

    // The list answers it by `on: select`.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    // listgen:ignore
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 88 }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        print(stories[indexPath.row], [indexPath.row])
    }
}

/// Nobody knows whose methods these are.
final class PairController: UIViewController, PairController.Pair.Actions {
    let left = UITableView()
    let right = UITableView()

    // listgen:list(.table, context: .weak(PairController), on: select)
    struct Pair {
        var stories: [Story]  // listgen:row(cell: StoryCell)
    }

    func select(_ row: Pair.Row) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// The app keeps the delegate.
final class OwnController: UITableViewController {
    // listgen:list(.table, context: .weak(OwnController), delegate: .mine)
    struct Own {
        var stories: [Story]  // listgen:row(cell: StoryCell)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

final class GridController: UICollectionViewController {
    // listgen:list(.collection, context: .weak(GridController), on: willDisplay)
    struct Grid {
        var stories: [Story]  // listgen:row(cell: TileCell)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

extension GridController: GridController.Grid.Actions {
    func willDisplay(_ row: Grid.Row) {}
}

final class TileCell: UICollectionViewCell {
    func configure(with story: Story) {}
}
