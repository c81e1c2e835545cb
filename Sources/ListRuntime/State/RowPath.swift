/// The place of a row: its section and its offset in that section, both from 0.
public struct RowPath: Hashable, Comparable, Sendable {
    public var section: Int
    public var row: Int

    @inlinable
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    @inlinable
    public static func < (left: RowPath, right: RowPath) -> Bool {
        left.section == right.section ? left.row < right.row : left.section < right.section
    }
}
