import UIKit

enum Cells {
    // listgen:cell
    final class CityCell: UITableViewCell {
        func configure(with city: City) { textLabel?.text = city.name }
    }
}
