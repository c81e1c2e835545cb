import UIKit

/// A screen that is one table from edge to edge.
public class ScreenController: UIViewController {
    public let tableView: UITableView
    /// Where a tap leads, told to whoever pushes screens.
    public var onOpen: ((String) -> Void)?

    init(title: String, style: UITableView.Style) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
    }
}
