/// A value that a function may be given.
struct Value {
    /// The type as it is written.
    var type: String
    /// The label of a case's value, or the name of a member.
    var label: String?
    /// How the driver writes the value.
    var expression: String
}
