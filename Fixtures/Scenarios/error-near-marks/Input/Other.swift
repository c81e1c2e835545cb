import UIKit

// Listgen:cell
final class OtherCell: UITableViewCell {}
