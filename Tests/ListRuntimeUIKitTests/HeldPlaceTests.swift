import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// An update that holds a place sets the offset at once, so its rows must not be under way from where they were.
@MainActor
@Suite struct HeldPlaceTests {
    /// A table view that notes where its offset is set while rows animate.
    private final class Watched: UITableView {
        var isTorn = false
        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set {
                if headless.heldCompletions > 0, newValue != contentOffset { isTorn = true }
                super.contentOffset = newValue
            }
        }
    }

    private let screen = FeedScreen(.long, height: 400)

    private var next: Feed {
        var next = Feed.long
        next.stories.insert(contentsOf: (500..<520).map { Story(id: $0, title: "") }, at: 0)
        next.stories.append(Story(id: 900, title: ""))
        return next
    }

    private func watch() -> Watched {
        let view = Watched(frame: screen.tableView.frame)
        Feed.Cell.register(in: view)
        screen.window.addSubview(view)
        (view.dataSource, view.delegate) = (screen.table, screen.table)
        screen.tableView = view
        screen.table.attach(to: view)
        screen.table.flush()
        view.layoutIfNeeded()
        view.headless.clearUpdates()
        view.headless.holdsCompletions = true
        return view
    }

    @Test("it is shown without animation, whatever it holds and was asked for", arguments: [0, 1, 2], [true, false])
    func atOnce(kept: Int, names: Bool) throws {
        let view = watch()
        screen.table.scroll(to: .stories(kept == 1 ? 99 : 50), at: .top, animated: false)
        let anchor = try #require(screen.table.anchor)
        let keeping: ScrollAnchor<Feed.RowID> = [.firstVisibleRow, .end, .anchor(anchor)][kept]
        var isDone = false
        if names {
            screen.table.apply(next, animation: .fade, keeping: keeping) { isDone = true }
        } else {
            screen.table.apply(next, keeping: keeping) { isDone = true }
        }
        screen.table.flush()
        #expect(isDone)
        #expect(!view.isTorn)
        #expect(screen.updates().allSatisfy { !$0.contains("(") || $0.hasSuffix("(none)") })
        if kept == 1 {
            #expect(screen.shown.last == "compact ")
        } else {
            #expect(screen.table.anchor == anchor)
        }
    }

    @Test("where there is nothing to hold it animates")
    func nothingToHold() {
        let view = watch()
        screen.table.apply(next, animation: .fade, keeping: .end)
        screen.table.flush()
        #expect(view.headless.heldCompletions == 1)
        #expect(screen.updates().first?.hasSuffix("(fade)") == true)
    }

    @Test("so are items of a collection view")
    func items() throws {
        let gallery = GalleryScreen(.long, height: 300)
        gallery.view.headless.holdsCompletions = true
        var isAnimated: [Bool] = []
        for keeping: ScrollAnchor<Gallery.RowID>? in [.firstVisibleRow, nil] {
            var next = gallery.collection.state
            next.photos.removeFirst()
            var isDone = false
            gallery.collection.apply(next, keeping: keeping) { isDone = true }
            gallery.collection.flush()
            isAnimated.append(!isDone)
        }
        #expect(isAnimated == [false, true])
    }
}
