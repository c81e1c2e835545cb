import UIKit

struct Station: Equatable {
    let id: Int
    var name: String
}

struct RadioContext {
    var country: String
    weak var player: RadioPlayer?
}

protocol RadioPlayer: AnyObject {}

final class StationCell: UITableViewCell {
    weak var player: RadioPlayer?  // listgen:inject

    func configure(with station: Station, country: String) { textLabel?.text = country }
}

// listgen:list(.table, context: RadioContxt)
struct Radio {
    var stations: [Station]  // listgen:row(cell: StationCell)
}
