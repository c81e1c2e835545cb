/// A protocol by which a list view asks an object, or tells it.
public enum ListProtocol: Hashable, Sendable, CaseIterable {
    case dataSource
    /// With the methods of `UIScrollViewDelegate`.
    case delegate
    /// The delegate as a flow layout asks it; of collection views alone.
    case flowLayout
    case prefetching, drag, drop

    /// `UITableViewDataSource`.
    public func name(for target: ListTarget) -> String {
        let suffix =
            switch self {
            case .dataSource: "DataSource"
            case .delegate: "Delegate"
            case .flowLayout: "DelegateFlowLayout"
            case .prefetching: "DataSourcePrefetching"
            case .drag: "DragDelegate"
            case .drop: "DropDelegate"
            }
        return target.viewType + suffix
    }

    /// The property of the list view that holds the object.
    public var property: String {
        switch self {
        case .dataSource: "dataSource"
        case .delegate, .flowLayout: "delegate"
        case .prefetching: "prefetchDataSource"
        case .drag: "dragDelegate"
        case .drop: "dropDelegate"
        }
    }

    /// The delegates of a list view, by their names: those that protocols of an app may refine.
    public static func delegates(of target: ListTarget) -> [String] {
        let all: [ListProtocol] = target == .collection ? [.delegate, .flowLayout] : [.delegate]
        return all.map { $0.name(for: target) }
    }

    /// The protocols that a list conforms to only if it passes methods of them through.
    public static let onRequest: [ListProtocol] = [.prefetching, .drag, .drop]
}
