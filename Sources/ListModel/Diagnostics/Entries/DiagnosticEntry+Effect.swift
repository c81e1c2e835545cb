import SourceText

/// What marks say and nothing asks for.
extension DiagnosticEntry {
    static func argumentWithoutEffect(_ name: String, mark: String, because reason: NoEffect) -> Self {
        Self(
            "argument-without-effect", "`\(name)` of `\(mark)` has no effect: \(reason.text)", notes: reason.notes,
            remedy: reason.remedy)
    }

    static func markWithoutEffect(_ mark: String, because reason: NoEffect) -> Self {
        Self(
            "mark-without-effect", "this `\(mark)` has no effect: \(reason.text)", notes: reason.notes,
            remedy: reason.remedy)
    }

    /// A class marked `cell`, or with marks on its members.
    static func unusedView(_ name: String) -> Self {
        Self(
            "unused-view", severity: .warning, "no list shows anything by `\(name)`, so its marks do nothing",
            remedy:
                "give a list a property of the model that it shows, name it in `row(cell:)`, or take the marks away")
    }

    /// A model, or a typealias of one, with a `row` mark.
    static func unusedModel(_ name: String) -> Self {
        Self(
            "unused-model", severity: .warning, "no list has a row of `\(name)`, so its `row` mark does nothing",
            remedy: "give a list a property of it, or take the mark away")
    }

    /// A marked cell that was not taken for a model in any list, because nothing fills a parameter of its method; the
    /// cell that was taken, and the row.
    static func cellPassedOver(
        _ name: String, model: String, parameter: String, method: SourcePlace, taken: String, row: String,
        at place: SourcePlace
    ) -> Self {
        Self(
            "cell-passed-over",
            "`\(name)` shows no `\(model)`: nothing fills `\(parameter)` of its method",
            notes: [
                Diagnostic.Note("of this method", at: method),
                Diagnostic.Note("`\(row)` is shown by `\(taken)` instead", at: place),
            ],
            remedy:
                "put a value of that type into the context, name the cell that is meant in `row(cell:)`, or take "
                + "this mark away")
    }
}
