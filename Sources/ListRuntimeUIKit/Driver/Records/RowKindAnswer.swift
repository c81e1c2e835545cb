/// What tells the kind of a row that a cell is not made for. Each answer is taken once.
@usableFromInline
final class RowKindAnswer {
    private var kind = RowKind("")

    init() {}

    func tell(_ kind: RowKind) { self.kind = kind }

    /// What was told since the last answer.
    func take() -> RowKind {
        let told = kind
        kind = RowKind("")
        return told
    }
}
