import UIKit

struct Story: Equatable, Identifiable {
    let id: Int
}

protocol StoryShowing {
    // listgen:event
    var button: UIButton { get }
    // listgen:configure
    func show(_ story: Story)
}

protocol Measured {
    // listgen:height
    static func high(_ story: Story, in theme: Theme) -> CGFloat
}

extension Measured {
    static func high(_ story: Story, in theme: Theme) -> CGFloat { 44 }
}

struct Theme {}

protocol Unused {
    // listgen:configure
    func show(_ other: Story)
}

// listgen:cell
final class StoryCell: UITableViewCell, StoryShowing, Measured {
    let button = UIButton()

    func show(_ story: Story) {}
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]
}
