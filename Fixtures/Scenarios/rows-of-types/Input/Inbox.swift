import UIKit

enum Inbox {
    // For a data source that the app has; the enum is nested like the protocol.
    // listgen:rows(provider: .table)
    protocol Entry {}

    // listgen:row(cell: LetterCell)
    struct Letter: Entry { var title: String }
    // listgen:row(cell: ParcelCell)
    struct Parcel: Entry { var weight: Int }
}

final class LetterCell: UITableViewCell {
    func configure(with letter: Inbox.Letter) { textLabel?.text = letter.title }
}

final class ParcelCell: UITableViewCell {
    func configure(with parcel: Inbox.Parcel) { textLabel?.text = "\(parcel.weight) g" }
}
