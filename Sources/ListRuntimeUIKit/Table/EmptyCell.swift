/// The cell of a row whose own cell is not there, or is shown elsewhere.
final class EmptyCell: UITableViewCell {}
