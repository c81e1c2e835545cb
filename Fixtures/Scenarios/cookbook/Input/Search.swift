import UIKit

struct City: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.table)
struct Search {
    var query = ""  // listgen:ignore
    var cities: [City]  // listgen:ignore
    // listgen:row(on: select)
    var hits: [City] {
        query.isEmpty ? cities : cities.filter { $0.name.lowercased().contains(query.lowercased()) }
    }
    // listgen:row(cell: NoCityCell)
    var missing: String? { hits.isEmpty ? "No city is called \(query)." : nil }
}

// listgen:cell
final class CityCell: UITableViewCell {
    func configure(with city: City) { textLabel?.text = city.name }
}

final class NoCityCell: UITableViewCell {
    func configure(with text: String) { textLabel?.text = text }
}
