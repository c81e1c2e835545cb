/// A section struct where a list, or a section enum, uses it.
public struct SectionTypeReference: Sendable {
    /// As it is written there, with the arguments of a generic one.
    public var type: String
    /// The names of its `Row` and `RowID`.
    public var rowName: String
    public var rowIDName: String

    public init(type: String, rowName: String = "Row", rowIDName: String = "RowID") {
        self.type = type
        self.rowName = rowName
        self.rowIDName = rowIDName
    }
}
