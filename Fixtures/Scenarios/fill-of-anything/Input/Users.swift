import UIKit

@MainActor protocol Bindable { func bindViewModel(_ viewModel: Any) }

final class User: Identifiable {
    let id: Int
    var login: String

    init(id: Int, login: String) {
        self.id = id
        self.login = login
    }
}

/// Written for a framework that knows no types of models.
final class UserCell: UITableViewCell, Bindable {
    func bindViewModel(_ viewModel: Any) { textLabel?.text = (viewModel as? User)?.login }

    static func height(for viewModel: Any, width: CGFloat) -> CGFloat { viewModel is User ? 60 : 20 }
}

class BaseCell: UITableViewCell {
    func configure(with model: AnyObject) { textLabel?.text = "something" }
}

/// What takes the model by its type is taken before what takes any.
final class NamedCell: BaseCell {
    func configure(with user: User) { textLabel?.text = user.login }
}

/// A model that fills its cell.
struct Field: Equatable, Identifiable {
    let id: Int
    var text: String

    @MainActor func fill(_ cell: FieldCell) { cell.textLabel?.text = text }
}

final class FieldCell: UITableViewCell {}

/// Headers, too, and methods that protocols give to those that adopt them, or that a class overrides.
final class UsersHeader: UITableViewHeaderFooterView {
    func show(_ model: Any) { tag = (model as? [User])?.count ?? -1 }
}

@MainActor protocol Showing: UITableViewCell {}

extension Showing {
    func show(_ model: Any) { textLabel?.text = "\((model as? User)?.id ?? 0)" }

    static func tall(_ model: Any) -> CGFloat { 70 }
}

final class ShowingCell: UITableViewCell, Showing {}

class PlainCell: UITableViewCell {
    func fill(with user: User) { textLabel?.text = user.login }
}

final class LoudCell: PlainCell {
    override func fill(with user: User) { textLabel?.text = user.login.uppercased() }
}

// listgen:list(.table)
struct Users {
    var users: [User]  // listgen:row(cell: UserCell, content: [\.login])
    var named: [User]  // listgen:row(cell: NamedCell, content: [\.login])
    var others: [User]  // listgen:row(cell: BaseCell, content: [\.login])
    var fields: [Field]  // listgen:row(cell: FieldCell, configure: fill)
    // listgen:header(view: UsersHeader, configure: show)
    // listgen:row(cell: ShowingCell, content: .instance, configure: show, height: ShowingCell.tall)
    var shown: [User] = []
    var loud: [User] = []  // listgen:row(cell: LoudCell, content: .instance, configure: fill(with:))
}
