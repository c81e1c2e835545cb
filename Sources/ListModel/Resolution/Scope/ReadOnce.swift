/// What was made of types, each read once. A type that is read inside of itself counts as faulty: nil.
final class ReadOnce<Value> {
    private var values: [Int: Value?] = [:]

    /// The value of a type, which `read` gives the first time.
    func value(_ id: Int, _ read: () -> Value?) -> Value? {
        if let known = values[id] { return known }
        values[id] = .some(nil)
        let value = read()
        values[id] = .some(value)
        return value
    }
}
