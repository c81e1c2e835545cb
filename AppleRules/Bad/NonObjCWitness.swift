// rejects: candidate is explicitly '@nonobjc'
import UIKit

@MainActor final class Table: NSObject, UITableViewDataSource {
    @nonobjc func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
