import UIKit

// listgen:list(.table)
struct Outlines {
    var open: Set<String>  // listgen:ignore
    // One row has none below it.
    // listgen:row(cell: UITableViewCell, children: \.nodes, configure: { cell, node in })
    var single: Node?
    // Below are other rows.
    // listgen:row(cell: UITableViewCell, children: \.leaves, configure: { cell, node in })
    var mixed: [Node]
    // There is no such member.
    // listgen:row(cell: UITableViewCell, children: \.nodse, configure: { cell, node in })
    var misspelled: [Node]
    // What is below a row is part of what tells it apart.
    // listgen:row(cell: UITableViewCell, children: \.nodes, id: .value, configure: { cell, node in })
    var equal: [Node]
    // Neither the row nor the list says it.
    // listgen:row(cell: UITableViewCell, children: \.nodes, isExpanded: \.shown, configure: { cell, node in })
    var unsaid: [Node]
    // The list says it of other identities.
    // listgen:row(cell: UITableViewCell, children: \.nodes, isExpanded: \.open, configure: { cell, node in })
    var other: [Node]
    // What is below a row cannot be set.
    // listgen:row(cell: UITableViewCell, children: \.fixed, isExpanded: \.isOpen, configure: { cell, node in })
    var fixed: [Node]
    // Without rows below there is nothing to expand.
    // listgen:row(cell: UITableViewCell, isExpanded: \.isOpen, configure: { cell, node in })
    var flat: [Node]
    // Its rows are put into no other order by hand.
    // listgen:row(cell: UITableViewCell, children: \.nodes, moves: .inSection, configure: { cell, node in })
    var moved: [Node]
    // Rows of several kinds whose places, or equals, tell them apart.
    // listgen:row(children: \.kinds, id: .position)
    var kinds: [Kind]
    var equals: [Equal]  // listgen:row(children: \.equals)
    // The identities of its rows are those of the enum.
    var shown: [Named]  // listgen:row(children: \.named, isExpanded: \.open)
}

struct Node: Hashable {
    let id: Int
    var nodes: [Node]
    var leaves: [Leaf]
    let fixed: [Node]
    var isOpen: Bool
}

struct Leaf: Hashable { let id: Int }

// listgen:rows
enum Kind {
    // listgen:row(cell: UITableViewCell, id: .value, configure: { cell, leaf in })
    case leaf(Leaf)

    var kinds: [Kind] { [] }
}

// listgen:rows
enum Equal {
    // listgen:row(cell: UITableViewCell, id: .occurrence, configure: { cell, leaf in })
    case leaf(Leaf)

    var equals: [Equal] { [] }
}

// listgen:rows
enum Named {
    // listgen:row(cell: UITableViewCell, configure: { cell, leaf in })
    case leaf(Leaf)

    var named: [Named] { [] }
}

// listgen:list(.table)
struct Groups {
    let constant: Group
}

// listgen:section
struct Group {
    // listgen:row(cell: UITableViewCell, children: \.nodes, isExpanded: \.isOpen, configure: { cell, node in })
    var nodes: [Node]
}
