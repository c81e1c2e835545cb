import HeadlessUIKit
import Testing

/// A hand-written grid, as an app would have it: sections of words, every call noted, every display paired.
@MainActor
final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var sizes: [String: CGSize] = [:]
    var vetoed: Set<String> = []
    var events: [String] = []
    var displayed: [ObjectIdentifier: String] = [:]
    var ends: [ObjectIdentifier: String] = [:]
    var dequeue: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    let view: UICollectionView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    init(_ sections: [[String]], layout: UICollectionViewLayout = Grid.flow()) {
        self.sections = sections
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        super.init()
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    convenience init(items: Int, layout: UICollectionViewLayout = Grid.flow()) {
        self.init([(0..<items).map { "\($0)" }], layout: layout)
    }

    /// Three items of 100 x 80 a line, 10 apart, so that five lines fill the screen.
    static func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 80)
        layout.minimumLineSpacing = 0
        return layout
    }

    var shown: [String] { view.headless.screen.rows.flatMap(\.texts) }
    var frames: [CGRect] {
        view.headless.screen.rows.map {
            CGRect(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height)
        }
    }
    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
    func cell(_ item: Int, _ section: Int = 0) -> ItemCell? { view.cellForItem(at: path(item, section)) as? ItemCell }
    func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = dequeue(collectionView, indexPath)
        (cell as? ItemCell)?.word.text = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? TitleView)?.title.text = "\(kind.suffix(6)) \(sections[indexPath.section].first ?? "")"
        return view
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[sections[indexPath.section][indexPath.item]]
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        let word = (cell as? ItemCell)?.word.text ?? ""
        #expect(displayed.updateValue(word, forKey: ObjectIdentifier(cell)) == nil, "shown twice")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { #expect(displayed.removeValue(forKey: ObjectIdentifier(cell)) != nil, "ended without being shown") }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { #expect(ends.updateValue(elementKind, forKey: ObjectIdentifier(view)) == nil, "shown twice") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { #expect(ends.removeValue(forKey: ObjectIdentifier(view)) == elementKind, "ended without being shown") }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        ask("should highlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("highlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("unhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ask("should select", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        ask("should deselect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("select", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("deselect", indexPath)
    }
    private func note(_ event: String, _ path: IndexPath) { events.append("\(event) \(path.section)-\(path.item)") }
    private func ask(_ event: String, _ path: IndexPath) -> Bool {
        note(event, path)
        return !vetoed.contains("\(event) \(path.section)-\(path.item)")
    }
}
