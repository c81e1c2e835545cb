import UIKit
import Testing

@testable import Feed

@MainActor @Suite struct FeedTests {
    @Test func whatTheBuildGeneratedShowsItsRows() {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = Feed.Table(FeedLoader().load(), in: view)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map { $0.textLabel?.text } == ["Built", "by a plugin"])
        #expect(table.state.stories.count == 2)
    }
}
