@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import swipes
@testable import swipes_in_collections

@MainActor @Suite struct SwipeTests {
    final class App: Chores.Actions {
        weak var table: Chores.Table?
        var calls: [String] = []
        var end: ActionCompletion?

        func perform(_ action: ChoreAction, chores: Chore, event: RowEvent) {
            calls.append("\(action) \(chores.title)")
            switch action {
            case .delete: table?.update { $0.chores.removeAll { $0.id == chores.id } }
            case .pin: end = event.defer()
            default: break
            }
        }
        func perform(_ action: ChoreAction, _ row: Entry, event: RowEvent) { calls.append("\(action) entry") }
        func perform(_ action: ChoreAction, chores: Chore, in section: Group, event: RowEvent) {
            calls.append("\(action) \(chores.title) of \(section.title)")
        }
        func perform(_ action: GroupAction, groups: Group.Row, in section: Group, event: RowEvent) {
            calls.append("\(action) \(section.title)")
        }
        func perform(_ action: GroupAction, _ row: Chores.Row, event: RowEvent) { calls.append("\(action) row") }
        func trailingSwipe(groups: Group.Row, in section: Group) -> [GroupAction] { [.close] }
        func trailingSwipe(chores: Chore, in section: Group) -> [ChoreAction] { [.share(count: 2, with: "me")] }
    }

    private let screen = Screen()
    private let app = App()
    private let context = ChoresContext()
    private let list: Chores.Table

    init() {
        list = Chores.Table(
            Chores(
                tip: "tip", chores: [Chore(id: 1, title: "a"), Chore(id: 2, title: "b", isPinned: true)],
                entries: [.chore(Chore(id: 3, title: "c", isDone: true)), .hint("d")],
                groups: [Group(id: 1, title: "G", chores: [Chore(id: 4, title: "e")], canAdd: true)], isLoading: true,
                canAdd: true),
            context: context, actions: app, in: screen.table)
        app.table = list
    }

    private func swipe(_ row: Int, _ section: Int, _ edge: HeadlessSwipe.Edge = .trailing) -> HeadlessSwipe? {
        screen.table.headless.swipe(rowAt: IndexPath(row: row, section: section), edge: edge)
    }

    @Test func eachRowOffersWhatItsMarksSay() {
        let offers = screen.table.headless.screen.rows.map(\.indexPath).map { path in
            [HeadlessSwipe.Edge.leading, .trailing].map { edge -> [String] in
                let swipe = screen.table.headless.swipe(rowAt: path, edge: edge)
                defer { swipe?.cancel() }
                return swipe?.titles ?? []
            }
        }
        #expect(
            offers == [
                [[], ["tip"]], [["Undo"], ["Delete"]], [["Undo"], ["Pin"]], [["Undo"], []], [[], ["Delete"]],
                [["Done"], ["2 to me"]], [[], ["Close"]], [[], []], [[], ["Open", "More"]],
            ])
        context.isReadOnly = true
        #expect(swipe(0, 3, .leading) == nil)
    }

    @Test func theNewestRowIsActedOn() {
        let open = swipe(0, 1)
        list.update { $0.chores[0].title = "new" }
        #expect(open?.perform("Delete") == true)
        #expect(app.calls == ["delete new"])
        #expect(list.applied.chores.map(\.title) == ["b"])
    }

    @Test func theSectionComesWithTheRow() {
        list.update { $0.groups[0].title = "H" }
        _ = swipe(0, 3)?.perform("2 to me")
        _ = swipe(1, 3)?.perform("Close")
        _ = swipe(0, 5)?.perform("More")
        #expect(app.calls == ["share(count: 2, with: \"me\") e of H", "close H", "more row"])
    }

    @Test func anActionEndsLaterIfItIsDeferred() {
        let open = swipe(1, 1)
        _ = open?.perform("Pin")
        list.update { $0.isLoading = false }
        list.flush()
        #expect(list.applied.isLoading)
        app.end?(true)
        list.flush()
        #expect(!list.applied.isLoading)
        #expect(app.calls == ["pin(isOn: true) b"])
    }

    @Test func itemsOfAListLayoutSwipe() {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let window = UIWindow(frame: frame)
        let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(view)
        var calls: [String] = []
        let shelf = Shelf.Collection(
            Shelf(books: [Book(id: 1, title: "a")], magazines: [Book(id: 2, title: "b")]),
            actions: Shelf.Actions(
                performBooks: { action, book, _ in calls.append("\(action) \(book.title)") },
                leadingSwipeBooks: { _ in [.archive] }, performMagazines: { _, _, _ in }), in: view)
        let path = IndexPath(item: 0, section: 0)
        #expect(view.headless.swipe(itemAt: path)?.titles == ["Remove", "Archive"])
        #expect(view.headless.swipe(itemAt: path, edge: .leading)?.perform("Archive") == true)
        #expect(view.headless.swipe(itemAt: IndexPath(item: 0, section: 1)) == nil)
        #expect(calls == ["archive a"])
        #expect(shelf.applied.books.count == 1)
    }
}
