// rejects: conformance of generic class 'Table<Row>' to '@objc' protocol 'UITableViewDataSource' cannot be in an extension
import UIKit

@MainActor class Table<Row>: NSObject {
    var rows: [Row] = []
}

extension Table: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
