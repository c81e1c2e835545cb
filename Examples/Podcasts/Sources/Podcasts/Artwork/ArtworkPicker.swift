import UIKit

// listgen:list(.collection, columns: { max(1, Int($1.width / 44)) }, aspect: 1, spacing: 2, insets: 8)
/// Thousands of small pictures to choose one from.
struct ArtworkPicker {
    var symbols: [Symbol]  // listgen:row(cell: SymbolCell, on: select)
}
