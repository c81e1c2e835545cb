// rejects: crosses into main actor-isolated code
import UIKit

protocol Configurable {
    func configure(with text: String)
}

final class Cell: UITableViewCell, Configurable {
    func configure(with text: String) { textLabel?.text = text }
}
