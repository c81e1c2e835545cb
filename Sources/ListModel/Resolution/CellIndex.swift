/// The classes marked `cell`, by what they are filled with. Made before the lists are resolved.
struct CellIndex {
    /// The cells by the type, in full, of what they are filled with.
    var byModel: [String: [Int]] = [:]
    /// Those that show types which no input declares.
    var ofUndeclared: [NearCell] = []
    /// Those that nothing fills, by the types that some other member of theirs takes.
    var unfilled: [String: NearCell] = [:]
    /// What may fill each of them.
    var candidates: [Int: [FillCandidate]] = [:]
    /// The types about which marks with a fault may say something, other than those that carry them.
    var doubtfulModels: Set<String>
}
