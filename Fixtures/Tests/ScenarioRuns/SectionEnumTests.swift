@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import section_enums

@MainActor @Suite struct SectionEnumTests {
    final class Taps: Feed.Actions {
        var log: [String] = []

        func select(rows: Story) { log.append("rows \(rows.id)") }
        func selectRowsEmpty() { log.append("empty") }
        func select(banner: Story, in section: FeedSection) { log.append("banner \(banner.id) \(section.sectionID)") }
        func didEndDisplaying(banner: Story, in section: FeedSection) { log.append("end \(banner.id)") }
        func select(sections: FeedSection.Row, in section: FeedSection) { log.append("\(section.sectionID)") }
    }

    let screen = Screen()
    let taps = Taps()

    private func story(_ id: Int, _ title: String? = nil) -> Story { Story(id: id, title: title ?? "s\(id)") }

    private func table(_ content: Content, _ sections: [FeedSection] = []) -> Feed.Table {
        screen.table.frame.size.height = 6_000
        return Feed.Table(
            Feed(first: story(0), content: content, sections: sections, only: .stories([])), context: FeedContext(),
            actions: taps,
            in: screen.table)
    }

    @Test func exactlyOneOfItsCasesIsShown() {
        let table = table(.loading)
        #expect(screen.cells == ["StoryCell", "LoaderCell"])
        #expect(screen.headers == [])
        table.update { $0.content = .failed(Failure(text: "offline")) }
        table.flush()
        #expect(screen.rows == ["s0", "offline"])
        #expect(screen.headers == ["E offline"])
        table.update { $0.content = .failed(Failure(text: "timeout")) }
        table.flush()
        #expect(screen.rows == ["s0", "timeout"])
        #expect(screen.headers == ["E timeout"])
        table.update { $0.content = .nothing }
        table.flush()
        #expect(screen.rows == ["s0"])
        #expect(screen.headers == ["Nothing here"])
        table.context.prefix = "! "
        table.flush()
        #expect(screen.headers == ["! Nothing here"])
        table.update { $0.content = .rows([]) }
        table.flush()
        #expect(screen.cells == ["StoryCell", "NoStoriesCell"])
        #expect(screen.headers == ["Stories"])
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 1))
        table.update { $0.content = .rows([story(1), story(2)]) }
        table.flush()
        #expect(screen.rows == ["s0", "s1", "s2"])
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 1))
        #expect(taps.log == ["empty", "rows 2"])
        #expect(table.cell(contentRows: 2) != nil)
    }

    /// Another case is another section; the same case keeps it, whatever it carries.
    @Test func identityIsTheCase() {
        let table = table(.loading)
        screen.table.headless.clearUpdates()
        table.update { $0.content = .rows([story(1)]) }
        table.flush()
        #expect(screen.batches.map(\.sectionDeletes) == [[1]])
        #expect(screen.batches.map(\.sectionInserts) == [[1]])
        screen.table.headless.clearUpdates()
        table.update { $0.content = .rows([story(1), story(2)]) }
        table.flush()
        #expect(screen.batches.allSatisfy { $0.sectionDeletes.isEmpty && $0.sectionInserts.isEmpty })
    }

    @Test func theOrderOfSectionsIsData() {
        let group = Group(id: "g", title: "G", stories: [story(3)], isLoading: true)
        let table = table(.loading, [.pinned(stories: [story(1), story(2)]), .group(group), .banner(story(9))])
        #expect(screen.rows == ["s0", "", "s1", "s2", "s3", "", "banner s9"])
        #expect(screen.headers == ["2 pinned", "G"])
        #expect(screen.heights[2...3] == [20, 20])
        table.update {
            $0.sections.swapAt(0, 1)
            $0.sections[1] = .pinned(stories: [story(2)])
            $0.sections.insert(.about(About(notes: [.line, .story(story(7))])), at: 0)
        }
        table.flush()
        #expect(screen.rows == ["s0", "", "", "banner s7", "s3", "", "s2", "banner s9"])
        #expect(screen.headers == ["G", "one"])
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 5))
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 3))
        #expect(taps.log == ["banner 9 banner", "group(\"g\")"])
        table.update { $0.sections.removeLast() }
        table.flush()
        #expect(taps.log.last == "end 9")
        #expect(table.cell(sections: "g", groupStories: 3) != nil)
    }

    /// One row is changed by its identity, whatever case carries it; in another case it is gone.
    @Test func oneRowIsChangedByItsIdentity() {
        let group = Group(id: "g", title: "G", stories: [story(3), story(4)], isLoading: true)
        let table = table(.rows([story(1), story(2)]), [.group(group), .pinned(stories: [story(5)])])
        #expect(table.update(contentRows: 2) { $0.title = "two" })
        #expect(table.update(sections: "g", groupStories: 4) { $0.title = "four" })
        #expect(table.update(sectionsPinned: 5) { $0.title = "five" })
        #expect(!table.update(sections: "h", groupStories: 4) { $0.title = "none" })
        table.flush()
        #expect(screen.rows == ["s0", "s1", "two", "s3", "four", "", "five"])
        table.update { $0.content = .loading }
        #expect(!table.update(contentRows: 2) { $0.title = "gone" })
        table.flush()
        #expect(screen.rows == ["s0", "", "s3", "four", "", "five"])
    }

    /// Sections and rows that are there twice are taken out where that is asked for, as in arrays of section structs.
    @Test func duplicatesAreTakenOut() {
        let table = table(.loading)
        table.duplicatePolicy = .keepFirst
        table.update {
            $0.content = .rows([story(1), story(1, "again")])
            $0.sections = [.pinned(stories: [story(2), story(2)]), .pinned(stories: [story(3)])]
        }
        table.flush()
        #expect(screen.rows == ["s0", "s1", "s2"])
    }

    /// Whatever changes, the table shows it, and no update breaks a rule of UIKit.
    @Test func anyChangeIsShown() {
        let seed = Numbers.start
        var random = Numbers(state: seed)
        func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func stories(_ base: Int) -> [Story] {
            (0..<next(5)).shuffled(using: &random).map { story(base + $0, "t\(base + $0).\(next(2))") }
        }
        func content() -> Content {
            switch next(4) {
            case 0: .loading
            case 1: .failed(Failure(text: "f\(next(2))"))
            case 2: .nothing
            default: .rows(stories(100))
            }
        }
        func section(_ kind: Int) -> FeedSection {
            switch kind {
            case 0: .pinned(stories: stories(200))
            case 1: .banner(next(2) == 0 ? nil : story(300 + next(2)))
            case 2: .about(About(notes: next(2) == 0 ? [.line] : stories(400).map(Note.story)))
            default:
                .group(
                    Group(id: "\(kind)", title: "T\(next(2))", stories: stories(kind * 1_000), isLoading: next(2) == 0))
            }
        }
        func state() -> Feed {
            Feed(
                first: story(0), content: content(),
                sections: (0..<7).shuffled(using: &random).prefix(next(7)).map(section), only: .stories(stories(500)))
        }
        func rows(_ feed: Feed) -> [String] {
            var texts = [feed.first.title]
            switch feed.content {
            case .loading: texts.append("")
            case .failed(let failure): texts.append(failure.text)
            case .nothing: break
            case .rows(let rows): texts += rows.isEmpty ? [""] : rows.map(\.title)
            }
            for section in feed.sections {
                switch section {
                case .pinned(let stories): texts += stories.map(\.title)
                case .group(let group): texts += group.stories.map(\.title) + (group.isLoading ? [""] : [])
                case .banner(let story): texts += story.map { ["banner \($0.title)"] } ?? []
                case .about(let about):
                    texts += about.notes.map { if case .story(let story) = $0 { "banner \(story.title)" } else { "" } }
                }
            }
            if case .stories(let stories) = feed.only { texts += stories.map(\.title) }
            return texts
        }
        func headers(_ feed: Feed) -> [String] {
            var texts: [String] = []
            switch feed.content {
            case .loading: break
            case .failed(let failure): texts.append("E \(failure.text)")
            case .nothing: texts.append("Nothing here")
            case .rows: texts.append("Stories")
            }
            for section in feed.sections where section.rowCount > 0 {
                switch section {
                case .pinned(let stories): texts.append(stories.count > 1 ? "\(stories.count) pinned" : "one")
                case .group(let group): texts.append(group.title)
                case .banner, .about: break
                }
            }
            if case .stories(let stories) = feed.only, let first = stories.first { texts.append(first.title) }
            return texts
        }
        let table = table(.loading)
        var reports: [ListReport] = []
        table.onReport = { reports.append($0) }
        for step in 0..<200 {
            let next = state()
            table.state = next
            table.flush()
            #expect(screen.rows == rows(next), "seed \(seed), step \(step)")
            #expect(screen.headers == headers(next), "seed \(seed), step \(step)")
        }
        #expect(reports.isEmpty, "seed \(seed)")
    }
}
