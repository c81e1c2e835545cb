import ListRuntimeUIKit
import UIKit

struct Palette {
    var title: UIColor
    var subtitle: UIColor
}

struct Stop: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.table, context: Palette)
struct Route {
    var stops: [Stop]  // listgen:row(cell: StopCell)
    var ends: [Stop]  // listgen:row(cell: EndCell)
}

/// Two properties of the context have the type: the labels tell which is meant.
final class StopCell: UITableViewCell {
    func configure(with stop: Stop, title: UIColor, subtitle: UIColor) {
        textLabel?.text = stop.name
        textLabel?.textColor = title
        detailTextLabel?.textColor = subtitle
    }
}

final class EndCell: UITableViewCell {
    func configure(
        with stop: Stop, at indexPath: IndexPath, width: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection
    ) {
        let isNarrow = width - safeAreaInsets.left - safeAreaInsets.right < 400
        textLabel?.text = isNarrow ? stop.name : "\(indexPath.row): \(stop.name) at \(traits.displayScale)"
    }
}
