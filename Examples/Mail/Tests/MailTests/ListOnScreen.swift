import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

/// A generated list on a headless phone, held against its own state.
@MainActor
struct ListOnScreen<State: ListState & RandomState, Context> where State.ListValue == State {
    typealias Make = @MainActor (State, UITableView) -> ListTable<State, Context>

    let table: ListTable<State, Context>
    private let make: Make
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .grouped)

    init(_ state: State, make: @escaping Make) {
        self.make = make
        window.addSubview(tableView)
        window.makeKeyAndVisible()
        table = make(state, tableView)
    }

    /// Makes `steps` random changes in random ways, and compares the screen with the state after each.
    func drive(steps: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for step in 0..<steps {
            let violations = UIKitRules.violations {
                change(using: &random)
                table.flush()
                _ = tableView.headless.screen
            }
            #expect(violations.isEmpty, "seed \(seed), step \(step)")
            expectStateShown("seed \(seed), step \(step)")
            if !violations.isEmpty { return }
        }
    }

    private func change(using random: inout SeededGenerator) {
        var next = table.state
        next.edit(using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: table.apply(next, animation: .none)
        case 1: table.update { $0 = next }
        case 2:
            // Two states in one turn are one update.
            table.state = next
            next.edit(using: &random)
            table.state = next
        case 3:
            table.state = next
            table.context = table.context
        case 4:
            table.state = next
            table.flush()
            tableView.headless.scroll(to: CGPoint(x: 0, y: CGFloat.random(in: 0...900, using: &random)))
        default: table.state = next
        }
    }

    /// The table has the state's rows, and every row on screen shows what a new table with that state shows.
    private func expectStateShown(_ comment: Comment) {
        let state = table.state
        let counts = (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
        #expect(counts == state.rowCounts, comment)
        let fresh = freshScreen(of: state)
        let screen = tableView.headless.screen
        for row in screen.rows {
            let wanted = fresh[row.indexPath]
            #expect(row.cellClass == wanted?.cellClass, comment)
            #expect(row.shows == wanted?.shows, comment)
            let path = RowPath(section: row.indexPath.section, row: row.indexPath.row)
            #expect(state.rowID(at: path).flatMap { table.indexPath(of: $0) } == row.indexPath, comment)
        }
        for section in screen.sections {
            let wanted = fresh.sections.first { $0.index == section.index }
            if isOnScreen(tableView.rectForHeader(inSection: section.index)) {
                #expect(section.header?.texts == wanted?.header?.texts, comment)
            }
            if isOnScreen(tableView.rectForFooter(inSection: section.index)) {
                #expect(section.footer?.texts == wanted?.footer?.texts, comment)
            }
        }
    }

    /// Empty sections keep a hair of height for their ends.
    private func isOnScreen(_ rect: CGRect) -> Bool {
        rect.height >= 1 && rect.minY < tableView.bounds.maxY && rect.maxY > tableView.bounds.minY
    }

    /// What a table shows that never saw another state, on a screen that is high enough for all rows.
    private func freshScreen(of state: State) -> HeadlessScreen {
        let size = CGRect(x: 0, y: 0, width: 390, height: 20_000)
        let window = UIWindow(frame: size)
        let tableView = UITableView(frame: size, style: .grouped)
        window.addSubview(tableView)
        window.makeKeyAndVisible()
        let table = make(state, tableView)
        table.context = self.table.context
        table.flush()
        return tableView.headless.screen
    }
}
