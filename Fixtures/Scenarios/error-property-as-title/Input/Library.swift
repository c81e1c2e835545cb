import UIKit

struct Loan: Identifiable, Equatable {
    let id: Int
    var title: String
}

// listgen:section(header: name, footer: hint)
struct Shelf: Identifiable {
    let id: Int
    var name: String
    var loans: [Loan]
    var hint: String { "\(loans.count) loans" }
}

// listgen:list(.table)
struct Library {
    var shelves: [Shelf]
}

final class LoanCell: UITableViewCell {  // listgen:cell
    func configure(with loan: Loan) {}
}
