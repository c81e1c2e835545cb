/// Where each row of a state is, by identity.
public struct RowIndex<State: ListState> {
    /// Two rows with the same identity; look-ups find the first.
    public struct Duplicate {
        public var id: State.RowIdentity
        public var first: RowPath
        public var again: RowPath
    }

    /// Two sections with the same identity; look-ups find the first.
    public struct DuplicateSection {
        public var id: State.SectionIdentity
        public var first: Int
        public var again: Int
    }

    private var paths: [State.RowIdentity: RowPath] = [:]
    private var sections: [State.SectionIdentity: Int] = [:]
    /// All rows whose identity is that of a row before them, in order.
    public private(set) var duplicates: [Duplicate] = []
    /// All sections whose identity is that of a section before them, in order.
    public private(set) var duplicateSections: [DuplicateSection] = []

    /// Reads every row identity of a state. Linear in the number of rows.
    public init(_ state: State) {
        let counts = state.rowCounts
        paths.reserveCapacity(counts.reduce(0, +))
        for section in counts.indices {
            if let id = state.section(at: section) {
                if let first = sections[id] {
                    duplicateSections.append(DuplicateSection(id: id, first: first, again: section))
                } else {
                    sections[id] = section
                }
            }
            for (row, id) in state.rowIDs(inSection: section).enumerated() {
                let path = RowPath(section: section, row: row)
                if let first = paths[id] {
                    duplicates.append(Duplicate(id: id, first: first, again: path))
                } else {
                    paths[id] = path
                }
            }
        }
    }

    /// The place of a row, or nil where there is none of that identity. Constant time.
    public subscript(id: State.RowIdentity) -> RowPath? { paths[id] }

    /// The place of a section, or nil where there is none of that identity. Constant time.
    public subscript(section id: State.SectionIdentity) -> Int? { sections[id] }
}
