import ListModel

extension ListTarget {
    /// What templates call the list view and what belongs to it.
    var words: [String: Any] {
        [
            "target": rawValue, "isTable": self == .table, "isCollection": self == .collection,
            "listView": viewName, "listViewType": ForeignSpelling.marked(viewType),
            "listCellType": ForeignSpelling.marked(cellType), "rowLabel": rowLabel,
            "cellRequest": Namer.own(self == .table ? "CellRequest" : "ItemRequest"),
            "cellProtocol": Namer.own(self == .table ? "TableCellKind" : "CollectionCellKind"),
            "baseClass": Namer.own(self == .table ? "ListTable" : "ListCollection"),
            "reuseLabel": self == .table ? "withIdentifier" : "withReuseIdentifier",
        ]
    }

    /// `forCellReuseIdentifier: "StoryCell"`: the argument after the class that is registered.
    func registration(ofCell identifier: String) -> String {
        (self == .table ? "forCellReuseIdentifier: " : "forCellWithReuseIdentifier: ") + identifier
    }
}
