import HeadlessUIKit
import Testing

@MainActor @Suite struct ScrollingTests {
    @MainActor final class Listener: NSObject, UITableViewDelegate, UITableViewDataSourcePrefetching {
        var heard: [String] = []
        var onPrefetch: (() -> Void)?
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll \(scrollView.isDragging)") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            heard.append("end \(decelerate)")
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            heard.append("prefetch \(indexPaths.map(\.row))")
            let change = onPrefetch
            onPrefetch = nil
            change?()
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            heard.append("cancel \(indexPaths.map(\.row))")
        }
    }

    @Test func draggingIsHeard() {
        let screen = Screen(rows: 100)
        let listener = Listener()
        screen.table.delegate = listener
        screen.table.headless.scroll(by: 10)
        #expect(listener.heard == ["begin", "scroll true", "end false"])
        screen.table.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(listener.heard.last == "scroll false")
    }

    @Test func scrollingStopsAtTheEnds() {
        let screen = Screen(rows: 20)
        screen.table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
        screen.table.headless.scroll(by: -500)
        #expect(screen.table.contentOffset.y == -10)
        screen.table.headless.scroll(by: 5000)
        #expect(screen.table.contentOffset.y == 470)
    }

    @Test func aLargerScreenTakesTheOffsetBackToTheContent() {
        let screen = Screen(rows: 20)
        screen.table.headless.scroll(by: 5000)
        screen.table.headless.rotate(to: CGSize(width: 320, height: 700))
        #expect(screen.table.contentOffset.y == 180)
        #expect(screen.shown.count == 16)
    }

    @Test func aPassAsksOnceForWhatStandsStill() {
        let screen = Screen(rows: 20)
        var asked = 0
        screen.dequeue = { table, path in
            asked += 1
            return table.dequeueReusableCell(withIdentifier: "word", for: path)
        }
        screen.table.headless.scroll(by: 44)
        #expect(asked == 1)
    }

    @Test func rowsToComeArePrefetched() {
        let screen = Screen(rows: 25)
        let listener = Listener()
        screen.table.prefetchDataSource = listener
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(listener.heard == ["prefetch \(Array(10..<20))"])
        listener.heard = []
        screen.table.headless.scroll(by: 220)
        #expect(listener.heard == ["prefetch \(Array(20..<25))"])
        listener.heard = []
        screen.table.headless.scroll(by: -220)
        #expect(listener.heard == ["cancel \(Array(20..<25))", "prefetch \(Array(10..<15))"])
    }

    @Test func onTheWayBackRowsAboveArePrefetchedNearestFirst() {
        let screen = Screen(rows: 100)
        let listener = Listener()
        screen.table.prefetchDataSource = listener
        screen.table.headless.scroll(by: 2200)
        listener.heard = []
        screen.table.headless.scroll(by: -440)
        #expect(listener.heard == ["cancel \(Array(60..<70))", "prefetch \(Array((30..<40).reversed()))"])
        listener.heard = []
        screen.table.headless.scroll(by: 44)
        #expect(listener.heard == ["cancel \(Array(30..<40))", "prefetch \(Array(51..<61))"])
    }

    @Test func rowsToComeArePrefetchedAnewAfterAReload() {
        let screen = Screen(rows: 25)
        let listener = Listener()
        screen.table.prefetchDataSource = listener
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        listener.heard = []
        screen.sections = [(0..<15).map { "other \($0)" }]
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(listener.heard == ["prefetch \(Array(10..<15))"])
    }

    @Test func anUpdateWhileRowsArePrefetchedIsShown() {
        let screen = Screen(rows: 25)
        let listener = Listener()
        screen.table.prefetchDataSource = listener
        listener.onPrefetch = {
            screen.sections[0].insert("new", at: 0)
            screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        screen.table.reloadData()
        #expect(screen.shown == ["new"] + (0..<9).map { "row \($0)" })
        #expect(screen.displayed.count == 10)
    }

    /// A row that is `NSNotFound` names a section, which may be empty.
    @Test func theTableScrollsToASection() {
        let screen = Screen([(0..<20).map(String.init), [], (0..<20).map(String.init)])
        screen.headers = ["a", "b", "c"]
        screen.table.reloadData()
        screen.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        #expect(screen.table.contentOffset.y == screen.table.rect(forSection: 1).minY)
        let found = UIKitRules.violations {
            screen.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 3), at: .top, animated: false)
            screen.table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top, animated: false)
        }
        let message =
            "Attempted to scroll the table view to an out-of-bounds section (3) when there are only 3 sections."
        #expect(found.map(\.message) == [message, message])
    }

    @Test func rowsThatArePrefetchedGoWithAnUpdate() {
        let screen = Screen(rows: 25)
        let listener = Listener()
        screen.table.prefetchDataSource = listener
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        listener.heard = []
        screen.sections[0].insert("new", at: 0)
        screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(listener.heard == ["cancel [20]", "prefetch [10]"])
    }

    @Test func aRowIsScrolledToBelowTheHeaderThatStaysAtTheTop() {
        let screen = Screen([["a"], (0..<40).map { "row \($0)" }])
        screen.headers = ["first", "second"]
        screen.table.reloadData()
        let path = IndexPath(row: 9, section: 1)
        screen.table.scrollToRow(at: path, at: .top, animated: false)
        screen.table.layoutIfNeeded()
        let header = screen.table.rectForHeader(inSection: 1).height
        #expect(header > 0)
        #expect(screen.table.contentOffset.y == screen.table.rectForRow(at: path).minY - header)
    }

    @Test func theOffsetStaysBeyondTheContentUntilTheFingerIsLifted() {
        let screen = Screen(rows: 40)
        screen.table.headless.scroll(by: 5000)
        screen.table.headless.beginDragging()
        screen.sections[0].removeLast(20)
        screen.table.deleteRows(at: (20..<40).map { IndexPath(row: $0, section: 0) }, with: .none)
        screen.table.layoutIfNeeded()
        #expect(screen.table.contentOffset.y == 1320)
        screen.table.headless.endDragging()
        screen.table.layoutIfNeeded()
        #expect(screen.table.contentOffset.y == 440)
    }
}
