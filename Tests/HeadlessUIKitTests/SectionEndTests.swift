import HeadlessUIKit
import Testing

/// Headers and footers.
@MainActor @Suite struct SectionEndTests {
    final class Title: UITableViewHeaderFooterView {
        let label = UILabel()
        var reuses = 0
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }
    }

    @MainActor final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles = (0..<30).map { "title \($0)" }
        var shown: [ObjectIdentifier: String] = [:]
        var fixed: CGFloat?
        var ends = [0: "end"]
        var rows = 2

        func numberOfSections(in tableView: UITableView) -> Int { titles.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
            (view as? Title)?.label.text = titles[section]
            return view
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            fixed ?? UITableView.automaticDimension
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            ends[section]
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            #expect(shown.updateValue(titles[section], forKey: ObjectIdentifier(view)) == nil)
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            #expect(shown.removeValue(forKey: ObjectIdentifier(view)) != nil)
        }
    }

    private let source = Source()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .grouped)

    init() {
        table.register(Title.self, forHeaderFooterViewReuseIdentifier: "title")
        table.dataSource = source
        table.delegate = source
    }

    private func expectPaired() {
        let titles = table.headless.screen.sections.flatMap { $0.header?.texts ?? [] }
        #expect(source.shown.values.sorted() == titles.sorted())
    }

    @Test func headersComeGoAndAreReused() {
        expectPaired()
        #expect(table.rectForHeader(inSection: 0).height == 50)
        for distance in [300, 900, -400, 5000, -9000] as [CGFloat] {
            table.headless.scroll(by: distance)
            expectPaired()
        }
        #expect((table.headerView(forSection: 0) as? Title)?.reuses ?? 0 > 0)
    }

    @Test func headersFollowTheirSections() {
        table.layoutIfNeeded()
        let second = table.headerView(forSection: 1)
        source.titles.removeFirst()
        table.deleteSections([0], with: .none)
        expectPaired()
        #expect(table.headerView(forSection: 0) === second)
    }

    @Test func aFixedHeightNeedsNoView() {
        source.fixed = 10
        #expect(table.headless.screen.sections.first?.header?.frame.height == 10)
    }

    @Test func aTitleIsShownWhereThereIsNoView() {
        #expect(table.headless.screen.sections.first?.footer?.texts == ["end"])
        #expect((table.headless.screen.sections.first?.footer?.frame.height ?? 0) >= 28)
    }

    private func scrollToEnd() {
        table.layoutIfNeeded()
        // Parts that are measured on the way move the end.
        for _ in 0..<4 {
            table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height - 440), animated: false)
            table.layoutIfNeeded()
        }
    }

    @Test func aTitleIsAskedForWhereItsViewComesOnScreen() {
        table.layoutIfNeeded()
        scrollToEnd()
        source.ends[0] = "changed"
        table.setContentOffset(.zero, animated: false)
        table.layoutIfNeeded()
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "changed")
    }

    @Test func theTitleAtTheEndIsScrolledTo() {
        source.ends[29] = "last"
        scrollToEnd()
        #expect(table.footerView(forSection: 29)?.textLabel?.text == "last")
    }

    @Test func aTitleOffScreenGetsItsRoomInABatch() {
        scrollToEnd()
        let before = table.contentSize.height
        table.setContentOffset(.zero, animated: false)
        table.layoutIfNeeded()
        source.ends[29] = "last"
        table.performBatchUpdates {}
        scrollToEnd()
        #expect(table.footerView(forSection: 29)?.textLabel?.text == "last")
        #expect(table.contentSize.height > before)
    }

    @Test func tableHeaderAndFooterSurroundTheSections() {
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        table.layoutIfNeeded()
        #expect(table.rect(forSection: 0).minY == 70)
        #expect(table.tableHeaderView?.frame.width == 320)
        #expect(table.tableFooterView?.frame.maxY == table.contentSize.height)
    }

    @Test func aTableHeaderThatComesOrGoesLaterMovesTheRows() {
        func tops() -> [Double] { table.headless.screen.rows.map(\.frame.y) }
        let before = tops()
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        #expect(tops().first == before[0] + 70)
        table.tableHeaderView = nil
        #expect(tops() == before)
    }

    @Test func theRoomForATableHeaderIsItsHeightWhenItIsSet() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        table.tableHeaderView = header
        header.frame.size.height = 20
        #expect(table.headless.screen.sections.first?.header?.frame.y == 70)
        #expect(table.headless.screen.header?.frame.height == 20)
        table.tableHeaderView = header
        #expect(table.headless.screen.sections.first?.header?.frame.y == 20)
        #expect(header.superview === table)
    }

    @Test func theScreenShowsTableHeaderAndFooterWhereTheyAreOnIt() {
        source.titles = ["title"]
        source.rows = 20
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        #expect(table.headless.screen.header?.frame.height == 70)
        #expect(table.headless.screen.footer == nil)
        #expect(table.headless.screen.description.contains("\nheader  UIView  (0, 0, 320, 70)\nsection 0"))
        table.headless.scroll(by: 2000)
        #expect(table.headless.screen.header == nil)
        #expect(table.headless.screen.footer?.frame.height == 30)
    }

    @Test func aTableHeaderThatIsSetInsideAnUpdateIsReported() {
        table.layoutIfNeeded()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        let violations = UIKitRules.violations {
            table.performBatchUpdates { table.tableHeaderView = header }
            table.beginUpdates()
            table.tableFooterView = nil
            table.endUpdates()
        }
        #expect(violations.map(\.message.localizedLowercase).filter { $0.contains("inside an update") }.count == 2)
    }

    @Test(arguments: [UITableView.Style.grouped, .insetGrouped, .plain])
    func aHeightOfZeroIsTheStandardOneInGroupedTables(_ style: UITableView.Style) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
        table.register(Title.self, forHeaderFooterViewReuseIdentifier: "title")
        table.dataSource = source
        table.delegate = source
        source.fixed = 0
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == (style == .plain ? 0 : 50))
        source.fixed = .leastNormalMagnitude
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height < 1)
        #expect(table.headerView(forSection: 0) == nil)
    }

    @Test func aTitleIsAHeadingAndAFooterIsNot() {
        let titles = TitleSource()
        table.dataSource = titles
        table.delegate = nil
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.textLabel?.accessibilityTraits == .header)
        #expect(table.footerView(forSection: 0)?.textLabel?.accessibilityTraits == UIAccessibilityTraits())
    }

    @MainActor final class TitleSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "above" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "below" }
    }

    @Test func rowsThatAHeaderPushesDownAreShown() {
        source.titles = ["title"]
        source.rows = 100
        table.reloadData()
        table.headless.scroll(by: 700)
        let before = table.headless.screen.rows.map(\.indexPath)
        table.reloadData()
        #expect(table.headless.screen.rows.map(\.indexPath) == before)
    }
}
