import ListRuntime
import ListRuntimeUIKit
import UIKit

// listgen:list(.table)
struct Feed {
    var content: Content
}

struct Failure {
    var text: String
}

struct Story: Equatable {
    let id: Int
}

// listgen:section
struct Group {
    let id: Int
    var stories: [Story]
}

final class LoaderCell: UITableViewCell {}
final class NoStoriesCell: UITableViewCell {}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

// listgen:cell
final class FailureCell: UITableViewCell {
    func configure(with failure: Failure) {}
}

final class ErrorHeader: UITableViewHeaderFooterView {
    func configure(with failure: Failure) {}
}

//: Lists 2
