import SourceText

/// What a file of the program makes use of in others: which marks apply, which views are shown, which types are held. From
/// the claims of all files follows what marks have no effect.
public struct Claims: Equatable, Sendable {
    /// The values and marks that decided something, by the paths of their files.
    public var applied: [String: Set<SourceRange>] = [:]
    /// The names of the view classes that are shown with their superclasses, and are passed over, by their places.
    public var views: Set<SourcePlace> = []
    public var passedOver: Set<SourcePlace> = []
    /// Shown view classes that no input declares.
    public var foreignViews: Set<String> = []
    /// The rows enums and section structs that lists hold, and those that lists or providers hold.
    public var types: Set<SourcePlace> = []
    public var heldTypes: Set<SourcePlace> = []
    /// The rows enums that tell their rows apart: in other lists the place of a row does.
    public var identifiedTypes: Set<SourcePlace> = []

    public init() {}

    init(_ findings: Findings, in table: SymbolTable) {
        func places(_ ids: some Sequence<Int>) -> Set<SourcePlace> { Set(ids.map { table.symbol($0).place }) }
        applied = findings.applied
        views = places(findings.views)
        passedOver = places(findings.passedOver.keys)
        foreignViews = findings.foreignViews
        types = places(findings.types)
        heldTypes = places(findings.heldTypes)
        identifiedTypes = places(findings.identifiedTypes)
    }

    /// The paths of the files of which the other claims something else.
    public func difference(_ other: Claims) -> Set<String> {
        var result = Set(applied.keys).union(other.applied.keys).filter { applied[$0] != other.applied[$0] }
        for (places, others) in [
            (views, other.views), (passedOver, other.passedOver), (types, other.types), (heldTypes, other.heldTypes),
            (identifiedTypes, other.identifiedTypes),
        ] {
            result.formUnion(places.symmetricDifference(others).map(\.path))
        }
        return result
    }

    /// The paths of all files that it has to do with.
    public var paths: Set<String> {
        Set(applied.keys).union([views, passedOver, types, heldTypes].joined().map(\.path))
    }
}
