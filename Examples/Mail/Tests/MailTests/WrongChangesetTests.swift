import ListRuntime
import MailKit
import Testing
import UIKit

@testable import Mail

/// The headless table catches what a phone would crash on.
@MainActor
@Suite struct WrongChangesetTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
    private let actions = SilentActions()

    @Test func aBatchThatForgetsAnInsertIsCaught() {
        let table = open()
        let violations = UIKitRules.violations {
            tableView.performBatchUpdates {
                // The state advances by two rows, the batch names one.
                table.advance(adding: 2)
                tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }
        #expect(violations.first?.message.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
    }

    @Test func aBatchThatDeletesWhatIsNotThereIsCaught() {
        let table = open()
        let violations = UIKitRules.violations {
            tableView.performBatchUpdates {
                table.advance(adding: 0)
                tableView.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .automatic)
            }
        }
        #expect(
            violations.map(\.message) == [
                "attempt to delete row 7 from section 0 which only contains 1 rows before the update"
            ])
    }

    @Test func theBatchThatTheStatesLeadToIsNot() {
        let table = open()
        let violations = UIKitRules.violations {
            tableView.performBatchUpdates {
                table.advance(adding: 2)
                tableView.insertRows(
                    at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .automatic)
            }
        }
        #expect(violations.isEmpty)
    }

    /// The runtime sees the fault before UIKit would: it reports it, and shows the new state by reloading.
    @Test func aWrongChangesetIsReportedAndDoesNotReachTheTable() {
        window.addSubview(tableView)
        window.makeKeyAndVisible()
        let table = ForgetfulTable(ForgetfulState(rows: [1]), in: tableView)
        table.flush()
        _ = tableView.headless.screen
        tableView.headless.clearUpdates()
        var reports: [String] = []
        table.onReport = { reports.append($0.description) }

        let violations = UIKitRules.violations {
            table.state = ForgetfulState(rows: [1, 2, 3])
            table.flush()
        }

        #expect(violations.isEmpty)
        #expect(reports.count == 1)
        #expect(reports.first?.contains("invalid number of rows in section 0") == true)
        #expect(tableView.headless.updates == [.reloadData])
        #expect(tableView.headless.screen.rows.map(\.texts) == [["1"], ["2"], ["3"]])
    }

    /// A table on a screen with one row, whose state moves without telling the table.
    private func open() -> CarelessSource {
        window.addSubview(tableView)
        window.makeKeyAndVisible()
        let source = CarelessSource()
        OutboxItem.register(in: tableView)
        tableView.dataSource = source
        _ = tableView.headless.screen
        return source
    }
}

/// A hand-written source that is told how many rows it has.
@MainActor
private final class CarelessSource: NSObject, UITableViewDataSource {
    private var items: [OutboxItem] = [.loader]

    func advance(adding count: Int) {
        items += Array(repeating: .loader, count: count)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        items[indexPath.row].cell(in: tableView, at: indexPath, context: MailSettings())
    }
}
