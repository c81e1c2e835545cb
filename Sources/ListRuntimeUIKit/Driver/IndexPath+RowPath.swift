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

    /// Where the row that stands here did so before one was moved.
    func beforeMove(from old: IndexPath, to new: IndexPath) -> IndexPath {
        if self == new { return old }
        var row = row
        if section == new.section, row > new.row { row -= 1 }
        if section == old.section, row >= old.row { row += 1 }
        return IndexPath(row: row, section: section)
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
