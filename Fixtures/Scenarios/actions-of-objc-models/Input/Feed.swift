import UIKit

// listgen:actions
enum StoryAction: Equatable {
    case read  // listgen:action(title: "Read")
    case remove  // listgen:action(title: "Remove", style: .destructive)
}

// listgen:list(.table, does: StoryAction)
struct Feed {
    // listgen:row(on: [select, move], moves: .anywhere, canMove: { !$0.isPinned }, selects: { !$0.isPinned },
    //   trailingSwipe: { $0.isPinned ? [] : [.remove, .read] }, menu: [.read],
    //   drag: { [NSItemProvider(object: $0.title as NSString)] })
    var stories: [Story]
    var saved: [Story]  // listgen:row(on: [delete, prefetch], canEdit: { !$0.isPinned }, moves: .anywhere)
    var next: Story?  // listgen:row(on: insert)
}
