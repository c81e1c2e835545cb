import UIKit

struct Point: Equatable {
    let id: Int
    var name: String
}

struct MapContext {
    var unit: String
}

@MainActor
enum MapCells {
    static func fill(_ cell: UITableViewCell, with point: Point, context: MapContext) {
        cell.textLabel?.text = point.name + context.unit
    }
}

// listgen:list(.table, context: MapContext)
struct MapList {
    // listgen:row(cell: UITableViewCell, configure: MapCells.fill(_:with:context:))
    var points: [Point]
    // listgen:row(cell: UITableViewCell, configure: cell.textLabel?.text = row.name)
    var recent: [Point]
    // listgen:row(cell: UITableViewCell, configure: { cell, point in cell.textLabel?.text = point.name })
    var saved: [Point]
}
