/// What a list reports once.
enum ReportedFault: Hashable {
    case cyclicRow(String)
    case missingContext
    case missingActions
    case newRow
    case otherDelegate
    case sharedIdentifier(String)
    case swipesWithoutList
    case takenOver
    case tooFewOwnedCells
    case manyKeptCells
}
