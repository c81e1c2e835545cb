extension UITableViewCell: ListCell {}
