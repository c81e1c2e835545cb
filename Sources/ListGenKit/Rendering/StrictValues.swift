import Mustache

/// The root of the values of one rendering. It is asked last for a name, so what it does not know nobody knows.
final class StrictValues: MustacheParent {
    private let values: [String: Any]
    /// In the order in which they were asked for.
    private(set) var unknownNames: [String] = []

    init(_ values: [String: Any]) {
        self.values = values
    }

    func child(named name: String) -> Any? {
        if let value = values[name] { return value }
        if !unknownNames.contains(name) { unknownNames.append(name) }
        return nil
    }
}
