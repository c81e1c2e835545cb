import SourceText

/// A diagnostic of a rule, with what it may be only a consequence of.
struct Finding {
    let diagnostic: Diagnostic
    let mayFollowFrom: DiagnosticCauses
    /// Whether a mark with a fault may say what seems to be missing.
    let isDoubtful: Bool
    /// The context of its list, if the name is spelled almost like that of a type of the program.
    let misspeltContext: SourcePlace?
    /// Whether it says that what it is told of is probably a section without its mark.
    let isOfSection: Bool
    /// What it is told of once a file, however often it is found.
    let subject: String?
}
