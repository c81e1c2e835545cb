import UIKit

/// A data source of a collection view that measures how long another one takes for each cell.
@MainActor
final class TimedItems: NSObject, UICollectionViewDataSource {
    private let source: any UICollectionViewDataSource
    private var samples: Samples

    init(_ source: any UICollectionViewDataSource, items: Int) {
        self.source = source
        samples = Samples(count: items)
    }

    /// In seconds.
    var time: Double { samples.time }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let start = Race.nanoseconds()
        let cell = source.collectionView(collectionView, cellForItemAt: indexPath)
        samples.add(Race.nanoseconds() - start, at: indexPath.item)
        return cell
    }
}
