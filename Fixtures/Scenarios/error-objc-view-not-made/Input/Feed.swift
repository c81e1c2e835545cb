import UIKit

// listgen:list(.table, id: \.storyID, content: [\.title])
struct Feed {
    var outlet: [Story]  // listgen:row(cell: OutletCell)
    var outlets: [Story]  // listgen:row(cell: OutletsCell)
    var themed: [Story]  // listgen:row(cell: ThemedCell)
    var belowThemed: [Story]  // listgen:row(cell: BoldThemedCell)
    var unavailable: [Story]  // listgen:row(cell: UnavailableCell)
    var late: [Story]  // listgen:row(cell: LateCell)
    var lateMethod: [Story]  // listgen:row(cell: LateConfigureCell)
    // Each of these is made by its class.
    var plain: [Story]  // listgen:row(cell: PlainCell)
    var both: [Story]  // listgen:row(cell: BothCell)
    var early: [Story]  // listgen:row(cell: EarlyCell)
    var own: [Story]  // listgen:row(cell: OutletCell, registered: false)
}

final class BoldThemedCell: ThemedCell {}
