import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

struct Failure: Equatable {
    var text: String
}

// listgen:section
enum NewsContent {
    case loading  // listgen:row(cell: LoaderCell)
    case failed(Failure)
    case stories([Story])  // listgen:row(on: [select, delete])

    mutating func remove(_ id: Int) {
        guard case .stories(let stories) = self else { return }
        self = .stories(stories.filter { $0.id != id })
    }
}

// listgen:list(.table)
struct News {
    var content: NewsContent = .loading
}

final class LoaderCell: UITableViewCell {}

// listgen:cell
final class FailureCell: UITableViewCell {
    let retry = UIButton()  // listgen:event

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        retry.setTitle("Retry", for: .normal)
        accessoryView = retry
    }

    required init?(coder: NSCoder) { nil }

    func configure(with failure: Failure) { textLabel?.text = failure.text }
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
