@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import headers_of_a_table

/// The views above and below all rows of a table.
@MainActor @Suite struct TableHeaderTests {
    let screen = Screen()
    let controller = FeedController()

    private func feed(_ count: Int, isComplete: Bool = false, title: String = "News") -> Feed {
        Feed(title: title, isComplete: isComplete, stories: (0..<count).map { Story(id: $0) })
    }

    private var header: HeadlessScreen.End? { screen.table.headless.screen.header }
    private var footer: HeadlessScreen.End? { screen.table.headless.screen.footer }
    private var firstRow: Double? { screen.table.headless.screen.rows.first?.frame.y }

    private var contentHeight: Double { screen.table.headless.screen.bounds.contentHeight.rounded() }

    private func makeTable(_ state: Feed) -> Feed.Table {
        let table = Feed.Table(state, context: controller, in: screen.table)
        screen.table.headless.clearUpdates()
        return table
    }

    @Test func aViewOfAClassIsFilledByTheListAndTheContext() throws {
        let table = makeTable(feed(2))
        #expect(header?.texts == ["News for Ada"])
        #expect(firstRow == header?.frame.height)
        #expect(try #require(header).frame.height > 16)
        #expect(contentHeight == ((firstRow ?? 0) + 88).rounded())
        table.state.title = "Sports"
        table.flush()
        #expect(header?.texts == ["Sports for Ada"])
        controller.reader = "Grace"
        table.reconfigure(.visible)
        table.flush()
        #expect(header?.texts == ["Sports for Grace"])
    }

    @Test func itIsHigherForMoreTextAndLowerForLess() throws {
        let table = makeTable(feed(2))
        let low = try #require(header).frame.height
        table.state.title = String(repeating: "All the news that fit ", count: 8)
        table.flush()
        let high = try #require(header).frame.height
        #expect(high > low)
        #expect(firstRow == high)
        table.state = feed(3)
        table.flush()
        #expect(header?.frame.height == low)
        #expect(firstRow == low)
    }

    @Test func itIsMeasuredAgainForAnotherWidthAndTextSize() throws {
        let table = makeTable(feed(2, title: String(repeating: "All the news that fit ", count: 8)))
        let narrow = try #require(header).frame.height
        screen.table.headless.rotate(to: CGSize(width: 640, height: 320))
        let wide = try #require(header)
        #expect(wide.frame.width == 640 && wide.frame.height < narrow)
        #expect(firstRow == wide.frame.height)
        screen.table.headless.changeContentSizeCategory(to: .accessibilityExtraLarge)
        defer { screen.table.headless.changeContentSizeCategory(to: .large) }
        #expect(try #require(header).frame.height > wide.frame.height)
        #expect(firstRow == header?.frame.height)
        withExtendedLifetime(table) {}
    }

    @Test func whatTheViewChangesItselfIsMeasured() throws {
        let table = makeTable(feed(2))
        let before = try #require(header).frame.height
        let view = try #require(screen.table.tableHeaderView?.subviews.first as? FeedHeader)
        view.label.text = String(repeating: "All the news that fit ", count: 8)
        screen.table.layoutIfNeeded()
        table.flush()
        #expect(try #require(header).frame.height > before)
        #expect(firstRow == header?.frame.height)
    }

    @Test func aFunctionSaysWhetherThereIsAFooter() throws {
        let table = makeTable(feed(2))
        #expect(footer == nil)
        table.state = feed(3, isComplete: true)
        table.flush()
        #expect(footer?.texts == ["3 stories"])
        #expect(footer?.frame.y == (firstRow ?? 0) + 3 * 44)
        #expect(contentHeight == footer.map { ($0.frame.y + $0.frame.height).rounded() })
        let shown = screen.table.tableFooterView
        table.state = feed(4, isComplete: true)
        table.flush()
        #expect(screen.table.tableFooterView === shown)
        #expect(footer?.texts == ["4 stories"])
        table.state = feed(4)
        table.flush()
        #expect(screen.table.tableFooterView == nil)
        #expect(controller.footer.superview == nil)
        #expect(contentHeight == ((firstRow ?? 0) + 4 * 44).rounded())
    }

    @Test func noneIsSetInsideAnUpdate() {
        let table = makeTable(feed(2))
        let violations = UIKitRules.violations {
            screen.table.performBatchUpdates {
                table.state = feed(2, isComplete: true, title: "Inside")
                table.flush()
            }
            #expect(screen.table.tableFooterView == nil)
            table.flush()
        }
        #expect(violations.isEmpty)
        #expect(header?.texts == ["Inside for Ada"])
        #expect(footer?.texts == ["2 stories"])
    }

    @Test func aViewThatStaysIsNotSetAgain() throws {
        let table = makeTable(feed(2))
        let holder = try #require(screen.table.tableHeaderView)
        let view = try #require(holder.subviews.first as? FeedHeader)
        let field = UITextField(frame: .zero)
        view.addSubview(field)
        field.becomeFirstResponder()
        for count in 3..<6 {
            table.state = feed(count, title: "\(count)")
            table.flush()
        }
        #expect(screen.table.tableHeaderView === holder && holder.subviews.first === view)
        #expect(field.isFirstResponder)
        #expect(view.fills == 4)
    }

