import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// A grid of numbers, in as many columns as it is told, each twice as high as it is wide.
@MainActor
final class NumbersGrid: ListCollection<NumbersState, Int>, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view: UICollectionView
    var columns: CGFloat
    /// What the columns leave free.
    var gaps: CGFloat
    /// What heights depend on that the list does not see.
    var extra: [Int: CGFloat] = [:]
    var isComputedEachTime = false
    var measures = 0
    /// How often the layout asked.
    var questions = 0
    var reports: [ListReport] = []

    init(_ sections: [[Int]], columns: CGFloat = 3, gaps: CGFloat = 0, width: CGFloat = 300, isInWindow: Bool = true) {
        (self.columns, self.gaps) = (columns, gaps)
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: window.bounds.height), collectionViewLayout: layout)
        super.init(state: NumbersState(sections), context: 0)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = self
        view.delegate = self
        onReport = { [weak self] in self?.reports.append($0) }
        if isInWindow { window.addSubview(view) }
        attach(to: view)
        flush()
    }

    override func makeCell(for row: Int, at indexPath: IndexPath, _ request: ItemRequest) -> UICollectionViewCell {
        request.dequeue(UICollectionViewCell.self, "number")
    }

    override func kind(of row: Int) -> RowKind { RowKind("number") }

    override func width(of row: Int, at indexPath: IndexPath) -> CGFloat? { (metrics.width - gaps) / columns }

    override func height(of row: Int, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
        let width = request.width
        if isComputedEachTime { return request.computedEachTime(measured(row, width: width)) }
        return request.computed(measured(row, width: width))
    }

    private func measured(_ row: Int, width: CGFloat) -> CGFloat {
        measures += 1
        return row < 0 ? CGFloat(row) : width * 2 + (extra[row] ?? 0)
    }

    /// The size of the first item as it is laid out.
    var firstSize: CGSize? {
        view.layoutIfNeeded()
        return view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(at: indexPath, in: collectionView) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        questions += 1
        return size(at: indexPath, in: collectionView)
    }
}
