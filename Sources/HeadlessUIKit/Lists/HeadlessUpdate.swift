#if !canImport(UIKit)
/// An update that a table or collection view has performed.
public enum HeadlessUpdate: Hashable, Sendable, CustomStringConvertible {
    case reloadData
    case batch(HeadlessBatch)

    public var description: String {
        switch self {
        case .reloadData: "reloadData"
        case .batch(let batch): batch.description
        }
    }
}
#endif
