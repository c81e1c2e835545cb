import HeadlessUIKit
import Testing

/// A data source or delegate that changes its list while it is asked for counts and sizes.
@MainActor @Suite struct ReloadWhileSizingTests {
    @MainActor final class Lines: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = 5
        var first: CGFloat = 40
        var sections = 1
        var onCount: (UITableView) -> Void = { _ in }
        var onHeight: (UITableView) -> Void = { _ in }

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            let count = rows
            onCount(tableView)
            return count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            #expect(indexPath.row < rows)
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            #expect(indexPath.row < rows)
            let height = indexPath.row == 0 ? first : 40
            onHeight(tableView)
            return height
        }
    }

    private let lines = Lines()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)

    init() {
        table.estimatedRowHeight = 0
        table.dataSource = lines
        table.delegate = lines
    }

    private func reloadOnce() {
        lines.onHeight = { [lines] table in
            lines.onHeight = { _ in }
            lines.rows = 2
            table.reloadData()
        }
    }

    private func expectReloaded() {
        #expect(table.headless.screen.rows.count == 2)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.contentSize.height == 80)
    }

    @Test func aTableThatLoads() {
        reloadOnce()
        table.layoutIfNeeded()
        expectReloaded()
    }

    @Test func aTableInAnUpdate() {
        table.layoutIfNeeded()
        reloadOnce()
        lines.rows = 6
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        expectReloaded()
    }

    @Test func aTableOfAnotherWidth() {
        table.layoutIfNeeded()
        reloadOnce()
        table.frame.size.width = 400
        expectReloaded()
    }

    @Test func aTableThatIsCountedInAnUpdate() {
        lines.sections = 2
        table.layoutIfNeeded()
        lines.onCount = { [lines] table in
            lines.onCount = { _ in }
            (lines.sections, lines.rows) = (1, 2)
            table.reloadData()
        }
        lines.rows = 6
        let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1)]
        #expect(UIKitRules.violations { table.insertRows(at: paths, with: .none) } == [])
        expectReloaded()
    }

    @Test func anUpdateWhileARowIsMeasured() {
        table.estimatedRowHeight = 50
        lines.onHeight = { [lines] table in
            lines.onHeight = { _ in }
            lines.rows = 6
            lines.first = 100
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 300)
    }

    @Test func contentThatIsShorterThanItWasEstimated() {
        table.estimatedRowHeight = 50
        lines.rows = 100
        table.layoutIfNeeded()
        table.headless.scroll(by: 2000)
        lines.rows = 12
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == table.contentSize.height - 440)
    }

    @Test func scrollingToTheEndWhileARowIsMeasured() {
        table.estimatedRowHeight = 50
        lines.rows = 13
        table.layoutIfNeeded()
        lines.onHeight = { [lines] table in
            lines.onHeight = { _ in }
            table.scrollToRow(at: IndexPath(row: 12, section: 0), at: .bottom, animated: false)
        }
        table.contentOffset.y = 20
        table.layoutIfNeeded()
        #expect(table.headless.screen.rows.count == 11)
        #expect(table.contentOffset.y == 80)
    }

    @MainActor final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var items = 30
        var reloadsWhenCounted = false
        var laysOut = false
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            let count = items
            if reloadsWhenCounted, items == 30 { reload(collectionView) }
            return count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            #expect(indexPath.item < items)
            if items == 30 { reload(collectionView) }
            if laysOut { collectionView.layoutIfNeeded() }
            return CGSize(width: 320, height: 60)
        }
        private func reload(_ collectionView: UICollectionView) {
            items = 2
            collectionView.reloadData()
        }
    }

    @Test(arguments: [false, true]) func aCollectionViewThatLoads(reloadsWhenCounted: Bool) {
        let items = Items()
        items.reloadsWhenCounted = reloadsWhenCounted
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        #expect(UIKitRules.violations { view.layoutIfNeeded() } == [])
        #expect(view.headless.screen.rows.count == 2)
        #expect(view.contentSize.height == 130)
    }

    @Test func aLayoutWhileTheSizesOfAnUpdateAreAskedFor() {
        let items = Items()
        items.items = 29
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        view.layoutIfNeeded()
        items.items = 3
        items.laysOut = true
        let found = UIKitRules.violations { view.deleteItems(at: (3..<29).map { IndexPath(item: $0, section: 0) }) }
        #expect(found == [])
        #expect(view.headless.screen.rows.count == 3)
    }
}
