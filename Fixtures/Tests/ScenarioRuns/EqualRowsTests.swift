@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import equal_rows

/// Equal rows are told apart by their number; constants are rows that are always there.
@MainActor @Suite struct EqualRowsTests {
    let screen = Screen()

    private func expected(_ receipt: Receipt) -> [String] {
        func texts(_ lines: [Line]) -> [String] {
            lines.map { if case .text(let text) = $0 { text } else { "\($0)" } }
        }
        return ["end"] + texts(receipt.lines) + ["Total"] + receipt.parts.flatMap { texts($0.lines) + ["rule"] }
            + receipt.notes.flatMap { $0 }
    }

    private var shown: [String] {
        zip(screen.cells, screen.rows).map { cell, text in
            switch cell {
            case "RuleCell": "rule"
            case "EndCell": "end"
            default: text
            }
        }
    }

    @Test func equalRowsAreRows() {
        let table = Receipt.Table(
            Receipt(
                lines: [.text("a"), .rule, .text("a"), .rule], parts: [Part(id: 1, lines: [.rule])],
                notes: [["n", "n"]]), in: screen.table)
        #expect(shown == ["end", "a", "rule", "a", "rule", "Total", "rule", "rule", "n", "n"])
        #expect(table.indexPath(of: .lines(.rule(1))) == IndexPath(row: 3, section: 1))
        #expect(table.indexPath(of: .notes(0, "n", 1)) == IndexPath(row: 1, section: 4))
    }

    /// Whatever changes, the table shows it, and no update breaks a rule of UIKit.
    @Test func anyChangeIsShown() {
        let seed = Numbers.start
        var random = Numbers(state: seed)
        func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func lines() -> [Line] {
            (0..<next(6)).map { _ in next(2) == 0 ? .rule : .text("t\(next(3))") }
        }
        func state() -> Receipt {
            Receipt(
                lines: lines() + [.end], parts: (0..<3).shuffled(using: &random).map { Part(id: $0, lines: lines()) },
                notes: (0..<next(3)).map { _ in (0..<next(5)).map { _ in "n\(next(2))" } })
        }
        screen.table.frame.size.height = 4_000
        var reports: [ListReport] = []
        let table = Receipt.Table(state(), in: screen.table)
        table.onReport = { reports.append($0) }
        for step in 0..<200 {
            let next = state()
            table.state = next
            table.flush()
            #expect(shown == expected(next), "seed \(seed), step \(step)")
        }
        #expect(reports.isEmpty, "seed \(seed)")
    }
}
