@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import sections_of_arrays
@testable import sections_of_elements

@MainActor @Suite struct SectionsOfArraysTests {
    final class Taps: Agenda.Actions {
        var log: [String] = []

        func select(_ row: Agenda.Row) { log.append("\(row)") }
        func select(weeks: Event, in section: [Event]) { log.append("\(weeks.id) of \(section.count)") }
        func didEndDisplaying(weeks: Event, in section: [Event]) {}
    }

    let screen = Screen()
    let taps = Taps()

    private func event(_ id: Int, day: Int = 1) -> Event { Event(id: id, day: day, title: "e\(id)") }

    @Test func eachArrayIsASection() {
        let table = Agenda.Table(
            Agenda(
                note: event(0), days: [[event(1), event(2)], []], entries: [[.line, .event(event(3))]],
                weeks: [[event(4, day: 8), event(5, day: 8)]]), actions: taps, in: screen.table)
        #expect(screen.rows == ["e0", "e1", "e2", "", "e3", "week e4", "week e5"])
        #expect(screen.headers == ["1"])
        #expect(screen.heights.suffix(2) == [30, 30])
        table.update(days: 0, id: 2) { $0.title = "changed" }
        table.update(weeks: 8, id: 4) { $0.title = "late" }
        table.flush()
        #expect(screen.rows == ["e0", "e1", "changed", "", "e3", "week late", "week e5"])
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 4))
        #expect(taps.log == ["5 of 2"])
        table.update { $0.days.insert([event(9, day: 3)], at: 0) }
        table.flush()
        #expect(screen.rows == ["e0", "e9", "e1", "changed", "", "e3", "week late", "week e5"])
        #expect(screen.headers == ["3", "1"])
    }

    @Test func elementsOfAnotherModuleHoldTheirRows() {
        let table = Shop.Table(
            Shop(
                seasons: [ArraySection(model: "One", elements: [Episode(id: 1, title: "Pilot")])],
                shelves: [Shelf(products: [Product(id: "p")])],
                groups: [Group(products: [Product(id: "q")], total: 3)]), in: screen.table)
        #expect(screen.rows == ["0 Pilot", "p", "q", "= 3"])
        #expect(screen.headers == ["One", "1"])
        table.update {
            $0.seasons[0].elements.insert(Episode(id: 0, title: "Zero"), at: 0)
            $0.shelves[0].products.append(Product(id: "r"))
            $0.groups[0].total = 4
        }
        table.flush()
        #expect(screen.rows == ["0 Zero", "1 Pilot", "p", "r", "q", "= 4"])
        #expect(screen.headers == ["One", "2"])
        table.update(seasons: "One", id: 1) { $0.title = "Start" }
        table.flush()
        #expect(screen.rows[1] == "1 Start")
    }

    /// Whatever changes, the table shows it, and no update breaks a rule of UIKit.
    @Test func anyChangeIsShown() {
        let seed = Numbers.start
        var random = Numbers(state: seed)
        func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func events(_ base: Int) -> [Event] {
            (0..<next(4)).map { Event(id: base + $0 + next(2) * 10, day: base, title: "t\(next(3))") }
        }
        func state() -> Agenda {
            Agenda(
                note: next(2) == 0 ? nil : event(1_000), days: (0..<next(4)).map { events($0 * 100) },
                entries: (0..<next(3)).map { _ in events(500).map(Entry.event) + [.line] },
                weeks: (0..<next(4)).shuffled(using: &random).map { day in
                    [event(600 + day, day: day)]
                        + events(700 + day * 20).map { Event(id: $0.id, day: day, title: $0.title) }
                })
        }
        func expected(_ state: Agenda) -> [String] {
            var texts: [String] = []
            if let note = state.note { texts.append(note.title) }
            for event in state.days.joined() { texts.append(event.title) }
            for entry in state.entries.joined() {
                if case .event(let event) = entry { texts.append(event.title) } else { texts.append("") }
            }
            for event in state.weeks.joined() { texts.append("week \(event.title)") }
            return texts
        }
        var reports: [ListReport] = []
        let table = Agenda.Table(state(), actions: taps, in: screen.table)
        screen.table.frame.size.height = 4_000
        table.onReport = { reports.append($0) }
        for step in 0..<150 {
            let next = state()
            table.state = next
            table.flush()
            let lists: [[AnyHashable]] =
                next.days.map { $0.map(\.id) } + next.weeks.map { $0.map(\.id) }
                + next.entries.map { $0.map(\.rowID) }
            let hasDuplicates = lists.contains { Set($0).count < $0.count }
            guard !hasDuplicates else { continue }
            #expect(screen.rows == expected(next), "seed \(seed), step \(step)")
        }
        let rejected = reports.filter { if case .rejectedUpdate = $0 { true } else { false } }
        #expect(rejected.isEmpty, "seed \(seed)")
    }
}
