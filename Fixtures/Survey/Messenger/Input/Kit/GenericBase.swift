import UIKit

/// A generic base in the kit, and its two heirs in the app and the widget.
open class ListController<Element>: UITableViewController {
    public var elements: [Element] = []

    open func fill(_ cell: UITableViewCell, with element: Element) {}

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        elements.count
    }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "element", for: indexPath) as! ElementCell
        fill(cell, with: elements[indexPath.row])
        return cell
    }
}

public final class ElementCell: UITableViewCell {}

final class ContactsController: ListController<String> {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class DevicesController: ListController<Int> {}
