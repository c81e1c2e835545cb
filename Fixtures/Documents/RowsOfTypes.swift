import ListRuntime
import ListRuntimeUIKit
import UIKit

// listgen:cell
final class PostCell: UITableViewCell {
    func configure(with post: Post) {}
}

// listgen:cell
final class AdCell: UITableViewCell {
    func configure(with ad: Ad) {}
}

//: Lists 3
