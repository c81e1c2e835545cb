import SourceText

/// What rules reported, decided and used while something was resolved.
struct Findings {
    var reported: [Finding] = []
    /// Whether there is an error, told or not, or something faulty was asked for.
    var hasErrors = false
    var decisions: [Decision] = []
    /// What marks say that decided something, by the places of the values and of the marks themselves, by path. What is
    /// left over at the end of a run had no effect.
    var applied: [String: Set<SourceRange>] = [:]
    /// Why a rule did not ask for the value of an argument, or for a mark.
    var reasons: [SourcePlace: NoEffect] = [:]
    /// The view classes that rows, headers and footers are shown by, with their superclasses.
    var views: Set<Int> = []
    /// Those that no input declares.
    var foreignViews: Set<String> = []
    /// The marked cells that a list has not taken for their model, because it cannot fill them.
    var passedOver: [Int: DiagnosticEntry] = [:]
    /// The rows enums and section structs that lists hold.
    var types: Set<Int> = []
    /// Of those the ones that tell their rows apart.
    var identifiedTypes: Set<Int> = []
    /// The held ones, and the rows enums inside a provider's.
    var heldTypes: Set<Int> = []
    /// The files that the output draws on.
    var contributors: Set<Int> = []
    /// The types that marks lead to, as far as their name has a second declaration.
    var ambiguousTypes: Set<Int> = []

    /// Adds what was found after it. The first reason counts.
    mutating func append(_ more: Findings) {
        reported += more.reported
        hasErrors = hasErrors || more.hasErrors
        decisions += more.decisions
        for (path, ranges) in more.applied { applied[path, default: []].formUnion(ranges) }
        reasons.merge(more.reasons) { first, _ in first }
        views.formUnion(more.views)
        foreignViews.formUnion(more.foreignViews)
        passedOver.merge(more.passedOver) { first, _ in first }
        types.formUnion(more.types)
        identifiedTypes.formUnion(more.identifiedTypes)
        heldTypes.formUnion(more.heldTypes)
        contributors.formUnion(more.contributors)
        ambiguousTypes.formUnion(more.ambiguousTypes)
    }
}
