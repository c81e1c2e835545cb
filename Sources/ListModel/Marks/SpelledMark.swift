import SourceText

/// A mark as it is spelled, its arguments classified and not yet checked.
struct SpelledMark {
    struct Argument {
        /// Nil for a value without one.
        var label: String?
        /// Of the label, or of the value if there is none.
        var place: SourcePlace
        /// Nil if nothing stands after the label.
        var value: MarkValue?
    }

    /// Empty where nothing stands behind `listgen:`.
    var name: String
    var place: SourcePlace
    /// Where the name is empty, the mark that was probably meant, or nil.
    var meant: String?
    var arguments: [Argument] = []
    /// True if the spelling was reported.
    var isFaulty = false
}
