import UIKit

/// Two screens with a nested class of one name.
final class FirstPicker: UITableViewController {
    final class Cell: UITableViewCell {}

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: Cell = tableView.dequeue(for: indexPath)
        return cell
    }
}

final class SecondPicker: UICollectionViewController {
    final class Cell: UICollectionViewCell {}

    override func viewDidLoad() {
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "Cell")
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

extension UITableView {
    func dequeue<T: UITableViewCell>(for path: IndexPath) -> T {
        dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
    }
}
