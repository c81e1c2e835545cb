import UIKit

struct Story: Equatable {
    let id: Int
}

@propertyWrapper struct Loaded {
    var wrappedValue: [Story] { [] }
}

@propertyWrapper struct Counted<Value> {
    private(set) var wrappedValue: Value
}

@propertyWrapper struct Clamped<Value> {
    var wrappedValue: Value
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

// listgen:list(.table)
struct Feed {
    @Loaded var loaded: [Story]
    @Counted var counted: [Story] = []
    @Clamped var clamped: [Story] = []
    private(set) var own: [Story] = []
}

// A function that shows nothing of the cell.
// listgen:list(.table)
struct Log {
    var stories: [Story]  // listgen:row(configure: print(row))
}
