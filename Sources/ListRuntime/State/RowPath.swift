/// The place of a row: its section and its offset in that section, both from 0. Eight bytes; there are no places beyond
/// 2,147,483,647.
public struct RowPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    @usableFromInline var storedSection: Int32
    @usableFromInline var storedRow: Int32

    @inlinable
    public init(section: Int, row: Int) {
        storedSection = Int32(clamping: section)
        storedRow = Int32(clamping: row)
    }

    /// From 0.
    @inlinable public var section: Int {
        get { Int(storedSection) }
        set { storedSection = Int32(clamping: newValue) }
    }

    /// The offset in its section, from 0.
    @inlinable public var row: Int {
        get { Int(storedRow) }
        set { storedRow = Int32(clamping: newValue) }
    }

    @inlinable
    public static func < (left: RowPath, right: RowPath) -> Bool {
        left.storedSection == right.storedSection
            ? left.storedRow < right.storedRow : left.storedSection < right.storedSection
    }

    /// `2-0`: section and row, as UIKit's messages write them.
    public var description: String { "\(section)-\(row)" }
}
