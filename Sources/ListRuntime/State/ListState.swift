/// The rows of one list as a value: what a generated list conforms to.
///
/// Look-ups answer nil for a place that does not exist, because UIKit may ask with a place that is gone.
public protocol ListState {
    // Names of their own: a type of the app that is nested in the state and called `Row` must not be taken for ours.

    /// Identity of a section.
    associatedtype SectionIdentity: Hashable
    /// A row with its payload.
    associatedtype RowValue
    /// Identity of a row in the whole list.
    associatedtype RowIdentity: Hashable
    /// The declared content of rows that are objects; `Never` where no row is.
    associatedtype RowStamp: Equatable = Never

    /// The number of sections.
    var sectionCount: Int { get }
    /// The number of rows of a section; 0 for a section that does not exist.
    func rowCount(inSection section: Int) -> Int
    /// The identity of a section.
    func section(at index: Int) -> SectionIdentity?
    /// The row at a place. Constant time where the rows are random access.
    func row(at path: RowPath) -> RowValue?
    /// The identity of the row at a place.
    func rowID(at path: RowPath) -> RowIdentity?
    /// The declared content of a row that is an object, read now; nil for all others.
    func stamp(of row: RowValue) -> RowStamp?
    /// What changed from one state to the next.
    static func changes(from old: Self, to new: Self) -> ListChanges
}

extension ListState {
    /// Without rows that are objects there is nothing to read.
    public func stamp(of row: RowValue) -> RowStamp? { nil }

    /// The number of rows of each section.
    @inlinable
    public var rowCounts: [Int] { (0..<sectionCount).map { rowCount(inSection: $0) } }
}
