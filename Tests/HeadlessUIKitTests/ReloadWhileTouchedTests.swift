import HeadlessUIKit
import Testing

/// A delegate that reloads its list before it answers what a touch may do.
@MainActor @Suite struct ReloadWhileTouchedTests {
    @MainActor final class Lines: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            if !tableView.allowsMultipleSelection { tableView.reloadData() }
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            tableView.reloadData()
        }
    }

    private let lines = Lines()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)

    init() {
        table.dataSource = lines
        table.delegate = lines
    }

    @Test func aRowIsSelectedThatIsStillThere() {
        let broken = UIKitRules.violations {
            #expect(table.headless.tap(rowAt: IndexPath(row: 1, section: 0)))
        }
        #expect(broken == [])
        #expect(lines.selected == [1])
        #expect(table.headless.screen.rows.map(\.isSelected) == [false, true, false])
    }

    @Test func rowsAreSelectedByAPan() {
        table.allowsMultipleSelection = true
        #expect(table.headless.pan(fromRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0)))
        #expect(lines.selected == [0, 1])
    }

    @MainActor final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { collectionView.reloadData() }
    }

    @Test func itemsAreSelectedByAPan() {
        let items = Items()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        view.allowsMultipleSelection = true
        #expect(view.headless.pan(fromItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0)))
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 1])
    }
}
