import HeadlessUIKit
import Testing

/// A delegate that takes sections away while the table deals with them.
@MainActor @Suite struct ReentrantSectionTests {
    @MainActor final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = 3
        var onHeader: (UITableView) -> Void = { _ in }
        var onScroll: (UITableView) -> Void = { _ in }

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            onHeader(tableView)
            return UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { (scrollView as? UITableView).map(onScroll) }
    }

    private let source = Source()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)

    init() {
        table.dataSource = source
        table.delegate = source
    }

    @Test(arguments: [3, NSNotFound]) func whileItIsScrolledTo(row: Int) {
        table.layoutIfNeeded()
        source.onScroll = { [source] table in
            guard source.sections == 3 else { return }
            source.sections = 1
            table.reloadData()
        }
        table.scrollToRow(at: IndexPath(row: row, section: 2), at: .top, animated: false)
        #expect(table.headless.screen.sections.map(\.index) == [0])
    }

    /// A height that is given leaves the view to be asked for where it is shown.
    @Test(arguments: [UITableView.automaticDimension, 20]) func whileItsHeaderIsAskedFor(height: CGFloat) {
        table.sectionHeaderHeight = height
        source.onHeader = { [source] table in
            guard source.sections == 3 else { return }
            source.sections = 0
            table.deleteSections([0, 1, 2], with: .none)
        }
        #expect(UIKitRules.violations { table.layoutIfNeeded() } == [])
        #expect(table.headless.screen.sections.isEmpty)
    }
}
