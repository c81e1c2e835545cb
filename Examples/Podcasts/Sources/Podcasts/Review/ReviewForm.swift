import UIKit

// listgen:list(.table, context: .weak(ReviewController))
/// What a listener is asked. Each question keeps the cell with its answer.
struct ReviewForm {
    var questions: [Question]
    let send = true  // listgen:row(cell: UITableViewCell, configure: cell.textLabel?.text = "Send", on: select)
}
