// The shape of generated code: a generic base that conforms to nothing, and a final subclass with every witness in
// its main declaration.
import UIKit

@MainActor open class Base<State, Context>: NSObject {
    public var state: State
    public let context: Context

    public init(_ state: State, context: Context) {
        self.state = state
        self.context = context
        super.init()
    }
}

struct Feed {
    var stories: [String]
}

@preconcurrency @MainActor
final class FeedTable: Base<Feed, Int>, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { state.stories.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StoryCell", for: indexPath)
        if let cell = cell as? StoryCell { cell.configure(with: state.stories[indexPath.row]) }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { _ = scrollView.contentOffset.y + 1 }

    func update(_ table: UITableView) {
        table.performBatchUpdates {
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            table.deleteSections([1, 2], with: .fade)
        } completion: { finished in
            _ = finished
        }
        table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
        table.register(StoryCell.self, forCellReuseIdentifier: "StoryCell")
        table.rowHeight = UITableView.automaticDimension
    }
}

final class StoryCell: UITableViewCell {
    let badge = UILabel()
    let flag = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
        flag.addTarget(self, action: #selector(flip), for: .valueChanged)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        badge.text = nil
    }

    func configure(with story: String) {
        badge.text = story
        textLabel?.font = .systemFont(ofSize: 17)
        accessoryType = .disclosureIndicator
    }

    @objc private func flip() {}
}

final class ScreenController: UIViewController {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var source = FeedTable(Feed(stories: []), context: 1)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.dataSource = source
        table.delegate = source
    }
}
