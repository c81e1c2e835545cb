import UIKit

struct Option {
    let title: String
}

final class Draft {
    let id = 0
    var title = ""
}

final class OptionCell: UITableViewCell {}

final class OptionsController: UITableViewController {
    // listgen:list(.table, context: .weak(OptionsController))
    struct Options {
        var sound: Option  // listgen:row(cell: OptionCell, configure: fill, id: .kind)
        var drafts: [Draft]  // listgen:row(cell: OptionCell, configure: context.show)
    }

    func fill(_ cell: OptionCell, with option: Option) { cell.textLabel?.text = option.title }
    func show(_ cell: OptionCell, draft: Draft) { cell.textLabel?.text = draft.title }
}
