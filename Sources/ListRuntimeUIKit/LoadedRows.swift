/// What a table has loaded for rows that are ids. For generated code.
@preconcurrency @MainActor
public final class LoadedRows<ID: Hashable, Value> {
    private var values: [ID: Value] = [:]

    public init() {}

    /// How many are loaded.
    public var count: Int { values.count }

    /// What a row shows, loaded if it is not yet.
    public func value(of id: ID, _ load: (ID) -> Value) -> Value {
        if let value = values[id] { return value }
        let value = load(id)
        values[id] = value
        return value
    }

    /// Forgets what was loaded for a row.
    /// - Returns: True.
    public func drop(_ id: ID) -> Bool {
        values[id] = nil
        return true
    }

    /// Forgets all but what some rows show. `id` answers nil for a row of another kind.
    public func keep<Row>(_ rows: [Row], id: (Row) -> ID?) {
        let ids = Set(rows.compactMap(id))
        values = values.filter { ids.contains($0.key) }
    }
}
