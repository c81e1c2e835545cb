/// What a list reports once.
enum ReportedFault: Hashable {
    case missingContext
    case missingActions
    case newRow
    case otherDelegate
    case swipesWithoutList
    case takenOver
}
