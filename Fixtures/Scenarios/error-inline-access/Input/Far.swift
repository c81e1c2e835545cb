import UIKit

fileprivate final class FarCell: UITableViewCell {
    func configure(with note: Note) {}
}
