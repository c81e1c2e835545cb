/// The marks above an `#if`.
struct MarksAtCondition {
    /// What the clauses had for them.
    enum Use {
        case none, stray, declaration
    }

    var marks: [MarkComment]
    /// How many of them are those of the `#if` around it.
    var inherited: Int
    var use = Use.none
}
