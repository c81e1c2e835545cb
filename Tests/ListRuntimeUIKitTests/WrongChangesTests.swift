import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct WrongChangesTests {
    private let message =
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (1), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."

    private func screen() -> (UIWindow, UITableView, WrongTable) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let tableView = UITableView(frame: window.bounds)
        window.addSubview(tableView)
        let table = WrongTable(rows: [1], in: tableView)
        tableView.layoutIfNeeded()
        return (window, tableView, table)
    }

    @Test("a wrong changeset is reported and the list reloads instead")
    func caughtByTheRuntime() {
        let (window, tableView, table) = screen()
        var reports: [ListReport] = []
        table.onReport = { reports.append($0) }
        let violations = UIKitRules.violations {
            table.state = WrongState(rows: [1, 2, 3])
            table.flush()
        }
        #expect(violations.isEmpty)
        #expect(reports == [.rejectedUpdate(message)])
        #expect(tableView.numberOfRows(inSection: 0) == 3)
        #expect(window.subviews.count == 1)
    }

    @Test("a list whose table view another list has taken over leaves it alone")
    func takenOver() {
        let (window, tableView, table) = screen()
        var reports: [ListReport] = []
        table.onReport = { reports.append($0) }
        let other = WrongTable(rows: [5, 6, 7], in: tableView)
        tableView.layoutIfNeeded()
        tableView.headless.clearUpdates()
        let violations = UIKitRules.violations {
            table.state = WrongState(rows: [1, 2])
            table.flush()
            #expect(table.scroll(to: 2) == false)
            tableView.layoutIfNeeded()
        }
        #expect(tableView.headless.updates.isEmpty)
        #expect(violations.isEmpty)
        #expect(reports.count == 1)
        #expect(tableView.window === window)
        #expect(tableView.numberOfRows(inSection: 0) == other.applied.rows.count)
    }

    @Test("the headless table raises the same for the same batch")
    func caughtByTheTable() {
        let (_, tableView, table) = screen()
        let next = WrongState(rows: [1, 2, 3])
        let plan = ListPlan(WrongState.changes(from: table.applied, to: next))
        let violations = UIKitRules.violations {
            tableView.performBatchUpdates {
                table.states.write { $0 = next }
                table.perform(plan.batch, .automatic, in: tableView)
            }
        }
        #expect(violations.map(\.message) == [message])
    }
}
