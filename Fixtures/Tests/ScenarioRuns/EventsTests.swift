@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import actions_by_closures
@testable import actions_by_protocol
@testable import cell_takes_event
@testable import delegate_of_mine
@testable import fill_by_actions
@testable import pass_through
@testable import provider

@MainActor @Suite struct EventsTests {
    final class InboxActions: Inbox.Actions {
        var calls: [String] = []

        func select(mail: Mail) { calls.append("select mail \(mail.id)") }
        func willDisplay(mail: Mail) { calls.append("display mail \(mail.id)") }
        func willDisplayLoader() { calls.append("display loader") }
        func deselect(items: InboxItem) { calls.append("deselect item") }
        func select(draft: Mail) { calls.append("select draft \(draft.id)") }
        func select(mails: Mail, in section: actions_by_protocol.Account, event: RowEvent) {
            calls.append("select \(mails.id) of \(section.name) at \(event.rect.minY)")
        }
        func selectCanAdd(in section: actions_by_protocol.Account) { calls.append("add to \(section.name)") }
        func selectHasFooter() { calls.append("select footer") }
        func select(_ row: Inbox.Row) { calls.append("select row") }
        func deselect(_ row: Inbox.Row) { calls.append("deselect row") }
        func didEndDisplaying(_ row: Inbox.Row) { calls.append("gone") }
        func didEndDisplaying(mails: Mail, in section: actions_by_protocol.Account) {
            calls.append("\(mails.id) of \(section.name) gone")
        }
        func didEndDisplayingCanAdd(in section: actions_by_protocol.Account) {
            calls.append("add to \(section.name) gone")
        }
    }

    @Test func aTapTellsRowAndSectionOfTheNewestState() {
        let (screen, actions) = (Screen(), InboxActions())
        func account(_ name: String, _ mails: Int...) -> actions_by_protocol.Account {
            actions_by_protocol.Account(name: name, mails: mails.map { Mail(id: $0, subject: "m") }, canAdd: true)
        }
        let list = Inbox.Table(
            Inbox(items: [], drafts: [], accounts: [account("home", 1), account("work", 2, 3)], hasFooter: false),
            actions: actions, in: screen.table)
        screen.table.layoutIfNeeded()
        let work = list.indexPath(of: .accounts("work", .canAdd))
        // What is shown has another section there, and more sections than the newest state.
        list.state.accounts = [account("work", 3)]
        work.map { _ = screen.table.headless.tap(rowAt: $0) }
        #expect(actions.calls.last == "add to work")
    }

