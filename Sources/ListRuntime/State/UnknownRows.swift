/// Values of a protocol or base class that are not rows, since no input of the generator declares their types; for generated
/// code.
public enum UnknownRows {
    /// Those of a property of many rows. Nothing is looked at where each of them is shown.
    public static func among<Values: Collection, Row>(
        _ values: Values, shown rows: [Row], as row: (Values.Element) -> Row?
    ) -> [Any] {
        values.count == rows.count ? [] : values.filter { row($0) == nil }
    }

    /// That of a property of one row.
    public static func among<Value, Row>(_ value: Value?, shown row: Row?) -> [Any] {
        row == nil ? value.map { [$0] } ?? [] : []
    }
}