    @Test func aViewWithoutConstraintsIsAsHighAsItsFrame() {
        let banner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        let context = LibraryContext(banner: banner, note: "by name")
        let table = Library.Table(Library(shelves: []), context: context, in: screen.table)
        #expect(header?.frame.height == 70)
        #expect(banner.frame.width == 320)
        #expect(footer == nil)
        table.state.shelves = [Shelf(name: "a", books: [Story(id: 1)])]
        table.flush()
        #expect(footer?.texts == ["by name"])
        table.context.note = "by date"
        table.flush()
        #expect(footer?.texts == ["by date"])
        table.context.banner = nil
        table.flush()
        #expect(screen.table.tableHeaderView == nil && banner.superview == nil)
        #expect(banner.translatesAutoresizingMaskIntoConstraints)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        table.context.banner = other
        table.flush()
        #expect(header?.frame.height == 20)
    }

    @Test func aClassMaySayItsHeight() {
        let table = Search.Table(Search(results: [Story(id: 1)], reader: nil), in: screen.table)
        #expect(header?.viewClass == "TableEndView")
        #expect(screen.table.tableHeaderView?.subviews.first is UISearchBar)
        #expect(footer?.frame.height == 3.2)
        table.state.results.append(Story(id: 2))
        table.flush()
        #expect(footer?.frame.height == 6.4)
        screen.table.headless.rotate(to: CGSize(width: 640, height: 320))
        #expect(footer?.frame.height == 12.8)
        #expect(screen.table.tableFooterView?.subviews.first?.tag == 2)
    }

    @Test func whatSomebodyTypesInStaysUntilTheyAreDone() async {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        let context = LibraryContext(banner: field, note: "")
        let table = Library.Table(Library(shelves: []), context: context, in: screen.table)
        screen.table.layoutIfNeeded()
        field.becomeFirstResponder()
        table.context.banner = nil
        table.flush()
        #expect(field.isFirstResponder && screen.table.tableHeaderView != nil)
        field.resignFirstResponder()
        table.flush()
        #expect(screen.table.tableHeaderView == nil)
    }

    @Test func aListWithoutThemLeavesThemToTheApp() {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        screen.table.tableHeaderView = own
        let table = Shelves.Table(Shelves(books: [Story(id: 1)]), in: screen.table)
        table.state.books.append(Story(id: 2))
        table.flush()
        #expect(screen.table.tableHeaderView === own)
        #expect(firstRow == 70)
    }

    @Test func aListThatComesAfterTakesItsOwnAlong() {
        let first = makeTable(feed(2))
        #expect(header != nil)
        let second = Shelves.Table(Shelves(books: []), in: screen.table)
        #expect(screen.table.tableHeaderView == nil)
        first.state.title = "late"
        first.flush()
        #expect(screen.table.tableHeaderView == nil)
        withExtendedLifetime(second) {}
    }

    @Test func itStaysInPlaceWithWhatIsKept() throws {
        let table = makeTable(feed(40))
        screen.table.headless.scroll(by: 500)
        let before = try #require(screen.table.headless.screen.rows.first)
        let offset = screen.table.contentOffset.y
        let next = feed(40, title: String(repeating: "All the news that fit ", count: 8))
        table.apply(next, keeping: .firstVisibleRow)
        table.flush()
        let after = try #require(screen.table.headless.screen.rows.first)
        #expect(after.indexPath == before.indexPath)
        #expect(after.frame.y - screen.table.contentOffset.y == before.frame.y - offset)
    }

    @Test func aListWithComputedRowsIsTheOneThatTheAppDeclares() {
        let table = Filtered.Table(Filtered(all: [Story(id: 1)]), in: screen.table)
        #expect(screen.table.tableFooterView == nil)
        table.state.all.append(Story(id: 2))
        table.flush()
        #expect(screen.table.tableFooterView?.subviews.first is UILabel)
    }

    @Test func aViewThatReadsTheWidthIsFilledForAnother() throws {
        let table = Whole.Table(Whole(items: [Whole.Item(id: 1)]), in: screen.table)
        let view = try #require(screen.table.tableHeaderView?.subviews.first as? CountView)
        screen.table.layoutIfNeeded()
        #expect(view.tag == 320)
        let fills = view.fills
        screen.table.headless.rotate(to: CGSize(width: 640, height: 320))
        #expect(view.tag == 640 && view.fills == fills + 1)
        withExtendedLifetime(table) {}
    }

    @Test func itsViewsAreNilOnceTheContextIsGone() throws {
        struct Item: Hashable, Identifiable { let id: Int }
        var controller: FeedController? = FeedController()
        let table = Generic<Item>.Table(
            Generic(items: [Item(id: 1)]), context: try #require(controller), in: screen.table)
        #expect(screen.table.tableFooterView?.subviews.first is UILabel)
        table.onReport = { _ in }
        controller = nil
        table.state.items.append(Item(id: 2))
        table.flush()
        #expect(screen.table.tableFooterView == nil)
        #expect(screen.table.tableHeaderView != nil)
    }
}
