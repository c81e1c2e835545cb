import ListRuntimeUIKit
import UIKit

struct Story: Equatable {
    let id: Int
}

final class Store {
    func story(_ id: Int) -> Story? { Story(id: id) }
}

// listgen:rows(on: prefetch)
enum Entry: Equatable {
    case story(Story)  // listgen:row(cell: StoryCell)
    case pair(first: Story, second: Story)  // listgen:row(cell: PairCell, id: \.first.id, on: [prefetch, cancelPrefetch])
    case gap  // listgen:row(cell: GapCell, on: prefetch)
}

// listgen:section(id: \.id, on: nearEnd)
struct Channel: Equatable {
    let id: String
    var hint: String?  // listgen:row(cell: HintCell)
    var stories: [Story]  // listgen:row(cell: StoryCell, on: [prefetch, nearEnd(rows: 2)])
}

// listgen:section
enum Feed: Equatable {
    case loaded([Story])  // listgen:row(cell: StoryCell, on: nearEnd)
    case failed(String)  // listgen:row(cell: HintCell, on: nearEnd)
}

// listgen:list(.table, context: Store, on: [prefetch, nearEnd(screens: 1.5)])
struct Stories {
    var top: [Story]  // listgen:row(cell: StoryCell, on: [prefetch, cancelPrefetch, nearEnd(rows: 3)])
    // listgen:row(on: [willDisplay, nearEnd])
    var entries: [Entry]
    var channels: [Channel]
    // listgen:row(load: { id, store -> Story? in store.story(id) }, cell: StoryCell, on: [prefetch, nearEnd])
    var queue: [Int]
    var feed: Feed
    var rest: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { tag = story.id }

    // listgen:on(willDisplay)
    func appear() {}
}

final class PairCell: UITableViewCell {
    func configure(first: Story, second: Story) { tag = first.id }
}

final class HintCell: UITableViewCell {
    func configure(with hint: String) { textLabel?.text = hint }
}

final class GapCell: UITableViewCell {}
