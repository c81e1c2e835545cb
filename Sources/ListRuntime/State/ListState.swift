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
    /// The list as the app declares it and hands it in: the state itself, unless rows are computed.
    associatedtype ListValue = Self

    /// The state of a list. What is computed is evaluated here, and nowhere else.
    init(evaluating list: ListValue)
    /// The list that the state is of.
    var listValue: ListValue { get }

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
    /// The identities of all rows of a section, in order. A state that counts equal rows answers it in linear time.
    func rowIDs(inSection section: Int) -> [RowIdentity]
    /// True if the identity of a row can say how many equal ones come before it, so that it changes with them.
    static var countsEqualRows: Bool { get }
    /// The values that are left out, because they are of types that no input of the generator declares.
    var unknownRows: [Any] { get }
    /// The identities, described, of rows of outlines that are below themselves, where they are left out.
    var cyclicRows: [String] { get }
    /// The declared content of a row that is an object, read now; nil for all others.
    func stamp(of row: RowValue) -> RowStamp?
    /// True if rows are objects: their identities and stamps are read when a state is applied, and kept.
    static var keepsRows: Bool { get }
    /// What is left of the identity of a row when it moves into another section; nil for a row that moves into none. Asked
    /// where rows are kept.
    static func identityInSection(_ id: RowIdentity) -> AnyHashable?
    /// Takes out the rows and sections whose identity is that of one before them, as far as they can be taken out.
    mutating func removeDuplicateRows()
    /// Where the rows of a state are. The default is specialised for the state, which calls of others are not.
    static func rowIndex(of state: Self) -> RowIndex<Self>
    /// What changed from one state to the next.
    static func changes(from old: Self, to new: Self) -> ListChanges
}

extension ListState where ListValue == Self {
    /// Without computed rows the list is the state.
    public init(evaluating list: Self) { self = list }

    /// Without computed rows the state is the list.
    public var listValue: Self { self }
}

extension ListState {
    /// True if the state holds computed rows, which one changed row can change.
    public static var computesRows: Bool { ListValue.self != Self.self }

    /// An identity says nothing of other rows.
    public static var countsEqualRows: Bool { false }

    /// Without rows of a protocol or base class all is known.
    public var unknownRows: [Any] { [] }

    /// Without outlines no row is below another.
    public var cyclicRows: [String] { [] }

    /// Without rows that are objects there is nothing to read.
    public func stamp(of row: RowValue) -> RowStamp? { nil }

    /// Rows that have a stamp are objects.
    public static var keepsRows: Bool { RowStamp.self != Never.self }

    /// No row moves into another section.
    public static func identityInSection(_ id: RowIdentity) -> AnyHashable? { nil }

    /// What cannot be assigned stays.
    public mutating func removeDuplicateRows() {}

    /// By one look at every identity. Linear in the number of rows.
    @inlinable
    public static func rowIndex(of state: Self) -> RowIndex<Self> { RowIndex(state) }

    /// One look-up a row.
    public func rowIDs(inSection section: Int) -> [RowIdentity] { rowIDsByPath(inSection: section) }

    /// The identities of all rows of a section by a look-up each.
    @inlinable
    public func rowIDsByPath(inSection section: Int) -> [RowIdentity] {
        (0..<rowCount(inSection: section)).compactMap { rowID(at: RowPath(section: section, row: $0)) }
    }

    /// The identities of rows, where `make` gets how many equal ones by `key` come before. Linear.
    @inlinable
    public static func rowIDs<Rows: Sequence, Key: Hashable>(
        counting rows: Rows, by key: (Rows.Element) -> Key, _ make: (Rows.Element, Int) -> RowIdentity
    ) -> [RowIdentity] {
        var counts: [Key: Int] = [:]
        return rows.map { row in
            let before = counts[key(row), default: 0]
            counts[key(row)] = before + 1
            return make(row, before)
        }
    }

    /// The number of rows of each section.
    @inlinable
    public var rowCounts: [Int] { (0..<sectionCount).map { rowCount(inSection: $0) } }
}
