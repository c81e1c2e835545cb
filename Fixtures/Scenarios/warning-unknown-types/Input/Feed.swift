import UIKit

struct Story: Equatable {
    let id: Int
}

// The bridging header includes what is not read.
// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: WidgetCell, configure: .asked)
    var pinned: [Story]  // listgen:row(cell: Widgets.PinCell)
    var sketches: [Story]  // listgen:row(cell: App.SketchCell)
}
