import UIKit

struct Photo: Equatable { let id: Int }

// The collection takes data source and delegate over, which the storyboard connects.
// listgen:list(.collection)
struct Grid {
    // listgen:row(cell: UICollectionViewCell, configure: { cell, photo in cell.tag = photo.id })
    var photos: [Photo]
}

final class GridController: UICollectionViewController {
    private var grid: Grid.Collection?

    override func viewDidLoad() {
        super.viewDidLoad()
        grid = Grid.Collection(Grid(photos: []), in: collectionView)
    }
}
