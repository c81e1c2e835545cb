import Foundation

/// What tells a row apart whose model gives an object for that, as `diffIdentifier()` of IGListKit does.
///
/// Two are equal if their objects are by `isEqual(_:)`, which also have the same `hash` then.
public struct ObjectIdentity: Hashable {
    /// What the model has given; nil if it gave nothing.
    public let object: (any NSObjectProtocol)?

    /// The identity that an object is.
    public init(_ object: (any NSObjectProtocol)?) { self.object = object }

    /// Whether both objects are equal, or both missing.
    public static func == (a: ObjectIdentity, b: ObjectIdentity) -> Bool {
        guard let object = a.object else { return b.object == nil }
        return object.isEqual(b.object)
    }

    /// Hashes the `hash` of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(object?.hash) }
}
