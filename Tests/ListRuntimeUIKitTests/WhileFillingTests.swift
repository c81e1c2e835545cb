import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What a cell changes while a pass fills it: that pass goes on with what it found.
@MainActor
@Suite struct WhileFillingTests {
    private let screen = FeedScreen()

    private func expectCompact() {
        #expect(screen.reports.isEmpty)
        #expect(screen.shown.contains { $0.hasPrefix("compact") })
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a row that is changed by its identity, and needs another cell then, gets it in the next pass")
    func rowOfAnotherKind() {
        screen.fillOnce { screen.table.update(stories: 2) { $0.title = "" } }
        screen.table.context.theme = .dark
        let violations = UIKitRules.violations { screen.table.flush() }
        #expect(violations.isEmpty)
        expectCompact()
    }

    @Test("so do all rows that a context gives another cell")
    func contextOfAnotherKind() {
        screen.fillOnce { screen.table.context.isCompact = true }
        screen.table.context.theme = .dark
        let violations = UIKitRules.violations { screen.table.flush() }
        #expect(violations.isEmpty)
        expectCompact()
        #expect(screen.table.context == FeedContext(theme: .dark, isCompact: true))
    }

    @Test("of two changes of the context the second is made to the first")
    func contextTwice() {
        screen.fillOnce {
            screen.table.context.isCompact = true
            screen.table.context.theme = .dark
            // What the running pass fills cells with.
            #expect(screen.table.context == FeedContext(theme: .light, isCompact: false))
        }
        screen.table.update { $0.banner?.text = "new" }
        screen.table.flush()
        expectCompact()
        #expect(screen.table.context == FeedContext(theme: .dark, isCompact: true))
    }

    @Test("an object that changes while its cell is filled is shown with the next touch")
    func object() throws {
        let draft = try #require(screen.table.state.drafts.first)
        draft.subject = "first"
        screen.table.touch(.drafts(draft.guid))
        screen.fillOnce {
            draft.subject = "second"
            screen.table.touch(.drafts(draft.guid))
        }
        screen.table.flush()
        #expect(screen.shown.contains("draft second"))
    }

    @Test("a row that is selected or deselected meanwhile stays so, whatever was selected before")
    func selection() {
        screen.table.select(.stories(1))
        screen.fillOnce { screen.table.select(.stories(2)) }
        screen.table.update { $0.stories.append(Story(id: 3, title: "c")) }
        screen.table.flush()
        #expect(screen.table.selection == [.stories(2)])
        screen.fillOnce { screen.table.deselect(.stories(2)) }
        screen.table.update { $0.stories.append(Story(id: 4, title: "d")) }
        screen.table.flush()
        #expect(screen.table.selection.isEmpty)
        // The row that is selected gets another cell behind the batch.
        screen.fillOnce { screen.table.select(.stories(2)) }
        screen.table.update { $0.stories.append(Story(id: 5, title: "e")) }
        screen.table.reload(.row(.stories(2)))
        screen.table.flush()
        #expect(screen.table.selection == [.stories(2)])
        screen.table.deselect(.stories(2))
        screen.table.reload()
        screen.table.flush()
        #expect(screen.table.selection.isEmpty)
    }

    @Test("a cell that scrolls elsewhere while it is filled again is not taken for another row meanwhile")
    func scroll() {
        let screen = FeedScreen(.long, height: 220)
        screen.fillOnce { screen.table.scroll(to: .stories(50), animated: false) }
        screen.table.reconfigure(.row(.stories(1)))
        screen.table.flush()
        #expect(screen.table.cell(for: .stories(50)) != nil)
        #expect(screen.difference(from: screen.table.state) == nil)
        let gallery = GalleryScreen(.long, height: 220)
        gallery.fillOnce { gallery.collection.scroll(to: .photos(50), at: .top, animated: false) }
        gallery.collection.reconfigure(.row(.photos(1)))
        gallery.collection.flush()
        #expect(gallery.collection.cell(for: .photos(50)) != nil)
        #expect(gallery.difference(from: gallery.collection.state) == nil)
    }

    @Test("what is set while a cell runs the run loop comes when the cell is filled")
    func runLoop() async throws {
        screen.table.beginFilling()
        screen.table.update { $0.banner?.text = "later" }
        try await Task.sleep(nanoseconds: 20_000_000)
        #expect(!screen.shown.contains { $0.contains("later") })
        screen.table.endFilling()
        for _ in 0..<2_000 where screen.table.scheduler.isScheduled { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(screen.shown.contains { $0.contains("later") })
    }
}
