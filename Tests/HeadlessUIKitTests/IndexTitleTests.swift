import HeadlessUIKit
import Testing

@MainActor @Suite struct IndexTitleTests {
    @MainActor private final class Source: NSObject, UITableViewDataSource {
        var titles = ["A", "M", "Z"]
        var asked = 0
        func numberOfSections(in tableView: UITableView) -> Int { titles.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            asked += 1
            return titles
        }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            ["A": 0, "M": 2, "Z": 7][title] ?? index
        }
    }

    @Test func aTitleGoesToItsSection() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let table = UITableView(frame: window.bounds, style: .plain)
        let source = Source()
        table.dataSource = source
        table.contentInset.top = 10
        window.addSubview(table)
        table.layoutIfNeeded()
        #expect(table.headless.indexTitles == ["A", "M", "Z"])
        #expect(table.headless.tap(indexTitle: "M"))
        #expect(table.contentOffset.y == table.rect(forSection: 2).minY - 10)
        #expect(!table.headless.tap(indexTitle: "Z"))
        #expect(!table.headless.tap(indexTitle: "Q"))
        #expect(table.headless.tap(indexTitle: "A"))
        #expect(table.contentOffset.y == -10)
    }

    @Test func titlesAreAskedForOnce() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        let source = Source()
        table.dataSource = source
        table.layoutIfNeeded()
        source.titles.insert("B", at: 1)
        table.insertSections([1], with: .none)
        table.layoutIfNeeded()
        #expect(table.headless.indexTitles == ["A", "M", "Z"])
        #expect(source.asked == 1)
        table.reloadSectionIndexTitles()
        #expect(table.headless.indexTitles == ["A", "B", "M", "Z"])
        source.titles = ["A"]
        table.reloadData()
        #expect(table.headless.indexTitles == ["A"])
        table.dataSource = nil
        #expect(table.headless.indexTitles == [])
        #expect(source.asked == 3)
    }
}
