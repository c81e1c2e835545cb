import HeadlessUIKit
import Testing

@MainActor @Suite struct IndexTitleTests {
    @MainActor private final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
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
}
