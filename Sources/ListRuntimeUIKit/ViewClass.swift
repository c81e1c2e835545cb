#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A view class that the context of a list holds, as the kind of cell of its rows.
public struct ViewClass<View: UIView>: Hashable, Sendable {
    /// The class, which makes its views itself.
    public let type: View.Type

    /// The class as a kind of cell.
    public init(_ type: View.Type) { self.type = type }

    /// The name of the class with that of its module. Views are dequeued by it.
    public var reuseIdentifier: String { String(reflecting: type) }

    /// Whether both are the same class.
    public static func == (a: ViewClass, b: ViewClass) -> Bool { a.type == b.type }

    /// Hashes which class it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
