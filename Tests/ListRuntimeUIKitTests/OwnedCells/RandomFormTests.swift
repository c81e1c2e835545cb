import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite(.serialized) struct RandomFormTests {
    @Test(
        "after any random changes the cells of the context are on screen, filled, and where somebody typed",
        arguments: Sample.of(0..<400 as Range<UInt64>))
    func randomChanges(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let violations = UIKitRules.violations {
            // Rows beyond the screen, too.
            let table = FormTable(height: seed.isMultiple(of: 3) ? 150 : 600)
            table.view.headless.preparesCellsAhead = seed.isMultiple(of: 4)
            for step in 0..<40 {
                let responder = change(table, &random)
                table.flush()
                table.view.layoutIfNeeded()
                if let responder, table.hasRow(of: responder) {
                    #expect(responder.field.isFirstResponder, "seed \(seed), step \(step)")
                }
                guard !table.view.headless.holdsCompletions else { continue }
                settle(table)
                #expect(!table.shown.contains("lost"), "seed \(seed), step \(step): \(table.shown)")
            }
            table.view.headless.holdsCompletions = false
            table.typing?.field.resignFirstResponder()
            settle(table)
            table.view.frame.size.height = 600
            table.view.layoutIfNeeded()
            #expect(table.shown == table.expected(), "seed \(seed)")
        }
        #expect(violations.isEmpty, "seed \(seed): \(violations)")
    }

    private func settle(_ table: FormTable) {
        for _ in 0..<6 {
            table.flush()
            table.view.layoutIfNeeded()
        }
    }

    /// One random change; answers the cell in which somebody types.
    private func change(_ table: FormTable, _ random: inout SeededGenerator) -> FieldCell? {
        let word = "\(UInt8.random(in: 0...9, using: &random))"
        switch Int.random(in: 0..<14, using: &random) {
        case 0: table.update { $0.name = $0.name == nil ? word : nil }
        case 1: table.update { $0.phone = $0.phone == nil ? word : nil }
        case 2: table.update { ($0.name, $0.phone) = ($0.name.map { _ in word }, $0.phone.map { _ in word }) }
        case 3: table.update { $0.ownsNote.toggle() }
        case 4: table.update { $0.note = word }
        case 5: table.update { $0.title = $0.title == nil ? word : nil }
        case 6: table.update { $0.tags = Array(Set($0.tags + [9, 8, 7]).sorted().shuffled(using: &random).prefix(3)) }
        case 7: table.reload(.visible)
        case 8: table.reload()
        case 9: table.exchangeCells()
        case 10: table.context.note = FieldCell(style: .default, reuseIdentifier: nil)
        case 11: table.view.headless.holdsCompletions.toggle()
        case 12: table.view.headless.scroll(by: Double.random(in: -80...80, using: &random))
        default:
            if let typing = table.typing {
                typing.field.resignFirstResponder()
            } else {
                let cells = [table.context.name, table.context.phone, table.context.note].compactMap { $0 }
                let cell = cells.randomElement(using: &random)
                if cell?.superview === table.view { cell?.field.becomeFirstResponder() }
            }
        }
        return table.typing
    }
}

extension FormTable {
    /// The cell in which somebody types.
    fileprivate var typing: FieldCell? {
        view.subviews.lazy.compactMap { $0 as? FieldCell }.first { $0.field.isFirstResponder }
    }

    /// Whether the newest state has the row that a cell shows.
    fileprivate func hasRow(of cell: FieldCell) -> Bool {
        switch displayedRow(of: cell) {
        case .name?: state.name != nil
        case .phone?: state.phone != nil
        case .note?: true
        case .tag?, nil: false
        }
    }
}
