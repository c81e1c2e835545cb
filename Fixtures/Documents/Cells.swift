import UIKit
import ListRuntime
import ListRuntimeUIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Stories {
    var stories: [Story]
}

//: Cells 1

//: Cells 2 is not compiled: it shows three ways, of which a cell has one, over a publisher of Combine

final class Player {
    func stop(_ id: Int) {}
}

@MainActor final class StoriesController: NSObject {
    let player = Player()
    let table: Stories.Table

    init(in tableView: UITableView) {
        table = Stories.Table(Stories(stories: []), in: tableView)
    }

    //: Cells 3
}
