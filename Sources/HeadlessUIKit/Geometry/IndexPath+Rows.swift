#if !canImport(UIKit)
import Foundation

extension IndexPath {
    /// The path of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The path of an item in a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The section, the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row, the second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item, the second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The paths of all rows of sections of that many rows.
    static func all(in counts: [Int]) -> [IndexPath] {
        counts.indices.flatMap { section in (0..<counts[section]).map { IndexPath(row: $0, section: section) } }
    }
}
#endif
