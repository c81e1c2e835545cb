/// What the bodies around a list say of its cells, by the names of classes, each with the first place that says so.
struct CellEvidence: Sendable {
    var dequeued: [String: Spot] = [:]
    /// Dequeued without a class in sight, by the identifier as written.
    var plain: [String: Spot] = [:]
    var registered: [String: Spot] = [:]
    /// Classes whose nibs are registered.
    var nibs: [String: Spot] = [:]
    /// Nibs that are registered by their names.
    var nibNames: [String: Spot] = [:]
    var registrations: [String: Spot] = [:]
    /// Where a cell of a registration is dequeued.
    var registrationUse: Spot?
    /// Classes that are expressions.
    var injected: [String: Spot] = [:]
    var fresh: [String: Spot] = [:]
    var owned: [String: Spot] = [:]
    var headers: [String: Spot] = [:]
    /// The identifiers that each class is registered under, as written.
    var identifiers: [String: [String: Spot]] = [:]

    /// The identifiers, as written, that anything is registered under.
    var keys: Set<String> = []

    /// Notes the first place only, so that the order of the bodies decides.
    static func note(_ name: String, at spot: Spot, in places: inout [String: Spot]) {
        if places[name] == nil { places[name] = spot }
    }
}
