import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

extension TakenOverTests {
    @Test("a row that an object has added by itself is not scrolled to before the list view knows it")
    func scrollingToAnUnknownRow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let tableView = UITableView(frame: window.bounds, style: .plain)
        window.addSubview(tableView)
        let store = Store()
        let table = StoreTable(store, in: tableView)
        table.flush()
        tableView.layoutIfNeeded()
        let violations = UIKitRules.violations {
            store.rows.append(2)
            // The index is made anew.
            table.duplicatePolicy = .report
            #expect(!table.scroll(to: 2, animated: false))
        }
        #expect(violations.isEmpty)
    }

    @Test("nor is a section, or a row of it, that the list view does not know yet")
    func scrollingToAnUnknownSection() {
        let table = NumbersTable([[1]])
        let violations = UIKitRules.violations {
            table.states.write { $0.sections.append(NumbersState.Section(id: 1, rows: [2])) }
            table.states.forgetIndex()
            #expect(!table.scroll(toSection: 1, animated: false))
            #expect(!table.scroll(to: NumbersState.RowID(section: 1, number: 2), animated: false))
        }
        #expect(violations.isEmpty)
    }

    @Test("nor is the top of a section whose first row the list view does not know yet")
    func scrollingToASectionOfUnknownRows() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let tableView = UITableView(frame: window.bounds, style: .plain)
        window.addSubview(tableView)
        let store = Store()
        store.rows = []
        let table = StoreTable(store, in: tableView)
        table.flush()
        tableView.layoutIfNeeded()
        let violations = UIKitRules.violations {
            store.rows.append(2)
            table.scroll(toSection: 0, animated: false)
        }
        #expect(violations.isEmpty)
    }
}
