import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListCollection {
    /// The header of a section, or nil if it is not on screen.
    public func header(of section: State.SectionIdentity) -> UICollectionReusableView? {
        index(of: section).flatMap { index in collectionView.flatMap { shownHeader(inSection: index, in: $0) } }
    }

    /// The footer of a section, or nil if it is not on screen.
    public func footer(of section: State.SectionIdentity) -> UICollectionReusableView? {
        index(of: section).flatMap { index in collectionView.flatMap { shownFooter(inSection: index, in: $0) } }
    }

    /// The header of a section that is on screen; for generated code.
    @_spi(Generated) public func shownHeader(inSection section: Int, in collectionView: UICollectionView)
        -> UICollectionReusableView?
    {
        shown(headerElementKind(inSection: section), section, in: collectionView)
    }

    /// The footer of a section that is on screen; for generated code.
    @_spi(Generated) public func shownFooter(inSection section: Int, in collectionView: UICollectionView)
        -> UICollectionReusableView?
    {
        shown(footerElementKind(inSection: section), section, in: collectionView)
    }

    private func shown(_ kind: String, _ section: Int, in collectionView: UICollectionView) -> UICollectionReusableView?
    {
        collectionView.supplementaryView(forElementKind: kind, at: IndexPath(row: 0, section: section))
    }

    /// Shows another title in a header or footer on screen; for generated code.
    @_spi(Generated) public func showTitle(_ title: String?, in view: UICollectionReusableView?) {
        (view as? UICollectionViewListCell)?.showTitle(title)
    }

    /// The size of the header of a section in a flow layout; for generated code.
    @_spi(Generated) public func headerSize(inSection section: Int, in collectionView: UICollectionView) -> CGSize {
        size(headerLength(inSection: section), of: .header, section, in: collectionView) {
            makeHeader(inSection: section, $0)
        }
    }

    /// The size of the footer of a section in a flow layout; for generated code.
    @_spi(Generated) public func footerSize(inSection section: Int, in collectionView: UICollectionView) -> CGSize {
        size(footerLength(inSection: section), of: .footer, section, in: collectionView) {
            makeFooter(inSection: section, $0)
        }
    }

    /// The view of a supplementary element. A layout may ask for one of a section that is gone, or of a kind that nobody
    /// declares: it gets an empty view, since it takes no nil.
    func declaredView(
        ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
    ) -> UICollectionReusableView {
        let section = indexPath.section
        let isThere = 0..<applied.sectionCount ~= section
        let isHeader = isThere && kind == headerElementKind(inSection: section)
        let request = SupplementaryRequest(kind, at: indexPath, in: collectionView, isHeader: isHeader)
        guard isThere else { return request.empty() }
        if isHeader {
            if let view = makeHeader(inSection: section, request) { return view }
            if !declaresHeaders(headerLength) { reportUndeclared(kind) }
        } else if kind == footerElementKind(inSection: section) {
            if let view = makeFooter(inSection: section, request) { return view }
            if !declaresHeaders(footerLength) { reportUndeclared(kind) }
        } else {
            reportUndeclared(kind)
        }
        return request.empty()
    }

    private func declaresHeaders(_ length: (Int) -> SectionEnds.Length?) -> Bool {
        // An empty section says nothing.
        (0..<applied.sectionCount).contains { applied.rowCount(inSection: $0) == 0 || length($0) != nil }
    }

    private func reportUndeclared(_ kind: String) {
        if heights.isFirst(.elementKind(kind)) { onReport(.undeclaredElement(kind)) }
    }

    private func size(
        _ length: SectionEnds.Length?, of end: SectionEnd, _ section: Int, in collectionView: UICollectionView,
        make: (SupplementaryRequest) -> UICollectionReusableView?
    ) -> CGSize {
        guard let length, let id = applied.section(at: section) else { return .zero }
        let isSideways = scrollsSideways(collectionView)
        let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        let breadth = max(isSideways ? bounds.height : bounds.width, 0)
        var found: CGFloat
        switch length {
        case .points(let points): found = points
        case .automatic:
            let key = MeasuredEnd(
                end: end, breadth: breadth, text: collectionView.traitCollection.preferredContentSizeCategory)
            if let known = measuredEnds[id]?[key] {
                found = known
            } else {
                found = measured(end, section, breadth, isSideways, in: collectionView, make: make)
                if breadth > 0 { measuredEnds[id, default: [:]][key] = found }
            }
        }
        found = found.isFinite ? max(found, 0) : 0
        return isSideways ? CGSize(width: found, height: breadth) : CGSize(width: breadth, height: found)
    }

    private func measured(
        _ end: SectionEnd, _ section: Int, _ breadth: CGFloat, _ isSideways: Bool, in collectionView: UICollectionView,
        make: (SupplementaryRequest) -> UICollectionReusableView?
    ) -> CGFloat {
        let kind =
            end == .header ? headerElementKind(inSection: section) : footerElementKind(inSection: section)
        beginFilling()
        defer { endFilling() }
        let path = IndexPath(row: 0, section: section)
        guard let view = make(SupplementaryRequest(kind, at: path, in: collectionView, isMeasured: true)) else {
            return 0
        }
        let size = view.systemLayoutSizeFitting(
            isSideways ? CGSize(width: 0, height: breadth) : CGSize(width: breadth, height: 0),
            withHorizontalFittingPriority: isSideways ? .fittingSizeLevel : .required,
            verticalFittingPriority: isSideways ? .required : .fittingSizeLevel)
        return isSideways ? size.width : size.height
    }

    /// Loads sections again whose header is of another class than the one that is shown, or another view. A collection
    /// view does not ask for it otherwise. One with the first responder waits.
    func loadChangedHeaders(of sections: Set<Int>, in view: UICollectionView) {
        var stale = IndexSet(sections.filter(hasChangedHeader))
        if headers.count > applied.sectionCount { forgetHeadersOfGoneSections() }
        // UIKit loads no empty section. One without a header gives up its room; another needs everything loaded.
        let isEmpty = { [applied] section in applied.rowCount(inSection: section) == 0 }
        let bare = stale.filter { isEmpty($0) && headerKind(inSection: $0) == nil && footerKind(inSection: $0) == nil }
        stale.subtract(IndexSet(bare))
        forgetShownHeaders(of: bare)
        if !bare.isEmpty { askSizes(in: view) }
        guard !stale.isEmpty else { return }
        var waiting: Set<PassHold> = []
        if view.window == nil || stale.contains(where: isEmpty) {
            if respondingRow == nil {
                forgetShownHeaders(of: stale)
                return view.reloadData()
            }
            waiting.insert(.responder)
            stale = []
        } else {
            waiting = deferLoading(of: &stale)
        }
        forgetShownHeaders(of: stale)
        checkHeaders(after: waiting)
        guard !stale.isEmpty else { return }
        UIView.performWithoutAnimation { view.performBatchUpdates { view.reloadSections(stale) } }
    }
}
