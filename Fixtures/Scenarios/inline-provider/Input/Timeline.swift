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
