/// A part of a program that is resolved again, while the rest is known from before. The files of the input must be all
/// that answer what the part asks.
public struct ProgramPart: Sendable {
    /// The files to resolve; of all others only the cells are looked for.
    public var paths: Set<String>
    /// The names that no type of the whole program is spelled almost like.
    public var farNames: Set<String>
    /// What all other files claim.
    public var claims: [Claims]

    public init(paths: Set<String>, farNames: Set<String>, claims: [Claims]) {
        self.paths = paths
        self.farNames = farNames
        self.claims = claims
    }
}
