import UIKit

struct LongContext {
    var limit: Int
}

struct Line: Equatable {
    let id: Int
    var text: String
}

/// A list.
// listgen:list(
//   .table,
//   context: LongContext,
//   animation: .fade
// )
@available(iOS 15, *)
struct Lines {
    /// listgen:row(
    ///   cell: LineCell,
    ///   height: { line, context in
    ///     line.text.count > context.limit ? 88 : 44
    ///   }
    /// )
    var lines: [Line]
}

final class LineCell: UITableViewCell {
    func configure(with line: Line) { textLabel?.text = line.text }
}
