import UIKit

// listgen:list(.table, context: LoginCells)
struct Login {
    // listgen:row(cell: .owned(\.user as TextCell))
    var user: Field
    // listgen:row(cell: .owned(\.password))
    var hasPassword: Bool
    // listgen:row(cell: .owned(\.button))
    var isReady: Bool
}

/// The cells of a screen, which the list gets with its context.
struct LoginCells {
    let user: TextCell
    let password: UITableViewCell

    @MainActor init() {
        user = TextCell(style: .default, reuseIdentifier: nil)
        password = UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Only the compiler knows whether reading it changes the value.
    @MainActor var button: UITableViewCell { password }
}
