import Testing
import UIKit

@testable import inline_list
@testable import inline_provider

/// Lists whose models, cells and fill functions are private: what is generated for them is in their file.
@MainActor @Suite struct InlineTests {
    private let screen = Screen()

    private func rows(_ table: UITableView) -> [String] {
        table.headless.screen.rows.map { $0.texts.joined(separator: " ") }
    }

    private func makeFeed() -> FeedController {
        let controller = FeedController()
        screen.window.addSubview(controller.tableView)
        controller.loadViewIfNeeded()
        return controller
    }

    @Test func aPrivateListIsShown() {
        let controller = makeFeed()
        #expect(rows(controller.tableView) == ["One", "Two", "note 7", "The end"])
        #expect(controller.tableView.headless.screen.rows.prefix(2).map(\.frame.height) == [30, 30])
        #expect(controller.tableView.headless.screen.sections.first?.header?.texts == ["Stories"])
        controller.tableView.headless.tap(rowAt: IndexPath(row: 1, section: 0))
        #expect(controller.opened == [2])
        controller.rename(2, "Second")
        controller.flush()
        #expect(rows(controller.tableView)[1] == "Second")
        #expect(controller.tableView.headless.screen.rows[1].frame.height == 60)
    }

    @Test func anotherListOfTheFileIsShown() {
        let controller = makeFeed()
        controller.showComments(["a", "a", "b"])
        #expect(rows(controller.tableView) == ["a", "a", "b"])
        #expect(controller.tableView.headless.screen.rows.map(\.frame.height) == [20, 20, 20])
        #expect(controller.tableView.headless.tap(rowAt: IndexPath(row: 2, section: 0)))
        #expect(rows(controller.tableView) == ["a", "a", "tapped b"])
    }

    @Test func aPrivateProviderMakesCells() {
        let controller = TimelineController()
        screen.window.addSubview(controller.tableView)
        controller.show(["one", "two"])
        #expect(rows(controller.tableView) == ["ONE", "TWO", ""])
        #expect(controller.tableView.headless.screen.rows.map(\.cellClass) == ["PostCell", "PostCell", "LoaderCell"])
    }
}
