import UIKit

/// Opens categories, and shows the podcasts of one that has none below it.
public final class CategoriesController: UITableViewController {
    public var onShow: ((Category) -> Void)?

    private var table: Categories.Table?
    private let categories: [Category]

    public init(_ categories: [Category]) {
        self.categories = categories
        super.init(style: .plain)
        title = "Categories"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = Categories.Table(Categories(categories: categories), actions: self, in: tableView)
    }
}

extension CategoriesController: Categories.Actions {
    func select(categories category: Category) {
        if category.categories.isEmpty {
            onShow?(category)
        } else {
            table?.toggle(.categories(category.id))
        }
    }
}
