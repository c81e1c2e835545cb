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

    @Test(arguments: [.nan, .infinity, -.infinity, -5] as [CGFloat]) func aHeightOfAllRowsThatIsNone(height: CGFloat) {
        for all in [\UITableView.rowHeight, \.estimatedRowHeight] {
            let screen = Screen(rows: 100)
            screen.table.delegate = nil
            let found = UIKitRules.violations {
                screen.table[keyPath: all] = height
                screen.table.layoutIfNeeded()
            }
            #expect(!found.isEmpty)
            #expect(screen.table.contentSize.height == 4400)
            screen.table[keyPath: all] = UITableView.automaticDimension
            #expect(screen.shown.count == 10)
        }
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

    @Test(arguments: [.nan, .infinity, -1] as [CGFloat]) func anEndOfASectionThatIsNoSize(length: CGFloat) {
        let layout = Grid.flow()
        let grid = Grid(items: 6, layout: layout)
        let message =
            length < 0 ? "negative sizes are not supported in the flow layout" : "CALayer position contains NaN"
        for end in [\UICollectionViewFlowLayout.headerReferenceSize, \.footerReferenceSize] {
            let found = UIKitRules.violations {
                layout[keyPath: end] = CGSize(width: 320, height: length)
                grid.view.layoutIfNeeded()
            }
            #expect(found.map(\.message) == [message])
            #expect(grid.view.contentSize.height == 160)
            layout[keyPath: end] = .zero
        }
    }

    @Test func insetsAndSpacingsThatAreNoNumbers() {
        let layout = Grid.flow()
        let grid = Grid(items: 6, layout: layout)
        let changes: [(UICollectionViewFlowLayout, CGFloat) -> Void] = [
            { $0.sectionInset.top = $1 }, { $0.sectionInset.right = $1 }, { $0.minimumLineSpacing = $1 },
        ]
        for change in changes {
            let found = UIKitRules.violations {
                change(layout, .nan)
                grid.view.layoutIfNeeded()
            }
            #expect(found.map(\.message) == ["CALayer position contains NaN"])
            #expect(grid.view.contentSize.height == 160)
            change(layout, 0)
        }
    }

    /// Says any height of itself.
    private final class Title: UIView {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    @Test func aTitleThatSizesItselfToNoNumber() {
        final class Delegate: NSObject, UITableViewDelegate {
            let title = Title()
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { title }
        }
        let delegate = Delegate()
        delegate.title.height = .nan
        let screen = Screen(rows: 1)
        let found = UIKitRules.violations {
            screen.table.delegate = delegate
            screen.table.layoutIfNeeded()
        }
        #expect(found.map(\.message) == ["CALayer position contains NaN"])
        #expect(screen.table.contentSize.height == 44)
    }

    @Test func aCellThatSizesItselfToNoNumber() {
        final class NoCell: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: .nan) }
        }
        final class NoItem: UICollectionViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: .nan) }
        }
        let screen = Screen(rows: 1)
        screen.table.register(NoCell.self, forCellReuseIdentifier: "none")
        screen.dequeue = { table, path in table.dequeueReusableCell(withIdentifier: "none", for: path) }
        let cells = UIKitRules.violations {
            screen.table.reloadData()
            screen.table.layoutIfNeeded()
        }
        #expect(Set(cells.map(\.message)) == ["CALayer position contains NaN"])
        #expect(screen.table.contentSize.height == 44)
        let layout = Grid.flow()
        let grid = Grid(items: 1, layout: layout)
        grid.view.register(NoItem.self, forCellWithReuseIdentifier: "none")
        grid.dequeue = { view, path in view.dequeueReusableCell(withReuseIdentifier: "none", for: path) }
        let items = UIKitRules.violations {
            layout.estimatedItemSize = CGSize(width: 50, height: 30)
            grid.view.reloadData()
            grid.view.layoutIfNeeded()
        }
        #expect(Set(items.map(\.message)) == ["CALayer position contains NaN"])
        #expect(grid.view.contentSize.height.isFinite)
    }
}
