import UIKit

final class TimelineController: UIViewController, UITableViewDataSource {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private var items: [Item] = []
    private let theme = Theme(isLoud: true)

    func show(_ titles: [String]) {
        items = titles.map { .post(Post(title: $0)) } + [.loader]
        Item.register(in: tableView)
        tableView.dataSource = self
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        items[indexPath.row].cell(in: tableView, at: indexPath, context: theme)
    }
}

private struct Theme {
    var isLoud: Bool
}

// listgen:rows(provider: .table, context: Theme, output: .inline)
private enum Item {
    case post(Post)
    case loader  // listgen:row(cell: LoaderCell)
}

private struct Post: Hashable {
    var title: String
}

// listgen:cell
private final class PostCell: UITableViewCell {
    func configure(with post: Post, theme: Theme) {
        textLabel?.text = theme.isLoud ? post.title.uppercased() : post.title
    }
}

private final class LoaderCell: UITableViewCell {}

// listgen:begin generated from the marks above. Do not edit.
// swiftlint:disable all
// swiftformat:disable all

// MARK: - Item

// swift-format-ignore
extension Item {
    /// Registers every cell of the rows; call it once, before the first cell is asked for.
    @preconcurrency @MainActor
    static func register(in tableView: UITableView) {
        tableView.register(PostCell.self, forCellReuseIdentifier: "PostCell")
        tableView.register(LoaderCell.self, forCellReuseIdentifier: "LoaderCell")
    }

    /// The filled cell of the row.
    @preconcurrency @MainActor
    func cell(in tableView: UITableView, at indexPath: IndexPath, context: Theme) -> UITableViewCell {
        switch self {
        case .post(let post):
            let cell = Self.dequeue(PostCell.self, "PostCell", at: indexPath, in: tableView)
            cell.configure(with: post, theme: context)
            return cell
        case .loader: return Self.dequeue(LoaderCell.self, "LoaderCell", at: indexPath, in: tableView)
        }
    }

    @MainActor
    private static func dequeue<View: UITableViewCell>(
        _ view: View.Type, _ identifier: String, at indexPath: IndexPath, in tableView: UITableView
    ) -> View {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        guard let cell = cell as? View else {
            fatalError("\"\(identifier)\" is registered with \(type(of: cell)) instead of \(view)")
        }
        return cell
    }
}

// swiftformat:enable all
// swiftlint:enable all
// listgen:end dbc784d340b7ca71
