// rejects: non-'@objc' method 'tableView(_:cellForRowAt:)' does not satisfy requirement of '@objc' protocol
import UIKit

@MainActor protocol Counting {}

extension Counting {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

final class Table: NSObject, Counting, UITableViewDataSource {}
