import UIKit

class StatusCell: UITableViewCell {
    func configure(with status: Status) { textLabel?.text = status.text }
}

class PhotoCell: StatusCell {}
