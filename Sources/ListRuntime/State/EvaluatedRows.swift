/// A section whose rows are made of values of a protocol or base class, evaluated once an update; for generated code.
public struct EvaluatedRows<Section, Row> {
    /// The section as the app sets it.
    public var sectionValue: Section
    public var rows: [Row] = []
    /// Values that are not rows, since no input of the generator declares their types.
    public private(set) var unknownRows: [Any] = []

    /// The rows of those values of a section that `row` gives one for.
    public init<Values: Sequence>(
        of section: Section, _ values: Values, as row: (Values.Element) -> Row?
    ) {
        sectionValue = section
        for value in values {
            if let row = row(value) { rows.append(row) } else { unknownRows.append(value) }
        }
    }
}
