@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import empty_lists

/// What a list shows while it has no rows.
@MainActor @Suite struct EmptyListTests {
    private func text(_ view: UIView?) -> String? { (view as? UILabel)?.text }

    @Test func aViewIsShownWithoutRows() {
        let screen = Screen()
        let own = UIView()
        screen.table.backgroundView = own
        let list = Inbox.Table(
            Inbox(mails: [], drafts: [], isLoading: true), context: InboxContext(), in: screen.table)
        // Nil is none: the background of the app stays.
        #expect(screen.table.backgroundView === own)

        list.update { $0.isLoading = false }
        list.flush()
        #expect(text(screen.table.backgroundView) == "no mail")

        list.context.isOffline = true
        list.flush()
        #expect(text(screen.table.backgroundView) == "offline")

        list.update { $0.drafts = [Mail(id: 1, subject: "draft")] }
        list.flush()
        #expect(screen.table.backgroundView === own)
        #expect(screen.rows == ["draft"])

        list.update { $0.drafts = [] }
        list.flush()
        #expect(text(screen.table.backgroundView) == "offline")
    }

    @Test func aBackgroundThatTheAppSetsMeanwhileStays() {
        let screen = Screen()
        let list = Inbox.Table(
            Inbox(mails: [], drafts: [], isLoading: false), context: InboxContext(), in: screen.table)
        let own = UIView()
        screen.table.backgroundView = own
        list.update { $0.mails = [Mail(id: 1, subject: "mail")] }
        list.flush()
        #expect(screen.table.backgroundView === own)
    }

    @Test func theNextListOfAViewTakesTheViewAway() {
        let screen = Screen()
        let first = Inbox.Table(
            Inbox(mails: [], drafts: [], isLoading: false), context: InboxContext(), in: screen.table)
        #expect(text(screen.table.backgroundView) == "no mail")
        let next = Inbox.Table(
            Inbox(mails: [Mail(id: 1, subject: "mail")], drafts: [], isLoading: false), context: InboxContext(),
            in: screen.table)
        #expect(screen.table.backgroundView == nil)
        withExtendedLifetime((first, next)) {}
    }

    @Test func theSameViewStaysInPlace() {
        let screen = Screen()
        let controller = SearchController()
        let list = SearchController.Results.Table(
            SearchController.Results(mails: []), context: controller, in: screen.table)
        #expect(screen.table.backgroundView === controller.emptyView)
        list.context = WeakContext(controller)
        list.flush()
        #expect(screen.table.backgroundView === controller.emptyView)
    }

    @Test func aConfigurationIsShownByOneView() throws {
        let grid = Grid()
        let list = Gallery.Collection(Gallery(photos: [], note: "none"), in: grid.view)
        let view = try #require(grid.view.backgroundView as? any UIView & UIContentView)
        #expect((view.configuration as? UIListContentConfiguration)?.text == "none")
        list.update { $0.note = "failed" }
        list.flush()
        #expect(grid.view.backgroundView === view)
        #expect((view.configuration as? UIListContentConfiguration)?.text == "failed")
        list.update { $0.photos = [Photo(id: 1)] }
        list.flush()
        #expect(grid.view.backgroundView == nil)
    }
}
