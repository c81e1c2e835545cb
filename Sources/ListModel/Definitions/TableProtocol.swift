/// A protocol by which a table view asks an object, or tells it.
public enum TableProtocol: String, Hashable, Sendable, CaseIterable {
    case dataSource = "UITableViewDataSource"
    /// With the methods of `UIScrollViewDelegate`.
    case delegate = "UITableViewDelegate"
    case prefetching = "UITableViewDataSourcePrefetching"
    case drag = "UITableViewDragDelegate"
    case drop = "UITableViewDropDelegate"

    /// The property of the table view that holds the object.
    public var property: String {
        switch self {
        case .dataSource: "dataSource"
        case .delegate: "delegate"
        case .prefetching: "prefetchDataSource"
        case .drag: "dragDelegate"
        case .drop: "dropDelegate"
        }
    }

    /// The protocols that a list conforms to only if it passes methods of them through.
    public static let onRequest: [TableProtocol] = [.prefetching, .drag, .drop]
}
