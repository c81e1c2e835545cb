import ListModel

extension Identity {
    /// What is after a method that gives an `NSObjectProtocol`: such objects are equal by `isEqual(_:)` and `hash`.
    private static let cast = " as? NSObject"

    /// The expression of a key of a value: `story.id`, or of several values that a closure takes.
    static func key(_ key: Key, of value: String) -> String {
        switch key {
        case .object: return Namer.own("ObjectIdentifier(\(value))")
        case .function(let function): return "\(function.owner).\(function.name)(\(value))"
        case .members(let members):
            guard members.hasSuffix(cast) else { return "\(value).\(members)" }
            return Namer.own("(\(value).\(String(members.dropLast(cast.count))) as? NSObject)")
        }
    }

    /// The type of a key. That of an object is not one of the app.
    static func keyType(_ key: Key, _ type: String) -> String {
        switch key {
        case .object: Namer.own("ObjectIdentifier")
        case .function: type
        case .members(let members): members.hasSuffix(cast) ? Namer.own("NSObject?") : type
        }
    }
}
