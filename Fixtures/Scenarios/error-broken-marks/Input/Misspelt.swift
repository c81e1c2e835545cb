import UIKit

struct Video: Equatable {
    let id: Int
}

// listgen:cel
final class VideoCell: UITableViewCell {
    func configure(with video: Video) {}
}

// listgen:list(.table)
struct Videos {
    var videos: [Video]
}
