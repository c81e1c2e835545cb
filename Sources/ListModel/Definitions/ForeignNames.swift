import SwiftSurface

/// The types and functions of other modules that generated code names.
public enum ForeignNames {
    /// The module of each name.
    public static let modules: [String: String] = {
        var modules: [String: String] = [:]
        for (module, names) in byModule {
            for name in names { modules[name] = module }
        }
        return modules
    }()

    /// In their order.
    static let types = modules.keys.filter { !isFunction($0) }.sorted()

    /// Whether the name is one of a function.
    public static func isFunction(_ name: String) -> Bool { name.utf8.first.map { $0 > UInt8(ascii: "Z") } ?? false }

    private static let byModule: [(module: String, names: Set<String>)] = [
        (
            "Swift",
            Set(
                words: """
                    AnyHashable AnyObject Array ArraySlice Bool CaseIterable Equatable Hashable Int MainActor ObjectIdentifier
                    Sendable String UnsafeMutablePointer Void WritableKeyPath fatalError max type
                    """)
        ),
        ("Foundation", Set(words: "Bundle CGFloat CGPoint CGSize IndexPath NSCoder")),
        (
            "UIKit",
            Set(
                words: """
                    UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewDataSource
                    UICollectionViewDataSourcePrefetching UICollectionViewDelegate UICollectionViewDelegateFlowLayout
                    UICollectionViewDragDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate
                    UICollectionViewDropProposal UICollectionViewFocusUpdateContext UICollectionViewLayout
                    UICollectionViewListCell UICollectionViewTransitionLayout UIColor UIContentConfiguration
                    UIContextMenuConfiguration UIContextMenuInteractionAnimating
                    UIContextMenuInteractionCommitAnimating UIDragItem UIDragPreviewParameters UIDragSession
                    UIDropSession UIEdgeInsets UIFocusAnimationCoordinator UIImage UINib UIScrollView
                    UISpringLoadedInteractionContext UISwipeActionsConfiguration UITableView UITableViewCell
                    UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
                    UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate
                    UITableViewDropProposal UITableViewFocusUpdateContext UITableViewHeaderFooterView
                    UITableViewRowAction UITargetedPreview UIView UIViewController UIWindowScene
                    """)
        ),
        (
            "ListRuntime",
            Set(words: "EvaluatedRows ListChanges ListState OutlineRows RowOutline RowPath RowPosition UnknownRows")
        ),
        (
            "ListRuntimeUIKit",
            Set(
                words: """
                    CellRequest CollectionAnimation CollectionCellKind EmptyContent HeaderKind HeightRequest
                    ItemRequest ItemSizing ListCollection ListMetrics ListTable LoadedRows MenuRequest ObjectIdentity RowAction
                    RowActionPresentation RowDrag RowEditing RowEvent RowKind RowMenu RowMove RowSelection SectionEnds
                    SectionGrid SectionLayout SupplementaryRequest SwipeRequest TableCellKind TableCellStyle TableEnd
                    ViewClass WeakContext
                    """)
        ),
    ]
}
