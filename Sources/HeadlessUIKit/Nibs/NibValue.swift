#if !canImport(UIKit)
import Foundation

/// Hands what a nib gives to a property or method of its own type; for code that `listgen headless` writes.
public enum NibValue {
    /// Calls `body` with the object, the objects or the value as a `Value`; false if it is none.
    @MainActor
    @discardableResult
    public static func pass<Value>(_ value: Any, _ body: (Value) -> Void) -> Bool {
        if let value = value as? Value {
            body(value)
            return true
        }
        if let objects = value as? [AnyObject], let value = objects.first as? Value {
            body(value)
            return true
        }
        guard let number = value as? Double, let value = converted(number, to: Value.self) else { return false }
        body(value)
        return true
    }

    private static func converted<Value>(_ number: Double, to type: Value.Type) -> Value? {
        CGFloat(number) as? Value ?? Float(number) as? Value ?? Int(exactly: number) as? Value
    }
}
#endif
