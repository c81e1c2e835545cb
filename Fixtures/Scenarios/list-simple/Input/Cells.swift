import UIKit

// listgen:cell
final class BannerCell: UITableViewCell {
    func configure(with banner: Banner) {}
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class LoaderCell: UITableViewCell {}
