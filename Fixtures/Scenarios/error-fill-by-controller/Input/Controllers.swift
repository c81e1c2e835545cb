import UIKit

struct Story: Hashable {
    let id: Int
    var title: String
}

final class StoryCell: UITableViewCell {}

final class FeedController: UIViewController {
    var query = ""

    private func fillPrivately(_ cell: StoryCell, story: Story) {}
    func fill(_ cell: StoryCell, with story: Story) {}
    func fill(_ cell: StoryCell, story: Story) {}
    func title(_ cell: StoryCell, number: Double) {}
    func fillNothing(_ story: Story) {}
    func isNew(_ story: Story) -> Int { story.id }
    func height(of story: Story) async -> CGFloat { 44 }
}

private extension FeedController {
    func fillHidden(_ cell: StoryCell, story: Story) {}
}

struct Theme {
    var size = 17.0
}

// listgen:list(.table, context: FeedController)
struct Kept {
    var stories: [Story]  // listgen:row(cell: StoryCell, configure: { cell, story in cell.tag = story.id })
}

// listgen:list(.table, context: .weak(Theme))
struct Copied {
    var stories: [Story]  // listgen:row(cell: StoryCell, configure: { cell, story in cell.tag = story.id })
}

// listgen:list(.table, context: .weak(FeedController))
struct Feed {
    var hidden: [Story]  // listgen:row(cell: StoryCell, configure: fillPrivately)
    var hiddenByExtension: [Story]  // listgen:row(cell: StoryCell, configure: fillHidden)
    var two: [Story]  // listgen:row(cell: StoryCell, configure: fill)
    var open: [Story]  // listgen:row(cell: StoryCell, configure: title)
    var cellless: [Story]  // listgen:row(cell: StoryCell, configure: fillNothing)
    var misspelt: [Story]  // listgen:row(cell: StoryCell, configure: fil)
    var changing: [Story]  // listgen:row(cell: StoryCell, configure: mark)
    // listgen:row(cell: StoryCell, when: isNew, configure: fill(_:story:))
    // listgen:row(cell: UITableViewCell, configure: fill(_:story:))
    var noTest: [Story]
    var asynchronous: [Story]  // listgen:row(cell: StoryCell, configure: fill(_:with:), height: height(of:))
    var count: Int  // listgen:ignore

    @MainActor mutating func mark(_ cell: StoryCell, story: Story) { count += 1 }
}
