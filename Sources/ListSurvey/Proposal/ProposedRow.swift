/// A property of a proposed list.
struct ProposedRow {
    /// What it says of the rows.
    enum Kind: Equatable {
        /// One row that is always there.
        case constant
        /// A row for each element of an array of this type.
        case elements(String)
        /// The reason why it is not known.
        case hole(String)
    }

    var name: String
    var kind: Kind
    /// The class of the cell, as a mark names it.
    var cell: String
    /// The cell as the inventory has it; nil if that is not known.
    var surveyed: SurveyedCell?
    /// Whether a method of the cell takes the element.
    var isFilledByCell = false
    /// Where the cell is asked for.
    var spot: Spot
    /// What of it has to be checked.
    var remark: String?
}
