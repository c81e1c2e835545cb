import UIKit

struct Book: Hashable, Sendable {
    let id: Int
    var title: String
    var isRead = false
}

struct Summary: Hashable, Sendable {
    var text: String
}

/// How often each computed row property was evaluated.
final class EvaluationLog {
    private(set) var counts: [String: Int] = [:]

    func count(_ name: String) { counts[name, default: 0] += 1 }

    /// The counts since the last call.
    func take() -> [String: Int] {
        defer { counts = [:] }
        return counts
    }
}

// listgen:cell
final class BookCell: UITableViewCell {
    func configure(with book: Book) { textLabel?.text = book.title }
}

final class SummaryCell: UITableViewCell {
    func configure(with summary: Summary) { textLabel?.text = summary.text }
}
