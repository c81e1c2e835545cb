import Foundation
import UIKit

// listgen:row(cell: LinkCell, id: .value, on: select)
typealias Link = URL

// listgen:list(.table)
struct Links {
    var home: Link?
    var links: [Link]
}

final class LinkCell: UITableViewCell {
    func configure(with link: URL) { textLabel?.text = link.absoluteString }
}
