@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import row_positions

/// Where a row is among the others, wherever its rows come from.
@MainActor @Suite struct RowPositionTests {
    private let screen = Screen()

    private func stop(_ id: Int) -> Stop { Stop(id: id) }
    private func line(_ id: String, _ first: Int) -> Line {
        Line(id: id, stops: [stop(first), stop(first + 1)], ends: [stop(first + 2)])
    }

    private func table(_ state: State, _ parts: [Part] = []) -> Places.Table {
        screen.table.frame.size.height = 6_000
        return Places.Table(
            Places(
                lead: stop(1), hint: stop(2), stops: [Stop(id: 3, isOpen: true), stop(4)],
                rest: [stop(5), stop(6)][1...],
                signs: [.line, .stop(stop(7))], line: line("a", 10), lines: [line("b", 20)],
                days: [[stop(30)], [stop(31), stop(32)]], tours: [Tour(name: "t", stops: [stop(40), stop(41)])],
                state: state, parts: parts),
            in: screen.table)
    }

    private func last(_ count: Int) -> [String] { Array(screen.rows.suffix(count)) }

    @Test func inPropertiesOfTheListAndOfSectionStructs() {
        let table = table(.loading)
        #expect(
            table.visibleRows.count == screen.rows.count
                && screen.rows == [
                    "1: 1/1 - -", "2: 1/1 - -", "3: 1/2 - 4", "4: 2/2 3 -", "6: 1/1 - -", "3: 1/1 - -", "sign 1 of 2",
                    "sign 2 of 2", "10: 1/2 - 11", "11: 2/2 10 -", "end 12 true", "20: 1/2 - 21", "21: 2/2 20 -",
                    "end 22 true", "30: 1/1 - -", "31: 1/2 - 32", "32: 2/2 31 -", "40: 1/2 - 41", "41: 2/2 40 -", "",
                ])
    }

    @Test func inCasesOfSectionEnums() {
        let table = table(.one(stop(1)), [.stops([stop(2), stop(3)]), .line(line("c", 50))])
        #expect(last(6) == ["1: 1/1 - -", "2", "3", "50: 1/2 - 51", "51: 2/2 50 -", "end 52 true"])
        #expect(screen.heights.suffix(5).prefix(2) == [90, 30])
        table.update {
            $0.parts = []
            $0.state = .stops([stop(2), stop(3), stop(4)])
        }
        table.flush()
        #expect(last(3) == ["2: 1/3 - 3", "3: 2/3 2 4", "4: 3/3 3 -"])
        // Those that stay are filled again, since others are beside them now.
        table.update { $0.state = .stops([stop(3), stop(4)]) }
        table.flush()
        #expect(last(2) == ["3: 1/2 - 4", "4: 2/2 3 -"])
        table.update { $0.state = .signs([.line, .line, .stop(stop(5))]) }
        table.flush()
        #expect(last(3) == ["sign 1 of 3", "sign 2 of 3", "sign 3 of 3"])
    }
}
