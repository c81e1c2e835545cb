import UIKit

struct Loan: Equatable {
    let id: Int
    var book: String
}

struct Reader: Equatable {
    let id: Int
    var name: String
}

struct Seal: Equatable {
    var text: String
}

// What a section mark reads is state, though cells ask for a String or a Seal beside the model.
// listgen:section(id: \.id, header: \.title, footer: \.seal?.text)
struct Shelf {
    let id: String
    var title: String?
    var seal: Seal?
    var loans: [Loan]
}

// Read by the mark and shown by a cell: the reader is a row, and so are the loans that are counted.
// listgen:section(header: \.reader.name, footer: \.loans.last?.book)
struct Desk {
    let id: String
    var reader: Reader
    var loans: [Loan]
}

// listgen:list(.table, context: LibraryContext)
struct Library {
    var desk: Desk
    var shelves: [Shelf]
}

struct LibraryContext {
    var today: String
    var seal: Seal
}

// listgen:cell
final class LoanCell: UITableViewCell {
    func configure(with loan: Loan, today: String, seal: Seal) { textLabel?.text = "\(loan.book), \(today)" }
}

// listgen:cell
final class ReaderCell: UITableViewCell {
    func configure(with reader: Reader) { textLabel?.text = reader.name }
}
