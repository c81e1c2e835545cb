import UIKit

/// A class that the theme chooses.
final class ReactionList: UIView, UICollectionViewDataSource {
    var components = Components()
    lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func setUp() {
        list.register(components.reactionCell.self, forCellWithReuseIdentifier: "reaction")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "reaction", for: indexPath)
    }
}

struct Components { var reactionCell: UICollectionViewCell.Type = UICollectionViewCell.self }

/// A new cell for each row, of UIKit's own class.
final class AboutList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Version"
        return cell
    }
}

/// A cell with outlets and no nib.
final class BrokenController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath) as! OutletCell
    }
}

final class OutletCell: UITableViewCell { @IBOutlet var label: UILabel! }
