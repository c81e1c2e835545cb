import UIKit
import ListRuntime
import ListRuntimeUIKit

struct Story: Hashable {
    let id: Int
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class WideHeader: UITableViewHeaderFooterView {}

final class PlainHeader: UITableViewHeaderFooterView {
    func configure(_ stories: [Story]) {}
}

final class DownloadsController: UIViewController {
    func isWide(_ stories: [Story]) -> Bool { stories.count > 2 }
    func fill(_ header: WideHeader, stories: [Story]) {}
    func makeFooter(for stories: [Story]) -> UIView? { nil }
}

//: Headers 1
