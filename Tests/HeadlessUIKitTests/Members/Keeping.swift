import HeadlessUIKit
import Testing

/// Gives a property another value, which it has to keep; returns the value that it had before.
@MainActor @discardableResult
func keep<Object: AnyObject, Value: Equatable>(
    _ value: Value, in object: Object, _ property: ReferenceWritableKeyPath<Object, Value>,
    _ location: SourceLocation = #_sourceLocation
) -> Value {
    let old = object[keyPath: property]
    object[keyPath: property] = value
    #expect(object[keyPath: property] == value, sourceLocation: location)
    return old
}
