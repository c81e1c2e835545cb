import HeadlessUIKit
import Testing

/// A delegate that reloads its list while it is asked for all sizes.
@MainActor @Suite struct ReloadWhileSizingTests {
    @MainActor final class Lines: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = 5
        var onHeight: (UITableView) -> Void = { _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            #expect(indexPath.row < rows)
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            onHeight(tableView)
            return 40
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

    @MainActor final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var items = 30
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            if items == 30 {
                items = 2
                collectionView.reloadData()
            }
            return CGSize(width: 320, height: 60)
        }
    }

    @Test func aCollectionViewThatLoads() {
        let items = Items()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        #expect(UIKitRules.violations { view.layoutIfNeeded() } == [])
        #expect(view.headless.screen.rows.count == 2)
        #expect(view.contentSize.height == 130)
    }
}
