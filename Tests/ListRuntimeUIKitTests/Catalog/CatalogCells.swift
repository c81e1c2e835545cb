import HeadlessUIKit
import ListRuntime

/// A cell that remembers what it shows and how often it was filled.
class CatalogCell: UICollectionViewCell {
    private(set) var shown = ""
    private(set) var fills = 0

    /// Called whenever a cell is filled.
    static var onFill: (() -> Void)?

    func show(_ text: String) {
        Self.onFill?()
        shown = text
        fills += 1
    }
}

final class NoticeItemCell: CatalogCell {
    func configure(with notice: Catalog.Notice, theme: String) { show("notice \(notice.text) \(theme)") }

    static func size(for notice: Catalog.Notice) -> CGSize {
        CGSize(width: 80 + 10 * CGFloat(notice.text.count), height: 30)
    }
}

final class BookCell: CatalogCell {
    func configure(with book: Catalog.Book) { show("book \(book.title)") }
}

final class SpineCell: CatalogCell {
    func configure(with book: Catalog.Book) { show("spine \(book.title)") }
}

final class NoBooksCell: CatalogCell {}

final class FoundBookCell: CatalogCell {
    func configure(with book: Catalog.Book, context: CatalogContext) { show("found \(book.title) \(context.theme)") }
}

final class GapItemCell: CatalogCell {
    func configure(with gap: Int) { show("gap \(gap)") }
}

final class LoaderItemCell: CatalogCell {}

final class LoanCell: CatalogCell {
    func configure(with loan: Catalog.Loan) { show("loan \(loan.days)") }
}

final class RoomBookCell: CatalogCell {
    private(set) var filledPath: IndexPath?

    func configure(with book: Catalog.Book, position: RowPosition<Catalog.Book>, at indexPath: IndexPath) {
        filledPath = indexPath
        show("room \(book.title) \(position.index + 1)/\(position.count)")
    }
}

final class AddBookCell: CatalogCell {}

/// A header or footer that remembers what it shows.
class CatalogView: UICollectionReusableView {
    fileprivate(set) var shown = ""
}

final class BookCountView: CatalogView {
    func configure(books: [Catalog.Book]) { shown = "\(books.count) books" }
}

final class ManyFindsView: CatalogView {
    func configure(finds: [Catalog.Find]) { shown = "\(finds.count) finds" }
}

final class FindsView: CatalogView {
    func configure(finds: [Catalog.Find], theme: String) { shown = "\(finds.count) in \(theme)" }

    static func height(width: CGFloat) -> CGFloat { width / 20 }
}
