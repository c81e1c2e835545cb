import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Rows whose identity is another one than their cell was filled with.
@MainActor
@Suite struct RenamedRowTests {
    @Test("the cell of the first responder stays where its row is renamed and then needs another kind of cell")
    func firstResponder() throws {
        let screen = FeedScreen()
        let field = UITextField(frame: .zero)
        let cell = try #require(screen.table.cell(for: .stories(2)))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        screen.table.update(stories: 2) { $0 = Story(id: 9, title: "") }
        screen.table.flush()
        #expect(screen.table.cell(for: .stories(9)) === cell)
        screen.table.update { $0.stories[1].title = "x" }
        screen.table.flush()
        #expect(screen.table.cell(for: .stories(9)) === cell)
        #expect(field.isFirstResponder)
    }

    @Test("a cell that waits to be replaced follows the context", arguments: [false, true])
    func context(isHeld: Bool) throws {
        let screen = FeedScreen()
        let cell = try #require(screen.table.cell(for: .posts(.post(1))) as? RecordingCell)
        let field = UITextField(frame: .zero)
        if isHeld {
            screen.table.beginInteraction(.contextMenu)
        } else {
            cell.contentView.addSubview(field)
            field.becomeFirstResponder()
        }
        screen.table.update(posts: .post(1)) { $0 = .gap(Gap(id: 9, count: 9)) }
        screen.table.flush()
        #expect(cell.shown == "post p light")
        screen.table.context.theme = .dark
        if isHeld { screen.table.update { $0.stories = [] } }
        screen.table.flush()
        #expect(cell.shown == "post p dark")
        field.resignFirstResponder()
        screen.table.endInteraction(.contextMenu)
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a row that is to get another cell gets it under its new identity, also where that waits")
    func reloaded() {
        let screen = FeedScreen()
        for id in [2, 9] {
            let cell = screen.table.cell(for: .stories(id))
            if id == 9 { screen.table.beginInteraction(.swipe) }
            screen.table.reload(.row(.stories(id)))
            if id == 9 { screen.table.flush() }
            screen.table.update(stories: id) { $0 = Story(id: $0.id + 7, title: "x") }
            screen.table.flush()
            screen.table.endInteraction(.swipe)
            screen.table.flush()
            #expect(screen.table.cell(for: .stories(id + 7)) != nil)
            #expect(screen.table.cell(for: .stories(id + 7)) !== cell)
        }
    }

    @Test("a cell that is prepared for a row which becomes equal to that of the first responder is replaced")
    func equalToFirstResponder() throws {
        var feed = Feed.long
        feed.stories[6].title = ""
        let screen = FeedScreen(feed, height: 220)
        screen.tableView.headless.preparesCellsAhead = true
        screen.tableView.headless.scroll(by: 1)
        let field = UITextField(frame: .zero)
        let cell = try #require(screen.table.cell(for: .stories(1)))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        #expect(screen.table.cell(for: .stories(6)) == nil)
        let violations = UIKitRules.violations {
            screen.table.update(stories: 6) { $0 = Story(id: 1, title: "x") }
            screen.table.flush()
        }
        #expect(violations.isEmpty)
        #expect(screen.table.cell(for: .stories(1)) === cell)
        screen.tableView.headless.scroll(by: 88)
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test(
        "a cell that is prepared for a row is known as its own where an equal row gets another identity",
        arguments: [1, 7])
    func preparedForEqual(id: Int) {
        let screen = FeedScreen(.long, height: 220)
        screen.tableView.headless.preparesCellsAhead = true
        screen.tableView.headless.scroll(by: 1)
        let violations = UIKitRules.violations {
            screen.table.update(stories: 6) { $0 = Story(id: id, title: "") }
            screen.table.update(stories: id) { $0 = Story(id: 150, title: "x") }
            screen.table.flush()
        }
        #expect(violations.isEmpty)
        screen.tableView.headless.scroll(by: 88)
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("nor is the cell of the first responder replaced then, off the screen")
    func respondingAmongEqual() throws {
        let screen = FeedScreen(.long, height: 220)
        let (cell, field) = try screen.typeBelowTheScreen(inCellOf: 8)
        let violations = UIKitRules.violations {
            screen.table.update(stories: 9) { $0 = Story(id: 8, title: "x") }
            screen.table.update(stories: 8) { $0 = Story(id: 150, title: "") }
            screen.table.flush()
        }
        #expect(violations.isEmpty)
        #expect(field.isFirstResponder)
        screen.tableView.headless.scroll(by: 200)
        #expect(screen.tableView.visibleCells.contains(cell))
        field.resignFirstResponder()
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a cell that is prepared for the row is replaced where the row needs another kind")
    func prepared() throws {
        let screen = FeedScreen(.long, height: 264)
        screen.tableView.headless.preparesCellsAhead = true
        let next = try #require(screen.tableView.indexPathsForVisibleRows?.count)
        let violations = UIKitRules.violations {
            screen.table.update(stories: next) { $0 = Story(id: 900, title: "") }
            screen.table.flush()
        }
        #expect(violations.isEmpty)
        screen.tableView.headless.scroll(by: 88)
        #expect(screen.difference(from: screen.table.state) == nil)
    }
}
