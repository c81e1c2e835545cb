import UIKit

/// A table by hand, with a class and a nib.
final class RecipeListController: UIViewController {
    @IBOutlet private var tableView: UITableView!
    private let searchController = UISearchController(searchResultsController: nil)
    private var recipes: [Recipe] = []
    private let store: RecipeStore

    init(store: RecipeStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.identifier)
        tableView.register(UINib(nibName: "AdvertCell", bundle: nil), forCellReuseIdentifier: "AdvertCell")
        searchController.searchResultsUpdater = self
    }

    func show(_ recipes: [Recipe]) {
        self.recipes = recipes
        tableView.reloadData()
    }
}

extension RecipeListController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? recipes.count : 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 1 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "AdvertCell", for: indexPath)
            (cell as? AdvertCell)?.show(.premium)
            return cell
        }
        guard let cell = tableView.dequeueReusableCell(withIdentifier: RecipeCell.identifier, for: indexPath) as? RecipeCell
        else { return UITableViewCell() }
        cell.configure(with: recipes[indexPath.row])
        return cell
    }
}

extension RecipeListController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        store.open(recipes[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [store, recipes] _, _, done in
            store.delete(recipes[indexPath.row])
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 72 }
}

extension RecipeListController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        show(store.recipes(matching: searchController.searchBar.text ?? ""))
    }
}
