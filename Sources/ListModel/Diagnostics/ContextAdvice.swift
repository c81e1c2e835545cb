/// What a context could hold to fill a parameter.
public enum ContextAdvice: Sendable {
    /// A value of its type, which needs the name if many values have that type.
    case value(named: String?)
    /// Nothing: it is a closure, which a mark of its method makes an event of the row.
    case event(String)
    /// Nothing: there is no context, or it is a view, which contexts do not offer.
    case nothing

    /// As it reads before "or".
    var remedy: String? {
        switch self {
        case .value(let name?): "put a property called `\(name)` of that type into the context"
        case .value(nil): "put a value of that type into the context"
        case .event(let name): "mark the method `// listgen:event(\(name))`"
        case .nothing: nil
        }
    }
}
