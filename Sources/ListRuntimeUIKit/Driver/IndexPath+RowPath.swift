import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension IndexPath {
    init(_ path: RowPath) {
        self.init(row: path.row, section: path.section)
    }
}

extension RowPath {
    /// Nil for a path that is not one of a row.
    @inlinable
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(section: indexPath.section, row: indexPath.row)
    }
}
