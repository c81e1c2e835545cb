@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import menus
@testable import menus_in_collections

@MainActor @Suite struct MenuTests {
    final class App: Chores.Actions {
        weak var table: Chores.Table?
        var calls: [String] = []

        func perform(_ action: ChoreAction, _ row: Chores.Row, event: RowEvent) {
            calls.append("\(action) \(row)")
            if action == .delete { table?.update { $0.chores.removeAll() } }
        }
        func commit(chores: Chore, preview: UIViewController?) {
            calls.append("commit \(chores.title) \((preview as? ChoreController)?.chore ?? "-")")
        }
        func commit(_ row: Entry, preview: UIViewController?) { calls.append("commit \(row)") }
        func commit(chores: Chore, in section: Group, preview: UIViewController?, event: RowEvent) {
            calls.append("commit \(chores.title) of \(section.title) at \(event.rect.height > 0)")
        }
        func menu(groups: Group.Row, in section: Group) -> [[ChoreAction]] { [[.pin], [.done(section.id > 1)]] }
    }

    private let screen = Screen()
    private let app = App()
    private let context = ChoresContext()
    private let list: Chores.Table

    init() {
        list = Chores.Table(
            Chores(
                chores: [Chore(id: 1, title: "a"), Chore(id: 2, title: "b", isDone: true)],
                plain: [Chore(id: 3, title: "c")], entries: [.chore(Chore(id: 4, title: "d")), .hint("e")],
                groups: [
                    Group(id: 1, title: "G", chores: [Chore(id: 5, title: "f")], canAdd: true),
                    Group(id: 2, title: "H", chores: [Chore(id: 6, title: "g")], canAdd: true),
                ], tip: "tip", isLoading: true),
            context: context, actions: app, in: screen.table)
        app.table = list
    }

    private func menu(_ row: Int, _ section: Int) -> HeadlessMenu? {
        screen.table.headless.longPress(rowAt: IndexPath(row: row, section: section))
    }

    @Test func eachRowOffersWhatItsMarksSay() {
        let offers = screen.table.headless.screen.rows.map { row -> String in
            let menu = screen.table.headless.longPress(rowAt: row.indexPath)
            defer { menu?.dismiss() }
            let groups = menu?.menu.children.map { ($0 as? UIMenu)?.children.count ?? 1 } ?? []
            return (menu?.titles ?? []).joined(separator: " ") + " \(groups)"
        }
        #expect(
            offers == [
                "Done Pin Delete [2, 1]", "Undo Pin Delete [2, 1]", "Done Delete [1, 1]", "Pin Delete [1, 1]",
                "Copy [1]", "Pin Done [1, 1]", "Pin [1]", "Pin Undo [1, 1]", " []", "Hide [1]",
            ])
        context.isReadOnly = true
        #expect(menu(0, 0) == nil)
        #expect(menu(0, 2) == nil)
    }

    @Test func thePreviewIsMadeWhenItIsShown() {
        #expect((menu(1, 0)?.preview as? ChoreController)?.chore == "b")
        #expect(menu(0, 1)?.preview == nil)
        #expect((menu(0, 3)?.preview as? ChoreController)?.chore == "Gf")
        #expect(menu(0, 4)?.preview == nil)
    }

    @Test func aPreviewThatIsTappedIsTold() {
        let open = menu(0, 0)
        list.update { $0.chores[0].title = "new" }
        open?.openPreview()
        menu(0, 3)?.openPreview()
        menu(0, 2)?.openPreview()
        menu(0, 5)?.openPreview()
        #expect(
            app.calls == [
                "commit new a", "commit f of G at true", "commit \(Entry.chore(Chore(id: 4, title: "d")))",
            ])
    }

    @Test func anActionIsPerformedOnTheNewestRowOfTheSameIdentity() {
        let open = menu(1, 0)
        list.update { $0.chores.insert(Chore(id: 7, title: "first"), at: 0) }
        list.update { $0.chores[2].title = "new" }
        #expect(list.applied.chores.count == 2)
        #expect(open?.perform("Pin") == true)
        #expect(app.calls == ["pin \(Chores.Row.chores(Chore(id: 2, title: "new", isDone: true)))"])
        list.flush()
        #expect(list.applied.chores.count == 3)
    }

    @Test func aRowThatIsGoneIsNotPerformedOn() {
        let open = menu(0, 0)
        list.update { $0.chores.removeAll() }
        _ = open?.perform("Delete")
        #expect(app.calls.isEmpty)
        #expect(list.state.chores.isEmpty)
    }

    @Test func menusOpenFromWhatIsLifted() {
        let open = menu(0, 0)
        #expect(open?.highlightPreviews.map { $0.view is ChoreCell || $0.view is UILabel } == [false])
        open?.dismiss()
        #expect(open?.dismissalPreviews.count == 1)
        #expect(menu(1, 2)?.highlightPreviews.map { $0.view is UILabel } == [true])
        #expect(menu(1, 3)?.highlightPreviews.isEmpty == true)
    }

    @Test func nothingHoldsTheTable() {
        var table: Chores.Table? = Chores.Table(
            list.state, context: context, actions: app, in: screen.table)
        weak let released = table
        let open = menu(0, 0)
        table = nil
        #expect(released == nil)
        open?.perform("Pin")
        #expect(app.calls.isEmpty)
    }

    @Test func itemsOfACollectionViewHaveMenus() {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let window = UIWindow(frame: frame)
        let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(view)
        view.allowsMultipleSelection = true
        var calls: [String] = []
        let shelf = Shelf.Collection(
            Shelf(
                books: [Book(id: 1, title: "a")], magazines: [Book(id: 2, title: "b")],
                papers: [Book(id: 3, title: "c"), Book(id: 4, title: "d")], count: 2),
            actions: Shelf.Actions(
                perform: { action, row, _ in calls.append("\(action) \(row)") },
                commitBooks: { book, preview in calls.append("commit \(book.title) \(preview != nil)") },
                menuMagazines: { _ in [[.archive]] }), in: view)
        let menus = (0..<4).map { view.headless.longPress(itemAt: IndexPath(item: 0, section: $0)) }
        #expect(menus.map { $0?.titles } == [["Archive", "Remove"], ["Archive"], ["Recycle 1"], nil])
        #expect(menus[0]?.highlightPreviews.count == 1)
        menus[1]?.perform("Archive")
        menus[0]?.openPreview()
        #expect(calls == ["archive \(Shelf.Row.magazines(Book(id: 2, title: "b")))", "commit a true"])

        calls = []
        shelf.selection = [.papers(3), .papers(4)]
        #expect(view.headless.longPress(itemAt: IndexPath(item: 0, section: 2))?.titles == ["Recycle 2"])
        shelf.selection = [.books(1), .papers(4)]
        let open = view.headless.longPress(itemAt: IndexPath(item: 0, section: 0))
        #expect(open?.titles == ["Archive"])
        shelf.update { $0.books[0].title = "new" }
        open?.perform("Archive")
        #expect(
            calls == [
                "archive \(Shelf.Row.books(Book(id: 1, title: "new")))",
                "archive \(Shelf.Row.papers(Book(id: 4, title: "d")))",
            ])
    }
}
