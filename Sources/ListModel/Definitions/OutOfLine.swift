/// A large value that most owners do not have, kept elsewhere, so that they take little room and are copied fast.
@propertyWrapper
public enum OutOfLine<Value: Sendable>: Sendable {
    case none
    indirect case some(Value)

    public init(wrappedValue: Value?) {
        self = wrappedValue.map { .some($0) } ?? .none
    }

    public var wrappedValue: Value? {
        get {
            if case .some(let value) = self { return value }
            return nil
        }
        set { self = newValue.map { .some($0) } ?? .none }
    }
}

extension OutOfLine: CustomReflectable {
    /// That of the optional that it stands for.
    public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension OutOfLine: Equatable where Value: Equatable {}
