import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Swipes of a collection view, which its layout shows.
@MainActor
@Suite struct CollectionSwipeTests {
    @Test("a row that its handler removes is off the screen when UIKit is told")
    func removes() throws {
        let screen = ChoreGridScreen()
        screen.app.onPerform = { [screen] _, chore, _ in
            screen.grid.update { $0.open.removeAll { $0.id == chore.id } }
        }
        #expect(screen.view.headless.swipe(itemAt: ChoreScreen.open(1), edge: .leading) == nil)
        let swipe = try #require(screen.view.headless.swipe(itemAt: ChoreScreen.open(1)))
        #expect(swipe.titles == ["Delete", "Pin"])
        swipe.perform("Delete")
        #expect(swipe.completions == [true])
        #expect(screen.shown == ["c1", "c3", "c4", "c5"])
        #expect(screen.grid.reports.isEmpty)
    }

    @Test("the app's configuration of a list replaces the swipes of the marks")
    func configured() {
        let screen = ChoreGridScreen(layout: .list(.plain) { $0.trailingSwipeActionsConfigurationProvider = nil })
        #expect(screen.view.headless.swipe(itemAt: ChoreScreen.open(1)) == nil)
    }

    @Test("a layout that shows no swipes is reported once")
    func noList() {
        for layout in [nil, SectionLayout.grid(columns: 2, height: 40)] {
            let screen = ChoreGridScreen(layout: layout)
            screen.grid.update { $0.open.removeLast() }
            screen.grid.flush()
            screen.grid.context = ()
            screen.grid.flush()
            #expect(screen.grid.reports == [.swipesWithoutList])
        }
    }
}
