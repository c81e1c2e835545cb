import UIKit

struct Station: Equatable {
    let id: Int
    var name: String
}

struct RadioContext {
    var country = “France”
}

final class StationCell: UITableViewCell {
    func configure(with station: Station, country: String) { textLabel?.text = country }
}

// listgen:list(.table, context: RadioContext)
struct Radio {
    var stations: [Station]  // listgen:row(cell: StationCell)
}
