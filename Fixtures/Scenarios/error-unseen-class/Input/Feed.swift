import UIKit
import Widgets

struct Story: Equatable {
    let id: Int
}

// What `Widgets` declares is not read, so nothing tells how its classes are filled.
// listgen:list(.table, context: WidgetTheme)
struct Feed {
    // listgen:section(header: WidgetHeader)
    var stories: [Story]  // listgen:row(cell: WidgetCell)
    // Nothing is to be filled.
    var isLoading: Bool  // listgen:row(cell: WidgetSpinner)
}
