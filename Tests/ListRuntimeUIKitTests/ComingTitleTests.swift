import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// One section of rows with a footer, or without.
struct HintState: ListState {
    var hint: String?
    var count = 1

    var sectionCount: Int { 1 }
    func rowCount(inSection section: Int) -> Int { section == 0 ? count : 0 }
    func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
    func row(at path: RowPath) -> Int? { path.section == 0 && 0..<count ~= path.row ? path.row : nil }
    func rowID(at path: RowPath) -> Int? { row(at: path) }

    static func changes(from old: HintState, to new: HintState) -> ListChanges {
        var builder = ListChanges.Builder()
        builder.section(headerIsUnchanged: old.hint == new.hint) {
            $0.many(Array(0..<old.count), Array(0..<new.count), id: { $0 }, isUnchanged: ==)
        }
        return builder.build()
    }
}

final class HintTable: ListTable<HintState, Void>, UITableViewDataSource {
    init(_ state: HintState = HintState(), in tableView: UITableView) {
        super.init(state: state, context: ())
        attach(to: tableView)
        tableView.dataSource = self
    }

    override func refreshHeader(at section: Int, in tableView: UITableView) {
        tableView.footerView(forSection: section)?.textLabel?.text = applied.hint
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { applied.hint }
}

@MainActor
@Suite struct ComingTitleTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let tableView: UITableView
    private let table: HintTable

    init() {
        tableView = UITableView(frame: window.bounds)
        window.addSubview(tableView)
        table = HintTable(in: tableView)
        tableView.layoutIfNeeded()
    }

    @Test("a title that comes is laid out, one that changes is set, one that goes leaves no gap")
    func comesAndGoes() {
        let bare = tableView.contentSize.height
        var shown: [String?] = []
        let violations = UIKitRules.violations {
            for hint in ["new", "newer", nil] {
                table.state = HintState(hint: hint)
                table.flush()
                tableView.layoutIfNeeded()
                shown.append(tableView.footerView(forSection: 0)?.textLabel?.text)
                #expect((tableView.contentSize.height > bare) == (hint != nil))
            }
        }
        #expect(violations.isEmpty)
        #expect(shown == ["new", "newer", nil])
    }

    @Test("a title that comes while someone types leaves the cell alone, and is there when the keyboard has gone")
    func firstResponder() async throws {
        let cell = try #require(table.cell(for: 0))
        let field = UITextField(frame: .zero)
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        table.state = HintState(hint: "wrong")
        table.flush()
        tableView.layoutIfNeeded()
        #expect(table.cell(for: 0) === cell)
        #expect(tableView.footerView(forSection: 0) == nil)
        field.resignFirstResponder()
        while table.holds.isPolling || table.scheduler.isScheduled { try await Task.sleep(nanoseconds: 1_000_000) }
        tableView.layoutIfNeeded()
        #expect(tableView.footerView(forSection: 0)?.textLabel?.text == "wrong")
    }

    @Test("while a row is held the cells of the section stay, and the title comes when it is let go of")
    func interaction() {
        let cell = table.cell(for: 0)
        table.beginInteraction(.drag)
        table.state = HintState(hint: "new")
        table.flush()
        tableView.layoutIfNeeded()
        #expect(table.cell(for: 0) === cell)
        #expect(tableView.footerView(forSection: 0) == nil)
        table.endInteraction(.drag)
        table.flush()
        tableView.layoutIfNeeded()
        #expect(tableView.footerView(forSection: 0)?.textLabel?.text == "new")
    }

    @Test("a title that comes or goes outside of a window is laid out when the table is back, with its selection")
    func outsideWindow() {
        tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        for hint in ["new", "newer", nil] {
            tableView.removeFromSuperview()
            table.state = HintState(hint: hint)
            table.flush()
            window.addSubview(tableView)
            tableView.layoutIfNeeded()
            #expect(tableView.footerView(forSection: 0)?.textLabel?.text == hint)
            #expect(table.selection == [0])
        }
    }

    @Test("a title off the screen that comes, changes or goes has done so when it is scrolled to, without a reload")
    func offScreen() {
        table.state = HintState(count: 50)
        table.flush()
        tableView.headless.clearUpdates()
        for hint in [nil, "new", "newer", nil, "newest"] {
            table.state = HintState(hint: hint, count: 50)
            table.flush()
            for _ in 0..<2 {
                tableView.layoutIfNeeded()
                let end = tableView.contentSize.height - tableView.bounds.height
                tableView.setContentOffset(CGPoint(x: 0, y: end), animated: false)
            }
            tableView.layoutIfNeeded()
            #expect(tableView.footerView(forSection: 0)?.textLabel?.text == hint)
            let rows = tableView.rectForRow(at: IndexPath(row: 49, section: 0)).maxY
            #expect((tableView.contentSize.height > rows) == (hint != nil))
            tableView.setContentOffset(.zero, animated: false)
            tableView.layoutIfNeeded()
        }
        #expect(tableView.headless.updates.map(\.description) == Array(repeating: "empty batch", count: 4))
    }

    @Test("so it has after a pass that was put off, and one that loaded the table again")
    func offScreenBehindAReload() {
        var feed = Feed.long
        feed.groups = Feed.sample.groups
        let screen = FeedScreen(feed, height: 300)
        screen.table.beginInteraction(.swipe)
        screen.table.reload()
        screen.table.reconfigure(.visible)
        screen.table.flush()
        screen.table.endInteraction(.swipe)
        screen.table.flush()
        #expect(screen.updates().last == "reloadData")
        screen.table.update { $0.groups[1].title = "" }
        screen.table.flush()
        #expect(screen.updates() == ["empty batch"])
    }

    /// Shows content of its own in place of a title.
    private final class OwnFooter: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.contentConfiguration = UIListContentConfiguration.cell()
            return view
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    }

    @Test("a footer with content of its own is no title that goes")
    func ownContent() {
        let delegate = OwnFooter()
        tableView.delegate = delegate
        table.reload()
        table.flush()
        tableView.layoutIfNeeded()
        let footer = tableView.footerView(forSection: 0)
        #expect(footer != nil)
        table.reconfigure(.section(0))
        table.flush()
        tableView.layoutIfNeeded()
        #expect(tableView.footerView(forSection: 0) === footer)
    }
}
