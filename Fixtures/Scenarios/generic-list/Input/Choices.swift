import ListRuntime
import ListRuntimeUIKit
import UIKit

// Identity by `Identifiable`, two parameters, closures for events, an object as a row.
// listgen:list(.collection, actions: .closures)
struct Choices<Option: Identifiable & Equatable, Extra> where Extra: Hashable {
    // listgen:row(cell: UICollectionViewCell, configure: { cell, option in cell.tag = "\(option.id)".count }, on: select)
    var options: [Option]
    // listgen:row(cell: UICollectionViewCell, id: .value, configure: { cell, extra in cell.tag = extra.hashValue })
    var extras: [Extra]
}

// Rows of a protocol beside those of a parameter.
// listgen:rows
protocol Hint {
    var id: Int { get }
}

// listgen:row(cell: UITableViewCell, configure: { cell, tip in cell.textLabel?.text = tip.text })
struct Tip: Hint, Equatable {
    let id: Int
    var text: String
}

enum Screens {
    // listgen:list(.table)
    struct Hints<Value: Hashable> {
        var hints: [any Hint]
        // listgen:row(cell: UITableViewCell, id: .value, configure: fill, on: [select, willDisplay])
        var values: [Value]

        @MainActor static func fill(_ cell: UITableViewCell, value: Value) { cell.textLabel?.text = "\(value)" }
    }
}
