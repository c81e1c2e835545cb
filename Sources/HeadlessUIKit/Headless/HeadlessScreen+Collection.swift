#if !canImport(UIKit)
import Foundation

extension HeadlessScreen {
    @preconcurrency @MainActor
    init(of collection: UICollectionView) {
        bounds = Bounds(of: collection)
        let shown = collection.shown
        let keys = shown.keys.filter { !$0.path.isEmpty }.sorted()
        sections = Set(keys.map { $0.path[0] }).sorted().map { index in
            var section = Section(index: index, header: nil, rows: [], footer: nil)
            for key in keys where key.path[0] == index {
                guard let view = shown[key] else { continue }
                switch key.kind {
                case nil: section.rows.append(Row(of: view, at: key.path))
                case UICollectionView.elementKindSectionHeader: section.header = End(of: view)
                case UICollectionView.elementKindSectionFooter: section.footer = End(of: view)
                case let kind?:
                    section.others.append(Supplementary(kind: kind, indexPath: key.path, view: End(of: view)))
                }
            }
            return section
        }
    }
}

extension HeadlessScreen.Bounds {
    @preconcurrency @MainActor
    init(of view: UIScrollView) {
        self.init(
            width: Double(view.bounds.width), height: Double(view.bounds.height), offset: Double(view.contentOffset.y),
            contentHeight: Double(view.contentSize.height), horizontalOffset: Double(view.contentOffset.x),
            contentWidth: Double(view.contentSize.width))
    }
}

extension HeadlessScreen.Row {
    @preconcurrency @MainActor
    fileprivate init(of view: UICollectionReusableView, at path: IndexPath) {
        let cell = view as? UICollectionViewCell
        indexPath = path
        cellClass = "\(type(of: view))"
        frame = HeadlessScreen.Frame(view.frame)
        shows = HeadlessContent.of(view)
        isSelected = cell?.isSelected ?? false
        isEditing = cell?.isInEditingCollection ?? false
        accessory = .none
        for accessory in (view as? UICollectionViewListCell)?.shownAccessories ?? [] {
            shows.append(accessory.text.map { .text($0) } ?? .accessory("\(accessory.accessoryType)"))
        }
    }
}
#endif
