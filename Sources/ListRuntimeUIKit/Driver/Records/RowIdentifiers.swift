/// The classes that a list has registered under reuse identifiers which its rows say.
struct RowIdentifiers {
    private var classes: [String: AnyClass] = [:]

    /// What the views of a class are dequeued by if a row says an identifier.
    enum Answer {
        /// They were registered before.
        case known(String)
        /// They have to be registered under it.
        case new(String)
        /// The same, since views of another class have what the row says.
        case shared(String, with: AnyClass)
    }

    /// - Parameter known: The identifiers that the list has registered from the start, with their classes.
    mutating func answer(_ identifier: String, of view: AnyClass, known: () -> [(String, AnyClass)]) -> Answer {
        if classes.isEmpty { classes = Dictionary(known(), uniquingKeysWith: { first, _ in first }) }
        guard let other = classes[identifier] else {
            classes[identifier] = view
            return .new(identifier)
        }
        if other == view { return .known(identifier) }
        let own = "\(identifier) (\(view))"
        if classes[own] != nil { return .known(own) }
        classes[own] = view
        return .shared(own, with: other)
    }
}
