/// Names of UIKit that tell of lists.
enum UIKitNames {
    static let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"]

    static let diffableSources: Set<String> = [
        "UITableViewDiffableDataSource", "UITableViewDiffableDataSourceReference", "UICollectionViewDiffableDataSource",
        "UICollectionViewDiffableDataSourceReference",
    ]

    /// The kind of view that a diffable data source of UIKit is for.
    static func diffable(_ name: String) -> SurveyedList.View? {
        guard diffableSources.contains(name) else { return nil }
        return name.hasPrefix("UITable") ? .table : .collection
    }

    /// The full name of the method that gives the cell of a row.
    static func cellMethod(_ view: SurveyedList.View) -> String {
        view == .table ? "tableView(_:cellForRowAt:)" : "collectionView(_:cellForItemAt:)"
    }

    /// What a type conforms to or inherits that answers a view.
    static func sources(_ view: SurveyedList.View) -> Set<String> {
        view == .table
            ? ["UITableViewDataSource", "UITableViewController"]
            : ["UICollectionViewDataSource", "UICollectionViewController"]
    }

    /// What begins the names of all methods that answer a view.
    static func answersView(_ method: String) -> Bool {
        ["tableView(", "collectionView(", "numberOfSections(", "sectionIndexTitles(", "indexTitles("].contains {
            method.hasPrefix($0)
        }
    }
}