    @Test func theNarrowerRequirementTakesTheEvent() {
        let screen = Screen()
        let actions = InboxActions()
        let list = Inbox.Table(
            Inbox(
                items: [.mail(Mail(id: 1, subject: "a")), .promotion(Mail(id: 2, subject: "b")), .loader],
                drafts: [Mail(id: 3, subject: "c")],
                accounts: [actions_by_protocol.Account(name: "work", mails: [Mail(id: 4, subject: "d")], canAdd: true)],
                hasFooter: true),
            actions: actions, in: screen.table)
        #expect(screen.rows.count == 7)
        #expect(actions.calls == ["display mail 1", "display loader"])
        actions.calls = []
        for path in screen.table.headless.screen.rows.map(\.indexPath) { screen.table.headless.tap(rowAt: path) }
        #expect(
            actions.calls == [
                "select mail 1", "deselect item", "select row", "deselect item", "select row", "deselect item",
                "select draft 3", "deselect row", "select 4 of work at 0.0", "deselect row", "add to work",
                "deselect row", "select footer",
            ])
        actions.calls = []
        list.state.drafts = []
        list.flush()
        #expect(actions.calls.contains("gone"))
        actions.calls = []
        list.state.accounts = []
        list.flush()
        #expect(actions.calls == ["4 of work gone", "add to work gone"])
    }

    @Test func closuresTakeEvents() {
        let screen = Screen()
        var taken: [String] = []
        let list = Filters.Table(
            Filters(filters: [.init(id: 1, name: "a")], canReset: true),
            actions: Filters.Actions(
                selectFilters: { taken.append($0.name) }, selectCanReset: { taken.append("reset") }),
            in: screen.table)
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 0))
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 1))
        #expect(taken == ["a", "reset"])
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(list.applied.filters.count == 1)
    }

    @Test func aCellTakesItsEvents() {
        let screen = Screen()
        let list = Player.Table(Player(tracks: [.init(id: 1, title: "a")]), in: screen.table)
        #expect(screen.rows == ["a"])
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 0))
        #expect(screen.rows == ["playing a"])
        list.state.tracks = []
        list.flush()
        #expect(screen.rows.isEmpty)
    }

    @Test func methodsOfUIKitPassThrough() {
        final class Actions: Reader.Actions {
            var offset: CGFloat = -1
            weak var list: Reader.Table?
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "", children: []) })
            }
            func tableView(_ tableView: UITableView, moveRowAt old: IndexPath, to new: IndexPath) {
                list?.followMove(from: old, to: new) { $0.reorder(&$1.paragraphs) { .paragraphs($0.id) } }
            }
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                if editingStyle == .delete { list?.update { $0.paragraphs.remove(at: indexPath.row) } }
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["P"] }
        }
        let screen = Screen()
        let actions = Actions()
        let list = Reader.Table(
            Reader(paragraphs: (0..<40).map { .init(id: $0, text: "\($0)") }), actions: actions, in: screen.table)
        _ = screen.rows
        screen.table.headless.scroll(by: 100)
        #expect(actions.offset == 100)
        #expect(!screen.table.headless.scrollToTop())
        #expect(list.visibleRows.count > 3)
        let menu = screen.table.headless.longPress(rowAt: IndexPath(row: 5, section: 0))
        #expect(list.isInteracting)
        menu?.dismiss()
        #expect(!list.isInteracting)
        actions.list = list
        screen.table.setEditing(true, animated: false)
        screen.table.headless.move(rowAt: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
        #expect(list.state.paragraphs.prefix(3).map(\.id) == [2, 0, 1])
        screen.table.headless.commit(.delete, rowAt: IndexPath(row: 1, section: 0))
        #expect(list.state.paragraphs.prefix(3).map(\.id) == [2, 1, 3])
        #expect(screen.table.headless.indexTitles == ["P"])
    }

    @Test func theDelegateStaysWithTheController() {
        final class Controller: NSObject, UITableViewDelegate {}
        let screen = Screen()
        let controller = Controller()
        screen.table.delegate = controller
        let list = Log.Table(Log(entries: [.init(id: 1, text: "a")]), in: screen.table)
        #expect(screen.rows == ["a"])
        #expect(screen.headers == ["Entries"])
        #expect(screen.table.delegate === controller)
        #expect(screen.table.dataSource === list)
    }

    @Test func aRowThatNothingFillsIsARequirement() {
        final class Actions: Files.Actions {
            func configure(_ cell: BareCell, files: File) { cell.textLabel?.text = files.name }
        }
        let screen = Screen()
        let actions = Actions()
        let list = Files.Table(Files(files: [.init(id: 1, name: "a")]), actions: actions, in: screen.table)
        #expect(screen.rows == ["a"])
        #expect(list.state.files.count == 1)
    }

    @Test func aProviderServesADiffableDataSource() {
        let screen = Screen()
        SettingsItem.register(in: screen.table)
        let context = SettingsContext(accent: .red)
        let source = UITableViewDiffableDataSource<Int, SettingsItem>(tableView: screen.table) {
            $2.cell(in: $0, at: $1, context: context)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, SettingsItem>()
        snapshot.appendSections([0])
        snapshot.appendItems([.account(provider.Account(name: "Ann")), .toggle(title: "Sound", isOn: true), .version])
        source.apply(snapshot, animatingDifferences: false)
        #expect(screen.cells == ["AccountCell", "ToggleCell", "VersionCell"])
        #expect(screen.rows == ["Ann", "Sound on", ""])
    }
}
