import UIKit

/// A line between parts of a page.
final class LineCell: UITableViewCell {}
