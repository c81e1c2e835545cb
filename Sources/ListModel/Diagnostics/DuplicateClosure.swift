/// Why two closures of a list have one name.
enum DuplicateClosure {
    /// Two kinds of rows have it.
    case rows
    /// Two marks around rows ask for the same event.
    case marks
    /// Members of the cells of one row have it, or a member and an event.
    case members
    /// The rows of one declaration are in several places of the list, which tell different values.
    case places

    var remedy: String {
        switch self {
        case .rows: "give one of the rows another name: `row(name: \"...\")`"
        case .marks: "say it in one of the two marks, or at the rows themselves, or take `actions: .closures` out"
        case .members: "rename the member that is marked `event`"
        case .places: "take `actions: .closures` out: methods of one name may take different values"
        }
    }
}
