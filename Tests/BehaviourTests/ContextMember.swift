/// A member of the context.
struct ContextMember {
    enum Form { case stored, wrapped, lazy, computed, view }

    var name: String
    var type: String
    var form: Form
    /// The value that it is declared with.
    var initial: String
    /// A random value, as the driver writes it.
    var random: String

    /// Whether the driver gives it other values.
    var isVaried: Bool { form == .stored || form == .wrapped || form == .lazy }
}
