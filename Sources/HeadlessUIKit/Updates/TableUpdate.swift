/// An update that a table has performed.
public enum TableUpdate: Hashable, Sendable, CustomStringConvertible {
    case reloadData
    case batch(TableBatch)

    public var description: String {
        switch self {
        case .reloadData: "reloadData"
        case .batch(let batch): batch.description
        }
    }
}
