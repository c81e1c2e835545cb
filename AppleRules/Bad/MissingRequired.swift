// rejects: does not conform to protocol 'UITableViewDataSource'
import UIKit

@MainActor final class Table: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
