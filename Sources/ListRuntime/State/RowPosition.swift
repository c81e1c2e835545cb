/// The position of a row among the rows of its property.
public struct RowPosition<Element> {
    /// Offset from 0.
    public var index: Int
    /// The number of rows.
    public var count: Int
    /// The row before, or nil at the start.
    public var previous: Element?
    /// The next row, or nil at the end.
    public var next: Element?

    /// True for the row at the start.
    public var isFirst: Bool { index == 0 }
    /// True for the row at the end.
    public var isLast: Bool { index == count - 1 }

    public init(index: Int, count: Int, previous: Element?, next: Element?) {
        self.index = index
        self.count = count
        self.previous = previous
        self.next = next
    }

    /// The position of the row at an offset of a collection. Constant time for random access.
    @inlinable
    public init<Rows: Collection>(in rows: Rows, at offset: Int) where Rows.Element == Element {
        let count = rows.count
        func element(_ offset: Int) -> Element? {
            guard offset >= 0, offset < count else { return nil }
            return rows[rows.index(rows.startIndex, offsetBy: offset)]
        }
        self.init(index: offset, count: count, previous: element(offset - 1), next: element(offset + 1))
    }
}

extension RowPosition: Equatable where Element: Equatable {}
extension RowPosition: Hashable where Element: Hashable {}
extension RowPosition: Sendable where Element: Sendable {}
