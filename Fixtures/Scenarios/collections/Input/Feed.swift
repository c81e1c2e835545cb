import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    var stories: ContiguousArray<Story>  // listgen:row(cell: StoryCell)
    var page: ArraySlice<Story>  // listgen:row(cell: StoryCell)
    var tags: Array<String>  // listgen:row(cell: TagCell, id: .occurrence)
    var topics: OrderedSet<String>  // listgen:row(cell: TagCell, id: .value)
    var query: String  // listgen:ignore
    var found: [Story] {  // listgen:row(cell: StoryCell)
        stories.filter { $0.title.contains(query) }
    }
}

/// As in swift-collections: its elements can be taken out, not exchanged.
nonisolated struct OrderedSet<Element: Hashable>: RandomAccessCollection, Equatable {
    private var elements: [Element] = []

    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }
    subscript(index: Int) -> Element { elements[index] }

    mutating func append(_ element: Element) {
        if !elements.contains(element) { elements.append(element) }
    }
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class TagCell: UITableViewCell {
    func configure(with tag: String) { textLabel?.text = tag }
}
