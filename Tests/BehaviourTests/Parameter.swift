/// A parameter of a generated function, and the value that it must get.
struct Parameter {
    /// As written before the name; `_` and nothing are legal.
    var label: String?
    var name: String
    var type: String
    /// The clause of a type parameter.
    var generic: String?
    /// What the function says of it, and what the driver says of the right value.
    var spoken: String
    var expected: String
    /// Whether the value has rank 1 or 2.
    var isOwn = false
    /// Where values keep their order.
    var order: Int?

    var text: String { [label, "\(name): \(type)"].compactMap { $0 }.joined(separator: " ") }
}
