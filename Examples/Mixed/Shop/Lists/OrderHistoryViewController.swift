import UIKit

/// The orders of a customer, on a screen.
final class OrderHistoryViewController: UITableViewController {
    /// Called with the order that is tapped.
    var onSelect: ((SHOrder) -> Void)?
    private var table: OrderHistory.Table?

    override func viewDidLoad() {
        super.viewDidLoad()
        table = OrderHistory.Table(OrderHistory(orders: [], favorites: []), actions: self, in: tableView)
    }

    /// The store has loaded the orders, or some more of them: only what is new or gone moves.
    func show(_ history: OrderHistory) {
        table?.state = history
    }

    /// The store has changed an order in place.
    func update(_ order: SHOrder) {
        table?.reconfigure(.row(.orders(order.number)))
    }
}

extension OrderHistoryViewController: OrderHistory.Actions {
    func select(orders order: SHOrder) {
        onSelect?(order)
    }
}
