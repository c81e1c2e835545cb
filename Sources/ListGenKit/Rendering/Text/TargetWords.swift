import ListModel

extension ListTarget {
    /// What templates call the list view and what belongs to it.
    var words: [String: Any] {
        [
            "target": rawValue, "isTable": self == .table, "isCollection": self == .collection,
            "listView": viewName, "listViewType": viewType, "listCellType": cellType, "rowLabel": rowLabel,
            "cellRequest": self == .table ? "CellRequest" : "ItemRequest",
            "cellProtocol": self == .table ? "TableCellKind" : "CollectionCellKind",
            "baseClass": self == .table ? "ListTable" : "ListCollection",
            "reuseLabel": self == .table ? "withIdentifier" : "withReuseIdentifier",
        ]
    }

    /// `forCellReuseIdentifier: "StoryCell"`: the argument behind the class that is registered.
    func registration(ofCell identifier: String) -> String {
        (self == .table ? "forCellReuseIdentifier: " : "forCellWithReuseIdentifier: ") + identifier
    }
}
