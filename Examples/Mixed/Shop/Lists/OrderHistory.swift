import UIKit

/// The orders of a customer, newest first; below them the products that were bought most.
// listgen:list(.table)
struct OrderHistory {
    // listgen:row(cell: SHOrderCell, on: select)
    var orders: [SHOrder]
    var favorites: [SHProduct]  // listgen:row(cell: SHProductCell)
}
