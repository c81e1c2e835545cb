#if !canImport(UIKit)
import Foundation

/// A controller whose view is a table, with itself as data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UITableViewControllerMethods {
    private let style: UITableView.Style
    open var clearsSelectionOnViewWillAppear = true
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    open override func loadView() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }
}
#endif
