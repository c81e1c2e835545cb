@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import headers_chosen

@MainActor @Suite struct ChosenHeaderTests {
    let screen = Screen(style: .grouped)
    let controller = DownloadsController()

    private func episodes(_ ids: Range<Int>) -> [Episode] { ids.map { Episode(id: $0) } }

    private func table(_ state: Downloads) -> Downloads.Table {
        screen.table.frame.size.height = 2_000
        return Downloads.Table(state, context: controller, in: screen.table)
    }

    private func height(_ section: Int) -> Double { screen.table.rectForHeader(inSection: section).height }
    private func footerHeight(_ section: Int) -> Double { screen.table.rectForFooter(inSection: section).height }

    private var state: Downloads {
        Downloads(
            recent: episodes(0..<3), saved: episodes(10..<11), spaced: [], days: [episodes(20..<22)],
            groups: [Group(name: "a", isOpen: false, episodes: episodes(30..<31))])
    }

    @Test func theFirstHeaderThatAppliesIsShown() {
        let table = table(state)
        #expect(screen.table.headerView(forSection: 0) is TwoColumnHeader)
        #expect(screen.table.headerView(forSection: 0)?.textLabel?.text == "3 | 7")
        #expect(height(0) == 50)
        table.state.recent += episodes(5..<6)
        table.flush()
        #expect(screen.table.headerView(forSection: 0)?.textLabel?.text == "4 | 7", "not as a header of its superclass")
        table.state.recent.removeLast()
        table.flush()
        table.state.recent.removeLast()
        table.flush()
        #expect(screen.table.headerView(forSection: 0) is PlainHeader)
        #expect(screen.table.headerView(forSection: 0)?.textLabel?.text == "2")
        table.state.recent.removeLast()
        table.flush()
        #expect(screen.table.headerView(forSection: 0) == nil)
        #expect(height(0) < 1)
        #expect(screen.rows.first == "0")
    }

    @Test func aHeaderOfAnotherClassIsLoadedWhenTheFirstResponderHasGone() throws {
        let table = table(state)
        let field = UITextField(frame: .zero)
        try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))).contentView.addSubview(field)
        field.becomeFirstResponder()
        table.state.recent.removeLast()
        table.flush()
        #expect(screen.table.headerView(forSection: 0) is TwoColumnHeader && field.isFirstResponder)
        field.resignFirstResponder()
        table.flush()
        #expect(screen.table.headerView(forSection: 0) is PlainHeader)
        #expect(screen.table.headerView(forSection: 0)?.textLabel?.text == "2")
    }

    @Test func whatTheControllerDecidesFollowsWithTheNextState() {
        let table = table(state)
        #expect(footerHeight(0) == 20)
        controller.isCompact = true
        table.state = state
        table.flush()
        #expect(screen.table.headerView(forSection: 0) is PlainHeader)
        #expect(footerHeight(0) < 1)
    }

    @Test func aFunctionThatMayAnswerNilIsAskedOnceAPass() {
        let table = table(state)
        _ = footerHeight(0)
        table.flush()
        controller.footers = 0
        for count in 4..<7 {
            table.state.recent = episodes(0..<count)
            table.flush()
            #expect(footerHeight(0) == 20)
            #expect(controller.footers == count - 3)
        }
    }

    @Test func aViewThatIsThereAlreadyComesAndGoes() {
        let table = table(state)
        let banner = controller.banner
        #expect(screen.rows.count == 7)
        #expect(height(1) == 80)
        #expect(banner?.superview != nil)
        controller.banner = nil
        table.state = state
        table.flush()
        #expect(height(1) < 1)
        #expect(banner?.superview == nil)
        let other = UIView()
        controller.banner = other
        table.state = state
        table.flush()
        #expect(screen.rows.count == 7)
        #expect(height(1) == 80)
        #expect(other.superview != nil)
    }

    @Test func spacesOfTheirHeightAlone() {
        let table = table(state)
        #expect(height(2) == 16)
        #expect(footerHeight(2) < 1)
        table.state.spaced = episodes(40..<41)
        table.flush()
        #expect(height(2) == 16)
    }

    @Test func theSectionOfAnArrayIsTheArray() {
        let table = table(state)
        #expect(screen.table.headerView(forSection: 3)?.textLabel?.text == "2 of 7")
        table.state.days[0].append(Episode(id: 29))
        table.flush()
        #expect(screen.table.headerView(forSection: 3)?.textLabel?.text == "3 of 7")
    }

    @Test func aSectionStructSaysItsHeader() {
        let table = table(state)
        #expect(screen.table.headerView(forSection: 4) == nil)
        table.state.groups[0].isOpen = true
        table.flush()
        #expect((screen.table.headerView(forSection: 4) as? GroupHeader)?.textLabel?.text == "a")
        #expect(height(4) == 24)
    }
}
