/// The rows of one list as a value: what a generated list conforms to.
///
/// Look-ups answer nil for a place that does not exist, because UIKit may ask with a place that is gone.
public protocol ListState {
    /// Identity of a section.
    associatedtype Section: Hashable
    /// A row with its payload.
    associatedtype Row
    /// Identity of a row in the whole list.
    associatedtype RowID: Hashable
    /// The declared content of rows that are objects; `Never` where no row is.
    associatedtype Stamp: Equatable = Never

    /// The number of sections.
    var sectionCount: Int { get }
    /// The number of rows of a section; 0 for a section that does not exist.
    func rowCount(inSection section: Int) -> Int
    /// The identity of a section.
    func section(at index: Int) -> Section?
    /// The row at a place. Constant time where the rows are random access.
    func row(at path: RowPath) -> Row?
    /// The identity of the row at a place.
    func rowID(at path: RowPath) -> RowID?
    /// The declared content of a row that is an object, read now; nil for all others.
    func stamp(of row: Row) -> Stamp?
    /// What changed from one state to the next.
    static func changes(from old: Self, to new: Self) -> ListChanges
}

extension ListState {
    /// Without rows that are objects there is nothing to read.
    public func stamp(of row: Row) -> Stamp? { nil }

    /// The number of rows of each section.
    @inlinable
    public var rowCounts: [Int] { (0..<sectionCount).map { rowCount(inSection: $0) } }
}
