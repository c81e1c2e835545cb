import NibSurface

extension ViewRole {
    /// What a prototype for it is called in messages.
    var prototype: String {
        switch self {
        case .row: "cell"
        case .header: "header"
        case .footer: "footer"
        case .tableEnd: "view"
        }
    }

    /// The same in a list view of a kind, which says what a cell is of.
    func prototype(in target: ListTarget) -> String {
        self == .row ? "cell of a \(target == .table ? "table" : "collection view")" : prototype
    }

    /// What a prototype is called by its place in the list view.
    static func prototype(of object: NibObject) -> String {
        switch object.key {
        case "sectionHeaderView": ViewRole.header.prototype
        case "sectionFooterView": ViewRole.footer.prototype
        default: ViewRole.row.prototype(in: object.tag == "tableViewCell" ? .table : .collection)
        }
    }

    /// Whether UIKit makes such views of a list view from a prototype.
    func fits(_ object: NibObject, in target: ListTarget) -> Bool {
        switch self {
        case .row: object.tag == (target == .table ? "tableViewCell" : "collectionViewCell")
        case .header: object.key == "sectionHeaderView"
        case .footer: object.key == "sectionFooterView"
        case .tableEnd: false
        }
    }
}
