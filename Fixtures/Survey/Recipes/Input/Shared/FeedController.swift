import IGListKit
import UIKit

final class FeedController: UIViewController, ListAdapterDataSource {
    private lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)

    func objects(for listAdapter: ListAdapter) -> [ListDiffable] { [] }

    func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController {
        StorySectionController()
    }

    func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

final class StorySectionController: ListSectionController {
    override func cellForItem(at index: Int) -> UICollectionViewCell {
        guard let cell = collectionContext?.dequeueReusableCell(of: StoryCell.self, for: self, at: index) as? StoryCell
        else { return UICollectionViewCell() }
        return cell
    }
}

final class StoryCell: UICollectionViewCell {}
