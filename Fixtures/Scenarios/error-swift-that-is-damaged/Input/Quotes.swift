import UIKit

// listgen:list(.table)
struct Prices {
    var title = “Prices”  // listgen:ignore
    var prices: [Price]  // listgen:row(cell: PriceCell, id: .value)
}
