import ListModel

extension Identity {
    /// The expression of a key of a value: `story.id`, or of several values that a closure takes.
    static func key(_ key: Key, of value: String) -> String {
        switch key {
        case .object: Namer.own("ObjectIdentifier(\(value))")
        case .objectGiven(let call): Namer.own("ObjectIdentity(\(value).\(call))")
        case .function(let function): "\(function.owner).\(function.name)(\(value))"
        case .members(let members): "\(value).\(members)"
        }
    }

    /// The type of a key. That of an object is not one of the app.
    static func keyType(_ key: Key, _ type: String) -> String {
        switch key {
        case .object: Namer.own("ObjectIdentifier")
        case .objectGiven: Namer.own("ObjectIdentity")
        case .members, .function: type
        }
    }
}
