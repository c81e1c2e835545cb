@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import section_with_behaviour

/// The screen of Documentation/ComingFrom.md.
@MainActor @Suite struct SectionWithBehaviourTests {
    @Test func aSectionLoadsItsRows() {
        let screen = Screen()
        let server = Server()
        server.pages = [[Comment(id: 2, text: "two"), Comment(id: 3, text: "three")]]
        let controller = PostController(server: server)
        let comments = Comments(comments: [Comment(id: 1, text: "one")], hasMore: true)
        let table = Post.Table(
            Post(photo: Photo(id: 9, title: "sea"), comments: comments), actions: controller, in: screen.table)
        controller.table = table
        screen.table.layoutIfNeeded()
        table.flush()
        #expect(screen.rows.starts(with: ["sea", "one", "two", "three"]))
        #expect(screen.headers == ["Comments"])
        screen.table.headless.tap(rowAt: IndexPath(row: 2, section: 1))
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 0))
        #expect(controller.opened == [3, 9])
    }
}
