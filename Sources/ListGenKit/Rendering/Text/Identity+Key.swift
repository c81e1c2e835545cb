import ListModel

extension Identity {
    /// What is after a method that gives an `NSObjectProtocol`: such objects are equal by `isEqual(_:)` and `hash`.
    private static let cast = " as? NSObject"

    /// The expression of a key of a value: `story.id`.
    static func key(_ members: String, of value: String) -> String {
        if members.isEmpty { return Namer.own("ObjectIdentifier(\(value))") }
        guard members.hasSuffix(cast) else { return "\(value).\(members)" }
        return Namer.own("(\(value).\(String(members.dropLast(cast.count))) as? NSObject)")
    }

    /// The type of a key. That of an object is not one of the app.
    static func keyType(_ members: String, _ type: String) -> String {
        if members.isEmpty { return Namer.own("ObjectIdentifier") }
        return members.hasSuffix(cast) ? Namer.own("NSObject?") : type
    }
}
