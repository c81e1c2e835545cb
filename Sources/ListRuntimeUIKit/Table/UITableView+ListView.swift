extension UITableView: ListView {}
