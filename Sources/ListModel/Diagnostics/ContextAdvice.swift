/// What could fill a parameter that nothing fills.
public enum ContextAdvice: Sendable {
    /// A value of its type in the context, which needs the name if many values have that type.
    case value(named: String?)
    /// The same in a context that the list has yet to name.
    case contextWithValue(named: String?)
    /// Nothing: the row is a set, say, whose elements are meant. What to write for them.
    case elements(String)
    /// Nothing: it is a closure, which a mark of its method makes an event of the row.
    case event(String)
    /// Nothing: there is no context, or it is a view, which contexts do not offer.
    case nothing

    /// As it reads before "or".
    var remedy: String? {
        switch self {
        case .value(let name?): "put a property called `\(name)` of that type into the context"
        case .value(nil): "put a value of that type into the context"
        case .contextWithValue(let name):
            "give the list a `context:` with a \(name.map { "property called `\($0)`" } ?? "value") of that type"
        case .elements(let way): way
        case .event(let name): "mark the method `// listgen:event(\(name))`"
        case .nothing: nil
        }
    }
}
