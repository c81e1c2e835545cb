import UIKit

struct ChatContext {
    var photoHeight: CGFloat
}

struct ChatMessage: Equatable {
    let id: Int
    var author: String
    var isDeleted: Bool
    var photos: [String]
}

// listgen:list(.table, context: ChatContext, height: 60)
struct Chat {
    // listgen:row(cell: DeletedCell, when: \.isDeleted)
    // listgen:row(cell: PhotoCell, when: { !$0.photos.isEmpty }, height: { $1.photoHeight * CGFloat($0.photos.count) })
    // listgen:row(cell: QuoteCell, when: { $0.author.isEmpty })
    // listgen:row(cell: TextCell, height: .automatic, estimatedHeight: 80)
    var messages: [ChatMessage]

    // listgen:row(when: \.isDeleted, height: 20)
    // listgen:row(height: 44)
    var pinned: [ChatMessage]
}

final class DeletedCell: UITableViewCell {
    static let height: CGFloat = 20

    func configure(with message: ChatMessage) {}
}

final class PhotoCell: UITableViewCell {
    func configure(with message: ChatMessage) { textLabel?.text = message.photos.first }
}

final class QuoteCell: UITableViewCell {
    func configure(with message: ChatMessage) { textLabel?.text = message.author }
}

// listgen:cell
final class TextCell: UITableViewCell {
    static var height: CGFloat { 30 }

    func configure(with message: ChatMessage) { textLabel?.text = message.author }
}
