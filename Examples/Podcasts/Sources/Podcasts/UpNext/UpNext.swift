import UIKit

// listgen:list(.table, context: PlayerCells, empty: .view(makeEmpty))
/// What plays next, by the cells of whoever shows it.
struct UpNext {
    var episodes: [Episode]  // listgen:row(cell: .class(\.episode), on: select)

    /// What is shown while there is no row.
    @MainActor
    static func makeEmpty(_ list: UpNext) -> UIView? {
        let label = UILabel()
        label.text = "Nothing plays next"
        return label
    }
}
