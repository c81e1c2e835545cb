import UIKit

struct App: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Apps {
    // listgen:header(view: AppsHeader, height: 40)
    var apps: [App]  // listgen:row(cell: AppCell)
    var news: [App]
}

final class AppCell: UITableViewCell {
    let label: UILabel

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        label = UILabel()
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        label = UILabel()
        super.init(coder: coder)
        fatalError("made in code")
    }

    func configure(with app: App) { label.text = "\(app.id)" }
}

// listgen:cell
final class NewsCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with app: App) { textLabel?.text = "\(app.id)" }
}

final class AppsHeader: UITableViewHeaderFooterView {
    let label: UILabel

    override init(reuseIdentifier: String?) {
        label = UILabel()
        super.init(reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}
