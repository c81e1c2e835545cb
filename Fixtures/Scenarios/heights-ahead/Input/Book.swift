import UIKit

struct BookContext {
    var isPlain: Bool
}

struct Paragraph: Equatable {
    let id: Int
    var length: CGFloat
}

/// An object, which may change while its height is computed.
final class Remark {
    let id: Int
    var length: CGFloat

    init(id: Int, length: CGFloat) {
        self.id = id
        self.length = length
    }
}

// listgen:list(.table, context: BookContext)
struct Book {
    // listgen:row(cell: PlainCell, when: { $1.isPlain })
    // listgen:row(cell: ParagraphCell)
    var paragraphs: [Paragraph]
    // listgen:row(cell: QuoteCell)
    var quotes: [Paragraph]
    // listgen:row(cell: TableCell)
    var tables: [Paragraph]
    // listgen:row(cell: RemarkCell, content: [\.length])
    var remarks: [Remark]
}

final class ParagraphCell: UITableViewCell {
    func configure(with paragraph: Paragraph) {}
    nonisolated static func height(for paragraph: Paragraph, width: CGFloat) -> CGFloat { paragraph.length / width }
}

final class PlainCell: UITableViewCell {
    func configure(with paragraph: Paragraph) {}
    static func height(for paragraph: Paragraph, width: CGFloat) -> CGFloat { paragraph.length / width }
}

/// Takes what only the main actor knows.
final class QuoteCell: UITableViewCell {
    func configure(with quote: Paragraph) {}
    nonisolated static func height(for quote: Paragraph, context: BookContext) -> CGFloat { context.isPlain ? 20 : 40 }
}

final class TableCell: UITableViewCell {
    func configure(with table: Paragraph) {}
    nonisolated static func height(for width: CGFloat) -> CGFloat { width / 2 }
}

final class RemarkCell: UITableViewCell {
    func configure(with remark: Remark) {}
    nonisolated static func height(for remark: Remark, width: CGFloat) -> CGFloat { 30 }
}
