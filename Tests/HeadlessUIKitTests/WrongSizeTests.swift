import HeadlessUIKit
import Testing

/// Heights and sizes that UIKit refuses; what follows is laid out all the same.
@MainActor @Suite struct WrongSizeTests {
    /// Says any heights.
    private final class Delegate: NSObject, UITableViewDelegate {
        var rows: [CGFloat] = []
        var header: CGFloat = 20

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            rows[indexPath.row]
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
    }

    private func messages(
        _ rows: [CGFloat], header: CGFloat = 20, estimate: CGFloat = UITableView.automaticDimension
    ) -> (messages: [String], content: CGFloat) {
        let delegate = Delegate()
        (delegate.rows, delegate.header) = (rows, header)
        let screen = Screen(rows: rows.count)
        screen.table.estimatedRowHeight = estimate
        let found = withExtendedLifetime(delegate) {
            UIKitRules.violations {
                screen.table.delegate = delegate
                screen.table.layoutIfNeeded()
            }
        }
        return (Array(Set(found.map(\.message))), screen.table.contentSize.height)
    }

    @Test(arguments: [0, UITableView.automaticDimension] as [CGFloat]) func aRowThatIsNotAsHighAsNothing(
        estimate: CGFloat
    ) {
        let found = messages([10, -2, 30], estimate: estimate)
        #expect(
            found.messages == [
                "table view row height must not be negative - provided height for index path (<NSIndexPath: 0x0> "
                    + "{length = 2, path = 0 - 1}) is -2.000000"
            ])
        #expect(found.content == 104)
        #expect(messages([10, 0, UITableView.automaticDimension], estimate: estimate).messages == [])
    }

    @Test(arguments: [.nan, .infinity] as [CGFloat]) func aHeightThatIsNoNumber(height: CGFloat) {
        let found = messages([10, height, 30])
        #expect(found.messages == ["CALayer position contains NaN"])
        #expect(found.content == 104)
        let header = messages([10], header: height)
        #expect(header.messages == ["CALayer position contains NaN"])
        #expect(header.content == 10)
    }

    @Test func aHeaderThatIsNotAsHighAsNothing() {
        let found = messages([10], header: -0.5)
        #expect(
            found.messages == [
                "section header height must not be negative - provided height for section 0 is -0.500000"
            ])
        #expect(found.content == 10)
    }

    @Test func anItemThatIsSmallerThanNothing() {
        let grid = Grid(items: 6)
        let found = UIKitRules.violations {
            grid.sizes = ["1": CGSize(width: 100, height: -1)]
            grid.view.reloadData()
            grid.view.layoutIfNeeded()
        }
        #expect(found.map(\.message) == ["negative sizes are not supported in the flow layout"])
        #expect(grid.view.contentSize.height == 160)
        let broken = UIKitRules.violations {
            grid.sizes = ["1": CGSize(width: CGFloat.nan, height: 80)]
            grid.view.reloadData()
            grid.view.layoutIfNeeded()
        }
        #expect(broken.map(\.message) == ["CALayer position contains NaN"])
        #expect(grid.view.contentSize.height == 160)
    }
}
