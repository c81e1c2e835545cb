import UIKit

// listgen:list(.table, context: .weak(FeedController), header: FeedHeader, footer: .view(makeFooter))
struct Feed {
    var title: String  // listgen:ignore
    var isComplete: Bool  // listgen:ignore
    var stories: [Story]
}

struct Story: Hashable {
    let id: Int
}

final class FeedController: UIViewController {
    var reader = "Ada"
    let footer = UILabel()

    func makeFooter(_ feed: Feed) -> UIView? {
        footer.text = "\(feed.stories.count) stories"
        return feed.isComplete ? footer : nil
    }
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "\(story.id)" }
}

/// As high as its text needs, with 8 points around it.
final class FeedHeader: UIView {
    let label = UILabel()
    private(set) var fills = 0
    // listgen:inject
    weak var controller: FeedController?

    init() {
        super.init(frame: .zero)
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func configure(title: String, reader: String) {
        label.text = "\(title) for \(reader)"
        fills += 1
    }
}
