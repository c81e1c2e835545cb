import UIKit

/// The smallest first step: the table stays, and the call site passes the controller, which nothing holds.
final class HelpController: UIViewController {
    // listgen:rows(provider: .table, context: HelpController)
    enum Row {
        case question(Question)  // listgen:row(cell: QuestionCell, configure: fill)
        case contact  // listgen:row(cell: UITableViewCell, configure: HelpController.fillContact)
        // listgen:row(cell: QuestionCell, when: context.isExpert, configure: configure(_:_:))
        // listgen:row(cell: UITableViewCell, configure: configure)
        case version
        case name(String)  // listgen:row(cell: UITableViewCell, configure: write)

        @MainActor func write(_ cell: UITableViewCell) {
            if case .name(let name) = self { cell.textLabel?.text = name }
        }
    }

    var isExpert = false
    var openQuestion: Int?

    func fill(_ cell: QuestionCell, with question: Question, at indexPath: IndexPath) {
        cell.textLabel?.text = question.id == openQuestion ? question.text : "\(indexPath.row)"
    }

    static func fillContact(_ cell: UITableViewCell) {
        cell.textLabel?.text = "Contact"
    }

    func configure(_ cell: UITableViewCell, _ row: Row) {
        cell.textLabel?.text = "\(row)"
    }
}

struct Question {
    let id: Int
    var text: String
}

final class QuestionCell: UITableViewCell {}
